#include "ui/board/piece_set.h"

#include "ui/board/cube_piece_set.h"
#include "ui/board/piece_marks.h"
#include "ui/board/stone_piece_set.h"
#include "ui/board/wedge_piece_set.h"

#include <array>

namespace komadai::ui {
namespace {

struct LookName {
    PieceLook look;
    const char* name;
};

constexpr std::array<LookName, 3> LookNames{
    {{PieceLook::Letters, "letters"}, {PieceLook::Kanji, "kanji"}, {PieceLook::Cubes, "cubes"}}};

} // namespace

QString nameOf(PieceLook look) {
    for (const auto& entry : LookNames)
        if (entry.look == look) return QString::fromLatin1(entry.name);
    return {};
}

std::optional<PieceLook> pieceLookNamed(const QString& name) {
    for (const auto& entry : LookNames)
        if (name == QLatin1String(entry.name)) return entry.look;
    return std::nullopt;
}

std::vector<PieceLook> pieceLooks() {
    std::vector<PieceLook> looks;
    for (const auto& entry : LookNames)
        looks.push_back(entry.look);
    return looks;
}

PieceLook usualLook(const core::VariantSpec& spec) {
    return spec.pieceStyle == core::PieceStyle::Cubes ? PieceLook::Cubes : PieceLook::Letters;
}

std::vector<PieceLook> looksFor(const core::VariantSpec& spec) {
    std::vector<PieceLook> looks{PieceLook::Letters};
    if (hasKanji(spec)) looks.push_back(PieceLook::Kanji);
    if (spec.pieceStyle == core::PieceStyle::Cubes) looks.push_back(PieceLook::Cubes);
    return looks;
}

std::shared_ptr<const PieceSet> makePieceSet(const core::VariantSpec& spec, PieceLook look) {
    if (look == PieceLook::Cubes) return std::make_shared<CubePieceSet>();
    PieceMarks marks = look == PieceLook::Kanji ? PieceMarks::kanjiFor(spec) : PieceMarks::letters();
    if (spec.pieceStyle == core::PieceStyle::Stones) return std::make_shared<StonePieceSet>(std::move(marks));
    return std::make_shared<WedgePieceSet>(std::move(marks));
}

bool isDark(const core::VariantSpec& spec, core::Side side) {
    return (spec.pieceStyle == core::PieceStyle::Stones) == (side == core::Side::First);
}

} // namespace komadai::ui
