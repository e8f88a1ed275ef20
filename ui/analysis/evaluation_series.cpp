#include "ui/analysis/evaluation_series.h"

#include "ui/document/game_document.h"

#include "core/review/game_phases.h"

#include <algorithm>

namespace komadai::ui {
namespace {

EvaluatedPly evaluatedPly(const GameDocument& document, core::NodeId node,
                          const core::AnyPosition& position) {
    EvaluatedPly ply{node, position.sideToMove(), {}, core::countPieces(position), {}, {}};
    const auto& notes = document.tree().annotations(node);
    if (const auto* best = bestEvaluation(notes)) ply.score = best->score;
    const auto fault = std::find_if(notes.glyphs.begin(), notes.glyphs.end(), core::marksFault);
    if (fault != notes.glyphs.end()) ply.fault = *fault;
    if (node != core::NodeId::root()) ply.used = document.timeUsed(node);
    return ply;
}

int lastPly(const GameDocument& document) {
    const auto end = document.playedEnd();
    const auto ply = end ? document.plyOnLine(*end) : std::nullopt;
    return ply && document.ply() <= *ply ? *ply : document.linePlies();
}

} // namespace

const core::Evaluation* bestEvaluation(const core::Annotations& notes) {
    const core::Evaluation* best = nullptr;
    for (const core::Evaluation& evaluation : notes.evaluations)
        if (!best || evaluation.depth >= best->depth) best = &evaluation;
    return best;
}

std::vector<EvaluatedPly> evaluationsOf(const GameDocument& document) {
    std::vector<EvaluatedPly> plies;
    const int last = lastPly(document);
    for (int ply = 0; ply <= last; ++ply)
        plies.push_back(evaluatedPly(document, document.lineNodes()[static_cast<std::size_t>(ply)],
                                     document.line().positionAt(ply)));
    return plies;
}

std::vector<EvaluatedPly> mainLineEvaluations(const GameDocument& document) {
    const core::GameTree& tree = document.tree();
    std::vector<EvaluatedPly> plies;
    core::AnyPosition position = tree.start();
    for (const core::NodeId node : tree.pathTo(document.playedEnd().value_or(tree.mainLineEnd()))) {
        if (node != core::NodeId::root()) position = position.after(tree.move(node));
        plies.push_back(evaluatedPly(document, node, position));
    }
    return plies;
}

} // namespace komadai::ui
