#include "core/notation/csa_words.h"

#include "core/notation/record_reading.h"

#include <algorithm>
#include <array>

namespace komadai::core::csa {
namespace {

struct PieceCode {
    std::string_view code;
    std::string_view letters; ///< as in SFEN
};
constexpr std::array Codes{
    PieceCode{"FU", "P"},  PieceCode{"KY", "L"},  PieceCode{"KE", "N"},  PieceCode{"GI", "S"},
    PieceCode{"KI", "G"},  PieceCode{"KA", "B"},  PieceCode{"HI", "R"},  PieceCode{"OU", "K"},
    PieceCode{"TO", "+P"}, PieceCode{"NY", "+L"}, PieceCode{"NK", "+N"}, PieceCode{"NG", "+S"},
    PieceCode{"UM", "+B"}, PieceCode{"RY", "+R"},
};

} // namespace

std::string_view codeOf(std::string_view letters) {
    for (const PieceCode& code : Codes)
        if (code.letters == letters) return code.code;
    return {};
}

std::optional<PieceType> typeOf(std::string_view code, const VariantSpec& spec) {
    for (const PieceCode& known : Codes)
        if (known.code == code) return spec.pieceByLetters(known.letters);
    return std::nullopt;
}

/// Whether all positions and moves of a variant can be written.
bool serves(const VariantSpec& spec) {
    return spec.coordinates == Coordinates::Shogi && !spec.effects && !spec.promotion.back &&
           !spec.drops.promotedToo && spec.size.files <= MaxSide && spec.size.ranks <= MaxSide &&
           std::all_of(spec.pieces.begin(), spec.pieces.end(), [](const PieceSpec& piece) {
               return !codeOf(piece.letters).empty() && piece.promotionChoices.empty();
           });
}

const EndingWord* endingNamed(std::string_view name, Side mover) {
    if (name == "+ILLEGAL_ACTION") name = mover == Side::First ? "ILLEGAL_MOVE" : "ILLEGAL_ACTION";
    if (name == "-ILLEGAL_ACTION") name = mover == Side::Second ? "ILLEGAL_MOVE" : "ILLEGAL_ACTION";
    for (const EndingWord& word : endingWords())
        if (!word.csa.empty() && word.csa.substr(1) == name) return &word;
    return nullptr;
}

std::string endingText(const GameRecord& record, const EndingWord* ending, const AnyPosition& last,
                       std::vector<Loss>& losses) {
    if (ending && ending->csa == "%ILLEGAL_ACTION")
        return (last.sideToMove() == Side::First ? "-" : "+") + std::string("ILLEGAL_ACTION");
    if (ending) return std::string(ending->csa.substr(1));
    const auto& outcome = record.outcome;
    if (!outcome || outcome == outcomeIn(last)) return {};
    addLoss(losses, Loss::EndReason);
    return !outcome->winner ? "HIKIWAKE" : *outcome->winner == last.sideToMove() ? "KACHI" : "TORYO";
}

} // namespace komadai::core::csa
