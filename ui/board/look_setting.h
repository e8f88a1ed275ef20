// How the user wants the pieces of a variant to look, as it is remembered.
#pragma once

#include "ui/board/piece_set.h"

namespace komadai::ui {

/// What was chosen last for the variant, if it suits this system; else its usual look.
PieceLook chosenLook(const core::VariantSpec& spec);
void rememberLook(const core::VariantSpec& spec, PieceLook look);

} // namespace komadai::ui
