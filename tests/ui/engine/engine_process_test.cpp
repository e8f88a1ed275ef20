// External engines in the window: those that behave, and those that do not.
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/engine/engine_log.h"
#include "ui/engine/engine_process.h"
#include "ui/engine/opponents.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <csignal>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using core::protocol::Protocol;
using std::chrono::milliseconds;

namespace {

constexpr auto FairyStockfish = "/usr/games/fairy-stockfish";
/// For engines that fail: beyond the time for a move, and to stop.
constexpr core::protocol::EngineTimeouts timeouts(milliseconds overtime, milliseconds stop) {
    core::protocol::EngineTimeouts timeouts;
    timeouts.ready = milliseconds(1000);
    timeouts.overtime = overtime;
    timeouts.stop = stop;
    return timeouts;
}

constexpr auto Short = timeouts(milliseconds(200), milliseconds(200));
constexpr milliseconds MoveTime{100};

/// An engine of tests/data/engines.
EngineProfile profileOf(const QString& name, std::optional<Protocol> protocol = Protocol::Uci) {
    EngineProfile profile;
    profile.name = name;
    profile.program = QStringLiteral(KOMADAI_TEST_DATA "/engines/") + name;
    profile.protocol = protocol;
    profile.startUpTime = milliseconds(3000);
    return profile;
}

/// It never speaks, so that no time helps it.
EngineProfile silentProfile(std::optional<Protocol> protocol = Protocol::Uci) {
    EngineProfile profile = profileOf(QStringLiteral("silent"), protocol);
    profile.startUpTime = milliseconds(300);
    return profile;
}

core::Game gameOf(std::string_view variant) {
    return core::Game(core::AnyPosition::startOf(variants().find(variant)));
}

/// What an engine answers to one question.
struct Asked {
    explicit Asked(EngineProcess& engine)
        : found(&engine, &EngineProcess::moveFound), resigned(&engine, &EngineProcess::resigned),
          failed(&engine, &EngineProcess::failed) {}
    int count() const { return static_cast<int>(found.size() + resigned.size() + failed.size()); }
    EngineFailure failure() const { return failed.at(0).at(0).value<EngineFailure>(); }

    QSignalSpy found, resigned, failed;
};

/// How an engine fails at EuroShogi, or at another variant.
std::optional<EngineFailure> failureOf(EngineProfile profile, std::string_view variant = "euroshogi") {
    EngineProcess engine(std::move(profile), Short);
    Asked asked(engine);
    engine.requestMove(gameOf(variant), MoveTime);
    if (!QTest::qWaitFor([&asked] { return asked.count() > 0; }, 10000)) return std::nullopt;
    if (asked.failed.size() != 1) return std::nullopt;
    return asked.failure();
}

} // namespace

class EngineProcessTest : public QObject {
    Q_OBJECT

private:
    static void expectFailure(const EngineProfile& profile, EngineProblem problem, const QString& detail = {},
                              std::string_view variant = "euroshogi") {
        const auto failure = failureOf(profile, variant);
        QVERIFY(failure);
        QCOMPARE(static_cast<int>(failure->problem), static_cast<int>(problem));
        QCOMPARE(failure->detail, detail);
        QCOMPARE(failure->engine, profile.name);
        QVERIFY(sentence(*failure).startsWith(profile.name + ' '));
        QVERIFY(sentence(*failure).endsWith('.'));
    }

    /// Plays some moves against itself.
    static void playWithFairyStockfish(std::string_view variant, Protocol protocol) {
        if (!QFile::exists(FairyStockfish)) QSKIP("There is no fairy-stockfish.");
        EngineProfile profile;
        profile.name = QStringLiteral("Fairy-Stockfish");
        profile.program = FairyStockfish;
        profile.protocol = protocol;
        profile.values = {{"Hash", "32"}, {"Skill Level", "5"}};
        EngineProcess engine(profile);
        core::Game game = gameOf(variant);
        for (int ply = 0; ply < 12 && !game.isOver(); ++ply) {
            Asked asked(engine);
            engine.requestMove(game, milliseconds(30));
            QTRY_COMPARE(asked.count(), 1);
            QCOMPARE(asked.found.size(), 1);
            QVERIFY(!game.play(asked.found[0][0].value<core::Move>()));
        }
        QCOMPARE(game.plyCount(), 12);
    }

