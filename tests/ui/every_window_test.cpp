// Opens every window and dialog, with each variant where it shows one, and checks it. What is checked is in another file of
// the program: window_sizes_test, window_access_test, window_mnemonics_test, window_leak_test.
#include "core/notation/stored_record.h"
#include "tests/ui/games.h"
#include "tests/ui/longer_texts.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/teaching/courses.h"
#include "tests/ui/window_check.h"
#include "ui/board/board_view.h"
#include "ui/board/look_setting.h"
#include "ui/books/books_dialog.h"
#include "ui/books/make_book_dialog.h"
#include "ui/document/game_document.h"
#include "ui/editor/position_editor.h"
#include "ui/engine/engine_log_window.h"
#include "ui/engine/engine_pool.h"
#include "ui/engine/engines_dialog.h"
#include "ui/explorer/position_finder.h"
#include "ui/game/declaration_dialog.h"
#include "ui/help/help_pages.h"
#include "ui/help/help_window.h"
#include "ui/imports/import_report_dialog.h"
#include "ui/keys/key_map.h"
#include "ui/keys/keys_dialog.h"
#include "ui/language/language.h"
#include "ui/library/condition_dialog.h"
#include "ui/library/deleted_games_dialog.h"
#include "ui/library/export_parts_dialog.h"
#include "ui/library/library_service.h"
#include "ui/library/merge_players_dialog.h"
#include "ui/main_window.h"
#include "ui/matches/match_dialog.h"
#include "ui/matches/match_service.h"
#include "ui/matches/match_window.h"
#include "ui/mobility/mobility_window.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/new_game/play_from_here_dialog.h"
#include "ui/new_game/time_control_form.h"
#include "ui/opening_graph/opening_graph_window.h"
#include "ui/practice/find_puzzles_dialog.h"
#include "ui/practice/practice_statistics.h"
#include "ui/practice/practice_window.h"
#include "ui/practice/repertoire_gaps_dialog.h"
#include "ui/practice/repertoire_list.h"
#include "ui/practice/repertoire_service.h"
#include "ui/practice/repertoire_window.h"
#include "ui/preferences/preferences.h"
#include "ui/record/header_dialog.h"
#include "ui/report/animation_dialog.h"
#include "ui/report/report_dialog.h"
#include "ui/review/review_dialog.h"
#include "ui/rulebook/rule_book.h"
#include "ui/settings/analysis_page.h"
#include "ui/settings/appearance_page.h"
#include "ui/settings/keys_page.h"
#include "ui/settings/language_page.h"
#include "ui/settings/playing_page.h"
#include "ui/settings/sounds_page.h"
#include "ui/sound/sounds.h"
#include "ui/start/first_game_dialog.h"
#include "ui/statistics/statistics_window.h"
#include "ui/studies/add_to_study_dialog.h"
#include "ui/studies/chapter_bar.h"
#include "ui/studies/studies_window.h"
#include "ui/teaching/teaching_bar.h"
#include "ui/teaching/teaching_window.h"
#include "ui/tour/tour_window.h"
#include "ui/variants/import_variant_dialog.h"
#include "ui/variants/manage_variants_dialog.h"
#include "ui/variants/user_variants.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/window_size.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QListWidget>
#include <QMainWindow>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTreeView>

static void initResources() { Q_INIT_RESOURCE(resources); }

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class EveryWindowTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    LongerTexts m_longerTexts;
    UserVariants m_variants{variants(), m_folder.filePath("variants")};

    static void everyVariant() {
        QTest::addColumn<QString>("id");
        if (!differsByVariant()) {
            QTest::newRow("koshogi") << QStringLiteral("koshogi");
            return;
        }
        for (const auto& variant : variants().all())
            QTest::newRow(variant->spec().id.c_str()) << QString::fromStdString(variant->spec().id);
    }
    static std::shared_ptr<const core::Variant> variant() {
        QFETCH(QString, id);
        return variants().find(id.toStdString());
    }

