#include "ui/rulebook/move_diagram.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

namespace komadai::ui {
namespace {

using core::Movement;
using core::Passage;
using Turns = core::MultiStep::Turns;

struct Offset {
    int right, forward;
    friend auto operator<=>(const Offset&, const Offset&) = default;
};

int lengthOf(Offset offset) { return std::max(std::abs(offset.right), std::abs(offset.forward)); }

Offset sum(Offset a, const Movement& b) { return {a.right + b.right, a.forward + b.forward}; }

/// The direction of the long leg.
Offset mainDirectionOf(const Movement& step) {
    const auto sign = [](int leg) { return (leg > 0) - (leg < 0); };
    const int right = std::abs(step.right), forward = std::abs(step.forward);
    return {right >= forward ? sign(step.right) : 0, forward >= right ? sign(step.forward) : 0};
}

Mark spotMarkOf(const Movement& movement) {
    if (!movement.capture) return Mark::MoveOnly;
    return movement.quiet ? Mark::Move : Mark::CaptureOnly;
}

Mark lineMarkOf(const Movement& movement) {
    if (movement.passage == Passage::Over || movement.passage == Passage::Behind) return Mark::Hop;
    if (!movement.capture) return Mark::SlideMoveOnly;
    return movement.quiet ? Mark::Slide : Mark::SlideCaptureOnly;
}

bool maySucceed(const core::MultiStep& multi, const Movement& first, const Movement& next) {
    if (multi.turns == Turns::Free) return true;
    if (multi.turns == Turns::None) return first == next;
    return mainDirectionOf(first) == mainDirectionOf(next);
}

/// The fewest steps with which a move of several steps can end there.
std::map<Offset, int> stepsTo(const core::MultiStep& multi) {
    std::map<Offset, int> fewest;
    for (const Movement& first : multi.steps) {
        std::set<Offset> layer{{first.right, first.forward}};
        for (int n = 1; n <= multi.most; ++n) {
            for (const Offset to : layer)
                if (n >= multi.least && lengthOf(to) > 0) {
                    const auto [place, isNew] = fewest.emplace(to, n);
                    if (!isNew) place->second = std::min(place->second, n);
                }
            std::set<Offset> next;
            for (const Offset from : layer)
                for (const Movement& step : multi.steps)
                    if (maySucceed(multi, first, step)) next.insert(sum(from, step));
            layer.swap(next);
        }
    }
    return fewest;
}

/// Collects marks; a square that can be moved to in one way and captured on in another is marked as one for both.
class Drawing {
public:
    explicit Drawing(MoveDiagram& diagram) : m_diagram(diagram) {}

    void add(const Movement& movement) {
        const Offset step{movement.right, movement.forward};
        if (movement.isLeap())
            addSpot(step, spotMarkOf(movement));
        else
            addLine(step, lineMarkOf(movement), movement.range);
    }
    void add(const core::MultiStep& multi) {
        for (const auto& [offset, steps] : stepsTo(multi)) {
            if (steps == 1)
                addSpot(offset, Mark::Move);
            else if (!isMarked(offset))
                addSpot(offset, Mark::LaterStep, steps);
        }
    }
    void add(const core::PieceEffects& effects) {
        if (effects.burns) addRound([&](Offset way) { addSpot(way, Mark::Burns); });
        for (const Movement& line : effects.holds)
            addLine({line.right, line.forward}, Mark::Hold, line.range);
        if (effects.shooting)
            addRound([&](Offset way) { addLine(way, Mark::Shot, effects.shooting->range); });
    }

private:
    template <class Function>
    void addRound(Function&& function) {
        for (int right = -1; right <= 1; ++right)
            for (int forward = -1; forward <= 1; ++forward)
                if (right != 0 || forward != 0) function(Offset{right, forward});
    }
    bool isMarked(Offset offset) const {
        return std::any_of(m_diagram.spots.begin(), m_diagram.spots.end(), [&](const auto& spot) {
            return spot.right == offset.right && spot.forward == offset.forward;
        });
    }
    void addSpot(Offset at, Mark mark, int steps = 1) {
        m_diagram.reach = std::max(m_diagram.reach, lengthOf(at));
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
        m_diagram.reach = std::max(m_diagram.reach, 2 * lengthOf(step));
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

/// Whether a slide passes there, so that the spot says nothing new.
bool isOnSlide(const MoveDiagram::Spot& spot, const std::vector<MoveDiagram::Line>& lines) {
    if (spot.mark != Mark::Move && spot.mark != Mark::LaterStep) return false;
    return std::any_of(lines.begin(), lines.end(), [&](const MoveDiagram::Line& line) {
        const int steps = lengthOf({spot.right, spot.forward}) / lengthOf({line.right, line.forward});
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
        const int steps = std::min(diagram.reach / lengthOf({line.right, line.forward}),
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
