#include "ui/analysis/board_popup.h"

#include "ui/board/board_diagram.h"
#include "ui/board/look_setting.h"

#include <QPainter>
#include <QScreen>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int Margin = 6;
constexpr int Gap = 4; ///< to the move
constexpr int LeastSquare = 15;
constexpr int UsualSize = 250, MostSize = 400;

} // namespace

BoardPopup::BoardPopup(QWidget* parent)
    : QWidget(parent, Qt::ToolTip | Qt::FramelessWindowHint | Qt::WindowTransparentForInput) {
    setObjectName(QStringLiteral("lineBoard"));
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void BoardPopup::showAt(const QRect& onScreen, const core::AnyPosition& position,
                        const std::optional<core::Move>& lastMove, const QString& moveText) {
    m_position = position;
    m_lastMove = lastMove;
    setAccessibleName(tr("Board after %1").arg(moveText));
    const auto& size = position.spec().size;
    const int longest = std::clamp(LeastSquare * std::max(size.files, size.ranks), UsualSize, MostSize);
    resize(diagramSize(position.spec(), longest) + QSize(2 * Margin, 2 * Margin));
    const QRect screen = parentWidget()->screen()->availableGeometry();
    const bool fitsAbove = onScreen.top() - Gap - height() >= screen.top();
    const int y = fitsAbove ? onScreen.top() - Gap - height() : onScreen.bottom() + Gap;
    const int x =
        std::clamp(onScreen.left(), screen.left(), std::max(screen.left(), screen.right() - width()));
    move(x, y);
    show();
    raise();
    update();
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
    paintDiagram(painter, rect().adjusted(Margin, Margin, -Margin, -Margin), *m_position, options);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace komadai::ui