    static std::vector<EngineLogEntry> logOf(const QString& engine) {
        auto entries = engineLog().entries();
        std::erase_if(entries, [&](const EngineLogEntry& entry) { return entry.engine != engine; });
        return entries;
    }
    static bool isIn(const std::vector<EngineLogEntry>& log, EngineLogEntry::Kind kind, const char* text) {
        return std::any_of(log.begin(), log.end(), [&](const EngineLogEntry& entry) {
            return entry.kind == kind && entry.text == text;
        });
    }

private slots:
    void init() {
        QSettings().clear();
        engineLog().clear();
    }

    // --- engines that behave

    void whatAnEnginePrintsOnStandardErrorIsLogged() {
        {
            EngineProcess engine(profileOf("complains"));
            Asked asked(engine);
            engine.requestMove(euroShogiGame(), MoveTime);
            QTRY_COMPARE(asked.found.size(), 1);
            QTRY_VERIFY(isIn(logOf("complains"), EngineLogEntry::Kind::PrintedError, "cannot open the book"));
        }
        QTRY_VERIFY(isIn(logOf("complains"), EngineLogEntry::Kind::PrintedError, "bye"));
        QTRY_VERIFY(isIn(logOf("complains"), EngineLogEntry::Kind::Ended, "0"));
    }
    void ofAFloodOnStandardErrorTheLastLinesAreLogged() {
        int logged = 0;
        int leftOut = 0;
        const auto connection =
            connect(&engineLog(), &EngineLog::added, this, [&](const EngineLogEntry& entry) {
                if (entry.kind == EngineLogEntry::Kind::PrintedError) ++logged;
                if (entry.kind == EngineLogEntry::Kind::ErrorsLeftOut) leftOut += entry.text.toInt();
            });
        {
            EngineProcess engine(profileOf("floods"));
            Asked asked(engine);
            engine.requestMove(euroShogiGame(), MoveTime);
            QTRY_COMPARE_WITH_TIMEOUT(asked.found.size(), 1, 30000);
            QTRY_VERIFY(isIn(logOf("floods"), EngineLogEntry::Kind::PrintedError, "300000"));
        }
        QTRY_VERIFY(isIn(logOf("floods"), EngineLogEntry::Kind::PrintedError, "why it ends"));
        QVERIFY2(logged < 100000, qPrintable(QString::number(logged)));
        QCOMPARE(logged + leftOut, 300001);
        disconnect(connection);
    }
    void anEngineIsToldItsClockWhereOneRuns() {
        EngineProcess engine(profileOf("clock"), Short);
        const core::TimeControl minute{milliseconds(60000)};
        Asked timed(engine);
        engine.requestMove(euroShogiGame(), ClockReading{core::GameClock({minute, minute}), {}});
        QTRY_COMPARE(timed.count(), 1);
        QCOMPARE(timed.found.size(), 1);
        Asked untimed(engine);
        engine.requestMove(euroShogiGame(), MoveTime);
        QTRY_COMPARE(untimed.count(), 1);
        QCOMPARE(untimed.failed.size(), 1);
    }

    void anEngineThatIsHurriedMovesAtOnce() {
        if (!QFile::exists(FairyStockfish)) QSKIP("There is no fairy-stockfish.");
        EngineProfile profile;
        profile.name = QStringLiteral("Fairy-Stockfish");
        profile.program = FairyStockfish;
        profile.protocol = Protocol::Uci;
        EngineProcess engine(profile);
        Asked first(engine);
        engine.requestMove(euroShogiGame(), MoveTime);
        QTRY_COMPARE(first.found.size(), 1);
        Asked asked(engine);
        engine.requestMove(euroShogiGame(), milliseconds(60000));
        engine.moveNow();
        QTRY_COMPARE_WITH_TIMEOUT(asked.found.size(), 1, 3000);
    }

    void anEngineIsStartedAndPlays() {
        EngineProcess engine(profileOf("babbles"), Short);
        Asked asked(engine);
        std::optional<core::Score> score;
        connect(&engine, &EngineProcess::moveFound,
                [&score](const core::Move&, std::optional<core::Score> found) { score = found; });
        engine.requestMove(euroShogiGame(), MoveTime);
        QTRY_COMPARE(asked.count(), 1);
        QCOMPARE(asked.found[0][0].value<core::Move>(), uciMove("e3e4", euroShogiGame().position()));
        QVERIFY(score == core::Score::centipawns(42));
    }

