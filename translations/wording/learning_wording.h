// What is said about learning from games. Needs no Qt.
#pragma once

#include "core/learning/teaching.h"

#include <functional>
#include <string>
#include <string_view>

namespace komadai {

/// Words problems of learning in one language. All texts are UTF-8.
class LearningWording {
public:
    /// Turns an English source text of the context "Learning" into another language.
    using Translate = std::function<std::string(const char* source)>;

    /// Without `translate` texts are English.
    explicit LearningWording(Translate translate = {}) : m_translate(std::move(translate)) {}

    /// What is wrong and where, as a full sentence.
    std::string sentence(const core::learning::TrainingFileError& error) const;
    std::string sentence(const core::learning::TeachingLogError& error) const;
    std::string sentence(const core::learning::TeachingError& error) const;
    /// The same; `file` names the file.
    std::string sentence(const core::NetworkFileError& error, std::string_view file) const;
    std::string sentence(const core::NetworkFault& fault) const;

private:
    std::string in(const char* source) const {
        return m_translate ? m_translate(source) : std::string(source);
    }

    Translate m_translate;
};

} // namespace komadai
