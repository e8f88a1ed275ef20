#include "ui/widgets/wheel_scrolling.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QPointer>
#include <QScrollBar>

namespace komadai::ui {
namespace {

/// Whether the wheel changes the value of the control.
bool followsWheel(const QWidget& control) {
    return qobject_cast<const QAbstractSpinBox*>(&control) || qobject_cast<const QComboBox*>(&control) ||
           (qobject_cast<const QAbstractSlider*>(&control) && !qobject_cast<const QScrollBar*>(&control));
}

/// Takes the wheel from controls without the focus. It goes on to their parents then.
class WheelFilter : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const auto* control = qobject_cast<const QWidget*>(watched);
        if (event->type() != QEvent::Wheel || !control || control->hasFocus())
            return QObject::eventFilter(watched, event);
        event->ignore();
        return true;
    }
};

/// The application owns it.
WheelFilter& wheelFilter() {
    static QPointer<WheelFilter> filter;
    if (!filter) filter = new WheelFilter(QCoreApplication::instance());
    return *filter;
}

} // namespace

void keepWheelForScrolling(QWidget& content) {
    for (QWidget* control : content.findChildren<QWidget*>()) {
        if (!followsWheel(*control)) continue;
        // The wheel would give it the focus first.
        if (control->focusPolicy() == Qt::WheelFocus) control->setFocusPolicy(Qt::StrongFocus);
        control->installEventFilter(&wheelFilter()); // no second time
    }
}

} // namespace komadai::ui
