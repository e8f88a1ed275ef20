// Measures how many leaves of the game tree are counted in a second on one core, beside fairy-stockfish where that
// is installed, and writes the table of README.md.
//
//     perft_bench [ROUNDS]
//
// Both programs count the moves of the last ply without playing them. They take turns, ROUNDS times (5 unless it is
// said otherwise); the table has the medians. Time is the processor's, in user mode, so that other work on the
// machine counts little.
#include "core/notation/position_text.h"
#include "core/rules/game.h"
#include "core/rules/perft.h"
#include "core/rules/variant_set.h"

#include <fmt/format.h>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace komadai;

constexpr std::string_view RandomGames = "32 of random games";
constexpr const char* OtherProgram = "fairy-stockfish";

struct Subject {
    std::string variant;
    std::string name; ///< of the position, in the table
    std::string fen;  ///< empty for the start, and for positions of random games
    int depth;        ///< such that the slower program takes about a second
    std::string
        yardstick; ///< what the speed is compared with: fairy-stockfish, a variant of ours in the position of
                   ///< the same name, or ""
};

const Subject Subjects[] = {
    {"euroshogi", "start", "", 5, OtherProgram},
    {"euroshogi", "middle game", "2b3n1/r2g2b1/p2p2kp/2Pg1pN1/nP2pPPP/P1GPP3/3BB2R/N2KG3[PPP] b - - 2 24", 5,
     OtherProgram},
    {"euroshogi", "end game", "1ng1k1nb/1+B1bgr2/1p1p+Pppp/p2P4/PP6/N1+p2PPP/2G1G1R1/B2K2N1[PP] b - - 2 16",
     4, OtherProgram},
    {"shogi", "start", "", 5, OtherProgram},
    {"shogi", "opening", "lnsgkgsnl/1r7/p1ppp1bpp/1p3pp2/7P1/2P6/PP1PPPP1P/1B3S1R1/LNSGKG1NL[] b - - 0 5", 4,
     OtherProgram},
    {"shogi", "end game", "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL[RGgsnppppp] b - - 0 1",
     3, OtherProgram},
    {"shogi", std::string(RandomGames), "", 4, ""},
    {"zoshogi", "start", "", 5, "shogi"},
    {"zoshogi", std::string(RandomGames), "", 4, "shogi"},
    {"greatshatranj", "start", "", 5, "euroshogi"},
    {"koshogi", "start", "", 3, ""},
};

double userSeconds(const rusage& usage) {
    return static_cast<double>(usage.ru_utime.tv_sec) + 1e-6 * static_cast<double>(usage.ru_utime.tv_usec);
}

double ownSeconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return userSeconds(usage);
}

/// One position of each of 32 random games, after 4, 7, 10, ... plies; the same in every run.
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
    const auto variant = variants.find(subject.variant);
    if (subject.name == RandomGames) return positionsOfRandomGames(variant);
    if (subject.fen.empty()) return {core::AnyPosition::startOf(variant)};
    const auto setup = core::fen::parse(subject.fen, variant->spec()).value();
    return {core::AnyPosition::fromSetup(setup, variant).value()};
}

/// Leaves a second. Counts as often as half a second allows.
double speedOfOurs(const std::vector<core::AnyPosition>& positions, int depth) {
    constexpr double Least = 0.5;
    std::uint64_t leaves = 0;
    const double begin = ownSeconds();
    double seconds = 0;
    do {
        for (const core::AnyPosition& position : positions)
            leaves += core::perft(position, depth);
        seconds = ownSeconds() - begin;
    } while (seconds < Least);
    return static_cast<double>(leaves) / seconds;
}

/// Debian keeps games in a folder that is not always in PATH.
std::optional<std::filesystem::path> findFairyStockfish() {
    const char* path = std::getenv("PATH");
    const std::string folders = std::string(path ? path : "") + ":/usr/games";
    for (std::size_t at = 0; at < folders.size();) {
        const auto end = std::min(folders.find(':', at), folders.size());
        const auto file = std::filesystem::path(folders.substr(at, end - at)) / OtherProgram;
        if (access(file.c_str(), X_OK) == 0) return file;
        at = end + 1;
    }
    return std::nullopt;
}

struct ProgramRun {
    std::string output;
    double seconds = 0;
};

