#include "ui/practice/practice_window.h"

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

#include <algorithm>
#include <cassert>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int PanelWidth = 270;
constexpr std::chrono::milliseconds WrongShown{1000};

const QString FromOneGame = QStringLiteral("game"); ///< among the kinds of puzzles
const QString NewOnes = QStringLiteral("new");      ///< likewise
const Preference<QString> LastVariant(QStringLiteral("practice/variant"), {}, textFormat());
const Preference<QString> LastKinds(QStringLiteral("practice/kinds"), QStringLiteral("all"), textFormat());

/// The moves that lead on from a position.
QString lineText(const core::AnyPosition& position, const std::vector<core::Move>& line) {
    core::Game game(position);
    QStringList moves;
    for (const core::Move& move : line) {
        moves << moveText(move, game.position(), destinationAt(game, game.plyCount()));
        game.play(move);
    }
    return moves.join(QStringLiteral(", "));
}

/// Selects the item with this data, or the first one if there is none.
void selectOrFirst(QComboBox& box, const QString& data) {
    box.setCurrentIndex(std::max(box.findData(data), 0));
}

/// What the solution is worth in the position after so many of its plies.
core::Score bestAfter(const core::Puzzle& puzzle, int plies) {
    if (!puzzle.best.isMate() || puzzle.best.matePlies() <= plies) return puzzle.best;
    return core::Score::mateIn(puzzle.best.matePlies() - plies);
}

} // namespace

PracticeWindow::PracticeWindow(const core::VariantSet& variants, LibraryService& library, EnginePool& engines,
                               QWidget* parent)
    : QWidget(parent, Qt::Window), m_variants(variants), m_library(library),
      m_session(new PracticeSession(library, this)),
      m_refuter(new Refuter([&engines] { return makeReviewer(engines, Refuter::plan()); }, this)),
      m_board(new BoardView(this)), m_steps(new MoveSteps(*m_board, this)) {
    setObjectName(QStringLiteral("practice"));
    layOutBesideBoard(*this, *m_board, *makePanel());
    setLeastSize(*this, {600, 440});
    resizeWithinScreen(*this, {960, 660});
    connectParts();
    retranslated(this, [this] { retranslate(); });
}

PracticeWindow::~PracticeWindow() = default;

// --- building

QWidget* PracticeWindow::makePanel() {
    auto* panel = new QWidget(this);
    setTextSizedWidth(*panel, PanelWidth);
    m_texts = makeExerciseTexts(QStringLiteral("practice"), panel);
    QWidget* choice = makeChoice();
    QWidget* buttons = makeButtons();
    layOutExercise(*panel, m_texts, *choice, *buttons, *m_statistics);
    return panel;
}

QWidget* PracticeWindow::makeChoice() {
    auto* choice = new QWidget(this);
    m_variant = new QComboBox(choice);
    m_variant->setObjectName(QStringLiteral("practiceVariant"));
    m_kinds = new QComboBox(choice);
    m_kinds->setObjectName(QStringLiteral("practiceKinds"));
    for (const KindChoice& kind : kindChoices())
        m_kinds->addItem(QString(), kind.name);
    connect(m_variant, &QComboBox::activated, this, &PracticeWindow::dropChoices);
    for (QComboBox* box : {m_variant, m_kinds}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
        connect(box, &QComboBox::activated, this, &PracticeWindow::beginChosen);
    }
    auto* form = new QFormLayout(choice);
    form->setContentsMargins(0, 0, 0, 0);
    addRetranslatedRow(
        *form, [] { return tr("&Variant:"); }, m_variant);
    addRetranslatedRow(
        *form, [] { return tr("&Puzzles:"); }, m_kinds);
    return choice;
}

/// A click leaves the focus where it is, so that the space bar goes on with the next puzzle.
QWidget* PracticeWindow::makeButtons() {
    auto* buttons = new QWidget(this);
    const auto make = [buttons](const char* name, Text text) {
        return makeSideButton(name, std::move(text), buttons);
    };
    m_hint = make("practiceHint", [] { return tr("&Hint"); });
    m_solution = make("practiceSolution", [] { return tr("&Solution"); });
    m_whyNot = make("practiceWhyNot", [] { return QString(); });
    m_analyse = make("practiceAnalyse", [] { return tr("&Analyse"); });
    m_game = make("practiceGame", [] { return tr("&Open the Game"); });
    m_next = make("practiceNext", [] { return QString(); });
    m_statistics = make("practiceStatistics", [] { return tr("S&tatistics…"); });
    auto* grid = new QGridLayout(buttons);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_hint, 0, 0);
    grid->addWidget(m_solution, 0, 1);
    grid->addWidget(m_whyNot, 1, 0);
    grid->addWidget(m_analyse, 1, 1);
    grid->addWidget(m_game, 2, 0, 1, 2);
    grid->addWidget(m_next, 3, 0, 1, 2);
    return buttons;
}

