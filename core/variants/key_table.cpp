#include "core/variants/key_table.h"

#include "core/variants/effects_reader.h"
#include "core/variants/named_pieces.h"
#include "core/variants/spec_reader.h"
#include "core/variants/spec_writer.h"
#include "core/variants/variant_keys.h"

#include <algorithm>
#include <unordered_map>

namespace komadai::core {
namespace keys {
namespace {

/// A member of a spec, given by the path to it: `at<&VariantSpec::drops, &DropRule::allowed>`.
template <auto... Path>
auto& at(VariantSpec& spec) {
    return (spec.*....*Path);
}

/// The words of an enumeration, in the order of its enumerators.
template <auto... Path>
Choice choice(std::vector<std::string_view> words) {
    return {std::move(words), [](VariantSpec& spec) { return static_cast<std::size_t>(at<Path...>(spec)); },
            [](VariantSpec& spec, std::size_t word) {
                auto& member = at<Path...>(spec);
                member = static_cast<std::remove_reference_t<decltype(member)>>(word);
            }};
}

// Helpers for `Special`: they call a member function of the reader or of the writer.

template <auto Read>
void by(SpecReader& reader) {
    (reader.*Read)();
}
template <auto Write>
std::string with(SpecWriter& writer) {
    return (writer.*Write)();
}

constexpr void (*ReadElsewhere)(SpecReader&) = nullptr;
constexpr std::string (*WrittenElsewhere)(SpecWriter&) = nullptr;

/// Reads a key of special effects if the section has it.
template <auto Read>
void readEffect(SpecReader& reader, std::string_view key) {
    if (ini::Slot* slot = reader.find(key)) (EffectsReader(reader, *slot).*Read)();
}
void readCannotTake(SpecReader& reader) { readEffect<&EffectsReader::readCannotTake>(reader, "cannotTake"); }
void readTakesOnly(SpecReader& reader) { readEffect<&EffectsReader::readTakesOnly>(reader, "takesOnly"); }
void readHolds(SpecReader& reader) { readEffect<&EffectsReader::readHolds>(reader, "holdsAlong"); }
void readShelters(SpecReader& reader) { readEffect<&EffectsReader::readShelters>(reader, "shelters"); }
void readRevertsNear(SpecReader& reader) {
    readEffect<&EffectsReader::readRevertsNear>(reader, "revertsNear");
}
void readCommand(SpecReader& reader) {
    if (reader.hasEffects() && !reader.find("command")) reader.reportMissing("command");
    readEffect<&EffectsReader::readCommand>(reader, "command");
}

using Spec = VariantSpec;
using R = SpecReader;
using W = SpecWriter;

// clang-format off
std::vector<Row> rowsOfGame() {
    return {
        {"variantName", "", "", Text{at<&Spec::name>}},
        {"variantSummary", "", "", Text{at<&Spec::summary>}, NotInherited},
        {"sideNames", "White, Black", "", Special{"TEXT, TEXT", by<&R::readSideNames>, with<&W::sideNames>}},
        {"coordinates", "algebraic", "", choice<&Spec::coordinates>({"algebraic", "shogi"})},
        {"moveCoordinates", "protocol", "shogi", choice<&Spec::moveCoordinates>({"protocol", "algebraic", "shogi"})},
        {"pieceStyle", "letters", "", choice<&Spec::pieceStyle>({"letters", "figures", "cubes", "stones"})},
        {"maxFile", "", "", Special{"1..19 | a..s", by<&R::readFiles>, with<&W::files>}},
        {"maxRank", "", "", Special{"1..19", by<&R::readRanks>, with<&W::ranks>}},
    };
}

std::vector<Row> rowsOfPieces() {
    return {
        {"customPieceN", "", "", Special{"x:BETZA", by<&R::readPieces>, with<&W::pieces>}, Family},
        {"piece CODE", "", "", Special{"MOVES | KANJI | NAME | READING", ReadElsewhere, WrittenElsewhere}, Family},
        {"promotedPieceType", "-", "", Special{"x:y ...", by<&R::readPromotedFaces>, with<&W::promotedFaces>}},
        {"royalPieces", "", "", Special{"x +y ...", by<&R::readRoyals>, with<&W::royals>}, NotWithEffects},
        {"pieceNames", "", "", PieceText{&PieceSpec::name}},
        {"pieceKanji", "", "", PieceText{&PieceSpec::kanji}},
        {"pieceFullKanji", "", "", PieceText{&PieceSpec::fullKanji}},
        {"pieceReadings", "", "", PieceText{&PieceSpec::reading}},
        {"pieceValues", "", "", Special{"x:0..10000, ...", by<&R::readPieceValues>, with<&W::pieceValues>}},
        {"castling", "", "", Special{"false", by<&R::readCastling>, with<&W::switchedOff>}},
        {"doubleStep", "", "", Special{"false", by<&R::readDoubleStep>, with<&W::switchedOff>}},
        {"pieceToCharTable", "", "", Ignored{}},
        {"pocketSize", "", "", Ignored{}},
        {"variantTemplate", "", "", Ignored{}},
        {"pieceValueMg", "", "", Ignored{}},
        {"pieceValueEg", "", "", Ignored{}},
    };
}

std::vector<Row> rowsOfDrops() {
    constexpr auto Drops = &Spec::drops;
    return {
        {"pieceDrops", "false", "", Flag{at<Drops, &DropRule::allowed>}, NotWithEffects},
        {"capturesToHand", "false", "", Special{"true | false", by<&R::readCapturesToHand>, with<&W::capturesToHand>}, NotWithEffects},
        {"dropNoDoubled", "-", "", Kinds{at<Drops, &DropRule::noDoubled>}, NotWithEffects},
        {"dropNoDoubledCount", "1", "", Number{1, BoardSize::MaxSide, at<Drops, &DropRule::mostOnFile>}, NotWithEffects},
        {"immobilityIllegal", "false", "", Flag{at<Drops, &DropRule::onlyWhereMovable>}, NotWithEffects},
        {"dropPromoted", "false", "", Flag{at<Drops, &DropRule::promotedToo>}, NotWithEffects},
        {"dropChecks", "true", "", choice<Drops, &DropRule::noCheck>({"true", "false"}), NotWithEffects},
        {"dropRegionWhite", "", "", Special{"*9 e* e9 ...", by<&R::readDropRegions>, with<&W::dropRegionOfFirst>}, NotWithEffects},
        {"dropRegionBlack", "", "", Special{"*9 e* e9 ...", ReadElsewhere, with<&W::dropRegionOfSecond>}, NotWithEffects},
        {"whiteDropRegion", "", "", Special{"*9 e* e9 ...", ReadElsewhere, WrittenElsewhere}, NotWithEffects},
        {"blackDropRegion", "", "", Special{"*9 e* e9 ...", ReadElsewhere, WrittenElsewhere}, NotWithEffects},
        {"firstRankPawnDrops", "false", "", Flag{at<Drops, &DropRule::pawnOnFirstRank>}, NotWithEffects},
        {"promotionZonePawnDrops", "false", "", Flag{at<Drops, &DropRule::pawnOnPromotionZone>}, NotWithEffects},
        {"shogiPawnDropMateIllegal", "false", "", Special{"true | false", by<&R::readShogiPawnDropMate>, with<&W::shogiPawnDropMate>}, NotWithEffects},
    };
}

std::vector<Row> rowsOfPromotion() {
    constexpr auto Promotion = &Spec::promotion;
    return {
        {"promotionPawnTypes", "", "", Special{"x y ...", ReadElsewhere, with<&W::promotionPawns>}, NotWithEffects},
        {"promotionPieceTypes", "", "", Special{"x y ...", by<&R::readPromotionChoices>, with<&W::promotionChoices>}, NotWithEffects},
        {"dropLoop", "false", "", Special{"true | false", by<&R::readDropLoop>, with<&W::dropLoop>}, NotWithEffects},
        {"promotionLimit", "-", "", Special{"x:0..361 ...", by<&R::readPromotionLimits>, with<&W::promotionLimits>}, NotWithEffects},
        {"promotionRank", "8", "-", Special{"1..19", by<&R::readZones>, with<&W::promotionRank>}, AlwaysWritten},
        {"promotionRegionWhite", "", "", Special{"*9 e* e9 ...", ReadElsewhere, with<&W::promotionRegionOfFirst>}},
        {"promotionRegionBlack", "", "", Special{"*9 e* e9 ...", ReadElsewhere, with<&W::promotionRegionOfSecond>}},
        {"mandatoryPiecePromotion", "false", "", Flag{at<Promotion, &PromotionRule::mandatory>}, NotWithEffects},
        {"mandatoryPawnPromotion", "true", "", Flag{at<Promotion, &PromotionRule::mandatoryForPawns>}, NotWithEffects},
        {"piecePromotionOnCapture", "false", "", Flag{at<Promotion, &PromotionRule::onlyByCapture>}, NotWithEffects},
        {"pieceDemotion", "false", "", Flag{at<Promotion, &PromotionRule::back>}, NotWithEffects},
    };
}

std::vector<Row> rowsOfEnds() {
    constexpr auto Ends = &Spec::ends;
    constexpr auto Repetition = &EndRules::repetition;
    constexpr auto Limit = &EndRules::moveLimit;
    constexpr auto King = &EndRules::enteringKing;
    return {
        {"stalemateValue", "draw", "loss", choice<Ends, &EndRules::stalemate>({"draw", "loss", "win"})},
        {"bareKing", "none", "", choice<Ends, &EndRules::bareKing>({"none", "draw", "win"}), NotWithEffects},
        {"extinctionValue", "none", "", Special{"none | draw | loss", by<&R::readExtinction>, with<&W::extinctionValue>}, NotWithEffects},
        {"extinctionPieceTypes", "", "", Special{"*", ReadElsewhere, with<&W::extinctionPieceTypes>}, NotWithEffects},
        {"extinctionPieceCount", "", "", Special{"1", ReadElsewhere, with<&W::extinctionPieceCount>}, NotWithEffects},
        {"extinctionOpponentPieceCount", "", "", Special{"2", ReadElsewhere, with<&W::extinctionOpponentPieceCount>}, NotWithEffects},
        {"extinctionClaim", "", "", Special{"true", ReadElsewhere, with<&W::extinctionClaim>}, NotWithEffects},
        {"flagPiece", "-", "", Special{"x", by<&R::readCamps>, with<&W::flagPiece>}, NotWithEffects},
        {"flagRegionWhite", "-", "", Special{"*9 e* e9 ...", ReadElsewhere, with<&W::flagRegionOfFirst>}, NotWithEffects},
        {"flagRegionBlack", "-", "", Special{"*9 e* e9 ...", ReadElsewhere, with<&W::flagRegionOfSecond>}, NotWithEffects},
        {"whiteFlag", "-", "", Special{"*9 e* e9 ...", ReadElsewhere, WrittenElsewhere}, NotWithEffects},
        {"blackFlag", "-", "", Special{"*9 e* e9 ...", ReadElsewhere, WrittenElsewhere}, NotWithEffects},
        {"nMoveRule", "50", "0", Number{0, 1000, at<Ends, Limit, &MoveLimitRule::moves>}},
        {"nMoveRuleTypes", "p", "", Special{"x y ...", by<&R::readProgressKinds>, with<&W::progressKinds>}, NotWithEffects | AlwaysWritten},
        {"dropIsProgress", "true", "", Flag{at<Ends, Limit, &MoveLimitRule::dropIsProgress>}, NotWithEffects},
        {"nFoldRule", "3", "4", Number{0, 100, at<Ends, Repetition, &RepetitionRule::fold>}},
        {"nFoldValue", "draw", "", choice<Ends, Repetition, &RepetitionRule::value>({"draw", "loss", "win"})},
        {"nFoldValueAbsolute", "false", "", Flag{at<Ends, Repetition, &RepetitionRule::ofFirst>}},
        {"perpetualCheckIllegal", "false", "", Flag{at<Ends, Repetition, &RepetitionRule::perpetualCheckLoses>}, NotWithEffects},
        {"insufficientMaterial", "-", "", Kinds{at<Ends, &EndRules::minors>}, NotWithEffects},
        {"impasse", "false", "", Flag{at<Ends, &EndRules::impasseByAgreement>}, NotWithEffects},
        {"enteringKing", "none", "", choice<Ends, King, &EnteringKingRule::points>({"none", "27", "24"}), NotWithEffects | NotInherited},
        {"enteringKingMajors", "-", "", Special{"x y ...", by<&R::readEnteringKingMajors>, with<&W::enteringKingMajors>}, NotWithEffects | NotInherited},
    };
}

std::vector<Row> rowsOfEffects() {
    constexpr auto Options = &Spec::effectOptions;
    return {
        {"cannotTake", "-", "", Special{"KINDS > KINDS; ...", readCannotTake, with<&W::cannotTake>}, OfEffects},
        {"takesOnly", "-", "", Special{"KINDS > KINDS; ...", readTakesOnly, with<&W::takesOnly>}, OfEffects},
        {"cannotShoot", "-", "", EffectKinds{&PieceEffects::cannotShoot}, OfEffects},
        {"forwardNeeds", "-", "", EffectKinds{&PieceEffects::forwardNeeds}, OfEffects},
        {"promotionNeeds", "-", "", EffectKinds{&PieceEffects::promotionNeeds}, OfEffects},
        {"promotesOnTaking", "-", "", EffectKinds{&PieceEffects::promotesOnTaking}, OfEffects},
        {"raises", "-", "", EffectKinds{&PieceEffects::raises}, OfEffects},
        {"quenches", "-", "", EffectKinds{&PieceEffects::quenches}, OfEffects},
        {"burns", "-", "", EffectFlag{&PieceEffects::burns}, OfEffects},
        {"ignoresShelter", "-", "", EffectFlag{&PieceEffects::ignoresShelter}, OfEffects},
        {"holdsAlong", "-", "", Special{"KINDS > BETZA; ...", readHolds, with<&W::holds>}, OfEffects},
        {"shelters", "-", "", Special{"KINDS > 1..18; ...", readShelters, with<&W::shelters>}, OfEffects},
        {"revertsNear", "-", "", Special{"KINDS > 1..18 KINDS; ...", readRevertsNear, with<&W::revertsNear>}, OfEffects},
        {"command", "", "", Special{"KINDS; KINDS & KINDS; ...", readCommand, with<&W::command>}, OfEffects},
        {"shootWithoutMoving", "false", "", Flag{at<Options, &EffectOptions::shootWithoutMoving>}, OfEffects},
        {"passiveBurn", "true", "", Flag{at<Options, &EffectOptions::passiveBurn>}, OfEffects},
    };
}

std::vector<Row> rowsOfStart() {
    return {
        {"startFen", "", "", Special{"FEN", by<&R::readStart>, with<&W::startFen>}},
        {"startSfen", "", "", Special{"SFEN", ReadElsewhere, with<&W::startSfen>}},
        {"handicaps", "", "", Special{"NAME: e9 h8, ...", by<&R::readHandicaps>, with<&W::handicaps>}, NotInherited},
    };
}
// clang-format on

/// One for each piece that has a name in this dialect. They are read with `customPieceN`.
std::vector<Row> rowsOfNamedPieces() {
    std::vector<Row> rows;
    for (const auto& piece : NamedPieces)
        rows.push_back({piece.key, "-", "",
                        Special{piece.key == "king" ? "x | x:BETZA" : "x", ReadElsewhere, WrittenElsewhere}});
    return rows;
}

std::vector<Row> allRows() {
    std::vector<Row> all;
    for (auto& rows : {rowsOfGame(), rowsOfNamedPieces(), rowsOfPieces(), rowsOfDrops(), rowsOfPromotion(),
                       rowsOfEnds(), rowsOfEffects(), rowsOfStart()})
        all.insert(all.end(), rows.begin(), rows.end());
    return all;
}

/// The values that a key can have.
std::string formOf(const Row& row) {
    if (const auto* special = std::get_if<Special>(&row.target)) return std::string(special->form);
    if (const auto* number = std::get_if<Number>(&row.target))
        return std::to_string(number->least) + ".." + std::to_string(number->most);
    if (std::holds_alternative<Flag>(row.target)) return "true | false";
    if (std::holds_alternative<Kinds>(row.target)) return "x y ...";
    if (std::holds_alternative<PieceText>(row.target)) return "x:TEXT, ...";
    if (std::holds_alternative<EffectKinds>(row.target)) return "KINDS > KINDS; ...";
    if (std::holds_alternative<EffectFlag>(row.target)) return "KINDS";
    if (const auto* choice = std::get_if<Choice>(&row.target)) {
        std::string form;
        for (const auto word : choice->words)
            form.append(form.empty() ? "" : " | ").append(word);
        return form;
    }
    return "TEXT";
}

} // namespace

const std::vector<Row>& table() {
    static const std::vector<Row> rows = allRows();
    return rows;
}

std::optional<std::size_t> placeOf(std::string_view key) {
    static const auto places = [] {
        std::unordered_map<std::string_view, std::size_t> found;
        for (std::size_t i = 0; i < table().size(); ++i)
            if (!table()[i].is(Family)) found.emplace(table()[i].name, i);
        return found;
    }();
    const auto place = places.find(key);
    return place == places.end() ? std::nullopt : std::optional(place->second);
}

const Row* findRow(std::string_view key) {
    const auto place = placeOf(key);
    return place ? &table()[*place] : nullptr;
}

std::vector<std::string_view> wordsOf(const Row& row) {
    if (std::holds_alternative<Flag>(row.target)) return {"false", "true"};
    if (const auto* choice = std::get_if<Choice>(&row.target)) return choice->words;
    return {};
}

std::size_t wordIn(const Row& row, const VariantSpec& variant) {
    auto& spec = const_cast<VariantSpec&>(variant); // the members of a row serve to read and to write
    if (const auto* flag = std::get_if<Flag>(&row.target)) return flag->of(spec) ? 1 : 0;
    return std::get<Choice>(row.target).get(spec);
}

void setWord(const Row& row, VariantSpec& variant, std::size_t word) {
    if (const auto* flag = std::get_if<Flag>(&row.target))
        flag->of(variant) = word == 1;
    else
        std::get<Choice>(row.target).set(variant, word);
}

} // namespace keys

std::vector<VariantKey> variantKeys() {
    std::vector<VariantKey> all;
    for (const keys::Row& row : keys::table())
        all.push_back(
            {row.name, keys::formOf(row), row.byDefault, row.withEffects, !row.is(keys::NotWithEffects)});
    return all;
}

} // namespace komadai::core
