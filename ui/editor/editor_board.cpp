#include "ui/editor/editor_board.h"

#include "ui/board/board_words.h"
#include "ui/board/key_direction.h"
#include "ui/board/mark_shapes.h"
#include "ui/board/motion_painter.h"
#include "ui/board/square_mark_painter.h"
#include "ui/board/stand_painter.h"
#include "ui/language/retranslated.h"
#include "ui/wording.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace komadai::ui {
EditorBoard::EditorBoard(const EditedPosition& position, LookOf lookOf, QWidget* parent, Use use)
    : BoardSurface(use == Use::Position ? Stands::Shown : Stands::Hidden, parent), m_position(position),
      m_lookOf(std::move(lookOf)), m_use(use) {
    retranslated(this, &QWidget::setAccessibleName, [use] {
        return use == Use::Position ? tr("Edited position") : tr("Arrangement of pieces");
    });
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

void EditorBoard::setEmptySquares(std::set<core::Square> squares) {
    m_empty = std::move(squares);
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
        if (m_use == Use::Pattern) break;
        Stand stand{side, setup.hand(side), setup.sideToMove == side};
        if (fromHand && fromHand->side == side) stand.hand.remove(fromHand->type);
        StandPainter(layout(), theme(), pieces()).paint(painter, spec(), stand);
    }
    const SquareMarkPainter marks(layout(), theme());
    if (m_picked) marks.paintSelected(painter, rectOf(*m_picked).adjusted(1, 1, 0, 0));
    for (int i = 0; i < spec().size.squares(); ++i) {
        const auto square = core::Square::at(i);
        if (const auto& piece = setup.at(square); piece && origin != Place(square))
            paintPiece(painter, square, *piece);
    }
    for (const auto square : m_empty)
        paintEmpty(painter, squareRect(square));
    for (const auto& error : m_position.errors())
        if (error.square && m_use == Use::Position) paintMark(painter, squareRect(*error.square));
    if (m_press && isArea(*m_press))
        for (const auto square : areaTo(m_pointed))
            marks.paintSelected(painter, QRectF(squareRect(square)).adjusted(1, 1, 0, 0));
    if (m_pointed) marks.paintPointed(painter, rectOf(*m_pointed));
    if (!origin) return;
    MotionPainter(layout(), theme(), pieces())
        .paintCarried(painter, spec(), layout().placed(*m_position.pieceAt(*origin)), m_press->at);
}

