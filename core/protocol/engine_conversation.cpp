#include "core/protocol/engine_conversation.h"

#include "core/variants/variants_ini_writer.h"

#include <algorithm>
#include <cassert>

namespace komadai::core::protocol {
namespace {

using std::chrono::milliseconds;

constexpr int PartBeforeUsi = 4;            ///< a quarter of the start-up time
constexpr double GreetingBytes = 1 << 20;   ///< limit for the greeting with all options
constexpr double FloodBytes = 16 << 20;     ///< limit for later output, on top of the rate below
constexpr double BytesPerMillisecond = 256; ///< rate of output that is always allowed
constexpr milliseconds LeastTime{1};
constexpr int MostBadLines = 8; ///< then the engine takes the position for another one

bool isSame(const std::shared_ptr<const Variant>& a, const std::shared_ptr<const Variant>& b) {
    return a == b || (a && b && a->spec() == b->spec());
}

bool contains(const std::vector<std::shared_ptr<const Variant>>& variants,
              const std::shared_ptr<const Variant>& wanted) {
    return std::any_of(variants.begin(), variants.end(),
                       [&](const auto& variant) { return isSame(variant, wanted); });
}

/// The longest time that the mover may take; none where nothing limits it.
std::optional<milliseconds> timeFor(const MoveQuestion& question) {
    if (!question.clock) return question.go.limits.moveTime;
    const auto left = question.clock->untilFlag(question.clock->mover(), question.clockReadAt);
    if (!left) return std::nullopt;
    return std::clamp(*left, milliseconds(0), milliseconds(TimeControl::Most));
}

/// UCI has no word for byoyomi. As long as the mover has main time, only that is told, and then a time for the move, as goFor does it.
void tellByoyomiInUci(Go& go, Side mover) {
    const auto byoyomi = std::exchange(go.byoyomi, std::nullopt);
    if (go.time[static_cast<std::size_t>(indexOf(mover))].value_or(milliseconds(0)).count() > 0) return;
    go.time = {};
    go.increment = {};
    go.limits.moveTime = byoyomi;
}

} // namespace

EngineConversation::EngineConversation(ConversationSettings settings)
    : m_settings(std::move(settings)), m_options(std::exchange(m_settings.options, {})) {}

// --- commands

void EngineConversation::start(Instant now) {
    m_isStartWanted = true;
    advance(now);
}

void EngineConversation::getReady(std::shared_ptr<const Variant> variant, Instant now) {
    assert(variant);
    m_variantToPrepare = std::move(variant);
    advance(now);
}

void EngineConversation::ask(MoveQuestion question, Instant now) {
    replaceQuestion(std::move(question), now);
    sendWhenReady(now);
}

bool EngineConversation::canPonder() const {
    return m_process && m_isPonderingWanted && m_toldPondering.value_or(false);
}

void EngineConversation::ponder(MoveQuestion question, Instant now) {
    assert(canPonder());
    replaceQuestion(std::move(question), now);
    m_isPondering = true;
    sendWhenReady(now);
}

void EngineConversation::ponderHit(std::optional<GameClock> clock, Instant clockReadAt, Instant now) {
    assert(isPondering());
    m_isPondering = false;
    auto& question = std::get<MoveQuestion>(*m_question);
    question.clock = std::move(clock);
    question.clockReadAt = clockReadAt;
    if (m_earlyAnswer) return advance(now);
    if (isQuestionWaiting()) return; // it will be sent as an ordinary question
    send(PonderHit{});
    setDeadline(question, now);
}

void EngineConversation::analyse(const Game& game, int lines, Instant now, std::vector<Move> moves) {
    replaceQuestion(Analysis{game, lines, std::move(moves)}, now);
    sendWhenReady(now);
}

void EngineConversation::press(std::string option, Instant now) {
    m_button = std::move(option);
    advance(now);
}

void EngineConversation::setThreads(int threads, Instant now) {
    m_threads = threads;
    const bool isAnalysing = m_phase == Phase::Thinking && !m_isTrial && !isAskedForMove();
    if (!isAnalysing || !threadsToTell()) return;
    m_leastDepth = m_deepest;
    stop(now);
    m_phase = Phase::Stopping; // the same question comes next
}

void EngineConversation::moveNow(Instant now) {
    if (m_isPondering) return;
    if (m_phase == Phase::Thinking && !m_isTrial && isAskedForMove()) stop(now);
}

void EngineConversation::cancel(Instant now) {
    dropQuestion();
    if (m_phase != Phase::Thinking || m_isTrial) return;
    stop(now);
    m_phase = Phase::Stopping;
}

void EngineConversation::quit(Instant now) {
    m_isStartWanted = false;
    m_variantToPrepare.reset();
    m_button.reset();
    dropQuestion();
    retire(now);
}

// --- starting

void EngineConversation::launch(Protocol protocol, Instant deadline) {
    m_process = ++m_lastProcess;
    m_actions.emplace_back(StartProcess{*m_process});
    m_phase = Phase::Greeting;
    m_protocol = protocol;
    m_isAskedTwice = m_awaitsReady = m_isDeclared = false;
    m_name.clear();
    m_options.clearDeclared();
    m_hasVariantFiles = m_hasOptions = false;
    m_variant.reset();
    m_toldByFile.clear();
    m_triedOut.clear();
    m_isTrialDue = m_isTrial = false;
    m_beingRead.reset();
    m_whenReady.reset();
    m_lines.reset();
    m_toldThreads.reset();
    m_toldPondering.reset();
    m_toldAnalysing.reset();
    m_isNewGame = true;
    send(UseProtocol{protocol});
    m_deadline = deadline;
    m_patience = m_settings.timeouts.startUp;
}

/// Greets the same process, which may still be starting up, in the other protocol too.
void EngineConversation::greetInUsi(Instant now) {
    m_isAskedTwice = true;
    send(UseProtocol{Protocol::Usi});
    m_deadline = std::max(m_startUpEnd, now + LeastTime);
}

/// Whether the protocol is not known and the greeting in UCI has not been answered.
bool EngineConversation::mayBeUsi() const {
    return m_phase == Phase::Greeting && !m_awaitsReady && !m_settings.protocol &&
           m_protocol == Protocol::Uci;
}

/// A slow engine that speaks both protocols answers both greetings and ends up in USI; it is switched back to UCI.
void EngineConversation::takeGreeting(const Answer& answer, Instant now) {
    if (const auto* ok = std::get_if<ProtocolOk>(&answer)) {
        if (!m_isAskedTwice && ok->protocol != m_protocol) return;
        m_protocol = ok->protocol;
        m_isDeclared = true;
        if (m_isAskedTwice && ok->protocol == Protocol::Uci && !std::exchange(m_awaitsReady, true)) {
            send(UseProtocol{Protocol::Uci});
            send(IsReady{}); // all greetings come before the answer
        }
        if (!m_awaitsReady) onGreeted(now);
    } else if (std::holds_alternative<ReadyOk>(answer)) {
        if (m_awaitsReady) onGreeted(now);
    } else {
        const bool isOption = std::holds_alternative<EngineOption>(answer);
        if (isOption && std::exchange(m_isDeclared, false))
            m_options.clearDeclared(); // those of the other protocol
        note(answer);
    }
}

void EngineConversation::onGreeted(Instant now) {
    if (m_protocol == Protocol::Usi) m_options.addReservedOfUsi();
    m_phase = Phase::Idle;
    m_deadline.reset();
    m_isStartWanted = false;
    m_events.emplace_back(Greeted{});
    advance(now);
}

// --- setting up

bool EngineConversation::isWanted() const {
    return m_isStartWanted || m_variantToPrepare || m_button || m_question;
}

/// Takes the next step towards what the owner wants, if the engine is idle.
void EngineConversation::advance(Instant now) {
    if (m_phase == Phase::Off && isWanted()) {
        m_startUpEnd = now + m_settings.timeouts.startUp;
        if (m_settings.protocol) return launch(*m_settings.protocol, m_startUpEnd);
        return launch(Protocol::Uci, now + m_settings.timeouts.startUp / PartBeforeUsi);
    }
    if (m_phase != Phase::Idle) return;
    m_isStartWanted = false;
    if (m_button) {
        m_beingRead.reset();
        send(SetOption{*std::exchange(m_button, std::nullopt), {}});
        m_whenReady = ButtonPressed{};
        return awaitReady(m_settings.timeouts.ready, now);
    }
    const auto variant = wantedVariant();
    if (!variant) return m_beingRead.reset(); // the engine has read the rules
    if (!m_hasVariantFiles && loadVariantFiles(now)) return;
    if (!isSame(m_variant, variant)) return chooseVariant(variant, now);
    if (m_isNewGame) return prepareGame(now);
    if (m_isTrialDue) return tryOut(now);
    if (std::exchange(m_variantToPrepare, nullptr)) m_events.emplace_back(Ready{});
    if (isQuestionWaiting()) return sendQuestion(now);
    if (m_earlyAnswer && !m_isPondering) m_deadline = now; // see onTimeout
}

std::shared_ptr<const Variant> EngineConversation::wantedVariant() const {
    if (m_variantToPrepare) return m_variantToPrepare;
    return m_question ? gameInQuestion().variant() : nullptr;
}

/// Loads variant files of the user, which add variants to choose from. True if the engine is busy or has failed.
bool EngineConversation::loadVariantFiles(Instant now) {
    m_hasVariantFiles = true;
    for (const auto& [name, value] : m_options.chosen())
        if (isSameName(name, VariantFileOption) && !setOption(name, value, now)) return true;
    if (!m_options.isChosen(VariantFileOption)) return false;
    awaitReady(m_settings.timeouts.startUp, now);
    return true;
}

/// Sends the variant, and the first time also the other options.
void EngineConversation::chooseVariant(const std::shared_ptr<const Variant>& variant, Instant now) {
    m_beingRead.reset();
    if (!nameVariant(variant, now)) return;
    m_isTrialDue = needsTrial(variant);
    if (!std::exchange(m_hasOptions, true) && !sendOptions(now)) return;
    tellEnteringKing(variant->spec());
    m_variant = variant;
    if (m_isTrialDue && isToldByFile(variant)) m_beingRead = variant;
    m_isNewGame = true;
    awaitReady(m_settings.timeouts.startUp, now);
}

/// Tells an engine with an option for variants which one is played. If the engine has loaded a file of the user, it is
/// assumed to have found the variant there, because some engines do not list what they have loaded. False if the engine is
/// busy or has failed.
bool EngineConversation::nameVariant(const std::shared_ptr<const Variant>& variant, Instant now) {
    const auto* option = variantOption();
    if (!option || m_options.isChosen(option->name)) return true;
    const auto& spec = variant->spec();
    auto choice = variantOptionFor(spec, m_options.declared(), m_protocol);
    if (takes(*option, spec.id) || isToldByFile(variant) ||
        (m_options.isChosen(VariantFileOption) && (!choice || !choice->fileOption.empty())))
        choice = VariantOption{option->name, spec.id, {}};
    if (!choice || choice->option.empty()) {
        fail({EngineProblem::UnknownVariant, spec.name, {}, {}}, now);
        return false;
    }
    if (!choice->fileOption.empty()) {
        m_toldByFile.push_back(variant);
        m_fileOption = choice->fileOption;
        m_phase = Phase::AwaitingFile;
        m_actions.emplace_back(WriteFile{writeVariantsIni(spec)});
        return false;
    }
    send(SetOption{choice->option, choice->name});
    return true;
}

/// Whether the engine must make a move in the variant before it is used: it has not said that it knows the variant.
bool EngineConversation::needsTrial(const std::shared_ptr<const Variant>& variant) const {
    const bool hasNoChoice =
        !variantOption() && !variantOptionFor(variant->spec(), m_options.declared(), m_protocol);
    const bool isByFile = isToldByFile(variant) || m_options.isChosen(VariantFileOption);
    return (hasNoChoice || isByFile) && !contains(m_triedOut, variant);
}

/// Null if the engine has no option for variants.
const EngineOption* EngineConversation::variantOption() const {
    return m_options.find({"UCI_Variant", "USI_Variant"});
}

bool EngineConversation::isToldByFile(const std::shared_ptr<const Variant>& variant) const {
    return contains(m_toldByFile, variant);
}

void EngineConversation::fileWritten(const std::string& path, Instant now) {
    if (m_phase != Phase::AwaitingFile) return;
    m_beingRead = m_toldByFile.back();
    send(SetOption{m_fileOption, path});
    awaitReady(m_settings.timeouts.startUp, now);
}

void EngineConversation::fileFailed(const std::string& reason, Instant now) {
    if (m_phase == Phase::AwaitingFile) fail({EngineProblem::CannotTellVariant, reason, {}, {}}, now);
}

/// Sends all options except the variant files of the user. False if that has failed.
bool EngineConversation::sendOptions(Instant now) {
    setHash();
    tellPondering();
    for (const auto& [name, value] : m_options.chosen())
        if (!isSameName(name, VariantFileOption) && !setOption(name, value, now)) return false;
    tellThreads(); // some engines start their threads when they are asked whether they are ready
    return true;
}

bool EngineConversation::setOption(const std::string& name, const std::string& value, Instant now) {
    const auto* option = m_options.find({name});
    if (!option) {
        if (m_settings.mustTakeOptions) fail({EngineProblem::UnknownOption, {}, name, {}}, now);
        return !m_settings.mustTakeOptions;
    }
    const bool mayBeLoaded = // not every engine lists what it has loaded
        option == variantOption() && m_options.isChosen(VariantFileOption);
    if (!mayBeLoaded && !takes(*option, value)) {
        if (m_settings.mustTakeOptions) fail({EngineProblem::RefusedValue, value, name, {}}, now);
        return !m_settings.mustTakeOptions;
    }
    const bool isText = option->type == OptionType::String || option->type == OptionType::FileName;
    send(SetOption{option->name, isText && value.empty() ? std::string(EmptyText) : value});
    return true;
}

void EngineConversation::setHash() {
    const auto* option = m_options.find({"Hash", "USI_Hash"});
    if (!option || !m_settings.hashMegabytes || m_options.isChosen(option->name)) return;
    send(SetOption{option->name, std::to_string(nearest(*option, *m_settings.hashMegabytes))});
}

/// An engine that expects to think on the opponent's time spends its own time faster. What the user has set counts more.
void EngineConversation::tellPondering() {
    const auto* option = m_options.find({"Ponder", "USI_Ponder"});
    if (!option) return; // it cannot do so
    if (const std::string* chosen = m_options.chosenValue(option->name)) {
        m_toldPondering = *chosen == "true";
        return;
    }
    const auto textOf = [](bool value) { return std::string(value ? "true" : "false"); };
    const std::string known = m_toldPondering ? textOf(*m_toldPondering) : option->defaultValue;
    m_toldPondering = m_isPonderingWanted;
    if (known != textOf(m_isPonderingWanted)) send(SetOption{option->name, textOf(m_isPonderingWanted)});
}

/// Some engines judge draws or choose moves in another way while they analyse.
void EngineConversation::tellAnalysing(bool isAnalysing) {
    const auto* option = m_options.find({"UCI_AnalyseMode"});
    if (!option || m_options.isChosen(option->name)) return;
    const bool known = m_toldAnalysing.value_or(option->defaultValue == "true");
    m_toldAnalysing = isAnalysing;
    if (known != isAnalysing) send(SetOption{option->name, isAnalysing ? "true" : "false"});
}

/// Engines that know several rules must use that of the game, or they would claim wins that it does not allow.
void EngineConversation::tellEnteringKing(const VariantSpec& variant) {
    const auto* option = m_options.find({EnteringKingOption});
    const std::string value(enteringKingValue(variant.ends.enteringKing.points));
    if (option && !m_options.isChosen(option->name) && takes(*option, value))
        send(SetOption{option->name, value});
}

/// The number of threads to send; none if the engine has it already or has no such option.
std::optional<int> EngineConversation::threadsToTell() const {
    const auto* option = m_options.find({"Threads"});
    if (!m_threads || !option || option->type != OptionType::Spin) return std::nullopt;
    const auto told =
        m_toldThreads ? std::optional<std::int64_t>(*m_toldThreads) : m_options.numberOf(*option);
    const auto wanted = nearest(*option, *m_threads);
    return told == wanted ? std::nullopt : std::optional(static_cast<int>(wanted));
}

void EngineConversation::tellThreads() {
    const auto threads = threadsToTell();
    if (!threads) return;
    m_toldThreads = threads;
    send(SetOption{m_options.find({"Threads"})->name, std::to_string(*threads)});
}

/// Engines without this option report one line. The number is kept within the engine's range.
void EngineConversation::tellLines(int lines) {
    const auto* option = m_options.find({"MultiPV", "USI_MultiPV"});
    if (!option) return;
    const auto told = m_lines ? std::optional<std::int64_t>(*m_lines) : m_options.numberOf(*option);
    m_lines = lines;
    if (told != lines) send(SetOption{option->name, std::to_string(nearest(*option, lines))});
}

/// Some engines read their files or clear their tables anew for each game, as when they start up.
milliseconds EngineConversation::patienceForReady() const {
    return std::max(m_settings.timeouts.ready, m_settings.timeouts.startUp);
}

void EngineConversation::prepareGame(Instant now) {
    m_isNewGame = false;
    send(NewGame{});
    awaitReady(patienceForReady(), now);
}

/// Asks for a move in the variant's start position, to see whether the engine knows the rules.
void EngineConversation::tryOut(Instant now) {
    m_isTrialDue = false;
    m_beingRead.reset();
    const Game game(AnyPosition::startOf(m_variant));
    if (game.isOver()) return advance(now);
    Go go;
    go.limits.depth = 1;
    m_isTrial = true;
    sendGo(game, go);
    expect(m_settings.timeouts.ready, now);
}

void EngineConversation::checkTrial(const BestMove& best, Instant now) {
    const auto start = AnyPosition::startOf(m_variant);
    const auto move = parseMove(best.move, start, m_protocol);
    if (best.kind != BestMove::Kind::Resign && (!move || !start.isLegal(move.value())))
        return fail({EngineProblem::OtherRules, best.move, {}, {}}, now);
    m_isTrial = false;
    m_isNewGame = true;
    m_triedOut.push_back(m_variant);
    m_events.emplace_back(TrialEnded{m_variant, {}});
    advance(now);
}

// --- asking

void EngineConversation::dropQuestion() {
    m_question.reset();
    m_isPondering = false;
    m_earlyAnswer.reset();
}

void EngineConversation::replaceQuestion(Question question, Instant now) {
    cancel(now);
    m_question = std::move(question);
    m_hasWaited = false;
    m_deepest = m_leastDepth = m_badLines = 0;
    m_hasGoodLine = false;
}

void EngineConversation::sendWhenReady(Instant now) {
    advance(now);
    m_hasWaited = isQuestionWaiting();
}

void EngineConversation::sendQuestion(Instant now) {
    m_score.reset();
    if (threadsToTell()) {
        tellThreads();
        // YaneuraOu takes over the number only when it is asked whether it is ready, and then empties its table. An analysis
        // would lose more than it gains.
        if (m_protocol == Protocol::Usi && isAskedForMove()) return awaitReady(patienceForReady(), now);
    }
    if (const auto* analysis = std::get_if<Analysis>(&*m_question)) {
        tellLines(analysis->lines);
        tellAnalysing(true);
        Go go;
        go.infinite = true;
        m_deadline.reset();
        for (const Move& move : analysis->moves)
            go.searchMoves.push_back(formatMove(move, analysis->game.position(), m_protocol));
        return sendGo(analysis->game, go);
    }
    const auto& question = std::get<MoveQuestion>(*m_question);
    tellLines(1);
    tellAnalysing(false);
    tellPondering();
    Go go = question.clock ? goFor(*question.clock, question.clockReadAt, m_protocol) : question.go;
    go.ponder = m_isPondering;
    sendGo(question.game, std::move(go));
    if (std::exchange(m_hasWaited, false) && !m_isPondering) m_events.emplace_back(Asked{});
    m_deadline.reset();
    if (!m_isPondering) setDeadline(question, now);
}

void EngineConversation::setDeadline(const MoveQuestion& question, Instant now) {
    m_deadline = question.deadline;
    const auto time = timeFor(question);
    if (!m_deadline && time) m_deadline = now + *time + m_settings.timeouts.overtime;
}

void EngineConversation::sendGo(const Game& game, Go go) {
    // Not every engine that speaks USI knows movetime, but all know byoyomi. Those that know both obey movetime.
    const bool hasClock = go.time[0] || go.time[1] || go.byoyomi;
    if (m_protocol == Protocol::Usi && go.limits.moveTime && !hasClock) {
        go.time.fill(milliseconds(0));
        go.byoyomi = go.limits.moveTime;
    }
    if (m_protocol == Protocol::Uci && go.byoyomi) tellByoyomiInUci(go, game.position().sideToMove());
    m_phase = Phase::Thinking;
    m_isToldToStop = false;
    send(positionOf(game, m_protocol));
    send(go);
}

void EngineConversation::stop(Instant now) {
    if (std::exchange(m_isToldToStop, true)) return;
    send(Stop{});
    expect(m_settings.timeouts.stop, now);
}

const Game& EngineConversation::gameInQuestion() const {
    return std::visit([](const auto& question) -> const Game& { return question.game; }, *m_question);
}

// --- answers

void EngineConversation::receive(ProcessId process, std::string_view line, Instant now) {
    if (process != m_process) return;
    if (floods(line.size(), now)) return fail({EngineProblem::Floods, {}, {}, {}}, now);
    if (const auto answer = parseAnswer(line, m_protocol)) take(*answer, now);
}

bool EngineConversation::floods(std::size_t bytes, Instant now) {
    const bool isGreeted = m_phase != Phase::Greeting;
    const auto elapsed = static_cast<double>((now - std::exchange(m_lastLine, now)).count());
    if (isGreeted) m_unasked = std::max(m_unasked - elapsed * BytesPerMillisecond, 0.0);
    m_unasked += static_cast<double>(bytes);
    return m_unasked > (isGreeted ? FloodBytes : GreetingBytes);
}

void EngineConversation::take(const Answer& answer, Instant now) {
    if (m_phase == Phase::Greeting) return takeGreeting(answer, now);
    note(answer);
    if (std::holds_alternative<ReadyOk>(answer) && m_phase == Phase::AwaitingReady) {
        m_phase = Phase::Idle;
        m_deadline.reset();
        if (auto event = std::exchange(m_whenReady, std::nullopt)) m_events.push_back(std::move(*event));
        advance(now);
    } else if (const auto* info = std::get_if<EngineInfo>(&answer)) {
        takeInfo(*info, now);
    } else if (const auto* best = std::get_if<BestMove>(&answer)) {
        takeBestMove(*best, now);
    }
}

/// Stores the name and the options that the engine reports.
void EngineConversation::note(const Answer& answer) {
    if (const auto* id = std::get_if<EngineName>(&answer); id && !id->name.empty()) m_name = id->name;
    // An option may be declared again, for example with more choices from a file.
    if (const auto* option = std::get_if<EngineOption>(&answer)) m_options.declare(*option);
}

/// Reports the legal moves of a line. Lines with a bound instead of an exact score are skipped.
void EngineConversation::takeInfo(const EngineInfo& info, Instant now) {
    if (m_phase != Phase::Thinking || m_isTrial) return;
    if (!info.score || info.bound != ScoreBound::Exact) return;
    if (info.rank == 1) m_score = info.score;
    if (isAskedForMove() || (info.depth && *info.depth < m_leastDepth)) return;
    SearchInfo told{info.rank,
                    info.depth.value_or(0),
                    *info.score,
                    info.nodes.value_or(0),
                    info.time.value_or(milliseconds(0)),
                    {},
                    info.selectiveDepth.value_or(0)};
    AnyPosition position = gameInQuestion().position();
    for (const auto& text : info.line) {
        const auto move = parseMove(text, position, m_protocol);
        if (!move || !position.isLegal(move.value())) break;
        told.line.push_back(move.value());
        position = position.after(move.value());
    }
    if (told.line.empty()) return countBadLine(info, now);
    const auto& wanted = std::get<Analysis>(*m_question).moves;
    if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), told.line.front()) == wanted.end())
        return countUnwantedLine(info, now);
    m_hasGoodLine = true;
    m_deepest = std::max(m_deepest, told.depth);
    m_events.emplace_back(std::move(told));
}

