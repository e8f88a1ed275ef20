#include "core/protocol/engine_command.h"

#include "core/base/utf8.h"
#include "core/base/visible_text.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/protocol/words.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace komadai::core::protocol {
namespace {

using std::chrono::milliseconds;

/// Subtracted from a period for the communication; at most a tenth of the period.
constexpr milliseconds PeriodReserve{100};
constexpr std::int64_t MaxTime = 10'000'000'000; ///< milliseconds, so that sums of times fit any clock
constexpr std::size_t MaxRemark = 1000;          ///< bytes

std::optional<Command> parseSetOption(Words& words) {
    if (words.next() != "name") return std::nullopt;
    SetOption option;
    option.name = words.until("value");
    option.value = words.rest();
    if (option.value == EmptyText) option.value.clear();
    if (option.name.empty()) return std::nullopt;
    return option;
}

std::optional<Command> parsePosition(Words& words) {
    SetPosition position;
    const auto kind = words.next();
    if (kind == "startpos") {
        position.unread = words.until("moves");
    } else if (kind == "fen" || kind == "sfen") {
        position.position = words.until("moves");
        if (position.position.empty()) return std::nullopt;
    } else {
        return std::nullopt;
    }
    for (auto move = words.next(); move; move = words.next())
        position.moves.emplace_back(*move);
    return position;
}

/// The sides whose times are `wtime` and `btime`, as indexOf(Side).
struct ClockSides {
    explicit ClockSides(Protocol protocol) : white(protocol == Protocol::Uci ? 0 : 1), black(1 - white) {}
    std::size_t white, black;
};

/// The next word as a number for a limit. If it is not a number, the smallest limit, so that a search always ends; if it is
/// too large, the largest limit.
template <class Number>
Number limitFrom(Words& words, Number least) {
    const auto word = words.peek().value_or(std::string_view());
    const bool isCount = !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
    const auto number = words.nextNumber<Number>();
    if (!number) return isCount ? std::numeric_limits<Number>::max() : least;
    return std::max(*number, least);
}

std::int64_t mateFrom(Words& words) {
    if (words.peek() && words.peek() != "infinite") return limitFrom<std::int64_t>(words, 1);
    words.next();
    return Go::AnyMate;
}

/// After `searchmoves`, all words that are not keywords of the command are moves.
std::optional<Command> parseGo(Words& words, Protocol protocol) {
    Go go;
    bool listsMoves = false;
    const ClockSides sides(protocol);
    const auto time = [&words](auto& target) {
        target = milliseconds(std::min(limitFrom<std::int64_t>(words, 0), MaxTime));
    };
    for (auto word = words.next(); word; word = words.next()) {
        if (*word == "depth")
            go.limits.depth = limitFrom<int>(words, 1);
        else if (*word == "nodes")
            go.limits.nodes = limitFrom<std::uint64_t>(words, 1);
        else if (*word == "movetime")
            time(go.limits.moveTime);
        else if (*word == "wtime")
            time(go.time[sides.white]);
        else if (*word == "btime")
            time(go.time[sides.black]);
        else if (*word == "winc")
            time(go.increment[sides.white]);
        else if (*word == "binc")
            time(go.increment[sides.black]);
        else if (*word == "byoyomi")
            time(go.byoyomi);
        else if (*word == "movestogo")
            go.movesToGo = words.nextNumber<int>();
        else if (*word == "infinite")
            go.infinite = true;
        else if (*word == "ponder")
            go.ponder = true;
        else if (*word == "mate")
            go.mate = mateFrom(words);
        else if (*word == "searchmoves")
            listsMoves = true;
        else if (listsMoves)
            go.searchMoves.emplace_back(*word);
    }
    return go;
}

constexpr std::array<std::string_view, 3> GameResults{"win", "lose", "draw"}; ///< by GameOver::Result

std::optional<Command> parseGameOver(Words& words) {
    const auto result = words.next();
    for (std::size_t i = 0; i < GameResults.size(); ++i)
        if (result == GameResults[i]) return GameOver{static_cast<GameOver::Result>(i)};
    return std::nullopt;
}

/// The word for the same thing in UCI or in USI.
const char* spelt(Protocol protocol, const char* uci, const char* usi) {
    return protocol == Protocol::Uci ? uci : usi;
}

template <class Number>
void append(std::string& text, const char* name, Number value) {
    text += std::string(" ") + name + ' ' + std::to_string(value);
}

void appendClocks(std::string& text, const Go& go, Protocol protocol) {
    const auto [white, black] = ClockSides(protocol);
    if (go.time[white]) append(text, "wtime", go.time[white]->count());
    if (go.time[black]) append(text, "btime", go.time[black]->count());
    if (go.increment[white].count() > 0) append(text, "winc", go.increment[white].count());
    if (go.increment[black].count() > 0) append(text, "binc", go.increment[black].count());
    if (go.byoyomi) append(text, "byoyomi", go.byoyomi->count());
    if (go.movesToGo) append(text, "movestogo", *go.movesToGo);
}

std::string lineOf(const UseProtocol& use, Protocol) { return spelt(use.protocol, "uci", "usi"); }
std::string lineOf(const IsReady&, Protocol) { return "isready"; }
std::string lineOf(const SetOption& option, Protocol) {
    return "setoption name " + option.name + (option.value.empty() ? "" : " value " + option.value);
}
std::string lineOf(const NewGame&, Protocol protocol) { return spelt(protocol, "ucinewgame", "usinewgame"); }
std::string lineOf(const SetPosition& set, Protocol protocol) {
    std::string text = "position ";
    text += set.position.empty() ? "startpos" : spelt(protocol, "fen ", "sfen ") + set.position;
    if (!set.moves.empty()) text += " moves";
    for (const auto& move : set.moves)
        text += ' ' + move;
    return text;
}
std::string lineOf(const Go& go, Protocol protocol) {
    std::string text = "go";
    if (go.ponder) text += " ponder";
    appendClocks(text, go, protocol);
    if (go.limits.depth) append(text, "depth", *go.limits.depth);
    if (go.limits.nodes) append(text, "nodes", *go.limits.nodes);
    if (go.limits.moveTime) append(text, "movetime", go.limits.moveTime->count());
    if (go.mate == Go::AnyMate)
        text += " mate infinite";
    else if (go.mate)
        append(text, "mate", *go.mate);
    if (go.infinite) text += " infinite";
    if (!go.searchMoves.empty()) text += " searchmoves";
    for (const auto& move : go.searchMoves)
        text += ' ' + move;
    return text;
}
std::string lineOf(const Stop&, Protocol) { return "stop"; }
std::string lineOf(const PonderHit&, Protocol) { return "ponderhit"; }
std::string lineOf(const GameOver& over, Protocol) {
    return "gameover " + std::string(GameResults[static_cast<std::size_t>(over.result)]);
}
std::string lineOf(const Quit&, Protocol) { return "quit"; }

/// UCI counts mates in moves of the winner, USI in plies. Precondition in UCI, which has no form for it: not a mate of unknown length.
std::string formatScore(Score score, Protocol protocol) {
    if (!score.isMate()) return "cp " + std::to_string(score.centipawns());
    if (!score.hasMateLength() && protocol == Protocol::Usi) return score.isWin() ? "mate +" : "mate -";
    assert(score.hasMateLength());
    const int plies = score.matePlies();
    if (protocol == Protocol::Usi) return "mate " + std::to_string(plies);
    return "mate " + std::to_string(plies > 0 ? (plies + 1) / 2 : plies / 2);
}

/// The number of kinds of pieces that can be in hand. xboard reserves a place for each kind of the template, so a pocket is
/// never smaller than that of shogi.
int pocketSizeOf(const VariantSpec& variant) {
    constexpr int KindsOfShogi = 7;
    if (!variant.drops.allowed) return 0;
    const auto kinds =
        std::count_if(variant.pieces.begin(), variant.pieces.end(),
                      [](const PieceSpec& piece) { return !piece.promotedFrom && !piece.royal; });
    return std::max(static_cast<int>(kinds), KindsOfShogi);
}

} // namespace

