#include "core/match/impasse.h"

#include <cassert>

namespace komadai::core::match {
namespace {

/// A smaller advantage than this does not win.
constexpr int DeadDrawCentipawns = 60;
/// When both kings have been in their zones for so many plies, a player that has found no mate no longer believes in its
/// advantage.
constexpr int PliesToBelieve = 200;

bool isAhead(Score score) { return score.isMate() ? score.isWin() : score.centipawns() > DeadDrawCentipawns; }

} // namespace

ImpasseOpinion opinionOnImpasse(const Game& game, std::span<const Score> scores) {
    assert(game.mayAgreeOnImpasse());
    if (scores.empty()) return ImpasseOpinion::Accepts;
    const Score score = scores.back();
    if (score.isMate()) return isAhead(score) ? ImpasseOpinion::Declines : ImpasseOpinion::Accepts;
    if (game.pliesInImpasse() >= PliesToBelieve) return ImpasseOpinion::Proposes;
    if (isAhead(score)) return ImpasseOpinion::Declines;
    return score.centipawns() < -DeadDrawCentipawns ? ImpasseOpinion::Accepts : ImpasseOpinion::Proposes;
}

bool agreeOnImpasse(const Game& game, std::span<const Score> scores, std::span<const Score> otherScores) {
    if (scores.empty() || otherScores.empty() || !game.mayAgreeOnImpasse()) return false;
    const auto opinion = opinionOnImpasse(game, scores);
    const auto other = opinionOnImpasse(game, otherScores);
    return opinion != ImpasseOpinion::Declines && other != ImpasseOpinion::Declines &&
           (opinion == ImpasseOpinion::Proposes || other == ImpasseOpinion::Proposes);
}

bool declares(const Game& game, const std::optional<Score>& score) {
    const auto declaration = game.declaration();
    if (!declaration || !declaration->outcome) return false;
    return declaration->wins() || (score && !isAhead(*score));
}

} // namespace komadai::core::match
