// How a piece moves, as a drawing made from the data that the rules use.
#pragma once

#include "ui/rulebook/mark_painter.h"

#include "core/variants/variant_spec.h"

#include <set>
#include <vector>

namespace komadai::ui {

/// The moves of a piece in the middle of a board that is empty and large enough, as a drawing. Directions are the
/// owner's.
struct MoveDiagram {
    struct Spot {
        int right, forward;
        Mark mark;
        int steps = 1; ///< of a later step: how many it takes
        friend bool operator==(const Spot&, const Spot&) = default;
    };
    struct Line {
        int right, forward; ///< one step
        Mark mark;
        int range = 0; ///< 0: no limit
        friend bool operator==(const Line&, const Line&) = default;
    };

    int reach = 2; ///< squares shown on each side of the piece
    std::vector<Spot> spots;
    std::vector<Line> lines;

    static MoveDiagram of(const core::VariantSpec& spec, core::PieceType type);

    /// The marks that occur.
    std::set<Mark> marks() const;
};

/// Paints the drawing of a piece into the largest square in the middle of `area`.
void paintMoveDiagram(QPainter& painter, const QRect& area, const core::VariantSpec& spec,
                      core::PieceType type, const BoardTheme& theme, const PieceSet& pieces);

} // namespace komadai::ui
