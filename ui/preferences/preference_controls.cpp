#include "ui/preferences/preference_controls.h"

#include "ui/preferences/preferences.h"

#include <QAbstractButton>
#include <QAction>

namespace komadai::ui {
namespace {

template <class Control>
void bind(Control& control, void (Control::*operated)(bool), const Preference<bool>& key) {
    control.setCheckable(true);
    preferences().follow<bool>(key, &control, [&control](bool isOn) { control.setChecked(isOn); });
    QObject::connect(&control, operated, &preferences(), [key](bool isOn) { preferences().set(key, isOn); });
}

} // namespace

void bindToPreference(QAction& action, const Preference<bool>& key) {
    bind(action, &QAction::triggered, key);
}

void bindToPreference(QAbstractButton& button, const Preference<bool>& key) {
    bind(button, &QAbstractButton::clicked, key);
}

} // namespace komadai::ui
