#include "core/review/game_review.h"

#include "core/base/number.h"
#include "core/record/tree_cursor.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>
#include <utility>

namespace komadai::core {
namespace {

// --- plans as text

constexpr std::int64_t MostMilliseconds = 10'000'000'000; ///< so that sums of times fit any clock

bool readPart(std::string_view name, std::string_view value, ReviewPlan& plan) {
    if (name == "time") {
        const auto milliseconds = numberFrom<std::int64_t>(value, 1, MostMilliseconds);
        if (milliseconds) plan.moveTime = std::chrono::milliseconds(*milliseconds);
        return milliseconds.has_value();
    }
    if (name == "side" && (value == "first" || value == "second")) {
        plan.side = value == "first" ? Side::First : Side::Second;
        return true;
    }
    if (name == "depth") return (plan.depth = numberFrom<int>(value, 1)).has_value();
    if (name == "nodes") return (plan.nodes = numberFrom<std::uint64_t>(value, 1)).has_value();
    if (name == "threads") return readNumberInto(value, 1, Engine::MaxThreads, plan.threads);
    if (name == "from") return readNumberInto(value, 1, std::numeric_limits<int>::max(), plan.fromPly);
    return false;
}

// --- which moves

std::vector<NodeId> reviewedLine(const GameTree& tree, std::optional<NodeId> end) {
    return tree.pathTo(end.value_or(tree.mainLineEnd()));
}

Side moverOf(std::size_t ply, Side first) { return ply % 2 == 1 ? first : opponent(first); }

bool covers(const ReviewPlan& plan, std::size_t ply, Side mover) {
    return static_cast<int>(ply) >= plan.fromPly && (!plan.side || *plan.side == mover);
}

/// The number of moves of a side, evaluated or not.
struct CoveredMoves {
    int all = 0;        ///< of the plan
    int sinceFirst = 0; ///< of these: from the first evaluated one on

    void count(bool isEvaluated) {
        ++all;
        if (isEvaluated || sinceFirst > 0) ++sinceFirst;
    }
    bool areEnough(int reviewed) const {
        if (reviewed == 0) return false;
        return 2 * reviewed >= all || (2 * reviewed >= sinceFirst && reviewed >= EnoughMoves);
    }
};

// --- figures

double meanOf(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double deviationOf(const double* first, std::size_t count) {
    const std::vector<double> values(first, first + count);
    const double mean = meanOf(values);
    double sum = 0;
    for (const double value : values)
        sum += (value - mean) * (value - mean);
    return std::sqrt(sum / static_cast<double>(count));
}

/// How much the winning chance of the first player, in percent, varies around each move: the standard deviation in a window
/// of positions, from 0.5 to 12. `chances` has one more entry than there are moves.
std::vector<double> volatilities(const std::vector<double>& chances) {
    const std::size_t moves = chances.size() - 1;
    const std::size_t window = std::min(std::clamp<std::size_t>(moves / 10, 2, 8), chances.size());
    std::vector<double> weights;
    for (std::size_t move = 0; move < moves; ++move) {
        const std::size_t end =
            std::max(move + 2, window); // the window ends with the position after the move
        weights.push_back(std::clamp(deviationOf(chances.data() + (end - window), window), 0.5, 12.0));
    }
    return weights;
}

double firstPlayersChance(const MoveReview& move, bool isAfter) {
    const double chance = 100 * (isAfter ? move.chanceAfter : move.chanceBefore);
    return move.mover == Side::First ? chance : 100 - chance;
}

/// The weight of each move.
std::vector<double> weightsOf(const std::vector<MoveReview>& moves) {
    const int first = moves.front().ply - 1;
    std::vector<double> chances(static_cast<std::size_t>(moves.back().ply - first) + 1,
                                firstPlayersChance(moves.front(), false));
    std::size_t known = 0;
    for (const MoveReview& move : moves) {
        const auto at = static_cast<std::size_t>(move.ply - first);
        std::fill(chances.begin() + static_cast<std::ptrdiff_t>(known + 1),
                  chances.begin() + static_cast<std::ptrdiff_t>(at), firstPlayersChance(move, false));
        chances[at] = firstPlayersChance(move, true);
        known = at;
    }
    const auto all = volatilities(chances);
    std::vector<double> weights;
    weights.reserve(moves.size());
    for (const MoveReview& move : moves)
        weights.push_back(all[static_cast<std::size_t>(move.ply - first) - 1]);
    return weights;
}

SideReview reviewOfSide(const std::vector<MoveReview>& moves, const std::vector<double>& weights, Side side) {
    SideReview result;
    double weighted = 0, weight = 0, reciprocals = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const MoveReview& move = moves[i];
        if (move.mover != side) continue;
        const double accuracy = accuracyOf(move.loss);
        ++result.moves;
        ++result.counts[numberOf(move.verdict)];
        result.averageLoss += move.loss;
        result.averageCentipawnLoss += move.centipawnLoss;
        weighted += weights[i] * accuracy;
        weight += weights[i];
        reciprocals += 1 / std::max(accuracy, 1.0);
    }
    if (result.moves == 0) return result;
    result.averageLoss /= result.moves;
    result.averageCentipawnLoss /= result.moves;
    result.accuracy = (weighted / weight + result.moves / reciprocals) / 2;
    return result;
}

bool isTurningPoint(const MoveReview& move) {
    if (!move.isFault()) return false;
    const auto stateOf = [](double chance) {
        return chance >= TurningChance ? 1 : chance <= 1 - TurningChance ? -1 : 0;
    };
    return stateOf(move.chanceAfter) < stateOf(move.chanceBefore);
}

// --- notes in the record

/// Makes changes in a copy of a tree and collects them.
class EditCollector {
public:
    explicit EditCollector(GameTree tree) : m_copy(std::move(tree)) {}

