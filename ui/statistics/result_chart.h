// Bars of wins, draws and losses.
#pragma once

#include "ui/statistics/result_rows.h"

#include <QBrush>
#include <QWidget>

#include <array>
#include <vector>

class QCPBars;
class QCustomPlot;

namespace komadai::ui {

/// What a part of a bar stands for, from left to right.
enum class ResultPart { Wins, Draws, Losses, Unfinished };
constexpr std::array ResultParts{ResultPart::Wins, ResultPart::Draws, ResultPart::Losses,
                                 ResultPart::Unfinished};
/// "Wins".
QString nameOf(ResultPart part);
/// The parts differ in pattern too, so that nobody needs to tell colours apart.
QBrush brushOf(ResultPart part, const QPalette& palette);

/// A bar for each group of games. Its names stand on the left, its numbers on the right.
class ResultChart : public QWidget {
    Q_OBJECT
public:
    explicit ResultChart(QWidget* parent = nullptr);

    void setRows(std::vector<ResultRow> rows);
    const std::vector<ResultRow>& rows() const { return m_rows; }
    /// The width of the widest name in pixels.
    int widestName() const;
    /// The width for names in pixels, so that the bars of several charts begin at one place. Wider names get what they need.
    void setNameWidth(int width);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void setUpAxes();
    /// The name, cut if it is very long.
    QString shownName(const ResultRow& row) const;
    void plot();
    void colour();

    QCustomPlot* m_plot;
    std::vector<ResultRow> m_rows;
    int m_nameWidth = 0;
    std::array<QCPBars*, ResultParts.size()> m_bars{};
};

} // namespace komadai::ui
