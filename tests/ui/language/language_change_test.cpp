// A law: a window that has lived through changes of the language reads like one that is made in the language it speaks now.
// It finds what was forgotten by itself, as it compares whatever has a text.
#include "core/store/study_store.h"
#include "tests/core/store/stored_play.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/ko_positions.h"
#include "tests/ui/library_answers.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/teaching/courses.h"
#include "ui/board/board_view.h"
#include "ui/editor/edited_position.h"
#include "ui/editor/position_editor.h"
#include "ui/engine/engine_log.h"
#include "ui/explorer/explorer_panel.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/language/language.h"
#include "ui/library/filter_field.h"
#include "ui/library/game_list.h"
#include "ui/library/games_model.h"
#include "ui/main_window.h"
#include "ui/matches/match_dialog.h"
#include "ui/matches/match_service.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/practice/practice_window.h"
#include "ui/preferences/preferences.h"
#include "ui/reading/find_bar.h"
#include "ui/rulebook/rule_book.h"
#include "ui/settings/settings_dialog.h"
#include "ui/studies/chapter_bar.h"
#include "ui/studies/studies_window.h"
#include "ui/variants/user_variants.h"
#include "ui/widgets/notice_bar.h"

#include "core/notation/stored_record.h"
#include "core/store/library.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMetaProperty>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeWidget>

#include <map>

static void initResources() { Q_INIT_RESOURCE(resources); }

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

/// How often each text occurs, with what it belongs to.
using Texts = std::map<QString, int>;

/// Whether it says when a game of this test began: the minute, and at midnight the day, differ from one window to the
/// next. The date of the stored game is compared.
bool isClockTime(const QModelIndex& index) {
    const auto* games = qobject_cast<const GamesModel*>(index.model());
    return games && index.column() == GameColumn::Date && games->gameAt(index.row()) &&
           games->gameAt(index.row())->summary.header.startedAt != std::chrono::sys_days{};
}

void addTexts(const QAbstractItemModel& model, const QModelIndex& parent, const QString& name, Texts& texts) {
    for (int row = 0; row < model.rowCount(parent); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            if (isClockTime(index)) continue;
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                ++texts[name + " item: " + index.data(role).toString()];
            if (column == 0) addTexts(model, index, name, texts);
        }
}

void addHeaders(const QAbstractItemModel& model, const QString& name, Texts& texts) {
    for (int column = 0; column < model.columnCount(); ++column)
        ++texts[name + " header: " + model.headerData(column, Qt::Horizontal).toString()];
}

/// What it is called in accessible names, tool tips, titles and all else that is a text.
void addTexts(const QObject& object, Texts& texts) {
    const QString name = QStringLiteral("%1 “%2”").arg(object.metaObject()->className(), object.objectName());
    for (int i = 0; i < object.metaObject()->propertyCount(); ++i) {
        const QMetaProperty property = object.metaObject()->property(i);
        const bool isText = property.metaType() == QMetaType::fromType<QString>();
        if (isText && !QByteArrayList{"objectName", "html", "markdown"}.contains(property.name()))
            ++texts[name + ' ' + property.name() + ": " + property.read(&object).toString()];
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&object)) addTexts(*box->model(), {}, name, texts);
    const auto* view = qobject_cast<const QAbstractItemView*>(&object);
    if (!view || !view->model() || qobject_cast<const QHeaderView*>(view)) return;
    addTexts(*view->model(), {}, name, texts);
    addHeaders(*view->model(), name, texts);
}

/// Of the window and all that it has opened.
Texts textsOf(const MainWindow& window) {
    Texts texts;
    addTexts(window, texts);
    for (const auto* widget : window.findChildren<QWidget*>())
        if (widget->objectName() != QStringLiteral("clock")) addTexts(*widget, texts); // it runs
    for (const auto* action : window.findChildren<QAction*>())
        addTexts(*action, texts);
    return texts;
}

QStringList without(const Texts& texts, const Texts& others) {
    QStringList rest;
    for (const auto& [text, count] : texts)
        if (const auto other = others.find(text); other == others.end() || other->second < count)
            rest << text;
    return rest;
}

} // namespace

class LanguageChangeTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_home;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    using Scene = std::function<void(LanguageChangeTest&)>;

    // --- what a window can have come to

    template <class Part>
    Part& part(const char* name = "") const {
        auto* found = m_window->findChild<Part*>(QLatin1String(name));
        if (!found) qFatal("no part %s", name);
        return *found;
    }
    /// The same for all windows of a scene: paths are part of what is said.
    QString inFolder(const QString& name) const { return m_home.filePath("window/" + name); }
    BoardView& board() const { return *m_window->findChild<BoardView*>(); }
    void trigger(const char* action) const { part<QAction>(action).trigger(); }
    bool hasNotice() const { return part<NoticeBar>("noticeBar").isVisible(); }
    void open(std::optional<core::Game> start) {
        m_variants = std::make_unique<UserVariants>(variants(), inFolder("variants"));
        m_window = std::make_unique<MainWindow>(*m_variants, std::move(start));
        m_window->show();
        board().setAnimated(false);
        m_window->openLibrary(inFolder("library.sqlite").toStdString());
    }
    void waitForTurn() const { QTRY_VERIFY(board().movable() != MovableSides::none()); }
    QString entry() const { return part<QLabel>("boardLine").text(); }
    void click(core::Square square) const {
        waitForTurn();
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().squareRect(square).center());
    }
    void paste(const QString& text) const {
        QApplication::clipboard()->setText(text);
        trigger("pastePosition");
    }
    /// A game of EuroShogi that White, an engine of tests/data/engines, begins against a human.
    void openAgainst(const QString& engine) {
        EngineProfile profile;
        profile.name = engine;
        profile.program = QStringLiteral(KOMADAI_TEST_DATA "/engines/") + engine;
        profile.protocol = core::protocol::Protocol::Uci;
        profile.options = {{"UCI_Variant", core::protocol::OptionType::Combo, "", {}, {}, {"euroshogi"}}};
        EngineStore().set({profile});
        NewGameChoice choice{"euroshogi", {}, {}};
        choice.players[0] = {{}, engine.toStdString(), std::chrono::milliseconds(60'000)};
        choice.remember();
        open(std::nullopt);
    }
    void startGame() const { m_window->view().game().play().continueGame(); }
    void storeGame(const std::optional<core::Outcome>& outcome) const {
        core::Library library(inFolder("library.sqlite").toStdString());
        const core::Game game = euroShogiGame();
        const auto id = library.addGame(core::headerOf(game, {}, std::chrono::sys_days{}));
        core::test::StoredPlay(library, id, core::GameTree(game.position()))
            .add(uciMove("e3e4", game.position()));
        library.setOutcome(id, outcome);
        const std::vector<core::ChapterContent> chapters{{"", "Notes", id, {}}, {"Text", "", {}, {}}};
        core::StudyStore(library).add({"Study"}, chapters, {});
    }
    void openAllWindows() const {
        for (const auto* dock : {"gamesDock", "analysisDock", "explorerDock", "graphDock"})
            part<QDockWidget>(dock).show();
        for (const auto* action : {"rules", "mobility", "statistics", "typeMove", "findPosition", "findMove",
                                   "studies", "practiseRepertoire", "repertoires", "teach", "tour", "manual"})
            trigger(action);
        if (!m_window->findChild<PositionEditor*>()) trigger("editor");
        auto& find = *m_window->findChild<FindBar*>();
        find.open();
        find.findChild<QLineEdit*>("findWords")->setText("king");
    }
    /// With the game that was stored before the window was made: the others may be stored at any time.
    void showExplorer() const {
        part<QDockWidget>("explorerDock").raise();
        part<FilterField>("explorerFilter").setFilterText("id:1");
        const auto isCounted = [this] {
            return part<QTreeWidget>("explorerMoves").topLevelItemCount() > 0 ||
                   part<QLabel>("explorerStatus").text() ==
                       ExplorerPanel::tr("No matching game continues from this position.");
        };
        QTRY_VERIFY(isCounted());
    }
    void makeScene() {
        QFETCH(Scene, scene);
        storeGame(core::Outcome{core::Side::First, core::EndReason::Resignation});
        scene(*this);
        openAllWindows();
        QTRY_VERIFY(part<QTableView>("gamesTable").model()->rowCount() > 0);
        const QModelIndex players = part<QTableView>("gamesTable").model()->index(0, GameColumn::Players);
        QTRY_VERIFY(players.data().toString() != QString("…")); // which stands there until the game is read
        QTRY_VERIFY(!part<QLabel>("total").text().isEmpty());
        const auto& session = m_window->findChild<PracticeWindow*>()->session();
        QTRY_VERIFY(session.state() == PracticeSession::State::Solving ||
                    session.state() == PracticeSession::State::Empty);
        const auto& studies = part<StudiesWindow>("studiesWindow");
        QTRY_VERIFY(!studies.findChild<QLabel*>("previewPlace")->text().isEmpty());
        QTRY_VERIFY(!part<QLabel>("repertoireMessage").text().isEmpty());
        QTRY_VERIFY(!part<QLabel>("repertoireText").text().isEmpty());
        trigger("practiceStatistics"); // when the problems that come with the program are in the library
        waitForLibrary(*m_window);
        const auto& games = *m_window->findChild<GameList*>();
        QTRY_VERIFY(!games.isSearching()); // a game of the scene may have been stored only now
        showExplorer();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    // --- changes

    static void remember(const QString& code) {
        preferences().set(preference::Language, code);
        applyChosenLanguage();
    }
    /// The texts of the window and its settings after each choice of a language there.
    std::vector<Texts> textsAfterChoosing(const QStringList& codes) const {
        std::vector<Texts> texts;
        withNextDialog<SettingsDialog>([&](SettingsDialog& dialog) {
            auto& choice = *dialog.findChild<QComboBox*>("language");
            for (const QString& code : codes) {
                choice.setCurrentIndex(choice.findData(code));
                emit choice.activated(choice.currentIndex()); // as the user's choice does
                QCoreApplication::processEvents();
                texts.push_back(textsOf(*m_window));
            }
            dialog.reject();
        });
        trigger("settings");
        return texts;
    }
    /// The same scene again, in a window that is made in this language.
    Texts textsOfNewWindow(const QString& code) {
        cleanup();
        init();
        remember(code);
        makeScene();
        const auto texts = textsAfterChoosing({code});
        return texts.empty() ? Texts() : texts.front();
    }

private slots:
    void initTestCase() { initResources(); }
    void init() {
        QSettings().clear();
        QDir(inFolder({})).removeRecursively();
        QVERIFY(QDir().mkpath(inFolder({})));
    }
    void cleanup() {
        m_window.reset();
        m_variants.reset();
    }

    void everyTextIsThatOfANewWindow_data() {
        QTest::addColumn<Scene>("scene");
        const auto row = [](const char* name, Scene scene) { QTest::newRow(name) << std::move(scene); };
        row("at the start of a game", [](auto& t) { t.open(core::Game(koPosition({"G19s", "g1a"}))); });
        row("in the middle of a move", [](auto& t) {
            t.open(core::Game(koPosition({"G19s", "TP18s", "+DR10j", "SW5p", "g1a", "p1c"})));
            t.click(point("10j"));
            t.click(point("10i"));
            QVERIFY(!t.entry().isEmpty());
        });
        row("where a way is to be chosen", [](auto& t) {
            const auto shogi = variants().find("shogi");
            t.open(core::Game(positionFrom("4k4/9/9/9/9/9/9/1B7/4K4[] w - - 0 1", shogi)));
            t.click(shogi->spec().size.square(1, 7));
            t.click(shogi->spec().size.square(7, 1));
            QVERIFY(!t.entry().isEmpty());
        });
        row("after a move that could not be read", [](auto& t) {
            t.open(euroShogiGame());
            t.waitForTurn();
            t.trigger("typeMove");
            auto& text =
                *t.m_window->template findChild<QWidget*>("moveLine")->template findChild<QLineEdit*>();
            QTest::keyClicks(&text, "nonsense");
            QTest::keyClick(&text, Qt::Key_Return);
        });
        row("paused", [](auto& t) {
            NewGameChoice choice{"shogi", {}, {}};
            choice.clocks.fill({std::chrono::minutes(10), {}, std::chrono::seconds(30), 3}); // byoyomi
            choice.remember();
            t.open(std::nullopt);
            t.trigger("pause");
            QTRY_VERIFY(t.hasNotice());
        });
        row("when the game is over", [](auto& t) {
            t.open(euroShogiGame("7k/8/6K1/1p6/8/8/8/R7[] w - - 0 1"));
            t.click(square("a1"));
            t.click(square("a8"));
            QTRY_VERIFY(t.hasNotice());
        });
        row("where one looks back in a game that goes on", [](auto& t) {
            t.open(euroShogiGame());
            t.click(square("e3"));
            t.click(square("e4"));
            t.waitForTurn();
            t.trigger("previous");
            QTRY_VERIFY(t.template part<NoticeBar>("placeNotice").isVisible());
        });
        row("with a chapter of a study", [](auto& t) {
            t.storeGame({});
            t.open(euroShogiGame());
            t.trigger("studies");
            auto& studies = t.template part<StudiesWindow>("studiesWindow");
            QTRY_COMPARE(studies.template findChild<QListWidget*>("chapterList")->count(), 2);
            studies.template findChild<QPushButton*>("openChapter")->click();
            QTRY_VERIFY(t.template part<ChapterBar>("chapterBar").isVisible());
        });
        row("where a game can be continued", [](auto& t) {
            QSettings().setValue("newGame/variant", "euroshogi"); // another language has another first game
            t.storeGame({});
            t.open(std::nullopt);
            QTRY_VERIFY(t.hasNotice());
        });
        row("where the computer waits for the start", [](auto& t) {
            t.openAgainst("hangs");
            QVERIFY(t.hasNotice());
        });
        row("while an engine thinks", [](auto& t) {
            t.openAgainst("hangs");
            t.startGame();
            QTRY_VERIFY(t.template part<QAction>("moveNow").isEnabled());
        });
        row("after an engine has failed", [](auto& t) {
            t.openAgainst("crashes");
            t.startGame();
            QTRY_VERIFY(t.hasNotice());
        });
        row("after the clipboard had no position", [](auto& t) {
            t.open(euroShogiGame());
            t.paste("8/8/8/x");
        });
        row("where the clipboard's position suits several games", [](auto& t) {
            t.open(euroShogiGame());
            t.paste("4k4/9/9/9/9/9/9/9/4K4 b - 1");
        });
        row("with a file of variants that cannot be read", [](auto& t) {
            QDir().mkpath(t.inFolder("variants"));
            for (const auto* name : {"variants/one.ini", "variants/two.ini"}) {
                QFile file(t.inFolder(name));
                QVERIFY(file.open(QIODevice::WriteOnly));
                file.write("[one]\nmaxFile = nine\n");
            }
            t.open(euroShogiGame());
        });
        row("with a match of engines", [](auto& t) {
            MatchChoice choice;
            choice.variant = "euroshogi";
            choice.openings = MatchChoice::Openings::Standard;
            choice.time = MatchChoice::Time::Nodes;
            choice.nodes = 50;
            choice.games = 2;
            choice.usesSprt = true;
            choice.isKept = false;
            choice.remember();
            t.open(euroShogiGame());
            withNextDialog<MatchDialog>([](MatchDialog& dialog) {
                dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
            });
            t.trigger("engineMatch");
            const auto& match = t.template part<MatchService>();
            QTRY_VERIFY(match.state() == MatchService::State::Completed);
            const auto& progress = t.template part<QLabel>("matchProgress");
            QTRY_VERIFY(
                progress.text().contains(QCoreApplication::translate("MatchText", "The match is over.")));
            // Which game the board shows by itself depends on how quickly they were played.
            auto& games = t.template part<QAbstractItemView>("matchGames");
            games.setCurrentIndex(games.model()->index(0, 0));
        });
        row("with a course that was left, and a network that cannot be used", [](auto& t) {
            const auto networks = networksIn(t.inFolder("networks"));
            makeCourse(*networks, euroshogi()->spec());
            writeFile(networks->fileOf("euroshogi"), "no network");
            preferences().set(preference::TeachingLeftRunning, "euroshogi");
            t.open(euroShogiGame());
            t.m_window->openNetworks(t.inFolder("networks"));
            t.trigger("teach"); // which looks for the network
            QTRY_VERIFY(t.m_window->view().variantNotice().isVisible());
        });
        row("with the log of the engines", [](auto& t) {
            engineLog().clear(); // what is said is not translated
            t.open(euroShogiGame());
            t.trigger("engineLog");
        });
        row("with a position that cannot be played", [](auto& t) {
            t.open(core::Game(core::AnyPosition::startOf(koshogi())));
            t.trigger("editor");
            auto& editor = t.template part<PositionEditor>("positionEditor");
            const_cast<EditedPosition&>(editor.position()).clear();
        });
    }
    void everyTextIsThatOfANewWindow() {
        const QStringList codes{"en", "de", "ja", "en"}; // at first it is itself a new window
        remember(codes.first());
        makeScene();
        const auto changed = textsAfterChoosing(codes);
        for (qsizetype i = 1; i < codes.size(); ++i) {
            const auto made = codes[i] == codes.first() ? changed.front() : textsOfNewWindow(codes[i]);
            const auto& lived = changed[static_cast<std::size_t>(i)];
            const auto stale = without(lived, made), missing = without(made, lived);
            QVERIFY2(stale.isEmpty() && missing.isEmpty(),
                     qPrintable(QStringLiteral("%1: has\n  %2\ninstead of\n  %3")
                                    .arg(codes[i], stale.join("\n  "), missing.join("\n  "))));
        }
    }

    void whatWasSaidInPassingIsTakenBack() {
        remember("en");
        open(euroShogiGame());
        trigger("copyPosition");
        QVERIFY(!m_window->statusBar()->currentMessage().isEmpty());
        remember("de");
        QCOMPARE(m_window->statusBar()->currentMessage(), QString());
    }
    void aScreenReaderIsToldHowTheGameStands() {
        remember("en");
        open(euroShogiGame());
        waitForTurn();
        QCOMPARE(board().news(), QString("White to move"));
        remember("de");
        QCOMPARE(board().news(), QString("Weiß am Zug"));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, LanguageChangeTest>(argc, argv); }

#include "language_change_test.moc"