/// A frame, and a badge with an exclamation mark.
void EditorBoard::paintMark(QPainter& painter, const QRectF& square) const {
    const double unit = square.width();
    const double width = std::max(2.0, unit * 0.06);
    SquareMarkPainter(layout(), theme())
        .paintFrame(painter, square.adjusted(1, 1, 0, 0), squarePen(theme().check, width));
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

/// A cross with a light edge, which is seen on every board.
void EditorBoard::paintEmpty(QPainter& painter, const QRectF& square) const {
    const double margin = square.width() * 0.3;
    const double width = std::max(2.0, square.width() * 0.07);
    const QRectF inner = square.adjusted(margin, margin, -margin, -margin);
    for (const auto& [colour, extra] :
         {std::pair(QColor(Qt::white), 2.0), std::pair(QColor(Qt::black), 0.0)}) {
        painter.setPen(QPen(colour, width + extra, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(inner.topLeft(), inner.bottomRight());
        painter.drawLine(inner.topRight(), inner.bottomLeft());
    }
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
    if (event->button() == Qt::RightButton) return pressRight(*event, place);
    if (event->button() != Qt::LeftButton) return BoardSurface::mousePressEvent(event);
    if (place) m_press = Press{event->position(), event->position(), *place};
}

/// Ends a drag that is under way. In a pattern, a rectangle may follow.
void EditorBoard::pressRight(const QMouseEvent& event, const std::optional<Place>& place) {
    const bool isCarrying = m_press.has_value();
    m_press.reset();
    update();
    if (!place || isCarrying) return;
    if (m_use == Use::Pattern)
        m_press = Press{event.position(), event.position(), *place, Qt::RightButton};
    else
        emit rightClicked(*place);
}

bool EditorBoard::isArea(const Press& press) const {
    return m_use == Use::Pattern && (m_dragsAreas || press.button == Qt::RightButton);
}

std::vector<core::Square> EditorBoard::areaTo(const std::optional<Place>& place) const {
    const auto* first = std::get_if<core::Square>(&m_press->place);
    const auto* last = place ? std::get_if<core::Square>(&*place) : nullptr;
    if (!first || !last) return {};
    const auto size = spec().size;
    const auto [left, right] = std::minmax({size.fileOf(*first), size.fileOf(*last)});
    const auto [low, high] = std::minmax({size.rankOf(*first), size.rankOf(*last)});
    std::vector<core::Square> squares;
    for (int rank = low; rank <= high; ++rank)
        for (int file = left; file <= right; ++file)
            squares.push_back(size.square(file, rank));
    return squares;
}

void EditorBoard::mouseMoveEvent(QMouseEvent* event) {
    point(layout().placeAt(event->position()));
    if (!m_press) return;
    m_press->at = event->position();
    if (isArea(*m_press)) return update();
    const double distance = QLineF(m_press->start, m_press->at).length();
    if (distance >= QApplication::startDragDistance() && m_position.pieceAt(m_press->place))
        m_press->carries = true;
    if (m_press->carries) update();
}

void EditorBoard::mouseReleaseEvent(QMouseEvent* event) {
    if (!m_press || event->button() != m_press->button) return BoardSurface::mouseReleaseEvent(event);
    const auto place = layout().placeAt(event->position());
    const auto area = isArea(*m_press) ? areaTo(place) : std::vector<core::Square>();
    const Press press = *std::exchange(m_press, std::nullopt);
    update();
    if (place == press.place && press.button == Qt::RightButton)
        emit rightClicked(press.place);
    else if (place == press.place)
        emit clicked(press.place);
    else if (isArea(press) && !area.empty())
        emit areaDragged(area, press.button);
    else if (press.carries && place)
        emit carried(press.place, *place);
    else if (press.carries)
        emit carriedOff(press.place);
}

void EditorBoard::leaveEvent(QEvent* event) {
    point(std::nullopt);
    BoardSurface::leaveEvent(event);
}

void EditorBoard::keyPressEvent(QKeyEvent* event) {
    if (!hasBoard()) return BoardSurface::keyPressEvent(event);
    if (const auto direction = directionOf(event->key())) {
        const auto size = spec().size;
        return setKeyCursor(m_pointed ? layout().neighbour(*m_pointed, *direction).value_or(*m_pointed)
                                      : Place(size.square(size.files / 2, size.ranks / 2)));
    }
    if (!m_pointed) return BoardSurface::keyPressEvent(event);
    const Place place = *m_pointed;
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: pressKeyCursor(); break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: emit removeRequested(place); break;
    case Qt::Key_T: emit rightClicked(place); break;
    default: BoardSurface::keyPressEvent(event);
    }
}

// --- screen readers

void EditorBoard::setKeyCursor(const Place& place) {
    point(place);
    announceFocus();
}

void EditorBoard::pressKeyCursor() {
    if (m_pointed) emit clicked(*m_pointed);
}

QString EditorBoard::wordsFor(const Place& place) const {
    const auto* hand = std::get_if<HandPlace>(&place);
    if (hand) return ui::wordsFor(*hand, m_position.setup().hand(hand->side).count(hand->type), spec());
    const auto square = std::get<core::Square>(place);
    QStringList parts{ui::wordsFor(square, m_position.setup().at(square), spec())};
    if (m_picked == place) parts << tr("picked up");
    if (m_empty.contains(square)) parts << tr("must be empty");
    if (m_use == Use::Pattern) return parts.join(QStringLiteral(", "));
    for (const auto& error : m_position.errors())
        if (error.square == square)
            parts << tr("not allowed: %1").arg(QString::fromStdString(wording().problem({error}, spec())));
    return parts.join(QStringLiteral(", "));
}

QString EditorBoard::valueOf(const Place& place) const {
    if (const auto* hand = std::get_if<HandPlace>(&place))
        return QString::number(m_position.setup().hand(hand->side).count(hand->type));
    return contentWords(m_position.setup().at(std::get<core::Square>(place)), spec());
}

std::vector<PlaceAction> EditorBoard::placeActions() {
    const PlaceAction remove{tr("Remove"), [this](const Place& place) { emit removeRequested(place); }};
    if (m_use == Use::Pattern) return {remove};
    return {{tr("Turn over"), [this](const Place& place) { emit rightClicked(place); }}, remove};
}

} // namespace komadai::ui
