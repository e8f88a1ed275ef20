#include "ui/practice/repertoire_window.h"

#include "ui/board/board_view.h"
#include "ui/board/chosen_board.h"
#include "ui/board/entry_text.h"
#include "ui/board/look_setting.h"
#include "ui/engine/engine_pool.h"
#include "ui/language/local_text.h"
#include "ui/notation/notation.h"
#include "ui/plain_key.h"
#include "ui/practice/practice_words.h"
#include "ui/preferences/preferences.h"
#include "ui/review/position_reviewer.h"
#include "ui/widgets/exercise_parts.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QDateTime>
#include <QFormLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int CardPanelWidth = 270;
constexpr std::chrono::milliseconds WrongMoveShown{1000};
constexpr std::chrono::milliseconds RightShown{900};
/// A long way to the next card is played more quickly.
constexpr std::chrono::milliseconds WayTime{2500}, LeastPause{120}, MostPause{600};

const Preference<QString> LastRepertoire(QStringLiteral("practice/repertoire"), {}, textFormat());

std::chrono::milliseconds pauseFor(std::size_t moves) {
    return std::clamp(WayTime / static_cast<int>(std::max<std::size_t>(moves, 1)), LeastPause, MostPause);
}

bool hasWork(const core::RepertoireSummary& summary) {
    return summary.counts.due > 0 || summary.counts.fresh > 0;
}

} // namespace

RepertoireWindow::RepertoireWindow(const core::VariantSet& variants, LibraryService& library,
                                   EnginePool& engines, QWidget* parent)
    : QWidget(parent, Qt::Window), m_variants(variants), m_library(library),
      m_session(new RepertoireSession(library, this)),
      m_refuter(new Refuter([&engines] { return makeReviewer(engines, Refuter::plan()); }, this)),
      m_board(new BoardView(this)), m_steps(new MoveSteps(*m_board, this)) {
    setObjectName(QStringLiteral("repertoirePractice"));
    layOutBesideBoard(*this, *m_board, *makePanel());
    setLeastSize(*this, {600, 440});
    resizeWithinScreen(*this, {960, 660});
    connectParts();
    retranslated(this, [this] { retranslate(); });
}

RepertoireWindow::~RepertoireWindow() = default;

// --- building

QWidget* RepertoireWindow::makePanel() {
    auto* panel = new QWidget(this);
    setTextSizedWidth(*panel, CardPanelWidth);
    m_texts = makeExerciseTexts(QStringLiteral("repertoire"), panel);
    QWidget* choice = makeChoice();
    QWidget* buttons = makeButtons();
    layOutExercise(*panel, m_texts, *choice, *buttons, *m_list);
    return panel;
}

QWidget* RepertoireWindow::makeChoice() {
    auto* choice = new QWidget(this);
    m_choice = new QComboBox(choice);
    m_choice->setObjectName(QStringLiteral("repertoireChoice"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(10);
    connect(m_choice, &QComboBox::activated, this, &RepertoireWindow::beginChosen);
    auto* form = new QFormLayout(choice);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    addRetranslatedRow(
        *form, [] { return tr("&Repertoire:"); }, m_choice);
    return choice;
}

/// A click leaves the focus where it is, so that the space bar goes on with the next card.
QWidget* RepertoireWindow::makeButtons() {
    auto* buttons = new QWidget(this);
    m_cardButtons = new QWidget(buttons);
    const auto make = [this](const char* name, Text text) {
        return makeSideButton(name, std::move(text), m_cardButtons);
    };
    m_hint = make("repertoireHint", [] { return tr("&Hint"); });
    m_show = make("repertoireShow", [] { return tr("&Show Move"); });
    m_whyNot = make("repertoireWhyNot", [] { return QString(); });
    m_open = make("repertoireOpen", [] { return tr("&Open as Game"); });
    m_next = make("repertoireNext", [] { return QString(); });
    m_list = make("repertoireList", [] { return tr("Reper&toires…"); });
    auto* grid = new QGridLayout(m_cardButtons);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_hint, 0, 0);
    grid->addWidget(m_show, 0, 1);
    grid->addWidget(m_whyNot, 1, 0);
    grid->addWidget(m_open, 1, 1);
    grid->addWidget(m_next, 2, 0, 1, 2);
    auto* layout = new QVBoxLayout(buttons);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_cardButtons);
    layout->addWidget(makeFirstButtons());
    return buttons;
}

