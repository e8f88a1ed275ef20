// A conversation with a client, in UCI or USI.
#pragma once

#include "app/engine/option_table.h"
#include "app/engine/search_thread.h"
#include "app/engine/strength.h"
#include "core/protocol/engine_command.h"
#include "core/protocol/mate_answer.h"
#include "core/rules/variant_set.h"

#include <functional>
#include <mutex>
#include <optional>
#include <string>

namespace komadai {

/// Talks to one client. Commands are carried out on the caller's thread, searches on another. Whatever would
/// change the game, the engine or its settings ends a search first, which then answers as after `stop`.
class EngineSession {
public:
    /// Where lines without their ends go; called on either thread, one at a time.
    using Output = std::function<void(const std::string&)>;

    explicit EngineSession(Output output);

    /// False when the client says goodbye.
    bool handle(const std::string& line);

private:
    struct Settings {
        int lines = 1;
        int hashMegabytes = 64;
        int threads = 1;
        int skill = MaxSkill;
        bool limitsElo = false;
        int elo = MaxElo;
    };

    bool run(const core::protocol::UseProtocol& use);
    bool run(const core::protocol::IsReady&);
    bool run(const core::protocol::SetOption& option);
    bool run(const core::protocol::NewGame&);
    /// A position that cannot be read or is illegal, or moves that are, leave the game where it was.
    bool run(const core::protocol::SetPosition& set);
    bool run(const core::protocol::Go& go);
    bool run(const core::protocol::Stop&);
    bool run(const core::protocol::PonderHit&);
    bool run(const core::protocol::GameOver&);
    bool run(const core::protocol::Quit&);

    /// Sets everything to what makeOptions declares.
    void reset();
    OptionTable makeOptions();
    const char* variantOption() const;
    std::string defaultVariant() const;
    void setVariant(const std::string& id);
    void loadVariants(const std::string& file);
    void makeEngine(int hashMegabytes);

    /// None: full strength.
    std::optional<int> level() const;
    core::SearchResult search(const core::Limits& limits, const std::stop_token& stop);
    /// Those of the command that are legal; what is not is remarked upon.
    std::vector<core::Move> movesToSearch(const core::protocol::Go& go);
    void startMateSearch(const core::protocol::Go& go);
    /// None where mates are not looked for.
    std::optional<core::MateResult> findMate(const core::Limits& limits, const std::stop_token& stop) const;
    /// A move, which mates if there is a mate.
    core::SearchResult searchForMate(const core::Limits& limits, const std::stop_token& stop);
    void answer(const core::SearchResult& result);
    /// The answer that the last finished iteration expects to a move.
    std::optional<core::Move> replyTo(const core::Move& move) const;

    void line(const std::string& text);
    void remark(const std::string& text) { line(core::protocol::formatRemark(text)); }

    Output m_output;
    std::mutex m_outputMutex;
    core::protocol::Protocol m_protocol = core::protocol::Protocol::Uci;
    core::VariantSet m_variants = core::VariantSet::builtin();
    core::Game m_game;
    Settings m_settings;
    OptionTable m_options;
    core::Engine m_engine;
    std::uint64_t m_seed;                             ///< of the choices of levels, another one each game
    std::optional<core::protocol::Go> m_pondering;    ///< what was asked, until `ponderhit`
    std::vector<std::vector<core::Move>> m_iteration; ///< its lines, the last; the search's while one runs
    SearchThread m_search;                            ///< uses all of the above, so it ends first
};

} // namespace komadai
