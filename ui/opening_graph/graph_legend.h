// What the colours and lines of a graph of openings mean.
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QPainter;

namespace komadai::ui {

/// Two rows of samples, each with its meaning.
class GraphLegend : public QWidget {
    Q_OBJECT
public:
    explicit GraphLegend(QWidget* parent = nullptr);

    /// What the players are called.
    void setSides(const QString& first, const QString& second);

    /// Paints all samples from the upper left corner, in an area of sizeHint().
    void paint(QPainter& painter) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Entry;
    std::vector<Entry> entries() const;
    int rowHeight() const;
    void refresh();

    QString m_first, m_second;
};

} // namespace komadai::ui
