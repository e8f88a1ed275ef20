#include "app/match/external_engine.h"

#include "core/variants/variants_ini_writer.h"

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
        // It was only slow, and if it speaks USI too, it changes to that next: squares of larger boards have no name there.
        if (ok && ok->protocol == Protocol::Uci) send(protocol::UseProtocol{Protocol::Uci});
    }
    if (!ok)
        fail(fmt::format("has not greeted in UCI or USI within {}.", inSeconds(m_setup.patience.startUp)));
}

void ExternalEngine::setUp() {
    // Before options are set: a slow engine that knows both protocols greets three times.
    waitUntilReady(m_setup.patience.startUp);
    setOptions(true);
    setVariant();
    setHash();
    setOptions(false);
    waitUntilReady(m_setup.patience.startUp);
    if (m_rules || isSetByUser(protocol::VariantFileOption)) checkRules();
}

/// Sets what the user has set: files of variants, which bring more to choose from, or else all but them.
void ExternalEngine::setOptions(bool namesFile) {
    for (const auto& [name, value] : m_setup.options)
        if (isSameName(name, protocol::VariantFileOption) == namesFile) setOption(name, value);
    if (namesFile && isSetByUser(protocol::VariantFileOption)) waitUntilReady(m_setup.patience.startUp);
}

/// An engine without such an option is taken to play what it is asked to play, and one that loads a file of the
/// user's and says nothing of it to have found the variant there, as some do not name what they have loaded.
void ExternalEngine::setVariant() {
    const auto* option = variantOption();
    if (!option || isSetByUser(option->name)) return;
    const auto& spec = m_setup.variant->spec();
    auto choice = protocol::variantOptionFor(spec, m_options, m_protocol);
    if (takes(*option, spec.id) ||
        (isSetByUser(protocol::VariantFileOption) && (!choice || !choice->fileOption.empty())))
        choice = protocol::VariantOption{option->name, spec.id, {}};
    if (!choice || choice->option.empty()) fail(fmt::format("does not know the variant “{}”.", spec.id));
    if (!choice->fileOption.empty()) tellRules(*choice);
    send(protocol::SetOption{choice->option, choice->name});
}

void ExternalEngine::tellRules(const protocol::VariantOption& choice) {
    try {
        m_rules.emplace(core::writeVariantsIni(m_setup.variant->spec()), ".ini");
    } catch (const std::system_error& error) {
        fail(fmt::format("cannot be told the rules: {}.", error.what()));
    }
    send(protocol::SetOption{choice.fileOption, m_rules->path().string()});
    waitUntilReady(m_setup.patience.startUp);
}

/// An older engine passes over what it does not understand in a file.
void ExternalEngine::checkRules() {
    const core::Game game(core::AnyPosition::startOf(m_setup.variant));
    if (game.isOver()) return;
    newGame();
    protocol::Go go;
    go.limits.depth = 1;
    const auto best = think(game, go, Clock::now() + m_setup.patience.answer, {});
    if (best.kind == protocol::BestMove::Kind::Resign) return;
    const auto move = protocol::parseMove(best.move, game.position(), m_protocol);
    if (move && game.position().isLegal(move.value())) return;
    fail(
        fmt::format("does not understand the rules of “{}”: {}.", m_setup.variant->spec().id,
                    best.move.empty() ? "it sees no move" : fmt::format("it wants to play “{}”", best.move)));
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
    const bool isVariant = option == variantOption();
    const bool mayBeLoaded =
        isVariant && isSetByUser(protocol::VariantFileOption); // not every engine names what it has loaded
    if (!mayBeLoaded && !takes(*option, value))
        fail(fmt::format("does not take “{}” for its option “{}”.", value, name));
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

const protocol::EngineOption* ExternalEngine::variantOption() const {
    return findOption({"UCI_Variant", "USI_Variant"});
}

bool ExternalEngine::isSetByUser(std::string_view name) const {
    return std::any_of(m_setup.options.begin(), m_setup.options.end(),
                       [&](const auto& option) { return isSameName(option.first, name); });
}

void ExternalEngine::note(const protocol::Answer& answer) {
    if (const auto* ok = std::get_if<protocol::ProtocolOk>(&answer)) m_protocol = ok->protocol;
    if (const auto* id = std::get_if<protocol::EngineName>(&answer); id && !id->name.empty())
        m_name = id->name;
    const auto* option = std::get_if<protocol::EngineOption>(&answer);
    if (!option) return;
    const auto known = std::find_if(m_options.begin(), m_options.end(),
                                    [&](const auto& one) { return isSameName(one.name, option->name); });
    if (known == m_options.end())
        m_options.push_back(*option);
    else
        *known = *option; // declared anew: a file has brought further choices, say
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
