// A graph of the evaluations of a game, with the time used beneath.
#pragma once

#include "ui/analysis/evaluation_series.h"

#include "core/review/game_phases.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QCustomPlot;
class QLabel;
class QPushButton;
class QStackedLayout;
class QToolButton;

namespace komadai::ui {

class Analysis;
class EvaluationPlot;

/// Shows the line that a document shows, from whatever evaluations its record has, whoever made them. Values are always those
/// of the first player. A click goes to a position.
class EvaluationGraph : public QWidget {
    Q_OBJECT
public:
    /// `analyse` is named as the way to evaluations where there are none. It must outlive the graph.
    explicit EvaluationGraph(const QAction& analyse, QWidget* parent = nullptr);
    ~EvaluationGraph() override;

    /// Shows the game of this analysis, and the position that is being analysed as it is evaluated now.
    void setAnalysis(Analysis* analysis);
    /// What is said while the game has no evaluations: how many games are reviewed before it, 0 while its own review runs; none if it
    /// does not wait for one.
    void setGamesBeforeReview(std::optional<int> games);

    const std::vector<EvaluatedPly>& plies() const;
    /// The height at which a ply is drawn: pawns or per cent; none where it has no evaluation.
    std::optional<double> valueAt(int ply) const;
    bool isEmpty() const;
    /// The beginnings of the middle game and the endgame, which are marked.
    core::GamePhases phases() const;
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

    /// As wide as a game needs to be read beside the analysis.
    QSize sizeHint() const override;

signals:
    void plyChosen(int ply);
    /// The user wants this game reviewed.
    void reviewWanted();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectDocument();
    QWidget* makeEmptyPage();
    void retranslate();
    /// On the page without evaluations.
    void sayHowToGetEvaluations();
    void scheduleUpdate();
    void update();
    void readPlies();
    void pointAt(const std::optional<int>& ply);

    const QAction& m_analyse;
    QPointer<Analysis> m_analysis;
    int m_marked = 0;
    std::optional<int> m_pointed;
    std::optional<int> m_gamesBeforeReview;
    QTimer m_delay; ///< joins changes that come together

    QStackedLayout* m_pages;
    QLabel* m_empty;
    QPushButton* m_review;
    QCustomPlot* m_plot;
    std::unique_ptr<EvaluationPlot> m_drawing; ///< on m_plot
    QToolButton* m_save;
};

} // namespace komadai::ui
