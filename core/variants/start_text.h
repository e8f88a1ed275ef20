// The start position of a section of variants.ini, in FEN or SFEN.
#pragma once

#include "core/variants/ini_text.h"

#include <string_view>

namespace komadai::core {

class SpecReader;

/// Whether a piece occurs on the board or in a hand of a start, which may have problems.
/// `letters`   of the piece, in upper case.
/// `hasCodes`  whether pieces of the section have codes of several letters.
bool occursInStart(const ini::Slot& start, std::string_view letters, bool hasCodes);

/// Reads the value of `startFen` or `startSfen` into the variant of the reader, and reports problems to it. Size and pieces of
/// the variant are known; the board has at least one square.
void readStartText(SpecReader& reader, ini::Slot& start);

} // namespace komadai::core
