#include "core/search/mate_search.h"

#include "core/rules/end_of_game.h"
#include "core/rules/keys.h"
#include "core/rules/position_model.h"
#include "core/search/mate_table.h"
#include "core/search/time.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <map>
#include <type_traits>
#include <unordered_map>
#include <utility>

namespace komadai::core {
namespace {

/// No mate is longer, in plies.
constexpr int LongestPath = 2000;
constexpr std::uint32_t Never = ProofNumbers::Never;

constexpr Goal other(Goal goal) { return goal == Goal::Mate ? Goal::Escape : Goal::Mate; }

/// Whether a mate remains a mate when pieces move from the defender's hand to the attacker's.
template <class Geometry>
bool isMonotonous(const MoveTables<Geometry>& tables) {
    const VariantSpec& variant = *tables.variant;
    const auto becomesAnother = [](const PieceSpec& piece) { return !piece.promotionChoices.empty(); };
    // With fewer pieces to interpose, a distant check by a kind that may not mate would become a forbidden mate.
    const auto& noMate = variant.drops.noMate;
    return variant.drops.allowed && tables.droppable.size() <= PackedHand::MaxKinds &&
           tables.squares <= PackedHand::MaxCount && variant.ends.bareKing == BareKingRule::None &&
           variant.ends.minors.empty() && (!noMate || tables.kind(Side::First, *noMate).slides.empty()) &&
           std::none_of(variant.pieces.begin(), variant.pieces.end(), becomesAnother);
}

/// Positions of the game that end it if they occur once more.
std::vector<std::uint64_t> exhaustedPositions(const Game& game) {
    const int fold = game.spec().ends.repetition.fold;
    std::map<std::uint64_t, int> occurrences;
    for (int ply = 0; ply <= game.plyCount(); ++ply)
        ++occurrences[game.positionAt(ply).key()];
    std::vector<std::uint64_t> exhausted;
    for (const auto& [key, count] : occurrences)
        if (fold > 0 && count >= fold - 1) exhausted.push_back(key);
    return exhausted;
}

/// The history by which `endOf` judges a position of this search (see PositionHistory): the game before the root alone.
/// Repetitions within the search are escapes of another kind, see MateSearcher::repeatedPly. No position reaches the move
/// limit, as it bounds the length of the mate, see searchMate.
struct GameBefore {
    const std::vector<std::uint64_t>& exhausted;
    std::uint64_t key; ///< of the position

    int quietPlies() const { return 0; }
    std::optional<Repetition> repetition(const RepetitionRule&) const {
        const bool isRepeated = std::find(exhausted.begin(), exhausted.end(), key) != exhausted.end();
        // Who has given check does not matter to an escape.
        return isRepeated ? std::optional(Repetition{}) : std::nullopt;
    }
};

/// A df-pn search. Used for one search only.
///
/// A mate is proved by a finite tree without repetitions, so it holds whatever way led to the position. An escape may depend on
/// a return to an earlier position, and then it does not hold for other ways to the same position. So each escape has the ply
/// of the earliest position on which it depends. If that position lies in its own subtree, the escape is stored for the
/// position; otherwise, only for the position together with the way to it.
template <class Geometry>
class MateSearcher {
public:
    /// `table` is empty; it and `budget` outlive the searcher.
    MateSearcher(const Game& game, const Position<Geometry>& root, const Budget& budget, MateTable& table)
        : m_tables(*std::get<std::shared_ptr<const MoveTables<Geometry>>>(game.variant()->tables())),
          m_exhausted(exhaustedPositions(game)), m_sharesHands(isMonotonous(m_tables) && m_exhausted.empty()),
          m_attacker(root.sideToMove()), m_budget(budget), m_table(table), m_position(root),
          m_frames(LongestPath + 2) {}

    /// Searches for a mate in at most `maxPly` plies with at most `maxNodes` nodes. The result counts the nodes of all runs.
    MateResult run(int maxPly, std::uint64_t maxNodes) {
        if (m_nodes > 0) m_table.clear();
        m_maxPly = std::min(maxPly, LongestPath);
        m_lastNode = maxNodes > UINT64_MAX - m_nodes ? UINT64_MAX : m_nodes + maxNodes;
        m_stopped = false;
        m_frames[0].key = m_position.key();
        m_frames[0].way = spread(m_position.key());
        const Found found = search(0, {{Never, Never}});
        MateResult result;
        if (!m_stopped && found.numbers[Goal::Mate] == 0) result.line = line();
        if (!result.line.empty()) result.verdict = MateResult::Verdict::Mate;
        if (!m_stopped && found.numbers[Goal::Escape] == 0 && found.dependsOn == Nothing)
            result.verdict = MateResult::Verdict::NoMate;
        result.nodes = m_nodes;
        return result;
    }

private:
    using Undo = typename Position<Geometry>::Undo;
    using Found = MateTable::ProofResult;

