#include "tests/bench/speed_table.h"

#include <fmt/format.h>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace komadai::bench {
namespace {

double userSeconds(const rusage& usage) {
    return static_cast<double>(usage.ru_utime.tv_sec) + 1e-6 * static_cast<double>(usage.ru_utime.tv_usec);
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

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace

double ownSeconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return userSeconds(usage);
}

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

SpeedTable::SpeedTable(int rounds, std::string_view effort, std::string_view unit, int decimals)
    : m_rounds(rounds), m_decimals(decimals), m_fairyStockfish(findFairyStockfish()) {
    if (!m_fairyStockfish)
        fmt::print(stderr, "{} is not installed; measuring Komadai alone.\n", OtherProgram);
    fmt::print("| game | position | {} | million {}/s | {} | ratio |\n"
               "| --- | --- | --: | --: | --: | --- |\n",
               effort, unit, OtherProgram);
}

void SpeedTable::add(const SpeedRow& row, const std::function<double()>& ours,
                     const std::function<std::optional<double>(const std::filesystem::path&)>& theirs) {
    std::vector<double> own, others;
    for (int round = 0; round < m_rounds; ++round) {
        own.push_back(ours());
        if (!m_fairyStockfish || row.yardstick != OtherProgram) continue;
        if (const auto speed = theirs(*m_fairyStockfish)) others.push_back(*speed);
    }
    const double speed = median(own);
    m_speeds[{row.variant, row.position}] = speed;
    std::string ratio;
    if (!others.empty())
        ratio = fmt::format("{:.{}f}", speed / median(others), m_decimals);
    else if (const auto other = m_speeds.find({row.yardstick, row.position}); other != m_speeds.end())
        ratio = fmt::format("{:.2f} of {}", speed / other->second, row.yardstick);
    const auto millions = [&](double value) { return fmt::format("{:.{}f}", value / 1e6, m_decimals); };
    fmt::print("| {} | {} | {} | {} | {} | {} |\n", row.variant, row.position, row.effort, millions(speed),
               others.empty() ? "" : millions(median(others)), ratio);
    std::fflush(stdout);
}

int roundsOf(int argc, char** argv) {
    const int rounds = argc == 2 ? std::atoi(argv[1]) : 5;
    if (argc <= 2 && rounds >= 1) return rounds;
    fmt::print(stderr, "Usage: {} [ROUNDS]\n", std::filesystem::path(argv[0]).filename().string());
    std::exit(2);
}

} // namespace komadai::bench
