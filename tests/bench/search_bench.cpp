// Measures how many positions the computer searches per second on one core, compared with fairy-stockfish if that is
// installed, and writes a table.
//
//     search_bench [ROUNDS]
//
// Both programs count a position for each move made in their trees, and have a table of 64 MiB. They run in turns for ROUNDS
// rounds (default 5). The table shows the medians. Time is user-mode CPU time, so that other work on the machine has little
// effect.
#include "core/notation/position_text.h"
#include "core/rules/game.h"
#include "core/rules/variant_set.h"
#include "core/search/engine.h"
#include "tests/bench/speed_table.h"

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace komadai;
using bench::OtherProgram;
using namespace std::chrono_literals;

constexpr std::string_view Openings = "5 openings";
constexpr int HashMegabytes = 64;
constexpr int Nodes = 300'000; ///< for each position

const bench::SpeedRow Rows[] = {
    {"shogi", "start", Nodes, OtherProgram},     {"shogi", std::string(Openings), Nodes, OtherProgram},
    {"euroshogi", "start", Nodes, OtherProgram}, {"euroshogi", std::string(Openings), Nodes, OtherProgram},
    {"zoshogi", "start", Nodes, "shogi"},        {"zoshogi", std::string(Openings), Nodes, "shogi"},
    {"greatshatranj", "start", Nodes, "shogi"},  {"greatshatranj", std::string(Openings), Nodes, "shogi"},
    {"koshogi", "start", Nodes, "shogi"},        {"koshogi", std::string(Openings), Nodes, "shogi"},
};

/// Five widely spaced openings of those in tests/data.
std::vector<core::AnyPosition> openingsOf(const std::shared_ptr<const core::Variant>& variant) {
    constexpr std::size_t Count = 5, Apart = 20;
    std::ifstream file(fmt::format("{}/openings/{}.sfen", KOMADAI_TEST_DATA, variant->spec().id));
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        if (!line.starts_with('#')) lines.push_back(line);
    std::vector<core::AnyPosition> positions;
    for (std::size_t i = 0; i < Count; ++i) {
        const auto setup = core::sfen::parse(lines.at(i * Apart), variant->spec()).value();
        positions.push_back(core::AnyPosition::fromSetup(setup, variant).value());
    }
    return positions;
}

std::vector<core::AnyPosition> positionsOf(const bench::SpeedRow& row, const core::VariantSet& variants) {
    const auto variant = variants.find(row.variant);
    if (row.position == Openings) return openingsOf(variant);
    return {core::AnyPosition::startOf(variant)};
}

/// Positions per second. The time limit is never reached; it makes the search use its whole table.
double speedOfOurs(const std::vector<core::AnyPosition>& positions, int nodes) {
    core::Engine engine(HashMegabytes);
    core::Limits limits;
    limits.nodes = nodes;
    limits.moveTime = 1h;
    std::uint64_t searched = 0;
    const double begin = bench::ownSeconds();
    for (const core::AnyPosition& position : positions)
        searched += engine.search(core::Game(position), limits, {}).nodes;
    return static_cast<double>(searched) / (bench::ownSeconds() - begin);
}

/// Positions per second, including program start; none if the program does not answer. A last search, which is not measured,
/// keeps the program from quitting before the others are finished.
std::optional<double> speedOfFairyStockfish(const std::filesystem::path& program,
                                            const std::vector<core::AnyPosition>& positions, int nodes) {
    const auto& variant = positions.front().spec();
    std::string input =
        fmt::format("uci\nsetoption name Hash value {}\nsetoption name UCI_Variant value {}\n", HashMegabytes,
                    variant.id);
    for (const core::AnyPosition& position : positions)
        input += fmt::format("position fen {}\ngo nodes {}\n", core::fen::format(position.toSetup(), variant),
                             nodes);
    const auto result = bench::run(program, input + "go nodes 1\nquit\n");
    if (!result) return std::nullopt;
    constexpr std::string_view BestMove = "bestmove", Answer = " nodes ";
    double searched = 0;
    std::size_t end = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        end = result->output.find(BestMove, end + 1);
        const auto at = result->output.rfind(Answer, end);
        if (end == std::string::npos || at == std::string::npos) return std::nullopt;
        searched += std::strtod(result->output.c_str() + at + Answer.size(), nullptr);
    }
    return searched / result->seconds;
}

} // namespace

int main(int argc, char** argv) {
    bench::SpeedTable table(bench::roundsOf(argc, argv), "nodes", "nodes", 2);
    const auto variants = core::VariantSet::builtin();
    for (const bench::SpeedRow& row : Rows) {
        const auto positions = positionsOf(row, variants);
        table.add(
            row, [&] { return speedOfOurs(positions, row.effort); },
            [&](const auto& program) { return speedOfFairyStockfish(program, positions, row.effort); });
    }
}
