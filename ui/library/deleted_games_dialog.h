// Deleted games that can be restored.
#pragma once

#include "core/store/library.h"

#include <QDialog>

#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace komadai::core {
class VariantSet;
}

namespace komadai::ui {

class LibraryService;

class DeletedGamesDialog : public QDialog {
    Q_OBJECT
public:
    /// Both must outlive the dialog.
    DeletedGamesDialog(const core::VariantSet& variants, LibraryService& library, QWidget* parent = nullptr);

    /// Says why games could not be read or restored.
    void showProblem(const core::StorageError& error);

signals:
    /// The user wants to have these games back.
    void restoreWanted(const std::vector<komadai::core::GameId>& games);

private:
    void read();
    void showGames(const std::vector<core::DeletedGame>& games);
    void restore();
    void say(const QString& message);

    const core::VariantSet& m_variants;
    LibraryService& m_library;
    QTreeWidget* m_games;
    QLabel* m_message; ///< about the list
    QPushButton* m_restore = nullptr;
};

} // namespace komadai::ui
