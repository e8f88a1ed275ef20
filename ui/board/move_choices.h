// The buttons of an open choice: to promote or not, to capture or to shoot.
#pragma once

#include "ui/board/board_layout.h"
#include "ui/board/board_scene.h"

#include <QPointF>
#include <QRect>
#include <QString>

#include <optional>
#include <vector>

namespace komadai::ui {

/// The open choice of a move entry. Holds references; made when it is needed.
class MoveChoices {
public:
    /// `seen`: the part of the board on which the buttons may lie.
    MoveChoices(const MoveEntry& entry, const core::AnyPosition& position, const BoardLayout& layout,
                const QRect& seen)
        : m_entry(entry), m_position(position), m_layout(layout), m_seen(seen) {}

    /// `hovered`: the place of the mouse; `highlighted`: the index of the keyboard's choice.
    std::vector<PaintedChoice> painted(std::optional<QPointF> hovered, std::optional<int> highlighted) const;
    /// The button of a move; empty if there is none.
    QRect rectOf(const core::Move& move) const;
    std::optional<core::Move> at(const QPointF& point) const;
    /// What this choice does.
    QString text(const core::Move& move) const;

private:
    const MoveEntry& m_entry;
    const core::AnyPosition& m_position;
    const BoardLayout& m_layout;
    const QRect m_seen;
};

} // namespace komadai::ui
