#include "core/search/engine.h"

#include "core/endgames/endgame_cache.h"
#include "core/rules/position_model.h"
#include "core/search/effects_searcher.h"
#include "core/search/lead_limit.h"
#include "core/search/levels.h"
#include "core/search/network/builtin_networks.h"
#include "core/search/network/learned_networks.h"
#include "core/search/searcher.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <variant>

namespace komadai::core {
namespace {

/// Endgame tables are loaded and used once there are at most so many pieces.
constexpr int MostPiecesWithTables = MaxEndgamePieces + 12;

int piecesOf(const AnyPosition& position) {
    int pieces = 0;
    for (int square = 0; square < position.spec().size.squares(); ++square)
        pieces += position.pieceAt(Square::at(square)) ? 1 : 0;
    return pieces;
}

/// A line that ends in endgame tables is shown up to this length in plies.
constexpr std::size_t LongestLineOfTables = 12;

/// Lengthens a line that ends in a won or lost position of the tables by the best moves of both sides.
void followTables(const Endgames& endgames, AnyPosition position, std::vector<Move>& line) {
    for (const Move& move : line)
        position = position.after(move);
    while (line.size() < LongestLineOfTables) {
        const auto value = endgames.probe(position);
        if (!value || value->result == EndgameValue::Result::Draw) return;
        const auto moves = endgameMoves(endgames, position);
        if (moves.empty()) return;
        line.push_back(moves.front().move);
        position = position.after(moves.front().move);
    }
}

Engine::Listener withLinesOfTables(const Endgames& endgames, const Game& game,
                                   const Engine::Listener& listener) {
    return [&endgames, &game, &listener](SearchInfo info) {
        followTables(endgames, game.position(), info.line);
        listener(info);
    };
}

} // namespace

struct Engine::State {
    explicit State(int hashMegabytes) : table(hashMegabytes) {}

    /// The network for a search; null where there is none. Networks know little of impasse, as the games that they learn from are given
    /// up long before. They would let the side ahead close the walls that it must open (see core/search/lead_limit.h).
    std::shared_ptr<const Network> networkFor(const Game& game) {
        const std::uint64_t revision = networks ? networks->revision() : 0;
        if (networkVariant != game.variant() || networkRevision != revision) {
            network = networks ? networks->findAny(game.spec()) : builtinNetwork(game.spec());
            networkVariant = game.variant();
            networkRevision = revision;
        }
        return canEndInImpasse(game) ? nullptr : network;
    }

    /// The parameters for a search. In impasse the pieces are counted in the end, so the search must not leave out captures for the sake of
    /// mating attacks.
    SearchParameters parametersFor(const Game& game) const {
        if (canEndInImpasse(game)) return parametersOfLevels(game.spec());
        return parameters.value_or(usualParameters(game.spec()));
    }

    /// Prepares the evaluation of a variant with a network. Returns false if it is that of the search before.
    bool changeEvaluation(const std::shared_ptr<const Variant>& wanted,
                          std::shared_ptr<const Network> wantedNetwork) {
        if (variant == wanted && usedNetwork == wantedNetwork) return false;
        variant = wanted;
        usedNetwork = std::move(wantedNetwork);
        evaluation = std::monostate();
        return true;
    }
    /// The evaluation of the present search.
    template <class Geometry>
    const Evaluator<Geometry>& plainEvaluation() {
        if (!std::holds_alternative<Evaluator<Geometry>>(evaluation))
            evaluation.emplace<Evaluator<Geometry>>(variant->spec(), usedNetwork);
        return std::get<Evaluator<Geometry>>(evaluation);
    }
    const EffectsEvaluator& effectsEvaluation() {
        if (!std::holds_alternative<EffectsEvaluator>(evaluation))
            evaluation.emplace<EffectsEvaluator>(
                *std::get<std::shared_ptr<const EffectsTables>>(variant->tables()), usedNetwork);
        return std::get<EffectsEvaluator>(evaluation);
    }

