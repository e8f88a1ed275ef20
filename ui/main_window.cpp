#include "ui/main_window.h"

#include "core/notation/position_text.h"
#include "core/variants/rule_options.h"
#include "ui/analysis/analysis_panel.h"
#include "ui/board/board_view.h"
#include "ui/board/look_setting.h"
#include "ui/board/move_line.h"
#include "ui/editor/clipboard_position.h"
#include "ui/editor/position_editor.h"
#include "ui/engine/engines_dialog.h"
#include "ui/engine/hint.h"
#include "ui/engine/opponents.h"
#include "ui/icons.h"
#include "ui/language/spoken.h"
#include "ui/library/games_model.h"
#include "ui/library/games_panel.h"
#include "ui/library/library_desk.h"
#include "ui/library/library_service.h"
#include "ui/mobility/mobility_window.h"
#include "ui/record/move_list_panel.h"
#include "ui/record/notation.h"
#include "ui/rulebook/piece_card.h"
#include "ui/rulebook/rule_book.h"
#include "ui/session/game_questions.h"
#include "ui/session/new_game_dialog.h"
#include "ui/session/player_card.h"
#include "ui/settings/animation_switch.h"
#include "ui/settings/appearance_page.h"
#include "ui/settings/keys_page.h"
#include "ui/settings/language_page.h"
#include "ui/settings/playing_page.h"
#include "ui/settings/settings_dialog.h"
#include "ui/settings/sounds_page.h"
#include "ui/sound/game_sounds.h"
#include "ui/sound/sounds.h"
#include "ui/variants/import_variant_dialog.h"
#include "ui/variants/manage_variants_dialog.h"
#include "ui/window/elided_label.h"
#include "ui/window/key_list.h"
#include "ui/window/key_map.h"
#include "ui/window/keys_dialog.h"
#include "ui/window/notice_bar.h"
#include "ui/window/status_line.h"
#include "ui/window/window_actions.h"
#include "ui/window/window_size.h"
#include "ui/wording.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QComboBox>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

/// The linker would leave the resources of a static library out. Outside any namespace, as the macro asks.
static void initResources() { Q_INIT_RESOURCE(resources); }

