// The look of controls in all windows.
#pragma once

#include <QProxyStyle>

namespace komadai::ui {

/// The style of the desktop, but with buttons of dialogs that have only a text. The style and the desktop's icon theme draw the icons of
/// these buttons for one kind of windows, so with the user's own choice of window colours they can be dark on dark.
class WindowStyle : public QProxyStyle {
    Q_OBJECT
public:
    /// `base`  the style to change, which it then owns; null: that of the desktop.
    explicit WindowStyle(QStyle* base = nullptr) : QProxyStyle(base) {}

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
};

} // namespace komadai::ui
