#include "ui/start/game_card.h"

#include "ui/board/board_painter.h"
#include "ui/board/look_setting.h"
#include "ui/mixed_colour.h"
#include "ui/preferences/preferences.h"
#include "ui/scaled_font.h"
#include "ui/wording.h"

#include <QEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>

#include <algorithm>

namespace komadai::ui {
namespace {

// Pixels.
constexpr int PictureSize = 96;
constexpr int TextWidth = 214;
constexpr int Margin = 10;
constexpr int Gap = 8;
constexpr int LinesOfSummary = 5;
constexpr double Radius = 8;
constexpr double FocusWidth = 4;

constexpr double HoverTint = 0.12;

} // namespace

GameCard::GameCard(std::shared_ptr<const core::Variant> variant, QWidget* parent)
    : QAbstractButton(parent), m_variant(std::move(variant)) {
    setText(nameOf(spec()));
    setAccessibleDescription(summary());
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    const auto paintAnew = [this] {
        m_picture = {};
        update();
    };
    preferences().whenChanged(preference::Theme, this, paintAnew);
    whenLooksChange(this, paintAnew);
    whenCoordinatesChange(this, paintAnew);
}

QFont GameCard::nameFont() const {
    QFont name = scaledFont(font(), 1.25);
    name.setBold(true);
    return name;
}

QString GameCard::summary() const { return summaryOf(spec()); }

QSize GameCard::sizeHint() const {
    const int text = QFontMetrics(nameFont()).height() + LinesOfSummary * fontMetrics().lineSpacing();
    return {PictureSize + Gap + TextWidth + 2 * Margin, 2 * Margin + std::max(PictureSize, text)};
}

/// Tinted under the mouse. The keyboard focus is shown by the frame.
QColor GameCard::ground() const {
    if (isDown()) return palette().color(QPalette::Midlight);
    const QColor base = palette().color(QPalette::Base);
    return underMouse() ? mixed(base, palette().color(QPalette::Highlight), HoverTint) : base;
}

void GameCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = hasFocus() ? FocusWidth : 1;
    const double inset = width / 2 + 0.5;
    painter.setPen(QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid), width));
    painter.setBrush(ground());
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), Radius, Radius);

    QRect area = rect().adjusted(Margin, Margin, -Margin, -Margin);
    const QRect picture(area.left(), area.center().y() - PictureSize / 2, PictureSize, PictureSize);
    paintPicture(painter, picture);
    area.setLeft(picture.right() + 1 + Gap);
    painter.setPen(palette().color(QPalette::Text));
    painter.setFont(nameFont());
    painter.drawText(area, Qt::AlignLeft | Qt::AlignTop, text());
    area.setTop(area.top() + painter.fontMetrics().height());
    painter.setFont(font());
    painter.drawText(area, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, summary());
}

void GameCard::paintPicture(QPainter& painter, const QRect& area) {
    const double ratio = devicePixelRatioF();
    if (m_picture.isNull() || m_picture.devicePixelRatio() != ratio) {
        m_picture = QPixmap(area.size() * ratio);
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(Qt::transparent);
        const BoardShape withoutHands{spec().size, {}};
        const BoardLayout layout(QRect(QPoint(), area.size()), withoutHands, false);
        const BoardTheme theme = boardTheme(palette());
        const auto pieces = makePieceSet(spec(), chosenLook(spec()));
        QPainter board(&m_picture);
        BoardPainter(layout, theme, *pieces, chosenCoordinates())
            .paint(board, BoardScene{.position = core::AnyPosition::startOf(m_variant)});
    }
    painter.drawPixmap(area.topLeft(), m_picture);
}

bool GameCard::event(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) m_picture = {};
    return QAbstractButton::event(event);
}

} // namespace komadai::ui
