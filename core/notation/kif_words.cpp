#include "core/notation/kif_words.h"

#include "core/base/utf8.h"
#include "core/notation/japanese_text.h"
#include "core/notation/record_reading.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace komadai::core::kif {
namespace {

constexpr int MaxSide = 9;

/// Other names of pieces, by the kanji on the board.
constexpr std::array<std::pair<std::string_view, std::string_view>, 18> OtherNames{{
    {"玉", "王"},
    {"玉", "王将"},
    {"龍", "竜"},
    {"龍", "竜王"},
    {"馬", "竜馬"},
    {"杏", "成香"},
    {"圭", "成桂"},
    {"全", "成銀"},
    {"象", "醉象"},
    {"象", "酔象"},
    {"象", "醉"},
    {"象", "酔"},
    {"醉", "醉象"},
    {"醉", "酔象"},
    {"醉", "酔"},
    {"醉", "象"},
    {"太", "太子"},
    {"と", "成歩"},
}};

struct HandicapName {
    std::string_view name;
    std::string_view squares; ///< that are empty
};
constexpr std::array Handicaps{
    HandicapName{"香落ち", "11"},
    HandicapName{"右香落ち", "91"},
    HandicapName{"角落ち", "22"},
    HandicapName{"飛車落ち", "82"},
    HandicapName{"飛香落ち", "8211"},
    HandicapName{"二枚落ち", "8222"},
    HandicapName{"三枚落ち", "822211"},
    HandicapName{"四枚落ち", "82221191"},
    HandicapName{"五枚落ち", "8222119181"},
    HandicapName{"左五枚落ち", "8222119121"},
    HandicapName{"六枚落ち", "822211918121"},
    HandicapName{"左七枚落ち", "82221191812131"},
    HandicapName{"右七枚落ち", "82221191812171"},
    HandicapName{"八枚落ち", "8222119181213171"},
    HandicapName{"十枚落ち", "82221191812131714161"},
};

constexpr std::array<std::string_view, 10> FullDigits{"０", "１", "２", "３", "４",
                                                      "５", "６", "７", "８", "９"};
constexpr std::array<std::string_view, 10> Numerals{"〇", "一", "二", "三", "四",
                                                    "五", "六", "七", "八", "九"};

/// A digit in any of its forms.
std::optional<int> takeDigit(std::string_view& text) {
    if (!text.empty() && text.front() >= '0' && text.front() <= '9') {
        const int digit = text.front() - '0';
        text.remove_prefix(1);
        return digit;
    }
    for (std::size_t digit = 0; digit < FullDigits.size(); ++digit)
        if (core::take(text, FullDigits[digit]) || core::take(text, Numerals[digit]))
            return static_cast<int>(digit);
    return std::nullopt;
}

bool takeAny(std::string_view& text, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return core::take(text, word); });
}

} // namespace

bool serves(const VariantSpec& spec) {
    return japanese::canWrite(spec) && spec.size.files <= MaxSide && spec.size.ranks <= MaxSide &&
           !spec.promotion.back && !spec.drops.promotedToo &&
           std::all_of(spec.pieces.begin(), spec.pieces.end(), [](const PieceSpec& piece) {
               return utf8Length(piece.kanji) == piece.kanji.size(); // one character
           });
}

bool canWrite(const VariantSpec& spec) {
    if (!serves(spec)) return false;
    const PieceNames names(spec);
    const auto isReadBack = [&names](std::string_view name, PieceType type) {
        return names.take(name) == type && name.empty();
    };
    for (std::size_t i = 0; i < spec.pieces.size(); ++i) {
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        if (!isReadBack(names.onBoards(type), type) || !isReadBack(names.inMoves(type), type)) return false;
    }
    return true;
}

PieceNames::PieceNames(const VariantSpec& spec) : m_spec(&spec) {
    for (std::size_t i = 0; i < spec.pieces.size(); ++i) {
        const PieceType type = pieceTypeAt(static_cast<int>(i));
        const PieceSpec& piece = spec.pieces[i];
        m_names.emplace_back(piece.kanji, type);
        if (!piece.fullKanji.empty()) m_names.emplace_back(piece.fullKanji, type);
        for (const auto& [kanji, other] : OtherNames)
            if (kanji == piece.kanji) m_names.emplace_back(other, type);
    }
    std::stable_sort(m_names.begin(), m_names.end(),
                     [](const auto& a, const auto& b) { return a.first.size() > b.first.size(); });
}

