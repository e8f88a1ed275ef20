// A graph of the evaluations of a game, with the time used beneath.
#pragma once

#include "ui/analysis/evaluation_series.h"
#include "ui/analysis/score_text.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QCPAxisRect;
class QCPBars;
class QCPGraph;
class QCPItemStraightLine;
class QCPItemTracer;
class QCustomPlot;
class QLabel;
class QStackedLayout;
class QToolButton;

namespace komadai::ui {

class Analysis;

/// Shows the line that a document shows, from whatever evaluations its record has, whoever made them. Values are always those
/// of the first player. A click goes to a position.
class EvaluationGraph : public QWidget {
    Q_OBJECT
public:
    /// `analyse` is named as the way to evaluations where there are none. It must outlive the graph.
    explicit EvaluationGraph(const QAction& analyse, QWidget* parent = nullptr);

    /// Shows the game of this analysis, and the position that is being analysed as it is evaluated now.
    void setAnalysis(Analysis* analysis);

    const std::vector<EvaluatedPly>& plies() const { return m_plies; }
    /// The height at which a ply is drawn: pawns or per cent; none where it has no evaluation.
    std::optional<double> valueAt(int ply) const;
    bool isEmpty() const;
    /// What is said about a ply: the move, the evaluation, the time.
    QString textAt(int ply) const;
    /// The ply at a point of the widget; none beside the graph.
    std::optional<int> plyAt(const QPoint& point) const;
    /// Where a ply is drawn.
    QPoint pointOf(int ply) const;
    /// The ply that is marked.
    int markedPly() const { return m_marked; }
    /// Draws at once what has changed.
    void replot();

    /// Writes the graph as a PNG, an SVG or a PDF, by the ending of the name. Returns what went wrong.
    QString savePicture(const QString& path);
    void askAndSave();

signals:
    void plyChosen(int ply);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUp();
    void setUpItems();
    void connectDocument();
    void retranslate();
    void scheduleUpdate();
    void update();
    void readPlies();
    void plot();
    void plotTimes();
    void showTimes(bool shown);
    void setAxes();
    void mark();
    void colour();
    void pointAt(const std::optional<int>& ply);
    double valueOf(const EvaluatedPly& ply) const;
    double highest() const;

    const QAction& m_analyse;
    QPointer<Analysis> m_analysis;
    std::vector<EvaluatedPly> m_plies;
    int m_marked = 0;
    bool m_showsChances = false;
    WinChance m_winChance; ///< of the variant
    std::optional<int> m_pointed;
    QTimer m_delay; ///< joins changes that come together

    QStackedLayout* m_pages;
    QLabel* m_empty;
    QCustomPlot* m_plot;
    QToolButton* m_save;
    QCPAxisRect* m_times = nullptr;
    QCPGraph* m_graph = nullptr;
    QCPBars* m_fill =
        nullptr; ///< between the graph and the baseline; filling the graph itself takes 100 times as long
    QCPGraph* m_baseline = nullptr; ///< between the sides
    std::vector<QCPBars*> m_bars;   ///< by side
    QCPItemStraightLine *m_mark = nullptr, *m_timeMark = nullptr;
    QCPItemTracer* m_pointer = nullptr;
};

} // namespace komadai::ui
