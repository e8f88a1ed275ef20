#include "core/practice/puzzle_finder.h"

#include "core/record/tree_cursor.h"
#include "core/rules/move_course.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace komadai::core {
namespace {

/// A puzzle in which even the best move leaves a smaller chance to win is of no use.
constexpr double LeastChance = 0.4;

/// One line of play and its score for the side to move.
struct ScoredLine {
    Score score = Score::centipawns(0);
    std::vector<Move> moves;
};

/// What a search has found, the best line first.
struct Lines {
    std::vector<ScoredLine> lines;
    /// The depth from which on the best move was always the same one.
    int foundAt = 0;

    const ScoredLine& best() const { return lines[0]; }
    const Move& move() const { return best().moves.front(); }
    const ScoredLine* second() const { return lines.size() > 1 ? &lines[1] : nullptr; }
};

/// Searches positions of one variant, each with a cleared engine.
class Searches {
public:
    Searches(Engine& engine, const VariantSpec& variant, std::stop_token stop)
        : m_engine(engine), m_chance(WinChance::of(variant)), m_stop(std::move(stop)) {
        m_engine.setThreads(1);
    }

    /// The best lines of the last finished iteration; none if there is none, or on a stop request.
    std::optional<Lines> search(const Game& game, std::uint64_t nodes, int lines) {
        m_engine.clear();
        Lines found;
        std::optional<Move> best;
        const auto listen = [&](const SearchInfo& info) {
            if (info.rank == 1) {
                found.lines.clear();
                if (best != info.line.front()) found.foundAt = info.depth;
                best = info.line.front();
            }
            found.lines.push_back({info.score, info.line});
        };
        Limits limits{std::nullopt, std::nullopt, nodes};
        // Moves that are asked for are not left out: without promotion, a move can solve the puzzle as well. With special effects,
        // nothing is left out, and there can be very many moves.
        if (!game.position().effects()) limits.moves = game.position().legalMoves();
        m_engine.search(game, limits, m_stop, listen, lines);
        if (m_stop.stop_requested() || found.lines.empty()) return std::nullopt;
        return found;
    }
    /// The score of one move; none on a stop request.
    std::optional<Score> scoreOf(const Game& game, const Move& move, std::uint64_t nodes) {
        m_engine.clear();
        const auto result = m_engine.search(game, {std::nullopt, std::nullopt, nodes, {move}}, m_stop);
        if (m_stop.stop_requested()) return std::nullopt;
        return result.score;
    }

