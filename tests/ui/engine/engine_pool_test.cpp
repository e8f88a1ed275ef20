// The engines of a window with several games: who gets how many cores, and how long engines live.
#include "core/endgames/endgame_file.h"
#include "core/endgames/endgame_maker.h"
#include "core/notation/position_text.h"
#include "core/rules/variant_set.h"
#include "tests/ui/books/books.h"
#include "tests/ui/cpu_time.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/teaching/courses.h"
#include "ui/engine/analysis_settings.h"
#include "ui/engine/engine_knowledge.h"
#include "ui/engine/engine_pool.h"
#include "ui/engine/hint.h"
#include "ui/review/position_reviewer.h"

#include <QCoreApplication>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <csignal>
#include <set>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using core::protocol::OptionType;
using std::chrono::milliseconds;
using Rank = CoreClaim::Rank;

namespace {

constexpr milliseconds MoveTime{100};
const core::Player Computer{core::MinLevel, {}};
const core::Player Strongest{core::MaxLevel, {}};
const core::Player Ponderer{{}, "Ponderer", MoveTime};
const QString GoPonder = QStringLiteral("go ponder movetime 100");

/// The clock of a game in which each side has a minute.
ClockReading minuteClock() {
    const core::TimeControl minute{milliseconds(60000)};
    return {core::GameClock({minute, minute}), {}};
}

} // namespace

class EnginePoolTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<EngineStore> m_store;
    std::unique_ptr<EnginePool> m_pool;

    QString logFile() const { return m_folder->filePath("log"); }
    QStringList log() const {
        QFile file(logFile());
        if (!file.open(QIODevice::ReadOnly)) return {};
        return QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    }
    /// What engines were told, without who.
    QStringList commands() const {
        QStringList commands;
        for (const QString& line : log())
            commands << line.section(' ', 1).trimmed();
        return commands;
    }
    QString lastCommand() const { return commands().isEmpty() ? QString() : commands().constLast(); }
    std::set<pid_t> processes() const {
        std::set<pid_t> ids;
        for (const QString& line : log())
            ids.insert(line.section(' ', 0, 0).toInt());
        return ids;
    }
    std::size_t runningProcesses() const {
        const auto ids = processes();
        return static_cast<std::size_t>(
            std::count_if(ids.begin(), ids.end(), [](pid_t id) { return ::kill(id, 0) == 0; }));
    }
    /// An external engine that writes down what it is told.
    EngineProfile logging(const QString& name, const char* threads = "1") const {
        EngineProfile profile;
        profile.name = name;
        profile.program = QStringLiteral(KOMADAI_TEST_DATA "/engines/logs");
        profile.arguments = QStringList{logFile()};
        profile.protocol = core::protocol::Protocol::Uci;
        profile.options = {{"UCI_Variant", OptionType::Combo, "", {}, {}, {"euroshogi"}},
                           {"Threads", OptionType::Spin, "1", 1, 64, {}}};
        if (std::string_view(threads) != "1") profile.values = {{"Threads", threads}};
        return profile;
    }

    /// The engine "Ponderer" has begun a game against a human, and may think on the human's time.
    core::Game afterFirstMoveOf(MoveChooser& players) const {
        EngineProfile profile = logging("Ponderer");
        profile.program = QStringLiteral(KOMADAI_TEST_DATA "/engines/ponders");
        m_store->set({profile});
        QSignalSpy chosen(&players, &MoveChooser::moveChosen);
        players.setPondering(true);
        players.beginGame({Ponderer, core::Player{}});
        core::Game game = euroShogiGame();
        players.requestMove(game, Ponderer, {});
        if (!QTest::qWaitFor([&] { return chosen.size() == 1; })) qFatal("no move");
        if (game.play(chosen[0][0].value<core::Move>())) qFatal("an illegal move");
        return game;
    }
    static core::Game after(core::Game game, std::string_view reply) {
        if (game.play(uciMove(reply, game.position()))) qFatal("an illegal move");
        return game;
    }

    /// A game that a table in the pool's folder knows as won in 31 plies.
    core::Game wonByTheTables() {
        const auto rules =
            core::withRuleOptions(core::VariantSet::builtin().find("greatshatranj"), "bareKing=none");
        core::Endgames endgames(rules);
        const auto general = core::parseMaterial("KGvK", rules->spec(), endgames.symmetry()).material;
        for (const auto& material : core::withMaterialsAfter({general}, endgames)) {
            endgames.add(core::makeEndgame(endgames, material));
            core::writeEndgame(m_folder->path().toStdString(), *endgames.tables().back(), rules->spec());
        }
        m_pool->openEndgames(m_folder->path());
        const auto setup = core::sfen::parse("K9/G9/2k7/10/10/10/10/10 b - 1", rules->spec());
        return core::Game(core::AnyPosition::fromSetup(setup.value(), rules).value());
    }
    /// The first score that an analyst finds.
    static core::Score scoreBy(Analyst& analyst, const core::Game& game) {
        QSignalSpy told(&analyst, &Analyst::informed);
        analyst.analyse(game, 1);
        if (!told.wait()) qFatal("no score");
        return told[0][0].value<core::SearchInfo>().score;
    }

