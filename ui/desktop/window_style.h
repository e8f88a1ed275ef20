// The look of controls in all windows.
#pragma once

#include <QProxyStyle>

namespace komadai::ui {

/// The style of the desktop with four changes. Buttons of dialogs have only a text: the style and the desktop's icon theme draw the icons
/// of these buttons for one kind of windows, so with the user's own choice of window colours they can be dark on dark. Disabled texts have
/// no second, shifted copy below them, which makes light text on dark windows look blurred. Check boxes and radio buttons, in menus too,
/// have an outline with enough contrast: Qt's own style draws it nearly in the colour of the window. Titles of docks have the font of the
/// dock: QDockWidget would keep the one that it began with.
class WindowStyle : public QProxyStyle {
    Q_OBJECT
public:
    /// `base`  the style to change, which it then owns; null: that of the desktop.
    explicit WindowStyle(QStyle* base = nullptr) : QProxyStyle(base) {}

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
};

} // namespace komadai::ui
