// Comments of the engine on a game that is being played.
#include "tests/ui/own_game.h"
#include "tests/ui/own_settings.h"
#include "ui/game/commentary.h"
#include "ui/preferences/preferences.h"
#include "ui/review/position_reviewer.h"

#include <QApplication>
#include <QSettings>
#include <QTest>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

/// Answers when the test wants it.
class FakeReviewer : public PositionReviewer {
public:
    explicit FakeReviewer(std::optional<core::Game>& asked) : m_asked(asked) {}
    ~FakeReviewer() override { m_asked.reset(); }
    void evaluate(const core::Game& game, const core::ReviewPlan&) override { m_asked = game; }
    void cancel() override { m_asked.reset(); }

private:
    std::optional<core::Game>& m_asked;
};

/// Moves when the test wants it.
class PatientComputer : public NoComputer {
public:
    void answer(std::string_view move, const core::AnyPosition& position) {
        emit moveChosen(uciMove(move, position), core::Score::centipawns(0));
    }
};

} // namespace

class CommentaryTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<OwnGame<PatientComputer>> m_own;
    std::optional<core::Game> m_asked; ///< the position that is being evaluated
    FakeReviewer* m_reviewer = nullptr;
    std::unique_ptr<Commentary> m_commentary;

    Play& play() const { return m_own->play(); }
    /// The user is White. Level 0: so is Black.
    void start(int level, const core::Game& game = euroShogiGame()) {
        m_own = std::make_unique<OwnGame<PatientComputer>>();
        m_commentary = std::make_unique<Commentary>(m_own->game(), [this] {
            auto reviewer = std::make_unique<FakeReviewer>(m_asked);
            m_reviewer = reviewer.get();
            return reviewer;
        });
        Players players;
        if (level > 0) players[1].computerLevel = level;
        m_own->game().startGame(game, players);
    }
    void enter(std::string_view move) const {
        QTRY_VERIFY(play().movableSide());
        QVERIFY(!play().playMove(uciMove(move, play().game().position())));
    }
    void computerPlays(std::string_view move) const {
        QTRY_VERIFY(play().isComputerThinking());
        m_own->computer().answer(move, play().game().position());
    }
    /// Gives the position that is being evaluated a score, and a best move.
    void evaluate(int centipawns, std::string_view best) {
        QTRY_VERIFY(m_asked);
        core::Evaluation evaluation;
        evaluation.score = core::Score::centipawns(centipawns);
        evaluation.line = {uciMove(best, m_asked->position())};
        emit m_reviewer->evaluated(evaluation);
    }
    const QString& text() const { return m_commentary->text(); }

