// Files of tours.
#pragma once

#include "core/base/result.h"
#include "core/practice/puzzle_file.h"
#include "core/practice/tour.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// Why a tour cannot be read.
struct TourProblem {
    std::string lesson{}; ///< its id; empty where the tour itself is to blame
    std::string field{};  ///< that is missing, unknown or not valid; empty: the text is not a JSON object
    friend bool operator==(const TourProblem&, const TourProblem&) = default;
};

/// Reads a tour, a JSON object with the fields `format` ("komadai-tour"), `version` (1), `id`, `kind` ("first-game" or
/// "special-moves"), `variant` and `lessons`, an array of objects with these fields:
///
/// - `id`           required
/// - `position`     SFEN, or "start". Without it the lesson goes on from the position after the example and the reply of the lesson
///                  before, in which only one move may meet the goal. The first lesson begins at the start.
/// - `moves`        LessonGoal::moves: an array of moves in any notation that parseTypedMove reads
/// - `destination`  a square in the variant's own coordinates
/// - `feature`      "promotion", "drop", "check", "win", "several-steps", "shot", "burning" or "holding"
/// - `captures`     LessonGoal::captures: 1 to PathMove::MaxTaken
/// - `example`      a move; required for a goal without `moves`, the first of which is the example otherwise
/// - `reply`        a move of the opponent
/// - `marks`        an array of squares
///
/// A lesson without `moves`, `destination`, `feature` and `captures` is only to be read. What is read satisfies the conditions of Tour and
/// Lesson. Returns the first problem otherwise.
Result<Tour, TourProblem> readTour(std::string_view text, const FindVariant& find);

/// The tours that come with the program for this variant, those for beginners first; empty where there are none. They are for its usual
/// rules, so `variant` must be played by them. They are read at each call.
std::vector<Tour> builtinTours(const std::shared_ptr<const Variant>& variant);

} // namespace komadai::core
