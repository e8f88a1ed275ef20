#include "ui/rulebook/move_diagram.h"

#include "core/variants/step_reach.h"

#include <algorithm>

namespace komadai::ui {
namespace {

using core::Movement;
using core::Offset;
using core::Passage;

Mark spotMarkOf(const Movement& movement) {
    if (!movement.capture) return Mark::MoveOnly;
    return movement.quiet ? Mark::Move : Mark::CaptureOnly;
}

Mark lineMarkOf(const Movement& movement) {
    if (movement.passage == Passage::Over || movement.passage == Passage::Behind) return Mark::Hop;
    if (!movement.capture) return Mark::SlideMoveOnly;
    return movement.quiet ? Mark::Slide : Mark::SlideCaptureOnly;
}

/// Collects marks; a square that can be moved to in one way and captured on in another is marked as one for both.
class Drawing {
public:
    explicit Drawing(MoveDiagram& diagram) : m_diagram(diagram) {}

    void add(const Movement& movement) {
        const Offset step = core::offsetOf(movement);
        if (movement.isLeap())
            addSpot(step, spotMarkOf(movement));
        else
            addLine(step, lineMarkOf(movement), movement.range);
    }
    void add(const core::MultiStep& multi) {
        for (const auto& [offset, steps] : core::fewestStepsTo(multi)) {
            if (offset == Offset{}) continue;
            if (steps == 1)
                addSpot(offset, Mark::Move);
            else if (!isMarked(offset))
                addSpot(offset, Mark::LaterStep, steps);
        }
    }
    void add(const core::PieceEffects& effects) {
        if (effects.burns)
            for (const Offset way : core::EightDirections)
                addSpot(way, Mark::Burns);
        for (const Movement& line : effects.holds)
            addLine(core::offsetOf(line), Mark::Hold, line.range);
        if (effects.shooting)
            for (const Offset way : core::EightDirections)
                addLine(way, Mark::Shot, effects.shooting->range);
    }

private:
    bool isMarked(Offset offset) const {
        return std::any_of(m_diagram.spots.begin(), m_diagram.spots.end(), [&](const auto& spot) {
            return spot.right == offset.right && spot.forward == offset.forward;
        });
    }
    void addSpot(Offset at, Mark mark, int steps = 1) {
        m_diagram.reach = std::max(m_diagram.reach, at.length());
        for (auto& spot : m_diagram.spots) {
            if (spot.right != at.right || spot.forward != at.forward || mark == Mark::Burns ||
                spot.mark == Mark::Burns)
                continue;
            if (spot.mark != mark) spot.mark = Mark::Move;
            return;
        }
        m_diagram.spots.push_back({at.right, at.forward, mark, steps});
    }
    void addLine(Offset step, Mark mark, int range) {
        m_diagram.reach = std::max(m_diagram.reach, 2 * step.length());
        const auto isHalf = [](Mark half) {
            return half == Mark::SlideMoveOnly || half == Mark::SlideCaptureOnly;
        };
        for (auto& line : m_diagram.lines)
            if (line.right == step.right && line.forward == step.forward && line.range == range &&
                line.mark != mark && isHalf(line.mark) && isHalf(mark)) {
                line.mark = Mark::Slide;
                return;
            }
        m_diagram.lines.push_back({step.right, step.forward, mark, range});
    }

    MoveDiagram& m_diagram;
};

/// Whether a slide passes there, so that the spot would add nothing.
bool isOnSlide(const MoveDiagram::Spot& spot, const std::vector<MoveDiagram::Line>& lines) {
    if (spot.mark != Mark::Move && spot.mark != Mark::LaterStep) return false;
    return std::any_of(lines.begin(), lines.end(), [&](const MoveDiagram::Line& line) {
        const int steps =
            Offset{spot.right, spot.forward}.length() / Offset{line.right, line.forward}.length();
        return line.mark == Mark::Slide && steps > 0 && spot.right == steps * line.right &&
               spot.forward == steps * line.forward && (line.range == 0 || steps <= line.range);
    });
}

} // namespace

MoveDiagram MoveDiagram::of(const core::VariantSpec& spec, core::PieceType type) {
    MoveDiagram diagram;
    Drawing drawing(diagram);
    const core::PieceEffects* effects = spec.effects ? &spec.effects->piece(type) : nullptr;
    if (effects) drawing.add(*effects);
    for (const Movement& movement : spec.piece(type).movements)
        drawing.add(movement);
    if (effects && effects->multiStep) drawing.add(*effects->multiStep);
    std::erase_if(diagram.spots, [&](const Spot& spot) { return isOnSlide(spot, diagram.lines); });
    return diagram;
}

std::set<Mark> MoveDiagram::marks() const {
    std::set<Mark> all;
    for (const Spot& spot : spots)
        all.insert(spot.mark);
    for (const Line& line : lines)
        all.insert(line.mark);
    return all;
}

void paintMoveDiagram(QPainter& painter, const QRect& area, const core::VariantSpec& spec,
                      core::PieceType type, const BoardTheme& theme, const PieceSet& pieces) {
    const MoveDiagram diagram = MoveDiagram::of(spec, type);
    const int side = 2 * diagram.reach + 1;
    const int unit = std::min(area.width(), area.height()) / side;
    const QPoint corner = area.center() - QPoint(unit * side / 2, unit * side / 2);
    const auto centreOf = [&](int right, int forward) {
        return QPointF(corner) + QPointF(diagram.reach + right + 0.5, diagram.reach - forward + 0.5) * unit;
    };
    paintGrid(painter, corner, {side, side}, unit, spec, theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const MarkPainter marks(painter, unit, theme);
    const auto paintSpots = [&](bool burns) {
        for (const auto& spot : diagram.spots)
            if ((spot.mark == Mark::Burns) == burns)
                marks.paintSpot(centreOf(spot.right, spot.forward), spot.mark, spot.steps);
    };
    paintSpots(true);
    for (const auto& line : diagram.lines) {
        const int steps = std::min(diagram.reach / Offset{line.right, line.forward}.length(),
                                   line.range > 0 ? line.range : diagram.reach);
        marks.paintLine(centreOf(0, 0), centreOf(steps * line.right, steps * line.forward), line.mark,
                        line.range > steps ? line.range : 0);
    }
    paintSpots(false);
    pieces.paint(painter, QRectF(centreOf(0, 0) - QPointF(unit, unit) / 2, QSizeF(unit, unit)), spec,
                 {{type, core::Side::First}, true});
    painter.restore();
}

} // namespace komadai::ui