private slots:
    /// Where text is longer or larger, or runs from right to left.
    void initTestCase() {
        initResources();
        const QString language = qEnvironmentVariable("KOMADAI_LANGUAGE");
        if (language == "longer") {
            QCoreApplication::installTranslator(&m_longerTexts);
        } else if (!language.isEmpty()) {
            preferences().set(preference::Language, language);
            applyChosenLanguage();
        }
        if (qEnvironmentVariableIsSet("KOMADAI_RIGHT_TO_LEFT"))
            QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        if (const int percent = qEnvironmentVariableIntValue("KOMADAI_TEXT_PERCENT"); percent > 0) {
            QFont font = QApplication::font();
            font.setPointSizeF(font.pointSizeF() * percent / 100);
            QApplication::setFont(font);
        }
    }

    /// Each window begins without the files of the others.
    void cleanup() {
        QDir(m_folder.path()).removeRecursively();
        QDir().mkpath(m_folder.path());
    }

    void theMainWindow_data() { everyVariant(); }
    void theMainWindow() {
        MainWindow window(m_variants, core::Game(core::AnyPosition::startOf(variant())));
        check(window);
    }
    void theMainWindowWithItsPanels() {
        MainWindow window(m_variants, euroShogiGame());
        for (auto* action : window.findChildren<QAction*>())
            if (action->shortcut() == QKeySequence("Ctrl+G") ||
                action->shortcut() == QKeySequence("Ctrl+R") ||
                action->shortcut() == QKeySequence("Ctrl+Shift+G"))
                action->trigger();
        check(window);
    }
    void theMainWindowWithTheBoardOnly_data() { everyVariant(); }
    void theMainWindowWithTheBoardOnly() {
        MainWindow window(m_variants, core::Game(core::AnyPosition::startOf(variant())));
        window.findChild<QAction*>("boardOnly")->trigger();
        check(window);
    }
    void theMainWindowWithTheExplorer() {
        MainWindow window(m_variants, euroShogiGame());
        window.findChild<QAction*>("explorer")->trigger();
        check(window);
        window.findChild<QAction*>("games")->trigger();
        check(window);
    }
    void theMainWindowWithAChapter() {
        MainWindow window(m_variants, euroShogiGame());
        ShownChapter chapter{"A study with a long name that does not fit", {}, 3, 12};
        chapter.chapter.content.title = "A chapter with a long title that does not fit either";
        chapter.chapter.content.notes = QString("Notes on the chapter. ").repeated(60).toStdString();
        window.findChild<ChapterBar*>()->setChapter(chapter);
        check(window);
        QVERIFY(window.findChild<ChapterBar*>()->isVisible());
    }
    void theStudies() {
        LibraryService library;
        Studies studies(library);
        StudiesWindow window(variants(), studies);
        check(window); // empty
        library.open(m_folder.filePath("studies.sqlite").toStdString());
        studies.add({"A study", "Author", "Introduction"}, [&](core::StudyId id) {
            studies.addChapters({id, {}}, {{"Chapter", "Notes", {}, {}}});
        });
        QTRY_COMPARE(window.findChild<ChapterList*>()->count(), 1);
        check(window);
        window.findChild<QAbstractButton*>("removeChapter")->click(); // with a notice
        check(window);
    }
    void addToAStudy() {
        AddToStudyDialog dialog({{1, {"A study"}, {}, {}, 0}}, "Chapter");
        check(dialog);
    }
    void theSearchForPositions_data() { everyVariant(); }
    void theSearchForPositions() {
        LibraryService library;
        PositionFinder window(usualLook, variants(), library, core::AnyPosition::startOf(variant()));
        check(window);
        window.findChild<QAbstractButton*>("arrangement")->click();
        check(window);
    }
    void thePositionEditor_data() { everyVariant(); }
    void thePositionEditor() {
        PositionEditor window(usualLook, variant());
        check(window);
    }
    void thePositionEditorWithManyProblems_data() { everyVariant(); }
    void thePositionEditorWithManyProblems() {
        PositionEditor window(usualLook, variant());
        core::Setup setup(variant()->spec().size);
        const auto pawn = variant()->spec().start.board.back().value_or(core::Piece{});
        std::fill(setup.board.begin(), setup.board.end(), core::Piece{pawn.type, core::Side::Second});
        window.edit(variant(), setup, true);
        check(window);
    }
    void theMobilityWindow_data() { everyVariant(); }
    void theMobilityWindow() {
        MobilityWindow window(usualLook);
        window.setPosition(core::AnyPosition::startOf(variant()), false);
        check(window);
    }
    void theOpeningGraph_data() { everyVariant(); }
    void theOpeningGraph() {
        LibraryService library;
        OpeningGraphWindow window(library, usualLook);
        window.setPosition(core::AnyPosition::startOf(variant()), false);
        check(window);
    }
    void theRuleBook_data() { everyVariant(); }
    void theRuleBook() {
        RuleBook window(variants(), usualLook);
        window.showRules(variant());
        check(window);
    }
    void theManual() {
        HelpWindow window;
        for (const char* topic : {"index", "quick-start", "formats", "command-line"}) {
            QVERIFY(helpTopics().contains(topic));
            window.showTopic(topic);
            check(window);
        }
    }
    void newGame_data() { everyVariant(); }
    void newGame() {
        const EngineStore engines;
        NewGameDialog window(variants(), engines, {variant()->spec().id, {}, {}});
        check(window);
    }
    void newGameWithAClockForEachSide() {
        using namespace std::chrono_literals;
        const EngineStore engines;
        NewGameDialog window(variants(), engines, {"greatshatranj", {}, {}});
        window.findChild<QAbstractButton*>("sameClock")->click();
        for (const auto* name : {"clock1", "clock2"})
            window.findChild<TimeControlForm*>(name)->setControl({10min, {}, 30s, 3}); // byoyomi
        check(window);
    }
    void settings_data() { everyVariant(); }
    void settings() {
        SoundPlayer player;
        SettingsDialog window;
        window.addPage(new AppearancePage(variants(), variant()->spec().id));
        window.addPage(new PlayingPage);
        window.addPage(new AnalysisPage);
        window.addPage(new SoundsPage(player));
        MainWindow main(m_variants, euroShogiGame());
        window.addPage(new KeysPage(*main.findChild<KeyMap*>()));
        window.addPage(new LanguagePage);
        auto* pages = window.findChild<QListWidget*>("pages");
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentRow(page);
            check(window);
        }
    }
    void keys() {
        MainWindow main(m_variants, euroShogiGame());
        KeysDialog window(*main.findChild<KeyMap*>());
        check(window);
    }
    void keysAreShownWhole() {
        MainWindow main(m_variants, euroShogiGame());
        KeysDialog window(*main.findChild<KeyMap*>());
        window.show();
        if (window.width() >= roomOnScreen(window).width()) return;
        const auto& list = *window.findChild<QTreeView*>("keys");
        for (int column = 0; column < list.model()->columnCount(); ++column)
            QVERIFY(static_cast<const QAbstractItemView&>(list).sizeHintForColumn(column) <=
                    list.columnWidth(column));
        QVERIFY(list.header()->length() <= list.viewport()->width());
    }
    void firstGames() {
        FirstGameDialog window(variants());
        check(window);
    }
    void engines() {
        EngineStore store;
        EngineProfile engine;
        engine.name = "An engine whose name is rather long";
        engine.program = "/usr/games/a-program-that-is-not-there";
        engine.protocol = core::protocol::Protocol::Uci;
        core::protocol::EngineOption option{
            "UCI_Variant", core::protocol::OptionType::Combo, "shogi", {}, {}, {}};
        for (const auto& played : variants().all())
            option.choices.push_back(played->spec().id);
        engine.options = {option};
        store.set({engine});
        EnginesDialog window(store, variants());
        check(window);
    }
    void theEngineLog() {
        EngineLog log;
        EngineLogWindow window(log);
        check(window); // empty
        const int process = log.begin("An engine whose name is rather long");
        log.add(process, EngineLogEntry::Kind::Sent, "uci");
        log.add(process, EngineLogEntry::Kind::Received, QByteArray("info pv").append(5000, 'x'));
        check(window);
    }
    void openingBooks() {
        BookStore books(variants());
        books.open(m_folder.filePath("books"));
        BooksDialog window(books, variants(), nullptr);
        check(window);
        bool isAdded = false;
        core::OpeningBook book(variants().find("greatshatranj"));
        books.add(book, "A book whose name is rather long, but not too long", {},
                  [&](const QString&, const QString&) { isAdded = true; });
        QTRY_VERIFY(isAdded);
        check(window);
    }
    void aNewOpeningBook() {
        MakeBookDialog window(120'000);
        check(window);
    }
    void gameDetails() {
        core::RecordHeader header = core::headerOf(euroShogiGame(), {}, {});
        header.event = "An event whose name is rather long";
        HeaderDialog window(header, core::Outcome{core::Side::First, core::EndReason::Resignation},
                            euroshogi()->spec(), true);
        check(window);
    }
    void declaration() {
        DeclarationDialog window(core::AnyPosition::startOf(variants().find("shogi")), false);
        check(window);
    }
    void printedGame() {
        const GameDocument document(
            {core::headerOf(euroShogiGame(), {}, {}), core::GameTree(startPosition()), {}});
        ReportDialog window(document, {}, QStringLiteral("Game"), nullptr);
        check(window);
    }
    void animation() {
        AnimationDialog window(3);
        check(window);
    }
    void review() {
        EngineStore engines;
        ReviewDialog ofGame(engines, &euroshogi()->spec(), 1, 120);
        check(ofGame);
        ReviewDialog ofManyGames(engines, nullptr, 1204, 1000);
        check(ofManyGames);
    }
    void conditionOfASearch() {
        ConditionDialog window(variants(), {"to study"}, true);
        check(window);
    }
    void deletedGames() {
        LibraryService library;
        DeletedGamesDialog window(variants(), library);
        check(window);
    }
    void partsOfExportedGames() {
        ExportPartsDialog window;
        check(window);
    }
    void mergedPlayers() {
        LibraryService library;
        MergePlayersDialog window(library, {"Ada Lovelace", "Ada L."});
        check(window);
    }
    void theReportOfAnImport() {
        ImportReport report;
        report.sources = QStringList("/home/somebody/games");
        report.startedAt = QDateTime::currentDateTime();
        report.summary = {1204, 120'411, 17, 118'000, 2'411, 42};
        report.label = QStringLiteral("Import 2026-11-23 12:34");
        for (int i = 0; i < 42; ++i)
            report.problems.emplace_back(
                core::FileFault{core::FileFault::Kind::CannotRead, "a/long/path.pgn"});
        ImportReportDialog window(report);
        check(window);
    }
    void statistics() {
        LibraryService library;
        StatisticsWindow window(variants(), library);
        check(window);
    }
    void engineMatch() {
        const EngineStore engines;
        MatchChoice choice = MatchChoice::remembered(variants());
        for (const auto openings : {MatchChoice::Openings::Random, MatchChoice::Openings::File}) {
            choice.openings = openings;
            choice.time = openings == MatchChoice::Openings::Random ? MatchChoice::Time::Clock
                                                                    : MatchChoice::Time::Nodes;
            choice.atOnce = 60;
            MatchDialog dialog(variants(), engines, choice, 4);
            check(dialog);
        }
        choice = MatchChoice::remembered(variants());
        choice.time = MatchChoice::Time::Nodes;
        choice.nodes = 50;
        choice.games = 2;
        choice.usesSprt = true;
        LibraryService library;
        MatchService match(library, std::make_shared<CoreBudget>(1));
        MatchWindow window(match);
        match.start(choice, planFor(choice, variants(), engines).value(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!match.isRunning(), 60'000);
        check(window);
    }
    void teaching() {
        const auto networks = networksIn(m_folder.filePath("networks"));
        TeachingService service(networks, std::make_shared<CoreBudget>(1), endlessCourse());
        TeachingWindow window(variants(), service);
        window.showVariant("greatshatranj");
        check(window); // empty
        makeCourse(*networks, variants().find("greatshatranj")->spec());
        learn(*networks, variants().find("greatshatranj")->spec(), m_folder.filePath("log"));
        window.showVariant("greatshatranj");
        check(window);
        service.start(variants().find("greatshatranj"));
        QTRY_VERIFY(service.course(variants().find("greatshatranj")->spec()).progress);
        service.pause();
        QTest::qWait(200); // until the window has refreshed
        check(window);
    }
    void theMainWindowWhileTheComputerLearns() {
        MainWindow window(m_variants, euroShogiGame());
        window.openNetworks(m_folder.filePath("networks"));
        window.findChild<TeachingService*>()->start(variants().find("euroshogi"));
        window.findChild<TeachingService*>()->pause();
        check(window);
        QVERIFY(window.findChild<TeachingBar*>()->isVisible());
    }
    void practice_data() { everyVariant(); }
    void practice() {
        LibraryService library;
        const EngineStore engines;
        EnginePool pool(engines);
        QSettings().setValue("practice/variant", QString::fromStdString(variant()->spec().id));
        PracticeWindow window(variants(), library, pool);
        library.useVariants(variants());
        library.open(m_folder.filePath("practice.sqlite").toStdString());
        window.show();
        window.begin({});
        QTRY_VERIFY(window.session().figures());
        if (window.session().state() == PracticeSession::State::Solving) window.session().showSolution();
        QTest::qWait(50);
        check(window);
    }
    void practiceStatistics() {
        LibraryService library;
        PracticeStatistics window(variants(), library);
        check(window);
    }
    void tour_data() { everyVariant(); }
    void tour() {
        TourWindow window(variants());
        window.begin(variant()->spec().id);
        check(window);
        window.findChild<QPushButton*>("tourNext")->click();
        emit window.board().moveChosen(*window.run().lesson().example);
        check(window);
    }
    void practiceWithoutARepertoire() {
        LibraryService library;
        const EngineStore engines;
        EnginePool pool(engines);
        RepertoireWindow practice(variants(), library, pool);
        library.open(m_folder.filePath("no-repertoires.sqlite").toStdString());
        practice.setGame(startPosition(), true);
        practice.begin({});
        QTRY_VERIFY(practice.session().state() == RepertoireSession::State::Empty);
        check(practice);
    }
    void repertoires() {
        const auto file = m_folder.filePath("repertoires.sqlite").toStdString();
        core::Repertoire repertoire(startPosition(), core::Side::First);
        {
            core::GameTree tree(startPosition());
            addLine(tree, core::NodeId::root(), {"e3e4", "e6e5", "c3c4"});
            repertoire.addTree(tree);
            core::Library library(file);
            core::RepertoireStore(library).add("The whole centre with all its pawns", repertoire);
            library.addRecord(
                {core::headerOf(core::Game(startPosition()), Players(), std::chrono::sys_seconds{}), tree});
        }
        LibraryService library;
        const EngineStore engines;
        EnginePool pool(engines);
        RepertoireService service(library);
        RepertoireWindow practice(variants(), library, pool);
        RepertoireList list(variants(), library, service);
        library.useVariants(variants());
        library.open(file);
        list.show();
        practice.begin({});
        QTRY_VERIFY(practice.session().state() == RepertoireSession::State::Asking);
        check(practice);
        practice.session().showMove();
        QTRY_VERIFY(practice.session().schedule());
        check(practice);
        QTRY_COMPARE(list.findChild<QTableWidget*>()->rowCount(), 1);
        check(list);
        RepertoireGapsDialog gaps(library, 1);
        const QString asked = gaps.findChild<QLabel*>()->text();
        gaps.show();
        QTRY_VERIFY(gaps.findChild<QLabel*>()->text() != asked);
        check(gaps);
    }
    void findPuzzles() {
        FindPuzzlesDialog window(12);
        check(window);
    }
    void playFromHere() {
        const EngineStore engines;
        PlayFromHereDialog window(engines, euroShogiGame(), NewGameChoice::usual("euroshogi"));
        check(window);
    }
    void importVariant() {
        ImportVariantDialog window(m_variants);
        check(window);
    }
    void editVariant() {
        ImportVariantDialog window(m_variants, VariantFile{QStringLiteral("tiny.ini"), {}, {}, {}},
                                   "[tiny]\nmaxFile = four\n");
        check(window);
    }
    void importedVariants() {
        ManageVariantsDialog window(m_variants, "euroshogi");
        check(window);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, EveryWindowTest>(argc, argv, run); }

#include "every_window_test.moc"