namespace komadai::ui {
namespace {

constexpr int MessageShownMs = 6000;
constexpr int BigStep = 10;
constexpr int GamesPanelWidth = 300;
constexpr int AnalysisPanelHeight = 160;

/// Qt words these once for all.
void nameButtons(const QDockWidget& dock) {
    const auto name = [&dock](const char* object, const char* title, const char* description) {
        auto* button = dock.findChild<QWidget*>(QLatin1String(object));
        if (!button) return;
        button->setAccessibleName(QCoreApplication::translate("QDockWidget", title));
        button->setAccessibleDescription(QCoreApplication::translate("QDockWidget", description));
    };
    name("qt_dockwidget_closebutton", "Close", "Closes the dock widget");
    name("qt_dockwidget_floatbutton", "Float", "Undocks and re-attaches the dock widget");
}

QDockWidget* makeDock(QMainWindow* window, Text title) {
    auto* dock = spoken(new QDockWidget(window), &QDockWidget::setWindowTitle, std::move(title));
    whenLanguageChanges(dock, [dock] { nameButtons(*dock); });
    return dock;
}

/// Two humans, who play on from a position that was given.
Players twoHumans() { return {}; }

} // namespace

MainWindow::MainWindow(UserVariants& variants, std::optional<core::Game> start, QWidget* parent)
    : QMainWindow(parent), m_variants(variants), m_library(new LibraryService(this)),
      m_opponents(new Opponents(m_engines, this)), m_session(nullptr), m_startsEmpty(!start) {
    const NewGameChoice choice = NewGameChoice::remembered(variants.all());
    const Players players = start ? twoHumans() : choice.players;
    const core::TimeControls clocks = start ? core::TimeControls() : choice.clocks;
    if (!start) start = choice.gameIn(variants.all());
    m_session = new GameSession(*start, *m_opponents, *m_library, this);

    initResources();
    setWindowIcon(themedIcon(QStringLiteral("komadai"), palette()));
    createMenus();
    createAnalysisDock();
    createLayout();
    connectBoard();
    connectSession();
    connectActions();
    connectLibrary();
    restoreSettings();
    m_actions->setIcons(palette());
    m_session->setManners(ComputerManners::remembered());
    m_session->startGame(*start, players, clocks);
    reportBrokenVariants();
    whenLanguageChanges(this, [this] { sayAnew(); });
}

MainWindow::~MainWindow() {
    delete m_analysis->parentWidget(); // as the central widget
    delete takeCentralWidget();        // its views ask the session for as long as they live
    delete m_hint;
    delete m_session; // before those it talks to
    delete m_opponents;
    delete m_library;
}

// --- building

/// The docks at the sides, and the menus, which show and hide them.
void MainWindow::createMenus() {
    m_gamesPanel = new GamesPanel(m_variants.all(), *m_library);
    auto* dock = makeDock(this, [] { return tr("Games"); });
    dock->setObjectName(QStringLiteral("gamesDock"));
    dock->setWidget(m_gamesPanel);
    addDockWidget(Qt::LeftDockWidgetArea, dock);
    resizeDocks({dock}, {GamesPanelWidth}, Qt::Horizontal);
    dock->hide();

    m_actions = new WindowActions(*this, *dock->toggleViewAction());
    m_actions->addTo(*menuBar());
    m_keys = new KeyMap(*menuBar(), this);
    connect(m_keys, &KeyMap::changed, m_actions, &WindowActions::updateToolTips);
    m_actions->updateToolTips();
    auto* bar = spoken(addToolBar(QString()), &QToolBar::setWindowTitle, [] { return tr("Game"); });
    bar->setObjectName(QStringLiteral("gameBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_actions->addTo(*bar);
}

void MainWindow::connectActions() {
    const auto& a = *m_actions;
    const auto on = [this](const QAction* action, auto act) {
        connect(action, &QAction::triggered, this, act);
    };
    const auto step = [this](int plies) { m_session->goToPly(m_session->viewedPly() + plies); };
    on(a.newGame, [this] { askNewGame(); });
    on(a.rematch, [this] { playAgain(); });
    on(a.takeBack, [this] { m_session->takeBack(); });
    on(a.redo, [this] { m_session->redo(); });
    on(a.hint, [this] { m_hint->look(m_session->game()); });
    on(a.playByKeys, [this] {
        m_board->setFocus(Qt::OtherFocusReason);
        m_board->setPlayedByKeys(m_actions->playByKeys->isChecked());
    });
    on(a.typeMove, [this] { m_moveLine->open(); });
    on(a.pause, [this] {
        m_questions->togglePause();
        refresh(); // the mark of the action stands for the pause, whatever came of the click
    });
    on(a.moveNow, [this] { m_session->moveNow(); });
    on(a.resign, [this] { m_questions->askResign(); });
    on(a.offerDraw, [this] { m_session->offerDraw(); });
    on(a.impasse, [this] { m_session->offerImpasse(); });
    on(a.adjudicate, [this] { m_questions->askHowToEnd(); });
    on(a.playBest, [this] { m_session->playMove(*m_analysis->bestMove()); });
    on(a.openLibrary, [this] { m_desk->askWhich(); });
    on(a.importVariant, [this] { importVariant(); });
    on(a.manageVariants, [this] { manageVariants(); });
    on(a.engines, [this] { manageEngines(); });
    on(a.quit, [this] { close(); });
    on(a.copyPosition, [this] { copyPosition(); });
    on(a.pastePosition, [this] { pastePosition(); });
    on(a.editor, [this] {
        if (m_editor && m_editor->isVisible()) return m_editor->activateWindow();
        showEditor(m_session->game().variant(), m_session->viewedPosition().toSetup());
    });
    on(a.settings, [this] { showSettings(); });
    on(a.first, [this] { m_session->goToPly(0); });
    on(a.previous, [step] { step(-1); });
    on(a.next, [step] { step(1); });
    on(a.last, [this] { m_session->goToPly(m_session->game().plyCount()); });
    on(a.backTen, [step] { step(-BigStep); });
    on(a.forwardTen, [step] { step(BigStep); });
    on(a.flip, [this] { setFlipped(!m_board->isFlipped()); });
    on(a.autoFlip, [this] { flipToMover(); });
    on(a.analysisArrow, [this] { showBestMove(); });
    on(a.zoomIn, [this] { m_board->zoomIn(); });
    on(a.zoomOut, [this] { m_board->zoomOut(); });
    on(a.zoomToFit, [this] { m_board->zoomToFit(); });
    on(a.mobility, [this] { showMobility(); });
    on(a.fullScreen, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    on(a.rules, [this] { showRules(); });
    on(a.pieceCard, [this] {
        if (!m_pieceCard->showPointed())
            showMessage(tr("Point at a piece first, with the mouse or the cursor of the keyboard."));
    });
    on(a.keys, [this] { showKeys(); });
    on(a.about, [this] { showAbout(); });
    for (const auto& [look, action] : a.looks)
        on(action, [this, look = look] { chooseLook(look); });
    connect(a.animate, &QAction::toggled, m_board, &BoardView::setAnimated);
}

/// Shown with the analysis; hiding it ends that.
void MainWindow::createAnalysisDock() {
    m_analysis = new AnalysisPanel(*m_session, m_engines, m_actions->analyse);
    auto* dock = makeDock(this, [] { return tr("Analysis"); });
    dock->setObjectName(QStringLiteral("analysisDock"));
    dock->setWidget(m_analysis);
    addDockWidget(Qt::BottomDockWidgetArea, dock);
    resizeDocks({dock}, {AnalysisPanelHeight}, Qt::Vertical);
    dock->hide();
    connect(m_actions->analyse, &QAction::toggled, dock, [dock](bool on) {
        if (on) dock->show();
    });
}

void MainWindow::createLayout() {
    m_board = new BoardView;
    m_moveLine = new MoveLine(*m_board);
    m_pieceCard = new PieceCardShower(*m_board, chosenLook, m_board);
    m_notice = new NoticeBar;
    m_variantNotice = new NoticeBar;
    m_variantNotice->setObjectName(QStringLiteral("variantNotice"));
    m_farPlayer = new PlayerCard(*m_session, core::Side::Second);
    m_nearPlayer = new PlayerCard(*m_session, core::Side::First);
    m_moves = new MoveListPanel(*m_session,
                                {m_actions->first, m_actions->previous, m_actions->next, m_actions->last});

    auto* left = new QWidget;
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(8, 8, 4, 8);
    leftLayout->addWidget(m_board, 1);
    leftLayout->addWidget(m_moveLine);
    auto* right = new QWidget;
    right->setMinimumWidth(220);
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(4, 8, 8, 8);
    rightLayout->addWidget(m_farPlayer);
    rightLayout->addWidget(m_moves, 1);
    rightLayout->addWidget(m_variantNotice); // beside the board, which they must not move
    rightLayout->addWidget(m_notice);
    rightLayout->addWidget(m_nearPlayer);

    auto* splitter = new QSplitter;
    splitter->setObjectName(QStringLiteral("mainSplitter"));
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 0);
    splitter->setSizes({680, 280});
    setCentralWidget(splitter);

    setStatusBar(new StatusLine);
    m_entry = new ElidedLabel;
    m_entry->setObjectName(QStringLiteral("entry"));
    m_entry->setContentsMargins(8, 0, 0, 0);
    statusBar()->addWidget(m_entry, 1);
    m_state = new QLabel;
    m_state->setObjectName(QStringLiteral("state"));
    statusBar()->addPermanentWidget(m_state);
    m_board->setFocus(Qt::OtherFocusReason);
    setMinimumSize(560, 420);
    resizeWithinScreen(*this, {1040, 760});
}

void MainWindow::connectBoard() {
    connect(m_board, &BoardView::moveChosen, this, [this](const core::Move& move) {
        if (m_session->movableSide()) m_session->playMove(move);
    });
    connect(m_board, &BoardView::moveRefused, this, [this](core::Refusal refusal) {
        m_refusal = refusalText(refusal);
        if (m_session->canContinue()) offerToContinue();
        showMessage(m_refusal);
        m_board->announce(m_refusal);
    });
    connect(m_board, &BoardView::entryChanged, this, [this] {
        m_entry->setText(entryText());
        if (!m_entry->text().isEmpty()) statusBar()->clearMessage(); // it would lie over the text
    });
    connect(m_board, &BoardView::playedByKeysChanged, this, [this](bool played) {
        m_actions->playByKeys->setChecked(played);
        if (played)
            showMessage(playingKeysText());
        else if (statusBar()->currentMessage() == playingKeysText())
            statusBar()->clearMessage();
    });
    connect(m_board, &BoardView::animationFinished, this, &MainWindow::flipToMover);
    connect(m_analysis, &AnalysisPanel::bestMoveChanged, this, [this] {
        showBestMove();
        offerBestMove();
    });
    connect(m_board, &BoardView::wheelStepped, this,
            [this](int plies) { m_session->goToPly(m_session->viewedPly() + plies); });
}

void MainWindow::connectSession() {
    connect(m_session, &GameSession::lineReset, this, &MainWindow::showLine);
    connect(m_session, &GameSession::viewChanged, this, &MainWindow::showView);
    connect(m_session, &GameSession::stateChanged, this, &MainWindow::refresh);
    connect(m_session, &GameSession::stored, m_gamesPanel, &GamesPanel::refresh);
    connect(m_session, &GameSession::impasseDeclined, this,
            [this] { showMessage(tr("The computer wants to play on.")); });
    connect(m_session, &GameSession::drawDeclined, this,
            [this] { showMessage(tr("The computer does not agree to a draw now.")); });
    m_questions = new GameQuestions(*m_session, *m_notice, this);
    connect(m_questions, &GameQuestions::rematchWanted, this, &MainWindow::playAgain);
    connect(m_questions, &GameQuestions::newGameWanted, this, [this] { askNewGame(); });
    m_hint = new Hint(this);
    connect(m_hint, &Hint::found, this, &MainWindow::showHint);
    m_sounds = new SoundPlayer(this);
    auto* sounds = new GameSounds(*m_session, this);
    connect(sounds, &GameSounds::due, m_sounds, &SoundPlayer::play);
}

void MainWindow::connectLibrary() {
    m_desk = new LibraryDesk(*m_library, m_variants.all(), *m_notice, this);
    connect(m_gamesPanel, &GamesPanel::gameChosen, m_desk,
            [this](core::GameId game) { m_desk->read(game, false); });
    connect(m_desk, &LibraryDesk::opened, m_gamesPanel, &GamesPanel::refresh);
    connect(m_desk, &LibraryDesk::gameRead, this, &MainWindow::showStoredGame);
    connect(m_desk, &LibraryDesk::firstGameChosen, this, &MainWindow::startFirstGame);
    connect(m_desk, &LibraryDesk::allGamesWanted, this, [this] {
        if (!m_actions->games->isChecked()) m_actions->games->trigger();
    });
    if (m_startsEmpty) m_desk->offerGames([this] { return m_session->game().plyCount() == 0; });
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_actions) m_actions->setIcons(palette());
}

/// Space presses the button that has the focus, whichever command has that key.
bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* press = static_cast<QKeyEvent*>(event);
        const QWidget* focus = focusWidget();
        if (press->key() == Qt::Key_Space && press->modifiers() == Qt::NoModifier &&
            (qobject_cast<const QAbstractButton*>(focus) || qobject_cast<const QComboBox*>(focus)))
            event->accept();
    }
    return QMainWindow::event(event);
}

