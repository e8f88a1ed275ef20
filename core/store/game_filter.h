// Which games of a library are wanted, as a value and as text.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace komadai::core {

/// What is asked of a game.
enum class GameField {
    Anything, ///< names, event, site, source, annotator, tags, labels and comments
    Player,   ///< either player's name
    First,    ///< the name of the player who moves first
    Second,
    Winner, ///< the name of the player who won
    Loser,
    Variant, ///< its id, or the beginning of it
    Result,
    Reason, ///< how the game ended
    Date,
    Moves,        ///< plies that were played
    Rating,       ///< of either player
    FirstRating,  ///< of the player who moves first
    SecondRating, ///< of the other one
    Level,        ///< of a computer player
    Event,
    Site,
    Round,
    Annotator,
    Source,
    Tag,      ///< the value of any tag, or of the one that is named: "Opening=Yagura"
    Label,    ///< which the user gave the game
    Comment,  ///< text of comments
    Starred,  ///< takes no value
    Id,       ///< of the game in its library
    Position, ///< that occurs in the game, on its main line or in a variation; see positionCondition
    Pieces,   ///< that stand on their squares together somewhere in the game; see piecesCondition
};

/// A single condition.
struct GameCondition {
    GameField field = GameField::Anything;
    /// Words that the text must contain: the beginning of each word is enough, and for Japanese any part. With `isExact`, the
    /// whole text. For a variant or a reason, the beginning of its id or word; a result is "first", "second", "draw" or "none".
    /// For a position or pieces, the id of the variant, a space, and the SFEN or the pattern; see position_filter.h.
    std::string text{};
    bool isExact = false;
    std::int64_t least = 0; ///< of numbers and dates. A date is YYYYMMDD, see dayOf
    std::int64_t most = 0;  ///< likewise, included
    /// Of Anything and of players: games that have the text only in the words of the window, see withShownNames.
    struct Shown {
        std::vector<std::string> variants{}; ///< ids; of Anything only
        std::vector<std::int64_t> levels{};  ///< of a computer player
        bool hasFullStrength = false;        ///< a player is the built-in engine without a level
        bool hasNameless = false;            ///< a player is a person without a name
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    Shown shown{};
    friend bool operator==(const GameCondition&, const GameCondition&) = default;
};

/// Conditions that are combined. The default accepts every game.
struct GameFilter {
    enum class Kind {
        All, ///< all parts must hold
        Any, ///< at least one part must hold
        Is,  ///< the condition must hold
    };
    Kind kind = Kind::All;
    bool isNegated = false;
    GameCondition condition{};
    std::vector<GameFilter> parts{};

    bool acceptsAll() const { return kind == Kind::All && parts.empty() && !isNegated; }
    friend bool operator==(const GameFilter&, const GameFilter&) = default;
};

/// Both filters together.
GameFilter bothOf(GameFilter a, GameFilter b);
GameFilter filterOf(GameCondition condition);
/// Games of this player, whose whole name is `name`.
GameFilter gamesOf(std::string_view name);

/// What a list shows of games in words that are not in the library.
struct ShownNames {
    std::vector<std::pair<std::string, std::string>> variants; ///< ids with names; an id can have several
    std::vector<std::string> levels;                           ///< of a computer player, from level 1 on
    std::string fullStrength;                                  ///< the built-in engine without a level
    std::string nameless;                                      ///< a person without a name
};
/// Lets words for which no field is given also find the games of variants with such an id or name, and of players who are shown so.
/// Conditions on players find these players, too. As elsewhere, the beginning of a word is enough.
GameFilter withShownNames(GameFilter filter, const ShownNames& names);

/// Why a text is not a filter.
struct FilterError {
    enum class Problem {
        UnknownField, ///< `text` is no field; see fieldNames
        MissingValue, ///< `text` is a field without a value
        BadValue,     ///< `text` is no value for its field
        OpenQuote,    ///< `text` starts with a quotation mark that is not closed
        OpenBracket,  ///< a bracket is not closed
        ExtraBracket, ///< a bracket is closed that was not opened
        MissingPart,  ///< nothing stands beside OR or behind a minus
        TooDeep,      ///< more than 32 brackets in one another
    };
    Problem problem{};
    std::string text{};
    std::size_t at = 0; ///< in bytes from the start of the filter's text
    friend bool operator==(const FilterError&, const FilterError&) = default;
};

/// Reads a filter: words and conditions `field:value`, all of which must hold. `OR` between two of them asks for one of them,
/// `-` before one for its opposite, and brackets group. A value with blanks stands in quotation marks; `=` before a text asks
/// for the whole text. Numbers and dates are `40`, `>40`, `>=40`, `<40`, `<=40`, or `40..80`; a date is a year, a month
/// or a day: `1996`, `1996-05`, `1996-05-23`. Example: `player:habu -result:draw date:1990..1999 (event:meijin OR starred)`.
/// Variants, positions and squares are not known here: a condition that names one that does not exist is read, and no game has it.
/// Takes time in proportion to the text.
Result<GameFilter, FilterError> parseFilter(std::string_view text);

/// Whether a condition asks for pieces, so that the games themselves must be read to answer it. That takes long in a large library.
bool readsGames(const GameFilter& filter);

/// The names of the fields as parseFilter reads them, in the order of GameField; Anything has none.
std::vector<std::string_view> fieldNames();

} // namespace komadai::core
