#include "ui/main_window.h"

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
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
#include "ui/library/games_model.h"
#include "ui/library/games_panel.h"
#include "ui/library/library_service.h"
#include "ui/mobility/mobility_window.h"
#include "ui/record/move_list_panel.h"
#include "ui/rulebook/piece_card.h"
#include "ui/rulebook/rule_book.h"
#include "ui/session/new_game_dialog.h"
#include "ui/session/player_card.h"
#include "ui/settings/appearance_page.h"
#include "ui/settings/playing_page.h"
#include "ui/settings/settings_dialog.h"
#include "ui/settings/sounds_page.h"
#include "ui/sound/game_sounds.h"
#include "ui/sound/sounds.h"
#include "ui/start/first_game_dialog.h"
#include "ui/variants/import_variant_dialog.h"
#include "ui/variants/manage_variants_dialog.h"
#include "ui/window/notice_bar.h"
#include "ui/wording.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
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

constexpr int RefusalShownMs = 6000;
constexpr int BigStep = 10;
constexpr int GamesPanelWidth = 400;
constexpr int AnalysisPanelHeight = 160;
constexpr int SubstituteLevel = 5; ///< of the computer that plays on for an engine

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
    createActions();
    createMenus();
    createAnalysisDock();
    createLayout();
    connectBoard();
    connectSession();
    connect(m_library, &LibraryService::opened, this, &MainWindow::onLibraryOpened);
    connect(m_library, &LibraryService::openFailed, this, &MainWindow::onLibraryFailed);
    restoreSettings();
    themeIcons();
    m_session->startGame(*start, players, clocks);
    reportBrokenVariants();
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

QAction* MainWindow::addAction(const QString& text, const QString& icon, const QList<QKeySequence>& keys,
                               std::function<void()> triggered) {
    auto* action = new QAction(text, this);
    action->setShortcuts(keys);
    if (!icon.isEmpty()) m_icons.emplace_back(action, icon);
    if (!keys.isEmpty()) {
        const QString plain = QString(text).remove('&').remove(QStringLiteral("…"));
        action->setToolTip(
            QStringLiteral("%1 (%2)").arg(plain, keys.front().toString(QKeySequence::NativeText)));
    }
    connect(action, &QAction::triggered, this, [triggered = std::move(triggered)] { triggered(); });
    QWidget::addAction(action);
    return action;
}

