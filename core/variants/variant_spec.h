// The rules of a game as plain data.
#pragma once

#include "core/board/setup.h"
#include "core/variants/effects.h"
#include "core/variants/movement.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// How squares are named.
enum class Coordinates : std::uint8_t {
    Algebraic, ///< a letter for the file and a number for the rank; a1 is the near left corner, as in chess
    Shogi,     ///< a number for the file and a letter for the rank; 1a is the far right corner, as in shogi
};

/// How squares are named in the moves of engines and stored games.
enum class MoveCoordinates : std::uint8_t {
    OfProtocol, ///< as usual in the protocol: algebraic in UCI, those of shogi in USI
    Algebraic,
    Shogi,
};

/// How the pieces of the game look in reality, and on the board until the user chooses another look.
enum class PieceStyle : std::uint8_t {
    Letters,
    Figures, ///< as in chess
    Cubes,
    Stones, ///< on the points of a board of lines
};

/// What happens to a player who has no legal move and is not in check.
enum class StalemateRule : std::uint8_t { Draw, Loss, Win };

/// What happens when a side has only its king left, on the board and in hand, and cannot take the last piece of the other
/// side at once.
enum class BareKingRule : std::uint8_t { None, Draw, Win };

/// A kind of piece. Directions are the owner's.
struct PieceSpec {
    std::string letters;                 ///< upper case, "P" or "+P"
    std::string name;                    ///< UTF-8, "Pawn"
    std::string kanji;                   ///< UTF-8, may be empty
    std::string fullKanji;               ///< UTF-8, if real pieces have more kanji than `kanji`; may be empty
    std::string reading;                 ///< of the kanji, in Latin letters; may be empty
    std::string betza;                   ///< as in the file
    std::vector<Movement> movements;     ///< the moves in `betza`
    std::optional<PieceType> promotesTo; ///< the promoted face
    std::optional<PieceType> promotedFrom; ///< the kind of which this one is the promoted face
    /// What it becomes on the promotion zone, at the player's choice, always.
    std::vector<PieceType> promotionChoices;
    /// Others become this kind only while the side has fewer of it on the board.
    std::optional<int> promotionLimit;
    bool royal = false;       ///< a side must not lose the last of its royal pieces
    std::optional<int> value; ///< centipawns; if missing, the evaluation estimates it from the moves

    /// Whether it always stays on squares of one colour.
    bool isColourBound() const {
        return std::all_of(movements.begin(), movements.end(),
                           [](const Movement& move) { return (move.right + move.forward) % 2 == 0; });
    }
    /// The kind this piece is in the hand of its captor.
    PieceType heldAs(PieceType self) const { return promotedFrom.value_or(self); }
    friend bool operator==(const PieceSpec&, const PieceSpec&) = default;
};

/// When pieces promote.
struct PromotionRule {
    int zoneRanks = 0; ///< the farthest ranks, as the promoting side sees them; 0 if nothing promotes
    /// By indexOf(Side): the zones, if they are not the farthest ranks; otherwise both are empty.
    std::array<std::vector<Square>, SideCount> regions;
    bool mandatory = false;        ///< every move that may promote must
    bool mandatoryForPawns = true; ///< the same for pieces with `promotionChoices`
    bool onlyByCapture = false;    ///< a piece promotes when it captures, and only then
    bool back = false;             ///< promoted pieces turn back under the same rules // demotion
    friend bool operator==(const PromotionRule&, const PromotionRule&) = default;
};

/// Whether captured pieces come back, and where they may be dropped.
struct DropRule {
    bool allowed = false; ///< captured pieces change sides and may be dropped
    /// Kinds that may not be dropped on a file with `mostOnFile` such pieces of the same side. // nifu
    std::vector<PieceType> noDoubled;
    int mostOnFile = 1;
    /// Neither a drop nor a move may leave a piece where it could never move again.
    bool onlyWhereMovable = false;
    std::optional<PieceType> noMate; ///< a drop of this kind may not give mate // uchifuzume
    bool noCheck = false;            ///< a drop may not give check
    bool promotedToo = false;        ///< a piece may be dropped with its promoted face up
    /// By indexOf(Side): the squares on which the side may drop; none: all squares.
    std::array<std::optional<std::vector<Square>>, SideCount> regions;
    std::optional<PieceType> pawn;    ///< the pawn of chess, to which the next two members apply
    bool pawnOnFirstRank = false;     ///< it may be dropped on the rank nearest to its owner
    bool pawnOnPromotionZone = false; ///< it may be dropped in the promotion zone
    friend bool operator==(const DropRule&, const DropRule&) = default;
};