/// An engine that takes the position for another one would be silent for ever. One bad line may be an accident.
void EngineConversation::countBadLine(const EngineInfo& info, Instant now) {
    if (info.line.empty() || m_hasGoodLine) return;
    if (!parseMove(info.line.front(), gameInQuestion().position(), m_protocol))
        return; // for example "resign"
    if (++m_badLines >= MostBadLines) fail({EngineProblem::OtherRules, info.line.front(), {}, {}}, now);
}

/// An engine that does not know `searchmoves` would be silent for ever.
void EngineConversation::countUnwantedLine(const EngineInfo& info, Instant now) {
    if (m_hasGoodLine) return;
    if (++m_badLines >= MostBadLines) fail({EngineProblem::IgnoresMoves, info.line.front(), {}, {}}, now);
}

void EngineConversation::takeBestMove(const BestMove& best, Instant now) {
    if (m_phase != Phase::Thinking && m_phase != Phase::Stopping) return;
    const bool isAnswer = m_phase == Phase::Thinking;
    m_phase = Phase::Idle;
    m_deadline.reset();
    if (isAnswer && m_isTrial) return checkTrial(best, now);
    if (isAnswer && m_isPondering)
        m_earlyAnswer = best;
    else if (isAnswer)
        answerQuestion(best);
    advance(now);
}

