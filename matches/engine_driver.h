// An external engine, as a process that speaks UCI or USI.
#pragma once

#include "core/protocol/engine_conversation.h"
#include "matches/child_process.h"
#include "matches/engine_transcript.h"
#include "matches/temporary_file.h"

#include <map>
#include <memory>
#include <stdexcept>
#include <stop_token>
#include <utility>
#include <vector>

namespace komadai {

/// The engine cannot be started, has ended, does not answer, or does not support what the match needs. `what()` is a full
/// sentence that names the engine.
class EngineError : public std::runtime_error {
public:
    /// `engine` is the name of the engine.
    EngineError(const std::string& sentence, std::string engine, core::protocol::EngineFault fault)
        : std::runtime_error(sentence), m_engine(std::move(engine)), m_fault(std::move(fault)) {}

    const std::string& engine() const { return m_engine; }
    const core::protocol::EngineFault& fault() const { return m_fault; }

private:
    std::string m_engine;
    core::protocol::EngineFault m_fault;
};

/// An engine and its settings.
struct EngineSetup {
    std::string name; ///< under which it plays; empty: the one that it reports
    std::filesystem::path program;
    std::vector<std::string> arguments;
    std::filesystem::path folder;                     ///< in which it runs; empty: that of the caller
    std::optional<core::protocol::Protocol> protocol; ///< none: detected
    std::shared_ptr<const core::Variant> variant;     ///< not null
    /// The size of the hash table, if the engine has such an option.
    std::optional<int> hashMegabytes;
    /// Names (case-insensitive) and values. An option that chooses the variant, or names a file of variants, overrides
    /// `variant`.
    std::vector<std::pair<std::string, std::string>> options;
    bool mustTakeOptions = true; ///< otherwise unknown options and refused values are skipped
    core::protocol::EngineTimeouts timeouts;
    std::shared_ptr<EngineTranscript>
        transcript; ///< null: what is said is not kept, and standard error is discarded
};

/// Talks to a running engine and waits for its answers. Every function throws EngineError if the engine fails; afterwards the
/// engine must not be used. One thread at a time.
class EngineDriver {
public:
    /// Starts the program and sets it up, see core::protocol::EngineConversation. A requested stop counts as a failure of the
    /// engine.
    explicit EngineDriver(EngineSetup setup, const std::stop_token& stop = {});
    /// Asks the engine to quit, and kills it if it does not.
    ~EngineDriver();
    EngineDriver(const EngineDriver&) = delete;
    EngineDriver& operator=(const EngineDriver&) = delete;

    /// That of the setup, or the name that the engine reports, or the name of its file if it reports none.
    std::string name() const;
    core::protocol::Protocol protocol() const { return m_conversation.protocol(); }
    const std::vector<core::protocol::EngineOption>& options() const { return m_conversation.options(); }

    /// Likewise.
    void newGame(const std::stop_token& stop = {});

    /// Lets the engine think about the game's position. At the deadline, or when `stop` is requested, it is told to stop. If it
    /// then moves, that is its answer; if it does not, it has failed.
    core::protocol::MoveAnswer think(const core::Game& game, const core::protocol::Go& go,
                                     ChildProcess::Clock::time_point deadline, const std::stop_token& stop);

private:
    using Clock = ChildProcess::Clock;

    void quit();
    /// Waits for an event of a kind.
    template <class Wanted>
    Wanted waitFor(const std::stop_token& stop = {});
    /// Carries out the actions of the conversation.
    void act();
    void start(core::protocol::ProcessId id);
    void write(core::protocol::ProcessId id, const std::string& line);
    void closeInput(core::protocol::ProcessId id);
    void killGroup(core::protocol::ProcessId id);
    void writeFile(const std::string& content);
    /// Waits until the engine has written a line, its time is over, or `stop` must be checked.
    void listen(const std::stop_token& stop);
    void reportEnd(core::protocol::ProcessId id);
    /// Tells the transcript, if there is one, of a line.
    void note(core::protocol::ProcessId id, void (EngineTranscript::*hear)(int, std::string_view),
              std::string_view line);
    [[noreturn]] void fail(const core::protocol::EngineFault& fault) const;
    std::string predicateOf(const core::protocol::EngineFault& fault) const;

    EngineSetup m_setup;
    core::protocol::EngineConversation m_conversation;
    std::map<core::protocol::ProcessId, int> m_numbers; ///< of the processes in the transcript
    std::map<core::protocol::ProcessId, std::unique_ptr<ChildProcess>> m_processes;
    std::vector<std::unique_ptr<TemporaryFile>> m_files; ///< files that the engine has been told to read
};

} // namespace komadai
