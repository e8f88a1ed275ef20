#include "core/store/stored_game.h"

#include "core/notation/stored_record.h"
#include "core/store/unless_damaged.h"

#include <utility>

namespace komadai::core {

Result<GameRecord, UnreadableGame> readStoredGame(const Library& library, GameId game,
                                                  const VariantFinder& variants) {
    using Reading = Result<GameRecord, UnreadableGame>;
    return unlessDamaged<Reading>(
        UnreadableGame(RecordError{RecordProblem::Damaged, 0, {}}), [&]() -> Reading {
            auto stored = library.record(game);
            if (!stored) return UnreadableGame(NoSuchGame{});
            RecordHeader& header = stored->summary.header;
            const auto variant = variants(header.variant);
            if (!variant) return UnreadableGame(UnknownVariant{header.variant});
            auto tree = readTree(header, stored->tree, variant);
            if (!tree) return UnreadableGame(tree.error());
            return GameRecord{std::move(header), std::move(tree).value(), stored->summary.outcome};
        });
}

} // namespace komadai::core
