#include "ui/studies/chapter_bar.h"

#include "ui/icons.h"
#include "ui/language/retranslated.h"
#include "ui/studies/chapter_list.h"
#include "ui/widgets/elided_label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QResizeEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int MostLines = 4; ///< of the notes, without scrolling
constexpr int Slack = 4;     ///< for lines that are higher than the font says

} // namespace

NotesView::NotesView(QWidget* parent) : QPlainTextEdit(parent) {
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(true);
    viewport()->setAutoFillBackground(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    connect(this, &QPlainTextEdit::textChanged, this, &QWidget::updateGeometry);
}

int NotesView::heightOf(double lines) const {
    const double margins = 2 * document()->documentMargin() + 2 * frameWidth() + Slack;
    return static_cast<int>(std::ceil(lines * fontMetrics().lineSpacing() + margins));
}

QSize NotesView::sizeHint() const {
    // The size of a plain text document is in lines.
    return {QPlainTextEdit::sizeHint().width(),
            heightOf(std::clamp(document()->size().height(), 1.0, double(MostLines)))};
}

QSize NotesView::minimumSizeHint() const { return {QPlainTextEdit::minimumSizeHint().width(), heightOf(1)}; }

/// The lines may break elsewhere.
void NotesView::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) updateGeometry();
}

ChapterBar::ChapterBar(QWidget* parent)
    : QFrame(parent), m_title(new ElidedLabel(this)), m_notes(new NotesView(this)),
      m_previous(new QToolButton(this)), m_next(new QToolButton(this)), m_close(new QToolButton(this)),
      m_place(new QPushButton(this)), m_edit(new QPushButton(this)) {
    setObjectName(QStringLiteral("chapterBar"));
    setFrameShape(QFrame::StyledPanel);
    m_title->setObjectName(QStringLiteral("chapterBarTitle"));
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_notes->setObjectName(QStringLiteral("chapterBarNotes"));
    m_previous->setObjectName(QStringLiteral("previousChapterButton"));
    m_next->setObjectName(QStringLiteral("nextChapterButton"));
    m_close->setObjectName(QStringLiteral("closeChapterBar"));
    m_place->setObjectName(QStringLiteral("chapterOpensHere"));
    m_edit->setObjectName(QStringLiteral("editChapter"));
    for (QToolButton* button : {m_previous, m_next, m_close})
        button->setAutoRaise(true);
    setIcons();
    for (QWidget* button : std::initializer_list<QWidget*>{m_previous, m_next, m_close, m_place, m_edit})
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the board
    connect(m_previous, &QToolButton::clicked, this, [this] { emit stepWanted(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit stepWanted(1); });
    connect(m_close, &QToolButton::clicked, this, &ChapterBar::closeWanted);
    connect(m_place, &QPushButton::clicked, this, &ChapterBar::placeWanted);
    connect(m_edit, &QPushButton::clicked, this, &ChapterBar::editWanted);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(m_title, 1);
    row->addWidget(m_place);
    row->addWidget(m_edit);
    row->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(2);
    layout->addLayout(row);
    layout->addWidget(m_notes);
    hide();
    retranslated(this, [this] { say(); });
}

void ChapterBar::setChapter(std::optional<ShownChapter> chapter) {
    if (chapter == m_chapter) return;
    m_chapter = std::move(chapter);
    say();
    setVisible(m_chapter.has_value());
}

void ChapterBar::setIcons() {
    m_previous->setIcon(themedIcon(QStringLiteral("previous"), palette()));
    m_next->setIcon(themedIcon(QStringLiteral("next"), palette()));
    m_close->setIcon(themedIcon(QStringLiteral("close"), palette()));
}

void ChapterBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) setIcons();
}

void ChapterBar::say() {
    const auto name = [](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_previous, tr("Previous chapter"));
    name(m_next, tr("Next chapter"));
    name(m_close, tr("Hide the chapter"));
    m_place->setText(tr("Open Chapter Here"));
    m_place->setToolTip(tr("From now on the chapter opens at the position on the board"));
    m_edit->setText(tr("Edit…"));
    m_edit->setToolTip(tr("Shows the chapter in the window Studies"));
    m_notes->setAccessibleName(tr("Notes on the chapter"));
    if (!m_chapter) return;
    const core::Chapter& chapter = m_chapter->chapter;
    m_title->setText(tr("%1, %2 of %3: %4", "study, chapter 2 of 5: title")
                         .arg(m_chapter->study, QString::number(m_chapter->number),
                              QString::number(m_chapter->count),
                              chapter.content.title.empty() ? tr("without title")
                                                            : QString::fromStdString(chapter.content.title)));
    using Game = core::Chapter::Game;
    QString notes = QString::fromStdString(chapter.content.notes);
    QString missing;
    if (chapter.game == Game::None && notes.isEmpty()) missing = tr("This chapter is only text.");
    if (chapter.game == Game::Deleted)
        missing = tr("The game of this chapter was deleted. You can undo the deletion in Library > Games.");
    if (chapter.game == Game::Gone) missing = tr("The game of this chapter is not in the library any more.");
    if (!missing.isEmpty()) notes = notes.isEmpty() ? missing : missing + QStringLiteral("\n\n") + notes;
    m_notes->setPlainText(notes);
    m_notes->setVisible(!notes.isEmpty());
    m_previous->setEnabled(m_chapter->number > 1);
    m_next->setEnabled(m_chapter->number < m_chapter->count);
    m_place->setEnabled(chapter.game == Game::Stored);
}

} // namespace komadai::ui
