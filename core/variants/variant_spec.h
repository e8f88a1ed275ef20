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
    Shogi,     ///< a number for the file and a letter for the rank; 1a is the far right corner
};

/// How squares are named in the moves of engines and stored games.
enum class MoveCoordinates : std::uint8_t {
    OfProtocol, ///< as the protocol has them: algebraic in UCI, those of shogi in USI
    Algebraic,
    Shogi,
};

/// How the pieces of the game look in reality, and so on the board unless the user chooses otherwise.
enum class PieceStyle : std::uint8_t {
    Letters,
    Figures, ///< as in chess
    Cubes,
    Stones, ///< on the points of a board of lines
};

/// What happens to a player who has no legal move and is not in check.
enum class StalemateRule : std::uint8_t { Draw, Loss, Win };

/// What happens when a side has only its king left, on the board and in hand, and cannot at once take the
/// other side's last piece.
enum class BareKingRule : std::uint8_t { None, Draw, Win };

/// A kind of piece. Directions are the owner's.
struct PieceSpec {
    std::string letters;                 ///< upper case, "P" or "+P"
    std::string name;                    ///< UTF-8, "Pawn"
    std::string kanji;                   ///< UTF-8, may be empty
    std::string fullKanji;               ///< UTF-8, where real pieces say more than `kanji`; may be empty
    std::string reading;                 ///< of the kanji, in Latin letters; may be empty
    std::string betza;                   ///< as the file has it
    std::vector<Movement> movements;     ///< what `betza` says
    std::optional<PieceType> promotesTo; ///< the promoted face
    std::optional<PieceType> promotedFrom;
    std::vector<PieceType>
        promotionChoices; ///< what it becomes on the promotion zone, at the player's choice, always
    std::optional<int>
        promotionLimit; ///< others become this kind only while the side has fewer of it on the board
    bool royal = false; ///< the last of its side's royal pieces must not be lost
    std::optional<int>
        value; ///< centipawns; the evaluation estimates it from the moves where it is not given

    /// Whether it stays on squares of the colour on which it stands.
    bool isColourBound() const {
        return std::all_of(movements.begin(), movements.end(),
                           [](const Movement& move) { return (move.right + move.forward) % 2 == 0; });
    }
    /// The kind this piece is in the hand of its captor.
    PieceType heldAs(PieceType self) const { return promotedFrom.value_or(self); }
    friend bool operator==(const PieceSpec&, const PieceSpec&) = default;
};

struct PromotionRule {
    int zoneRanks = 0; ///< the farthest ranks, as the promoting side sees them; 0 where nothing promotes
    /// By indexOf(Side): the zones where they are not the farthest ranks; else both are empty.
    std::array<std::vector<Square>, SideCount> regions;
    bool mandatory = false;        ///< every move that may promote must
    bool mandatoryForPawns = true; ///< so must those of pieces with `promotionChoices`
    bool onlyByCapture = false;    ///< a piece promotes where it captures, and only there
    bool back = false;             ///< promoted pieces turn back as the others promote // demotion
    friend bool operator==(const PromotionRule&, const PromotionRule&) = default;
};

struct DropRule {
    bool allowed = false; ///< captured pieces change sides and may be dropped
    std::vector<PieceType>
        noDoubled; ///< not on a file with `mostOnFile` such pieces of the same side // nifu
    int mostOnFile = 1;
    bool onlyWhereMovable =
        false; ///< nor may a move leave a piece unpromoted where it could never move again
    std::optional<PieceType> noMate; ///< a drop of this kind may not give mate // uchifuzume
    bool noCheck = false;            ///< a drop may not give check
    bool promotedToo = false;        ///< a piece may be dropped with its promoted face up
    /// By indexOf(Side): where the side may drop; none: everywhere.
    std::array<std::optional<std::vector<Square>>, SideCount> regions;
    std::optional<PieceType> pawn; ///< of chess: the following is about drops of this kind
    bool pawnOnFirstRank = false;  ///< on the rank nearest to its owner
    bool pawnOnPromotionZone = false;
    friend bool operator==(const DropRule&, const DropRule&) = default;
};

/// What the repetition of a position means for the player who brought it about.
enum class RepetitionValue : std::uint8_t { Draw, Loss, Win };

struct RepetitionRule {
    RepetitionValue value = RepetitionValue::Draw;
    bool ofFirst = false; ///< it means that for the first player, whoever repeats
    int fold = 3;         ///< how often a position occurs to end the game; 0 for no such rule
    bool perpetualCheckLoses =
        true; ///< a side that gave check on all its moves since the first occurrence loses
    /// For whom a repetition means `value` when `mover` is to move.
    Side sideJudged(Side mover) const { return ofFirst ? Side::First : opponent(mover); }
    friend bool operator==(const RepetitionRule&, const RepetitionRule&) = default;
};

