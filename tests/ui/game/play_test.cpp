// The rules of a game on the screen: whose turn it is, what can be taken back, what is stored when.
#include "core/notation/stored_record.h"
#include "tests/ui/own_game.h"

#include <QSignalSpy>
#include <QTest>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using namespace std::chrono_literals;

namespace {

/// A computer that answers when the test wants it to.
class FakeChooser : public MoveChooser {
public:
    void beginGame(const Players& players) override { m_players = players; }
    void prepare(const core::Player& player, const std::shared_ptr<const core::Variant>&) override {
        m_prepared.push_back(player);
    }
    void requestMove(const core::Game& game, const core::Player& player,
                     const ClockReading& reading) override {
        m_asked = game;
        m_pondered.reset();
        m_player = player;
        m_reading = reading;
    }
    void setPondering(bool isWanted) override { m_isPonderingWanted = isWanted; }
    void ponder(const core::Game& game, const core::Player& player, const ClockReading& reading) override {
        m_pondered = game;
        m_player = player;
        m_reading = reading;
        ++m_timesPondered;
    }
    bool isGettingReady() const override { return m_isGettingReady; }
    void moveNow() override { m_isHurried = true; }
    void cancel() override {
        m_asked.reset();
        m_pondered.reset();
    }

    bool isAsked() const { return m_asked.has_value(); }
    const core::Player& player() const { return m_player; }
    const Players& players() const { return m_players; }
    const std::vector<core::Player>& prepared() const { return m_prepared; }
    const ClockReading& reading() const { return m_reading; }
    bool isHurried() const { return m_isHurried; }
    bool isPonderingWanted() const { return m_isPonderingWanted; }
    bool isPondering() const { return m_pondered.has_value(); }
    int timesPondered() const { return m_timesPondered; }
    void answer(std::string_view text, std::optional<core::Score> score = core::Score::centipawns(0)) {
        const core::Move answer = uciMove(text, m_asked->position());
        m_asked.reset();
        emit moveChosen(answer, score);
    }
    void answerFromBook(std::string_view text) {
        const core::Move answer = uciMove(text, m_asked->position());
        m_asked.reset();
        emit bookMoveChosen(answer);
    }
    void resign() {
        m_asked.reset();
        emit resigned();
    }
    void declare() {
        m_asked.reset();
        emit declared();
    }
    void fail() {
        m_asked.reset();
        emit failed({EngineProblem::Crashed, QStringLiteral("Deep Cube"), {}});
    }
    void startSlowly() { m_isGettingReady = true; }
    void getReady() {
        m_isGettingReady = false;
        emit gotReady();
    }
    /// An engine that is not asked.
    void failToStart(const QString& engine) { emit failed({EngineProblem::CannotStart, engine, {}}); }

private:
    std::optional<core::Game> m_asked, m_pondered;
    bool m_isPonderingWanted = false;
    int m_timesPondered = 0;
    core::Player m_player;
    Players m_players;
    std::vector<core::Player> m_prepared;
    ClockReading m_reading;
    bool m_isHurried = false;
    bool m_isGettingReady = false;
};

const core::Player Human;
const core::Player Computer{3, {}};
const core::Player Engine{{}, "Deep Cube", std::chrono::milliseconds(1000)};
const core::Player OtherEngine{{}, "Broken Cube", std::chrono::milliseconds(1000)};

constexpr core::TimeControl Minute{60s};

ComputerPolicy withPace(std::chrono::milliseconds pace) {
    ComputerPolicy policy;
    policy.pace = pace;
    return policy;
}

ComputerPolicy pondering() {
    ComputerPolicy policy;
    policy.ponders = true;
    return policy;
}

/// Both kings in their promotion zones.
constexpr auto ImpassePosition = "4K3/8/8/8/8/8/R7/4k2r[] w - - 0 1";

/// Sente to move has the king and ten pieces in the promotion zone, with 28 points and with 27.
constexpr auto Sente28 = "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB3P 1";
constexpr auto Sente27 = "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB2P 1";

core::AnyPosition shogiPosition(std::string_view sfen) {
    return positionFrom(sfen, variants().find("shogi"));
}

} // namespace

class PlayTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<OwnGame<FakeChooser>> m_own;
    Play* m_play = nullptr;
    FakeChooser* m_computer = nullptr;
    core::Instant m_now; ///< that the clock goes by

    std::filesystem::path path() const { return m_own->path(); }
    const core::Game& game() const { return m_play->game(); }
    void start(const Players& players, std::string_view fen = {}) {
        m_own->game().startGame(euroShogiGame(fen), players);
    }

    void startTimed(const Players& players, const core::TimeControl& both) {
        m_own->game().startGame(euroShogiGame(), players, {both, both});
    }
    std::chrono::milliseconds left(core::Side side) const { return *m_play->clock().untilFlag(side, m_now); }
    /// Lets time pass, and the session look at its clock.
    void wait(std::chrono::milliseconds time) {
        m_now += time;
        m_play->checkClock();
    }
    /// Lets time pass second by second.
    void waitSeconds(int seconds) {
        for (int i = 0; i < seconds; ++i)
            wait(1s);
    }
    /// The seconds that Play::lowTime or Play::secondCounted has told.
    static std::vector<int> secondsIn(const QSignalSpy& spy) {
        std::vector<int> seconds;
        for (const auto& values : spy)
            seconds.push_back(values[1].toInt());
        return seconds;
    }
    /// Plays a move after so much time.
    void playAfter(std::chrono::milliseconds time, std::string_view text) {
        wait(time);
        play(text);
    }
    /// A game against the computer in which it sees its moves so: at most five, each of another pawn.
    void playAgainstScores(const std::vector<core::Score>& scores) {
        constexpr std::array Mine{"a3a4", "b3b4", "c3c4", "d3d4", "e3e4"};
        constexpr std::array Its{"a6a5", "b6b5", "c6c5", "d6d5", "e6e5"};
        start({Human, Computer});
        for (std::size_t i = 0; i < scores.size() && !game().isOver(); ++i) {
            play(Mine[i]);
            answer(Its[i], scores[i]);
        }
    }

    /// Plays for the human and waits until the move is stored.
    void play(std::string_view text) {
        QSignalSpy settled(&m_own->recorder(), &Recorder::settled);
        QVERIFY(m_play->movableSide());
        QVERIFY(!m_play->playMove(uciMove(text, game().position())));
        QVERIFY(settled.wait());
    }
    void answer(std::string_view text, std::optional<core::Score> score = core::Score::centipawns(0)) {
        QSignalSpy settled(&m_own->recorder(), &Recorder::settled);
        QVERIFY(m_computer->isAsked());
        m_computer->answer(text, score);
        QVERIFY(settled.wait());
    }
    /// The engine has answered and may think on, and the human is to move.
    void startPondering() {
        m_play->setPolicy(pondering());
        start({Human, Engine});
        play("e3e4");
        answer("e6e5");
    }
    void waitUntilStored(const std::function<void()>& action) {
        QSignalSpy settled(&m_own->recorder(), &Recorder::settled);
        action();
        QVERIFY(settled.wait());
    }
    std::vector<core::GameSummary> storedGames() const { return core::Library(path()).games(); }
    /// Shows the only stored game, as when the user has chosen it in the list.
    void showStored() {
        core::Library library(path());
        const auto stored = *library.record(library.games().at(0).id);
        auto tree = core::readTree(stored.summary.header, stored.tree, euroshogi()).value();
        const auto playedTo = core::playedTo(stored.summary, tree);
        m_own->game().show({stored.summary.header, std::move(tree), stored.summary.outcome, playedTo},
                           stored.summary.id);
    }
    core::StoredGame onlyStoredGame() const {
        core::Library library(path());
        return *library.game(library.games().at(0).id);
    }