void PracticeWindow::connectParts() {
    connect(m_steps, &MoveSteps::stepped, this, [this](const core::Move& move) {
        if (!m_isRefuting) m_shown->play(move);
        update();
    });
    m_takeBack.setSingleShot(true);
    m_takeBack.setInterval(WrongShown);
    connect(&m_takeBack, &QTimer::timeout, this, &PracticeWindow::takeBackWrong);
    connect(m_session, &PracticeSession::changed, this, &PracticeWindow::onSessionChanged);
    connect(m_session, &PracticeSession::stored, this, &PracticeWindow::update);
    connect(m_session, &PracticeSession::figuresChanged, this, &PracticeWindow::update);
    connect(m_session, &PracticeSession::failed, this, [this](const QString& sentence) {
        m_failure = sentence;
        update();
    });
    connect(m_refuter, &Refuter::found, this, &PracticeWindow::onFound);
    connect(m_board, &BoardView::moveChosen, this, &PracticeWindow::onMove);
    connect(m_board, &BoardView::moveRefused, this,
            [this](core::Refusal refusal) { say([refusal] { return sentence(refusal); }); });
    connect(m_board, &BoardView::entryChanged, this, &PracticeWindow::update);
    connect(m_hint, &QPushButton::clicked, this, &PracticeWindow::giveHint);
    connect(m_solution, &QPushButton::clicked, this, &PracticeWindow::showSolution);
    connect(m_whyNot, &QPushButton::clicked, this, [this] { m_isRefuting ? backToPuzzle() : askWhyNot(); });
    connect(m_analyse, &QPushButton::clicked, this,
            [this] { emit analysisWanted(m_session->puzzle().puzzle); });
    connect(m_game, &QPushButton::clicked, this,
            [this] { emit gameWanted(m_session->puzzle().puzzle.source); });
    connect(m_next, &QPushButton::clicked, this, &PracticeWindow::goOn);
    connect(m_statistics, &QPushButton::clicked, this, &PracticeWindow::statisticsWanted);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    connect(&m_library, &LibraryService::leaving, this, &PracticeWindow::dropChoices);
    connect(&m_library, &LibraryService::opened, this, [this] {
        if (isVisible()) beginChosen();
    });
    followBoardSettings(*m_board);
    whenNotationChanges(this, [this] { update(); });
}

void PracticeWindow::retranslate() {
    setWindowTitle(tr("Find the Move"));
    m_variant->setAccessibleName(tr("Variant"));
    m_kinds->setAccessibleName(tr("Puzzles"));
    listVariants();
    for (std::size_t i = 0; i < kindChoices().size(); ++i)
        m_kinds->setItemText(static_cast<int>(i), titleOf(kindChoices()[i]));
    if (m_onlyGame) m_kinds->setItemText(m_kinds->findData(FromOneGame), tr("Puzzles from this game"));
    if (!m_newPuzzles.empty()) m_kinds->setItemText(m_kinds->findData(NewOnes), tr("The new puzzles"));
    update();
}

/// Imported variants come and go.
void PracticeWindow::listVariants() {
    const QString chosen = m_variant->currentData().toString();
    m_variant->clear();
    for (const auto& variant : m_variants.all())
        m_variant->addItem(nameOf(variant->spec()), QString::fromStdString(variant->spec().id));
    selectOrFirst(*m_variant, chosen);
}

void PracticeWindow::begin(const std::string& variant) {
    const QString last = preferences().get(LastVariant);
    beginWith(last.isEmpty() ? variant : last.toStdString());
}

void PracticeWindow::beginWith(const std::string& variant) {
    dropChoices();
    listVariants();
    selectOrFirst(*m_variant, QString::fromStdString(variant));
    selectOrFirst(*m_kinds, preferences().get(LastKinds));
    beginChosen();
    m_board->setFocus(Qt::OtherFocusReason);
}

