// The part of a dialog above its row of buttons.
#pragma once

#include <QScrollArea>

namespace komadai::ui {

/// Shows the content of a dialog. On a screen that is too small for it, the content scrolls, so that the buttons below it stay in sight.
/// On other screens, the dialog is at least as large as the content with unbroken lines, unless it has a smaller least size
/// (`setLeastSize`). The content scrolls there only where it would be cut off otherwise. The wheel changes the value of a spin box, a combo
/// box or a slider in it only while that has the focus; otherwise it scrolls.
class DialogContent : public QScrollArea {
public:
    /// Takes ownership of the content. A layout gets no margins.
    explicit DialogContent(QLayout* content, QWidget* parent = nullptr);
    explicit DialogContent(QWidget* content, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    /// Follows the size that the content needs.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    const QLayout& contentLayout() const;
    /// The size of the area for content of this size.
    QSize onScreen(const QSize& content) const;
    int widthWithBar(const QSize& content) const;
};

} // namespace komadai::ui
