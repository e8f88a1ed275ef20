// Days and results of stored games in short words.
#pragma once

#include "core/store/library.h"

#include <QString>

namespace komadai::ui {

/// A day as YYYYMMDD, see core::dayOf. Of a day that is only partly known, the known parts: "1996-05"; empty for 0.
QString dayText(int day);
/// "1–0", "½–½", "0–1", or "…" for a game without a result.
QString resultText(const core::GameSummary& game);

} // namespace komadai::ui
