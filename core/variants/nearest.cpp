#include "core/variants/nearest.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <numeric>

namespace komadai::core {
namespace {

constexpr std::size_t LongestWord = 64;
/// The letters that a word needs to count as the beginning or end of another one.
constexpr std::size_t ShortestPart = 4;

/// How different two words are. A word and its beginning or end count as one edit apart.
std::size_t difference(std::string_view word, std::string_view known) {
    const std::string a = ascii::lowerCase(word), b = ascii::lowerCase(known);
    if (std::min(a.size(), b.size()) >= ShortestPart && a != b &&
        (a.starts_with(b) || b.starts_with(a) || a.ends_with(b) || b.ends_with(a)))
        return 1;
    return editDistance(a, b);
}

} // namespace

std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool isSame = ascii::toLower(a[i - 1]) == ascii::toLower(b[j - 1]);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1)});
            const bool isSwapped = i > 1 && j > 1 && ascii::toLower(a[i - 1]) == ascii::toLower(b[j - 2]) &&
                                   ascii::toLower(a[i - 2]) == ascii::toLower(b[j - 1]);
            if (isSwapped) row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

std::vector<std::string> nearestWords(std::string_view word, const std::vector<std::string_view>& known) {
    struct Candidate {
        std::size_t difference;
        std::string_view word;
    };
    if (word.empty() || word.size() > LongestWord) return {};
    const std::size_t most = std::max<std::size_t>(1, word.size() / 3);
    std::vector<Candidate> near;
    for (const auto candidate : known) {
        if (candidate.size() > LongestWord) continue;
        if (const auto edits = difference(word, candidate); edits <= most) near.push_back({edits, candidate});
    }
    std::stable_sort(near.begin(), near.end(),
                     [](const Candidate& a, const Candidate& b) { return a.difference < b.difference; });
    std::vector<std::string> nearest;
    for (const auto& candidate : near) {
        const std::size_t best = near.front().difference;
        if (nearest.size() < 2 && candidate.difference <= (best == 0 ? 0 : best + 1))
            nearest.emplace_back(candidate.word);
    }
    return nearest;
}

std::vector<std::string> byDistance(std::string_view word, const std::vector<std::string_view>& words) {
    std::vector<std::string> sorted(words.begin(), words.end());
    if (word.size() <= LongestWord)
        std::stable_sort(sorted.begin(), sorted.end(), [word](const std::string& a, const std::string& b) {
            return difference(word, a) < difference(word, b);
        });
    return sorted;
}

} // namespace komadai::core