QWidget* RepertoireWindow::makeFirstButtons() {
    m_firstButtons = new QWidget(this);
    auto* layout = new QVBoxLayout(m_firstButtons);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const core::Side side : core::Sides) {
        const bool isFirst = side == core::Side::First;
        auto*& button = m_first[static_cast<std::size_t>(core::indexOf(side))];
        button = makeSideButton(
            isFirst ? "repertoireOfFirst" : "repertoireOfSecond", [] { return QString(); }, m_firstButtons);
        connect(button, &QPushButton::clicked, this, [this, side] { emit firstWanted(side); });
        layout->addWidget(button);
    }
    return m_firstButtons;
}

void RepertoireWindow::connectParts() {
    m_takeBack.setSingleShot(true);
    m_takeBack.setInterval(WrongMoveShown);
    connect(&m_takeBack, &QTimer::timeout, this, &RepertoireWindow::takeBackWrong);
    m_goOn.setSingleShot(true);
    m_goOn.setInterval(RightShown);
    connect(&m_goOn, &QTimer::timeout, this, &RepertoireWindow::goOn);
    connect(m_steps, &MoveSteps::finished, this, &RepertoireWindow::onWayShown);
    connect(m_session, &RepertoireSession::changed, this, &RepertoireWindow::onSessionChanged);
    connect(m_session, &RepertoireSession::cardAsked, this, &RepertoireWindow::askCard);
    connect(m_session, &RepertoireSession::figuresChanged, this, &RepertoireWindow::onFiguresChanged);
    connect(m_session, &RepertoireSession::failed, this, [this](const QString& sentence) {
        m_failure = sentence;
        update();
    });
    connect(m_refuter, &Refuter::found, this, &RepertoireWindow::onFound);
    connect(m_board, &BoardView::moveChosen, this, &RepertoireWindow::onMove);
    connect(m_board, &BoardView::moveRefused, this,
            [this](core::Refusal refusal) { say([refusal] { return sentence(refusal); }); });
    connect(m_board, &BoardView::entryChanged, this, &RepertoireWindow::update);
    connect(m_hint, &QPushButton::clicked, this, &RepertoireWindow::giveHint);
    connect(m_show, &QPushButton::clicked, this, &RepertoireWindow::showMove);
    connect(m_whyNot, &QPushButton::clicked, this, [this] { m_isRefuting ? backToCard() : askWhyNot(); });
    connect(m_open, &QPushButton::clicked, this,
            [this] { emit openingWanted(m_session->repertoire().id, m_session->card()); });
    connect(m_next, &QPushButton::clicked, this, &RepertoireWindow::goOn);
    connect(m_list, &QPushButton::clicked, this, &RepertoireWindow::listWanted);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    connect(&m_library, &LibraryService::leaving, this, &RepertoireWindow::leaveLibrary);
    connect(&m_library, &LibraryService::opened, this, [this] {
        if (isVisible()) begin({});
    });
    followBoardSettings(*m_board);
    whenNotationChanges(this, [this] { update(); });
}

void RepertoireWindow::retranslate() {
    setWindowTitle(tr("Practise a Repertoire"));
    m_choice->setAccessibleName(tr("Repertoire"));
    nameChoices();
    update();
}

// --- the choice

void RepertoireWindow::begin(const std::string& variant, std::optional<core::RepertoireId> repertoire) {
    m_wish = Wish{variant, repertoire};
    m_failure.clear();
    refresh();
    m_board->setFocus(Qt::OtherFocusReason);
}

void RepertoireWindow::refresh() {
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    m_library.read([now](core::Library& library) { return core::RepertoireStore(library).all(now); }, this,
                   [this](const std::vector<core::RepertoireSummary>& list) { showList(list); },
                   [this](const core::StorageError& error) {
                       m_failure = sentence(error);
                       update();
                   });
}

void RepertoireWindow::showList(std::vector<core::RepertoireSummary> list) {
    const QVariant chosen = m_choice->currentData();
    m_repertoires = std::move(list);
    m_choice->clear();
    for (const auto& summary : m_repertoires)
        m_choice->addItem(QString(), QVariant::fromValue<qint64>(summary.id));
    nameChoices();
    if (const auto wish = std::exchange(m_wish, std::nullopt)) return choose(wish->variant, wish->repertoire);
    const int index = m_choice->findData(chosen);
    if (index >= 0) return m_choice->setCurrentIndex(index);
    choose({}, std::nullopt); // it was removed
}

