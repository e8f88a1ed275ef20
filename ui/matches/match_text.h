// What is said about a match, in the language of the window.
#pragma once

#include "ui/matches/match_service.h"

#include <QString>
#include <QStringList>

namespace komadai::ui {

/// The name of a player of the match: 0 for A, 1 for B.
QString playerName(const MatchService& match, int player);
/// The player of a side in a game.
QString playerOf(const MatchService& match, const MatchGameEntry& game, core::Side side);

/// "Komadai – Fairy-Stockfish: 6.5–3.5".
QString standingText(const MatchService& match);
/// "Shogi, 0.2 s per move, random openings of 6 plies".
QString conditionsText(const MatchService& match);
/// "Games: 34 of 100. 2 are being played."; and why it has ended, or that it is paused.
QString progressText(const MatchService& match);
/// "Ends: checkmate 12, repetition 3." Empty before the first game has ended.
QString endsText(const MatchService& match);
/// "Elo difference: +35 ± 40 (95 %). Likelihood that A is stronger: 93 %." Empty before the first game has ended.
QString strengthText(const MatchService& match);
/// "SPRT for Elo 0 against 10: LLR 1.20 of −2.94 … 2.94. Not decided yet." Empty without such a test.
QString sprtText(const MatchService& match);
/// How a game has ended: "White wins by checkmate", "crashes has crashed."; or that it is being played.
QString endText(const MatchService& match, const MatchGameEntry& game);
/// "1–0", "0–1", "½–½"; points of the first player first. Empty while the game is being played.
QString scoreText(const MatchGameEntry& game);

/// Titles and cells of the table of results, a row a player.
QStringList resultTitles(const MatchService& match);
QStringList resultCells(const MatchService& match, int player);
/// Everything, to be copied.
QString reportText(const MatchService& match);

} // namespace komadai::ui