    void whatAnEngineSaysBesidesDoesNoHarm() {
        EngineProcess engine(profileOf("babbles"), Short);
        for (int i = 0; i < 3; ++i) {
            Asked asked(engine);
            engine.requestMove(euroShogiGame(), MoveTime);
            QTRY_COMPARE(asked.count(), 1);
            QCOMPARE(asked.found.size(), 1);
        }
    }

    void anEngineMayResign() {
        EngineProcess engine(profileOf("resigns", Protocol::Usi), Short);
        Asked asked(engine);
        engine.requestMove(gameOf("shogi"), MoveTime);
        QTRY_COMPARE(asked.resigned.size(), 1);
    }

    void anEngineThatIsDeafToUciIsGreetedInUsi() {
        EngineProcess process(profileOf("resigns", std::nullopt));
        QSignalSpy greeted(&process, &EngineProcess::greeted);
        process.start();
        QVERIFY(greeted.wait());
        QVERIFY(process.protocol() == Protocol::Usi);
        QCOMPARE(process.ownName(), QString("resigns"));
    }

    void anEngineThatStartsSlowlyHasAllOfItsTime() {
        EngineProfile profile = profileOf("late", std::nullopt);
        profile.startUpTime = milliseconds(1900); // it is greeted twice before it reads anything
        EngineProcess process(profile);
        QSignalSpy greeted(&process, &EngineProcess::greeted);
        process.start();
        QVERIFY(greeted.wait());
        QVERIFY(process.protocol() == Protocol::Uci);
        QCOMPARE(process.options().size(), std::size_t{1});
    }
    void anEngineThatStartsSlowlyAndSpeaksBothProtocolsIsGreetedOnce() {
        EngineProfile profile = profileOf("late", std::nullopt);
        profile.arguments = {QStringLiteral("both")};
        profile.startUpTime = milliseconds(1900);
        EngineProcess process(profile);
        QSignalSpy greeted(&process, &EngineProcess::greeted);
        process.start();
        QVERIFY(greeted.wait());
        QVERIFY(process.protocol() == Protocol::Uci);
        QCOMPARE(process.options().size(), std::size_t{1});
        QCOMPARE(process.options()[0].name, std::string("Hash"));
        // All greetings come before the next answer.
        QSignalSpy pressed(&process, &EngineProcess::pressed);
        process.press(QStringLiteral("Clear Hash"));
        QVERIFY(pressed.wait());
        QCOMPARE(greeted.size(), 1);
    }

    void anEngineDeclaresItsOptions() {
        EngineProcess process(profileOf("options", std::nullopt));
        QSignalSpy greeted(&process, &EngineProcess::greeted);
        process.start();
        QVERIFY(greeted.wait());
        QVERIFY(process.protocol() == Protocol::Uci);
        QCOMPARE(process.options().size(), std::size_t{3});
        QCOMPARE(process.options()[1].name, std::string("Hash"));
    }

    void fairyStockfishPlaysEuroShogi() { playWithFairyStockfish("euroshogi", Protocol::Uci); }
    void fairyStockfishPlaysShogi() { playWithFairyStockfish("shogi", Protocol::Uci); }
    void fairyStockfishPlaysShogiInUsi() { playWithFairyStockfish("shogi", Protocol::Usi); }
    void fairyStockfishPlaysSmallShogiByItsOwnName() {
        playWithFairyStockfish("judkinsshogi", Protocol::Uci);
    }

    // --- engines that do not

    void aProgramThatIsNotThere() {
        const auto failure = failureOf(profileOf("nowhere"));
        QVERIFY(failure && failure->problem == EngineProblem::CannotStart);
        QVERIFY(!failure->detail.isEmpty());
    }
    void aProgramThatEndsAtOnce() {
        EngineProfile profile = profileOf("false");
        profile.program = QStringLiteral("/bin/false");
        expectFailure(profile, EngineProblem::Ended, "1");
    }
    void aProgramThatSaysNothing() { expectFailure(silentProfile(), EngineProblem::DoesNotGreet); }
    void aProgramThatSaysNothingIsGreetedInBothProtocols() {
        expectFailure(silentProfile(std::nullopt), EngineProblem::DoesNotGreet);
    }
    void aProgramThatWritesWithoutEnd() {
        EngineProfile profile = profileOf("garbage");
        profile.startUpTime =
            milliseconds(8000); // so that it has written too much before, on a busy machine too
        expectFailure(profile, EngineProblem::Floods);
    }
    void anEngineThatDoesNotKnowTheVariant() {
        expectFailure(profileOf("options"), EngineProblem::UnknownVariant, "Zo Shogi", "zoshogi");
    }
    void anEngineThatCrashes() { expectFailure(profileOf("crashes"), EngineProblem::Crashed, "11"); }
    void anEngineThatLeavesItsOutputToAProcessOfItsOwn() {
        expectFailure(profileOf("leaves"), EngineProblem::Ended, "3");
    }
    void anEngineThatHangs() { expectFailure(profileOf("hangs"), EngineProblem::Hangs); }
    void anEngineThatPlaysAnIllegalMove() {
        expectFailure(profileOf("illegal"), EngineProblem::IllegalMove, "a1a1");
    }

