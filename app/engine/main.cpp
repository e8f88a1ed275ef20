// komadai-engine: the engine for other programs, in UCI or USI on standard input and output.
#include "app/command_line.h"

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/protocol/engine_command.h"
#include "core/rules/variant_set.h"

#include <algorithm>
#include <charconv>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>

namespace {

using namespace komadai;
using core::protocol::Protocol;

constexpr int DefaultHashMb = 64;
constexpr int MaxHashMb = 65536;
constexpr int MaxLines = 100;

/// Lines from two threads must not mix.
class Output {
public:
    void line(const std::string& text) {
        const std::lock_guard lock(m_mutex);
        std::cout << text << std::endl;
    }

private:
    std::mutex m_mutex;
};

/// Talks to one client. Commands are carried out on the caller's thread, searches on another.
class EngineSession {
public:
    EngineSession() : m_game(core::AnyPosition::startOf(m_variants.all().front())) {}

    /// False when the client says goodbye.
    bool handle(const std::string& line) {
        const auto command = core::protocol::parse(line, m_protocol);
        return !command || std::visit([this](const auto& c) { return run(c); }, *command);
    }

private:
    bool run(const core::protocol::UseProtocol& use) {
        m_protocol = use.protocol;
        const bool isUci = m_protocol == Protocol::Uci;
        const std::string& current = m_game.spec().id;
        std::string variants = std::string("option name ") + (isUci ? "UCI_Variant" : "USI_Variant") +
                               " type combo default " + current;
        for (const auto& variant : m_variants.all())
            variants += " var " + variant->spec().id;
        m_output.line(std::string("id name Komadai ") + KOMADAI_VERSION);
        m_output.line("id author the Komadai developers");
        m_output.line(variants);
        m_output.line(std::string("option name ") + (isUci ? "Hash" : "USI_Hash") + " type spin default " +
                      std::to_string(DefaultHashMb) + " min 1 max " + std::to_string(MaxHashMb));
        m_output.line("option name MultiPV type spin default 1 min 1 max " + std::to_string(MaxLines));
        m_output.line(isUci ? "uciok" : "usiok");
        return true;
    }

    bool run(const core::protocol::IsReady&) {
        m_output.line("readyok");
        return true;
    }

    bool run(const core::protocol::SetOption& option) {
        endSearch();
        const auto number = [&option](int least, int most) -> std::optional<int> {
            int value = 0;
            const char* end = option.value.data() + option.value.size();
            const auto [stop, error] = std::from_chars(option.value.data(), end, value);
            if (error != std::errc{} || stop != end) return std::nullopt;
            return std::clamp(value, least, most);
        };
        if (option.name == "UCI_Variant" || option.name == "USI_Variant") {
            if (const auto variant = m_variants.find(option.value))
                m_game = core::Game(core::AnyPosition::startOf(variant));
        } else if (option.name == "Hash" || option.name == "USI_Hash") {
            if (const auto megabytes = number(1, MaxHashMb)) m_engine = core::Engine(*megabytes);
        } else if (option.name == "MultiPV") {
            m_lines = number(1, MaxLines).value_or(m_lines);
        }
        return true;
    }

    bool run(const core::protocol::NewGame&) {
        endSearch();
        m_engine.clear();
        return true;
    }

    /// A position that cannot be read, or the moves from an illegal one on, leave the game where it was.
    bool run(const core::protocol::SetPosition& set) {
        endSearch();
        const auto variant = m_game.variant();
        core::Game game(core::AnyPosition::startOf(variant));
        if (!set.position.empty()) {
            const auto setup = core::parsePosition(set.position, variant->spec());
            if (!setup) return true;
            const auto start = core::AnyPosition::fromSetup(setup.value(), variant);
            if (!start) return true;
            game = core::Game(start.value(), setup.value().quietPlies);
        }
        for (const auto& text : set.moves) {
            const auto move = m_protocol == Protocol::Uci ? core::uci::parse(text, game.position())
                                                          : core::usi::parse(text, game.position());
            if (!move || game.play(move.value())) return true;
        }
        m_game = std::move(game);
        return true;
    }

    bool run(const core::protocol::Go& go) {
        endSearch();
        const auto limits = core::protocol::limitsFor(go, m_game.position().sideToMove());
        const bool waits = go.infinite;
        m_search = std::jthread([this, limits, waits](const std::stop_token& stop) {
            const auto result = m_engine.search(
                m_game, limits, stop,
                [this](const core::SearchInfo& info) {
                    m_output.line(core::protocol::formatInfo(info, m_game.position(), m_protocol));
                },
                m_lines);
            if (waits) waitFor(stop);
            m_output.line(core::protocol::formatBestMove(result.move, m_game.position(), m_protocol));
        });
        return true;
    }

    bool run(const core::protocol::Stop&) {
        endSearch();
        return true;
    }

    /// Without an option `Ponder` no client asks for a search in the opponent's time.
    bool run(const core::protocol::PonderHit&) { return true; }

    bool run(const core::protocol::Quit&) { return false; }

    static void waitFor(const std::stop_token& stop) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any().wait(lock, stop, [] { return false; });
    }

    /// Afterwards game and engine are this thread's alone.
    void endSearch() {
        m_search.request_stop();
        if (m_search.joinable()) m_search.join();
    }

    core::VariantSet m_variants = core::VariantSet::builtin();
    Output m_output;
    Protocol m_protocol = Protocol::Uci;
    core::Game m_game;
    core::Engine m_engine{DefaultHashMb};
    int m_lines = 1;
    std::jthread m_search; ///< uses all of the above, so it ends first
};

} // namespace

int main(int argc, char** argv) {
    CLI::App command("Komadai's engine: speaks UCI or USI on standard input", "komadai-engine");
    command.set_version_flag("--version", std::string("komadai-engine ") + KOMADAI_VERSION);
    if (const auto status = parseArguments(command, argc, argv)) return static_cast<int>(*status);
    EngineSession session;
    std::string line;
    while (std::getline(std::cin, line) && session.handle(line)) {
    }
    return static_cast<int>(ExitStatus::Done);
}
