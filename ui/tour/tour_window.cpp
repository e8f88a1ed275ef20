#include "ui/tour/tour_window.h"

#include "core/practice/tour_file.h"
#include "translations/wording/tour_wording.h"
#include "ui/board/board_view.h"
#include "ui/board/chosen_board.h"
#include "ui/board/entry_text.h"
#include "ui/board/look_setting.h"
#include "ui/notation/notation.h"
#include "ui/plain_key.h"
#include "ui/widgets/exercise_parts.h"
#include "ui/widgets/text_size.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QCoreApplication>
#include <QFrame>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>
#include <variant>

namespace komadai::ui {
namespace {

constexpr int PanelWidth = 330;
constexpr double TextSize = 1.2; ///< of the words, compared with other texts
constexpr std::chrono::milliseconds ReplyDelay{700};
constexpr std::chrono::milliseconds MissedShown{1000};
constexpr int MostHints = 2; ///< the piece, then its move

const TourWording& tourWording() {
    static const TourWording words(
        [](const char* source) { return QCoreApplication::translate("Tours", source).toStdString(); });
    return words;
}

QString titleOf(const core::Tour& tour) {
    const std::string game = nameOf(tour.variant()->spec()).toStdString();
    return QString::fromStdString(tourWording().title(tour.kind, game));
}

QLabel* makeLargeLabel(const char* name, QWidget* parent) {
    auto* label = makeTextLabel(name, parent);
    scaleText(*label, TextSize);
    return label;
}

std::vector<BoardDrawing> circlesOn(const std::vector<core::Square>& squares) {
    std::vector<BoardDrawing> circles;
    circles.reserve(squares.size());
    for (const core::Square square : squares)
        circles.push_back({square, square, DrawingColour::Green});
    return circles;
}

} // namespace

TourWindow::TourWindow(const core::VariantSet& variants, QWidget* parent)
    : QWidget(parent, Qt::Window), m_board(new BoardView(this)) {
    setObjectName(QStringLiteral("tour"));
    for (const auto& variant : variants.all())
        std::ranges::move(core::builtinTours(variant), std::back_inserter(m_tours));
    layOutBesideBoard(*this, *m_board, *makePanel());
    setLeastSize(*this, {680, 460});
    resizeWithinScreen(*this, {1040, 680});
    connectParts();
    retranslated(this, [this] { retranslate(); });
}

// --- building

QWidget* TourWindow::makePanel() {
    auto* panel = new QWidget(this);
    setTextSizedWidth(*panel, PanelWidth);
    m_choice = new QComboBox(panel);
    m_choice->setObjectName(QStringLiteral("tourChoice"));
    for (std::size_t i = 0; i < m_tours.size(); ++i)
        m_choice->addItem(QString());
    m_progressText = makeTextLabel("tourProgressText", panel);
    m_progress = new QProgressBar(panel);
    m_progress->setObjectName(QStringLiteral("tourProgress"));
    m_progress->setTextVisible(false);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_choice);
    layout->addWidget(m_progressText);
    layout->addWidget(m_progress);
    layout->addWidget(makeWords(), 1);
    layout->addWidget(makeButtons());
    return panel;
}

/// The words can be scrolled where the window is low.
QWidget* TourWindow::makeWords() {
    auto* words = new QWidget;
    m_text = makeLargeLabel("tourText", words);
    m_task = makeLargeLabel("tourTask", words);
    QFont bold = m_task->font();
    bold.setBold(true);
    m_task->setFont(bold);
    m_message = makeLargeLabel("tourMessage", words);
    m_message->setFrameStyle(QFrame::StyledPanel);
    m_message->setMargin(6);
    m_entry = makeTextLabel("tourEntry", words);
    auto* layout = new QVBoxLayout(words);
    layout->setContentsMargins(0, 4, 0, 4);
    layout->setSpacing(12);
    for (QLabel* label : {m_text, m_task, m_message, m_entry})
        layout->addWidget(label);
    layout->addStretch(1);
    auto* area = new QScrollArea(this);
    area->setObjectName(QStringLiteral("tourWords"));
    area->setWidget(words);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::TabFocus);
    return area;
}

