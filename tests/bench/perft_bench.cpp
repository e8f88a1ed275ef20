// Measures how many leaves of the game tree are counted per second on one core, compared with fairy-stockfish if that is
// installed, and writes the table of README.md.
//
//     perft_bench [ROUNDS]
//
// Both programs count the moves of the last ply without playing them. They run in turns for ROUNDS rounds (default 5). The
// table shows the medians. Time is user-mode CPU time, so that other work on the machine has little effect.
#include "core/notation/position_text.h"
#include "core/rules/game.h"
#include "core/rules/perft.h"
#include "core/rules/variant_set.h"
#include "tests/bench/speed_table.h"

#include <fmt/format.h>

#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace komadai;
using bench::OtherProgram;

constexpr std::string_view RandomGames = "32 of random games";

struct Subject {
    bench::SpeedRow row; ///< with a depth for which the slower program takes about a second
    std::string fen;     ///< empty for the start, and for positions of random games
};

const Subject Subjects[] = {
    {{"euroshogi", "start", 5, OtherProgram}, ""},
    {{"euroshogi", "middle game", 5, OtherProgram},
     "2b3n1/r2g2b1/p2p2kp/2Pg1pN1/nP2pPPP/P1GPP3/3BB2R/N2KG3[PPP] b - - 2 24"},
    {{"euroshogi", "end game", 4, OtherProgram},
     "1ng1k1nb/1+B1bgr2/1p1p+Pppp/p2P4/PP6/N1+p2PPP/2G1G1R1/B2K2N1[PP] b - - 2 16"},
    {{"shogi", "start", 5, OtherProgram}, ""},
    {{"shogi", "opening", 4, OtherProgram},
     "lnsgkgsnl/1r7/p1ppp1bpp/1p3pp2/7P1/2P6/PP1PPPP1P/1B3S1R1/LNSGKG1NL[] b - - 0 5"},
    {{"shogi", "end game", 3, OtherProgram},
     "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL[RGgsnppppp] b - - 0 1"},
    {{"shogi", std::string(RandomGames), 4, ""}, ""},
    {{"zoshogi", "start", 5, "shogi"}, ""},
    {{"zoshogi", std::string(RandomGames), 4, "shogi"}, ""},
    {{"greatshatranj", "start", 5, "euroshogi"}, ""},
    {{"koshogi", "start", 3, ""}, ""},
};

/// One position from each of 32 random games, after 4, 7, 10, ... plies; the same in every run.
std::vector<core::AnyPosition> positionsOfRandomGames(const std::shared_ptr<const core::Variant>& variant) {
    std::vector<core::AnyPosition> positions;
    std::mt19937 random(1);
    while (positions.size() < 32) {
        core::Game game(core::AnyPosition::startOf(variant));
        for (auto plies = 4 + 3 * positions.size(); plies > 0 && !game.isOver(); --plies) {
            const auto moves = game.position().legalMoves();
            game.play(moves[random() % moves.size()]);
        }
        if (!game.isOver()) positions.push_back(game.position());
    }
    return positions;
}

std::vector<core::AnyPosition> positionsOf(const Subject& subject, const core::VariantSet& variants) {
    const auto variant = variants.find(subject.row.variant);
    if (subject.row.position == RandomGames) return positionsOfRandomGames(variant);
    if (subject.fen.empty()) return {core::AnyPosition::startOf(variant)};
    const auto setup = core::fen::parse(subject.fen, variant->spec()).value();
    return {core::AnyPosition::fromSetup(setup, variant).value()};
}

/// Leaves per second. Repeats the count for half a second.
double speedOfOurs(const std::vector<core::AnyPosition>& positions, int depth) {
    constexpr double Least = 0.5;
    std::uint64_t leaves = 0;
    const double begin = bench::ownSeconds();
    double seconds = 0;
    do {
        for (const core::AnyPosition& position : positions)
            leaves += core::perft(position, depth);
        seconds = bench::ownSeconds() - begin;
    } while (seconds < Least);
    return static_cast<double>(leaves) / seconds;
}

/// Leaves per second, including program start; none if the program does not answer.
std::optional<double> speedOfFairyStockfish(const std::filesystem::path& program, const Subject& subject) {
    const auto position = subject.fen.empty() ? "startpos" : "fen " + subject.fen;
    const auto result =
        bench::run(program, fmt::format("uci\nsetoption name UCI_Variant value {}\nposition {}\n"
                                        "go perft {}\nquit\n",
                                        subject.row.variant, position, subject.row.effort));
    constexpr std::string_view Answer = "Nodes searched: ";
    const auto at = result ? result->output.find(Answer) : std::string::npos;
    if (at == std::string::npos) return std::nullopt;
    return std::strtod(result->output.c_str() + at + Answer.size(), nullptr) / result->seconds;
}

} // namespace

int main(int argc, char** argv) {
    bench::SpeedTable table(bench::roundsOf(argc, argv), "depth", "leaves", 1);
    const auto variants = core::VariantSet::builtin();
    for (const Subject& subject : Subjects) {
        const auto positions = positionsOf(subject, variants);
        table.add(
            subject.row, [&] { return speedOfOurs(positions, subject.row.effort); },
            [&](const auto& program) { return speedOfFairyStockfish(program, subject); });
    }
}