void PracticeWindow::beginNew(const NewPuzzles& puzzles) {
    assert(!puzzles.cards.empty());
    dropChoices();
    listVariants();
    selectOrFirst(*m_variant, QString::fromStdString(puzzles.variant));
    m_newPuzzles = puzzles.cards;
    m_kinds->addItem(tr("The new puzzles"), NewOnes);
    m_kinds->setCurrentIndex(m_kinds->findData(NewOnes));
    beginChosen();
    m_board->setFocus(Qt::OtherFocusReason);
}

void PracticeWindow::beginGame(core::GameId game, const std::string& variant, core::NodeId first) {
    listVariants();
    selectOrFirst(*m_variant, QString::fromStdString(variant));
    if (!m_onlyGame) m_kinds->addItem(tr("Puzzles from this game"), FromOneGame);
    m_onlyGame = game;
    m_firstOfGame = first;
    m_isSearching = true;
    m_areKnown = false;
    m_kinds->setCurrentIndex(m_kinds->findData(FromOneGame));
    beginChosen();
    m_board->setFocus(Qt::OtherFocusReason);
}

void PracticeWindow::noteKnown(core::GameId game) {
    if (m_onlyGame == game) m_areKnown = true;
}

/// Puzzles that were found meanwhile are shown where there were none.
void PracticeWindow::noteSearched() {
    using State = PracticeSession::State;
    if (!std::exchange(m_isSearching, false)) return;
    if (m_session->state() == State::Empty || m_session->state() == State::Loading) m_session->next();
}

void PracticeWindow::dropChoices() {
    if (!m_onlyGame && m_newPuzzles.empty()) return;
    const bool wasChosen = isOfOneGame() || areNewOnes();
    m_onlyGame.reset();
    m_newPuzzles.clear();
    m_isSearching = false;
    for (const QString& choice : {FromOneGame, NewOnes})
        if (const int index = m_kinds->findData(choice); index >= 0) m_kinds->removeItem(index);
    if (wasChosen) selectOrFirst(*m_kinds, preferences().get(LastKinds));
}

bool PracticeWindow::isOfOneGame() const { return m_kinds->currentData().toString() == FromOneGame; }
bool PracticeWindow::areNewOnes() const { return m_kinds->currentData().toString() == NewOnes; }

void PracticeWindow::beginChosen() {
    const auto chosen = [this] { return m_variants.find(m_variant->currentData().toString().toStdString()); };
    if (!chosen()) listVariants(); // it was removed meanwhile
    const auto variant = chosen();
    m_failure.clear();
    m_shownCard.reset();
    if (isOfOneGame()) return m_session->beginGame(variant, *m_onlyGame, m_firstOfGame);
    if (areNewOnes()) return m_session->beginCards(variant, m_newPuzzles);
    preferences().set(LastVariant, m_variant->currentData().toString());
    preferences().set(LastKinds, m_kinds->currentData().toString());
    m_session->begin(variant, kindChoices()[static_cast<std::size_t>(m_kinds->currentIndex())].kinds);
}

// --- the puzzle

void PracticeWindow::onSessionChanged() {
    using State = PracticeSession::State;
    if (m_session->state() == State::Loading) leavePuzzle();
    if (m_session->state() == State::Empty) say([this] { return emptyText(); });
    if (m_session->state() == State::Solving && m_shownCard != m_session->puzzle().card) showPuzzle();
    update();
}

/// The puzzle stays on the board until the next one is there.
void PracticeWindow::leavePuzzle() {
    m_shownCard.reset();
    m_refuter->cancel();
    m_steps->stop();
    if (m_isRefuting || m_takeBack.isActive()) takeBackWrong();
    m_wrong.reset();
    m_isRefuting = m_isExplaining = false;
    m_mistake.clear();
}

void PracticeWindow::showPuzzle() {
    const core::Puzzle& puzzle = m_session->puzzle().puzzle;
    m_shownCard = m_session->puzzle().card;
    m_shown.emplace(puzzle.position);
    m_board->setLook(chosenLook(puzzle.variant()));
    m_board->setPosition(puzzle.position);
    m_board->setGlyphMark(core::Square::at(0), {});
    m_board->setFlipped(puzzle.position.sideToMove() == core::Side::Second);
    say([this] {
        const core::Puzzle& shown = m_session->puzzle().puzzle;
        if (!shown.played) return tr("Find the best move.");
        return tr("In the game, %1 was played. Find a better move.")
            .arg(moveText(*shown.played, shown.position, std::nullopt));
    });
}

