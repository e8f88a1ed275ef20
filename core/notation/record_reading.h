// What the readers of games share.
#pragma once

#include "core/notation/record_endings.h"
#include "core/notation/record_file.h"

#include <functional>
#include <string>
#include <string_view>

namespace komadai::core {

/// Divides a text into lines. Line ends are \n.
class Lines {
public:
    explicit Lines(std::string_view text) : m_rest(text) {}

    /// Goes to the next line, at first to the first one; false at the end of the text.
    bool next();
    /// Without its line end and without blanks at its end.
    std::string_view line() const { return m_line; }
    /// From 1.
    int number() const { return m_number; }

private:
    std::string_view m_rest;
    std::string_view m_line;
    int m_number = 0;
};

/// Text without ASCII and ideographic blanks at both ends.
std::string_view trimmed(std::string_view text);
/// Takes `prefix` off the beginning of `text`; false where it does not begin so.
bool take(std::string_view& text, std::string_view prefix);
/// Takes ASCII and ideographic blanks off the beginning.
void skipBlanks(std::string_view& text);
/// Takes an unsigned number off the beginning; none where there is no digit, or if it is above 999999999.
std::optional<int> takeNumber(std::string_view& text);
/// Takes seconds with up to three decimals off the beginning: `12` or `12.5`.
std::optional<std::chrono::milliseconds> takeSeconds(std::string_view& text);
/// Seconds as `12` or `12.5`.
std::string formatSeconds(std::chrono::milliseconds time);
/// CR LF and CR become LF.
std::string withPlainLineEnds(std::string_view text);
/// Line breaks become blanks.
std::string oneLine(std::string text);

/// Whether the calendar has this day: false for 31 November.
bool isCalendarDay(int year, int month, int day);
/// A date as files have it, `2003/05/03 10:30:00` with anything after the date, in the form of RecordHeader::date.
/// `time` receives the part after the date. A day or a month that the calendar does not have counts as such a part; unknown
/// ones, `1612/??/??`, are passed over. None if there is no year of four digits.
std::optional<std::string> takeDate(std::string_view text, std::string& time);
/// Writes the date and the time of a header, `2003/05/03 10:30:00`; empty where neither is known.
std::string formatDate(const RecordHeader& header);

// Names of tags that several formats have. The first one is the time of day at which the game began.
constexpr std::string_view TimeTag = "Time";
constexpr std::string_view EndTimeTag = "EndTime";
constexpr std::string_view OpeningTag = "Opening";

/// The value of a tag; none if there is no such tag.
std::optional<std::string> tagOf(const RecordHeader& header, std::string_view name);
void setTag(RecordHeader& header, std::string_view name, std::string_view value);
/// Whether several tags have one name. A format with facts by name keeps only one of them.
bool hasRepeatedTag(const RecordHeader& header);

using ReportProblem = std::function<void(ReadProblem::Kind kind, std::string_view text)>;
/// Sets a tag that was read, or reports that the game has too many.
void addTag(RecordHeader& header, std::string_view name, std::string_view value, const ReportProblem& report);
/// Sets the date from text as takeDate reads it, and the tag with the time of day; or reports that it is not valid. The text
/// may be empty, or a time of day alone.
void readStartTime(RecordHeader& header, std::string_view value, const ReportProblem& report);

/// The setup as a position of a variant; none if it breaks the rules.
std::optional<AnyPosition> positionOf(const Setup& setup, const std::shared_ptr<const Variant>& variant);

/// Reports problems, and delivers games.
class ReadReport {
public:
    ReadReport(const ReadOptions& options, const ReadSink& sink) : m_options(options), m_sink(sink) {}

