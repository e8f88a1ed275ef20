#include "ui/editor/editor_board.h"

#include "ui/language/spoken.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace komadai::ui {
namespace {

constexpr double CarriedScale = 1.12;

QPointF directionOf(int key) {
    switch (key) {
    case Qt::Key_Left: return {-1, 0};
    case Qt::Key_Right: return {1, 0};
    case Qt::Key_Up: return {0, -1};
    case Qt::Key_Down: return {0, 1};
    default: return {};
    }
}

} // namespace

EditorBoard::EditorBoard(const EditedPosition& position, LookOf lookOf, QWidget* parent)
    : BoardSurface(Stands::Shown, parent), m_position(position), m_lookOf(std::move(lookOf)) {
    spoken(this, &QWidget::setAccessibleName, [] { return tr("Edited position"); });
    connect(&m_position, &EditedPosition::changed, this, &EditorBoard::showPosition);
    updateLook();
}

void EditorBoard::updateLook() { setBoard(m_position.variant(), m_lookOf(m_position.spec()), isFlipped()); }

void EditorBoard::setFlipped(bool flipped) {
    setBoard(m_position.variant(), m_lookOf(m_position.spec()), flipped);
    point(std::nullopt);
}

void EditorBoard::showPosition() {
    m_press.reset();
    m_picked.reset();
    if (m_position.variant() != variant()) {
        updateLook();
        point(std::nullopt);
    }
    update();
}

void EditorBoard::setPicked(const std::optional<Place>& place) {
    m_picked = place;
    update();
}

// --- painting

void EditorBoard::paintEvent(QPaintEvent*) {
    if (!hasBoard()) return;
    QPainter painter(this);
    boardPainter().paintBoard(painter, spec());
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& setup = m_position.setup();
    const auto origin = m_press && m_press->carries ? std::optional(m_press->place) : std::nullopt;
    const auto* fromHand = origin ? std::get_if<HandPlace>(&*origin) : nullptr;
    for (const auto side : core::Sides) {
        Stand stand{side, setup.hand(side), setup.sideToMove == side};
        if (fromHand && fromHand->side == side) stand.hand.remove(fromHand->type);
        boardPainter().paintStand(painter, spec(), stand);
    }
    if (m_picked) painter.fillRect(rectOf(*m_picked).adjusted(1, 1, 0, 0), theme().selected);
    for (int i = 0; i < spec().size.squares(); ++i) {
        const auto square = core::Square::at(i);
        if (const auto& piece = setup.at(square); piece && origin != Place(square))
            paintPiece(painter, square, *piece);
    }
    for (const auto& error : m_position.errors())
        if (error.square) paintMark(painter, squareRect(*error.square));
    paintPointed(painter);
    if (!origin) return;
    const double size = layout().squareSize() * CarriedScale;
    pieces().paint(painter, QRectF(m_press->at - QPointF(size, size) / 2, QSizeF(size, size)), spec(),
                   boardPainter().placed(*m_position.pieceAt(*origin)));
}

/// A frame, and a badge with an exclamation mark.
void EditorBoard::paintMark(QPainter& painter, const QRectF& square) const {
    const double unit = square.width();
    const double width = std::max(2.0, unit * 0.06);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().check, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(square.adjusted(1 + width / 2, 1 + width / 2, -width / 2, -width / 2));
    const double size = std::max(12.0, unit * 0.34);
    const QRectF badge(square.right() - size + 1, square.top(), size, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(theme().check.rgb()));
    painter.drawEllipse(badge);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(9, static_cast<int>(size * 0.8)));
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(badge, Qt::AlignCenter, QStringLiteral("!"));
}

void EditorBoard::paintPointed(QPainter& painter) const {
    if (!m_pointed) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().lastMove, std::max(2.0, layout().squareSize() * 0.05)));
    painter.drawRect(QRectF(rectOf(*m_pointed)).adjusted(2, 2, -1, -1));
}

// --- mouse and keyboard

void EditorBoard::point(const std::optional<Place>& place) {
    if (place == m_pointed) return;
    m_pointed = place;
    update();
    emit pointedChanged();
}

void EditorBoard::mousePressEvent(QMouseEvent* event) {
    const auto place = layout().placeAt(event->position());
    if (event->button() == Qt::RightButton) {
        const bool isCarrying = m_press.has_value();
        m_press.reset();
        update();
        if (place && !isCarrying) emit rightClicked(*place);
        return;
    }
    if (event->button() != Qt::LeftButton) return BoardSurface::mousePressEvent(event);
    if (place) m_press = Press{event->position(), event->position(), *place};
}

void EditorBoard::mouseMoveEvent(QMouseEvent* event) {
    point(layout().placeAt(event->position()));
    if (!m_press) return;
    m_press->at = event->position();
    const double distance = QLineF(m_press->start, m_press->at).length();
    if (distance >= QApplication::startDragDistance() && m_position.pieceAt(m_press->place))
        m_press->carries = true;
    if (m_press->carries) update();
}

void EditorBoard::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_press) return BoardSurface::mouseReleaseEvent(event);
    const Press press = *std::exchange(m_press, std::nullopt);
    const auto place = layout().placeAt(event->position());
    update();
    if (place == press.place)
        emit clicked(press.place);
    else if (press.carries && place)
        emit carried(press.place, *place);
    else if (press.carries)
        emit carriedOff(press.place);
}

void EditorBoard::leaveEvent(QEvent* event) {
    point(std::nullopt);
    BoardSurface::leaveEvent(event);
}

/// Of all squares and hands that lie in the direction, the nearest, with those straight ahead before others.
std::optional<Place> EditorBoard::placeBeside(const Place& place, int key) const {
    const QPointF way = directionOf(key);
    if (way.isNull()) return std::nullopt;
    const QPointF from = QRectF(rectOf(place)).center();
    std::optional<Place> nearest;
    double least = 0;
    const auto consider = [&](const Place& candidate) {
        const QPointF there = QRectF(rectOf(candidate)).center() - from;
        const double ahead = QPointF::dotProduct(there, way);
        const double aside = std::abs(there.x() * way.y()) + std::abs(there.y() * way.x());
        if (ahead < layout().squareSize() * 0.5 || aside > ahead) return;
        const double cost = ahead + 2 * aside;
        if (nearest && cost >= least) return;
        nearest = candidate;
        least = cost;
    };
    for (int i = 0; i < spec().size.squares(); ++i)
        consider(core::Square::at(i));
    for (const auto side : core::Sides)
        for (const auto type : layout().handKinds())
            consider(HandPlace{side, type});
    return nearest;
}

void EditorBoard::keyPressEvent(QKeyEvent* event) {
    if (!hasBoard()) return BoardSurface::keyPressEvent(event);
    if (!directionOf(event->key()).isNull()) {
        const auto size = spec().size;
        return point(m_pointed ? placeBeside(*m_pointed, event->key()).value_or(*m_pointed)
                               : Place(size.square(size.files / 2, size.ranks / 2)));
    }
    if (!m_pointed) return BoardSurface::keyPressEvent(event);
    const Place place = *m_pointed;
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: emit clicked(place); break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: emit removeRequested(place); break;
    case Qt::Key_T: emit rightClicked(place); break;
    default: BoardSurface::keyPressEvent(event);
    }
}

} // namespace komadai::ui
