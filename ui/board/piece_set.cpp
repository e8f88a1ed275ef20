#include "ui/board/piece_set.h"

#include "ui/board/cube_piece_set.h"
#include "ui/board/letter_piece_set.h"

#include <array>

namespace komadai::ui {
namespace {

struct StyleName {
    core::PieceStyle style;
    const char* name;
};

constexpr std::array<StyleName, 2> StyleNames{
    {{core::PieceStyle::Cubes, "cubes"}, {core::PieceStyle::Letters, "letters"}}};

} // namespace

QString nameOf(core::PieceStyle style) {
    for (const auto& entry : StyleNames)
        if (entry.style == style) return QString::fromLatin1(entry.name);
    return {};
}

std::optional<core::PieceStyle> pieceStyleNamed(const QString& name) {
    for (const auto& entry : StyleNames)
        if (name == QLatin1String(entry.name)) return entry.style;
    return std::nullopt;
}

std::vector<core::PieceStyle> pieceStyles() {
    std::vector<core::PieceStyle> styles;
    for (const auto& entry : StyleNames)
        styles.push_back(entry.style);
    return styles;
}

std::shared_ptr<const PieceSet> makePieceSet(core::PieceStyle style) {
    switch (style) {
    case core::PieceStyle::Cubes: return std::make_shared<CubePieceSet>();
    case core::PieceStyle::Stones:
    case core::PieceStyle::Letters: break;
    }
    return std::make_shared<LetterPieceSet>();
}

} // namespace komadai::ui
