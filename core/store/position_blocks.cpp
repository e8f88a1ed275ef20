#include "core/store/position_blocks.h"

#include "core/base/overloaded.h"
#include "core/store/query.h"

#include <utility>

namespace komadai::core::store {
namespace {

/// Numbers of moves of several steps are above all others.
constexpr std::uint64_t PathNumbers = 1ULL << 40;

} // namespace

std::uint64_t moveNumber(const Move& move, int squares) {
    const auto board = static_cast<std::uint64_t>(squares);
    const auto at = [](Square square) { return static_cast<std::uint64_t>(square.index()); };
    return std::visit(
        Overloaded{[&](const BoardMove& m) {
                       const std::uint64_t kind =
                           m.promotion ? static_cast<std::uint64_t>(indexOf(*m.promotion)) + 1 : 0;
                       return 1 + 2 * ((kind * board + at(m.from)) * board + at(m.to));
                   },
                   [&](const Drop& m) {
                       return 2 + 2 * (static_cast<std::uint64_t>(indexOf(m.piece)) * board + at(m.to));
                   },
                   [&](const PathMove& m) {
                       if (m.steps == 1 && m.taken == 0 && !m.promotes)
                           return 1 + 2 * (at(m.from) * board + at(m.to()));
                       return PathNumbers + (identityOf(m) >> 24);
                   }},
        move);
}

// Each entry is the difference of its key to the last one; its game, or the difference to the game of the last entry where
// the key is the same; its node, doubled, plus one where it is removed; and the move.

void BlockWriter::add(const PositionEntry& entry) {
    const PositionPlace& place = entry.place;
    if (m_isEmpty) {
        m_firstKey = place.key;
        m_bytes.fixed64(place.key);
    } else {
        m_bytes.number(place.key - m_last.key);
    }
    const bool isSameKey = !m_isEmpty && place.key == m_last.key;
    m_bytes.number(static_cast<std::uint64_t>(isSameKey ? place.game - m_last.game : place.game));
    m_bytes.number(std::uint64_t{place.node} << 1 | (entry.isRemoved ? 1 : 0));
    m_bytes.number(entry.next);
    m_last = place;
    m_isEmpty = false;
}

std::string BlockWriter::take() {
    std::string bytes = std::move(m_bytes).sealed();
    *this = BlockWriter();
    return bytes;
}

BlockReader::BlockReader(std::string_view bytes) : m_bytes(ByteReader::ofSealed(bytes)) {
    if (m_bytes.failed()) throw damage("a block of positions cannot be read");
}

bool BlockReader::next(PositionEntry& entry) {
    if (m_bytes.isAtEnd()) return false;
    const std::uint64_t key = m_isFirst ? m_bytes.fixed64() : m_last.key + m_bytes.number();
    const bool isSameKey = !m_isFirst && key == m_last.key;
    const auto game = static_cast<GameId>(m_bytes.number());
    const std::uint64_t node = m_bytes.number(0x1ffffffffULL);
    entry.next = m_bytes.number();
    entry.isRemoved = (node & 1) != 0;
    entry.place = {key, isSameKey ? m_last.game + game : game, static_cast<std::uint32_t>(node >> 1)};
    if (m_bytes.failed() || (!m_isFirst && entry.place <= m_last))
        throw damage("a block of positions cannot be read");
    m_last = entry.place;
    m_isFirst = false;
    return true;
}

} // namespace komadai::core::store
