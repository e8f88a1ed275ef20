// A field in which a comment is edited where it stands.
#pragma once

#include <QPlainTextEdit>

namespace komadai::ui {

/// Ctrl+Enter or a click elsewhere finishes, Esc leaves the comment as it was. The field grows
/// with its text, as far as its parent has room.
class CommentEditor : public QPlainTextEdit {
    Q_OBJECT
public:
    /// `rect`: of the comment, in the parent.
    CommentEditor(const QString& text, const QRect& rect, QWidget* parent);

    /// Ends it now, with the text that it has.
    void finish();
    bool isDone() const { return m_isDone; }
    /// The comment is elsewhere now. The field keeps its height.
    void moveTo(const QPoint& corner);

signals:
    void heightChanged(int pixels);
    /// The last signal: the editor deletes itself.
    void finished(const QString& text);
    void cancelled(const QString& text);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void fit();

    QRect m_rect;
    int m_height = 0;
    bool m_isDone = false;
};

} // namespace komadai::ui
