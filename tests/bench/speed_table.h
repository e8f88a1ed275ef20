// A table that compares the speed of this program with fairy-stockfish, if that is installed.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace komadai::bench {

constexpr const char* OtherProgram = "fairy-stockfish";

/// The user-mode CPU time of this process.
double ownSeconds();

struct ProgramRun {
    std::string output;
    double seconds = 0; ///< user-mode CPU time, including program start
};

/// Runs a program on a short input; none if it fails.
std::optional<ProgramRun> run(const std::filesystem::path& program, std::string_view input);

struct SpeedRow {
    std::string variant;
    std::string position; ///< its name
    int effort;           ///< how deep, or how far, is searched
    std::string
        yardstick; ///< what the speed is compared with: fairy-stockfish, a variant of ours in the position of
                   ///< the same name, or ""
};

/// Prints medians of speeds, row by row. Both programs are measured in turns, once per round.
class SpeedTable {
public:
    /// `effort` and `unit` are names of columns. Speeds are in millions of the unit.
    SpeedTable(int rounds, std::string_view effort, std::string_view unit, int decimals);

    /// Measures a row. `ours` and `theirs` return a number per second; `theirs` returns none if the program does not
    /// answer. It is called only if fairy-stockfish is the yardstick and is installed.
    void add(const SpeedRow& row, const std::function<double()>& ours,
             const std::function<std::optional<double>(const std::filesystem::path&)>& theirs);

private:
    int m_rounds;
    int m_decimals;
    std::optional<std::filesystem::path> m_fairyStockfish;
    std::map<std::pair<std::string, std::string>, double> m_speeds; ///< by variant and position
};

/// The number of rounds from the command line, by default 5. Ends the program if the argument is not valid.
int roundsOf(int argc, char** argv);

} // namespace komadai::bench