    template <class Geometry>
    SearchResult run(const Position<Geometry>& root, const Game& game, Budget& budget, int depth, int lines,
                     const Listener& listener) {
        const auto make = [&, &evaluator = plainEvaluation<Geometry>()](auto& memory, Budget& ofThread) {
            return Searcher<Geometry>(game, root, evaluator, table, memory, ofThread, usedParameters,
                                      usedEndgames.get());
        };
        return runThreads<Searcher<Geometry>>(make, game, budget, depth, lines, listener);
    }
    SearchResult run(const EffectsPosition& root, const Game& game, Budget& budget, int depth, int lines,
                     const Listener& listener) {
        const auto make = [&, &evaluator = effectsEvaluation()](auto& memory, Budget& ofThread) {
            return EffectsSearcher(game, root, evaluator, table, memory, ofThread, usedParameters);
        };
        return runThreads<EffectsSearcher>(make, game, budget, depth, lines, listener);
    }

    /// Lazy SMP: all threads search the same position and share the transposition table. This thread answers. There are fewer
    /// helpers where the system has no more threads or memory.
    /// `make`  makes a searcher with a move memory and a budget.
    template <class SearcherType, class Make>
    SearchResult runThreads(const Make& make, const Game& game, Budget& budget, int depth, int lines,
                            const Listener& listener) {
        auto& memories = memoriesOf<typename SearcherType::Memory>();
        const auto memoryOf = [&](std::size_t thread) -> auto& {
            auto& memory = memories[thread];
            if (!memory) memory.emplace(game.spec());
            return *memory;
        };
        SearcherType answering = make(memoryOf(0), budget); // first, so that it gets the memory it needs
        std::vector<std::jthread> helpers;
        const auto help = [&](const std::stop_token& stop, std::size_t thread) {
            try {
                Budget ofHelper(budget, stop);
                SearcherType helper = make(memoryOf(thread), ofHelper);
                helper.run(depth, lines, {});
            } catch (const std::bad_alloc&) {
            }
        };
        helpers.reserve(memories.size());
        try {
            while (helpers.size() + 1 < memories.size())
                helpers.emplace_back(help, helpers.size() + 1);
        } catch (const std::system_error&) {
        } catch (const std::bad_alloc&) {
        }
        auto result = answering.run(depth, lines, listener);
        for (auto& helper : helpers)
            helper.request_stop();
        return result;
    }

    /// The move memory of each thread; none for a thread that has not searched yet.
    template <class Memory>
    using Memories = std::vector<std::optional<Memory>>;

    /// The memories for the present number of threads.
    template <class Memory>
    Memories<Memory>& memoriesOf() {
        if (!std::holds_alternative<Memories<Memory>>(memories)) memories = Memories<Memory>();
        auto& ofThreads = std::get<Memories<Memory>>(memories);
        ofThreads.resize(static_cast<std::size_t>(threads));
        return ofThreads;
    }
    void forgetMoves() { memories = {}; }

    /// The tables for a search; null where there are none, after a stop, and while they are still being loaded for a search with a
    /// time limit.
    std::shared_ptr<const Endgames> endgamesFor(const Game& game, const Limits& limits,
                                                const std::stop_token& stop) const {
        if (!cache || piecesOf(game.position()) > MostPiecesWithTables) return nullptr;
        const auto loaded =
            limits.isTimed() ? cache->ready(game.variant()) : cache->wait(game.variant(), stop);
        return loaded.value_or(nullptr);
    }

    TranspositionTable table;
    std::shared_ptr<EndgameCache> cache; ///< may be null
    /// By the last search, whose scores are in the table; may be null. Kept until the next search, so that no other tables can have this
    /// address when the two are compared.
    std::shared_ptr<const Endgames> usedEndgames;
    int threads = 1;
    std::optional<SearchParameters> parameters; ///< instead of the usual ones
    SearchParameters usedParameters;            ///< by the present search
    std::shared_ptr<LearnedNetworks> networks;  ///< may be null
    std::uint64_t networkRevision = 0;          ///< of these when `network` was found; 0 without them
    std::shared_ptr<const Variant> networkVariant;
    std::shared_ptr<const Network> network; ///< of `networkVariant`; may be null
    std::variant<Memories<MoveMemory>, Memories<PathMoveHistory>> memories;
    std::shared_ptr<const Variant> variant;     ///< of the evaluation and of the positions in the table
    std::shared_ptr<const Network> usedNetwork; ///< by the evaluation; may be null
    std::optional<int> leadLimit;               ///< by which the scores in the table were found
    std::variant<std::monostate, Evaluator<SmallBoard>, Evaluator<MediumBoard>, Evaluator<LargeBoard>,
                 EffectsEvaluator>
        evaluation;
};

Engine::Engine(int hashMegabytes) : m_state(std::make_unique<State>(hashMegabytes)) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

int Engine::usefulThreads() {
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, MaxThreads);
}

