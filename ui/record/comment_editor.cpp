#include "ui/record/comment_editor.h"

#include <QKeyEvent>
#include <QTextBlock>

#include <algorithm>
#include <cmath>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int FewestLines = 2;

} // namespace

CommentEditor::CommentEditor(const QString& text, const QRect& rect, QWidget* parent)
    : QPlainTextEdit(text, parent), m_rect(rect) {
    setObjectName(QStringLiteral("commentEditor"));
    setAccessibleName(tr("Comment"));
    setPlaceholderText(tr("Comment"));
    setToolTip(tr("Ctrl+Enter or a click elsewhere keeps the comment, Esc cancels"));
    setTabChangesFocus(true);
    setAutoFillBackground(true);
    connect(this, &QPlainTextEdit::textChanged, this, &CommentEditor::fit);
    show();
    fit();
    moveCursor(QTextCursor::End);
    setFocus(Qt::OtherFocusReason);
}

void CommentEditor::fit() {
    const QSize room = parentWidget()->size();
    const int frame = 2 * frameWidth() + static_cast<int>(std::ceil(2 * document()->documentMargin()));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // else lines are broken as beside the scroll bar
    setGeometry(m_rect.left(), m_rect.top(), std::min(m_rect.width(), room.width()), m_rect.height());
    double text = 0; // its lines can be higher than those of the font
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        text += blockBoundingRect(block).height();
    const int fewest = FewestLines * fontMetrics().lineSpacing();
    const int height = std::max(static_cast<int>(std::ceil(text)), fewest) + frame;
    const int shown = std::min(std::max(height, m_rect.height()), room.height());
    const int before = std::exchange(m_height, shown);
    setGeometry(m_rect.left(), std::clamp(m_rect.top(), 0, room.height() - shown), width(), shown);
    if (height > shown) setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    if (shown != before) emit heightChanged(shown);
}

void CommentEditor::moveTo(const QPoint& corner) {
    m_rect.moveTopLeft(corner);
    fit();
}

void CommentEditor::finish() {
    if (m_isDone) return;
    m_isDone = true;
    hide();
    deleteLater();
    emit finished(toPlainText().trimmed());
}

/// Esc and Enter are keys of commands too.
bool CommentEditor::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter) event->accept();
    }
    return QPlainTextEdit::event(event);
}

void CommentEditor::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape) {
        if (m_isDone) return;
        m_isDone = true;
        hide();
        deleteLater();
        emit cancelled(toPlainText());
    } else if (isEnter && event->modifiers().testFlag(Qt::ControlModifier)) {
        finish();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

void CommentEditor::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    const auto reason = event->reason(); // its own menu, or another window in front
    if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) finish();
}

} // namespace komadai::ui
