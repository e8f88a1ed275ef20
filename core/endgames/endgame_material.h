// The pieces of an endgame, without their squares.
#pragma once

#include "core/variants/variant_spec.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// The largest number of pieces of which there are tables, royal pieces included.
constexpr int MaxEndgamePieces = 4;

/// By which changes of the board every position of a variant keeps its value.
struct BoardSymmetry {
    bool mirrors = false; ///< the files in reverse order
    /// The board turned by half a turn, each piece with the other side, and the other side to move.
    bool swapsSides = false;

    static BoardSymmetry of(const VariantSpec& variant);
    friend bool operator==(const BoardSymmetry&, const BoardSymmetry&) = default;
};

/// The place of a piece in a material: pieces of the first side come first, and of each side the royal ones.
constexpr int materialRank(Piece piece, bool isRoyal) {
    return indexOf(piece.side) * 2 * MaxPieceTypes + (isRoyal ? 0 : MaxPieceTypes) + indexOf(piece.type);
}

/// A multiset of pieces, sorted by materialRank.
struct EndgameMaterial {
    std::vector<Piece> pieces;

    int count(Side side) const;
    friend bool operator==(const EndgameMaterial&, const EndgameMaterial&) = default;
};

/// The same pieces in their order; with swapped sides if the sides may be swapped and the second side has more pieces, or as many
/// that come earlier in the variant's list.
EndgameMaterial normalised(std::vector<Piece> pieces, const VariantSpec& variant, BoardSymmetry symmetry);

/// What is wrong with a text for a material.
struct MaterialProblem {
    enum class Kind : std::uint8_t {
        NoSeparator,   ///< not one `v` between the pieces of both sides
        UnknownPiece,  ///< `text` is where the letters of no piece begin
        MissingRoyal,  ///< a side has no king
        SeveralRoyals, ///< a side has the same royal piece twice
        TooManyPieces, ///< more than MaxEndgamePieces
    };
    Kind kind{};
    std::string text;
};

/// The material that a text names, or what is wrong with the text.
struct MaterialReading {
    EndgameMaterial material; ///< empty if there is a problem
    std::optional<MaterialProblem> problem;
};

/// Reads `KRvK`: the letters of the first side's pieces, `v`, and those of the second side, in any order. Dots between letters
/// are ignored. The result is normalised.
MaterialReading parseMaterial(std::string_view text, const VariantSpec& variant, BoardSymmetry symmetry);
/// The text that parseMaterial reads. If pieces have codes of several letters, they are separated by dots.
std::string formatMaterial(const EndgameMaterial& material, const VariantSpec& variant);

/// Whether a piece can become the same kind again by promotions, so that materials turn into each other in a circle.
bool hasCircularPromotions(const VariantSpec& variant);
/// All materials of a number of pieces that a game can have, in a fixed order: each side has a king.
std::vector<EndgameMaterial> materialsOf(int pieces, const VariantSpec& variant, BoardSymmetry symmetry);
/// The materials into which captures and promotions can turn this one.
std::vector<EndgameMaterial> materialsAfter(const EndgameMaterial& material, const VariantSpec& variant,
                                            BoardSymmetry symmetry);

} // namespace komadai::core
