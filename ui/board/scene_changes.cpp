#include "ui/board/scene_changes.h"

#include "core/rules/move_course.h"
#include "ui/board/ground_painter.h"
#include "ui/board/mark_shapes.h"

#include <algorithm>

namespace komadai::ui {

QRegion SceneChanges::between(const BoardScene& before, const BoardScene& after) const {
    QRegion region = aroundPieces(before, after) + aroundChoices(before, after);
    const auto add = [&](const auto& was, const auto& is, auto&& around) {
        if (was == is) return;
        if (was) region += around(*was);
        if (is) region += around(*is);
    };
    const auto addEach = [&](const auto& some, const auto& others, auto&& around) {
        for (const auto& one : some)
            if (std::find(others.begin(), others.end(), one) == others.end()) region += around(one);
    };
    const auto place = [&](const Place& where) { return aroundPlace(where); };
    const auto square = [&](core::Square where) { return aroundSquare(where); };
    const auto target = [&](const Target& where) { return aroundSquare(where.square); };
    const auto fate = [&](const FateMark& mark) { return aroundSquare(mark.square); };
    const auto addAll = [&](const auto& some, const auto& others, auto&& around) {
        addEach(some, others, around);
        addEach(others, some, around);
    };
    add(before.lastMove, after.lastMove, [&](const ShownMove& shown) {
        QRegion all = aroundMove(shown.move);
        for (const FateMark& mark : shown.traces)
            all += fate(mark);
        return all;
    });
    const auto hold = [&](const core::Hold& mark) { return aroundSquare(mark.held); };
    const auto tether = [&](const core::Hold& mark) {
        return QRegion(aroundSquare(mark.net).boundingRect() | aroundSquare(mark.held).boundingRect());
    };
    const auto reach = [&](const core::Shelter& shelter) {
        return m_layout.reachRect(shelter.source, shelter.range);
    };
    addAll(before.holds, after.holds, hold);
    addAll(before.explained, after.explained, tether);
    addAll(before.shelters, after.shelters, reach);
    add(before.selection, after.selection, place);
    add(before.keyCursor, after.keyCursor, place);
    add(before.taken, after.taken, place);
    if (before.course || after.course)
        for (const auto* scene : {&before, &after})
            if (scene->course) region += aroundMove(*scene->course);
    addAll(before.targets, after.targets, target);
    addAll(before.hidden, after.hidden, square);
    if (before.marksTurn != after.marksTurn) region += m_layout.standRect(after.position.sideToMove());
    add(before.numberedHand, after.numberedHand, [&](core::Side side) { return m_layout.standRect(side); });
    const auto arrow = [&](const BoardArrow& where) { return aroundArrow(where); };
    addAll(before.arrows, after.arrows, arrow);
    const auto drawing = [&](const BoardDrawing& where) { return aroundArrow({{where.from, where.to}}); };
    const auto glyph = [&](const GlyphMark& mark) { return aroundGlyph(mark); };
    addAll(before.drawings, after.drawings, drawing);
    add(before.glyph, after.glyph, glyph);
    addAll(before.fates, after.fates, fate);
    const auto glide = [&](const Glide& piece) { return aroundPoint(piece.at()); };
    const auto flare = [&](const Flare& light) { return aroundFlare(light); };
    addAll(before.glides, after.glides, glide);
    addAll(before.flares, after.flares, flare);
    for (const auto* scene : {&before, &after})
        if (scene->carried) region += aroundPoint(scene->carriedAt);
    return region;
}

QRegion SceneChanges::aroundPieces(const BoardScene& before, const BoardScene& after) const {
    QRegion region;
    if (before.position == after.position) return region;
    forEachSquare(after.position.spec().size, [&](core::Square square) {
        if (before.position.pieceAt(square) != after.position.pieceAt(square)) region += aroundSquare(square);
    });
    for (const auto* scene : {&before, &after}) {
        const auto mover = scene->position.sideToMove();
        if (const auto king = scene->position.royalSquare(mover)) region += aroundSquare(*king);
    }
    for (auto side : core::Sides)
        region += m_layout.standRect(side).adjusted(-1, -1, 1, 1);
    return region;
}

QRegion SceneChanges::aroundChoices(const BoardScene& before, const BoardScene& after) const {
    QRegion region;
    if (before.choices == after.choices) return region;
    for (const auto* scene : {&before, &after})
        for (const auto& choice : scene->choices)
            region += choice.rect;
    return before.choices.size() == after.choices.size() ? region : region + m_layout.boardRect();
}

QRegion SceneChanges::aroundArrow(const BoardArrow& arrow) const {
    QRegion region;
    for (std::size_t i = 0; i < arrow.places.size(); ++i)
        region += aroundPlace(arrow.places[i]).boundingRect() |
                  aroundPlace(arrow.places[std::max<std::size_t>(i, 1) - 1]).boundingRect();
    return region;
}

/// A long text reaches into the square to the left.
QRegion SceneChanges::aroundGlyph(const GlyphMark& mark) const {
    const QRect square = aroundSquare(mark.square).boundingRect();
    return square.adjusted(-square.width(), 0, 0, 0);
}

QRegion SceneChanges::aroundPoint(const QPointF& point) const {
    return squareAround(point, 1.8).toAlignedRect();
}

QRegion SceneChanges::aroundFlare(const Flare& flare) const {
    if (!flare.done()) return {};
    if (flare.kind == Flare::Kind::Fire) return squareAround(flare.to, 1.2).toAlignedRect();
    return (squareAround(flare.tail(), 0.4) | squareAround(flare.head(), 1)).toAlignedRect();
}

/// Marks may reach a little beyond their square.
QRegion SceneChanges::aroundPlace(const Place& place) const {
    const int rim = 2 + m_layout.squareSize() / 16;
    return m_layout.rectOf(place).adjusted(-rim, -rim, rim, rim);
}

/// Where its marks can be: between the first and the last square of each leg.
QRegion SceneChanges::aroundMove(const core::Move& move) const {
    const auto course = core::courseOf(move);
    QRegion region = aroundSquare(course.to());
    if (!course.from) return region;
    const auto addLeg = [&](core::Square from, core::Square to) {
        region += aroundSquare(from).boundingRect() | aroundSquare(to).boundingRect();
    };
    for (std::size_t step = 0; step < course.path.size(); ++step)
        addLeg(course.squareAfter(step), course.squareAfter(step + 1));
    for (const auto& victim : course.victims)
        addLeg(course.squareAfter(victim.step), victim.square);
    return region;
}

QRectF SceneChanges::squareAround(const QPointF& centre, double scale) const {
    return around(centre, m_layout.squareSize() * scale / 2);
}

} // namespace komadai::ui