void PracticeWindow::onMove(const core::Move& move) {
    using Answer = core::PuzzleAttempt::Answer;
    if (m_session->state() != PracticeSession::State::Solving || isBusy() || m_isRefuting) return;
    if (m_wrong) m_refuter->cancel(); // the answer would come to another move
    const core::Game before = m_session->attempt().game();
    const auto rest = m_session->attempt().restOfLine();
    m_board->setArrows(ArrowKind::Hint, {});
    switch (m_session->play(move)) {
    case Answer::Illegal: return;
    case Answer::Wrong:
        m_wrong = {before, move, {bestAfter(m_session->puzzle().puzzle, before.plyCount()), 0, 0, {}, rest}};
        return onWrong(move);
    case Answer::Right:
    case Answer::Solved: break;
    }
    m_wrong.reset();
    const core::Game& game = m_session->attempt().game();
    const int ply = before.plyCount();
    m_shown = before;
    m_shown->play(move);
    m_board->playMove(m_shown->position(), move);
    if (m_session->state() == PracticeSession::State::Finished) {
        m_board->setGlyphMark(core::destinationOf(move), QStringLiteral("✓"));
        say([this] { return resultText(); });
        explainMistake();
    } else {
        say([] { return tr("Right. Go on."); });
        playSteps({{game.position(), game.moves()[static_cast<std::size_t>(ply + 1)]}});
    }
    m_board->announce(m_texts.message->text());
}

/// The move is seen for a moment.
void PracticeWindow::onWrong(const core::Move& move) {
    m_board->playMove(m_wrong->game.position().after(move), move);
    m_board->setGlyphMark(core::destinationOf(move), QStringLiteral("?"));
    m_takeBack.start();
    say([wrong = *m_wrong] {
        return tr("%1 is not the solution. Try again.")
            .arg(moveText(wrong.move, wrong.game.position(),
                          destinationAt(wrong.game, wrong.game.plyCount())));
    });
    m_board->announce(m_texts.message->text());
}

void PracticeWindow::takeBackWrong() {
    m_takeBack.stop();
    const auto& moves = m_shown->moves();
    m_board->setPosition(m_shown->position(), moves.empty() ? std::nullopt : std::optional(moves.back()));
    m_board->setGlyphMark(core::Square::at(0), {});
    update();
}

/// The next puzzle, or back from a refutation.
void PracticeWindow::goOn() {
    if (m_session->state() == PracticeSession::State::Loading ||
        m_session->state() == PracticeSession::State::Idle)
        return;
    m_failure.clear();
    m_session->next();
}

void PracticeWindow::giveHint() {
    if (!m_hint->isEnabled()) return;
    m_session->giveHint();
    const core::AnyPosition& position = m_session->attempt().position();
    const core::Move move = m_session->attempt().expected();
    const int hint = m_session->hints();
    m_board->setArrows(ArrowKind::Hint, {hintArrow(move, position, hint)});
    say([move, position, hint] { return hintText(move, position, hint); });
    m_board->announce(m_texts.message->text());
}

void PracticeWindow::showSolution() {
    if (!m_solution->isEnabled()) return;
    m_refuter->cancel(); // its answer would take the place of the solution
    core::Game game = m_session->attempt().game();
    m_board->setArrows(ArrowKind::Hint, {});
    std::deque<MoveSteps::Step> steps;
    for (const core::Move& move : m_session->showSolution()) {
        game.play(move);
        steps.push_back({game.position(), move});
    }
    say([this] { return resultText(); });
    playSteps(std::move(steps));
    explainMistake();
    m_board->announce(m_texts.message->text());
}

// --- why a move is wrong

void PracticeWindow::askWhyNot() {
    if (!m_wrong || m_refuter->isLooking() || m_steps->isPlaying()) return;
    if (m_takeBack.isActive()) takeBackWrong();
    m_isExplaining = false;
    say([] { return tr("The engine looks for the answer…"); });
    m_refuter->look(m_wrong->game, m_wrong->move, m_wrong->best);
    update();
}

