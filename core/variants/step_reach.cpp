#include "core/variants/step_reach.h"

#include <set>

namespace komadai::core {
namespace {

/// Whether `next` may come after `first` in a move.
bool mayFollow(const MultiStep& multi, Offset first, Offset next) {
    switch (multi.turns) {
    case MultiStep::Turns::Free: return true;
    case MultiStep::Turns::None: return next == first;
    case MultiStep::Turns::MainDirection:
        return mainDirectionOf(next) == mainDirectionOf(first) || next == -first;
    }
    return false;
}

} // namespace

std::map<Offset, int> fewestStepsTo(const MultiStep& multi) {
    std::map<Offset, int> fewest;
    for (const Movement& first : multi.steps) {
        std::set<Offset> layer{offsetOf(first)};
        for (int n = 1; n <= multi.most; ++n) {
            for (const Offset to : layer)
                if (n >= multi.least) {
                    const auto [place, isNew] = fewest.emplace(to, n);
                    if (!isNew && n < place->second) place->second = n;
                }
            std::set<Offset> next;
            for (const Offset from : layer)
                for (const Movement& step : multi.steps)
                    if (mayFollow(multi, offsetOf(first), offsetOf(step))) next.insert(from + offsetOf(step));
            layer.swap(next);
        }
    }
    return fewest;
}

} // namespace komadai::core