std::optional<PieceType> PieceNames::take(std::string_view& text) const {
    for (const auto& [name, type] : m_names)
        if (!name.empty() && core::take(text, name)) return type;
    return std::nullopt;
}

const std::string& PieceNames::inMoves(PieceType type) const {
    const PieceSpec& piece = m_spec->piece(type);
    return piece.fullKanji.starts_with("成") ? piece.fullKanji : piece.kanji;
}
const std::string& PieceNames::onBoards(PieceType type) const { return m_spec->piece(type).kanji; }

std::optional<Square> takeSquare(std::string_view& text, BoardSize size) {
    std::string_view rest = text;
    const auto file = takeDigit(rest);
    const auto rank = file ? takeDigit(rest) : std::nullopt;
    if (!rank || !size.contains(size.files - *file, *rank - 1)) return std::nullopt;
    text = rest;
    return size.square(size.files - *file, *rank - 1);
}

std::optional<int> takeKanjiNumber(std::string_view& text) {
    const auto tens = takeDigit(text);
    if (!core::take(text, "十")) return tens;
    return 10 * tens.value_or(1) + takeDigit(text).value_or(0);
}

std::string kanjiNumber(int number) {
    std::string text;
    if (number >= 20) text += Numerals[static_cast<std::size_t>(number / 10 % 10)];
    if (number >= 10) text += "十";
    if (number % 10 != 0) text += Numerals[static_cast<std::size_t>(number % 10)];
    return text;
}

std::optional<Setup> startWithHandicap(std::string_view name, const VariantSpec& spec) {
    if (name.empty() || name == UsualStart) return spec.start;
    const auto found = std::find_if(Handicaps.begin(), Handicaps.end(),
                                    [name](const HandicapName& known) { return known.name == name; });
    if (found == Handicaps.end()) return std::nullopt;
    Setup setup = spec.start;
    for (std::string_view squares = found->squares; !squares.empty();) {
        const auto square = takeSquare(squares, spec.size);
        if (!square || !setup.at(*square)) return std::nullopt;
        setup.at(*square).reset();
    }
    setup.sideToMove = Side::Second;
    return setup;
}

std::string_view nameOfStart(const Setup& setup, const VariantSpec& spec) {
    if (setup == spec.start) return UsualStart;
    for (const HandicapName& known : Handicaps)
        if (startWithHandicap(known.name, spec) == setup) return known.name;
    return {};
}

std::optional<Move> readMove(std::string_view text, const AnyPosition& position, std::optional<Square> before,
                             const PieceNames& names) {
    const VariantSpec& spec = position.spec();
    takeAny(text, {"▲", "△", "▼", "▽", "☗", "☖"});
    const bool isSame = core::take(text, "同");
    const auto to = isSame ? before : takeSquare(text, spec.size);
    if (!to) return std::nullopt;
    skipBlanks(text);
    const auto type = names.take(text);
    if (!type) return std::nullopt;
    const std::string_view words = text;
    while (takeAny(text, {"右", "左", "直", "上", "寄", "引", "行", "入"})) {
    }
    takeAny(text, {"不成", "生"});
    const bool promotes = core::take(text, "成");
    if (text == "打") return Move{Drop{*type, *to}};
    const auto from = core::take(text, "(") ? takeSquare(text, spec.size) : std::nullopt;
    if (!from || text != ")") return japanese::moveFrom(*to, *type, words, position);
    const auto piece = position.pieceAt(*from);
    if (!piece || piece->type != *type) return std::nullopt;
    BoardMove move{*from, *to, {}};
    if (promotes) {
        move.promotion = spec.piece(*type).promotesTo;
        if (!move.promotion) return std::nullopt;
    }
    return Move{move};
}

std::string moveText(const Move& move, const AnyPosition& position, std::optional<Square> before,
                     const PieceNames& names) {
    const BoardSize size = position.spec().size;
    const Square to = destinationOf(move);
    std::string text = before == to ? "同　" : japanese::formatSquare(to, size);
    if (const auto* drop = std::get_if<Drop>(&move)) return text + names.inMoves(drop->piece) + "打";
    const auto& board = std::get<BoardMove>(move);
    text += names.inMoves(position.pieceAt(board.from)->type);
    if (board.promotion) text += "成";
    return text + '(' + std::to_string(size.files - size.fileOf(board.from)) +
           std::to_string(size.rankOf(board.from) + 1) + ')';
}

} // namespace komadai::core::kif
