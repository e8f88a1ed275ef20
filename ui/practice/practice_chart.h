// Bars of what was practised on each day.
#pragma once

#include "core/store/practice_store.h"

#include <QWidget>

#include <array>
#include <vector>

class QCPBars;
class QCustomPlot;

namespace komadai::ui {

/// A bar for each day: solved, solved with a hint, and failed, one above the other.
class PracticeChart : public QWidget {
    Q_OBJECT
public:
    explicit PracticeChart(QWidget* parent = nullptr);

    /// Shows `length` days, of which `today` is the last one. Days without attempts are missing in `days`.
    void setDays(const std::vector<core::PracticeDay>& days, std::chrono::sys_days today, int length);
    /// What the chart shows, in words; a line for each day with attempts.
    const QString& text() const { return m_text; }

    QSize sizeHint() const override { return {420, 180}; }
    QSize minimumSizeHint() const override { return {280, 140}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    static constexpr std::size_t Parts = 3;

    void colour();

    QCustomPlot* m_plot;
    std::array<QCPBars*, Parts> m_bars{};
    QString m_text;
};

} // namespace komadai::ui
