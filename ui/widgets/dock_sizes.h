// Docks that get their size back after their window was too small for them.
#pragma once

#include <QHash>
#include <QObject>
#include <QSize>

class QDockWidget;
class QMainWindow;
class QResizeEvent;

namespace komadai::ui {

/// Remembers how wide docks beside the centre of a window were, and how high those above and below it, when the window became too small.
/// They get that size again when the window has room for it, unless the user gave them another one meanwhile. GUI thread.
class DockSizes : public QObject {
    Q_OBJECT
public:
    /// The window must outlive the object.
    explicit DockSizes(QMainWindow& window, QObject* parent = nullptr);

    /// The dock belongs to the window.
    void follow(QDockWidget& dock);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isBesideCentre(QDockWidget& dock) const;
    int lengthIn(QDockWidget& dock, const QSize& size) const;
    void onDockResized(QDockWidget& dock, const QResizeEvent& event);
    void restore();

    QMainWindow& m_window;
    QSize m_windowSize;                      ///< when the docks were laid out last
    QHash<QDockWidget*, int> m_lengthBefore; ///< of docks that became smaller together with the window
    bool m_isRestoring = false;
};

} // namespace komadai::ui
