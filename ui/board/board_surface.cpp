#include "ui/board/board_surface.h"

#include "ui/board/accessible_board.h"
#include "ui/board/cached_piece_set.h"
#include "ui/board/look_setting.h"
#include "ui/preferences/preferences.h"
#include "ui/widgets/announcer.h"

#include <QAccessible>
#include <QEvent>

#include <algorithm>

namespace komadai::ui {

BoardSurface::BoardSurface(Stands stands, QWidget* parent)
    : QWidget(parent), m_stands(stands), m_theme(boardTheme(palette())), m_coordinates(chosenCoordinates()),
      m_announcer(
          new Announcer(*this, [this] { return static_cast<int>(m_places.size() + buttons().size()); })) {
    installAccessibleBoard();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    whenNotationChanges(this, [this] {
        if (m_variant) makePieces(); // they may have letters
        updateLayout();
    });
    whenCoordinatesChange(this, [this] {
        m_coordinates = chosenCoordinates();
        updateLayout();
    });
    preferences().whenChanged(preference::Theme, this, [this] { updateTheme(); });
}

QRect BoardSurface::boardAndHands() const {
    return m_layout.frameRect() | m_layout.standRect(core::Side::First) |
           m_layout.standRect(core::Side::Second);
}

void BoardSurface::setBoard(const std::shared_ptr<const core::Variant>& variant, PieceLook look,
                            bool flipped) {
    const bool isOther = variant != m_variant || look != m_look || !m_pieces;
    m_variant = variant;
    m_look = look;
    if (isOther) makePieces();
    turn(flipped);
}

void BoardSurface::makePieces() { m_pieces = std::make_shared<CachedPieceSet>(makePieceSet(spec(), m_look)); }

void BoardSurface::turn(bool flipped) {
    m_flipped = flipped;
    updateLayout();
}

void BoardSurface::updateLayout() {
    if (!m_variant) return;
    auto shape = BoardShape::of(spec());
    if (m_stands == Stands::Hidden) shape.handKinds.clear();
    m_layout = BoardLayout(boardArea(), std::move(shape), m_flipped, gutter());
    m_places = m_layout.places();
    update();
}

void BoardSurface::paintPiece(QPainter& painter, core::Square square, core::Piece piece) const {
    m_pieces->paint(painter, squareRect(square), spec(), m_layout.placed(piece));
}

// --- screen readers

int BoardSurface::indexOf(const Place& place) const {
    const auto found = std::find(m_places.begin(), m_places.end(), place);
    return found == m_places.end() ? -1 : static_cast<int>(found - m_places.begin());
}

void BoardSurface::announceFocus() {
    const auto cursor = keyCursor();
    if (!cursor || !hasFocus()) return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(indexOf(*cursor));
    QAccessible::updateAccessibility(&focus);
}

void BoardSurface::announce(const QString& news) { m_announcer->announce(news); }
void BoardSurface::announceState(const QString& state) { m_announcer->announceState(state); }
QString BoardSurface::news() const { return m_announcer->news(); }

void BoardSurface::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    announceFocus();
}

void BoardSurface::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateLayout();
}

void BoardSurface::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) updateTheme();
}

void BoardSurface::updateTheme() {
    m_theme = boardTheme(palette());
    update();
}

} // namespace komadai::ui