void MainWindow::restoreSettings() {
    const QSettings settings;
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(settings.value(QStringLiteral("window/state")).toByteArray());
    m_board->setAnimated(m_actions->animate->isChecked());
    m_actions->autoFlip->setChecked(settings.value(QStringLiteral("board/autoFlip"), false).toBool());
    m_actions->analysisArrow->setChecked(
        settings.value(QStringLiteral("board/analysisArrow"), true).toBool());
}

void MainWindow::setMotionReduced(bool isReduced) { m_actions->animate->setMotionReduced(isReduced); }

void MainWindow::saveSettings() const {
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/state"), saveState());
    settings.setValue(QStringLiteral("board/autoFlip"), m_actions->autoFlip->isChecked());
    settings.setValue(QStringLiteral("board/analysisArrow"), m_actions->analysisArrow->isChecked());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_editor && !m_editor->close()) return event->ignore();
    saveSettings();
    event->accept();
}

// --- showing the session

void MainWindow::showLine() {
    showLook();
    m_board->setPosition(m_session->viewedPosition(), m_session->viewedMove());
    refresh();
}

void MainWindow::showView(int fromPly, int toPly) { m_board->walk(m_session->game(), fromPly, toPly); }

void MainWindow::showMessage(const QString& text) { statusBar()->showMessage(text, MessageShownMs); }

