#include "ui/widgets/focus_ring.h"

#include "ui/contrast.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QTabBar>

namespace komadai::ui {
namespace {

constexpr int Width = 2; // pixels

/// Whether the style marks the focus on it, or it is part of a control on which it does. A default button looks the same
/// with and without the focus.
bool isMarkedByStyle(const QWidget& widget) {
    if (const auto* button = qobject_cast<const QPushButton*>(&widget)) return !button->isDefault();
    return widget.isWindow() || qobject_cast<const QAbstractButton*>(&widget) ||
           qobject_cast<const QAbstractSlider*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
           qobject_cast<const QKeySequenceEdit*>(&widget);
}

/// Lies over the edge of the widget and takes no part in anything.
class Ring : public QWidget {
public:
    explicit Ring(QWidget& ringed) : QWidget(&ringed), m_ringed(ringed) {
        setObjectName(QStringLiteral("qt_focusRing")); // hidden from screen readers, as parts of Qt are
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        ringed.installEventFilter(this);
        fit();
        show();
        raise();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == &m_ringed && event->type() == QEvent::Resize) fit();
        return QWidget::eventFilter(watched, event);
    }
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), focusRingColour(palette())); }

private:
    void fit() {
        setGeometry(m_ringed.rect());
        setMask(QRegion(rect()).subtracted(rect().adjusted(Width, Width, -Width, -Width)));
    }

    QWidget& m_ringed;
};

/// Moves the ring with the focus.
class FocusRings : public QObject {
public:
    explicit FocusRings(QApplication& application) : QObject(&application) {
        connect(&application, &QApplication::focusChanged, this,
                [this](QWidget*, QWidget* now) { show(now); });
    }

private:
    void show(QWidget* widget) {
        delete m_ring;
        if (widget && widget->window()->testAttribute(Qt::WA_KeyboardFocusChange) &&
            !isMarkedByStyle(*widget))
            m_ring = new Ring(*widget);
    }

    QPointer<Ring> m_ring;
};

} // namespace

QColor focusRingColour(const QPalette& palette) {
    constexpr double Visible = 3;
    const QColor highlight = palette.color(QPalette::Active, QPalette::Highlight);
    const bool isSeen = contrast(highlight, palette.color(QPalette::Window)) >= Visible &&
                        contrast(highlight, palette.color(QPalette::Base)) >= Visible;
    return isSeen ? highlight : palette.color(QPalette::Active, QPalette::WindowText);
}

void drawFocusFrame(QWidget& widget) {
    QStyleOptionFocusRect option;
    option.initFrom(&widget);
    QPainter painter(&widget);
    widget.style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, &widget);
}

void showFocusRings(QApplication& application) {
    const auto name = QStringLiteral("focusRings");
    if (application.findChild<QObject*>(name, Qt::FindDirectChildrenOnly)) return;
    (new FocusRings(application))->setObjectName(name);
}

} // namespace komadai::ui
