// Formats that have the grammar of PGN, but other moves and names.
#pragma once

#include "core/notation/pgn_text.h"
#include "core/notation/record_file.h"
#include "core/notation/san.h"

#include <string>
#include <string_view>

namespace komadai::core::pgn {

struct Dialect {
    std::string_view madeFor; ///< the variant of games that name none
    /// Changes the tags and moves of a game into those of PGN before they are read.
    void (*adapt)(GameText& game, const ReadOptions& options);
    Result<Move, TypedMoveProblem> (*parse)(std::string_view text, const AnyPosition& position,
                                            san::PlusMark plus);
    std::string (*format)(const Move& move, const AnyPosition& position);
    /// The name of a tag of PGN; empty for a tag that the format does not have.
    std::string (*tagName)(std::string_view name);
    bool isFenSfen = false; ///< the tag FEN has SFEN
};

/// PGN itself.
const Dialect& standard();

void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink,
               const Dialect& dialect);
Result<WrittenGame, WriteProblem> writeGame(const GameRecord& record, const Dialect& dialect);

} // namespace komadai::core::pgn
