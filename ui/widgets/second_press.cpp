#include "ui/widgets/second_press.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>

namespace komadai::ui {
namespace {

/// Takes one second press, whichever window gets it.
class SecondPressFilter : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::MouseButtonDblClick) return QObject::eventFilter(watched, event);
        qApp->removeEventFilter(this);
        deleteLater();
        return true;
    }
};

} // namespace

void dropSecondPress() {
    auto* filter = new SecondPressFilter(qApp);
    qApp->installEventFilter(filter);
    QTimer::singleShot(QApplication::doubleClickInterval(), filter, &QObject::deleteLater);
}

} // namespace komadai::ui
