// The name that is proposed for a file with a game or a picture of it.
#pragma once

#include <QString>

namespace komadai::ui {

class OpenGame;

/// Without folder and ending: "2026-11-27 Anna – Computer 2 (Zo Shogi)", as far as this is known. Characters that file systems do not take
/// are left out, and long names are cut.
QString proposedFileName(const OpenGame& game);

} // namespace komadai::ui
