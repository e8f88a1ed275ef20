#include "core/search/evaluation_weights.h"

#include "core/search/effects_weights.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace komadai::core {
namespace {

/// The probability that the next square of a slide is empty.
constexpr double OpenLine = 0.7;

/// The expected number of squares that a movement reaches from a square: each counts by the probability of an open way.
double reachFrom(const BoardSize& size, Square from, const Movement& movement) {
    double reach = 0;
    double open = 1;
    int file = size.fileOf(from);
    int rank = size.rankOf(from);
    for (int step = 1; movement.range == Movement::Unlimited || step <= movement.range; ++step) {
        file += movement.right;
        rank -= movement.forward;
        if (!size.contains(file, rank)) break;
        reach += open;
        open *= OpenLine;
    }
    return reach;
}

/// A movement that only captures is worth a little more than one that only goes to empty squares.
double usefulness(const Movement& movement) {
    if (movement.quiet && movement.capture) return 1;
    return movement.capture ? 0.6 : 0.4;
}

/// The expected number of squares, averaged over the board.
double mobilityOf(const std::vector<Movement>& movements, const BoardSize& size) {
    double total = 0;
    for (int index = 0; index < size.squares(); ++index)
        for (const Movement& movement : movements)
            total += usefulness(movement) * reachFrom(size, Square::at(index), movement);
    return total / std::max(size.squares(), 1);
}

/// The additional value of further steps and shots. A further step is worth less than the first one, and a shot less than a
/// normal capture.
double mobilityOf(const PieceEffects& effects, const BoardSize& size) {
    double mobility = 0;
    if (const auto& multi = effects.multiStep)
        mobility += mobilityOf(multi->steps, size) * (1 + 0.75 * (multi->most - 1));
    if (const auto& shooting = effects.shooting) {
        double reach = 0;
        double open = 1;
        for (int distance = 1; distance <= shooting->range; ++distance) {
            reach += open;
            if (!shooting->overPieces) open *= OpenLine;
        }
        mobility += 8 * 0.5 * reach * shooting->shots;
    }
    return mobility;
}

/// Fitted to the usual values of the chess pieces. The value grows a little faster than the number of moves.
int valueOfMobility(double mobility) {
    return std::max(static_cast<int>(std::lround(54 * mobility + 0.95 * mobility * mobility)), 20);
}

constexpr int Tempo = 12;
/// Percent of the gain by promotion that a piece counts one rank before its zone; none at its own edge.
constexpr int NearPromotion = 14;
/// Eighths of a unit.
constexpr int WeakKingSquare = 32;
/// The part of its units with which a piece in hand attacks the enemy king.
constexpr int HandAttackPercent = 40;
constexpr int ChaseBareKing = 10;
/// The part of its value that a piece loses if it can be captured for nothing or by a lesser piece.
constexpr int HangingPercent = 8;
constexpr int AttackedPercent = 6;
/// A safe drop with check, as a part of the units of the piece.
constexpr int SafeDropPercent = 20;
/// Eighths of a unit.
constexpr int SafeCheck = 12;
constexpr int KingEscape = -4;
/// For a piece that is one, two or three moves from its camp.
constexpr std::array Race{250, 120, 50};

/// The gain of a kind by its best promotion, in centipawns; negative where it must turn back.
int promotionGain(const VariantSpec& variant, PieceType type, const std::vector<int>& moves) {
    const auto worth = [&](PieceType kind) { return moves[static_cast<std::size_t>(indexOf(kind))]; };
    std::vector<PieceType> promotions = variant.piece(type).promotionChoices;
    if (const auto face = variant.otherFaceOf(type)) promotions.push_back(*face);
    const bool must = variant.promotion.mandatory && variant.piece(type).promotedFrom && !promotions.empty();
    int gain = must ? worth(promotions.front()) - worth(type) : 0;
    for (const PieceType promoted : promotions)
        gain = std::max(gain, worth(promoted) - worth(type));
    return gain;
}

/// The fraction of the board where pieces promote.
double promotionShare(const VariantSpec& variant) {
    int inZone = 0;
    for (int i = 0; i < variant.size.squares(); ++i)
        inZone += variant.isInPromotionZone(Side::First, Square::at(i)) ? 1 : 0;
    return inZone / static_cast<double>(std::max(variant.size.squares(), 1));
}

} // namespace

int KingRelation::of(int files, int ahead) {
    return std::min(std::abs(files), Farthest) * (2 * Farthest + 1) + std::clamp(ahead, -Farthest, Farthest) +
           Farthest;
}

EvaluationLayout::EvaluationLayout(const VariantSpec& variant)
    : m_kinds(static_cast<int>(variant.pieces.size())), m_ranks(variant.size.ranks),
      m_files((variant.size.files + 1) / 2),
      m_blockSize(Singles + m_ranks + m_files + 2 * KingRelation::Count),
      m_longestRace(variant.ends.campPiece ? static_cast<int>(Race.size()) : 0) {}

