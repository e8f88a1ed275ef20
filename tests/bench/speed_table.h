// A table of speeds, those of this program beside those of fairy-stockfish where that is installed.
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

/// How long this process has run, in user mode.
double ownSeconds();

struct ProgramRun {
    std::string output;
    double seconds = 0; ///< in user mode, with its start
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

/// Prints medians of speeds, row by row. In each round both programs are measured, by turns.
class SpeedTable {
public:
    /// `effort` and `unit` name columns; speeds are measured in millions of the unit.
    SpeedTable(int rounds, std::string_view effort, std::string_view unit, int decimals);

    /// Measures a row. `ours` returns a number for a second, `theirs` too, or none if the program does not answer; it
    /// is asked only where fairy-stockfish is the yardstick, and installed.
    void add(const SpeedRow& row, const std::function<double()>& ours,
             const std::function<std::optional<double>(const std::filesystem::path&)>& theirs);

private:
    int m_rounds;
    int m_decimals;
    std::optional<std::filesystem::path> m_fairyStockfish;
    std::map<std::pair<std::string, std::string>, double> m_speeds; ///< by variant and position
};

/// The number of rounds that the command line says, 5 if it says none; ends the program where it says something else.
int roundsOf(int argc, char** argv);

} // namespace komadai::bench
