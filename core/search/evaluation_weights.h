// What things are worth: the numbers of an evaluation, one set for each variant.
#pragma once

#include "core/search/weight_text.h"
#include "core/variants/variant_spec.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// Where a piece stands as seen from a king: how many files away, and how far ahead or behind.
struct KingRelation {
    static constexpr int Farthest = 4; ///< what is farther away counts as so far
    static constexpr int Count = (Farthest + 1) * (2 * Farthest + 1);

    /// `files` of either sign; `ahead` counts ranks in the direction in which the piece's side plays.
    static int of(int files, int ahead);
};

/// Numbers the weights of a variant: a block for each kind of piece, then those that all share.
///
/// Ranks are counted from the far edge, files from the nearer edge, both from 0; relations to kings are those
/// of `KingRelation`.
class EvaluationLayout {
public:
    explicit EvaluationLayout(const VariantSpec& variant);

    /// How many moves before the camp a piece that wins by reaching it is looked at; 0 in games without campmate.
    int longestRace() const { return m_longestRace; }
    int size() const { return race(1) + m_longestRace; }

    int board(PieceType type) const { return blockOf(type); }
    int hand(PieceType type) const { return blockOf(type) + 1; }
    int mobility(PieceType type) const { return blockOf(type) + 2; }
    int kingAttack(PieceType type) const { return blockOf(type) + 3; }
    int handAttack(PieceType type) const { return blockOf(type) + 4; }
    int safeDrop(PieceType type) const { return blockOf(type) + 5; }
    int hanging(PieceType type) const { return blockOf(type) + 6; }
    int attackedByLesser(PieceType type) const { return blockOf(type) + 7; }
    int rank(PieceType type, int rank) const { return blockOf(type) + Singles + rank; }
    int file(PieceType type, int file) const { return blockOf(type) + Singles + m_ranks + file; }
    int byOwnKing(PieceType type, int relation) const { return file(type, m_files) + relation; }
    int byEnemyKing(PieceType type, int relation) const {
        return file(type, m_files) + KingRelation::Count + relation;
    }
    int tempo() const { return m_blockSize * m_kinds; }
    int weakKingSquare() const { return tempo() + 1; }
    int chase() const { return tempo() + 2; }
    int safeCheck() const { return tempo() + 3; }
    int kingEscape() const { return tempo() + 4; }
    /// `moves` from 1 to `longestRace`.
    int race(int moves) const { return tempo() + 4 + moves; }

    std::vector<WeightGroup> groups(const VariantSpec& variant) const;

private:
    static constexpr int Singles = 8; ///< weights of a kind that stand alone

    int blockOf(PieceType type) const { return m_blockSize * indexOf(type); }

    int m_kinds, m_ranks, m_files, m_blockSize, m_longestRace;
};

/// The weights of one variant. In centipawns for each: a piece on the `board` or in the `hand`; a square that a
/// piece attacks and its side does not hold (`mobility`); a piece on a `rank` or `file`, or standing so to its own or
/// the enemy king (`byOwnKing`, `byEnemyKing`); a piece that can be taken for nothing (`hanging`), or is covered and
/// attacked by one of a lesser class (`attackedByLesser`); having the move (`tempo`); each step by which a king without
/// pieces is nearer to the edge or to the enemy king (`chase`); a piece that wins by reaching its camp and is so many
/// moves from it, of which the next is not barred (`race`).
///
/// In eighths of a unit of danger for each: a piece that attacks a square around the enemy king (`kingAttack`), one in
/// hand that might (`handAttack`, for two of a kind at most); a square around a king that is attacked and that only
/// the king defends (`weakKingSquare`), and one that it may go to (`kingEscape`); a square to which a piece on the
/// board can go with check and not be taken, unless by the king (`safeCheck`), and one where a piece in hand can be
/// dropped so (`safeDrop`, for three of a kind at most). A king in danger of u units costs u * u / 4 centipawns,
/// `MostDanger` at most.
struct EvaluationWeights {
    static constexpr int MostDanger = 900;

    EvaluationLayout layout;
    std::vector<int> values; ///< by the numbers of `layout`

    int board(PieceType type) const { return at(layout.board(type)); }
    int hand(PieceType type) const { return at(layout.hand(type)); }
    int at(int number) const { return values[static_cast<std::size_t>(number)]; }

    /// Those that come with the program, estimates where there are none for this variant.
    static EvaluationWeights of(const VariantSpec& variant);
    /// From the variant's data alone: what it says pieces are worth, or how far they move.
    static EvaluationWeights estimateFor(const VariantSpec& variant);
    /// Reads what `toText` writes; none where the text is for other pieces or another board.
    static std::optional<EvaluationWeights> fromText(std::string_view text, const VariantSpec& variant);
    /// See formatWeights.
    std::string toText(const VariantSpec& variant) const;
};

} // namespace komadai::core