    static constexpr int Nothing = LongestPath + 1; ///< dependence of an escape that holds whatever the way
    static constexpr int Depth = -1;                ///< dependence of an escape that rests on the depth limit

    struct Child {
        PlainMove move;
        Found found;
        int waitsFor = None; ///< the child that must be mate before this one is searched
        static constexpr int None = -1;
    };
    struct Frame {
        std::uint64_t key = 0; ///< of the position
        std::uint64_t way = 0; ///< hash of all positions from the root to this one
        std::vector<Child> children;
        Undo undo;
    };
    /// The move of the mating line in a position, and the number of plies to the mate.
    struct PlannedMove {
        PlainMove move;
        int length;
    };
    /// The key of a position in the table.
    struct TableKey {
        std::uint64_t board;
        PackedHand hand;
    };

    Frame& frame(int ply) { return m_frames[static_cast<std::size_t>(ply)]; }
    /// The goal of the side to move.
    static Goal goalAt(int ply) { return ply % 2 == 0 ? Goal::Mate : Goal::Escape; }
    static Found mateIn(int plies) { return {ProofNumbers::reached(Goal::Mate), plies, Nothing}; }
    static Found escape(int dependsOn = Nothing) {
        return {ProofNumbers::reached(Goal::Escape), 0, dependsOn};
    }

    // the tree
    Found search(int ply, const ProofNumbers& limits);
    Found searchBelow(int ply, const ProofNumbers& limits);
    static bool isBelow(const ProofNumbers& numbers, const ProofNumbers& limits) {
        return numbers[Goal::Mate] < limits[Goal::Mate] && numbers[Goal::Escape] < limits[Goal::Escape];
    }
    void expand(int ply);
    void keepAllowed(std::vector<PlainMove>& moves) const;
    void chainDrops(std::vector<Child>& children) const;
    Found look(int ply);
    Found sumUp(int ply);
    ProofNumbers limitsBelow(int ply, const ProofNumbers& limits, const Child& chosen);
    Child* bestChild(int ply);
    static bool isWaiting(const std::vector<Child>& children, const Child& child) {
        return child.waitsFor != Child::None && !child.found.numbers.isDecided() &&
               children[static_cast<std::size_t>(child.waitsFor)].found.numbers[Goal::Mate] != 0;
    }
    void enter(int ply, const PlainMove& move);
    void leave(int ply, const PlainMove& move) { m_position.unmake(move, frame(ply).undo); }

    // what is known
    TableKey tableKey() const;
    std::optional<Found> recall(int ply) const;
    void remember(int ply, const Found& found, std::uint64_t work);

    // ends
    std::optional<int> repeatedPly(int ply) const;
    GameBefore history() const { return {m_exhausted, m_position.key()}; }

    // the line
    std::vector<Move> line();
    std::optional<int> plan(int ply);
    static Child shortestMate(const std::vector<Child>& children) {
        const auto order = [](const Child& child) {
            return std::pair(child.found.numbers[Goal::Mate], child.found.length);
        };
        return *std::min_element(children.begin(), children.end(),
                                 [&](const Child& a, const Child& b) { return order(a) < order(b); });
    }

