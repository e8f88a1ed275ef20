// How the user wants boards and pieces to look, as it is remembered.
#pragma once

#include "ui/board/board_theme.h"
#include "ui/board/piece_set.h"

namespace komadai::ui {

/// For menus, with the mark of an accelerator.
QString titleOf(PieceLook look);
QString titleOf(ThemeChoice choice);

/// What was chosen last for the variant, if it suits this system; else its usual look, in kanji where the language of
/// the system has them.
PieceLook chosenLook(const core::VariantSpec& spec);
void rememberLook(const core::VariantSpec& spec, PieceLook look);

ThemeChoice chosenTheme();
/// Also lets every widget look again, as if its palette had changed.
void rememberTheme(ThemeChoice choice);
/// The chosen colours for a board among widgets with this palette. Ask again when the palette changes.
BoardTheme boardTheme(const QPalette& palette);

/// Forgets what was chosen for all variants, and the colours.
void forgetLooks();

} // namespace komadai::ui
