// Positions and moves as text, for tests. If a text cannot be read, the test fails with an exception that quotes it.
#pragma once

#include "core/rules/game.h"

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core::test {

/// The built-in EuroShogi, or the same with rule options such as "bareKing=win".
std::shared_ptr<const Variant> euroShogiRules(std::string_view options = {});
/// The built-in shogi.
std::shared_ptr<const Variant> shogiRules();

/// The text of a file of tests/data/variants.
std::string variantFile(const std::string& name);

/// A small game without special effects whose pieces have codes of several letters.
inline constexpr std::string_view VariantWithCodes =
    "[codes]\nmaxFile = 4\nmaxRank = 4\npiece KI = K | 王 | King\npiece CH = mRcpR | 砲 | Cannon\n"
    "piece P = mfWcfF | 歩 | Pawn\npiece +P = WfF | と | Tokin\nroyalPieces = KI\n"
    "startSfen = ki.ch.1.p/4/4/P.1.CH.KI b - 1\nnMoveRuleTypes = P\nmandatoryPiecePromotion = true\n";

/// Reads FEN or SFEN.
Setup setupFrom(std::string_view text, const Variant& variant);
AnyPosition positionFrom(std::string_view text, const std::shared_ptr<const Variant>& variant);
AnyPosition euroShogi(std::string_view text);
AnyPosition shogi(std::string_view text);

/// All errors of an arrangement, each as `Kind side square`: "MissingRoyal white", "DoubledPiece black e5".
std::vector<std::string> setupErrorsOf(std::string_view text);

Square squareAt(const AnyPosition& position, std::string_view name);
/// The letters of the piece on a square, in lower case for the second player; "" for an empty square.
std::string pieceAt(const AnyPosition& position, std::string_view square);
/// The pieces in both hands as SFEN writes them, "2Pp"; "-" if there are none.
std::string handsOf(const AnyPosition& position);
std::string sfenOf(const AnyPosition& position);

/// A move in UCI text, legal or not.
Move uciMove(const AnyPosition& position, std::string_view text);
bool isLegal(const AnyPosition& position, std::string_view uci);
/// Why a move is refused; none if it is legal.
std::optional<Refusal> refusalOf(const AnyPosition& position, std::string_view uci);
/// The position after legal moves. A move that is not legal fails the test.
AnyPosition after(AnyPosition position, std::initializer_list<std::string_view> uciMoves);

/// The legal destinations of the piece on a square, in alphabetical order: "d5 d6+", with `+` for a promotion.
std::string destinationsOf(const AnyPosition& position, std::string_view square);
/// The squares on which a piece, such as "P", can legally be dropped, in alphabetical order.
std::string dropsOf(const AnyPosition& position, std::string_view piece);

/// A game from a position after these moves. A move that is refused fails the test.
Game gameFrom(const AnyPosition& start, std::initializer_list<std::string_view> uciMoves = {},
              int quietPlies = 0);
void play(Game& game, std::initializer_list<std::string_view> uciMoves);

/// The end of a game: "White, Checkmate", "draw, Repetition"; "goes on" while it is not over.
std::string outcomeOf(const Game& game);

} // namespace komadai::core::test

namespace komadai::core {

// How GoogleTest prints these.
std::ostream& operator<<(std::ostream& out, const std::optional<Refusal>& refusal);

} // namespace komadai::core
