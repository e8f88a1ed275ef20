#include "ui/board/board_scene.h"

#include "core/rules/move_course.h"

namespace komadai::ui {

BoardArrow arrowOf(const core::Move& move, const core::AnyPosition& before, ArrowKind kind, int rank) {
    BoardArrow arrow{{}, kind, rank};
    const auto course = core::courseOf(move);
    if (course.from)
        arrow.places.emplace_back(*course.from);
    else
        arrow.places.emplace_back(handPlaceOf(std::get<core::Drop>(move), before));
    arrow.places.insert(arrow.places.end(), course.path.begin(), course.path.end());
    return arrow;
}

std::vector<FateMark> fatesOf(const core::MoveConsequences& consequences) {
    std::vector<FateMark> marks;
    const auto add = [&](const std::vector<core::Square>& squares, Fate fate) {
        for (const auto square : squares)
            marks.push_back({square, fate});
    };
    add(consequences.removed, Fate::Removed);
    add(consequences.held, Fate::Held);
    add(consequences.promoted, Fate::Promoted);
    add(consequences.reverted, Fate::Reverted);
    return marks;
}

} // namespace komadai::ui
