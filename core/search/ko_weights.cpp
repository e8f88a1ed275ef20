#include "core/search/ko_weights.h"

#include "core/search/evaluation_weights.h"

namespace komadai::core {
namespace {

/// Half a pawn or so for the way from the own edge to the enemy's.
constexpr int PerRank = 3;
/// On that way a piece comes nearer to its promotion, and has this part of the gain before it is made.
constexpr int NearPromotion = 8;
/// For standing near the middle file.
constexpr int PerFileFromEdge = 1;
constexpr int Tempo = 12;
/// A side that has only one way left to be commanded lives dangerously.
constexpr int LastCommand = -600;
/// What pieces do from afar; a tenth or so of what is at stake.
constexpr int Held = 30;
constexpr int Silenced = 15;
constexpr int InSight = 4;
constexpr int Leaning = -40;

} // namespace

std::vector<WeightGroup> KoLayout::groups(const VariantSpec& variant) const {
    std::vector<WeightGroup> groups;
    for (int kind = 0; kind < m_kinds; ++kind) {
        const PieceType type = pieceTypeAt(kind);
        groups.push_back({variant.piece(type).letters + ".board", board(type), 1});
    }
    for (int kind = 0; kind < m_kinds; ++kind) {
        const PieceType type = pieceTypeAt(kind);
        groups.push_back({variant.piece(type).letters + ".advance", advance(type), 1});
    }
    groups.insert(groups.end(), {{"centre", centre(), 1},
                                 {"tempo", tempo(), 1},
                                 {"lastCommand", lastCommand(), 1},
                                 {"held", held(), 1},
                                 {"silenced", silenced(), 1},
                                 {"inSight", inSight(), 1},
                                 {"leaning", leaning(), 1}});
    return groups;
}

KoWeights KoWeights::of(const VariantSpec& variant) {
    const KoLayout layout(variant);
    if (auto values = builtinWeights(variant.id, layout.groups(variant))) return {layout, *std::move(values)};
    return estimateFor(variant);
}

KoWeights KoWeights::estimateFor(const VariantSpec& variant) {
    KoWeights weights{KoLayout(variant), {}};
    const auto& layout = weights.layout;
    weights.values.resize(static_cast<std::size_t>(layout.size()));
    const auto set = [&](int number, int value) { weights.values[static_cast<std::size_t>(number)] = value; };
    const auto estimates = EvaluationWeights::estimateFor(variant);
    for (std::size_t i = 0; i < variant.pieces.size(); ++i) {
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        const auto promoted = variant.pieces[i].promotesTo;
        const int gain = promoted ? estimates.board(*promoted) - estimates.board(type) : 0;
        set(layout.board(type), estimates.board(type));
        set(layout.advance(type), PerRank + std::max(gain, 0) / (NearPromotion * variant.size.ranks));
    }
    set(layout.centre(), PerFileFromEdge);
    set(layout.tempo(), Tempo);
    set(layout.lastCommand(), LastCommand);
    set(layout.held(), Held);
    set(layout.silenced(), Silenced);
    set(layout.inSight(), InSight);
    set(layout.leaning(), Leaning);
    return weights;
}

std::optional<KoWeights> KoWeights::fromText(std::string_view text, const VariantSpec& variant) {
    const KoLayout layout(variant);
    auto values = parseWeights(text, variant.id, layout.groups(variant));
    if (!values) return std::nullopt;
    return KoWeights{layout, *std::move(values)};
}

std::string KoWeights::toText(const VariantSpec& variant) const {
    return formatWeights(variant.id, layout.groups(variant), values);
}

} // namespace komadai::core
