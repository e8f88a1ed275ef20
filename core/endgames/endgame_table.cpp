#include "core/endgames/endgame_table.h"

namespace komadai::core {
namespace {

// How a value is stored: two codes for everything else, then wins and losses by turns.
constexpr int Draw = 0;
constexpr int NoPosition = 1;
constexpr int FirstDecided = 2;

int codeOf(const std::optional<EndgameValue>& value) {
    if (!value) return NoPosition;
    if (value->result == EndgameValue::Result::Draw) return Draw;
    return FirstDecided + 2 * value->plies + (value->result == EndgameValue::Result::Loss ? 1 : 0);
}

std::optional<EndgameValue> valueOf(int code) {
    if (code == NoPosition) return std::nullopt;
    if (code == Draw) return EndgameValue{};
    const bool isLoss = (code - FirstDecided) % 2 == 1;
    return EndgameValue{isLoss ? EndgameValue::Result::Loss : EndgameValue::Result::Win,
                        (code - FirstDecided) / 2};
}

} // namespace

EndgameTable::EndgameTable(EndgameLayout layout, int width)
    : m_layout(std::move(layout)), m_width(width), m_bytes(byteCount(m_layout, width)) {}

EndgameTable::EndgameTable(EndgameLayout layout, int width, std::vector<std::uint8_t> bytes)
    : m_layout(std::move(layout)), m_width(width), m_bytes(std::move(bytes)) {
    assert(m_bytes.size() == byteCount(m_layout, width));
}

std::optional<EndgameValue> EndgameTable::value(std::uint64_t index) const {
    assert(index < m_layout.entries());
    if (m_width == 1) return valueOf(m_bytes[index]);
    return valueOf(m_bytes[2 * index] + 256 * m_bytes[2 * index + 1]);
}

void EndgameTable::set(std::uint64_t index, const std::optional<EndgameValue>& value) {
    assert(index < m_layout.entries());
    const int code = codeOf(value);
    assert(code < (m_width == 1 ? 256 : 65536));
    if (m_width == 1) {
        m_bytes[index] = static_cast<std::uint8_t>(code);
        return;
    }
    m_bytes[2 * index] = static_cast<std::uint8_t>(code % 256);
    m_bytes[2 * index + 1] = static_cast<std::uint8_t>(code / 256);
}

EndgameSummary summaryOf(const EndgameTable& table) {
    EndgameSummary summary;
    for (std::uint64_t index = 0; index < table.layout().entries(); ++index) {
        const auto value = table.value(index);
        if (!value) continue;
        switch (value->result) {
        case EndgameValue::Result::Loss: ++summary.losses; break;
        case EndgameValue::Result::Draw: ++summary.draws; break;
        case EndgameValue::Result::Win:
            ++summary.wins;
            if (summary.longestEntry && value->plies <= summary.longestWin) break;
            summary.longestWin = value->plies;
            summary.longestEntry = index;
            break;
        }
    }
    return summary;
}

} // namespace komadai::core