    const ReadOptions& options() const { return m_options; }
    /// A game begins; problems are those of this game from now on.
    void beginGame() { ++m_game; }
    /// The number of the present game.
    int game() const { return m_game; }
    void problem(ReadProblem::Kind kind, int line, std::string_view text = {});
    /// False where the reader should stop.
    bool deliver(ReadGame&& game) { return m_sink.game(std::move(game)); }

private:
    const ReadOptions& m_options;
    const ReadSink& m_sink;
    int m_game = 0;
};

/// Builds the tree of a game, move by move. Notes are collected for the node that was added last.
class GameBuilder {
public:
    /// `line`  where the game begins in the file.
    GameBuilder(const AnyPosition& start, int quietPlies, RecordHeader header, int line, ReadReport& report);

    const AnyPosition& position() const { return m_position; }
    RecordHeader& header() { return m_game.record.header; }
    NodeId node() const { return m_path.back(); }
    /// Moves from the start to the present node.
    int ply() const { return static_cast<int>(m_path.size()) - 1; }

    /// Adds a move after the present node, or reports why not. After that, moves are ignored up to the next `goBack`.
    /// `text` and `line` are for the report.
    bool play(const Move& move, std::string_view text, int line);
    /// Reports a move that cannot be read; likewise.
    void refuse(ReadProblem::Kind kind, std::string_view text, int line);
    bool isStopped() const { return m_isStopped; }
    /// Goes back to the node after `ply` moves of the present line. False if there are fewer moves.
    bool goBack(int ply);
    /// The nodes of the present line, from the root to the present node.
    const std::vector<NodeId>& line() const { return m_path; }
    /// Goes to a node by the line that leads there, from the root.
    void goTo(std::vector<NodeId> line);

    /// A line of a comment on the present node.
    void addComment(std::string_view text, int line);
    /// A line of a comment before the next move. If none follows in this line, it belongs to the present node.
    void addCommentBefore(std::string_view text, int line);
    void setTimeUsed(std::chrono::milliseconds time);
    void setTimes(const MoveTimes& times);
    /// The notes on the present node; the tree gets them with the next move.
    Annotations& notes();

    /// The game has ended at the present node, whatever follows. Without this call it ends where the main line is left or ends.
    void endHere();

    /// The present line is a variation and ends with a word for the end of a game, or with other words to this effect (`word` null). They
    /// become a comment: variations have no result. But if the game has no end and there are no other such words, the game has ended here,
    /// and another line was made the main line since.
    /// `text`  the comment
    void endVariation(const EndingWord* word, std::string_view text);

    /// Whether the present line is the main line.
    bool isMainLine() const { return m_isMainLine; }
    /// The end of the game by the rules in its last position, except for repetitions; none where it goes on.
    std::optional<Outcome> outcomeByRules() const;

    /// The finished game. The builder must not be used afterwards.
    /// `outcome`  none: by the rules.
    ReadGame finish(std::optional<Outcome> outcome);

private:
    void flush();
    void leaveLine();
    void settleEndsOfVariations();
    void append(std::string& comment, std::string_view text, int line);

    ReadReport& m_report;
    ReadGame m_game;
    AnyPosition m_position;
    std::vector<NodeId> m_path{GameTree::root()};
    NodeId m_end; ///< of the game
    struct VariationEnd {
        NodeId node;
        const EndingWord* word;
        std::string text;
    };
    std::vector<VariationEnd> m_variationEnds;
    Annotations m_notes; ///< of the present node
    std::string m_before;
    bool m_hasNotes = false;
    bool m_hasComment = false;
    bool m_hasBefore = false;
    bool m_isStopped = false;
    bool m_isMainLine = true;
    bool m_hasEnded = false;
    bool m_isTooLongReported = false;
};

/// The end of a game in its last position by the rules, without the moves before it.
std::optional<Outcome> outcomeIn(const AnyPosition& position);

/// What a game has that is not in `carried`, in the order of Loss. Does not look for EndReason and TimeZone.
std::vector<Loss> lossesOf(const GameRecord& record, std::initializer_list<Loss> carried);
/// Adds a loss at its place.
void addLoss(std::vector<Loss>& losses, Loss loss);

} // namespace komadai::core
