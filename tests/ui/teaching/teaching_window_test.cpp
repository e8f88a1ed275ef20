// The window in which the computer is taught, its bar, and the command of the main window.
#include "ui/teaching/teaching_window.h"

#include "tests/ui/dialogs.h"
#include "tests/ui/library_answers.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/teaching/courses.h"
#include "ui/analysis/analysis.h"
#include "ui/document/game_document.h"
#include "ui/engine/engine_pool.h"
#include "ui/game/game_view.h"
#include "ui/game/open_game.h"
#include "ui/game/play.h"
#include "ui/language/language.h"
#include "ui/main_window.h"
#include "ui/preferences/preferences.h"
#include "ui/teaching/course_chart.h"
#include "ui/teaching/teaching_bar.h"
#include "ui/teaching/teaching_text.h"
#include "ui/variants/manage_variants_dialog.h"
#include "ui/variants/user_variants.h"
#include "ui/widgets/notice_bar.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QThread>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using State = CourseView::State;

class TeachingWindowTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<core::LearnedNetworks> m_networks;
    std::unique_ptr<TeachingService> m_teaching;
    std::unique_ptr<TeachingWindow> m_window;

    void make(const TeachingConditions& conditions) {
        m_window.reset();
        m_teaching.reset();
        m_teaching =
            std::make_unique<TeachingService>(m_networks, std::make_shared<CoreBudget>(4), conditions);
        m_window = std::make_unique<TeachingWindow>(variants(), *m_teaching);
        m_window->showVariant("euroshogi");
        m_window->show();
    }
    template <class Part>
    Part& part(const char* name) const {
        return *m_window->findChild<Part*>(QLatin1String(name));
    }
    QString text(const char* label) const { return part<QLabel>(label).text(); }
    QPushButton& start() const { return part<QPushButton>("startTeaching"); }
    QPushButton& keep() const { return part<QPushButton>("keepTeaching"); }
    QPushButton& discard() const { return part<QPushButton>("discardTeaching"); }
    QString cell(int row, int column) const {
        return part<QTableWidget>("teachingRounds").item(row, column)->text();
    }
    int rows() const { return part<QTableWidget>("teachingRounds").rowCount(); }
    State state() const { return m_teaching->course(euroshogi()->spec()).state; }
    static const core::VariantSpec& spec() { return euroshogi()->spec(); }
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    static void acceptNextFile(const QString& file) {
        withNextDialog<QFileDialog>([file](QFileDialog& dialog) {
            typeName(dialog, file);
            static_cast<QDialog&>(dialog).accept();
        });
    }
    static void choose(const QString& language) {
        preferences().set(preference::Language, language);
        applyChosenLanguage();
    }