/// Runs a program on a short input.
std::optional<ProgramRun> run(const std::filesystem::path& program, std::string_view input) {
    int in[2], out[2];
    if (pipe(in) != 0 || pipe(out) != 0) return std::nullopt;
    const pid_t child = fork();
    if (child < 0) return std::nullopt;
    if (child == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        for (const int end : {in[0], in[1], out[0], out[1]})
            close(end);
        execl(program.c_str(), program.c_str(), nullptr);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    ProgramRun result;
    const bool isTold = write(in[1], input.data(), input.size()) == static_cast<ssize_t>(input.size());
    close(in[1]);
    std::array<char, 4096> buffer{};
    for (ssize_t length = 0; (length = read(out[0], buffer.data(), buffer.size())) > 0;)
        result.output.append(buffer.data(), static_cast<std::size_t>(length));
    close(out[0]);
    int status = 0;
    rusage usage{};
    if (wait4(child, &status, 0, &usage) != child || !isTold || status != 0) return std::nullopt;
    result.seconds = userSeconds(usage);
    return result;
}

/// Leaves a second, its start included; none if it does not answer.
std::optional<double> speedOfFairyStockfish(const std::filesystem::path& program, const Subject& subject) {
    const auto position = subject.fen.empty() ? "startpos" : "fen " + subject.fen;
    const auto result = run(program, fmt::format("uci\nsetoption name UCI_Variant value {}\nposition {}\n"
                                                 "go perft {}\nquit\n",
                                                 subject.variant, position, subject.depth));
    constexpr std::string_view Answer = "Nodes searched: ";
    const auto at = result ? result->output.find(Answer) : std::string::npos;
    if (at == std::string::npos) return std::nullopt;
    return std::strtod(result->output.c_str() + at + Answer.size(), nullptr) / result->seconds;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

std::string millions(double speed) { return fmt::format("{:.1f}", speed / 1e6); }

/// Prints the table, row by row.
class Bench {
public:
    Bench(int rounds, std::optional<std::filesystem::path> fairyStockfish)
        : m_rounds(rounds), m_fairyStockfish(std::move(fairyStockfish)) {}

    void run() {
        fmt::print("| game | position | depth | million leaves/s | fairy-stockfish | ratio |\n"
                   "| --- | --- | --: | --: | --: | --- |\n");
        for (const Subject& subject : Subjects)
            measure(subject);
    }

private:
    void measure(const Subject& subject) {
        const auto positions = positionsOf(subject, m_variants);
        std::vector<double> ours, theirs;
        for (int round = 0; round < m_rounds; ++round) {
            ours.push_back(speedOfOurs(positions, subject.depth));
            if (!m_fairyStockfish || subject.yardstick != OtherProgram) continue;
            if (const auto speed = speedOfFairyStockfish(*m_fairyStockfish, subject))
                theirs.push_back(*speed);
        }
        const double speed = median(ours);
        m_speeds[{subject.variant, subject.name}] = speed;
        std::string ratio;
        if (!theirs.empty())
            ratio = fmt::format("{:.1f}", speed / median(theirs));
        else if (const auto other = m_speeds.find({subject.yardstick, subject.name}); other != m_speeds.end())
            ratio = fmt::format("{:.2f} of {}", speed / other->second, subject.yardstick);
        fmt::print("| {} | {} | {} | {} | {} | {} |\n", subject.variant, subject.name, subject.depth,
                   millions(speed), theirs.empty() ? "" : millions(median(theirs)), ratio);
        std::fflush(stdout);
    }

    int m_rounds;
    std::optional<std::filesystem::path> m_fairyStockfish;
    core::VariantSet m_variants = core::VariantSet::builtin();
    std::map<std::pair<std::string, std::string>, double> m_speeds; ///< by variant and position
};

} // namespace

int main(int argc, char** argv) {
    const int rounds = argc == 2 ? std::atoi(argv[1]) : 5;
    if (argc > 2 || rounds < 1) {
        fmt::print(stderr, "Usage: perft_bench [ROUNDS]\n");
        return 2;
    }
    const auto fairyStockfish = findFairyStockfish();
    if (!fairyStockfish) fmt::print(stderr, "fairy-stockfish is not installed; measuring Komadai alone.\n");
    Bench(rounds, fairyStockfish).run();
}
