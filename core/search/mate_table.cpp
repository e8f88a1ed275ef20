#include "core/search/mate_table.h"

#include <algorithm>

namespace komadai::core {

MateTable::MateTable(int megabytes)
    : m_clusters(static_cast<std::size_t>(std::max(megabytes, 1)) * 1024 * 1024 / sizeof(Cluster)) {}

std::optional<MateTable::ProofResult> MateTable::find(std::uint64_t board, PackedHand hand) const {
    const Entry* found = nullptr;
    for (const Entry& entry : m_clusters[indexOf(board)].entries) {
        if (entry.isEmpty() || entry.board != board) continue;
        if (entry.isEscape() && entry.hand.includes(hand)) return entry.result();
        const bool isMate = entry.isMate() && hand.includes(entry.hand);
        const bool isShorter = !found || !found->isMate() || entry.length < found->length;
        if (isMate ? isShorter : !found && entry.hand == hand) found = &entry;
    }
    return found ? std::optional(found->result()) : std::nullopt;
}

void MateTable::store(std::uint64_t board, PackedHand hand, const ProofResult& result, std::uint64_t work) {
    auto& entries = m_clusters[indexOf(board)].entries;
    auto entry = std::find_if(entries.begin(), entries.end(), [&](const Entry& known) {
        return !known.isEmpty() && known.board == board && known.hand == hand;
    });
    if (entry == entries.end()) {
        entry = std::min_element(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
            return a.isEmpty() != b.isEmpty() ? a.isEmpty() : a.work < b.work;
        });
        *entry = {};
    }
    if (entry->isMate() && (result.numbers[Goal::Mate] != 0 || entry->length <= result.length)) return;
    const std::uint64_t worked = entry->work + work;
    *entry = {board,
              hand,
              result.numbers,
              static_cast<std::int16_t>(result.length),
              static_cast<std::int16_t>(result.dependsOn),
              static_cast<std::uint32_t>(
                  std::min<std::uint64_t>(worked, std::numeric_limits<std::uint32_t>::max()))};
}

} // namespace komadai::core
