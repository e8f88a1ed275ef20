// Shows how far an import is, below the boards.
#pragma once

#include "ui/imports/game_import.h"
#include "ui/widgets/work_bar.h"

class QPushButton;

namespace komadai::ui {

/// Hidden while nothing is imported.
class ImportBar : public WorkBar {
    Q_OBJECT
public:
    explicit ImportBar(QWidget* parent = nullptr);

    /// Shows the progress. `waiting` is the number of imports that come after it.
    void showProgress(const ImportProgress& progress, int waiting);
    /// Says that the import is about to end.
    void showEnding();
    /// Hides the bar.
    void finish();

signals:
    void cancelled();

private:
    void say();

    QPushButton* m_cancel;
    ImportProgress m_progress;
    int m_waiting = 0;
    bool m_isEnding = false;
};

} // namespace komadai::ui
