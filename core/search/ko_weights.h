// What the evaluation of a game with special effects counts, and how much each is worth.
#pragma once

#include "core/search/weight_text.h"
#include "core/variants/variant_spec.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// Numbers the weights of a variant: two for each kind of piece, then those that all share.
class KoLayout {
public:
    explicit KoLayout(const VariantSpec& variant) : m_kinds(static_cast<int>(variant.pieces.size())) {}

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

/// The weights of one variant, in centipawns: a piece on the `board`, each rank that it is ahead of where its kind
/// stands at the start (`advance`), each file between it and the nearer edge (`centre`); having the move (`tempo`);
/// having only one way left to be commanded (`lastCommand`); an enemy piece that is `held` by a net, an enemy shooter
/// `silenced` by a priest's fog, an enemy piece in the range of guns that shoot over others (`inSight`); a promoted
/// piece that would turn back if one other were lost (`leaning`).
struct KoWeights {
    KoLayout layout;
    std::vector<int> values; ///< by the numbers of `layout`

    int board(PieceType type) const { return at(layout.board(type)); }
    int at(int number) const { return values[static_cast<std::size_t>(number)]; }

    /// Those that come with the program, estimates where there are none for this variant.
    static KoWeights of(const VariantSpec& variant);
    /// From the variant's data alone.
    static KoWeights estimateFor(const VariantSpec& variant);
    /// Reads what `toText` writes; none where the text is for other pieces.
    static std::optional<KoWeights> fromText(std::string_view text, const VariantSpec& variant);
    /// See formatWeights.
    std::string toText(const VariantSpec& variant) const;
};

} // namespace komadai::core
