// Sentences for what core reports about endgame tables. Needs no Qt.
#pragma once

#include "core/endgames/endgame_file.h"
#include "translations/wording/wording.h"

#include <string>
#include <string_view>

namespace komadai {

/// Words in one language, as Wording does. All texts are UTF-8.
class EndgameWording {
public:
    /// Turns an English source text of the context "Wording" into another language. Without it texts are English.
    explicit EndgameWording(Wording::Translate translate = {}) : m_translate(std::move(translate)) {}

    /// Full sentences.
    std::string sentence(core::EndgameRefusal refusal) const;
    /// `text` is the whole text of the material.
    std::string sentence(const core::MaterialProblem& problem, std::string_view text) const;
    std::string sentence(core::EndgameFileProblem problem, std::string_view file) const;

private:
    std::string in(const char* source) const {
        return m_translate ? m_translate(source) : std::string(source);
    }

    Wording::Translate m_translate;
};

} // namespace komadai
