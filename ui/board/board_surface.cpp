#include "ui/board/board_surface.h"

#include "ui/board/accessible_board.h"
#include "ui/board/cached_piece_set.h"
#include "ui/board/look_setting.h"
#include "ui/preferences/preferences.h"

#include <QAccessible>
#include <QEvent>
#include <QTimer>

#include <algorithm>

namespace komadai::ui {

BoardSurface::BoardSurface(Stands stands, QWidget* parent)
    : QWidget(parent), m_stands(stands), m_theme(boardTheme(palette())), m_coordinates(chosenCoordinates()) {
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

void BoardSurface::announce(const QString& news) {
    if (news.isEmpty()) return;
    beginNews();
    m_news = joined(m_news, news);
    tellNews();
}

void BoardSurface::announceState(const QString& state) {
    if (state.isEmpty()) return;
    beginNews();
    m_newState = state;
    tellNews();
}

QString BoardSurface::news() const { return joined(m_news, m_newState); }

QString BoardSurface::joined(const QString& one, const QString& other) {
    if (one.isEmpty() || other.isEmpty()) return one + other;
    return QStringLiteral(".!?…。！？").contains(one.back()) ? one + ' ' + other
                                                             : tr("%1. %2").arg(one, other);
}

/// Forgets what was announced in earlier turns of the event loop.
void BoardSurface::beginNews() {
    if (m_isAnnouncing) return;
    m_isAnnouncing = true;
    m_news.clear();
    m_newState.clear();
    QTimer::singleShot(0, this, [this] { m_isAnnouncing = false; });
}

void BoardSurface::tellNews() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent announcement(this, news());
    QAccessible::updateAccessibility(&announcement);
#else
    // Screen readers speak a notification when it shows.
    const int part = static_cast<int>(m_places.size() + buttons().size());
    for (const auto type : {QAccessible::NameChanged, QAccessible::ObjectShow}) {
        QAccessibleEvent event(this, type);
        event.setChild(part);
        QAccessible::updateAccessibility(&event);
    }
#endif
}

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
