// Games in PGN. What is read is written as a text that is read as the same game.
#include "core/notation/pgn.h"
#include "core/rules/variant_set.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <vector>

using namespace komadai;
using namespace komadai::core;

namespace {

const VariantSet& variants() {
    static const auto set = VariantSet::builtin();
    return set;
}

struct Reading {
    std::vector<ReadGame> games;
    std::vector<ReadProblem> problems;
};

Reading read(std::string_view text) {
    ReadOptions options{variants(), variants().find("euroshogi")};
    options.limits.nodes = 300;
    options.limits.depth = 20;
    options.limits.textBytes = 2000;
    options.limits.games = 20;
    Reading reading;
    readPgn(text, options,
            {[&](ReadGame&& game) {
                 reading.games.push_back(std::move(game));
                 return true;
             },
             [&](const ReadProblem& problem) { reading.problems.push_back(problem); }});
    return reading;
}

void requireLines(const Reading& reading, std::string_view text) {
    const auto isLineEnd = [](char c) { return c == '\n' || c == '\r'; };
    const auto lines = 1 + std::count_if(text.begin(), text.end(), isLineEnd);
    for (const ReadProblem& problem : reading.problems)
        fuzz::require(problem.line >= 0 && problem.line <= lines, "a problem is on a line of the text");
    for (const ReadGame& game : reading.games)
        fuzz::require(game.line >= 1 && game.line <= lines, "a game begins on a line of the text");
}

/// Writing makes a game plain at once: reading it back changes nothing but what the text cannot hold.
void requireRoundTrip(const GameRecord& record) {
    const auto once = writePgn(record);
    fuzz::require(static_cast<bool>(once), "every game can be written");
    auto again = read(once.value().text);
    fuzz::require(again.games.size() == 1, "a written game is read as one game");
    const GameRecord& second = again.games.front().record;
    fuzz::require(again.games.front().isWhole, "a written game is read as a whole");
    fuzz::require(second.tree.size() == record.tree.size(), "no move is lost");
    fuzz::require(second.outcome == record.outcome, "the outcome is read back");
    fuzz::require(second.tree.depth(playedTo(second)) == record.tree.depth(playedTo(record)),
                  "the last move that was played is read back");
    const auto nodes = record.tree.subtree();
    const auto others = second.tree.subtree();
    for (std::size_t i = 1; i < nodes.size(); ++i)
        fuzz::require(record.tree.move(nodes[i]) == second.tree.move(others[i]), "a move is read back");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::textOf(data, size);
    const Reading reading = read(text);
    requireLines(reading, text);
    for (const ReadGame& game : reading.games)
        requireRoundTrip(game.record);
    return 0;
}
