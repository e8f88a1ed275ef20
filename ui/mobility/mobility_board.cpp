#include "ui/mobility/mobility_board.h"

#include "ui/board/board_words.h"
#include "ui/board/key_direction.h"
#include "ui/board/square_mark_painter.h"
#include "ui/contrast.h"
#include "ui/language/retranslated.h"
#include "ui/mixed_colour.h"
#include "ui/notation/notation.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>

namespace komadai::ui {
namespace {

constexpr double OthersOpacity = 0.45;

/// From near to far. Their lightness alone tells them apart.
constexpr std::array<QRgb, 4> LightHeat{0xff0b3c6f, 0xff2f7fb5, 0xff8cc0de, 0xffe4f0f7};
constexpr std::array<QRgb, 4> DarkHeat{0xfff6e08a, 0xffd99a3c, 0xff8f5626, 0xff40301f};

/// Colours that are told apart with any kind of colour vision (Okabe and Ito, 2008).
constexpr std::array<QRgb, 8> ClassColours{0xff0072b2, 0xffe69f00, 0xff009e73, 0xffcc79a7,
                                           0xff56b4e9, 0xffd55e00, 0xfff0e442, 0xff999999};

int farthestOf(const std::vector<std::optional<int>>& distances) {
    int farthest = 0;
    for (const auto& distance : distances)
        farthest = std::max(farthest, distance.value_or(0));
    return farthest;
}

} // namespace

MobilityBoard::MobilityBoard(QWidget* parent) : BoardSurface(Stands::Hidden, parent) {
    retranslated(this, &QWidget::setAccessibleName, [] { return tr("Moves to each square"); });
}

void MobilityBoard::setContent(Content content, PieceLook look, bool flipped) {
    setBoard(content.position.variant(), look, flipped);
    m_content = std::move(content);
    if (m_pointed && m_pointed->index() >= spec().size.squares()) point(std::nullopt);
    announceFocus();
}

QColor MobilityBoard::heat(int moves, int farthest) const {
    const auto& scale = theme().background.lightness() < 128 ? DarkHeat : LightHeat;
    const double place =
        farthest <= 1 ? 0 : (moves - 1.0) / (farthest - 1.0) * (static_cast<double>(scale.size()) - 1);
    const auto below = std::min(static_cast<std::size_t>(place), scale.size() - 2);
    return mixed(QColor(scale[below]), QColor(scale[below + 1]), place - static_cast<double>(below));
}

QColor MobilityBoard::classColour(int number) const {
    return QColor(ClassColours[static_cast<std::size_t>(number) % ClassColours.size()]);
}

void MobilityBoard::paintEvent(QPaintEvent*) {
    if (!hasBoard()) return;
    QPainter painter(this);
    boardPainter().paintBoard(painter, spec());
    painter.setRenderHint(QPainter::Antialiasing);
    paintSquares(painter);
    for (int i = 0; i < spec().size.squares(); ++i)
        if (const auto other = otherAt(core::Square::at(i))) {
            painter.setOpacity(OthersOpacity);
            paintPiece(painter, core::Square::at(i), *other);
            painter.setOpacity(1);
        }
    paintNumbers(painter);
    paintPiece(painter, m_content->from, m_content->piece);
    if (m_pointed) SquareMarkPainter(layout(), theme()).paintPointed(painter, squareRect(*m_pointed));
}

std::optional<core::Piece> MobilityBoard::otherAt(core::Square square) const {
    if (!m_content->showsOthers || square == m_content->from || square == m_content->home)
        return std::nullopt;
    return m_content->position.pieceAt(square);
}

/// The number shown on a square, its class or the number of moves, with its colour; none where the piece stands.
std::optional<std::pair<int, QColor>> MobilityBoard::figureOf(core::Square square) const {
    const auto index = static_cast<std::size_t>(square.index());
    if (m_content->classes) {
        const int number = (*m_content->classes)[index];
        return std::pair(number + 1, classColour(number));
    }
    const auto& moves = m_content->distances[index];
    if (!moves || *moves == 0) return std::nullopt;
    return std::pair(*moves, heat(*moves, farthestOf(m_content->distances)));
}

void MobilityBoard::paintSquares(QPainter& painter) const {
    for (int i = 0; i < spec().size.squares(); ++i) {
        const auto square = core::Square::at(i);
        const QRectF rect = QRectF(squareRect(square)).adjusted(1, 1, 0, 0);
        if (const auto figure = figureOf(square))
            painter.fillRect(rect, figure->second);
        else if (square != m_content->from)
            paintUnreachable(painter, rect);
    }
}

void MobilityBoard::paintNumbers(QPainter& painter) const {
    for (int i = 0; i < spec().size.squares(); ++i) {
        const auto square = core::Square::at(i);
        const auto figure = figureOf(square);
        if (!figure || square == m_content->from) continue;
        const QRectF rect = QRectF(squareRect(square)).adjusted(1, 1, 0, 0);
        const auto& [number, colour] = *figure;
        paintNumber(painter, rect, number, colour, otherAt(square).has_value());
    }
}

/// In the middle of a free square, in the corner of one with a piece.
void MobilityBoard::paintNumber(QPainter& painter, const QRectF& square, int number, const QColor& under,
                                bool inCorner) const {
    const double unit = square.width();
    QFont font = painter.font();
    font.setPixelSize(std::max(8, static_cast<int>(unit * (inCorner ? 0.34 : number > 9 ? 0.4 : 0.46))));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(writingOn(under));
    if (!inCorner) {
        painter.drawText(square, Qt::AlignCenter, QString::number(number));
        return;
    }
    const QSizeF size(unit * (number > 9 ? 0.54 : 0.42), unit * 0.42);
    const QRectF corner(square.bottomRight() - QPointF(size.width(), size.height()), size);
    painter.fillRect(corner, under);
    painter.drawText(corner, Qt::AlignCenter, QString::number(number));
}

void MobilityBoard::paintUnreachable(QPainter& painter, const QRectF& square) const {
    const double inset = square.width() * 0.34;
    const QRectF cross = square.adjusted(inset, inset, -inset, -inset);
    painter.fillRect(square, QColor(0, 0, 0, 46));
    painter.setPen(
        QPen(QColor(0, 0, 0, 120), std::max(1.2, square.width() * 0.05), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

void MobilityBoard::point(std::optional<core::Square> square) {
    if (square == m_pointed) return;
    m_pointed = square;
    update();
    emit squarePointedAt(square);
}

void MobilityBoard::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return BoardSurface::mousePressEvent(event);
    if (const auto square = layout().squareAt(event->position())) emit squareChosen(*square);
}

void MobilityBoard::mouseMoveEvent(QMouseEvent* event) { point(layout().squareAt(event->position())); }

void MobilityBoard::leaveEvent(QEvent* event) {
    point(std::nullopt);
    BoardSurface::leaveEvent(event);
}

/// The arrows carry the piece. With Ctrl they move only the cursor, from which Space or Enter fetches the piece.
void MobilityBoard::keyPressEvent(QKeyEvent* event) {
    if (!m_content) return BoardSurface::keyPressEvent(event);
    const bool onlyPoints = event->modifiers().testFlag(Qt::ControlModifier);
    if (const auto direction = directionOf(event->key())) {
        const auto next = layout().neighbour(onlyPoints ? *keyCursor() : Place(m_content->from), *direction);
        if (!next) return;
        if (onlyPoints) return setKeyCursor(*next);
        emit squareChosen(std::get<core::Square>(*next));
        return;
    }
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: return pressKeyCursor();
    default: BoardSurface::keyPressEvent(event);
    }
}

// --- screen readers

std::optional<Place> MobilityBoard::keyCursor() const {
    if (!m_content) return std::nullopt;
    return Place(m_pointed.value_or(m_content->from));
}

void MobilityBoard::setKeyCursor(const Place& place) {
    point(std::get<core::Square>(place));
    announceFocus();
}

void MobilityBoard::pressKeyCursor() {
    if (const auto cursor = keyCursor()) emit squareChosen(std::get<core::Square>(*cursor));
}

bool MobilityBoard::isPickedUp(const Place& place) const {
    return m_content && place == Place(m_content->from);
}

QString MobilityBoard::valueOf(const Place& place) const {
    if (!m_content) return {};
    const auto square = std::get<core::Square>(place);
    const auto index = static_cast<std::size_t>(square.index());
    if (m_content->classes) return tr("group %1").arg((*m_content->classes)[index] + 1);
    if (square == m_content->from) return ui::wordsFor(m_content->piece, spec());
    const auto& moves = m_content->distances[index];
    return moves ? tr("%n moves", nullptr, *moves) : tr("cannot be reached");
}

QString MobilityBoard::wordsFor(const Place& place) const {
    if (!m_content) return {};
    const auto square = std::get<core::Square>(place);
    QStringList parts{squareText(square, spec()), valueOf(place)};
    if (const auto other = otherAt(square)) parts << ui::wordsFor(*other, spec());
    return parts.join(QStringLiteral(", "));
}

} // namespace komadai::ui
