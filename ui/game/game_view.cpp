#include "ui/game/game_view.h"

#include "ui/analysis/analysis.h"
#include "ui/analysis/evaluation_bar.h"
#include "ui/board/board_preferences.h"
#include "ui/board/board_view.h"
#include "ui/board/entry_text.h"
#include "ui/board/look_setting.h"
#include "ui/board/move_line.h"
#include "ui/document/game_document.h"
#include "ui/engine/hint.h"
#include "ui/files/game_file.h"
#include "ui/game/board_line.h"
#include "ui/game/commentary.h"
#include "ui/game/game_arrows.h"
#include "ui/game/game_evaluations.h"
#include "ui/game/game_questions.h"
#include "ui/game/game_sounds.h"
#include "ui/game/place_reminder.h"
#include "ui/game/play.h"
#include "ui/game/player_card.h"
#include "ui/game/recorder.h"
#include "ui/keys/key_list.h"
#include "ui/language/retranslated.h"
#include "ui/library/game_columns.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/record/autoplay.h"
#include "ui/record/move_list_panel.h"
#include "ui/review/position_reviewer.h"
#include "ui/rulebook/piece_card.h"
#include "ui/sound/sounds.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/text_size.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace komadai::ui {

namespace preference {

const Preference<QByteArray> BoardSplit(QStringLiteral("window/boardSplit"), {}, bytesFormat());

} // namespace preference

namespace {

constexpr int LeastSideWidth = 220; ///< of players, moves and notices, in pixels
constexpr int UsualSideWidth = 280; ///< with text of the usual size

/// The move that led to the position shown, with its traces.
std::optional<ShownMove> shownMoveOf(const GameDocument& document) {
    const auto parent = document.tree().parent(document.current());
    if (!parent) return std::nullopt;
    return ShownMove(document.tree().move(document.current()), document.tree().position(*parent));
}

/// Whose turn it is. `isUser`: the side to move is the user.
QString turnText(const core::AnyPosition& position, bool isUser) {
    const core::Side mover = position.sideToMove();
    const bool isInCheck = position.isInCheck(mover);
    if (isUser) return isInCheck ? GameView::tr("Your move, in check") : GameView::tr("Your move");
    const QString side = sideName(position.spec(), mover);
    return isInCheck ? GameView::tr("%1 to move, in check").arg(side) : GameView::tr("%1 to move").arg(side);
}

} // namespace

GameView::GameView(std::unique_ptr<OpenGame> game, GameViewActions actions, EnginePool& engines,
                   SoundPlayer& sounds, QWidget* parent)
    : QWidget(parent), m_game(std::move(game)), m_actions(std::move(actions)) {
    createLayout(m_actions);
    m_placeReminder = new PlaceReminder(*m_game, *m_placeNotice, this);
    connectBoard();
    connectDocument();
    connectPlay();
    connectAnalysis();
    createHelpers(engines, sounds);
    followPreferences();
    showRecord();
    whenLanguageChanges(this, [this] {
        emit titleChanged();
        m_line->takeBack(m_line->message());
        showEntryText();
        refresh();
    });
}

GameView::~GameView() {
    const QSignalBlocker blocker(this); // its window may be going, too
    completeRecord();
    delete m_questions;
    delete m_hint;
    delete m_commentary;
    qDeleteAll(
        findChildren<QWidget*>(Qt::FindDirectChildrenOnly)); // they ask the game for as long as they live
}

// --- building