    double chance(Score score) const { return m_chance.at(score); }
    /// Whether the best line is so much better than the second that no other move is good. The last move of a forced win may be
    /// one of several, unless it `isFirst`: the one that begins the puzzle.
    bool isOnlyGood(const Lines& found, double margin, bool isFirst) const {
        const ScoredLine* second = found.second();
        if (!second) return true;
        const Score best = found.best().score;
        if (!best.isWin()) return chance(best) - chance(second->score) >= margin;
        if (!isFirst && best.matePlies() == 1) return true;
        return !second->score.isWin() || best.matePlies() < second->score.matePlies();
    }

private:
    Engine& m_engine;
    WinChance m_chance;
    std::stop_token m_stop;
};

/// Whether the move takes the piece that has just captured.
bool takesBack(const Game& game, const Move& move) {
    if (game.plyCount() == 0) return false;
    const auto last = courseOf(game.moves().back(), game.positionAt(game.plyCount() - 1));
    if (last.victims.empty()) return false;
    const auto victims = courseOf(move, game.position()).victims;
    return std::any_of(victims.begin(), victims.end(),
                       [&](const auto& victim) { return victim.square == last.to(); });
}

/// The moves of the opponent and of the solver after those of `line`, while the solver's is the only good one.
void extendLine(Searches& searches, Game game, const Lines& found, const PuzzlePlan& plan,
                std::vector<Move>& line) {
    line = {found.move()};
    game.play(line.front());
    while (!game.isOver() && static_cast<int>(line.size()) < 2 * plan.mostSolverMoves - 1) {
        const auto reply = searches.search(game, plan.verifyNodes, 1);
        if (!reply) return;
        game.play(reply->move());
        if (game.isOver()) return;
        const auto next = searches.search(game, plan.verifyNodes, 2);
        if (!next || !searches.isOnlyGood(*next, plan.margin, false)) return;
        line.push_back(reply->move());
        line.push_back(next->move());
        game.play(next->move());
    }
}

/// The chance to win that the solution is worth, in steps of a thousandth.
double marginOf(const Searches& searches, Score best, Score second) {
    const double margin = searches.chance(best) - searches.chance(second);
    return std::round(std::max(0.0, margin) * 1000) / 1000;
}

PuzzleKind kindOf(const Searches& searches, Score best) {
    if (best.isWin()) return PuzzleKind::Mate;
    return searches.chance(best) >= TurningChance ? PuzzleKind::Advantage : PuzzleKind::OnlyMove;
}

bool isWanted(const PuzzlePlan& plan, PuzzleKind kind) {
    return plan.kinds.empty() || std::find(plan.kinds.begin(), plan.kinds.end(), kind) != plan.kinds.end();
}

/// The estimated difficulty. It grows with the depth at which a search finds the move, with the number of moves to choose from
/// and to find, and for a move that does not catch the eye: one that neither captures nor promotes.
int ratingOf(const Puzzle& puzzle, int foundAt) {
    constexpr double Easiest = 350, OfDepth = 90, OfChoice = 60, OfMove = 200, OfQuietMove = 120;
    const auto choices = static_cast<double>(puzzle.position.legalMoves().size());
    const MoveCourse course = courseOf(puzzle.line.front(), puzzle.position);
    const bool isQuiet = course.victims.empty() && !course.promotion;
    const double rating = Easiest + OfDepth * (foundAt - 1) + OfChoice * std::log2(choices) +
                          OfMove * (puzzle.solverMoves() - 1) + (isQuiet ? OfQuietMove : 0);
    return std::clamp(static_cast<int>(std::lround(rating)), LeastPuzzleRating, MostPuzzleRating);
}

std::optional<Puzzle> verify(Searches& searches, const Game& game, const Move& candidate,
                             const PuzzlePlan& plan) {
    const auto found = searches.search(game, plan.verifyNodes, 2);
    if (!found || found->move() != candidate || !searches.isOnlyGood(*found, plan.margin, true))
        return std::nullopt;
    const Score best = found->best().score;
    if (searches.chance(best) < LeastChance || !isWanted(plan, kindOf(searches, best))) return std::nullopt;
    Puzzle puzzle{game.position(), {}};
    extendLine(searches, game, *found, plan, puzzle.line);
    puzzle.kind = kindOf(searches, best);
    if (puzzle.kind == PuzzleKind::Mate) puzzle.mateMoves = (best.matePlies() + 1) / 2;
    puzzle.best = best;
    puzzle.second = found->second()->score;
    puzzle.margin = marginOf(searches, best, *puzzle.second);
    puzzle.rating = ratingOf(puzzle, found->foundAt);
    if (!canBePlayed(puzzle)) return std::nullopt; // the opponent holds out longer than the search foresaw
    return puzzle;
}

/// Puzzles in the order of the game, of which only the most difficult ones are kept.
std::vector<Puzzle> hardest(std::vector<Puzzle> puzzles, int most) {
    while (static_cast<int>(puzzles.size()) > most)
        puzzles.erase(std::min_element(puzzles.begin(), puzzles.end(),
                                       [](const Puzzle& a, const Puzzle& b) { return a.rating < b.rating; }));
    return puzzles;
}

/// Which positions of a recorded line are worth a search, by the evaluations in the record.
class Candidates {
public:
    explicit Candidates(const GameTree& tree)
        : m_line(tree.lineThrough(GameTree::root())), m_evaluations(storedEvaluations(tree)),
          m_chances(WinChance::of(tree.spec())) {}

    const std::vector<NodeId>& line() const { return m_line; }
    /// See findPuzzles. `ply` is the number of moves before the position.
    bool has(std::size_t ply) const {
        const auto score = scoreAt(ply);
        if (!score || score->isMate()) return !score || score->isWin();
        const double chance = m_chances.at(*score);
        if (chance > DecidedChance || chance < 1 - DecidedChance) return false;
        const auto before = ply == 0 ? std::nullopt : scoreAt(ply - 1);
        const auto after = scoreAt(ply + 1);
        if (!before || !after) return true;
        const bool opponentErred = chance - (1 - m_chances.at(*before)) >= MistakeLoss;
        const bool solverErred = chance - (1 - m_chances.at(*after)) >= MistakeLoss;
        return opponentErred || solverErred;
    }

private:
    std::optional<Score> scoreAt(std::size_t ply) const {
        if (ply >= m_line.size()) return std::nullopt;
        const auto found = m_evaluations.find(m_line[ply]);
        return found == m_evaluations.end() ? std::nullopt : std::optional(found->second.score);
    }