private slots:
    void init() {
        QSettings().clear();
        preferences().set(preference::EngineCommentary, true);
    }
    void cleanup() {
        m_commentary.reset();
        m_own.reset();
    }

    void itIsOffUnlessTheUserWantsIt() {
        preferences().reset(preference::EngineCommentary);
        start(0);
        enter("a3a4");
        enter("a6a5");
        QVERIFY(!m_asked);
        QVERIFY(!m_reviewer);
        QVERIFY(text().isEmpty());
    }
    void aMoveOfTheUserIsJudgedWhenTheComputerHasReplied() {
        start(3);
        enter("a3a4");
        computerPlays("a6a5");
        evaluate(0, "b3b4");
        evaluate(2000, "b6b5"); // for Black
        QVERIFY2(text().startsWith("P‑a4: Blunder. Better was P‑b4."), qPrintable(text()));
        QVERIFY2(text().endsWith("Black is winning."), qPrintable(text()));
    }
    void whatWasFoundInAGameIsNotSaidOfTheNextOne() {
        start(0);
        enter("a3a4");
        evaluate(0, "a3a4");
        evaluate(0, "a6a5");
        enter("a6a5");
        QVERIFY(!text().isEmpty());
        QStringList said;
        QObject context;
        QObject::connect(m_commentary.get(), &Commentary::textChanged, &context, [&] { said << text(); });
        core::Game next = euroShogiGame();
        for (const char* move : {"h3h4", "h6h5"})
            QVERIFY(!next.play(uciMove(move, next.position())));
        m_own->game().startGame(next, {});
        QCOMPARE(said, QStringList{QString()});
    }
    void theEngineWaitsWhileTheComputerThinks() {
        start(3);
        enter("a3a4");
        QTRY_VERIFY(play().isComputerThinking());
        QVERIFY(!m_asked);
        computerPlays("a6a5");
        QTRY_VERIFY(m_asked);
    }
    void aMoveOfTheComputerIsJudgedOnlyWhenTheUserHasReplied() {
        start(3);
        enter("a3a4");
        computerPlays("a6a5");
        evaluate(0, "a3a4");
        evaluate(0, "b6b5");
        evaluate(700, "b3b4"); // the computer has made a blunder, which the user is to find
        QVERIFY2(!text().contains("Blunder"), qPrintable(text()));
        enter("b3b4");
        QVERIFY2(text().contains("Blunder"), qPrintable(text()));
    }
    void betweenHumansAMoveIsJudgedWhenTheOtherOneHasReplied() {
        start(0);
        enter("a3a4");
        evaluate(0, "a3a4");
        evaluate(0, "a6a5");
        QVERIFY(text().isEmpty());
        enter("a6a5");
        QVERIFY2(text().contains("Best move. The game is even."), qPrintable(text()));
    }
    void thereIsALineForEachOfTheLastTwoMoves() {
        start(0);
        enter("a3a4");
        evaluate(0, "a3a4");
        evaluate(0, "a6a5");
        enter("a6a5");
        evaluate(0, "b3b4");
        enter("b3b4");
        QCOMPARE(text().split('\n').size(), 2);
        evaluate(0, "b6b5");
        enter("b6b5");
        QCOMPARE(text().split('\n').size(), 2);
    }
    void theEngineStopsWithTheGame() {
        start(0);
        enter("a3a4");
        QTRY_VERIFY(m_asked);
        QTRY_VERIFY(play().resigningSide());
        play().resign();
        QVERIFY(!m_asked);
    }
    void theEngineStopsWithTheSetting() {
        start(0);
        enter("a3a4");
        enter("a6a5");
        evaluate(0, "a3a4");
        evaluate(0, "a6a5");
        QVERIFY(!text().isEmpty());
        preferences().set(preference::EngineCommentary, false);
        QVERIFY(!m_asked);
        QVERIFY(text().isEmpty());
    }
    void anotherGameBeginsWithoutComments() {
        start(0);
        enter("a3a4");
        enter("a6a5");
        evaluate(0, "a3a4");
        evaluate(0, "a6a5");
        m_own->game().startGame(euroShogiGame(), {});
        QVERIFY(text().isEmpty());
    }
    void theBuiltInEngineComments() {
        m_own = std::make_unique<OwnGame<PatientComputer>>();
        m_commentary = std::make_unique<Commentary>(
            m_own->game(), [this] { return makeReviewer(m_own->pool(), Commentary::plan()); });
        m_own->game().startGame(euroShogiGame(), {});
        enter("a3a4");
        enter("a6a5");
        QTRY_VERIFY_WITH_TIMEOUT(!text().isEmpty(), 20000);
    }
    void theStandingIsWordedByTheChanceToWin() {
        const auto say = [](core::Score score, core::Side toMove) {
            return standingText(score, toMove, euroshogi()->spec());
        };
        QCOMPARE(say(core::Score::centipawns(0), core::Side::First), QString("The game is even."));
        QCOMPARE(say(core::Score::centipawns(2000), core::Side::Second), QString("Black is winning."));
        QCOMPARE(say(core::Score::centipawns(-2000), core::Side::Second), QString("White is winning."));
        QCOMPARE(say(core::Score::mateIn(3), core::Side::First), QString("White wins by force."));
        QCOMPARE(say(core::Score::mateIn(-2), core::Side::First), QString("Black wins by force."));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, CommentaryTest>(argc, argv); }
#include "commentary_test.moc"
