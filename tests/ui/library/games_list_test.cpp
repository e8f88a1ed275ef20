// The list of games: rows follow what is written, without being read anew.
#include "core/notation/stored_record.h"
#include "core/rules/variant_set.h"
#include "tests/ui/games.h"
#include "ui/library/games_model.h"
#include "ui/library/games_panel.h"
#include "ui/library/library_service.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace komadai;
using namespace komadai::ui;

namespace {

core::GameSummary game(core::GameId id, int startedAt, const char* name = "Ada") {
    core::GameSummary summary;
    summary.id = id;
    summary.header.variant = "euroshogi";
    summary.header.players[0].name = name;
    summary.header.startedAt = std::chrono::sys_seconds(std::chrono::seconds(startedAt));
    return summary;
}

} // namespace

class GamesListTest : public QObject {
    Q_OBJECT

private:
    core::VariantSet m_variants = core::VariantSet::builtin();

    static std::vector<core::GameId> idsOf(const GamesModel& model) {
        std::vector<core::GameId> ids;
        for (int row = 0; row < model.rowCount(); ++row)
            ids.push_back(model.gameAt(row).id);
        return ids;
    }

private slots:
    void aChangedGameChangesItsRowOnly() {
        GamesModel model(m_variants);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setGames({game(3, 30), game(2, 20), game(1, 10)});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setGame(game(2, 20, "Bob"));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
        QCOMPARE(changed.at(0).at(1).toModelIndex().row(), 1);
        QCOMPARE(reset.count(), 0);
        QVERIFY(model.index(1, GamesModel::Players).data().toString().startsWith("Bob"));
    }

    void aNewGameComesToItsPlaceInTheOrder() {
        GamesModel model(m_variants);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const auto& [id, startedAt] : {std::pair(1, 10), {2, 30}, {3, 20}, {4, 20}, {5, 5}, {6, 40}})
            model.setGame(game(id, startedAt));
        QCOMPARE(idsOf(model), (std::vector<core::GameId>{6, 2, 4, 3, 1, 5}));
        QCOMPARE(model.rowOf(3), std::optional(3));
        QVERIFY(!model.rowOf(77));
    }

    void aGameWithAnotherStartMoves() {
        GamesModel model(m_variants);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setGames({game(3, 30), game(2, 20), game(1, 10)});
        model.setGame(game(3, 15));
        QCOMPARE(idsOf(model), (std::vector<core::GameId>{2, 3, 1}));
    }

    void aRemovedGameTakesItsRowAlong() {
        GamesModel model(m_variants);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setGames({game(3, 30), game(2, 20), game(1, 10)});
        model.removeGame(2);
        model.removeGame(77);
        QCOMPARE(idsOf(model), (std::vector<core::GameId>{3, 1}));
    }

    void thePanelFollowsWhatIsWrittenAndKeepsItsSelection() {
        QTemporaryDir folder;
        LibraryService library;
        GamesPanel panel(m_variants, library);
        auto* table = panel.findChild<QTableView*>("gamesTable");
        const auto header = [](int startedAt) {
            return core::headerOf(test::euroShogiGame(), {},
                                  std::chrono::sys_seconds(std::chrono::seconds(startedAt)));
        };
        const auto run = [&](auto job) {
            library.run(
                [job](core::Library& l) {
                    job(l);
                    return true;
                },
                this, [](bool) {}, [](const core::StorageError& error) { QFAIL(error.what()); });
        };
        library.open(folder.filePath("library.sqlite").toStdString());
        run([&](core::Library& l) { l.addGame(header(100)); });
        panel.show();
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QVERIFY(table->isVisible());
        table->selectRow(0);

        QSignalSpy reset(table->model(), &QAbstractItemModel::modelReset);
        run([&](core::Library& l) { l.addGame(header(200)); });
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QCOMPARE(table->selectionModel()->selectedRows().at(0).row(), 1);
        run([&](core::Library& l) {
            l.setOutcome(1, core::Outcome{core::Side::First, core::EndReason::Time});
        });
        QTRY_COMPARE(table->model()->index(1, GamesModel::Result).data().toString(), QString("1–0"));
        run([&](core::Library& l) {
            l.deleteGame(1, {});
            l.deleteGame(2, {});
        });
        QTRY_COMPARE(table->model()->rowCount(), 0);
        QVERIFY(!table->isVisible());
        QCOMPARE(reset.count(), 0);
        run([&](core::Library& l) { l.restoreGame(2); });
        QTRY_VERIFY(table->isVisible());
    }
};

QTEST_MAIN(GamesListTest)
#include "games_list_test.moc"