void Engine::setThreads(int threads) { m_state->threads = std::clamp(threads, 1, MaxThreads); }

void Engine::setNetwork(const std::shared_ptr<const Variant>& variant,
                        std::shared_ptr<const Network> network) {
    m_state->networkVariant = variant;
    m_state->network = std::move(network);
    m_state->networkRevision = m_state->networks ? m_state->networks->revision() : 0;
}

void Engine::useNetworks(std::shared_ptr<LearnedNetworks> networks) {
    if (networks == m_state->networks) return;
    m_state->networks = std::move(networks);
    m_state->networkVariant.reset(); // so that the next search asks anew
}

void Engine::useEndgames(std::shared_ptr<EndgameCache> cache) {
    if (cache == m_state->cache) return;
    m_state->cache = std::move(cache);
    m_state->usedEndgames.reset();
    m_state->table.clear(); // its scores may be of the tables before
}

void Engine::setParameters(const SearchParameters& parameters) { m_state->parameters = parameters; }

void Engine::clear() {
    m_state->table.clear();
    m_state->forgetMoves();
}

SearchResult Engine::search(const Game& game, const Limits& limits, std::stop_token stop,
                            const Listener& listener, int lines) {
    const Means means = allMeans(game, limits, stop);
    return searchWith(means, game, limits, std::move(stop), listener, lines);
}

Engine::Means Engine::allMeans(const Game& game, const Limits& limits, const std::stop_token& stop) {
    return {m_state->parametersFor(game), m_state->endgamesFor(game, limits, stop),
            m_state->networkFor(game)};
}

SearchResult Engine::searchWith(const Means& means, const Game& game, const Limits& limits,
                                std::stop_token stop, const Listener& listener, int lines) {
    Budget budget(limits, std::move(stop), Budget::Clock::now, means.parameters);
    const bool sameRules = m_state->variant == game.variant();
    const bool sameEvaluation = !m_state->changeEvaluation(game.variant(), means.network);
    const bool isRepeatable = (limits.nodes || limits.depth || limits.nodesPerMillisecond) &&
                              !limits.isTimed() && !limits.remembers;
    const auto limit = leadLimit(game);
    const bool sameScores =
        sameEvaluation && m_state->leadLimit == limit && m_state->usedEndgames == means.endgames;
    m_state->leadLimit = limit;
    m_state->usedEndgames = means.endgames;
    m_state->usedParameters = means.parameters;
    if (!sameScores) m_state->table.clear(); // its scores are for other rules, or count leads in another way
    if (!sameRules || isRepeatable) m_state->forgetMoves();
    m_state->table.beginSearch(isRepeatable);
    const Listener following =
        means.endgames && listener ? withLinesOfTables(*means.endgames, game, listener) : listener;
    return std::visit(
        [&](const auto& root) {
            return m_state->run(root, game, budget, limits.depth.value_or(scale::MaxPly), lines, following);
        },
        game.position().model().position);
}

SearchResult Engine::play(const Game& game, int level, std::uint64_t seed, std::stop_token stop,
                          const Limits& limits, const Listener& listener) {
    const LevelSpec& spec = levelSpec(level);
    Limits narrower = limits;
    narrower.depth = std::min(spec.depth, limits.depth.value_or(spec.depth));
    narrower.nodes = std::min(spec.nodes, limits.nodes.value_or(spec.nodes));
    std::vector<SearchInfo> lines; // of the last finished iteration
    const auto keep = [&](const SearchInfo& info) {
        if (info.rank == 1) lines.clear();
        lines.push_back(info);
        if (listener) listener(info);
    };
    const Means means =
        level == MaxLevel ? allMeans(game, narrower, stop) : Means{parametersOfLevels(game.spec())};
    SearchResult result = searchWith(means, game, narrower, std::move(stop), keep, spec.lines);
    if (spec.lines == 1 || lines.empty()) return result;
    const SearchInfo& chosen = lines[chooseLine(lines, spec.margin, seed ^ game.position().key())];
    result.move = chosen.line.front();
    result.score = chosen.score;
    return result;
}

} // namespace komadai::core
