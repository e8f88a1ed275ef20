#include "ui/widgets/dialog_content.h"

#include "ui/widgets/wheel_scrolling.h"
#include "ui/widgets/window_size.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

/// Pixels for the margins of a dialog, two lines of text and the buttons, with text of the usual size.
constexpr int Rest = 110;

/// Is content that may be squeezed to its least height, as in a window without an area, but shows all lines of broken text. Without
/// this, the area would give it its usual height, and scroll sooner.
class Content : public QWidget {
public:
    using QWidget::QWidget;

    int heightForWidth(int width) const override {
        return std::max(minimumSizeHint().height(), layout()->totalMinimumHeightForWidth(width));
    }
};

/// Computes all sizes anew.
void settle(QLayout& layout) {
    layout.invalidate();
    layout.activate();
}

QLayout* layoutOf(QWidget* content) {
    auto* layout = new QVBoxLayout;
    layout->addWidget(content);
    return layout;
}

} // namespace

DialogContent::DialogContent(QLayout* content, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // its controls have it
    setWidgetResizable(true);
    content->setContentsMargins(0, 0, 0, 0);
    auto* shown = new Content;
    shown->setLayout(content);
    setWidget(shown);
}

DialogContent::DialogContent(QWidget* content, QWidget* parent) : DialogContent(layoutOf(content), parent) {}

/// With the sizes that its widgets have now. Widgets tell the layouts round them of a new size by events, which have an effect only in a
/// window that is shown. By then it would have got its size and place.
const QLayout& DialogContent::contentLayout() const {
    QLayout& content = *widget()->layout();
    if (!isVisible()) {
        const auto widgets = widget()->findChildren<QWidget*>();
        for (auto at = widgets.rbegin(); at != widgets.rend(); ++at) { // what is inside comes first
            if (QLayout* layout = (*at)->layout()) settle(*layout);
            (*at)->updateGeometry(); // the layout round it forgets the old size; tabs have none of their own
        }
        settle(content);
    }
    content.activate();
    return content;
}

QSize DialogContent::sizeHint() const {
    const QLayout& content = contentLayout();
    QSize wanted = content.totalSizeHint();
    if (content.hasHeightForWidth())
        wanted.setHeight(std::max(wanted.height(), content.totalHeightForWidth(wanted.width())));
    return onScreen(wanted);
}

QSize DialogContent::minimumSizeHint() const {
    const QLayout& content = contentLayout();
    const QSize least = widget()->minimumSizeHint();
    if (!content.hasHeightForWidth()) return onScreen(least);
    return {widthWithBar(least), onScreen(least).height()}; // it may scroll where lines are broken
}

QSize DialogContent::onScreen(const QSize& content) const {
    const int room = roomOnScreen(*this).height() - textSized(*this, Rest);
    if (content.height() <= room) return content;
    return {widthWithBar(content), room};
}

int DialogContent::widthWithBar(const QSize& content) const {
    return content.width() + verticalScrollBar()->sizeHint().width();
}

bool DialogContent::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        keepWheelForScrolling(*widget()); // of new controls, too
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

void DialogContent::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    keepWheelForScrolling(*widget());
}

} // namespace komadai::ui
