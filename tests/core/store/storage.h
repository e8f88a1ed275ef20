// Files, processes and games for the tests of libraries.
#pragma once

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/variant_set.h"
#include "core/store/library.h"
#include "tests/core/store/stored_play.h"
#include "tests/core/temporary_folder.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <csignal>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <random>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace komadai::core::test {

using namespace std::chrono_literals;

/// A moment of 14 November 2023, and the day as a user somewhere counts it.
inline constexpr std::chrono::sys_seconds Now{1'700'000'000s};
inline constexpr std::chrono::sys_days Today{std::chrono::days(19'675)};

inline std::string bytesOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A separate process that waits for a signal to begin. Make it before this process opens the file: otherwise it would
/// inherit SQLite's state of the open files.
class Child {
public:
    /// The result of the function becomes the exit status.
    explicit Child(const std::function<int()>& function) {
        if (pipe(m_pipe.data()) != 0) throw std::runtime_error("pipe");
        m_process = fork();
        if (m_process == 0) _exit(runWhenTold(function));
    }
    ~Child() {
        if (m_process != 0) run();
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Lets it begin and waits for its end.
    int run() {
        close(m_pipe[0]);
        close(m_pipe[1]);
        int status = 0;
        waitpid(m_process, &status, 0);
        m_process = 0;
        return status;
    }

private:
    int runWhenTold(const std::function<int()>& function) {
        close(m_pipe[1]);
        char ignored = 0;
        while (::read(m_pipe[0], &ignored, 1) > 0) {
        }
        try {
            return function();
        } catch (...) {
            return 99;
        }
    }

    std::array<int, 2> m_pipe{};
    pid_t m_process = 0;
};

inline int statusOfChild(const std::function<int()>& function) { return Child(function).run(); }

inline int exitCodeOfChild(const std::function<int()>& function) {
    const int status = statusOfChild(function);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

constexpr int CannotDropRights = 98;

/// Runs the function in a child process as a user without root's permissions. CannotDropRights if there is no such user.
inline int exitCodeWithoutPrivileges(const std::function<int()>& function) {
    return exitCodeOfChild([&] {
        constexpr uid_t Nobody = 65534;
        if (geteuid() == 0 && setuid(Nobody) != 0) return CannotDropRights;
        return function();
    });
}

/// Does the work in a child process that is killed when the work is done.
inline void doAndBeKilled(const std::function<void()>& work) {
    const int status = statusOfChild([&] {
        work();
        std::raise(SIGKILL);
        return 0;
    });
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

/// The problem with which a call fails; none if it succeeds.
inline std::optional<StorageProblem> problemOf(const std::function<void()>& call) {
    try {
        call();
    } catch (const StorageError& error) {
        return error.problem();
    }
    return std::nullopt;
}

inline std::optional<StorageProblem> problemOfOpening(const std::filesystem::path& path) {
    return problemOf([&] { Library library(path, 50ms); });
}

inline void execute(const std::filesystem::path& path, const std::string& sql) {
    SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql);
}

inline std::int64_t ask(const std::filesystem::path& path, const std::string& sql) {
    return SQLite::Database(path, SQLite::OPEN_READWRITE).execAndGet(sql).getInt64();
}

constexpr int NoProblem = 0;

inline int codeOf(std::optional<StorageProblem> problem) {
    return problem ? 1 + static_cast<int>(*problem) : NoProblem;
}

// --- games

inline std::shared_ptr<const Variant> builtin(std::string_view id) {
    static const VariantSet variants = VariantSet::builtin();
    return variants.find(id);
}

/// EuroShogi with other rules under the same id: promotion may be declined.
inline std::shared_ptr<const Variant> optionalPromotion() {
    static const auto variant = [] {
        VariantSpec spec = builtin("euroshogi")->spec();
        spec.promotion.mandatory = false;
        return Variant::make(std::move(spec));
    }();
    return variant;
}

/// A position with a rook that can go to the last rank.
inline AnyPosition withRooks(const std::shared_ptr<const Variant>& variant) {
    const auto setup = sfen::parse("k6p/7R/8/8/8/8/8/K5R1 b - 1", variant->spec());
    return AnyPosition::fromSetup(setup.value(), variant).value();
}

/// An endless line of random legal moves, as text.
class EndlessLine {
public:
    explicit EndlessLine(int flavour) : m_random(static_cast<unsigned>(flavour)) {}

    const RecordedPly& ply(int number) {
        while (m_plies.size() < static_cast<std::size_t>(number))
            add();
        return m_plies[static_cast<std::size_t>(number) - 1];
    }

private:
    void add() {
        while (true) {
            const auto moves = m_position.legalMoves();
            const Move move = moves[m_random() % moves.size()];
            const AnyPosition next = m_position.after(move);
            if (!next.hasLegalMove()) continue;
            m_plies.push_back({uci::format(move, m_position), sfen::format(next.toSetup(), next.spec()),
                               next.key(), std::chrono::milliseconds(10 * (m_plies.size() + 1))});
            m_position = next;
            return;
        }
    }

    std::mt19937 m_random;
    AnyPosition m_position = AnyPosition::startOf(builtin("euroshogi"));
    std::vector<RecordedPly> m_plies;
};

/// Ply `number` of a line of EuroShogi; each `flavour` is another line.
inline RecordedPly plyFor(int number, int flavour = 0) {
    static std::map<int, EndlessLine> lines;
    return lines.try_emplace(flavour, flavour).first->second.ply(number);
}

inline std::vector<RecordedPly> pliesUpTo(int count, int flavour = 0) {
    std::vector<RecordedPly> plies;
    for (int number = 1; number <= count; ++number)
        plies.push_back(plyFor(number, flavour));
    return plies;
}

/// Lets a stored game go on with a ply.
inline void play(StoredPlay& game, const RecordedPly& ply) {
    game.add(uci::parse(ply.move, game.position()).value(), ply.timeUsed);
}

inline const std::string Start = "1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1 b - 1";

inline RecordHeader headerAt(std::chrono::seconds startedAt) {
    return {"euroshogi",
            "bareKing=draw",
            Start,
            4,
            {Player{std::nullopt, "Ada"}, Player{7, ""}},
            std::chrono::sys_seconds(startedAt)};
}

inline GameId addGameOf(int plies, Library& library, int flavour = 0) {
    const GameId game = library.addGame(headerAt(1000s));
    StoredPlay played(library, game, GameTree(AnyPosition::startOf(builtin("euroshogi"))));
    for (int number = 1; number <= plies; ++number)
        play(played, plyFor(number, flavour));
    return game;
}

inline std::vector<GameId> idsOf(const std::vector<GameSummary>& games) {
    std::vector<GameId> ids;
    for (const auto& game : games)
        ids.push_back(game.id);
    return ids;
}

/// A library in a folder of its own.
class LibraryTest : public testing::Test {
protected:
    TemporaryFolder folder;
    std::filesystem::path file = folder / "games.komadai";
};

} // namespace komadai::core::test
