// The search for positions: the one on the board, its mirror image, and patterns.
#include "tests/ui/dialogs.h"
#include "tests/ui/explorer/stored_games.h"
#include "tests/ui/own_settings.h"
#include "ui/board/look_setting.h"
#include "ui/editor/editor_board.h"
#include "ui/editor/piece_palette.h"
#include "ui/explorer/pattern_editor.h"
#include "ui/explorer/position_finder.h"
#include "ui/library/filter_field.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QTemporaryDir>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class PositionFinderTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryService> m_library;
    std::unique_ptr<PositionFinder> m_finder;

    std::filesystem::path path() const { return m_folder->filePath("library.sqlite").toStdString(); }
    /// A library with these games, and the window for the position after these moves.
    void open(const std::vector<TestGame>& games, std::vector<std::string_view> moves = {}) {
        store(path(), games);
        m_library = std::make_unique<LibraryService>();
        QSignalSpy opened(m_library.get(), &LibraryService::opened);
        m_library->open(path());
        QTRY_COMPARE(opened.size(), 1);
        const auto tree = recordOf({std::move(moves)}).tree;
        m_finder = std::make_unique<PositionFinder>(chosenLook, variants(), *m_library,
                                                    tree.position(tree.mainLineEnd()));
        m_finder->show();
    }
    template <class Part>
    Part& part(const char* name) const {
        auto* found = m_finder->findChild<Part*>(QLatin1String(name));
        if (!found) qFatal("no part %s", name);
        return *found;
    }
    QTableView& table() const { return part<QTableView>("foundPlaces"); }
    QString status() const { return part<QLabel>("finderStatus").text(); }
    bool canFind() const { return part<QPushButton>("find").isEnabled(); }
    void find() { part<QPushButton>("find").click(); }
    QString cell(int row, int column) const { return table().model()->index(row, column).data().toString(); }
    /// Players and ply of each place: "Ann – Bob 2".
    QStringList found() const {
        QStringList rows;
        for (int row = 0; row < table().model()->rowCount(); ++row)
            rows << cell(row, 0) + ' ' + cell(row, 3);
        return rows;
    }
    void findAll(const QStringList& expected) {
        find();
        QTRY_VERIFY(!part<QPushButton>("cancelSearch").isEnabled());
        QCOMPARE(found(), expected);
    }
    /// The games that the window wants to see in the list.
    std::vector<core::GameId> listed() const {
        const QSignalSpy wanted(m_finder.get(), &PositionFinder::gamesWanted);
        part<QPushButton>("listPlaces").click();
        if (wanted.size() != 1) return {};
        const auto filter = core::parseFilter(wanted[0][0].toString().toStdString());
        if (!filter) return {};
        core::Library library(path());
        return core::LibrarySearch(library).games(filter.value(), {core::GameOrder::By::Added, false});
    }
    void choosePattern() { part<QRadioButton>("arrangement").click(); }
    void put(const char* letters, core::Side side, std::string_view name) {
        part<QPushButton>(side == core::Side::First ? "patternSide1" : "patternSide2").click();
        auto& palette = part<PiecePalette>("patternPalette");
        if (palette.chosen() != core::Piece{kind(letters), side})
            QTest::mouseClick(palette.viewport(), Qt::LeftButton, {},
                              palette.visualItemRect(palette.itemOf(kind(letters))).center());
        click(name);
    }
    void markEmpty(std::string_view name) {
        auto& tool = part<QPushButton>("patternEmpty");
        if (!tool.isChecked()) tool.click();
        click(name);
    }
    void click(std::string_view name) {
        auto& board = part<EditorBoard>("patternBoard");
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.squareRect(square(name)).center());
    }
    void drag(std::string_view from, std::string_view to, Qt::MouseButton button) {
        auto& board = part<EditorBoard>("patternBoard");
        const QPoint end = board.squareRect(square(to)).center();
        QTest::mousePress(&board, button, {}, board.squareRect(square(from)).center());
        QTest::mouseMove(&board, end);
        QTest::mouseRelease(&board, button, {}, end);
    }
    static TestGame game(const char* first, std::vector<std::string_view> moves) {
        return {std::move(moves), {}, "1996", {first, "Bob"}};
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() {
        m_finder.reset();
        m_library.reset();
        m_folder.reset();
    }

    void thePositionOnTheBoardIsFoundHoweverItWasReached() {
        open({game("Ann", {"e3e4", "e6e5", "d3d4", "d6d5"}), game("Eve", {"d3d4", "e6e5", "e3e4"}),
              game("Zoe", {"e3e4"})},
             {"e3e4", "e6e5", "d3d4"});
        findAll({"Ann – Bob 3", "Eve – Bob 3"});
        QVERIFY2(status().startsWith("Found 2 time"), qPrintable(status()));
    }

    void resultsAreSortedByNumberAndOpenedWhereTheyStand() {
        open({game("Ann", {"e3e4", "e6e5", "d3d4", "d6d5"}),
              game("eve", {"d3d4", "e6e5", "e3e4"}),
              {{"e3e4", "e6e5", "d3d4"}, {}, "1987-12-01", {"Bea", "Bob"}}},
             {"e3e4", "e6e5", "d3d4"});
        findAll({"Ann – Bob 3", "eve – Bob 3", "Bea – Bob 3"});
        table().sortByColumn(0, Qt::AscendingOrder);
        QCOMPARE(found(), QStringList({"Ann – Bob 3", "Bea – Bob 3", "eve – Bob 3"}));
        table().sortByColumn(2, Qt::AscendingOrder); // December 1987 before 1996
        QCOMPARE(found().first(), QString("Bea – Bob 3"));
        const QSignalSpy chosen(m_finder.get(), &PositionFinder::placeChosen);
        table().selectRow(0);
        part<QPushButton>("openPlace").click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].value<core::GameId>(), core::GameId{3});
        table().sortByColumn(-1, Qt::AscendingOrder); // as they were found
        QCOMPARE(found().first(), QString("Ann – Bob 3"));
    }

    void aPlaceHasPlayersResultDateAndPly() {
        open({{{"e3e4"}, wonBy(core::Side::Second), "1996-05", {"Ann", "Bob"}}}, {"e3e4"});
        findAll({"Ann – Bob 1"});
        QCOMPARE(cell(0, 1), QString("0–1"));
        QCOMPARE(cell(0, 2), QString("May 1996"));
    }

    void aPositionThatNoGameReachedIsNotFound() {
        open({game("Ann", {"e3e4"})}, {"d3d4"});
        findAll({});
        QCOMPARE(status(), QString("No game matches."));
    }

    void theSearchFollowsTheBoard() {
        open({game("Ann", {"e3e4"})}, {"d3d4"});
        const auto tree = recordOf({{"e3e4"}}).tree;
        m_finder->setPosition(tree.position(tree.mainLineEnd()), false);
        findAll({"Ann – Bob 1"});
    }

    void whatWasFoundIsNotSaidOfAnotherPosition() {
        open({game("Ann", {"e3e4"})}, {"d3d4"});
        findAll({});
        const auto tree = recordOf({{"e3e4"}}).tree;
        const auto played = tree.position(tree.mainLineEnd());
        m_finder->setPosition(played, false);
        QCOMPARE(status(), QString());
        findAll({"Ann – Bob 1"});
        const QString found = status();
        m_finder->setPosition(startPosition(), false);
        QCOMPARE(status(), found + " The board now shows another position.");
        QCOMPARE(this->found(), QStringList{"Ann – Bob 1"});
        m_finder->setPosition(played, false);
        QCOMPARE(status(), found);
    }

    void theMirrorImageIsFoundTooWhereTheUserWantsIt() {
        const auto variant = euroshogi();
        const auto tree = recordOf({{"e3e4"}}).tree;
        const auto image = core::mirrorImageOf(tree.position(tree.mainLineEnd()));
        QVERIFY(image);
        core::GameTree mirrored(*image);
        const auto header = core::headerOf(core::Game(*image), {}, std::chrono::sys_seconds{});
        open({game("Ann", {"e3e4"})}, {"e3e4"});
        core::Library(path()).addRecord({header, mirrored, {}});
        findAll({"Ann – Bob 1"});
        part<QCheckBox>("alsoImage").click();
        findAll({"Ann – Bob 1", "Human – Human 0"});
        QCOMPARE(listed(), (std::vector<core::GameId>{1, 2}));
    }

    void aMirrorImageIsOfferedWhereTheGameAllowsIt_data() {
        QTest::addColumn<QString>("id");
        for (const auto& variant : variants().all())
            QTest::newRow(variant->spec().id.c_str()) << QString::fromStdString(variant->spec().id);
    }
    void aMirrorImageIsOfferedWhereTheGameAllowsIt() {
        QFETCH(QString, id);
        open({});
        const auto position = core::AnyPosition::startOf(variants().find(id.toStdString()));
        m_finder->setPosition(position, false);
        QCOMPARE(part<QCheckBox>("alsoImage").isEnabled(), core::mirrorImageOf(position).has_value());
    }

    void theFilterOfTheTableLimitsTheGames() {
        open({game("Ann", {"e3e4"}), game("Eve", {"e3e4"})}, {"e3e4"});
        part<FilterField>("finderFilter").setFilterText("player:eve");
        findAll({"Eve – Bob 1"});
    }

    void aFilterThatCannotBeReadIsExplained() {
        open({game("Ann", {"e3e4"})});
        part<FilterField>("finderFilter").setFilterText("playr:eve");
        QCOMPARE(status(), QString("“playr” is not a condition (did you mean “player”?)."));
        QVERIFY(!canFind());
    }

    void anArrangementIsFoundWhateverElseStandsThere() {
        open({game("Ann", {"d3d4", "d6d5", "e3e4", "e6e5"}), game("Eve", {"e3e4"}), game("Zoe", {"d3d4"})});
        choosePattern();
        put("P", core::Side::First, "e4");
        findAll({"Ann – Bob 3", "Eve – Bob 1"});
    }

    void aSquareOfAnArrangementCanBeEmpty() {
        open({game("Ann", {"d3d4", "d6d5", "e3e4", "e6e5"}), game("Eve", {"e3e4"})});
        choosePattern();
        put("P", core::Side::First, "e4");
        markEmpty("d3");
        findAll({"Ann – Bob 3"});
        markEmpty("d3"); // takes the mark away
        findAll({"Ann – Bob 3", "Eve – Bob 1"});
    }

    void aDragMarksARectangleAsEmptyAndWithTheRightButtonClearsIt() {
        open({});
        choosePattern();
        auto& pattern = *m_finder->findChild<PatternEditor*>();
        put("P", core::Side::First, "d4");
        markEmpty("h8");
        drag("c3", "d4", Qt::LeftButton);
        using Cell = core::PiecePattern::Cell;
        QCOMPARE(pattern.cells(),
                 (std::vector<Cell>{
                     {square("h8")}, {square("c4")}, {square("d4")}, {square("c3")}, {square("d3")}}));
        drag("d4", "c4", Qt::RightButton);
        QCOMPARE(pattern.cells(), (std::vector<Cell>{{square("h8")}, {square("c3")}, {square("d3")}}));
    }

    void theRightButtonClearsASquare() {
        open({});
        choosePattern();
        auto& pattern = *m_finder->findChild<PatternEditor*>();
        put("P", core::Side::First, "d4");
        auto& board = part<EditorBoard>("patternBoard");
        QTest::mouseClick(&board, Qt::RightButton, {}, board.squareRect(square("d4")).center());
        QVERIFY(pattern.cells().empty());
    }

    void aPieceTakesThePlaceOfAMarkAndAMarkThatOfAPiece() {
        open({});
        choosePattern();
        auto& pattern = *m_finder->findChild<PatternEditor*>();
        markEmpty("e4");
        QCOMPARE(pattern.cells(), (std::vector<core::PiecePattern::Cell>{{square("e4"), std::nullopt}}));
        const core::Piece pawn{kind("P"), core::Side::First};
        put("P", core::Side::First, "e4");
        QCOMPARE(pattern.cells(), (std::vector<core::PiecePattern::Cell>{{square("e4"), pawn}}));
        markEmpty("e4");
        QCOMPARE(pattern.cells(), (std::vector<core::PiecePattern::Cell>{{square("e4"), std::nullopt}}));
        part<QPushButton>("clearPattern").click();
        QVERIFY(pattern.cells().empty());
        QVERIFY(!canFind());
        QCOMPARE(status(), QString("Put pieces on the board, or mark squares that must be empty."));
    }

    void anArrangementIsAlsoFoundMirroredOrWithSidesExchanged() {
        open({game("Ann", {"e3e4"}), game("Eve", {"d3d4"}), game("Zoe", {"a3a4", "d6d5"})});
        choosePattern();
        put("P", core::Side::First, "e4");
        findAll({"Ann – Bob 1"});
        part<QCheckBox>("alsoMirrored").click();
        findAll({"Ann – Bob 1", "Eve – Bob 1"});
        part<QCheckBox>("alsoMirrored").click();
        part<QCheckBox>("alsoTurned").click();
        findAll({"Ann – Bob 1", "Zoe – Bob 2"});
    }

    void theSideToMoveOfAnArrangementCanBeChosen() {
        open({game("Ann", {"e3e4", "e6e5"})});
        choosePattern();
        put("P", core::Side::First, "e4");
        findAll({"Ann – Bob 1"});
        part<QComboBox>("patternMover").setCurrentIndex(1);
        findAll({"Ann – Bob 2"});
    }

    void thePiecesOfTheBoardCanBeTakenOver() {
        open({}, {"e3e4"});
        choosePattern();
        part<QPushButton>("takeBoard").click();
        const auto tree = recordOf({{"e3e4"}}).tree;
        const auto position = tree.position(tree.mainLineEnd());
        core::PiecePattern pattern;
        pattern.cells = m_finder->findChild<PatternEditor*>()->cells();
        QCOMPARE(pattern.cells.size(), std::size_t{32});
        QVERIFY(pattern.matches(position));
        QVERIFY(!pattern.matches(startPosition()));
    }

    void anArrangementOfAnotherGameCanBeLookedFor() {
        open({game("Ann", {"e3e4"})});
        choosePattern();
        auto& box = part<QComboBox>("patternVariant");
        box.setCurrentIndex(box.findData("shogi"));
        emit box.activated(box.currentIndex()); // as the user's choice does
        QCOMPARE(m_finder->findChild<PatternEditor*>()->variant()->spec().id, std::string("shogi"));
    }

    void aVariantThatWasRemovedCannotBeChosen() {
        open({});
        core::VariantSet set = core::VariantSet::builtin();
        PositionFinder finder(chosenLook, set, *m_library, startPosition());
        finder.show();
        set.remove("shogi");
        auto& box = *finder.findChild<QComboBox*>("patternVariant");
        box.setCurrentIndex(box.findData("shogi"));
        emit box.activated(box.currentIndex());
        QCOMPARE(box.currentData().toString(), QString("euroshogi"));
        QCOMPARE(box.findData("shogi"), -1);
    }

    void placesAreToldBeforeTheSearchEnds() {
        open({game("Ann", {"e3e4"}), game("Eve", {"e3e4"})});
        PositionSearch search(*m_library);
        QStringList events;
        std::size_t places = 0;
        connect(&search, &PositionSearch::found, this, [&](const std::vector<FoundPlace>& more) {
            events << "found";
            places += more.size();
        });
        connect(&search, &PositionSearch::finished, this, [&] { events << "finished"; });
        search.start({std::vector{startPosition()}, {}});
        QTRY_VERIFY(events.contains("finished"));
        QCOMPARE(events.first(), QString("found"));
        QCOMPARE(events.last(), QString("finished"));
        QCOMPARE(places, std::size_t{2});
    }

    void progressOfAPatternIsTold() {
        open({game("Ann", {"e3e4"}), game("Eve", {"e3e4"})});
        PositionSearch search(*m_library);
        std::pair<qint64, qint64> last;
        bool isFinished = false;
        connect(&search, &PositionSearch::progressed, this, [&](qint64 done, qint64 total) {
            last = {done, total};
        });
        connect(&search, &PositionSearch::finished, this, [&] { isFinished = true; });
        core::PiecePattern pattern;
        pattern.cells.push_back({square("e4"), std::nullopt});
        search.start({PatternQuestion{pattern, euroshogi()}, {}});
        QTRY_VERIFY(isFinished);
        QCOMPARE(last, (std::pair<qint64, qint64>{2, 2}));
    }

    void aSearchCanBeCancelled() {
        open({game("Ann", {"e3e4"})});
        {
            const BusyReader busy(*m_library);
            find();
            QVERIFY(!canFind());
            QVERIFY(status().startsWith("Searching…"));
            part<QPushButton>("cancelSearch").click();
            QVERIFY2(status().startsWith("Cancelled. Found 0 time"), qPrintable(status()));
            QVERIFY(canFind());
            const auto tree = recordOf({{"e3e4"}}).tree;
            m_finder->setPosition(tree.position(tree.mainLineEnd()), false);
            QCOMPARE(status(), QString("Cancelled. Found 0 time(s). The board now shows another position."));
            m_finder->setPosition(startPosition(), false);
        }
        waitForReader(*m_library);
        QCOMPARE(found(), QStringList());
        findAll({"Ann – Bob 0"});
    }

    void aNewSearchReplacesTheOneBefore() {
        open({game("Ann", {"e3e4"}), game("Eve", {"d3d4"})});
        PositionSearch search(*m_library);
        std::vector<int> plies;
        connect(&search, &PositionSearch::found, this, [&](const std::vector<FoundPlace>& more) {
            for (const auto& place : more)
                plies.push_back(place.ply);
        });
        const auto tree = recordOf({{"e3e4"}}).tree;
        {
            const BusyReader busy(*m_library);
            search.start({std::vector{startPosition()}, {}});
            search.start({std::vector{tree.position(tree.mainLineEnd())}, {}});
        }
        QTRY_VERIFY(!search.isRunning());
        QCOMPARE(plies, std::vector<int>{1});
    }

    void aSearchEndsWhenThereAreTooManyPlaces() {
        open({});
        store(path(), std::vector<TestGame>(PositionSearch::MostPlaces + 1, TestGame{{"e3e4"}}));
        find();
        QTRY_VERIFY_WITH_TIMEOUT(!part<QPushButton>("cancelSearch").isEnabled(), 60000);
        QCOMPARE(table().model()->rowCount(), PositionSearch::MostPlaces);
        QVERIFY2(status().startsWith("Only the first"), qPrintable(status()));
        const QString limited = status();
        const auto tree = recordOf({{"e3e4"}}).tree;
        m_finder->setPosition(tree.position(tree.mainLineEnd()), false);
        QCOMPARE(status(), limited + " The board now shows another position.");
    }

    void enterStartsTheSearch() {
        open({game("Ann", {"e3e4"})}, {"e3e4"});
        m_finder->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_finder.get()));
        QTest::keyClick(m_finder->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(found(), QStringList{"Ann – Bob 1"});
    }

    void enterOpensThePlace() {
        open({game("Ann", {"e3e4"})}, {"e3e4"});
        findAll({"Ann – Bob 1"});
        std::vector<std::pair<core::GameId, core::NodeId>> chosen;
        connect(m_finder.get(), &PositionFinder::placeChosen, this,
                [&](core::GameId game, core::NodeId node) { chosen.emplace_back(game, node); });
        table().selectRow(0);
        QTest::keyClick(&table(), Qt::Key_Return);
        QCOMPARE(chosen.size(), std::size_t{1});
        part<QPushButton>("openPlace").click();
        QCOMPARE(chosen.size(), std::size_t{2});
        QCOMPARE(chosen[0], chosen[1]);
        QCOMPARE(chosen[0].second, recordOf({{"e3e4"}}).tree.mainLineEnd());
    }

    void whatWasFoundIsShownInTheListOfGames() {
        open({game("Ann", {"e3e4", "e6e5", "d3d4"}), game("Eve", {"d3d4", "e6e5", "e3e4"}),
              game("Zoe", {"e3e4"})},
             {"e3e4", "e6e5", "d3d4"});
        QVERIFY(!part<QPushButton>("listPlaces").isEnabled());
        find();
        QTRY_COMPARE(found().size(), qsizetype{2});
        QCOMPARE(listed(), (std::vector<core::GameId>{1, 2}));
    }

    void theListHasThePositionThatWasSearchedAndItsFilter() {
        open({game("Ann", {"e3e4"}), game("Eve", {"e3e4"}), game("Zoe", {"d3d4"})}, {"e3e4"});
        part<FilterField>("finderFilter").setFilterText("player:ann OR player:zoe");
        findAll({"Ann – Bob 1"});
        const auto other = recordOf({{"d3d4"}}).tree;
        m_finder->setPosition(other.position(other.mainLineEnd()), false);
        part<FilterField>("finderFilter").setFilterText("");
        QCOMPARE(listed(), std::vector<core::GameId>{1});
    }

    void theGamesWithAnArrangementAreShownInTheListToo() {
        open({game("Ann", {"d3d4", "d6d5", "e3e4", "e6e5"}), game("Eve", {"e3e4"}), game("Zoe", {"d3d4"})});
        choosePattern();
        put("P", core::Side::First, "e4");
        markEmpty("d3");
        findAll({"Ann – Bob 3"});
        QCOMPARE(listed(), std::vector<core::GameId>{1});
    }

    void escapeCancelsTheSearchAndThenClosesTheWindow() {
        open({game("Ann", {"e3e4"})});
        m_finder->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_finder.get()));
        const BusyReader busy(*m_library);
        find();
        QTest::keyClick(m_finder.get(), Qt::Key_Escape);
        QVERIFY(status().startsWith("Cancelled"));
        QVERIFY(m_finder->isVisible());
        QTest::keyClick(m_finder.get(), Qt::Key_Escape);
        QVERIFY(!m_finder->isVisible());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, PositionFinderTest>(argc, argv); }

#include "position_finder_test.moc"
