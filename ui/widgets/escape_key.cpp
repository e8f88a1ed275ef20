#include "ui/widgets/escape_key.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QWidget>

namespace komadai::ui {
namespace {

bool isEscapeKey(const QEvent& event) {
    if (event.type() != QEvent::KeyPress && event.type() != QEvent::ShortcutOverride) return false;
    const auto& press = static_cast<const QKeyEvent&>(event);
    return press.key() == Qt::Key_Escape && press.modifiers() == Qt::NoModifier;
}

/// Sees the keys that no part of the window wanted.
class EscapeCloser : public QObject {
public:
    explicit EscapeCloser(QWidget& window) : QObject(&window), m_window(window) {
        window.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::KeyPress || !isEscapeKey(*event))
            return QObject::eventFilter(watched, event);
        m_window.close();
        return true;
    }

private:
    QWidget& m_window;
};

/// Sees the keys before the field does.
class EscapeClearer : public QObject {
public:
    explicit EscapeClearer(QLineEdit& field) : QObject(&field), m_field(field) {
        field.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (!isEscapeKey(*event) || m_field.text().isEmpty()) return QObject::eventFilter(watched, event);
        event->accept(); // not for a shortcut either
        if (event->type() == QEvent::KeyPress) m_field.clear();
        return true;
    }

private:
    QLineEdit& m_field;
};

} // namespace

void closeOnEscape(QWidget& window) { new EscapeCloser(window); } // belongs to the window

void clearOnEscape(QLineEdit& field) { new EscapeClearer(field); } // belongs to the field

} // namespace komadai::ui
