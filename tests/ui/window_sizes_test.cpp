// Nothing is clipped and nothing lies over something else, in any window at any size that it allows. Run with several
// scale factors and languages.
#include "core/notation/stored_record.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_view.h"
#include "ui/board/look_setting.h"
#include "ui/books/books_dialog.h"
#include "ui/books/make_book_dialog.h"
#include "ui/document/game_document.h"
#include "ui/editor/position_editor.h"
#include "ui/engine/engine_pool.h"
#include "ui/engine/engines_dialog.h"
#include "ui/explorer/position_finder.h"
#include "ui/imports/import_report_dialog.h"
#include "ui/keys/key_map.h"
#include "ui/keys/keys_dialog.h"
#include "ui/language/language.h"
#include "ui/library/condition_dialog.h"
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
#include "ui/tour/tour_window.h"
#include "ui/variants/import_variant_dialog.h"
#include "ui/variants/manage_variants_dialog.h"
#include "ui/variants/user_variants.h"
#include "ui/widgets/elided_label.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QListWidget>
#include <QMainWindow>
#include <QPixmapCache>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QTableWidget>
#include <QTemporaryDir>

#include <cstdio>
#include <malloc.h>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

QString nameOf(const QWidget& widget) {
    QString name = widget.metaObject()->className();
    if (!widget.objectName().isEmpty()) name += ' ' + widget.objectName();
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) name += " “" + label->text() + "”";
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        name += " “" + button->text() + "”";
    return name;
}

/// What the widget needs to show all of its text, or to be of use at all.
QSize neededBy(const QWidget& widget) {
    if (qobject_cast<const ElidedLabel*>(&widget)) return widget.minimumSizeHint(); // dots and a tool tip
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && label->wordWrap())
        return {0, label->text().isEmpty() ? 0 : label->heightForWidth(label->width())};
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text().isEmpty() ? QSize() : label->sizeHint();
    if (qobject_cast<const QAbstractButton*>(&widget)) return widget.sizeHint();
    return widget.minimumSizeHint();
}

bool contains(const QLayout& layout, const QWidget& widget) {
    for (int i = 0; i < layout.count(); ++i) {
        auto* item = layout.itemAt(i);
        if (item->widget() == &widget || (item->layout() && contains(*item->layout(), widget))) return true;
    }
    return false;
}

/// Whether layouts place it, rather than the inside of a scrolling view, a dock's title or the like.
bool isLaidOut(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    if (widget.objectName().startsWith(QStringLiteral("qt_"))) return false;
    return parent && parent->layout() && contains(*parent->layout(), widget);
}

bool isScrolled(const QWidget& widget) {
    for (const QWidget* up = widget.parentWidget(); up; up = up->parentWidget())
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(up->parentWidget());
            area && area->viewport() == up)
            return true;
    return false;
}

/// Qt puts a dock whose tab is behind that of another one outside the window.
bool isBehindTab(const QWidget& widget) {
    return qobject_cast<const QDockWidget*>(&widget) &&
           !widget.parentWidget()->rect().intersects(widget.geometry());
}

/// How often each window is opened to find leaks; 0: the sizes are tested instead.
int openings() { return qEnvironmentVariableIntValue("KOMADAI_OPENINGS"); }

/// Whatever cannot be read, or is partly hidden by its neighbour or its parent.
QStringList flawsOf(const QWidget& window) {
    QStringList flaws;
    QList<QWidget*> shown;
    for (auto* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && widget->window() == &window && isLaidOut(*widget) &&
            !isScrolled(*widget) && !isBehindTab(*widget))
            shown << widget;
    for (const auto* widget : shown) {
        const QSize needed = neededBy(*widget);
        if (needed.width() > widget->width() || needed.height() > widget->height())
            flaws << QStringLiteral("%1 has %2x%3 and needs %4x%5")
                         .arg(nameOf(*widget))
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(needed.width())
                         .arg(needed.height());
        if (!widget->parentWidget()->rect().contains(widget->geometry()))
            flaws << QStringLiteral("%1 sticks out of %2")
                         .arg(nameOf(*widget), nameOf(*widget->parentWidget()));
        for (const auto* other : shown)
            if (other > widget && other->parentWidget() == widget->parentWidget() &&
                other->geometry().intersects(widget->geometry()))
                flaws << QStringLiteral("%1 lies over %2").arg(nameOf(*widget), nameOf(*other));
    }
    return flaws;
}

} // namespace

class WindowSizesTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    UserVariants m_variants{variants(), m_folder.filePath("variants")};

    /// As it opens, at its least size, at that of a small and of a usual screen, and at that of a very large one.
    static void check(QWidget& window) {
        if (openings() > 0) { // only to be opened and closed
            window.show();
            return QCoreApplication::processEvents();
        }
        const bool opens = !window.isVisible();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCoreApplication::processEvents(); // docks that have just come ask for their room
        const QSize least = window.minimumSize().expandedTo(window.minimumSizeHint());
        QVERIFY2(least.width() <= 800 && least.height() <= 600,
                 qPrintable(QStringLiteral("the window needs %1x%2").arg(least.width()).arg(least.height())));
        const QSize room =
            window.screen()->availableSize().expandedTo({800, 600}); // the least that is served
        if (opens) QVERIFY(window.width() <= room.width() && window.height() <= room.height());
        for (const QSize size : {least, QSize(800, 600), QSize(1920, 1080), QSize(3840, 2160)}) {
            window.resize(size);
            QCoreApplication::processEvents();
            const auto flaws = flawsOf(window);
            QVERIFY2(flaws.isEmpty(), qPrintable(QStringLiteral("at %1x%2: %3")
                                                     .arg(window.width())
                                                     .arg(window.height())
                                                     .arg(flaws.join(QStringLiteral("; ")))));
        }
    }
    static void everyVariant() {
        QTest::addColumn<QString>("id");
        if (openings() > 0) {
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
    void initTestCase() {
        const QString language = qEnvironmentVariable("KOMADAI_LANGUAGE");
        if (language.isEmpty()) return;
        preferences().set(preference::Language, language);
        applyChosenLanguage();
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
    void firstGames() {
        FirstGameDialog window(variants());
        check(window);
    }
    void engines() {
        EngineStore store;
        EngineProfile engine;
        engine.name = "An engine whose name is rather long";
        engine.program = "/usr/games/a-program-that-is-not-there";
        store.set({engine});
        EnginesDialog window(store, variants());
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
    void printedGame() {
        const GameDocument document(
            {core::headerOf(euroShogiGame(), {}, {}), core::GameTree(startPosition()), {}});
        ReportDialog window(document, {}, QStringLiteral("Game"), nullptr);
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
    void repertoires() {
        const auto file = m_folder.filePath("repertoires.sqlite").toStdString();
        core::Repertoire repertoire(startPosition(), core::Side::First);
        {
            core::GameTree tree(startPosition());
            core::NodeId node = core::NodeId::root();
            for (const char* move : {"e3e4", "e6e5", "c3c4"})
                node = tree.add(node, uciMove(move, tree.position(node)));
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
    void importedVariants() {
        ManageVariantsDialog window(m_variants, "euroshogi");
        check(window);
    }
};

/// Opens and closes every window of a test class again and again: no object may be left, and no memory after the first times.
template <class Test>
class OpeningsOf {
public:
    /// Returns how many windows leak, or fail their test.
    static int run() {
        int flaws = 0;
        const QMetaObject& functions = Test::staticMetaObject;
        for (int i = functions.methodOffset(); i < functions.methodCount(); ++i) {
            const QByteArray name = functions.method(i).name();
            const bool isTest = functions.method(i).methodType() == QMetaMethod::Slot &&
                                !name.endsWith("_data") && name != "initTestCase";
            if (isTest && hasFlaw(name)) ++flaws;
        }
        return flaws;
    }

private:
    static constexpr int WarmUp = 4;                     ///< openings that may fill caches
    static constexpr std::size_t LargestGrowth = 2048;   ///< bytes an opening
    static constexpr std::size_t Allowance = 512 * 1024; ///< bytes for caches that grow late

    /// Returns how often the test failed. Each time has files of its own.
    static int open(const QByteArray& name, int times) {
        int failures = 0;
        for (int i = 0; i < times; ++i) {
            Test test;
            if (QTest::qExec(&test, {"windows", "-silent", "-o", "/dev/null,txt", name}) != 0) ++failures;
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        return failures;
    }

    /// Without the pictures that Qt keeps for later, up to a limit of its own.
    static std::size_t bytesInUse() {
        QPixmapCache::clear();
        return mallinfo2().uordblks;
    }

    static bool hasFlaw(const QByteArray& name) {
        int failures = open(name, WarmUp);
        const auto widgets = QApplication::allWidgets().size();
        const std::size_t before = bytesInUse();
        failures += open(name, openings());
        const std::size_t after = bytesInUse();
        const auto left = QApplication::allWidgets().size() - widgets;
        const std::size_t grown = after > before ? after - before : 0;
        const bool isLeak =
            left > 0 || grown > Allowance + LargestGrowth * static_cast<std::size_t>(openings());
        std::printf("%s: %d openings, %zu bytes more, %lld widgets more%s%s\n", name.constData(), openings(),
                    grown, static_cast<long long>(left), isLeak ? ": LEAK" : "",
                    failures > 0 ? ": FAILED" : "");
        std::fflush(stdout);
        return isLeak || failures > 0;
    }
};

int main(int argc, char** argv) {
    if (openings() == 0) return runWithOwnSettings<QApplication, WindowSizesTest>(argc, argv);
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    QCoreApplication::setOrganizationName(QStringLiteral("komadai"));
    QCoreApplication::setApplicationName(QStringLiteral("komadai"));
    QApplication application(argc, argv);
    return OpeningsOf<WindowSizesTest>::run() == 0 ? 0 : 1;
}

#include "window_sizes_test.moc"
