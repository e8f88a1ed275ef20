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

} // namespace komadai::ui