/// A click leaves the focus where it is, so that the space bar goes on.
QWidget* TourWindow::makeButtons() {
    auto* buttons = new QWidget(this);
    const auto make = [buttons](const char* name, Text text) {
        return makeSideButton(name, std::move(text), buttons);
    };
    m_back = make("tourBack", [] { return tr("&Back"); });
    m_hint = make("tourHint", [] { return tr("&Hint"); });
    m_next = make("tourNext", [] { return QString(); });
    m_play = make("tourPlay", [] { return tr("&Play Against the Computer"); });
    auto* grid = new QGridLayout(buttons);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_back, 0, 0);
    grid->addWidget(m_hint, 0, 1);
    grid->addWidget(m_next, 1, 0, 1, 2);
    grid->addWidget(m_play, 2, 0, 1, 2);
    return buttons;
}

void TourWindow::connectParts() {
    m_reply.setSingleShot(true);
    m_reply.setInterval(ReplyDelay);
    connect(&m_reply, &QTimer::timeout, this, &TourWindow::playReply);
    m_takeBack.setSingleShot(true);
    m_takeBack.setInterval(MissedShown);
    connect(&m_takeBack, &QTimer::timeout, this, &TourWindow::takeBackMissed);
    connect(m_choice, &QComboBox::activated, this,
            [this](int index) { beginTour(static_cast<std::size_t>(index)); });
    connect(m_board, &BoardView::moveChosen, this, &TourWindow::onMove);
    connect(m_board, &BoardView::moveRefused, this,
            [this](core::Refusal refusal) { say([refusal] { return sentence(refusal); }); });
    connect(m_board, &BoardView::entryChanged, this, &TourWindow::refresh);
    connect(m_back, &QPushButton::clicked, this, &TourWindow::goBack);
    connect(m_hint, &QPushButton::clicked, this, &TourWindow::giveHint);
    connect(m_next, &QPushButton::clicked, this, &TourWindow::goOn);
    connect(m_play, &QPushButton::clicked, this, &TourWindow::playGame);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    followBoardSettings(*m_board);
}

void TourWindow::retranslate() {
    setWindowTitle(tr("Tour"));
    m_choice->setAccessibleName(tr("Tour"));
    m_progress->setAccessibleName(tr("Progress"));
    findChild<QScrollArea*>(QStringLiteral("tourWords"))->setAccessibleName(tr("Lesson"));
    for (std::size_t i = 0; i < m_tours.size(); ++i)
        m_choice->setItemText(static_cast<int>(i), titleOf(m_tours[i]));
    refresh();
}

// --- lessons

void TourWindow::begin(const std::string& variant) {
    const auto found = std::find_if(m_tours.begin(), m_tours.end(), [&](const core::Tour& tour) {
        return tour.variant()->spec().id == variant;
    });
    beginTour(found == m_tours.end() ? 0 : static_cast<std::size_t>(found - m_tours.begin()));
    m_board->setFocus(Qt::OtherFocusReason);
}

void TourWindow::beginTour(std::size_t index) {
    m_choice->setCurrentIndex(static_cast<int>(index));
    m_run.emplace(m_tours[index]);
    m_progress->setRange(0, m_run->count());
    m_board->setLook(chosenLook(m_run->tour().variant()->spec()));
    showLesson();
}

void TourWindow::showLesson() {
    const core::Lesson& lesson = m_run->lesson();
    m_reply.stop();
    m_takeBack.stop();
    m_hints = 0;
    m_board->setPosition(lesson.position);
    m_board->setFlipped(lesson.position.sideToMove() == core::Side::Second);
    m_board->setGlyphMark(core::Square::at(0), {});
    m_board->setArrows(ArrowKind::Hint, {});
    m_board->setDrawings(circlesOn(lesson.marks));
    say({});
    m_board->announce(m_text->text() + ' ' + m_task->text());
}

void TourWindow::onMove(const core::Move& move) {
    if (m_run->isDone() || m_takeBack.isActive()) return;
    m_board->setArrows(ArrowKind::Hint, {});
    const auto answer = m_run->play(move);
    if (answer == core::TourRun::Answer::Illegal) return;
    if (answer == core::TourRun::Answer::Missed) return onMissed(move);
    m_board->setDrawings({});
    m_board->playMove(m_run->position(), move);
    m_board->setGlyphMark(core::destinationOf(move), QStringLiteral("✓"));
    if (m_run->lesson().reply) m_reply.start();
    say([this] {
        const core::TourRun& run = *m_run;
        return QString::fromStdString(tourWording().words(run.tour().id, run.lesson().id).done);
    });
    m_board->announce(m_message->text());
}

