// Shows how far the search for puzzles is, below the boards.
#pragma once

#include "ui/practice/puzzle_search.h"
#include "ui/widgets/work_bar.h"

class QPushButton;

namespace komadai::ui {

/// Hidden while nothing is searched.
class PuzzleSearchBar : public WorkBar {
    Q_OBJECT
public:
    explicit PuzzleSearchBar(QWidget* parent = nullptr);

    /// Follows the search, which must outlive the bar.
    void setSearch(PuzzleSearch& search);

private:
    void say();

    PuzzleSearch* m_search = nullptr;
    QPushButton* m_cancel;
};

} // namespace komadai::ui
