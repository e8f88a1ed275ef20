// What is damaged in a library does not keep the rest from being read.
#pragma once

#include "core/store/library.h"

namespace komadai::core {

/// The answer to a question about something stored; `otherwise` if that is damaged. Other errors are thrown.
template <class Answer, class Question>
Answer unlessDamaged(Answer otherwise, Question&& question) {
    try {
        return question();
    } catch (const StorageError& error) {
        if (error.problem() != StorageProblem::Damaged) throw;
        return otherwise;
    }
}

} // namespace komadai::core
