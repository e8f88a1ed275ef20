// Actions and buttons that switch a setting on and off.
#pragma once

#include "ui/preferences/preference.h"

class QAbstractButton;
class QAction;

namespace komadai::ui {

/// The control is checked while the setting is on, and changes the setting when the user operates it.
void bindToPreference(QAction& action, const Preference<bool>& key);
void bindToPreference(QAbstractButton& button, const Preference<bool>& key);

} // namespace komadai::ui
