// The words of KIF, which its reader and its writer share.
#pragma once

#include "core/rules/any_position.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace komadai::core::kif {

/// The variant of files that name none.
constexpr std::string_view MadeFor = "shogi";
constexpr std::string_view VariantKey = "Variant";
constexpr std::string_view UsualStart = "平手";
constexpr std::string_view OtherStart = "その他";

/// Words of comments for the parts of an evaluation.
constexpr std::string_view ScoreKey = "評価値";
constexpr std::string_view MateKey = "詰み";
constexpr std::string_view DepthKey = "深さ";
constexpr std::string_view NodesKey = "ノード数";
constexpr std::string_view EngineKey = "エンジン";
constexpr std::string_view LineKey = "読み筋";

/// Headers that are no tags.
struct HeaderKeys {
    std::string_view event = "棋戦", site = "場所", round = "回戦", annotator = "解説", source = "出典";
    std::string_view startTime = "開始日時", endTime = "終了日時", opening = "戦型";
    std::string_view mainTime = "持ち時間", period = "秒読み", handicap = "手合割";
};
constexpr HeaderKeys Keys;

/// 先手 and 後手; with a handicap 下手 and 上手. By indexOf(Side).
constexpr std::array<std::string_view, SideCount> SideWords{"先手", "後手"};
constexpr std::array<std::string_view, SideCount> HandicapSideWords{"下手", "上手"};

/// Whether the format has words for the board, the pieces and the moves of a variant.
bool serves(const VariantSpec& spec);
/// Whether they are also read back as they are written: no two kinds of pieces have the same name.
bool canWrite(const VariantSpec& spec);

/// The names of the pieces of a variant.
class PieceNames {
public:
    explicit PieceNames(const VariantSpec& spec);
    /// Takes the longest name off the beginning of a text; none where there is no name.
    std::optional<PieceType> take(std::string_view& text) const;
    /// As in moves, 成銀.
    const std::string& inMoves(PieceType type) const;
    /// As on boards, 全.
    const std::string& onBoards(PieceType type) const;

private:
    const VariantSpec* m_spec;
    std::vector<std::pair<std::string, PieceType>> m_names; ///< the longest first
};

/// Takes a square such as ７六 or 76 off the beginning.
std::optional<Square> takeSquare(std::string_view& text, BoardSize size);
/// Takes a number in kanji, 1 to 99, off the beginning.
std::optional<int> takeKanjiNumber(std::string_view& text);
std::string kanjiNumber(int number);

/// The start with a handicap of this name; none for an unknown name.
std::optional<Setup> startWithHandicap(std::string_view name, const VariantSpec& spec);
/// The name of a start; empty where it has none.
std::string_view nameOfStart(const Setup& setup, const VariantSpec& spec);

/// Reads a move such as ７六歩(77), 同　銀成(31) or ５五角打. `before` is the square on which the last move ended. The move
/// need not be legal, unless its origin is missing as in KI2; then it is found as by japanese::moveFrom.
std::optional<Move> readMove(std::string_view text, const AnyPosition& position, std::optional<Square> before,
                             const PieceNames& names);
/// Precondition: the move is legal.
std::string moveText(const Move& move, const AnyPosition& position, std::optional<Square> before,
                     const PieceNames& names);

} // namespace komadai::core::kif
