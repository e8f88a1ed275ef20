// What a dock shows.
#pragma once

#include <QScrollArea>

namespace komadai::ui {

/// Shows a panel in a dock. Where the window has less room than the panel needs at least, the panel scrolls: without this, it would lie
/// over its neighbours. The wheel changes the value of a spin box, a combo box or a slider in the panel only while that has the focus.
class DockContent : public QScrollArea {
public:
    /// Takes ownership of the panel.
    explicit DockContent(QWidget* panel, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    /// Follows the size that the panel needs.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
};

} // namespace komadai::ui