    GameTree& tree() { return m_copy; }
    template <class Command>
    void perform(Command command) {
        const auto revision = m_copy.revision();
        command(m_copy);
        if (m_copy.revision() == revision) return;
        const auto& parts = m_copy.lastStep().edit.parts;
        m_edit.parts.insert(m_edit.parts.end(), parts.begin(), parts.end());
    }
    TreeEdit take() { return std::move(m_edit); }

private:
    GameTree m_copy;
    TreeEdit m_edit;
};

/// The beginning of the line that can be played.
std::vector<Move> playable(AnyPosition position, const std::vector<Move>& line, int plies) {
    std::vector<Move> moves;
    for (const Move& move : line) {
        if (static_cast<int>(moves.size()) >= plies || !position.isLegal(move)) break;
        position = position.after(move);
        moves.push_back(move);
    }
    return moves;
}

constexpr std::string_view ParagraphEnd = "\n\n";

void addComment(Annotations& notes, const std::string& comment) {
    if (comment.empty() || notes.after.find(comment) != std::string::npos) return;
    if (!notes.after.empty()) notes.after += ParagraphEnd;
    notes.after += comment;
}

/// Removes a comment from a text, with the empty line between it and other comments.
void removeComment(std::string& text, const std::string& comment) {
    auto from = text.find(comment);
    if (comment.empty() || from == std::string::npos) return;
    auto end = from + comment.size();
    if (std::string_view(text).substr(0, from).ends_with(ParagraphEnd))
        from -= ParagraphEnd.size();
    else if (from == 0 && std::string_view(text).substr(end).starts_with(ParagraphEnd))
        end += ParagraphEnd.size();
    text.erase(from, end - from);
}

/// The comments that an earlier review may have written, the longest first: another one may be a part of it.
std::vector<std::string> formerComments(const MoveReview& review, const AnyPosition& before,
                                        const ReviewNotes& notes) {
    std::vector<std::string> comments;
    if (notes.formerComments) comments = notes.formerComments(review, before);
    if (notes.comment) comments.push_back(notes.comment(review, before));
    std::sort(comments.begin(), comments.end(),
              [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
    return comments;
}

/// Removes the glyph and the comment of an earlier review.
void removeFault(EditCollector& edit, const MoveReview& review, const ReviewNotes& notes) {
    Annotations annotations = edit.tree().annotations(review.node);
    if (notes.glyphs) std::erase(annotations.glyphs, *glyphOf(review.verdict));
    const AnyPosition before = edit.tree().position(*edit.tree().parent(review.node));
    for (const std::string& comment : formerComments(review, before, notes))
        removeComment(annotations.after, comment);
    if (annotations != edit.tree().annotations(review.node))
        edit.perform([&](GameTree& tree) { tree.setAnnotations(review.node, std::move(annotations)); });
}

void noteFault(EditCollector& edit, const MoveReview& review, const ReviewNotes& notes) {
    const NodeId parent = *edit.tree().parent(review.node);
    const AnyPosition before = edit.tree().position(parent);
    Annotations annotations = edit.tree().annotations(review.node);
    const bool isJudged = std::any_of(annotations.glyphs.begin(), annotations.glyphs.end(), judgesMove);
    if (notes.glyphs && !isJudged) toggle(annotations.glyphs, *glyphOf(review.verdict));
    if (notes.comment) addComment(annotations, notes.comment(review, before));
    if (annotations != edit.tree().annotations(review.node))
        edit.perform([&](GameTree& tree) { tree.setAnnotations(review.node, std::move(annotations)); });
    const auto better = playable(before, review.before.line, notes.variationPlies);
    if (!better.empty()) edit.perform([&](GameTree& tree) { tree.addLine(parent, better); });
}

} // namespace

std::string formatReviewPlan(const ReviewPlan& plan) {
    std::string text;
    if (plan.moveTime) text += "time=" + std::to_string(plan.moveTime->count()) + ' ';
    if (plan.depth) text += "depth=" + std::to_string(*plan.depth) + ' ';
    if (plan.nodes) text += "nodes=" + std::to_string(*plan.nodes) + ' ';
    if (plan.side) text += *plan.side == Side::First ? "side=first " : "side=second ";
    text += "threads=" + std::to_string(plan.threads) + " from=" + std::to_string(plan.fromPly);
    if (!plan.engine.empty()) text += " engine=" + plan.engine; // last, since names have spaces
    return text;
}

std::optional<ReviewPlan> parseReviewPlan(std::string_view text) {
    ReviewPlan plan;
    while (!text.empty()) {
        const auto equals = text.find('=');
        if (equals == std::string_view::npos) return std::nullopt;
        const auto name = text.substr(0, equals);
        text.remove_prefix(equals + 1);
        if (name == "engine") {
            plan.engine = text;
            break;
        }
        const auto end = std::min(text.find(' '), text.size());
        if (!readPart(name, text.substr(0, end), plan)) return std::nullopt;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (!plan.moveTime && !plan.depth && !plan.nodes) return std::nullopt;
    return plan;
}

std::vector<NodeId> nodesToReview(const GameTree& tree, const ReviewPlan& plan, std::optional<NodeId> end) {
    const auto line = reviewedLine(tree, end);
    const Side first = tree.start().sideToMove();
    std::set<std::size_t> plies;
    for (std::size_t ply = 1; ply < line.size(); ++ply) {
        if (!covers(plan, ply, moverOf(ply, first))) continue;
        plies.insert({ply - 1, ply});
    }
    std::vector<NodeId> nodes;
    nodes.reserve(plies.size());
    for (const std::size_t ply : plies)
        nodes.push_back(line[ply]);
    return nodes;
}

std::optional<Evaluation> evaluationWithoutSearch(const GameTree& tree, NodeId node,
                                                  std::optional<NodeId> end) {
    const TreeCursor cursor(tree, node);
    const Game& game = cursor.game();
    const bool goesOn = node != end && tree.childCount(node) > 0 && game.position().hasLegalMove();
    if (game.isOver() && !goesOn) return evaluationOfEnd(*game.outcome(), game.position().sideToMove());
    return std::nullopt;
}

Game gameForReview(const GameTree& tree, NodeId node) {
    Game game = TreeCursor(tree, node).game();
    if (game.isOver()) game.playOn();
    return game;
}

std::optional<Evaluation> evaluateForReview(Engine& engine, const Game& game, const ReviewPlan& plan,
                                            const std::stop_token& stop) {
    engine.clear();
    engine.setThreads(plan.threads);
    Evaluation evaluation;
    const auto result =
        engine.search(game, {plan.moveTime, plan.depth, plan.nodes}, stop, [&](const SearchInfo& info) {
            evaluation.score = info.score;
            evaluation.line = info.line;
        });
    if (stop.stop_requested()) return std::nullopt;
    if (evaluation.line.empty() && result.move) { // no iteration was finished
        evaluation.line = {*result.move};
        evaluation.score = result.score;
    }
    evaluation.depth = result.depth;
    evaluation.nodes = result.nodes;
    evaluation.engine = BuiltinEngineName;
    return evaluation;
}

bool evaluateGame(Engine& engine, const GameTree& tree, const ReviewPlan& plan, Evaluations& evaluations,
                  const std::stop_token& stop,
                  const std::function<void(NodeId, std::size_t, std::size_t)>& done,
                  std::optional<NodeId> end) {
    const auto nodes = nodesToReview(tree, plan, end);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (evaluations.contains(nodes[i])) continue;
        auto evaluation = evaluationWithoutSearch(tree, nodes[i], end);
        if (!evaluation) evaluation = evaluateForReview(engine, gameForReview(tree, nodes[i]), plan, stop);
        if (!evaluation) return false;
        evaluations[nodes[i]] = std::move(*evaluation);
        if (done) done(nodes[i], i + 1, nodes.size());
    }
    return true;
}

double accuracyOf(double loss) {
    if (loss <= 0) return 100;
    return std::clamp(103.1668100711649 * std::exp(-4.354415386753951 * loss) - 3.166924740191411 + 1, 0.0,
                      100.0);
}

GameReview reviewOf(const GameTree& tree, const Evaluations& evaluations, const ReviewPlan& plan,
                    std::optional<NodeId> end) {
    GameReview review;
    review.end = end;
    const MoveJudge judge(tree.spec());
    const auto line = reviewedLine(tree, end);
    const Side first = tree.start().sideToMove();
    std::array<CoveredMoves, SideCount> covered{};
    TreeCursor cursor(tree);
    for (std::size_t ply = 1; ply < line.size(); ++ply) {
        const Side mover = moverOf(ply, first);
        if (!covers(plan, ply, mover)) continue;
        const auto before = evaluations.find(line[ply - 1]);
        const auto after = evaluations.find(line[ply]);
        const bool isEvaluated = before != evaluations.end() && after != evaluations.end();
        covered[static_cast<std::size_t>(indexOf(mover))].count(isEvaluated);
        if (!isEvaluated) continue;
        cursor.goTo(line[ply - 1]);
        MoveReview move = judge.judge(cursor.game(), tree.move(line[ply]), before->second, after->second);
        move.node = line[ply];
        move.ply = static_cast<int>(ply);
        if (isTurningPoint(move)) review.turningPoints.push_back(review.moves.size());
        review.moves.push_back(std::move(move));
    }
    if (review.moves.empty()) return review;
    const auto weights = weightsOf(review.moves);
    for (const Side side : Sides) {
        const auto index = static_cast<std::size_t>(indexOf(side));
        review.sides[index] = reviewOfSide(review.moves, weights, side);
        review.sides[index].isMeaningful = covered[index].areEnough(review.sides[index].moves);
    }
    return review;
}

Evaluations storedEvaluations(const GameTree& tree, std::optional<NodeId> end) {
    std::map<std::string, Evaluations> byEngine;
    const auto line = reviewedLine(tree, end);
    for (const NodeId node : line)
        for (const Evaluation& evaluation : tree.annotations(node).evaluations)
            byEngine[evaluation.engine][node] = evaluation;
    const auto most = std::max_element(byEngine.begin(), byEngine.end(), [](const auto& a, const auto& b) {
        return a.second.size() < b.second.size();
    });
    if (most == byEngine.end()) return {};
    Evaluations evaluations = std::move(most->second);
    if (auto last = evaluationWithoutSearch(tree, line.back(), end))
        evaluations.try_emplace(line.back(), std::move(*last));
    return evaluations;
}

TreeEdit editOf(const GameTree& tree, const Evaluations& evaluations, const GameReview& review,
                const ReviewNotes& notes) {
    EditCollector edit(tree);
    const auto end = review.end && tree.contains(*review.end) ? review.end : std::nullopt;
    std::set<NodeId> reviewed;
    for (const MoveReview& move : review.moves)
        reviewed.insert(move.node);
    for (const MoveReview& move : reviewOf(tree, storedEvaluations(tree, end), {}, end).moves)
        if (move.isFault() && reviewed.contains(move.node)) removeFault(edit, move, notes);
    for (const auto& [node, evaluation] : evaluations) {
        if (!tree.contains(node) || evaluation.engine.empty()) continue;
        Annotations annotations = edit.tree().annotations(node);
        if (keepEvaluation(annotations, evaluation))
            edit.perform(
                [&, node = node](GameTree& copy) { copy.setAnnotations(node, std::move(annotations)); });
    }
    for (const MoveReview& move : review.moves)
        if (move.isFault() && tree.contains(move.node) && tree.parent(move.node) &&
            tree.move(move.node) == move.move)
            noteFault(edit, move, notes);
    if (edit.tree() == tree) return {}; // what an earlier review had noted was noted again
    return edit.take();
}

} // namespace komadai::core
