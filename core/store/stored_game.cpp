#include "core/store/stored_game.h"

#include "core/notation/stored_record.h"
#include "core/store/unless_damaged.h"

#include <optional>
#include <utility>

namespace komadai::core {
namespace {

using Reading = Result<GameRecord, UnreadableGame>;

enum class TakenBackMoves { Kept, LeftOut };

Reading readGame(const Library& library, GameId game, const VariantFinder& variants, TakenBackMoves moves) {
    return unlessDamaged<Reading>(
        UnreadableGame(RecordError{RecordProblem::Damaged, 0, {}}), [&]() -> Reading {
            auto stored = library.record(game);
            if (!stored) return UnreadableGame(NoSuchGame{});
            RecordHeader& header = stored->summary.header;
            const auto variant = variants(header.variant);
            if (!variant) return UnreadableGame(UnknownVariant{header.variant});
            auto read = readTree(header, stored->tree, variant);
            if (!read) return UnreadableGame(read.error());
            GameTree tree = std::move(read).value();
            const NodeId played = playedTo(stored->summary, tree);
            const auto first =
                moves == TakenBackMoves::LeftOut ? takenBack(*stored, tree) : std::optional<NodeId>();
            if (first) {
                tree.remove(*first);
                tree.clearHistory();
            }
            return GameRecord{std::move(header), std::move(tree), stored->summary.outcome, played};
        });
}

} // namespace

Reading readStoredGame(const Library& library, GameId game, const VariantFinder& variants) {
    return readGame(library, game, variants, TakenBackMoves::Kept);
}

Reading readSharedGame(const Library& library, GameId game, const VariantFinder& variants) {
    return readGame(library, game, variants, TakenBackMoves::LeftOut);
}

} // namespace komadai::core
