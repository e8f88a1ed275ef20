// A cache of evaluations.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace komadai::core {

/// Stores parts of evaluations by the keys of positions. Many positions are reached again by another order of moves or by a
/// deeper search. One thread at a time.
class EvaluationCache {
public:
    std::optional<int> find(std::uint64_t key) const {
        const Entry& entry = m_entries[key % Size];
        return entry.tag == tagOf(key) ? std::optional(entry.value) : std::nullopt;
    }
    void store(std::uint64_t key, int value) { m_entries[key % Size] = {tagOf(key), value}; }

private:
    static constexpr std::size_t Size = 1 << 15; ///< fits in the processor's second-level cache
    struct Entry {
        std::uint32_t tag = 0; ///< the upper half of the key
        std::int32_t value = 0;
    };
    static constexpr std::uint32_t tagOf(std::uint64_t key) { return static_cast<std::uint32_t>(key >> 32); }

    std::vector<Entry> m_entries = std::vector<Entry>(Size);
};

} // namespace komadai::core
