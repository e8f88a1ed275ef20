#include "ui/analysis/found_line.h"

#include "ui/analysis/score_text.h"

#include <algorithm>

namespace komadai::ui {

core::Evaluation evaluationAfterFirstMove(const FoundLine& line) {
    core::Evaluation evaluation;
    evaluation.score = afterBestMove(line.info.score);
    evaluation.depth = std::max(line.info.depth - 1, 0);
    evaluation.nodes = line.info.nodes;
    evaluation.engine = line.engine;
    evaluation.line.assign(line.info.line.begin() + 1, line.info.line.end());
    return evaluation;
}

} // namespace komadai::ui
