// UCI and USI: what a client says to an engine, as values and as lines, and what our engine answers. What
// engines of others answer is in engine_answer.h.
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

/// USI is UCI for shogi: other names for sides, squares and positions.
enum class Protocol { Uci, Usi };

struct UseProtocol { ///< `uci` or `usi`
    Protocol protocol;
};
struct IsReady {};
struct SetOption {
    std::string name, value; ///< `value` is empty where there is none
};
struct NewGame {};
struct SetPosition {
    std::string position;           ///< SFEN or FEN; empty for the start
    std::vector<std::string> moves; ///< from there
    std::string unread{};           ///< what stands between `startpos` and `moves`, and means nothing
};
/// What `go` says, from the first and the second player's view.
struct Go {
    Limits limits;
    std::array<std::optional<std::chrono::milliseconds>, SideCount> time; ///< left, by indexOf(Side)
    std::array<std::chrono::milliseconds, SideCount> increment{};         ///< by indexOf(Side)
    std::optional<std::chrono::milliseconds> byoyomi;
    std::optional<int> movesToGo;
    std::vector<std::string> searchMoves; ///< none: all moves
    /// Look for a mate alone: within so many moves in UCI, for so many milliseconds in USI.
    std::optional<std::int64_t> mate;
    static constexpr std::int64_t AnyMate = std::numeric_limits<std::int64_t>::max(); ///< `mate infinite`
    bool ponder = false;   ///< think in the opponent's time, until `ponderhit`
    bool infinite = false; ///< answer only after `stop`
};
struct Stop {};
struct PonderHit {}; ///< the opponent has played what was expected; the clock of the engine runs now
/// USI's `gameover`, as the engine sees it.
struct GameOver {
    enum class Result { Win, Lose, Draw };
    Result result;
};
struct Quit {};

using Command =
    std::variant<UseProtocol, IsReady, SetOption, NewGame, SetPosition, Go, Stop, PonderHit, GameOver, Quit>;

/// Reads a line; none if it is not a command, or lacks what the command needs, and is to be ignored.
/// `protocol` decides whose time `wtime` is: the first player's in UCI, the second player's in USI. A limit of `go`
/// whose number cannot be read is the least there is.
std::optional<Command> parse(std::string_view line, Protocol protocol);

/// Writes a command as a line, without its end; `parse` gives it back. Names and values stand as they are: the
/// caller sees to it that they hold no line ends.
std::string format(const Command& command, Protocol protocol);

/// Moves in the dialect of the protocol, see core/notation/move_text.h.
Result<Move, ParseError> parseMove(std::string_view text, const AnyPosition& position, Protocol protocol);
/// Precondition: `move` starts on a square that holds a piece, or is a drop.
std::string formatMove(const Move& move, const AnyPosition& position, Protocol protocol);

/// Where a game began, FEN in UCI and SFEN in USI, and its moves. The start is always written out, so that an
/// engine with another idea of the variant's start plays from the same position.
SetPosition positionOf(const Game& game, Protocol protocol);

/// What an engine is told when it is asked for the mover's move; nothing where no clock of the mover runs. Its
/// byoyomi is a little shorter than it is, as it has nothing to lose but the game. UCI has no word for it: there
/// the engine hears of its main time alone, and after that gets the time of a period for its move.
Go goFor(const GameClock& clock, Instant now, Protocol protocol);

/// What a search may use when it is `side`'s turn: the limits themselves, or a share of the time that is
/// left. The share is a twenty-fifth, or what the moves to the next time control allow, plus most of the
/// increment, less the time that talking to the client may take. Where only the opponent's time is told, the side has
/// as much, and where there is only an increment, it has no more.
Limits limitsFor(const Go& go, Side side);

/// `info depth ...`. `position` is where the search began. `elapsed` of the info gives the nodes per second.
std::string formatInfo(const SearchInfo& info, const AnyPosition& position, Protocol protocol);
/// `bestmove ...`; without a move, UCI's `(none)` or USI's `resign`. `reply` is the answer that is expected.
std::string formatBestMove(const std::optional<Move>& move, const AnyPosition& position, Protocol protocol,
                           const std::optional<Move>& reply = std::nullopt);

/// `info string ...`, in UTF-8. Control characters become spaces, bytes that are no UTF-8 U+FFFD, and what is longer
/// than a client reads is cut off behind a character.
std::string formatRemark(std::string_view text);
/// The remark with which Fairy-Stockfish describes the variant that was chosen; adapters such as uci2wb make a
/// board of it: `info string variant ID files 8 ranks 8 pocket 7 template shogi startpos FEN`. The pocket holds
/// kinds of pieces, and the template is a variant with the same promotions and drops.
std::string formatVariant(const VariantSpec& variant);

} // namespace komadai::core::protocol
