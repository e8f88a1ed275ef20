#include "ui/opening_graph/graph_colours.h"

#include "ui/mixed_colour.h"

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int DarkBelow = 128;
constexpr double ClearLead = 0.3; ///< a score that differs so much from 0.5 has the full colour

} // namespace

GraphColours::GraphColours(const QPalette& palette)
    : m_background(palette.color(QPalette::Base)), m_text(palette.color(QPalette::Text)),
      m_border(mixed(m_background, m_text, 0.6)), m_mainRoad(mixed(m_background, m_text, 0.55)),
      m_byway(mixed(m_background, m_text, 0.48)), m_highlight(palette.color(QPalette::Highlight)) {
    const bool isDark = m_background.lightness() < DarkBelow;
    m_first = isDark ? QColor(0x1f, 0x5f, 0xa8) : QColor(0x86, 0xb8, 0xee);
    m_second = isDark ? QColor(0x94, 0x50, 0x06) : QColor(0xf6, 0xae, 0x5a);
    m_even = mixed(m_background, m_text, isDark ? 0.2 : 0.07);
}

QColor GraphColours::fill(std::optional<double> score) const {
    if (!score) return m_background;
    const double lead = std::clamp((*score - 0.5) / ClearLead, -1.0, 1.0);
    return lead < 0 ? mixed(m_even, m_second, -lead) : mixed(m_even, m_first, lead);
}

} // namespace komadai::ui