void RepertoireWindow::nameChoices() {
    for (int i = 0; i < m_choice->count(); ++i) {
        const auto& summary = m_repertoires[static_cast<std::size_t>(i)];
        m_choice->setItemText(i, tr("%1 (%2 due, %3 new)")
                                     .arg(QString::fromStdString(summary.name), countText(summary.counts.due),
                                          countText(summary.counts.fresh)));
    }
}

void RepertoireWindow::choose(const std::string& variant, std::optional<core::RepertoireId> repertoire) {
    const auto indexOf = [this](const auto& isWanted) {
        const auto found = std::find_if(m_repertoires.begin(), m_repertoires.end(), isWanted);
        return found == m_repertoires.end() ? -1 : static_cast<int>(found - m_repertoires.begin());
    };
    const QString last = preferences().get(LastRepertoire);
    int index = indexOf([&](const auto& summary) { return summary.id == repertoire; });
    if (index < 0)
        index = indexOf(
            [&](const auto& summary) { return QString::number(summary.id) == last && hasWork(summary); });
    if (index < 0)
        index = indexOf([&](const auto& summary) { return summary.variant == variant && hasWork(summary); });
    if (index < 0) index = indexOf(hasWork);
    m_choice->setCurrentIndex(std::max(index, 0));
    beginChosen();
}

void RepertoireWindow::setGame(const core::AnyPosition& start, bool hasMoves) {
    if (m_gameStart == start && m_gameHasMoves == hasMoves) return;
    m_gameStart = start;
    m_gameHasMoves = hasMoves;
    showGame();
    update();
}

bool RepertoireWindow::isWithoutRepertoire() const {
    return m_session->state() == RepertoireSession::State::Empty && m_repertoires.empty() &&
           m_failure.isEmpty();
}

/// The board is not empty while there is no repertoire.
void RepertoireWindow::showGame() {
    if (!isWithoutRepertoire() || !m_gameStart) return;
    m_board->setLook(chosenLook(m_gameStart->spec()));
    m_board->setFlipped(false);
    m_board->setArrows(ArrowKind::Hint, {});
    m_board->setGlyphMark(core::Square::at(0), {});
    m_board->setPosition(*m_gameStart);
}

/// Moves that were to be shown, taken back or asked soon belong to a card that is left.
void RepertoireWindow::stopMoves() {
    m_steps->stop();
    m_takeBack.stop();
    m_goOn.stop();
}

void RepertoireWindow::leaveLibrary() {
    stopMoves();
    m_wish.reset();
    m_repertoires.clear();
    m_choice->clear();
}

void RepertoireWindow::beginChosen() {
    stopMoves();
    if (m_choice->currentIndex() < 0) return m_session->end();
    const core::RepertoireId id = m_choice->currentData().toLongLong();
    preferences().set(LastRepertoire, QString::number(id));
    m_failure.clear();
    m_session->begin(id);
}

// --- cards

void RepertoireWindow::onSessionChanged() {
    using State = RepertoireSession::State;
    if (m_session->state() != State::Asking && m_session->state() != State::Answered) {
        m_wrong.reset();
        m_isRefuting = false;
        m_refuter->cancel();
    }
    if (m_session->state() == State::Empty) {
        showGame();
        say([this] { return emptyText(); });
    }
    if (m_session->state() == State::Finished) {
        say([this] { return finishedText(); });
        m_board->announce(m_texts.message->text());
        refresh();
    }
    update();
}

/// Each answer is counted in the list of repertoires, too.
void RepertoireWindow::onFiguresChanged() {
    if (const auto& counts = m_session->counts()) {
        const auto practised =
            std::find_if(m_repertoires.begin(), m_repertoires.end(),
                         [this](const auto& summary) { return summary.id == m_session->repertoire().id; });
        if (practised != m_repertoires.end()) practised->counts = *counts;
        nameChoices();
    }
    update();
}