void MainWindow::sayAnew() {
    statusBar()->clearMessage();
    showLook(); // which is usual depends on the language too
    m_entry->setText(entryText());
    refresh();
}

void MainWindow::refresh() {
    const auto movable = m_session->movableSide();
    m_board->setMovable(movable ? MovableSides::only(*movable) : MovableSides::none());
    if (m_mobility) m_mobility->setPosition(m_session->viewedPosition(), m_board->isFlipped());
    flipToMover();
    const int ply = m_session->viewedPly();
    const int last = m_session->game().plyCount();
    for (QAction* back : {m_actions->first, m_actions->previous, m_actions->backTen})
        back->setEnabled(ply > 0);
    for (QAction* forward : {m_actions->last, m_actions->next, m_actions->forwardTen})
        forward->setEnabled(ply < last);
    m_actions->takeBack->setEnabled(m_session->canTakeBack());
    m_actions->redo->setEnabled(m_session->canRedo());
    m_actions->resign->setEnabled(m_session->resigningSide().has_value());
    m_actions->impasse->setEnabled(m_session->mayOfferImpasse());
    m_actions->impasse->setVisible(m_session->spec().ends.impasseByAgreement);
    m_actions->offerDraw->setEnabled(m_session->mayOfferDraw());
    m_actions->adjudicate->setEnabled(m_session->mayAdjudicate());
    m_actions->hint->setEnabled(movable.has_value());
    offerBestMove();
    m_actions->moveNow->setEnabled(m_session->isComputerThinking());
    m_actions->pause->setEnabled(m_session->canPause() || m_session->isPaused());
    m_actions->pause->setChecked(m_session->isPaused());
    if (!movable) m_hint->cancel();
    m_notice->dropOutdated();
    if (statusBar()->currentMessage() == m_refusal) statusBar()->clearMessage(); // the reason may be gone
    if (const QString state = stateText(); state != m_state->text()) {
        m_state->setText(state);
        m_board->announce(state);
    }
    QFont font = m_state->font();
    font.setBold(m_session->game().isOver());
    m_state->setFont(font);
    setWindowTitle(tr("%1: %2").arg(nameOf(m_session->spec()), playerNames(m_session->players())));
}

