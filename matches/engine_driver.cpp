#include "matches/engine_driver.h"

#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <system_error>
#include <thread>
#include <type_traits>

#include <sys/wait.h>

namespace komadai {
namespace {

using std::chrono::milliseconds;
namespace protocol = core::protocol;
using protocol::EngineProblem;

constexpr milliseconds WriteTime{2000};  ///< for the engine to read what it is sent
constexpr milliseconds StopInterval{50}; ///< how often a wait checks for a stop request
constexpr milliseconds EndInterval{5};   ///< how often a wait checks whether a process has ended

core::Instant instantOf(ChildProcess::Clock::time_point time) {
    return std::chrono::floor<milliseconds>(time);
}

core::Instant now() { return instantOf(ChildProcess::Clock::now()); }

std::string inSeconds(milliseconds time) {
    return fmt::format("{:.3g} s", std::chrono::duration<double>(time).count());
}

protocol::ProcessEnd endOf(int status) {
    if (WIFSIGNALED(status)) return {WTERMSIG(status), 0};
    return {std::nullopt, WEXITSTATUS(status)};
}

protocol::ConversationSettings settingsOf(const EngineSetup& setup) {
    protocol::ConversationSettings settings;
    settings.protocol = setup.protocol;
    settings.options = setup.options;
    settings.mustTakeOptions = setup.mustTakeOptions;
    settings.hashMegabytes = setup.hashMegabytes;
    settings.timeouts = setup.timeouts;
    return settings;
}

std::vector<std::string_view> namesOf(const std::vector<protocol::EngineOption>& options) {
    std::vector<std::string_view> names;
    names.reserve(options.size());
    for (const auto& option : options)
        names.emplace_back(option.name);
    return names;
}

} // namespace

EngineDriver::EngineDriver(EngineSetup setup, const std::stop_token& stop)
    : m_setup(std::move(setup)), m_conversation(settingsOf(m_setup)) {
    try {
        m_conversation.getReady(m_setup.variant, now());
        waitFor<protocol::Ready>(stop);
    } catch (...) {
        quit();
        throw;
    }
}

EngineDriver::~EngineDriver() { quit(); }

/// Waits until all processes have ended.
void EngineDriver::quit() {
    m_conversation.quit(now());
    act();
    while (!m_conversation.isOver()) {
        std::vector<protocol::ProcessId> ended;
        for (const auto& [id, process] : m_processes)
            if (process->hasEnded()) ended.push_back(id);
        for (const auto id : ended)
            reportEnd(id);
        if (ended.empty()) std::this_thread::sleep_for(EndInterval);
        m_conversation.wake(now());
        act();
    }
}

std::string EngineDriver::name() const {
    if (!m_setup.name.empty()) return m_setup.name;
    return m_conversation.name().empty() ? m_setup.program.filename().string() : m_conversation.name();
}

void EngineDriver::newGame(const std::stop_token& stop) {
    m_conversation.beginGame();
    m_conversation.getReady(m_setup.variant, now());
    waitFor<protocol::Ready>(stop);
}

protocol::MoveAnswer EngineDriver::think(const core::Game& game, const protocol::Go& go,
                                         Clock::time_point deadline, const std::stop_token& stop) {
    m_conversation.ask({game, go, std::nullopt, {}, instantOf(deadline)}, now());
    return waitFor<protocol::MoveAnswer>(stop);
}

template <class Wanted>
Wanted EngineDriver::waitFor(const std::stop_token& stop) {
    while (true) {
        act();
        for (auto& event : m_conversation.takeEvents()) {
            if (auto* wanted = std::get_if<Wanted>(&event)) return std::move(*wanted);
            if (const auto* fault = std::get_if<protocol::EngineFault>(&event)) fail(*fault);
        }
        if (stop.stop_requested()) {
            if constexpr (std::is_same_v<Wanted, protocol::MoveAnswer>)
                m_conversation.moveNow(now());
            else
                fail({EngineProblem::NotReady, {}, {}, {}});
        }
        act();
        listen(stop);
        m_conversation.wake(now());
    }
}

void EngineDriver::act() {
    for (auto actions = m_conversation.takeActions(); !actions.empty();
         actions = m_conversation.takeActions())
        for (const auto& action : actions) {
            if (const auto* start = std::get_if<protocol::StartProcess>(&action))
                this->start(start->process);
            else if (const auto* line = std::get_if<protocol::WriteLine>(&action))
                write(line->process, line->line);
            else if (const auto* close = std::get_if<protocol::CloseInput>(&action))
                closeInput(close->process);
            else if (const auto* kill = std::get_if<protocol::KillProcess>(&action))
                killGroup(kill->process);
            else if (const auto* file = std::get_if<protocol::WriteFile>(&action))
                writeFile(file->content);
        }
}

void EngineDriver::start(protocol::ProcessId id) {
    ChildProcess::ErrorListener errors;
    if (const auto& transcript = m_setup.transcript) {
        const int number = m_numbers[id] = transcript->begin(name());
        errors = [transcript, number](const protocol::ErrorLine& line) {
            transcript->printedError(number, line);
        };
    }
    try {
        m_processes[id] = std::make_unique<ChildProcess>(m_setup.program, m_setup.arguments, m_setup.folder,
                                                         std::move(errors));
    } catch (const std::system_error& error) {
        m_processes.erase(id);
        note(id, &EngineTranscript::startFailed, error.code().message());
        m_conversation.startFailed(id, error.code().message(), now());
    }
}

void EngineDriver::note(protocol::ProcessId id, void (EngineTranscript::*hear)(int, std::string_view),
                        std::string_view line) {
    if (m_setup.transcript) (*m_setup.transcript.*hear)(m_numbers.at(id), line);
}

// There is no process if it could not be started or if its end has been reported already.

void EngineDriver::closeInput(protocol::ProcessId id) {
    if (const auto process = m_processes.find(id); process != m_processes.end())
        process->second->closeInput();
}

void EngineDriver::killGroup(protocol::ProcessId id) {
    if (const auto process = m_processes.find(id); process != m_processes.end()) process->second->killGroup();
}

/// A process that no longer reads has most likely ended.
void EngineDriver::write(protocol::ProcessId id, const std::string& line) {
    const auto process = m_processes.find(id);
    if (process == m_processes.end()) return;
    note(id, &EngineTranscript::sent, line);
    const bool isQuitting = id != m_conversation.process();
    const auto patience = isQuitting ? milliseconds(0) : WriteTime;
    if (process->second->writeLine(line, Clock::now() + patience) || isQuitting) return;
    if (process->second->waitForEnd(m_setup.timeouts.quit))
        reportEnd(id);
    else
        m_conversation.writeFailed(id, now());
}

void EngineDriver::writeFile(const std::string& content) {
    try {
        m_files.push_back(std::make_unique<TemporaryFile>(content, ".ini"));
        m_conversation.fileWritten(m_files.back()->path().string(), now());
    } catch (const std::system_error& error) {
        m_conversation.fileFailed(error.what(), now());
    }
}

void EngineDriver::listen(const std::stop_token& stop) {
    const auto id = m_conversation.process();
    if (!id) return;
    Clock::time_point deadline = m_conversation.wakeAt().value_or(now() + std::chrono::hours(1));
    if (stop.stop_possible()) deadline = std::min(deadline, Clock::now() + StopInterval);
    std::string line;
    auto& process = *m_processes.at(*id);
    switch (process.readLine(line, deadline)) {
    case ChildProcess::Read::Line:
        note(*id, &EngineTranscript::received, line);
        return m_conversation.receive(*id, line, now());
    case ChildProcess::Read::Timeout: return;
    case ChildProcess::Read::End: break;
    }
    if (process.waitForEnd(m_setup.timeouts.quit))
        reportEnd(*id);
    else // it has closed its output, but is still running
        m_conversation.writeFailed(*id, now());
}

void EngineDriver::reportEnd(protocol::ProcessId id) {
    const int status = m_processes.at(id)->end(milliseconds(0));
    m_processes.erase(id);
    if (m_setup.transcript) m_setup.transcript->ended(m_numbers.at(id), endOf(status));
    m_conversation.processEnded(id, endOf(status), now());
}

void EngineDriver::fail(const protocol::EngineFault& fault) const {
    throw EngineError(fmt::format("{} {}", m_setup.program.string(), predicateOf(fault)), name(), fault);
}

/// Completes a sentence that begins with the engine.
std::string EngineDriver::predicateOf(const protocol::EngineFault& fault) const {
    const std::string& variant = m_setup.variant->spec().id;
    switch (fault.problem) {
    case EngineProblem::CannotStart: return fmt::format("cannot be started: {}.", fault.detail);
    case EngineProblem::DoesNotGreet:
        return fmt::format("did not respond to UCI or USI within {}.", inSeconds(fault.patience));
    case EngineProblem::NotReady: return fmt::format("did not respond within {}.", inSeconds(fault.patience));
    case EngineProblem::Ended: return fmt::format("has ended unexpectedly (exit status {}).", fault.detail);
    case EngineProblem::Crashed: return fmt::format("has ended unexpectedly (signal {}).", fault.detail);
    case EngineProblem::Floods: return "writes far too much output.";
    case EngineProblem::Hangs: return "does not answer.";
    case EngineProblem::DoesNotRead: return "no longer answers.";
    case EngineProblem::OtherRules:
        return fmt::format("does not understand the rules of “{}”: {}.", variant,
                           fault.detail.empty() ? "it finds no move"
                                                : fmt::format("it wants to play “{}”", fault.detail));
    case EngineProblem::UnknownVariant: return fmt::format("does not know the variant “{}”.", variant);
    case EngineProblem::CannotTellVariant:
        return fmt::format("cannot get the rules, because their file cannot be written: {}.", fault.detail);
    case EngineProblem::UnknownOption:
        return fmt::format("has no option “{}”; it has: {}.", fault.option,
                           fmt::join(namesOf(m_conversation.options()), ", "));
    case EngineProblem::RefusedValue:
        return fmt::format("does not accept the value “{}” for its option “{}”.", fault.detail, fault.option);
    case EngineProblem::UnreadableMove:
    case EngineProblem::IllegalMove:
    case EngineProblem::NoMove:
    case EngineProblem::ClaimsWin:    // are answers, see MoveAnswer
    case EngineProblem::IgnoresMoves: // a match asks for moves only
    case EngineProblem::NotThere: break;
    }
    return "has failed.";
}

} // namespace komadai
