// Where the window, its docks and its toolbar stand.
#pragma once

#include <QByteArray>
#include <QObject>

class QMainWindow;

namespace komadai::ui {

class BoardOnly;
class WindowActions;

/// Keeps the arrangement of the main window over a restart, and lets the user keep others under names in the menu of layouts.
class WindowLayout : public QObject {
    Q_OBJECT
public:
    /// Takes the arrangement that the window has now for the usual one. All must outlive the object; the window owns it.
    WindowLayout(QMainWindow& window, const WindowActions& actions, const BoardOnly& boardOnly);

    /// Gives the window the arrangement that was stored last.
    void restore();
    void store() const;

signals:
    /// The user has chosen an arrangement in the menu.
    void chosen();

private:
    /// The docks and the toolbar, and the division between board and moves.
    QByteArray named(const QByteArray& split) const;
    void show(const QByteArray& layout);

    QMainWindow& m_window;
    const WindowActions& m_actions;
    const BoardOnly& m_boardOnly;
};

} // namespace komadai::ui
