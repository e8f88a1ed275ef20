// Matches in the background: their results, how they are ended, and what the library gets.
#include "ui/matches/match_service.h"

#include "core/store/library.h"
#include "tests/ui/matches/match_choices.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/teaching/courses.h"
#include "ui/engine/engine_pool.h"
#include "ui/matches/match_log.h"

#include <QCoreApplication>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <csignal>
#include <functional>
#include <string>
#include <utility>
#include <vector>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using State = MatchService::State;
using core::protocol::EngineProblem;

class MatchServiceTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryService> m_library;
    std::unique_ptr<EngineStore> m_store;
    std::unique_ptr<EnginePool> m_pool;
    std::unique_ptr<MatchService> m_match;

    std::filesystem::path path() const { return m_folder->filePath("library.sqlite").toStdString(); }
    void start(const MatchChoice& choice) const {
        auto plan = planFor(choice, variants(), *m_store);
        if (!plan) qFatal("%s", qPrintable(plan.error()));
        m_match->start(choice, std::move(plan).value(), coresOf(choice, *m_store));
    }
    void play(const MatchChoice& choice) const {
        QSignalSpy ended(m_match.get(), &MatchService::ended);
        start(choice);
        QVERIFY(ended.wait(60'000));
    }
    /// The moves of a game of the built-in engine against itself. `act` is called when the match has its network.
    std::vector<core::Move> playWith(core::LearnedNetworks& networks,
                                     const std::function<void()>& act = {}) const {
        MatchChoice choice = quickMatch();
        choice.games = 1;
        auto plan = planFor(choice, variants(), *m_store);
        if (!plan) qFatal("%s", qPrintable(plan.error()));
        MatchPlan match = std::move(plan).value();
        useNetwork(match, networks);
        if (act) act();
        QSignalSpy ended(m_match.get(), &MatchService::ended);
        m_match->start(choice, std::move(match), 1);
        if (!ended.wait(60'000)) qFatal("the match does not end");
        return m_match->games()[0].moves->movesFrom(0);
    }
    static MatchChoice matchWith(const QString& engine) {
        MatchChoice choice = quickMatch();
        choice.players[0] = external(engine);
        return choice;
    }
    const MatchPlayerCounts& countsOfA() const { return m_match->counts()[0]; }
    QString refusal(const MatchChoice& choice) const {
        const auto plan = planFor(choice, variants(), *m_store);
        return plan ? QStringLiteral("none") : plan.error();
    }

private slots:
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = std::make_unique<LibraryService>();
        QSignalSpy opened(m_library.get(), &LibraryService::opened);
        m_library->open(path());
        QVERIFY(opened.wait());
        m_store = std::make_unique<EngineStore>();
        m_store->set({profileOf("crashes"), profileOf("illegal"), profileOf("hangs"), profileOf("silent")});
        m_pool = std::make_unique<EnginePool>(*m_store, nullptr, 4);
        m_match = std::make_unique<MatchService>(*m_library, m_pool->budget());
    }
    void cleanup() {
        m_match.reset();
        m_pool.reset();
        m_store.reset();
        m_library.reset();
    }

    void allGamesArePlayedAndCounted() {
        play(quickMatch());
        QCOMPARE(m_match->state(), State::Completed);
        QCOMPARE(m_match->tally().games(), 2);
        QCOMPARE(m_match->games().size(), std::size_t{2});
        // The same engine on both sides: the winner of the first game loses the second.
        QCOMPARE(m_match->tally().wins, m_match->tally().losses);
        const auto& a = countsOfA().bySide;
        const auto& b = m_match->counts()[1].bySide;
        QCOMPARE(a[0][0], b[1][2]); // what A loses as the first player, B wins as the second
        QCOMPARE(a[0][2], b[1][0]);
    }
    void gamesGoIntoTheLibraryWithEventAndRound() {
        play(quickMatch());
        QTRY_VERIFY(m_match->games()[0].id && m_match->games()[1].id);
        const core::Library library(path());
        for (const auto& entry : m_match->games()) {
            const auto stored = library.summary(*entry.id);
            QVERIFY(stored);
            QCOMPARE(stored->header.event, std::string("Test match"));
            QCOMPARE(stored->header.round, std::to_string(entry.number));
            QVERIFY(stored->outcome == entry.outcome);
        }
    }
    void gamesHaveNoIdInAnotherLibrary() {
        play(quickMatch());
        QTRY_VERIFY(m_match->games()[0].id && m_match->games()[1].id);
        m_library->open(m_folder->filePath("other.sqlite").toStdString());
        QVERIFY(!m_match->games()[0].id && !m_match->games()[1].id);
    }
    void gamesStayOutOfTheLibraryIfTheUserWantsThat() {
        MatchChoice choice = quickMatch();
        choice.isKept = false;
        play(choice);
        QVERIFY(m_match->games()[0].record());
        m_library.reset();
        QVERIFY(core::Library(path()).games().empty());
    }
    void aMatchKeepsTheNetworkWithWhichItBegan() {
        const auto networks = networksIn(m_folder->path());
        learn(*networks, euroshogi()->spec(), m_folder->filePath("log"));
        const auto moves = playWith(*networks);
        const auto remove = [&networks] {
            if (networks->remove("euroshogi")) qFatal("the network is still there");
        };
        QVERIFY(playWith(*networks, remove) == moves);
        QVERIFY(playWith(*networks) != moves); // the next match has another one
    }
    void anEngineThatCrashesLosesAndIsCounted() {
        play(matchWith("crashes"));
        QCOMPARE(m_match->tally().losses, 2);
        QCOMPARE(countsOfA().failures, 2);
        QCOMPARE(m_match->games()[0].fault->problem, EngineProblem::Crashed);
        QCOMPARE(m_match->state(), State::Completed);
    }
    void whatTheEnginesSayIsLogged() {
        engineLog().clear();
        m_store->set({profileOf("complains"), profileOf("illegal")});
        MatchChoice choice = matchWith("complains");
        choice.players[1] = external("illegal");
        play(choice);
        using Kind = EngineLogEntry::Kind;
        const auto isLogged = [](const char* engine, Kind kind, const char* text) {
            const auto entries = engineLog().entries();
            return std::any_of(entries.begin(), entries.end(), [&](const EngineLogEntry& entry) {
                return entry.purpose == EngineLogEntry::Purpose::Match && entry.kind == kind &&
                       entry.engine == QLatin1String(engine) && entry.text == text;
            });
        };
        QTRY_VERIFY(isLogged("complains", Kind::Started, ""));
        QTRY_VERIFY(isLogged("complains", Kind::Sent, "ucinewgame"));
        QTRY_VERIFY(isLogged("complains", Kind::PrintedError, "cannot open the book"));
        QTRY_VERIFY(isLogged("complains", Kind::Ended, "0"));
        QTRY_VERIFY(isLogged("illegal", Kind::Received, "bestmove a1a1"));
    }
    void theLogKeepsTheLastLinesOfAnEngineThatTalksMuch() {
        EngineLog log;
        MatchLog match(log);
        const int process = match.begin("Loud");
        for (std::size_t line = 1; line <= 3 * EngineLog::LinesPerProcess; ++line)
            match.received(process, std::to_string(line));
        match.ended(process, {});
        QTRY_COMPARE(log.entries().size(), EngineLog::LinesPerProcess);
        QCOMPARE(log.entries().back().text, QByteArray("0"));
        QCOMPARE(log.entries().at(log.entries().size() - 2).text,
                 QByteArray::number(static_cast<qulonglong>(3 * EngineLog::LinesPerProcess)));
    }
    void anIllegalMoveLosesAndIsCounted() {
        play(matchWith("illegal"));
        QCOMPARE(countsOfA().failures, 2);
        QCOMPARE(m_match->games()[0].fault->problem, EngineProblem::IllegalMove);
    }
    void aLossOnTimeIsCounted() {
        MatchChoice choice = matchWith("hangs");
        choice.time = MatchChoice::Time::Move;
        choice.moveMs = 50;
        choice.games = 1;
        play(choice);
        QCOMPARE(countsOfA().timeLosses, 1);
        QCOMPARE(countsOfA().failures, 0);
    }
    void anEngineThatDoesNotStartEndsTheMatchWithTheReason() {
        EngineProfile silent = profileOf("silent");
        silent.startUpTime = std::chrono::milliseconds(200);
        m_store->set({silent});
        play(matchWith("silent"));
        QCOMPARE(m_match->state(), State::Failed);
        QCOMPARE(m_match->failure()->problem, EngineProblem::DoesNotGreet);
        QCOMPARE(m_match->failure()->engine, QString("silent"));
    }
    void theTestEndsTheMatch() {
        MatchChoice choice = matchWith("illegal");
        choice.games = 1000;
        choice.usesSprt = true;
        choice.elo0 = 0;
        choice.elo1 = 400;
        play(choice);
        QCOMPARE(m_match->state(), State::Decided);
        QVERIFY(m_match->tally().games() < 100);
    }

    void aMatchThatIsStoppedDropsTheGamesInProgress() {
        start(endlessMatch());
        QTRY_COMPARE(m_match->runningGames(), 2);
        QSignalSpy ended(m_match.get(), &MatchService::ended);
        m_match->stop();
        QCOMPARE(m_match->state(), State::Stopping);
        QVERIFY(ended.wait());
        QCOMPARE(m_match->state(), State::Stopped);
        QVERIFY(m_match->games().empty());
    }
    void aMatchCanEndWithTheGamesInProgress() {
        MatchChoice choice = quickMatch();
        choice.games = 1000;
        QSignalSpy ended(m_match.get(), &MatchService::ended);
        start(choice);
        QTRY_VERIFY(m_match->runningGames() > 0);
        m_match->finish();
        QVERIFY(ended.wait(60'000));
        QCOMPARE(m_match->state(), State::Stopped);
        QVERIFY(m_match->tally().games() > 0);
        QVERIFY(m_match->tally().games() < 1000);
    }
    void aPausedMatchMakesNoMovesAndUsesNoCores() {
        MatchChoice choice = quickMatch();
        choice.games = 1000;
        start(choice);
        QTRY_VERIFY(!m_match->games().empty());
        QCOMPARE(m_pool->usedCores(), 1);
        m_match->setPaused(true);
        QCOMPARE(m_pool->usedCores(), 0);
        const auto standing = [this] {
            return std::pair(m_match->games().size(), m_match->games().back().moves->plies());
        };
        auto last = standing();
        const auto stands = [&] { // once the move in progress is made
            QTest::qWait(400);
            return std::exchange(last, standing()) == standing();
        };
        QVERIFY(QTest::qWaitFor(stands));
        QTest::qWait(100);
        QVERIFY(standing() == last);
        m_match->setPaused(false);
        QTRY_VERIFY(standing() != last);
    }
    void aPausedMatchCanBeStopped() {
        start(endlessMatch());
        m_match->setPaused(true);
        m_match->stopAndWait();
        QCOMPARE(m_match->state(), State::Stopped);
    }
    void anotherMatchBeginsAnew() {
        play(quickMatch());
        MatchChoice choice = quickMatch();
        choice.games = 1;
        play(choice);
        QCOMPARE(m_match->tally().games(), 1);
        QCOMPARE(m_match->games().size(), std::size_t{1});
    }
    void theMatchUsesTheCoresOfItsGames() {
        start(endlessMatch());
        QCOMPARE(m_pool->usedCores(), 2);
        m_match->stopAndWait();
        QCOMPARE(m_pool->usedCores(), 0);
    }
    void noEngineIsLeftWhenTheServiceIsGone() {
        EngineProfile logging = profileOf("logs");
        logging.arguments = {m_folder->filePath("log")};
        m_store->set({logging});
        MatchChoice choice = endlessMatch();
        choice.players[0] = external("logs");
        start(choice);
        QFile log(m_folder->filePath("log"));
        QTRY_VERIFY(log.exists() && log.size() > 0);
        QTRY_COMPARE(m_match->runningGames(), 2);
        m_match.reset();
        QVERIFY(log.open(QIODevice::ReadOnly));
        const auto lines = QString::fromUtf8(log.readAll()).split('\n', Qt::SkipEmptyParts);
        QVERIFY(!lines.isEmpty());
        for (const QString& line : lines)
            QVERIFY(::kill(line.section(' ', 0, 0).toInt(), 0) != 0);
    }

    void anEngineThatDoesNotPlayTheVariantIsRefused() {
        MatchChoice choice = matchWith("crashes");
        choice.variant = "koshogi";
        QCOMPARE(refusal(choice), QString("crashes does not play Ko Shogi."));
        QCOMPARE(refusal(matchWith("gone")), QString("gone is no longer in the list of engines."));
    }
    void anEngineThatWasNotTestedIsRefused() {
        EngineProfile untested = profileOf("crashes");
        untested.protocol.reset();
        m_store->set({untested});
        QCOMPARE(refusal(matchWith("crashes")),
                 QString("crashes has not been tested yet. Test it in the list of engines."));
    }
    void aMistakeInTheOpeningsIsNamed() {
        const QString path = m_folder->filePath("openings");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# one\nnonsense\n");
        file.close();
        MatchChoice choice = quickMatch();
        choice.openings = MatchChoice::Openings::File;
        choice.openingsFile = path;
        QVERIFY2(refusal(choice).startsWith("No game can start from line 2 of the openings: "),
                 qPrintable(refusal(choice)));
        choice.openingsFile = "/no/such/file";
        QCOMPARE(refusal(choice), QString("/no/such/file cannot be read: No such file or directory."));
    }
    void theChoiceIsRemembered() {
        MatchChoice choice = endlessMatch();
        choice.players = {MatchPlayerChoice{MatchPlayerChoice::Kind::Level, 7, 1, {}}, external("crashes")};
        choice.usesSprt = true;
        choice.elo1 = 12.5;
        choice.openingsFile = "/a/file";
        choice.remember();
        QCOMPARE(MatchChoice::remembered(variants()), choice);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QCoreApplication, MatchServiceTest>(argc, argv); }

#include "match_service_test.moc"
