#include "ui/board/board_zoom.h"

#include <algorithm>

namespace komadai::ui {

void BoardZoom::moveTo(const QPointF& offset, const QSize& widget) {
    const QPointF least(widget.width() * (1 - m_factor), widget.height() * (1 - m_factor));
    m_offset = {std::clamp(offset.x(), least.x(), 0.0), std::clamp(offset.y(), least.y(), 0.0)};
}

QPointF BoardZoom::offsetThatReveals(const QRect& part, const QSize& widget, int clear) const {
    const auto inside = [](int low, int high, int size) {
        if (low < 0) return -low;
        return high > size ? size - high : 0;
    };
    return m_offset + QPointF(inside(part.left() - clear, part.right() + 1 + clear, widget.width()),
                              inside(part.top() - clear, part.bottom() + 1 + clear, widget.height()));
}

} // namespace komadai::ui