std::optional<Command> parse(std::string_view line, Protocol protocol) {
    Words words(line);
    const auto command = words.next();
    if (command == "uci") return UseProtocol{Protocol::Uci};
    if (command == "usi") return UseProtocol{Protocol::Usi};
    if (command == "isready") return IsReady{};
    if (command == "setoption") return parseSetOption(words);
    if (command == "ucinewgame" || command == "usinewgame") return NewGame{};
    if (command == "position") return parsePosition(words);
    if (command == "go") return parseGo(words, protocol);
    if (command == "stop") return Stop{};
    if (command == "ponderhit") return PonderHit{};
    if (command == "gameover") return parseGameOver(words);
    if (command == "quit") return Quit{};
    return std::nullopt;
}

std::string format(const Command& command, Protocol protocol) {
    return std::visit([protocol](const auto& c) { return lineOf(c, protocol); }, command);
}

Result<Move, ParseError> parseMove(std::string_view text, const AnyPosition& position, Protocol protocol) {
    return protocol == Protocol::Uci ? uci::parse(text, position) : usi::parse(text, position);
}

std::string formatMove(const Move& move, const AnyPosition& position, Protocol protocol) {
    return protocol == Protocol::Uci ? uci::format(move, position) : usi::format(move, position);
}

SetPosition positionOf(const Game& game, Protocol protocol) {
    Setup start = game.positionAt(0).toSetup();
    start.quietPlies = game.quietPliesAtStart();
    SetPosition set;
    set.position =
        protocol == Protocol::Uci ? fen::format(start, game.spec()) : sfen::format(start, game.spec());
    for (int ply = 0; ply < game.plyCount(); ++ply)
        set.moves.push_back(
            formatMove(game.moves()[static_cast<std::size_t>(ply)], game.positionAt(ply), protocol));
    return set;
}

