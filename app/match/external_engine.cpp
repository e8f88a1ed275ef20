#include "app/match/external_engine.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <system_error>

#include <sys/wait.h>

namespace komadai {
namespace {

using core::protocol::Protocol;
using std::chrono::milliseconds;
namespace protocol = core::protocol;

constexpr milliseconds WriteTime{2000};  ///< for the engine to read what it is sent
constexpr milliseconds StopInterval{50}; ///< how often a wait looks whether it is to stop

std::string inLowerCase(std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

bool isSameName(std::string_view a, std::string_view b) { return inLowerCase(a) == inLowerCase(b); }

bool isInRange(const protocol::EngineOption& option, const std::string& value) {
    std::int64_t number = 0;
    const char* end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, number);
    return error == std::errc{} && stop == end && (!option.min || number >= *option.min) &&
           (!option.max || number <= *option.max);
}

bool takes(const protocol::EngineOption& option, const std::string& value) {
    switch (option.type) {
    case protocol::OptionType::Check: return value == "true" || value == "false";
    case protocol::OptionType::Spin: return isInRange(option, value);
    case protocol::OptionType::Combo:
        return std::any_of(option.choices.begin(), option.choices.end(),
                           [&](const auto& choice) { return isSameName(choice, value); });
    case protocol::OptionType::Button: return value.empty();
    case protocol::OptionType::String:
    case protocol::OptionType::FileName: return true;
    }
    return false;
}

std::string inSeconds(milliseconds time) {
    return fmt::format("{:.3g} s", std::chrono::duration<double>(time).count());
}

std::string endingOf(int status) {
    if (WIFSIGNALED(status)) return fmt::format("signal {}", WTERMSIG(status));
    return fmt::format("exit status {}", WEXITSTATUS(status));
}

} // namespace

ExternalEngine::ExternalEngine(EngineSetup setup) : m_setup(std::move(setup)) {
    try {
        m_process = std::make_unique<ChildProcess>(m_setup.program);
    } catch (const std::system_error& error) {
        fail(fmt::format("cannot be started: {}.", error.code().message()));
    }
    m_name = m_setup.program.filename().string();
    greet();
    setUp();
}

ExternalEngine::~ExternalEngine() {
    if (!m_process) return;
    m_process->writeLine(protocol::format(protocol::Quit{}, m_protocol), Clock::now());
    m_process->end(m_setup.patience.quit);
}

void ExternalEngine::greet() {
    const auto start = Clock::now();
    const auto deadline = start + m_setup.patience.startUp;
    send(protocol::UseProtocol{Protocol::Uci});
    auto ok = waitFor<protocol::ProtocolOk>(start + m_setup.patience.startUp / 4);
    if (!ok) {
        send(protocol::UseProtocol{Protocol::Usi});
        ok = waitFor<protocol::ProtocolOk>(deadline);
    }
    if (!ok)
        fail(fmt::format("has not greeted in UCI or USI within {}.", inSeconds(m_setup.patience.startUp)));
}

void ExternalEngine::setUp() {
    // Before options are set: a slow engine that knows both protocols greets twice, and has then changed to USI.
    waitUntilReady(m_setup.patience.startUp);
    setVariant();
    setHash();
    for (const auto& [name, value] : m_setup.options)
        setOption(name, value);
    waitUntilReady(m_setup.patience.startUp);
}

/// An engine without such an option is taken to play what it is asked to play.
void ExternalEngine::setVariant() {
    const auto* option = findOption({"UCI_Variant", "USI_Variant"});
    if (!option || isSetByUser(option->name)) return;
    if (!takes(*option, m_setup.variant))
        fail(fmt::format("does not know the variant “{}”.", m_setup.variant));
    send(protocol::SetOption{option->name, m_setup.variant});
}

void ExternalEngine::setHash() {
    const auto* option = findOption({"Hash", "USI_Hash"});
    if (!option || !m_setup.hashMegabytes || isSetByUser(option->name)) return;
    const auto most = option->max.value_or(*m_setup.hashMegabytes);
    const auto megabytes = std::min<std::int64_t>(*m_setup.hashMegabytes, most);
    send(protocol::SetOption{option->name, std::to_string(std::max(megabytes, option->min.value_or(1)))});
}

void ExternalEngine::setOption(const std::string& name, const std::string& value) {
    const auto* option = findOption({name});
    if (!option) {
        std::vector<std::string> known;
        for (const auto& one : m_options)
            known.push_back(one.name);
        fail(fmt::format("has no option “{}”; it has: {}.", name, fmt::join(known, ", ")));
    }
    if (!takes(*option, value)) fail(fmt::format("does not take “{}” for its option “{}”.", value, name));
    send(protocol::SetOption{option->name, value});
}

void ExternalEngine::newGame() {
    send(protocol::NewGame{});
    waitUntilReady(m_setup.patience.answer);
}

void ExternalEngine::waitUntilReady(milliseconds patience) {
    send(protocol::IsReady{});
    if (!waitFor<protocol::ReadyOk>(Clock::now() + patience))
        fail(fmt::format("has not answered within {}.", inSeconds(patience)));
}

protocol::BestMove ExternalEngine::think(const core::Game& game, const protocol::Go& go,
                                         Clock::time_point deadline, const std::stop_token& stop) {
    send(protocol::positionOf(game, m_protocol));
    send(go);
    if (auto best = waitForMove(deadline, stop)) return *best;
    send(protocol::Stop{});
    if (auto best = waitFor<protocol::BestMove>(Clock::now() + m_setup.patience.stop)) return *best;
    fail("does not answer.");
}

std::optional<protocol::BestMove> ExternalEngine::waitForMove(Clock::time_point deadline,
                                                              const std::stop_token& stop) {
    while (!stop.stop_requested() && Clock::now() < deadline)
        if (auto best = waitFor<protocol::BestMove>(std::min(deadline, Clock::now() + StopInterval)))
            return best;
    return std::nullopt;
}

const protocol::EngineOption*
ExternalEngine::findOption(std::initializer_list<std::string_view> names) const {
    const auto option = std::find_if(m_options.begin(), m_options.end(), [&](const auto& known) {
        return std::any_of(names.begin(), names.end(),
                           [&](std::string_view name) { return isSameName(known.name, name); });
    });
    return option == m_options.end() ? nullptr : &*option;
}

bool ExternalEngine::isSetByUser(std::string_view name) const {
    return std::any_of(m_setup.options.begin(), m_setup.options.end(),
                       [&](const auto& option) { return isSameName(option.first, name); });
}

void ExternalEngine::note(const protocol::Answer& answer) {
    if (const auto* ok = std::get_if<protocol::ProtocolOk>(&answer)) m_protocol = ok->protocol;
    if (const auto* id = std::get_if<protocol::EngineName>(&answer); id && !id->name.empty())
        m_name = id->name;
    if (const auto* option = std::get_if<protocol::EngineOption>(&answer))
        if (!findOption({option->name})) m_options.push_back(*option);
}

void ExternalEngine::send(const protocol::Command& command) {
    if (!m_process->writeLine(protocol::format(command, m_protocol), Clock::now() + WriteTime)) failEnded();
}

std::optional<protocol::Answer> ExternalEngine::receive(Clock::time_point deadline) {
    std::string line;
    while (true) {
        switch (m_process->readLine(line, deadline)) {
        case ChildProcess::Read::Timeout: return std::nullopt;
        case ChildProcess::Read::End: failEnded();
        case ChildProcess::Read::Line: break;
        }
        if (auto answer = protocol::parseAnswer(line, m_protocol)) return answer;
        if (Clock::now() >= deadline) return std::nullopt; // however fast the garbage comes
    }
}

template <class Wanted>
std::optional<Wanted> ExternalEngine::waitFor(Clock::time_point deadline) {
    while (const auto answer = receive(deadline)) {
        note(*answer);
        if (const auto* wanted = std::get_if<Wanted>(&*answer)) return *wanted;
        if (Clock::now() >= deadline) return std::nullopt;
    }
    return std::nullopt;
}

void ExternalEngine::fail(const std::string& predicate) const {
    throw EngineFailure(fmt::format("{} {}", m_setup.program.string(), predicate));
}

void ExternalEngine::failEnded() {
    const int status = m_process->end(m_setup.patience.quit);
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) fail("no longer answers."); // it had to be killed
    fail(fmt::format("has ended unexpectedly ({}).", endingOf(status)));
}

} // namespace komadai