void GameView::createLayout(const GameViewActions& actions) {
    QWidget* boardColumn = makeBoardColumn();
    m_side = makeSide(actions);
    m_splitter = new QSplitter;
    m_splitter->setObjectName(QStringLiteral("mainSplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(boardColumn);
    m_splitter->addWidget(m_side);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    followSplit();
    for (NoticeBar* notice : {m_notice, m_variantNotice})
        notice->installEventFilter(this);
    for (NoticeBar* notice : {m_notice, m_variantNotice, m_placeNotice})
        notice->returnFocusTo(*m_board);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
}

/// The board with the lines beneath it.
QWidget* GameView::makeBoardColumn() {
    m_board = new BoardView;
    m_bar = new EvaluationBar;
    m_bar->hide();
    m_line = new BoardLine;
    m_moveLine = new MoveLine(*m_board);
    m_pieceCard = new PieceCardShower(*m_board, chosenLook, m_board);
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(8, 8, 4, 2);
    layout->setSpacing(2);
    layout->addWidget(m_board, 1);
    m_bar->setParent(column);
    m_board->setCompanion(m_bar);
    layout->addWidget(m_line);
    layout->addWidget(m_moveLine);
    return column;
}

/// Players, moves and notices.
QWidget* GameView::makeSide(const GameViewActions& actions) {
    GameDocument& document = m_game->document();
    m_notice = new NoticeBar;
    m_variantNotice = new NoticeBar;
    m_variantNotice->setObjectName(QStringLiteral("variantNotice"));
    m_placeNotice = new NoticeBar;
    m_placeNotice->setObjectName(QStringLiteral("placeNotice"));
    m_farPlayer = new PlayerCard(document, m_game->play(), core::Side::Second);
    m_nearPlayer = new PlayerCard(document, m_game->play(), core::Side::First);
    m_moves = new MoveListPanel(document, actions.steps, actions.moveMenu);
    m_moves->addBelowList(m_placeNotice);
    m_comments = new QLabel;
    m_comments->setObjectName(QStringLiteral("commentary"));
    m_comments->setWordWrap(true);
    m_comments->setTextFormat(Qt::PlainText);
    m_comments->hide();
    retranslated(m_comments, &QLabel::setToolTip, [] { return tr("Comments of the built-in engine"); });

    auto* side = new QWidget;
    side->setObjectName(QStringLiteral("besideBoard"));
    side->setMinimumWidth(LeastSideWidth);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(4, 8, 8, 8);
    layout->addWidget(m_farPlayer);
    layout->addWidget(m_moves, 1);
    layout->addWidget(m_comments);
    layout->addWidget(m_variantNotice); // beside the board, which they must not move
    layout->addWidget(m_notice);
    layout->addWidget(m_nearPlayer);
    return side;
}

/// All games share one division of the window, which is remembered.
void GameView::followSplit() {
    constexpr int PauseMs = 300; // while the user drags
    auto* due = new QTimer(m_splitter);
    due->setSingleShot(true);
    due->setInterval(PauseMs);
    connect(m_splitter, &QSplitter::splitterMoved, due, qOverload<>(&QTimer::start));
    connect(due, &QTimer::timeout, m_splitter, [this] {
        if (!m_isBoardOnly) preferences().set(preference::BoardSplit, m_splitter->saveState());
    });
    preferences().follow<QByteArray>(preference::BoardSplit, m_splitter, [this](const QByteArray& split) {
        if (!m_isBoardOnly && split != m_splitter->saveState()) showSplit(split);
    });
    followFont(*m_side, [this] { showUsualSplit(); });
}

void GameView::showUsualSplit() {
    if (!m_isBoardOnly && preferences().get(preference::BoardSplit).isEmpty()) showSplit({});
}

/// Until the user divides the window, the part beside the board is as wide as its text needs, but at most a third of the whole.
void GameView::showSplit(const QByteArray& split) {
    if (!split.isEmpty() && m_splitter->restoreState(split)) return;
    const int most = std::max(m_splitter->width() / 3, UsualSideWidth);
    const int side = std::min(textSized(*m_side, UsualSideWidth), most);
    m_splitter->setSizes({m_splitter->width() - side, side});
}

void GameView::connectBoard() {
    connect(m_board, &BoardView::moveChosen, this, &GameView::onMoveChosen);
    connect(m_board, &BoardView::moveRefused, this, &GameView::onMoveRefused);
    connect(m_board, &BoardView::premoveMade, this, [this] {
        m_premoveTip = m_game->play().tip();
        followPremove();
    });
    connect(m_board, &BoardView::drawingToggled, this, &GameView::onDrawingToggled);
    connect(m_board, &BoardView::entryChanged, this, &GameView::showEntryText);
    connect(m_board, &BoardView::playedByKeysChanged, this, &GameView::playedByKeysChanged);
    connect(m_board, &BoardView::animationFinished, this, &GameView::flipToMover);
    connect(m_board, &BoardView::wheelStepped, this,
            [this](int plies) { m_game->document().goToPly(m_game->document().ply() + plies); });
}

void GameView::connectDocument() {
    const GameDocument& document = m_game->document();
    connect(&document, &GameDocument::recordReset, this, &GameView::showRecord);
    connect(&document, &GameDocument::currentChanged, this, &GameView::showNode);
    connect(&document, &GameDocument::nodeChanged, this, &GameView::showNotes);
    connect(&document, &GameDocument::lineChanged, this, &GameView::changed);
    connect(&document, &GameDocument::edited, this, &GameView::refresh);
    connect(&document, &GameDocument::playedToChanged, this, &GameView::refresh);
    connect(&document, &GameDocument::headerChanged, this, &GameView::titleChanged);
    connect(&document, &GameDocument::playedToChanged, this, &GameView::titleChanged);
    connect(&m_game->file(), &GameFile::changed, this, &GameView::titleChanged);
}

void GameView::connectPlay() {
    const Play& play = m_game->play();
    connect(&play, &Play::stateChanged, this, &GameView::refresh);
    connect(&play, &Play::impasseDeclined, this, [this] { say(tr("The computer wants to play on.")); });
    connect(&play, &Play::drawDeclined, this,
            [this] { say(tr("The computer does not agree to a draw now.")); });
    connect(&play, &Play::bookMovePlayed, this, [this] { say(tr("Move from an opening book")); });
    connect(&play, &Play::computerReplied, this, [this] { QApplication::alert(window()); });
    connect(&play, &Play::lowTime, this, [this](core::Side, int seconds) {
        m_board->announce(tr("%n second(s) left", nullptr, seconds));
    });
}

void GameView::connectAnalysis() {
    const Analysis& analysis = m_game->analysis();
    for (const auto signal : {&Analysis::restarted, &Analysis::stopped}) {
        connect(&analysis, signal, this, &GameView::changed);
        connect(&analysis, signal, m_placeReminder, &PlaceReminder::checkLater);
    }
}

void GameView::createHelpers(EnginePool& engines, SoundPlayer& sounds) {
    GameDocument& document = m_game->document();
    Play& play = m_game->play();
    new GameArrows(*m_game, *m_board, m_board); // it goes with the board
    new GameEvaluations(*m_game, *m_bar, *m_moves, m_bar);
    connect(m_placeReminder, &PlaceReminder::backWanted, this, [this] {
        goBackToGame();
        m_board->setFocus(Qt::OtherFocusReason);
    });
    m_questions = new GameQuestions(play, m_game->recorder(), *m_notice, this);
    connect(m_questions, &GameQuestions::rematchWanted, this, &GameView::rematchWanted);
    connect(m_questions, &GameQuestions::reviewWanted, this, &GameView::reviewWanted);
    connect(m_questions, &GameQuestions::newGameWanted, this, &GameView::newGameWanted);
    m_commentary = new Commentary(
        *m_game, [&engines] { return makeReviewer(engines, Commentary::plan()); }, this);
    connect(m_commentary, &Commentary::textChanged, this, [this] {
        m_comments->setText(m_commentary->text());
        m_comments->setVisible(!m_commentary->text().isEmpty());
    });
    m_autoplay = new Autoplay(document, this);
    connect(m_autoplay, &Autoplay::toggled, this, &GameView::changed);
    m_hint = new Hint(engines, this);
    connect(m_hint, &Hint::found, this, &GameView::showHint);
    connect(m_hint, &Hint::declarationFound, this, [this] {
        if (m_game->movableSide()) sayHint(tr("Hint: you can win by a declaration."));
    });
    // A hint is for the position in which it was asked for.
    const auto forgetHint = [this] {
        m_hint->cancel();
        m_line->takeBack(m_hintText);
    };
    connect(&document, &GameDocument::recordReset, m_hint, forgetHint);
    connect(&document, &GameDocument::currentChanged, m_hint, forgetHint);
    auto* gameSounds = new GameSounds(play, this);
    connect(gameSounds, &GameSounds::due, &sounds, &SoundPlayer::play);
}

void GameView::followPreferences() {
    Preferences& chosen = preferences();
    chosen.follow<bool>(preference::AnimateMoves, m_board,
                        [this](bool isAnimated) { m_board->setAnimated(isAnimated); });
    chosen.whenChanged(preference::AutoFlip, this, [this] { flipToMover(); });
    chosen.whenChanged(preference::Premoves, this, [this] { refresh(); });
    whenLooksChange(this, [this] { showLook(); });
    m_game->play().setPolicy(chosenComputerPolicy());
    whenComputerPolicyChanges(this, [this] { m_game->play().setPolicy(chosenComputerPolicy()); });
}

void GameView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showUsualSplit(); // the window has its size now
    refresh();
}

void GameView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_autoplay->stop();
}