void MainWindow::createActions() {
    const auto step = [this](int plies) { m_session->goToPly(m_session->viewedPly() + plies); };
    Actions& a = m_actions;
    a.newGame = addAction(tr("&New Game…"), "new-game", {QKeySequence::New}, [this] { askNewGame(); });
    a.takeBack =
        addAction(tr("&Take Back"), "take-back", {QKeySequence::Undo}, [this] { m_session->takeBack(); });
    a.redo = addAction(tr("Re&do"), "redo", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)},
                       [this] { m_session->redo(); });
    a.resign = addAction(tr("&Resign…"), "resign", {}, [this] { askResign(); });
    a.impasse = addAction(tr("Offer &Impasse"), "impasse", {}, [this] { m_session->offerImpasse(); });
    a.copyPosition = addAction(tr("&Copy Position"), {}, {QKeySequence::Copy}, [this] { copyPosition(); });
    a.pastePosition =
        addAction(tr("&Paste Position"), {}, {QKeySequence::Paste}, [this] { pastePosition(); });
    a.editor = addAction(tr("Position &Editor…"), {}, {QKeySequence(Qt::CTRL | Qt::Key_E)}, [this] {
        if (m_editor && m_editor->isVisible()) return m_editor->activateWindow();
        showEditor(m_session->game().variant(), m_session->viewedPosition().toSetup());
    });
    a.playByKeys = addAction(tr("Play by &Keyboard"), {}, {Qt::Key_K}, [this] {
        m_board->setFocus(Qt::OtherFocusReason);
        m_board->setPlayedByKeys(m_actions.playByKeys->isChecked());
    });
    a.playByKeys->setCheckable(true);
    a.typeMove = addAction(tr("T&ype a Move"), {}, {QKeySequence(Qt::CTRL | Qt::Key_L)},
                           [this] { m_moveLine->open(); });
    a.openLibrary = addAction(tr("Open &Library…"), {}, {QKeySequence::Open}, [this] { askLibrary(); });
    a.importVariant = addAction(tr("&Import Variant…"), {}, {}, [this] { importVariant(); });
    a.manageVariants = addAction(tr("Imported &Variants…"), {}, {}, [this] { manageVariants(); });
    a.engines = addAction(tr("&Engines…"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Period)},
                          [this] { manageEngines(); });
    a.analyse = addAction(tr("&Analyse"), {}, {QKeySequence(Qt::CTRL | Qt::Key_R), Qt::Key_L}, [] {});
    a.analyse->setCheckable(true);
    a.quit = addAction(tr("&Quit"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Q)}, [this] { close(); });

    a.first = addAction(tr("&First Position"), "first", {Qt::Key_Home}, [this] { m_session->goToPly(0); });
    a.previous = addAction(tr("&Previous Position"), "previous",
                           {Qt::Key_Left, QKeySequence(Qt::CTRL | Qt::Key_Left)}, [step] { step(-1); });
    a.next = addAction(tr("&Next Position"), "next", {Qt::Key_Right, QKeySequence(Qt::CTRL | Qt::Key_Right)},
                       [step] { step(1); });
    a.last = addAction(tr("&Last Position"), "last", {Qt::Key_End},
                       [this] { m_session->goToPly(m_session->game().plyCount()); });
    a.backTen = addAction(tr("Ten Plies &Back"), {}, {Qt::Key_PageUp}, [step] { step(-BigStep); });
    a.forwardTen = addAction(tr("Ten Plies F&orward"), {}, {Qt::Key_PageDown}, [step] { step(BigStep); });

    a.flip = addAction(tr("&Flip Board"), "flip", {Qt::Key_F}, [this] { setFlipped(!m_board->isFlipped()); });
    a.animate = addAction(tr("&Animate Moves"), {}, {}, [] {});
    a.animate->setCheckable(true);
    connect(a.animate, &QAction::toggled, this, [this](bool on) { m_board->setAnimated(on); });
    a.autoFlip = addAction(tr("Flip to the &Player to Move"), {}, {}, [this] { flipToMover(); });
    a.autoFlip->setCheckable(true);
    a.autoFlip->setToolTip(tr("Turns the board after each move when two people play at it"));
    a.analysisArrow = addAction(tr("A&rrow of the Analysis"), {}, {Qt::Key_A}, [this] { showBestMove(); });
    a.analysisArrow->setCheckable(true);
    a.zoomIn = addAction(tr("Zoom &In"), {}, {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)},
                         [this] { m_board->zoomIn(); });
    a.zoomOut = addAction(tr("Zoom &Out"), {}, {QKeySequence::ZoomOut}, [this] { m_board->zoomOut(); });
    a.zoomToFit = addAction(tr("Fit the &Board"), {}, {QKeySequence(Qt::CTRL | Qt::Key_0)},
                            [this] { m_board->zoomToFit(); });
    a.fullScreen = addAction(tr("F&ull Screen"), {}, {Qt::Key_F11},
                             [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    a.rules = addAction(tr("&Rules of the Game"), {}, {QKeySequence(Qt::Key_F1)}, [this] { showRules(); });
    a.mobility =
        addAction(tr("&Mobility…"), {}, {QKeySequence(Qt::CTRL | Qt::Key_M)}, [this] { showMobility(); });
    a.settings =
        addAction(tr("&Settings…"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Comma)}, [this] { showSettings(); });
    a.about = addAction(tr("&About Komadai"), {}, {}, [this] { showAbout(); });
    createPlayActions();
}

void MainWindow::createPlayActions() {
    Actions& a = m_actions;
    a.rematch = addAction(tr("Re&match, Sides Swapped"), {}, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
                          [this] { playAgain(); });
    a.hint = addAction(tr("&Hint"), {}, {Qt::Key_H}, [this] { m_hint->look(m_session->game()); });
    a.moveNow = addAction(tr("Mo&ve Now"), {}, {Qt::Key_M}, [this] { m_session->moveNow(); });
    a.pause = addAction(tr("&Pause"), {}, {Qt::Key_P}, [this] { togglePause(); });
    a.pause->setCheckable(true);
    a.offerDraw = addAction(tr("&Offer Draw"), {}, {}, [this] { m_session->offerDraw(); });
    a.adjudicate = addAction(tr("Ad&judicate…"), {}, {}, [this] { askHowToEnd(); });
    m_session->setManners(ComputerManners::remembered());
}

