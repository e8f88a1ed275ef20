// How a game ended.
#pragma once

#include "core/board/side.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace komadai::core {

/// Why a game is over.
enum class EndReason : std::uint8_t {
    Checkmate,
    Stalemate,
    Repetition,     ///< a draw, or, by the rules of the variant, a loss or win for the side that repeated
    Campmate,       ///< the king has reached the far camp
    PerpetualCheck, ///< the loser gave check on all moves between repetitions
    MoveLimit,      ///< too many moves without progress
    BareKing,       ///< a side had only its king left
    CommandLost,    ///< a side has lost all pieces that can command it
    OnlyKings,      ///< nothing but kings on the board and in the hands
    InsufficientMaterial, ///< too few pieces for any mate
    /// A draw by agreement, both kings being in their promotion zones; or a win or draw that a side has declared because its
    /// king has entered the enemy's camp, see declaration.h
    Impasse,
    Resignation,
    Time,
    Agreement,    ///< a draw that one player has offered and the other accepted
    Adjudication, ///< an arbiter has decided the result
    Unknown,      ///< the record does not say why the game ended, or not in words that a reader knows
};
constexpr std::size_t EndReasonCount = static_cast<std::size_t>(EndReason::Unknown) + 1;

/// The result of a game, and its reason.
struct Outcome {
    std::optional<Side> winner; ///< none for a draw
    EndReason reason{};
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

} // namespace komadai::core
