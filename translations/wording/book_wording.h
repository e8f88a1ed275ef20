// Sentences for what core reports about opening books. Needs no Qt.
#pragma once

#include "core/book/book_file.h"
#include "translations/wording/wording.h"

#include <string>
#include <string_view>

namespace komadai {

/// Words in one language, as Wording does. All texts are UTF-8.
class BookWording {
public:
    /// Turns an English source text of the context "Wording" into another language. Without it texts are English.
    explicit BookWording(Wording::Translate translate = {}) : m_translate(std::move(translate)) {}

    /// "FILE, line 7: “7g7e” is not a legal move; it was left out."
    std::string sentence(const core::BookProblem& problem, std::string_view file) const;
    std::string sentence(core::BookLoss loss) const;
    std::string sentence(core::BookWriteProblem problem) const;

private:
    std::string in(const char* source) const {
        return m_translate ? m_translate(source) : std::string(source);
    }

    Wording::Translate m_translate;
};

} // namespace komadai
