#include "matches/player.h"

#include "core/base/visible_text.h"
#include "core/match/impasse.h"

#include <fmt/format.h>

#include <charconv>
#include <sstream>

namespace komadai {
namespace {

using core::protocol::EngineProblem;
using core::protocol::MoveAnswer;

constexpr std::string_view Builtin = "builtin";

class BuiltinPlayer : public MatchPlayer {
public:
    BuiltinPlayer(const BuiltinSetup& setup, int hashMegabytes) : m_setup(setup), m_engine(hashMegabytes) {
        m_engine.setThreads(setup.threads);
        if (setup.networkVariant) m_engine.setNetwork(setup.networkVariant, setup.network);
    }

    std::string name() const override {
        std::string name(Name);
        if (m_setup.level) name += fmt::format(" level {}", *m_setup.level);
        if (m_setup.limits.nodes) name += fmt::format(" {} nodes", *m_setup.limits.nodes);
        if (m_setup.limits.depth) name += fmt::format(" depth {}", *m_setup.limits.depth);
        if (m_setup.limits.moveTime) name += fmt::format(" {} ms", m_setup.limits.moveTime->count());
        if (m_setup.threads > 1) name += fmt::format(" {} threads", m_setup.threads);
        if (!m_setup.networkFile.empty()) name += " " + m_setup.networkFile.filename().string();
        for (const auto& [parameter, value] : m_setup.parameters)
            name += fmt::format(" {} {}", parameter->name, value);
        return name;
    }
    /// An engine without a level and without settings of its own plays at full strength.
    core::Player forRecord() const override {
        if (m_setup.level || name() != Name) return {m_setup.level, name()};
        return {std::nullopt, std::string(core::FullStrengthName)};
    }

    void newGame(std::uint64_t seed, const std::stop_token&) override {
        m_seed = seed;
        m_engine.clear();
    }

    Reply reply(const core::Game& game, const core::protocol::Go& go, Clock::time_point,
                const std::stop_token& stop) override {
        if (core::match::declares(game)) return WinClaim{};
        if (!m_setup.parameters.empty()) m_engine.setParameters(parametersFor(game.spec()));
        const auto level = game.plyCount() < m_setup.variedPlies ? m_setup.levelOfVariety : m_setup.level;
        const auto result = level ? m_engine.play(game, *level, m_seed, stop)
                                  : m_engine.search(game, limitsFor(go, game), stop);
        if (!result.move) return BadMove{"gave no move", {EngineProblem::NoMove, {}, {}, {}}};
        if (core::match::declares(game, result.score)) return WinClaim{};
        return ScoredMove{*result.move, result.score};
    }

private:
    static constexpr std::string_view Name = "Komadai";

    core::Limits limitsFor(const core::protocol::Go& go, const core::Game& game) const {
        const auto& own = m_setup.limits;
        if (own.nodes || own.depth || own.moveTime) return own;
        return core::protocol::limitsFor(go, game.position().sideToMove(), game.plyCount(),
                                         core::protocol::UsualOverhead, parametersFor(game.spec()));
    }

    core::SearchParameters parametersFor(const core::VariantSpec& variant) const {
        auto parameters = core::usualParameters(variant);
        for (const auto& [parameter, value] : m_setup.parameters)
            parameters.*parameter->value = value;
        return parameters;
    }

    BuiltinSetup m_setup;
    core::Engine m_engine;
    std::uint64_t m_seed = 0;
};

class ExternalPlayer : public MatchPlayer {
public:
    ExternalPlayer(EngineSetup setup, const std::stop_token& stop) : m_setup(std::move(setup)) {
        start(stop);
    }

    std::string name() const override { return m_name; }
    core::Player forRecord() const override { return {std::nullopt, m_name}; }

    void newGame(std::uint64_t, const std::stop_token& stop) override {
        try {
            if (m_engine) return m_engine->newGame(stop);
        } catch (const EngineError&) { // it may have ended after the last game
        }
        start(stop);
        m_engine->newGame(stop);
    }

    Reply reply(const core::Game& game, const core::protocol::Go& go, Clock::time_point deadline,
                const std::stop_token& stop) override {
        try {
            return replyFrom(m_engine->think(game, go, deadline, stop), game);
        } catch (const EngineError&) {
            m_engine.reset();
            throw;
        }
    }

private:
    void start(const std::stop_token& stop) {
        m_engine.reset(); // ends the old process first
        m_engine = std::make_unique<EngineDriver>(m_setup, stop);
        m_name = m_engine->name();
    }

