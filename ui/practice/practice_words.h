// Puzzles and results in words.
#pragma once

#include "core/store/practice_store.h"
#include "ui/board/board_scene.h"

#include <QString>

#include <vector>

namespace komadai::ui {

/// What a puzzle is about, as a sentence. It gives the solution away in part.
QString kindText(const core::Puzzle& puzzle);
/// A choice of kinds: "All puzzles", "Mistakes in games".
struct KindChoice {
    QString name; ///< for settings
    std::vector<core::PuzzleKind> kinds;
};
const std::vector<KindChoice>& kindChoices();
QString titleOf(const KindChoice& choice);

/// The first hint shows the piece of a move by a ring, the second one the move by an arrow.
BoardArrow hintArrow(const core::Move& move, const core::AnyPosition& position, int hint);
/// The same in words.
QString hintText(const core::Move& move, const core::AnyPosition& position, int hint);

/// When the card comes again, as a sentence.
QString dueText(const core::Schedule& schedule);
/// "1512", "1512?" while little is known.
QString ratingText(const core::PlayerRating& rating);
/// "Rating: 1512 (+12)".
QString ratingChangeText(const core::PracticeEffect& effect);

} // namespace komadai::ui
