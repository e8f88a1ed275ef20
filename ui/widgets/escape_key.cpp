#include "ui/widgets/escape_key.h"

#include <QKeyEvent>
#include <QWidget>

namespace komadai::ui {
namespace {

/// Sees the keys that no part of the window wanted.
class EscapeCloser : public QObject {
public:
    explicit EscapeCloser(QWidget& window) : QObject(&window), m_window(window) {
        window.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool isEscape = event->type() == QEvent::KeyPress &&
                              static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
                              static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier;
        if (!isEscape) return QObject::eventFilter(watched, event);
        m_window.close();
        return true;
    }

private:
    QWidget& m_window;
};

} // namespace

void closeOnEscape(QWidget& window) { new EscapeCloser(window); } // belongs to the window

} // namespace komadai::ui
