// The notation of moves.
#pragma once

#include "core/notation/typed_move.h"
#include "core/rules/game.h"
#include "ui/preferences/preference.h"

#include <QString>

#include <functional>
#include <optional>

class QObject;

namespace komadai::ui {

/// The hyphen in moves, at which no line is broken.
constexpr QChar UnbrokenHyphen(0x2011);

enum class Notation {
    Western,  ///< after George Hodges: "P-7f"
    Japanese, ///< "▲７六歩", in games of the shogi family
};

enum class MoveNumbers {
    OfBothSides, ///< one for a move of each side, as in chess
    OfEachMove,  ///< one for every move, as in shogi
};

namespace preference {

extern const Preference<std::optional<Notation>> MoveNotation;
extern const Preference<std::optional<MoveNumbers>> NumbersOfMoves;

} // namespace preference

/// The user's choice; without one it follows the language of numbers and dates.
Notation chosenNotation();
/// The user's choice; without one by the language.
MoveNumbers chosenMoveNumbers();
/// The number of moves in `plies` plies, as the user counts them.
int moveCount(int plies);
/// Calls `act` when moves may be written otherwise: after a choice of their notation, of the letters of pieces or of the numbers, and in
/// another language.
void whenNotationChanges(QObject* owner, const std::function<void()>& act);

/// Whether the game is of the shogi family, so that its moves can be written in Japanese.
bool isOfShogiFamily(const core::VariantSpec& spec);

/// Whether the text of a move of the game tells the side that makes it, as it does in Japanese notation.
bool tellsSide(const core::VariantSpec& spec);

/// A legal move in the chosen notation, or in Western notation if the game has no other, with the letters of pieces that
/// the user reads. Its text is never broken across lines. `before`: the destination of the previous move.
QString moveText(const core::Move& move, const core::AnyPosition& position,
                 std::optional<core::Square> before);
/// The same in `notation`, with `letters` of orthodox pieces (ui/notation/piece_letters.h) instead of the chosen ones.
QString moveText(const core::Move& move, const core::AnyPosition& position,
                 std::optional<core::Square> before, Notation notation, const QString& letters);

/// Reads a legal move that the user has typed, with the letters that he reads or with English ones; see
/// withEnglishLetters(). Moves in a problem have the letters that he reads.
core::Result<core::Move, core::TypedMoveProblem> readTypedMove(const QString& text,
                                                               const core::AnyPosition& position);

/// The name of a square in the chosen notation: "e4", "7f", "７六".
QString squareText(core::Square square, const core::VariantSpec& spec);
QString squareText(core::Square square, const core::VariantSpec& spec, Notation notation);
/// The name of a rank at the edge of a board, in `notation`.
QString rankText(int rank, const core::VariantSpec& spec, Notation notation);

/// The destination of the move before `ply`; none at the start of the game.
std::optional<core::Square> destinationAt(const core::Game& game, int ply);

} // namespace komadai::ui