// --- what is shown

void GameView::completeRecord() {
    m_moves->finishEditing();
    // Leaving a game is no change that brings it to the library, or back to it.
    const auto game = m_game->recorder().game();
    if (game && game != m_deletedGame) m_game->analysis().keepLines();
}

void GameView::startGame(const core::Game& start, const Players& players, const core::TimeControls& clocks) {
    completeRecord();
    setFlipped(!players[0].isHuman() && players[1].isHuman());
    m_notice->dismiss();
    m_game->startGame(start, players, clocks);
}

void GameView::prepareGame(const core::Game& start, const Players& players,
                           const core::TimeControls& clocks) {
    const auto mover = static_cast<std::size_t>(core::indexOf(start.position().sideToMove()));
    if (players[mover].isHuman() || start.isOver()) return startGame(start, players, clocks);
    completeRecord();
    m_notice->dismiss();
    m_game->prepareGame(start, players, clocks);
    setFlipped(!players[0].isHuman() && players[1].isHuman());
    offerToStart();
}

void GameView::show(core::GameRecord record, std::optional<core::GameId> id, bool toContinue,
                    std::optional<core::NodeId> lastTakenBack) {
    completeRecord();
    m_notice->dismiss();
    const auto& players = record.header.players;
    setFlipped(!players[0].isHuman() && players[1].isHuman());
    m_game->show(std::move(record), id, lastTakenBack);
    if (!m_game->play().canContinue()) return;
    const bool isMerePosition = m_game->isMerePosition();
    if (toContinue || (isMerePosition && m_game->document().takenBack()))
        m_game->play().continueGame();
    else if (!isMerePosition)
        offerToContinue();
}

