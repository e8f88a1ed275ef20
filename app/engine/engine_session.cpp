#include "app/engine/engine_session.h"

#include "app/subject.h"
#include "core/book/book_file.h"
#include "core/match/impasse.h"
#include "core/notation/text_encoding.h"
#include "core/protocol/variant_option.h"
#include "core/search/network/builtin_networks.h"
#include "core/search/network/network_file.h"
#include "translations/wording/book_wording.h"
#include "translations/wording/endgame_wording.h"
#include "translations/wording/learning_wording.h"

#include <algorithm>
#include <new>
#include <random>
#include <utility>

namespace komadai {
namespace {

namespace protocol = core::protocol;
using protocol::Protocol;

constexpr int MaxHashMb = 65536;
constexpr int MaxLines = 100;
/// In milliseconds.
constexpr int UsualOverhead = static_cast<int>(protocol::UsualOverhead.count());
constexpr int MaxOverhead = 10'000;

/// For the move that UCI expects even if there is no mate.
constexpr std::uint64_t NodesWithoutMate = 5000;

/// Problems of a book that are remarked on one by one.
constexpr std::size_t MostBookProblems = 5;

/// The value of the option EvalFile for an evaluation without a network.
constexpr const char* NoNetwork = "none";

/// The default variant in USI.
constexpr const char* GameOfUsi = "shogi";

std::vector<std::string> idsOf(const core::VariantSet& variants) {
    std::vector<std::string> ids;
    for (const auto& variant : variants.all())
        ids.push_back(variant->spec().id);
    return ids;
}

/// False if the move is not legal. If our rules have ended the game, for example by repetition, the client may play on.
bool play(core::Game& game, const core::Move& move) {
    const auto refusal = game.play(move);
    if (refusal != core::Refusal::GameIsOver) return !refusal;
    if (!game.position().isLegal(move)) return false;
    game.playOn();
    return !game.play(move);
}

std::uint64_t newSeed() { return std::random_device()(); }

} // namespace

EngineSession::EngineSession(Output output)
    : m_output(std::move(output)), m_game(core::AnyPosition::startOf(m_variants.find(defaultVariant()))),
      m_options(makeOptions()), m_engine(m_settings.hashMegabytes),
      m_tableMegabytes(m_settings.hashMegabytes), m_seed(newSeed()) {}

bool EngineSession::handle(const std::string& line) {
    const auto command = protocol::parse(line, m_protocol);
    return !command || std::visit([this](const auto& c) { return run(c); }, *command);
}

bool EngineSession::run(const protocol::UseProtocol& use) {
    m_search.end();
    if (use.protocol != m_protocol) {
        m_protocol = use.protocol;
        reset();
    }
    line(std::string("id name Komadai ") + KOMADAI_VERSION);
    line("id author the Komadai developers");
    for (const auto& option : m_options.all())
        line(protocol::formatOption(option));
    line(m_protocol == Protocol::Uci ? "uciok" : "usiok");
    return true;
}

bool EngineSession::run(const protocol::IsReady&) {
    line("readyok");
    return true;
}

bool EngineSession::run(const protocol::SetOption& option) {
    m_search.end();
    if (!m_options.set(option.name, option.value))
        remark("Option “" + option.name + "” is unknown, or “" + option.value + "” is not a valid value.");
    return true;
}

bool EngineSession::run(const protocol::NewGame&) {
    m_search.end();
    m_engine.clear();
    m_seed = newSeed();
    return true;
}

bool EngineSession::run(const protocol::SetPosition& set) {
    m_search.end();
    auto start = gameFrom(m_game.variant(), set.position);
    if (!start) {
        remark(start.error());
        return true;
    }
    core::Game game = std::move(start).value();
    if (!set.unread.empty())
        remark("“" + set.unread + "” is ignored, because the word “moves” is missing before it.");
    for (const auto& text : set.moves) {
        const auto move = protocol::parseMove(text, game.position(), m_protocol);
        if (!move || !play(game, move.value())) {
            remark("“" + text + "” is not a legal move; the position stays as it was.");
            return true;
        }
    }
    m_game = std::move(game);
    return true;
}

bool EngineSession::run(const protocol::Go& go) {
    m_search.end();
    m_claimsWin = false;
    if (go.mate) {
        startMateSearch(go);
        return true;
    }
    m_claimsWin = mayClaimWin(go);
    if (m_claimsWin && !go.ponder) {
        m_pondering.reset();
        line(protocol::formatWinClaim());
        return true;
    }
    if (const auto known = bookMoveFor(go)) {
        m_pondering.reset();
        m_iteration = {{known->move}};
        if (known->reply) m_iteration.front().push_back(*known->reply);
        remark("This is a move of the opening book.");
        answer({known->move});
        return true;
    }
    auto limits = limitsFor(go);
    limits.moves = movesToSearch(go);
    limits.pondering = beginPondering(go);
    m_iteration.clear();
    m_search.start([this, limits](const std::stop_token& stop) { return timedSearch(limits, stop); },
                   [this](const core::SearchResult& result) { answer(result); }, go.ponder || go.infinite);
    return true;
}

core::Limits EngineSession::limitsFor(const protocol::Go& go) {
    const core::Side side = m_game.position().sideToMove();
    const auto index = static_cast<std::size_t>(core::indexOf(side));
    const int ply = m_game.plyCount();
    m_overhead.begin(go.time[index], go.increment[index], ply);
    return protocol::limitsFor(go, side, ply, m_overhead.value());
}

std::shared_ptr<const core::Pondering> EngineSession::beginPondering(const protocol::Go& go) {
    m_pondering = go.ponder && !go.infinite ? std::make_shared<core::Pondering>() : nullptr;
    return m_pondering;
}

/// UCI has no word for it, and an analysis asks for moves.
bool EngineSession::mayClaimWin(const protocol::Go& go) const {
    return m_protocol == Protocol::Usi && !go.infinite && go.searchMoves.empty() &&
           core::match::declares(m_game);
}

std::vector<core::Move> EngineSession::movesToSearch(const protocol::Go& go) {
    std::vector<core::Move> moves;
    for (const auto& text : go.searchMoves) {
        const auto move = protocol::parseMove(text, m_game.position(), m_protocol);
        if (move && m_game.position().isLegal(move.value()))
            moves.push_back(move.value());
        else
            remark("“" + text + "” is not a legal move, so it is not searched.");
    }
    return moves;
}

bool EngineSession::run(const protocol::Stop&) {
    m_search.end();
    return true;
}

bool EngineSession::run(const protocol::PonderHit&) {
    if (!m_pondering) return true;
    m_pondering->hit();
    m_pondering.reset();
    if (m_claimsWin)
        m_search.end(); // there is nothing to search for
    else
        m_search.release();
    return true;
}

bool EngineSession::run(const protocol::GameOver&) {
    m_search.end();
    return true;
}

bool EngineSession::run(const protocol::Quit&) { return false; }

void EngineSession::reset() {
    m_variants = core::VariantSet::builtin();
    m_game = core::Game(core::AnyPosition::startOf(m_variants.find(defaultVariant())));
    const Settings before = std::exchange(m_settings, Settings());
    if (before.hashMegabytes != m_settings.hashMegabytes) makeEngine(m_settings.hashMegabytes);
    m_engine.setThreads(m_settings.threads);
    m_overhead = core::OverheadEstimate(protocol::UsualOverhead);
    m_book.reset();
    m_endgames.reset();
    loadEndgames();
    loadNetwork();
    m_options = makeOptions();
}

OptionTable EngineSession::makeOptions() {
    const bool isUci = m_protocol == Protocol::Uci;
    const Settings defaults;
    OptionTable options;
    options.addCombo(variantOption(), defaultVariant(), idsOf(m_variants),
                     [this](const std::string& id) { setVariant(id); });
    options.addString("VariantPath", [this](const std::string& file) { loadVariants(file); });
    options.addSpin(isUci ? "Hash" : "USI_Hash", defaults.hashMegabytes, 1, MaxHashMb,
                    [this](int megabytes) { makeEngine(megabytes); });
    options.addSpin("Threads", defaults.threads, 1, core::Engine::usefulThreads(), [this](int threads) {
        m_settings.threads = threads;
        m_engine.setThreads(threads);
    });
    options.addButton("Clear Hash", [this] { m_engine.clear(); });
    // Only says that the engine can ponder; `go ponder` starts it.
    options.addCheck(isUci ? "Ponder" : "USI_Ponder", false, [](bool) {});
    options.addSpin("MultiPV", defaults.lines, 1, MaxLines, [this](int lines) { m_settings.lines = lines; });
    options.addSpin("Skill Level", defaults.skill, MinSkill, MaxSkill,
                    [this](int skill) { m_settings.skill = skill; });
    options.addCheck("UCI_LimitStrength", defaults.limitsElo,
                     [this](bool limits) { m_settings.limitsElo = limits; });
    options.addSpin(isUci ? "Move Overhead" : "NetworkDelay", UsualOverhead, 0, MaxOverhead,
                    [this](int milliseconds) {
                        m_overhead = core::OverheadEstimate(std::chrono::milliseconds(milliseconds));
                    });
    options.addCheck("OwnBook", defaults.ownBook, [this](bool uses) {
        m_settings.ownBook = uses;
        loadBook();
    });
    options.addString("BookFile", [this](const std::string& file) {
        m_settings.bookFile = file;
        loadBook();
    });
    options.addString("EndgamePath", [this](const std::string& folder) {
        m_settings.endgamePath = folder;
        m_endgames = folder.empty() ? nullptr : std::make_shared<core::EndgameCache>(folder);
        loadEndgames();
    });
    options.addString("EvalFile", [this](const std::string& file) {
        m_settings.evalFile = file;
        loadNetwork();
    });
    options.addSpin("UCI_Elo", defaults.elo, MinElo, MaxElo, [this](int elo) { m_settings.elo = elo; });
    if (!isUci) addEnteringKing(options);
    return options;
}

/// The usual rule of shogi is announced; other variants keep theirs until the client sets the option.
void EngineSession::addEnteringKing(OptionTable& options) {
    using Points = core::EnteringKingPoints;
    std::vector<std::string> values;
    for (const Points rule : {Points::None, Points::Points24, Points::Points27})
        values.emplace_back(protocol::enteringKingValue(rule));
    options.addCombo(std::string(protocol::EnteringKingOption),
                     std::string(protocol::enteringKingValue(Points::Points27)), values,
                     [this](const std::string& value) { setEnteringKing(value); });
}

const char* EngineSession::variantOption() const {
    return m_protocol == Protocol::Uci ? "UCI_Variant" : "USI_Variant";
}

std::string EngineSession::defaultVariant() const {
    return m_protocol == Protocol::Usi ? GameOfUsi : m_variants.all().front()->spec().id;
}

void EngineSession::setVariant(const std::string& id) {
    const auto variant = findVariant(m_variants, id);
    if (!variant) return remark(variant.error());
    m_game = core::Game(core::AnyPosition::startOf(withChosenRules(variant.value())));
    line(protocol::formatVariant(m_game.spec()));
    loadBook();
    loadEndgames();
    loadNetwork();
}

void EngineSession::setEnteringKing(const std::string& value) {
    using Points = core::EnteringKingPoints;
    constexpr std::pair<Points, const char*> Options[] = {{Points::None, "enteringKing=none"},
                                                          {Points::Points27, "enteringKing=27"},
                                                          {Points::Points24, "enteringKing=24"}};
    const auto option = std::find_if(std::begin(Options), std::end(Options), [&](const auto& known) {
        return protocol::enteringKingValue(known.first) == value;
    });
    if (option == std::end(Options)) return remark("“" + value + "” is not a rule that this engine knows.");
    m_settings.enteringKing = option->second;
    m_game = core::Game(core::AnyPosition::startOf(withChosenRules(m_game.variant())));
    loadNetwork();
}

std::shared_ptr<const core::Variant>
EngineSession::withChosenRules(const std::shared_ptr<const core::Variant>& variant) const {
    const auto chosen = core::withRuleOptions(variant, m_settings.enteringKing);
    return chosen ? chosen : variant; // not every variant has the option
}

void EngineSession::loadVariants(const std::string& file) {
    auto variants = variantsWith(file);
    if (!variants) {
        for (const auto& problem : variants.error())
            remark(problem);
        return;
    }
    m_variants = std::move(variants).value();
    const auto played = m_variants.find(m_game.spec().id);
    m_game = core::Game(
        core::AnyPosition::startOf(withChosenRules(played ? played : m_variants.find(defaultVariant()))));
    line(protocol::formatOption(m_options.setChoices(variantOption(), idsOf(m_variants))));
    loadBook();
    loadEndgames();
    loadNetwork();
}

/// The old table goes before the new one comes: there need not be memory for both.
void EngineSession::makeEngine(int hashMegabytes) {
    const auto make = [this](int megabytes) {
        m_engine = core::Engine(1);
        m_engine = core::Engine(megabytes);
        m_settings.hashMegabytes = m_tableMegabytes = megabytes;
        m_engine.setThreads(m_settings.threads);
        m_engine.useEndgames(m_endgames);
        loadNetwork();
    };
    try {
        make(hashMegabytes);
    } catch (const std::bad_alloc&) {
        remark("Not enough memory for a hash table of this size; the size is unchanged.");
        make(m_tableMegabytes);
    }
}

void EngineSession::loadBook() {
    m_book.reset();
    const std::string& file = m_settings.bookFile;
    if (!m_settings.ownBook || file.empty()) return;
    const auto text = readText(file);
    if (!text) return remark(text.error().sentence + " The engine plays without a book.");
    auto reading = core::readBook(core::decodeText(text.value()).text, std::nullopt,
                                  {.variants = m_variants, .variant = m_game.variant()});
    for (std::size_t i = 0; i < std::min(reading.problems.size(), MostBookProblems); ++i)
        remark(BookWording().sentence(reading.problems[i], file));
    if (reading.problemCount > MostBookProblems)
        remark(file + " has " + std::to_string(reading.problemCount) + " problems in all.");
    if (!reading.book) return;
    const std::string& id = reading.book->variant()->spec().id;
    if (id != m_game.spec().id)
        return remark(file + " is a book of the variant " + id + ", so it is not used now.");
    m_book = std::move(reading.book);
}

void EngineSession::loadNetwork() {
    const std::string& file = m_settings.evalFile;
    const auto variant = m_game.variant();
    if (file == NoNetwork) return m_engine.setNetwork(variant, nullptr);
    auto network = core::builtinNetwork(variant->spec());
    if (!file.empty()) {
        auto read = core::readNetworkFile(file, variant->spec());
        if (read)
            network = std::move(read).value();
        else
            remark(LearningWording().sentence(read.error()) + " The evaluation of the program is used.");
    }
    m_engine.setNetwork(variant, std::move(network));
}

void EngineSession::loadEndgames() {
    m_engine.useEndgames(m_endgames);
    if (!m_endgames) return;
    if (const auto refusal = core::whyNoEndgames(m_game.spec()))
        return remark(EndgameWording().sentence(*refusal));
    const auto loaded = m_endgames->load(m_game.variant());
    for (const auto& fault : loaded.faults)
        remark(EndgameWording().sentence(fault.problem, fault.file.string()));
    if (!loaded.leftOut.empty())
        remark("There is no room in memory for " + std::to_string(loaded.leftOut.size()) +
               " of the endgame tables.");
    remark("Endgame tables: " + std::to_string(loaded.endgames->tables().size()));
}

std::optional<core::BookMove> EngineSession::bookMoveFor(const protocol::Go& go) const {
    if (!m_book || go.infinite || go.ponder || !go.searchMoves.empty()) return std::nullopt;
    return core::chooseBookMove(*m_book, m_game, m_seed + static_cast<std::uint64_t>(m_game.plyCount()));
}

std::optional<int> EngineSession::level() const {
    return m_settings.limitsElo ? levelOfElo(m_settings.elo) : levelOfSkill(m_settings.skill);
}

core::SearchResult EngineSession::search(const core::Limits& limits, const std::stop_token& stop) {
    const auto report = [this](const core::SearchInfo& info) {
        if (info.rank == 1) m_iteration.clear();
        m_iteration.push_back(info.line);
        if (info.rank <= m_settings.lines) line(protocol::formatInfo(info, m_game.position(), m_protocol));
    };
    if (const auto level = this->level()) return m_engine.play(m_game, *level, m_seed, stop, limits, report);
    return m_engine.search(m_game, limits, stop, report, m_settings.lines);
}

core::SearchResult EngineSession::timedSearch(const core::Limits& limits, const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    auto result = search(limits, stop);
    if (limits.plan && !limits.pondering)
        m_overhead.end(std::min(std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start),
                                limits.plan->hard));
    return result;
}

