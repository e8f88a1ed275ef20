#include "ui/settings/key_field.h"

#include "ui/window/key_use.h"

#include <QKeyEvent>
#include <QSignalBlocker>

namespace komadai::ui {

KeyField::KeyField(QWidget* parent) : QKeySequenceEdit(parent) {
    setClearButtonEnabled(true);
    connect(this, &QKeySequenceEdit::keySequenceChanged, this, &KeyField::wanted); // by its button
}

void KeyField::setKey(const QKeySequence& key) {
    const QSignalBlocker quiet(this);
    m_key = key;
    setKeySequence(key);
}

/// One key is enough: the inherited field would wait for others to follow it.
void KeyField::keyPressEvent(QKeyEvent* event) {
    if (event->isAutoRepeat()) return;
    QKeySequence pressed;
    if (event->key() != Qt::Key_Backspace || event->modifiers() != Qt::NoModifier) {
        const QSignalBlocker quiet(this);
        QKeySequenceEdit::keyPressEvent(event);
        pressed = plainKey(keySequence());
        if (pressed.isEmpty()) return; // Ctrl or the like, and more to come
    }
    setKey(m_key);
    emit wanted(pressed);
}

void KeyField::keyReleaseEvent(QKeyEvent*) { setKey(m_key); }

void KeyField::focusOutEvent(QFocusEvent* event) {
    QKeySequenceEdit::focusOutEvent(event);
    setKey(m_key);
}

} // namespace komadai::ui