    /// Illegal moves are passed on, because the game reports why they are illegal.
    Reply replyFrom(const MoveAnswer& answer, const core::Game& game) const {
        if (answer.move) return ScoredMove{*answer.move, answer.score};
        if (answer.isResignation()) return Resignation{};
        if (answer.isDeclaration()) return WinClaim{};
        const std::string& text = answer.said.move;
        const auto problem = answer.problem.value_or(EngineProblem::NoMove);
        const core::protocol::EngineFault fault{problem, text, {}, {}};
        switch (problem) {
        case EngineProblem::ClaimsWin: return BadMove{"claimed a win that the rules do not allow", fault};
        case EngineProblem::UnreadableMove:
            return BadMove{fmt::format("answered “{}”, which is not a move", core::visibleText(text)), fault};
        case EngineProblem::IllegalMove:
            return ScoredMove{core::protocol::parseMove(text, game.position(), m_engine->protocol()).value(),
                              {}};
        default: return BadMove{"gave no move", fault};
        }
    }

    EngineSetup m_setup;
    std::string m_name;
    std::unique_ptr<EngineDriver> m_engine; ///< null after a failure
};

template <class Number>
std::optional<Number> numberFrom(const std::string& text, Number least) {
    Number number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stop != end || number < least) return std::nullopt;
    return number;
}

/// False if there is no such setting or its value is not valid.
bool set(BuiltinSetup& setup, const std::string& name, const std::string& value) {
    constexpr std::uint64_t MaxDepth = 100;
    constexpr std::uint64_t MaxMilliseconds = 1'000'000'000;
    if (name == "network") {
        setup.networkFile = value;
        return !value.empty();
    }
    if (const auto* parameter = core::findSearchParameter(name)) {
        const auto number = numberFrom(value, parameter->least);
        if (!number || *number > parameter->most) return false;
        setup.parameters.emplace_back(parameter, *number);
        return true;
    }
    const auto number = numberFrom<std::uint64_t>(value, 1);
    if (!number) return false;
    if (name == "level" && *number <= core::MaxLevel)
        setup.level = static_cast<int>(*number);
    else if (name == "threads" && *number <= core::Engine::MaxThreads)
        setup.threads = static_cast<int>(*number);
    else if (name == "nodes")
        setup.limits.nodes = *number;
    else if (name == "depth" && *number <= MaxDepth)
        setup.limits.depth = static_cast<int>(*number);
    else if (name == "movetime" && *number <= MaxMilliseconds)
        setup.limits.moveTime = std::chrono::milliseconds(*number);
    else
        return false;
    return true;
}

core::Result<PlayerSetup, std::string> parseBuiltin(const std::string& settings) {
    BuiltinSetup setup;
    std::istringstream text(settings);
    for (std::string setting; std::getline(text, setting, ',');) {
        const auto equals = std::min(setting.find('='), setting.size());
        if (!set(setup, setting.substr(0, equals), setting.substr(std::min(equals + 1, setting.size()))))
            return fmt::format(
                "“{}” is not a valid setting of the built-in engine; expected level=1..{}, "
                "nodes=N, depth=N, movetime=MS, threads=N, network=FILE, or a search parameter such "
                "as delta-margin=N.",
                setting, core::MaxLevel);
    }
    return PlayerSetup(setup);
}

} // namespace

core::Result<PlayerSetup, std::string> parsePlayer(const std::string& text) {
    if (text == Builtin) return PlayerSetup(BuiltinSetup{});
    if (text.starts_with(std::string(Builtin) + ':')) return parseBuiltin(text.substr(Builtin.size() + 1));
    EngineSetup setup;
    setup.program = text;
    return PlayerSetup(setup);
}

std::unique_ptr<MatchPlayer> makePlayer(const PlayerSetup& setup, int hashMegabytes,
                                        const std::stop_token& stop) {
    if (const auto* builtin = std::get_if<BuiltinSetup>(&setup))
        return std::make_unique<BuiltinPlayer>(*builtin, hashMegabytes);
    EngineSetup engine = std::get<EngineSetup>(setup);
    engine.hashMegabytes = hashMegabytes;
    return std::make_unique<ExternalPlayer>(std::move(engine), stop);
}

} // namespace komadai
