#include "core/search/effects_weights.h"

#include "core/search/evaluation_weights.h"

namespace komadai::core {
namespace {

/// About half a pawn for the whole way from the own edge to the far edge.
constexpr int PerRank = 3;
/// A piece near its promotion already counts one part in so many of the gain.
constexpr int NearPromotion = 8;
/// For a place near the middle file.
constexpr int PerFileFromEdge = 1;
constexpr int Tempo = 12;
/// For a side with only one command left, which is in danger.
constexpr int LastCommand = -600;
/// For long-range effects: about a tenth of the value at stake.
constexpr int Held = 30;
constexpr int Silenced = 15;
constexpr int InSight = 4;
constexpr int Leaning = -40;

} // namespace

std::vector<WeightGroup> EffectsWeightLayout::groups(const VariantSpec& variant) const {
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

EffectsWeights EffectsWeights::of(const VariantSpec& variant) {
    const EffectsWeightLayout layout(variant);
    if (auto values = builtinWeights(variant.id, layout.groups(variant))) return {layout, *std::move(values)};
    return estimateFor(variant);
}

EffectsWeights EffectsWeights::estimateFor(const VariantSpec& variant) {
    EffectsWeights weights{EffectsWeightLayout(variant), {}};
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

std::optional<EffectsWeights> EffectsWeights::fromText(std::string_view text, const VariantSpec& variant) {
    const EffectsWeightLayout layout(variant);
    auto values = parseWeights(text, variant.id, layout.groups(variant));
    if (!values) return std::nullopt;
    return EffectsWeights{layout, *std::move(values)};
}

std::string EffectsWeights::toText(const VariantSpec& variant) const {
    return formatWeights(variant.id, layout.groups(variant), values);
}

} // namespace komadai::core
