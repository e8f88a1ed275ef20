// What was practised, and how well.
#pragma once

#include "core/rules/variant_set.h"
#include "core/store/practice_store.h"
#include "ui/library/library_service.h"

#include <QWidget>

#include <string>
#include <utility>
#include <vector>

class QLabel;
class QTableWidget;

namespace komadai::ui {

class PracticeChart;

/// Due and new puzzles and repertoire moves, ratings by variant, streaks, and what was solved on each of the last days. Reads the library when it is shown,
/// and when `refresh` is called.
class PracticeStatistics : public QWidget {
    Q_OBJECT
public:
    static constexpr int Days = 30; ///< that the chart shows

    /// Both must outlive the window.
    PracticeStatistics(const core::VariantSet& variants, LibraryService& library, QWidget* parent = nullptr);

    void refresh();

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Row {
        std::string variant;      ///< id
        std::string repertoire{}; ///< its name; empty for the puzzles of a variant
        core::PracticeCounts counts;
        core::PlayerRating rating;
    };
    struct Figures {
        std::vector<Row> rows;
        core::PracticeStreaks streaks;
        std::vector<core::PracticeDay> days;
    };

    void retranslate();
    void showFigures(const Figures& figures);
    void showRows();
    void showChart();

    const core::VariantSet& m_variants;
    LibraryService& m_library;
    LibraryRequest m_request;
    QTableWidget* m_table;
    QLabel* m_streaks;
    QLabel* m_chartTitle;
    PracticeChart* m_chart;
    Figures m_figures;
    std::chrono::sys_days m_today{};
    QString m_failure;
};

} // namespace komadai::ui