private slots:
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<EngineStore>();
        m_store->set({logging("Cube"), logging("Cube of many threads", "8")});
        m_pool = std::make_unique<EnginePool>(*m_store, nullptr, 4);
    }
    void cleanup() {
        m_pool.reset();
        m_store.reset();
        m_folder.reset();
    }

    // --- opening books

    void playersPlayFromTheBooksOfThePool() {
        OwnBooks books;
        books.add(bookOf({{"h3h4", 1}}), "Flank");
        m_pool->useBooks(books.store());
        const auto opponents = m_pool->makeOpponents();
        QSignalSpy ofBook(opponents.get(), &MoveChooser::bookMoveChosen);
        opponents->requestMove(euroShogiGame(), Computer, {});
        QVERIFY(ofBook.wait());
        QCOMPARE(ofBook[0][0].value<core::Move>(), uciMove("h3h4", startPosition()));
    }

    void aHintIsSearchedForInAPositionOfABookToo() {
        OwnBooks books;
        books.add(bookOf({{"h3h4", 1}}), "Flank");
        m_pool->useBooks(books.store());
        Hint hint(*m_pool);
        QSignalSpy found(&hint, &Hint::found);
        hint.look(euroShogiGame());
        QVERIFY(found.wait());
    }

    // --- endgame tables

    void theAnalysisAndTheStrongestPlayerUseTheEndgameTablesOfThePool() {
        const core::Game won = wonByTheTables();
        QVERIFY(scoreBy(*m_pool->makeAnalyst(), won) == core::Score::mateIn(31));

        const auto opponents = m_pool->makeOpponents();
        std::optional<core::Score> score;
        connect(opponents.get(), &MoveChooser::moveChosen,
                [&score](const core::Move&, std::optional<core::Score> found) { score = found; });
        opponents->requestMove(won, Strongest, {});
        QTRY_VERIFY(score);
        QVERIFY(*score == core::Score::mateIn(31));
    }
    void endgameTablesAreNotUsedWhereTheUserDoesNotWantThem() {
        const core::Game won = wonByTheTables();
        preferences().set(preference::EndgameTables, false);
        QVERIFY(!scoreBy(*m_pool->makeAnalyst(), won).isMate());
    }

    // --- learned networks

    void allThatTheBuiltInEngineDoesWithAllItsStrengthUsesTheNetworksOfTheUser() {
        const std::filesystem::path folder = m_folder->path().toStdString();
        std::atomic<int> asked = 0;
        const auto isAsked = [&](auto ask) { // each time anew, since networks are kept in memory
            asked = 0;
            writeFile(folder / "euroshogi.network", "no network");
            m_pool->networks()->open([folder](const std::string& id) { return folder / (id + ".network"); });
            m_pool->networks()->whenRefused([&](const core::NetworkFault&) { ++asked; });
            ask();
            return asked > 0;
        };
        const auto opponents = m_pool->makeOpponents();
        const auto plays = [&](const core::Player& player) {
            QSignalSpy chosen(opponents.get(), &MoveChooser::moveChosen);
            opponents->requestMove(euroShogiGame(), player, minuteClock());
            QVERIFY(chosen.wait(30'000));
        };
        QVERIFY(isAsked([&] { plays(Strongest); }));
        QVERIFY(!isAsked([&] { plays(Computer); })); // levels keep their strength
        const auto analyst = m_pool->makeAnalyst();
        QVERIFY(isAsked([&] { scoreBy(*analyst, euroShogiGame()); }));
        analyst->cancel();
        core::ReviewPlan plan;
        plan.nodes = 100;
        const auto reviewer = makeReviewer(*m_pool, plan);
        QVERIFY(isAsked([&] {
            QSignalSpy evaluated(reviewer.get(), &PositionReviewer::evaluated);
            reviewer->evaluate(euroShogiGame(), plan);
            QVERIFY(evaluated.wait(30'000));
        }));
    }

    // --- how cores are divided

    void theBudgetTellsWhenTheFirstEngineBeginsAndTheLastOneEnds() {
        const auto budget = std::make_shared<CoreBudget>(2);
        QSignalSpy changed(budget.get(), &CoreBudget::usedChanged);
        CoreClaim player(budget), analyst(budget);
        player.begin(Rank::Player, 1);
        QVERIFY(budget->isUsed());
        analyst.begin(Rank::Analyst, 1);
        QCOMPARE(changed.size(), 1);
        player.end();
        QVERIFY(budget->isUsed());
        QCOMPARE(changed.size(), 1);
        analyst.end();
        QVERIFY(!budget->isUsed());
        QCOMPARE(changed.size(), 2);
    }

    void aLoneAnalysisGetsAllCores() {
        const auto budget = std::make_shared<CoreBudget>(4);
        CoreClaim analyst(budget);
        QCOMPARE(analyst.cores(), 0);
        analyst.begin(Rank::Analyst, CoreClaim::All);
        QCOMPARE(analyst.cores(), 4);
        analyst.end();
        QCOMPARE(analyst.cores(), 0);
        QCOMPARE(budget->usedCores(), 0);
    }
    void playersGoFirstAndAnalysesShareTheRest() {
        const auto budget = std::make_shared<CoreBudget>(8);
        CoreClaim first(budget), second(budget), third(budget), player(budget), timed(budget);
        player.begin(Rank::Player, 4);
        timed.begin(Rank::TimedPlayer, 3);
        for (CoreClaim* analyst : {&first, &second, &third})
            analyst->begin(Rank::Analyst, CoreClaim::All);
        QCOMPARE(timed.cores(), 3);
        QCOMPARE(player.cores(), 4);
        for (const CoreClaim* analyst : {&first, &second, &third})
            QCOMPARE(analyst->cores(), 1);
        QCOMPARE(budget->usedCores(), 10);
    }
    void aPlayerOnAClockGoesBeforeOneWithout() {
        const auto budget = std::make_shared<CoreBudget>(4);
        CoreClaim untimed(budget), timed(budget);
        untimed.begin(Rank::Player, 4);
        timed.begin(Rank::TimedPlayer, 3);
        QCOMPARE(timed.cores(), 3);
        QCOMPARE(untimed.cores(), 1);
    }
    void whatOneAnalysisDoesNotWantTheOthersGet() {
        const auto budget = std::make_shared<CoreBudget>(7);
        CoreClaim modest(budget), first(budget), second(budget);
        modest.begin(Rank::Analyst, 1);
        first.begin(Rank::Analyst, CoreClaim::All);
        second.begin(Rank::Analyst, CoreClaim::All);
        QCOMPARE(modest.cores(), 1);
        QCOMPARE(first.cores(), 3);
        QCOMPARE(second.cores(), 3);
    }
    void everybodyHasACore() {
        const auto budget = std::make_shared<CoreBudget>(1);
        CoreClaim player(budget), analyst(budget);
        analyst.begin(Rank::Analyst, CoreClaim::All);
        player.begin(Rank::TimedPlayer, 1);
        QCOMPARE(player.cores(), 1);
        QCOMPARE(analyst.cores(), 1);
    }
    void anAnalysisShrinksAtOnceAndGrowsAfterAWhile() {
        const auto budget = std::make_shared<CoreBudget>(4);
        int changes = 0;
        CoreClaim analyst(budget, [&changes] { ++changes; });
        CoreClaim player(budget);
        analyst.begin(Rank::Analyst, CoreClaim::All);
        QCOMPARE(changes, 0); // it is told its first share by `cores`
        player.begin(Rank::TimedPlayer, 1);
        QCOMPARE(analyst.cores(), 3);
        QCOMPARE(changes, 1);
        player.end();
        QCOMPARE(analyst.cores(), 3);
        QTRY_COMPARE(analyst.cores(), 4);
        QCOMPARE(changes, 2);
    }
    void quickMovesDoNotDisturbAnAnalysisAgainAndAgain() {
        const auto budget = std::make_shared<CoreBudget>(4);
        int changes = 0;
        CoreClaim analyst(budget, [&changes] { ++changes; });
        CoreClaim player(budget);
        analyst.begin(Rank::Analyst, CoreClaim::All);
        for (int move = 0; move < 50; ++move) {
            player.begin(Rank::TimedPlayer, 1);
            player.end();
        }
        QCOMPARE(changes, 1);
    }
    void aPlayerPondersWithWhatNobodyElseWants() {
        const auto budget = std::make_shared<CoreBudget>(4);
        int changes = 0;
        CoreClaim ponderer(budget, [&changes] { ++changes; });
        CoreClaim analyst(budget);
        QVERIFY(ponderer.beginToPonder(2));
        QCOMPARE(ponderer.cores(), 2);
        QVERIFY(!ponderer.isSqueezed());
        analyst.begin(Rank::Analyst, CoreClaim::All);
        QCOMPARE(analyst.cores(), 4);
        QVERIFY(ponderer.isSqueezed());
        QCOMPARE(changes, 1);
    }
    void nobodyPondersWhileOtherEnginesNeedTheCores() {
        const auto budget = std::make_shared<CoreBudget>(4);
        CoreClaim ponderer(budget), analyst(budget);
        analyst.begin(Rank::Analyst, 3);
        QVERIFY(!ponderer.beginToPonder(2));
        QVERIFY(!ponderer.isThinking());
        QCOMPARE(analyst.cores(), 3);
        QVERIFY(ponderer.beginToPonder(1));
    }
    void aClaimEndsWithItsEngine() {
        const auto budget = std::make_shared<CoreBudget>(4);
        auto player = std::make_unique<CoreClaim>(budget);
        player->begin(Rank::Player, 2);
        QCOMPARE(budget->usedCores(), 2);
        player.reset();
        QCOMPARE(budget->usedCores(), 0);
    }

    // --- engines of several games

    void eachGameHasPlayersAndAnAnalystOfItsOwn() {
        const auto playersA = m_pool->makeOpponents();
        const auto playersB = m_pool->makeOpponents();
        const auto analyst = m_pool->makeAnalyst();
        QSignalSpy a(playersA.get(), &MoveChooser::moveChosen);
        QSignalSpy b(playersB.get(), &MoveChooser::moveChosen);
        QSignalSpy told(analyst.get(), &Analyst::informed);
        analyst->analyse(euroShogiGame(), 1);
        playersA->requestMove(euroShogiGame(), Computer, {});
        playersB->requestMove(euroShogiGame(), Computer, minuteClock());
        QTRY_COMPARE(a.size(), 1);
        QTRY_COMPARE(b.size(), 1);
        QTRY_VERIFY(!told.empty());
    }
    void thePoolKnowsHowManyCoresAreUsed() {
        QCOMPARE(m_pool->cores(), 4);
        const auto players = m_pool->makeOpponents();
        auto analyst = m_pool->makeAnalyst();
        players->requestMove(euroShogiGame(), Strongest, minuteClock());
        QCOMPARE(m_pool->usedCores(), 1); // a level is equally strong on every machine
        analyst->analyse(euroShogiGame(), 1);
        QCOMPARE(m_pool->usedCores(), 4);
        players->cancel();
        analyst.reset();
        QCOMPARE(m_pool->usedCores(), 0);
    }
    void atFullStrengthAPlayerUsesAllCores() {
        const core::Player full{{}, std::string(core::FullStrengthName), milliseconds(60'000)};
        const auto players = m_pool->makeOpponents();
        const auto analyst = m_pool->makeAnalyst();
        players->beginGame({full, core::Player{}});
        players->prepare(full, euroshogi());
        players->requestMove(euroShogiGame(), full, {});
        QCOMPARE(m_pool->usedCores(), 4);
        analyst->analyse(euroShogiGame(), 1);
        QCOMPARE(m_pool->usedCores(), 5); // each engine has at least one
        QSignalSpy chosen(players.get(), &MoveChooser::moveChosen);
        players->moveNow();
        QTRY_COMPARE(chosen.size(), 1);
        analyst->cancel();
        players->requestMove(euroShogiGame(), Strongest, minuteClock());
        QCOMPARE(m_pool->usedCores(), 1); // a level has one core again
    }
    void anAnalysisGoesOnWithOtherCores() {
        const auto analyst = m_pool->makeAnalyst();
        const auto players = m_pool->makeOpponents();
        std::vector<core::SearchInfo> told;
        connect(analyst.get(), &Analyst::informed,
                [&told](const core::SearchInfo& info) { told.push_back(info); });
        analyst->analyse(euroShogiGame(), 1);
        QTRY_VERIFY(!told.empty() && told.back().depth >= 5);
        players->requestMove(euroShogiGame(), Strongest, minuteClock());
        const auto before = told.size();
        QTRY_VERIFY(told.size() > before + 1);
        for (std::size_t i = 1; i < told.size(); ++i) {
            QVERIFY(told[i].depth >= told[i - 1].depth);
            QVERIFY(told[i].nodes >= told[i - 1].nodes);
            QVERIFY(told[i].elapsed >= told[i - 1].elapsed);
        }
    }
    void anAnalysisThatEndsByItselfFreesItsCores() {
        // White mates in one.
        const auto analyst = m_pool->makeAnalyst();
        analyst->analyse(euroShogiGame("7k/8/6K1/8/8/8/8/R7[] w - - 0 1"), 1);
        QCOMPARE(m_pool->usedCores(), 4);
        QTRY_COMPARE(m_pool->usedCores(), 0);
    }
    void anAnalysisThatEndsByItselfSaysSo() {
        const auto analyst = m_pool->makeAnalyst();
        QSignalSpy ended(analyst.get(), &Analyst::ended);
        analyst->analyse(euroShogiGame("7k/8/6K1/8/8/8/8/R7[] w - - 0 1"), 1);
        QTRY_COMPARE(ended.size(), 1);
        analyst->analyse(euroShogiGame(), 1);
        analyst->cancel();
        QTest::qWait(50);
        QCOMPARE(ended.size(), 1); // nobody asked for more
    }
    void anAnalysisUsesAsManyCoresAsTheUserAllows() {
        preferences().set(preference::AnalysisCores, 2);
        const auto analyst = m_pool->makeAnalyst();
        analyst->analyse(euroShogiGame(), 1);
        QCOMPARE(m_pool->usedCores(), 2);
        preferences().set(preference::AnalysisCores, 3);
        QCOMPARE(m_pool->usedCores(), 3);
        preferences().reset(preference::AnalysisCores);
        QCOMPARE(m_pool->usedCores(), 4);
        analyst->cancel();
        preferences().set(preference::AnalysisCores, 2);
        QCOMPARE(m_pool->usedCores(), 0);
    }
    void anAnalysisGoesOnWithAHashTableOfAnotherSize() {
        const auto analyst = m_pool->makeAnalyst();
        std::vector<core::SearchInfo> told;
        connect(analyst.get(), &Analyst::informed,
                [&told](const core::SearchInfo& info) { told.push_back(info); });
        analyst->analyse(euroShogiGame(), 1);
        QTRY_VERIFY(!told.empty() && told.back().depth >= 4);
        preferences().set(preference::AnalysisHash, AnalysisMemory::Least);
        const auto before = told.size();
        const auto nodes = told.back().nodes;
        QTRY_VERIFY(told.size() > before);
        QVERIFY(told.back().depth >= told[before - 1].depth);
        QVERIFY(told.back().nodes > nodes);
    }
    /// Measured as CPU time, which does not depend on what else the machine has to do.
    void aStopFreesTheCpuAtOnce() {
        const auto analyst = m_pool->makeAnalyst();
        QSignalSpy told(analyst.get(), &Analyst::informed);
        analyst->analyse(euroShogiGame(), 1);
        QTRY_VERIFY(told.size() > 3);
        analyst->cancel();
        const auto start = cpuTime();
        QTest::qWait(400);
        const auto used = cpuTime() - start;
        QVERIFY2(used < milliseconds(4 * 20 + 40), // each thread may need 20 ms to stop
                 qPrintable(QString::number(used.count())));
    }
    void enginesMayOutliveThePool() {
        const auto players = m_pool->makeOpponents();
        QSignalSpy chosen(players.get(), &MoveChooser::moveChosen);
        m_pool.reset();
        players->requestMove(euroShogiGame(), Computer, {});
        QTRY_COMPARE(chosen.size(), 1);
    }

    // --- on the opponent's time

    void anEngineGoesOnAfterTheReplyThatItExpects() {
        const auto players = m_pool->makeOpponents();
        const core::Game game = afterFirstMoveOf(*players);
        QSignalSpy chosen(players.get(), &MoveChooser::moveChosen);
        players->ponder(game, Ponderer, {});
        QCOMPARE(m_pool->usedCores(), 1);
        QTRY_COMPARE(lastCommand(), GoPonder);
        QVERIFY(!players->isGettingReady());
        players->requestMove(after(game, "e6e5"), Ponderer, {});
        QVERIFY(!players->isGettingReady());
        QTRY_COMPARE(chosen.size(), 1);
        QCOMPARE(lastCommand(), QString("ponderhit"));
        QCOMPARE(m_pool->usedCores(), 0);
    }
    void anotherReplyIsAskedAboutAnew() {
        const auto players = m_pool->makeOpponents();
        const core::Game game = afterFirstMoveOf(*players);
        QSignalSpy chosen(players.get(), &MoveChooser::moveChosen);
        players->ponder(game, Ponderer, {});
        players->requestMove(after(game, "d6d5"), Ponderer, {});
        QTRY_COMPARE(chosen.size(), 1);
        QVERIFY(!commands().contains("ponderhit"));
        QCOMPARE(lastCommand(), QString("go movetime 100"));
    }
    void ponderingEndsWithTheQuestion() {
        const auto players = m_pool->makeOpponents();
        const core::Game game = afterFirstMoveOf(*players);
        players->ponder(game, Ponderer, {});
        players->cancel();
        QCOMPARE(m_pool->usedCores(), 0);
        QTRY_COMPARE(lastCommand(), QString("stop"));
    }
    void anAnalysisEndsPonderingWhereItNeedsTheCores() {
        const auto players = m_pool->makeOpponents();
        const auto analyst = m_pool->makeAnalyst();
        const core::Game game = afterFirstMoveOf(*players);
        players->ponder(game, Ponderer, {});
        QTRY_COMPARE(lastCommand(), GoPonder);
        analyst->analyse(game, 1);
        QCOMPARE(m_pool->usedCores(), 4);
        QTRY_COMPARE(lastCommand(), QString("stop"));
        players->ponder(game, Ponderer, {}); // nor does it begin again
        QTest::qWait(100);
        QCOMPARE(commands().count(GoPonder), 1);
    }
    void nothingIsThoughtOnTheOpponentsTimeInAnotherPosition() {
        const auto players = m_pool->makeOpponents();
        afterFirstMoveOf(*players);
        players->ponder(after(euroShogiGame(), "a3a4"), Ponderer, {});
        QCOMPARE(m_pool->usedCores(), 0);
    }
    void withoutTheWishNoEnginePonders() {
        const auto players = m_pool->makeOpponents();
        const core::Game game = afterFirstMoveOf(*players);
        players->setPondering(false);
        players->ponder(game, Ponderer, {});
        QCOMPARE(m_pool->usedCores(), 0);
    }

    // --- external engines

    void anEngineThatPlaysBothSidesIsOneProcess() {
        const auto players = m_pool->makeOpponents();
        QSignalSpy chosen(players.get(), &MoveChooser::moveChosen);
        const core::Player cube{{}, "Cube", MoveTime};
        players->beginGame({cube, cube});
        for (int move = 1; move <= 2; ++move) {
            players->requestMove(euroShogiGame(), cube, {});
            QTRY_COMPARE(chosen.size(), move);
        }
        QCOMPARE(processes().size(), std::size_t{1});
    }
    void aProcessForEachGameAndRole() {
        const auto playersA = m_pool->makeOpponents();
        const auto playersB = m_pool->makeOpponents();
        const auto analyst = m_pool->makeAnalyst(QStringLiteral("Cube"));
        QSignalSpy told(analyst.get(), &Analyst::informed);
        const core::Player cube{{}, "Cube", MoveTime};
        playersA->prepare(cube, euroshogi());
        playersB->prepare(cube, euroshogi());
        analyst->analyse(euroShogiGame(), 1);
        QTRY_COMPARE(told.size(), 1);
        QTRY_COMPARE(processes().size(), std::size_t{3});
    }
    void aProcessEndsWithItsLastUser() {
        auto players = m_pool->makeOpponents();
        auto analyst = m_pool->makeAnalyst(QStringLiteral("Cube"));
        players->prepare({{}, "Cube", MoveTime}, euroshogi());
        analyst->analyse(euroShogiGame(), 1);
        QTRY_COMPARE(runningProcesses(), std::size_t{2});
        players.reset();
        QTRY_COMPARE(runningProcesses(), std::size_t{1});
        analyst.reset();
        QTRY_COMPARE(runningProcesses(), std::size_t{0});
    }
    void aProcessEndsWithTheLastGameThatItPlaysIn() {
        const auto players = m_pool->makeOpponents();
        players->prepare({{}, "Cube", MoveTime}, euroshogi());
        QTRY_COMPARE(runningProcesses(), std::size_t{1});
        players->beginGame({Computer, core::Player{}});
        QTRY_COMPARE(runningProcesses(), std::size_t{0});
    }
    void anOpponentIsToldItsCoresBeforeItGetsReady() {
        const auto players = m_pool->makeOpponents();
        const core::Player cube{{}, "Cube of many threads", MoveTime};
        const QString threads = QStringLiteral("setoption name Threads value 4"); // it would like 8
        players->prepare(cube, euroshogi());
        QTRY_VERIFY(commands().contains("isready"));
        QVERIFY(commands().contains(threads));
        QVERIFY(commands().indexOf(threads) < commands().indexOf("isready"));
        QSignalSpy chosen(players.get(), &MoveChooser::moveChosen);
        players->requestMove(euroShogiGame(), cube, {});
        QTRY_COMPARE(chosen.size(), 1);
        QCOMPARE(commands().count(threads), 1);
    }
    void anExternalAnalysisHasTheCoresThatPlayersLeave() {
        const auto analyst = m_pool->makeAnalyst(QStringLiteral("Cube of many threads"));
        const auto players = m_pool->makeOpponents();
        analyst->analyse(euroShogiGame(), 1);
        QTRY_COMPARE(lastCommand(), QString("go infinite"));
        QVERIFY(commands().contains("setoption name Threads value 4")); // it would like 8
        players->requestMove(euroShogiGame(), Strongest, minuteClock());
        QTRY_COMPARE(commands().count("go infinite"), 2);
        const QStringList told = commands();
        QVERIFY(told.indexOf("setoption name Threads value 3") > told.indexOf("stop"));
        QVERIFY(told.contains("stop"));
    }
    void anAnalysisThatIsCancelledIsStoppedAtOnce() {
        const auto analyst = m_pool->makeAnalyst(QStringLiteral("Cube"));
        QSignalSpy told(analyst.get(), &Analyst::informed);
        analyst->analyse(euroShogiGame(), 1);
        QTRY_COMPARE(told.size(), 1);
        analyst->cancel();
        QCOMPARE(m_pool->usedCores(), 0);
        QTRY_COMPARE(lastCommand(), QString("stop"));
    }
    void anAnalystWhoseProfileHasChangedIsStartedAnew() {
        const auto analyst = m_pool->makeAnalyst(QStringLiteral("Cube"));
        QSignalSpy told(analyst.get(), &Analyst::informed);
        analyst->analyse(euroShogiGame(), 1);
        QTRY_COMPARE(told.size(), 1);
        auto changed = logging("Cube");
        changed.values = {{"Threads", "2"}};
        m_store->set({changed});
        analyst->analyse(euroShogiGame(), 1);
        QTRY_COMPARE(told.size(), 2);
        QCOMPARE(processes().size(), std::size_t{2});
    }
    void anAnalystThatIsNotThereFails() {
        const auto analyst = m_pool->makeAnalyst(QStringLiteral("Sphere"));
        QSignalSpy failed(analyst.get(), &Analyst::failed);
        analyst->analyse(euroShogiGame(), 1);
        QCOMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].value<EngineFailure>().problem == EngineProblem::NotThere);
        QCOMPARE(m_pool->usedCores(), 0);
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QCoreApplication, EnginePoolTest>(argc, argv);
}
#include "engine_pool_test.moc"