std::vector<WeightGroup> EvaluationLayout::groups(const VariantSpec& variant) const {
    std::vector<WeightGroup> groups;
    for (int kind = 0; kind < m_kinds; ++kind) {
        const PieceType type = pieceTypeAt(kind);
        const std::string letters = variant.piece(type).letters + '.';
        groups.insert(groups.end(), {{letters + "board", board(type), 1},
                                     {letters + "hand", hand(type), 1},
                                     {letters + "mobility", mobility(type), 1},
                                     {letters + "kingAttack", kingAttack(type), 1},
                                     {letters + "handAttack", handAttack(type), 1},
                                     {letters + "safeDrop", safeDrop(type), 1},
                                     {letters + "hanging", hanging(type), 1},
                                     {letters + "attackedByLesser", attackedByLesser(type), 1},
                                     {letters + "rank", rank(type, 0), m_ranks},
                                     {letters + "file", file(type, 0), m_files},
                                     {letters + "byOwnKing", byOwnKing(type, 0), KingRelation::Count},
                                     {letters + "byEnemyKing", byEnemyKing(type, 0), KingRelation::Count}});
    }
    groups.insert(groups.end(), {{"tempo", tempo(), 1},
                                 {"weakKingSquare", weakKingSquare(), 1},
                                 {"chase", chase(), 1},
                                 {"safeCheck", safeCheck(), 1},
                                 {"kingEscape", kingEscape(), 1}});
    if (m_longestRace > 0) groups.push_back({"race", race(1), m_longestRace});
    return groups;
}

EvaluationWeights EvaluationWeights::of(const VariantSpec& variant) {
    const EvaluationLayout layout(variant);
    if (auto values = builtinWeights(variant.id, layout.groups(variant))) return {layout, *std::move(values)};
    return estimateFor(variant);
}

EvaluationWeights EvaluationWeights::estimateFor(const VariantSpec& variant) {
    EvaluationWeights weights{EvaluationLayout(variant), {}};
    const auto& layout = weights.layout;
    weights.values.resize(static_cast<std::size_t>(layout.size()));
    const auto set = [&](int number, int value) { weights.values[static_cast<std::size_t>(number)] = value; };
    std::vector<double> mobilities;
    std::vector<int> moves; // the value of the moves of each kind
    for (std::size_t i = 0; i < variant.pieces.size(); ++i) {
        double mobility = mobilityOf(variant.pieces[i].movements, variant.size);
        if (variant.effects) mobility += mobilityOf(variant.effects->pieces[i], variant.size);
        mobilities.push_back(mobility);
        moves.push_back(variant.pieces[i].value.value_or(valueOfMobility(mobility)));
    }
    const int ranks = variant.size.ranks;
    const double nearness = promotionShare(variant);
    const int zone = static_cast<int>(std::lround(nearness * ranks));
    const int before = std::max(ranks - zone, 1); // ranks outside the zone
    for (std::size_t i = 0; i < variant.pieces.size(); ++i) {
        const PieceSpec& piece = variant.pieces[i];
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        if (!piece.royal)
            set(layout.mobility(type), std::clamp(static_cast<int>(30 / std::max(mobilities[i], 1.0)), 2, 6));
        if (piece.royal && !piece.promotedFrom) continue; // its value does not matter, as there is always one
        const int gain = promotionGain(variant, type, moves);
        int board = moves[i];
        if (!piece.value) board += static_cast<int>(std::lround(gain * nearness * 2 / 3));
        const int units = std::clamp(board / 50, 1, 12);
        set(layout.board(type), board);
        set(layout.hand(type), board + board / 10 + 5);
        set(layout.kingAttack(type), 8 * units);
        set(layout.handAttack(type), 8 * units * HandAttackPercent / 100);
        set(layout.safeDrop(type), 8 * units * SafeDropPercent / 100);
        set(layout.hanging(type), -board * HangingPercent / 100);
        set(layout.attackedByLesser(type), -board * AttackedPercent / 100);
        for (int rank = 0; rank < ranks; ++rank)
            set(layout.rank(type, rank),
                gain * NearPromotion * (before - std::max(rank - zone, 0)) / (100 * before));
    }
    set(layout.tempo(), Tempo);
    set(layout.weakKingSquare(), WeakKingSquare);
    set(layout.chase(), ChaseBareKing);
    set(layout.safeCheck(), SafeCheck);
    set(layout.kingEscape(), KingEscape);
    for (int moves = 1; moves <= layout.longestRace(); ++moves)
        set(layout.race(moves), Race[static_cast<std::size_t>(moves - 1)]);
    return weights;
}

std::optional<EvaluationWeights> EvaluationWeights::fromText(std::string_view text,
                                                             const VariantSpec& variant) {
    const EvaluationLayout layout(variant);
    auto values = parseWeights(text, variant.id, layout.groups(variant));
    if (!values) return std::nullopt;
    return EvaluationWeights{layout, *std::move(values)};
}

std::string EvaluationWeights::toText(const VariantSpec& variant) const {
    return formatWeights(variant.id, layout.groups(variant), values);
}

std::vector<int> boardValuesOf(const VariantSpec& variant) {
    const auto collect = [&](const auto& weights) {
        std::vector<int> values;
        for (std::size_t i = 0; i < variant.pieces.size(); ++i)
            values.push_back(weights.board(pieceTypeAt(static_cast<int>(i))));
        return values;
    };
    return variant.effects ? collect(EffectsWeights::of(variant)) : collect(EvaluationWeights::of(variant));
}

} // namespace komadai::core
