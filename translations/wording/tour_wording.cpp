#include "translations/wording/tour_wording.h"

#include "translations/wording/fill.h"
#include "translations/wording/marks.h"
#include "translations/wording/tour_texts.h"

#include <algorithm>

namespace komadai {
namespace {

const char* sourceOf(core::TourKind kind) {
    switch (kind) {
    case core::TourKind::FirstGame: return QT_TRANSLATE_NOOP("Tours", "{game}: first game");
    case core::TourKind::SpecialMoves: return QT_TRANSLATE_NOOP("Tours", "{game}: special moves");
    }
    return "";
}

/// For a move without the feature.
const char* sourceOf(core::MoveFeature feature) {
    using Feature = core::MoveFeature;
    switch (feature) {
    case Feature::Promotion: return QT_TRANSLATE_NOOP("Tours", "The move promotes nothing. Try again.");
    case Feature::Drop: return QT_TRANSLATE_NOOP("Tours", "The move is not a drop. Try again.");
    case Feature::Check: return QT_TRANSLATE_NOOP("Tours", "The move does not give check. Try again.");
    case Feature::Win: return QT_TRANSLATE_NOOP("Tours", "The move does not win at once. Try again.");
    case Feature::SeveralSteps: return QT_TRANSLATE_NOOP("Tours", "The move has only one step. Try again.");
    case Feature::Shot: return QT_TRANSLATE_NOOP("Tours", "The move shoots nothing. Try again.");
    case Feature::Burning: return QT_TRANSLATE_NOOP("Tours", "The move burns nothing. Try again.");
    case Feature::Holding: return QT_TRANSLATE_NOOP("Tours", "The move holds no enemy. Try again.");
    }
    return "";
}

const char* missedSource(const core::Lesson& lesson, const core::Move& move) {
    const core::LessonGoal& goal = lesson.goal;
    if (!core::LessonGoal{{}, {}, {}, goal.captures}.isMetBy(move, lesson.position))
        return goal.captures == 1
                   ? QT_TRANSLATE_NOOP("Tours", "The move captures nothing. Try again.")
                   : QT_TRANSLATE_NOOP("Tours", "The move captures too few pieces. Try again.");
    if (goal.feature && !core::hasFeature(move, lesson.position, *goal.feature))
        return sourceOf(*goal.feature);
    if (goal.destination && core::destinationOf(move) != *goal.destination)
        return QT_TRANSLATE_NOOP("Tours", "The move ends on another square. Try again.");
    return QT_TRANSLATE_NOOP("Tours", "This lesson needs another move. Try again.");
}

} // namespace

std::string TourWording::title(core::TourKind kind, std::string_view game) const {
    return fill(in(sourceOf(kind)), fmt::arg("game", game));
}

LessonWords TourWording::words(std::string_view tour, std::string_view lesson) const {
    const auto found = std::find_if(LessonTexts.begin(), LessonTexts.end(), [&](const LessonText& text) {
        return text.tour == tour && text.lesson == lesson;
    });
    if (found == LessonTexts.end()) return {};
    return {in(found->text), in(found->task), in(found->done)};
}

std::string TourWording::missed(const core::Lesson& lesson, const core::Move& move) const {
    return in(missedSource(lesson, move));
}

} // namespace komadai
