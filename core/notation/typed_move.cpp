#include "core/notation/typed_move.h"

#include "core/notation/japanese_text.h"
#include "core/notation/move_text.h"

#include <algorithm>
#include <array>
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

bool hasJapanese(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

void replaceAll(std::string& text, std::string_view from, const std::string& to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// Without the mark of the side, and with all numbers in digits of one width.
std::string plainJapanese(std::string text) {
    constexpr std::array<std::string_view, 10> WideDigits{"０", "１", "２", "３", "４",
                                                          "５", "６", "７", "８", "９"};
    constexpr std::array<std::string_view, 10> Numerals{"〇", "一", "二", "三", "四",
                                                        "五", "六", "七", "八", "九"};
    for (const std::string_view mark : {"▲", "△", "☗", "☖"})
        if (text.starts_with(mark)) text.erase(0, mark.size());
    for (std::size_t i = 0; i < WideDigits.size(); ++i)
        for (const auto& digits : {WideDigits, Numerals})
            replaceAll(text, digits[i], std::to_string(i));
    return text;
}

std::optional<Move> moveOfRecords(const std::string& text, const AnyPosition& position) {
    const std::string plain = plainJapanese(text);
    for (const Move& move : position.legalMoves())
        if (plainJapanese(japanese::format(move, position, std::nullopt)) == plain) return move;
    return std::nullopt;
}

} // namespace

Result<Move, TypedMoveProblem> parseTypedMove(std::string_view typed, const AnyPosition& position) {
    std::string text(typed);
    std::erase_if(text, isBlank);
    if (hasJapanese(text) && japanese::canWrite(position.spec())) {
        if (const auto move = moveOfRecords(text, position)) return *move;
        return TypedMoveProblem(NoMoveReadsSo{});
    }
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
