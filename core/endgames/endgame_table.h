// The exact values of all positions of an endgame.
#pragma once

#include "core/endgames/endgame_layout.h"

#include <cassert>
#include <compare>
#include <cstddef>
#include <optional>
#include <vector>

namespace komadai::core {

/// The value of a position for the side to move, if both sides play as well as possible: the winner wins as early as it can,
/// the loser loses as late as it can. No limit of moves counts, and a repetition is a draw.
struct EndgameValue {
    enum class Result : std::uint8_t { Loss, Draw, Win };

    Result result = Result::Draw;
    int plies = 0; ///< moves of both sides up to the end of the game; 0 for a draw

    /// The value for the side that moved here.
    EndgameValue beforeMove() const {
        if (result == Result::Draw) return {};
        return {result == Result::Win ? Result::Loss : Result::Win, plies + 1};
    }
    /// The better value for the side to move is the greater one.
    friend std::strong_ordering operator<=>(const EndgameValue& a, const EndgameValue& b) {
        if (a.result != b.result) return a.result <=> b.result;
        return a.result == Result::Win ? b.plies <=> a.plies : a.plies <=> b.plies;
    }
    friend bool operator==(const EndgameValue&, const EndgameValue&) = default;
};

/// The values of a material. Each entry has one byte, or two where a game can last longer than MostPliesInByte. Immutable once
/// it is filled, any thread.
class EndgameTable {
public:
    static constexpr int MostPliesInByte = 126;
    static constexpr int MostPlies = 16000;

    /// All entries are draws. `width` is 1 or 2.
    EndgameTable(EndgameLayout layout, int width);
    /// With the bytes of a file. Precondition: `bytes` has byteCount(layout, width) bytes.
    EndgameTable(EndgameLayout layout, int width, std::vector<std::uint8_t> bytes);

    static std::uint64_t byteCount(const EndgameLayout& layout, int width) {
        return layout.entries() * static_cast<std::uint64_t>(width);
    }

    const EndgameLayout& layout() const { return m_layout; }
    const EndgameMaterial& material() const { return m_layout.material(); }
    int width() const { return m_width; }
    const std::vector<std::uint8_t>& bytes() const { return m_bytes; }

    /// None where the number belongs to no position that can be played. Precondition: index < layout().entries().
    std::optional<EndgameValue> value(std::uint64_t index) const;
    /// Precondition: index < layout().entries(); with a width of 1, at most MostPliesInByte plies, otherwise MostPlies.
    void set(std::uint64_t index, const std::optional<EndgameValue>& value);

private:
    EndgameLayout m_layout;
    int m_width;
    std::vector<std::uint8_t> m_bytes;
};

/// What a table contains.
struct EndgameSummary {
    std::uint64_t wins = 0, draws = 0, losses = 0; ///< entries, from the view of the side to move
    /// The longest win; 0 plies if there is none.
    int longestWin = 0;
    std::optional<std::uint64_t> longestEntry;
};
/// Counts the entries of a table.
EndgameSummary summaryOf(const EndgameTable& table);

} // namespace komadai::core
