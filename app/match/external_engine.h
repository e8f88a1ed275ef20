// An engine of others, as a process that speaks UCI or USI.
#pragma once

#include "app/match/child_process.h"
#include "app/match/temporary_file.h"
#include "core/protocol/variant_option.h"

#include <memory>
#include <stdexcept>
#include <stop_token>
#include <utility>
#include <vector>

namespace komadai {

/// The engine cannot be started, has ended, does not answer, or lacks what it is to have. `what()` is a full
/// sentence that names it.
class EngineFailure : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// How long an engine may take where no clock runs.
struct EnginePatience {
    std::chrono::milliseconds startUp{10000}; ///< to greet, and again to set its options up
    std::chrono::milliseconds answer{10000};  ///< to be ready for a game
    std::chrono::milliseconds stop{2000};     ///< to give its move when told to stop
    std::chrono::milliseconds quit{1000};     ///< to end by itself before it is killed
};

/// Which engine, and how it is set up.
struct EngineSetup {
    std::filesystem::path program;
    std::shared_ptr<const core::Variant> variant; ///< not null
    /// Taken over where the engine has such options.
    std::optional<int> hashMegabytes;
    /// Names without regard to case, and values. An option that chooses the variant, or names a file of variants,
    /// replaces what `variant` says.
    std::vector<std::pair<std::string, std::string>> options;
    EnginePatience patience;
};

/// A running engine, set up and ready. Every function throws EngineFailure where the engine fails, and the
/// engine is of no use afterwards. One thread at a time.
class ExternalEngine {
public:
    /// Starts the program and finds out its protocol: it is greeted in UCI, and after a quarter of the time
    /// for starting up also in USI; one that speaks both speaks UCI. If it has an option to choose the variant, it must know that, perhaps by
    /// another name, or load it from a file and then find a legal move. It must know every option that is to be
    /// set.
    explicit ExternalEngine(EngineSetup setup);
    /// Asks the engine to quit, and kills it if it does not.
    ~ExternalEngine();
    ExternalEngine(const ExternalEngine&) = delete;
    ExternalEngine& operator=(const ExternalEngine&) = delete;

    /// What it calls itself; the name of its file if it does not say.
    const std::string& name() const { return m_name; }
    core::protocol::Protocol protocol() const { return m_protocol; }
    const std::vector<core::protocol::EngineOption>& options() const { return m_options; }

    void newGame();

    /// Lets the engine think about the game's position. If it has not answered by the deadline, or when
    /// `stop` is requested, it is told to stop; its move then counts as an answer, silence as a failure.
    core::protocol::BestMove think(const core::Game& game, const core::protocol::Go& go,
                                   ChildProcess::Clock::time_point deadline, const std::stop_token& stop);

private:
    using Clock = ChildProcess::Clock;

    void greet();
    void setUp();
    void setVariant();
    /// Gives it a file with the rules.
    void tellRules(const core::protocol::VariantOption& choice);
    /// Fails if the engine does not play by the rules that it was told.
    void checkRules();
    void setHash();
    void setOptions(bool namesFile);
    void setOption(const std::string& name, const std::string& value);
    void waitUntilReady(std::chrono::milliseconds patience);

    /// The first option with one of these names; null where there is none.
    const core::protocol::EngineOption* findOption(std::initializer_list<std::string_view> names) const;
    const core::protocol::EngineOption* variantOption() const;
    bool isSetByUser(std::string_view name) const;
    /// Remembers what the engine says about itself.
    void note(const core::protocol::Answer& answer);

    void send(const core::protocol::Command& command);
    /// The next line that is an answer; none if there is none by then.
    std::optional<core::protocol::Answer> receive(Clock::time_point deadline);
    /// The next answer of a kind; notes those before it. None if there is none by then.
    template <class Wanted>
    std::optional<Wanted> waitFor(Clock::time_point deadline);
    std::optional<core::protocol::BestMove> waitForMove(Clock::time_point deadline,
                                                        const std::stop_token& stop);
    /// Throws EngineFailure: the engine, a space, and what it does.
    [[noreturn]] void fail(const std::string& predicate) const;
    [[noreturn]] void failEnded();

    EngineSetup m_setup;
    std::unique_ptr<ChildProcess> m_process;
    core::protocol::Protocol m_protocol = core::protocol::Protocol::Uci;
    std::string m_name;
    std::vector<core::protocol::EngineOption> m_options;
    std::optional<TemporaryFile> m_rules; ///< that it has been told to load
};

} // namespace komadai
