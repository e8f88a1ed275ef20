#include "ui/practice/repertoire_list.h"

#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/practice/repertoire_gaps_dialog.h"
#include "ui/practice/repertoire_service.h"
#include "ui/practice/table_item.h"
#include "ui/widgets/window_place.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QTableWidget>

#include <algorithm>

namespace komadai::ui {
namespace {

struct RepertoireColumn {
    enum Number { Name, Game, Positions, Due, New, Learnt, Columns };
};

} // namespace

RepertoireList::RepertoireList(const core::VariantSet& variants, LibraryService& library,
                               RepertoireService& service, QWidget* parent)
    : QWidget(parent, Qt::Window), m_variants(variants), m_library(library), m_service(service),
      m_table(new QTableWidget(0, RepertoireColumn::Columns, this)), m_text(new QLabel(this)) {
    setObjectName(QStringLiteral("repertoires"));
    m_table->setObjectName(QStringLiteral("repertoireTable"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(RepertoireColumn::Name, QHeaderView::Stretch);
    m_text->setObjectName(QStringLiteral("repertoireText"));
    m_text->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_text);
    layout->addWidget(makeButtons());
    setLeastSize(*this, {420, 300});
    resizeWithinScreen(*this, {680, 400});
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &RepertoireList::update);
    connect(m_table, &QTableWidget::cellDoubleClicked, m_practise, &QPushButton::click);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    connect(&service, &RepertoireService::changed, this, [this] {
        if (isVisible()) refresh();
    });
    connect(&library, &LibraryService::leaving, this, &RepertoireList::leaveLibrary);
    retranslated(this, [this] { retranslate(); });
}

QWidget* RepertoireList::makeButtons() {
    auto* buttons = new QWidget(this);
    const auto make = [buttons](const char* name, Text text, auto act) {
        auto* button = new QPushButton(buttons);
        button->setObjectName(QLatin1String(name));
        connect(button, &QPushButton::clicked, button, act);
        return retranslated(button, &QPushButton::setText, std::move(text));
    };
    m_practise = make(
        "practiseRepertoire", [] { return tr("&Practise"); },
        [this] {
            if (const auto row = selected()) emit practiceWanted(row->id);
        });
    m_open = make(
        "openRepertoire", [] { return tr("&Open as Game"); },
        [this] {
            if (const auto row = selected()) emit openingWanted(row->id);
        });
    m_choose = make(
        "chooseRepertoire", [] { return tr("&Use for Marking"); },
        [this] {
            if (const auto row = selected()) m_service.choose(row->id);
        });
    m_rename = make(
        "renameRepertoire", [] { return tr("&Rename…"); }, [this] { rename(); });
    m_delete = make(
        "deleteRepertoire", [] { return tr("&Delete…"); }, [this] { remove(); });
    m_gaps = make(
        "repertoireGaps", [] { return tr("Find &Gaps…"); }, [this] { showGaps(); });
    auto* grid = new QGridLayout(buttons);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_practise, 0, 0);
    grid->addWidget(m_open, 0, 1);
    grid->addWidget(m_choose, 0, 2);
    grid->addWidget(m_rename, 1, 0);
    grid->addWidget(m_delete, 1, 1);
    grid->addWidget(m_gaps, 1, 2);
    return buttons;
}

void RepertoireList::retranslate() {
    setWindowTitle(tr("Repertoires"));
    m_table->setAccessibleName(tr("Repertoires"));
    m_table->setHorizontalHeaderLabels(
        {tr("Name"), tr("Variant"), tr("Positions"), tr("Due"), tr("New"), tr("Learned")});
    m_table->horizontalHeaderItem(RepertoireColumn::Learnt)
        ->setToolTip(tr("Positions that come again only after three weeks or more"));
    showRows();
}

void RepertoireList::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void RepertoireList::refresh() {
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    m_request.cancel();
    m_request = m_library.read(
        [now](core::Library& library) { return core::RepertoireStore(library).all(now); }, this,
        [this](const std::vector<core::RepertoireSummary>& rows) {
            m_failure.clear();
            m_rows = rows;
            showRows();
        },
        [this](const core::StorageError& error) {
            m_failure = sentence(error);
            update();
        });
}