    std::vector<NodeId> m_line;
    Evaluations m_evaluations;
    WinChance m_chances;
};

/// The moves by which a mistake can be put right, the best one first; empty if there are too many.
std::vector<Move> goodMoves(const Searches& searches, const Lines& found) {
    const Score best = found.best().score;
    std::vector<Move> moves;
    for (const ScoredLine& line : found.lines) {
        const bool isGood = best.isWin()
                                ? line.score.isWin()
                                : searches.chance(best) - searches.chance(line.score) < InaccuracyLoss;
        if (isGood) moves.push_back(line.moves.front());
    }
    return moves.size() > MostGoodMoves ? std::vector<Move>() : moves;
}

std::optional<Puzzle> puzzleOfMistake(Searches& searches, const Game& game, const MoveReview& fault,
                                      const PuzzlePlan& plan) {
    const Move& played = fault.move;
    const auto found = searches.search(game, plan.verifyNodes, MostGoodMoves + 1);
    if (!found) return std::nullopt;
    auto good = goodMoves(searches, *found);
    if (good.empty() || std::find(good.begin(), good.end(), played) != good.end()) return std::nullopt;
    // Of several good moves the review has named one; the solution is the same.
    if (!fault.before.line.empty()) {
        const auto named = std::find(good.begin(), good.end(), fault.before.line.front());
        if (named != good.end()) std::rotate(good.begin(), named, named + 1);
    }
    const auto score = searches.scoreOf(game, played, plan.verifyNodes);
    if (!score) return std::nullopt;
    Puzzle puzzle{game.position(), {good.front()}, {good.begin() + 1, good.end()}, PuzzleKind::OwnMistake};
    puzzle.best = found->best().score;
    puzzle.second = score;
    puzzle.margin = marginOf(searches, puzzle.best, *score);
    const bool isFault = puzzle.margin >= InaccuracyLoss || (puzzle.best.isWin() && !score->isWin());
    if (!isFault) return std::nullopt;
    puzzle.played = played;
    puzzle.rating = ratingOf(puzzle, found->foundAt);
    return puzzle;
}

PuzzleCheck checkMistake(Searches& searches, const Puzzle& puzzle, std::uint64_t nodes) {
    using Verdict = PuzzleCheck::Verdict;
    const Game game(puzzle.position);
    const auto found = searches.search(game, nodes, 1);
    if (!found) return {Verdict::Unfinished};
    const double best = searches.chance(found->best().score);
    double worst = best;
    std::vector<Move> good{puzzle.line.front()};
    good.insert(good.end(), puzzle.accepted.begin(), puzzle.accepted.end());
    for (const Move& move : good) {
        const auto score = searches.scoreOf(game, move, nodes);
        if (!score) return {Verdict::Unfinished};
        worst = std::min(worst, searches.chance(*score));
    }
    if (best - worst >= MistakeLoss) {
        const bool isOther = std::find(good.begin(), good.end(), found->move()) == good.end();
        return {Verdict::NotBest, 0, isOther ? std::optional(found->move()) : std::nullopt};
    }
    if (!puzzle.played) return {Verdict::Sound};
    const auto score = searches.scoreOf(game, *puzzle.played, nodes);
    if (!score) return {Verdict::Unfinished};
    if (searches.chance(*score) >= worst) return {Verdict::NotUnique, 0, puzzle.played};
    return {Verdict::Sound};
}

/// Checks the solver's move number `index` of the line; `game` is the position before it.
PuzzleCheck checkMove(Searches& searches, const Puzzle& puzzle, const Game& game, std::size_t index,
                      std::uint64_t nodes, double margin) {
    using Verdict = PuzzleCheck::Verdict;
    const auto found = searches.search(game, nodes, 2);
    if (!found) return {Verdict::Unfinished, index};
    const Score best = found->best().score;
    const bool isMate = puzzle.kind == PuzzleKind::Mate;
    if (isMate && !best.isWin()) return {Verdict::NotAMate, index, found->move()};
    Game next = game;
    next.play(puzzle.line[index]);
    const bool endsGame =
        index > 0 && next.isOver() && next.outcome()->winner == game.position().sideToMove();
    if (endsGame) return {Verdict::Sound};
    if (found->move() != puzzle.line[index]) return {Verdict::NotBest, index, found->move()};
    if (!searches.isOnlyGood(*found, margin, index == 0))
        return {Verdict::NotUnique, index, found->second()->moves.front()};
    if (isMate && index == 0 && (best.matePlies() + 1) / 2 != *puzzle.mateMoves)
        return {Verdict::WrongMateLength, index};
    return {Verdict::Sound};
}

} // namespace

