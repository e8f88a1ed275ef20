// A line of text that may be longer than its place.
#pragma once

#include <QLabel>

namespace komadai::ui {

/// Plain text. Where it does not fit it ends in dots, and a tool tip shows all of it.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;
    /// What can be read without the tool tip.
    QString shownText() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace komadai::ui
