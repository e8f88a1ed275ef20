// What is said about the move on the board, beneath it.
#pragma once

#include "ui/widgets/elided_label.h"

#include <QTimer>

namespace komadai::ui {

/// One line, larger than other texts. A message goes by itself, or when the user goes on with a move; otherwise the line
/// tells about the move that is being entered.
class BoardLine : public ElidedLabel {
    Q_OBJECT
public:
    static constexpr int MessageShownMs = 6000;

    explicit BoardLine(QWidget* parent = nullptr);

    void say(const QString& message);
    /// Takes this message away if it is the one that is shown.
    void takeBack(const QString& message);
    /// The message that is shown; empty if none is.
    const QString& message() const { return m_message; }
    /// What there is to say about the move being entered; empty for nothing. A new text ends a message. If it does not fit,
    /// `essential` takes its place, unless that is empty.
    void setEntry(const QString& text, const QString& essential = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void showText();

    QString m_message;
    QString m_entry;
    QString m_essential; ///< of `m_entry`
    QTimer m_end;        ///< of the message
};

} // namespace komadai::ui