void MainWindow::createMenus() {
    auto* file = menuBar()->addMenu(tr("&File"));
    file->addAction(m_actions.openLibrary);
    file->addSeparator();
    file->addActions({m_actions.importVariant, m_actions.manageVariants});
    file->addSeparator();
    file->addAction(m_actions.quit);
    auto* game = menuBar()->addMenu(tr("&Game"));
    game->addActions({m_actions.newGame, m_actions.rematch});
    game->addSeparator();
    game->addActions({m_actions.takeBack, m_actions.redo, m_actions.hint});
    game->addSeparator();
    game->addActions({m_actions.playByKeys, m_actions.typeMove});
    game->addSeparator();
    game->addActions({m_actions.pause, m_actions.moveNow});
    game->addSeparator();
    game->addActions({m_actions.resign, m_actions.offerDraw, m_actions.impasse, m_actions.adjudicate});
    game->addSeparator();
    game->addActions({m_actions.analyse, m_actions.engines});
    auto* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({m_actions.copyPosition, m_actions.pastePosition});
    edit->addSeparator();
    edit->addAction(m_actions.editor);
    edit->addSeparator();
    edit->addAction(m_actions.settings);
    auto* go = menuBar()->addMenu(tr("G&o"));
    go->addActions({m_actions.first, m_actions.previous, m_actions.next, m_actions.last});
    go->addSeparator();
    go->addActions({m_actions.backTen, m_actions.forwardTen});

    m_gamesPanel = new GamesPanel(m_variants.all(), *m_library);
    auto* dock = new QDockWidget(tr("Games"), this);
    dock->setObjectName(QStringLiteral("gamesDock"));
    dock->setWidget(m_gamesPanel);
    addDockWidget(Qt::LeftDockWidgetArea, dock);
    resizeDocks({dock}, {GamesPanelWidth}, Qt::Horizontal);
    dock->hide();
    m_actions.games = dock->toggleViewAction();
    m_actions.games->setText(tr("&Games"));
    m_actions.games->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_G));
    m_actions.games->setToolTip(
        tr("Stored games (%1)").arg(m_actions.games->shortcut().toString(QKeySequence::NativeText)));
    m_icons.emplace_back(m_actions.games, QStringLiteral("games"));

    auto* view = menuBar()->addMenu(tr("&View"));
    view->addActions({m_actions.flip, m_actions.autoFlip, m_actions.animate, m_actions.analysisArrow});
    view->addSeparator();
    view->addActions({m_actions.zoomIn, m_actions.zoomOut, m_actions.zoomToFit});
    view->addSeparator();
    createLookActions(*view->addMenu(tr("&Pieces")));
    view->addSeparator();
    view->addActions({m_actions.games, m_actions.mobility, m_actions.fullScreen});
    auto* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(m_actions.rules);
    help->addSeparator();
    help->addAction(m_actions.about);

    auto* bar = addToolBar(tr("Game"));
    bar->setObjectName(QStringLiteral("gameBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->addActions({m_actions.newGame, m_actions.games});
    bar->addSeparator();
    bar->addActions({m_actions.takeBack, m_actions.redo});
    bar->addSeparator();
    bar->addActions({m_actions.flip, m_actions.resign});
}

void MainWindow::createLookActions(QMenu& menu) {
    auto* group = new QActionGroup(this);
    for (const auto look : pieceLooks()) {
        QAction* action = addAction(titleOf(look), {}, {}, [this, look] { chooseLook(look); });
        action->setCheckable(true);
        group->addAction(action);
        menu.addAction(action);
        m_looks.emplace_back(look, action);
    }
}

/// Shown with the analysis; hiding it ends that.
void MainWindow::createAnalysisDock() {
    m_analysis = new AnalysisPanel(*m_session, m_engines, m_actions.analyse);
    auto* dock = new QDockWidget(tr("Analysis"), this);
    dock->setObjectName(QStringLiteral("analysisDock"));
    dock->setWidget(m_analysis);
    addDockWidget(Qt::BottomDockWidgetArea, dock);
    resizeDocks({dock}, {AnalysisPanelHeight}, Qt::Vertical);
    dock->hide();
    connect(m_actions.analyse, &QAction::toggled, dock, [dock](bool on) {
        if (on) dock->show();
    });
}

void MainWindow::createLayout() {
    m_board = new BoardView;
    m_moveLine = new MoveLine(*m_board);
    new PieceCardShower(*m_board, chosenLook, m_board);
    m_notice = new NoticeBar;
    m_variantNotice = new NoticeBar;
    m_variantNotice->setObjectName(QStringLiteral("variantNotice"));
    m_farPlayer = new PlayerCard(*m_session, core::Side::Second);
    m_nearPlayer = new PlayerCard(*m_session, core::Side::First);
    auto* moves =
        new MoveListPanel(*m_session, {m_actions.first, m_actions.previous, m_actions.next, m_actions.last});

    auto* left = new QWidget;
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(8, 8, 4, 8);
    leftLayout->addWidget(m_notice);
    leftLayout->addWidget(m_variantNotice);
    leftLayout->addWidget(m_board, 1);
    leftLayout->addWidget(m_moveLine);
    auto* right = new QWidget;
    right->setMinimumWidth(220);
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(4, 8, 8, 8);
    rightLayout->addWidget(m_farPlayer);
    rightLayout->addWidget(moves, 1);
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

    m_entry = new QLabel;
    m_entry->setObjectName(QStringLiteral("entry"));
    m_entry->setIndent(8);
    statusBar()->addWidget(m_entry);
    m_state = new QLabel;
    m_state->setObjectName(QStringLiteral("state"));
    statusBar()->addPermanentWidget(m_state);
    m_board->setFocus(Qt::OtherFocusReason);
    setMinimumSize(560, 420);
    resize(1040, 760);
}

void MainWindow::connectBoard() {
    connect(m_board, &BoardView::moveChosen, this, [this](const core::Move& move) {
        if (m_session->movableSide()) m_session->playMove(move);
    });
    connect(m_board, &BoardView::moveRefused, this, [this](core::Refusal refusal) {
        const bool isPast = !m_session->isAtEnd() && m_session->mode() == GameSession::Mode::Playing;
        if (m_session->game().isOver()) refusal = core::Refusal::GameIsOver;
        const QString text =
            isPast ? tr("This is an earlier position. Press End to play on.") : sentence(refusal);
        statusBar()->showMessage(text, RefusalShownMs);
        m_board->announce(text);
    });
    connect(m_board, &BoardView::entryChanged, this, [this] {
        m_entry->setText(entryText());
        if (!m_entry->text().isEmpty()) statusBar()->clearMessage(); // it would lie over the text
    });
    connect(m_board, &BoardView::playedByKeysChanged, this, [this](bool played) {
        m_actions.playByKeys->setChecked(played);
        if (played)
            statusBar()->showMessage(
                tr("The keyboard plays: arrows and space or Enter, digits for the hand, Esc ends it."),
                RefusalShownMs);
    });
    connect(m_board, &BoardView::animationFinished, this, &MainWindow::flipToMover);
    connect(m_analysis, &AnalysisPanel::bestMoveChanged, this, &MainWindow::showBestMove);
    connect(m_board, &BoardView::wheelStepped, this,
            [this](int plies) { m_session->goToPly(m_session->viewedPly() + plies); });
}

void MainWindow::connectSession() {
    connect(m_session, &GameSession::lineReset, this, &MainWindow::showLine);
    connect(m_session, &GameSession::viewChanged, this, &MainWindow::showView);
    connect(m_session, &GameSession::stateChanged, this, &MainWindow::refresh);
    connect(m_session, &GameSession::stored, m_gamesPanel, &GamesPanel::refresh);
    connect(m_session, &GameSession::storingFailed, this, &MainWindow::onStoringFailed);
    connect(m_session, &GameSession::impasseOffered, this, &MainWindow::askImpasse);
    connect(m_session, &GameSession::impasseDeclined, this,
            [this] { statusBar()->showMessage(tr("The computer wants to play on."), RefusalShownMs); });
    connect(m_session, &GameSession::playerFailed, this, &MainWindow::onPlayerFailed);
    connect(m_session, &GameSession::drawOffered, this, &MainWindow::askDraw);
    connect(m_session, &GameSession::drawDeclined, this, [this] {
        statusBar()->showMessage(tr("The computer does not agree to a draw now."), RefusalShownMs);
    });
    connect(m_session, &GameSession::gameEnded, this, &MainWindow::onGameEnded);
    m_hint = new Hint(this);
    connect(m_hint, &Hint::found, this, &MainWindow::showHint);
    connect(m_gamesPanel, &GamesPanel::gameChosen, this,
            [this](core::GameId game) { openGame(game, false); });
    m_sounds = new SoundPlayer(this);
    auto* sounds = new GameSounds(*m_session, this);
    connect(sounds, &GameSounds::due, m_sounds, &SoundPlayer::play);
}

void MainWindow::themeIcons() {
    for (const auto& [action, name] : m_icons)
        action->setIcon(themedIcon(name, palette()));
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) themeIcons();
}

