// A stored game as a record with its moves.
#pragma once

#include "core/base/result.h"
#include "core/record/game_record.h"
#include "core/store/library.h"

#include <string>
#include <variant>

namespace komadai::core {

/// The library does not have the game.
struct NoSuchGame {};
/// The variant of the game is unknown.
struct UnknownVariant {
    std::string id;
};
/// Why a stored game cannot be read.
using UnreadableGame = std::variant<NoSuchGame, UnknownVariant, RecordError>;

/// Reads a game, also a deleted one, and checks its moves. A damaged game gives RecordProblem::Damaged; other problems of the
/// library are thrown as StorageError. On the thread of the library.
/// `variants`  gives the rules, see Library::variants
Result<GameRecord, UnreadableGame> readStoredGame(const Library& library, GameId game,
                                                  const VariantFinder& variants);
/// The same for what leaves the library: without the moves that were taken back, see takenBack.
Result<GameRecord, UnreadableGame> readSharedGame(const Library& library, GameId game,
                                                  const VariantFinder& variants);

} // namespace komadai::core
