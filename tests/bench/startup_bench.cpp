// Measures the time until the window of the program is on the screen, and its memory use.
//
//     startup_bench PROGRAM [RUNS]
//
// PROGRAM is started RUNS times (default 15) for each variant below, on a virtual display (Xvfb), with a library of 10,000
// games and default settings. The window counts as shown once a pixel in its middle differs from the empty screen: Qt shows
// a whole window at once, and handles the mouse from then on. Memory is read two seconds later, after the library has been
// loaded. The table shows the medians without the very first run, which only warms up the machine. On a busy machine, CPU
// time is more reliable than wall-clock time.
#include "core/notation/stored_record.h"
#include "core/rules/variant_set.h"
#include "core/store/library.h"

#include <fmt/format.h>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace {

using namespace komadai;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr int Games = 10000;
constexpr int MostPlies = 60;
constexpr int UsualRuns = 15;
constexpr int ScreenWidth = 1280, ScreenHeight = 900;
constexpr auto Patience = 20s;
constexpr auto Settled = 2s;

[[noreturn]] void fail(const std::string& sentence) {
    fmt::print(stderr, "startup_bench: {}\n", sentence);
    std::exit(1);
}

/// Random games of all variants, packed as after they were closed; one in a hundred is unfinished.
void fillLibrary(const std::filesystem::path& file) {
    const auto variants = core::VariantSet::builtin();
    std::vector<core::GameRecord> records;
    std::mt19937 random(1);
    for (int i = 0; i < Games; ++i) {
        const auto& variant = variants.all()[static_cast<std::size_t>(i) % variants.all().size()];
        core::Game game(core::AnyPosition::startOf(variant));
        core::GameRecord record{core::headerOf(game, {}, std::chrono::sys_seconds(std::chrono::minutes(i))),
                                core::GameTree(game.position()),
                                {}};
        const int plies = variant->spec().effects ? 1 : 1 + static_cast<int>(random() % MostPlies);
        for (int ply = 1; ply <= plies && !game.isOver(); ++ply) {
            const auto moves = game.position().legalMoves();
            const core::Move move = moves[random() % moves.size()];
            game.play(move);
            record.tree.add(record.tree.mainLineEnd(), move, {1s, {}});
        }
        if (i % 100 != 0) {
            if (!game.isOver()) game.resign(game.position().sideToMove());
            record.outcome = game.outcome();
        }
        record.tree.clearHistory();
        records.push_back(std::move(record));
    }
    core::Library(file).addRecords(records);
}

/// A virtual display, whose contents can be read.
class Screen {
public:
    explicit Screen(const std::filesystem::path& folder) {
        int numbers[2];
        if (pipe(numbers) != 0) fail("there is no pipe");
        m_server = fork();
        if (m_server == 0) {
            const std::string size = fmt::format("{}x{}x24", ScreenWidth, ScreenHeight);
            const std::string fd = std::to_string(numbers[1]);
            const int quiet = open("/dev/null", O_WRONLY);
            dup2(quiet, STDERR_FILENO);
            execlp("Xvfb", "Xvfb", "-displayfd", fd.c_str(), "-screen", "0", size.c_str(), "-fbdir",
                   folder.c_str(), static_cast<char*>(nullptr));
            _exit(127);
        }
        close(numbers[1]);
        char digits[16]{};
        if (read(numbers[0], digits, sizeof digits - 1) <= 0) fail("Xvfb does not start");
        close(numbers[0]);
        m_name = fmt::format(":{}", std::atoi(digits));
        const auto file = folder / "Xvfb_screen0";
        const int dump = open(file.c_str(), O_RDONLY);
        struct stat about {};
        if (dump < 0 || fstat(dump, &about) != 0) fail("the screen cannot be read");
        m_size = static_cast<std::size_t>(about.st_size);
        m_bytes =
            static_cast<const volatile unsigned char*>(mmap(nullptr, m_size, PROT_READ, MAP_SHARED, dump, 0));
        close(dump);
    }
    ~Screen() {
        kill(m_server, SIGTERM);
        waitpid(m_server, nullptr, 0);
    }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    const std::string& name() const { return m_name; }
    /// The colour of a pixel. The pixels are at the end of the file.
    unsigned colourAt(int x, int y) const {
        const std::size_t pixels = std::size_t{4} * ScreenWidth * ScreenHeight;
        const auto at =
            m_size - pixels + 4 * (static_cast<std::size_t>(y) * ScreenWidth + static_cast<std::size_t>(x));
        return m_bytes[at] | m_bytes[at + 1] << 8 | m_bytes[at + 2] << 16;
    }

private:
    pid_t m_server = 0;
    std::string m_name;
    std::size_t m_size = 0;
    const volatile unsigned char* m_bytes = nullptr;
};