private slots:
    void init() {
        QSettings().clear();
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        choose("en");
        m_folder = std::make_unique<QTemporaryDir>();
        m_networks = networksIn(m_folder->filePath("networks"));
        make(endlessCourse());
    }
    void cleanup() {
        m_window.reset();
        m_teaching.reset();
        m_networks.reset();
    }

    // --- the course

    void beforeTheFirstCourseThereIsOnlyAStart() {
        QVERIFY(text("teachingState").startsWith("The computer plays this game against itself"));
        QCOMPARE(start().text(), QString("&Start"));
        QVERIFY(!keep().isEnabled());
        QVERIFY(!discard().isEnabled());
        QCOMPARE(rows(), 0);
        QCOMPARE(part<StrengthChart>("strengthChart").accessibleDescription(), QString("No test yet"));
        QVERIFY(!part<QProgressBar>("teachingProgress").isVisible());
    }
    void aCourseShowsItsGamesAsTheyArePlayed() {
        start().click();
        QCOMPARE(start().text(), QString("&Pause"));
        QTRY_VERIFY_WITH_TIMEOUT(
            text("teachingState").startsWith("Round 1: the computer plays against itself. Games: "), 30'000);
        QVERIFY(text("teachingState").endsWith("of 1,000,000."));
        QVERIFY(part<QProgressBar>("teachingProgress").isVisible());
    }
    void aCourseIsPausedAndResumed() {
        start().click();
        start().click();
        QVERIFY(state() == State::Paused);
        QCOMPARE(start().text(), QString("Re&sume"));
        QVERIFY(text("teachingState").startsWith("Paused."));
        start().click();
        QVERIFY(state() == State::Learning);
    }
    void itSaysWhyACourseWaits() {
        start().click();
        m_teaching->setClockRunning(true);
        QTRY_VERIFY(text("teachingState").startsWith("Waiting while the computer thinks"));
        QCOMPARE(start().text(), QString("&Pause"));
    }
    void aWholeRoundFillsTableAndCharts() {
        make(tinyCourse(1));
        start().click();
        QTRY_VERIFY_WITH_TIMEOUT(state() == State::Paused, 120'000);
        QTRY_COMPARE(rows(), 1);
        QTRY_VERIFY(cell(0, 7) == QLatin1String("Better: kept") || cell(0, 7) == QLatin1String("Not better"));
        QCOMPARE(cell(0, 1), QString("6"));
        QCOMPARE(part<LossChart>("lossChart").points().size(), std::size_t{1});
        QCOMPARE(part<StrengthChart>("strengthChart").points().size(), std::size_t{1});
    }
    void aCourseThatIsPausedFromTheLastTimeIsShown() {
        makeCourse(*m_networks, spec());
        m_window->showVariant("euroshogi");
        QCOMPARE(text("teachingState"), QString("Paused. Round 3 has ended."));
        QCOMPARE(start().text(), QString("Re&sume"));
        QVERIFY(keep().isEnabled());
        QCOMPARE(rows(), 3);
        QCOMPARE(cell(1, 0), QString("2"));
        QCOMPARE(cell(1, 1), QString("3,000"));
        QCOMPARE(cell(1, 2), QString("120,000"));
        QCOMPARE(cell(1, 3), QString("0.0650"));
        QCOMPARE(cell(1, 4), QString("0.0800"));
        QVERIFY(cell(1, 5).startsWith('+'));
        QCOMPARE(cell(1, 6), eloText(pairs(40, 8)));
        QCOMPARE(cell(1, 7), QString("Better: kept"));
        QCOMPARE(cell(0, 6), cell(0, 5)); // the start was the best one before
        QCOMPARE(cell(2, 6), QString());
        QCOMPARE(cell(2, 7), QString("Not better"));
    }
    void theCurveOfStrengthHasErrorBars() {
        makeCourse(*m_networks, spec());
        m_window->showVariant("euroshogi");
        const auto& chart = part<StrengthChart>("strengthChart");
        QCOMPARE(chart.points().size(), std::size_t{2});
        const auto strength = core::match::strengthFrom(pairs(40, 8));
        QCOMPARE(chart.points()[1].round, 2);
        QCOMPARE(chart.points()[1].elo, *strength.elo);
        QCOMPARE(chart.points()[1].margin.value(), *strength.eloMargin);
        QVERIFY(chart.points()[1].isFinal);
        QVERIFY(chart.accessibleDescription().endsWith("Round 2: Elo gain since the start: " +
                                                       eloText(pairs(40, 8))));
    }
    void theTestOfTheMomentIsShownAsItGrows() {
        StrengthChart chart;
        CourseView course;
        course.state = State::Learning;
        course.rounds.push_back({.number = 1});
        course.progress =
            core::learning::TeachingProgress{.step = core::learning::TeachingProgress::Step::TestAgainstLast};
        course.progress->tally = pairs(3, 1);
        chart.setCourse(course);
        QCOMPARE(chart.points().size(), std::size_t{1});
        QVERIFY(!chart.points()[0].isFinal);
        course.progress->tally = pairs(3, 0); // without an error that is known
        chart.setCourse(course);
        QVERIFY(!chart.points()[0].margin);
    }
    void theCurveOfLossGrowsWithEachPass() {
        LossChart chart;
        CourseView course;
        course.rounds.push_back({.number = 1});
        course.progress =
            core::learning::TeachingProgress{.step = core::learning::TeachingProgress::Step::Fitting};
        course.progress->epochs = 4;
        course.epochs = {{1, 0.09, 0.08, 0.1}, {2, 0.08, 0.07, 0.1}};
        chart.setCourse(course);
        QCOMPARE(chart.points().size(), std::size_t{2});
        QCOMPARE(chart.points()[0].round, 0.25);
        QCOMPARE(chart.points()[1].round, 0.5);
        QCOMPARE(chart.points()[1].loss, 0.07);
        QCOMPARE(chart.points()[1].without.value(), 0.1);
    }
    void keepingPutsTheNetworkIntoUse() {
        makeCourse(*m_networks, spec());
        m_window->showVariant("euroshogi");
        QCOMPARE(text("networkInUse"), QString("In use: the network that comes with Komadai."));
        keep().click();
        QVERIFY2(text("networkInUse").startsWith("In use: learned network from ") &&
                     text("networkInUse").endsWith("Elo gain: " + eloText(pairs(40, 8)) + "."),
                 qPrintable(text("networkInUse")));
        QTRY_COMPARE(start().text(), QString("&Start"));
        QCOMPARE(rows(), 3); // how it was learned
        QVERIFY(text("teachingState").startsWith("The curves show how the network in use was learned"));
        QVERIFY(m_networks->find(spec()));
    }
    void discardingIsAskedAbout() {
        makeCourse(*m_networks, spec());
        m_window->showVariant("euroshogi");
        answerNextBox("Cancel");
        discard().click();
        QVERIFY(state() == State::Paused);
        answerNextBox("Discard");
        discard().click();
        QVERIFY(state() == State::None);
        QTRY_COMPARE(rows(), 0);
    }
    void aFailureIsWorded() {
        makeCourse(*m_networks, spec());
        writeFile(core::learning::CourseFolder(*m_networks, "euroshogi").files().games, "no games");
        m_window->showVariant("euroshogi");
        start().click();
        QTRY_VERIFY(text("teachingState").startsWith("The course cannot continue: "));
        QVERIFY(text("teachingState").endsWith("is not a file of training games."));
        QVERIFY(start().isEnabled());
        QVERIFY(discard().isEnabled());
    }
    void eachVariantHasACourseOfItsOwn() {
        makeCourse(*m_networks, spec());
        m_window->showVariant("shogi");
        QCOMPARE(rows(), 0);
        QCOMPARE(start().text(), QString("&Start"));
        auto& variant = part<QComboBox>("teachingVariant");
        variant.setCurrentIndex(variant.findData("euroshogi"));
        QCOMPARE(rows(), 3);
        QCOMPARE(start().text(), QString("Re&sume"));
    }
    void theUserChoosesThreadsAndWhatHappensAtTheNextStart() {
        auto& threads = part<QSpinBox>("teachingThreads");
        QCOMPARE(threads.value(), TeachingService::usualThreads());
        QCOMPARE(threads.maximum(), QThread::idealThreadCount());
        threads.setValue(threads.maximum());
        QCOMPARE(TeachingService::threads(), threads.maximum());
        part<QCheckBox>("teachingGoesOn").click();
        QVERIFY(preferences().get(preference::TeachingGoesOn));
    }
    void theCourseGoesOnWhenTheWindowIsClosed() {
        start().click();
        m_window->close();
        QVERIFY(state() == State::Learning);
        m_window->show();
        QCOMPARE(start().text(), QString("&Pause"));
    }
    void theTextsFollowTheLanguage() {
        makeCourse(*m_networks, spec());
        m_window->showVariant("euroshogi");
        choose("de");
        QCOMPARE(cell(1, 3), QString("0,0650"));
        QVERIFY(text("teachingState").startsWith("Angehalten."));
    }

    // --- the network

    void aNetworkIsSharedAsOneFile() {
        learn(*m_networks, spec(), path("log"));
        m_window->showVariant("euroshogi");
        acceptNextFile(path("shared.network"));
        part<QAction>("exportNetwork").trigger();
        QVERIFY(QFileInfo::exists(path("shared.network")));
        answerNextBox("Remove");
        part<QAction>("removeNetwork").trigger();
        QVERIFY(!m_networks->has("euroshogi"));
        QCOMPARE(text("networkInUse"), QString("In use: the network that comes with Komadai."));
        QVERIFY(!part<QAction>("exportNetwork").isEnabled());
        QVERIFY(!part<QAction>("removeNetwork").isEnabled());
        acceptNextFile(path("shared.network"));
        part<QAction>("importNetwork").trigger();
        QVERIFY(m_networks->find(spec()));
        QVERIFY(text("networkInUse").startsWith("In use: learned network from "));
        QTRY_COMPARE(rows(), 0); // its log is not shared
    }
    void anExportedNetworkIsAlwaysNamedAsANetwork() {
        learn(*m_networks, spec(), path("log"));
        m_window->showVariant("euroshogi");
        acceptNextFile(path("mine"));
        part<QAction>("exportNetwork").trigger();
        QVERIFY(QFileInfo::exists(path("mine.network")));
        QVERIFY(!QFileInfo::exists(path("mine")));
    }
    void aNetworkInUseIsReplacedOnlyIfTheUserAgrees() {
        learn(*m_networks, spec(), path("log"));
        writeFile(path("other.network").toStdString(),
                  QByteArray::fromStdString(core::formatNetwork(*someNetwork(spec(), 2), spec())));
        m_window->showVariant("euroshogi");
        const auto isOther = [this] {
            return m_networks->find(spec())->weights().inputs == someNetwork(spec(), 2)->weights().inputs;
        };
        withNextDialog<QFileDialog>([this](QFileDialog& dialog) {
            answerNextBox("Cancel");
            typeName(dialog, path("other.network"));
            static_cast<QDialog&>(dialog).accept();
        });
        part<QAction>("importNetwork").trigger();
        QVERIFY(!isOther());
        withNextDialog<QFileDialog>([this](QFileDialog& dialog) {
            answerNextBox("Replace");
            typeName(dialog, path("other.network"));
            static_cast<QDialog&>(dialog).accept();
        });
        part<QAction>("importNetwork").trigger();
        QVERIFY(isOther());
    }
    void aForeignNetworkIsRefusedWithTheReason() {
        const auto& shogi = variants().find("shogi")->spec();
        writeFile(path("shogi.network").toStdString(),
                  QByteArray::fromStdString(core::formatNetwork(*someNetwork(shogi), shogi)));
        QString said;
        withNextDialog<QFileDialog>([this, &said](QFileDialog& dialog) {
            answerNextBox("OK", &said);
            typeName(dialog, path("shogi.network"));
            static_cast<QDialog&>(dialog).accept();
        });
        part<QAction>("importNetwork").trigger();
        QVERIFY2(said.endsWith("shogi.network is a network of the variant “shogi”."), qPrintable(said));
        QVERIFY(!m_networks->has("euroshogi"));
    }
    void aNetworkThatCannotBeUsedIsNamedAndCanBeRemoved() {
        learn(*m_networks, spec(), path("log"));
        writeFile(m_networks->fileOf("euroshogi"), "no network");
        make(endlessCourse()); // nobody has asked for it before
        QVERIFY2(text("networkInUse").startsWith("The learned network cannot be used: ") &&
                     text("networkInUse").endsWith("euroshogi.network is not a network of Komadai."),
                 qPrintable(text("networkInUse")));
        QVERIFY(!part<QAction>("exportNetwork").isEnabled());
        answerNextBox("Remove");
        part<QAction>("removeNetwork").trigger();
        QCOMPARE(text("networkInUse"), QString("In use: the network that comes with Komadai."));
    }

    // --- the main window

    void theMenuShowsTheGameInFront() {
        UserVariants userVariants(variants(), path("variants"));
        MainWindow window(userVariants, core::Game(core::AnyPosition::startOf(variants().find("zoshogi"))));
        window.openNetworks(path("networks"));
        window.show();
        actionIn(window, "Teach…").trigger();
        auto* shown = window.findChild<TeachingWindow*>();
        QVERIFY(shown->isVisible());
        QCOMPARE(shown->findChild<QComboBox*>("teachingVariant")->currentData().toString(),
                 QString("zoshogi"));
    }
    void aBarBelowTheBoardsShowsThatTheComputerLearns() {
        UserVariants userVariants(variants(), path("variants"));
        MainWindow window(userVariants, core::Game(startPosition()));
        window.openNetworks(path("networks"));
        window.show();
        auto* bar = window.findChild<TeachingBar*>();
        QVERIFY(!bar->isVisible());
        auto* teaching = window.findChild<TeachingService*>();
        teaching->start(euroshogi());
        QVERIFY(bar->isVisible());
        QVERIFY(bar->findChild<QLabel*>("teachingText")->text().startsWith("Learning EuroShogi. "));
        buttonIn(*bar, "Pause").click();
        QVERIFY(teaching->course(spec()).state == State::Paused);
        buttonIn(*bar, "Show").click();
        QVERIFY(window.findChild<TeachingWindow*>()->isVisible());
        buttonIn(*bar, "Resume").click();
        QVERIFY(teaching->course(spec()).isAtWork());
        teaching->discard(euroshogi());
        QTRY_VERIFY(!bar->isVisible());
    }
    void theBarOffersACourseThatTheLastRunHasLeft() {
        for (const bool isFirst : {true, false}) {
            UserVariants userVariants(variants(), path("variants"));
            MainWindow window(userVariants, core::Game(startPosition()));
            window.openNetworks(path("networks"));
            window.show();
            auto* bar = window.findChild<TeachingBar*>();
            QCOMPARE(bar->isVisible(), !isFirst);
            auto* teaching = window.findChild<TeachingService*>();
            if (isFirst)
                teaching->start(euroshogi());
            else
                buttonIn(*bar, "Resume").click();
            QVERIFY(teaching->course(spec()).isAtWork());
            QVERIFY(window.close());
        }
    }
    void theCourseWaitsWhileAGameIsPlayedOnTheClock() {
        UserVariants userVariants(variants(), path("variants"));
        MainWindow window(userVariants, core::Game(startPosition()));
        window.openNetworks(path("networks"));
        window.show();
        auto* teaching = window.findChild<TeachingService*>();
        teaching->start(euroshogi());
        const auto isWaiting = [&] { return teaching->course(spec()).state == State::Waiting; };
        QVERIFY(!isWaiting());
        window.openLibrary(path("library.sqlite").toStdString());
        waitForLibrary(window);
        const core::TimeControl minute{std::chrono::minutes(1)};
        const core::Game game(startPosition());
        window.view().startGame(game, {}, {minute, minute}); // of two humans
        window.view().enterMove(uciMove("e3e4", startPosition()));
        QTRY_VERIFY(isWaiting());
        QTRY_VERIFY(window.view().game().play().canPause());
        actionIn(window, "Pause").trigger();
        QTRY_VERIFY(!isWaiting());
    }
    void theCourseWaitsForAnAnalysis() {
        UserVariants userVariants(variants(), path("variants"));
        MainWindow window(userVariants, core::Game(startPosition()));
        window.openNetworks(path("networks"));
        window.show();
        auto* teaching = window.findChild<TeachingService*>();
        teaching->start(euroshogi());
        actionIn(window, "Analyse").setChecked(true);
        QTRY_VERIFY(teaching->course(spec()).state == State::Waiting);
        actionIn(window, "Analyse").setChecked(false);
        QTRY_VERIFY(teaching->course(spec()).state == State::Learning);
    }
    void anAnalysisNamesANetworkThatItCannotUse() {
        learn(*m_networks, spec(), path("log"));
        writeFile(m_networks->fileOf("euroshogi"), "no network");
        UserVariants userVariants(variants(), path("variants"));
        MainWindow window(userVariants, core::Game(startPosition()));
        window.openNetworks(path("networks"));
        window.show();
        actionIn(window, "Analyse").setChecked(true);
        auto& notice = window.view().variantNotice();
        QTRY_VERIFY(notice.isVisible());
        const QString said = notice.findChild<QLabel*>()->text();
        QVERIFY2(said.endsWith("euroshogi.network is not a network of Komadai. The computer plays without "
                               "this network."),
                 qPrintable(said));
        QTRY_VERIFY(!window.view().game().analysis().found().empty());
        buttonIn(notice, "Teach…").click();
        QVERIFY(window.findChild<TeachingWindow*>()->isVisible());
    }
    void theNetworkOfAnImportedVariantLiesBesideItAndGoesWithIt() {
        UserVariants userVariants(variants(), path("variants"));
        QVERIFY(!userVariants.add("[mine:euroshogi]\n", "mine"));
        const auto mine = userVariants.all().find("mine");
        MainWindow window(userVariants, core::Game(startPosition()));
        window.openNetworks(path("networks"));
        window.show();
        auto* teaching = window.findChild<TeachingService*>();
        learn(teaching->networks(), mine->spec(), path("log"));
        QVERIFY(QFileInfo::exists(path("variants/mine.network")));
        QVERIFY(QFileInfo::exists(path("variants/mine.network.log")));
        teaching->start(mine);
        QVERIFY(QFileInfo::exists(path("variants/mine.course")));
        QCOMPARE(UserVariants(variants(), path("variants")).files().size(), std::size_t{1});
        withNextDialog<ManageVariantsDialog>([](ManageVariantsDialog& dialog) {
            answerNextBox("Remove");
            buttonIn(dialog, "Remove…").click();
            dialog.reject();
        });
        actionIn(window, "Imported Variants…").trigger();
        for (const char* gone : {"variants/mine.ini", "variants/mine.network", "variants/mine.network.log",
                                 "variants/mine.course"})
            QVERIFY2(!QFileInfo::exists(path(gone)), gone);
    }
    void aVariantThatIsImportedNowCanBeTaught() {
        UserVariants userVariants(variants(), path("variants"));
        MainWindow window(userVariants, core::Game(startPosition()));
        window.openNetworks(path("networks"));
        window.show();
        actionIn(window, "Teach…").trigger();
        auto* shown = window.findChild<TeachingWindow*>();
        shown->close();
        QVERIFY(!userVariants.add("[mine:euroshogi]\n", "mine"));
        actionIn(window, "Teach…").trigger();
        auto* variant = shown->findChild<QComboBox*>("teachingVariant");
        variant->setCurrentIndex(variant->findData("mine"));
        buttonIn(*shown, "Start").click();
        QVERIFY(QFileInfo::exists(path("variants/mine.course")));
        QCOMPARE(shown->findChild<QLabel*>("networkInUse")->text(),
                 QString("In use: estimates from the rules, without a network."));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, TeachingWindowTest>(argc, argv); }

#include "teaching_window_test.moc"
