#include "ui/board/board_painter.h"

#include "ui/board/arrow_painter.h"
#include "ui/board/coordinates_painter.h"
#include "ui/board/drawing_painter.h"
#include "ui/board/ground_painter.h"
#include "ui/board/mark_shapes.h"
#include "ui/board/motion_painter.h"
#include "ui/board/square_mark_painter.h"
#include "ui/board/stand_painter.h"

#include <algorithm>

namespace komadai::ui {
namespace {

bool contains(const std::vector<core::Square>& squares, core::Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

} // namespace

void BoardPainter::paint(QPainter& painter, const BoardScene& scene) const {
    paintBoard(painter, scene.position.spec());
    const QRect all =
        m_layout.frameRect() | m_layout.standRect(core::Side::First) | m_layout.standRect(core::Side::Second);
    paintContents(painter, scene, all);
}

void BoardPainter::paintBoard(QPainter& painter, const core::VariantSpec& spec) const {
    GroundPainter(m_layout, m_theme).paint(painter, spec);
    if (!m_coordinates) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    CoordinatesPainter(m_layout, m_theme, *m_coordinates).paintOnFrame(painter, spec);
    painter.restore();
}

void BoardPainter::paintContents(QPainter& painter, const BoardScene& scene, const QRegion& region) const {
    const auto& spec = scene.position.spec();
    const SquareMarkPainter marks(m_layout, m_theme);
    const ArrowPainter arrows(m_layout, m_theme);
    const MotionPainter motion(m_layout, m_theme, m_pieces);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (auto side : core::Sides)
        if (region.intersects(m_layout.standRect(side))) paintHand(painter, scene, side);
    marks.paintBeneathPieces(painter, scene);
    paintPieces(painter, scene, region);
    for (const core::Hold& hold : scene.holds)
        marks.paintHold(painter, hold.held);
    for (const core::Hold& hold : scene.explained)
        marks.paintTether(painter, hold);
    if (scene.lastMove)
        for (const FateMark& mark : scene.lastMove->traces)
            if (mark.fate == Fate::Promoted || mark.fate == Fate::Reverted) marks.paintFate(painter, mark);
    marks.paintTargets(painter, scene);
    for (const auto& mark : scene.fates)
        marks.paintFate(painter, mark);
    for (const auto& arrow : scene.arrows)
        arrows.paint(painter, arrow);
    const DrawingPainter drawings(m_layout, m_theme);
    for (const auto& drawing : scene.drawings)
        drawings.paint(painter, drawing);
    if (scene.glyph) drawings.paintGlyph(painter, *scene.glyph);
    if (scene.keyCursor) marks.paintKeyCursor(painter, m_layout.rectOf(*scene.keyCursor));
    for (const auto& glide : scene.glides)
        motion.paintGlide(painter, spec, glide);
    for (const auto& flare : scene.flares)
        motion.paintFlare(painter, flare);
    if (scene.carried) motion.paintCarried(painter, spec, *scene.carried, scene.carriedAt);
    paintChoices(painter, scene);
    painter.restore();
}

void BoardPainter::paintHand(QPainter& painter, const BoardScene& scene, core::Side side) const {
    const bool isToMove = scene.position.sideToMove() == side;
    Stand stand{side, scene.position.hand(side), isToMove && scene.marksTurn};
    if (scene.taken && scene.taken->side == side && stand.hand.count(scene.taken->type) > 0)
        stand.hand.remove(scene.taken->type);
    if (scene.selection)
        if (const auto* hand = std::get_if<HandPlace>(&*scene.selection); hand && hand->side == side)
            stand.selected = hand->type;
    const StandPainter stands(m_layout, m_theme, m_pieces);
    stands.paint(painter, scene.position.spec(), stand);
    if (scene.numberedHand == side) stands.paintNumbers(painter, side);
}

void BoardPainter::paintPieces(QPainter& painter, const BoardScene& scene, const QRegion& region) const {
    const auto& spec = scene.position.spec();
    forEachSquare(spec.size, [&](core::Square square) {
        if (!region.intersects(m_layout.squareRect(square))) return;
        const auto piece = scene.position.pieceAt(square);
        const bool isGone = scene.course && (square == scene.course->from || scene.course->takes(square));
        if (piece && !isGone && !contains(scene.hidden, square))
            m_pieces.paint(painter, m_layout.squareRect(square), spec, m_layout.placed(*piece));
    });
    if (!scene.course || contains(scene.hidden, scene.course->to())) return;
    if (const auto mover = scene.position.pieceAt(scene.course->from))
        m_pieces.paint(painter, m_layout.squareRect(scene.course->to()), spec, m_layout.placed(*mover));
}

void BoardPainter::paintChoices(QPainter& painter, const BoardScene& scene) const {
    if (scene.choices.empty()) return;
    painter.fillRect(m_layout.boardRect(), QColor(0, 0, 0, 90));
    const double radius = m_layout.squareSize() * 0.1;
    int number = 0;
    for (const auto& choice : scene.choices) {
        const QRectF rect = QRectF(choice.rect).adjusted(1, 1, -1, -1);
        painter.setPen(squarePen(m_theme.choiceEdge, std::max(2.0, m_layout.squareSize() * 0.05)));
        painter.setBrush(choice.hovered ? m_theme.choiceHovered : m_theme.choice);
        painter.drawRoundedRect(rect, radius, radius);
        m_pieces.paint(painter, choice.rect, scene.position.spec(), choice.piece);
        if (choice.isShot) SquareMarkPainter(m_layout, m_theme).paintCrosshair(painter, choice.rect);
        paintKeyNumber(painter, rect.adjusted(2, 1, 0, 0), ++number, m_theme);
    }
}

} // namespace komadai::ui
