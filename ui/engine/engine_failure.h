// How an external engine can fail, for the user.
#pragma once

#include "core/protocol/engine_problem.h"

#include <QString>

namespace komadai::ui {

using core::protocol::EngineProblem;

struct EngineFailure {
    EngineProblem problem{};
    QString engine; ///< its name in the window
    QString detail; ///< see EngineProblem
};

/// A full sentence.
QString sentence(const EngineFailure& failure);

} // namespace komadai::ui
