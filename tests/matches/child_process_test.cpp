// Child processes: starting them, talking to them and ending them, even if they misbehave.
#include "matches/child_process.h"

#include <gtest/gtest.h>

#include <csignal>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include <sys/wait.h>

namespace komadai {
namespace {

using core::protocol::ErrorLine;
using std::chrono::milliseconds;
using Read = ChildProcess::Read;

const std::filesystem::path Engines = std::filesystem::path(KOMADAI_TEST_DATA) / "engines";

ChildProcess::Clock::time_point in(milliseconds time) { return ChildProcess::Clock::now() + time; }

TEST(ChildProcess, LinesAreWrittenAndRead) {
    ChildProcess cat("cat"); // found in PATH
    std::string line;
    ASSERT_TRUE(cat.writeLine("one\ntwo", in(milliseconds(2000))));
    ASSERT_EQ(cat.readLine(line, in(milliseconds(2000))), Read::Line);
    EXPECT_EQ(line, "one");
    ASSERT_EQ(cat.readLine(line, in(milliseconds(2000))), Read::Line);
    EXPECT_EQ(line, "two");
}

TEST(ChildProcess, AProgramHasArgumentsAndAFolder) {
    ChildProcess shell("sh", {"-c", "echo $0 $PWD", "two words"}, "/");
    std::string line;
    ASSERT_EQ(shell.readLine(line, in(milliseconds(2000))), Read::Line);
    EXPECT_EQ(line, "two words /");
}

TEST(ChildProcess, ErrorsAreHeardLineByLine) {
    std::vector<std::string> errors;
    {
        ChildProcess shell("sh",
                           {"-c", "echo one >&2; echo two >&2; echo out; read -r line; printf three >&2"}, {},
                           [&](const ErrorLine& line) { errors.push_back(line.text); });
        std::string line;
        ASSERT_EQ(shell.readLine(line, in(milliseconds(5000))), Read::Line);
        EXPECT_EQ(line, "out");
        shell.end(milliseconds(5000));
    }
    EXPECT_EQ(errors, (std::vector<std::string>{"one", "two", "three"}));
}

TEST(ChildProcess, AProgramThatPrintsManyErrorsIsNotHeldUp) {
    std::size_t bytes = 0;
    ChildProcess shell("sh", {"-c", "head -c 300000 /dev/zero | tr '\\0' x >&2; echo out"}, {},
                       [&](const ErrorLine& line) { bytes += line.text.size(); });
    std::string line;
    ASSERT_EQ(shell.readLine(line, in(milliseconds(10000))), Read::Line);
    EXPECT_EQ(line, "out");
    shell.end(milliseconds(5000));
    EXPECT_EQ(bytes, 300000U);
}

TEST(ChildProcess, OfAFloodOfErrorsTheLastLineIsHeard) {
    std::vector<std::string> errors;
    std::size_t leftOut = 0;
    ChildProcess shell("sh", {"-c", "seq 100000 >&2; echo out"}, {}, [&](const ErrorLine& line) {
        errors.push_back(line.text);
        leftOut += line.leftOut;
    });
    std::string line;
    ASSERT_EQ(shell.readLine(line, in(milliseconds(60000))), Read::Line);
    shell.end(milliseconds(5000));
    EXPECT_LT(errors.size(), 50000U);
    ASSERT_FALSE(errors.empty());
    EXPECT_EQ(errors.front(), "1");
    EXPECT_EQ(errors.back(), "100000");
    EXPECT_EQ(errors.size() + leftOut, 100000U);
}

TEST(ChildProcess, WaitingForALineEndsAlthoughErrorsComeWithoutEnd) {
    ChildProcess flood("sh", {"-c", "yes >&2; echo out"}, {}, [](const ErrorLine&) {});
    std::string line;
    const auto start = ChildProcess::Clock::now();
    EXPECT_EQ(flood.readLine(line, in(milliseconds(100))), Read::Timeout);
    EXPECT_LT(ChildProcess::Clock::now() - start, milliseconds(5000));
}

TEST(ChildProcess, AProgramEndsWithItsInputAndItsEndIsSeen) {
    ChildProcess cat("cat");
    EXPECT_FALSE(cat.hasEnded());
    EXPECT_FALSE(cat.waitForEnd(milliseconds(10)));
    cat.closeInput();
    EXPECT_TRUE(cat.waitForEnd(milliseconds(20000)));
    EXPECT_TRUE(cat.hasEnded());
    EXPECT_EQ(cat.end(milliseconds(0)), 0);
}

TEST(ChildProcess, AProgramThatIgnoresTheEndOfItsInputCanBeKilled) {
    ChildProcess silent(Engines / "silent");
    silent.closeInput();
    silent.killGroup();
    EXPECT_TRUE(silent.waitForEnd(milliseconds(20000)));
    EXPECT_EQ(WTERMSIG(silent.end(milliseconds(0))), SIGKILL);
}

TEST(ChildProcess, AMissingProgramIsAnError) {
    EXPECT_THROW(ChildProcess("/no/such/program"), std::system_error);
    EXPECT_THROW(ChildProcess("no-such-program-in-path"), std::system_error);
    EXPECT_THROW(ChildProcess("/"), std::system_error);
}

TEST(ChildProcess, WaitingForALineEnds) {
    ChildProcess cat("cat");
    std::string line;
    const auto start = ChildProcess::Clock::now();
    EXPECT_EQ(cat.readLine(line, in(milliseconds(50))), Read::Timeout);
    const auto waited = ChildProcess::Clock::now() - start;
    EXPECT_GE(waited, milliseconds(50));
    EXPECT_LT(waited, milliseconds(10000));
}

TEST(ChildProcess, AProgramEndsWhenItsInputIsClosed) {
    ChildProcess cat("cat");
    const int status = cat.end(milliseconds(5000));
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST(ChildProcess, AProgramThatDoesNotEndIsKilled) {
    ChildProcess silent(Engines / "silent");
    const auto start = ChildProcess::Clock::now();
    const int status = silent.end(milliseconds(100));
    EXPECT_TRUE(WIFSIGNALED(status));
    EXPECT_EQ(WTERMSIG(status), SIGKILL);
    EXPECT_LT(ChildProcess::Clock::now() - start, milliseconds(10000));
}

TEST(ChildProcess, TheEndOfAProgramIsTheEndOfItsLines) {
    ChildProcess program("true");
    std::string line;
    EXPECT_EQ(program.readLine(line, in(milliseconds(5000))), Read::End);
    EXPECT_EQ(program.end(milliseconds(5000)), 0);
}

/// A process that still exists, if only to be waited for by its new parent.
bool runs(pid_t process) { return kill(process, 0) == 0; }

TEST(ChildProcess, TheEndIsSeenAlthoughAProcessThatWasLeftBehindHoldsTheOutput) {
    ChildProcess program("sh", {"-c", "sleep 777 & echo $!"});
    std::string line;
    ASSERT_EQ(program.readLine(line, in(milliseconds(5000))), Read::Line);
    EXPECT_EQ(program.readLine(line, in(milliseconds(10000))), Read::End);
}

TEST(ChildProcess, TheEndIsSeenByWhoeverWaitsForAMomentOnlyToo) {
    ChildProcess program("sh", {"-c", "sleep 777 & echo $!"});
    std::string line;
    ASSERT_EQ(program.readLine(line, in(milliseconds(5000))), Read::Line);
    ASSERT_TRUE(program.waitForEnd(milliseconds(5000)));
    EXPECT_EQ(program.readLine(line, in(milliseconds(10))), Read::End);
}

TEST(ChildProcess, WhatAProgramHasLeftBehindEndsWithTheObject) {
    pid_t left = 0;
    {
        ChildProcess program("sh", {"-c", "sleep 777 & echo $!"});
        std::string line;
        ASSERT_EQ(program.readLine(line, in(milliseconds(5000))), Read::Line);
        left = static_cast<pid_t>(std::stol(line));
        ASSERT_TRUE(runs(left));
        ASSERT_TRUE(program.waitForEnd(milliseconds(5000)));
    }
    for (int i = 0; i < 500 && runs(left); ++i)
        std::this_thread::sleep_for(milliseconds(10));
    EXPECT_FALSE(runs(left));
}

TEST(ChildProcess, WritingToAProgramThatHasEndedRaisesNoSignal) {
    ChildProcess program("true");
    std::string line;
    ASSERT_EQ(program.readLine(line, in(milliseconds(5000))), Read::End);
    while (program.writeLine("hello", in(milliseconds(10))))
        std::this_thread::sleep_for(milliseconds(1)); // its end of the pipe closes a little later
    sigset_t pending;
    sigpending(&pending);
    EXPECT_FALSE(sigismember(&pending, SIGPIPE));
}

TEST(ChildProcess, AProgramThatDoesNotReadIsNotWaitedForLong) {
    ChildProcess silent(Engines / "silent");
    const std::string muchText(1 << 20, 'x'); // more than a pipe holds
    const auto start = ChildProcess::Clock::now();
    EXPECT_FALSE(silent.writeLine(muchText, in(milliseconds(100))));
    EXPECT_LT(ChildProcess::Clock::now() - start, milliseconds(10000));
}

TEST(ChildProcess, AnEndlessLineComesInParts) {
    ChildProcess zeros("sh", {"-c", "exec cat /dev/zero"});
    std::string line;
    for (int part = 0; part < 3; ++part) {
        ASSERT_EQ(zeros.readLine(line, in(milliseconds(5000))), Read::Line);
        EXPECT_LE(line.size(), std::size_t(1 << 20) + 4096);
    }
}

} // namespace
} // namespace komadai