QString MainWindow::stateText() const {
    const auto& game = m_session->game();
    const auto& spec = game.spec();
    QString text;
    if (game.outcome()) {
        text = result(*game.outcome(), spec);
    } else {
        const core::Side mover = game.position().sideToMove();
        const QString side = sideName(spec, mover);
        if (m_session->mode() == GameSession::Mode::Reviewing)
            text = tr("Not finished");
        else if (m_session->isPaused())
            text = tr("Paused");
        else if (m_session->isComputerThinking())
            text = tr("%1 is thinking…").arg(side);
        else if (m_session->isWaitingForPlayer())
            text = tr("%1 cannot move").arg(side);
        else
            text = game.position().isInCheck(mover) ? tr("%1 to move, in check").arg(side)
                                                    : tr("%1 to move").arg(side);
    }
    if (m_session->isAtEnd()) return text;
    return tr("%1 · position %2 of %3").arg(text).arg(m_session->viewedPly()).arg(game.plyCount());
}

QString MainWindow::refusalText(core::Refusal refusal) const {
    const auto withKey = [](const QString& text, const QAction& playsOn) {
        const QKeySequence key = playsOn.shortcut();
        return key.isEmpty() ? text : text + ' ' + tr("Press %1 to play on.").arg(KeyList::textOf({key}));
    };
    if (!m_session->isAtEnd() && m_session->mode() == GameSession::Mode::Playing)
        return withKey(tr("This is an earlier position."), *m_actions->last);
    if (m_session->game().isOver()) return sentence(core::Refusal::GameIsOver);
    if (m_session->isPaused()) return withKey(tr("The game is paused."), *m_actions->pause);
    if (m_session->canContinue())
        return tr("This stored game is only being looked at. Choose “Continue” to play on.");
    return sentence(refusal);
}

QString MainWindow::playingKeysText() const {
    const QString text =
        m_session->spec().drops.allowed
            ? tr("The keyboard plays: arrows and space or Enter, digits for the hand, Esc ends it.")
            : tr("The keyboard plays: arrows and space or Enter, Esc ends it.");
    const QKeySequence key = m_actions->pieceCard->shortcut();
    return key.isEmpty() ? text : text + ' ' + tr("%1 explains a piece.").arg(KeyList::textOf({key}));
}

