#include "core/search/path.h"

#include <limits>

namespace komadai::core {

Path::Path(const Game& game) {
    for (int ply = 0; ply <= game.plyCount(); ++ply) {
        const AnyPosition& position = game.positionAt(ply);
        push(position.key(), position.isInCheck(position.sideToMove()), game.quietPlies(), 0);
    }
    m_root = m_states.size() - 1;
}

void Path::push(std::uint64_t key, bool inCheck, bool isProgress) {
    push(key, inCheck, isProgress ? 0 : quietPlies() + 1, m_states.back().barrier);
}

void Path::pushPass(std::uint64_t key) { push(key, false, quietPlies() + 1, m_states.size()); }

void Path::push(std::uint64_t key, bool inCheck, int quietPlies, std::size_t barrier) {
    constexpr int Most = std::numeric_limits<std::int16_t>::max() - 1;
    const int earlierChecks = m_states.size() >= 2 ? m_states[m_states.size() - 2].checks : 0;
    m_states.push_back({key, static_cast<std::uint32_t>(barrier),
                        static_cast<std::int16_t>(std::min(quietPlies, Most)),
                        static_cast<std::int16_t>(inCheck ? std::min(earlierChecks + 1, Most) : 0)});
    ++seen(key);
}

void Path::pop() {
    --seen(m_states.back().key);
    m_states.pop_back();
}

std::optional<RepetitionVerdict> Path::repetition(const RepetitionRule& rule, Side mover) const {
    const std::uint64_t key = m_states.back().key;
    if (m_seen[key % m_seen.size()] < 2) return std::nullopt;
    const std::size_t now = m_states.size() - 1;
    const std::size_t barrier = m_states.back().barrier;
    std::size_t first = now;
    int occurrences = 1;
    bool sinceRoot = false;
    for (std::size_t i = now; i >= barrier + 2;) {
        i -= 2;
        if (m_states[i].key != key) continue;
        first = i;
        ++occurrences;
        sinceRoot = sinceRoot || i >= m_root;
    }
    const bool endsGame = rule.fold > 0 && occurrences >= rule.fold;
    if (!endsGame && !sinceRoot) return std::nullopt;
    return RepetitionVerdict{verdictSince(first, rule, mover), endsGame};
}

/// Judges the moves after state `first`, which is the same position as the present one.
RepetitionVerdict::Result Path::verdictSince(std::size_t first, const RepetitionRule& rule,
                                             Side mover) const {
    const std::size_t now = m_states.size() - 1;
    const int moves = static_cast<int>(now - first) / 2;
    const bool theyChecked = m_states[now].checks >= moves;
    const bool weChecked = m_states[now - 1].checks >= moves;
    if (!rule.perpetualCheckLoses || theyChecked == weChecked) {
        const bool isOurs = rule.sideJudged(mover) == mover;
        switch (rule.value) {
        case RepetitionValue::Draw: return RepetitionVerdict::Result::Draw;
        case RepetitionValue::Loss:
            return isOurs ? RepetitionVerdict::Result::Loss : RepetitionVerdict::Result::Win;
        case RepetitionValue::Win:
            return isOurs ? RepetitionVerdict::Result::Win : RepetitionVerdict::Result::Loss;
        }
    }
    return theyChecked ? RepetitionVerdict::Result::Win : RepetitionVerdict::Result::Loss;
}

} // namespace komadai::core