/// The moves that lead to the card are seen first.
void RepertoireWindow::askCard() {
    m_wrong.reset();
    m_isRefuting = false;
    m_takeBack.stop();
    m_refuter->cancel();
    const core::AnyPosition before = m_session->positionBeforeWay();
    m_board->setLook(chosenLook(before.spec()));
    m_board->setFlipped(m_session->repertoire().repertoire.side() == core::Side::Second);
    if (m_session->way().isFromStart || !(m_board->position() == before)) m_board->setPosition(before);
    m_board->setGlyphMark(core::Square::at(0), {});
    m_board->setArrows(ArrowKind::Hint, {});
    std::deque<MoveSteps::Step> steps;
    core::AnyPosition position = before;
    for (const core::Move& move : m_session->way().moves) {
        position = position.after(move);
        steps.push_back({position, move});
    }
    say([] { return QString(); });
    const auto pause = pauseFor(steps.size());
    m_steps->play(std::move(steps), pause);
    if (!m_steps->isPlaying()) onWayShown();
}

void RepertoireWindow::onWayShown() {
    if (m_isRefuting || m_session->state() != RepertoireSession::State::Asking) return update();
    say([this] {
        return m_session->isAskedAgain() ? tr("Once more: what do you play here?")
                                         : tr("What do you play here?");
    });
    m_board->announce(m_texts.message->text());
}

void RepertoireWindow::onMove(const core::Move& move) {
    using Answer = core::RepertoireDrill::Answer;
    if (m_session->state() != RepertoireSession::State::Asking || isBusy() || m_isRefuting) return;
    m_board->setArrows(ArrowKind::Hint, {});
    const core::AnyPosition before = m_session->drill().position();
    switch (m_session->play(move)) {
    case Answer::Illegal: return;
    case Answer::Wrong: m_wrong = {before, move}; return onWrong(move);
    case Answer::Other: return onOther(move);
    case Answer::Right: return onRight(move);
    }
}

void RepertoireWindow::showAnswer(const core::Move& move) {
    m_board->playMove(m_session->drill().position(), move);
    m_board->setGlyphMark(core::destinationOf(move), QStringLiteral("✓"));
}

/// Another move of the repertoire than the one to play.
void RepertoireWindow::onOther(const core::Move& move) {
    showAnswer(move);
    say([this] {
        return tr("This move is also in your repertoire, but the move to play is %1.").arg(moveAt(0));
    });
    m_board->announce(m_texts.message->text());
}

/// Goes on by itself, unless there is something to read.
void RepertoireWindow::onRight(const core::Move& move) {
    showAnswer(move);
    say([] { return tr("Right."); });
    const auto& moves = m_session->moves();
    const auto played =
        std::find_if(moves.begin(), moves.end(), [&](const auto& edge) { return edge.move == move; });
    if (!m_wrong && played->note.empty()) m_goOn.start();
    m_board->announce(m_texts.message->text());
}

/// The move is seen for a moment.
void RepertoireWindow::onWrong(const core::Move& move) {
    m_board->playMove(m_wrong->before.after(move), move);
    m_board->setGlyphMark(core::destinationOf(move), QStringLiteral("?"));
    m_takeBack.start();
    say([wrong = *m_wrong] {
        return tr("%1 is not in your repertoire.").arg(moveText(wrong.move, wrong.before, std::nullopt));
    });
    m_board->announce(m_texts.message->text());
}

void RepertoireWindow::takeBackWrong() {
    m_takeBack.stop();
    showPosition();
    if (m_session->state() != RepertoireSession::State::Asking) return;
    if (m_session->wrongMoves() >= RepertoireSession::MostTries) return showMove();
    say([wrong = *m_wrong] {
        return tr("%1 is not in your repertoire. Try again.")
            .arg(moveText(wrong.move, wrong.before, std::nullopt));
    });
}

void RepertoireWindow::showPosition() {
    m_board->setPosition(m_session->drill().position());
    m_board->setGlyphMark(core::Square::at(0), {});
    update();
}

void RepertoireWindow::showMove() {
    if (m_session->state() != RepertoireSession::State::Asking || isBusy() || m_isRefuting) return;
    m_board->setArrows(ArrowKind::Hint, {});
    const core::Move move = m_session->showMove();
    say([this] { return tr("The move to play is %1.").arg(moveAt(0)); });
    m_steps->play({{m_session->drill().position(), move}});
    update();
    m_board->announce(m_texts.message->text());
}

void RepertoireWindow::goOn() {
    using State = RepertoireSession::State;
    m_goOn.stop();
    if (m_session->state() == State::Asking || m_session->state() == State::Answered)
        m_session->next();
    else if (m_session->state() != State::Loading)
        begin({}, m_choice->currentIndex() < 0
                      ? std::nullopt
                      : std::optional<core::RepertoireId>(m_choice->currentData().toLongLong()));
}

