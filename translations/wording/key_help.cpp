#include "translations/wording/key_help.h"

#include "core/variants/named_pieces.h"

#include <fmt/format.h>

namespace komadai {
namespace {

struct KeyHelp {
    std::string_view key, text;
};

// A key that is new in core/variants/key_table.cpp needs a line here; a test finds what is missing.
constexpr KeyHelp Texts[] = {
    // the game
    {"variantName", "Name of the game; its id if it is missing"},
    {"variantSummary", "The game in one sentence; not inherited"},
    {"sideNames", "Names of the first and the second player"},
    {"coordinates", "Names of squares on the edge of the board: a1 as in chess, or 1a as in shogi"},
    {"moveCoordinates",
     "Names of squares in moves of engines and records: as UCI or USI has them, or always the same"},
    {"pieceStyle", "How real pieces look: with letters, as figures, cubes or go stones"},
    {"maxFile", "Number of files, or the letter of the last one"},
    {"maxRank", "Number of ranks"},
    {"startFen", "Start position as FEN; the first player, who moves first, is w"},
    {"startSfen", "Start position as SFEN; the first player, who moves first, is b"},
    {"handicaps", "Starts without the pieces of the second player on these squares; not inherited"},
    // pieces
    {"customPieceN", "A piece by its letter and its moves in Betza's notation; N is any number"},
    {"piece CODE", "A piece by its code of upper-case letters and its moves; +CODE is its promoted face"},
    {"promotedPieceType", "Promoted faces: x promotes to a piece that moves as y"},
    {"royalPieces", "Pieces whose loss loses the game, the last of them if there are several"},
    {"pieceNames", "Names of pieces"},
    {"pieceKanji", "Short Japanese names of pieces, one character each"},
    {"pieceFullKanji", "Japanese names as real pieces have them"},
    {"pieceReadings", "Japanese names in Latin letters"},
    {"pieceValues", "Values of pieces in centipawns; estimated from the moves if missing"},
    {"castling", "Castling, which is not supported; only false is accepted"},
    {"doubleStep", "Double step of pawns, which is not supported; only false is accepted"},
    {"pieceToCharTable", "Ignored: how XBoard shows the pieces"},
    {"pocketSize", "Ignored: how XBoard shows the hands"},
    {"variantTemplate", "Ignored: how XBoard shows the game"},
    {"pieceValueMg", "Ignored: values of pieces for another engine"},
    {"pieceValueEg", "Ignored: values of pieces for another engine"},
    // drops
    {"pieceDrops", "Pieces in hand may be dropped; must agree with capturesToHand"},
    {"capturesToHand", "Captured pieces change sides and go to the hand; must agree with pieceDrops"},
    {"dropNoDoubled", "Pieces that may not be dropped on a file with another one of the same side"},
    {"dropNoDoubledCount", "How many pieces of dropNoDoubled may stand on a file"},
    {"immobilityIllegal", "No move or drop may leave a piece where it could never move again"},
    {"dropPromoted", "Pieces may be dropped with their promoted face up"},
    {"dropChecks", "Drops may give check"},
    {"dropRegionWhite", "Squares on which the first player may drop; all if missing"},
    {"dropRegionBlack", "Squares on which the second player may drop; all if missing"},
    {"whiteDropRegion", "Former name of dropRegionWhite"},
    {"blackDropRegion", "Former name of dropRegionBlack"},
    {"firstRankPawnDrops", "Pawns of chess may be dropped on the first rank of their side"},
    {"promotionZonePawnDrops", "Pawns of chess may be dropped in the promotion zone"},
    {"shogiPawnDropMateIllegal", "A drop of the piece shogiPawn may not give mate"},
    // promotion
    {"promotionPawnTypes", "Pieces that promote to one of promotionPieceTypes; pawns of chess if missing"},
    {"promotionPieceTypes", "What promotionPawnTypes may become, at the player's choice"},
    {"dropLoop", "Promoted pawns stay what they are when they are captured"},
    {"promotionLimit",
     "How many pieces of a kind a side may have before it cannot promote to that kind; 0 for no limit"},
    {"promotionRank",
     "First rank of the promotion zone, as the first player counts; the last rank of smaller boards"},
    {"promotionRegionWhite", "Promotion zone of the first player, instead of promotionRank"},
    {"promotionRegionBlack", "Promotion zone of the second player, instead of promotionRank"},
    {"mandatoryPiecePromotion", "Pieces with a promoted face must promote"},
    {"mandatoryPawnPromotion", "Pieces of promotionPawnTypes must promote"},
    {"piecePromotionOnCapture", "Pieces promote when they capture, and only then"},
    {"pieceDemotion", "Promoted pieces turn back into their plain faces where others promote"},
    // the end of a game
    {"stalemateValue", "Result for a player without a legal move who is not in check"},
    {"bareKing",
     "What happens when a side has only its king left: the game goes on, is drawn, or the other side wins"},
    {"extinctionValue", "Result for a side that has only its king left, as Fairy-Stockfish writes it"},
    {"extinctionPieceTypes", "Required with extinctionValue"},
    {"extinctionPieceCount", "Required with extinctionValue"},
    {"extinctionOpponentPieceCount", "Required with extinctionValue"},
    {"extinctionClaim", "Required with extinctionValue"},
    {"flagPiece", "Piece that wins by reaching a flag region"},
    {"flagRegionWhite", "Squares on which the first player's flagPiece wins"},
    {"flagRegionBlack", "Squares on which the second player's flagPiece wins"},
    {"whiteFlag", "Former name of flagRegionWhite"},
    {"blackFlag", "Former name of flagRegionBlack"},
    {"nMoveRule", "Moves of each side without progress that end the game in a draw; 0 for no limit"},
    {"nMoveRuleTypes", "Pieces whose moves are progress, besides captures"},
    {"dropIsProgress", "Drops are progress"},
    {"nFoldRule", "How often a position occurs to end the game; 0 for no such rule"},
    {"nFoldValue", "Result of a repetition for the player who brings it about"},
    {"nFoldValueAbsolute", "nFoldValue is the result for the first player, whoever repeats"},
    {"perpetualCheckIllegal", "Repeating a position by giving check with every move loses"},
    {"insufficientMaterial", "Minor pieces: one of them, or several on one colour, cannot win"},
    {"impasse", "Players may agree on a draw when both kings stand in their promotion zones"},
    {"enteringKing",
     "Points that a player needs to declare with the king in the promotion zone: by the rule of 27 "
     "or of 24 points"},
    {"enteringKingMajors", "Pieces that count five points in a declaration; required with enteringKing"},
    // special effects
    {"cannotTake", "Pieces that cannot take certain others by moving onto them"},
    {"takesOnly", "Pieces that can take only certain others by moving onto them"},
    {"cannotShoot", "Shooters that cannot harm certain pieces"},
    {"forwardNeeds", "Pieces that move forward only while their side has one of certain others"},
    {"promotionNeeds",
     "Pieces that promote, and stay promoted, only while their side has one of certain others"},
    {"promotesOnTaking", "Pieces that promote at once when they take certain others"},
    {"raises", "Pieces by whose promotion certain others of their side promote too"},
    {"quenches", "Pieces by whose promotion certain enemies are removed"},
    {"burns", "Pieces that remove their eight neighbours where they arrive"},
    {"ignoresShelter", "Shooters that enemy shelters do not stop"},
    {"holdsAlong", "Pieces that stop the first enemy on these lines from moving"},
    {"shelters", "Pieces near which, up to this distance, no enemy may shoot"},
    {"revertsNear", "Pieces that turn back while certain enemies are within this distance"},
    {"command", "What a side needs to play on: one of these lists, of which it must have a piece of each "
                "set; & divides sets"},
    {"shootWithoutMoving", "Shooters may fire without moving, as their whole turn"},
    {"passiveBurn", "Pieces that end their move next to an enemy that burns are removed"},
};

} // namespace

std::string keyHelp(std::string_view key) {
    for (const auto& help : Texts)
        if (help.key == key) return std::string(help.text);
    for (const auto& piece : core::NamedPieces)
        if (piece.key == key)
            return fmt::format("Letter of the piece {}, which moves as {}", piece.name, piece.betza);
    return {};
}

} // namespace komadai