/// The result of a repetition for the player who made the last move.
enum class RepetitionValue : std::uint8_t { Draw, Loss, Win };

/// How a repetition ends the game.
struct RepetitionRule {
    RepetitionValue value = RepetitionValue::Draw;
    bool ofFirst = false; ///< `value` is the result for the first player, whoever made the last move
    int fold = 3;         ///< the occurrence of a position that ends the game; 0 for no such rule
    /// A side that gave check with all its moves since the first occurrence loses.
    bool perpetualCheckLoses = true;
    /// The side for which `value` is the result when `mover` is to move.
    Side sideJudged(Side mover) const { return ofFirst ? Side::First : opponent(mover); }
    friend bool operator==(const RepetitionRule&, const RepetitionRule&) = default;
};

/// After how many moves without progress the game is drawn.
struct MoveLimitRule {
    int moves = 50; ///< so many moves of each side without progress end the game; 0 for no limit
    std::vector<PieceType> progressKinds; ///< a move of these kinds is progress; a capture always is
    bool dropIsProgress = true;
    friend bool operator==(const MoveLimitRule&, const MoveLimitRule&) = default;
};

/// How many points a declaration needs. // nyugyoku sengen
enum class EnteringKingPoints : std::uint8_t {
    None,     ///< there is no declaration
    Points27, ///< the first player wins with 28 points, the second player with 27
    Points24, ///< 31 points win, 24 to 30 draw
};

/// The entering-king rule: with its king in the promotion zone, not in check, with enough other pieces in the zone and enough
/// points, the side to move may declare, which ends the game; see core/rules/declaration.h.
struct EnteringKingRule {
    EnteringKingPoints points = EnteringKingPoints::None;
    /// Kinds that count five points, promoted or not. All other pieces but kings count one.
    std::vector<PieceType> majors;
    bool isUsed() const { return points != EnteringKingPoints::None; }
    friend bool operator==(const EnteringKingRule&, const EnteringKingRule&) = default;
};

/// When and how a game ends, besides checkmate.
struct EndRules {
    StalemateRule stalemate = StalemateRule::Draw;
    BareKingRule bareKing = BareKingRule::None;
    RepetitionRule repetition;
    MoveLimitRule moveLimit;
    /// Campmate: a side wins when its piece of this kind stands on one of its camp squares.
    std::optional<PieceType> campPiece;
    std::array<std::vector<Square>, SideCount> campSquares; ///< by indexOf(Side)
    /// Minor pieces: mate is impossible if, besides the kings, only one of them is left, or only several of them that are
    /// bound to the same colour of squares.
    std::vector<PieceType> minors;
    /// A draw may be proposed when both kings stand in their promotion zones.
    bool impasseByAgreement = false;
    EnteringKingRule enteringKing;
    friend bool operator==(const EndRules&, const EndRules&) = default;
};

/// Options of the special rules.
struct EffectOptions {
    bool shootWithoutMoving = false; ///< a shooter may fire without moving, as its whole turn
    bool passiveBurn = true;         ///< a piece that ends its move next to an enemy that burns is removed
    friend bool operator==(const EffectOptions&, const EffectOptions&) = default;
};

/// A start without some pieces of the second side, which then moves first.
struct Handicap {
    std::string name;            ///< UTF-8, "Rook"
    std::vector<Square> without; ///< squares that are empty
    friend bool operator==(const Handicap&, const Handicap&) = default;
};

/// A variant: its board, its pieces, its rules and its start. `size` and `pieces` decide the sizes of the lists in it.
struct VariantSpec {
    std::string id;      ///< see isId in variant_file.h: "euroshogi"
    std::string name;    ///< UTF-8, "EuroShogi"
    std::string summary; ///< describes the game in a line, UTF-8; may be empty
    std::array<std::string, SideCount> sideNames{"White", "Black"}; ///< by indexOf(Side)
    BoardSize size;
    Coordinates coordinates = Coordinates::Algebraic; ///< on the board's edge and in moves for people
    MoveCoordinates moveCoordinates = MoveCoordinates::OfProtocol;
    PieceStyle pieceStyle = PieceStyle::Letters;
    std::vector<PieceSpec> pieces; ///< by indexOf(PieceType), those that can be held in hand first
    PromotionRule promotion;
    DropRule drops;
    EndRules ends;
    /// For as many kinds as `pieces`; null if no piece has special effects.
    std::shared_ptr<const Effects> effects;
    EffectOptions effectOptions;
    Setup start{BoardSize{}};
    std::vector<Handicap> handicaps; ///< traditional handicaps, the smallest first

