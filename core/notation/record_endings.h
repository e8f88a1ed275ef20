// How games end in the words of formats from Japan.
#pragma once

#include "core/record/game_record.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace komadai::core {

/// A word that stands in the place of the last move.
struct EndingWord {
    enum class Winner { None, Mover, Opponent };

    std::string_view kif;            ///< empty where KIF has no word
    std::string_view csa;            ///< likewise; may depend on the winner, see csa::endingText
    Winner winner = Winner::None;    ///< seen from the side to move
    std::optional<EndReason> reason; ///< none: the game is not over
    std::string_view termination{};  ///< what Outcome cannot say; value of the tag `Termination`
};

std::span<const EndingWord> endingWords();

/// The outcome that a word states. Where the word is a mate, the rules decide how it is called.
std::optional<Outcome> outcomeOf(const EndingWord& word, const AnyPosition& last);

/// Whether a word must be stored in the tag `Termination`. `last` is the last position of the game. If the rules have ended the
/// game there, it was not interrupted.
bool needsTermination(const EndingWord& word, const AnyPosition& last);

/// Whether a game has a result, or the tag `Termination` has a word that says that it was interrupted.
bool hasEnd(const GameRecord& record);

/// Where a game ended or was interrupted: the node after the last move played. For games without an end it is the end of the main line.
/// It is also the end of the main line if `playedTo` is the start: then no move was played, but the user may have entered a result.
NodeId endOf(const GameRecord& record);

/// Whether a word in a variation can be the end of the game; null: no word. A mate there is taken as a demonstration.
bool canEndVariation(const EndingWord* word);

/// Whether a reader sees where a game ended if `word` stands there; null: if no word does. That the game ended in a variation can be read
/// only from such a word, and only if nothing else ends the main line.
bool isEndReadBack(const GameRecord& record, const EndingWord* word);

/// The word that says exactly how a game ended; null where there is none. `text` is the member for the format. A tag
/// `Termination` with other values than those of the words does not count.
const EndingWord* endingOf(const GameRecord& record, std::string_view EndingWord::*text);

} // namespace komadai::core