/// The move is seen for a moment.
void TourWindow::onMissed(const core::Move& move) {
    const core::Lesson& lesson = m_run->lesson();
    m_board->playMove(lesson.position.after(move), move);
    m_board->setGlyphMark(core::destinationOf(move), QStringLiteral("?"));
    m_takeBack.start();
    say([lesson, move] { return QString::fromStdString(tourWording().missed(lesson, move)); });
    m_board->announce(m_message->text());
}

void TourWindow::takeBackMissed() {
    m_takeBack.stop();
    m_board->setPosition(m_run->lesson().position);
    m_board->setGlyphMark(core::Square::at(0), {});
    refresh();
}

void TourWindow::playReply() {
    const core::Move& reply = *m_run->lesson().reply;
    m_board->setGlyphMark(core::Square::at(0), {});
    m_board->playMove(m_run->position().after(reply), reply);
}

void TourWindow::goOn() {
    if (m_run->isLast()) return;
    m_run->goOn();
    showLesson();
}

/// A key that is pressed too early must not skip a lesson.
void TourWindow::goOnByKey() {
    if (isAtEnd()) return playGame();
    if (m_run->isDone()) return goOn();
    say([isLast = m_run->isLast()] {
        return isLast ? tr("Play the move first.")
                      : tr("Play the move first. The button Skip goes on without it.");
    });
}

void TourWindow::goBack() {
    if (!m_run->canGoBack()) return;
    m_run->goBack();
    showLesson();
}

void TourWindow::giveHint() {
    if (!m_hint->isEnabled()) return;
    const core::Lesson& lesson = m_run->lesson();
    BoardArrow arrow = arrowOf(*lesson.example, lesson.position, ArrowKind::Hint);
    const auto* from = std::get_if<core::Square>(&arrow.places.front());
    const bool isMarked =
        from && std::find(lesson.marks.begin(), lesson.marks.end(), *from) != lesson.marks.end();
    m_hints =
        isMarked ? MostHints : std::min(m_hints + 1, MostHints); // the lesson itself may circle the piece
    if (m_hints == 1) arrow.places.resize(1);
    m_board->setArrows(ArrowKind::Hint, {arrow});
    say([move = *lesson.example, position = lesson.position, isWhole = m_hints == MostHints] {
        if (isWhole) return tr("The move: %1").arg(moveText(move, position, std::nullopt));
        return tr("The ring marks the piece. Press Hint again to see the move.");
    });
    m_board->announce(m_message->text());
}

void TourWindow::playGame() {
    close();
    emit gameWanted(m_run->tour().variant());
}

void TourWindow::closeEvent(QCloseEvent* event) {
    QWidget::closeEvent(event);
    emit left();
}

// --- words

void TourWindow::say(Text message) {
    m_said = std::move(message);
    refresh();
}

void TourWindow::refresh() {
    if (!m_run) return;
    const core::TourRun& run = *m_run;
    const LessonWords words = tourWording().words(run.tour().id, run.lesson().id);
    m_progress->setValue(run.index() + 1);
    m_progressText->setText(tr("Lesson %1 of %2").arg(run.index() + 1).arg(run.count()));
    showText(*m_text, QString::fromStdString(words.text));
    showText(*m_task, QString::fromStdString(words.task));
    QString message = m_said ? m_said() : QString();
    if (isAtEnd()) message += ' ' + tr("This was the last lesson. Try a game against the computer.");
    showText(*m_message, message.trimmed());
    showText(*m_entry, entryText(*m_board));
    const bool mayMove = !run.isDone() && !m_takeBack.isActive();
    m_board->setMovable(mayMove ? MovableSides::only(run.lesson().position.sideToMove())
                                : MovableSides::none());
    m_back->setEnabled(run.canGoBack());
    m_hint->setEnabled(mayMove);
    m_next->setText(run.isDone() ? tr("&Next") : tr("S&kip"));
    m_next->setVisible(!run.isLast());
    m_play->setVisible(run.isLast());
}

// --- keys

void TourWindow::keyPressEvent(QKeyEvent* event) {
    if (!isPlain(*event)) return QWidget::keyPressEvent(event); // commands of the window
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: return goOnByKey();
    case Qt::Key_Backspace: return goBack();
    case Qt::Key_H: return giveHint();
    case Qt::Key_Escape: close(); return;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace komadai::ui
