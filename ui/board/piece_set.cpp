#include "ui/board/piece_set.h"

#include "ui/board/cube_piece_set.h"
#include "ui/board/figure_piece_set.h"
#include "ui/board/international_piece_set.h"
#include "ui/board/piece_marks.h"
#include "ui/board/piece_symbols.h"
#include "ui/board/stone_piece_set.h"
#include "ui/board/wedge_piece_set.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace komadai::ui {
namespace {

struct LookName {
    PieceLook look;
    const char* name;
};

constexpr std::array LookNames{
    LookName{PieceLook::Letters, "letters"},      LookName{PieceLook::Kanji, "kanji"},
    LookName{PieceLook::FullKanji, "full-kanji"}, LookName{PieceLook::Figures, "figures"},
    LookName{PieceLook::Cubes, "cubes"},          LookName{PieceLook::International, "international"}};

constexpr std::string_view Black = "Black", White = "White"; // as variants name their sides

/// Played with wedges that have kanji.
bool isOfShogi(const core::VariantSpec& spec) {
    return spec.pieceStyle == core::PieceStyle::Letters &&
           std::any_of(spec.pieces.begin(), spec.pieces.end(),
                       [](const core::PieceSpec& piece) { return !piece.kanji.empty(); });
}

/// A game of chess: most kinds have drawings, no piece changes sides, and none has a kanji.
bool isOfChess(const core::VariantSpec& spec) {
    return !spec.drops.allowed && hasFigures(spec) &&
           std::all_of(spec.pieces.begin(), spec.pieces.end(),
                       [](const core::PieceSpec& piece) { return piece.kanji.empty(); });
}

bool suits(PieceLook look, const core::VariantSpec& spec) {
    switch (look) {
    case PieceLook::Letters: return true;
    case PieceLook::Kanji: return hasKanji(spec);
    case PieceLook::FullKanji: return hasFullKanji(spec);
    case PieceLook::Figures: return hasFigures(spec);
    case PieceLook::International: return isOfShogi(spec);
    case PieceLook::Cubes: return hasFigures(spec) && spec.drops.allowed; // a cube can be of either side
    }
    return false;
}

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
    looks.reserve(std::size(LookNames));
    for (const auto& entry : LookNames)
        looks.push_back(entry.look);
    return looks;
}

PieceLook usualLook(const core::VariantSpec& spec) {
    switch (spec.pieceStyle) {
    case core::PieceStyle::Cubes: return PieceLook::Cubes;
    case core::PieceStyle::Figures: return PieceLook::Figures;
    case core::PieceStyle::Letters: return isOfChess(spec) ? PieceLook::Figures : PieceLook::Letters;
    case core::PieceStyle::Stones: return PieceLook::Letters;
    }
    return PieceLook::Letters;
}

std::vector<PieceLook> looksFor(const core::VariantSpec& spec) {
    const PieceLook usual = usualLook(spec);
    std::vector<PieceLook> looks;
    for (const auto look : pieceLooks())
        if (look == usual || suits(look, spec)) looks.push_back(look);
    return looks;
}

std::shared_ptr<const PieceSet> makePieceSet(const core::VariantSpec& spec, PieceLook look) {
    if (look == PieceLook::Cubes) return std::make_shared<CubePieceSet>();
    if (look == PieceLook::Figures) return std::make_shared<FigurePieceSet>();
    if (look == PieceLook::International)
        return std::make_shared<InternationalPieceSet>(PieceMarks::kanjiFor(spec));
    const bool inFull = look == PieceLook::FullKanji;
    PieceMarks marks = inFull                     ? PieceMarks::fullKanjiFor(spec)
                       : look == PieceLook::Kanji ? PieceMarks::kanjiFor(spec)
                                                  : PieceMarks::letters();
    if (spec.pieceStyle == core::PieceStyle::Stones) return std::make_shared<StonePieceSet>(std::move(marks));
    using Manner = WedgePieceSet::Manner;
    return std::make_shared<WedgePieceSet>(std::move(marks), inFull ? Manner::Real : Manner::Clear);
}

bool isDark(const core::VariantSpec& spec, core::Side side) {
    const auto isCalled = [&spec](core::Side one, std::string_view name) {
        return spec.sideNames[static_cast<std::size_t>(core::indexOf(one))] == name;
    };
    const core::Side opponent = core::opponent(side);
    if (isCalled(side, Black) || isCalled(opponent, White)) return true;
    if (isCalled(side, White) || isCalled(opponent, Black)) return false;
    const bool isFirstDark =
        spec.coordinates == core::Coordinates::Shogi || spec.pieceStyle == core::PieceStyle::Stones;
    return isFirstDark == (side == core::Side::First);
}

} // namespace komadai::ui
