// Asks how games are to be reviewed.
#pragma once

#include "core/review/game_review.h"
#include "ui/engine/engine_store.h"

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace komadai::ui {

class ReviewDialog : public QDialog {
    Q_OBJECT
public:
    /// `variant` is that of the game; null for several games. `games` is their number, `plies` the length of a single game.
    /// The store must outlive the dialog.
    ReviewDialog(const EngineStore& engines, const core::VariantSpec* variant, int games, int plies,
                 QWidget* parent = nullptr);

    core::ReviewPlan plan() const;
    /// Offers the same choice the next time.
    void remember() const;

private:
    enum class Limit { Nodes, Time, Depth };

    void show(const core::ReviewPlan& plan);
    /// Shows the field of the chosen limit.
    void onLimitChanged();

    QComboBox* m_engine;
    QComboBox* m_limit;
    QSpinBox* m_nodes;
    QDoubleSpinBox* m_seconds;
    QSpinBox* m_depth;
    QSpinBox* m_threads;
    QComboBox* m_side;
    QSpinBox* m_from;
};

} // namespace komadai::ui
