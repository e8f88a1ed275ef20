// Shows how far the search for puzzles is, below the boards.
#pragma once

#include "ui/practice/puzzle_search.h"

#include <QFrame>

class QProgressBar;
class QPushButton;

namespace komadai::ui {

class ElidedLabel;

/// Hidden while nothing is searched.
class PuzzleSearchBar : public QFrame {
    Q_OBJECT
public:
    explicit PuzzleSearchBar(QWidget* parent = nullptr);

    /// Follows the search, which must outlive the bar.
    void setSearch(PuzzleSearch& search);

private:
    void say();

    PuzzleSearch* m_search = nullptr;
    ElidedLabel* m_text;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
};

} // namespace komadai::ui
