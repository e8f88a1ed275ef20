// The program's own icons, in the colours of the palette.
#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

class QAbstractButton;

namespace komadai::ui {

/// The icon `resources/icons/NAME.svg`, drawn in the palette's text colour, faded where disabled.
QIcon themedIcon(const QString& name, const QPalette& palette);

/// Gives a button such an icon, always in the colours of its palette.
void setThemedIcon(QAbstractButton& button, const QString& name);

} // namespace komadai::ui