void EngineConversation::answerQuestion(const BestMove& best) {
    if (isAskedForMove())
        m_events.emplace_back(answerOf(best));
    else
        m_events.emplace_back(AnalysisEnded{});
    dropQuestion();
}

MoveAnswer EngineConversation::answerOf(const BestMove& best) const {
    MoveAnswer answer{best, {}, {}, m_score, {}};
    switch (best.kind) {
    case BestMove::Kind::Resign: return answer;
    case BestMove::Kind::Win:
        if (!gameInQuestion().mayDeclare()) answer.problem = EngineProblem::ClaimsWin;
        return answer;
    case BestMove::Kind::None: answer.problem = EngineProblem::NoMove; return answer;
    case BestMove::Kind::Move: break;
    }
    const AnyPosition position = gameInQuestion().position();
    const auto move = parseMove(best.move, position, m_protocol);
    if (!move) {
        answer.problem = EngineProblem::UnreadableMove;
    } else if (!position.isLegal(move.value())) {
        answer.problem = EngineProblem::IllegalMove;
    } else {
        answer.move = move.value();
        const AnyPosition after = position.after(move.value());
        const auto reply = parseMove(best.ponder.value_or(""), after, m_protocol);
        if (reply && after.isLegal(reply.value())) answer.reply = reply.value();
    }
    return answer;
}

