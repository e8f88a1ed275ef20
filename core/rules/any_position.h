// A position of any variant, whatever the size of its board.
#pragma once

#include "core/base/result.h"
#include "core/board/setup_error.h"
#include "core/rules/move.h"
#include "core/rules/refusal.h"
#include "core/rules/variant.h"

#include <memory>
#include <optional>
#include <vector>

namespace komadai::core {

class EffectsPosition;
struct PositionModel;

/// An immutable position, cheap to copy and safe to share between threads. Games, records and the board on the screen use
/// this type. It contains a `Position<Geometry>`, or an `EffectsPosition` where pieces have special effects. With an
/// `EffectsPosition`, hands are empty and there are neither kings nor checks.
class AnyPosition {
public:
    /// Reports every violated requirement together, not only the first.
    ///
    /// Where the variant allows it (VariantSpec::mayLackRoyal), one side may have other pieces but no king. Such a side is never in
    /// check and cannot be mated.
    static Result<AnyPosition, SetupErrors> fromSetup(const Setup& setup,
                                                      std::shared_ptr<const Variant> variant);
    /// Where every game of the variant begins. Precondition: the variant's start is a legal position.
    static AnyPosition startOf(const std::shared_ptr<const Variant>& variant);

    const std::shared_ptr<const Variant>& variant() const { return m_variant; }
    const VariantSpec& spec() const { return m_variant->spec(); }
    Side sideToMove() const;
    int plyNumber() const; ///< number of the ply about to be played
    std::optional<Piece> pieceAt(Square square) const;
    /// The pieces in hand. Valid as long as the position.
    const Hand& hand(Side side) const;
    /// The square of the king or other royal piece; none while the side has several of them, or lacks it.
    std::optional<Square> royalSquare(Side side) const;
    /// The side that has won because its king has reached the far camp. Such a position has no legal moves.
    std::optional<Side> campWinner() const;
    /// Identity of board, hands and side to move. The same in every run and version of the program.
    std::uint64_t key() const;
    /// Whether the side's king is attacked.
    bool isInCheck(Side side) const;
    /// `quietPlies` is 0 in it, as only the game knows it.
    Setup toSetup() const;

    /// In an order that depends on the position only; empty if the game is over by a goal.
    std::vector<Move> legalMoves() const;
    /// The legal moves of the piece on a square.
    std::vector<Move> legalMovesFrom(Square square) const;
    bool hasLegalMove() const;
    /// Any move may be asked, also one of another variant or from damaged bytes.
    bool isLegal(const Move& move) const;
    /// The reason why a move is not legal; none where it is.
    std::optional<Refusal> whyRefused(const Move& move) const;
    /// Precondition: isLegal(move).
    AnyPosition after(const Move& move) const;

    /// The position with its special effects; null where there are none.
    const EffectsPosition* effects() const;
    /// The typed position, for code that is compiled for each class of board; see position_model.h.
    const PositionModel& model() const { return *m_model; }

    /// Whether variant, board, hands and side to move are the same.
    friend bool operator==(const AnyPosition& a, const AnyPosition& b);

private:
    AnyPosition(std::shared_ptr<const Variant> variant, std::shared_ptr<const PositionModel> model)
        : m_variant(std::move(variant)), m_model(std::move(model)) {}

    std::shared_ptr<const Variant> m_variant;
    std::shared_ptr<const PositionModel> m_model;
};

} // namespace komadai::core
