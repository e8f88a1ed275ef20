// The value of a position, as a search reports it.
#pragma once

#include <cassert>
#include <cstdint>

namespace komadai::core {

/// The value of a position for the side to move.
class Score {
public:
    static constexpr Score centipawns(int value) { return {value, Kind::Centipawns}; }
    /// A mate in this number of plies: positive if the side to move gives mate, negative if it is mated; 0 if it is mated
    /// already. Other wins by rule, such as a bare king, count as mates too.
    static constexpr Score mateIn(int plies) { return {plies, Kind::Mate}; }
    /// A forced mate of a length that is not known. USI engines report it as `score mate +` or `score mate -`.
    /// `isWin`  whether the side to move gives mate.
    static constexpr Score mateOfUnknownLength(bool isWin) {
        return {isWin ? 1 : -1, Kind::MateOfUnknownLength};
    }

    /// Of known or unknown length.
    constexpr bool isMate() const { return m_kind != Kind::Centipawns; }
    /// Whether the side to move gives mate.
    constexpr bool isWin() const { return isMate() && m_value > 0; }
    /// Whether the side to move is mated, now or by force.
    constexpr bool isLoss() const { return isMate() && m_value <= 0; }
    /// Whether it is a mate with a number of plies.
    constexpr bool hasMateLength() const { return m_kind == Kind::Mate; }
    /// Precondition: !isMate().
    constexpr int centipawns() const { return m_value; }
    /// Precondition: hasMateLength().
    constexpr int matePlies() const {
        assert(hasMateLength());
        return m_value;
    }
    friend constexpr bool operator==(Score, Score) = default;

private:
    enum class Kind : std::uint8_t { Centipawns, Mate, MateOfUnknownLength };

    constexpr Score(int value, Kind kind) : m_value(value), m_kind(kind) {}
    int m_value; ///< 1 or -1 for a mate of unknown length
    Kind m_kind;
};

} // namespace komadai::core
