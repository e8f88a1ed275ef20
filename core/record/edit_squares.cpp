#include "core/record/edit_squares.h"

#include "core/rules/move_squares.h"

#include <algorithm>

namespace komadai::core {
namespace {

bool isOnBoard(const Annotations& notes, BoardSize size) {
    const auto has = [&](Square square) { return square.index() < size.squares(); };
    const auto areOnBoard = [&](const Evaluation& evaluation) {
        return std::all_of(evaluation.line.begin(), evaluation.line.end(),
                           [&](const Move& move) { return core::isOnBoard(move, size); });
    };
    return std::all_of(notes.drawings.begin(), notes.drawings.end(),
                       [&](const Drawing& drawing) { return has(drawing.from) && has(drawing.to); }) &&
           std::all_of(notes.evaluations.begin(), notes.evaluations.end(), areOnBoard);
}

bool isOnBoard(const TreeEdit::Part& part, BoardSize size) {
    if (const auto* annotate = std::get_if<TreeEdit::Annotate>(&part))
        return isOnBoard(annotate->annotations, size);
    const auto* insert = std::get_if<TreeEdit::Insert>(&part);
    return !insert || std::all_of(insert->nodes.begin(), insert->nodes.end(), [&](const NodeData& node) {
        return core::isOnBoard(node.move, size) && isOnBoard(node.annotations, size);
    });
}

} // namespace

bool isOnBoard(const TreeEdit& edit, BoardSize size) {
    return std::all_of(edit.parts.begin(), edit.parts.end(),
                       [&](const TreeEdit::Part& part) { return isOnBoard(part, size); });
}

} // namespace komadai::core