/// USI has no words for a mate search on the opponent's time, or without a limit.
void EngineSession::startMateSearch(const protocol::Go& go) {
    m_pondering.reset();
    m_iteration.clear();
    auto limits = protocol::mateLimitsFor(go, m_protocol);
    if (m_protocol == Protocol::Uci) {
        if (const auto plan = limitsFor(go).plan)
            limits.moveTime = std::min(limits.moveTime.value_or(plan->soft), plan->soft);
        limits.moves = movesToSearch(go);
        limits.pondering = beginPondering(go);
        m_search.start([this, limits](const std::stop_token& stop) { return searchForMate(limits, stop); },
                       [this](const core::SearchResult& result) { answer(result); },
                       go.ponder || go.infinite);
        return;
    }
    const auto mate = [this, limits](const std::stop_token& stop) {
        line(protocol::formatCheckmate(findMate(limits, stop), m_game.position()));
        return core::SearchResult();
    };
    m_search.start(
        mate, [](const core::SearchResult&) {}, false);
}

std::optional<core::MateResult> EngineSession::findMate(const core::Limits& limits,
                                                        const std::stop_token& stop) const {
    if (core::whyNoMateSearch(m_game.spec())) return std::nullopt;
    if (!m_game.isOver()) return core::searchMate(m_game, limits, stop);
    core::MateResult none;
    none.verdict = core::MateResult::Verdict::NoMate;
    return none;
}

