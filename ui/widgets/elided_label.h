// A label for a line of text that may be too long.
#pragma once

#include <QLabel>

namespace komadai::ui {

/// Plain text. If it does not fit, it ends in dots and a tool tip shows all of it.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;
    /// The part that is visible without the tool tip.
    QString shownText() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace komadai::ui
