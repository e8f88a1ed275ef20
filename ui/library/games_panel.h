// The list of stored games.
#pragma once

#include "core/store/library.h"

#include <QWidget>

#include <optional>

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

    /// Reads the list anew, unless the panel is hidden: then it is read when it is shown.
    void refresh();

signals:
    /// The user wants to see this game.
    void gameChosen(komadai::core::GameId game);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showGames(std::vector<core::GameSummary> games);
    /// Gives the players what the other columns leave.
    void fitColumns();
    void showProblem(const core::StorageError& error);
    /// What is said in place of games.
    QString message() const;
    void chooseRow(int row);

    LibraryService& m_library;
    GamesModel* m_model;
    QTableView* m_table;
    QLabel* m_message;
    QPushButton* m_open;
    std::optional<core::StorageError> m_problem; ///< why the list could not be read
};

} // namespace komadai::ui
