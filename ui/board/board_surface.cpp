#include "ui/board/board_surface.h"

#include "ui/board/cached_piece_set.h"
#include "ui/board/look_setting.h"
#include "ui/language/spoken.h"

#include <QEvent>

namespace komadai::ui {

BoardSurface::BoardSurface(Stands stands, QWidget* parent)
    : QWidget(parent), m_stands(stands), m_theme(boardTheme(palette())), m_notation(chosenNotation()) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    whenLanguageChanges(this, [this] { showNotation(); }); // which is usual depends on it
}

void BoardSurface::setBoard(const std::shared_ptr<const core::Variant>& variant, PieceLook look,
                            bool flipped) {
    if (variant != m_variant || look != m_look || !m_pieces)
        m_pieces = std::make_shared<CachedPieceSet>(makePieceSet(variant->spec(), look));
    m_variant = variant;
    m_look = look;
    turn(flipped);
}

void BoardSurface::turn(bool flipped) {
    m_flipped = flipped;
    updateLayout();
}

void BoardSurface::showNotation() {
    m_notation = chosenNotation();
    updateLayout();
}

void BoardSurface::updateLayout() {
    if (!m_variant) return;
    auto shape = BoardShape::of(spec());
    if (m_stands == Stands::Hidden) shape.handKinds.clear();
    m_layout = BoardLayout(boardArea(), std::move(shape), m_flipped);
    update();
}

void BoardSurface::paintPiece(QPainter& painter, core::Square square, core::Piece piece) const {
    m_pieces->paint(painter, squareRect(square), spec(), boardPainter().placed(piece));
}

std::optional<core::Square> BoardSurface::beside(core::Square square, int key) const {
    const auto size = spec().size;
    const int turned = m_flipped ? -1 : 1;
    int file = size.fileOf(square), rank = size.rankOf(square);
    switch (key) {
    case Qt::Key_Left: file -= turned; break;
    case Qt::Key_Right: file += turned; break;
    case Qt::Key_Up: rank -= turned; break;
    case Qt::Key_Down: rank += turned; break;
    default: return std::nullopt;
    }
    return size.contains(file, rank) ? std::optional(size.square(file, rank)) : std::nullopt;
}

void BoardSurface::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateLayout();
}

void BoardSurface::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    m_theme = boardTheme(palette());
    update();
}

} // namespace komadai::ui
