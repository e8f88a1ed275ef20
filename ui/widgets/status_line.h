// The status bar of the window.
#pragma once

#include <QStatusBar>

namespace komadai::ui {

/// If a message does not fit beside the widgets at the right, it ends in dots and a tool tip shows all of it.
class StatusLine : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// The part of the message that is visible without the tool tip.
    QString shownMessage() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRect messageRect() const;
};

} // namespace komadai::ui