QString MainWindow::entryText() const {
    const auto* course = m_board->entry().course();
    const bool choosing = !m_board->entry().choices().empty();
    const QString preview = m_board->previewText();
    if (choosing && !course) return tr("Choose on the board – Esc cancels");
    if (!course) return preview;
    if (choosing) return tr("Choose on the board – Esc takes a step back");
    const auto& targets = m_board->entry().targets();
    const bool mayShoot = std::any_of(targets.begin(), targets.end(),
                                      [](const Target& target) { return target.kind == TargetKind::Shot; });
    QString text = tr("Step %1 of %2").arg(course->steps()).arg(course->mostSteps());
    if (mayShoot) text = tr("%1, may shoot").arg(text);
    if (!preview.isEmpty()) text = tr("%1: %2").arg(text, preview);
    return course->ending() == core::KoMoveEntry::Ending::NotYet
               ? tr("%1 – Esc takes a step back").arg(text)
               : tr("%1 – Enter or a click on the piece ends the move, Esc takes a step back").arg(text);
}

void MainWindow::setFlipped(bool flipped) {
    m_board->setFlipped(flipped);
    m_nearPlayer->setSide(flipped ? core::Side::Second : core::Side::First);
    m_farPlayer->setSide(flipped ? core::Side::First : core::Side::Second);
    if (m_mobility) m_mobility->setPosition(m_session->viewedPosition(), flipped);
}

void MainWindow::flipToMover() {
    const auto movable = m_session->movableSide();
    const auto& players = m_session->players();
    if (!m_actions->autoFlip->isChecked() || m_board->isAnimating() || !movable) return;
    if (players[0].isHuman() && players[1].isHuman()) setFlipped(*movable == core::Side::Second);
}

void MainWindow::showBestMove() {
    std::vector<BoardArrow> arrows;
    if (const auto& move = m_analysis->bestMove(); move && m_actions->analysisArrow->isChecked())
        arrows.push_back(arrowOf(*move, m_session->viewedPosition(), ArrowKind::Analysis));
    m_board->setArrows(ArrowKind::Analysis, arrows);
}

void MainWindow::offerBestMove() {
    m_actions->playBest->setEnabled(m_analysis->bestMove() && m_session->movableSide());
}

void MainWindow::showLook() {
    const auto& spec = m_session->spec();
    const auto suitable = looksFor(spec);
    const PieceLook shown = chosenLook(spec);
    m_board->setLook(shown);
    for (const auto& [look, action] : m_actions->looks) {
        action->setVisible(std::find(suitable.begin(), suitable.end(), look) != suitable.end());
        action->setChecked(look == shown);
    }
    if (m_ruleBook) m_ruleBook->updateLook();
    if (m_mobility) m_mobility->updateLook();
    if (m_editor) m_editor->updateLook();
}

void MainWindow::showNotation() {
    m_moves->showNotation();
    m_analysis->showNotation();
    for (auto* board : findChildren<BoardSurface*>()) // of other windows too
        board->showNotation();
}

void MainWindow::chooseLook(PieceLook look) {
    rememberLook(m_session->spec(), look);
    showLook();
}

// --- what the user asks for

void MainWindow::askNewGame(const std::string& variant) {
    const auto& all = m_variants.all();
    NewGameChoice choice = NewGameChoice::remembered(all);
    if (all.find(variant)) choice = NewGameChoice{variant, {}, choice.players, choice.clocks};
    PositionsAtHand atHand{m_session->viewedPosition(), std::nullopt};
    if (m_editor && m_editor->isVisible())
        if (const auto& edited = m_editor->position().game()) atHand.inEditor = edited->positionAt(0);
    if (const auto made = chooseGame(choice, std::move(atHand), this))
        startGame(made->gameIn(all), made->players, made->clocks);
}