    // --- after a failure, and before an answer

    void anEngineThatFailedIsStartedAnewWithTheNextQuestion() {
        EngineProcess engine(profileOf("crashes"), Short);
        Asked asked(engine);
        engine.requestMove(euroShogiGame(), MoveTime);
        QTRY_COMPARE(asked.failed.size(), 1);
        engine.requestMove(euroShogiGame(), MoveTime);
        QTRY_COMPARE(asked.failed.size(), 2);
        QVERIFY(asked.failed[1][0].value<EngineFailure>().problem == EngineProblem::Crashed);
    }
    void aDroppedQuestionIsNotAnswered() {
        EngineProcess engine(profileOf("slow"), timeouts(milliseconds(2000), milliseconds(2000)));
        Asked asked(engine);
        QSignalSpy pressed(&engine, &EngineProcess::pressed);
        engine.requestMove(euroShogiGame(), MoveTime);
        QTest::qWait(200);
        engine.cancel();
        engine.press(QStringLiteral("Clear Hash")); // done after the move of the dropped question
        QVERIFY(pressed.wait());
        QCOMPARE(asked.count(), 0);
    }
    void onlyTheLastQuestionIsAnswered() {
        EngineProcess engine(profileOf("slow"), timeouts(milliseconds(2000), milliseconds(2000)));
        Asked asked(engine);
        engine.requestMove(euroShogiGame(), MoveTime);
        QTest::qWait(200);
        engine.requestMove(euroShogiGame(), MoveTime);
        QTRY_COMPARE(asked.found.size(), 1);
        QSignalSpy pressed(&engine, &EngineProcess::pressed);
        engine.press(QStringLiteral("Clear Hash")); // done after all earlier answers
        QVERIFY(pressed.wait());
        QCOMPARE(asked.count(), 1);
    }
    void anEngineThatHangsOverADroppedQuestionIsStartedAnewForTheNext() {
        EngineProcess engine(profileOf("hangs"), Short);
        Asked asked(engine);
        engine.requestMove(euroShogiGame(), MoveTime);
        QTest::qWait(100);
        engine.requestMove(euroShogiGame(), MoveTime);
        QTRY_COMPARE(asked.count(), 1);
        QVERIFY(asked.failure().problem == EngineProblem::Hangs);
    }
    void anEngineThatIgnoresEverythingIsKilledWithWhatItStarted() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("pid");
        EngineProfile profile;
        profile.program = QStringLiteral("/bin/sh");
        profile.arguments = QStringList{"-c", "trap '' TERM; sleep 60 & echo $! > " + file + "; wait"};
        auto process = std::make_unique<EngineProcess>(profile);
        process->start();
        const auto child = [&file] {
            QFile written(file);
            return written.open(QIODevice::ReadOnly) ? written.readAll().trimmed().toInt() : 0;
        };
        QTRY_VERIFY(child() > 0);
        const pid_t id = child();
        process.reset();
        QCOMPARE(::kill(id, 0), 0); // it was not waited for
        QTRY_VERIFY(::kill(id, 0) != 0);
    }

    void aListenerMayWaitWhileTheEngineEnds() {
        EngineProfile profile;
        profile.name = QStringLiteral("Cube");
        profile.program = QStringLiteral("/bin/sh");
        profile.protocol = Protocol::Uci;
        profile.arguments = QStringList{"-c", R"(while read -r command _; do case $command in
            uci) printf '%s\n' 'option name UCI_Variant type combo var euroshogi' uciok ;;
            isready) echo readyok ;;
            go) printf '%s\n' 'bestmove e3e4' 'info string bye'; exit ;;
            esac; done)"};
        EngineProcess engine(profile);
        bool hasWaited = false;
        connect(&engine, &EngineProcess::moveFound, this, [&hasWaited] {
            const auto hasEnded = [] { return EngineLog::endsProcess(logOf("Cube").back().kind); };
            hasWaited = QTest::qWaitFor(hasEnded);
            QTest::qWait(50); // what has ended is deleted
        });
        engine.requestMove(euroShogiGame(), MoveTime);
        QTRY_VERIFY(hasWaited);
    }

    // --- the log

    void whatIsSaidIsLogged() {
        EngineProcess engine(profileOf("babbles"), Short);
        Asked asked(engine);
        engine.requestMove(euroShogiGame(), MoveTime);
        QTRY_COMPARE(asked.count(), 1);
        const auto log = logOf("babbles");
        QVERIFY(!log.empty() && log.front().kind == EngineLogEntry::Kind::Started);
        QVERIFY(isIn(log, EngineLogEntry::Kind::Sent, "uci"));
        QVERIFY(isIn(log, EngineLogEntry::Kind::Received, "uciok"));
    }
    void howAnEngineEndsIsLogged() {
        QVERIFY(failureOf(profileOf("crashes")));
        QVERIFY(isIn(logOf("crashes"), EngineLogEntry::Kind::Crashed, "11"));
        QVERIFY(failureOf(profileOf("nowhere")));
        QVERIFY(logOf("nowhere").back().kind == EngineLogEntry::Kind::NotStarted);
    }

    // --- as players

    void anEngineThatIsNotConfiguredFails() {
        const EngineStore store;
        Opponents opponents(store);
        QSignalSpy failed(&opponents, &MoveChooser::failed);
        opponents.requestMove(euroShogiGame(), {{}, "Cube", MoveTime}, {});
        QCOMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].value<EngineFailure>().problem == EngineProblem::NotThere);
    }
    void enginesAndTheComputerPlayByTurns() {
        EngineStore store;
        store.set({profileOf("babbles")});
        Opponents opponents(store);
        QSignalSpy chosen(&opponents, &MoveChooser::moveChosen);
        const core::Player engine{{}, "babbles", MoveTime};
        opponents.beginGame({engine, core::Player{1, {}}});
        core::Game game = euroShogiGame();
        opponents.requestMove(game, engine, {});
        QTRY_COMPARE(chosen.size(), 1);
        QVERIFY(!game.play(chosen[0][0].value<core::Move>()));
        opponents.requestMove(game, {1, {}}, {});
        QTRY_COMPARE(chosen.size(), 2);
        QVERIFY(!game.play(chosen[1][0].value<core::Move>()));
    }

    void anEngineMayGetOtherSettingsWhileItsMoveIsPlayed() {
        EngineStore store;
        store.set({profileOf("babbles")});
        Opponents opponents(store);
        const core::Player engine{{}, "babbles", MoveTime};
        opponents.beginGame({engine, engine});
        int moves = 0;
        connect(&opponents, &MoveChooser::moveChosen, this, [&] {
            if (++moves > 1) return;
            EngineProfile changed = profileOf("babbles");
            changed.startUpTime += milliseconds(1);
            store.set({changed});
            opponents.requestMove(euroShogiGame(), engine, {});
        });
        opponents.requestMove(euroShogiGame(), engine, {});
        QTRY_COMPARE(moves, 2);
    }

    // --- what is kept

    void enginesAreKeptInTheSettings() {
        EngineProfile profile = profileOf("babbles");
        profile.arguments = QStringList{"-x", "two words"};
        profile.folder = QStringLiteral("/tmp");
        profile.startUpTime = milliseconds(2500);
        profile.options = {{"Hash", core::protocol::OptionType::Spin, "16", 1, 64, {}},
                           {"Clear Hash", core::protocol::OptionType::Button, "", {}, {}, {}}};
        profile.values = {{"Hash", "32"}};
        EngineStore().set({profile, profileOf("silent", std::nullopt)});
        QCOMPARE(EngineStore().all().size(), std::size_t{2});
        QVERIFY(EngineStore().all()[0] == profile);
        QVERIFY(EngineStore().all()[1] == profileOf("silent", std::nullopt));
        EngineStore().set({});
        QVERIFY(EngineStore().all().empty());
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QCoreApplication, EngineProcessTest>(argc, argv);
}
#include "engine_process_test.moc"