std::optional<Puzzle> findPuzzle(Engine& engine, const Game& game, const PuzzlePlan& plan,
                                 const std::stop_token& stop) {
    if (game.position().legalMoves().size() < 2) return std::nullopt;
    const Game start(game.position()); // what was played before is not part of a puzzle
    if (start.isOver()) return std::nullopt;
    Searches searches(engine, game.spec(), stop);
    const auto found = searches.search(start, plan.nodes, 2);
    if (!found || !searches.isOnlyGood(*found, plan.margin, true)) return std::nullopt;
    if (!isWanted(plan, kindOf(searches, found->best().score))) return std::nullopt;
    if (!plan.keepsTrivial && takesBack(game, found->move())) return std::nullopt;
    auto puzzle = verify(searches, start, found->move(), plan);
    if (stop.stop_requested()) return std::nullopt;
    return puzzle;
}

std::vector<Puzzle> findPuzzles(Engine& engine, const GameTree& tree, const PuzzlePlan& plan,
                                const std::stop_token& stop, const PuzzleProgress& progress) {
    std::vector<Puzzle> puzzles;
    const Candidates candidates(tree);
    const auto& line = candidates.line();
    TreeCursor cursor(tree);
    std::size_t nextPly = static_cast<std::size_t>(plan.fromPly) - 1;
    for (std::size_t ply = 0; ply < line.size() && !stop.stop_requested(); ++ply) {
        cursor.goTo(line[ply]);
        const bool isCandidate = ply >= nextPly && !cursor.game().isOver() && candidates.has(ply);
        auto puzzle = isCandidate ? findPuzzle(engine, cursor.game(), plan, stop) : std::nullopt;
        if (puzzle) {
            puzzle->source.node = line[ply];
            puzzles.push_back(std::move(*puzzle));
            nextPly = ply + static_cast<std::size_t>(plan.apart);
        }
        if (progress) progress(ply + 1, line.size());
    }
    return hardest(std::move(puzzles), plan.mostOfGame);
}

std::vector<Puzzle> puzzlesOfMistakes(Engine& engine, const GameTree& tree, const Evaluations& evaluations,
                                      Side side, const PuzzlePlan& plan, const std::stop_token& stop,
                                      const PuzzleProgress& progress, std::optional<NodeId> end) {
    ReviewPlan reviewed;
    reviewed.side = side;
    reviewed.fromPly = plan.fromPly;
    std::vector<MoveReview> faults = reviewOf(tree, evaluations, reviewed, end).moves;
    std::erase_if(faults, [](const MoveReview& move) { return !move.isFault(); });
    Searches searches(engine, tree.spec(), stop);
    std::vector<Puzzle> puzzles;
    for (std::size_t i = 0; i < faults.size(); ++i) {
        const NodeId before = *tree.parent(faults[i].node);
        const Game game(tree.position(before));
        auto puzzle = game.isOver() ? std::nullopt : puzzleOfMistake(searches, game, faults[i], plan);
        if (stop.stop_requested()) break;
        if (puzzle) {
            puzzle->source.node = before;
            puzzles.push_back(std::move(*puzzle));
        }
        if (progress) progress(i + 1, faults.size());
    }
    return puzzles;
}

PuzzleCheck checkPuzzle(Engine& engine, const Puzzle& puzzle, std::uint64_t nodes, double margin,
                        const std::stop_token& stop) {
    if (!canBePlayed(puzzle)) return {PuzzleCheck::Verdict::CannotBePlayed};
    Searches searches(engine, puzzle.variant(), stop);
    if (puzzle.kind == PuzzleKind::OwnMistake) return checkMistake(searches, puzzle, nodes);
    Game game(puzzle.position);
    for (std::size_t index = 0; index < puzzle.line.size(); ++index) {
        if (index % 2 == 0) {
            const auto check = checkMove(searches, puzzle, game, index, nodes, margin);
            if (check.verdict != PuzzleCheck::Verdict::Sound) return check;
        }
        game.play(puzzle.line[index]);
    }
    return {PuzzleCheck::Verdict::Sound};
}

} // namespace komadai::core