struct MoveLimitRule {
    int moves = 50; ///< moves of each side without progress that end the game; 0 for no limit
    std::vector<PieceType> progressKinds; ///< a move of these is progress; a capture always is
    bool dropIsProgress = true;
    friend bool operator==(const MoveLimitRule&, const MoveLimitRule&) = default;
};

struct EndRules {
    StalemateRule stalemate = StalemateRule::Draw;
    BareKingRule bareKing = BareKingRule::None;
    RepetitionRule repetition;
    MoveLimitRule moveLimit;
    /// Campmate: the side whose piece of this kind stands on one of its camp squares has won.
    std::optional<PieceType> campPiece;
    std::array<std::vector<Square>, SideCount> campSquares; ///< by indexOf(Side)
    /// Minor pieces: nobody can mate where one of these, or several that are bound to one colour and stand on it,
    /// are all that is left besides the kings.
    std::vector<PieceType> minors;
    bool impasseByAgreement =
        false; ///< a draw may be proposed when both kings stand in their promotion zones
    friend bool operator==(const EndRules&, const EndRules&) = default;
};

/// Options of the special rules.
struct EffectOptions {
    bool shootWithoutMoving = false; ///< a shooter may fire from where it stands, as its whole turn
    bool passiveBurn = true;         ///< what ends its move next to an enemy that burns is removed
    friend bool operator==(const EffectOptions&, const EffectOptions&) = default;
};

/// A start without some pieces of the second side, which then moves first.
struct Handicap {
    std::string name;            ///< UTF-8, "Rook"
    std::vector<Square> without; ///< those squares are empty
    friend bool operator==(const Handicap&, const Handicap&) = default;
};

struct VariantSpec {
    std::string id;      ///< see isId in variant_file.h: "euroshogi"
    std::string name;    ///< UTF-8, "EuroShogi"
    std::string summary; ///< what the game is, in a line, UTF-8; may be empty
    std::array<std::string, SideCount> sideNames{"White", "Black"}; ///< by indexOf(Side)
    BoardSize size;
    Coordinates coordinates = Coordinates::Algebraic; ///< on the board's edge and in moves for people
    MoveCoordinates moveCoordinates = MoveCoordinates::OfProtocol;
    PieceStyle pieceStyle = PieceStyle::Letters;
    std::vector<PieceSpec> pieces; ///< by indexOf(PieceType), those that can be held in hand first
    PromotionRule promotion;
    DropRule drops;
    EndRules ends;
    std::shared_ptr<const Effects> effects; ///< as many pieces as `pieces`; null where none is special
    EffectOptions effectOptions;
    Setup start{BoardSize{}};
    std::vector<Handicap> handicaps; ///< those that are traditional, the smallest first

    Setup startWith(const Handicap& handicap) const {
        Setup setup = start;
        for (const Square square : handicap.without)
            setup.at(square).reset();
        setup.sideToMove = Side::Second;
        return setup;
    }
    const PieceSpec& piece(PieceType type) const { return pieces[static_cast<std::size_t>(indexOf(type))]; }
    /// Whether a side loses by losing certain pieces: kings, or others that are royal.
    bool hasRoyals() const {
        return std::any_of(pieces.begin(), pieces.end(), [](const PieceSpec& piece) { return piece.royal; });
    }
    /// Whether some piece has a code longer than a letter, so that the pieces of a row are divided by dots.
    bool hasCodes() const {
        return std::any_of(pieces.begin(), pieces.end(), [](const PieceSpec& piece) {
            return piece.letters.size() > (piece.letters.starts_with('+') ? 2U : 1U);
        });
    }
    /// How squares are named in the moves of a protocol that has `ofProtocol` by itself.
    Coordinates coordinatesOfMoves(Coordinates ofProtocol) const {
        switch (moveCoordinates) {
        case MoveCoordinates::Algebraic: return Coordinates::Algebraic;
        case MoveCoordinates::Shogi: return Coordinates::Shogi;
        case MoveCoordinates::OfProtocol: break;
        }
        return ofProtocol;
    }
    /// What a piece turns into when it promotes, or when it turns back; none where it does neither, or chooses.
    std::optional<PieceType> otherFaceOf(PieceType type) const {
        const PieceSpec& spec = piece(type);
        return promotion.back && spec.promotedFrom ? spec.promotedFrom : spec.promotesTo;
    }
    /// Whether pieces on the board turn over to become this kind.
    bool turnsInto(PieceType type) const {
        const PieceSpec& spec = piece(type);
        return spec.promotedFrom || (promotion.back && spec.promotesTo);
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
    /// The same rules, pieces and words; effects are the same where they are one object.
    friend bool operator==(const VariantSpec&, const VariantSpec&) = default;
};

} // namespace komadai::core
