// A line that an engine found about a node of a record.
#pragma once

#include "core/record/annotations.h"
#include "core/record/tree_edit.h"
#include "core/search/engine.h"

#include <string>

namespace komadai::ui {

struct FoundLine {
    core::NodeId node;
    core::SearchInfo info; ///< at least one move
    std::string engine;    ///< as stored with evaluations
};

/// What the line says about the position after its first move.
core::Evaluation evaluationAfterFirstMove(const FoundLine& line);

} // namespace komadai::ui
