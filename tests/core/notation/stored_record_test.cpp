#include "core/notation/stored_record.h"

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/variant_set.h"
#include "core/variants/rule_options.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <limits>
#include <string_view>

namespace komadai::core {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view Start = "1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1 b - 1";
const std::array<Player, SideCount> People{Player{std::nullopt, "Ada"}, Player{3, ""}};
const std::chrono::sys_seconds Monday{1700000000s};

std::shared_ptr<const Variant> euroshogi() {
    static const auto variant = VariantSet::builtin().find("euroshogi");
    return variant;
}

std::shared_ptr<const Variant> euroshogiWhereStalemateLoses() {
    VariantSpec spec = euroshogi()->spec();
    setRuleOption(spec, "stalemateValue", "loss");
    return Variant::make(std::move(spec));
}

Game gameFrom(std::string_view sfenText, int quietPlies = 0) {
    const auto setup = sfen::parse(sfenText, euroshogi()->spec());
    return Game(AnyPosition::fromSetup(setup.value(), euroshogi()).value(), quietPlies);
}

/// Plays the moves and records each one.
std::vector<RecordedPly> playAndKeep(Game& game, std::initializer_list<std::string_view> moves) {
    std::vector<RecordedPly> plies;
    for (const auto move : moves) {
        EXPECT_FALSE(game.play(uci::parse(move, game.position()).value())) << move;
        plies.push_back(lastPlyOf(game, 1500ms));
    }
    return plies;
}

/// A stored game of three plies.
struct KeptGame {
    Game game = gameFrom(Start);
    std::vector<RecordedPly> plies = playAndKeep(game, {"e3e4", "e6e5", "e4e5"});
    RecordHeader header = headerOf(game, People, Monday);