void PracticeWindow::onFound(const Refutation& refutation) {
    if (m_isExplaining) {
        m_isExplaining = false;
        m_mistake = refutation.sentence;
        return update();
    }
    if (!m_wrong) return;
    m_isRefuting = true;
    const core::AnyPosition& before = m_wrong->game.position();
    const core::AnyPosition after = before.after(refutation.move);
    std::deque<MoveSteps::Step> steps{{after, refutation.move}};
    if (refutation.reply) steps.push_back({after.after(*refutation.reply), *refutation.reply});
    const auto& moves = m_wrong->game.moves();
    m_board->setPosition(before, moves.empty() ? std::nullopt : std::optional(moves.back()));
    m_board->setGlyphMark(core::Square::at(0), {});
    say([refutation, wrong = *m_wrong, after] {
        if (!refutation.reply) return refutation.sentence;
        const auto last = destinationAt(wrong.game, wrong.game.plyCount());
        return tr("%1 is answered by %2. %3")
            .arg(moveText(refutation.move, wrong.game.position(), last),
                 moveText(*refutation.reply, after, core::destinationOf(refutation.move)),
                 refutation.sentence);
    });
    playSteps(std::move(steps));
    m_board->announce(m_texts.message->text());
}

/// The move that was played in the game.
void PracticeWindow::explainMistake() {
    const core::Puzzle& puzzle = m_session->puzzle().puzzle;
    if (!puzzle.played) return;
    m_isExplaining = true;
    m_refuter->look(core::Game(puzzle.position), *puzzle.played,
                    core::Evaluation{puzzle.best, 0, 0, {}, puzzle.line});
}

void PracticeWindow::backToPuzzle() {
    m_isRefuting = false;
    m_steps->stop();
    takeBackWrong();
    if (m_session->state() == PracticeSession::State::Solving)
        say([] { return tr("Find the best move."); });
    else
        say([this] { return resultText(); });
}

// --- moves that are shown

/// The first one comes after a moment too.
void PracticeWindow::playSteps(std::deque<MoveSteps::Step> steps) {
    m_steps->play(std::move(steps));
    update();
}

void PracticeWindow::updateMovable() {
    const bool mayMove = m_session->state() == PracticeSession::State::Solving && !isBusy() && !m_isRefuting;
    m_board->setMovable(mayMove ? MovableSides::only(m_session->attempt().position().sideToMove())
                                : MovableSides::none());
}

// --- words

void PracticeWindow::say(Text message) {
    m_said = std::move(message);
    update();
}

void PracticeWindow::update() {
    using State = PracticeSession::State;
    const State state = m_session->state();
    const bool hasPuzzle = state == State::Solving || state == State::Finished;
    updateMovable();
    QString turn;
    if (hasPuzzle) {
        const core::AnyPosition& start = m_session->puzzle().puzzle.position;
        turn = tr("%1 to move").arg(sideName(start.spec(), start.sideToMove()));
    }
    showText(*m_texts.turn, turn);
    showText(*m_texts.message, m_said && state != State::Loading ? m_said() : QString());
    showText(*m_texts.entry, hasPuzzle ? entryText(*m_board) : QString());
    showText(*m_texts.details, detailsText());
    showText(*m_texts.figures, figuresText());
    const bool isSolving = state == State::Solving && !isBusy() && !m_isRefuting;
    m_hint->setEnabled(isSolving && m_session->hints() < PracticeSession::MostHints);
    m_solution->setEnabled(isSolving);
    m_whyNot->setEnabled(m_isRefuting ||
                         (hasPuzzle && m_wrong && !m_refuter->isLooking() && !m_steps->isPlaying()));
    m_whyNot->setText(m_isRefuting ? tr("&Back") : tr("&Why Not?"));
    m_analyse->setEnabled(hasPuzzle);
    const bool hasGame = hasPuzzle && m_session->puzzle().puzzle.source.game;
    m_game->setVisible(hasGame); // the game goes on with the solution, or has it in its review
    m_game->setEnabled(hasGame && state == State::Finished);
    m_next->setEnabled(hasPuzzle || state == State::Empty);
    m_next->setText(state == State::Solving ? tr("S&kip")
                    : state == State::Empty ? tr("&Look Again")
                                            : tr("&Next"));
}

