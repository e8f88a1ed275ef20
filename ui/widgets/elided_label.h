// A label for a line of text that may be too long.
#pragma once

#include <QLabel>

namespace komadai::ui {

/// Plain text. If it does not fit, the short text takes its place, or it ends in dots; a tool tip shows all of it.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// What is essential of the text; empty: all of it.
    void setShortText(const QString& text);
    QSize minimumSizeHint() const override;
    /// The part that is visible without the tool tip.
    QString shownText() const;
    /// Whether not even the short text fits.
    bool isCut() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_shortText;
};

} // namespace komadai::ui
