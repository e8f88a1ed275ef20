// The table of games.
#pragma once

#include "core/store/library_search.h"
#include "ui/library/game_columns.h"

#include <QTableView>

#include <vector>

class QMenu;

namespace komadai::ui {

class GamesModel;

/// Shows the columns that the user has chosen, in the order and with the widths of the user's choice. A narrow table leaves
/// out those that are less important.
class GamesTable : public QTableView {
    Q_OBJECT
public:
    explicit GamesTable(GamesModel& model, QWidget* parent = nullptr);

    /// From the first row to the last.
    std::vector<core::GameId> selectedGames() const;
    int selectedCount() const;
    /// The game of the row that has the cursor; 0 if there is none.
    core::GameId currentGame() const;
    /// Puts the cursor on a game, if the table has it.
    void goToGame(core::GameId game);
    /// Lets the user choose the columns and how the table is sorted.
    void fillColumnMenu(QMenu& menu);
    void fillOrderMenu(QMenu& menu);
    /// Whether games can be sorted now.
    void setSortable(bool sortable);

    /// Letters are keys of commands, and a search would have to read all games.
    void keyboardSearch(const QString&) override {}

signals:
    /// The user opens the game of this row, with a double click on every desktop: a single one selects.
    void rowOpened(const QModelIndex& index);
    void starClicked(const QModelIndex& index);
    void openWanted();
    /// Each in a tab of its own.
    void openInTabWanted();
    void copyWanted();
    void starWanted();
    void deletionWanted();
    /// The user goes `steps` moves through the game of the row.
    void stepWanted(int steps);

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateGeometries() override;

private:
    class PlayersDelegate;

    /// Makes the columns as chosen.
    std::vector<std::pair<int, int>> selectedRows() const;
    void showColumns();
    void showOrder();
    void sortBy(int column);
    void setColumnChosen(GameColumn::Number column, bool chosen);
    int usualWidth(int column) const;
    void fitColumns(bool grows = false);
    void rememberColumns();
    void noteVisibleRows();

    GamesModel& m_model;
    int m_room = 0;             ///< how many columns there is room for, see roomIn
    bool m_isReleasing = false; ///< a button of the mouse
    int m_pressedRow = -1;      ///< with the middle button
    bool m_isArranging = false; ///< sections move and change their sizes by themselves
    bool m_isSortable = true;
};

} // namespace komadai::ui
