// The opening explorer: the moves that were played in the position of a document.
#include "tests/ui/explorer/stored_games.h"
#include "tests/ui/own_settings.h"
#include "ui/document/game_document.h"
#include "ui/explorer/explorer_panel.h"
#include "ui/explorer/move_statistics.h"
#include "ui/explorer/results_delegate.h"
#include "ui/library/filter_field.h"
#include "ui/notation/notation.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class ExplorerPanelTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryService> m_library;
    std::unique_ptr<GameDocument> m_document;
    std::unique_ptr<ExplorerPanel> m_panel;

    std::filesystem::path path() const { return m_folder->filePath("library.sqlite").toStdString(); }
    /// A library with these games, and the panel with a record of these moves, at its start.
    void open(const std::vector<TestGame>& games, std::vector<std::string_view> moves = {}) {
        store(path(), games);
        m_library = std::make_unique<LibraryService>();
        QSignalSpy opened(m_library.get(), &LibraryService::opened);
        m_library->open(path());
        QTRY_COMPARE(opened.size(), 1);
        m_document = std::make_unique<GameDocument>(recordOf({std::move(moves)}));
        m_document->goToPly(0);
        m_panel = std::make_unique<ExplorerPanel>(*m_library);
        m_panel->resize(600, 400);
        m_panel->setDocument(m_document.get());
        m_panel->show();
    }
    QTreeWidget& table() const { return *m_panel->findChild<QTreeWidget*>("explorerMoves"); }
    FilterField& filter() const { return *m_panel->findChild<FilterField*>(); }
    QString status() const { return m_panel->findChild<QLabel*>("explorerStatus")->text(); }
    QString cell(int row, int column) const {
        const auto* item = table().topLevelItem(row);
        return item ? item->text(column) : QString();
    }
    /// Moves with their numbers of games: "e3e4 2, d3d4 1, Total 3".
    QString rows() const {
        QStringList rows;
        for (int row = 0; row < table().topLevelItemCount(); ++row)
            rows << cell(row, 0) + ' ' + cell(row, 1);
        return rows.join(", ");
    }
    QString text(std::string_view move) const {
        return moveText(uciMove(move, m_document->position()), m_document->position(), std::nullopt);
    }
    QPoint rowAt(int row) const { return table().visualItemRect(table().topLevelItem(row)).center(); }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() {
        m_panel.reset();
        m_document.reset();
        m_library.reset();
        m_folder.reset();
    }

    void eachMoveHasItsGamesShareResultsRatingAndLastDay() {
        open({{{"e3e4"}, wonBy(core::Side::First), "1990-02-03", {"Ann", "Bob"}, {1500, 1700}},
              {{"e3e4"}, wonBy(core::Side::Second), "1998"},
              {{"e3e4"}, drawn(), "1991-04"},
              {{"d3d4"}, std::nullopt, "1985-01-01"}});
        QTRY_COMPARE(rows(), QString("%1 3, %2 1, Total 4").arg(text("e3e4"), text("d3d4")));
        QCOMPARE(cell(0, 2), QString("75%"));
        QCOMPARE(table().topLevelItem(0)->data(3, ResultsDelegate::ResultsRole).toList(),
                 (QVariantList{1LL, 1LL, 1LL}));
        QCOMPARE(table().topLevelItem(0)->toolTip(3),
                 QString("White wins: 1 (33%), draws: 1 (33%), Black wins: 1 (33%)"));
        QCOMPARE(table().topLevelItem(1)->toolTip(3), QString("No results"));
        QCOMPARE(cell(0, 4), QString("1600"));
        QCOMPARE(cell(1, 4), QString());
        QCOMPARE(cell(0, 5), QString("1998"));
        QCOMPARE(cell(2, 5), QString("1998"));
    }

    void allWaysToThePositionCount() {
        open({{{"e3e4", "e6e5", "d3d4", "d6d5"}}, {{"d3d4", "e6e5", "e3e4", "d6d5"}}},
             {"e3e4", "e6e5", "d3d4"});
        m_document->goToPly(3);
        QTRY_COMPARE(rows(), QString("%1 2, Total 2").arg(text("d6d5")));
    }

    void itFollowsTheBoard() {
        open({{{"e3e4", "e6e5"}}, {{"e3e4", "d6d5"}}, {{"d3d4"}}}, {"e3e4", "d6d5"});
        QTRY_COMPARE(cell(2, 1), QString("3"));
        m_document->goToPly(1);
        QTRY_COMPARE(cell(2, 1), QString("2"));
        m_document->goToPly(2);
        QTRY_COMPARE(status(), QString("No game in the library continues from this position."));
        QCOMPARE(rows(), QString());
    }

    void itFollowsTheGameInFront() {
        open({{{"e3e4", "e6e5"}}});
        QTRY_COMPARE(rows(), QString("%1 1, Total 1").arg(text("e3e4")));
        GameDocument other(recordOf({{"e3e4"}}));
        m_panel->setDocument(&other);
        QTRY_COMPARE(cell(0, 0), moveText(uciMove("e6e5", other.position()), other.position(),
                                          destinationAt(other.line(), other.ply())));
        m_document->goToPly(0); // is not in front any more
        m_panel->setDocument(nullptr);
        QCOMPARE(rows(), QString());
    }

    void figuresOfAPositionThatWasLeftAreNotShown() {
        open({{{"e3e4", "e6e5"}}, {{"d3d4"}}}, {"e3e4"});
        MoveStatistics statistics(*m_library);
        std::vector<std::size_t> shown;
        connect(&statistics, &MoveStatistics::changed, this,
                [&] { shown.push_back(statistics.found()->moves.size()); });
        {
            const BusyReader busy(*m_library);
            statistics.ask(startPosition(), {}); // has two moves
            QCoreApplication::processEvents();   // it waits for the reader
            m_document->goToPly(1);
            statistics.ask(m_document->position(), {}); // has one
        }
        QTRY_VERIFY(!shown.empty());
        waitForReader(*m_library);
        QCOMPARE(shown, std::vector<std::size_t>{1});
    }

    void aMoveIsNotPlayedFromFiguresOfAnotherPosition() {
        open({{{"e3e4", "e6e5"}}}, {"e3e4"});
        QTRY_COMPARE(table().topLevelItemCount(), 2);
        QSignalSpy chosen(m_panel.get(), &ExplorerPanel::moveChosen);
        const QPoint row = rowAt(0);
        const BusyReader busy(*m_library);
        m_document->goToPly(1);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, row);
        QCOMPARE(chosen.size(), 0);
    }

    void firstFiguresComeBeforeAllAreCounted() {
        const std::vector<TestGame> games(4500, TestGame{{"e3e4"}});
        open({});
        store(path(), games);
        MoveStatistics statistics(*m_library);
        std::vector<bool> isWhole;
        std::vector<std::int64_t> counted;
        connect(&statistics, &MoveStatistics::changed, this, [&] {
            isWhole.push_back(statistics.found()->isWhole);
            counted.push_back(statistics.found()->total.games);
        });
        statistics.ask(startPosition(), core::parseFilter("player:ann").value());
        QTRY_VERIFY(!isWhole.empty() && isWhole.back());
        QVERIFY(!isWhole.front());
        QVERIFY(counted.front() > 0);
        QVERIFY(std::is_sorted(counted.begin(), counted.end()));
        QCOMPARE(counted.back(), std::int64_t{4500});
    }

    void figuresStayUntilTheyAreCountedAgain() {
        const std::vector<TestGame> games(4500, TestGame{{"e3e4"}});
        open({});
        store(path(), games);
        MoveStatistics statistics(*m_library);
        statistics.ask(startPosition(), core::parseFilter("player:ann").value());
        QTRY_VERIFY(statistics.found() && statistics.found()->isWhole);
        std::vector<std::int64_t> counted;
        connect(&statistics, &MoveStatistics::changed, this,
                [&] { counted.push_back(statistics.found()->total.games); });
        statistics.askAgain();
        QTRY_VERIFY(!counted.empty() && statistics.found()->isWhole);
        QCOMPARE(counted, (std::vector<std::int64_t>{4500}));
    }

    void itSaysThatItIsCounting() {
        open({{{"e3e4"}}});
        const BusyReader busy(*m_library);
        m_panel->refresh();
        QCOMPARE(status(), QString("Counting…"));
    }

    void theFilterOfTheTableLimitsTheGames() {
        open({{{"e3e4"}, {}, "1990", {"Ann", "Bob"}}, {{"d3d4"}, {}, "1999", {"Eve", "Bob"}}});
        QTRY_COMPARE(cell(2, 1), QString("2"));
        filter().setFilterText("player:eve");
        QTRY_COMPARE(rows(), QString("%1 1, Total 1").arg(text("d3d4")));
        filter().setFilterText("player:zoe");
        QTRY_COMPARE(status(), QString("No matching game continues from this position."));
        filter().setFilterText({});
        QTRY_COMPARE(cell(2, 1), QString("2"));
    }

    void enterReadsTheFilterAtOnce() {
        open({{{"e3e4"}, {}, "1990"}, {{"d3d4"}, {}, "1999"}});
        QTest::keyClicks(&filter(), "date:1990");
        QTest::keyClick(&filter(), Qt::Key_Return);
        QCOMPARE(filter().filter(), core::parseFilter("date:1990").value());
    }

    void aFilterThatCannotBeReadIsExplainedAndChangesNothing() {
        open({{{"e3e4"}}});
        QTRY_COMPARE(cell(1, 1), QString("1"));
        filter().setFilterText("playr:ann");
        QCOMPARE(status(), QString("“playr” is not a condition (did you mean “player”?)."));
        QCOMPARE(cell(1, 1), QString("1"));
        filter().setFilterText("player:ann");
        QTRY_COMPARE(status(), QString());
    }

    void everyMistakeInAFilterHasASentence_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("field") << "playr:a"
                               << "“playr” is not a condition (did you mean “player”?).";
        QTest::newRow("no value") << "player:"
                                  << "A value is missing after “player:”.";
        QTest::newRow("value") << "moves:many"
                               << "“many” is not valid for this condition.";
        QTest::newRow("bracket") << "(a"
                                 << "A bracket is not closed.";
        QTest::newRow("closed bracket") << "a)"
                                        << "A bracket is closed that was not opened.";
        QTest::newRow("nothing beside OR") << "a OR"
                                           << "Something is missing next to “OR”.";
        QTest::newRow("depth") << QString(40, '(') << "There are too many brackets inside each other.";
    }
    void everyMistakeInAFilterHasASentence() {
        QFETCH(QString, text);
        FilterField line;
        line.setFilterText(text);
        QTEST(line.problem(), "sentence");
    }

    void aFilterWithoutRoomForItsExampleSaysItsName() {
        FilterField line;
        line.setWords("Filter the games, for example player:habu", "Filter the games");
        line.resize(1000, line.sizeHint().height());
        line.show();
        QTRY_COMPARE(line.placeholderText(), QString("Filter the games, for example player:habu"));
        line.resize(150, line.height());
        QTRY_COMPARE(line.placeholderText(), QString("Filter the games"));
    }

    void aClickPlaysTheMove() {
        open({{{"e3e4"}}, {{"e3e4"}}, {{"d3d4"}}});
        QTRY_COMPARE(table().topLevelItemCount(), 3);
        std::vector<core::Move> chosen;
        connect(m_panel.get(), &ExplorerPanel::moveChosen, this,
                [&](const core::Move& move) { chosen.push_back(move); });
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, rowAt(1));
        QCOMPARE(chosen, std::vector{uciMove("d3d4", startPosition())});
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, rowAt(2)); // the total
        QCOMPARE(chosen.size(), std::size_t{1});
    }

    void enterPlaysTheMoveOfTheCurrentRow() {
        open({{{"e3e4"}}, {{"e3e4"}}, {{"d3d4"}}});
        QTRY_COMPARE(table().topLevelItemCount(), 3);
        QSignalSpy chosen(m_panel.get(), &ExplorerPanel::moveChosen);
        table().setCurrentItem(table().topLevelItem(0));
        QTest::keyClick(&table(), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].value<core::Move>(), uciMove("e3e4", startPosition()));
    }

    void theCurrentRowStaysAtItsMoveWhenTheOrderChanges() {
        open({{{"d3d4"}}, {{"d3d4"}}, {{"e3e4"}}});
        QTRY_COMPARE(rows(), QString("%1 2, %2 1, Total 3").arg(text("d3d4"), text("e3e4")));
        table().setCurrentItem(table().topLevelItem(1));
        m_library->run(
            [](core::Library& library) {
                return library.addRecords(std::vector<core::GameRecord>(2, recordOf({{"e3e4"}})));
            },
            this, [](const std::vector<core::GameId>&) {}, [](const core::StorageError&) {});
        QTRY_COMPARE(rows(), QString("%1 3, %2 2, Total 5").arg(text("e3e4"), text("d3d4")));
        QCOMPARE(table().currentItem()->text(0), text("e3e4"));
    }

    void figuresOfALibraryThatWasLeftGoWhenTheNextOneCannotBeOpened() {
        open({{{"e3e4"}}});
        QTRY_COMPARE(table().topLevelItemCount(), 2);
        QSignalSpy failed(m_library.get(), &LibraryService::openFailed);
        m_library->open(m_folder->filePath("none/library.sqlite").toStdString());
        QTRY_COMPARE(failed.size(), 1);
        QTRY_COMPARE(rows(), QString());
        QTRY_VERIFY(!status().isEmpty() && status() != "Counting…");
    }

    void theMoveUnderTheMouseIsTold() {
        open({{{"e3e4"}}});
        QTRY_COMPARE(table().topLevelItemCount(), 2);
        QSignalSpy hovered(m_panel.get(), &ExplorerPanel::moveHovered);
        QSignalSpy ended(m_panel.get(), &ExplorerPanel::hoverEnded);
        QTest::mouseMove(table().viewport(), rowAt(0));
        QTRY_COMPARE(hovered.size(), 1);
        QTest::mouseMove(table().viewport(), rowAt(1)); // the total
        QTRY_COMPARE(ended.size(), 1);
    }

    void aGameThatIsAddedCounts() {
        open({{{"e3e4"}}});
        QTRY_COMPARE(cell(1, 1), QString("1"));
        m_library->run([](core::Library& library) { return library.addRecord(recordOf({{"e3e4"}})); }, this,
                       [](core::GameId) {}, [](const core::StorageError&) { QFAIL("not written"); });
        QTRY_COMPARE(cell(1, 1), QString("2"));
    }

    void aHiddenPanelAsksNothing() {
        open({{{"e3e4"}}}, {"e3e4"});
        QTRY_COMPARE(table().topLevelItemCount(), 2);
        m_panel->hide();
        m_document->goToPly(1);
        QCOMPARE(status(), QString());
        m_panel->show();
        QTRY_COMPARE(status(), QString("No game in the library continues from this position."));
    }

    void theGamesOfThePositionAreAskedForWithTheFilter() {
        open({{{"e3e4"}}});
        filter().setText("player:ann");
        QSignalSpy wanted(m_panel.get(), &ExplorerPanel::gamesWanted);
        m_panel->findChild<QPushButton*>("explorerGames")->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), QString("player:ann"));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, ExplorerPanelTest>(argc, argv); }

#include "explorer_panel_test.moc"