private slots:
    void init() {
        m_own = std::make_unique<OwnGame<FakeChooser>>();
        m_play = &m_own->play();
        m_computer = &m_own->computer();
        m_now = core::Instant(1h);
        m_play->setTimeSource([this] { return m_now; });
    }
    void cleanup() { m_own.reset(); }

    void theComputerIsAskedWhenItIsItsTurn() {
        start({Human, Computer});
        QVERIFY(!m_computer->isAsked());
        play("e3e4");
        QVERIFY(m_computer->isAsked());
        QCOMPARE(m_computer->player(), Computer);
        QVERIFY(m_play->isComputerThinking());
        QVERIFY(!m_play->movableSide());
        answer("e6e5");
        QCOMPARE(m_play->movableSide(), std::optional(core::Side::First));
    }

    void aMoveOfAnOpeningBookIsPlayed() {
        start({Human, Computer});
        play("e3e4");
        QSignalSpy ofBook(m_play, &Play::bookMovePlayed);
        waitUntilStored([this] { m_computer->answerFromBook("e6e5"); });
        QCOMPARE(ofBook.size(), 1);
        QCOMPARE(game().plyCount(), 2);
        QVERIFY(!m_play->isComputerThinking());
        QCOMPARE(m_play->movableSide(), std::optional(core::Side::First));
    }

    void aReplyToAHumanIsTold() {
        start({Human, Computer});
        QSignalSpy replied(m_play, &Play::computerReplied);
        play("e3e4");
        QVERIFY(replied.empty());
        answer("e6e5");
        QCOMPARE(replied.size(), 1);
    }

    void computersThatPlayEachOtherReplyToNobody() {
        start({Computer, Engine});
        QSignalSpy replied(m_play, &Play::computerReplied);
        answer("e3e4");
        answer("e6e5");
        QVERIFY(replied.empty());
    }

    void theComputerBeginsWhereItMovesFirst() {
        start({Computer, Human});
        QVERIFY(m_computer->isAsked());
    }

    void noMoveCanBeMadeUntilTheLastOneIsStored() {
        start({Human, Human});
        QSignalSpy settled(&m_own->recorder(), &Recorder::settled);
        m_play->playMove(uciMove("e3e4", game().position()));
        QVERIFY(!m_play->movableSide());
        QVERIFY(!m_play->canTakeBack());
        QVERIFY(settled.wait());
        QCOMPARE(m_play->movableSide(), std::optional(core::Side::Second));
        QCOMPARE(onlyStoredGame().plies.size(), std::size_t{1});
    }

    void aGameWithoutMovesIsNotStored() {
        start({Human, Computer});
        start({Human, Human});
        play("e3e4");
        QCOMPARE(storedGames().size(), std::size_t{1});
    }

    void anIllegalMoveChangesNothing() {
        start({Human, Human});
        QCOMPARE(m_play->playMove(core::BoardMove{square("e3"), square("e5"), {}}),
                 std::optional(core::Refusal::DoesNotMoveThere));
        QCOMPARE(game().plyCount(), 0);
        QVERIFY(m_play->movableSide());
    }

    void takingBackAgainstTheComputerGoesToMyLastDecision() {
        start({Human, Computer});
        play("e3e4");
        answer("e6e5");
        play("e4e5");
        answer("d6d5");
        m_play->takeBack();
        QCOMPARE(game().plyCount(), 2);
        QVERIFY(!m_computer->isAsked());
    }

    void takingBackWhileTheComputerThinksStopsIt() {
        start({Human, Computer});
        play("e3e4");
        m_play->takeBack();
        QCOMPARE(game().plyCount(), 0);
        QVERIFY(!m_computer->isAsked());
        QVERIFY(!m_play->isComputerThinking());
    }

    void takingBackBetweenHumansIsOnePly() {
        start({Human, Human});
        play("e3e4");
        play("e6e5");
        waitUntilStored([this] { m_play->takeBack(); });
        QCOMPARE(game().plyCount(), 1);
        waitUntilStored([this] { m_play->takeBack(); });
        QCOMPARE(game().plyCount(), 0);
        QVERIFY(!m_play->canTakeBack());
    }

    void redoBringsBackWhatWasTakenBackUntilAnotherMoveIsMade() {
        start({Human, Human});
        play("e3e4");
        play("e6e5");
        waitUntilStored([this] { m_play->takeBack(); });
        waitUntilStored([this] { m_play->redo(); });
        QCOMPARE(game().plyCount(), 2);
        waitUntilStored([this] { m_play->takeBack(); });
        play("d6d5");
        QVERIFY(!m_play->canRedo());
        QCOMPARE(onlyStoredGame().plies.back().move, std::string("d6d5"));
    }

    void onlyWhatWasTakenBackIsMadeAgain() {
        start({Human, Human});
        play("e3e4");
        GameDocument& document = m_own->document();
        waitUntilStored([&] { document.addMove(m_play->tip(), uciMove("e6e5", document.position())); });
        QVERIFY(!m_play->canRedo());
        play("c6c5");
        waitUntilStored([this] { m_play->takeBack(); });
        QVERIFY(m_play->canRedo());
        waitUntilStored([this] { m_play->redo(); });
        QVERIFY(document.tree().move(m_play->tip()) == uciMove("c6c5", game().positionAt(1)));
        QVERIFY(!m_play->canRedo());
    }
    void nothingIsMadeAgainWhenTheGameIsOver() {
        start({Human, Human});
        play("e3e4");
        waitUntilStored([this] { m_play->takeBack(); });
        m_play->resign();
        QVERIFY(!m_play->canRedo());
    }
    void redoAgainstTheComputerBringsItsAnswerBackToo() {
        start({Human, Computer});
        play("e3e4");
        answer("e6e5");
        waitUntilStored([this] { m_play->takeBack(); });
        m_play->redo();
        QCOMPARE(game().plyCount(), 2);
    }

    void theComputerAloneCannotBeTakenBack() {
        start({Computer, Computer});
        answer("e3e4");
        QVERIFY(!m_play->canTakeBack());
        QVERIFY(m_computer->isAsked());
    }

    void anEngineIsAskedLikeTheComputer() {
        start({Human, Engine});
        QCOMPARE(m_computer->players(), (Players{Human, Engine}));
        play("e3e4");
        QVERIFY(m_computer->isAsked());
        QCOMPARE(m_computer->player(), Engine);
        QVERIFY(!m_play->movableSide());
        answer("e6e5");
        m_play->takeBack();
        QCOMPARE(game().plyCount(), 0);
    }

    void anEngineMayResign() {
        start({Human, Engine});
        play("e3e4");
        waitUntilStored([this] { m_computer->resign(); });
        QVERIFY(game().outcome() == (core::Outcome{core::Side::First, core::EndReason::Resignation}));
    }

    void anEngineThatFailsLeavesTheGameAsItIs() {
        start({Human, Engine});
        play("e3e4");
        QSignalSpy failed(m_play, &Play::playerFailed);
        m_computer->fail();
        QCOMPARE(failed.size(), 1);
        QVERIFY(m_play->isWaitingForPlayer());
        QVERIFY(!m_play->isComputerThinking());
        QVERIFY(!m_computer->isAsked());
        QCOMPARE(game().plyCount(), 1);
        QVERIFY(!game().isOver());
        QVERIFY(m_play->resigningSide());
    }

    void anEngineThatFailsBeforeItIsToMoveIsAskedInItsTurn() {
        start({Human, Engine});
        m_computer->failToStart("Deep Cube");
        QVERIFY(!m_play->isWaitingForPlayer());
        QCOMPARE(m_play->movableSide(), std::optional(core::Side::First));
        play("e3e4");
        QVERIFY(m_computer->isAsked());
    }

    void anEngineThatFailsDoesNotStopTheOneThatThinks() {
        start({Engine, OtherEngine});
        m_computer->failToStart("Broken Cube");
        QVERIFY(m_play->isComputerThinking());
        QVERIFY(!m_play->isWaitingForPlayer());
    }

    void anEngineThatFailedCanBeAskedAgain() {
        start({Human, Engine});
        play("e3e4");
        m_computer->fail();
        m_play->retryPlayer();
        QVERIFY(m_computer->isAsked());
        QVERIFY(!m_play->isWaitingForPlayer());
    }

    void theComputerCanPlayOnForAnEngineThatFailed() {
        start({Human, Engine});
        play("e3e4");
        m_computer->fail();
        waitUntilStored([this] { m_play->replacePlayer(Computer); });
        QVERIFY(m_computer->isAsked());
        QCOMPARE(m_computer->player(), Computer);
        QCOMPARE(onlyStoredGame().summary.header.players, (Players{Human, Computer}));
    }

    void aHumanCanPlayOnForAnEngineThatFailed() {
        start({Engine, Human});
        m_computer->fail();
        m_play->replacePlayer(Human);
        QCOMPARE(m_play->movableSide(), std::optional(core::Side::First));
        play("e3e4");
        QCOMPARE(onlyStoredGame().summary.header.players, (Players{Human, Human}));
    }

    void takingBackFromAnEngineThatFailedAsksItAgainLater() {
        start({Human, Engine});
        play("e3e4");
        m_computer->fail();
        waitUntilStored([this] { m_play->takeBack(); });
        QVERIFY(!m_play->isWaitingForPlayer());
        play("d3d4");
        QVERIFY(m_computer->isAsked());
    }

    void resigningIsForTheHumanSide() {
        start({Human, Computer});
        play("e3e4");
        QCOMPARE(m_play->resigningSide(), std::optional(core::Side::First));
        waitUntilStored([this] { m_play->resign(); });
        QVERIFY(game().outcome() == (core::Outcome{core::Side::Second, core::EndReason::Resignation}));
        QVERIFY(!m_computer->isAsked());
        QVERIFY(onlyStoredGame().summary.outcome == game().outcome());
    }

    void ofTwoHumansEitherMayResign() {
        start({Human, Human});
        QCOMPARE(m_play->resigningSide(), std::optional(core::Side::First));
        QVERIFY(m_play->mayResign(core::Side::First) && m_play->mayResign(core::Side::Second));
        m_play->resign(core::Side::Second);
        QVERIFY(game().outcome() == (core::Outcome{core::Side::First, core::EndReason::Resignation}));
        QVERIFY(!m_play->mayResign(core::Side::First));
    }
    void theComputerIsNotResignedFor() {
        start({Human, Computer});
        QVERIFY(m_play->mayResign(core::Side::First) && !m_play->mayResign(core::Side::Second));
    }

    void takingBackAfterTheEndGoesOnWithTheGame() {
        start({Human, Human});
        play("e3e4");
        waitUntilStored([this] { m_play->resign(); });
        waitUntilStored([this] { m_play->takeBack(); });
        QVERIFY(!game().isOver());
        QVERIFY(!onlyStoredGame().summary.outcome);
    }

    void aMoveInAnEarlierPositionIsAVariationAndTheGameStaysAsItIs() {
        start({Human, Human});
        play("e3e4");
        play("e6e5");
        m_own->document().goToPly(1);
        QCOMPARE(m_own->game().movableSide(), std::optional(core::Side::Second));
        QVERIFY(!m_own->game().enterMove(uciMove("d6d5", m_own->document().position())));
        QCOMPARE(m_own->document().ply(), 2);
        QCOMPARE(m_own->document().tree().childCount(m_own->document().lineNodes()[1]), 2);
        QCOMPARE(game().plyCount(), 2);
        QCOMPARE(core::uci::format(game().moves().back(), game().positionAt(1)), std::string("e6e5"));
        QVERIFY(m_own->document().tree().isMainLine(m_play->tip()));
    }

    void theGameGoesOnWhereItIsWhileAVariationIsLookedAt() {
        start({Human, Computer});
        play("e3e4");
        m_own->document().goToPly(0);
        QVERIFY(!m_own->game().enterMove(uciMove("d3d4", m_own->document().position())));
        answer("e6e5");
        QCOMPARE(game().plyCount(), 2);
        QCOMPARE(m_own->document().line().plyCount(), 1);
        m_own->document().goTo(m_play->tip());
        QVERIFY(!m_own->game().enterMove(uciMove("d3d4", m_own->document().position())));
        QCOMPARE(game().plyCount(), 3);
    }

    void theComputersTurnIsNotForTheUserToPlay() {
        start({Human, Computer});
        play("e3e4");
        QVERIFY(!m_own->game().movableSide());
    }

    void theViewStaysWhereItIsWhenTheComputerMovesMeanwhile() {
        start({Human, Computer});
        play("e3e4");
        m_own->document().goToPly(0);
        answer("e6e5");
        QCOMPARE(m_own->document().ply(), 0);
    }

    void impasseIsOfferedOnlyWhereTheRulesAllowIt() {
        start({Human, Human});
        QVERIFY(!m_play->mayOfferImpasse());
        start({Human, Human}, ImpassePosition);
        QVERIFY(m_play->mayOfferImpasse());
    }

    void anImpasseBetweenHumansNeedsTheAnswerOfTheOther() {
        start({Human, Human}, ImpassePosition);
        QSignalSpy offered(m_play, &Play::impasseOffered);
        m_play->offerImpasse();
        QCOMPARE(offered.size(), 1);
        QVERIFY(!game().isOver());
        waitUntilStored([this] { m_play->acceptImpasse(); });
        QVERIFY(game().outcome() == (core::Outcome{std::nullopt, core::EndReason::Impasse}));
    }

    void theComputerDeclinesImpasseWhereItIsWinning() {
        start({Human, Computer}, ImpassePosition);
        play("a2a3");
        answer("h1h3+", core::Score::centipawns(900));
        QSignalSpy declined(m_play, &Play::impasseDeclined);
        m_play->offerImpasse();
        QCOMPARE(declined.size(), 1);
        QVERIFY(!game().isOver());
    }

    void anEngineThatGivesNoScoresDeclinesImpasse() {
        start({Human, Engine}, ImpassePosition);
        QSignalSpy declined(m_play, &Play::impasseDeclined);
        m_play->offerImpasse();
        QCOMPARE(declined.size(), 1);
    }
    void theComputerProposesImpasseInADeadPosition() {
        start({Human, Computer}, ImpassePosition);
        QSignalSpy offered(m_play, &Play::impasseOffered);
        for (const auto& [mine, its] : {std::pair{"a2a3", "h1h2+"},
                                        {"a3a4", "h2h1"},
                                        {"a4a5", "h1h2"},
                                        {"a5b5", "h2h3"},
                                        {"b5b4", "h3g3"},
                                        {"b4c4", "g3g2"}}) {
            play(mine);
            answer(its, core::Score::centipawns(5));
        }
        QCOMPARE(offered.size(), 1);
    }

    void theUserMayDeclareWhereTheRulesAllowIt() {
        m_own->game().startGame(core::Game(shogiPosition(Sente27)), {Human, Human});
        QVERIFY(!m_play->mayDeclare());
        m_own->game().startGame(core::Game(shogiPosition(Sente28)), {Computer, Human});
        QVERIFY(!m_play->mayDeclare()); // it is the computer's turn
        m_own->game().startGame(core::Game(shogiPosition(Sente28)), {Human, Computer});
        QVERIFY(m_play->mayDeclare());
        waitUntilStored([this] { m_play->declare(); });
        QVERIFY(game().outcome() == (core::Outcome{core::Side::First, core::EndReason::Impasse}));
        QVERIFY(storedGames().at(0).outcome == game().outcome());
    }

    void theComputerMayDeclare() {
        m_own->game().startGame(core::Game(shogiPosition(Sente28)), {Computer, Human});
        QVERIFY(m_computer->isAsked());
        QSignalSpy ended(m_play, &Play::gameEnded);
        m_computer->declare();
        QCOMPARE(ended.size(), 1);
        QVERIFY(game().outcome() == (core::Outcome{core::Side::First, core::EndReason::Impasse}));
    }

    void aStoredGameComesBackWithWhatWasTakenBack() {
        start({Human, Human});
        play("e3e4");
        play("e6e5");
        play("d3d4");
        waitUntilStored([this] { m_play->takeBack(); });
        showStored();
        QVERIFY(!m_play->isActive());
        QCOMPARE(game().plyCount(), 2);
        QVERIFY(!m_play->movableSide());
        QVERIFY(m_play->canContinue());
        m_play->continueGame();
        QVERIFY(m_play->movableSide());
        waitUntilStored([this] { m_play->redo(); });
        QCOMPARE(game().plyCount(), 3);
        QCOMPARE(storedGames().size(), std::size_t{1});
    }

    void aVariationPromotedAboveTheGameLeavesTheGameAsItIs() {
        start({Human, Human});
        play("e3e4");
        play("e6e5");
        GameDocument& document = m_own->document();
        const auto variation =
            document.addLine(core::NodeId::root(), {uciMove("d3d4", document.gameAt({}).position())});
        document.makeMainLine(variation);
        QVERIFY(!document.tree().isMainLine(m_play->tip()));
        QTRY_VERIFY(m_own->recorder().isSettled());
        play("c3c4");
        QCOMPARE(game().plyCount(), 3);
        const auto played = game().moves();
        QCOMPARE(storedGames().at(0).plyCount, 3);
        showStored();
        QCOMPARE(game().moves(), played);
        m_own->game().startGame(euroShogiGame(), {}); // the journal is packed
        QTRY_VERIFY(core::Library(path()).gamesWithJournal().empty());
        showStored();
        QCOMPARE(game().moves(), played);
        QVERIFY(m_play->canContinue());
    }

    void aFailedWriteKeepsTheGameUntilTheUserDecides() {
        start({Human, Human});
        m_own->library().open(m_own->inFolder("no/such/folder"));
        QSignalSpy failed(&m_own->recorder(), &Recorder::failed);
        m_play->playMove(uciMove("e3e4", game().position()));
        QVERIFY(failed.wait());
        QVERIFY(!m_play->movableSide());
        m_own->library().open(path());
        waitUntilStored([this] { m_own->recorder().retry(); });
        QVERIFY(m_play->movableSide());
        QCOMPARE(onlyStoredGame().plies.size(), std::size_t{1});
    }

    void playingWithoutStoringGoesOn() {
        start({Human, Human});
        m_own->library().open(m_own->inFolder("no/such/folder"));
        QSignalSpy failed(&m_own->recorder(), &Recorder::failed);
        m_play->playMove(uciMove("e3e4", game().position()));
        QVERIFY(failed.wait());
        m_own->recorder().goOnWithoutStoring();
        QVERIFY(m_own->game().isUnstored() && !m_own->game().isInTabOnly());
        QVERIFY(m_play->movableSide());
        QVERIFY(!m_play->playMove(uciMove("e6e5", game().position())));
        QVERIFY(m_play->movableSide());
    }

    // --- clocks

    void noClockRunsBeforeTheFirstMove() {
        startTimed({Human, Human}, Minute);
        wait(1h);
        QVERIFY(!m_play->clock().isRunning());
        play("e3e4");
        QVERIFY(m_play->clock().isRunning());
        QCOMPARE(left(core::Side::First), 60'000ms);
        QCOMPARE(onlyStoredGame().plies[0].timeUsed, 0ms);
    }

    void theTimeOfEachMoveIsStoredWithIt() {
        startTimed({Human, Human}, Minute);
        play("e3e4");
        playAfter(7s, "e6e5");
        playAfter(1'234ms, "d3d4");
        QCOMPARE(onlyStoredGame().plies[1].timeUsed, 7'000ms);
        QCOMPARE(onlyStoredGame().plies[2].timeUsed, 1'234ms);
        QCOMPARE(onlyStoredGame().summary.header.clocks, (core::TimeControls{Minute, Minute}));
    }

    void anEarlierPositionShowsTheClockAsItStood() {
        startTimed({Human, Human}, Minute);
        play("e3e4");
        playAfter(10s, "e6e5");
        playAfter(5s, "d3d4");
        m_own->document().goToPly(2);
        const auto shown = [this](core::Side side) {
            return *m_play->clockAt(m_own->document().current()).untilFlag(side, m_now);
        };
        QVERIFY(m_play->clockAt(m_own->document().current()).isRunning()); // it is needed while it runs
        QCOMPARE(shown(core::Side::First), left(core::Side::First));
        m_play->pause();
        QCOMPARE(shown(core::Side::First), 60'000ms);
        QCOMPARE(shown(core::Side::Second), 50'000ms);
        m_own->document().goToPly(3);
        QCOMPARE(shown(core::Side::First), 55'000ms);
    }

    void whoHasNoTimeLeftHasLost() {
        startTimed({Human, Human}, Minute);
        play("e3e4");
        QSignalSpy ended(m_play, &Play::gameEnded);
        wait(59'999ms);
        QVERIFY(!game().isOver());
        waitUntilStored([this] { wait(1ms); });
        QVERIFY(game().outcome() == (core::Outcome{core::Side::First, core::EndReason::Time}));
        QCOMPARE(ended.size(), 1);
        QVERIFY(onlyStoredGame().summary.outcome == game().outcome());
    }

    void aFlagFallsOfItself() {
        m_play->setTimeSource(
            [] { return std::chrono::floor<std::chrono::milliseconds>(std::chrono::steady_clock::now()); });
        startTimed({Human, Human}, {50ms});
        QSignalSpy ended(m_play, &Play::gameEnded);
        play("e3e4");
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(game().outcome() == (core::Outcome{core::Side::First, core::EndReason::Time}));
    }

    void aMoveThatComesTooLateIsNotPlayed() {
        startTimed({Human, Human}, Minute);
        play("e3e4");
        m_now += 60s;
        QCOMPARE(m_play->playMove(uciMove("e6e5", game().position())),
                 std::optional(core::Refusal::GameIsOver));
        QCOMPARE(game().plyCount(), 1);
        QVERIFY(game().outcome()->reason == core::EndReason::Time);
    }

    void theComputerLosesOnTimeToo() {
        startTimed({Human, Computer}, Minute);
        play("e3e4");
        m_now += 60s;
        m_computer->answer("e6e5");
        QVERIFY(game().outcome() == (core::Outcome{core::Side::First, core::EndReason::Time}));
    }

    void theComputerIsToldItsClock() {
        startTimed({Human, Computer}, Minute);
        play("e3e4");
        answer("e6e5");
        m_now += 5s;
        play("d3d4");
        QCOMPARE(m_computer->reading().at, m_now);
        QCOMPARE(m_computer->reading().clock.mover(), core::Side::Second);
        QCOMPARE(*m_computer->reading().clock.untilFlag(core::Side::First, m_now), 55'000ms);
    }

    void aMoveThatEndsTheGameStopsTheClock() {
        m_own->game().startGame(euroShogiGame("k7/8/1G6/7p/8/8/7B/7K[P] w - - 0 1"), {Human, Human},
                                {Minute, Minute});
        play("P@a7");
        QVERIFY(game().isOver());
        QVERIFY(!m_play->clock().isRunning());
    }

    void takingBackGivesTheTimesBack() {
        startTimed({Human, Human}, Minute);
        play("e3e4");
        playAfter(10s, "e6e5");
        playAfter(20s, "d3d4");
        wait(5s);
        waitUntilStored([this] { m_play->takeBack(); });
        QCOMPARE(left(core::Side::First), 60'000ms);
        QCOMPARE(left(core::Side::Second), 50'000ms);
        wait(3s);
        QCOMPARE(left(core::Side::First), 57'000ms);
    }

    void redoTakesTheTimesOfTheMovesAgain() {
        startTimed({Human, Human}, Minute);
        play("e3e4");
        playAfter(10s, "e6e5");
        waitUntilStored([this] { m_play->takeBack(); });
        QCOMPARE(left(core::Side::Second), 60'000ms);
        waitUntilStored([this] { m_play->redo(); });
        QCOMPARE(left(core::Side::Second), 50'000ms);
        QCOMPARE(onlyStoredGame().plies[1].timeUsed, 10'000ms);
    }

    void takingAllBackStopsTheClock() {
        startTimed({Human, Human}, Minute);
        play("e3e4");
        waitUntilStored([this] { m_play->takeBack(); });
        QVERIFY(!m_play->clock().isRunning());
    }

    void takingBackAfterAFlagHasFallenGoesOn() {
        startTimed({Human, Human}, Minute);
        play("e3e4");
        playAfter(10s, "e6e5");
        waitUntilStored([this] { wait(60s); });
        waitUntilStored([this] { m_play->takeBack(); });
        QVERIFY(!game().isOver());
        QCOMPARE(left(core::Side::Second), 60'000ms);
    }

    void aGameThatIsContinuedHasTheTimeThatWasLeft() {
        startTimed({Human, Human}, Minute);
        play("e3e4");
        playAfter(10s, "e6e5");
        playAfter(20s, "d3d4");
        showStored();
        wait(1h);
        QCOMPARE(left(core::Side::First), 40'000ms);
        QCOMPARE(left(core::Side::Second), 50'000ms);
        m_play->continueGame();
        wait(4s);
        QCOMPARE(left(core::Side::Second), 46'000ms);
    }

    void aPauseStopsTheClockAndForbidsMoves() {
        startTimed({Human, Human}, Minute);
        play("e3e4");
        wait(5s);
        m_play->pause();
        wait(1h);
        QCOMPARE(left(core::Side::Second), 55'000ms);
        QVERIFY(!m_play->movableSide());
        m_play->resume();
        wait(5s);
        QCOMPARE(left(core::Side::Second), 50'000ms);
        QVERIFY(m_play->movableSide());
    }

    void aPauseStopsTheComputer() {
        start({Human, Computer});
        play("e3e4");
        m_play->pause();
        QVERIFY(!m_computer->isAsked());
        m_play->resume();
        QVERIFY(m_computer->isAsked());
    }

    // --- the pace of the computer

    void anAnswerThatComesTooSoonWaitsForThePaceOfTheComputer() {
        m_play->setPolicy(withPace(200ms));
        start({Human, Computer});
        play("e3e4");
        m_computer->answer("e6e5");
        QCOMPARE(game().plyCount(), 1);
        QVERIFY(m_play->isComputerThinking());
        QTRY_COMPARE(game().plyCount(), 2);
    }
    void anAnswerThatComesLaterDoesNotWait() {
        m_play->setPolicy(withPace(200ms));
        start({Human, Computer});
        play("e3e4");
        m_now += 200ms;
        m_computer->answer("e6e5");
        QCOMPARE(game().plyCount(), 2);
    }
    void withAClockThePaceIsAtMostAFiftiethOfTheTimeLeft() {
        m_play->setPolicy(withPace(1h));
        startTimed({Human, Computer}, {5s});
        play("e3e4");
        m_now += 100ms;
        m_computer->answer("e6e5");
        QCOMPARE(game().plyCount(), 2);
    }
    void moveNowEndsTheWait() {
        m_play->setPolicy(withPace(1h));
        start({Human, Computer});
        play("e3e4");
        m_computer->answer("e6e5");
        m_play->moveNow();
        QCOMPARE(game().plyCount(), 2);
        QVERIFY(!m_computer->isHurried());
    }
    void whatTheComputerWasAboutToPlayIsDroppedWithATakeBackOrAPause() {
        m_play->setPolicy(withPace(100ms));
        start({Human, Computer});
        play("e3e4");
        m_computer->answer("e6e5");
        m_play->pause();
        QTest::qWait(150);
        QCOMPARE(game().plyCount(), 1);
        m_play->resume();
        m_computer->answer("d6d5");
        m_play->takeBack();
        QTest::qWait(150);
        QCOMPARE(game().plyCount(), 0);
    }
    void inAPausedGameTheComputerCanMakeOneMove() {
        start({Computer, Computer});
        answer("e3e4");
        m_play->pause();
        QVERIFY(m_play->canStep());
        m_play->step();
        QVERIFY(m_computer->isAsked());
        answer("e6e5");
        QVERIFY(m_play->isPaused());
        QVERIFY(!m_computer->isAsked());
        QCOMPARE(game().plyCount(), 2);
    }
    void aHumanIsNotStepped() {
        start({Human, Computer});
        m_play->pause();
        QVERIFY(!m_play->canStep());
    }

    // --- on the opponent's time

    void theComputerDoesNotThinkOnTheTimeOfAHumanUnlessTheUserWantsIt() {
        start({Human, Engine});
        play("e3e4");
        answer("e6e5");
        QVERIFY(!m_computer->isPonderingWanted());
        QVERIFY(!m_computer->isPondering());
    }
    void theComputerThinksOnTheTimeOfAHuman() {
        startPondering();
        QVERIFY(m_computer->isPonderingWanted());
        QVERIFY(m_computer->isPondering());
        QCOMPARE(m_computer->player().name, Engine.name);
        QVERIFY(!m_play->isComputerThinking());
        QCOMPARE(m_play->movableSide(), std::optional(core::Side::First));
        QCOMPARE(m_computer->timesPondered(), 1);
    }
    void beforeTheFirstMoveNobodyPonders() {
        m_play->setPolicy(pondering());
        start({Human, Engine});
        QVERIFY(!m_computer->isPondering());
    }
    void enginesThatPlayEachOtherDoNotPonder() {
        m_play->setPolicy(pondering());
        start({Engine, OtherEngine});
        answer("e3e4");
        QVERIFY(!m_computer->isPonderingWanted());
        QCOMPARE(m_computer->timesPondered(), 0);
    }
    void theMoveOfTheHumanIsAskedAboutWithoutACancel() {
        startPondering();
        m_play->playMove(uciMove("d3d4", game().position()));
        QVERIFY(m_computer->isPondering()); // until the move is stored
        QTRY_VERIFY(m_computer->isAsked());
        QVERIFY(m_play->isComputerThinking());
    }
    void theClockOfTheHumanRunsMeanwhile() {
        m_play->setPolicy(pondering());
        startTimed({Human, Engine}, Minute);
        play("e3e4");
        answer("e6e5");
        QVERIFY(m_computer->isPondering());
        wait(10s);
        QCOMPARE(left(core::Side::First), 50'000ms);
        QCOMPARE(left(core::Side::Second), 60'000ms);
    }
    void ponderingEndsWithATakeBackAndWithAPause() {
        startPondering();
        m_play->pause();
        QVERIFY(!m_computer->isPondering());
        m_play->resume();
        QVERIFY(m_computer->isPondering());
        waitUntilStored([this] { m_play->takeBack(); });
        QVERIFY(!m_computer->isPondering());
    }
    void ponderingEndsWithTheGame() {
        startPondering();
        m_play->resign();
        QVERIFY(!m_computer->isPondering());
    }
    void ponderingEndsWhenTheFlagFalls() {
        m_play->setPolicy(pondering());
        startTimed({Human, Engine}, Minute);
        play("e3e4");
        answer("e6e5");
        wait(61s);
        QVERIFY(game().isOver());
        QVERIFY(!m_computer->isPondering());
    }
    void ponderingEndsWhenAnotherRecordIsShown() {
        startPondering();
        m_play->stop();
        QVERIFY(!m_computer->isPondering());
    }
    void ponderingEndsWhenTheUserSwitchesItOff() {
        startPondering();
        m_play->setPolicy({});
        QVERIFY(!m_computer->isPondering());
        QVERIFY(!m_computer->isPonderingWanted());
    }
    void anEngineThatDiesMeanwhileIsAskedInItsTurn() {
        startPondering();
        m_computer->failToStart(QString::fromStdString(Engine.name));
        QVERIFY(!m_play->isWaitingForPlayer());
        play("d3d4");
        QVERIFY(m_computer->isAsked());
    }

    // --- how the computer sees the game

    void evaluationsOfTheComputerAreKeptIfTheUserWantsThem() {
        ComputerPolicy policy;
        policy.showsEvaluations = true;
        m_play->setPolicy(policy);
        start({Human, Computer});
        play("e3e4");
        const core::NodeId asked = m_play->tip();
        answer("e6e5", core::Score::centipawns(35));
        const auto& notes = m_own->document().tree().annotations(asked);
        QCOMPARE(notes.evaluations.size(), 1U);
        QCOMPARE(notes.evaluations.front().score, core::Score::centipawns(35));
        QCOMPARE(notes.evaluations.front().engine, std::string("Komadai, level 3"));
    }
    void withoutThatWishNothingIsNoted() {
        start({Human, Computer});
        play("e3e4");
        const core::NodeId asked = m_play->tip();
        answer("e6e5", core::Score::centipawns(35));
        QVERIFY(m_own->document().tree().annotations(asked).isEmpty());
    }
    void anEngineThatGivesNoScoreHasNoEvaluation() {
        ComputerPolicy policy;
        policy.showsEvaluations = true;
        m_play->setPolicy(policy);
        start({Human, Engine});
        play("e3e4");
        const core::NodeId asked = m_play->tip();
        answer("e6e5", std::nullopt);
        QVERIFY(m_own->document().tree().annotations(asked).isEmpty());
    }
    void movesThatAreTakenBackAreForgottenWithTheirEvaluations() {
        ComputerPolicy policy;
        policy.showsEvaluations = true;
        m_play->setPolicy(policy);
        start({Human, Computer});
        play("e3e4");
        answer("e6e5", core::Score::centipawns(35));
        waitUntilStored([this] { m_play->takeBack(); });
        QVERIFY(m_own->document().takenBack());
        play("d3d4");
        QCOMPARE(m_own->document().tree().childCount(core::NodeId::root()), 1);
    }

    void takingBackAndEndingTheGameEndAPause() {
        start({Human, Human});
        play("e3e4");
        m_play->pause();
        waitUntilStored([this] { m_play->takeBack(); });
        QVERIFY(!m_play->isPaused());
        m_play->pause();
        waitUntilStored([this] { m_play->resign(); });
        QVERIFY(!m_play->isPaused());
        QVERIFY(!m_play->canPause());
    }

    void theClockWaitsForAnEngineThatFailed() {
        startTimed({Human, Engine}, Minute);
        play("e3e4");
        m_computer->fail();
        wait(1h);
        QCOMPARE(left(core::Side::Second), 60'000ms);
    }

    void theClockWaitsUntilAFailedWriteIsDecidedOn() {
        startTimed({Human, Human}, Minute);
        m_own->library().open(m_own->inFolder("no/such/folder"));
        QSignalSpy failed(&m_own->recorder(), &Recorder::failed);
        m_play->playMove(uciMove("e3e4", game().position()));
        QVERIFY(failed.wait());
        wait(1h);
        QVERIFY(!game().isOver());
        m_own->recorder().goOnWithoutStoring();
        wait(10s);
        QCOMPARE(left(core::Side::Second), 50'000ms);
    }

    void aHumanHearsOfLowTimeOnceForEachThreshold() {
        startTimed({Human, Human}, Minute);
        play("e3e4");
        QSignalSpy low(m_play, &Play::lowTime);
        wait(49'999ms);
        QCOMPARE(low.size(), 0);
        wait(1ms);
        wait(1s);
        QCOMPARE(low.size(), 1);
        QCOMPARE(low[0][1].toInt(), 10);
        wait(4s);
        QCOMPARE(low.size(), 2);
        QCOMPARE(low[1][1].toInt(), 5);
    }

    void aMainTimePassesAThresholdButOnce() {
        startTimed({Human, Human}, {12s, 5s});
        QSignalSpy low(m_play, &Play::lowTime);
        play("e3e4");          // 17 s for White
        playAfter(1s, "e6e5"); // 16 s for Black
        wait(7s);
        QCOMPARE(low.size(), 1);
        play("d3d4"); // 15 s
        playAfter(1s, "d6d5");
        wait(5s); // 10 s once more
        QCOMPARE(low.size(), 1);
    }

    void aPeriodIsAnnouncedInEachTurn() {
        startTimed({Human, Human}, {{}, {}, 12s, 1});
        QSignalSpy low(m_play, &Play::lowTime);
        play("e3e4");
        for (const char* text : {"e6e5", "d3d4"}) {
            wait(2s);
            play(text);
        }
        QCOMPARE(low.size(), 2);
    }

    // --- the last seconds

    void theLastSecondsAreCountedWhereLowTimeIsNotTold() {
        startTimed({Human, Human}, {{}, {}, 12s, 1});
        play("e3e4");
        QSignalSpy low(m_play, &Play::lowTime);
        QSignalSpy counted(m_play, &Play::secondCounted);
        waitSeconds(11);
        QCOMPARE(secondsIn(low), (std::vector{10, 5}));
        QCOMPARE(secondsIn(counted), (std::vector{9, 8, 7, 6, 4, 3, 2, 1}));
    }

    void aSecondIsCountedOnce() {
        startTimed({Human, Human}, {{}, {}, 12s, 1});
        play("e3e4");
        wait(3s);
        QSignalSpy counted(m_play, &Play::secondCounted);
        wait(999ms);
        QVERIFY(counted.empty());
        wait(1ms);
        wait(1ms);
        QCOMPARE(secondsIn(counted), std::vector{8});
    }

    void eachPeriodIsCounted() {
        startTimed({Human, Human}, {{}, {}, 12s, 2});
        play("e3e4");
        QSignalSpy counted(m_play, &Play::secondCounted);
        waitSeconds(12);
        QCOMPARE(secondsIn(counted), (std::vector{10, 9, 8, 7, 6, 5, 4, 3, 2, 1}));
        counted.clear();
        waitSeconds(11);
        QCOMPARE(secondsIn(counted), (std::vector{9, 8, 7, 6, 4, 3, 2, 1})); // low time at 10 and 5
    }

    void mainTimeBeforePeriodsIsNotCounted() {
        startTimed({Human, Human}, {12s, {}, 30s, 1});
        play("e3e4");
        QSignalSpy counted(m_play, &Play::secondCounted);
        waitSeconds(32);
        QVERIFY(counted.empty());
        waitSeconds(1);
        QCOMPARE(secondsIn(counted), std::vector{9});
    }

    void aTimeThatGetsAnIncrementIsNotCounted() {
        startTimed({Human, Human}, {12s, 5s});
        play("e3e4");
        QSignalSpy counted(m_play, &Play::secondCounted);
        waitSeconds(11);
        QVERIFY(counted.empty());
    }

    void aTimeForTheWholeGameIsCounted() {
        startTimed({Human, Human}, Minute);
        play("e3e4");
        QSignalSpy counted(m_play, &Play::secondCounted);
        wait(50s);
        waitSeconds(2);
        QCOMPARE(secondsIn(counted), (std::vector{9, 8}));
    }

    void nothingIsCountedForTheComputer() {
        startTimed({Human, Computer}, {{}, {}, 12s, 1});
        play("e3e4");
        QSignalSpy counted(m_play, &Play::secondCounted);
        waitSeconds(11);
        QVERIFY(counted.empty());
    }

    void theClockWaitsForAnEngineThatGetsReady() {
        startTimed({Human, Engine}, Minute);
        m_computer->startSlowly();
        play("e3e4");
        wait(2min);
        QVERIFY(!game().isOver());
        QCOMPARE(left(core::Side::Second), 60'000ms);
        QVERIFY(m_play->isComputerGettingReady());
        QSignalSpy changed(m_play, &Play::stateChanged);
        m_computer->getReady();
        QCOMPARE(changed.size(), 1); // clocks on the screen begin to move
        wait(10s);
        QCOMPARE(left(core::Side::Second), 50'000ms);
    }

    void aGameIsPausedAndTakenBackWhileAnEngineGetsReady() {
        startTimed({Human, Engine}, Minute);
        m_computer->startSlowly();
        play("e3e4");
        m_play->pause();
        m_play->resume();
        QVERIFY(m_play->isComputerGettingReady());
        QVERIFY(!m_play->clock().isRunning());
        waitUntilStored([this] { m_play->takeBack(); });
        QCOMPARE(game().plyCount(), 0);
        QVERIFY(!m_play->isComputerGettingReady());
    }

    void theComputerIsNotWarned() {
        startTimed({Human, Computer}, Minute);
        play("e3e4");
        QSignalSpy low(m_play, &Play::lowTime);
        wait(58s);
        QCOMPARE(low.size(), 0);
    }

    // --- during the game

    void whoWillBeAskedIsPreparedWhenTheGameBegins() {
        start({Human, Engine});
        QCOMPARE(m_computer->prepared(), std::vector{Engine});
    }

    void theComputerCanBeHurried() {
        start({Human, Computer});
        play("e3e4");
        m_play->moveNow();
        QVERIFY(m_computer->isHurried());
        QVERIFY(m_play->isComputerThinking());
    }

    void aDrawBetweenHumansNeedsTheAnswerOfTheOther() {
        start({Human, Human});
        play("e3e4");
        QSignalSpy offered(m_play, &Play::drawOffered);
        m_play->offerDraw();
        QCOMPARE(offered.size(), 1);
        QVERIFY(!game().isOver());
        waitUntilStored([this] { m_play->acceptDraw(); });
        QVERIFY(game().outcome() == (core::Outcome{std::nullopt, core::EndReason::Agreement}));
        QVERIFY(onlyStoredGame().summary.outcome == game().outcome());
    }

    void theComputerRefusesADrawWhileThereIsSomethingToPlayFor() {
        start({Human, Computer});
        play("e3e4");
        answer("e6e5");
        QSignalSpy declined(m_play, &Play::drawDeclined);
        m_play->offerDraw();
        QCOMPARE(declined.size(), 1);
        QVERIFY(!game().isOver());
    }

    /// Black can only step to and fro. Scores of zero would make this a dead draw.
    void anEngineThatGivesNoScoresDoesNotAcceptADraw() {
        start({Human, Engine}, "k7/8/8/p7/8/8/7R/4K3[] w - - 0 1");
        constexpr std::array Mine{"h2h3", "h3h4", "h4g4", "g4g3", "g3g2", "g2f2",
                                  "f2f3", "f3f4", "f4e4", "e4e3", "e3e2"};
        for (std::size_t i = 0; i < Mine.size(); ++i) {
            play(Mine[i]);
            answer(i % 2 == 0 ? "a8b8" : "b8a8", std::nullopt);
        }
        QCOMPARE(game().quietPlies(), 22);
        QSignalSpy declined(m_play, &Play::drawDeclined);
        m_play->offerDraw();
        QCOMPARE(declined.size(), 1);
    }

    void anyoneMayAdjudicate() {
        start({Human, Computer});
        play("e3e4");
        answer("e6e5");
        waitUntilStored([this] { m_play->adjudicate(core::Side::Second); });
        QVERIFY(game().outcome() == (core::Outcome{core::Side::Second, core::EndReason::Adjudication}));
        QVERIFY(onlyStoredGame().summary.outcome == game().outcome());
        QVERIFY(!m_play->mayAdjudicate());
    }

    void theComputerResignsAfterSeveralHopelessMoves() {
        const auto lost = core::Score::centipawns(-2000);
        playAgainstScores({lost, lost, lost});
        QVERIFY(!game().isOver());
        play("d3d4");
        waitUntilStored([&] { m_computer->answer("d6d5", lost); });
        QVERIFY(game().outcome() == (core::Outcome{core::Side::First, core::EndReason::Resignation}));
        QCOMPARE(game().plyCount(), 7);
    }

    void atFullStrengthTheComputerResignsToo() {
        constexpr std::array Its{"a3a4", "b3b4", "c3c4"};
        constexpr std::array Mine{"a6a5", "b6b5", "c6c5"};
        const core::Player full{{}, std::string(core::FullStrengthName), std::chrono::milliseconds(1000)};
        const auto lost = core::Score::centipawns(-2000);
        for (const core::Player& player : {Engine, full}) {
            start({player, Human});
            for (std::size_t i = 0; i < Its.size(); ++i) {
                answer(Its[i], lost);
                play(Mine[i]);
            }
            waitUntilStored([&] { m_computer->answer("d3d4", lost); });
            QCOMPARE(game().isOver(), player == full); // other engines decide that themselves
        }
    }

    void oneMoveWithHopeKeepsTheComputerPlaying() {
        const auto lost = core::Score::centipawns(-2000);
        playAgainstScores({lost, lost, core::Score::mateIn(3), lost, lost});
        QVERIFY(!game().isOver());
    }

    void theComputerPlaysOnWhereItIsNotToResign() {
        m_play->setPolicy({false, true});
        playAgainstScores(std::vector<core::Score>(5, core::Score::centipawns(-3000)));
        QVERIFY(!game().isOver());
    }

    void takingBackMakesTheComputerThinkItOver() {
        const auto lost = core::Score::centipawns(-2000);
        playAgainstScores({lost, lost, lost});
        waitUntilStored([this] { m_play->takeBack(); });
        play("c3c4");
        answer("c6c5", lost);
        QVERIFY(!game().isOver());
    }

    void theHumanMayMakePremovesWhileAGameAgainstTheComputerGoesOn() {
        start({Human, Computer});
        QCOMPARE(m_play->premovableSide(), std::optional(core::Side::First));
        play("e3e4");
        QCOMPARE(m_play->premovableSide(), std::optional(core::Side::First));
        m_play->pause();
        QVERIFY(!m_play->premovableSide());
        m_play->resume();
        m_play->resign();
        QVERIFY(!m_play->premovableSide());
    }
    void thereAreNoPremovesBetweenHumansOrComputers() {
        start({Human, Human});
        QVERIFY(!m_play->premovableSide());
        start({Computer, Computer});
        QVERIFY(!m_play->premovableSide());
    }
    void thereAreNoPremovesWhileAnEngineHasFailed() {
        start({Human, Engine});
        play("e3e4");
        m_computer->fail();
        QVERIFY(!m_play->premovableSide());
    }

    void closingLosesNothingThatWasPlayed() {
        start({Human, Human});
        m_play->playMove(uciMove("e3e4", game().position()));
        m_own->close();
        QCOMPARE(onlyStoredGame().plies.size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(PlayTest)
#include "play_test.moc"
