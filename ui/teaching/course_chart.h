// Curves of a course, by round.
#pragma once

#include "ui/teaching/teaching_service.h"

#include <QWidget>

#include <optional>
#include <vector>

class QCPErrorBars;
class QCPGraph;
class QCPItemText;
class QCustomPlot;

namespace komadai::ui {

/// What both charts have in common: rounds from left to right, and a text where there is nothing to see yet.
class CourseChart : public QWidget {
    Q_OBJECT
public:
    explicit CourseChart(QWidget* parent = nullptr);

    virtual void setCourse(const CourseView& course) = 0;
    /// The text in place of curves.
    void setEmptyText(const QString& text);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

    virtual void colour() = 0;
    /// Sets fonts, colours and ranges of the axes, and draws. `sentences` are read out and shown as the tool tip.
    void draw(double firstRound, double lastRound, double least, double most, const QStringList& sentences);
    /// In the constructors of derived classes, when the curves are there.
    void begin();

    QCustomPlot* m_plot;

private:
    void colourAxes();

    QCPItemText* m_emptyText;
};

/// A place on the curve of strength.
struct StrengthPoint {
    int round = 0;
    double elo = 0;
    std::optional<double> margin{}; ///< half of the 95 % interval; none if it is unknown
    bool isFinal = true;            ///< false: the test goes on, or has refused the network
};

/// The strength of the networks against the start, with error bars.
class StrengthChart : public CourseChart {
    Q_OBJECT
public:
    explicit StrengthChart(QWidget* parent = nullptr);

    void setCourse(const CourseView& course) override;
    const std::vector<StrengthPoint>& points() const { return m_points; }

    /// Won and lost matches without a point of the loser are drawn at this difference.
    static constexpr double Sweep = 800;

protected:
    void colour() override;

private:
    QCPGraph *m_curve, *m_open;
    QCPErrorBars *m_bars, *m_openBars;
    std::vector<StrengthPoint> m_points;
};

/// A place on the curves of loss.
struct LossPoint {
    double round = 0; ///< with the part of the passes that are done
    double loss = 0;
    std::optional<double> without{}; ///< the loss without a network; none if it is unknown
};

/// The loss of the networks and that without a network.
class LossChart : public CourseChart {
    Q_OBJECT
public:
    explicit LossChart(QWidget* parent = nullptr);

    void setCourse(const CourseView& course) override;
    const std::vector<LossPoint>& points() const { return m_points; }
    /// The names of both curves.
    void setNames(const QString& loss, const QString& without);

protected:
    void colour() override;

private:
    QCPGraph *m_loss, *m_without;
    std::vector<LossPoint> m_points;
};

} // namespace komadai::ui
