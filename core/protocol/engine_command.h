// UCI and USI: the commands of a client, as values and as lines, and the answers of our engine. For the answers of
// external engines see engine_answer.h.
#pragma once

#include "core/base/parse_error.h"
#include "core/base/result.h"
#include "core/clock/game_clock.h"
#include "core/search/engine.h"

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace komadai::core::protocol {

/// USI is UCI for shogi, with other names for sides, squares and positions.
enum class Protocol { Uci, Usi };

/// An empty text as the value of an option.
inline constexpr std::string_view EmptyText = "<empty>";

struct UseProtocol { ///< `uci` or `usi`
    Protocol protocol;
};
struct IsReady {};
struct SetOption {
    std::string name, value; ///< `value` is empty if there is none; `<empty>` is read as empty
};
struct NewGame {};
struct SetPosition {
    std::string position;           ///< SFEN or FEN; empty for the start
    std::vector<std::string> moves; ///< from there
    std::string unread{};           ///< words between `startpos` and `moves`, which are ignored
};
/// The limits of a search; clocks are by player.
struct Go {
    Limits limits;
    std::array<std::optional<std::chrono::milliseconds>, SideCount> time; ///< left, by indexOf(Side)
    std::array<std::chrono::milliseconds, SideCount> increment{};         ///< by indexOf(Side)
    std::optional<std::chrono::milliseconds> byoyomi;
    std::optional<int> movesToGo;
    std::vector<std::string> searchMoves; ///< empty: all moves
    /// Search for a mate only: the number of moves in UCI, the time in milliseconds in USI.
    std::optional<std::int64_t> mate;
    static constexpr std::int64_t AnyMate = std::numeric_limits<std::int64_t>::max(); ///< `mate infinite`
    bool ponder = false;   ///< think on the opponent's time, until `ponderhit`
    bool infinite = false; ///< answer only after `stop`
};
struct Stop {};
struct PonderHit {}; ///< the opponent has played the expected move; now the clock of the engine runs
/// USI's `gameover`, from the engine's view.
struct GameOver {
    enum class Result { Win, Lose, Draw };
    Result result;
};
struct Quit {};

using Command =
    std::variant<UseProtocol, IsReady, SetOption, NewGame, SetPosition, Go, Stop, PonderHit, GameOver, Quit>;

/// Reads a line; none if it is not a command or is incomplete, and must be ignored. `protocol` decides whose time
/// `wtime` is: the first player's in UCI, the second player's in USI. A limit of `go` whose number cannot be read
/// becomes the smallest limit possible.
std::optional<Command> parse(std::string_view line, Protocol protocol);

/// Writes a command as a line without its end; `parse` reads it again. Names and values are written unchanged: the
/// caller must make sure that they contain no line breaks.
std::string format(const Command& command, Protocol protocol);

/// Moves in the dialect of the protocol, see core/notation/move_text.h.
Result<Move, ParseError> parseMove(std::string_view text, const AnyPosition& position, Protocol protocol);
/// Precondition: `move` starts on a square that holds a piece, or is a drop.
std::string formatMove(const Move& move, const AnyPosition& position, Protocol protocol);

/// The start position of a game (FEN in UCI, SFEN in USI) and its moves. The start is always written out, because an
/// engine may have another start position for the variant.
SetPosition positionOf(const Game& game, Protocol protocol);

/// The clocks that an engine is told when it has to move; empty if the mover has no clock. Byoyomi is told a little
/// shorter than it is, because an engine that exceeds it loses the game. UCI has no word for byoyomi: there the engine
/// is told its main time only, and once that is used up, the time of a period as its time for the move.
Go goFor(const GameClock& clock, Instant now, Protocol protocol);

/// The most that a move should cost besides its search, unless the user says otherwise; see MoverClock::overhead.
constexpr std::chrono::milliseconds UsualOverhead{20};

/// The limits of a search when it is `side`'s turn: those of `go`, and the plan for its time if the side has a clock. If `go` contains
/// only the opponent's time, the side is assumed to have the same; if it contains only an increment, the increment is all
/// the time there is.
/// `ply`  of the game; 0 for its first move
Limits limitsFor(const Go& go, Side side, int ply, std::chrono::milliseconds overhead = UsualOverhead,
                 const SearchParameters& parameters = {});

/// `info depth ...`. `position` is the root of the search. Nodes per second are computed from `elapsed`.
std::string formatInfo(const SearchInfo& info, const AnyPosition& position, Protocol protocol);
/// `bestmove ...`; without a move, UCI's `(none)` or USI's `resign`. `reply` is the expected reply.
std::string formatBestMove(const std::optional<Move>& move, const AnyPosition& position, Protocol protocol,
                           const std::optional<Move>& reply = std::nullopt);

/// USI's `bestmove win`, which claims a win by declaration. // nyugyoku sengen
std::string formatWinClaim();

/// `info string ...`, as visibleText shows it. A text that is too
/// long for clients is cut off after a whole character.
std::string formatRemark(std::string_view text);
/// The remark with which Fairy-Stockfish describes the chosen variant; adapters such as uci2wb set up their board with
/// it: `info string variant ID files 8 ranks 8 pocket 7 template shogi startpos FEN`. `pocket` is the number of kinds
/// of pieces that can be in hand; `template` is a variant with the same promotions and drops.
std::string formatVariant(const VariantSpec& variant);

} // namespace komadai::core::protocol
