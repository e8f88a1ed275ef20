#include "ui/game/board_line.h"

#include "ui/widgets/text_size.h"

#include <QEvent>

namespace komadai::ui {
namespace {

constexpr double FontScale = 1.25;
constexpr int Padding = 3;

} // namespace

BoardLine::BoardLine(QWidget* parent) : ElidedLabel(parent) {
    setObjectName(QStringLiteral("boardLine"));
    setAlignment(Qt::AlignCenter);
    scaleText(*this, FontScale);
    m_end.setSingleShot(true);
    connect(&m_end, &QTimer::timeout, this, [this] { takeBack(m_message); });
}

void BoardLine::say(const QString& message) {
    m_message = message;
    m_end.start(MessageShownMs);
    showText();
}

void BoardLine::takeBack(const QString& message) {
    if (m_message.isEmpty() || message != m_message) return;
    m_message.clear();
    m_end.stop();
    showText();
}

void BoardLine::setEntry(const QString& text, const QString& essential) {
    if (text == m_entry && essential == m_essential) return;
    m_entry = text;
    m_essential = essential;
    if (!text.isEmpty()) m_message.clear();
    showText();
}

void BoardLine::showText() {
    setText(m_message.isEmpty() ? m_entry : m_message);
    setShortText(m_message.isEmpty() ? m_essential : QString());
}

/// The board beside it keeps its size whatever is said.
QSize BoardLine::sizeHint() const { return {40, fontMetrics().height() + 2 * Padding}; }

void BoardLine::changeEvent(QEvent* event) {
    ElidedLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

} // namespace komadai::ui
