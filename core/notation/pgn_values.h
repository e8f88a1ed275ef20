// The values in PGN that have a form of their own: what its reader and its writer share.
#pragma once

#include "core/clock/time_control.h"
#include "core/record/annotations.h"
#include "core/record/game_record.h"
#include "core/rules/outcome.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace komadai::core::pgn {

/// A date: "1987.05.??" for "1987-05". Reading also takes `-` and `/`, and the day first: "23/05/1987".
/// Both return none for text that is no date; a text without a year is an empty date. The day may be
/// one that the calendar does not have.
std::optional<std::string> dateFrom(std::string_view tag);
std::optional<std::string> tagOfDate(std::string_view date);

/// UTCDate and UTCTime: "2024.02.29" and "23:59:59".
std::optional<std::chrono::sys_seconds> momentFrom(std::string_view date, std::string_view time);
struct Moment {
    std::string date, time;
};
/// None for years that do not have four digits.
std::optional<Moment> tagsOfMoment(std::chrono::sys_seconds moment);

/// A time in comments: "1:02:03.5". Reading takes also minutes and seconds, or seconds alone.
std::optional<std::chrono::milliseconds> durationFrom(std::string_view text);
std::string textOfDuration(std::chrono::milliseconds duration);

/// A time control: "300+5", "600:1/30x3"; "-" for none. Reading returns none for what TimeControl cannot hold.
std::optional<TimeControl> timeControlFrom(std::string_view tag);
std::string tagOfTimeControl(const TimeControl& control);

/// An evaluation from the first player's view: "-1.25,18", "#3". `mover` is the side to move in the position.
std::optional<Evaluation> evaluationFrom(std::string_view text, Side mover);
/// Empty for a mate of unknown length, for which PGN has no form.
std::string textOfEvaluation(const Evaluation& evaluation, Side mover);

/// A comment of Cute Chess: "+0.31/8 0.42s"; further words may follow a comma.
struct EngineComment {
    Score score = Score::centipawns(0); ///< for the side that has made the move
    int depth = 0;
    std::chrono::milliseconds time{};
    std::string_view rest;
};
std::optional<EngineComment> engineCommentFrom(std::string_view text);

/// Arrows and circles: "Ge2e4,Rd5". Adds them to `drawings`; false if a part is none, and then adds nothing.
bool addDrawings(std::string_view text, BoardSize size, std::vector<Drawing>& drawings);
std::string textOfDrawing(const Drawing& drawing, BoardSize size);

/// The glyph of a sign: "!?", "±", "+/-".
std::optional<Glyph> glyphFrom(std::string_view sign);

/// A result: "1-0", "0-1", "1/2-1/2" or "*".
enum class ResultMark { FirstWins, SecondWins, Draw, Unknown };
std::optional<ResultMark> resultFrom(std::string_view text);
std::string_view textOf(ResultMark mark);
ResultMark markOf(const std::optional<Outcome>& outcome);

/// How a game ended: the text of the tag EndReason.
std::string_view textOf(EndReason reason);
std::optional<EndReason> endReasonFrom(std::string_view text);
/// How the rules end the game at this node; none where it could go on.
std::optional<Outcome> outcomeByRules(const GameTree& tree, NodeId end);
/// The outcome if the winner is known. The reason is that of the rules unless they contradict the result; otherwise that in
/// the tag Termination, as the specification, Lichess and Chess.com write it; otherwise that in Cute Chess's last comment;
/// otherwise it is unknown. The termination "normal" is a resignation or an agreement, as the rules did not end the game.
Outcome likelyOutcome(std::optional<Side> winner, std::string_view termination, const GameTree& tree,
                      NodeId end);

/// The tag for the number of plies of a game. It tells where the game ended if analysis follows in the main line.
constexpr std::string_view PlyCountTag = "PlyCount";
/// The node after so many plies of the main line. None if the text is no number, or if it is 0 or not less than the plies of that line.
std::optional<NodeId> lastPlayed(std::string_view plyCount, const GameTree& tree);

} // namespace komadai::core::pgn
