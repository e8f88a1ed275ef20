#include "translations/wording/endgame_wording.h"

#include "translations/wording/fill.h"
#include "translations/wording/marks.h"

namespace komadai {
namespace {

const char* sourceOf(core::EndgameRefusal refusal) {
    using core::EndgameRefusal;
    switch (refusal) {
    case EndgameRefusal::SpecialEffects:
        return QT_TRANSLATE_NOOP("Wording",
                                 "Endgame tables are not possible for games with special effects.");
    case EndgameRefusal::Drops:
        return QT_TRANSLATE_NOOP("Wording", "Endgame tables are not possible for games with drops.");
    case EndgameRefusal::NoRoyal:
        return QT_TRANSLATE_NOOP("Wording",
                                 "Endgame tables are not possible for games without royal pieces.");
    case EndgameRefusal::RepetitionWins:
        return QT_TRANSLATE_NOOP("Wording",
                                 "Endgame tables are not possible for games in which a repetition or "
                                 "perpetual check wins or loses.");
    case EndgameRefusal::Declaration:
        return QT_TRANSLATE_NOOP(
            "Wording",
            "Endgame tables are not possible for games in which a player can declare an entering king.");
    case EndgameRefusal::CircularPromotions:
        return QT_TRANSLATE_NOOP(
            "Wording", "Endgame tables are not possible for games in which a promotion can be undone.");
    }
    return "";
}

const char* sourceOf(core::MaterialProblem::Kind kind) {
    using Kind = core::MaterialProblem::Kind;
    switch (kind) {
    case Kind::NoSeparator:
        return QT_TRANSLATE_NOOP(
            "Wording", "“{text}” is not a material: write one “v” between the pieces of both sides, as in "
                       "KRvK.");
    case Kind::UnknownPiece:
        return QT_TRANSLATE_NOOP("Wording",
                                 "“{text}” is not a material: no piece has the letters at “{place}”.");
    case Kind::MissingRoyal:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” is not a material: a side has no royal piece.");
    case Kind::SeveralRoyals:
        return QT_TRANSLATE_NOOP("Wording",
                                 "“{text}” is not a material: a side has the same royal piece twice.");
    case Kind::TooManyPieces:
        return QT_TRANSLATE_NOOP("Wording", "“{text}” has too many pieces; tables have at most {number}.");
    }
    return "";
}

const char* sourceOf(core::EndgameFileProblem problem) {
    using Problem = core::EndgameFileProblem;
    switch (problem) {
    case Problem::NotFound: return QT_TRANSLATE_NOOP("Wording", "{file} does not exist.");
    case Problem::Unreadable: return QT_TRANSLATE_NOOP("Wording", "{file} cannot be read.");
    case Problem::Unwritable: return QT_TRANSLATE_NOOP("Wording", "{file} cannot be written.");
    case Problem::NoTable: return QT_TRANSLATE_NOOP("Wording", "{file} is not an endgame table.");
    case Problem::OtherVersion:
        return QT_TRANSLATE_NOOP("Wording", "{file} was written by another version of Komadai.");
    case Problem::OtherRules:
        return QT_TRANSLATE_NOOP("Wording", "{file} is an endgame table for other rules.");
    case Problem::OtherMaterial:
        return QT_TRANSLATE_NOOP("Wording",
                                 "{file} is an endgame table for other pieces than those in its name.");
    case Problem::Interrupted: return QT_TRANSLATE_NOOP("Wording", "The reading of {file} was interrupted.");
    case Problem::Damaged: return QT_TRANSLATE_NOOP("Wording", "{file} is damaged.");
    }
    return "";
}

} // namespace

std::string EndgameWording::sentence(core::EndgameRefusal refusal) const { return in(sourceOf(refusal)); }

std::string EndgameWording::sentence(const core::MaterialProblem& problem, std::string_view text) const {
    return fill(in(sourceOf(problem.kind)), fmt::arg("text", text), fmt::arg("place", problem.text),
                fmt::arg("number", core::MaxEndgamePieces));
}

std::string EndgameWording::sentence(core::EndgameFileProblem problem, std::string_view file) const {
    return fill(in(sourceOf(problem)), fmt::arg("file", file));
}

} // namespace komadai
