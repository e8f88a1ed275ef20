#include "ui/desktop/window_style.h"

#include "ui/mixed_colour.h"

#include <QPainter>
#include <QStyleOptionButton>
#include <QWidget>

namespace komadai::ui {
namespace {

constexpr double OutlinePart = 0.6; ///< of the way from the colour of the window to that of its texts
constexpr int Darkened = 150; ///< per cent; Qt's own style darkens the window's colour so for an outline

/// The option of a check box or a radio button with an outline that stands out from the window and from its inside.
QStyleOptionButton outlined(const QStyleOptionButton& option) {
    QStyleOptionButton result(option);
    const QColor outline = mixed(option.palette.color(QPalette::Window),
                                 option.palette.color(QPalette::WindowText), OutlinePart);
    result.palette.setColor(QPalette::Window, outline.lighter(Darkened));
    result.state.setFlag(QStyle::State_KeyboardFocusChange,
                         false); // the frame round the text shows the focus
    return result;
}

} // namespace

int WindowStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* returned) const {
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons || hint == SH_EtchDisabledText) return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
    const bool isIndicator = element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton;
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (!isIndicator || !button) return QProxyStyle::drawPrimitive(element, option, painter, widget);
    const QStyleOptionButton seen = outlined(*button);
    QProxyStyle::drawPrimitive(element, &seen, painter, widget);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    if (element == CE_DockWidgetTitle && widget) painter->setFont(widget->font());
    QProxyStyle::drawControl(element, option, painter, widget);
}

} // namespace komadai::ui
