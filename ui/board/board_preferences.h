// What the user has switched on or off for boards.
#pragma once

#include "ui/preferences/preference.h"

namespace komadai::ui::preference {

/// Whether moves are animated, and panels that are docked. main() sets the default by the desktop's wish for less motion.
inline const Preference<bool> AnimateMoves(QStringLiteral("board/animated"), true, boolFormat());
/// Whether the board turns to the player to move when two people play at it.
inline const Preference<bool> AutoFlip(QStringLiteral("board/autoFlip"), false, boolFormat());
/// Whether marks show where a selected piece can move and what it can capture or shoot.
inline const Preference<bool> LegalMoveMarks(QStringLiteral("board/legalMoves"), true, boolFormat());
/// Whether the user can make premoves in games against the computer.
inline const Preference<bool> Premoves(QStringLiteral("board/premoves"), true, boolFormat());
/// Whether the last move is marked.
inline const Preference<bool> LastMoveMark(QStringLiteral("board/lastMove"), true, boolFormat());
/// Whether files and ranks are named at the edges of boards on the screen.
inline const Preference<bool> Coordinates(QStringLiteral("board/coordinates"), true, boolFormat());
/// Whether arrows show the best moves of the analysis, and the better move where a mistake was played.
inline const Preference<bool> AnalysisArrow(QStringLiteral("board/analysisArrow"), true, boolFormat());
/// Whether arrows show the moves that follow in the record where there are several.
inline const Preference<bool> VariationArrows(QStringLiteral("board/variationArrows"), true, boolFormat());
/// Whether arrows show the moves of the user's repertoire, except while a game against the computer goes on.
inline const Preference<bool> RepertoireArrows(QStringLiteral("board/repertoireArrows"), false, boolFormat());

} // namespace komadai::ui::preference
