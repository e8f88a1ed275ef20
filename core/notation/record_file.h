// Files with games, as the programs of this field write them: what all formats share.
#pragma once

#include "core/base/result.h"
#include "core/record/game_record.h"
#include "core/rules/variant_set.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

enum class RecordFormat {
    Usi,  ///< `position ... moves ...` lines
    Sfen, ///< a position a line
    Psn,
    Hodges, ///< moves as this program shows them
    Pgn,
    Ki2, ///< as KIF, but with moves without origins
    Kif,
    Bod, ///< a position as KIF shows it
    Csa,
    Json, ///< Komadai's own format
    Jkf,
    Usen,
};

/// How a format is called and kept in files.
struct RecordFormatInfo {
    RecordFormat format{};
    std::string_view name;                        ///< as the command line has it: "pgn"
    std::span<const std::string_view> extensions; ///< without the dot, the usual one first
    std::string_view fileStart{}; ///< with which every file begins; a part of each game that is written
    std::string_view separator{}; ///< between two games of a file
    bool hasRuleOptions = false;  ///< a game says by which rules it is played
};

/// All formats that can be read and written, in the order of RecordFormat.
std::span<const RecordFormatInfo> recordFormats();
/// Precondition: the format is one of recordFormats().
const RecordFormatInfo& infoOf(RecordFormat format);
/// The format with this name or file extension, in either case.
std::optional<RecordFormat> formatNamed(std::string_view name);
/// Guesses the format from the text, in UTF-8.
std::optional<RecordFormat> formatOfText(std::string_view text);

/// Why a part of a file was not taken.
struct ReadProblem {
    enum class Kind {
        UnknownFormat, ///< no reader recognises the file; `text` is empty
        UnknownVariant, ///< `text`: its name in the file, the one that the format implies, or a position that several could have
        BadStart,     ///< `text` cannot be read as a position, or breaks the rules
        BadMove,      ///< `text` cannot be read as a move; the game is taken up to here
        IllegalMove,  ///< `text` is a move that the rules forbid; likewise
        BadValue,     ///< of a header, a time or a comment; it is left out
        UnknownText,  ///< what stands here means nothing in this format; it is left out
        BadNesting,   ///< a variation has no end, or no beginning, or no move to replace
        TooLong,      ///< beyond ReadLimits; what follows is left out
        TooDeep,      ///< likewise, of variations in variations
        TooManyGames, ///< likewise
        BadSyntax,    ///< the text of a game does not follow the grammar of its format; the game is left out
        NewerVersion, ///< a later version of the format, which this program does not know; the game is left out
    };
    Kind kind{};
    int game = 0; ///< from 1; 0 where no game is to blame
    int line = 0; ///< from 1; 0 where no line is to blame
    std::string text{};
    friend bool operator==(const ReadProblem&, const ReadProblem&) = default;
};

/// What a reader takes at most. The usual values are far above all real files.
struct ReadLimits {
    std::size_t bytes = 1u << 30;      ///< of a file
    int games = 10'000'000;            ///< in a file
    int nodes = 1'000'000;             ///< of a game
    int depth = 1'000;                 ///< of variations in variations
    std::size_t textBytes = 1'000'000; ///< of one comment or header
    int problems = 1'000;              ///< reported; later ones are only counted
};

struct ReadOptions {
    /// Variants that a file can name. Must outlive the call.
    const VariantSet& variants;
    /// The variant of games that name none; null: the one that the format is made for.
    std::shared_ptr<const Variant> variant{};
    ReadLimits limits{};
};

/// A game as it was read, with all problems that it had.
struct ReadGame {
    GameRecord record;
    int line = 0;        ///< where it begins, from 1
    bool isWhole = true; ///< false where a move of it, or more, was left out
    int number = 0;      ///< in the file, from 1, as in ReadProblem::game
};

/// Receives games and problems as they are read, so that a large file is never in memory as a whole list. A game comes
/// after its own problems. `game` returns false to stop the reader.
struct ReadSink {
    std::function<bool(ReadGame&& game)> game;
    std::function<void(const ReadProblem& problem)> problem;
};

/// What a format cannot carry of a game.
enum class Loss {
    Variations,
    Comments,
    CommentsBefore, ///< they are written behind the move before
    Glyphs,
    Drawings,
    Bookmarks,
    Evaluations,
    Times,
    Clocks,
    Titles,
    Ratings,
    Tags,
    RuleOptions, ///< the game is not played by the usual rules of its variant
    EndReason,   ///< who won is written, but not how
    Moves,       ///< of the whole game; only its start is written
    Result,      ///< who won
    LastMove, ///< where the game ended, as that is not where the main line ends; the result may be lost with it
    Header,   ///< players, date, place, event and the like
    Computers, ///< that a player is a computer, and its strength
    TimeControl,
    TimeZone,   ///< of the start; it is written in UTC
    PlyNumber,  ///< the number of the first ply, where it is not 1
    QuietPlies, ///< the plies without progress before the start
};

/// Why a game cannot be written in a format at all.
enum class WriteProblem {
    Variant, ///< the format has no words for its board, its pieces or its moves
    Start,   ///< the format cannot say where the game starts
};

/// A game in a format.
struct WrittenGame {
    std::string text;           ///< UTF-8, with a line end at its end
    std::vector<Loss> losses{}; ///< each once, in the order of Loss
};

/// What a reader has found.
struct ReadSummary {
    int games = 0;            ///< given to the sink
    int wholeGames = 0;       ///< of these, the ones of which no move is missing
    std::size_t problems = 0; ///< including those that were only counted
};

/// Reads all games of a text, in its order. It never stops at a bad game: it reports the problem, and takes what is valid.
/// `text`    UTF-8 with \n as line end, see decodeText.
/// `format`  none: found by the content.
/// Takes time in proportion to the size of the text.
ReadSummary readRecords(std::string_view text, std::optional<RecordFormat> format, const ReadOptions& options,
                        const ReadSink& sink);

/// Writes a game as a file of its own.
/// `variants`  the variants of the user, which tell whether the game has rules of its own; null: only those that come with the
///             program are known, and games of others are taken to have the usual rules of their variant.
Result<WrittenGame, WriteProblem> writeRecord(const GameRecord& record, RecordFormat format,
                                              const VariantSet* variants = nullptr);

/// The text that a game adds to a file. `isFirst`: the file is empty before.
std::string textOfGame(const WrittenGame& game, RecordFormat format, bool isFirst);
/// Appends a written game to a file, which may be empty.
void appendGame(std::string& file, const WrittenGame& game, RecordFormat format);

} // namespace komadai::core
