#include "ui/analysis/evaluation_series.h"

#include "ui/document/game_document.h"

namespace komadai::ui {

const core::Evaluation* bestEvaluation(const core::Annotations& notes) {
    const core::Evaluation* best = nullptr;
    for (const core::Evaluation& evaluation : notes.evaluations)
        if (!best || evaluation.depth >= best->depth) best = &evaluation;
    return best;
}

std::vector<EvaluatedPly> evaluationsOf(const GameDocument& document) {
    std::vector<EvaluatedPly> plies;
    for (const core::NodeId node : document.lineNodes()) {
        EvaluatedPly ply{
            node, document.line().positionAt(static_cast<int>(plies.size())).sideToMove(), {}, {}};
        if (const auto* best = bestEvaluation(document.tree().annotations(node))) ply.score = best->score;
        if (node != core::NodeId::root()) ply.used = document.timeUsed(node);
        plies.push_back(ply);
    }
    return plies;
}

} // namespace komadai::ui
