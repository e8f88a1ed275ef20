// What is said about files of puzzles. Needs no Qt.
#pragma once

#include "core/practice/puzzle_file.h"
#include "core/practice/puzzle_finder.h"

#include <functional>
#include <string>
#include <string_view>

namespace komadai {

/// Words problems and checks of puzzles in one language. All texts are UTF-8.
class PuzzleWording {
public:
    /// Turns an English source text of the context "Puzzles" into another language.
    using Translate = std::function<std::string(const char* source)>;

    /// Without `translate` texts are English.
    explicit PuzzleWording(Translate translate = {}) : m_translate(std::move(translate)) {}

    /// What is wrong and where, as a full sentence. `file` names the file.
    std::string sentence(const core::PuzzleProblem& problem, std::string_view file) const;
    /// What a search thinks of a puzzle, as a full sentence: "Another move is almost as good."
    std::string sentence(core::PuzzleCheck::Verdict verdict) const;

private:
    std::string in(const char* source) const {
        return m_translate ? m_translate(source) : std::string(source);
    }

    Translate m_translate;
};

} // namespace komadai