std::optional<NewGameChoice> MainWindow::chooseGame(const NewGameChoice& choice, PositionsAtHand atHand,
                                                    QWidget* parent) {
    NewGameDialog dialog(m_variants.all(), m_engines, choice, std::move(atHand), parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    dialog.choice().remember();
    return dialog.choice();
}

void MainWindow::askToPlay(const core::Game& edited) {
    const auto& all = m_variants.all();
    if (!all.find(edited.spec().id)) { // was removed meanwhile
        m_editor->finish();
        return playFrom(edited);
    }
    NewGameChoice choice = NewGameChoice::remembered(all);
    choice.variant = edited.spec().id;
    choice.ruleOptions = core::formatRuleOptions(edited.spec());
    const auto made = chooseGame(choice, {std::nullopt, edited.positionAt(0), true}, m_editor);
    if (!made) return;
    core::Game start = made->gameIn(all);
    if (start.positionAt(0) == edited.positionAt(0)) start = edited; // with its count of quiet moves
    m_editor->finish();
    startGame(start, made->players, made->clocks);
    activateWindow();
}

void MainWindow::startGame(const core::Game& start, const Players& players,
                           const core::TimeControls& clocks) {
    setFlipped(!players[0].isHuman() && players[1].isHuman()); // the human sits at the near edge
    replaceGame(start, players, clocks);
}

void MainWindow::replaceGame(const core::Game& start, const Players& players,
                             const core::TimeControls& clocks) {
    const auto& last = m_session->game();
    const bool isLeft = m_session->mode() == GameSession::Mode::Playing && m_session->isKept() &&
                        last.plyCount() > 0 && !last.isOver();
    m_notice->dismiss();
    m_session->startGame(start, players, clocks);
    if (isLeft) showMessage(tr("The game before is not finished; it is among the stored games."));
}

void MainWindow::playAgain() {
    const core::Game& last = m_session->game();
    const auto& players = m_session->players();
    const auto& clocks = m_session->clock().controls();
    startGame(core::Game(last.positionAt(0), last.quietPliesAtStart()), {players[1], players[0]},
              {clocks[1], clocks[0]});
}

void MainWindow::showHint(const core::Move& move) {
    if (!m_session->movableSide()) return;
    const auto& position = m_session->viewedPosition();
    const auto before = destinationAt(m_session->game(), m_session->viewedPly());
    showMessage(tr("Hint: %1").arg(moveText(move, position, before)));
    m_board->setArrows(ArrowKind::Hint, {arrowOf(move, position, ArrowKind::Hint)});
}

void MainWindow::manageEngines() {
    if (EnginesDialog(m_engines, m_variants.all(), this).exec() == QDialog::Accepted)
        m_analysis->listEngines();
}

void MainWindow::copyPosition() {
    const auto& position = m_session->viewedPosition();
    QApplication::clipboard()->setText(
        QString::fromStdString(core::sfen::format(position.toSetup(), position.spec())));
    showMessage(tr("Position copied to the clipboard."));
}

void MainWindow::pastePosition() {
    const QString text = positionText(QApplication::clipboard()->text());
    if (text.isEmpty()) return showMessage(tr("There is no text on the clipboard."));
    const auto current = m_session->game().variant();
    const auto readings = readingsOf(text, current, m_variants.all());
    if (readings.empty()) {
        const auto setup = core::parsePosition(text.toStdString(), current->spec());
        return m_notice->showNotice(
            [error = setup.error(), current] { return unreadableText(error, current->spec()); }, {});
    }
    if (!readings.front().game) return showEditor(readings.front().variant, readings.front().setup);
    if (readings.size() == 1) return playFrom(*readings.front().game);
    std::vector<NoticeBar::Choice> choices;
    for (const auto& reading : readings)
        choices.push_back({[variant = reading.variant] { return nameOf(variant->spec()); },
                           [this, game = *reading.game] { playFrom(game); }});
    m_notice->showNotice([] { return tr("The position on the clipboard can be one of several games."); },
                         std::move(choices));
}

void MainWindow::showEditor(const std::shared_ptr<const core::Variant>& variant, const core::Setup& setup) {
    if (!m_editor) {
        m_editor = new PositionEditor(chosenLook, variant, this);
        connect(m_editor, &PositionEditor::playRequested, this, &MainWindow::askToPlay);
        connect(m_editor, &PositionEditor::analysisRequested, this, [this](const core::Game& start) {
            playFrom(start);
            m_actions->analyse->setChecked(true);
        });
    }
    m_editor->edit(variant, setup, m_board->isFlipped());
    m_editor->show();
    m_editor->raise();
    m_editor->activateWindow();
}

void MainWindow::playFrom(const core::Game& start) {
    replaceGame(start, twoHumans(), {});
    activateWindow();
}

void MainWindow::importVariant() {
    ImportVariantDialog dialog(m_variants, this);
    if (dialog.exec() != QDialog::Accepted) return;
    m_variantNotice->showNotice(
        [imported = dialog.imported()] {
            QStringList names;
            for (const auto& spec : imported)
                names << nameOf(spec);
            return tr("%1 can be played now.").arg(names.join(QStringLiteral(", ")));
        },
        {{[] { return tr("&Play…"); }, [this, id = dialog.imported().front().id] { askNewGame(id); }}});
    m_gamesPanel->refresh();
}

void MainWindow::manageVariants() {
    m_variantNotice->dismiss();
    ManageVariantsDialog(m_variants, m_session->spec().id, this).exec();
    m_gamesPanel->refresh();
}

void MainWindow::reportBrokenVariants() {
    const auto& files = m_variants.files();
    const auto isBroken = [](const VariantFile& file) { return file.ids.empty(); };
    const auto first = std::find_if(files.begin(), files.end(), isBroken);
    if (first == files.end()) return;
    const auto more = static_cast<int>(std::count_if(std::next(first), files.end(), isBroken));
    m_variantNotice->showNotice(
        [file = *first, more] {
            const QString text = sentence(file);
            return more == 0 ? text : text + ' ' + tr("Further files: %n.", nullptr, more);
        },
        {{[] { return tr("&Imported Variants…"); }, [this] { manageVariants(); }}});
}

void MainWindow::showRules() {
    if (!m_ruleBook) m_ruleBook = new RuleBook(m_variants.all(), chosenLook, this);
    m_ruleBook->showRules(m_session->game().position().variant());
    m_ruleBook->show();
    m_ruleBook->raise();
    m_ruleBook->activateWindow();
}

void MainWindow::showMobility() {
    if (!m_mobility) {
        m_mobility = new MobilityWindow(chosenLook, this);
        connect(m_board, &BoardView::placePressed, m_mobility, &MobilityWindow::follow);
    }
    m_mobility->setPosition(m_session->viewedPosition(), m_board->isFlipped());
    m_mobility->show();
    m_mobility->raise();
    m_mobility->activateWindow();
}

void MainWindow::showKeys() {
    if (KeysDialog(*m_keys, this).exec() == QDialog::Accepted) showSettings(true);
}

void MainWindow::showSettings(bool keysFirst) {
    auto* appearance = new AppearancePage(m_variants.all(), m_session->spec().id, *m_actions->animate);
    connect(appearance, &AppearancePage::looksChanged, this, &MainWindow::showLook);
    SettingsDialog dialog(this);
    dialog.addPage(appearance);
    auto* playing = new PlayingPage;
    connect(playing, &PlayingPage::mannersChosen, m_session, &GameSession::setManners);
    dialog.addPage(playing);
    dialog.addPage(new SoundsPage(*m_sounds));
    auto* keys = new KeysPage(*m_keys);
    dialog.addPage(keys);
    auto* language = new LanguagePage;
    connect(language, &LanguagePage::notationChosen, this, &MainWindow::showNotation);
    dialog.addPage(language);
    if (keysFirst) dialog.showPage(keys);
    dialog.exec();
}

void MainWindow::showAbout() {
    QMessageBox::about(this, tr("About Komadai"),
                       tr("<h3>Komadai %1</h3><p>Chess and shogi variants: play, analyse, keep.</p>"
                          "<p>Free software under the GNU General Public License, version 3 or later.</p>")
                           .arg(QApplication::applicationVersion()));
}

// --- the library

void MainWindow::openLibrary(const std::filesystem::path& path) { m_desk->open(path); }

void MainWindow::welcomeNewUser() {
    if (m_startsEmpty && QSettings().allKeys().isEmpty()) m_desk->welcomeNewUser();
}

void MainWindow::startFirstGame(const std::shared_ptr<const core::Variant>& variant) {
    NewGameChoice choice = NewGameChoice::remembered(m_variants.all());
    choice.variant = variant->spec().id;
    choice.remember();
    startGame(core::Game(core::AnyPosition::startOf(variant)), choice.players, choice.clocks);
}

void MainWindow::showStoredGame(const core::StoredGame& stored, const core::Game& line, bool toContinue) {
    m_notice->dismiss();
    const auto& players = stored.summary.header.players;
    setFlipped(!players[0].isHuman() && players[1].isHuman());
    m_session->review(stored, line);
    if (toContinue && m_session->canContinue())
        m_session->continueGame();
    else if (m_session->canContinue())
        offerToContinue();
}

void MainWindow::offerToContinue() {
    m_notice->showNotice([] { return tr("This game is not finished."); },
                         {{[] { return tr("&Continue"); }, [this] { m_session->continueGame(); }}});
}

} // namespace komadai::ui
