// The evaluations along the line that a document shows.
#pragma once

#include "core/board/side.h"
#include "core/record/annotations.h"
#include "core/record/tree_edit.h"

#include <chrono>
#include <optional>
#include <vector>

namespace komadai::ui {

class GameDocument;

/// A position of the line with what is known about it.
struct EvaluatedPly {
    core::NodeId node;
    core::Side toMove = core::Side::First;
    std::optional<core::Score> score;   ///< of the side to move
    int pieces = 0;                     ///< on the board
    std::chrono::milliseconds used{};   ///< for the move that led here; 0 where it is not known
    std::optional<core::Glyph> fault{}; ///< of that move: `?!`, `?` or `??`
};

/// The evaluation to show where several engines have looked: the deepest; of equals the last. None where there is none.
const core::Evaluation* bestEvaluation(const core::Annotations& notes);

/// Of the line that the document shows, by ply, 0 being the start. It ends where the played moves end (GameDocument::playedEnd), unless
/// the position that is shown comes after that.
std::vector<EvaluatedPly> evaluationsOf(const GameDocument& document);
/// The same of the played moves, or of the main line where nothing tells them apart.
std::vector<EvaluatedPly> mainLineEvaluations(const GameDocument& document);

} // namespace komadai::ui
