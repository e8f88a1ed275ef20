#include "core/store/pattern_search.h"

#include "core/store/tree_reader.h"

#include <algorithm>
#include <deque>
#include <future>
#include <optional>
#include <thread>
#include <utility>

namespace komadai::core::store {

void findForms(SQLite::Database& database, const VariantFinder& variants, const std::vector<GameId>& ids,
               const std::vector<PiecePattern>& forms, const std::function<bool(const FoundPosition&)>& found,
               const std::function<bool(std::int64_t, std::int64_t)>& progress) {
    // This thread reads games and tells what was found, others look through them.
    const auto hitsOf = [&forms](const std::vector<TreeReader::PackedGame>& games) {
        std::vector<FoundPosition> hits;
        for (const TreeReader::PackedGame& game : games) {
            std::optional<NodeId> first;
            const auto tree = game.unpack([&](NodeId node, const AnyPosition& position) {
                if (!first && matchesAny(forms, position)) first = node;
            });
            if (tree && first) hits.push_back({{game.id, *first}, tree->depth(*first)});
        }
        return hits;
    };
    constexpr std::size_t Step = 256;
    const std::size_t threads = std::max(1U, std::thread::hardware_concurrency());
    const Snapshot snapshot(database);
    TreeReader reader(database, variants);
    const auto tell = [&](std::size_t games) {
        return !progress || progress(static_cast<std::int64_t>(games), static_cast<std::int64_t>(ids.size()));
    };
    std::deque<std::future<std::vector<FoundPosition>>> parts; // in the order of the games
    std::size_t done = 0;
    const auto finishFirst = [&] {
        const auto hits = parts.front().get();
        parts.pop_front();
        done = std::min(done + Step, ids.size());
        return std::all_of(hits.begin(), hits.end(), found) && tell(done);
    };
    if (!tell(0)) return;
    for (std::size_t i = 0; i < ids.size(); i += Step) {
        std::vector<TreeReader::PackedGame> games;
        for (std::size_t j = i; j < std::min(i + Step, ids.size()); ++j)
            if (auto game = reader.readPacked(ids[j])) games.push_back(std::move(*game));
        if (parts.size() == threads && !finishFirst()) return;
        parts.push_back(std::async(std::launch::async, hitsOf, std::move(games)));
    }
    while (!parts.empty())
        if (!finishFirst()) return;
}

} // namespace komadai::core::store
