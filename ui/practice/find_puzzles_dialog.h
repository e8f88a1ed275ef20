// Asks how puzzles are to be found in games.
#pragma once

#include "ui/practice/puzzle_search.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QPushButton;

namespace komadai::ui {

class FindPuzzlesDialog : public QDialog {
    Q_OBJECT
public:
    /// `games` is their number.
    explicit FindPuzzlesDialog(int games, QWidget* parent = nullptr);

    PuzzleWish wish() const;
    /// Offers the same choice the next time.
    void remember() const;

private:
    enum class Effort { Quick, Usual, Thorough };

    void onChanged();

    QCheckBox* m_puzzles;
    QComboBox* m_mistakes;
    QComboBox* m_effort;
    QPushButton* m_find;
};

} // namespace komadai::ui
