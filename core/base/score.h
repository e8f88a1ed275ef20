// The value of a position, as a search reports it.
#pragma once

namespace komadai::core {

/// The value of a position for the side to move.
class Score {
public:
    static constexpr Score centipawns(int value) { return Score(value, false); }
    /// A mate in this number of plies: positive if the side to move gives mate, negative if it is mated; 0 if it is mated
    /// already. Other wins by rule, such as a bare king, count as mates too.
    static constexpr Score mateIn(int plies) { return Score(plies, true); }

    constexpr bool isMate() const { return m_isMate; }
    /// Precondition: !isMate().
    constexpr int centipawns() const { return m_value; }
    /// Precondition: isMate().
    constexpr int matePlies() const { return m_value; }
    friend constexpr bool operator==(Score, Score) = default;

private:
    constexpr Score(int value, bool isMate) : m_value(value), m_isMate(isMate) {}
    int m_value;
    bool m_isMate;
};

} // namespace komadai::core
