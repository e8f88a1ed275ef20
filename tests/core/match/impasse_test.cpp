// When computer players agree on impasse, and when they declare.
#include "core/match/impasse.h"

#include "core/rules/variant_set.h"
#include "tests/core/positions.h"

#include <gtest/gtest.h>

namespace komadai::core::match {
namespace {

using Scores = std::vector<Score>;

Score cp(int centipawns) { return Score::centipawns(centipawns); }

/// Both kings stand in their promotion zones.
Game impasse() { return test::gameFrom(test::euroShogi("8/8/K7/p7/P7/7k/8/8[Rr] w")); }

/// The kings have walked in their zones for so many plies, without any position that occurred three times.
Game longImpasse(int plies) {
    Game game(test::euroShogi("K7/8/8/8/8/8/8/7k[PPPPPPPPpppppppp] w"));
    while (game.plyCount() < plies) {
        const auto moves = game.position().legalMoves();
        const auto quiet = std::find_if(moves.begin(), moves.end(), [&game](const Move& move) {
            Game next = game;
            return !next.play(move) && next.mayAgreeOnImpasse() && next.occurrences() == 1;
        });
        if (quiet == moves.end()) throw std::logic_error("no quiet move");
        game.play(*quiet);
    }
    return game;
}

TEST(ImpasseOpinion, APlayerThatIsAheadDeclines) {
    EXPECT_EQ(opinionOnImpasse(impasse(), Scores{cp(0), cp(61)}), ImpasseOpinion::Declines);
}

TEST(ImpasseOpinion, APlayerInAnEvenGameProposes) {
    EXPECT_EQ(opinionOnImpasse(impasse(), Scores{cp(300), cp(60)}), ImpasseOpinion::Proposes);
    EXPECT_EQ(opinionOnImpasse(impasse(), Scores{cp(-60)}), ImpasseOpinion::Proposes);
}

TEST(ImpasseOpinion, APlayerThatIsBehindAcceptsButDoesNotPropose) {
    EXPECT_EQ(opinionOnImpasse(impasse(), Scores{cp(-61)}), ImpasseOpinion::Accepts);
    EXPECT_EQ(opinionOnImpasse(impasse(), Scores{Score::mateIn(-4)}), ImpasseOpinion::Accepts);
}

TEST(ImpasseOpinion, APlayerWithAMateDeclines) {
    EXPECT_EQ(opinionOnImpasse(impasse(), Scores{Score::mateIn(7)}), ImpasseOpinion::Declines);
}

TEST(ImpasseOpinion, AnAdvantageThatHasNotHelpedForLongIsNotBelievedAnyMore) {
    EXPECT_EQ(opinionOnImpasse(longImpasse(199), Scores{cp(800)}), ImpasseOpinion::Declines);
    EXPECT_EQ(opinionOnImpasse(longImpasse(200), Scores{cp(800)}), ImpasseOpinion::Proposes);
    EXPECT_EQ(opinionOnImpasse(longImpasse(200), Scores{Score::mateIn(7)}), ImpasseOpinion::Declines);
}

TEST(ImpasseAgreement, NeedsOneWhoProposesAndOneWhoDoesNotDecline) {
    EXPECT_TRUE(agreeOnImpasse(impasse(), Scores{cp(0)}, Scores{cp(0)}));
    EXPECT_TRUE(agreeOnImpasse(impasse(), Scores{cp(-200)}, Scores{cp(0)}));
    EXPECT_TRUE(agreeOnImpasse(impasse(), Scores{cp(0)}, Scores{cp(-200)}));
    EXPECT_FALSE(agreeOnImpasse(impasse(), Scores{cp(-200)}, Scores{cp(-200)}));
    EXPECT_FALSE(agreeOnImpasse(impasse(), Scores{cp(-200)}, Scores{cp(200)}));
}

TEST(ImpasseAgreement, IsNotForPlayersWithoutScores) {
    EXPECT_FALSE(agreeOnImpasse(impasse(), Scores{}, Scores{cp(0)}));
    EXPECT_FALSE(agreeOnImpasse(impasse(), Scores{cp(0)}, Scores{}));
}

TEST(ImpasseAgreement, NeedsARuleAndBothKingsInTheirZones) {
    const Game oneKing(test::euroShogi("8/8/8/K7/P7/7k/8/8[Rr] w"));
    const Game withoutRule(test::shogi("K8/9/9/9/9/9/9/9/8k b RPrp 1"));
    EXPECT_FALSE(agreeOnImpasse(oneKing, Scores{cp(0)}, Scores{cp(0)}));
    EXPECT_FALSE(agreeOnImpasse(withoutRule, Scores{cp(0)}, Scores{cp(0)}));
}

// --- declarations. In these positions Sente has ten pieces and the king in the zone.

TEST(ComputerDeclaration, AWinIsDeclaredWithoutASearch) {
    EXPECT_TRUE(declares(Game(test::shogi("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB3P 1"))));
}

TEST(ComputerDeclaration, AWrongOneIsNeverMade) {
    EXPECT_FALSE(declares(Game(test::shogi("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB2P 1")), cp(0)));
}

TEST(ComputerDeclaration, ADrawIsDeclaredOnlyByAPlayerThatIsNotAhead) {
    const auto rules = withRuleOptions(test::shogiRules(), "enteringKing=24");
    const Game game(test::positionFrom("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB 1", rules));
    ASSERT_TRUE(game.mayDeclare());
    EXPECT_FALSE(declares(game)) << "its score is not known yet";
    EXPECT_FALSE(declares(game, cp(61)));
    EXPECT_TRUE(declares(game, cp(60)));
    EXPECT_TRUE(declares(game, Score::mateIn(-2)));
}

} // namespace
} // namespace komadai::core::match
