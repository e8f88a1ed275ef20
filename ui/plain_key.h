// Keys without modifiers.
#pragma once

#include <QKeyEvent>

namespace komadai::ui {

/// Whether the key is pressed without Shift, Ctrl, Alt or Meta.
inline bool isPlain(const QKeyEvent& press) {
    return (press.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

} // namespace komadai::ui