// --- time

std::optional<Instant> EngineConversation::wakeAt() const {
    std::optional<Instant> first = m_deadline;
    for (const auto& [process, killAt] : m_ending)
        if (killAt && (!first || *killAt < *first)) first = killAt;
    return first;
}

void EngineConversation::wake(Instant now) {
    for (auto& [process, killAt] : m_ending) {
        if (!killAt || now < *killAt) continue;
        killAt.reset();
        m_actions.emplace_back(KillProcess{process});
    }
    if (m_deadline && now >= *m_deadline) onTimeout(now);
}

void EngineConversation::onTimeout(Instant now) {
    m_deadline.reset();
    switch (m_phase) {
    case Phase::Greeting:
        if (mayBeUsi() && !m_isAskedTwice) return greetInUsi(now);
        return fail({EngineProblem::DoesNotGreet, {}, {}, m_patience}, now);
    case Phase::AwaitingReady: return fail({EngineProblem::NotReady, {}, {}, m_patience}, now);
    case Phase::Thinking:
        if (!m_isToldToStop) return stop(now);
        return fail({EngineProblem::Hangs, {}, {}, m_patience}, now);
    case Phase::Stopping: return fail({EngineProblem::Hangs, {}, {}, m_patience}, now);
    case Phase::Idle:
        if (!m_earlyAnswer || m_isPondering) break;
        answerQuestion(*m_earlyAnswer);
        return advance(now);
    case Phase::Off:
    case Phase::AwaitingFile: break;
    }
}

