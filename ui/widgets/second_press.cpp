#include "ui/widgets/second_press.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace komadai::ui {
namespace {

/// Takes one second press: on `where` and its children, or whichever window gets it.
class SecondPressFilter : public QObject {
public:
    explicit SecondPressFilter(QWidget* where)
        : QObject(where ? static_cast<QObject*>(where) : qApp), m_where(where) {}

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::MouseButtonDblClick || !isMeant(watched))
            return QObject::eventFilter(watched, event);
        qApp->removeEventFilter(this);
        deleteLater();
        return true;
    }

private:
    bool isMeant(const QObject* watched) const {
        if (!m_where || watched == m_where) return true;
        const auto* widget = qobject_cast<const QWidget*>(watched);
        return widget && m_where->isAncestorOf(widget);
    }

    const QWidget* m_where; ///< the parent of this object; null: a press on any widget counts
};

} // namespace

void dropSecondPress(QWidget* where) {
    auto* filter = new SecondPressFilter(where);
    qApp->installEventFilter(filter);
    QTimer::singleShot(QApplication::doubleClickInterval(), filter, &QObject::deleteLater);
}

} // namespace komadai::ui
