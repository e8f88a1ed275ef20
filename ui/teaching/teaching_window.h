// Lets the user teach the computer a variant, and shows what it learns.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/teaching/teaching_service.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace komadai::ui {

class LossChart;
class StrengthChart;

/// Courses go on when the window is closed.
class TeachingWindow : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive the window.
    TeachingWindow(const core::VariantSet& variants, TeachingService& teaching, QWidget* parent = nullptr);

    /// Shows the course for the variant with this id.
    void showVariant(const std::string& id);

protected:
    void showEvent(QShowEvent* event) override;

private:
    using VariantPointer = TeachingService::VariantPointer;

    QWidget* makeChoice();
    QWidget* makeNetwork();
    QWidget* makeCharts();
    QWidget* makeButtons();
    void makeTable();
    void retranslate();
    /// Lists the variants anew, since they may have changed.
    void listVariants();
    /// Null where it was removed.
    VariantPointer chosen() const;
    /// Shows all about the chosen variant.
    void showChosen();
    void refreshSoon();
    void refresh();
    void showNetwork();
    void showState(const CourseView& course);
    void showRounds(const CourseView& course);
    void showButtons(const CourseView& course);
    /// The course of the variant, or else the one that has made the network in use.
    CourseView shownCourse(CourseView course) const;

    void startOrPause();
    void askToDiscard();
    void importNetwork();
    void exportNetwork();
    void askToRemove();
    void report(const QString& title, const core::LearnedNetworks::Failure& failure);

    const core::VariantSet& m_variants;
    TeachingService& m_teaching;
    QComboBox* m_variant;
    QSpinBox* m_threads;
    QCheckBox* m_goesOn;
    QLabel* m_network;
    QPushButton* m_networkButton;
    QMenu* m_networkMenu;
    QAction *m_import, *m_export, *m_remove;
    QLabel* m_state;
    QProgressBar* m_progress;
    QLabel* m_strengthTitle;
    QLabel* m_lossTitle;
    StrengthChart* m_strength;
    LossChart* m_loss;
    QTableWidget* m_rounds;
    QPushButton *m_start, *m_keep, *m_discard;
    QTimer m_refresh;
};

} // namespace komadai::ui
