#include "core/notation/typed_move.h"

#include "core/base/ascii.h"
#include "core/notation/japanese_text.h"
#include "core/notation/move_text.h"

#include <algorithm>
#include <array>
#include <string>

namespace komadai::core {
namespace {

std::string withoutBlanks(std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' || c == '\t'; });
    return text;
}

std::string withDropMark(std::string text, char mark) {
    const std::size_t at = text.starts_with('+') ? 2 : 1;
    if (text.size() > at && (text[at] == '@' || text[at] == '*')) text[at] = mark;
    return text;
}

/// Whether the text can be Hodges's notation, which begins with a piece. So does a drop in a protocol.
bool beginsWithPiece(std::string_view text) {
    return !text.empty() && ((text.front() >= 'A' && text.front() <= 'Z') || text.front() == '+');
}

/// The legal move whose text is `typed`, both made comparable by `plain`. Otherwise the only legal move that has `typed`
/// among its short forms, which `shorten` returns.
template <class Format, class Plain, class Shorten>
Result<Move, TypedMoveProblem> moveThatReads(const std::string& typed, const AnyPosition& position,
                                             const Format& format, const Plain& plain,
                                             const Shorten& shorten) {
    const std::string text = plain(typed);
    std::vector<Move> fitting;
    SeveralMovesReadSo several;
    for (const Move& move : position.legalMoves()) {
        const std::string full = format(move, position);
        const std::string read = plain(full);
        if (read == text) return move;
        const auto shorter = shorten(read);
        if (std::find(shorter.begin(), shorter.end(), text) == shorter.end()) continue;
        fitting.push_back(move);
        several.moves.push_back(full);
    }
    if (fitting.empty()) return TypedMoveProblem(NoMoveReadsSo{});
    if (fitting.size() > 1) return TypedMoveProblem(std::move(several));
    return fitting.front();
}

/// A text in Hodges's notation, and the same without the origin, without the mark of promotion, and without both.
std::vector<std::string> shorterHodges(const std::string& text) {
    const auto isOfOrigin = [](char c) { return ascii::isLower(c) || ascii::isDigit(c); };
    const auto action = std::find_if(text.begin(), text.end(), [](char c) {
        return std::string_view("-x*!").find(c) != std::string_view::npos;
    });
    const auto origin = std::find_if(text.begin(), action, isOfOrigin);
    std::vector<std::string> forms{text, std::string(text.begin(), origin) + std::string(action, text.end())};
    if (text.ends_with('+') || text.ends_with('=') || text.ends_with('-'))
        for (std::size_t i = 0; i < 2; ++i)
            forms.push_back(forms[i].substr(0, forms[i].size() - 1));
    return forms;
}

bool hasJapanese(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

void replaceAll(std::string& text, std::string_view from, const std::string& to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// The text without the mark of the side, and with all numbers in ASCII digits.
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

/// Short forms of a text of Japanese records: the words after the piece are removed one after another, the last one first.
std::vector<std::string> shorterJapanese(std::string text) {
    constexpr std::array<std::string_view, 9> Words{"不成", "成", "打", "右", "左", "直", "上", "寄", "引"};
    std::vector<std::string> forms;
    for (bool isShorter = true; isShorter;) {
        isShorter = false;
        for (const std::string_view word : Words) {
            if (!text.ends_with(word)) continue;
            text.resize(text.size() - word.size());
            forms.push_back(text);
            isShorter = true;
            break;
        }
    }
    return forms;
}

} // namespace

Result<Move, TypedMoveProblem> parseTypedMove(std::string_view typed, const AnyPosition& position) {
    const std::string text = withoutBlanks(std::string(typed));
    if (hasJapanese(text) && japanese::canWrite(position.spec())) {
        const auto ofRecords = [](const Move& move, const AnyPosition& before) {
            return japanese::format(move, before, std::nullopt);
        };
        return moveThatReads(text, position, ofRecords, plainJapanese, shorterJapanese);
    }
    auto read = uci::parse(withDropMark(text, '@'), position);
    if (!read) {
        auto other = usi::parse(withDropMark(text, '*'), position);
        const bool gotFarther = !other && other.error().offset > read.error().offset;
        if (other || gotFarther) read = std::move(other);
    }
    if (!read && beginsWithPiece(text)) {
        auto fitting = moveThatReads(text, position, hodges::format, withoutBlanks, shorterHodges);
        const bool isDrop = read.error().offset > 0;
        if (fitting || !isDrop) return fitting;
    }
    if (!read) return TypedMoveProblem(read.error());
    if (const auto refusal = position.whyRefused(read.value())) return TypedMoveProblem(*refusal);
    return std::move(read).value();
}

} // namespace komadai::core