void GameView::remind() {
    const Play& play = m_game->play();
    if (!m_notice->isHidden()) return;
    if (play.isPaused() || play.isStepping())
        m_questions->showPause();
    else if (play.canContinue() && !m_game->isMerePosition())
        offerToContinue();
}

void GameView::playAgain(RematchSides sides) {
    const core::Game& last = m_game->play().game();
    Players players = m_game->document().header().players;
    core::TimeControls clocks = m_game->play().clock().controls();
    if (sides == RematchSides::Swapped) {
        std::swap(players[0], players[1]);
        std::swap(clocks[0], clocks[1]);
    }
    startGame(core::Game(last.positionAt(0), last.quietPliesAtStart()), players, clocks);
}

void GameView::showRecord() {
    showLook();
    m_board->cancelPremove(); // of the record before
    const GameDocument& document = m_game->document();
    m_board->setPosition(document.position(), shownMoveOf(document));
    showNotes();
    emit titleChanged();
    refresh();
}

/// Pieces are seen to move where both nodes lie on the line that is shown.
void GameView::showNode(core::NodeId from, core::NodeId to) {
    const GameDocument& document = m_game->document();
    const auto fromPly = document.plyOnLine(from);
    const auto toPly = document.plyOnLine(to);
    if (fromPly && toPly)
        m_board->walk(document.line(), *fromPly, *toPly);
    else
        m_board->setPosition(document.position(), shownMoveOf(document));
    showNotes();
    refresh();
}

