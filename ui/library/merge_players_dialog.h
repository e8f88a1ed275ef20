// Gives several spellings of a player's name a single one.
#pragma once

#include "core/store/library_search.h"
#include "ui/library/library_service.h"

#include <QDialog>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace komadai::ui {

class MergePlayersDialog : public QDialog {
    Q_OBJECT
public:
    /// `first` come first in the list: who played in the same game is hardly the same player, so nobody is ticked. The library
    /// must outlive the dialog.
    MergePlayersDialog(LibraryService& library, std::vector<std::string> first, QWidget* parent = nullptr);

    /// The names that are replaced, and the one that stays.
    std::vector<std::string> names() const;
    std::string nameToKeep() const;

private:
    void read();
    void showPlayers(const std::vector<core::LibrarySearch::PlayerCount>& players);
    void onTicked();
    /// Says how many games are changed.
    void count();

    LibraryService& m_library;
    LibraryRequest m_request; ///< of the names with the words in `m_search`
    const std::vector<std::string> m_first;
    std::vector<core::LibrarySearch::PlayerCount> m_chosen; ///< in the order in which they were ticked
    QLineEdit* m_search;
    QListWidget* m_players;
    QComboBox* m_keep;
    QLabel* m_effect;
    QPushButton* m_merge = nullptr;
    bool m_isFilling = false;
    bool m_isNameChosen = false; ///< by the user, not as the most frequent one
};

} // namespace komadai::ui
