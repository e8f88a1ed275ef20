#include "translations/wording/wording.h"

#include "core/notation/move_text.h"
#include "core/variants/nearest.h"
#include "translations/wording/fill.h"
#include "translations/wording/marks.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

namespace komadai {
namespace {

const char* sourceOf(core::ParseErrorKind kind) {
    using Kind = core::ParseErrorKind;
    switch (kind) {
    case Kind::MissingField: return QT_TRANSLATE_NOOP("Wording", "something is missing at character {place}");
    case Kind::TrailingText:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” at character {place} is not expected");
    case Kind::NotANumber:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” at character {place} is not a number");
    case Kind::NumberTooLarge:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” at character {place} is too large a number");
    case Kind::UnknownAtom:
        return QT_TRANSLATE_NOOP("Wording",
                                 "“{text}” at character {place} is not a letter of Betza’s notation");
    case Kind::ModifierWithoutAtom:
        return QT_TRANSLATE_NOOP("Wording", "no move follows “{text}” at character {place}");
    case Kind::ModifierDoesNotFit:
        return QT_TRANSLATE_NOOP("Wording",
                                 "“{text}” at character {place} is not possible with the move after it");
    case Kind::DirectionDoesNotFit:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” at character {place} has no move in that direction");
    case Kind::UnknownPiece:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” at character {place} is not a piece of this game");
    case Kind::CannotBePromoted:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” at character {place} is a piece that does not promote");
    case Kind::RowTooLong:
        return QT_TRANSLATE_NOOP("Wording", "the row is too long at “{text}”, character {place}");
    case Kind::RowTooShort:
        return QT_TRANSLATE_NOOP("Wording", "the row that ends at character {place} is too short");
    case Kind::TooManyRows:
        return QT_TRANSLATE_NOOP("Wording", "there are too many rows at character {place}");
    case Kind::TooFewRows: return QT_TRANSLATE_NOOP("Wording", "rows are missing at character {place}");
    case Kind::EmptyGap:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” at character {place} is not a number of empty squares");
    case Kind::NotHeldInHand:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” at character {place} cannot be in a hand");
    case Kind::UnclosedHand:
        return QT_TRANSLATE_NOOP("Wording", "the bracket at character {place} is not closed");
    case Kind::UnknownSide:
        return QT_TRANSLATE_NOOP("Wording",
                                 "“{text}” at character {place} should be w or b, the side to move");
    case Kind::NotASquare:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” at character {place} is not a square of the board");
    case Kind::NotAPromotion:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” at character {place} is not a promotion of this piece");
    }
    return "";
}

const char* sourceOf(core::SetupErrorKind kind) {
    using Kind = core::SetupErrorKind;
    switch (kind) {
    case Kind::WrongSize: return QT_TRANSLATE_NOOP("Wording", "the board has the wrong size");
    case Kind::MissingRoyal: return QT_TRANSLATE_NOOP("Wording", "{side} has no king");
    case Kind::SeveralRoyals: return QT_TRANSLATE_NOOP("Wording", "{side} has a second king on {square}");
    case Kind::OpponentInCheck:
        return QT_TRANSLATE_NOOP("Wording", "{side} is in check on {square} although it is not to move");
    case Kind::ImmobilePiece:
        return QT_TRANSLATE_NOOP("Wording", "the piece of {side} on {square} could never move");
    case Kind::DoubledPiece:
        return QT_TRANSLATE_NOOP("Wording",
                                 "{side} has two unpromoted pieces of the same kind on the file of {square}");
    case Kind::TooManyPieces:
        return QT_TRANSLATE_NOOP("Wording",
                                 "there are more pieces on the board and in the hands than squares");
    case Kind::TooManyOfAKind:
        return QT_TRANSLATE_NOOP(
            "Wording", "there are more than 255 pieces of the same kind on the board and in the hands");
    }
    return "";
}

const char* sourceOf(core::VariantProblemKind kind) {
    using Kind = core::VariantProblemKind;
    switch (kind) {
    case Kind::NotALine:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” is not a [section], a “key = value” line or a comment");
    case Kind::NotAWord:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” is neither “setting=value” nor “piece:letter:moves”");
    case Kind::NotText: return QT_TRANSLATE_NOOP("Wording", "the byte {text} is not valid UTF-8");
    case Kind::KeyWithoutSection:
        return QT_TRANSLATE_NOOP("Wording", "there is no [section] before this key");
    case Kind::EmptyFile: return QT_TRANSLATE_NOOP("Wording", "the text has no [section] and so no variant");
    case Kind::EmptyDiagram:
        return QT_TRANSLATE_NOOP("Wording", "the text has no setting and no piece and so no diagram");
    case Kind::BadSectionName:
        return QT_TRANSLATE_NOOP(
            "Wording",
            "a section name has lower-case letters, digits, “-” and “_”, and begins with a letter or digit");
    case Kind::DuplicateSection: return QT_TRANSLATE_NOOP("Wording", "a variant of this name already exists");
    case Kind::TooLarge:
        return QT_TRANSLATE_NOOP("Wording",
                                 "the file is too large; this section and those after it were not read");
    case Kind::UnknownParent: return QT_TRANSLATE_NOOP("Wording", "the parent “{text}” is unknown");
    case Kind::ParentIsLater:
        return QT_TRANSLATE_NOOP("Wording", "the parent “{text}” must come before this section");
    case Kind::ParentInheritsBack:
        return QT_TRANSLATE_NOOP("Wording", "the parent “{text}” itself inherits from this section");
    case Kind::UnknownKey: return QT_TRANSLATE_NOOP("Wording", "this key is unknown");
    case Kind::DuplicateKey: return QT_TRANSLATE_NOOP("Wording", "this key appears twice");
    case Kind::SecondSpelling:
        return QT_TRANSLATE_NOOP("Wording", "this key means the same as “{text}”, which is also there");
    case Kind::MissingKey: return QT_TRANSLATE_NOOP("Wording", "this key is missing");
    case Kind::BadValue: return QT_TRANSLATE_NOOP("Wording", "“{text}” is not valid here");
    case Kind::HiddenCharacter:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” has an invisible character; remove it");
    case Kind::NotWithEffects:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” is not possible in a game with special effects");
    case Kind::NotWithCodes:
        return QT_TRANSLATE_NOOP("Wording", "this is only possible if all pieces have codes of one letter");
    case Kind::NotPlayed:
        return QT_TRANSLATE_NOOP("Wording",
                                 "Komadai does not play this rule; add the line “{text}” to leave it out");
    case Kind::BadLetter: return QT_TRANSLATE_NOOP("Wording", "“{text}” is not one lower-case letter");
    case Kind::BadUpperLetter: return QT_TRANSLATE_NOOP("Wording", "“{text}” is not one upper-case letter");
    case Kind::BadCode:
        return QT_TRANSLATE_NOOP(
            "Wording", "“{text}” is not a code of upper-case letters, with or without + before them");
    case Kind::DuplicateLetter:
        return QT_TRANSLATE_NOOP("Wording", "another piece already has the letter “{text}”");
    case Kind::UnknownLetter: return QT_TRANSLATE_NOOP("Wording", "“{text}” is not a piece of this variant");
    case Kind::BadMoves: return QT_TRANSLATE_NOOP("Wording", "the moves “{text}” cannot be read");
    case Kind::BadStart: return QT_TRANSLATE_NOOP("Wording", "the start position cannot be read");
    case Kind::IllegalStart:
        return QT_TRANSLATE_NOOP("Wording", "the start position breaks the rules of the variant");
    case Kind::IllegalHandicap:
        return QT_TRANSLATE_NOOP("Wording",
                                 "the start with the handicap “{text}” breaks the rules of the variant");
    case Kind::TooManyKinds:
        return QT_TRANSLATE_NOOP("Wording", "there are too many kinds of pieces ({text})");
    case Kind::MustAgree:
        return QT_TRANSLATE_NOOP("Wording", "this key and “{text}” must have the same value");
    case Kind::SeveralRoyalsWithDrops:
        return QT_TRANSLATE_NOOP("Wording", "a game with drops can have only one royal piece");
    case Kind::RoyalPromotes:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” is royal, and royal pieces do not promote");
    case Kind::PromotesToRoyal:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” is royal, and no piece can promote to a royal piece");
    case Kind::FacePromotes:
        return QT_TRANSLATE_NOOP("Wording",
                                 "in “{text}”, the second piece also promotes, which is not possible");
    case Kind::PawnHasFace:
        return QT_TRANSLATE_NOOP(
            "Wording", "“{text}” has a promoted form and also promotes to other pieces; only one of "
                       "the two is possible");
    case Kind::LimitOfFace:
        return QT_TRANSLATE_NOOP(
            "Wording",
            "“{text}” limits the number of a piece that is also the promoted form of another piece");
    case Kind::NoPromotionPieces:
        return QT_TRANSLATE_NOOP("Wording",
                                 "pawns promote, but no piece is listed to which they can promote");
    case Kind::EmptyStart: return QT_TRANSLATE_NOOP("Wording", "the start position has no pieces");
    case Kind::NotOneStep:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” must be moves of one step without shots");
    case Kind::Further: return QT_TRANSLATE_NOOP("Wording", "further problems that are not listed: {count}");
    }
    return "";
}

const char* sourceOf(core::MateRefusal refusal) {
    switch (refusal) {
    case core::MateRefusal::NoCheck:
        return QT_TRANSLATE_NOOP("Wording", "This game has no check, so there are no mates.");
    case core::MateRefusal::SeveralRoyals:
        return QT_TRANSLATE_NOOP(
            "Wording", "The mate search needs a game in which each side has exactly one royal piece.");
    }
    return "";
}

const char* sourceOf(core::Refusal refusal) {
    using Kind = core::Refusal;
    switch (refusal) {
    case Kind::GameIsOver: return QT_TRANSLATE_NOOP("Wording", "The game is over.");
    case Kind::NoPieceThere: return QT_TRANSLATE_NOOP("Wording", "There is no piece on that square.");
    case Kind::NotYourPiece: return QT_TRANSLATE_NOOP("Wording", "You cannot move that piece now.");
    case Kind::OwnPieceThere: return QT_TRANSLATE_NOOP("Wording", "Your own piece is there.");
    case Kind::DoesNotMoveThere: return QT_TRANSLATE_NOOP("Wording", "That piece cannot move there.");
    case Kind::LeavesKingInCheck: return QT_TRANSLATE_NOOP("Wording", "That would leave your king in check.");
    case Kind::MustPromote: return QT_TRANSLATE_NOOP("Wording", "That piece must promote with this move.");
    case Kind::CannotPromote: return QT_TRANSLATE_NOOP("Wording", "That piece cannot promote like this.");
    case Kind::NotInHand: return QT_TRANSLATE_NOOP("Wording", "You have no such piece in hand.");
    case Kind::SquareIsOccupied:
        return QT_TRANSLATE_NOOP("Wording", "You can drop pieces only on empty squares.");
    case Kind::DoubledPiece:
        return QT_TRANSLATE_NOOP("Wording",
                                 "You already have an unpromoted piece of that kind on this file.");
    case Kind::NotDroppedThere:
        return QT_TRANSLATE_NOOP("Wording", "A piece of that kind may not be dropped there.");
    case Kind::CouldNeverMove: return QT_TRANSLATE_NOOP("Wording", "From there the piece could never move.");
    case Kind::DropGivesMate:
        return QT_TRANSLATE_NOOP("Wording", "A piece of that kind may not be dropped to give mate.");
    case Kind::DropGivesCheck: return QT_TRANSLATE_NOOP("Wording", "A drop may not give check.");
    case Kind::HeldByNet: return QT_TRANSLATE_NOOP("Wording", "An enemy net holds that piece.");
    case Kind::TooFewSteps: return QT_TRANSLATE_NOOP("Wording", "That piece must make more steps.");
    case Kind::ForwardNeedsMissing:
        return QT_TRANSLATE_NOOP("Wording", "That piece can move forward only while you have a drum.");
    case Kind::CannotTakeThat:
        return QT_TRANSLATE_NOOP("Wording", "That piece cannot capture this one by moving there.");
    case Kind::CannotShoot: return QT_TRANSLATE_NOOP("Wording", "That piece cannot shoot now.");
    case Kind::MustMoveFirst: return QT_TRANSLATE_NOOP("Wording", "A piece shoots only after it has moved.");
    case Kind::NothingToShoot: return QT_TRANSLATE_NOOP("Wording", "There is no enemy to shoot there.");
    case Kind::OutOfRange: return QT_TRANSLATE_NOOP("Wording", "That is out of range of this shooter.");
    case Kind::LineOfFireBlocked:
        return QT_TRANSLATE_NOOP("Wording", "Something stands in the line of fire.");
    case Kind::ImmuneToShots: return QT_TRANSLATE_NOOP("Wording", "This shooter cannot harm that piece.");
    case Kind::Sheltered:
        return QT_TRANSLATE_NOOP("Wording", "An enemy fog is too near: that piece cannot shoot.");
    case Kind::PromotionNeedsMissing:
        return QT_TRANSLATE_NOOP("Wording", "That piece can promote only while you have a priest.");
    }
    return "";
}

const char* sourceOf(core::DamageEffect::Kind effect) {
    using Kind = core::DamageEffect::Kind;
    switch (effect) {
    case Kind::LeftAsItWas:
        return QT_TRANSLATE_NOOP("Wording", "The library {path} is damaged; it was left as it is.");
    case Kind::PartUnreadable:
        return QT_TRANSLATE_NOOP("Wording", "A part of the library {path} is damaged and cannot be read.");
    case Kind::WritingStopped:
        return QT_TRANSLATE_NOOP(
            "Wording", "The library {path} is damaged. Nothing more is written to it. Games added or "
                       "changed since it was opened: {count}.");
    }
    return "";
}

const char* sourceOf(const core::StorageError& error) {
    using Kind = core::StorageProblem;
    switch (error.problem()) {
    case Kind::CannotOpen: return QT_TRANSLATE_NOOP("Wording", "The library {path} cannot be opened.");
    case Kind::NotALibrary:
        return QT_TRANSLATE_NOOP("Wording", "{path} is not a library of games; it was left as it is.");
    case Kind::NewerVersion:
        return QT_TRANSLATE_NOOP(
            "Wording", "The library {path} was written by a newer version of Komadai; it was left as it is.");
    case Kind::Damaged: return sourceOf(error.effect().kind);
    case Kind::Busy: return QT_TRANSLATE_NOOP("Wording", "The library {path} is in use by another program.");
    case Kind::ReadOnly:
        return QT_TRANSLATE_NOOP("Wording",
                                 "The library {path} can only be read, because its file, folder or disk is "
                                 "write-protected. You can add its games to another library.");
    case Kind::CannotWrite: return QT_TRANSLATE_NOOP("Wording", "The library {path} cannot be written to.");
    case Kind::NoSpace:
        return QT_TRANSLATE_NOOP(
            "Wording", "There is no space left to write to the library {path}: the disk is full, or a "
                       "limit is reached.");
    }
    return "";
}

const char* sourceOf(core::FilterError::Problem problem) {
    using Problem = core::FilterError::Problem;
    switch (problem) {
    case Problem::UnknownField: return QT_TRANSLATE_NOOP("Wording", "“{text}” is not a condition");
    case Problem::MissingValue: return QT_TRANSLATE_NOOP("Wording", "A value is missing after “{text}:”");
    case Problem::BadValue: return QT_TRANSLATE_NOOP("Wording", "“{text}” is not valid for this condition");
    case Problem::OpenQuote: return QT_TRANSLATE_NOOP("Wording", "The quotation mark is not closed: {text}");
    case Problem::OpenBracket: return QT_TRANSLATE_NOOP("Wording", "A bracket is not closed");
    case Problem::ExtraBracket:
        return QT_TRANSLATE_NOOP("Wording", "A bracket is closed that was not opened");
    case Problem::MissingPart: return QT_TRANSLATE_NOOP("Wording", "Something is missing next to “{text}”");
    case Problem::TooDeep:
        return QT_TRANSLATE_NOOP("Wording", "There are too many brackets inside each other");
    }
    return "";
}

std::vector<std::string_view> fieldsToName() {
    auto names = core::fieldNames();
    std::erase(names, ""); // the field for any text
    return names;
}

const char* sourceOf(core::ReadProblem::Kind kind) {
    using Kind = core::ReadProblem::Kind;
    switch (kind) {
    case Kind::UnknownFormat: return QT_TRANSLATE_NOOP("Wording", "the file is in no known format");
    case Kind::UnknownVariant:
        return QT_TRANSLATE_NOOP(
            "Wording", "the variant “{text}” is unknown or does not fit the format; the game was left out");
    case Kind::BadStart:
        return QT_TRANSLATE_NOOP("Wording",
                                 "the start “{text}” is not a valid position; the game was left out");
    case Kind::BadMove:
        return QT_TRANSLATE_NOOP("Wording",
                                 "“{text}” cannot be read as a move; the moves after it were left out");
    case Kind::IllegalMove:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” is not a legal move; the moves after it were left out");
    case Kind::BadValue:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” is not a valid value; it was left out");
    case Kind::UnknownText:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” is not known in this format; it was left out");
    case Kind::BadNesting:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” begins or ends a variation where there is none");
    case Kind::TooLong:
        return QT_TRANSLATE_NOOP("Wording", "the text is too long; the rest of it was left out");
    case Kind::TooDeep:
        return QT_TRANSLATE_NOOP("Wording", "variations are nested too deeply; the inner ones were left out");
    case Kind::TooManyGames:
        return QT_TRANSLATE_NOOP("Wording", "the file has too many games; the last ones were left out");
    case Kind::BadSyntax:
        return QT_TRANSLATE_NOOP("Wording", "the text of the game is damaged; the game was left out");
    case Kind::NewerVersion:
        return QT_TRANSLATE_NOOP("Wording",
                                 "the game was written by a newer version of Komadai; it was left out");
    }
    return "";
}

const char* sourceOf(core::FileFault::Kind kind) {
    using Kind = core::FileFault::Kind;
    switch (kind) {
    case Kind::CannotRead: return QT_TRANSLATE_NOOP("Wording", "{name} cannot be read.");
    case Kind::DamagedArchive:
        return QT_TRANSLATE_NOOP("Wording", "{name} is damaged; a part of it was left out.");
    case Kind::Encrypted: return QT_TRANSLATE_NOOP("Wording", "{name} is encrypted; it was left out.");
    case Kind::TooLarge: return QT_TRANSLATE_NOOP("Wording", "{name} is too large; it was left out.");
    case Kind::TooDeep:
        return QT_TRANSLATE_NOOP("Wording", "{name} is an archive within too many others; it was left out.");
    }
    return "";
}

const char* sourceOf(core::LibraryFault::Kind kind) {
    using Kind = core::LibraryFault::Kind;
    switch (kind) {
    case Kind::Integrity: return QT_TRANSLATE_NOOP("Wording", "The file is damaged: {text}");
    case Kind::ForeignKey:
        return QT_TRANSLATE_NOOP("Wording", "The table {text} has rows that refer to missing ones.");
    case Kind::UnknownVariant:
        return QT_TRANSLATE_NOOP("Wording",
                                 "The variant “{text}” is unknown, so the moves were not checked.");
    case Kind::UnreadableGame: return QT_TRANSLATE_NOOP("Wording", "The game cannot be read.");
    case Kind::WrongLine:
        return QT_TRANSLATE_NOOP("Wording", "The search index has a wrong date or wrong moves for the game.");
    case Kind::WrongIndex: return QT_TRANSLATE_NOOP("Wording", "The position index does not match the game.");
    case Kind::WrongCounts:
        return QT_TRANSLATE_NOOP("Wording", "The move statistics do not match the games.");
    case Kind::WrongWords:
        return QT_TRANSLATE_NOOP("Wording", "The word index ({text}) does not match the games.");
    case Kind::WrongReview:
        return QT_TRANSLATE_NOOP("Wording", "An evaluation of the review of this game is damaged.");
    case Kind::WrongRepertoire: return QT_TRANSLATE_NOOP("Wording", "The repertoire “{text}” is damaged.");
    }
    return "";
}

const char* sourceOf(core::Loss loss) {
    using core::Loss;
    switch (loss) {
    case Loss::Variations: return QT_TRANSLATE_NOOP("Wording", "This format has no variations.");
    case Loss::Comments:
        return QT_TRANSLATE_NOOP("Wording", "This format cannot keep all comments as they are.");
    case Loss::CommentsBefore:
        return QT_TRANSLATE_NOOP("Wording", "Comments before a move are written after the move before it.");
    case Loss::Glyphs: return QT_TRANSLATE_NOOP("Wording", "This format has no symbols such as “!?”.");
    case Loss::Drawings: return QT_TRANSLATE_NOOP("Wording", "This format has no arrows and circles.");
    case Loss::Bookmarks: return QT_TRANSLATE_NOOP("Wording", "This format has no bookmarks.");
    case Loss::Evaluations:
        return QT_TRANSLATE_NOOP("Wording",
                                 "This format cannot keep all evaluations with all their details.");
    case Loss::Times:
        return QT_TRANSLATE_NOOP("Wording", "This format cannot keep the time of each move exactly.");
    case Loss::Clocks: return QT_TRANSLATE_NOOP("Wording", "This format has no remaining times.");
    case Loss::Titles: return QT_TRANSLATE_NOOP("Wording", "This format has no titles of players.");
    case Loss::Ratings: return QT_TRANSLATE_NOOP("Wording", "This format has no ratings.");
    case Loss::Tags: return QT_TRANSLATE_NOOP("Wording", "This format cannot keep all game details.");
    case Loss::RuleOptions:
        return QT_TRANSLATE_NOOP("Wording", "This format cannot keep the rule options of the game.");
    case Loss::EndReason:
        return QT_TRANSLATE_NOOP("Wording", "This format says who won, but not how the game ended.");
    case Loss::Moves:
        return QT_TRANSLATE_NOOP("Wording", "This format has no moves, only the start position.");
    case Loss::Result: return QT_TRANSLATE_NOOP("Wording", "This format has no result.");
    case Loss::LastMove:
        return QT_TRANSLATE_NOOP(
            "Wording",
            "This format cannot keep where this game ended, because that is not the end of the main line.");
    case Loss::Header:
        return QT_TRANSLATE_NOOP("Wording", "This format cannot keep players, date, place and event.");
    case Loss::Computers:
        return QT_TRANSLATE_NOOP("Wording", "This format does not say which player is a computer.");
    case Loss::TimeControl: return QT_TRANSLATE_NOOP("Wording", "This format cannot keep the time control.");
    case Loss::TimeZone:
        return QT_TRANSLATE_NOOP("Wording", "The start time is written in UTC, without its time zone.");
    case Loss::PlyNumber: return QT_TRANSLATE_NOOP("Wording", "This format numbers the moves from 1.");
    case Loss::QuietPlies:
        return QT_TRANSLATE_NOOP("Wording",
                                 "This format does not count the moves without progress before the start.");
    }
    return "";
}

const char* sourceOf(core::WriteProblem problem) {
    switch (problem) {
    case core::WriteProblem::Variant:
        return QT_TRANSLATE_NOOP(
            "Wording", "This format cannot describe the board, the pieces or the moves of this variant.");
    case core::WriteProblem::Start:
        return QT_TRANSLATE_NOOP("Wording",
                                 "This format cannot store the position from which the game starts.");
    }
    return "";
}

const char* sourceOf(core::RecordProblem problem) {
    using Kind = core::RecordProblem;
    switch (problem) {
    case Kind::UnknownRuleOption:
        return QT_TRANSLATE_NOOP("Wording", "The stored game uses unknown rules: {text}.");
    case Kind::BadStart:
        return QT_TRANSLATE_NOOP("Wording",
                                 "The stored game has a start position that cannot be played: {text}.");
    case Kind::BadMove:
        return QT_TRANSLATE_NOOP("Wording",
                                 "The stored game has a move that cannot be played: ply {ply}, {text}.");
    case Kind::WrongPosition:
        return QT_TRANSLATE_NOOP("Wording", "The stored game contradicts itself at ply {ply}: {text}.");
    case Kind::Damaged: return QT_TRANSLATE_NOOP("Wording", "The stored moves of this game are damaged.");
    }
    return "";
}

const char* sourceOf(core::EndReason reason) {
    using Kind = core::EndReason;
    switch (reason) {
    case Kind::Checkmate: return QT_TRANSLATE_NOOP("Wording", "checkmate");
    case Kind::Stalemate: return QT_TRANSLATE_NOOP("Wording", "stalemate");
    case Kind::Repetition: return QT_TRANSLATE_NOOP("Wording", "repetition");
    case Kind::Campmate: return QT_TRANSLATE_NOOP("Wording", "campmate: the king has reached the far camp");
    case Kind::PerpetualCheck: return QT_TRANSLATE_NOOP("Wording", "perpetual check");
    case Kind::MoveLimit: return QT_TRANSLATE_NOOP("Wording", "too many moves without progress");
    case Kind::BareKing: return QT_TRANSLATE_NOOP("Wording", "a bare king");
    case Kind::CommandLost: return QT_TRANSLATE_NOOP("Wording", "loss of command");
    case Kind::OnlyKings: return QT_TRANSLATE_NOOP("Wording", "only kings left");
    case Kind::InsufficientMaterial: return QT_TRANSLATE_NOOP("Wording", "insufficient material");
    case Kind::Impasse: return QT_TRANSLATE_NOOP("Wording", "impasse");
    case Kind::Resignation: return QT_TRANSLATE_NOOP("Wording", "resignation");
    case Kind::Time: return QT_TRANSLATE_NOOP("Wording", "time");
    case Kind::Agreement: return QT_TRANSLATE_NOOP("Wording", "agreement");
    case Kind::Adjudication: return QT_TRANSLATE_NOOP("Wording", "adjudication");
    case Kind::Unknown: return QT_TRANSLATE_NOOP("Wording", "unknown reason");
    }
    return "";
}

/// The sentence on how a game was won; null where the result says enough.
const char* winSource(core::EndReason reason) {
    using Kind = core::EndReason;
    switch (reason) {
    case Kind::Checkmate: return QT_TRANSLATE_NOOP("Wording", "{loser} is checkmated.");
    case Kind::Stalemate: return QT_TRANSLATE_NOOP("Wording", "Stalemate: there is no legal move.");
    case Kind::Repetition: return QT_TRANSLATE_NOOP("Wording", "The same position has occurred too often.");
    case Kind::Campmate:
        return QT_TRANSLATE_NOOP("Wording", "Campmate: the king of {winner} has reached the far camp.");
    case Kind::PerpetualCheck: return QT_TRANSLATE_NOOP("Wording", "{loser} loses by perpetual check.");
    case Kind::BareKing: return QT_TRANSLATE_NOOP("Wording", "{loser} has only the king left.");
    case Kind::CommandLost:
        return QT_TRANSLATE_NOOP("Wording", "{loser} has lost every piece that can command the army.");
    case Kind::Resignation: return QT_TRANSLATE_NOOP("Wording", "{loser} has resigned.");
    case Kind::Time: return QT_TRANSLATE_NOOP("Wording", "{loser} has run out of time.");
    case Kind::Adjudication: return QT_TRANSLATE_NOOP("Wording", "The game was adjudicated.");
    case Kind::Impasse:
        return QT_TRANSLATE_NOOP("Wording", "{winner} has declared: the king has entered the enemy’s camp.");
    case Kind::MoveLimit:
    case Kind::OnlyKings:
    case Kind::InsufficientMaterial:
    case Kind::Agreement:
    case Kind::Unknown: break;
    }
    return nullptr;
}

/// The same for a draw.
const char* drawSource(core::EndReason reason) {
    using Kind = core::EndReason;
    switch (reason) {
    case Kind::Stalemate: return QT_TRANSLATE_NOOP("Wording", "Stalemate: there is no legal move.");
    case Kind::Repetition: return QT_TRANSLATE_NOOP("Wording", "The same position has occurred too often.");
    case Kind::MoveLimit: return QT_TRANSLATE_NOOP("Wording", "Too many moves were made without progress.");
    case Kind::BareKing: return QT_TRANSLATE_NOOP("Wording", "One side has only the king left.");
    case Kind::OnlyKings: return QT_TRANSLATE_NOOP("Wording", "Only kings are left.");
    case Kind::InsufficientMaterial:
        return QT_TRANSLATE_NOOP("Wording", "Too few pieces are left for a mate.");
    case Kind::Impasse: return QT_TRANSLATE_NOOP("Wording", "Impasse: the kings can no longer be caught.");
    case Kind::Agreement: return QT_TRANSLATE_NOOP("Wording", "The players agreed to a draw.");
    case Kind::Adjudication: return QT_TRANSLATE_NOOP("Wording", "The game was adjudicated.");
    case Kind::Checkmate:
    case Kind::Campmate:
    case Kind::PerpetualCheck:
    case Kind::CommandLost:
    case Kind::Resignation:
    case Kind::Time:
    case Kind::Unknown: break;
    }
    return nullptr;
}

const char* sourceOf(core::DiagramDefault rule) {
    using Kind = core::DiagramDefault;
    switch (rule) {
    case Kind::NoRoyal: return QT_TRANSLATE_NOOP("Wording", "royal pieces: none");
    case Kind::NoPromotion: return QT_TRANSLATE_NOOP("Wording", "promotion: none");
    case Kind::DoubledPieces:
        return QT_TRANSLATE_NOOP("Wording", "doubled pieces: any piece may be dropped on any file");
    case Kind::DropMate: return QT_TRANSLATE_NOOP("Wording", "mating drops: any drop may give mate");
    case Kind::Campmate: return QT_TRANSLATE_NOOP("Wording", "campmate: none");
    case Kind::Repetition: return QT_TRANSLATE_NOOP("Wording", "repetition: the third occurrence is a draw");
    case Kind::MoveLimit: return QT_TRANSLATE_NOOP("Wording", "move limit: none");
    case Kind::Stalemate: return QT_TRANSLATE_NOOP("Wording", "stalemate: a draw");
    }
    return "";
}

struct RuleOptionWords {
    std::string_view key;
    const char* source;
    std::vector<std::pair<std::string_view, const char*>> values;
};

const std::vector<RuleOptionWords>& ruleOptionWords() {
    static const std::vector<RuleOptionWords> words{
        {"stalemateValue",
         QT_TRANSLATE_NOOP("Wording", "Stalemate"),
         {{"draw", QT_TRANSLATE_NOOP("Wording", "is a draw")},
          {"loss", QT_TRANSLATE_NOOP("Wording", "loses for the side without a move")},
          {"win", QT_TRANSLATE_NOOP("Wording", "wins for the side without a move")}}},
        {"nFoldValue", // see also ruleValue
         QT_TRANSLATE_NOOP("Wording", "Repetition"),
         {{"draw", QT_TRANSLATE_NOOP("Wording", "is a draw")},
          {"loss", QT_TRANSLATE_NOOP("Wording", "loses for the side that repeats")},
          {"win", QT_TRANSLATE_NOOP("Wording", "wins for the side that repeats")}}},
        {"bareKing",
         QT_TRANSLATE_NOOP("Wording", "Bare king"),
         {{"none", QT_TRANSLATE_NOOP("Wording", "plays on")},
          {"draw", QT_TRANSLATE_NOOP("Wording", "is a draw")},
          {"win", QT_TRANSLATE_NOOP("Wording", "loses")}}},
        {"shootWithoutMoving",
         QT_TRANSLATE_NOOP("Wording", "Pieces may shoot without moving"),
         {{"false", QT_TRANSLATE_NOOP("Wording", "no")}, {"true", QT_TRANSLATE_NOOP("Wording", "yes")}}},
        {"passiveBurn",
         QT_TRANSLATE_NOOP("Wording", "A piece that stops beside an enemy flame burns"),
         {{"false", QT_TRANSLATE_NOOP("Wording", "no")}, {"true", QT_TRANSLATE_NOOP("Wording", "yes")}}},
        {"enteringKing",
         QT_TRANSLATE_NOOP("Wording", "Entering king"),
         {{"none", QT_TRANSLATE_NOOP("Wording", "no declaration")},
          {"27", QT_TRANSLATE_NOOP("Wording", "27-point rule")},
          {"24", QT_TRANSLATE_NOOP("Wording", "24-point rule")}}}};
    return words;
}

const RuleOptionWords* wordsOf(std::string_view key) {
    const auto& all = ruleOptionWords();
    const auto found = std::find_if(all.begin(), all.end(), [key](const auto& w) { return w.key == key; });
    return found == all.end() ? nullptr : &*found;
}

/// A longer list ends in dots.
std::string listOf(const std::vector<std::string>& moves) {
    constexpr std::size_t Most = 4;
    const auto end = moves.begin() + static_cast<std::ptrdiff_t>(std::min(moves.size(), Most));
    std::string list = fmt::format("{}", fmt::join(moves.begin(), end, ", "));
    if (moves.size() > Most) list += ", …";
    return list;
}

} // namespace

std::string Wording::problem(const core::ParseError& error) const {
    return fill(in(sourceOf(error.kind)), fmt::arg("text", error.text), fmt::arg("place", error.offset + 1));
}

std::string Wording::problem(const core::SetupErrors& errors, const core::VariantSpec& variant) const {
    std::string text;
    for (const auto& error : errors) {
        if (!text.empty()) text += "; ";
        const std::string square = error.square
                                       ? core::formatSquare(*error.square, variant.size, variant.coordinates)
                                       : std::string();
        text += fill(in(sourceOf(error.kind)), fmt::arg("side", side(error.side, variant)),
                     fmt::arg("square", square));
    }
    return text;
}

std::string Wording::problem(const core::VariantProblem& problem) const {
    std::string text = problem.key.empty() ? std::string() : core::visibleText(problem.key) + ": ";
    text +=
        fill(in(sourceOf(problem.kind)), fmt::arg("text", problem.text), fmt::arg("count", problem.count));
    if (problem.cause) text += " (" + this->problem(*problem.cause) + ")";
    if (problem.variant) text += " (" + this->problem(problem.startErrors, *problem.variant) + ")";
    return text + alternatives(problem);
}

std::string Wording::resembling(const std::vector<std::string>& words) const {
    if (words.empty()) return {};
    if (words.size() == 1)
        return fill(in(QT_TRANSLATE_NOOP("Wording", " (did you mean “{word}”?)")),
                    fmt::arg("word", words[0]));
    return fill(in(QT_TRANSLATE_NOOP("Wording", " (did you mean “{word}” or “{other}”?)")),
                fmt::arg("word", words[0]), fmt::arg("other", words[1]));
}

std::string Wording::alternatives(const core::VariantProblem& problem) const {
    using Kind = core::VariantProblemKind;
    const auto& words = problem.supported;
    if (words.empty()) return {};
    if (problem.kind != Kind::UnknownKey && problem.kind != Kind::UnknownParent)
        return fill(in(QT_TRANSLATE_NOOP("Wording", "; expected {list}")),
                    fmt::arg("list", fmt::format("{}", fmt::join(words, ", "))));
    return resembling(words);
}

std::string Wording::problem(const core::VariantProblem& problem, std::string_view file) const {
    std::string text = core::visibleText(file);
    if (problem.line > 0)
        text += fill(in(QT_TRANSLATE_NOOP("Wording", ", line {line}")), fmt::arg("line", problem.line));
    return text + (problem.key.empty() ? ": " : ", ") + this->problem(problem);
}

std::string Wording::supposition(core::DiagramDefault rule) const { return in(sourceOf(rule)); }

std::string Wording::ruleOption(std::string_view key) const {
    const auto* words = wordsOf(key);
    return words ? in(words->source) : std::string(key);
}

std::string Wording::ruleValue(std::string_view key, std::string_view value,
                               const core::VariantSpec& variant) const {
    if (key == "nFoldValue" && variant.ends.repetition.ofFirst && value != "draw")
        return fill(in(value == "loss" ? QT_TRANSLATE_NOOP("Wording", "loses for {side}")
                                       : QT_TRANSLATE_NOOP("Wording", "wins for {side}")),
                    fmt::arg("side", side(core::Side::First, variant)));
    if (const auto* words = wordsOf(key))
        for (const auto& [known, source] : words->values)
            if (known == value) return in(source);
    return std::string(value);
}

std::string Wording::variantText(const std::string& text) const { return in(text.c_str()); }

std::string Wording::side(core::Side side, const core::VariantSpec& variant) const {
    return variantText(variant.sideNames[static_cast<std::size_t>(core::indexOf(side))]);
}

std::string Wording::piece(const core::PieceSpec& piece) const {
    return m_namePiece ? m_namePiece(piece) : piece.name;
}

std::string Wording::sentence(core::Refusal refusal) const { return in(sourceOf(refusal)); }

std::string Wording::sentence(core::MateRefusal refusal) const { return in(sourceOf(refusal)); }

std::string Wording::sentence(const core::TypedMoveProblem& problem, std::string_view text) const {
    if (const auto* refusal = std::get_if<core::Refusal>(&problem)) return sentence(*refusal);
    if (const auto* error = std::get_if<core::ParseError>(&problem))
        return fill(in(QT_TRANSLATE_NOOP("Wording", "“{move}” is not a move: {problem}.")),
                    fmt::arg("move", text), fmt::arg("problem", this->problem(*error)));
    if (const auto* several = std::get_if<core::SeveralMovesReadSo>(&problem))
        return fill(in(QT_TRANSLATE_NOOP("Wording", "“{move}” could mean several moves: {list}.")),
                    fmt::arg("move", text), fmt::arg("list", listOf(several->moves)));
    return fill(in(QT_TRANSLATE_NOOP("Wording", "“{move}” is not a legal move here.")),
                fmt::arg("move", text));
}

std::string Wording::shortReason(const core::TypedMoveProblem& problem) const {
    if (const auto* refusal = std::get_if<core::Refusal>(&problem)) return sentence(*refusal);
    if (const auto* error = std::get_if<core::ParseError>(&problem)) return this->problem(*error);
    if (const auto* several = std::get_if<core::SeveralMovesReadSo>(&problem))
        return fill(in(QT_TRANSLATE_NOOP("Wording", "Several moves: {list}")),
                    fmt::arg("list", listOf(several->moves)));
    return in(QT_TRANSLATE_NOOP("Wording", "Not a legal move here."));
}

std::string Wording::sentence(const core::StorageError& error) const {
    return fill(in(sourceOf(error)), fmt::arg("path", error.path().string()),
                fmt::arg("count", error.effect().changedGames));
}

std::string Wording::sentence(const core::RecordError& error) const {
    return fill(in(sourceOf(error.problem)), fmt::arg("text", error.text), fmt::arg("ply", error.ply));
}

std::string Wording::sentence(const core::FilterError& error) const {
    std::string text = fill(in(sourceOf(error.problem)), fmt::arg("text", error.text));
    if (error.problem == core::FilterError::Problem::UnknownField)
        text += resembling(core::nearestWords(error.text, fieldsToName()));
    return fill(in(QT_TRANSLATE_NOOP("Wording", "{text}.")), fmt::arg("text", text));
}

std::string Wording::sentence(const core::ReadProblem& problem, std::string_view file) const {
    const std::string what = fill(in(sourceOf(problem.kind)), fmt::arg("text", problem.text));
    std::string place = core::visibleText(file);
    if (problem.game > 0)
        place += fill(in(QT_TRANSLATE_NOOP("Wording", ", game {number}")), fmt::arg("number", problem.game));
    if (problem.line > 0)
        place += fill(in(QT_TRANSLATE_NOOP("Wording", ", line {number}")), fmt::arg("number", problem.line));
    return fill(in(QT_TRANSLATE_NOOP("Wording", "{place}: {what}.")), fmt::arg("place", place),
                fmt::arg("what", what));
}

std::string Wording::sentence(const core::FileFault& fault) const {
    return fill(in(sourceOf(fault.kind)), fmt::arg("name", fault.name));
}

std::string Wording::sentence(const core::LibraryFault& fault) const {
    std::string what = fill(in(sourceOf(fault.kind)), fmt::arg("text", fault.text));
    if (fault.game == 0) return what;
    return fill(in(QT_TRANSLATE_NOOP("Wording", "Game {number}: {sentence}")), fmt::arg("number", fault.game),
                fmt::arg("sentence", what));
}

std::string Wording::sentence(core::Loss loss) const { return in(sourceOf(loss)); }
std::string Wording::sentence(core::WriteProblem problem) const { return in(sourceOf(problem)); }

std::string Wording::result(const core::Outcome& outcome, const core::VariantSpec& variant) const {
    const std::string why = reason(outcome.reason);
    if (outcome.reason == core::EndReason::Unknown)
        return outcome.winner ? fill(in(QT_TRANSLATE_NOOP("Wording", "{side} wins")),
                                     fmt::arg("side", side(*outcome.winner, variant)))
                              : in(QT_TRANSLATE_NOOP("Wording", "Draw"));
    if (!outcome.winner)
        return fill(in(QT_TRANSLATE_NOOP("Wording", "Draw by {reason}")), fmt::arg("reason", why));
    if (outcome.reason == core::EndReason::Impasse)
        return fill(in(QT_TRANSLATE_NOOP("Wording", "{side} wins by declaration (entering king)")),
                    fmt::arg("side", side(*outcome.winner, variant)));
    return fill(in(QT_TRANSLATE_NOOP("Wording", "{side} wins by {reason}")),
                fmt::arg("side", side(*outcome.winner, variant)), fmt::arg("reason", why));
}

std::string Wording::end(const core::Outcome& outcome, const core::VariantSpec& variant) const {
    std::string winner, loser, forWhom = in(QT_TRANSLATE_NOOP("Wording", "The game is drawn."));
    if (outcome.winner) {
        winner = side(*outcome.winner, variant);
        loser = side(core::opponent(*outcome.winner), variant);
        forWhom = fill(in(QT_TRANSLATE_NOOP("Wording", "{winner} wins.")), fmt::arg("winner", winner));
    }
    if (outcome.reason == core::EndReason::Unknown) return forWhom;
    const char* what = outcome.winner ? winSource(outcome.reason) : drawSource(outcome.reason);
    if (!what)
        return fill(in(QT_TRANSLATE_NOOP("Wording", "{text}.")), fmt::arg("text", result(outcome, variant)));
    const std::string how = fill(in(what), fmt::arg("winner", winner), fmt::arg("loser", loser));
    return fill(in(QT_TRANSLATE_NOOP("Wording", "{sentence} {next}")), fmt::arg("sentence", how),
                fmt::arg("next", forWhom));
}

std::string Wording::reason(core::EndReason reason) const { return in(sourceOf(reason)); }

} // namespace komadai