void GameView::showNotes() {
    const GameDocument& document = m_game->document();
    const auto& notes = document.tree().annotations(document.current());
    m_board->setDrawings(notes.drawings);
    const auto move = document.lastMove();
    const auto judgement = std::find_if(notes.glyphs.begin(), notes.glyphs.end(), core::judgesMove);
    if (move && judgement != notes.glyphs.end()) {
        const auto sign = core::signOf(*judgement);
        m_board->setGlyphMark(core::destinationOf(*move),
                              QString::fromUtf8(sign.data(), static_cast<int>(sign.size())));
    } else {
        m_board->setGlyphMark(core::Square::at(0), {});
    }
}

void GameView::refresh() {
    const auto movable = m_game->movableSide();
    m_board->setMovable(movable ? MovableSides::only(*movable) : MovableSides::none(), premovableSide());
    followPremove();
    const bool isOver = m_game->play().game().isOver();
    m_board->setTurnMarked(m_game->isAtTip() ? !isOver : !m_game->play().isRunning());
    flipToMover();
    if (!movable) m_hint->cancel();
    m_notice->dropOutdated();
    m_placeReminder->checkLater();
    showSide();
    m_line->takeBack(m_refusal); // the reason may be gone
    if (QString state = currentStateText(); state != m_stateText) {
        m_stateText = std::move(state);
        m_board->announceState(m_stateText);
        emit stateTextChanged();
    }
    emit changed();
}

QString GameView::currentStateText() const {
    const Play& play = m_game->play();
    const GameDocument& document = m_game->document();
    const auto& game = play.game();
    const auto& spec = game.spec();
    QString text;
    if (game.outcome()) {
        text = result(*game.outcome(), spec);
    } else {
        const core::Side mover = game.position().sideToMove();
        const QString side = sideName(spec, mover);
        if (!play.isActive() && !m_game->isMerePosition())
            text = document.tree().size() == 1 ? tr("Not started") : tr("Not finished");
        else if (play.isPaused())
            text = tr("Paused");
        else if (play.isWaitingForPlayer())
            text = tr("%1 cannot move").arg(side);
        else
            text = play.isActive() ? turnText(game.position(), isTurnOfTheOnlyHuman()) : shownStateText();
    }
    if (m_game->isAtTip()) return text;
    if (!document.tree().isMainLine(document.current()))
        return tr("%1 · variation, move %2").arg(text, QString::number(document.ply()));
    return tr("%1 · position %2 of %3")
        .arg(text, QString::number(document.ply()), QString::number(document.linePlies()));
}

/// Of a position that nobody plays from. The moves that follow it in the record are not those of a game, which would tell whose turn it is.
QString GameView::shownStateText() const {
    const GameDocument& document = m_game->document();
    const core::Game shown = document.gameAt(document.current());
    return shown.outcome() ? result(*shown.outcome(), shown.spec()) : turnText(shown.position(), false);
}

/// Whether a human is to move against the computer.
bool GameView::isTurnOfTheOnlyHuman() const {
    const Play& play = m_game->play();
    const auto& players = play.players();
    return play.isActive() && players[0].isHuman() != players[1].isHuman() &&
           play.player(play.game().position().sideToMove()).isHuman();
}

void GameView::say(const QString& message) {
    m_line->say(message);
    m_board->announce(message);
}

void GameView::sayHint(const QString& message) {
    m_hintText = message;
    say(message);
}

void GameView::showEntryText() { m_line->setEntry(entryText(*m_board), essentialEntryText(*m_board)); }

QString GameView::title() const {
    const QString game =
        m_game->isMerePosition() ? positionName() : playerNames(m_game->document().header().players);
    return tr("%1: %2").arg(nameOf(m_game->document().spec()), game);
}

