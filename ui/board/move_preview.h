// The consequences of a move that is being entered.
#pragma once

#include "ui/board/board_scene.h"
#include "ui/board/move_entry.h"

#include "core/rules/effects/move_consequences.h"

#include <QString>

#include <optional>
#include <vector>

namespace komadai::ui {

/// Follows a move of several steps while the user enters it.
class MovePreview {
public:
    /// Takes the move as entered so far, with the target at `pointed` added if there is one. Returns whether the
    /// preview has changed. Precondition: `entry` is in this position.
    bool update(const MoveEntry& entry, const std::optional<core::AnyPosition>& position,
                const std::optional<Place>& pointed);
    /// Marks for the squares on which something happens.
    std::vector<FateMark> fates() const { return fatesOf(m_consequences); }
    /// The consequences in words; empty if there are none.
    QString text(const core::AnyPosition& position) const;

private:
    std::optional<core::PathMove> m_move;
    core::MoveConsequences m_consequences; ///< of that move
};

} // namespace komadai::ui
