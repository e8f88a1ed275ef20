// The table of games: it loads in pages, is sorted by its columns, and follows what is written.
#include "core/rules/variant_set.h"
#include "tests/ui/library/stored_games.h"
#include "tests/ui/own_settings.h"
#include "ui/library/game_list.h"
#include "ui/library/game_places.h"
#include "ui/library/games_model.h"
#include "ui/library/games_table.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

using By = core::GameOrder::By;
using Ids = std::vector<core::GameId>;

Ids idsOf(const GamesModel& model) { return *model.ids(); }

/// Finished when the list has searched, and has followed what was written before.
void waitFor(GameList& list, StoredGames& games) {
    games.run([](core::Library&) {});
    QTRY_VERIFY(!list.isSearching());
}

} // namespace

class GamesTableTest : public QObject {
    Q_OBJECT

private:
    core::VariantSet m_variants = core::VariantSet::builtin();

    /// A model with its list, and a check that the model keeps the rules of models.
    struct Listed {
        GamesModel model;
        GameList list;
        QAbstractItemModelTester tester;

        Listed(const core::VariantSet& variants, StoredGames& games)
            : model(variants, games.service()), list(games.service(), model),
              tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest) {}
    };

private slots:
    void init() { QSettings().clear(); }

    // --- pages

    void ofManyGamesOnlyThePagesThatAreSeenAreRead() {
        constexpr int Games = 100000;
        constexpr int Batch = 20000;
        StoredGames games;
        for (int batch = 0; batch < Games / Batch; ++batch)
            games.run([batch](core::Library& library) {
                std::vector<core::GameRecord> records(Batch, recordOf({}));
                for (int i = 0; i < Batch; ++i)
                    records[static_cast<std::size_t>(i)].header.startedAt =
                        std::chrono::sys_seconds(std::chrono::seconds(batch * Batch + i + 1));
                library.addRecords(records);
            });
        GamesModel model(m_variants, games.service());
        GameList list(games.service(), model);
        GamesTable table(model);
        table.resize(600, 400);
        table.show();
        list.setActive(true);
        QTRY_COMPARE(model.rowCount(), Games);
        QTRY_VERIFY(model.gameAt(0));
        table.scrollToBottom();
        QTRY_VERIFY(model.gameAt(Games - 1));
        QCOMPARE(model.gameAt(Games - 1)->summary.id, core::GameId(1)); // the oldest
        QVERIFY(!model.gameAt(Games / 2));
        QVERIFY2(model.pages().gamesRead() <= 10 * GamePages::PageSize,
                 qPrintable(QString::number(model.pages().gamesRead())));
    }

    void aRowThatIsNotLoadedShowsDotsAndThenItsGame() {
        StoredGames games;
        games.add({{.first = "Ada"}});
        GamesModel model(m_variants, games.service());
        model.setIds(std::make_shared<const Ids>(Ids{1}));
        const QModelIndex players = model.index(0, GameColumn::Players);
        QCOMPARE(players.data().toString(), QString("…"));
        QTRY_COMPARE(players.data().toString(), QString("Ada – Bob"));
    }

    void movesAreCountedAsTheyAreNumbered() {
        StoredGames games;
        games.add({{.moves = {"e3e4", "e6e5", "d3d4"}}});
        GamesModel model(m_variants, games.service());
        model.setIds(std::make_shared<const Ids>(Ids{1}));
        const QModelIndex moves = model.index(0, GameColumn::Moves);
        QTRY_COMPARE(moves.data().toString(), QString("2"));
        const QSignalSpy changed(&model, &GamesModel::dataChanged);
        preferences().set(preference::NumbersOfMoves, MoveNumbers::OfEachMove);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(moves.data().toString(), QString("3"));
        preferences().reset(preference::NumbersOfMoves);
    }
    void aPositionThatWasSetUpHasNoPlayers() {
        StoredGames games;
        games.add({{.first = "", .second = ""}});
        const core::Game endgame = euroShogiGame("4k3/8/8/8/8/8/4P3/4K3 w - 1");
        const core::RecordHeader header = core::headerOf(endgame, {}, std::chrono::sys_seconds{});
        games.run([record = core::GameRecord{header, core::GameTree(endgame.position()), {}}](
                      core::Library& library) { library.addRecord(record); });
        GamesModel model(m_variants, games.service());
        model.setIds(std::make_shared<const Ids>(Ids{1, 2}));
        QTRY_COMPARE(model.index(0, GameColumn::Players).data().toString(), QString("Human – Human"));
        QCOMPARE(model.index(1, GameColumn::Players).data().toString(), QString("Position"));
    }

    void aGameThatDoesNotExistAnyMoreLosesItsRow() {
        StoredGames games;
        games.add({{}, {}});
        GamesModel model(m_variants, games.service());
        model.setIds(std::make_shared<const Ids>(Ids{2, 77, 1}));
        model.setVisibleRows(0, 2);
        QTRY_COMPARE(idsOf(model), (Ids{2, 1}));
    }

    void theGamesThatWereSeenLongAgoAreForgotten() {
        StoredGames games;
        std::vector<StoredGameSpec> many(GamePages::MostGames + 3 * GamePages::PageSize);
        games.add(many);
        GamesModel model(m_variants, games.service());
        Ids ids(many.size());
        std::iota(ids.begin(), ids.end(), 1);
        model.setIds(std::make_shared<const Ids>(ids));
        for (int row = 0; row < model.rowCount(); row += GamePages::PageSize) {
            model.setVisibleRows(row, row);
            QTRY_VERIFY(model.gameAt(row));
        }
        QVERIFY(!model.gameAt(0));
    }

    // --- rows that stay

    void aNewListKeepsTheRowsThatStay() {
        StoredGames games;
        GamesModel model(m_variants, games.service());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setIds(std::make_shared<const Ids>(Ids{5, 4, 3, 2, 1}));
        const QPersistentModelIndex four = model.index(1, 0), one = model.index(4, 0);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setIds(std::make_shared<const Ids>(Ids{5, 4, 7, 6, 2, 1}));
        QCOMPARE(idsOf(model), (Ids{5, 4, 7, 6, 2, 1}));
        QCOMPARE(four.row(), 1);
        QCOMPARE(one.row(), 5);
        model.setIds(std::make_shared<const Ids>(Ids{1}));
        QCOMPARE(idsOf(model), (Ids{1}));
        QVERIFY(!four.isValid());
        model.setIds(std::make_shared<const Ids>());
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(reset.count(), 0);
    }

    void rowsThatComeInSeveralPlacesLeaveTheOthers() {
        StoredGames games;
        GamesModel model(m_variants, games.service());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setIds(std::make_shared<const Ids>(Ids{30, 20, 10}));
        const QPersistentModelIndex middle = model.index(1, 0);
        model.setIds(std::make_shared<const Ids>(Ids{31, 30, 22, 21, 20, 11, 10, 9}));
        QCOMPARE(idsOf(model), (Ids{31, 30, 22, 21, 20, 11, 10, 9}));
        QCOMPARE(middle.row(), 4);
    }

    // --- the list follows the library

    void aNewGameComesToItsPlace() {
        StoredGames games;
        games.add({{.startedAt = 100}, {.startedAt = 300}});
        Listed shown(m_variants, games);
        shown.list.setActive(true);
        QTRY_COMPARE(idsOf(shown.model), (Ids{2, 1}));
        waitFor(shown.list, games);
        games.add({{.startedAt = 200}, {.startedAt = 400}, {.startedAt = 50}});
        QTRY_COMPARE(idsOf(shown.model), (Ids{4, 2, 3, 1, 5}));
        QCOMPARE(shown.list.total(), 5);
    }

    void aGameWhoseDateChangesMoves() {
        StoredGames games;
        games.add({{.startedAt = 100}, {.startedAt = 200}, {.startedAt = 300}});
        Listed shown(m_variants, games);
        shown.list.setActive(true);
        QTRY_COMPARE(idsOf(shown.model), (Ids{3, 2, 1}));
        waitFor(shown.list, games);
        auto header = games.summary(3).header;
        header.date = "1969";
        games.run([header](core::Library& library) { library.setHeader(3, header); });
        QTRY_COMPARE(idsOf(shown.model), (Ids{2, 1, 3}));
    }

    void aDeletedGameLosesItsRowAndARestoredOneGetsItBack() {
        StoredGames games;
        games.add({{.startedAt = 100}, {.startedAt = 200}, {.startedAt = 300}});
        Listed shown(m_variants, games);
        shown.list.setActive(true);
        QTRY_COMPARE(idsOf(shown.model), (Ids{3, 2, 1}));
        waitFor(shown.list, games);
        games.run([](core::Library& library) { library.deleteGame(2, {}); });
        QTRY_COMPARE(idsOf(shown.model), (Ids{3, 1}));
        games.run([](core::Library& library) { library.restoreGame(2); });
        QTRY_COMPARE(idsOf(shown.model), (Ids{3, 2, 1}));
    }

    void aChangedGameIsReadAgainWithoutANewSearch() {
        StoredGames games;
        games.add({{.startedAt = 100}, {.startedAt = 200}});
        Listed shown(m_variants, games);
        shown.model.setVisibleRows(0, 1);
        shown.list.setActive(true);
        QTRY_VERIFY(shown.model.rowCount() == 2 && shown.model.gameAt(1));
        waitFor(shown.list, games);
        bool hasSearched = false;
        connect(&shown.list, &GameList::changed, this, [&] { hasSearched |= shown.list.isSearching(); });
        games.run([](core::Library& library) { library.setStarred(1, true); });
        QTRY_COMPARE(shown.model.index(1, GameColumn::Star).data().toString(), QString("★"));
        QVERIFY(!hasSearched);
    }

    void aFilteredListFollowsTheFilter() {
        StoredGames games;
        games.add({{.first = "Ada", .startedAt = 100}, {.first = "Eve", .startedAt = 200}});
        Listed shown(m_variants, games);
        shown.list.show({.filter = core::parseFilter("player:eve").value()});
        shown.list.setActive(true);
        QTRY_COMPARE(idsOf(shown.model), (Ids{2}));
        waitFor(shown.list, games);
        QCOMPARE(shown.list.total(), 2);
        games.add({{.first = "Ada", .startedAt = 300}, {.first = "Eve", .startedAt = 400}});
        QTRY_COMPARE(idsOf(shown.model), (Ids{4, 2}));
        QTRY_COMPARE(shown.list.total(), 4);
    }

    void theLatestSearchWins() {
        StoredGames games;
        games.add({{.first = "Ada", .startedAt = 100}, {.first = "Eve", .startedAt = 200}});
        Listed shown(m_variants, games);
        shown.list.setActive(true);
        shown.list.show({.filter = core::parseFilter("player:eve").value()});
        shown.list.show({.filter = core::parseFilter("player:ada").value()});
        QTRY_VERIFY(!shown.list.isSearching());
        QCOMPARE(idsOf(shown.model), (Ids{1}));
    }

    void placesAgreeWithSearchesInAllOrders_data() {
        QTest::addColumn<By>("by");
        QTest::newRow("added") << By::Added;
        QTest::newRow("date") << By::Date;
        QTest::newRow("first") << By::FirstPlayer;
        QTest::newRow("second") << By::SecondPlayer;
        QTest::newRow("variant") << By::Variant;
        QTest::newRow("moves") << By::Moves;
        QTest::newRow("rating") << By::Rating;
    }
    void placesAgreeWithSearchesInAllOrders() {
        QFETCH(By, by);
        core::Library library(
            m_folder.filePath(QString("%1.sqlite").arg(static_cast<int>(by))).toStdString());
        const std::vector<std::string> names{"Ada", "bob", "Zoë", "eve", "Ädam", ""};
        std::vector<core::GameRecord> records;
        for (int i = 0; i < 40; ++i) {
            auto record = recordOf(
                {.first = names[static_cast<std::size_t>(i * 7 % 6)],
                 .second = names[static_cast<std::size_t>(i * 5 % 6)],
                 .startedAt = i * 37 % 11 * 100000,
                 .moves = i % 3 == 0 ? std::vector<std::string>{"e3e4"} : std::vector<std::string>{}});
            if (i % 4 == 0) record.header.date = "1996-05";
            if (i % 5 == 0) record.header.players[1].rating = 1000 + i * 13 % 7;
            records.push_back(record);
        }
        library.addRecords(records);
        for (const bool isDescending : {false, true}) {
            const core::GameOrder order{by, isDescending};
            const Ids sorted = core::LibrarySearch(library).games({}, order);
            QVERIFY(canBePlaced(order));
            const std::set<core::GameId> changed{3, 17, 40};
            QVERIFY(!withPlaced(sorted, changed, order, library)); // they stand right already
            Ids without = sorted;
            std::erase_if(without, [&](core::GameId game) { return changed.contains(game); });
            QCOMPARE(withPlaced(without, changed, order, library).value(), sorted);
        }
    }

    // --- duplicates

    void duplicatesStandInGroupsByMoves() {
        StoredGames games;
        games.add({{.moves = {"e3e4"}},
                   {.moves = {"d3d4"}},
                   {.moves = {"e3e4"}},
                   {.moves = {"f3f4"}},
                   {.moves = {"d3d4"}},
                   {.moves = {"e3e4"}}});
        Listed shown(m_variants, games);
        shown.list.show({.onlyDuplicates = true});
        shown.list.setActive(true);
        QTRY_COMPARE(shown.model.rowCount(), 5);
        QCOMPARE(shown.list.groups().size(), std::size_t(2));
        for (const auto& group : shown.list.groups())
            QVERIFY(group == (Ids{1, 3, 6}) || group == (Ids{2, 5}));
    }

    // --- columns

    void aClickOnAHeaderSortsAndASecondOneTurnsTheOrder() {
        StoredGames games;
        GamesModel model(m_variants, games.service());
        GamesTable table(model);
        table.resize(600, 300);
        const auto click = [&](GameColumn::Number column) {
            emit table.horizontalHeader()->sectionClicked(column);
            return preferences().get(preference::OrderOfGames);
        };
        QVERIFY((click(GameColumn::Moves) == core::GameOrder{By::Moves, true}));
        QVERIFY((click(GameColumn::Moves) == core::GameOrder{By::Moves, false}));
        QVERIFY((click(GameColumn::Players) == core::GameOrder{By::FirstPlayer, false}));
        QVERIFY((click(GameColumn::Star) == core::GameOrder{By::FirstPlayer, false})); // cannot be sorted by
        QCOMPARE(table.horizontalHeader()->sortIndicatorSection(), int(GameColumn::Players));
    }

    void columnsAreChosenFromAMenuAndRemembered() {
        StoredGames games;
        GamesModel model(m_variants, games.service());
        {
            GamesTable table(model);
            table.resize(900, 300);
            table.show();
            QVERIFY(table.isColumnHidden(GameColumn::Event));
            QMenu menu;
            table.fillColumnMenu(menu);
            for (QAction* action : menu.actions())
                if (action->text() == "Event" || action->text() == "Moves") action->trigger();
            QVERIFY(!table.isColumnHidden(GameColumn::Event));
            QVERIFY(table.isColumnHidden(GameColumn::Moves));
            table.horizontalHeader()->resizeSection(GameColumn::Event, 77);
        }
        GamesTable table(model);
        table.resize(900, 300);
        table.show();
        QVERIFY(table.isColumnHidden(GameColumn::Moves));
        QCOMPARE(table.columnWidth(GameColumn::Event), 77);
    }

    void aVeryNarrowTableLeavesOutTheVariantForThePlayers() {
        StoredGames games;
        GamesModel model(m_variants, games.service());
        GamesTable table(model);
        table.show();
        table.resize(200, 300);
        QVERIFY(table.isColumnHidden(GameColumn::Variant));
        QVERIFY(!table.isColumnHidden(GameColumn::Players) && !table.isColumnHidden(GameColumn::Result));
        table.resize(300, 300);
        QVERIFY(!table.isColumnHidden(GameColumn::Variant));
    }

    void theWidthThatIsLeftToThePlayersIsNoChoiceOfTheUser() {
        StoredGames games;
        GamesModel model(m_variants, games.service());
        preferences().reset(preference::GameColumnWidths);
        GamesTable table(model);
        table.show();
        for (const int width : {300, 150, 280})
            table.resize(width, 300);
        QTest::qWait(20);
        QVERIFY(!table.isColumnHidden(GameColumn::Players));
        QCOMPARE(preferences().get(preference::GameColumnWidths), QString());
    }

    void theLastColumnCannotBeHidden() {
        StoredGames games;
        GamesModel model(m_variants, games.service());
        preferences().set(preference::GameColumns, {GameColumn::Event});
        GamesTable table(model);
        QMenu menu;
        table.fillColumnMenu(menu);
        for (QAction* action : menu.actions())
            if (action->text() == "Event") QVERIFY(!action->isEnabled());
    }

    void typingDoesNotSearchTheRows() {
        StoredGames games;
        games.add({{.first = "Ada", .startedAt = 200}, {.first = "Eve", .startedAt = 100}});
        GamesModel model(m_variants, games.service());
        model.setIds(std::make_shared<const Ids>(Ids{1, 2}));
        GamesTable table(model);
        table.show();
        QTRY_VERIFY(model.gameAt(1));
        table.selectRow(0);
        table.keyboardSearch("Eve");
        QCOMPARE(table.currentIndex().row(), 0);
    }

private:
    QTemporaryDir m_folder;
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, GamesTableTest>(argc, argv); }
#include "games_table_test.moc"
