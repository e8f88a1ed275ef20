// What is said in tours. Needs no Qt.
#pragma once

#include "core/practice/tour.h"

#include <functional>
#include <string>
#include <string_view>

namespace komadai {

/// The words of a lesson. Where there is nothing to play, `task` and `done` are empty.
struct LessonWords {
    std::string text; ///< what there is to know
    std::string task; ///< what to play
    std::string done; ///< after the right move
};

/// Words tours in one language. All texts are UTF-8.
class TourWording {
public:
    /// Turns an English source text of the context "Tours" into another language.
    using Translate = std::function<std::string(const char* source)>;

    /// Without `translate` texts are English.
    explicit TourWording(Translate translate = {}) : m_translate(std::move(translate)) {}

    /// "Ko Shogi: special moves". `game` is the name of the variant.
    std::string title(core::TourKind kind, std::string_view game) const;
    /// Empty words for a lesson that does not come with the program.
    LessonWords words(std::string_view tour, std::string_view lesson) const;
    /// What the move lacks, as a full sentence: "The move captures nothing. Try again."
    /// Precondition: the move is legal in the position of the lesson and does not meet its goal.
    std::string missed(const core::Lesson& lesson, const core::Move& move) const;

private:
    std::string in(const char* source) const {
        if (*source == '\0') return {};
        return m_translate ? m_translate(source) : std::string(source);
    }

    Translate m_translate;
};

} // namespace komadai
