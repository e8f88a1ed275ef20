#include "app/cli/commands.h"
#include "app/cli/json_output.h"
#include "app/cli/output_file.h"

#include "app/command_line.h"
#include "app/subject.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/perft.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <istream>
#include <sstream>

namespace komadai::cli {
namespace {

std::string sfenOf(const core::AnyPosition& position) { return core::sfen::format(position); }

std::vector<std::string> moveTextsOf(const core::AnyPosition& position) {
    std::vector<std::string> texts;
    for (const auto& move : position.legalMoves())
        texts.push_back(core::uci::format(move, position));
    return texts;
}

nlohmann::ordered_json movesAsJson(const core::AnyPosition& position) {
    return {{"position", sfenOf(position)}, {"moves", moveTextsOf(position)}};
}

/// Reads `POSITION [moves MOVE ...]`, as after `position` in UCI. The error is a message for the user.
core::Result<core::AnyPosition, std::string>
positionAfter(const std::shared_ptr<const core::Variant>& variant, const std::string& line) {
    constexpr std::string_view Moves = " moves ";
    const auto end = std::min(line.find(Moves), line.size());
    const auto start = line.substr(0, end);
    auto game = gameFrom(variant, start == "startpos" ? std::string() : start);
    if (!game) return game.error();
    core::AnyPosition position = game.value().position();
    std::istringstream moves(line.substr(std::min(end + Moves.size(), line.size())));
    for (std::string text; moves >> text;) {
        const auto move = core::uci::parse(text, position);
        if (!move || !position.isLegal(move.value())) return fmt::format("“{}” is not a legal move.", text);
        position = position.after(move.value());
    }
    return position;
}

} // namespace

void countLeaves(const Subject& subject, int depth, bool divide) {
    const core::Game game = gameOf(subject);
    const core::AnyPosition& position = game.position();
    std::uint64_t total = 0;
    auto byMove = nlohmann::ordered_json::object();
    if (divide && depth > 0) {
        for (const auto& [move, count] : core::perftByMove(position, depth)) {
            const std::string text = core::uci::format(move, position);
            byMove[text] = count;
            if (!subject.json) fmt::print("{}: {}\n", text, count);
            total += count;
        }
    } else {
        total = core::perft(position, depth);
    }
    if (subject.json) {
        nlohmann::ordered_json result{{"depth", depth}, {"nodes", total}};
        if (divide) result["moves"] = byMove;
        fmt::print("{}\n", jsonText(result));
    } else {
        fmt::print("Nodes searched: {}\n", total);
    }
}

void listMoves(const Subject& subject) {
    const core::Game game = gameOf(subject);
    if (subject.json) {
        fmt::print("{}\n", jsonText(movesAsJson(game.position())));
        return;
    }
    for (const auto& move : moveTextsOf(game.position()))
        fmt::print("{}\n", move);
}

void listMovesOfEach(const Subject& subject, std::istream& lines) {
    const auto variant = variantOf(loadVariants(subject.variantsFile), subject.variant);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        const auto position = positionAfter(variant, line);
        if (!position)
            throw CommandError(ExitStatus::WrongCall, fmt::format("Line {}: {}", number, position.error()));
        if (subject.json)
            fmt::print("{}\n", jsonText(movesAsJson(position.value()), -1));
        else
            fmt::print("{}\t{}\n", sfenOf(position.value()), fmt::join(moveTextsOf(position.value()), " "));
        flushOutput();
    }
}

} // namespace komadai::cli
