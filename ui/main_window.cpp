#include "ui/main_window.h"

#include "core/notation/position_text.h"
#include "core/notation/stored_record.h"
#include "ui/analysis/analysis.h"
#include "ui/analysis/analysis_panel.h"
#include "ui/analysis/evaluation_graph.h"
#include "ui/board/board_preferences.h"
#include "ui/board/board_view.h"
#include "ui/board/look_setting.h"
#include "ui/board_only.h"
#include "ui/book_maker.h"
#include "ui/books/book_store.h"
#include "ui/clipboard_commands.h"
#include "ui/document/game_document.h"
#include "ui/editor/clipboard_position.h"
#include "ui/editor/position_editor.h"
#include "ui/engine/engine_pool.h"
#include "ui/engine/engines_dialog.h"
#include "ui/explorer/explorer_panel.h"
#include "ui/explorer/new_move_finder.h"
#include "ui/file_opener.h"
#include "ui/file_saver.h"
#include "ui/files/game_file.h"
#include "ui/game/board_line.h"
#include "ui/game/closed_tabs.h"
#include "ui/game/computer_policy.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/game/shown_moves.h"
#include "ui/game/tab_storage.h"
#include "ui/game/tab_updates.h"
#include "ui/game_commands.h"
#include "ui/game_exporter.h"
#include "ui/game_importer.h"
#include "ui/game_starter.h"
#include "ui/help/dialog_help.h"
#include "ui/icons.h"
#include "ui/imports/import_bar.h"
#include "ui/keys/key_map.h"
#include "ui/keys/keys_dialog.h"
#include "ui/language/retranslated.h"
#include "ui/library/games_panel.h"
#include "ui/library/library_controller.h"
#include "ui/library/library_service.h"
#include "ui/library/recent_libraries.h"
#include "ui/match_commands.h"
#include "ui/matches/match_bar.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/players.h"
#include "ui/practice/puzzle_search.h"
#include "ui/practice/puzzle_search_bar.h"
#include "ui/practice/repertoire_service.h"
#include "ui/practice_commands.h"
#include "ui/preferences/preferences.h"
#include "ui/record_commands.h"
#include "ui/repertoire_commands.h"
#include "ui/report_commands.h"
#include "ui/review/review_bar.h"
#include "ui/review/review_panel.h"
#include "ui/review/review_service.h"
#include "ui/review_commands.h"
#include "ui/settings/analysis_page.h"
#include "ui/settings/appearance_page.h"
#include "ui/settings/keys_page.h"
#include "ui/settings/language_page.h"
#include "ui/settings/playing_page.h"
#include "ui/settings/settings_dialog.h"
#include "ui/settings/sounds_page.h"
#include "ui/sound/sounds.h"
#include "ui/stored_game_tabs.h"
#include "ui/studies/chapter_bar.h"
#include "ui/study_commands.h"
#include "ui/tab_menu.h"
#include "ui/teaching/teaching_bar.h"
#include "ui/teaching_commands.h"
#include "ui/tool_windows.h"
#include "ui/variant_commands.h"
#include "ui/variant_updates.h"
#include "ui/variants/user_variants.h"
#include "ui/widgets/focus_ring.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/status_line.h"
#include "ui/widgets/tab_order.h"
#include "ui/widgets/window_size.h"
#include "ui/window_actions.h"
#include "ui/window_layout.h"
#include "ui/window_panels.h"
#include "ui/window_places.h"
#include "ui/wording.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

/// The linker would leave the resources of a static library out. Outside any namespace, as the macro asks.
static void initResources() { Q_INIT_RESOURCE(resources); }