void RepertoireWindow::giveHint() {
    if (!m_hint->isEnabled()) return;
    m_session->giveHint();
    const core::AnyPosition& position = m_session->drill().position();
    const core::Move move = m_session->drill().expected().move;
    const int hint = m_session->hints();
    m_board->setArrows(ArrowKind::Hint, {hintArrow(move, position, hint)});
    say([move, position, hint] { return hintText(move, position, hint); });
    m_board->announce(m_texts.message->text());
}

// --- why a move is not good

void RepertoireWindow::askWhyNot() {
    if (!m_wrong || m_refuter->isLooking() || m_steps->isPlaying()) return;
    m_goOn.stop();
    if (m_takeBack.isActive()) takeBackWrong();
    m_steps->stop();
    say([] { return tr("The engine looks for the answer…"); });
    m_refuter->look(core::Game(m_wrong->before), m_wrong->move, std::nullopt);
    update();
}

void RepertoireWindow::onFound(const Refutation& refutation) {
    if (!m_wrong) return;
    m_isRefuting = true;
    const core::AnyPosition before = m_wrong->before;
    const core::AnyPosition after = before.after(refutation.move);
    std::deque<MoveSteps::Step> steps{{after, refutation.move}};
    if (refutation.reply) steps.push_back({after.after(*refutation.reply), *refutation.reply});
    m_board->setPosition(before);
    m_board->setGlyphMark(core::Square::at(0), {});
    say([refutation, before, after] {
        if (!refutation.reply) return refutation.sentence;
        return tr("%1 is answered by %2. %3")
            .arg(moveText(refutation.move, before, std::nullopt),
                 moveText(*refutation.reply, after, core::destinationOf(refutation.move)),
                 refutation.sentence);
    });
    m_steps->play(std::move(steps));
    update();
    m_board->announce(m_texts.message->text());
}

void RepertoireWindow::backToCard() {
    m_isRefuting = false;
    m_steps->stop();
    showPosition();
    if (m_session->state() == RepertoireSession::State::Asking)
        onWayShown();
    else
        say([this] { return tr("The move to play is %1.").arg(moveAt(0)); });
}

// --- words

void RepertoireWindow::say(Text message) {
    m_said = std::move(message);
    update();
}

void RepertoireWindow::update() {
    using State = RepertoireSession::State;
    const State state = m_session->state();
    const bool hasCard = state == State::Asking || state == State::Answered;
    const bool mayAnswer = state == State::Asking && !isBusy() && !m_isRefuting;
    m_board->setMovable(mayAnswer ? MovableSides::only(m_session->drill().position().sideToMove())
                                  : MovableSides::none());
    QString turn;
    if (hasCard) {
        const core::Repertoire& repertoire = m_session->repertoire().repertoire;
        turn = tr("You play %1").arg(sideName(repertoire.spec(), repertoire.side()));
    }
    showText(*m_texts.turn, turn);
    showText(*m_texts.message, m_said && state != State::Loading ? m_said() : QString());
    showText(*m_texts.entry, hasCard ? entryText(*m_board) : QString());
    showText(*m_texts.details, detailsText());
    showText(*m_texts.figures, figuresText());
    const bool isFirst = isWithoutRepertoire();
    m_choice->parentWidget()->setVisible(!isFirst);
    m_cardButtons->setVisible(!isFirst);
    m_firstButtons->setVisible(isFirst && m_gameHasMoves);
    if (m_gameStart)
        for (const core::Side side : core::Sides)
            m_first[static_cast<std::size_t>(core::indexOf(side))]->setText(
                tr("Add the Moves of %1")
                    .arg(sideName(m_gameStart->spec(), side).replace('&', QStringLiteral("&&"))));
    m_hint->setEnabled(mayAnswer && m_session->hints() < RepertoireSession::MostHints);
    m_show->setEnabled(mayAnswer);
    m_whyNot->setEnabled(m_isRefuting || (hasCard && m_wrong && !m_refuter->isLooking()));
    m_whyNot->setText(m_isRefuting ? tr("&Back") : tr("&Why Not?"));
    m_open->setEnabled(hasCard);
    // Without a repertoire there is nothing to begin. After a failure the library may be read again.
    m_next->setEnabled(state != State::Loading && (!m_repertoires.empty() || !m_failure.isEmpty()));
    m_next->setText(state == State::Asking     ? tr("S&kip")
                    : state == State::Answered ? tr("&Next")
                                               : tr("&Practise Again"));
}

