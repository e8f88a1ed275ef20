#include "core/protocol/engine_answer.h"

#include "core/base/visible_text.h"

#include "core/protocol/words.h"

#include <algorithm>
#include <array>

namespace komadai::core::protocol {
namespace {

using std::chrono::milliseconds;

constexpr std::int64_t MaxMate = 10000;         ///< moves or plies, so that counts of plies fit an int
constexpr std::int64_t MaxCentipawns = 1000000; ///< likewise

/// The words that begin a field of `info` in UCI or USI.
constexpr std::array<std::string_view, 19> InfoFields{
    "depth",      "seldepth",   "time",       "nodes",          "pv",       "multipv", "score",
    "lowerbound", "upperbound", "currmove",   "currmovenumber", "hashfull", "nps",     "cpuload",
    "string",     "tbhits",     "refutation", "currline",       "sbhits"};

bool isInfoField(std::string_view word) {
    return std::find(InfoFields.begin(), InfoFields.end(), word) != InfoFields.end();
}

/// In the order of the enumerators.
constexpr std::array<std::string_view, 6> OptionTypes{"check",  "spin",   "combo",
                                                      "button", "string", "filename"};

std::optional<OptionType> optionTypeFrom(std::optional<std::string_view> word) {
    const auto found = std::find(OptionTypes.begin(), OptionTypes.end(), word);
    if (found == OptionTypes.end()) return std::nullopt;
    return static_cast<OptionType>(found - OptionTypes.begin());
}

bool isOptionField(std::string_view word) {
    return word == "default" || word == "min" || word == "max" || word == "var";
}

/// The words up to the next field of an option.
std::string optionValue(Words& words) {
    std::string text;
    while (words.peek() && !isOptionField(*words.peek()))
        text.append(text.empty() ? "" : " ").append(*words.next());
    return text == EmptyText ? std::string() : text;
}

std::optional<Answer> parseOption(Words& words) {
    if (words.next() != "name") return std::nullopt;
    EngineOption option;
    option.name = words.until("type");
    const auto type = optionTypeFrom(words.next());
    if (option.name.empty() || !type) return std::nullopt;
    option.type = *type;
    if (option.type == OptionType::String || option.type == OptionType::FileName) { // any word in the value
        if (words.next() == "default") option.defaultValue = words.rest();
        if (option.defaultValue == EmptyText) option.defaultValue.clear();
        return option;
    }
    for (auto word = words.next(); word; word = words.next()) {
        if (*word == "default")
            option.defaultValue = optionValue(words);
        else if (*word == "var")
            option.choices.push_back(optionValue(words));
        else if (*word == "min")
            option.min = words.nextNumber<std::int64_t>();
        else if (*word == "max")
            option.max = words.nextNumber<std::int64_t>();
    }
    return option;
}

std::optional<Answer> parseId(Words& words) {
    const auto field = words.next();
    if (field == "name") return EngineName{visibleText(words.rest())};
    if (field == "author") return EngineAuthor{words.rest()};
    return std::nullopt;
}

/// UCI counts moves of the side that mates, USI plies.
Score mateScore(std::int64_t count, Protocol protocol) {
    const int mate = static_cast<int>(std::clamp(count, -MaxMate, MaxMate));
    if (protocol == Protocol::Usi) return Score::mateIn(mate);
    return Score::mateIn(mate > 0 ? 2 * mate - 1 : 2 * mate);
}

/// In USI a mate may have a sign alone, if its length is not known.
void parseScore(Words& words, Protocol protocol, EngineInfo& info) {
    const auto kind = words.next();
    const auto value = words.next();
    if (!value) return;
    const auto number = numberFrom<std::int64_t>(*value);
    if (kind == "cp" && number)
        info.score = Score::centipawns(static_cast<int>(std::clamp(*number, -MaxCentipawns, MaxCentipawns)));
    else if (kind == "mate" && number)
        info.score = mateScore(*number, protocol);
    else if (kind == "mate" && protocol == Protocol::Usi && (value == "+" || value == "-"))
        info.score = Score::mateOfUnknownLength(value == "+");
}

std::vector<std::string> parseLine(Words& words) {
    std::vector<std::string> moves;
    while (words.peek() && !isInfoField(*words.peek()))
        moves.emplace_back(*words.next());
    return moves;
}

std::optional<Answer> parseInfo(Words& words, Protocol protocol) {
    EngineInfo info;
    for (auto word = words.next(); word; word = words.next()) {
        if (*word == "depth")
            info.depth = words.nextNumber<int>();
        else if (*word == "seldepth")
            info.selectiveDepth = words.nextNumber<int>();
        else if (*word == "multipv")
            info.rank = std::max(words.nextNumber<int>().value_or(1), 1);
        else if (*word == "score")
            parseScore(words, protocol, info);
        else if (*word == "lowerbound")
            info.bound = ScoreBound::Lower; // other words may stand between it and the score
        else if (*word == "upperbound")
            info.bound = ScoreBound::Upper;
        else if (*word == "nodes")
            info.nodes = words.nextNumber<std::uint64_t>();
        else if (*word == "nps")
            info.nodesPerSecond = words.nextNumber<std::uint64_t>();
        else if (*word == "time") {
            if (const auto time = words.nextNumber<std::uint32_t>()) info.time = milliseconds(*time);
        } else if (*word == "pv")
            info.line = parseLine(words);
        else if (*word == "string")
            info.text = words.rest();
    }
    return info;
}

std::optional<Answer> parseBestMove(Words& words) {
    const auto move = words.next();
    if (!move) return std::nullopt;
    if (*move == "resign") return BestMove{BestMove::Kind::Resign, {}, {}};
    if (*move == "win") return BestMove{BestMove::Kind::Win, {}, {}};
    if (*move == "(none)" || *move == "0000") return BestMove{BestMove::Kind::None, {}, {}};
    BestMove best{BestMove::Kind::Move, std::string(*move), {}};
    if (words.next() == "ponder")
        if (const auto reply = words.next()) best.ponder = std::string(*reply);
    return best;
}

} // namespace

std::optional<Answer> parseAnswer(std::string_view line, Protocol protocol) {
    Words words(line);
    const auto answer = words.next();
    if (answer == "id") return parseId(words);
    if (answer == "option") return parseOption(words);
    if (answer == "uciok") return ProtocolOk{Protocol::Uci};
    if (answer == "usiok") return ProtocolOk{Protocol::Usi};
    if (answer == "readyok") return ReadyOk{};
    if (answer == "info") return parseInfo(words, protocol);
    if (answer == "bestmove") return parseBestMove(words);
    return std::nullopt;
}

std::string formatOption(const EngineOption& option) {
    std::string text = "option name " + option.name + " type ";
    text += OptionTypes[static_cast<std::size_t>(option.type)];
    if (option.type != OptionType::Button || !option.defaultValue.empty())
        text.append(" default ").append(option.defaultValue.empty() ? EmptyText : option.defaultValue);
    if (option.min) text += " min " + std::to_string(*option.min);
    if (option.max) text += " max " + std::to_string(*option.max);
    for (const auto& choice : option.choices)
        text += " var " + choice;
    return text;
}

} // namespace komadai::core::protocol
