#include "core/notation/stored_record.h"

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/record/edit_squares.h"
#include "core/rules/variant_set.h"
#include "core/variants/rule_options.h"

#include <cassert>

namespace komadai::core {
namespace {

constexpr int MaxQuietPlies = 100000; ///< the same limit as in position text

std::optional<AnyPosition> readStart(const RecordHeader& header,
                                     const std::shared_ptr<const Variant>& variant) {
    const auto setup = sfen::parse(header.start, variant->spec());
    if (!setup || header.quietPliesAtStart < 0 || header.quietPliesAtStart > MaxQuietPlies)
        return std::nullopt;
    auto position = AnyPosition::fromSetup(setup.value(), variant);
    if (!position) return std::nullopt;
    return std::move(position).value();
}

/// Plays the next move of a record. After an error the game must not be used.
std::optional<RecordError> playStored(Game& game, const RecordedPly& ply) {
    const int number = game.plyCount() + 1;
    const auto move = uci::parse(ply.move, game.position());
    if (!move || game.play(move.value())) return RecordError{RecordProblem::BadMove, number, ply.move};
    if (game.position().key() != ply.key || sfen::format(game.position()) != ply.position)
        return RecordError{RecordProblem::WrongPosition, number, ply.position};
    return std::nullopt;
}

/// The squares of a move that need not be legal, as text.
std::string squaresOf(const Move& move, const VariantSpec& spec) {
    const auto name = [&](Square square) { return formatSquare(square, spec.size, spec.coordinates); };
    if (const auto* board = std::get_if<BoardMove>(&move)) return name(board->from) + name(board->to);
    if (const auto* path = std::get_if<PathMove>(&move)) return name(path->from) + '-' + name(path->to());
    return '@' + name(destinationOf(move));
}

RecordError recordErrorOf(const PackedTreeError& error, const VariantSpec& spec) {
    const std::string text = error.move ? squaresOf(*error.move, spec) : std::string();
    switch (error.problem) {
    case PackedTreeError::Problem::BadMove: return {RecordProblem::BadMove, error.depth, text};
    case PackedTreeError::Problem::WrongPosition: return {RecordProblem::WrongPosition, error.depth, text};
    case PackedTreeError::Problem::Damaged:
    case PackedTreeError::Problem::NewerVersion: break;
    }
    return {RecordProblem::Damaged, 0, {}};
}

/// The text of the move in an edit that leads to a node; empty if the edit has no such node.
std::string moveTextOf(const TreeEdit& edit, NodeId node, const VariantSpec& spec) {
    for (const auto& part : edit.parts)
        if (const auto* insert = std::get_if<TreeEdit::Insert>(&part))
            for (const NodeData& data : insert->nodes)
                if (data.id == node) return squaresOf(data.move, spec);
    return {};
}

RecordError recordErrorOf(const TreeEditError& error, const TreeEdit& edit, const VariantSpec& spec) {
    const std::string text = moveTextOf(edit, error.node, spec);
    if (error.problem == TreeEditError::Problem::BadMove) return {RecordProblem::BadMove, error.depth, text};
    if (error.problem == TreeEditError::Problem::WrongPosition)
        return {RecordProblem::WrongPosition, error.depth, text};
    return {RecordProblem::Damaged, 0, {}};
}

/// A tree with a single line, made from a game and the times of its plies.
GameTree treeOf(const Game& game, const std::vector<RecordedPly>& plies) {
    GameTree tree(game.positionAt(0), game.quietPliesAtStart());
    NodeId node = GameTree::root();
    for (std::size_t i = 0; i < plies.size(); ++i)
        node = tree.add(node, game.moves()[i], {plies[i].timeUsed, {}});
    return tree;
}

Result<GameTree, RecordError> readPacked(const RecordHeader& header, const std::string& packed,
                                         const std::shared_ptr<const Variant>& variant) {
    auto game = replay(header, {}, variant);
    if (!game) return game.error();
    auto tree = GameTree::unpack(packed, game.value().position(), header.quietPliesAtStart);
    if (!tree) return recordErrorOf(tree.error(), variant->spec());
    return std::move(tree).value();
}

} // namespace

RecordHeader headerOf(const Game& game, std::array<Player, SideCount> players,
                      std::chrono::sys_seconds startedAt, const TimeControls& clocks) {
    return {game.spec().id,
            formatRuleOptions(game.spec()),
            sfen::format(game.positionAt(0)),
            game.quietPliesAtStart(),
            std::move(players),
            startedAt,
            clocks};
}

RecordedPly lastPlyOf(const Game& game, std::chrono::milliseconds timeUsed) {
    assert(game.plyCount() > 0);
    const AnyPosition& before = game.positionAt(game.plyCount() - 1);
    return {uci::format(game.moves().back(), before), sfen::format(game.position()), game.position().key(),
            timeUsed};
}

Result<Game, RecordError> replay(const RecordHeader& header, const std::vector<RecordedPly>& plies,
                                 const std::shared_ptr<const Variant>& variant) {
    const auto played = withRuleOptions(variant, header.ruleOptions);
    if (!played) return RecordError{RecordProblem::UnknownRuleOption, 0, header.ruleOptions};
    auto start = readStart(header, played);
    if (!start) return RecordError{RecordProblem::BadStart, 0, header.start};
    Game game(std::move(*start), header.quietPliesAtStart);
    for (const RecordedPly& ply : plies)
        if (auto error = playStored(game, ply)) return std::move(*error);
    return game;
}

Result<GameTree, RecordError> readTree(const RecordHeader& header, const StoredTree& stored,
                                       const std::shared_ptr<const Variant>& variant) {
    const auto read = [&]() -> Result<GameTree, RecordError> {
        if (!stored.packed.empty()) return readPacked(header, stored.packed, variant);
        const auto game = replay(header, stored.plies, variant);
        if (!game) return game.error();
        return treeOf(game.value(), stored.plies);
    };
    auto result = read();
    if (!result) return result;
    GameTree tree = std::move(result).value();
    for (const std::string& bytes : stored.edits) {
        const auto edit = unpackEdit(bytes);
        if (!edit || !isOnBoard(*edit, tree.spec().size)) return RecordError{RecordProblem::Damaged, 0, {}};
        if (const auto error = tree.apply(*edit)) return recordErrorOf(*error, *edit, tree.spec());
    }
    tree.clearHistory();
    return tree;
}

std::vector<RecordedPly> lineOf(const GameTree& tree, NodeId through) {
    std::vector<RecordedPly> plies;
    NodeId before = GameTree::root();
    for (const NodeId node : tree.lineThrough(through)) {
        if (node != before)
            plies.push_back({uci::format(tree.move(node), tree.position(before)),
                             sfen::format(tree.position(node)), tree.key(node),
                             tree.timeUsed(node).value_or(std::chrono::milliseconds(0))});
        before = node;
    }
    return plies;
}

Game mainGameOf(const GameTree& tree) {
    Game game(tree.start(), tree.quietPliesAtStart());
    for (const Move& move : tree.movesTo(tree.mainLineEnd()))
        if (game.play(move)) break;
    return game;
}

} // namespace komadai::core
