// The weights of the evaluation of a game with special effects.
#pragma once

#include "core/search/weight_text.h"
#include "core/variants/variant_spec.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// Numbers the weights of a variant: two for each kind of piece, then the common ones.
class EffectsWeightLayout {
public:
    explicit EffectsWeightLayout(const VariantSpec& variant)
        : m_kinds(static_cast<int>(variant.pieces.size())) {}

    int size() const { return leaning() + 1; }

    int board(PieceType type) const { return indexOf(type); }
    int advance(PieceType type) const { return m_kinds + indexOf(type); }
    int centre() const { return 2 * m_kinds; }
    int tempo() const { return centre() + 1; }
    int lastCommand() const { return centre() + 2; }
    int held() const { return centre() + 3; }
    int silenced() const { return centre() + 4; }
    int inSight() const { return centre() + 5; }
    int leaning() const { return centre() + 6; }

    std::vector<WeightGroup> groups(const VariantSpec& variant) const;

private:
    int m_kinds;
};

/// The weights of one variant, in centipawns: a piece on the `board`; each rank ahead of the start rank of its kind
/// (`advance`); each file between it and the nearer edge (`centre`); having the move (`tempo`); having only one command left
/// (`lastCommand`); an enemy piece `held` by a net; an enemy shooter `silenced` by a fog; an enemy piece in range of a gun
/// that shoots over others (`inSight`); a promoted piece that would turn back if one other piece were lost (`leaning`).
struct EffectsWeights {
    EffectsWeightLayout layout;
    std::vector<int> values; ///< by the numbers of `layout`

    int board(PieceType type) const { return at(layout.board(type)); }
    int at(int number) const { return values[static_cast<std::size_t>(number)]; }

    /// The built-in weights; estimates for a variant without them.
    static EffectsWeights of(const VariantSpec& variant);
    /// Estimates from the variant's data only.
    static EffectsWeights estimateFor(const VariantSpec& variant);
    /// Reads the text that `toText` writes; none where the text is for other pieces.
    static std::optional<EffectsWeights> fromText(std::string_view text, const VariantSpec& variant);
    /// See formatWeights.
    std::string toText(const VariantSpec& variant) const;
};

} // namespace komadai::core