QString RepertoireWindow::moveAt(std::size_t index) const {
    const auto position = m_session->drill().repertoire().find(m_session->card());
    return moveText(m_session->moves()[index].move, m_session->drill().repertoire().position(*position),
                    std::nullopt);
}

QString RepertoireWindow::nextDueText() const {
    const auto& counts = m_session->counts();
    if (!counts || !counts->nextDue) return {};
    const auto at = QDateTime::fromSecsSinceEpoch(counts->nextDue->time_since_epoch().count());
    return tr("The next move comes on %1.").arg(dateAndTimeText(at));
}

QString RepertoireWindow::emptyText() const {
    if (!m_failure.isEmpty()) return m_failure;
    if (m_repertoires.empty()) return firstText();
    const auto& counts = m_session->counts();
    if (!counts || counts->all() == 0) return tr("This repertoire has no moves.");
    return tr("You have done everything for now.") + ' ' + nextDueText();
}

QString RepertoireWindow::firstText() const {
    const QString what = tr("A repertoire is the set of opening moves that you want to play with one side of "
                            "a game. You are asked for these moves until you know them.");
    const QString how = m_gameHasMoves
                            ? tr("Make the first one from the game in the main window: add all moves of one "
                                 "side here, or single moves with Practice > Repertoire > Mark as My Move.")
                            : tr("To make the first one, play or open a game with your opening in the main "
                                 "window. Then add all moves of one side here, or single moves with "
                                 "Practice > Repertoire > Mark as My Move.");
    return what + QStringLiteral("\n\n") + how;
}

QString RepertoireWindow::finishedText() const {
    return tr("That was the last move. %1 of %2 moves were right on the first try.")
               .arg(m_session->right())
               .arg(m_session->asked()) +
           ' ' + nextDueText();
}

QString RepertoireWindow::detailsText() const {
    QStringList lines;
    if (!m_failure.isEmpty() && m_session->state() != RepertoireSession::State::Empty) lines << m_failure;
    if (m_session->state() != RepertoireSession::State::Answered) return lines.join('\n');
    const auto& moves = m_session->moves();
    QStringList others;
    for (std::size_t i = 1; i < moves.size(); ++i)
        others << moveAt(i);
    if (!others.isEmpty()) lines << tr("Your other moves here: %1").arg(others.join(QStringLiteral(", ")));
    if (!moves.front().note.empty()) lines << QString::fromStdString(moves.front().note);
    if (m_session->schedule()) lines << dueText(*m_session->schedule());
    return lines.join('\n');
}

QString RepertoireWindow::figuresText() const {
    using State = RepertoireSession::State;
    QStringList lines;
    const State state = m_session->state();
    if (state == State::Asking || state == State::Answered)
        lines << (m_session->asked() == 0 ? tr("This round: %1 left").arg(m_session->drill().cardsLeft())
                                          : tr("This round: %1 of %2 right, %3 left")
                                                .arg(m_session->right())
                                                .arg(m_session->asked())
                                                .arg(m_session->drill().cardsLeft()));
    if (const auto& counts = m_session->counts())
        lines << tr("Due: %1, new: %2, later: %3").arg(counts->due).arg(counts->fresh).arg(counts->later);
    return lines.join('\n');
}

// --- keys

void RepertoireWindow::keyPressEvent(QKeyEvent* event) {
    using State = RepertoireSession::State;
    const State state = m_session->state();
    if (!isPlain(*event)) return QWidget::keyPressEvent(event); // commands of the window
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_isRefuting)
            backToCard();
        else if (state != State::Asking)
            goOn();
        return;
    case Qt::Key_H: return giveHint();
    case Qt::Key_S: return showMove();
    case Qt::Key_Escape: close(); return;
    default: QWidget::keyPressEvent(event);
    }
}

/// When the window is shown again, another round begins with what is due then.
void RepertoireWindow::closeEvent(QCloseEvent* event) {
    m_refuter->cancel();
    m_steps->stop();
    m_goOn.stop();
    QWidget::closeEvent(event);
}

} // namespace komadai::ui
