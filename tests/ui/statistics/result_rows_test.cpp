// Groups of results as charts show them.
#include "ui/statistics/result_rows.h"

#include "tests/ui/own_settings.h"
#include "tests/ui/positions.h"

using namespace komadai;
using namespace komadai::ui;
using By = core::ResultsBy;

class ResultRowsTest : public QObject {
    Q_OBJECT

    static QStringList names(By by, const std::vector<core::ResultCounts>& groups) {
        QStringList names;
        for (const ResultRow& row : rowsOf(by, groups, variants()))
            names += row.name;
        return names;
    }

private slots:
    void groupsAreNamedInWords() {
        QCOMPARE(names(By::Variant, {{"euroshogi"}, {"of-another-computer"}}),
                 QStringList({"EuroShogi", "of-another-computer"}));
        QCOMPARE(names(By::Side, {{"second"}, {"first"}}), QStringList({"moved second", "moved first"}));
        QCOMPARE(names(By::Opponent, {{"Ada"}, {""}}), QStringList({"Ada", "without a name"}));
        QCOMPARE(names(By::Opponent, {{.name = "", .level = 3}}), QStringList("Computer 3"));
        QCOMPARE(names(By::Clock, {{""}}), QStringList("no clock"));
        QCOMPARE(names(By::Reason, {{"checkmate"}, {""}}), QStringList({"checkmate", "not finished"}));
    }
    void levelsAndYearsAreInTheirOrder() {
        QCOMPARE(names(By::Level, {{"10"}, {"9"}, {"1"}}), QStringList({"Level 1", "Level 9", "Level 10"}));
        QCOMPARE(names(By::Year, {{"2025"}, {"0"}, {"1996"}}), QStringList({"unknown", "1996", "2025"}));
    }
    void theSmallestOfManyGroupsAreOneRow() {
        std::vector<core::ResultCounts> groups;
        for (int i = 0; i < 13; ++i)
            groups.push_back({"Player " + std::to_string(i), 20 - i, 5, 3, 2});
        const auto rows = rowsOf(By::Opponent, groups, variants());
        QCOMPARE(rows.size(), MostResultRows + 1);
        QCOMPARE(rows.back().name, QString("3 others"));
        QCOMPARE(rows.back().games(), std::int64_t{10 + 9 + 8});
        QCOMPARE(rows.back().wins, std::int64_t{15});
    }
    void allYearsAreShown() {
        std::vector<core::ResultCounts> groups;
        for (int year = 1990; year < 2020; ++year)
            groups.push_back({std::to_string(year), 1, 1, 0, 0});
        QCOMPARE(rowsOf(By::Year, groups, variants()).size(), groups.size());
    }
    void aDrawIsHalfAPointAndUnfinishedGamesAreNotCounted() {
        const ResultRow row{"Ada", 1, 1, 0, 5};
        QCOMPARE(row.score(), std::optional(0.75));
        QCOMPARE(row.games(), std::int64_t{7});
        QCOMPARE(numbersOf(row), QString("1 – 1 – 0   75%"));
        QCOMPARE(sentenceOf(row), QString("Ada: wins 1, draws 1, losses 0, not finished 5, score 75%"));
        QVERIFY(!ResultRow{}.score());
        QCOMPARE(numbersOf(ResultRow{"Bob", 0, 0, 0, 4}), QString("4 not finished"));
    }
};

int main(int argc, char** argv) {
    return ui::test::runWithOwnSettings<QCoreApplication, ResultRowsTest>(argc, argv);
}
#include "result_rows_test.moc"
