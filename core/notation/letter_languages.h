// The letters of the orthodox pieces in other languages, as games of chess are written there.
#pragma once

#include "core/notation/pgn_text.h"
#include "core/variants/variant_spec.h"

namespace komadai::core::pgn {

/// Rewrites the moves of a game with English letters if other ones can only be those of another language: `Sc3` as `Nc3`. The
/// language is the first one in which each capital letter of the moves names a kind of the variant. Letters of kinds that are
/// not orthodox stay. Nothing changes in variants that have two kinds with the same letter in the language, as the shogi
/// family has in German (Springer and silver), or pieces with codes instead of letters.
void readLettersInAnyLanguage(GameText& game, const VariantSpec& spec);

} // namespace komadai::core::pgn