void MainWindow::restoreSettings() {
    const QSettings settings;
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(settings.value(QStringLiteral("window/state")).toByteArray());
    m_actions.animate->setChecked(settings.value(QStringLiteral("board/animated"), true).toBool());
    m_board->setAnimated(m_actions.animate->isChecked());
    m_actions.autoFlip->setChecked(settings.value(QStringLiteral("board/autoFlip"), false).toBool());
    m_actions.analysisArrow->setChecked(settings.value(QStringLiteral("board/analysisArrow"), true).toBool());
}

void MainWindow::saveSettings() const {
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/state"), saveState());
    settings.setValue(QStringLiteral("board/animated"), m_actions.animate->isChecked());
    settings.setValue(QStringLiteral("board/autoFlip"), m_actions.autoFlip->isChecked());
    settings.setValue(QStringLiteral("board/analysisArrow"), m_actions.analysisArrow->isChecked());
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

void MainWindow::showView(int fromPly, int toPly) {
    if (toPly == fromPly + 1)
        m_board->playMove(m_session->viewedPosition(), *m_session->viewedMove());
    else
        m_board->setPosition(m_session->viewedPosition(), m_session->viewedMove());
}

void MainWindow::refresh() {
    const auto movable = m_session->movableSide();
    m_board->setMovable(movable ? MovableSides::only(*movable) : MovableSides::none());
    if (m_mobility) m_mobility->setPosition(m_session->viewedPosition(), m_board->isFlipped());
    flipToMover();
    const int ply = m_session->viewedPly();
    const int last = m_session->game().plyCount();
    for (QAction* back : {m_actions.first, m_actions.previous, m_actions.backTen})
        back->setEnabled(ply > 0);
    for (QAction* forward : {m_actions.last, m_actions.next, m_actions.forwardTen})
        forward->setEnabled(ply < last);
    m_actions.takeBack->setEnabled(m_session->canTakeBack());
    m_actions.redo->setEnabled(m_session->canRedo());
    m_actions.resign->setEnabled(m_session->resigningSide().has_value());
    m_actions.impasse->setEnabled(m_session->mayOfferImpasse());
    m_actions.impasse->setVisible(m_session->spec().ends.impasseByAgreement);
    m_actions.offerDraw->setEnabled(m_session->mayOfferDraw());
    m_actions.adjudicate->setEnabled(m_session->mayAdjudicate());
    m_actions.hint->setEnabled(movable.has_value());
    m_actions.moveNow->setEnabled(m_session->isComputerThinking());
    m_actions.pause->setEnabled(m_session->canPause() || m_session->isPaused());
    m_actions.pause->setChecked(m_session->isPaused());
    if (!movable) m_hint->cancel();
    m_notice->dropOutdated();
    if (const QString state = stateText(); state != m_state->text()) {
        m_state->setText(state);
        m_board->announce(state);
    }
    QFont font = m_state->font();
    font.setBold(m_session->game().isOver());
    m_state->setFont(font);
    setWindowTitle(
        tr("%1: %2").arg(QString::fromStdString(m_session->spec().name), playerNames(m_session->players())));
}

QString MainWindow::stateText() const {
    const auto& game = m_session->game();
    const auto& spec = game.spec();
    QString text;
    if (game.outcome()) {
        text = result(*game.outcome(), spec);
    } else {
        const core::Side mover = game.position().sideToMove();
        const QString side = QString::fromStdString(spec.sideNames[static_cast<std::size_t>(indexOf(mover))]);
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
    if (!m_actions.autoFlip->isChecked() || m_board->isAnimating() || !movable) return;
    if (players[0].isHuman() && players[1].isHuman()) setFlipped(*movable == core::Side::Second);
}

void MainWindow::showBestMove() {
    std::vector<BoardArrow> arrows;
    if (const auto& move = m_analysis->bestMove(); move && m_actions.analysisArrow->isChecked())
        arrows.push_back(arrowOf(*move, m_session->viewedPosition(), ArrowKind::Analysis));
    m_board->setArrows(ArrowKind::Analysis, arrows);
}

void MainWindow::showLook() {
    const auto& spec = m_session->spec();
    const auto suitable = looksFor(spec);
    const PieceLook shown = chosenLook(spec);
    m_board->setLook(shown);
    for (const auto& [look, action] : m_looks) {
        action->setVisible(std::find(suitable.begin(), suitable.end(), look) != suitable.end());
        action->setChecked(look == shown);
    }
    if (m_ruleBook) m_ruleBook->updateLook();
    if (m_mobility) m_mobility->updateLook();
    if (m_editor) m_editor->updateLook();
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
    NewGameDialog dialog(all, m_engines, choice, m_session->viewedPosition(), this);
    if (dialog.exec() != QDialog::Accepted) return;
    choice = dialog.choice();
    choice.remember();
    startGame(choice.gameIn(all), choice.players, choice.clocks);
}

void MainWindow::startGame(core::Game start, const Players& players, const core::TimeControls& clocks) {
    m_notice->dismiss();
    setFlipped(!players[0].isHuman() && players[1].isHuman()); // the human sits at the near edge
    m_session->startGame(std::move(start), players, clocks);
}

void MainWindow::playAgain() {
    const core::Game& last = m_session->game();
    const auto& players = m_session->players();
    const auto& clocks = m_session->clock().controls();
    startGame(core::Game(last.positionAt(0), last.quietPliesAtStart()), {players[1], players[0]},
              {clocks[1], clocks[0]});
}

void MainWindow::askResign() {
    const auto side = m_session->resigningSide();
    if (!side) return;
    QMessageBox box(QMessageBox::Question, tr("Resign"), tr("Resign this game as %1?").arg(sideName(*side)),
                    QMessageBox::Cancel, this);
    auto* resign = box.addButton(tr("&Resign"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    // The computer may have moved, even mated, meanwhile.
    if (box.clickedButton() == resign && m_session->resigningSide()) m_session->resign();
}

void MainWindow::askImpasse(core::Side by) {
    m_notice->showNotice(
        tr("%1 proposes impasse: both kings have reached the enemy's camp, and the game would be drawn.")
            .arg(sideName(by)),
        {{tr("&Agree"), [this] { m_session->acceptImpasse(); }}, {tr("Play &On"), [] {}}}, untilNextMove());
}

void MainWindow::askDraw(core::Side by) {
    m_notice->showNotice(tr("%1 offers a draw.").arg(sideName(by)),
                         {{tr("&Agree"), [this] { m_session->acceptDraw(); }}, {tr("Play &On"), [] {}}},
                         untilNextMove());
}

std::function<bool()> MainWindow::untilNextMove() const {
    return [this, ply = m_session->game().plyCount()] {
        return m_session->game().plyCount() == ply && !m_session->game().isOver();
    };
}

void MainWindow::askHowToEnd() {
    QMessageBox box(QMessageBox::Question, tr("Adjudicate"), tr("How does this game end?"),
                    QMessageBox::Cancel, this);
    box.setInformativeText(tr("It will be stored as adjudicated."));
    const auto* first = box.addButton(tr("%1 Wins").arg(sideName(core::Side::First)), QMessageBox::YesRole);
    const auto* second = box.addButton(tr("%1 Wins").arg(sideName(core::Side::Second)), QMessageBox::YesRole);
    const auto* draw = box.addButton(tr("&Draw"), QMessageBox::YesRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    const auto* chosen = box.clickedButton();
    if (!m_session->mayAdjudicate()) return; // the computer may have mated meanwhile
    if (chosen == first || chosen == second)
        m_session->adjudicate(chosen == first ? core::Side::First : core::Side::Second);
    else if (chosen == draw)
        m_session->adjudicate(std::nullopt);
}

void MainWindow::togglePause() {
    if (m_session->isPaused()) return m_session->resume();
    if (!m_session->canPause()) return refresh();
    m_session->pause();
    const auto isPaused = [this] { return m_session->isPaused(); };
    m_notice->showNotice(tr("The game is paused."), {{tr("&Resume"), [this] { togglePause(); }}}, isPaused);
}

void MainWindow::showHint(const core::Move& move) {
    if (!m_session->movableSide()) return;
    const auto& position = m_session->viewedPosition();
    statusBar()->showMessage(tr("Hint: %1").arg(QString::fromStdString(core::hodges::format(move, position))),
                             RefusalShownMs);
    m_board->setArrows(ArrowKind::Hint, {arrowOf(move, position, ArrowKind::Hint)});
}

void MainWindow::onGameEnded() {
    m_notice->showNotice(
        QString::fromStdString(wording().end(*m_session->game().outcome(), m_session->spec())),
        {{tr("&Rematch"), [this] { playAgain(); }}, {tr("&New Game…"), [this] { askNewGame(); }}},
        [this] { return m_session->game().isOver() && m_session->mode() == GameSession::Mode::Playing; });
}

QString MainWindow::sideName(core::Side side) const {
    return QString::fromStdString(m_session->spec().sideNames[static_cast<std::size_t>(indexOf(side))]);
}

void MainWindow::manageEngines() {
    if (EnginesDialog(m_engines, m_variants.all(), this).exec() == QDialog::Accepted)
        m_analysis->listEngines();
}

void MainWindow::onPlayerFailed(const EngineFailure& failure) {
    const auto goOn = [this](auto act) {
        return [this, act] {
            if (m_session->isWaitingForPlayer()) act();
        };
    };
    m_notice->showNotice(sentence(failure),
                         {{tr("&Try Again"), goOn([this] { m_session->retryPlayer(); })},
                          {tr("&Computer Plays On"), goOn([this] {
                               m_session->replacePlayer({SubstituteLevel, {}});
                           })},
                          {tr("I Play &On"), goOn([this] { m_session->replacePlayer({}); })}});
}

void MainWindow::copyPosition() {
    const auto& position = m_session->viewedPosition();
    QApplication::clipboard()->setText(
        QString::fromStdString(core::sfen::format(position.toSetup(), position.spec())));
    statusBar()->showMessage(tr("Position copied to the clipboard."), RefusalShownMs);
}

void MainWindow::pastePosition() {
    const QString text = positionText(QApplication::clipboard()->text());
    if (text.isEmpty())
        return statusBar()->showMessage(tr("There is no text on the clipboard."), RefusalShownMs);
    const auto current = m_session->game().variant();
    const auto readings = readingsOf(text, current, m_variants.all());
    if (readings.empty()) {
        const auto setup = core::parsePosition(text.toStdString(), current->spec());
        return m_notice->showNotice(unreadableText(setup.error(), current->spec()), {});
    }
    if (!readings.front().game) return showEditor(readings.front().variant, readings.front().setup);
    if (readings.size() == 1) return playFrom(*readings.front().game, twoHumans());
    std::vector<NoticeBar::Choice> choices;
    for (const auto& reading : readings)
        choices.push_back({QString::fromStdString(reading.variant->spec().name),
                           [this, game = *reading.game] { playFrom(game, twoHumans()); }});
    m_notice->showNotice(tr("The position on the clipboard can be one of several games."),
                         std::move(choices));
}

void MainWindow::showEditor(const std::shared_ptr<const core::Variant>& variant, const core::Setup& setup) {
    if (!m_editor) {
        m_editor = new PositionEditor(chosenLook, variant, this);
        connect(m_editor, &PositionEditor::playRequested, this, [this](const core::Game& start) {
            const bool playing = m_session->mode() == GameSession::Mode::Playing;
            playFrom(start, playing ? m_session->players() : twoHumans(),
                     playing ? m_session->clock().controls() : core::TimeControls());
        });
        connect(m_editor, &PositionEditor::analysisRequested, this, [this](const core::Game& start) {
            playFrom(start, twoHumans());
            m_actions.analyse->setChecked(true);
        });
    }
    m_editor->edit(variant, setup, m_board->isFlipped());
    m_editor->show();
    m_editor->raise();
    m_editor->activateWindow();
}

void MainWindow::playFrom(const core::Game& start, const Players& players, const core::TimeControls& clocks) {
    m_notice->dismiss();
    m_session->startGame(start, players, clocks);
    activateWindow();
}

bool MainWindow::askLibrary() {
    // A new name makes a new library; an existing file is opened, never replaced.
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Open Library"), {}, tr("Libraries (*.sqlite);;All files (*)"),
                                     nullptr, QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty()) openLibrary(path.toStdString());
    return !path.isEmpty();
}

void MainWindow::importVariant() {
    ImportVariantDialog dialog(m_variants, this);
    if (dialog.exec() != QDialog::Accepted) return;
    QStringList names;
    for (const auto& spec : dialog.imported())
        names << QString::fromStdString(spec.name);
    m_variantNotice->showNotice(
        tr("%1 can be played now.").arg(names.join(QStringLiteral(", "))),
        {{tr("&Play…"), [this, id = dialog.imported().front().id] { askNewGame(id); }}});
    m_gamesPanel->refresh();
}

void MainWindow::manageVariants() {
    m_variantNotice->dismiss();
    ManageVariantsDialog(m_variants, m_session->spec().id, this).exec();
    m_gamesPanel->refresh();
}

void MainWindow::reportBrokenVariants() {
    QStringList sentences;
    for (const auto& file : m_variants.files())
        if (file.ids.empty()) sentences << sentence(file);
    if (sentences.empty()) return;
    const auto more = static_cast<int>(sentences.size()) - 1;
    const QString first = sentences.front();
    m_variantNotice->showNotice(more == 0 ? first : first + ' ' + tr("Further files: %n.", nullptr, more),
                                {{tr("&Imported Variants…"), [this] { manageVariants(); }}});
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

void MainWindow::showSettings() {
    auto* appearance = new AppearancePage(m_variants.all(), m_session->spec().id, m_actions.animate);
    connect(appearance, &AppearancePage::looksChanged, this, &MainWindow::showLook);
    SettingsDialog dialog(this);
    dialog.addPage(tr("Appearance"), appearance);
    auto* playing = new PlayingPage;
    connect(playing, &PlayingPage::mannersChosen, m_session, &GameSession::setManners);
    dialog.addPage(tr("Playing"), playing);
    dialog.addPage(tr("Sounds"), new SoundsPage(*m_sounds));
    dialog.exec();
}

void MainWindow::showAbout() {
    QMessageBox::about(this, tr("About Komadai"),
                       tr("<h3>Komadai %1</h3><p>Chess and shogi variants: play, analyse, keep.</p>"
                          "<p>Free software under the GNU General Public License, version 3 or later.</p>")
                           .arg(QApplication::applicationVersion()));
}

// --- the library

void MainWindow::openLibrary(const std::filesystem::path& path) { m_library->open(path); }

void MainWindow::welcomeNewUser() { m_welcomes = m_startsEmpty && QSettings().allKeys().isEmpty(); }

void MainWindow::onLibraryOpened() {
    m_gamesPanel->refresh();
    if (!m_startsEmpty) return;
    if (std::exchange(m_welcomes, false))
        m_library->run([](core::Library& library) { return library.games().empty(); }, this,
                       [this](bool isEmpty) {
                           if (isEmpty) offerFirstGame();
                       },
                       [this](const core::StorageError& error) { onLibraryFailed(error); });
    m_library->run([](core::Library& library) { return library.unfinishedGames(); }, this,
                   [this](const std::vector<core::GameSummary>& games) { offerUnfinished(games); },
                   [this](const core::StorageError& error) { onLibraryFailed(error); });
}

void MainWindow::onLibraryFailed(const core::StorageError& error) {
    QMessageBox box(QMessageBox::Critical, tr("Library"), sentence(error), QMessageBox::NoButton, this);
    box.setInformativeText(
        tr("Games are kept in a library. You can open another one, or a new one under another name."));
    box.setDetailedText(QString::fromUtf8(error.what()));
    auto* another = box.addButton(tr("&Open Another…"), QMessageBox::AcceptRole);
    auto* quit = box.addButton(tr("&Quit"), QMessageBox::RejectRole);
    box.setDefaultButton(qobject_cast<QPushButton*>(another));
    box.exec();
    if (box.clickedButton() == quit || box.clickedButton() == nullptr)
        QCoreApplication::exit(1);
    else if (!askLibrary())
        onLibraryFailed(error);
}

void MainWindow::onStoringFailed(const core::StorageError& error) {
    QMessageBox box(QMessageBox::Warning, tr("The game could not be stored"), sentence(error),
                    QMessageBox::NoButton, this);
    box.setInformativeText(tr("The last move is on the board but not in the library."));
    box.setDetailedText(QString::fromUtf8(error.what()));
    auto* retry = box.addButton(tr("&Try Again"), QMessageBox::AcceptRole);
    box.addButton(tr("Play &Without Storing"), QMessageBox::DestructiveRole);
    box.setDefaultButton(qobject_cast<QPushButton*>(retry));
    box.exec();
    if (box.clickedButton() == retry)
        m_session->retryStoring();
    else
        m_session->playWithoutStoring();
}

void MainWindow::offerFirstGame() {
    auto* dialog = new FirstGameDialog(m_variants.all(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        NewGameChoice choice = NewGameChoice::remembered(m_variants.all());
        choice.variant = dialog->chosen()->spec().id;
        choice.remember();
        startGame(core::Game(core::AnyPosition::startOf(dialog->chosen())), choice.players, choice.clocks);
    });
    dialog->open();
}

void MainWindow::offerUnfinished(const std::vector<core::GameSummary>& games) {
    m_startsEmpty = false;
    const auto canBePlayed = [this](const core::GameSummary& game) {
        return m_variants.all().find(game.header.variant) != nullptr;
    };
    const auto found = std::find_if(games.begin(), games.end(), canBePlayed);
    if (found == games.end() || m_session->game().plyCount() > 0) return;
    const auto& latest = *found;
    const QString name = QString::fromStdString(m_variants.all().find(latest.header.variant)->spec().name);
    const QString text = tr("An unfinished game of %1, %2, %n move(s) long, can be continued.", nullptr,
                            (latest.plyCount + 1) / 2)
                             .arg(name, playerNames(latest.header.players));
    std::vector<NoticeBar::Choice> choices{{tr("&Continue"), [this, id = latest.id] { openGame(id, true); }}};
    if (games.size() > 1)
        choices.push_back({tr("&All Games"), [this] {
                               if (!m_actions.games->isChecked()) m_actions.games->trigger();
                           }});
    m_notice->showNotice(text, std::move(choices));
}

void MainWindow::openGame(core::GameId game, bool toContinue) {
    m_library->run([game](core::Library& library) { return library.game(game); }, this,
                   [this, toContinue](const std::optional<core::StoredGame>& stored) {
                       if (stored) showStoredGame(*stored, toContinue);
                   },
                   [this](const core::StorageError& error) {
                       QMessageBox::warning(this, tr("Library"), sentence(error));
                   });
}

void MainWindow::showStoredGame(const core::StoredGame& stored, bool toContinue) {
    const auto variant = m_variants.all().find(stored.summary.header.variant);
    if (!variant) {
        const QString id = QString::fromStdString(stored.summary.header.variant);
        QMessageBox::warning(this, tr("Library"),
                             tr("This is a game of “%1”, a variant that is not here any more. Import it "
                                "again to open the game.")
                                 .arg(id));
        return;
    }
    auto game = core::replay(stored.summary.header, stored.plies, variant);
    if (!game) {
        QMessageBox::warning(this, tr("Library"), QString::fromStdString(wording().sentence(game.error())));
        return;
    }
    m_notice->dismiss();
    const auto& players = stored.summary.header.players;
    setFlipped(!players[0].isHuman() && players[1].isHuman());
    m_session->review(stored, std::move(game).value());
    if (toContinue && m_session->canContinue())
        m_session->continueGame();
    else if (m_session->canContinue())
        m_notice->showNotice(tr("This game is not finished."),
                             {{tr("&Continue"), [this] { m_session->continueGame(); }}});
}

} // namespace komadai::ui
