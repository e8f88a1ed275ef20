// The open games, one a tab.
#pragma once

#include "core/store/library.h"

#include <QTabWidget>

#include <vector>

namespace komadai::ui {

class GameView;
struct FileOrigin;

/// Tabs that can be moved, and closed by their buttons or with the middle button of the mouse. The right button asks for a menu, and so
/// does the Menu key or Shift+F10 when the bar has the focus. Each names its game; a dot says that a clock runs or an engine analyses
/// there. Where many tabs lack room, the names of their variants are cut first. With a single game there is no bar.
class GameTabs : public QTabWidget {
    Q_OBJECT
public:
    explicit GameTabs(QWidget* parent = nullptr);

    /// Takes the view and brings it to the front.
    void add(GameView* view);
    /// Deletes the view at this place.
    void remove(int index);
    GameView& view(int index) const;
    /// The view in front. Precondition: there is one.
    GameView& current() const { return view(currentIndex()); }
    std::vector<GameView*> views() const;
    /// The view of a game of the library; null if the game is not open.
    GameView* viewOf(core::GameId game) const;
    /// The tab with this game of a file; null if there is none.
    GameView* viewOf(const FileOrigin& file) const;
    void step(int tabs);

signals:
    /// Another view is in front.
    void viewActivated();
    /// A view came, left or took another place.
    void viewsChanged();
    /// The user wants to close the tab at this place.
    void closeWanted(int index);
    /// The user wants the menu of a tab. `at`: where it is to open, on the screen.
    void menuWanted(komadai::ui::GameView* view, const QPoint& at);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showState(GameView* view);
    void showIcon(GameView* view);
    void nameButtons();
};

} // namespace komadai::ui