struct Sample {
    double shownMs = 0, processorMs = 0, residentMiB = 0;
    double proportionalMiB = 0; ///< shared memory is divided among the processes that share it
};

/// The CPU time of all threads.
double processorMs(pid_t process) {
    double sum = 0;
    for (const auto& thread : std::filesystem::directory_iterator(fmt::format("/proc/{}/task", process))) {
        double nanoseconds = 0;
        std::ifstream(thread.path() / "schedstat") >> nanoseconds;
        sum += nanoseconds / 1e6;
    }
    return sum;
}

/// An entry of the memory information of the process, in MiB.
double memory(pid_t process, const std::string& name) {
    std::ifstream file(fmt::format("/proc/{}/smaps_rollup", process));
    for (std::string line; std::getline(file, line);)
        if (line.starts_with(name + ':')) return std::stod(line.substr(name.size() + 1)) / 1024;
    fail("memory cannot be measured");
}

Sample run(const std::string& program, const std::string& library, const std::string& variant,
           const Screen& screen) {
    constexpr int X = 400, Y = 400; // on the board
    const unsigned empty = screen.colourAt(X, Y);
    const auto start = Clock::now();
    const pid_t process = fork();
    if (process == 0) {
        execl(program.c_str(), program.c_str(), "--library", library.c_str(), "--variant", variant.c_str(),
              static_cast<char*>(nullptr));
        _exit(127);
    }
    while (screen.colourAt(X, Y) == empty) {
        if (Clock::now() - start > Patience || waitpid(process, nullptr, WNOHANG) != 0)
            fail("the program shows no window");
        std::this_thread::sleep_for(500us);
    }
    Sample sample;
    sample.shownMs = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    sample.processorMs = processorMs(process);
    std::this_thread::sleep_for(Settled);
    sample.residentMiB = memory(process, "Rss");
    sample.proportionalMiB = memory(process, "Pss");
    kill(process, SIGKILL);
    waitpid(process, nullptr, 0);
    while (screen.colourAt(X, Y) != empty)
        std::this_thread::sleep_for(1ms);
    return sample;
}

double median(std::vector<Sample> samples, double Sample::*value) {
    const auto middle = samples.begin() + static_cast<std::ptrdiff_t>(samples.size() / 2);
    std::nth_element(samples.begin(), middle, samples.end(),
                     [value](const Sample& a, const Sample& b) { return a.*value < b.*value; });
    return (*middle).*value;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) fail("startup_bench PROGRAM [RUNS]");
    const int runs = argc > 2 ? std::max(1, std::atoi(argv[2])) : UsualRuns;
    std::string folder = (std::filesystem::temp_directory_path() / "startup_bench-XXXXXX").string();
    if (!mkdtemp(folder.data())) fail("there is no folder for the library");
    const std::string library = folder + "/library.sqlite";
    fillLibrary(library);
    setenv("XDG_DATA_HOME", folder.c_str(), 1);
    setenv("XDG_CONFIG_HOME", folder.c_str(), 1);
    setenv("QT_QPA_PLATFORM", "xcb", 1);
    {
        const Screen screen(folder);
        setenv("DISPLAY", screen.name().c_str(), 1);
        run(argv[1], library, "euroshogi", screen);
        fmt::print("| game | shown after | processor | resident | proportional |\n");
        fmt::print("| --- | --: | --: | --: | --: |\n");
        for (const char* variant : {"euroshogi", "koshogi"}) {
            std::vector<Sample> samples;
            for (int i = 0; i < runs; ++i)
                samples.push_back(run(argv[1], library, variant, screen));
            fmt::print("| {} | {:.0f} ms | {:.0f} ms | {:.0f} MiB | {:.0f} MiB |\n", variant,
                       median(samples, &Sample::shownMs), median(samples, &Sample::processorMs),
                       median(samples, &Sample::residentMiB), median(samples, &Sample::proportionalMiB));
        }
    }
    std::filesystem::remove_all(folder);
}
