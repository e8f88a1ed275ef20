#include "ui/studies/chapter_list.h"

#include "ui/language/retranslated.h"
#include "ui/widgets/list_rows.h"

#include <QDropEvent>
#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace komadai::ui {

ChapterList::ChapterList(QWidget* parent) : QListWidget(parent) {
    setObjectName(QStringLiteral("chapterList"));
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setDragDropMode(QAbstractItemView::InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setItemDelegate(new ElidedRows(this));
    setWordWrap(false);
    setUniformItemSizes(false);
    connect(this, &QListWidget::itemDoubleClicked, this, &ChapterList::openWanted);
    retranslated(this, [this] {
        setAccessibleName(tr("Chapters"));
        showTexts();
    });
}

QString ChapterList::titleOf(const core::Chapter& chapter, int number) {
    const QString title = QString::fromStdString(chapter.content.title);
    if (title.isEmpty()) return tr("Chapter %1").arg(number);
    return QStringLiteral("%1. %2").arg(number).arg(title);
}

void ChapterList::setChapters(std::vector<ListedChapter> chapters) {
    const auto selectedBefore = selected();
    const core::ChapterId currentBefore = current() ? current()->chapter.id : 0; // ids begin at 1
    const int rowBefore = currentRow();
    const QSignalBlocker blocker(this);
    m_chapters = std::move(chapters);
    while (count() > static_cast<int>(m_chapters.size()))
        delete takeItem(count() - 1);
    while (count() < static_cast<int>(m_chapters.size()))
        addItem(QString());
    showTexts();
    clearSelection();
    int currentNow = std::min(rowBefore, count() - 1);
    for (int row = 0; row < count(); ++row) {
        const core::ChapterId id = m_chapters[static_cast<std::size_t>(row)].chapter.id;
        if (std::find(selectedBefore.begin(), selectedBefore.end(), id) != selectedBefore.end())
            item(row)->setSelected(true);
        if (id == currentBefore) currentNow = row;
    }
    if (currentNow < 0 && count() > 0) currentNow = 0;
    const bool keepsSelection = !selectedItems().isEmpty();
    setCurrentRow(currentNow,
                  keepsSelection ? QItemSelectionModel::NoUpdate : QItemSelectionModel::ClearAndSelect);
}

void ChapterList::showTexts() {
    for (int row = 0; row < count() && row < static_cast<int>(m_chapters.size()); ++row) {
        const ListedChapter& listed = m_chapters[static_cast<std::size_t>(row)];
        QString about = listed.game;
        using Game = core::Chapter::Game;
        if (listed.chapter.game == Game::None) about = tr("Only text");
        if (listed.chapter.game == Game::Deleted) about = tr("Its game was deleted");
        if (listed.chapter.game == Game::Gone) about = tr("Its game is gone");
        const QString title = titleOf(listed.chapter, row + 1);
        item(row)->setText(about.isEmpty() ? title : QStringLiteral("%1\n    %2").arg(title, about));
        item(row)->setToolTip(item(row)->text());
    }
}

const ListedChapter* ChapterList::current() const {
    const int row = currentRow();
    if (row < 0 || row >= static_cast<int>(m_chapters.size())) return nullptr;
    return &m_chapters[static_cast<std::size_t>(row)];
}

void ChapterList::select(std::span<const core::ChapterId> chapters) {
    bool isFirst = true;
    for (std::size_t row = 0; row < m_chapters.size(); ++row) {
        if (std::find(chapters.begin(), chapters.end(), m_chapters[row].chapter.id) == chapters.end())
            continue;
        if (std::exchange(isFirst, false))
            setCurrentRow(static_cast<int>(row), QItemSelectionModel::ClearAndSelect);
        else
            item(static_cast<int>(row))->setSelected(true);
    }
}

std::vector<int> ChapterList::selectedRows() const {
    std::vector<int> rows;
    for (int row = 0; row < count(); ++row)
        if (item(row)->isSelected()) rows.push_back(row);
    return rows;
}

std::vector<core::ChapterId> ChapterList::selected() const {
    std::vector<core::ChapterId> ids;
    for (const int row : selectedRows())
        if (const auto id = chapterAt(row)) ids.push_back(*id);
    return ids;
}

std::optional<core::ChapterId> ChapterList::chapterAt(int row) const {
    if (row < 0 || row >= static_cast<int>(m_chapters.size())) return std::nullopt;
    return m_chapters[static_cast<std::size_t>(row)].chapter.id;
}

bool ChapterList::canMove(int step) const {
    const auto rows = selectedRows();
    if (rows.empty()) return false;
    const bool isOneBlock = rows.back() - rows.front() + 1 == static_cast<int>(rows.size());
    return !isOneBlock || (step < 0 ? rows.front() > 0 : rows.back() < count() - 1);
}

/// Chapters that do not stand together gather.
void ChapterList::moveSelected(int step) {
    if (!canMove(step)) return;
    const auto rows = selectedRows();
    const int before = step < 0 ? std::max(rows.front() - 1, 0) : std::min(rows.back() + 2, count());
    emit moveWanted(selected(), chapterAt(before));
}

/// The list must not move its rows by itself. With the action to copy it leaves them alone.
void ChapterList::dropEvent(QDropEvent* event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    int row = count();
    if (index.isValid()) {
        const QRect place = visualRect(index);
        row = event->position().y() > place.center().y() ? index.row() + 1 : index.row();
    }
    const auto chapters = selected();
    event->setDropAction(Qt::CopyAction);
    event->accept();
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
    if (!chapters.empty()) emit moveWanted(chapters, chapterAt(row));
}

void ChapterList::keyPressEvent(QKeyEvent* event) {
    const bool isControl = event->modifiers() == Qt::ControlModifier;
    if (isControl && event->key() == Qt::Key_Up) return moveSelected(-1);
    if (isControl && event->key() == Qt::Key_Down) return moveSelected(1);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit openWanted();
        return;
    }
    if (event->key() == Qt::Key_Delete) {
        emit removalWanted();
        return;
    }
    QListWidget::keyPressEvent(event);
}

} // namespace komadai::ui
