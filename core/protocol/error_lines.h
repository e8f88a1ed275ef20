// What an engine prints on its standard error, as lines for a log.
#pragma once

#include "core/clock/game_clock.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core::protocol {

struct ErrorLine {
    std::string text;        ///< without its end
    std::size_t leftOut = 0; ///< the number of lines before it that are lost
    friend bool operator==(const ErrorLine&, const ErrorLine&) = default;
};

/// Cuts the text into lines, and holds back a flood: in one second, so many lines and bytes can be taken; of those that come beyond, the
/// last ones wait for the next second, and the others are lost, but counted. So the last lines of an engine always arrive, and a flood
/// costs little more than reading it. One thread at a time.
class ErrorLines {
public:
    static constexpr int LinesPerSecond = 500;
    static constexpr std::size_t BytesPerSecond =
        std::size_t{1} << 20; ///< a longer line comes in parts of about that length
    static constexpr std::chrono::milliseconds Second{1000};

    void add(std::string_view text);
    /// The whole lines that are due, in their order. `now` never goes back.
    std::vector<ErrorLine> take(Instant now);
    /// When `take` has more lines; none if it has to wait for the engine.
    std::optional<Instant> nextAt() const;
    /// The engine prints nothing more: the last lines that wait, and the rest as a line.
    std::vector<ErrorLine> takeRest();

private:
    /// The length of the first line that can be taken; none if none is whole.
    std::optional<std::size_t> lengthOfNext() const;
    ErrorLine cutNext(std::size_t length);
    /// Leaves only as many lines as can be taken in one second, the last ones.
    void dropOldLines();
    /// Counts the lines up to this place as lost.
    void loseUntil(std::size_t end);

    std::string m_text;               ///< not taken yet
    std::size_t m_begin = 0;          ///< in `m_text`; what stands before was taken
    std::optional<Instant> m_renewal; ///< when the next second begins
    int m_lines = 0;                  ///< that were taken in this second
    std::size_t m_bytes = 0;          ///< likewise
    std::size_t m_leftOut = 0;        ///< lines that were lost since the last one was taken
};

} // namespace komadai::core::protocol
