#include "core/notation/typed_move.h"

#include "core/notation/move_text.h"

#include <algorithm>
#include <string>

namespace komadai::core {
namespace {

bool isBlank(char c) { return c == ' ' || c == '\t'; }

std::string withDropMark(std::string text, char mark) {
    if (text.size() > 1 && (text[1] == '@' || text[1] == '*')) text[1] = mark;
    return text;
}

/// Hodges's notation begins with a piece, which is no drop in the dialect of a protocol.
bool beginsWithPiece(std::string_view text) {
    return !text.empty() && ((text.front() >= 'A' && text.front() <= 'Z') || text.front() == '+');
}

std::optional<Move> moveThatReads(std::string_view text, const AnyPosition& position) {
    for (const Move& move : position.legalMoves()) {
        std::string read = hodges::format(move, position);
        std::erase_if(read, isBlank);
        if (read == text) return move;
    }
    return std::nullopt;
}

} // namespace

Result<Move, TypedMoveProblem> parseTypedMove(std::string_view typed, const AnyPosition& position) {
    std::string text(typed);
    std::erase_if(text, isBlank);
    auto read = uci::parse(withDropMark(text, '@'), position);
    if (!read) {
        auto other = usi::parse(withDropMark(text, '*'), position);
        const bool gotFarther = !other && other.error().offset > read.error().offset;
        if (other || gotFarther) read = std::move(other);
    }
    if (!read && beginsWithPiece(text)) {
        if (const auto move = moveThatReads(text, position)) return *move;
        const bool isDrop = read.error().offset > 0;
        if (!isDrop) return TypedMoveProblem(NoMoveReadsSo{});
    }
    if (!read) return TypedMoveProblem(read.error());
    if (const auto refusal = position.whyRefused(read.value())) return TypedMoveProblem(*refusal);
    return std::move(read).value();
}

} // namespace komadai::core
