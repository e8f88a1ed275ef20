#include "ui/game/shown_moves.h"

#include "ui/document/game_document.h"
#include "ui/game/open_game.h"

#include <optional>

namespace komadai::ui {
namespace {

/// The start of the record, the node that is shown, or the first one on its line, whichever has this position.
std::optional<core::NodeId> nodeWith(const core::AnyPosition& position, const GameDocument& document) {
    if (document.tree().start() == position) return core::NodeId::root();
    if (document.position() == position) return document.current();
    for (int ply = 0; ply <= document.linePlies(); ++ply)
        if (document.line().positionAt(ply) == position)
            return document.lineNodes()[static_cast<std::size_t>(ply)];
    return std::nullopt;
}

/// The node that these moves lead to; none where the record lacks one of them.
std::optional<core::NodeId> nodeAfter(core::NodeId from, const std::vector<core::Move>& moves,
                                      const core::GameTree& tree) {
    std::optional<core::NodeId> node = from;
    for (const core::Move& move : moves) {
        node = tree.child(*node, move);
        if (!node) break;
    }
    return node;
}

} // namespace

bool showMoves(OpenGame& game, const core::AnyPosition& first, const std::vector<core::Move>& moves) {
    GameDocument& document = game.document();
    const auto from = nodeWith(first, document);
    if (!from) return false;
    if (const auto known = nodeAfter(*from, moves, document.tree())) {
        document.goTo(*known);
        return true;
    }
    core::GameTree line(first);
    line.addLine(core::NodeId::root(), moves);
    if (!game.mayJoin(*from, line)) return false;
    document.goTo(document.addLine(*from, moves));
    return true;
}

} // namespace komadai::ui
