// The window with the charts: whose results, of which games, and that it follows the library.
#include "ui/statistics/statistics_window.h"

#include "core/notation/stored_record.h"
#include "core/store/library.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/positions.h"
#include "ui/custom_plot.h"
#include "ui/preferences/preferences.h"
#include "ui/statistics/result_chart.h"
#include "ui/widgets/window_size.h"

#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace komadai;
using namespace komadai::ui;
using By = core::ResultsBy;

class StatisticsWindowTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryService> m_service;
    std::unique_ptr<StatisticsWindow> m_window;

    std::filesystem::path path() const { return m_folder->filePath("library.sqlite").toStdString(); }
    static core::GameRecord game(const char* variant, const core::Player& first, const core::Player& second,
                                 std::optional<core::Side> winner) {
        const auto start = core::AnyPosition::startOf(variants().find(variant));
        core::GameTree tree(start);
        tree.add(core::NodeId::root(), start.legalMoves().front());
        const auto reason = winner ? core::EndReason::Resignation : core::EndReason::Agreement;
        return {core::headerOf(core::Game(start), {first, second}, {}), std::move(tree),
                core::Outcome{winner, reason}};
    }
    static core::Player person(const char* name) { return {{}, name}; }
    static core::Player computer(int level) { return {level, ""}; }
    /// Ada has won against level 3 and lost against level 7; Bob has drawn with Ada and lost to her.
    void storeGames() const {
        core::Library library(path());
        library.addRecord(game("shogi", person("Ada"), computer(3), core::Side::First));
        library.addRecord(game("shogi", computer(7), person("Ada"), core::Side::First));
        library.addRecord(game("shogi", person("Ada"), person("Bob"), std::nullopt));
        library.addRecord(game("euroshogi", person("Bob"), person("Ada"), core::Side::Second));
    }
    static QString chartName(By by) { return QStringLiteral("chart%1").arg(static_cast<int>(by)); }
    const std::vector<ResultRow>& rows(By by) const {
        return m_window->findChild<ResultChart*>(chartName(by))->rows();
    }
    QComboBox& player() const { return *m_window->findChild<QComboBox*>("player"); }
    QLineEdit& filter() const { return *m_window->findChild<QLineEdit*>("statisticsFilter"); }
    QString total() const { return m_window->findChild<QLabel*>("total")->text(); }
    void choose(const QString& name) const {
        player().setEditText(name);
        emit player().lineEdit()->editingFinished();
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings().clear();
        preferences().reset(preference::StatisticsPlayer);
        storeGames();
        m_service = std::make_unique<LibraryService>();
        QSignalSpy opened(m_service.get(), &LibraryService::opened);
        m_service->open(path());
        QVERIFY(opened.wait());
        m_window = std::make_unique<StatisticsWindow>(variants(), *m_service);
        m_window->show();
    }
    void cleanup() {
        m_window.reset();
        m_service.reset();
    }

    void atFirstTheUsersResultsAgainstTheComputerAreShown() {
        QTRY_COMPARE(total(), QString("All these games: wins 1, draws 0, losses 1, score 50%"));
        QCOMPARE(rows(By::Level), (std::vector<ResultRow>{{"Level 3", 1, 0, 0, 0}, {"Level 7", 0, 0, 1, 0}}));
        QCOMPARE(player().currentText(), QString("You, against the computer"));
    }
    void theBarsOfAllChartsBeginAtOnePlace() {
        QTRY_COMPARE(rows(By::Level).size(), std::size_t(2));
        std::vector<int> begins;
        for (const auto* chart : m_window->findChildren<ResultChart*>()) {
            if (chart->rows().empty()) continue;
            auto* plot = chart->findChild<QCustomPlot*>();
            plot->replot();
            begins.push_back(plot->axisRect()->left());
        }
        QVERIFY(begins.size() > 2);
        for (const int begin : begins)
            QCOMPARE(begin, begins.front());
    }
    void chartsAndLegendFollowTheSizeOfTheText() {
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
        QTRY_COMPARE(rows(By::Level).size(), std::size_t(2));
        const auto& first = *m_window->findChild<QWidget*>(chartName(By::Level))->parentWidget();
        const auto& second = *m_window->findChild<QWidget*>(chartName(By::Variant))->parentWidget();
        const auto& swatch = *m_window->findChild<QWidget*>("legend")->findChild<QLabel*>();
        m_window->resize(textSized(*m_window, 1000), 700);
        QTRY_VERIFY(second.x() > first.x()); // side by side
        const int before = swatch.pixmap().height();
        QFont large = usual;
        large.setPointSizeF(2 * usual.pointSizeF());
        QApplication::setFont(large);
        QTRY_VERIFY(second.x() == first.x() && second.y() > first.y());
        QTRY_VERIFY(swatch.pixmap().height() > before);
    }
    void aPlayerIsChosenByName() {
        choose("Bob");
        QTRY_COMPARE(total(), QString("All these games: wins 0, draws 1, losses 1, score 25%"));
        QCOMPARE(rows(By::Opponent), (std::vector<ResultRow>{{"Ada", 0, 1, 1, 0}}));
        QVERIFY(rows(By::Level).empty());
    }
    void theListHasThePlayersOfTheLibraryAndCompletesTheirNames() {
        QTRY_VERIFY(player().findText("Bob") > 0);
        QCOMPARE(player().count(), 4);
        QCOMPARE(player().itemText(2), QString("Ada"));
        player().completer()->setCompletionPrefix("ob");
        QCOMPARE(player().completer()->currentCompletion(), QString("Bob"));
    }
    void allGamesAreSeenByThePlayerWhoMovesFirst() {
        choose(player().itemText(1));
        QTRY_COMPARE(total(), QString("All these games: wins 2, draws 1, losses 1, score 63%"));
    }
    void theChosenPlayerIsRemembered() {
        choose("Bob");
        m_window = std::make_unique<StatisticsWindow>(variants(), *m_service);
        m_window->show();
        QTRY_VERIFY(total().startsWith("All these games: wins 0, draws 1"));
        QCOMPARE(player().currentText(), QString("Bob"));
    }
    void theFilterChoosesTheGames() {
        choose("Ada");
        QTRY_COMPARE(rows(By::Variant).size(), std::size_t{2});
        filter().setText("variant:euroshogi");
        QTRY_COMPARE(rows(By::Variant), (std::vector<ResultRow>{{"EuroShogi", 1, 0, 0, 0}}));
    }
    void aPlayerAndAFilterCanBeAskedFor() {
        m_window->ask("Ada", "variant:euroshogi");
        QTRY_COMPARE(rows(By::Variant), (std::vector<ResultRow>{{"EuroShogi", 1, 0, 0, 0}}));
        QCOMPARE(player().currentText(), QString("Ada"));
        QCOMPARE(filter().text(), QString("variant:euroshogi"));
        m_window->ask({}, {});
        QTRY_COMPARE(total(), QString("All these games: wins 2, draws 1, losses 1, score 63%"));
    }
    void aMistakeInTheFilterIsNamed() {
        QTRY_VERIFY(!total().isEmpty());
        filter().setText("varant:shogi");
        auto* problem = m_window->findChild<QLabel*>("filterProblem");
        QTRY_VERIFY(problem->isVisible());
        QCOMPARE(problem->text(), QString("“varant” is not a condition (did you mean “variant”?)."));
        filter().clear();
        QTRY_VERIFY(!problem->isVisible());
    }
    void noGamesAreSaidToBeNone() {
        filter().setText("player:nobody");
        QTRY_COMPARE(total(),
                     QString("There are no such games in the library. You can choose another player above."));
    }
    void theColoursAreExplainedWhereThereAreCharts() {
        const auto* legend = m_window->findChild<QWidget*>("legend");
        QTRY_VERIFY(legend->isVisible());
        filter().setText("player:nobody");
        QTRY_VERIFY(!legend->isVisible());
        filter().clear();
        QTRY_VERIFY(legend->isVisible());
    }
    void resultsOfALibraryThatWasLeftGoWhenTheNextOneCannotBeOpened() {
        QTRY_VERIFY(!total().isEmpty());
        m_service->open(m_folder->filePath("none/library.sqlite").toStdString());
        QCOMPARE(total(), QString());
        QVERIFY(rows(By::Level).empty());
        QTRY_VERIFY(m_window->findChild<QLabel*>("filterProblem")->isVisible());
        QVERIFY(!m_window->findChild<QLabel*>("filterProblem")->text().isEmpty());
    }
    void aGameThatIsAddedIsCounted() {
        QTRY_VERIFY(!total().isEmpty());
        m_service->run(
            [](core::Library& library) {
                return library.addRecord(game("shogi", person("Ada"), computer(3), core::Side::First));
            },
            this, [](core::GameId) {}, [](const core::StorageError&) {});
        QTRY_COMPARE(rows(By::Level).at(0), (ResultRow{"Level 3", 2, 0, 0, 0}));
    }
    void eachChartHasItsNumbersAsText() {
        QTRY_VERIFY(!rows(By::Level).empty());
        const auto* chart =
            m_window->findChild<ResultChart*>(QStringLiteral("chart%1").arg(static_cast<int>(By::Level)));
        QCOMPARE(chart->accessibleName(), QString("Against each level of the computer"));
        QCOMPARE(chart->accessibleDescription(), QString("Level 3: wins 1, draws 0, losses 0, score 100%. "
                                                         "Level 7: wins 0, draws 0, losses 1, score 0%"));
    }
    void partsOfBarsDifferInPatternToo() {
        std::vector<Qt::BrushStyle> styles;
        for (const ResultPart part : ResultParts)
            styles.push_back(brushOf(part, m_window->palette()).style());
        std::sort(styles.begin(), styles.end());
        QVERIFY(std::adjacent_find(styles.begin(), styles.end()) == styles.end());
    }
};

int main(int argc, char** argv) {
    return ui::test::runWithOwnSettings<QApplication, StatisticsWindowTest>(argc, argv);
}
#include "statistics_window_test.moc"
