#include "core/search/engine.h"

#include "core/rules/position_model.h"
#include "core/search/effects_searcher.h"
#include "core/search/lead_limit.h"
#include "core/search/levels.h"
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

struct Engine::State {
    explicit State(int hashMegabytes) : table(hashMegabytes) {}

    /// The evaluation of the variant, computed again only when the variant changes.
    template <class Geometry>
    const Evaluator<Geometry>& evaluationOf(const std::shared_ptr<const Variant>& wanted) {
        if (variant != wanted)
            evaluation.emplace<Evaluator<Geometry>>(wanted->spec(),
                                                    wanted == networkVariant ? network : nullptr);
        variant = wanted;
        return std::get<Evaluator<Geometry>>(evaluation);
    }
    const EffectsEvaluator& effectsEvaluationOf(const std::shared_ptr<const Variant>& wanted) {
        if (variant != wanted)
            evaluation.emplace<EffectsEvaluator>(
                *std::get<std::shared_ptr<const EffectsTables>>(wanted->tables()));
        variant = wanted;
        return std::get<EffectsEvaluator>(evaluation);
    }

    template <class Geometry>
    SearchResult run(const Position<Geometry>& root, const Game& game, const Budget& budget, int depth,
                     int lines, const Listener& listener) {
        return runThreads<Searcher<Geometry>>(root, evaluationOf<Geometry>(game.variant()), game, budget,
                                              depth, lines, listener);
    }
    SearchResult run(const EffectsPosition& root, const Game& game, const Budget& budget, int depth,
                     int lines, const Listener& listener) {
        return runThreads<EffectsSearcher>(root, effectsEvaluationOf(game.variant()), game, budget, depth,
                                           lines, listener);
    }

    /// Lazy SMP: all threads search the same position and share the transposition table. This thread answers. There are fewer
    /// helpers where the system has no more threads or memory.
    template <class SearcherType, class Root, class EvaluationType>
    SearchResult runThreads(const Root& root, const EvaluationType& evaluation, const Game& game,
                            const Budget& budget, int depth, int lines, const Listener& listener) {
        auto& memories = memoriesOf<typename SearcherType::Memory>();
        const auto memoryOf = [&](std::size_t thread) -> auto& {
            auto& memory = memories[thread];
            if (!memory) memory.emplace(game.spec());
            return *memory;
        };
        SearcherType answering(game, root, evaluation, table, memoryOf(0),
                               budget); // first, so that it gets the memory it needs
        std::vector<std::jthread> helpers;
        const auto help = [&](const std::stop_token& stop, std::size_t thread) {
            try {
                const Budget ofHelper(budget, stop);
                SearcherType(game, root, evaluation, table, memoryOf(thread), ofHelper).run(depth, lines, {});
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

    TranspositionTable table;
    int threads = 1;
    std::shared_ptr<const Variant> networkVariant;
    std::shared_ptr<const Network> network; ///< may be null
    std::variant<Memories<MoveMemory>, Memories<PathMoveHistory>> memories;
    std::shared_ptr<const Variant>
        variant;                  ///< the variant of the evaluation and of the positions in the table
    std::optional<int> leadLimit; ///< by which the scores in the table were found
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
    m_state->variant.reset(); // the evaluation and the scores in the table are made anew
}

void Engine::clear() {
    m_state->table.clear();
    m_state->forgetMoves();
}

SearchResult Engine::search(const Game& game, const Limits& limits, std::stop_token stop,
                            const Listener& listener, int lines) {
    const Budget budget(limits, std::move(stop));
    const bool sameRules = m_state->variant == game.variant();
    const bool isRepeatable = (limits.nodes || limits.depth) && !limits.moveTime && !limits.remembers;
    const auto limit = leadLimit(game);
    const bool sameScores = sameRules && m_state->leadLimit == limit;
    m_state->leadLimit = limit;
    if (!sameScores) m_state->table.clear(); // its scores are for other rules, or count leads in another way
    if (!sameRules || isRepeatable) m_state->forgetMoves();
    m_state->table.beginSearch(isRepeatable);
    return std::visit(
        [&](const auto& root) {
            return m_state->run(root, game, budget, limits.depth.value_or(scale::MaxPly), lines, listener);
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
    SearchResult result = search(game, narrower, std::move(stop), keep, spec.lines);
    if (spec.lines == 1 || lines.empty()) return result;
    const SearchInfo& chosen = lines[chooseLine(lines, spec.margin, seed ^ game.position().key())];
    result.move = chosen.line.front();
    result.score = chosen.score;
    return result;
}

} // namespace komadai::core
