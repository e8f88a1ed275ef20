#include "ui/board/board_popup.h"

#include "ui/board/board_diagram.h"
#include "ui/board/look_setting.h"

#include <QPainter>
#include <QScreen>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int PopupMargin = 6;
constexpr int PopupGap = 4; ///< to the move
constexpr int LeastPopupSquare = 15;
constexpr int UsualPopupSize = 250, MostPopupSize = 400;

} // namespace

BoardPopup::BoardPopup(QWidget* parent)
    : QWidget(parent, Qt::ToolTip | Qt::FramelessWindowHint | Qt::WindowTransparentForInput) {
    setObjectName(QStringLiteral("lineBoard"));
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void BoardPopup::take(const core::AnyPosition& position, const std::optional<core::Move>& lastMove,
                      const QString& moveText) {
    m_position = position;
    m_lastMove = lastMove;
    setAccessibleName(tr("Board after %1").arg(moveText));
    const auto& size = position.spec().size;
    const int longest =
        std::clamp(LeastPopupSquare * std::max(size.files, size.ranks), UsualPopupSize, MostPopupSize);
    resize(diagramSize(position.spec(), longest) + QSize(2 * PopupMargin, 2 * PopupMargin));
}

void BoardPopup::showFrom(const QPoint& corner) {
    move(corner);
    show();
    raise();
    update();
}

void BoardPopup::showAt(const QRect& onScreen, const core::AnyPosition& position,
                        const std::optional<core::Move>& lastMove, const QString& moveText) {
    take(position, lastMove, moveText);
    showAboveOrBelow(onScreen);
}

void BoardPopup::showAboveOrBelow(const QRect& onScreen) {
    const QRect screen = parentWidget()->screen()->availableGeometry();
    const bool fitsAbove = onScreen.top() - PopupGap - height() >= screen.top();
    const int y = fitsAbove ? onScreen.top() - PopupGap - height() : onScreen.bottom() + PopupGap;
    const int x =
        std::clamp(onScreen.left(), screen.left(), std::max(screen.left(), screen.right() - width()));
    showFrom({x, y});
}

void BoardPopup::showBeside(const QRect& onScreen, const core::AnyPosition& position,
                            const std::optional<core::Move>& lastMove, const QString& moveText) {
    take(position, lastMove, moveText);
    const QRect screen = parentWidget()->screen()->availableGeometry();
    const int left = onScreen.left() - PopupGap - width(), right = onScreen.right() + 1 + PopupGap;
    const bool fitsRight = right + width() <= screen.right() + 1, fitsLeft = left >= screen.left();
    if (!fitsRight && !fitsLeft) return showAboveOrBelow(onScreen);
    const int y = std::clamp(onScreen.center().y() - height() / 2, screen.top(),
                             std::max(screen.top(), screen.bottom() + 1 - height()));
    showFrom({fitsRight ? right : left, y});
}

void BoardPopup::paintEvent(QPaintEvent*) {
    if (!m_position) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    DiagramOptions options;
    options.look = chosenLook(m_position->spec());
    options.flipped = m_isFlipped;
    options.lastMove = m_lastMove;
    options.theme = boardTheme(palette());
    options.theme.background = palette().color(QPalette::Window);
    options.coordinates = chosenCoordinates();
    painter.fillRect(rect(), options.theme.background);
    paintDiagram(painter, rect().adjusted(PopupMargin, PopupMargin, -PopupMargin, -PopupMargin), *m_position,
                 options);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace komadai::ui