QString GameView::titleWithFile() const {
    const GameFile& file = m_game->file();
    if (!file.origin()) return title();
    QString name = file.name();
    name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")); // means the characters
    return QStringLiteral("%1[*] – %2").arg(name, title());
}

QString GameView::playingKeysText() const {
    const QString text = m_game->document().spec().drops.allowed
                             ? tr("Keyboard play: arrow keys move the cursor, Space or Enter picks up and "
                                  "puts down, digits choose from the hand, Esc ends keyboard play.")
                             : tr("Keyboard play: arrow keys move the cursor, Space or Enter picks up and "
                                  "puts down, Esc ends keyboard play.");
    const QKeySequence key = m_actions.pieceCard->shortcut();
    return key.isEmpty() ? text : text + ' ' + tr("%1 explains a piece.").arg(KeyList::textOf({key}));
}

bool GameView::isFlipped() const { return m_board->isFlipped(); }

void GameView::setFlipped(bool flipped) {
    m_board->setFlipped(flipped);
    m_bar->setFlipped(flipped);
    m_moves->setFlipped(flipped);
    m_nearPlayer->setSide(flipped ? core::Side::Second : core::Side::First);
    m_farPlayer->setSide(flipped ? core::Side::First : core::Side::Second);
    emit changed();
}

void GameView::setBoardOnly(bool boardOnly) {
    m_isBoardOnly = boardOnly;
    m_moves->setListShown(!boardOnly);
    m_side->setMaximumWidth(boardOnly ? textSized(*m_side, LeastSideWidth) : QWIDGETSIZE_MAX);
    m_splitter->handle(1)->setEnabled(!boardOnly);
    if (boardOnly)
        m_splitter->setSizes({m_splitter->width(), 0}); // the part beside the board has a least width
    else
        showSplit(preferences().get(preference::BoardSplit));
    showSide();
}

void GameView::showSide() {
    const bool hasNotice = !m_notice->isHidden() || !m_variantNotice->isHidden();
    m_side->setVisible(!m_isBoardOnly || m_game->play().isRunning() || hasNotice);
}

bool GameView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) showSide();
    return QWidget::eventFilter(watched, event);
}

void GameView::flipToMover() {
    if (!preferences().get(preference::AutoFlip) || m_board->isAnimating() || !m_game->isAtTip()) return;
    const auto movable = m_game->play().movableSide();
    const auto& players = m_game->play().players();
    if (!movable || !players[0].isHuman() || !players[1].isHuman()) return;
    const bool flipped = *movable == core::Side::Second;
    if (flipped != isFlipped()) setFlipped(flipped);
}

void GameView::showLook() { m_board->setLook(chosenLook(m_game->document().spec())); }

// --- what the user does

void GameView::onMoveChosen(const core::Move& move) {
    if (m_game->movableSide()) m_game->enterMove(move);
}

std::optional<core::Side> GameView::premovableSide() const {
    if (!preferences().get(preference::Premoves) || !m_game->isAtTip()) return std::nullopt;
    return m_game->play().premovableSide();
}

/// The move is played later, since the game may be in the middle of a change.
void GameView::followPremove() {
    if (!m_board->premove()) return;
    const Play& play = m_game->play();
    const core::GameTree& tree = m_game->document().tree();
    const bool isSameTip = play.tip() == m_premoveTip;
    const bool isAnswered =
        !isSameTip && tree.contains(play.tip()) && tree.parent(play.tip()) == m_premoveTip;
    if (!premovableSide() || !(isSameTip || isAnswered)) return m_board->cancelPremove();
    if (play.movableSide()) QMetaObject::invokeMethod(this, &GameView::playPremove, Qt::QueuedConnection);
}

void GameView::playPremove() {
    if (m_board->premove() && premovableSide() && m_game->movableSide()) m_board->playPremove();
}

void GameView::onDrawingToggled(const BoardDrawing& drawing) {
    GameDocument& document = m_game->document();
    core::Annotations notes = document.tree().annotations(document.current());
    toggle(notes.drawings, drawing);
    document.annotate(document.current(), std::move(notes));
}

