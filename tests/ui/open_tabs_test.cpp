// What the window shows at its start: an idle board, or the tabs of the last time; and what happens to the tabs when another
// library is opened.
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/library_answers.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/files/game_file.h"
#include "ui/game/game_questions.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/game/tab_files.h"
#include "ui/library/game_columns.h"
#include "ui/library/games_panel.h"
#include "ui/main_window.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/preferences/preferences.h"
#include "ui/variants/user_variants.h"

#include "core/notation/position_text.h"
#include "core/notation/record_file.h"
#include "core/notation/stored_record.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QIcon>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

const core::Outcome Resigned{core::Side::First, core::EndReason::Resignation};

} // namespace

class OpenTabsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    QString file(const char* name = "library.sqlite") const { return m_folder->filePath(name); }
    core::Library library(const char* name = "library.sqlite") const {
        return core::Library(file(name).toStdString());
    }
    std::vector<core::OpenTab> stored(const char* name = "library.sqlite") const {
        return library(name).openTabs();
    }
    void start(std::optional<core::Game> game = {}, const char* name = "library.sqlite") {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(*m_variants, std::move(game));
        m_window->show();
        m_window->openLibrary(file(name).toStdString());
        waitForLibrary(*m_window);
    }
    /// A game of Anna and Berta in game.csa, in which Anna resigns.
    void openGameOfFile() {
        QFile game(file("game.csa"));
        QVERIFY(game.open(QIODevice::WriteOnly));
        game.write("V2.2\nN+Anna\nN-Berta\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n");
        game.close();
        m_window->openFiles({game.fileName()});
        QTRY_VERIFY(m_window->view().game().file().origin());
    }
    /// Starts with the file of openGameOfFile, which is opened before the tabs come back.
    void startWithGameOfFile() {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(*m_variants, std::nullopt);
        m_window->show();
        m_window->openFiles({file("game.csa")});
        QTRY_VERIFY(m_window->view().game().file().origin());
        m_window->openLibrary(file().toStdString());
        waitForLibrary(*m_window);
    }
    GameTabs& tabs() const { return *m_window->findChild<GameTabs*>(); }
    GameDocument& document() const { return m_window->view().game().document(); }
    const Play& playing() const { return m_window->view().game().play(); }
    std::optional<core::GameId> gameIn(int tab) const { return tabs().view(tab).game().recorder().game(); }
    /// The game in front takes a move of the user.
    void play(std::string_view move) {
        QTRY_VERIFY(m_window->view().game().movableSide());
        QVERIFY(!m_window->view().game().enterMove(uciMove(move, document().position())));
        QTRY_VERIFY(m_window->view().game().recorder().isSettled());
    }
    void takeBack() {
        Play& play = m_window->view().game().play();
        QTRY_VERIFY(play.canTakeBack());
        play.takeBack();
        QTRY_VERIFY(m_window->view().game().recorder().isSettled());
    }
    bool notices(const QString& text) const {
        auto& notice = m_window->view().notice();
        const auto labels = notice.findChildren<QLabel*>();
        return notice.isVisible() && std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
                   return label->text().contains(text);
               });
    }
    void press(const QString& button) { buttonIn(m_window->view().notice(), button).click(); }
    core::GameId addGame(std::initializer_list<std::string_view> moves,
                         std::optional<core::Outcome> outcome = {}, const char* name = "library.sqlite",
                         const std::array<std::string, 2>& players = {}) {
        const core::Game game = euroShogiGame();
        core::GameTree tree(game.position());
        addLine(tree, core::GameTree::root(), moves);
        auto header = core::headerOf(game, {}, std::chrono::sys_seconds{});
        for (std::size_t side = 0; side < players.size(); ++side)
            header.players[side].name = players[side];
        return library(name).addRecord({header, tree, outcome});
    }
    /// As the list of games does it.
    void deleteGame(core::GameId game) {
        m_window->findChild<LibraryService*>()->run(
            [game](core::Library& library) {
                library.deleteGame(game, std::chrono::sys_seconds(std::chrono::seconds(1)));
                return true;
            },
            this, [](bool) {}, [](const core::StorageError&) { QFAIL("not deleted"); });
    }
    /// As the list of deleted games does it.
    void restoreGame(core::GameId game) {
        m_window->findChild<LibraryService*>()->run(
            [game](core::Library& library) {
                library.restoreGame(game);
                return true;
            },
            this, [](bool) {}, [](const core::StorageError&) { QFAIL("not restored"); });
    }
    /// The menu of a tab that is clicked with the right button. The event loop deletes it once it is closed.
    QMenu& menuOf(int tab) const {
        QTabBar& bar = *tabs().tabBar();
        const QPoint at = bar.tabRect(tab).center();
        QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, bar.mapToGlobal(at));
        QApplication::sendEvent(&bar, &wanted);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu) qFatal("no menu is open");
        return *menu;
    }
    /// Some entries are actions of the window, and no children of the menu.
    static QAction& entryOf(const QMenu& menu, const QString& text) {
        for (QAction* action : menu.actions())
            if (action->text().remove('&') == text) return *action;
        qFatal("no entry %s", qPrintable(text));
    }
    void chooseInMenuOf(int tab, const QString& text) const {
        QMenu& menu = menuOf(tab);
        QAction& entry = entryOf(menu, text);
        menu.close();
        entry.trigger();
    }
    bool isOfferedFor(int tab, const QString& text) const {
        QMenu& menu = menuOf(tab);
        menu.close();
        return entryOf(menu, text).isEnabled();
    }
    /// An idle board, and records of one, two and three moves. The last one is in front.
    void startWithFourTabs() {
        start();
        showRecordInTab({"e3e4"});
        showRecordInTab({"e3e4", "e6e5"});
        showRecordInTab({"e3e4", "e6e5", "d3d4"});
    }
    std::vector<std::size_t> movesInTabs() const {
        std::vector<std::size_t> moves;
        for (const GameView* view : tabs().views())
            moves.push_back(view->game().document().tree().size() - 1);
        return moves;
    }
    /// Opens a stored game in a tab of its own.
    void openInTab(core::GameId game) {
        actionIn(*m_window, "New Tab").trigger();
        emit m_window->findChild<GamesPanel*>()->gameChosen(game);
        QTRY_COMPARE(gameIn(tabs().currentIndex()), std::optional(game));
    }
    void trigger(const char* action) const {
        m_window->findChild<QAction*>(QLatin1String(action))->trigger();
    }
    bool isEnabled(const char* action) const {
        return m_window->findChild<QAction*>(QLatin1String(action))->isEnabled();
    }
    /// Shows a record that the library does not have in a tab of its own.
    void showRecordInTab(std::initializer_list<std::string_view> moves,
                         const std::array<std::string, 2>& players = {}) {
        trigger("newTab");
        const core::Game game = euroShogiGame();
        core::GameTree tree(game.position());
        addLine(tree, core::GameTree::root(), moves);
        auto header = core::headerOf(game, {}, std::chrono::sys_seconds{});
        for (std::size_t side = 0; side < players.size(); ++side)
            header.players[side].name = players[side];
        m_window->view().show({header, tree, Resigned}, {}, false);
    }
    static core::AnyPosition shogiPosition(const std::string& text) {
        const auto shogi = variants().find("shogi");
        return core::AnyPosition::fromSetup(core::sfen::parse(text, shogi->spec()).value(), shogi).value();
    }
    /// Shogi with a single gold beside the kings. `side`: the one to move, "b" or "w".
    static core::AnyPosition oneGold(const char* side) {
        return shogiPosition(std::string("4k4/9/9/9/9/9/9/9/4K3G ") + side + " - 1");
    }
    /// Shows a position in a tab of its own.
    void showPosition(const core::AnyPosition& position) const {
        trigger("newTab");
        m_window->view().startGame(core::Game(position), twoHumans(), {});
    }
    std::optional<core::GameId> gameInFront() const { return gameIn(tabs().currentIndex()); }
    /// The first game that was added is the first one in the table.
    static void listAsAdded() {
        preferences().set(preference::OrderOfGames, {core::GameOrder::By::Added, false});
    }
    void openLibrary(const char* name) {
        withNextDialog<QFileDialog>([path = file(name)](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>("fileNameEdit")->setText(path);
            buttonIn(dialog, "Open").click();
        });
        actionIn(*m_window, "Open Library…").trigger();
        waitForLibrary(*m_window);
    }
    static void rememberPlayers(int levelOfFirst, int levelOfSecond) {
        QSettings().setValue("newGame/variant", "euroshogi");
        QSettings().setValue("newGame/level1", levelOfFirst);
        QSettings().setValue("newGame/level2", levelOfSecond);
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings().clear();
        m_variants = std::make_unique<UserVariants>(variants(), m_folder->filePath("variants"));
    }
    void cleanup() {
        m_window.reset();
        m_variants.reset();
        m_folder.reset();
    }

    // --- what they say

    void manyTabsLeaveOutTheirVariantsAndCutTheNamesOfBothPlayersAlike() {
        startWithFourTabs();
        for (int i = 0; i < 4; ++i)
            showRecordInTab({"e3e4"}, {"Anna Berta Carla", "Dora Emilia Frieda"});
        m_window->resize(800, 700);
        const QString whole = tabs().tabToolTip(4);
        QCOMPARE(whole, QString("EuroShogi: Anna Berta Carla – Dora Emilia Frieda"));
        QTRY_VERIFY(tabs().tabText(4) != whole);
        const QStringList names = tabs().tabText(4).split(QStringLiteral(" – "));
        QCOMPARE(names.size(), 2);
        QVERIFY2(names[0].startsWith("Anna") && names[0].endsWith(QStringLiteral("…")), qPrintable(names[0]));
        QVERIFY2(names[1].startsWith("Dora") && names[1].endsWith(QStringLiteral("…")), qPrintable(names[1]));
        QCOMPARE(tabs().tabBar()->accessibleTabName(4), whole);
        m_window->resize(6000, 700);
        QTRY_COMPARE(tabs().tabText(4), whole);
    }

    void gamesOfTheSamePlayersKeepTheirVariants() {
        const std::array<std::string, 2> players{"Anna Berta Carla", "Dora Emilia Frieda"};
        startWithFourTabs();
        for (int i = 0; i < 2; ++i)
            showRecordInTab({"e3e4"}, players);
        trigger("newTab");
        const core::Game shogi(core::AnyPosition::startOf(variants().find("shogi")));
        auto header = core::headerOf(shogi, {}, std::chrono::sys_seconds{});
        for (std::size_t side = 0; side < players.size(); ++side)
            header.players[side].name = players[side];
        m_window->view().show({header, core::GameTree(shogi.position()), Resigned}, {}, false);
        m_window->resize(800, 700);
        QTRY_VERIFY(tabs().tabText(4) != tabs().tabToolTip(4));
        QTRY_VERIFY2(tabs().tabText(4).startsWith("EuroShogi: Anna"), qPrintable(tabs().tabText(4)));
        QVERIFY2(tabs().tabText(6).startsWith("Shogi: Anna"), qPrintable(tabs().tabText(6)));
        QVERIFY(tabs().tabText(6).endsWith(QStringLiteral("…")));
    }

    // --- the tabs of the last time

    void tabsComeBackInTheirOrderWithWhatTheyShowed() {
        const auto one = addGame({"e3e4", "e6e5", "d3d4"}, Resigned);
        const auto two = addGame({"d3d4", "d6d5"}, Resigned);
        const auto three = addGame({"c3c4"}, Resigned);
        start();
        for (const auto game : {one, two, three})
            openInTab(game);
        tabs().tabBar()->moveTab(3, 1); // the first is the idle board
        tabs().setCurrentIndex(2);
        document().goToPly(1);
        const core::NodeId shown = document().current();
        const std::vector<core::OpenTab> expected{{three, {}, false}, {one, shown, true}, {two, {}, false}};
        QTRY_COMPARE(stored(), expected); // while the program runs: a killed one loses nothing
        start();
        QCOMPARE(tabs().count(), 3);
        QCOMPARE(gameIn(0), std::optional(three));
        QCOMPARE(gameIn(1), std::optional(one));
        QCOMPARE(gameIn(2), std::optional(two));
        QCOMPARE(tabs().currentIndex(), 1);
        QCOMPARE(document().ply(), 1);
        QCOMPARE(tabs().view(2).game().document().ply(), 2);
        QCOMPARE(stored(), expected);
    }

    void aTabKeepsItsFileAndWhetherThatLacksChanges() {
        start();
        openGameOfFile();
        core::RecordHeader header = document().header();
        header.event = "Club evening";
        document().setHeader(header); // now the library has the game
        QTRY_COMPARE(stored().size(), std::size_t{1});
        start();
        QCOMPARE(m_window->windowTitle(), QString("game.csa[*] – Shogi: Anna – Berta"));
        QVERIFY(m_window->isWindowModified());
        actionIn(*m_window, "Save").trigger(); // asks for no name
        QVERIFY(!m_window->isWindowModified());
        start();
        QVERIFY(!m_window->isWindowModified());
        QCOMPARE(m_window->view().game().file().name(), QString("game.csa"));
        QFile game(file("game.csa"));
        QVERIFY(game.open(QIODevice::ReadOnly));
        QVERIFY(game.readAll().contains("Club evening"));
    }

    void aGameOfAFileThatIsNotInTheLibraryComesBackWithItsFile() {
        start();
        openGameOfFile();
        const auto origin = m_window->view().game().file().origin();
        document().goToPly(1);
        start();
        QCOMPARE(m_window->windowTitle(), QString("game.csa[*] – Shogi: Anna – Berta"));
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(m_window->view().game().file().origin() == origin);
        QCOMPARE(document().ply(), 1);
        QVERIFY(document().outcome() == (core::Outcome{core::Side::Second, core::EndReason::Resignation}));
        QVERIFY(!gameInFront());
        QVERIFY(library().games().empty());
    }

    void aFileThatIsOpenedAtTheStartHasOneTab() {
        start();
        openGameOfFile();
        startWithGameOfFile();
        QCOMPARE(tabs().count(), 1);
    }

    void aFileThatIsOpenedAtTheStartHasTheChangesThatItsTabHad() {
        start();
        openGameOfFile();
        document().toggleGlyph(*document().tree().firstChild(core::NodeId::root()), core::Glyph::Good);
        QTRY_COMPARE(stored().size(), std::size_t{1}); // now the library has the game
        startWithGameOfFile();
        QCOMPARE(tabs().count(), 1);
        QVERIFY(gameInFront());
        QVERIFY(m_window->view().game().file().isChanged());
    }

    // --- changes of a stored game in the list, while a tab has it

    void aDeletedGameStaysInItsTabAndCanBeRestoredThere() {
        const auto game = addGame({"e3e4"}, Resigned);
        start();
        openInTab(game);
        deleteGame(game);
        QTRY_VERIFY(notices("This game was deleted from the library."));
        QVERIFY(library().games().empty());
        press("Restore");
        QTRY_COMPARE(library().games().size(), std::size_t{1});
        QTRY_VERIFY(!notices("This game was deleted from the library."));
    }

    void aGameThatIsRestoredSaysAgainThatItIsPaused() {
        start(euroShogiGame());
        play("e3e4");
        m_window->view().questions().togglePause();
        QVERIFY(notices("The game is paused."));
        deleteGame(gameInFront().value());
        QTRY_VERIFY(notices("This game was deleted from the library."));
        press("Restore");
        QTRY_VERIFY(notices("The game is paused."));
    }

    void aChangeRestoresAGameThatWasDeleted() {
        const auto game = addGame({"e3e4"});
        start();
        openInTab(game);
        press("Continue");
        deleteGame(game);
        QTRY_VERIFY(notices("This game was deleted from the library."));
        play("e6e5");
        QCOMPARE(library().games().size(), std::size_t{1});
        QCOMPARE(library().games().at(0).plyCount, 2);
        QTRY_VERIFY(!notices("This game was deleted from the library."));
    }

    void mergedPlayersGetTheirNameInOpenTabsToo() {
        const auto game = addGame({"e3e4"}, {}, "library.sqlite", {"Ada L.", "Bob"});
        start();
        openInTab(game);
        press("Continue");
        std::vector<core::PlayerRename> renames{{"Ada L.", "Ada", {{{game}, {}}}}};
        emit m_window->findChild<GamesPanel*>()->playersRenamed(renames);
        QCOMPARE(document().header().players[0].name, std::string("Ada"));
        play("e6e5"); // stores the header
        QCOMPARE(library().games().at(0).header.players[0].name, std::string("Ada"));
        QCOMPARE(library().games().at(0).header.players[1].name, std::string("Bob"));
    }

    void mergingPlayersDoesNotRenameAnEngineThatIsPlaying() {
        const auto game = addGame({"e3e4", "e6e5"}, {}, "library.sqlite", {"Ada L.", "Deep Cube"});
        start();
        openInTab(game);
        core::RecordHeader header = document().header();
        header.players[1].engineTime = std::chrono::seconds(1);
        document().setHeader(header);
        press("Continue");
        std::vector<core::PlayerRename> renames{{"Deep Cube", "Cube", {{{}, {game}}}},
                                                {"Ada L.", "Ada", {{{game}, {}}}}};
        emit m_window->findChild<GamesPanel*>()->playersRenamed(renames);
        QCOMPARE(document().header().players[0].name, std::string("Ada"));
        QCOMPARE(document().header().players[1].name, std::string("Deep Cube"));
        Play& play = m_window->view().game().play();
        QTRY_VERIFY(play.resigningSide()); // stored
        play.resign();
        QCOMPARE(document().header().players[1].name, std::string("Cube"));
    }

    void mergingPlayersDoesNotRestoreADeletedGame() {
        const auto game = addGame({"e3e4"}, Resigned, "library.sqlite", {"Ada L.", "Bob"});
        start();
        openInTab(game);
        deleteGame(game);
        QTRY_VERIFY(notices("This game was deleted from the library."));
        std::vector<core::PlayerRename> renames{{"Ada L.", "Ada", {{{game}, {}}}}};
        emit m_window->findChild<GamesPanel*>()->playersRenamed(renames);
        QTRY_VERIFY(m_window->view().game().recorder().isSettled());
        QVERIFY(library().games().empty());
        press("Restore");
        QTRY_COMPARE(document().header().players[0].name, std::string("Ada"));
    }

    void positionsThatWereSetUpComeBackInTheirPlaces() {
        const auto one = addGame({"e3e4"}, Resigned);
        const auto two = addGame({"d3d4"}, Resigned);
        start();
        const core::AnyPosition first = oneGold("b"), second = oneGold("w");
        showPosition(first);
        openInTab(one);
        showPosition(second);
        openInTab(two);
        tabs().setCurrentIndex(3);
        QCOMPARE(tabs().count(), 5); // the first is the idle board
        start();
        QCOMPARE(tabs().count(), 4);
        QVERIFY(tabs().view(0).game().document().position() == first);
        QCOMPARE(gameIn(1), std::optional(one));
        QVERIFY(document().position() == second);
        QCOMPARE(tabs().currentIndex(), 2);
        QCOMPARE(gameIn(3), std::optional(two));
        start(); // nothing was changed
        QCOMPARE(tabs().count(), 4);
        QCOMPARE(tabs().currentIndex(), 2);
        QCOMPARE(stored().size(), std::size_t{2}); // the library has no game of them
    }

    void aPositionComesBackWithItsNotesAndPlayers() {
        start();
        trigger("newTab");
        Players players = twoHumans();
        players[1].computerLevel = 3;
        m_window->view().startGame(core::Game(oneGold("b")), players, {});
        core::Annotations notes;
        notes.after = "mate in 3";
        document().annotate(core::NodeId::root(), notes);
        start();
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(document().header().players[1].computerLevel, std::optional(3));
        QCOMPARE(document().tree().annotations(core::NodeId::root()).after, std::string("mate in 3"));
    }

    void movesArePlayedFromAPositionThatHasComeBack() {
        start();
        showPosition(oneGold("b"));
        start();
        play("e1d2");
        QCOMPARE(playing().game().plyCount(), 1); // no variation
        QCOMPARE(m_window->windowTitle(), QString("Shogi: Human – Human"));
        QCOMPARE(m_window->view().stateText(), QString("Gote to move"));
    }

    void aPositionThatNobodyPlaysFromTellsTheTurnOfTheNodeThatIsShown() {
        start();
        const core::AnyPosition position = shogiPosition("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
        const auto text = [this] { return m_window->view().stateText(); };
        m_window->view().show({core::headerOf(core::Game(position), {}, {}), core::GameTree(position), {}},
                              {}, false);
        QCOMPARE(text(), QString("Sente to move"));
        play("e1e2");
        QCOMPARE(text(), QString("Gote to move · position 1 of 1"));
        document().goToPly(0);
        play("G@e8"); // mate
        QVERIFY2(text().contains("Sente wins"), qPrintable(text()));
        QVERIFY2(!text().contains("to move"), qPrintable(text()));
    }

    void aPositionThatWasPlayedFromComesBackAsAGameOnly() {
        start();
        showPosition(oneGold("b"));
        play("e1d2");
        start();
        QCOMPARE(tabs().count(), 1);
        QVERIFY(gameIn(0));
        QCOMPARE(document().ply(), 1);
    }

    void aPositionInATabThatIsClosedStaysClosed() {
        start();
        showPosition(oneGold("b"));
        trigger("closeTab");
        start();
        QCOMPARE(tabs().count(), 1);
        QVERIFY(!m_window->view().game().isSetUpInTabOnly());
    }

    void aPositionComesBackWithTheLibraryBesideWhichItWasSetUp() {
        addGame({"e3e4"}, Resigned, "other.sqlite");
        start();
        const core::AnyPosition position = oneGold("b");
        showPosition(position);
        openLibrary("other.sqlite");
        QCOMPARE(tabs().count(), 1);
        QVERIFY(!m_window->view().game().isSetUpInTabOnly());
        openLibrary("library.sqlite");
        QCOMPARE(tabs().count(), 1);
        QVERIFY(document().position() == position);
    }

    void noUnfinishedGameIsOfferedOnAPosition() {
        addGame({"e3e4", "e6e5"});
        start();
        showPosition(oneGold("b"));
        start();
        QVERIFY(m_window->view().game().isSetUpInTabOnly());
        QVERIFY(!notices("You can continue an unfinished game"));
    }

    void storedPositionsThatCannotBeReadAreLeftOut() {
        const core::AnyPosition position = oneGold("b");
        const core::GameRecord record{
            core::headerOf(core::Game(position), {}, {}), core::GameTree(position), {}};
        const std::string whole = core::writeRecord(record, core::RecordFormat::Json).value().text;
        const auto with = [&](const char* part, const char* other) {
            return QString::fromStdString(whole).replace(part, other).toStdString();
        };
        storeTabRecords(file(), {{"", 0, true},
                                 {"nonsense", 1, false},
                                 {"{}", 2, false},
                                 {with("\"shogi\"", "\"nosuchgame\""), 3, false},
                                 {with("4K3G", "9"), 4, false},
                                 {whole.substr(0, whole.size() / 2), 5, false},
                                 {whole + std::string(200'000, ' '), 7, false},
                                 {whole, -1, false},
                                 {whole, 2'000'000'000, false}});
        start();
        QCOMPARE(tabs().count(), 1); // the last one
        QVERIFY(document().position() == position);
    }

    void pastedGamesComeBackWithVariationsAndCommentsAtTheSamePosition() {
        const auto one = addGame({"e3e4"}, Resigned);
        start();
        openInTab(one);
        trigger("newTab");
        core::GameTree tree(euroShogiGame().position());
        const core::NodeId played = addLine(tree, core::GameTree::root(), {"e3e4", "e6e5", "d3d4"});
        const core::NodeId tried = addLine(tree, *tree.parent(*tree.parent(played)), {"d6d5"});
        core::Annotations notes;
        notes.after = "better";
        tree.setAnnotations(tried, notes);
        const core::RecordHeader header = core::headerOf(euroShogiGame(), {}, std::chrono::sys_seconds{});
        m_window->view().show({header, tree, Resigned}, {}, false);
        document().goTo(tried);
        start();
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(gameIn(0), std::optional(one));
        QVERIFY(!gameIn(1));
        QCOMPARE(tabs().currentIndex(), 1);
        QCOMPARE(document().tree().size(), tree.size());
        QCOMPARE(document().tree().depth(document().playedTo()), 3);
        QCOMPARE(document().tree().annotations(document().current()).after, std::string("better"));
        QVERIFY(document().outcome() == Resigned);
        start(); // nothing was changed
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(document().ply(), 2);
        QCOMPARE(library().games().size(), std::size_t{1});
    }

    void aVeryLongPastedGameIsLeftOutAndTakesNoPlace() {
        start();
        trigger("newTab");
        core::GameTree tree(euroShogiGame().position());
        core::Annotations notes;
        notes.after = QStringLiteral("long ").repeated(30'000).toStdString();
        tree.setAnnotations(addLine(tree, core::GameTree::root(), {"e3e4"}), notes);
        const core::RecordHeader header = core::headerOf(euroShogiGame(), {}, std::chrono::sys_seconds{});
        m_window->view().show({header, tree, Resigned}, {}, false);
        showRecordInTab({"d3d4", "d6d5"});
        m_window.reset();
        const auto records = storedTabRecords(file());
        QCOMPARE(records.size(), std::size_t{1});
        QCOMPARE(records.front().place, 0);
    }

    void aPastedGameWhoseTabWasReopenedComesBack() {
        start();
        showRecordInTab({"e3e4", "e6e5"});
        trigger("closeTab");
        trigger("reopenTab");
        start();
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(document().tree().size(), std::size_t{3});
    }

    void aTabThatIsClosedStaysClosed() {
        const auto one = addGame({"e3e4"}, Resigned);
        const auto two = addGame({"d3d4"}, Resigned);
        start();
        openInTab(one);
        openInTab(two);
        actionIn(*m_window, "Close Tab").trigger();
        start();
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(gameIn(0), std::optional(one));
    }

    // --- closed tabs come back

    void aClosedTabComesBackAtTheSamePosition() {
        const auto game = addGame({"e3e4", "e6e5"}, Resigned);
        start();
        QVERIFY(!isEnabled("reopenTab"));
        openInTab(game);
        document().goToPly(1);
        trigger("closeTab");
        QCOMPARE(tabs().count(), 1);
        trigger("reopenTab");
        QTRY_COMPARE(tabs().count(), 2);
        QCOMPARE(gameInFront(), std::optional(game));
        QCOMPARE(document().ply(), 1);
        QVERIFY(!isEnabled("reopenTab"));
    }
    void aClosedRecordThatIsNotInTheLibraryComesBackToo() {
        start();
        showRecordInTab({"e3e4", "e6e5"});
        trigger("closeTab");
        trigger("reopenTab");
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(document().tree().size(), std::size_t{3});
        QVERIFY(!gameInFront());
    }
    void tabsComeBackFromTheLastToTheFirst() {
        start();
        showRecordInTab({"e3e4"});
        showRecordInTab({"d3d4", "e6e5"});
        trigger("closeTab");
        trigger("closeTab");
        trigger("reopenTab");
        QCOMPARE(document().tree().size(), std::size_t{2});
        trigger("reopenTab");
        QCOMPARE(document().tree().size(), std::size_t{3});
    }
    void aClosedTabWhoseGameIsOpenAgainComesToTheFront() {
        const auto game = addGame({"e3e4"}, Resigned);
        start();
        openInTab(game);
        trigger("closeTab");
        openInTab(game);
        tabs().setCurrentIndex(0);
        trigger("reopenTab");
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(gameInFront(), std::optional(game));
    }
    void aClosedTabWhoseFileIsOpenAgainComesToTheFront() {
        start();
        openGameOfFile();
        trigger("newTab");
        tabs().setCurrentIndex(0);
        trigger("closeTab");
        openGameOfFile();
        showRecordInTab({"e3e4"});
        trigger("reopenTab");
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(m_window->view().game().file().name(), QString("game.csa"));
        QVERIFY(!isEnabled("reopenTab"));
    }
    void filesThatAreGoneAreNotTakenForOneFile() {
        start();
        openGameOfFile();
        QVERIFY(QFile::copy(file("game.csa"), file("other.csa")));
        m_window->openFiles({file("other.csa")});
        QTRY_COMPARE(tabs().count(), 2);
        QVERIFY(QFile::remove(file("game.csa")) && QFile::remove(file("other.csa")));
        trigger("closeTab");
        trigger("reopenTab");
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(m_window->view().game().file().name(), QString("other.csa"));
        start();
        QCOMPARE(tabs().count(), 2);
    }
    void aGameOfAFileStaysInItsTabWhenAnotherGameBegins() {
        start();
        openGameOfFile();
        withNextDialog<NewGameDialog>([](NewGameDialog& dialog) { dialog.accept(); });
        trigger("newGame");
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(document().tree().size(), std::size_t{1});
        QCOMPARE(tabs().view(0).game().file().name(), QString("game.csa"));
    }
    void aGameThatWasDeletedSinceComesBackOnceItIsRestored() {
        const auto game = addGame({"e3e4"}, Resigned);
        start();
        openInTab(game);
        trigger("closeTab");
        deleteGame(game);
        QTRY_VERIFY(library().games().empty());
        trigger("reopenTab");
        QTRY_COMPARE(
            m_window->statusBar()->currentMessage(),
            QString("The closed tab cannot be opened again: its game was deleted or cannot be read."));
        QCOMPARE(tabs().count(), 1);
        QVERIFY(isEnabled("reopenTab"));
        restoreGame(game);
        QTRY_VERIFY(!library().games().empty());
        trigger("reopenTab");
        QTRY_COMPARE(gameInFront(), std::optional(game));
    }
    void aTabThatCannotBeReopenedIsNotInTheWayOfOthers() {
        const auto deleted = addGame({"e3e4"}, Resigned);
        const auto other = addGame({"d3d4"}, Resigned);
        start();
        openInTab(deleted);
        openInTab(other);
        trigger("closeTab");
        trigger("closeTab"); // the next one to be reopened
        deleteGame(deleted);
        QTRY_COMPARE(library().games().size(), std::size_t{1});
        trigger("reopenTab");
        QTRY_VERIFY(!m_window->statusBar()->currentMessage().isEmpty());
        trigger("reopenTab");
        QTRY_COMPARE(gameInFront(), std::optional(other));
    }
    void tabsThatAreReopenedAtOnceAllComeBack() {
        const auto one = addGame({"e3e4"}, Resigned);
        const auto two = addGame({"d3d4"}, Resigned);
        start();
        openInTab(one);
        openInTab(two);
        trigger("closeTab");
        trigger("closeTab");
        trigger("reopenTab");
        trigger("reopenTab");
        QTRY_COMPARE(tabs().count(), 3);
        QVERIFY(!isEnabled("reopenTab"));
    }
    void aTabInWhichNothingHasHappenedDoesNotComeBack() {
        start();
        trigger("newTab");
        trigger("closeTab");
        QCOMPARE(tabs().count(), 1);
        QVERIFY(!isEnabled("reopenTab"));
    }
    void aPositionThatWasSetUpComesBack() {
        start();
        const core::AnyPosition position = oneGold("b");
        showPosition(position);
        trigger("closeTab");
        QCOMPARE(tabs().count(), 1);
        trigger("reopenTab");
        QCOMPARE(tabs().count(), 2);
        QVERIFY(document().position() == position);
        play("e1d2");
        QCOMPARE(playing().game().plyCount(), 1); // no variation
    }
    void inAnotherLibraryNoClosedTabComesBack() {
        start();
        showRecordInTab({"e3e4"});
        trigger("closeTab");
        QVERIFY(isEnabled("reopenTab"));
        m_window->openLibrary(file("other.sqlite").toStdString());
        waitForLibrary(*m_window);
        QVERIFY(!isEnabled("reopenTab"));
    }

    // --- the bar of the tabs

    void theMiddleButtonClosesATab() {
        start();
        showRecordInTab({"e3e4"});
        QTabBar& bar = *tabs().tabBar();
        QTest::mousePress(&bar, Qt::MiddleButton, {}, bar.tabRect(1).center());
        QTest::mouseRelease(&bar, Qt::MiddleButton, {}, bar.tabRect(0).center()); // thought better of it
        QCOMPARE(tabs().count(), 2);
        QTest::mouseClick(&bar, Qt::MiddleButton, {}, bar.tabRect(1).center());
        QCOMPARE(tabs().count(), 1);
    }
    void aTabBehindTheOneInFrontIsClosedFromItsMenu() {
        startWithFourTabs();
        chooseInMenuOf(1, "Close Tab");
        QCOMPARE(movesInTabs(), (std::vector<std::size_t>{0, 2, 3}));
        QCOMPARE(tabs().currentIndex(), 2);
    }
    void theOtherTabsAreClosedFromTheMenu() {
        startWithFourTabs();
        chooseInMenuOf(1, "Close Other Tabs");
        QCOMPARE(movesInTabs(), std::vector<std::size_t>{1});
    }
    void theTabsToTheRightAreClosedFromTheMenu() {
        startWithFourTabs();
        tabs().setCurrentIndex(0);
        chooseInMenuOf(1, "Close Tabs to the Right");
        QCOMPARE(movesInTabs(), (std::vector<std::size_t>{0, 1}));
        QCOMPARE(tabs().currentIndex(), 0);
    }
    void theMenuOffersToCloseTabsThatThereAre() {
        startWithFourTabs();
        QVERIFY(isOfferedFor(2, "Close Tabs to the Right"));
        QVERIFY(!isOfferedFor(3, "Close Tabs to the Right"));
        QVERIFY(isOfferedFor(3, "Close Other Tabs"));
    }
    void closingOtherTabsEndsAtTheOneThatIsToStay() {
        start(euroShogiGame());
        play("e3e4");
        showRecordInTab({"d3d4"});
        showRecordInTab({"d3d4", "d6d5"});
        answerNextBox("Cancel"); // the game is being played
        chooseInMenuOf(2, "Close Other Tabs");
        QCOMPARE(tabs().count(), 3);
        QCOMPARE(tabs().currentIndex(), 0);
    }
    void aCommandInTheMenuIsAboutItsTab() {
        startWithFourTabs();
        QApplication::clipboard()->clear();
        chooseInMenuOf(1, "Copy Game");
        QCOMPARE(tabs().currentIndex(), 1);
        QVERIFY(!QApplication::clipboard()->text().isEmpty());
    }
    void theMenuReopensTheClosedTab() {
        startWithFourTabs();
        QVERIFY(!isOfferedFor(1, "Reopen Closed Tab"));
        chooseInMenuOf(1, "Close Tab");
        chooseInMenuOf(0, "Reopen Closed Tab");
        QCOMPARE(movesInTabs(), (std::vector<std::size_t>{0, 2, 3, 1}));
    }
    void theMenuOpensByKeyForTheTabInFront() {
        startWithFourTabs();
        tabs().setCurrentIndex(3);
        QTest::keyClick(tabs().tabBar(), Qt::Key_F10, Qt::ShiftModifier);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QVERIFY(!entryOf(*menu, "Close Tabs to the Right").isEnabled());
        menu->close();
        QContextMenuEvent wanted(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(tabs().tabBar(), &wanted);
        menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        menu->close();
    }
    void theSignOfATabFollowsThePalette() {
        start();
        showRecordInTab({"e3e4"});
        m_window->findChild<QAction*>("analyse")->setChecked(true);
        const auto sign = [this] { return tabs().tabIcon(1).pixmap(16).toImage(); };
        QTRY_VERIFY(!sign().isNull());
        const QImage before = sign();
        QPalette other = tabs().palette();
        other.setColor(QPalette::WindowText, QColor(200, 30, 30));
        tabs().setPalette(other);
        QVERIFY(sign() != before);
    }

    void aGameThatWasBeingPlayedCanBeContinued() {
        start(euroShogiGame());
        play("e3e4");
        play("e6e5");
        start();
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(document().ply(), 2);
        QVERIFY(!playing().isRunning());
        QVERIFY(notices("This game is not finished."));
        press("Continue");
        QVERIFY(playing().isRunning());
        play("d3d4");
        QCOMPARE(library().games().size(), std::size_t(1));
        QCOMPARE(library().games().at(0).plyCount, 3);
    }

    void movesThatWereTakenBackStayHiddenAndCanBeRedone() {
        start(euroShogiGame());
        for (const char* move : {"e3e4", "e6e5", "d3d4"})
            play(move);
        takeBack();
        start();
        QVERIFY(!playing().isRunning());
        QCOMPARE(document().linePlies(), 2);
        QVERIFY(document().takenBack());
        QCOMPARE(document().recordToShare().tree.size(), std::size_t{3});
        press("Continue");
        QCOMPARE(document().linePlies(), 2);
        QVERIFY(playing().canRedo());
        m_window->view().game().play().redo();
        QCOMPARE(playing().game().plyCount(), 3);
    }

    void aGameOfTheListHidesWhatWasTakenBack() {
        start(euroShogiGame());
        play("e3e4");
        play("e6e5");
        takeBack();
        const core::GameId game = gameInFront().value();
        start();
        trigger("newTab");
        tabs().setCurrentIndex(0);
        trigger("closeTab");
        openInTab(game);
        QCOMPARE(document().linePlies(), 1);
        QVERIFY(document().takenBack());
    }

    void aPositionWithAllItsMovesTakenBackCanBePlayedFrom() {
        start();
        showPosition(oneGold("b"));
        play("e1d2");
        takeBack();
        start();
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(document().linePlies(), 0);
        QVERIFY(playing().isRunning());
        QVERIFY(playing().canRedo());
        play("e1f2");
        QCOMPARE(playing().game().plyCount(), 1); // no variation
    }

    void soCanOneWhoseTabIsReopened() {
        start();
        showPosition(oneGold("b"));
        play("e1d2");
        takeBack();
        trigger("closeTab");
        trigger("reopenTab");
        QTRY_COMPARE(tabs().count(), 2);
        QCOMPARE(document().linePlies(), 0);
        QVERIFY(playing().isRunning());
        QVERIFY(playing().canRedo());
    }

    void theClockOfARestoredGameWaitsUntilItIsContinued() {
        start(euroShogiGame());
        const core::TimeControl minute{std::chrono::seconds(60)};
        m_window->view().startGame(euroShogiGame(), {}, {minute, minute});
        play("e3e4");
        QVERIFY(playing().clock().isRunning());
        start();
        QVERIFY(!playing().clock().isRunning());
        press("Continue");
        QVERIFY(playing().clock().isRunning());
    }

    void theTimeThatAPlayerHasThoughtStaysUsed() {
        constexpr std::chrono::milliseconds Thought(200);
        start(euroShogiGame());
        const core::TimeControl minute{std::chrono::seconds(60)};
        m_window->view().startGame(euroShogiGame(), {}, {minute, minute});
        play("e3e4");
        QTest::qWait(static_cast<int>(Thought.count()));
        start();
        QVERIFY(playing().turnTime() >= Thought);
        start(); // the game was not continued
        QVERIFY(playing().turnTime() >= Thought);
        const auto left = playing().clock().left(core::Side::Second, core::Instant{});
        QVERIFY(left.main <= minute.main - Thought);
        press("Continue");
        QElapsedTimer ofNextMove;
        ofNextMove.start();
        play("e6e5");
        QVERIFY(document().timeUsed(document().playedTo()) >= Thought);
        start();
        QVERIFY(playing().turnTime() <=
                std::chrono::milliseconds(ofNextMove.elapsed() + 1)); // 1: both are rounded
    }

    void soItDoesWhenTheTabIsClosedAndReopened() {
        constexpr std::chrono::milliseconds Thought(200);
        start();
        trigger("newTab");
        const core::TimeControl minute{std::chrono::seconds(60)};
        m_window->view().startGame(euroShogiGame(), twoHumans(), {minute, minute});
        play("e3e4");
        QTest::qWait(static_cast<int>(Thought.count()));
        answerNextBox("Close Tab");
        trigger("closeTab");
        trigger("reopenTab");
        QTRY_COMPARE(tabs().count(), 2);
        QVERIFY(playing().turnTime() >= Thought);
    }

    void aVariationIsShownAgain() {
        start(euroShogiGame());
        play("e3e4");
        play("e6e5");
        document().goToPly(1);
        play("d6d5");
        const auto shown = document().current();
        QTRY_COMPARE(stored(), (std::vector<core::OpenTab>{{1, shown, true}}));
        start();
        QCOMPARE(document().current(), shown);
        QCOMPARE(playing().game().plyCount(), 2);
    }

    void gamesThatAreGoneOrCannotBeReadAreLeftOut() {
        const auto one = addGame({"e3e4"}, Resigned);
        const auto two = addGame({"d3d4"}, Resigned);
        const auto three = addGame({"c3c4"}, Resigned);
        library().setOpenTabs(
            std::vector<core::OpenTab>{{one, {}, false}, {two, {}, true}, {three, {}, false}});
        library().deleteGame(two, {});
        m_window.reset();
        {
            SQLite::Database database(file().toStdString(), SQLite::OPEN_READWRITE);
            database.exec("UPDATE trees SET packed = x'0102' WHERE game = " + std::to_string(three));
        }
        start();
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(gameIn(0), std::optional(one));
    }

    void aGameThatCouldNotBeReadOpensLaterLikeAnyOther() {
        const auto game = addGame({"e3e4", "e6e5"}, Resigned);
        SQLite::Database(file().toStdString(), SQLite::OPEN_READWRITE)
            .exec("UPDATE games SET variant = 'corner'");
        start();
        auto& panel = *m_window->findChild<GamesPanel*>();
        QString text;
        answerNextBox("OK", &text);
        emit panel.gamesChosen({game});
        QTRY_VERIFY2(text.contains("corner"), qPrintable(text));
        QVERIFY(!m_variants->add("[corner:euroshogi]\n", "corner"));
        emit panel.gamesChosen({game});
        QTRY_COMPARE(tabs().count(), 2);
        QCOMPARE(gameIn(1), std::optional(game));
    }
    void aPositionThatWasAskedForStaysInFront() {
        const auto one = addGame({"e3e4"}, Resigned);
        library().setOpenTabs(std::vector<core::OpenTab>{{one, {}, true}});
        start(euroShogiGame("4k3/8/8/8/8/8/P7/4K3[] w - - 0 1"));
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(tabs().currentIndex(), 0);
        QVERIFY(!gameIn(0));
        QCOMPARE(gameIn(1), std::optional(one));
    }

    void aPositionThatWasOpenedBeforeTheLibraryStaysInFront() {
        const auto one = addGame({"e3e4"}, Resigned);
        library().setOpenTabs(std::vector<core::OpenTab>{{one, {}, true}});
        QFile position(file("position.fen"));
        QVERIFY(position.open(QIODevice::WriteOnly));
        position.write("7k/8/8/3pP3/8/8/3R4/K7[PN] w - - 0 1\n");
        position.close();
        m_window = std::make_unique<MainWindow>(*m_variants, std::nullopt);
        m_window->show();
        m_window->openFiles({position.fileName()});
        QTRY_COMPARE(document().position().hand(core::Side::First).total(), 2);
        m_window->openLibrary(file().toStdString());
        QTRY_COMPARE(tabs().count(), 2);
        QCOMPARE(document().position().hand(core::Side::First).total(), 2);
        QCOMPARE(gameIn(1), std::optional(one));
    }

    void aLibraryThatTakesThePlaceOfAnotherAtOnceHasItsTabsOnce() {
        const auto game = addGame({"e3e4"}, Resigned, "other.sqlite");
        library("other.sqlite").setOpenTabs(std::vector<core::OpenTab>{{game, {}, true}});
        m_window = std::make_unique<MainWindow>(*m_variants, std::nullopt);
        m_window->show();
        m_window->openLibrary(file().toStdString());
        m_window->openLibrary(file("other.sqlite").toStdString());
        QTRY_COMPARE(gameIn(0), std::optional(game));
        waitForLibrary(*m_window);
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(stored("other.sqlite").size(), std::size_t{1});
    }

    void withoutTabsTheBoardIsIdleAndTheLastGameIsOffered() {
        addGame({"e3e4", "e6e5"});
        start();
        QCOMPARE(tabs().count(), 1);
        QVERIFY(!gameIn(0));
        QTRY_VERIFY(notices("You can continue an unfinished game"));
        QVERIFY(stored().empty());
    }

    void theGameThatWasPlayedLastIsOffered() {
        const auto played = addGame({"e3e4", "e6e5"});
        addGame({"d3d4"});
        library().update(played, {.playedAt = std::chrono::sys_seconds(std::chrono::seconds(100))});
        start();
        QTRY_VERIFY(notices("You can continue an unfinished game"));
        press("Continue");
        QTRY_COMPARE(gameIn(0), std::optional(played));
    }

    // --- an idle board

    void theComputerWaitsForTheStart() {
        rememberPlayers(1, 0);
        start();
        QVERIFY(notices("Computer 1 makes the first move."));
        QVERIFY(!playing().isComputerThinking());
        QVERIFY(m_window->view().isFlipped()); // the human has the far side
        press("Start");
        QTRY_COMPARE(playing().game().plyCount(), 1);
    }

    void onlyAGameThatAComputerBeginsWaitsForTheStart() {
        start();
        const core::Player person, computer{1, {}};
        for (const bool computerBegins : {true, false}) {
            const Players players{computerBegins ? computer : person, person};
            m_window->view().show(
                {core::headerOf(euroShogiGame(), players, {}), core::GameTree(startPosition())}, {}, false);
            QCOMPARE(playing().canContinue(), true);
            QCOMPARE(m_window->view().canStart(), computerBegins);
        }
    }

    void moveNowStartsTheGameOfAComputerWhoseNoticeIsGone() {
        rememberPlayers(1, 0);
        start();
        m_window->view().notice().dismiss();
        QAction& moveNow = *m_window->findChild<QAction*>("moveNow");
        QVERIFY(moveNow.isEnabled());
        moveNow.trigger();
        QTRY_COMPARE(playing().game().plyCount(), 1);
        QTRY_VERIFY(playing().movableSide());
        QVERIFY(!moveNow.isEnabled()); // it is the human's turn
    }

    void theFirstMoveOfTheComputerIsStoredWithTheAnswer() {
        rememberPlayers(1, 0);
        start();
        press("Start");
        QTRY_COMPARE(playing().game().plyCount(), 1);
        waitForLibrary(*m_window);
        QVERIFY(library().games().empty());
        QVERIFY(!m_window->view().game().isBeingPlayed());
        QTRY_VERIFY(playing().movableSide());
        m_window->view().game().enterMove(document().position().legalMoves().front());
        QTRY_COMPARE(library().games().size(), std::size_t(1));
        QTRY_VERIFY(library().games().at(0).plyCount >= 2);
        QVERIFY(m_window->view().game().isBeingPlayed());
    }

    void startsLeaveNoGamesBehindAndOfferTheRealOne() {
        rememberPlayers(1, 0);
        const auto real = addGame({"e3e4", "e6e5"});
        for (int i = 0; i < 3; ++i)
            start();
        QCOMPARE(library().games().size(), std::size_t(1));
        QTRY_VERIFY(notices("You can continue an unfinished game"));
        press("Continue");
        QTRY_COMPARE(gameIn(0), std::optional(real));
    }

    void theGameCanBeStartedWhereAnotherOneIsOffered() {
        rememberPlayers(1, 0);
        addGame({"e3e4", "e6e5"});
        start();
        QTRY_VERIFY(notices("You can continue an unfinished game"));
        press("Start");
        QTRY_COMPARE(playing().game().plyCount(), 1);
    }

    void twoComputersAreStoredFromTheFirstMove() {
        rememberPlayers(1, 1);
        start();
        press("Start");
        QTRY_VERIFY(!library().games().empty());
    }

    // --- the next game of the table

    void theNextGameTakesThePlaceOfTheGameInFront() {
        listAsAdded();
        const auto one = addGame({"e3e4", "e6e5"}, Resigned);
        const auto two = addGame({"d3d4", "d6d5"}, Resigned);
        start();
        openInTab(one);
        const int before = tabs().count();
        trigger("nextGame"); // the table was never seen
        QTRY_COMPARE(gameInFront(), std::optional(two));
        QCOMPARE(tabs().count(), before);
        QCOMPARE(document().ply(), 0);
        trigger("previousGame");
        QTRY_COMPARE(gameInFront(), std::optional(one));
        trigger("previousGame");
        QTRY_COMPARE(m_window->statusBar()->currentMessage(),
                     QString("There is no previous game in the table of games."));
        QCOMPARE(gameInFront(), std::optional(one));
    }
    void afterAStepTheKeysBelongToTheBoard() {
        listAsAdded();
        const auto one = addGame({"e3e4"}, Resigned);
        const auto two = addGame({"d3d4", "d6d5"}, Resigned);
        start();
        openInTab(one);
        trigger("games");
        auto* table = m_window->findChild<QTableView*>("gamesTable");
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() == 2);
        table->setFocus();
        trigger("nextGame");
        QTRY_COMPARE(gameInFront(), std::optional(two));
        QCOMPARE(m_window->focusWidget(), &m_window->view().board());
        QCOMPARE(table->currentIndex().row(), 1);
    }
    void theNextGameIsOneThatTheSearchFinds() {
        listAsAdded();
        const auto one = addGame({"e3e4"}, Resigned, "library.sqlite", {"Ada", "Bob"});
        addGame({"d3d4"}, Resigned, "library.sqlite", {"Eve", "Bob"});
        const auto three = addGame({"c3c4"}, Resigned, "library.sqlite", {"Ada", "Eve"});
        start();
        openInTab(one);
        m_window->findChild<GamesPanel*>()->showFilter("player:ada");
        trigger("nextGame");
        QTRY_COMPARE(gameInFront(), std::optional(three));
    }
    void aGameThatIsOpenAlreadyComesToTheFrontWhereItIs() {
        listAsAdded();
        const auto one = addGame({"e3e4"}, Resigned);
        const auto two = addGame({"d3d4", "d6d5"}, Resigned);
        start();
        openInTab(two);
        openInTab(one);
        const int before = tabs().count();
        trigger("nextGame");
        QTRY_COMPARE(gameInFront(), std::optional(two));
        QCOMPARE(tabs().count(), before);
        QCOMPARE(document().ply(), 2);
    }
    void aGameThatIsBeingPlayedStaysInItsTab() {
        listAsAdded();
        const auto one = addGame({"e3e4"}, Resigned);
        start(euroShogiGame());
        play("d3d4");
        QVERIFY(m_window->view().game().isBeingPlayed());
        trigger("previousGame");
        QTRY_COMPARE(gameInFront(), std::optional(one));
        QCOMPARE(tabs().count(), 2);
        QVERIFY(tabs().view(0).game().isBeingPlayed());
    }
    void fromAnIdleBoardTheFirstGameIsOpenedInItsTab() {
        listAsAdded();
        const auto one = addGame({"e3e4"}, Resigned);
        addGame({"d3d4"}, Resigned);
        start();
        trigger("nextGame");
        QTRY_COMPARE(gameInFront(), std::optional(one));
        QCOMPARE(tabs().count(), 1);
    }
    void aGameThatCannotBeReadIsPassedByTheStepAfterIt() {
        listAsAdded();
        const auto one = addGame({"e3e4"}, Resigned);
        addGame({"d3d4"}, Resigned);
        const auto three = addGame({"c3c4"}, Resigned);
        SQLite::Database(file().toStdString(), SQLite::OPEN_READWRITE)
            .exec("UPDATE games SET variant = 'corner' WHERE id = 2");
        start();
        openInTab(one);
        QString text;
        answerNextBox("OK", &text);
        trigger("nextGame");
        QTRY_VERIFY2(text.contains("corner"), qPrintable(text));
        QCOMPARE(gameInFront(), std::optional(one));
        trigger("nextGame");
        QTRY_COMPARE(gameInFront(), std::optional(three));
    }

    // --- another library

    void anotherLibraryBringsItsOwnTabs() {
        const auto one = addGame({"e3e4"}, Resigned);
        const auto other = addGame({"d3d4", "d6d5"}, Resigned, "other.sqlite");
        library("other.sqlite").setOpenTabs(std::vector<core::OpenTab>{{other, {}, true}});
        start();
        openInTab(one);
        QTRY_COMPARE(stored().size(), std::size_t(1));
        openLibrary("other.sqlite");
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(document().ply(), 2);
        openLibrary("library.sqlite");
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(document().ply(), 1);
        QCOMPARE(stored("other.sqlite"), (std::vector<core::OpenTab>{{other, {}, true}}));
    }

    void whatIsPlayedStaysInItsLibrary() {
        start(euroShogiGame());
        play("e3e4");
        document().annotate(document().current(), [] {
            core::Annotations notes;
            notes.after = "written just before";
            return notes;
        }());
        answerNextBoxAfterFileDialog("Open Library", "other.sqlite");
        QCOMPARE(tabs().count(), 1);
        QVERIFY(!gameIn(0));
        QCOMPARE(document().ply(), 0);
        QCOMPARE(library("other.sqlite").games().size(), std::size_t(0));
        auto old = library();
        QCOMPARE(old.games().size(), std::size_t(1));
        const auto record = *old.record(1);
        const auto tree = core::readTree(record.summary.header, record.tree, euroshogi()).value();
        QCOMPARE(tree.annotations(tree.mainLineEnd()).after, std::string("written just before"));
        QCOMPARE(old.openTabs().size(), std::size_t(1));
    }

    void theUserMayStayWithTheGame() {
        start(euroShogiGame());
        play("e3e4");
        answerNextBoxAfterFileDialog("Cancel", "other.sqlite");
        QVERIFY(playing().isRunning());
        play("e6e5");
        QCOMPARE(library().games().at(0).plyCount, 2);
        QVERIFY(!QFile::exists(file("other.sqlite")));
    }

    void anotherLibraryWaitsUntilDialogsAreClosed() {
        start();
        QDialog dialog(m_window.get()); // it could be about a game of the library
        dialog.setModal(true);
        dialog.show();
        m_window->openLibrary(file("other.sqlite").toStdString());
        m_window->openLibrary(file("last.sqlite").toStdString());
        QTest::qWait(300);
        QVERIFY(!QFile::exists(file("last.sqlite")));
        dialog.close();
        QTRY_VERIFY(QFile::exists(file("last.sqlite")));
        waitForLibrary(*m_window);
        QVERIFY2(!QFile::exists(file("other.sqlite")), "only the last one is wanted");
    }

    void theLibraryThatIsOpenStaysAsItIs() {
        start(euroShogiGame());
        play("e3e4");
        openLibrary("library.sqlite");
        QVERIFY(playing().isRunning());
    }

private:
    /// Chooses a library, and answers the question that follows.
    void answerNextBoxAfterFileDialog(const QString& button, const char* name) {
        withNextDialog<QFileDialog>([path = file(name), button](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>("fileNameEdit")->setText(path);
            answerNextBox(button);
            buttonIn(dialog, "Open").click();
        });
        actionIn(*m_window, "Open Library…").trigger();
        waitForLibrary(*m_window);
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, OpenTabsTest>(argc, argv);
}
#include "open_tabs_test.moc"
