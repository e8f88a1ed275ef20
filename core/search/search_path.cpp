#include "core/search/search_path.h"

#include <limits>

namespace komadai::core {

SearchPath::SearchPath(const Game& game) {
    for (int ply = 0; ply <= game.plyCount(); ++ply) {
        const AnyPosition& position = game.positionAt(ply);
        // Only the count of the last state is used.
        push(position.key(), position.isInCheck(position.sideToMove()), game.quietPlies(), 0);
    }
    m_root = m_states.size() - 1;
}

void SearchPath::push(std::uint64_t key, bool inCheck, bool isProgress) {
    push(key, inCheck, isProgress ? 0 : quietPlies() + 1, m_states.back().barrier);
}

void SearchPath::pushNullMove(std::uint64_t key) { push(key, false, quietPlies() + 1, m_states.size()); }

void SearchPath::push(std::uint64_t key, bool inCheck, int quietPlies, std::size_t barrier) {
    constexpr int Most = std::numeric_limits<std::int16_t>::max() - 1;
    const int earlierChecks = m_states.size() >= 2 ? m_states[m_states.size() - 2].checks : 0;
    m_states.push_back({key, static_cast<std::uint32_t>(barrier),
                        static_cast<std::int16_t>(std::min(quietPlies, Most)),
                        static_cast<std::int16_t>(inCheck ? std::min(earlierChecks + 1, Most) : 0)});
    ++seen(key);
}

void SearchPath::pop() {
    --seen(m_states.back().key);
    m_states.pop_back();
}

std::optional<Repetition> SearchPath::repetition(const RepetitionRule& rule) const {
    const std::uint64_t key = m_states.back().key;
    if (m_seen[key % m_seen.size()] < 2) return std::nullopt;
    const std::size_t now = m_states.size() - 1;
    const std::size_t barrier = m_states.back().barrier;
    std::size_t first = now;
    int occurrences = 1;
    bool isSinceRoot = false;
    for (std::size_t i = now; i >= barrier + 2;) {
        i -= 2;
        if (m_states[i].key != key) continue;
        first = i;
        ++occurrences;
        isSinceRoot = isSinceRoot || i >= m_root;
    }
    const bool isEnough = rule.fold > 0 && occurrences >= rule.fold;
    if (!isEnough && !isSinceRoot) return std::nullopt;
    const int movesOfEach = static_cast<int>(now - first) / 2;
    const auto onlyChecked = [&](std::size_t state) { return m_states[state].checks >= movesOfEach; };
    return Repetition{onlyChecked(now - 1), onlyChecked(now), !isEnough};
}

} // namespace komadai::core