    const MoveTables<Geometry>& m_tables;
    const std::vector<std::uint64_t> m_exhausted;
    const bool m_sharesHands;
    const Side m_attacker;
    const Budget& m_budget;
    MateTable& m_table;
    Position<Geometry> m_position;
    std::vector<Frame> m_frames;
    std::vector<PlainMove> m_generated, m_counted;
    std::unordered_map<std::uint64_t, PlannedMove> m_plan; ///< by key
    int m_maxPly = 0;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_lastNode = 0;
    bool m_stopped = false;
};

// --- the tree

/// Searches until a proof number of the position reaches its limit, unless the table has such a result. Meaningless once
/// `m_stopped` is set.
template <class Geometry>
auto MateSearcher<Geometry>::search(int ply, const ProofNumbers& limits) -> Found {
    const auto known = recall(ply);
    return known && !isBelow(known->numbers, limits) ? *known : searchBelow(ply, limits);
}

/// The same without looking in the table.
template <class Geometry>
auto MateSearcher<Geometry>::searchBelow(int ply, const ProofNumbers& limits) -> Found {
    const std::uint64_t nodesBefore = m_nodes;
    expand(ply);
    Found found = sumUp(ply);
    while (!m_stopped && !found.numbers.isDecided() && isBelow(found.numbers, limits)) {
        Child& child = *bestChild(ply);
        enter(ply, child.move);
        child.found = search(ply + 1, limitsBelow(ply, limits, child));
        leave(ply, child.move);
        found = sumUp(ply);
    }
    if (!m_stopped) remember(ply, found, m_nodes - nodesBefore);
    return found;
}

/// Generates the children of the position, up to the first one that decides it.
template <class Geometry>
void MateSearcher<Geometry>::expand(int ply) {
    const Goal goal = goalAt(ply);
    auto& children = frame(ply).children;
    children.clear();
    m_generated.clear();
    if (goal == Goal::Mate)
        m_position.addChecks(m_generated);
    else
        m_position.addLegalMoves(m_generated);
    if (ply == 0) keepAllowed(m_generated);
    for (const PlainMove& move : m_generated) {
        if (m_stopped) return;
        enter(ply, move);
        children.push_back({move, look(ply + 1)});
        leave(ply, move);
        const Found& found = children.back().found;
        if (found.numbers[goal] == 0 && found.dependsOn == Nothing && found.length == 0) break;
    }
    if (goal == Goal::Escape) chainDrops(children);
}

/// Removes the first moves that the limits do not allow.
template <class Geometry>
void MateSearcher<Geometry>::keepAllowed(std::vector<PlainMove>& moves) const {
    const auto& allowed = m_budget.moves();
    if (allowed.empty()) return;
    std::erase_if(moves, [&](const PlainMove& move) {
        return std::find(allowed.begin(), allowed.end(), moveOf(move)) == allowed.end();
    });
}

/// Of all drops on one square, the weakest piece is tried first. The next one is tried only if that does not help. Drops are
/// generated with the strongest piece first.
template <class Geometry>
void MateSearcher<Geometry>::chainDrops(std::vector<Child>& children) const {
    std::array<int, Geometry::MaxSquares> weakest;
    weakest.fill(Child::None);
    for (std::size_t i = children.size(); i-- > 0;) {
        const auto* drop = std::get_if<Drop>(&children[i].move);
        if (!drop) continue;
        int& previous = weakest[static_cast<std::size_t>(drop->to.index())];
        children[i].waitsFor = previous;
        previous = static_cast<int>(i);
    }
}

/// The result or first estimate for a position before its moves are searched.
template <class Geometry>
auto MateSearcher<Geometry>::look(int ply) -> Found {
    const bool attacks = goalAt(ply) == Goal::Mate;
    if (const auto end = endOf(m_position, history(), LegalMoveTest::Late))
        return end->outcome == Outcome{m_attacker, EndReason::Checkmate} ? mateIn(0) : escape();
    const std::uint64_t evasions = attacks ? 1 : m_position.countLegalMoves();
    if (evasions == 0) return mateIn(0);
    if (const auto repeated = repeatedPly(ply)) return escape(*repeated);
    if (ply >= m_maxPly) return escape(Depth);
    if (const auto known = recall(ply)) return *known;
    if (!attacks) return {{{static_cast<std::uint32_t>(evasions), 1}}, 0, Nothing};
    m_counted.clear();
    m_position.addChecks(m_counted);
    if (m_counted.empty()) return escape();
    return {{{1, static_cast<std::uint32_t>(m_counted.size())}}, 0, Nothing};
}

/// Computes the proof numbers of a position from its children. One child can decide for the side to move; for the opponent,
/// all must.
template <class Geometry>
auto MateSearcher<Geometry>::sumUp(int ply) -> Found {
    const Goal own = goalAt(ply);
    const auto& children = frame(ply).children;
    std::uint32_t least = Never;
    std::uint64_t sum = 0;
    int longest = 0;
    int shortest = LongestPath;
    int earliest = Nothing; // dependence of all escapes together
    int latest = Depth;     // of the best escape
    for (const Child& child : children) {
        const Found& found = child.found;
        if (found.numbers[Goal::Mate] == 0) {
            longest = std::max(longest, found.length);
            shortest = std::min(shortest, found.length);
        }
        if (found.numbers[Goal::Escape] == 0) {
            earliest = std::min(earliest, found.dependsOn);
            latest = std::max(latest, found.dependsOn);
        }
        if (isWaiting(children, child)) continue;
        least = std::min(least, found.numbers[own]);
        sum += found.numbers[other(own)];
    }
    if (least == 0 || sum == 0) {
        const Goal reached = least == 0 ? own : other(own);
        if (reached == Goal::Mate) return mateIn(1 + (own == Goal::Mate ? shortest : longest));
        const int dependsOn = own == Goal::Mate ? earliest : latest;
        return escape(dependsOn >= ply ? Nothing : dependsOn);
    }
    Found found{{}, 0, Nothing};
    found.numbers[own] = least;
    found.numbers[other(own)] = static_cast<std::uint32_t>(std::min<std::uint64_t>(sum, Never - 1));
    return found;
}

template <class Geometry>
auto MateSearcher<Geometry>::bestChild(int ply) -> Child* {
    const Goal goal = goalAt(ply);
    auto& children = frame(ply).children;
    Child* best = nullptr;
    for (Child& child : children)
        if (!isWaiting(children, child) && (!best || child.found.numbers[goal] < best->found.numbers[goal]))
            best = &child;
    return best;
}

/// The limits for the search of the chosen child: until the position itself reaches a limit, or another child is better by a
/// quarter. The quarter prevents frequent switching between equally good children.
template <class Geometry>
ProofNumbers MateSearcher<Geometry>::limitsBelow(int ply, const ProofNumbers& limits, const Child& chosen) {
    const Goal own = goalAt(ply);
    const auto& children = frame(ply).children;
    std::uint32_t second = Never;
    std::uint64_t othersSum = 0;
    for (const Child& child : children) {
        if (&child == &chosen || isWaiting(children, child)) continue;
        second = std::min(second, child.found.numbers[own]);
        othersSum += child.found.numbers[other(own)];
    }
    const std::uint64_t better = std::uint64_t{second} + second / 4 + 1;
    ProofNumbers below;
    below[own] = static_cast<std::uint32_t>(std::min<std::uint64_t>(limits[own], better));
    below[other(own)] =
        limits[other(own)] == Never ? Never : limits[other(own)] - static_cast<std::uint32_t>(othersSum);
    return below;
}

template <class Geometry>
void MateSearcher<Geometry>::enter(int ply, const PlainMove& move) {
    ++m_nodes;
    m_stopped = m_stopped || m_nodes > m_lastNode || m_budget.isSpent(m_nodes);
    frame(ply).undo = m_position.make(move);
    Frame& next = frame(ply + 1);
    next.key = m_position.key();
    next.way = spread(frame(ply).way ^ next.key);
}

// --- what is known

template <class Geometry>
auto MateSearcher<Geometry>::tableKey() const -> TableKey {
    TableKey key{m_position.key(), {}};
    if (!m_sharesHands) return key;
    for (std::size_t i = 0; i < m_tables.droppable.size(); ++i) {
        const PieceType type = m_tables.droppable[i];
        for (const Side side : Sides)
            key.board ^= m_tables.handKey(side, type, m_position.hand(side).count(type));
        key.hand.put(static_cast<int>(i), m_position.hand(m_attacker).count(type));
    }
    return key;
}

template <class Geometry>
auto MateSearcher<Geometry>::recall(int ply) const -> std::optional<Found> {
    const auto [board, hand] = tableKey();
    auto known = m_table.find(board, hand);
    if (known && known->numbers[Goal::Mate] == 0 && ply + known->length > m_maxPly) known.reset();
    if (known && known->numbers.isDecided()) return known;
    if (auto onThisWay = m_table.find(m_frames[static_cast<std::size_t>(ply)].way, {})) return onThisWay;
    return known;
}

template <class Geometry>
void MateSearcher<Geometry>::remember(int ply, const Found& found, std::uint64_t work) {
    const auto [board, hand] = tableKey();
    if (found.numbers[Goal::Escape] == 0 && found.dependsOn != Nothing)
        m_table.store(frame(ply).way, {}, found, work);
    else
        m_table.store(board, hand, found, work);
}

// --- ends

template <class Geometry>
std::optional<int> MateSearcher<Geometry>::repeatedPly(int ply) const {
    const std::uint64_t key = m_frames[static_cast<std::size_t>(ply)].key;
    for (int earlier = ply - 4; earlier >= 0; earlier -= 2)
        if (m_frames[static_cast<std::size_t>(earlier)].key == key) return earlier;
    return std::nullopt;
}

// --- the line

/// The line of the proved mate; empty if the limits end the search first.
template <class Geometry>
std::vector<Move> MateSearcher<Geometry>::line() {
    m_plan.clear();
    if (!plan(0)) return {};
    std::vector<Move> line;
    std::vector<PlainMove> played;
    for (auto step = m_plan.find(m_position.key()); step != m_plan.end();
         step = m_plan.find(m_position.key())) {
        played.push_back(step->second.move);
        line.push_back(moveOf(played.back()));
        enter(static_cast<int>(played.size()) - 1, played.back());
    }
    for (std::size_t ply = played.size(); ply-- > 0;)
        leave(static_cast<int>(ply), played[ply]);
    return line;
}

/// Goes through all defences against a proved mate. This verifies the proof and finds the exact length, of which the table has
/// only an upper bound. Entries that the table has lost are searched again. Returns the plies to the mate; none if the limits
/// end the search first.
template <class Geometry>
std::optional<int> MateSearcher<Geometry>::plan(int ply) {
    const std::uint64_t key = frame(ply).key;
    if (const auto known = m_plan.find(key); known != m_plan.end()) return known->second.length;
    const Found found = searchBelow(ply, {{Never, Never}});
    if (m_stopped || found.numbers[Goal::Mate] != 0) return std::nullopt;
    auto& children = frame(ply).children;
    if (goalAt(ply) == Goal::Mate) children = {shortestMate(children)};
    std::optional<PlannedMove> longest;
    for (const Child& child : children) {
        enter(ply, child.move);
        const auto length = child.found.length == 0 ? 0 : plan(ply + 1);
        leave(ply, child.move);
        if (!length) return std::nullopt;
        if (!longest || *length >= longest->length) longest = PlannedMove{child.move, *length + 1};
    }
    m_plan.emplace(key, *longest);
    return longest->length;
}

[[maybe_unused]] bool isMateLine(Game game, const std::vector<Move>& line) {
    for (const Move& move : line)
        if (game.play(move)) return false;
    return game.outcome() && game.outcome()->reason == EndReason::Checkmate;
}

/// Searches for shorter mates, each with a multiple of the work for the first one. This is needed because df-pn may find a long
/// mate before a short one.
template <class Geometry>
MateResult searchAndShorten(MateSearcher<Geometry>& searcher, int maxPly) {
    constexpr std::uint64_t LittleWork = 1000;
    constexpr std::uint64_t WorkToShorten = 10;
    MateResult best = searcher.run(maxPly, UINT64_MAX);
    const std::uint64_t work = WorkToShorten * best.nodes + LittleWork;
    while (best.line.size() > 1) {
        MateResult shorter = searcher.run(static_cast<int>(best.line.size()) - 2, work);
        best.nodes = shorter.nodes;
        if (shorter.line.empty()) break;
        best = std::move(shorter);
    }
    return best;
}

} // namespace

std::optional<MateRefusal> whyNoMateSearch(const VariantSpec& variant) {
    const auto royals = std::count_if(variant.pieces.begin(), variant.pieces.end(),
                                      [](const PieceSpec& piece) { return piece.royal; });
    if (variant.effects || royals == 0) return MateRefusal::NoCheck;
    return royals > 1 ? std::optional(MateRefusal::SeveralRoyals) : std::nullopt;
}

MateResult searchMate(const Game& game, const Limits& limits, std::stop_token stop, int hashMegabytes) {
    assert(!game.isOver() && !whyNoMateSearch(game.spec()));
    const Budget budget(limits, std::move(stop));
    MateTable table(hashMegabytes);
    int maxPly = limits.depth.value_or(LongestPath);
    if (const int moves = game.spec().ends.moveLimit.moves; moves > 0)
        maxPly = std::min(maxPly, 2 * moves - game.quietPlies());
    MateResult result = std::visit(
        [&]<class TypedPosition>(const TypedPosition& root) -> MateResult {
            if constexpr (std::is_same_v<TypedPosition, EffectsPosition>) {
                return {};
            } else {
                MateSearcher searcher(game, root, budget, table);
                return searchAndShorten(searcher, maxPly);
            }
        },
        game.position().model().position);
    assert(result.line.empty() || isMateLine(game, result.line));
    result.elapsed = budget.elapsed();
    return result;
}

} // namespace komadai::core
