// The foot of the window.
#pragma once

#include <QStatusBar>

namespace komadai::ui {

/// A message that does not fit beside what stands at the right ends in dots, and a tool tip shows all of it.
class StatusLine : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// What can be read of the message without the tool tip.
    QString shownMessage() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRect messageRect() const;
};

} // namespace komadai::ui