void GameView::onMoveRefused(core::Refusal refusal) {
    m_refusal = refusalText(refusal);
    say(m_refusal);
}

QString GameView::refusalText(core::Refusal refusal) const {
    const auto withKey = [](const QString& text, const QAction& playsOn) {
        const QKeySequence key = playsOn.shortcut();
        return key.isEmpty() ? text : text + ' ' + tr("Press %1 to play on.").arg(KeyList::textOf({key}));
    };
    const Play& play = m_game->play();
    if (!m_game->isAtTip()) return sentence(refusal);
    if (play.game().isOver() && !m_game->movableSide()) return sentence(core::Refusal::GameIsOver);
    if (play.isPaused()) return withKey(tr("The game is paused."), *m_actions.pause);
    return sentence(refusal);
}

void GameView::lookForHint() { m_hint->look(m_game->document().gameAt(m_game->document().current())); }

void GameView::showHint(const core::Move& move) {
    if (!m_game->movableSide()) return;
    const GameDocument& document = m_game->document();
    const auto before = destinationAt(document.line(), document.ply());
    sayHint(tr("Hint: %1").arg(moveText(move, document.position(), before)));
    m_board->setArrows(ArrowKind::Hint, {arrowOf(move, document.position(), ArrowKind::Hint)});
}

void GameView::playBestMove() {
    if (const auto best = m_game->analysis().bestMove(); best && m_game->movableSide())
        m_game->enterMove(*best);
}

void GameView::enterMove(const core::Move& move) {
    if (!m_game->movableSide()) {
        say(tr("You cannot make a move in this position now."));
        return;
    }
    if (const auto refusal = m_game->enterMove(move)) onMoveRefused(*refusal);
}

void GameView::goBackToGame() { m_game->document().goTo(m_game->play().tip()); }

/// The evaluation makes a line a variation even after the last move of a game that is being played: moves without notes
/// would be taken for moves taken back.
void GameView::playLine(const FoundLine& line, int plies) {
    GameDocument& document = m_game->document();
    const auto& moves = line.info.line;
    const core::NodeId shown = document.addLine(line.node, {moves.begin(), moves.begin() + plies});
    document.keepEvaluation(*document.tree().child(line.node, moves.front()), evaluationAfterFirstMove(line));
    document.goTo(shown);
}

void GameView::insertLines(const std::vector<FoundLine>& lines) {
    GameDocument& document = m_game->document();
    for (const FoundLine& line : lines) {
        const auto& moves = line.info.line;
        document.addLine(line.node, moves);
        document.keepEvaluation(*document.tree().child(line.node, moves.front()),
                                evaluationAfterFirstMove(line));
    }
    say(tr("%n line(s) inserted.", nullptr, static_cast<int>(lines.size())));
}

void GameView::pointOut(const std::optional<core::Move>& move) {
    std::vector<BoardArrow> arrows;
    if (move) arrows.push_back(arrowOf(*move, m_game->document().position(), ArrowKind::Hint));
    m_board->setArrows(ArrowKind::Hint, arrows);
}

void GameView::offerToStart() {
    m_notice->showNotice(
        [player = m_game->play().player(m_game->play().game().position().sideToMove())] {
            return tr("%1 makes the first move.").arg(playerName(player));
        },
        {startChoice()}, [this] { return canStart(); });
}

bool GameView::canStart() const {
    const Play& play = m_game->play();
    const core::Game& game = play.game();
    return play.canContinue() && game.plyCount() == 0 && !play.player(game.position().sideToMove()).isHuman();
}

NoticeBar::Choice GameView::startChoice() {
    return {[] { return tr("&Start"); },
            [this] {
                if (canStart()) m_game->play().continueGame();
            }};
}

void GameView::offerToContinue() {
    const auto canContinue = [this] { return m_game->play().canContinue(); };
    m_notice->showNotice([] { return tr("This game is not finished."); },
                         {{[] { return tr("&Continue"); },
                           [this, canContinue] {
                               if (canContinue()) m_game->play().continueGame();
                           }}},
                         canContinue);
}

} // namespace komadai::ui
