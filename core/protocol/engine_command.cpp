#include "core/protocol/engine_command.h"

#include "core/notation/move_text.h"

#include <algorithm>
#include <charconv>

namespace komadai::core::protocol {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds ClientDelay{20};
constexpr int UsualMovesToGo = 25;

/// The words of a line.
class Words {
public:
    explicit Words(std::string_view line) {
        std::size_t at = 0;
        while ((at = line.find_first_not_of(" \t\r\n", at)) != std::string_view::npos) {
            const auto end = std::min(line.find_first_of(" \t\r\n", at), line.size());
            m_words.push_back(line.substr(at, end - at));
            at = end;
        }
    }

    std::optional<std::string_view> next() {
        if (m_at == m_words.size()) return std::nullopt;
        return m_words[m_at++];
    }
    std::optional<std::string_view> peek() const {
        if (m_at == m_words.size()) return std::nullopt;
        return m_words[m_at];
    }
    /// The words up to `end`, or all that are left, with single spaces. `end` itself is passed over.
    std::string until(std::string_view end) {
        std::string text;
        for (auto word = next(); word && *word != end; word = next())
            text.append(text.empty() ? "" : " ").append(*word);
        return text;
    }
    template <class Number>
    std::optional<Number> nextNumber() {
        const auto word = next();
        if (!word) return std::nullopt;
        Number number{};
        const auto [stop, error] = std::from_chars(word->data(), word->data() + word->size(), number);
        if (error != std::errc{} || stop != word->data() + word->size()) return std::nullopt;
        return number;
    }

private:
    std::vector<std::string_view> m_words;
    std::size_t m_at = 0;
};

std::optional<Command> parseOption(Words& words) {
    if (words.next() != "name") return std::nullopt;
    SetOption option;
    option.name = words.until("value");
    option.value = words.until({});
    if (option.name.empty()) return std::nullopt;
    return option;
}

std::optional<Command> parsePosition(Words& words) {
    SetPosition position;
    const auto kind = words.next();
    if (kind == "startpos") {
        if (words.peek()) words.next(); // "moves"
    } else if (kind == "fen" || kind == "sfen") {
        position.position = words.until("moves");
    } else {
        return std::nullopt;
    }
    for (auto move = words.next(); move; move = words.next())
        position.moves.emplace_back(*move);
    return position;
}

std::optional<Command> parseGo(Words& words, Protocol protocol) {
    Go go;
    const std::size_t white = protocol == Protocol::Uci ? 0 : 1;
    const std::size_t black = 1 - white;
    const auto time = [&words](auto& target) {
        if (const auto count = words.nextNumber<std::int64_t>())
            target = milliseconds(std::max<std::int64_t>(*count, 0));
    };
    for (auto word = words.next(); word; word = words.next()) {
        if (*word == "depth")
            go.limits.depth = words.nextNumber<int>();
        else if (*word == "nodes")
            go.limits.nodes = words.nextNumber<std::uint64_t>();
        else if (*word == "movetime")
            time(go.limits.moveTime);
        else if (*word == "wtime")
            time(go.time[white]);
        else if (*word == "btime")
            time(go.time[black]);
        else if (*word == "winc")
            time(go.increment[white]);
        else if (*word == "binc")
            time(go.increment[black]);
        else if (*word == "byoyomi")
            time(go.byoyomi);
        else if (*word == "movestogo")
            go.movesToGo = words.nextNumber<int>();
        else if (*word == "infinite")
            go.infinite = true;
    }
    return go;
}

using Format = std::string (*)(const Move&, const AnyPosition&);
Format moveFormat(Protocol protocol) { return protocol == Protocol::Uci ? uci::format : usi::format; }

/// UCI counts mates in moves of the winner, USI in plies.
std::string formatScore(Score score, Protocol protocol) {
    if (!score.isMate()) return "cp " + std::to_string(score.centipawns());
    const int plies = score.matePlies();
    if (protocol == Protocol::Usi) return "mate " + std::to_string(plies);
    return "mate " + std::to_string(plies > 0 ? (plies + 1) / 2 : plies / 2);
}

} // namespace

std::optional<Command> parse(std::string_view line, Protocol protocol) {
    Words words(line);
    const auto command = words.next();
    if (command == "uci") return UseProtocol{Protocol::Uci};
    if (command == "usi") return UseProtocol{Protocol::Usi};
    if (command == "isready") return IsReady{};
    if (command == "setoption") return parseOption(words);
    if (command == "ucinewgame" || command == "usinewgame") return NewGame{};
    if (command == "position") return parsePosition(words);
    if (command == "go") return parseGo(words, protocol);
    if (command == "stop") return Stop{};
    if (command == "quit") return Quit{};
    return std::nullopt;
}

Limits limitsFor(const Go& go, Side side) {
    Limits limits = go.limits;
    const auto index = static_cast<std::size_t>(indexOf(side));
    const auto left = go.time[index];
    if (limits.moveTime || go.infinite || (!left && !go.byoyomi)) return limits;
    milliseconds share = go.byoyomi.value_or(milliseconds(0));
    if (left && left->count() > 0) {
        const int moves = std::clamp(go.movesToGo.value_or(UsualMovesToGo), 1, UsualMovesToGo);
        const milliseconds most = *left + share;
        share = std::min(*left / moves + go.increment[index] * 3 / 4 + share, most);
    }
    limits.moveTime = std::max(share - ClientDelay, milliseconds(1));
    return limits;
}

std::string formatInfo(const SearchInfo& info, const AnyPosition& position, Protocol protocol) {
    const auto ms = static_cast<std::uint64_t>(info.elapsed.count());
    std::string text = "info depth " + std::to_string(info.depth) + " multipv " + std::to_string(info.rank) +
                       " score " + formatScore(info.score, protocol) + " nodes " +
                       std::to_string(info.nodes) + " time " + std::to_string(ms);
    if (ms > 0) text += " nps " + std::to_string(info.nodes * 1000 / ms);
    text += " pv";
    AnyPosition at = position;
    for (const Move& move : info.line) {
        text += ' ' + moveFormat(protocol)(move, at);
        at = at.after(move);
    }
    return text;
}

std::string formatBestMove(const std::optional<Move>& move, const AnyPosition& position, Protocol protocol) {
    if (move) return "bestmove " + moveFormat(protocol)(*move, position);
    return protocol == Protocol::Uci ? "bestmove (none)" : "bestmove resign";
}

} // namespace komadai::core::protocol
