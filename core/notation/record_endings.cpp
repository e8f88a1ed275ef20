#include "core/notation/record_endings.h"

#include "core/notation/record_reading.h"

#include <algorithm>
#include <array>

namespace komadai::core {
namespace {

using Winner = EndingWord::Winner;

// Sources: http://kakinoki.o.oo7.jp/kif_format.html, http://www2.computer-shogi.org/protocol/record_v3.html.
// Of words for the same ending the first one is written.
constexpr std::array Words{
    EndingWord{"投了", "%TORYO", Winner::Opponent, EndReason::Resignation},
    EndingWord{"切れ負け", "%TIME_UP", Winner::Opponent, EndReason::Time},
    EndingWord{"時間切れ", "", Winner::Opponent, EndReason::Time},
    EndingWord{"詰み", "%TSUMI", Winner::Opponent, EndReason::Checkmate},
    EndingWord{"詰", "", Winner::Opponent, EndReason::Checkmate},
    EndingWord{"千日手", "%SENNICHITE", Winner::None, EndReason::Repetition},
    EndingWord{"持将棋", "%JISHOGI", Winner::None, EndReason::Impasse},
    EndingWord{"引き分け", "%HIKIWAKE", Winner::None, EndReason::Agreement},
    EndingWord{"最大手数", "%MAX_MOVES", Winner::None, EndReason::MoveLimit},
    EndingWord{"入玉勝ち", "%KACHI", Winner::Mover, EndReason::Impasse},
    EndingWord{"入玉宣言", "", Winner::Mover, EndReason::Impasse},
    EndingWord{"入玉宣言勝ち", "", Winner::Mover, EndReason::Impasse},
    EndingWord{"宣言勝ち", "", Winner::Mover, EndReason::Impasse},
    EndingWord{"入玉勝ち", "%KACHI", Winner::Mover, EndReason::Adjudication,
               "entering king"}, // older libraries
    EndingWord{"反則負け", "%ILLEGAL_MOVE", Winner::Opponent, EndReason::Adjudication, "rules infraction"},
    EndingWord{"反則勝ち", "%ILLEGAL_ACTION", Winner::Mover, EndReason::Adjudication, "rules infraction"},
    EndingWord{"不戦勝", "", Winner::Mover, EndReason::Adjudication, "forfeit"},
    EndingWord{"不戦敗", "", Winner::Opponent, EndReason::Adjudication, "forfeit"},
    EndingWord{"中断", "%CHUDAN", Winner::None, std::nullopt, "unterminated"},
    EndingWord{"封じ手", "", Winner::None, std::nullopt, "sealed move"},
    EndingWord{"不詰", "%FUZUMI", Winner::None, std::nullopt, "no mate"},
    EndingWord{"", "%MATTA", Winner::None, std::nullopt, "move taken back"},
    EndingWord{"エラー", "%ERROR", Winner::None, std::nullopt, "error"},
};

/// The tag `Termination`; empty without it, and if it has a word of other formats, such as "Normal".
std::string terminationOf(const RecordHeader& header) {
    std::string termination = tagOf(header, TerminationTag).value_or(std::string());
    const bool isKnown = std::any_of(Words.begin(), Words.end(),
                                     [&](const EndingWord& word) { return word.termination == termination; });
    return isKnown ? termination : std::string();
}

std::optional<Side> winnerOf(const EndingWord& word, Side mover) {
    if (word.winner == Winner::None) return std::nullopt;
    return word.winner == Winner::Mover ? mover : opponent(mover);
}

} // namespace

std::span<const EndingWord> endingWords() { return Words; }

std::optional<Outcome> outcomeOf(const EndingWord& word, const AnyPosition& last) {
    if (!word.reason) return std::nullopt;
    const Outcome outcome{winnerOf(word, last.sideToMove()), *word.reason};
    if (word.reason != EndReason::Checkmate) return outcome;
    const auto byRules = outcomeIn(last);
    return byRules && byRules->winner == outcome.winner ? *byRules : outcome;
}

bool needsTermination(const EndingWord& word, const AnyPosition& last) {
    return !word.termination.empty() && (word.reason || !outcomeIn(last));
}

bool hasEnd(const GameRecord& record) {
    if (record.outcome) return true;
    const auto termination = tagOf(record.header, TerminationTag);
    return termination && !termination->empty() &&
           std::any_of(Words.begin(), Words.end(), [&](const EndingWord& word) {
               return word.termination == *termination && !word.reason;
           });
}

NodeId endOf(const GameRecord& record) {
    const NodeId played = playedTo(record);
    return hasEnd(record) && played != GameTree::root() ? played : record.tree.mainLineEnd();
}

bool canEndVariation(const EndingWord* word) {
    return word && word->reason && word->reason != EndReason::Checkmate;
}

bool isEndReadBack(const GameRecord& record, const EndingWord* word) {
    const GameTree& tree = record.tree;
    if (tree.isMainLine(endOf(record))) return true;
    return canEndVariation(word) && !outcomeIn(tree.position(tree.mainLineEnd()));
}

const EndingWord* endingOf(const GameRecord& record, std::string_view EndingWord::*text) {
    const AnyPosition last = record.tree.position(endOf(record));
    const std::string termination = terminationOf(record.header);
    for (const EndingWord& word : Words)
        if (!(word.*text).empty() && (word.reason || !word.termination.empty()) &&
            word.termination == termination && outcomeOf(word, last) == record.outcome)
            return &word;
    return nullptr;
}

} // namespace komadai::core
