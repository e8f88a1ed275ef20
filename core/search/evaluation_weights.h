// What things are worth: the numbers of an evaluation, one set for each variant.
#pragma once

#include "core/search/weight_text.h"
#include "core/variants/variant_spec.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// The place of a piece relative to a king: the distance in files, and in ranks ahead or behind.
struct KingRelation {
    static constexpr int Farthest = 4; ///< greater distances count as this one
    static constexpr int Count = (Farthest + 1) * (2 * Farthest + 1);

    /// `files` of either sign; `ahead` counts ranks in the direction in which the piece's side plays.
    static int of(int files, int ahead);
};

/// Numbers the weights of a variant: a block for each kind of piece, then the common ones.
///
/// Ranks count from the far edge, files from the nearer edge, both from 0. For relations to kings see `KingRelation`.
class EvaluationLayout {
public:
    explicit EvaluationLayout(const VariantSpec& variant);

    /// The maximum distance, in moves, at which a race to the camp is evaluated; 0 in games without campmate.
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
    static constexpr int Singles = 8; ///< the number of weights of a kind that are not tables

    int blockOf(PieceType type) const { return m_blockSize * indexOf(type); }

    int m_kinds, m_ranks, m_files, m_blockSize, m_longestRace;
};

/// The weights of one variant. In centipawns:
/// - a piece on the `board` or in the `hand`
/// - a square that a piece attacks and that its own side does not occupy (`mobility`)
/// - a piece on a `rank` or `file`, or in relation to its own or the enemy king (`byOwnKing`, `byEnemyKing`)
/// - a piece that can be captured for nothing (`hanging`)
/// - a defended piece that is attacked by a piece of a lesser class (`attackedByLesser`)
/// - having the move (`tempo`)
/// - each step of a bare king towards the edge or the enemy king (`chase`)
/// - a piece that wins by reaching its camp, by its distance in moves, if the next move is not blocked (`race`)
///
/// In eighths of a unit of danger:
/// - a piece that attacks a square around the enemy king (`kingAttack`)
/// - a piece in hand that might do so (`handAttack`, at most two of a kind)
/// - an attacked square around a king that only the king defends (`weakKingSquare`)
/// - a square to which the king can escape (`kingEscape`)
/// - a square where a piece on the board can give check and cannot be captured except by the king (`safeCheck`)
/// - a square where a piece in hand can be dropped with such a check (`safeDrop`, at most three of a kind)
///
/// A king in danger of u units costs u * u / 4 centipawns, at most `MostDanger`.
struct EvaluationWeights {
    static constexpr int MostDanger = 900;

    EvaluationLayout layout;
    std::vector<int> values; ///< by the numbers of `layout`

    int board(PieceType type) const { return at(layout.board(type)); }
    int hand(PieceType type) const { return at(layout.hand(type)); }
    int at(int number) const { return values[static_cast<std::size_t>(number)]; }

    /// The built-in weights; estimates for a variant without them.
    static EvaluationWeights of(const VariantSpec& variant);
    /// Estimates from the variant's data only: the given values of pieces, or their moves.
    static EvaluationWeights estimateFor(const VariantSpec& variant);
    /// Reads the text that `toText` writes; none where it is for other pieces or another board.
    static std::optional<EvaluationWeights> fromText(std::string_view text, const VariantSpec& variant);
    /// See formatWeights.
    std::string toText(const VariantSpec& variant) const;
};

/// The engine's value of each kind of piece on the board, in centipawns, by index of the kind. For variants with special effects
/// they are those of EffectsWeights.
std::vector<int> boardValuesOf(const VariantSpec& variant);

} // namespace komadai::core
