// How a graph of evaluations is drawn, in the window and on paper.
#pragma once

#include "ui/analysis/evaluation_series.h"
#include "ui/analysis/score_text.h"

#include "core/review/game_phases.h"

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPalette>
#include <QPoint>
#include <QSize>
#include <QString>

#include <optional>
#include <vector>

class QCPAxisRect;
class QCPBars;
class QCPGraph;
class QCPItemStraightLine;
class QCPItemText;
class QCPItemTracer;
class QCustomPlot;
class QPainter;
class QRect;

namespace komadai::ui {

class GameDocument;

/// What a graph of evaluations shows. Values are always those of the first player.
struct EvaluationPicture {
    std::vector<EvaluatedPly> plies{}; ///< 0 is the start
    WinChance winChance{};             ///< of the variant
    ScoreUnit unit = ScoreUnit::Pawns;
    QString firstName{}; ///< of the first player's side
    core::GamePhases phases{};

    /// With scores as the user wants to see them.
    static EvaluationPicture of(const GameDocument& document, std::vector<EvaluatedPly> plies);

    bool isEmpty() const;
    bool showsChances() const { return unit == ScoreUnit::WinningChance; }
    /// How many units a pawn is. Precondition: not showsChances().
    int unitsPerPawn() const { return unit == ScoreUnit::Centipawns ? 100 : 1; }
    /// The height at which a ply is drawn, in the unit; none where it has no evaluation.
    std::optional<double> valueAt(int ply) const;
};

/// Draws such a graph into a plot, with marks at faults and the time used beneath.
class EvaluationPlot {
public:
    /// The plot must outlive the object, and belongs to it alone.
    explicit EvaluationPlot(QCustomPlot& plot);

    /// Takes effect when the plot is drawn, as all changes do.
    void setPicture(EvaluationPicture picture);
    const EvaluationPicture& picture() const { return m_picture; }
    void setColours(const QPalette& palette, const QFont& font);
    /// Marks a ply by a line, or none.
    void mark(const std::optional<int>& ply);
    /// Marks a ply by a circle, or none.
    void pointAt(const std::optional<int>& ply);

    /// The ply at a point of the plot; none beside the graph.
    std::optional<int> plyAt(const QPoint& point) const;
    /// Where a ply is drawn.
    QPoint pointOf(int ply) const;

    /// Writes the graph as a PNG, an SVG or a PDF, by the ending of the name, as a whole or not at all. Returns what went
    /// wrong; empty if nothing did.
    QString save(const QString& path, const QString& title);

private:
    void setUp();
    void setUpItems();
    QCPItemStraightLine* addLine(QCPAxisRect* area);
    void plotPhases();
    void placePhaseNames();
    void plotValues();
    void plotFaults();
    void plotTimes();
    void showTimes(bool shown);
    void setAxes();
    double highest() const;

    EvaluationPicture m_picture;
    QCustomPlot& m_plot;
    QCPAxisRect* m_values = nullptr;
    QCPAxisRect* m_times = nullptr;
    QCPGraph* m_graph = nullptr;
    QCPGraph* m_dots = nullptr;         ///< on it
    QCPGraph* m_mistakes = nullptr;     ///< likewise: marks of mistakes and blunders
    QCPGraph* m_inaccuracies = nullptr; ///< likewise
    /// Between the graph and the baseline; filling the graph itself takes 100 times as long.
    QCPBars* m_fill = nullptr;
    QCPGraph* m_baseline = nullptr; ///< between the sides
    std::vector<QCPBars*> m_bars;   ///< by side
    QCPItemStraightLine *m_mark = nullptr, *m_timeMark = nullptr;
    /// Where a phase begins, and its name beside it.
    struct PhaseMark {
        QCPItemStraightLine* line = nullptr;
        QCPItemText* name = nullptr;
    };
    PhaseMark m_middleGame, m_endgame;
    QCPItemTracer* m_pointer = nullptr;
    QObject m_context; ///< of connections
};

/// Paints a graph on white paper, in vectors.
/// `size`  of the area on a screen, in pixels: texts and lines are as large as they are there
void paintEvaluations(QPainter& painter, const QRect& area, const QSize& size,
                      const EvaluationPicture& picture);

} // namespace komadai::ui