// --- ending

void EngineConversation::startFailed(ProcessId process, const std::string& reason, Instant now) {
    if (process != m_process) return;
    forgetProcess();
    fail({EngineProblem::CannotStart, reason, {}, {}}, now);
}

void EngineConversation::processEnded(ProcessId process, const ProcessEnd& end, Instant now) {
    m_ending.erase(process);
    if (process != m_process) return;
    const bool isTriedInUsi = mayBeUsi(); // it may have ended because it was greeted in UCI
    const bool isStopping = m_phase == Phase::Stopping;
    forgetProcess();
    if (isTriedInUsi) return launch(Protocol::Usi, std::max(m_startUpEnd, now + LeastTime));
    if (isStopping) m_phase = Phase::Stopping;
    if (end.signal) return fail({EngineProblem::Crashed, std::to_string(*end.signal), {}, {}}, now);
    fail({EngineProblem::Ended, std::to_string(end.status), {}, {}}, now);
}

void EngineConversation::writeFailed(ProcessId process, Instant now) {
    if (process == m_process) fail({EngineProblem::DoesNotRead, {}, {}, {}}, now);
}

/// Ends the process; the next command starts the engine again. A failure is not reported if its question was dropped.
void EngineConversation::fail(EngineFault fault, Instant now) {
    const bool isAboutQuestion = m_phase != Phase::Stopping;
    const auto beingRead = std::exchange(m_beingRead, nullptr);
    const auto inTrial = std::exchange(m_isTrial, false) ? m_variant : beingRead;
    if (inTrial) m_events.emplace_back(TrialEnded{inTrial, fault});
    retire(now);
    if (!isAboutQuestion) return advance(now);
    const bool isOfInterest = isWanted() || m_whenReady;
    m_whenReady.reset();
    m_isStartWanted = false;
    m_variantToPrepare.reset();
    m_button.reset();
    dropQuestion();
    if (isOfInterest) m_events.emplace_back(std::move(fault));
}

void EngineConversation::retire(Instant now) {
    if (m_process) {
        send(Quit{});
        m_actions.emplace_back(CloseInput{*m_process});
        m_ending.emplace(*m_process, now + m_settings.timeouts.quit);
    }
    forgetProcess();
}

void EngineConversation::forgetProcess() {
    m_process.reset();
    m_phase = Phase::Off;
    m_deadline.reset();
}

void EngineConversation::send(const Command& command) {
    m_unasked = 0;
    m_actions.emplace_back(WriteLine{*m_process, format(command, m_protocol)});
}

void EngineConversation::awaitReady(milliseconds patience, Instant now) {
    m_phase = Phase::AwaitingReady;
    send(IsReady{});
    expect(patience, now);
}

void EngineConversation::expect(milliseconds patience, Instant now) {
    m_patience = patience;
    m_deadline = now + patience;
}

} // namespace komadai::core::protocol
