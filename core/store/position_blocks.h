// Sorted entries of the index of positions, as bytes. Used inside core/store only.
#pragma once

#include "core/base/bytes.h"
#include "core/record/tree_edit.h"
#include "core/store/library.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

namespace komadai::core::store {

/// The order of keys in the index: they are compared as signed numbers, as SQLite does.
inline bool isKeyBefore(std::uint64_t a, std::uint64_t b) {
    return static_cast<std::int64_t>(a) < static_cast<std::int64_t>(b);
}

/// The place of an entry in the index: entries are sorted by key, then game, then node.
struct PositionPlace {
    std::uint64_t key = 0;
    GameId game = 0;
    std::uint32_t node = 0;

    friend bool operator==(const PositionPlace&, const PositionPlace&) = default;
    friend std::strong_ordering operator<=>(const PositionPlace& a, const PositionPlace& b) {
        return std::tuple(static_cast<std::int64_t>(a.key), a.game, a.node) <=>
               std::tuple(static_cast<std::int64_t>(b.key), b.game, b.node);
    }
};

/// A position of a game.
struct PositionEntry {
    PositionPlace place;
    std::uint64_t next =
        0; ///< the move of the main line that was played here, see moveNumber; 0 if there is none
    bool isRemoved = false; ///< the entry cancels an older one at the same place
    friend bool operator==(const PositionEntry&, const PositionEntry&) = default;
};

/// A number for a move, which differs from that of every other move in its position, and is above 0. For a move of several
/// steps that is only almost certain.
/// `squares`  the number of squares of the board.
std::uint64_t moveNumber(const Move& move, int squares);

/// Writes entries in ascending order. An entry takes about eleven bytes; where many games share a position, four.
class BlockWriter {
public:
    void add(const PositionEntry& entry);
    bool isEmpty() const { return m_isEmpty; }
    /// Bytes so far, without a checksum.
    std::size_t size() const { return m_bytes.size(); }
    std::uint64_t firstKey() const { return m_firstKey; }
    /// The block with its checksum. The writer then begins anew.
    std::string take();

private:
    ByteWriter m_bytes;
    PositionPlace m_last;
    std::uint64_t m_firstKey = 0;
    bool m_isEmpty = true;
};

/// Reads the entries of a block. A damaged block is an SQLite::Exception with SQLITE_CORRUPT.
class BlockReader {
public:
    /// The bytes must outlive the reader.
    explicit BlockReader(std::string_view bytes);
    /// False at the end.
    bool next(PositionEntry& entry);

private:
    ByteReader m_bytes;
    PositionPlace m_last;
    bool m_isFirst = true;
};

} // namespace komadai::core::store
