#include "ui/settings/key_field.h"

#include "ui/keys/key_use.h"

#include <QKeyEvent>
#include <QSignalBlocker>

namespace komadai::ui {

KeyField::KeyField(QWidget* parent) : QKeySequenceEdit(parent) {
    setClearButtonEnabled(true);
    connect(this, &QKeySequenceEdit::keySequenceChanged, this, [this](const QKeySequence& key) {
        if (key.isEmpty() && !m_key.isEmpty())
            emit wanted({}); // the clear button; losing the focus emits the signal too
    });
}

void KeyField::setKey(const QKeySequence& key) {
    const QSignalBlocker quiet(this);
    m_key = key;
    setKeySequence(key);
}

/// Takes a single key. The base class would wait for more keys.
void KeyField::keyPressEvent(QKeyEvent* event) {
    if (event->isAutoRepeat()) return;
    const bool erases = event->key() == Qt::Key_Backspace && event->modifiers() == Qt::NoModifier;
    QKeySequence pressed;
    if (!erases) {
        const QSignalBlocker quiet(this);
        QKeySequenceEdit::keyPressEvent(event);
        pressed = plainKey(keySequence());
    }
    setKey(m_key);
    if (erases || !pressed.isEmpty()) emit wanted(pressed);
}

} // namespace komadai::ui