    /// The start without the pieces of a handicap, with the second side to move.
    Setup startWith(const Handicap& handicap) const {
        Setup setup = start;
        for (const Square square : handicap.without)
            setup.at(square).reset();
        setup.sideToMove = Side::Second;
        return setup;
    }
    const PieceSpec& piece(PieceType type) const { return pieces[static_cast<std::size_t>(indexOf(type))]; }
    /// Whether there are royal pieces, such as kings, whose loss loses the game.
    bool hasRoyals() const {
        return std::any_of(pieces.begin(), pieces.end(), [](const PieceSpec& piece) { return piece.royal; });
    }
    /// Whether a position may lack the king of one side, as problems usually show the attacker without one (tsume-shogi): in games
    /// with drops and one king a side. The start of a game has both kings.
    bool mayLackRoyal() const {
        const auto royals =
            std::count_if(pieces.begin(), pieces.end(), [](const PieceSpec& piece) { return piece.royal; });
        const auto turns = [](const PieceSpec& piece) {
            return piece.royal && (piece.promotedFrom || piece.promotesTo);
        };
        return drops.allowed && !effects && royals == 1 && std::none_of(pieces.begin(), pieces.end(), turns);
    }
    /// Whether a piece has a code longer than a letter, so that the pieces of a row are separated by dots.
    bool hasCodes() const {
        return std::any_of(pieces.begin(), pieces.end(), [](const PieceSpec& piece) {
            return piece.letters.size() > (piece.letters.starts_with('+') ? 2U : 1U);
        });
    }
    /// How squares are named in the moves of a protocol whose own coordinates are `ofProtocol`.
    Coordinates coordinatesOfMoves(Coordinates ofProtocol) const {
        switch (moveCoordinates) {
        case MoveCoordinates::Algebraic: return Coordinates::Algebraic;
        case MoveCoordinates::Shogi: return Coordinates::Shogi;
        case MoveCoordinates::OfProtocol: break;
        }
        return ofProtocol;
    }
    /// The kind that a piece becomes when it promotes or turns back; none if it does neither, or has a choice.
    std::optional<PieceType> otherFaceOf(PieceType type) const {
        const PieceSpec& spec = piece(type);
        return promotion.back && spec.promotedFrom ? spec.promotedFrom : spec.promotesTo;
    }
    /// Whether a piece on the board can turn over to become this kind.
    bool turnsInto(PieceType type) const {
        const PieceSpec& spec = piece(type);
        return spec.promotedFrom || (promotion.back && spec.promotesTo);
    }
    /// How many pieces of a royal kind a side can have: one, or as many as the start has of those that turn into this kind.
    int mostRoyals(Piece royal) const {
        const auto most = std::count_if(start.board.begin(), start.board.end(), [&](const auto& piece) {
            return piece && piece->side == royal.side && otherFaceOf(piece->type) == royal.type;
        });
        return std::max(static_cast<int>(most), 1);
    }
    /// Whether a piece in hand may be dropped as this kind.
    bool mayDrop(PieceType type) const {
        const PieceSpec& spec = piece(type);
        return drops.allowed && !spec.royal && (!spec.promotedFrom || drops.promotedToo);
    }
    /// The kind with these upper-case letters.
    std::optional<PieceType> pieceByLetters(std::string_view letters) const {
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (pieces[i].letters == letters) return pieceTypeAt(static_cast<int>(i));
        return std::nullopt;
    }
    bool isInPromotionZone(Side side, Square square) const {
        const auto& region = promotion.regions[static_cast<std::size_t>(indexOf(side))];
        if (!region.empty()) return std::find(region.begin(), region.end(), square) != region.end();
        const int rank = size.rankOf(square);
        return side == Side::First ? rank < promotion.zoneRanks : rank >= size.ranks - promotion.zoneRanks;
    }
    /// Compares rules, pieces and texts. Effects are equal only if they are the same object.
    friend bool operator==(const VariantSpec&, const VariantSpec&) = default;
};

} // namespace komadai::core