    Result<Game, RecordError> replayed() const { return replay(header, plies, euroshogi()); }
};

TEST(GameRecordHeader, NamesVariantRulesAndStart) {
    const RecordHeader header = headerOf(gameFrom(Start, 7), People, Monday);
    EXPECT_EQ(header.variant, "euroshogi");
    EXPECT_EQ(header.ruleOptions, "stalemateValue=draw nFoldValue=draw bareKing=draw");
    EXPECT_EQ(header.start, Start);
    EXPECT_EQ(header.quietPliesAtStart, 7);
    EXPECT_EQ(header.players, People);
    EXPECT_EQ(header.startedAt, Monday);
}

TEST(GameRecordHeader, NamesTheStartAlsoWhenMovesHaveBeenPlayed) {
    EXPECT_EQ(KeptGame().header.start, Start);
    EXPECT_EQ(KeptGame().header.quietPliesAtStart, 0);
}

TEST(GameRecordHeader, NamesTheRulesThatTheGameIsPlayedUnder) {
    const Game game(AnyPosition::startOf(euroshogiWhereStalemateLoses()));
    EXPECT_EQ(headerOf(game, People, Monday).ruleOptions,
              "stalemateValue=loss nFoldValue=draw bareKing=draw");
}

TEST(GameRecordPly, HoldsTheMoveAndThePositionAfterIt) {
    const KeptGame kept;
    EXPECT_EQ(kept.plies[0].move, "e3e4");
    EXPECT_EQ(kept.plies[0].position, "1nbgkgn1/1r4b1/pppppppp/8/4P3/PPPP1PPP/1B4R1/1NGKGBN1 w - 2");
    EXPECT_EQ(kept.plies[0].key, kept.game.positionAt(1).key());
    EXPECT_EQ(kept.plies[0].timeUsed, 1500ms);
    EXPECT_EQ(kept.plies[2].position, "1nbgkgn1/1r4b1/pppp1ppp/4P3/8/PPPP1PPP/1B4R1/1NGKGBN1 w P 4");
}

TEST(GameRecordReplay, GivesTheStoredGame) {
    const KeptGame kept;
    const auto replayed = kept.replayed();
    ASSERT_TRUE(replayed);
    EXPECT_EQ(replayed.value().moves(), kept.game.moves());
    EXPECT_EQ(replayed.value().position(), kept.game.position());
    EXPECT_EQ(replayed.value().position().plyNumber(), 4);
}

TEST(GameRecordReplay, OfNoPliesGivesTheStart) {
    const auto replayed = replay(KeptGame().header, {}, euroshogi());
    ASSERT_TRUE(replayed);
    EXPECT_EQ(replayed.value().plyCount(), 0);
    EXPECT_EQ(replayed.value().position(), AnyPosition::startOf(euroshogi()));
}

TEST(GameRecordReplay, BeginsWithTheQuietPliesOfTheStart) {
    Game game = gameFrom(Start, 7);
    const auto plies = playAndKeep(game, {"d1d2"});
    const auto replayed = replay(headerOf(game, People, Monday), plies, euroshogi());
    ASSERT_TRUE(replayed);
    EXPECT_EQ(replayed.value().quietPlies(), 8);
}

TEST(GameRecordReplay, PlaysUnderTheRulesOfTheHeader) {
    const Game game(AnyPosition::startOf(euroshogiWhereStalemateLoses()));
    const auto replayed = replay(headerOf(game, People, Monday), {}, euroshogi());
    ASSERT_TRUE(replayed);
    EXPECT_EQ(replayed.value().spec().ends.stalemate, StalemateRule::Loss);
}

TEST(GameRecordReplay, LeavesAResignationToTheCaller) {
    KeptGame kept;
    kept.game.resign(Side::Second);
    kept.header = headerOf(kept.game, People, Monday);
    const auto replayed = kept.replayed();
    ASSERT_TRUE(replayed);
    EXPECT_FALSE(replayed.value().isOver());
}

TEST(GameRecordReplay, RefusesARuleOptionThatTheVariantDoesNotHave) {
    KeptGame kept;
    kept.header.ruleOptions = "castling=none";
    const auto error = kept.replayed().error();
    EXPECT_EQ(error.problem, RecordProblem::UnknownRuleOption);
    EXPECT_EQ(error.ply, 0);
    EXPECT_EQ(error.text, "castling=none");
}

TEST(GameRecordReplay, RefusesAStartThatCannotBeRead) {
    KeptGame kept;
    kept.header.start = "no position";
    const auto error = kept.replayed().error();
    EXPECT_EQ(error.problem, RecordProblem::BadStart);
    EXPECT_EQ(error.ply, 0);
    EXPECT_EQ(error.text, "no position");
}

TEST(GameRecordReplay, RefusesAStartThatBreaksTheRules) {
    KeptGame kept;
    kept.header.start = "8/8/8/8/8/8/8/3K4 b - 1"; // one king
    EXPECT_EQ(kept.replayed().error().problem, RecordProblem::BadStart);
}

TEST(GameRecordReplay, RefusesAnImpossibleCountOfQuietPlies) {
    for (const int quietPlies : {-1, std::numeric_limits<int>::max()}) {
        KeptGame kept;
        kept.header.quietPliesAtStart = quietPlies;
        EXPECT_EQ(kept.replayed().error().problem, RecordProblem::BadStart) << quietPlies;
    }
}

TEST(GameRecordReplay, RefusesAMoveThatCannotBeRead) {
    KeptGame kept;
    kept.plies[1].move = "z9";
    const auto error = kept.replayed().error();
    EXPECT_EQ(error.problem, RecordProblem::BadMove);
    EXPECT_EQ(error.ply, 2);
    EXPECT_EQ(error.text, "z9");
}

TEST(GameRecordReplay, RefusesAMoveThatIsNotLegal) {
    KeptGame kept;
    kept.plies[2].move = "e4e7";
    const auto error = kept.replayed().error();
    EXPECT_EQ(error.problem, RecordProblem::BadMove);
    EXPECT_EQ(error.ply, 3);
    EXPECT_EQ(error.text, "e4e7");
}

TEST(GameRecordReplay, RefusesAMoveAfterTheEndOfTheGame) {
    KeptGame kept;
    kept.header.quietPliesAtStart = 2 * euroshogi()->spec().ends.moveLimit.moves;
    const auto error = kept.replayed().error();
    EXPECT_EQ(error.problem, RecordProblem::BadMove);
    EXPECT_EQ(error.ply, 1);
}

TEST(GameRecordReplay, RefusesAPositionThatTheMoveDoesNotLeadTo) {
    KeptGame kept;
    kept.plies[1].position = kept.plies[0].position;
    const auto error = kept.replayed().error();
    EXPECT_EQ(error.problem, RecordProblem::WrongPosition);
    EXPECT_EQ(error.ply, 2);
    EXPECT_EQ(error.text, kept.plies[0].position);
}

TEST(StoredEdits, WithSquaresThatTheBoardDoesNotHaveAreDamaged) {
    const KeptGame kept;
    const auto problemOf = [&](TreeEdit::Part part) {
        const auto tree = readTree(kept.header, {{}, {}, {packEdit({{std::move(part)}})}}, euroshogi());
        return tree ? std::nullopt : std::optional(tree.error().problem);
    };
    const Square last = Square::at(63);
    const Square beyond = Square::at(64);
    const auto drawing = [](Square square) {
        Annotations notes;
        notes.drawings = {{square, square}};
        return TreeEdit::Annotate{NodeId::root(), notes};
    };
    const auto line = [](const Move& move) {
        Evaluation evaluation;
        evaluation.line = {move};
        Annotations notes;
        notes.evaluations = {evaluation};
        return TreeEdit::Annotate{NodeId::root(), notes};
    };
    const auto node = [](const Move& move) {
        return TreeEdit::Insert{0, {{NodeId::fromNumber(1), NodeId::root(), move, 0, {}, {}}}};
    };

    EXPECT_EQ(problemOf(drawing(last)), std::nullopt);
    EXPECT_EQ(problemOf(drawing(beyond)), RecordProblem::Damaged);
    EXPECT_EQ(problemOf(line(BoardMove{last, last, {}})), std::nullopt);
    EXPECT_EQ(problemOf(line(BoardMove{last, beyond, {}})), RecordProblem::Damaged);
    EXPECT_EQ(problemOf(node(BoardMove{beyond, last, {}})), RecordProblem::Damaged);
    EXPECT_EQ(problemOf(node(Drop{PieceType{}, beyond})), RecordProblem::Damaged);
}

TEST(GameRecordReplay, RefusesAKeyOfAnotherPosition) {
    KeptGame kept;
    kept.plies[0].key ^= 1;
    const auto error = kept.replayed().error();
    EXPECT_EQ(error.problem, RecordProblem::WrongPosition);
    EXPECT_EQ(error.ply, 1);
}

} // namespace
} // namespace komadai::core
