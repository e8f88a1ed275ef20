// Courses in the background: when they are at work, what they leave, and how they end.
#include "ui/teaching/teaching_service.h"

#include "tests/ui/cpu_time.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/teaching/courses.h"
#include "ui/preferences/preferences.h"

#include <QCoreApplication>
#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

#include <set>
#include <utility>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using State = CourseView::State;
using Rank = CoreClaim::Rank;

class TeachingServiceTest : public QObject {
    Q_OBJECT

private:
    static constexpr int Patience = 30'000; ///< milliseconds for work beside much other work

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<core::LearnedNetworks> m_networks;
    std::shared_ptr<CoreBudget> m_budget;
    std::unique_ptr<TeachingService> m_teaching;
    const std::shared_ptr<const core::Variant> m_shogi = variants().find("shogi");

    void make(const TeachingConditions& conditions) {
        m_teaching.reset();
        m_teaching = std::make_unique<TeachingService>(m_networks, m_budget, conditions);
    }
    CourseView course() const { return m_teaching->course(euroshogi()->spec()); }
    core::learning::CourseFolder folder() const { return {*m_networks, "euroshogi"}; }
    /// Bytes of all games that were played.
    qint64 played() const {
        return QFileInfo(QString::fromStdString(folder().files().games.string())).size();
    }
    bool isPlaying() const {
        const qint64 before = played();
        return QTest::qWaitFor([&] { return played() > before; }, Patience);
    }
    /// Whether no game ends any more, once those in progress are stopped.
    bool isStill() const {
        qint64 last = -1;
        const auto stands = [&] {
            QTest::qWait(100);
            return std::exchange(last, played()) == played();
        };
        if (!QTest::qWaitFor(stands, Patience)) return false;
        QTest::qWait(200);
        return played() == last;
    }
    void begin() const {
        m_teaching->start(euroshogi());
        QVERIFY(isPlaying());
    }
    static QString left() { return preferences().get(preference::TeachingLeftRunning); }
    static std::shared_ptr<const core::Variant> find(const std::string& id) { return variants().find(id); }

private slots:
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_networks = networksIn(m_folder->path());
        m_budget = std::make_shared<CoreBudget>(4);
        make(endlessCourse());
    }
    void cleanup() {
        m_teaching.reset();
        m_networks.reset();
    }

    // --- at work

    void thereIsNoCourseAtFirst() {
        QVERIFY(course().state == State::None);
        QVERIFY(!m_teaching->variant());
    }
    void aCourseTellsWhatItDoes() {
        using Step = core::learning::TeachingProgress::Step;
        make(tinyCourse(2));
        std::set<Step> steps;
        connect(m_teaching.get(), &TeachingService::changed, [&] {
            if (course().progress) steps.insert(course().progress->step);
        });
        m_teaching->start(euroshogi());
        QVERIFY(course().isAtWork());
        QTRY_VERIFY_WITH_TIMEOUT(course().state == State::Paused, 4 * Patience); // after its last round
        QCOMPARE(course().rounds.size(), std::size_t{2});
        QCOMPARE(course().rounds[0].games->count, std::size_t{6});
        QCOMPARE(course().rounds[1].games->count, std::size_t{9});
        QVERIFY(course().rounds[1].kept.has_value());
        QVERIFY(steps.contains(Step::RoundEnded));
    }
    void theSettingSaysHowManyThreadsThereAre() {
        QCOMPARE(TeachingService::threads(), std::max(1, QThread::idealThreadCount() - 1));
        preferences().set(preference::TeachingThreads, 3);
        QCOMPARE(TeachingService::threads(), 3);
    }
    void itsThreadsHaveTheLowestPriority() {
        TeachingConditions conditions = endlessCourse();
        conditions.isInBackground = true;
        make(conditions);
        m_teaching->start(euroshogi());
        const auto isLow = [] { // the 19th field of stat is the niceness
            for (const QString& thread :
                 QDir("/proc/self/task").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                QFile file("/proc/self/task/" + thread + "/stat");
                if (!file.open(QIODevice::ReadOnly)) continue;
                const QString fields = QString::fromUtf8(file.readAll()).section(") ", -1);
                if (fields.section(' ', 16, 16) == QLatin1String("19")) return true;
            }
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isLow(), Patience);
    }

    // --- pausing and waiting

    void aPausedCourseStandsStillUntilItIsResumed() {
        begin();
        m_teaching->pause();
        QVERIFY(course().state == State::Paused);
        QVERIFY(isStill());
        m_teaching->start(euroshogi());
        QVERIFY(course().state == State::Learning);
        QVERIFY(isPlaying());
    }
    void aPausedCourseIsResumedWithOtherThreads() {
        begin();
        m_teaching->pause();
        preferences().set(preference::TeachingThreads, TeachingService::threads() + 1);
        m_teaching->start(euroshogi());
        QTRY_VERIFY_WITH_TIMEOUT(course().state == State::Learning, Patience);
        QVERIFY(isPlaying());
    }
    void itWaitsWhileAnEngineThinks() {
        begin();
        CoreClaim player(m_budget);
        player.begin(Rank::TimedPlayer, 1);
        QVERIFY(course().state == State::Waiting);
        QVERIFY(isStill());
        player.end();
        QVERIFY(course().state == State::Waiting); // perhaps the engine is asked again at once
        QTRY_VERIFY_WITH_TIMEOUT(course().state == State::Learning, Patience);
        QVERIFY(isPlaying());
    }
    /// Measured as CPU time, which does not depend on what else the machine has to do.
    void aWaitingCourseLeavesTheCpuToTheEngine() {
        preferences().set(preference::TeachingThreads, 2);
        begin();
        CoreClaim player(m_budget);
        player.begin(Rank::TimedPlayer, 1);
        QVERIFY(isStill());
        const auto start = cpuTime();
        QTest::qWait(400);
        const auto used = cpuTime() - start;
        QVERIFY2(used < std::chrono::milliseconds(40), qPrintable(QString::number(used.count())));
    }
    void itWaitsForTheLastOfSeveralEngines() {
        begin();
        CoreClaim player(m_budget), analyst(m_budget);
        player.begin(Rank::Player, 1);
        analyst.begin(Rank::Analyst, CoreClaim::All);
        player.end();
        QTest::qWait(100); // longer than the quiet time
        QVERIFY(course().state == State::Waiting);
        analyst.end();
        QTRY_VERIFY_WITH_TIMEOUT(course().state == State::Learning, Patience);
    }
    void itWaitsWhileAClockRuns() {
        begin();
        m_teaching->setClockRunning(true);
        QVERIFY(course().state == State::Waiting);
        QVERIFY(isStill());
        m_teaching->setClockRunning(false);
        QVERIFY(course().state == State::Learning);
        QVERIFY(isPlaying());
    }
    void aCourseThatBeginsWhileAnEngineThinksWaits() {
        CoreClaim player(m_budget);
        player.begin(Rank::Player, 1);
        m_teaching->start(euroshogi());
        QVERIFY(course().state == State::Waiting);
        QTest::qWait(300);
        QCOMPARE(played(), qint64{0});
    }
    void aPausedCourseStaysPausedWhenTheEngineHasThought() {
        begin();
        m_teaching->pause();
        CoreClaim player(m_budget);
        player.begin(Rank::Player, 1);
        player.end();
        QTest::qWait(200);
        QVERIFY(course().state == State::Paused);
        QVERIFY(isStill());
    }
    void aWaitingCourseCanBePaused() {
        begin();
        m_teaching->setClockRunning(true);
        m_teaching->pause();
        m_teaching->setClockRunning(false);
        QVERIFY(course().state == State::Paused);
        QVERIFY(isStill());
    }

    // --- after a restart

    void aCourseGoesOnWhereItWas() {
        begin();
        make(endlessCourse());
        QVERIFY(course().state == State::Paused);
        QVERIFY(played() > 0);
        const qint64 before = played();
        m_teaching->start(euroshogi());
        QVERIFY(isPlaying());
        QVERIFY(played() > before);
    }
    void aCourseThatWasLeftIsShownButDoesNotStartByItself() {
        begin();
        make(endlessCourse());
        m_teaching->restore(find);
        QCOMPARE(m_teaching->variant(), euroshogi());
        QVERIFY(course().state == State::Paused);
        QVERIFY(isStill());
    }
    void aCourseThatWasLeftGoesOnIfTheUserWantsThat() {
        begin();
        make(endlessCourse());
        preferences().set(preference::TeachingGoesOn, true);
        m_teaching->restore(find);
        QVERIFY(course().isAtWork());
        QVERIFY(isPlaying());
    }
    void aCourseThatTheUserHasPausedIsNotTakenUp() {
        begin();
        m_teaching->pause();
        make(endlessCourse());
        preferences().set(preference::TeachingGoesOn, true);
        m_teaching->restore(find);
        QVERIFY(!m_teaching->variant());
        QVERIFY(course().state == State::Paused); // it is still there
    }
    void aCourseOfAVariantThatIsGoneIsForgotten() {
        begin();
        make(endlessCourse());
        m_teaching->restore([](const std::string&) { return std::shared_ptr<const core::Variant>(); });
        QVERIFY(!m_teaching->variant());
        QCOMPARE(left(), QString());
    }
    void aCourseThatRunsInAnotherWindowIsLeftToIt() {
        begin();
        preferences().set(preference::TeachingGoesOn, true);
        TeachingService other(m_networks, m_budget, endlessCourse());
        other.restore(find);
        QVERIFY(!other.variant());
        QCOMPARE(left(), QString("euroshogi"));
        other.start(euroshogi());
        QVERIFY(other.course(euroshogi()->spec()).state == State::Failed);
        QCOMPARE(left(), QString("euroshogi"));
        other.discard(euroshogi());
        QCOMPARE(left(), QString("euroshogi"));
    }
    void aCourseThatIsStoppedBeforeItHasReadItsGamesKeepsItsRounds() {
        makeCourse(*m_networks, euroshogi()->spec());
        CoreClaim player(m_budget);
        player.begin(Rank::Player, 1); // so that the course waits
        m_teaching->start(euroshogi());
        m_teaching->stopAndWait();
        QVERIFY(course().state == State::Paused);
        QCOMPARE(course().rounds.size(), std::size_t{3});
    }
    void aCourseShowsItsRoundsBeforeItIsResumed() {
        makeCourse(*m_networks, euroshogi()->spec());
        QVERIFY(course().state == State::Paused);
        QCOMPARE(course().rounds.size(), std::size_t{3});
        QVERIFY(course().hasBetterNetwork());
        QVERIFY(!course().progress);
    }

    // --- the end

    void theBestNetworkIsUsedOnceItIsKept() {
        makeCourse(*m_networks, euroshogi()->spec());
        QSignalSpy kept(m_teaching.get(), &TeachingService::kept);
        QSignalSpy changed(m_teaching.get(), &TeachingService::networksChanged);
        m_teaching->keep(euroshogi());
        QCOMPARE(kept.size(), 1);
        QCOMPARE(kept[0][0].toString(), QString("euroshogi"));
        QCOMPARE(kept[0][1].toBool(), true);
        QCOMPARE(changed.size(), 1);
        QVERIFY(m_networks->find(euroshogi()->spec()));
        QVERIFY(course().state == State::None);
        QVERIFY(!folder().exists());
        const auto log =
            core::learning::TeachingLog::read(m_networks->logOf("euroshogi"), euroshogi()->spec());
        QCOMPARE(log.value().size(), std::size_t{3});
    }
    void aCourseThatIsAtWorkIsStoppedAndKept() {
        makeCourse(*m_networks, euroshogi()->spec());
        begin();
        QSignalSpy kept(m_teaching.get(), &TeachingService::kept);
        m_teaching->keep(euroshogi());
        QVERIFY(kept.wait(30'000));
        QVERIFY(m_networks->find(euroshogi()->spec()));
        QVERIFY(course().state == State::None);
        QCOMPARE(left(), QString());
    }
    void aVariantThatIsRemovedMeanwhileChangesNothing() {
        makeCourse(*m_networks, euroshogi()->spec());
        begin();
        QSignalSpy kept(m_teaching.get(), &TeachingService::kept);
        m_teaching->keep(euroshogi());
        m_teaching->forget("another");
        QVERIFY(kept.wait(30'000));
        QVERIFY(m_networks->has("euroshogi"));
    }
    void aPausedCourseIsStoppedAndKept() {
        makeCourse(*m_networks, euroshogi()->spec());
        begin();
        m_teaching->pause();
        QSignalSpy kept(m_teaching.get(), &TeachingService::kept);
        m_teaching->keep(euroshogi());
        QVERIFY(kept.wait(30'000));
        QVERIFY(m_networks->has("euroshogi"));
    }
    void theNextCourseBeginsWithTheNetworkInUse() {
        QVERIFY(!m_networks->learn(euroshogi()->spec(), *someNetwork(euroshogi()->spec()), {}));
        begin();
        const auto read = [&] {
            return core::readNetworkFile(folder().files().start(), euroshogi()->spec());
        };
        QTRY_VERIFY_WITH_TIMEOUT(read(), Patience);
        const auto start = read();
        QVERIFY(start.value()->weights().inputs == someNetwork(euroshogi()->spec())->weights().inputs);
    }
    void aDiscardedCourseLeavesNothing() {
        makeCourse(*m_networks, euroshogi()->spec());
        begin();
        m_teaching->discard(euroshogi());
        QTRY_VERIFY_WITH_TIMEOUT(course().state == State::None, Patience);
        QVERIFY(!folder().exists());
        QVERIFY(!m_networks->has("euroshogi"));
    }
    void anotherCourseTakesThePlaceOfTheOneAtWork() {
        begin();
        m_teaching->start(m_shogi);
        QTRY_COMPARE_WITH_TIMEOUT(m_teaching->variant(), m_shogi, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_teaching->course(m_shogi->spec()).state == State::Learning, Patience);
        QVERIFY(course().state == State::Paused);
        QVERIFY(isStill());
        QCOMPARE(left(), QString("shogi"));
    }
    void anotherCourseBeginsWhenTheOneBeforeIsKept() {
        makeCourse(*m_networks, euroshogi()->spec());
        begin();
        m_teaching->keep(euroshogi());
        m_teaching->start(m_shogi);
        QTRY_VERIFY_WITH_TIMEOUT(m_teaching->course(m_shogi->spec()).state == State::Learning, Patience);
        QVERIFY(m_networks->has("euroshogi"));
        QVERIFY(course().state == State::None);
        QCOMPARE(left(), QString("shogi"));
    }
    void anotherCourseThatIsDiscardedBeforeItBeginsDoesNotBegin() {
        begin();
        m_teaching->start(m_shogi);
        m_teaching->discard(m_shogi);
        QTRY_VERIFY_WITH_TIMEOUT(course().state == State::Paused, Patience);
        QTest::qWait(100);
        QCOMPARE(m_teaching->variant(), euroshogi());
        QVERIFY(m_teaching->course(m_shogi->spec()).state == State::None);
        QVERIFY(!core::learning::CourseFolder(*m_networks, "shogi").exists());
        QCOMPARE(left(), QString());
    }
    void anotherCourseBeginsEvenIfTheOneBeforeIsRemoved() {
        begin();
        m_teaching->start(m_shogi);
        m_teaching->forget("euroshogi");
        QCOMPARE(m_teaching->variant(), m_shogi);
        QVERIFY(m_teaching->course(m_shogi->spec()).isAtWork());
        QVERIFY(!folder().exists());
    }
    void aCourseThatIsNotAtWorkIsKeptWhileAnotherOneIs() {
        makeCourse(*m_networks, m_shogi->spec());
        begin();
        m_teaching->keep(m_shogi);
        QVERIFY(m_networks->find(m_shogi->spec()));
        QVERIFY(course().state == State::Learning);
    }
    void aVariantThatIsRemovedTakesItsCourseAndItsNetworkWithIt() {
        QVERIFY(!m_networks->learn(euroshogi()->spec(), *someNetwork(euroshogi()->spec()), {}));
        begin();
        m_teaching->forget("euroshogi");
        QVERIFY(!folder().exists());
        QVERIFY(!m_networks->has("euroshogi"));
        QVERIFY(!m_teaching->variant());
        QCOMPARE(left(), QString());
    }

    // --- failures

    void aBrokenCourseSaysWhy() {
        makeCourse(*m_networks, euroshogi()->spec());
        writeFile(folder().files().log(), "no log\n");
        QVERIFY(course().state == State::Failed);
        m_teaching->start(euroshogi());
        QTRY_VERIFY_WITH_TIMEOUT(course().state == State::Failed, Patience);
        QVERIFY2(sentence(*course().failure)
                     .endsWith("line 1: this line is not part of a learning log, or is damaged."),
                 qPrintable(sentence(*course().failure)));
        QCOMPARE(left(), QString());
        m_teaching->discard(euroshogi()); // which is the way out
        QVERIFY(course().state == State::None);
    }
    void aFolderThatCannotBeMadeIsNamed() {
        writeFile(folder().path(), "a file");
        m_teaching->start(euroshogi());
        QVERIFY(course().state == State::Failed);
        QVERIFY(sentence(*course().failure).contains("euroshogi.course"));
    }
    void oneWindowTeachesAVariantAtATime() {
        begin();
        TeachingService other(m_networks, m_budget, endlessCourse());
        other.start(euroshogi());
        QVERIFY(other.course(euroshogi()->spec()).state == State::Failed);
        QCOMPARE(sentence(*other.course(euroshogi()->spec()).failure),
                 QString("Another Komadai window is already teaching this game."));
        other.discard(euroshogi());
        QVERIFY(folder().exists());
        QVERIFY(isPlaying()); // the first one
    }
};

int main(int argc, char** argv) {
    return runWithOwnSettings<QCoreApplication, TeachingServiceTest>(argc, argv);
}

#include "teaching_service_test.moc"