Go goFor(const GameClock& clock, Instant now, Protocol protocol) {
    Go go;
    const Side mover = clock.mover();
    if (!clock.isTimed(mover)) return go;
    const TimeLeft left = clock.left(mover, now);
    const milliseconds period = left.period - std::min(PeriodReserve, left.period / 10);
    if (protocol == Protocol::Uci && left.main.count() == 0) {
        go.limits.moveTime = std::max(period, milliseconds(1));
        return go;
    }
    for (const Side side : Sides) {
        if (!clock.isTimed(side)) continue;
        const auto index = static_cast<std::size_t>(indexOf(side));
        go.time[index] = clock.left(side, now).main;
        go.increment[index] = clock.control(side).increment;
    }
    if (protocol == Protocol::Usi && left.periods > 0) go.byoyomi = period;
    return go;
}

Limits limitsFor(const Go& go, Side side, int ply, milliseconds overhead,
                 const SearchParameters& parameters) {
    Limits limits = go.limits;
    const auto index = static_cast<std::size_t>(indexOf(side));
    const auto left = go.time[index] ? go.time[index] : go.time[1 - index];
    const milliseconds increment = go.increment[index];
    if (limits.moveTime || go.infinite || (!left && !go.byoyomi && increment.count() == 0)) return limits;
    MoverClock clock{left.value_or(milliseconds(0)),
                     increment,
                     go.byoyomi.value_or(milliseconds(0)),
                     go.movesToGo,
                     overhead,
                     ply};
    if (!left) clock.byoyomi += std::exchange(clock.increment, milliseconds(0));
    limits.plan = planTime(clock, parameters);
    return limits;
}

std::string formatInfo(const SearchInfo& info, const AnyPosition& position, Protocol protocol) {
    const auto ms = static_cast<std::uint64_t>(info.elapsed.count());
    std::string text = "info depth " + std::to_string(info.depth) + " multipv " + std::to_string(info.rank) +
                       " score " + formatScore(info.score, protocol) + " nodes " +
                       std::to_string(info.nodes) + " time " + std::to_string(ms);
    if (info.selectiveDepth > 0) text += " seldepth " + std::to_string(info.selectiveDepth);
    if (ms > 0) text += " nps " + std::to_string(info.nodes * 1000 / ms);
    text += " pv";
    AnyPosition at = position;
    for (const Move& move : info.line) {
        text += ' ' + formatMove(move, at, protocol);
        at = at.after(move);
    }
    return text;
}

std::string formatBestMove(const std::optional<Move>& move, const AnyPosition& position, Protocol protocol,
                           const std::optional<Move>& reply) {
    if (!move) return protocol == Protocol::Uci ? "bestmove (none)" : "bestmove resign";
    std::string text = "bestmove " + formatMove(*move, position, protocol);
    if (reply) text += " ponder " + formatMove(*reply, position.after(*move), protocol);
    return text;
}

std::string formatWinClaim() { return "bestmove win"; }

std::string formatRemark(std::string_view text) {
    return "info string " + std::string(cutAfter(visibleText(text), MaxRemark));
}

std::string formatVariant(const VariantSpec& variant) {
    std::string text = "variant " + variant.id;
    append(text, "files", variant.size.files);
    append(text, "ranks", variant.size.ranks);
    append(text, "pocket", pocketSizeOf(variant));
    text += variant.drops.allowed ? " template shogi" : " template fairy";
    return formatRemark(text + " startpos " + fen::format(variant.start, variant));
}

} // namespace komadai::core::protocol
