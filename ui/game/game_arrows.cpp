#include "ui/game/game_arrows.h"

#include "ui/analysis/analysis.h"
#include "ui/board/board_preferences.h"
#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/game/open_game.h"
#include "ui/preferences/preferences.h"

#include <algorithm>
#include <vector>

namespace komadai::ui {
namespace {

constexpr int MostArrows = 5; ///< for best moves

/// The moves that follow in the record where there are several. The one on the line that is shown has the thickest arrow,
/// and comes last, to lie on top.
std::vector<BoardArrow> variationArrows(const GameDocument& document) {
    const core::GameTree& tree = document.tree();
    std::vector<core::NodeId> following = tree.children(document.current());
    if (const auto hidden = document.takenBack()) std::erase(following, *hidden);
    if (following.size() < 2) return {};
    const bool goesOn = document.ply() < document.linePlies();
    std::vector<BoardArrow> arrows;
    for (const core::NodeId node : following) {
        const bool isNext =
            goesOn && document.lineNodes()[static_cast<std::size_t>(document.ply()) + 1] == node;
        arrows.push_back(arrowOf(tree.move(node), document.position(), ArrowKind::Variation, isNext ? 1 : 2));
    }
    std::stable_partition(arrows.begin(), arrows.end(),
                          [](const BoardArrow& arrow) { return arrow.rank > 1; });
    return arrows;
}

} // namespace

GameArrows::GameArrows(OpenGame& game, BoardView& board, QObject* parent)
    : QObject(parent), m_game(game), m_board(board) {
    connect(&game.analysis(), &Analysis::bestMoveChanged, this, &GameArrows::showBestMoves);
    const GameDocument& document = game.document();
    for (const auto signal : {&GameDocument::lineChanged, &GameDocument::playedToChanged})
        connect(&document, signal, this, &GameArrows::showVariations);
    connect(&document, &GameDocument::edited, this, &GameArrows::showVariations);
    connect(&board, &BoardView::positionShown, this, &GameArrows::showVariations);
    preferences().whenChanged(preference::AnalysisArrow, this, [this] { showBestMoves(); });
    preferences().whenChanged(preference::VariationArrows, this, [this] { showVariations(); });
}

void GameArrows::showBestMoves() {
    const Analysis& analysis = m_game.analysis();
    const ArrowKind shown = analysis.showsThreats() ? ArrowKind::Threat : ArrowKind::Analysis;
    std::vector<BoardArrow> arrows;
    if (preferences().get(preference::AnalysisArrow))
        for (const core::Move& move : analysis.bestMoves()) {
            const int rank = static_cast<int>(arrows.size()) + 1;
            if (rank > MostArrows) break;
            arrows.push_back(arrowOf(move, analysis.position(), shown, rank));
        }
    std::reverse(arrows.begin(), arrows.end()); // the best one lies on top
    for (const ArrowKind kind : {ArrowKind::Analysis, ArrowKind::Threat})
        m_board.setArrows(kind, kind == shown ? arrows : std::vector<BoardArrow>());
}

/// The record may be a step ahead of the board, which then shows them when it follows.
void GameArrows::showVariations() {
    const GameDocument& document = m_game.document();
    if (m_board.position() != document.position()) return;
    const bool areWanted = preferences().get(preference::VariationArrows);
    m_board.setArrows(ArrowKind::Variation,
                      areWanted ? variationArrows(document) : std::vector<BoardArrow>());
}

} // namespace komadai::ui