core::SearchResult EngineSession::searchForMate(const core::Limits& limits, const std::stop_token& stop) {
    const auto mate = findMate(limits, stop);
    if (mate && mate->verdict == core::MateResult::Verdict::Mate) {
        const auto info = protocol::infoOf(*mate);
        m_iteration = {info.line};
        line(protocol::formatInfo(info, m_game.position(), m_protocol));
        return {info.line.front(), info.score, info.depth, info.nodes};
    }
    const bool isProved = mate && mate->verdict == core::MateResult::Verdict::NoMate;
    remark(isProved ? "There is no mate by checks." : "No mate was found.");
    return search({std::nullopt, std::nullopt, NodesWithoutMate, limits.moves}, stop);
}

void EngineSession::answer(const core::SearchResult& result) {
    if (m_claimsWin) return line(protocol::formatWinClaim());
    const auto reply = result.move ? replyTo(*result.move) : std::nullopt;
    line(protocol::formatBestMove(result.move, m_game.position(), m_protocol, reply));
}

std::optional<core::Move> EngineSession::replyTo(const core::Move& move) const {
    const auto found = std::find_if(m_iteration.begin(), m_iteration.end(), [&](const auto& line) {
        return line.size() > 1 && line.front() == move;
    });
    return found == m_iteration.end() ? std::nullopt : std::optional((*found)[1]);
}

void EngineSession::line(const std::string& text) {
    const std::lock_guard lock(m_outputMutex);
    m_output(text);
}

} // namespace komadai
