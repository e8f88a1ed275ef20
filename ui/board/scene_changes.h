// Which parts of the board have to be painted again.
#pragma once

#include "ui/board/board_layout.h"
#include "ui/board/board_scene.h"

#include <QRegion>

namespace komadai::ui {

/// Compares scenes. Holds a reference to the layout.
class SceneChanges {
public:
    explicit SceneChanges(const BoardLayout& layout) : m_layout(layout) {}

    /// Where two scenes of one variant look different; the region may be a little larger than that.
    QRegion between(const BoardScene& before, const BoardScene& after) const;

private:
    QRegion aroundSquare(core::Square square) const { return aroundPlace(square); }
    QRegion aroundPlace(const Place& place) const;
    QRegion aroundMove(const core::Move& move) const;
    QRegion aroundArrow(const BoardArrow& arrow) const;
    QRegion aroundGlyph(const GlyphMark& mark) const;
    QRegion aroundPoint(const QPointF& point) const;
    QRegion aroundFlare(const Flare& flare) const;
    QRegion aroundPieces(const BoardScene& before, const BoardScene& after) const;
    QRegion aroundChoices(const BoardScene& before, const BoardScene& after) const;
    QRectF squareAround(const QPointF& centre, double scale) const;

    const BoardLayout& m_layout;
};

} // namespace komadai::ui
