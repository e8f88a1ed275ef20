// The list of stored games.
#pragma once

#include "core/store/library.h"

#include <QWidget>

#include <optional>
#include <set>
#include <vector>

class QLabel;
class QPushButton;
class QTableView;

namespace komadai::core {
class VariantSet;
}

namespace komadai::ui {

class GamesModel;
class LibraryService;

class GamesPanel : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive the panel.
    GamesPanel(const core::VariantSet& variants, LibraryService& library, QWidget* parent = nullptr);

    /// Reads the whole list; a hidden panel reads it when it is shown. Changes that this program writes to the library appear
    /// row by row, without this call.
    void refresh();

signals:
    /// The user opens this game.
    void gameChosen(komadai::core::GameId game);
    /// The user wants these games in a file.
    void exportWanted(const std::vector<komadai::core::GameId>& games);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showGames(std::vector<core::GameSummary> games);
    /// Reads a changed game when control returns to the event loop, together with others that changed by then.
    void readSoon(core::GameId game);
    void readChanged();
    /// Updates the rows of the games in `asked`. Those that are not in `games` were deleted.
    void showChanged(const std::vector<core::GameId>& asked, const std::vector<core::GameSummary>& games);
    /// Shows the table, or the message in its place.
    void showTableOrMessage();
    /// Fits all columns to their contents, except the players, who get the rest of the width.
    void fitColumns();
    void showProblem(const core::StorageError& error);
    /// The message shown while the table is empty.
    QString message() const;
    void chooseRow(int row);
    void exportSelected();
    void enableButtons();

    LibraryService& m_library;
    GamesModel* m_model;
    QTableView* m_table;
    QLabel* m_message;
    QPushButton* m_export;
    QPushButton* m_open;
    std::optional<core::StorageError> m_problem; ///< why the list could not be read
    std::set<core::GameId> m_changed;            ///< to be read
};

} // namespace komadai::ui
