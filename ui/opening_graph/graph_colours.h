// The colours of a graph of openings.
#pragma once

#include <QColor>
#include <QPalette>

#include <optional>

namespace komadai::ui {

/// Colours that suit a palette. Good scores of the first player are blue and bad ones orange, which people who confuse red
/// and green can tell apart too.
class GraphColours {
public:
    explicit GraphColours(const QPalette& palette);

    /// Of a position in which the first player scored so much, 0..1; none if no game was decided.
    QColor fill(std::optional<double> score) const;
    QColor background() const { return m_background; }
    QColor text() const { return m_text; }
    QColor border() const { return m_border; }
    QColor mainRoad() const { return m_mainRoad; }
    QColor byway() const { return m_byway; }
    QColor highlight() const { return m_highlight; }

private:
    QColor m_background, m_text, m_border, m_mainRoad, m_byway, m_highlight;
    QColor m_first, m_second, m_even;
};

} // namespace komadai::ui