void RepertoireList::showRows() {
    const auto before = selected();
    const int rowBefore = m_table->currentRow();
    const QSignalBlocker blocker(m_table);
    m_table->setRowCount(static_cast<int>(m_rows.size()));
    int current = m_rows.empty() ? -1 : std::clamp(rowBefore, 0, static_cast<int>(m_rows.size()) - 1);
    for (int i = 0; i < m_table->rowCount(); ++i) {
        const core::RepertoireSummary& row = m_rows[static_cast<std::size_t>(i)];
        const auto variant = m_variants.find(row.variant);
        auto* name = makeItem(QString::fromStdString(row.name));
        name->setData(Qt::UserRole, QVariant::fromValue<qint64>(row.id));
        m_table->setItem(i, RepertoireColumn::Name, name);
        m_table->setItem(
            i, RepertoireColumn::Game,
            makeItem(variant ? tr("%1: %2").arg(nameOf(variant->spec()), sideName(variant->spec(), row.side))
                             : QString::fromStdString(row.variant)));
        const auto setNumber = [&](RepertoireColumn::Number column, int number) {
            m_table->setItem(i, column, makeItem(countText(number), true));
        };
        setNumber(RepertoireColumn::Positions, row.positions);
        setNumber(RepertoireColumn::Due, row.counts.due);
        setNumber(RepertoireColumn::New, row.counts.fresh);
        setNumber(RepertoireColumn::Learnt, row.counts.learnt);
        if (before && before->id == row.id) current = i;
    }
    m_table->setCurrentCell(current, RepertoireColumn::Name);
    update();
}

void RepertoireList::leaveLibrary() {
    m_request.cancel();
    m_rows.clear();
    m_failure.clear();
    showRows();
    m_text->clear(); // what the other library has is not known yet
}

std::optional<core::RepertoireSummary> RepertoireList::selected() const {
    const auto* item =
        m_table->currentRow() < 0 ? nullptr : m_table->item(m_table->currentRow(), RepertoireColumn::Name);
    if (!item) return std::nullopt;
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [item](const auto& row) {
        return row.id == item->data(Qt::UserRole).toLongLong();
    });
    return found == m_rows.end() ? std::nullopt : std::optional(*found);
}

bool RepertoireList::isChosen(const core::RepertoireSummary& summary) {
    for (const auto& stored : m_service.ofVariant(summary.variant))
        if (stored.repertoire.side() == summary.side && stored.repertoire.text(0) == summary.start)
            return stored.id == summary.id;
    return false;
}

void RepertoireList::update() {
    const auto row = selected();
    m_practise->setEnabled(row && row->counts.all() > 0);
    m_open->setEnabled(row && row->canBeRead);
    m_choose->setEnabled(row && row->canBeRead && !isChosen(*row));
    m_rename->setEnabled(row.has_value());
    m_gaps->setEnabled(row && row->counts.all() > 0);
    m_delete->setEnabled(row.has_value());
    QString text = m_failure;
    if (text.isEmpty() && m_rows.empty())
        text = tr("There is no repertoire yet. Practice > Repertoire > Mark as My Move begins one.");
    else if (text.isEmpty() && row && !row->canBeRead)
        text = tr("The rules of this game no longer allow the position where this repertoire starts. You can "
                  "rename or delete the repertoire, but not open or practise it.");
    else if (text.isEmpty() && row && isChosen(*row))
        text = tr("Moves that you mark go into this repertoire.");
    m_text->setText(text);
}

void RepertoireList::rename() {
    const auto row = selected();
    if (!row) return;
    bool isGiven = false;
    const QString name = QInputDialog::getText(this, tr("Rename Repertoire"), tr("&Name:"), QLineEdit::Normal,
                                               QString::fromStdString(row->name), &isGiven)
                             .trimmed();
    if (isGiven && !name.isEmpty()) m_service.rename(row->id, name);
}

void RepertoireList::remove() {
    const auto row = selected();
    if (!row) return;
    QMessageBox box(QMessageBox::Question, tr("Delete Repertoire"),
                    tr("Delete the repertoire “%1”?").arg(QString::fromStdString(row->name)),
                    QMessageBox::Cancel, this);
    box.setInformativeText(
        tr("Its %Ln position(s) and your learning progress will be lost. Your games stay in the library.",
           nullptr, row->positions));
    const auto* remove = box.addButton(tr("&Delete"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != remove) return;
    m_service.removeRepertoire(row->id);
    if (auto* gaps = gapsOf(row->id)) gaps->close();
}

RepertoireGapsDialog* RepertoireList::gapsOf(core::RepertoireId repertoire) const {
    const auto dialogs = findChildren<RepertoireGapsDialog*>();
    const auto found = std::find_if(dialogs.begin(), dialogs.end(), [repertoire](const auto* dialog) {
        return dialog->isVisible() && dialog->repertoire() == repertoire;
    });
    return found == dialogs.end() ? nullptr : *found;
}

void RepertoireList::showGaps() {
    const auto row = selected();
    if (!row) return;
    auto* dialog = gapsOf(row->id);
    if (!dialog) {
        dialog = new RepertoireGapsDialog(m_library, row->id, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &RepertoireGapsDialog::lineWanted, this, &RepertoireList::lineWanted);
    }
    dialog->show();
    comeToFront(*dialog);
}

void RepertoireList::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape: close(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: m_practise->click(); return;
    case Qt::Key_F2: m_rename->click(); return;
    case Qt::Key_Delete: m_delete->click(); return;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace komadai::ui