namespace komadai::ui {
namespace {

/// Whether the game is in its file as it is in the tab, and nowhere else: then the game that the file has now can take its place.
bool mayBeReadAgain(GameView& view) {
    view.completeRecord(); // a comment may be being typed
    const OpenGame& game = view.game();
    return game.isInFileOnly() && !game.file().isChanged() && !game.isBeingPlayed();
}

/// Shows the start of a game that was read from a file, or from a text: then `origin` is null.
void showReadGame(GameView& view, const core::GameRecord& record, const FileOrigin* origin) {
    view.show(record, std::nullopt, false);
    if (origin) view.game().file().set(*origin);
    if (view.game().document().linePlies() > 0) view.game().document().goToPly(0);
}

constexpr int MessageShownMs = 6000;
constexpr QSize LeastSize(560, 420);

/// Whether text of another program is being dragged. A link is not the text of a game, and text dragged within this program is usually
/// a selection moved by accident.
bool hasForeignText(const QDropEvent& event) {
    const QMimeData& data = *event.mimeData();
    return !event.source() && data.hasText() && !data.hasUrls();
}

/// The text stays where it comes from.
void acceptCopy(QDropEvent& event) {
    event.setDropAction(Qt::CopyAction);
    event.accept();
}

} // namespace

MainWindow::MainWindow(UserVariants& variants, std::optional<core::Game> start, QWidget* parent)
    : QMainWindow(parent), m_variants(variants), m_library(new LibraryService(this)),
      m_books(new BookStore(variants.all())), m_pool(new EnginePool(m_engines, this)),
      m_sounds(new SoundPlayer(this)), m_startsEmpty(!start) {
    initResources();
    orderTabsByLayouts(*qApp);
    showFocusRings(*qApp);
    m_pool->useBooks(*m_books);
    setWindowIcon(themedIcon(QStringLiteral("komadai"), palette()));
    createMenus();
    connectPanels();
    createTabs();
    createTools();
    createStatusBar();
    m_windowLayout = new WindowLayout(*this, *m_actions, *m_boardOnly);
    m_windowLayout->restore();
    connect(m_windowLayout, &WindowLayout::chosen, m_panels, &WindowPanels::noteLayoutChosen);
    connectTabs();
    connectFiles();
    addTab(start ? *start : NewGameChoice::remembered(variants.all()).gameIn(variants.all()));
    connectActions();
    connectLibrary();
    connectReviews();
    connectMatches();
    connectTeaching();
    connectStudies();
    connectVariants();
    connectPractice();
    connectGamesPanel();
    if (m_startsEmpty) offerStoredGames();
    m_actions->setIcons(palette());
    if (start)
        view().startGame(*start, twoHumans(), {});
    else
        m_starter->prepareGame();
    view().board().setFocus(Qt::OtherFocusReason);
    m_variantCommands->reportBrokenFiles();
    whenLooksChange(this, [this] { showLook(); });
    whenLanguageChanges(this, [this] { retranslate(); });
    preferences().follow<bool>(preference::AnimateMoves, this,
                               [this](bool isAnimated) { setAnimated(isAnimated); }); // panels
}

MainWindow::~MainWindow() {
    for (GameView* view : m_tabs->views())
        view->completeRecord(); // while all that follows the record is there
    m_panels->follow(nullptr);
    m_tabStorage->stop();                         // while the chapters in the tabs are known
    delete std::exchange(m_studies, nullptr);     // with its window, whose texts are stored
    delete std::exchange(m_practice, nullptr);    // with its window, whose engine uses the pool
    delete m_reviews;                             // before the tabs, since it may write to an open game
    delete std::exchange(m_teaching, nullptr);    // before the clocks of the games stop
    delete m_matches;                             // its last games go into the library
    disconnect(m_panels, nullptr, this, nullptr); // they are hidden when the games are gone
    disconnect(&m_panels->explorer(), nullptr, this, nullptr);
    delete m_tabStorage; // which would see the tabs go
    delete m_closedTabs; // which would open tabs
    delete m_tabs;       // before the library, which writes what the games still have to store
    m_tabs = nullptr;
    delete m_importer;
    delete m_repertoire; // after the games, whose moves it marks, and before the engines of its window
    delete m_library;
    delete m_pool;
    delete m_books;
}

GameView& MainWindow::view() const { return m_tabs->current(); }

// --- building

/// The menus show and hide the panels.
void MainWindow::createMenus() {
    m_panels = new WindowPanels(*this, m_variants.all(), *m_library);
    m_actions = new WindowActions(*this, m_panels->actions());
    m_panels->addAnalysis(m_engines, *m_actions);
    m_actions->addTo(*menuBar());
    m_recordCommands =
        new RecordCommands(*this, *m_actions, *m_library, [this]() -> GameView& { return view(); });
    m_repertoire = new RepertoireCommands(*this, *m_actions, m_variants, *m_library, *m_pool,
                                          [this]() -> GameView& { return view(); });
    connect(m_repertoire, &RepertoireCommands::messageShown, this, &MainWindow::showMessage);
    connect(m_repertoire, &RepertoireCommands::recordOpened, this,
            [this](const core::GameRecord& record, core::NodeId node) {
                showRecord(record, nullptr);
                view().game().document().goTo(node);
                comeToFront(*this);
            });
    connect(m_repertoire, &RepertoireCommands::stepsChanged, this, [this] {
        if (m_tabs && m_tabs->count() > 0) refresh();
    });
    connect(&m_repertoire->service(), &RepertoireService::changed, this, [this] {
        if (m_tabs && m_tabs->count() > 0) m_repertoire->refresh();
    });
    m_gameCommands =
        new GameCommands(*this, *m_actions, *m_repertoire, [this]() -> GameView& { return view(); });
    connect(m_gameCommands, &GameCommands::messageShown, this, &MainWindow::showMessage);
    m_keys = new KeyMap(*menuBar(), this);
    connect(m_keys, &KeyMap::changed, m_actions, &WindowActions::updateToolTips);
    m_actions->updateToolTips();
    auto* bar = retranslated(addToolBar(QString()), &QToolBar::setWindowTitle, [] { return tr("Game"); });
    bar->setObjectName(QStringLiteral("gameBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_actions->addTo(*bar);
    m_boardOnly = new BoardOnly(*this, *m_actions->boardOnly);
}

void MainWindow::connectPanels() {
    connect(m_panels, &WindowPanels::focusCovered, this,
            [this] { view().board().setFocus(Qt::OtherFocusReason); });
    const auto& explorer = m_panels->explorer();
    connect(&explorer, &ExplorerPanel::moveChosen, this,
            [this](const core::Move& move) { view().enterMove(move); });
    connect(&explorer, &ExplorerPanel::moveHovered, this,
            [this](const core::Move& move) { view().pointOut(move); });
    connect(&explorer, &ExplorerPanel::hoverEnded, this, [this] { view().pointOut(std::nullopt); });
    connect(&explorer, &ExplorerPanel::gamesWanted, this,
            [this](const QString& filter) { m_tools->findPosition(filter); });
    const auto& review = m_panels->review();
    connect(&review, &ReviewPanel::reviewWanted, this, [this] { m_reviews->review(view()); });
    connect(&review, &ReviewPanel::practiceWanted, this,
            [this] { m_practice->practiseMistakes(view(), m_panels->review().chosenFault()); });
    connect(&review, &ReviewPanel::messageShown, this, &MainWindow::showMessage);
    connect(&m_panels->graph(), &EvaluationGraph::reviewWanted, this, [this] { m_reviews->review(view()); });
    connect(&m_panels->graph(), &EvaluationGraph::plyChosen, this,
            [this](int ply) { view().game().document().goToPly(ply); });
    // Hiding the panel of the analysis ends that.
    const auto showAnalysis = [this](bool on) {
        if (on && !m_boardOnly->isOn()) m_panels->showAnalysis();
    };
    connect(m_actions->analyse, &QAction::toggled, this, showAnalysis);
    connect(m_actions->threats, &QAction::toggled, this, showAnalysis);
    connect(m_actions->findMate, &QAction::triggered, m_panels, &WindowPanels::showAnalysis);
    const auto& analysis = m_panels->analysis();
    connect(&analysis, &AnalysisPanel::lineChosen, this,
            [this](const FoundLine& line, int plies) { view().playLine(line, plies); });
    connect(&analysis, &AnalysisPanel::insertionWanted, this,
            [this](const std::vector<FoundLine>& lines) { view().insertLines(lines); });
}

/// The windows beside the board.
void MainWindow::createTools() {
    m_tools = new ToolWindows(*this, m_variants, *m_library, [this]() -> GameView& { return view(); });
    m_starter = new GameStarter(
        *this, m_variants, m_engines, *m_tabs, *m_tools,
        [this](const core::Game& start) -> GameView& { return addTab(start); },
        [this](const core::Game& start) -> GameView& { return freeTab(start); });
    connect(m_starter, &GameStarter::messageShown, this, &MainWindow::showMessage);
    connect(m_starter, &GameStarter::booksWanted, this, &MainWindow::showBooks);
    connect(m_starter, &GameStarter::gameStarted, m_panels, &WindowPanels::endReview);
    connect(m_tools, &ToolWindows::playRequested, m_starter, &GameStarter::askToPlay);
    connect(m_tools, &ToolWindows::analysisRequested, this, [this](const core::Game& start) {
        m_starter->playFrom(start);
        m_actions->analyse->setChecked(true);
    });
    connect(m_tools, &ToolWindows::easyGameWanted, m_starter, &GameStarter::startEasyGame);
    connect(m_tools, &ToolWindows::movesWanted, this, &MainWindow::showMoves);
}

void MainWindow::createTabs() {
    m_tabs = new GameTabs;
    m_chapterBar = new ChapterBar;
    m_importBar = new ImportBar;
    m_reviewBar = new ReviewBar;
    m_matchBar = new MatchBar;
    m_teachingBar = new TeachingBar;
    m_puzzleBar = new PuzzleSearchBar;
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_chapterBar);
    layout->addWidget(m_importBar);
    layout->addWidget(m_reviewBar);
    layout->addWidget(m_matchBar);
    layout->addWidget(m_teachingBar);
    layout->addWidget(m_puzzleBar);
    setCentralWidget(centre);
    setMinimumSize(LeastSize);
    resizeWithinScreen(*this, {textSized(*this, 1040), textSized(*this, 760)});
}

void MainWindow::createStatusBar() {
    setStatusBar(new StatusLine);
    m_state = new QLabel;
    m_state->setObjectName(QStringLiteral("state"));
    statusBar()->addPermanentWidget(m_state);
}

void MainWindow::connectTabs() {
    connect(m_tabs, &GameTabs::viewsChanged, this, &MainWindow::noteClocks, Qt::QueuedConnection);
    connect(m_tabs, &GameTabs::viewActivated, this, &MainWindow::onViewChanged);
    connect(m_tabs, &GameTabs::closeWanted, this, [this](int index) { closeTab(m_tabs->view(index)); });
    new TabMenu(
        *m_tabs, *m_actions,
        [this](const std::vector<GameView*>& closing, GameView* kept) { closeTabs(closing, kept); }, m_tabs);
}

GameView& MainWindow::addTab(const core::Game& start) {
    auto* view = new GameView(std::make_unique<OpenGame>(start, *m_library, *m_pool),
                              {{m_actions->first, m_actions->previous, m_actions->next, m_actions->last},
                               &m_actions->moveMenu(),
                               m_actions->last,
                               m_actions->pause,
                               m_actions->pieceCard},
                              *m_pool, *m_sounds);
    connectView(*view);
    if (m_studies) m_studies->follow(*view);
    m_repertoire->follow(*view);
    view->setBoardOnly(m_boardOnly->isOn());
    m_tabs->add(view);
    // Focus goes on from the last widget of the games to the board in front.
    if (auto* openGame = m_panels->games().findChild<QAbstractButton*>(QStringLiteral("openGame")))
        setTabOrder(openGame, &view->board());
    return *view;
}

/// What a view says is shown while it is in front.
void MainWindow::connectView(GameView& view) {
    const auto inFront = [this, &view](auto act) {
        return [this, &view, act] {
            if (&m_tabs->current() == &view) act();
        };
    };
    connect(&view, &GameView::changed, this, inFront([this] { refresh(); }));
    connect(&view.game().analysis(), &Analysis::bestMoveChanged, this,
            inFront([this] { m_gameCommands->refreshBestMove(); }));
    // Later, since a view that comes to the front says so while another one is being removed.
    connect(&view, &GameView::changed, this, &MainWindow::noteClocks, Qt::QueuedConnection);
    connect(&view.game().recorder(), &Recorder::stored, this, inFront([this] { refresh(); }));
    connect(&view.game().file(), &GameFile::changed, this, inFront([this] { refresh(); }));
    connect(&view, &GameView::titleChanged, this, inFront([this] { showTitle(); }));
    connect(&view, &GameView::stateTextChanged, this, inFront([this] { showStateText(); }));
    connect(&view, &GameView::playedByKeysChanged, this, &MainWindow::onPlayedByKeysChanged);
    connect(&view, &GameView::rematchWanted, this, [this, &view] { playAgain(view, RematchSides::Swapped); });
    connect(&view, &GameView::reviewWanted, this, [this, &view] { m_reviews->review(view); });
    connect(&view, &GameView::newGameWanted, this, [this] { m_starter->askForGame(); });
    connect(&view.game().document(), &GameDocument::recordReset, this, inFront([this] {
        showLook();
        forgetSaved();
    }));
    connect(&view.game().document(), &GameDocument::playedToChanged, this,
            inFront([this] { forgetSaved(); }));
    connect(&view.board(), &BoardView::placePressed, m_tools, &ToolWindows::follow);
}

void MainWindow::connectActions() {
    const auto& a = *m_actions;
    const auto on = [this](const QAction* action, auto act) {
        connect(action, &QAction::triggered, this, act);
    };
    on(a.newGame, [this] { m_starter->askForGame(); });
    on(a.rematch, [this] { playAgain(view(), RematchSides::Swapped); });
    on(a.rematchSameSides, [this] { playAgain(view(), RematchSides::Same); });
    on(a.playFromHere, [this] { m_starter->playFromHere(); });
    on(a.review, [this] { m_reviews->review(view()); });
    on(a.newTab, [this] {
        const core::Game start(core::AnyPosition::startOf(view().game().document().variant()));
        addTab(start).startGame(start, twoHumans(), {});
        m_variantUpdates->update(); // the game in front may have kept older rules
    });
    on(a.closeTab, [this] { closeTab(view()); });
    on(a.previousGame, [this] { m_panels->games().stepFrom(m_storedGames->stepsFrom(), -1); });
    on(a.nextGame, [this] { m_panels->games().stepFrom(m_storedGames->stepsFrom(), 1); });
    on(a.previousMistake, [this] { m_panels->review().stepToFault(-1); });
    on(a.nextMistake, [this] { m_panels->review().stepToFault(1); });
    on(a.nextTab, [this] { m_tabs->step(1); });
    on(a.previousTab, [this] { m_tabs->step(-1); });
    on(a.openFile, [this] { m_files->choose(); });
    on(a.save, [this] { m_saver->save(view()); });
    on(a.saveAs, [this] { m_saver->saveAs(view()); });
    on(a.exportLibrary, [this] { m_exporter->exportGames(std::nullopt, tr("All Games")); });
    on(a.newLibrary, [this] { m_libraryController->askNew(); });
    on(a.openLibrary, [this] { m_libraryController->askWhich(); });
    connect(&a.recentLibraries(), &RecentLibraryMenu::libraryChosen, this,
            [this](const QString& path) { m_libraryController->open(path.toStdString()); });
    connect(&a.recentLibraries(), &RecentLibraryMenu::libraryMissed, this,
            [this](const QString& path) { m_libraryController->reportMissing(path); });
    on(a.findGames, [this] {
        m_panels->showGames();
        m_panels->games().find();
    });
    on(a.importGames, [this] { m_importer->chooseFiles(); });
    on(a.importFolder, [this] { m_importer->chooseFolder(); });
    on(a.addOtherLibrary, [this] {
        if (const auto& path = m_libraryController->openPath()) m_importer->chooseLibrary(*path);
    });
    on(a.showInList, [this] {
        const auto game = view().game().recorder().game();
        if (!game) return;
        m_panels->showGames();
        m_panels->games().showGame(*game);
    });
    auto* newMoves = new NewMoveFinder(*m_library, this);
    connect(newMoves, &NewMoveFinder::messageShown, this, &MainWindow::showMessage);
    connect(m_tabs, &GameTabs::viewActivated, newMoves, &NewMoveFinder::cancel);
    on(a.firstNewMove, [this, newMoves] {
        OpenGame& game = view().game();
        newMoves->find(game.document(), game.recorder().game());
    });
    on(a.addToLibrary, [this] {
        view().game().recorder().whenStored(
            this, [this](core::GameId) { showMessage(tr("The game is in the library now.")); });
    });
    on(a.statistics, [this] { m_tools->showStatistics(); });
    on(a.engines, [this] { manageEngines(); });
    on(a.engineLog, [this] { m_tools->showEngineLog(); });
    on(a.openingBooks, [this] { showBooks(this); });
    on(a.engineMatch, [this] { m_matches->show(view().game().document().spec().id); });
    on(a.teach, [this] { m_teaching->show(view().game().document().spec().id); });
    on(a.quit, [this] { close(); });
    on(a.editor, [this] { m_tools->showEditor(); });
    on(a.settings, [this] { showSettings(); });
    on(a.findPosition, [this] { m_tools->showFinder(); });
    on(a.mobility, [this] { m_tools->showMobility(); });
    on(a.openingGraph, [this] { m_tools->showOpeningGraph(); });
    connect(a.boardOnly, &QAction::toggled, this, &MainWindow::showBoardOnly);
    on(a.fullScreen, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    on(a.manual, [this] { m_tools->showManual(); });
    new DialogHelp(
        [manual = a.manual](const QKeySequence& keys) { return manual->shortcuts().contains(keys); }, this);
    on(a.rules, [this] { m_tools->showRules(); });
    on(a.tour, [this] { m_tools->showTour(view().game().document().spec().id); });
    on(a.keys, [this] { showKeys(); });
    on(a.about, [this] { showAbout(); });
    for (const auto& [look, action] : a.looks)
        on(action, [this, look = look] {
            preferences().set(preference::lookOf(view().game().document().spec()), look);
        });
}

void MainWindow::connectFiles() {
    m_importer = new GameImporter(*this, m_variants, *m_library, *m_importBar);
    m_files = new FileOpener(*this, m_variants, *m_importer, m_actions->recentMenu(),
                             [this](const QString& path) { return bringToFront(path); });
    m_saver = new FileSaver(*this, m_variants);
    m_exporter = new GameExporter(*this, m_variants, *m_library);
    m_bookMaker = new BookMaker(*this, m_variants, *m_library, *m_books);
    m_clipboard = new ClipboardCommands(*this, *m_actions, m_variants, *m_files,
                                        [this]() -> GameView& { return view(); });
    connect(m_clipboard, &ClipboardCommands::positionPasted, this, &MainWindow::readPosition);
    connect(m_clipboard, &ClipboardCommands::recordPasted, this,
            [this](const core::GameRecord& record) { showRecord(record, nullptr); });
    connect(m_clipboard, &ClipboardCommands::messageShown, this, &MainWindow::showMessage);
    const auto* reports = new ReportCommands(*this, *m_actions, [this]() -> GameView& { return view(); });
    connect(reports, &ReportCommands::messageShown, this, &MainWindow::showSaved);
    connect(m_saver, &FileSaver::messageShown, this, &MainWindow::showSaved);
    connect(m_saver, &FileSaver::saved, this, [this](const FileOrigin& origin, const QDateTime& before) {
        for (GameView* view : m_tabs->views())
            view->game().file().noteSaved(origin, before);
    });
    connect(m_exporter, &GameExporter::messageShown, this, &MainWindow::showMessage);
    connect(m_bookMaker, &BookMaker::messageShown, this, &MainWindow::showMessage);
    connect(m_files, &FileOpener::recordOpened, this, &MainWindow::takeRecordOfFile);
    connect(m_files, &FileOpener::positionOpened, this,
            [this](const QString& text) { readPosition(positionText(text)); });
    connect(m_files, &FileOpener::libraryOpened, this,
            [this](const QString& path) { m_libraryController->open(path.toStdString()); });
    connect(m_importer, &GameImporter::gamesWanted, this, [this](const QString& label) {
        if (!label.isEmpty()) m_panels->games().showFilter(QStringLiteral("label:=\"%1\"").arg(label));
        m_panels->showGames();
    });
    connect(m_importer, &GameImporter::imported, m_repertoire, &RepertoireCommands::noteImport);
    setAcceptDrops(true);
}

void MainWindow::connectLibrary() {
    m_libraryController = new LibraryController(*m_library, m_variants.all(), this);
    connectStoredTabs();
    m_libraryController->askBeforeLeaving([this] { return leaveLibrary(); });
    connect(m_libraryController, &LibraryController::opened, this, [this] {
        emit libraryOpened(*m_libraryController->openPath());
        m_tabStorage->read([this](const std::vector<StoredTab>& tabs) { showStoredTabs(tabs); });
    });
    connect(m_libraryController, &LibraryController::firstGameChosen, m_starter,
            &GameStarter::startFirstGame);
    connect(m_libraryController, &LibraryController::tourWanted, m_tools, &ToolWindows::showFirstTour);
    connect(m_tools, &ToolWindows::welcomeWanted, this, [this] {
        const bool isUnused = m_tabs->count() == 1 && view().game().document().tree().size() == 1;
        if (isVisible() && m_startsEmpty && isUnused) m_libraryController->offerFirstGame();
    });
    connect(m_libraryController, &LibraryController::allGamesWanted, m_panels, &WindowPanels::showGames);
    connect(m_library, &LibraryService::damaged, this, [this](const core::StorageError& error) {
        view().notice().showNotice(
            [error] { return sentence(error); },
            {{[] { return tr("Res&cue Copy…"); }, [this] { m_libraryController->askRescue(); }}},
            [] { return true; });
    });
    connect(m_library, &LibraryService::faultsFound, this,
            [this](const core::LibraryFault& first, int count) {
                view().notice().showNotice(
                    [first, count] {
                        return tr("The library has %n fault(s): %1 A rescue copy contains everything that "
                                  "can be read.",
                                  nullptr, count)
                            .arg(QString::fromStdString(wording().sentence(first)));
                    },
                    {{[] { return tr("Res&cue Copy…"); }, [this] { m_libraryController->askRescue(); }}},
                    [] { return true; });
            });
}

/// The tabs with games of the library, and those that were closed.
void MainWindow::connectStoredTabs() {
    const auto newTab = [this](const core::Game& start) -> GameView& { return addTab(start); };
    m_tabStorage = new TabStorage(*m_tabs, *m_library, m_variants.all(), this);
    m_tabUpdates = new TabUpdates(*m_tabs, *m_library, this);
    m_closedTabs = new ClosedTabs(*m_tabs, *m_library, m_variants.all(), newTab, this);
    connect(m_closedTabs, &ClosedTabs::changed, this,
            [this] { m_actions->reopenTab->setEnabled(!m_closedTabs->isEmpty()); });
    connect(m_closedTabs, &ClosedTabs::notReopened, this, [this] {
        showMessage(tr("The closed tab cannot be opened again: its game was deleted or cannot be read."));
    });
    connect(m_closedTabs, &ClosedTabs::chapterReopened, this,
            [this](GameView* shown, core::ChapterId chapter) { m_studies->showChapterIn(*shown, chapter); });
    connect(m_actions->reopenTab, &QAction::triggered, this, [this] {
        m_closedTabs->reopenLast();
        m_variantUpdates->update(); // a game that is in no library comes back with the rules that it had
    });
    m_actions->reopenTab->setEnabled(false);
    m_storedGames = new StoredGameTabs(
        *this, *m_tabs, *m_libraryController, newTab,
        [this](const core::Game& start) -> GameView& { return freeTab(start); },
        [this](const GameView& shown) { return m_studies && m_studies->isChapter(shown); });
    connect(m_tools, &ToolWindows::placeWanted, m_storedGames, &StoredGameTabs::openAt);
    connect(m_tools, &ToolWindows::gamesWanted, this, [this](const QString& filter) {
        m_panels->games().showFilter(filter);
        m_panels->showGames();
    });
}

void MainWindow::connectReviews() {
    m_reviews = new ReviewCommands(*this, *m_tabs, m_variants, *m_library, *m_pool);
    m_reviewBar->setService(m_reviews->service());
    m_panels->setReviews(m_reviews->service());
    connect(m_reviews, &ReviewCommands::messageShown, this, &MainWindow::showMessage);
    connect(m_reviews, &ReviewCommands::reviewBegun, m_panels, &WindowPanels::showReview);
}

void MainWindow::connectMatches() {
    m_matches = new MatchCommands(*this, m_variants, m_engines, *m_pool, *m_library);
    m_matchBar->setService(m_matches->service());
    connect(m_matchBar, &MatchBar::matchWanted, m_matches, &MatchCommands::showWindow);
    connect(m_matches, &MatchCommands::messageShown, this, &MainWindow::showMessage);
    connect(m_matches, &MatchCommands::enginesChanged, &m_panels->analysis(), &AnalysisPanel::listEngines);
    connect(m_matches, &MatchCommands::gameChosen, this, [this](core::GameId game) {
        if (!m_storedGames->bringToFront(game)) m_storedGames->openAll({game});
        comeToFront(*this);
    });
    connect(m_matches, &MatchCommands::recordChosen, this, [this](const core::GameRecord& record) {
        showRecord(record, nullptr);
        comeToFront(*this);
    });
}

void MainWindow::connectTeaching() {
    m_teaching = new TeachingCommands(*this, m_variants, *m_pool);
    m_teachingBar->setService(m_teaching->service());
    connect(m_teachingBar, &TeachingBar::courseWanted, m_teaching, &TeachingCommands::showLast);
    connect(m_teaching, &TeachingCommands::messageShown, this, &MainWindow::showMessage);
    connect(m_teaching, &TeachingCommands::networkRefused, this, [this](const core::NetworkFault& fault) {
        view().variantNotice().showNotice(
            [fault] {
                return tr("%1 The computer plays without this network.").arg(sentence(CourseFailure(fault)));
            },
            {{[] { return tr("&Teach…"); }, [this] { m_actions->teach->trigger(); }}});
    });
}

void MainWindow::connectStudies() {
    m_studies = new StudyCommands(*this, *m_actions, *m_tabs, *m_chapterBar, m_variants, *m_library);
    for (GameView* view : m_tabs->views())
        m_studies->follow(*view);
    m_studies->refresh();
    m_tabStorage->followChapters([this](const GameView& shown) { return m_studies->chapterIn(shown); });
    connect(m_studies, &StudyCommands::chaptersChanged, m_tabStorage, &TabStorage::saveLater);
    connect(m_studies, &StudyCommands::messageShown, this, &MainWindow::showMessage);
    connect(m_studies, &StudyCommands::gameWanted, this,
            [this](core::GameId game, const std::optional<core::NodeId>& node) {
                m_storedGames->openChapter(game, node, m_studies->isChapter(view()));
            });
    connect(m_studies, &StudyCommands::importWanted, this, [this] { m_importer->chooseFiles(); });
    connect(m_importer, &GameImporter::imported, m_studies, &StudyCommands::noteImport);
    connect(m_libraryController, &LibraryController::gameNotRead, m_studies, &StudyCommands::noteNotRead);
}

void MainWindow::connectVariants() {
    m_variantUpdates = new VariantUpdates(m_variants, *m_tabs, *m_studies, this);
    m_variantCommands = new VariantCommands(*this, *m_actions, m_variants, *m_variantUpdates,
                                            [this]() -> GameView& { return view(); });
    connect(m_variantCommands, &VariantCommands::changed, this, &MainWindow::onVariantsChanged);
    connect(m_variantCommands, &VariantCommands::gameWanted, m_starter, &GameStarter::askForGameOf);
    connect(m_files, &FileOpener::variantsOpened, m_variantCommands, &VariantCommands::importFile);
}

void MainWindow::connectPractice() {
    m_practice = new PracticeCommands(*this, m_variants, *m_library, *m_pool);
    connect(m_practice, &PracticeCommands::analysisWanted, this, [this](const core::GameRecord& record) {
        showRecord(record, nullptr);
        m_actions->analyse->setChecked(true);
        comeToFront(*this);
    });
    connect(m_repertoire, &RepertoireCommands::practised, m_practice, &PracticeCommands::refreshStatistics);
    connect(m_practice, &PracticeCommands::gameWanted, m_storedGames, &StoredGameTabs::openAt);
    m_puzzleBar->setSearch(m_practice->search());
    connect(&m_reviews->service(), &ReviewService::finished, m_practice, &PracticeCommands::collectMistakes);
    connect(m_practice, &PracticeCommands::messageShown, this, &MainWindow::showMessage);
    connect(
        m_practice, &PracticeCommands::puzzlesFound, this, [this](int puzzles, const std::string& variant) {
            view().variantNotice().showNotice(
                [puzzles] { return tr("%n new puzzle(s) found.", nullptr, puzzles); },
                {{[] { return tr("&Practise"); }, [this, variant] { m_practice->practiseNew(variant); }}}, {},
                NoticeBar::Spoken::ButtonsOnly); // the message is spoken
        });
    connect(m_actions->importPuzzles, &QAction::triggered, m_practice, &PracticeCommands::importPuzzles);
    connect(m_actions->exportPuzzles, &QAction::triggered, m_practice, &PracticeCommands::exportPuzzles);
    connect(m_actions->findPuzzles, &QAction::triggered, this, [this] { m_practice->findPuzzles(view()); });
    connect(m_actions->practiceStatistics, &QAction::triggered, m_practice,
            &PracticeCommands::showStatistics);
    connect(m_actions->findMove, &QAction::triggered, m_practice,
            [this] { m_practice->practise(view().game().document().spec().id); });
}

/// The list of stored games, and what can be done with the games that are chosen there.
void MainWindow::connectGamesPanel() {
    using Games = std::vector<core::GameId>;
    const auto& panel = m_panels->games();
    connect(&panel, &GamesPanel::gameChosen, m_storedGames, &StoredGameTabs::open);
    connect(&panel, &GamesPanel::gamesChosen, m_storedGames, &StoredGameTabs::openAll);
    connect(&panel, &GamesPanel::stepped, m_storedGames, &StoredGameTabs::openInstead);
    connect(&panel, &GamesPanel::notStepped, this, &MainWindow::showMessage);
    connect(&panel, &GamesPanel::notShown, this, &MainWindow::showMessage);
    connect(&panel, &GamesPanel::playersRenamed, m_tabUpdates, &TabUpdates::rename);
    connect(&panel, &GamesPanel::bookWanted, m_bookMaker, &BookMaker::askFor);
    connect(&panel, &GamesPanel::exportWanted, this,
            [this](const Games& games) { m_exporter->exportGames(games, tr("Games")); });
    connect(&panel, &GamesPanel::copyWanted, this,
            [this](const Games& games) { m_clipboard->copyGames(*m_library, games); });
    connect(&panel, &GamesPanel::reviewWanted, this,
            [this](const Games& games) { m_reviews->review(games); });
    connect(&panel, &GamesPanel::puzzlesWanted, this,
            [this](const Games& games) { m_practice->findPuzzles(games); });
    connect(&panel, &GamesPanel::studyWanted, m_studies, &StudyCommands::addGames);
    connect(&panel, &GamesPanel::statisticsWanted, m_tools, &ToolWindows::showStatisticsOf);
}

/// Until a game or position is asked for, or a move is made.
void MainWindow::offerStoredGames() {
    m_libraryController->offerGames([this]() -> std::optional<LibraryController::Offer> {
        const OpenGame& game = view().game();
        if (!m_startsEmpty || game.document().tree().size() > 1 || game.isSetUpInTabOnly())
            return std::nullopt;
        std::vector<NoticeBar::Choice> others;
        if (view().canStart()) others.push_back(view().startChoice());
        return LibraryController::Offer{&view().notice(), std::move(others)};
    });
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_actions) m_actions->setIcons(palette());
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_library->lookForChanges(); // another program may just have been used
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
    const bool isHandled = QMainWindow::event(event);
    if (event->type() == QEvent::LayoutRequest) fitLeastSize();
    return isHandled;
}

/// Panels need room too, as far as the screen has it.
void MainWindow::fitLeastSize() {
    setMinimumSize(minimumSizeHint().boundedTo(roomOnScreen(*this)).expandedTo(LeastSize));
}

void MainWindow::closeEvent(QCloseEvent* event) {
    const QPointer<GameView> front = &view();
    if (!mayLeave(m_tabs->views()) || !m_studies->mayLeave() || !mayEndWork() ||
        (m_tools->editor() && !m_tools->editor()->close()))
        return event->ignore();
    if (front) m_tabs->setCurrentWidget(front); // a question may have brought another one there
    endWork();
    m_windowLayout->store();
    event->accept();
}

// --- the game in front

void MainWindow::onViewChanged() {
    m_panels->follow(&view().game());
    if (m_studies) m_studies->refresh();
    statusBar()->clearMessage();
    m_actions->playByKeys->setChecked(view().board().isPlayedByKeys());
    showLook();
    showTitle();
    showStateText();
    refresh();
}

void MainWindow::showTitle() {
    setWindowTitle(view().titleWithFile());
    setWindowModified(view().game().file().isChanged());
}

void MainWindow::showStateText() {
    m_state->setText(view().stateText());
    QFont font = m_state->font();
    font.setBold(view().game().play().game().isOver());
    m_state->setFont(font);
}

/// Removed once the game goes on.
void MainWindow::showSaved(const QString& text) {
    m_saved = text;
    showMessage(text);
}

void MainWindow::forgetSaved() {
    if (m_saved.isEmpty()) return;
    if (statusBar()->currentMessage() == m_saved) statusBar()->clearMessage();
    view().line().takeBack(m_saved);
    m_saved.clear();
}

void MainWindow::showMessage(const QString& text) {
    if (m_boardOnly->isOn())
        view().line().say(text);
    else
        statusBar()->showMessage(text, MessageShownMs);
    if (m_tabs && m_tabs->count() > 0)
        view().board().announce(text); // screen readers pass over the status bar
}

/// The analysis goes on although its panel is hidden.
void MainWindow::showBoardOnly(bool boardOnly) {
    if (boardOnly) view().board().setFocus(Qt::OtherFocusReason); // other parts lose it when they are hidden
    m_panels->analysis().setKeptWhileHidden(true);
    for (GameView* view : m_tabs->views())
        view->setBoardOnly(boardOnly);
    boardOnly ? m_boardOnly->begin() : m_boardOnly->end();
    m_panels->analysis().setKeptWhileHidden(boardOnly);
    if (!boardOnly && m_actions->analyse->isChecked()) m_panels->showAnalysis();
    refresh();
    if (boardOnly) showMessage(tr("Esc shows the other parts of the window again."));
}

void MainWindow::retranslate() {
    statusBar()->clearMessage();
    showTitle();
    showStateText();
    refresh();
}

void MainWindow::onPlayedByKeysChanged(bool played) {
    m_actions->playByKeys->setChecked(played);
    const QString text = view().playingKeysText();
    if (played) return showMessage(text);
    view().line().takeBack(text);
    if (statusBar()->currentMessage() == text) statusBar()->clearMessage();
}

void MainWindow::refresh() {
    const OpenGame& game = view().game();
    const GameDocument& document = game.document();
    const Recorder& recorder = game.recorder();
    const auto& a = *m_actions;
    m_panels->analysis().setFlipped(view().isFlipped());
    m_tools->refresh();
    m_gameCommands->refresh();
    m_recordCommands->refresh();
    m_repertoire->refresh();
    m_clipboard->refresh();
    a.playFromHere->setEnabled(document.position().hasLegalMove());
    for (QAction* rematch : {a.rematch, a.rematchSameSides})
        rematch->setEnabled(!game.isBeingPlayed() && !game.isInTabOnly()); // which it would replace
    a.showInList->setEnabled(recorder.game().has_value());
    a.firstNewMove->setEnabled(document.linePlies() > 0);
    a.addToLibrary->setEnabled(!recorder.game() && recorder.isBegun() && recorder.isKept());
    for (QAction* ofSeveralTabs : {a.closeTab, a.nextTab, a.previousTab})
        ofSeveralTabs->setEnabled(m_tabs->count() > 1);
}

void MainWindow::showLook() {
    const auto& spec = view().game().document().spec();
    const auto suitable = looksFor(spec);
    const PieceLook shown = chosenLook(spec);
    for (const auto& [look, action] : m_actions->looks) {
        action->setVisible(std::find(suitable.begin(), suitable.end(), look) != suitable.end());
        action->setChecked(look == shown);
    }
}

bool MainWindow::closeTab(GameView& closing) {
    if (m_tabs->count() == 1) return false;
    if (closing.game().isBeingPlayed() && !closing.game().isUnstored()) { // or else mayLeave asks
        m_tabs->setCurrentWidget(&closing);
        QMessageBox box(QMessageBox::Question, tr("Close Tab"), tr("This game is still being played."),
                        QMessageBox::Cancel, this);
        if (closing.game().recorder().isKept())
            box.setInformativeText(tr("It stays in the library, where you can continue it later."));
        auto* close = box.addButton(tr("&Close Tab"), QMessageBox::AcceptRole);
        box.setDefaultButton(QMessageBox::Cancel);
        box.exec();
        if (box.clickedButton() != close) return false;
    }
    if (!mayLeave({&closing})) return false;
    m_closedTabs->note(closing, m_studies->chapterIn(closing));
    const int index = m_tabs->indexOf(&closing);
    if (index == m_tabs->currentIndex()) m_panels->follow(nullptr);
    const bool hadFocus = closing.isAncestorOf(focusWidget());
    m_tabs->remove(index);
    onViewChanged();
    if (hadFocus) view().board().setFocus(Qt::OtherFocusReason);
    return true;
}

void MainWindow::closeTabs(const std::vector<GameView*>& closing, GameView* kept) {
    const bool closesFront = std::find(closing.begin(), closing.end(), &view()) != closing.end();
    const QPointer<GameView> front = closesFront ? kept : &view();
    if (front) m_tabs->setCurrentWidget(front);
    const std::vector<QPointer<GameView>> views(closing.begin(), closing.end());
    for (const QPointer<GameView>& view : views)
        if (view && !closeTab(*view)) return;
    if (front) m_tabs->setCurrentWidget(front); // a question may have brought another one there
}

// --- what the user asks for

void MainWindow::playAgain(GameView& view, RematchSides sides) {
    if (!mayLeave({&view})) return;
    view.playAgain(sides);
    m_panels->endReview();
}

bool MainWindow::mayLeave(const std::vector<GameView*>& views) {
    return std::all_of(views.begin(), views.end(), [this](GameView* view) {
        view->completeRecord();
        if (view->game().file().isChanged() || view->game().isUnstored())
            m_tabs->setCurrentWidget(view); // which the question is about
        return m_saver->mayLeave(*view);
    });
}

void MainWindow::manageEngines() {
    if (EnginesDialog(m_engines, m_variants.all(), this).exec() == QDialog::Accepted)
        m_panels->analysis().listEngines();
}

void MainWindow::showBooks(QWidget* parent) {
    m_bookMaker->showBooks(view().game().document().variant(), parent);
}

void MainWindow::openBooks(const QString& folder) { m_books->open(folder); }

void MainWindow::openEndgames(const QString& folder) { m_pool->openEndgames(folder); }

void MainWindow::openNetworks(const QString& folder) { m_teaching->open(folder); }

void MainWindow::openFiles(const QStringList& paths) { m_files->open(paths); }

/// Two tabs with one file would overwrite each other's changes. A file that another program has changed since is read again.
bool MainWindow::bringToFront(const QString& path) {
    const QFileInfo wanted(path);
    for (GameView* view : m_tabs->views()) {
        const auto& origin = view->game().file().origin();
        if (!origin || origin->hasOtherGames || QFileInfo(origin->path) != wanted) continue;
        if (origin->modified != wanted.lastModified() && mayBeReadAgain(*view)) return false;
        m_tabs->setCurrentWidget(view);
        return true;
    }
    return false;
}

/// The game of a tab stays in it, unless its file has changed since and nothing would be lost.
void MainWindow::takeRecordOfFile(const core::GameRecord& record, const FileOrigin* origin) {
    GameView* open = origin ? m_tabs->viewOf(*origin) : nullptr;
    if (!open) return showRecord(record, origin);
    m_startsEmpty = false;
    m_tabs->setCurrentWidget(open);
    if (open->game().file().origin()->modified != origin->modified && mayBeReadAgain(*open))
        showReadGame(*open, record, origin);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!FileOpener::filesIn(*event->mimeData()).isEmpty()) return event->acceptProposedAction();
    if (hasForeignText(*event)) acceptCopy(*event);
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QStringList files = FileOpener::filesIn(*event->mimeData());
    if (!files.isEmpty()) {
        event->acceptProposedAction();
        return openFiles(files);
    }
    if (!hasForeignText(*event)) return;
    acceptCopy(*event);
    // The other program waits until the drop is over, so questions come later.
    QMetaObject::invokeMethod(
        this, [this, text = event->mimeData()->text()] { m_clipboard->take(text); }, Qt::QueuedConnection);
}

GameView& MainWindow::freeTab(const core::Game& start) {
    m_startsEmpty = false;
    OpenGame& game = view().game();
    const bool isFree = game.document().tree().size() == 1 && !game.document().canUndo() &&
                        !game.recorder().game() && !game.file().origin() && !game.losesPositionFor(start) &&
                        !(m_studies && m_studies->isChapter(view()));
    return isFree ? view() : addTab(start);
}

/// The game is not in the library until it is changed.
void MainWindow::showRecord(const core::GameRecord& record, const FileOrigin* origin) {
    showReadGame(freeTab(core::Game(record.tree.start())), record, origin);
}

void MainWindow::readPosition(const QString& text) {
    m_startsEmpty = false;
    const auto current = view().game().document().variant();
    const auto readings = readingsOf(text, current, m_variants.all());
    if (readings.empty()) {
        const auto setup = core::parsePosition(text.toStdString(), current->spec());
        return view().notice().showNotice(
            [error = setup.error(), current] { return unreadableText(error, current->spec()); }, {});
    }
    const auto take = [this](const Reading& reading) {
        if (reading.game) return m_starter->playFrom(*reading.game);
        m_tools->edit(reading.variant, reading.setup);
    };
    if (readings.size() == 1 || readings.front().variant == current) return take(readings.front());
    std::vector<NoticeBar::Choice> choices;
    choices.reserve(readings.size());
    for (const auto& reading : readings)
        choices.push_back({[variant = reading.variant] { return nameOf(variant->spec()); },
                           [take, reading] { take(reading); }});
    view().notice().showNotice(
        [canBePlayed = readings.front().game.has_value()] {
            return canBePlayed
                       ? tr("This position fits several variants. Which one do you want to play?")
                       : tr("This position breaks the rules. For which variant do you want to edit it?");
        },
        std::move(choices));
}

void MainWindow::onVariantsChanged() {
    m_panels->games().refresh();
    m_books->refresh();
    m_variantUpdates->update();
    m_tools->updateVariants();
}

void MainWindow::noteClocks() {
    if (!m_teaching || !m_practice) return;
    const auto views = m_tabs->views();
    const bool isRunning = std::any_of(views.begin(), views.end(), [](GameView* view) {
        const core::GameClock& clock = view->game().play().clock();
        return clock.isRunning() && (clock.isTimed(core::Side::First) || clock.isTimed(core::Side::Second));
    });
    m_teaching->service().setClockRunning(isRunning);
    m_practice->search().setClockRunning(isRunning);
}

void MainWindow::showMoves(const core::AnyPosition& first, const std::vector<core::Move>& moves) {
    if (ui::showMoves(view().game(), first, moves)) return;
    const core::Game start(first);
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    core::GameRecord record{core::headerOf(start, twoHumans(), now), core::GameTree(first)};
    record.tree.addLine(core::NodeId::root(), moves);
    freeTab(start).show(std::move(record), std::nullopt, false);
}

void MainWindow::showKeys() {
    if (KeysDialog(*m_keys, this).exec() == QDialog::Accepted) showSettings(true);
}

void MainWindow::showSettings(bool keysFirst) {
    SettingsDialog dialog(this);
    dialog.addPage(new AppearancePage(m_variants.all(), view().game().document().spec().id));
    dialog.addPage(new PlayingPage);
    dialog.addPage(new AnalysisPage);
    dialog.addPage(new SoundsPage(*m_sounds));
    auto* keys = new KeysPage(*m_keys);
    dialog.addPage(keys);
    dialog.addPage(new LanguagePage);
    dialog.showPage(m_settingsPage);
    if (keysFirst) dialog.showPage(keys);
    dialog.exec();
    m_settingsPage = dialog.shownPage();
}

void MainWindow::showAbout() {
    QString text =
        tr("<h3>Komadai %1</h3><p>Plays and analyses chess and shogi variants, and stores your "
           "games.</p><p>Free software under the GNU General Public License, version 3 or later.</p>")
            .arg(QApplication::applicationVersion());
    if (const QString page = QStringLiteral(KOMADAI_HOMEPAGE).toHtmlEscaped(); !page.isEmpty())
        text += tr("<p>Home page: %1</p>").arg(QStringLiteral("<a href=\"%1\">%1</a>").arg(page));
    QMessageBox::about(this, tr("About Komadai"), text);
}

// --- the library

void MainWindow::openLibrary(const std::filesystem::path& path) { m_libraryController->open(path); }

bool MainWindow::mayEndWork() {
    return m_importer->mayLeave() && m_matches->mayEnd() && m_practice->mayEnd();
}

void MainWindow::endWork() {
    m_matches->end();
    m_practice->end();
}

bool MainWindow::leaveLibrary() {
    const auto views = m_tabs->views();
    const QPointer<GameView> front = &view();
    if (!mayLeave(views) || !m_studies->mayLeave()) return false;
    const auto played = static_cast<int>(
        std::count_if(views.begin(), views.end(), [](GameView* v) { return v->game().isBeingPlayed(); }));
    if (played > 0) {
        QMessageBox box(QMessageBox::Question, tr("Open Library"),
                        tr("%n game(s) are still being played.", nullptr, played), QMessageBox::Cancel, this);
        box.setInformativeText(
            tr("All tabs will be closed. The tabs come back when you open the current library again."));
        auto* open = box.addButton(tr("&Open Library"), QMessageBox::AcceptRole);
        box.setDefaultButton(QMessageBox::Cancel);
        box.exec();
        if (box.clickedButton() != open) return false;
    }
    if (!mayEndWork()) return false;
    if (front) m_tabs->setCurrentWidget(front); // a question may have brought another one there
    m_importer->leaveLibrary();
    endWork();
    m_tabStorage->stop();
    m_panels->follow(nullptr);
    while (m_tabs->count() > 1)
        m_tabs->remove(m_tabs->count() - 1);
    m_startsEmpty = true;
    m_starter->prepareGame();
    onViewChanged();
    return true;
}

/// The first one takes the place of a board on which nothing has happened. A position that the user has asked for, or has
/// begun to play from, stays in front.
void MainWindow::showStoredTabs(const std::vector<StoredTab>& tabs) {
    GameView* front = nullptr;
    bool isTaken = !m_startsEmpty || view().game().document().tree().size() > 1;
    if (isTaken) front = &view();
    for (const StoredTab& tab : tabs) {
        GameView* opened = tab.file ? m_tabs->viewOf(tab.file->origin) : nullptr; // again, at this start
        const bool isTheSame = !tab.id && tab.file && !tab.file->isChanged;
        if (opened && isTheSame) continue;
        if (opened && !mayBeReadAgain(*opened)) opened = nullptr;
        GameView& shown = opened ? *opened : isTaken ? addTab(core::Game(tab.record.tree.start())) : view();
        isTaken = true;
        showIn(shown, tab);
        if (tab.chapter) m_studies->showChapterIn(shown, *tab.chapter);
        if (tab.isInFront && !front) front = &shown;
    }
    if (front) m_tabs->setCurrentWidget(front);
    m_tabStorage->start();
}

void MainWindow::welcomeNewUser() {
    if (m_startsEmpty && preferences().isEmpty()) m_libraryController->welcomeNewUser();
}

} // namespace komadai::ui
