#include "core/rules/move_course.h"

namespace komadai::core {
namespace {

MoveCourse courseOfKind(const BoardMove& move) { return {move.from, {}, {move.to}, {}, move.promotion}; }

MoveCourse courseOfKind(const Drop& move) { return {{}, move.piece, {move.to}, {}, {}}; }

MoveCourse courseOfKind(const PathMove& move) {
    return {move.from,
            {},
            {move.path.begin(), move.path.begin() + move.steps},
            {move.victims.begin(), move.victims.begin() + move.taken},
            {}};
}

} // namespace

MoveCourse courseOf(const Move& move) {
    return std::visit([](const auto& m) { return courseOfKind(m); }, move);
}

MoveCourse courseOf(const Move& move, const AnyPosition& before) {
    MoveCourse course = courseOf(move);
    if (const auto* pathMove = std::get_if<PathMove>(&move)) {
        const auto piece = before.pieceAt(pathMove->from);
        if (pathMove->promotes && piece) course.promotion = before.spec().piece(piece->type).promotesTo;
    } else if (course.from && before.pieceAt(course.to())) {
        course.victims.push_back({course.to(), 1, false});
    }
    return course;
}

Piece pieceAfter(const Move& move, const AnyPosition& before) {
    const MoveCourse course = courseOf(move, before);
    if (course.dropped) return {*course.dropped, before.sideToMove()};
    const Piece piece = before.pieceAt(*course.from).value_or(Piece{});
    return {course.promotion.value_or(piece.type), piece.side};
}

} // namespace komadai::core
