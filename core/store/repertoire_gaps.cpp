#include "core/store/repertoire_gaps.h"

#include <algorithm>

namespace komadai::core {
namespace {

std::vector<Move> wayTo(const Repertoire& repertoire, Repertoire::Place place) {
    return *repertoire.shortestWay(0, [place](Repertoire::Place other) { return other == place; });
}

} // namespace

std::vector<RepertoireGap> findGaps(const LibrarySearch& search, const Repertoire& repertoire,
                                    const std::function<bool(int, int)>& progress) {
    std::vector<RepertoireGap> gaps;
    for (Repertoire::Place place = 0; place < repertoire.size(); ++place) {
        if (progress && !progress(static_cast<int>(place), static_cast<int>(repertoire.size()))) break;
        if (repertoire.isPlayersTurn(place)) continue;
        for (const Exploration::Line& line : search.explore(repertoire.position(place)).moves)
            if (!repertoire.edge(place, line.move) && repertoire.position(place).isLegal(line.move))
                gaps.push_back({wayTo(repertoire, place), line.move, line.counts.games});
    }
    std::stable_sort(gaps.begin(), gaps.end(),
                     [](const RepertoireGap& a, const RepertoireGap& b) { return a.games > b.games; });
    return gaps;
}

} // namespace komadai::core
