#include "app/cli/commands.h"

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/perft.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace komadai::cli {

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
        fmt::print("{}\n", result.dump(2));
    } else {
        fmt::print("Nodes searched: {}\n", total);
    }
}

void listMoves(const Subject& subject) {
    const core::Game game = gameOf(subject);
    const core::AnyPosition& position = game.position();
    auto list = nlohmann::json::array();
    for (const auto& move : position.legalMoves()) {
        const std::string text = core::uci::format(move, position);
        if (subject.json)
            list.push_back(text);
        else
            fmt::print("{}\n", text);
    }
    if (!subject.json) return;
    const nlohmann::ordered_json result{{"position", core::sfen::format(position.toSetup(), position.spec())},
                                        {"moves", list}};
    fmt::print("{}\n", result.dump(2));
}

} // namespace komadai::cli
