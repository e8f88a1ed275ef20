// How the user wants boards and pieces to look.
#pragma once

#include "ui/board/board_theme.h"
#include "ui/board/piece_set.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preference.h"

#include <functional>
#include <optional>

class QObject;

namespace komadai::ui {

/// For menus, with the mark of an accelerator.
QString titleOf(PieceLook look);
QString titleOf(ThemeChoice choice);

namespace preference {

extern const Preference<ThemeChoice> Theme;
/// The chosen looks of all variants.
extern const PreferenceGroup PieceLooks;
/// The look of the games whose pieces have kanji, where none is chosen for the game itself. For kanji in full it means short ones
/// where a game has no others, as Ko Shogi.
extern const Preference<std::optional<PieceLook>> ShogiLook;
Preference<std::optional<PieceLook>> lookOf(const core::VariantSpec& spec);

} // namespace preference

/// The look chosen for the variant or for all games with kanji, if this system can draw it. Without a choice pieces of shogi have kanji
/// in full, as real ones, if a font of the system writes them with swelling strokes; where the language has kanji, in any font, and
/// then the stones of Ko Shogi have kanji too. All others have their usual look.
PieceLook chosenLook(const core::VariantSpec& spec);
/// Calls `act` when pieces may look otherwise: after a choice of a look or of their letters, and in another language.
void whenLooksChange(QObject* owner, const std::function<void()>& act);

/// The notation for the coordinates of boards on the screen; none if the user wants no coordinates.
std::optional<Notation> chosenCoordinates();
/// Calls `act` when coordinates may be shown otherwise.
void whenCoordinatesChange(QObject* owner, const std::function<void()>& act);

/// The chosen colours for a board among widgets with this palette. Ask again when the palette or the preference changes.
BoardTheme boardTheme(const QPalette& palette);

} // namespace komadai::ui
