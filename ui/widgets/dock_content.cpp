#include "ui/widgets/dock_content.h"

#include "ui/widgets/wheel_scrolling.h"
#include "ui/widgets/window_size.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

namespace komadai::ui {
namespace {

constexpr int LeastDockHeight = 100; ///< pixels of a panel that scrolls, with text of the usual size

/// Needs what the panel in it needs at least. Otherwise, the area would give a panel that has lines of broken text its usual height, and
/// scroll sooner.
class PanelLayout : public QVBoxLayout {
public:
    using QVBoxLayout::QVBoxLayout;

    bool hasHeightForWidth() const override { return false; }
};

} // namespace

DockContent::DockContent(QWidget* panel, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // the controls of the panel have it
    setWidgetResizable(true);
    auto* content = new QWidget;
    auto* layout = new PanelLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(panel);
    setWidget(content);
}

QSize DockContent::sizeHint() const { return widget()->sizeHint(); }

QSize DockContent::minimumSizeHint() const {
    const QSize least = widget()->minimumSizeHint();
    const int height = textSized(*this, LeastDockHeight);
    if (least.height() <= height) return least;
    return {least.width() + verticalScrollBar()->sizeHint().width(), height};
}

bool DockContent::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        keepWheelForScrolling(*widget()); // of new controls, too
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

/// The panel may have changed while it was hidden.
void DockContent::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    keepWheelForScrolling(*widget());
    updateGeometry();
    QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest)); // the scroll bars follow
}

} // namespace komadai::ui
