#include "ui/widgets/elided_label.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace komadai::ui {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

QSize ElidedLabel::minimumSizeHint() const {
    constexpr int FewLetters = 4;
    return {fontMetrics().averageCharWidth() * FewLetters, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::setShortText(const QString& text) {
    m_shortText = text;
    update();
}

QString ElidedLabel::shownText() const {
    const int width = contentsRect().width();
    const bool isTooLong = fontMetrics().horizontalAdvance(text()) > width;
    const QString& shown = isTooLong && !m_shortText.isEmpty() ? m_shortText : text();
    return fontMetrics().elidedText(shown, Qt::ElideRight, width);
}

bool ElidedLabel::isCut() const {
    const QString shown = shownText();
    return shown != text() && shown != m_shortText;
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) setToolTip(shownText() == text() ? QString() : text());
    return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(),
                          shownText(), foregroundRole());
}

} // namespace komadai::ui
