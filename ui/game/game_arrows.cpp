#include "ui/game/game_arrows.h"

#include "ui/analysis/analysis.h"
#include "ui/analysis/evaluation_series.h"
#include "ui/board/board_preferences.h"
#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/game/open_game.h"
#include "ui/game/play.h"
#include "ui/preferences/preferences.h"

#include <algorithm>
#include <vector>

namespace komadai::ui {
namespace {

constexpr int MostArrows = 5; ///< for best moves

/// Precondition: a move led to the node that is shown.
const core::AnyPosition& positionBefore(const GameDocument& document) {
    return document.line().positionAt(document.ply() - 1);
}

/// The moves that follow in the record where there are several. The one on the line that is shown has the thickest arrow,
/// and comes last, to lie on top.
std::vector<BoardArrow> variationArrows(const GameDocument& document) {
    const core::GameTree& tree = document.tree();
    const std::vector<core::NodeId> following = document.shownChildren(document.current());
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

/// The move that an engine would have made instead of the last one, where that is marked as a fault. Other programs may have written
/// moves that are not legal here.
std::optional<core::Move> betterMove(const GameDocument& document) {
    const core::GameTree& tree = document.tree();
    const core::NodeId node = document.current();
    const auto parent = tree.parent(node);
    const auto& glyphs = tree.annotations(node).glyphs;
    if (!parent || std::none_of(glyphs.begin(), glyphs.end(), core::marksFault)) return std::nullopt;
    const auto* before = bestEvaluation(tree.annotations(*parent));
    if (!before || before->line.empty()) return std::nullopt;
    const core::Move& move = before->line.front();
    const bool isOther = move != tree.move(node);
    return isOther && positionBefore(document).isLegal(move) ? std::optional(move) : std::nullopt;
}

/// The moves to show, the best one first.
std::vector<core::Move> bestMovesOf(const Analysis& analysis) {
    std::vector<core::Move> moves = analysis.bestMoves();
    const auto& mate = analysis.mateAnswer();
    if (!mate || mate->result.line.empty() || analysis.node() != analysis.document().current()) return moves;
    const core::Move first = mate->result.line.front();
    std::erase(moves, first);
    moves.insert(moves.begin(), first);
    return moves;
}

} // namespace

GameArrows::GameArrows(OpenGame& game, BoardView& board, QObject* parent)
    : QObject(parent), m_game(game), m_board(board) {
    for (const auto signal : {&Analysis::bestMoveChanged, &Analysis::mateChanged})
        connect(&game.analysis(), signal, this, &GameArrows::showBestMoves);
    const GameDocument& document = game.document();
    for (const auto signal : {&GameDocument::lineChanged, &GameDocument::playedToChanged})
        connect(&document, signal, this, &GameArrows::showNotes);
    connect(&document, &GameDocument::edited, this, &GameArrows::showNotes);
    connect(&board, &BoardView::positionShown, this, [this] { // another position has come without arrows
        showBestMoves();
        showNotes();
    });
    connect(&game.play(), &Play::stateChanged, this, &GameArrows::showBetterMove);
    preferences().whenChanged(preference::AnalysisArrow, this, [this] {
        showBestMoves();
        showBetterMove();
    });
    preferences().whenChanged(preference::VariationArrows, this, [this] { showVariations(); });
}

/// The record may be a step ahead of the board, which then shows the arrows when it follows.
void GameArrows::showBestMoves() {
    const Analysis& analysis = m_game.analysis();
    if (m_board.position() != analysis.document().position()) return;
    const ArrowKind shown = analysis.showsThreats() ? ArrowKind::Threat : ArrowKind::Analysis;
    std::vector<BoardArrow> arrows;
    if (preferences().get(preference::AnalysisArrow))
        for (const core::Move& move : bestMovesOf(analysis)) {
            const int rank = static_cast<int>(arrows.size()) + 1;
            if (rank > MostArrows) break;
            arrows.push_back(arrowOf(move, analysis.position(), shown, rank));
        }
    std::reverse(arrows.begin(), arrows.end()); // the best one lies on top
    for (const ArrowKind kind : {ArrowKind::Analysis, ArrowKind::Threat})
        m_board.setArrows(kind, kind == shown ? arrows : std::vector<BoardArrow>());
}

void GameArrows::showNotes() {
    showBetterMove();
    showVariations();
}

/// While the game goes on, the player gets no such help. As for the best moves, the record may be a step ahead.
void GameArrows::showBetterMove() {
    const GameDocument& document = m_game.document();
    if (m_board.position() != document.position()) return;
    std::vector<BoardArrow> arrows;
    const bool isWanted = preferences().get(preference::AnalysisArrow) && !m_game.play().isRunning();
    if (const auto move = isWanted ? betterMove(document) : std::nullopt)
        arrows.push_back(arrowOf(*move, positionBefore(document), ArrowKind::Better));
    m_board.setArrows(ArrowKind::Better, arrows);
}

/// As for the best moves, the record may be a step ahead.
void GameArrows::showVariations() {
    const GameDocument& document = m_game.document();
    if (m_board.position() != document.position()) return;
    const bool areWanted = preferences().get(preference::VariationArrows);
    m_board.setArrows(ArrowKind::Variation,
                      areWanted ? variationArrows(document) : std::vector<BoardArrow>());
}

} // namespace komadai::ui