QString PracticeWindow::emptyText() const {
    if (!m_failure.isEmpty()) return m_failure;
    if (isOfOneGame() && m_isSearching) return tr("The engine is still checking the mistakes of this game…");
    const auto& figures = m_session->figures();
    const bool hasNone = !figures || figures->counts.all() + figures->counts.unusable == 0;
    if (hasNone && isOfOneGame() && m_areKnown)
        return tr(
            "The mistakes in this game are already among your puzzles. They were found in another game with "
            "the same positions.");
    if (hasNone && isOfOneGame()) return tr("None of the mistakes in this game can be used as a puzzle.");
    if (hasNone)
        return tr(
            "There are no puzzles of this kind yet. Use Practice > Find Puzzles in This Game to find some.");
    QString text = tr("You have done everything for now.");
    if (const auto next = figures->counts.nextDue) {
        const auto at = QDateTime::fromSecsSinceEpoch(next->time_since_epoch().count());
        text += ' ' + tr("The next puzzle is due on %1.").arg(dateAndTimeText(at));
    }
    if (const int unusable = figures->counts.unusable; unusable > 0)
        text += ' ' + tr("%Ln puzzle(s) cannot be used because they do not fit the rules of this variant.",
                         nullptr, unusable);
    return text;
}

QString PracticeWindow::resultText() const {
    switch (m_session->result().value_or(core::PracticeResult::Failed)) {
    case core::PracticeResult::Solved: return tr("Solved!");
    case core::PracticeResult::WithHint: return tr("Solved, with a hint.");
    case core::PracticeResult::Failed: break;
    }
    return m_session->attempt().isSolved() ? tr("Solved, but not on the first try.")
                                           : tr("This is the solution.");
}

/// A puzzle can be solved by other moves than those of its line.
QString PracticeWindow::solutionLine() const {
    const core::Puzzle& puzzle = m_session->puzzle().puzzle;
    const QString solution = lineText(puzzle.position, puzzle.line);
    const core::PuzzleAttempt& attempt = m_session->attempt();
    const auto& played = attempt.game().moves();
    if (!attempt.isSolved() || played == puzzle.line) return tr("Solution: %1").arg(solution);
    return tr("Also right: %1. Solution: %2").arg(lineText(puzzle.position, played), solution);
}

/// What gives the solution away is said only when the puzzle is done.
QString PracticeWindow::detailsText() const {
    QStringList lines;
    if (!m_failure.isEmpty() && m_session->state() != PracticeSession::State::Empty) lines << m_failure;
    if (m_session->state() == PracticeSession::State::Finished) {
        const core::Puzzle& puzzle = m_session->puzzle().puzzle;
        lines << solutionLine() << kindText(puzzle);
        if (!m_mistake.isEmpty())
            lines << tr("In the game: %1. %2")
                         .arg(moveText(*puzzle.played, puzzle.position, std::nullopt), m_mistake);
        if (!puzzle.source.text.empty())
            lines << tr("Source: %1").arg(QString::fromStdString(puzzle.source.text));
    }
    if (const auto& effect = m_session->effect()) {
        if (effect->isRated) lines << ratingChangeText(*effect);
        lines << dueText(effect->schedule);
    }
    return lines.join('\n');
}

QString PracticeWindow::figuresText() const {
    const auto& figures = m_session->figures();
    if (!figures) return {};
    QStringList lines;
    lines << tr("Due: %1, new: %2").arg(figures->counts.due).arg(figures->counts.fresh);
    lines << tr("Rating: %1").arg(ratingText(figures->rating));
    lines << tr("Solved in a row: %1, days in a row: %2")
                 .arg(figures->streaks.solved)
                 .arg(figures->streaks.days);
    return lines.join('\n');
}

// --- keys

void PracticeWindow::keyPressEvent(QKeyEvent* event) {
    const bool isFinished = m_session->state() == PracticeSession::State::Finished;
    if (!isPlain(*event)) return QWidget::keyPressEvent(event); // commands of the window
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_isRefuting)
            backToPuzzle();
        else if (isFinished)
            goOn();
        return;
    case Qt::Key_H: return giveHint();
    case Qt::Key_S: return showSolution();
    case Qt::Key_Escape: close(); return;
    default: QWidget::keyPressEvent(event);
    }
}

void PracticeWindow::closeEvent(QCloseEvent* event) {
    m_refuter->cancel();
    QWidget::closeEvent(event);
}

} // namespace komadai::ui
