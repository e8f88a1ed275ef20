// The colours of windows, which the user may choose.
#pragma once

#include "ui/preferences/preference.h"

#include <QPalette>

namespace komadai::ui {

enum class WindowColours {
    Desktop, ///< as the desktop's are
    Light,
    Dark,
};

namespace preference {

extern const Preference<WindowColours> ChosenWindowColours;

} // namespace preference

QPalette lightPalette();
QPalette darkPalette();

} // namespace komadai::ui
