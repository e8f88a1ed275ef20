#include "ui/game/game_evaluations.h"

#include "ui/analysis/analysis.h"
#include "ui/analysis/evaluation_bar.h"
#include "ui/analysis/evaluation_series.h"
#include "ui/analysis/score_text.h"
#include "ui/document/game_document.h"
#include "ui/game/computer_policy.h"
#include "ui/game/open_game.h"
#include "ui/game/play.h"
#include "ui/preferences/preferences.h"
#include "ui/record/move_list_panel.h"
#include "ui/record/move_rows.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace komadai::ui {
namespace {

/// What the record says of a position, or of the one before if its best move was played.
std::optional<core::Score> keptScore(const GameDocument& document, core::NodeId node) {
    const core::GameTree& tree = document.tree();
    if (const auto* kept = bestEvaluation(tree.annotations(node))) return kept->score;
    const auto parent = tree.parent(node);
    const auto* before = parent ? bestEvaluation(tree.annotations(*parent)) : nullptr;
    if (!before || before->line.empty() || before->line.front() != tree.move(node)) return std::nullopt;
    return afterBestMove(before->score);
}

/// Whether the record says anything of the positions of the line.
bool hasEvaluations(const GameDocument& document) {
    const auto& nodes = document.lineNodes();
    return std::any_of(nodes.begin(), nodes.end(), [&](core::NodeId node) {
        return bestEvaluation(document.tree().annotations(node)) != nullptr;
    });
}

} // namespace

GameEvaluations::GameEvaluations(OpenGame& game, EvaluationBar& bar, MoveListPanel& moves, QObject* parent)
    : QObject(parent), m_game(game), m_bar(bar), m_moves(moves) {
    const Analysis& analysis = game.analysis();
    for (const auto signal : {&Analysis::restarted, &Analysis::stopped, &Analysis::settingsChanged})
        connect(&analysis, signal, this, &GameEvaluations::showInBar);
    connect(&analysis, &Analysis::lineFound, this, &GameEvaluations::showInBar);
    connect(&game.document(), &GameDocument::recordReset, this, &GameEvaluations::showAll);
    connect(&game.document(), &GameDocument::currentChanged, this, &GameEvaluations::showInBar);
    connect(&game.document(), &GameDocument::nodeChanged, this, &GameEvaluations::showInBar);
    connect(&game.play(), &Play::stateChanged, this, &GameEvaluations::onPlayChanged);
    preferences().whenChanged(preference::EvaluationBar, this, [this] { showInBar(); });
    preferences().whenChanged(preference::ShowEvaluations, this, [this] { showAll(); });
    preferences().whenChanged(preference::EvaluationsInMoves, this, [this] { showBesideMoves(); });
    whenScoreTextChanges(this, [this] { showBesideMoves(); });
    showAll();
}

void GameEvaluations::onPlayChanged() {
    const bool isPlayed = m_game.play().isRunning();
    if (std::exchange(m_isPlayed, isPlayed) != isPlayed) showAll();
}

void GameEvaluations::showAll() {
    showInBar();
    showBesideMoves();
}

void GameEvaluations::showInBar() {
    const Analysis& analysis = m_game.analysis();
    const GameDocument& document = m_game.document();
    const bool isWanted =
        analysis.isOn() || (m_game.play().isRunning() ? preferences().get(preference::ShowEvaluations)
                                                      : hasEvaluations(document));
    m_bar.setVisible(isWanted && preferences().get(preference::EvaluationBar));
    if (!isWanted) return;
    const bool isAboutPosition =
        analysis.isOn() && analysis.node() == document.current() && !analysis.showsThreats();
    if (isAboutPosition && !analysis.found().empty() && !analysis.found().front().line.empty())
        m_bar.setScore(analysis.found().front().score, document.position());
    else
        m_bar.setScore(keptScore(document, document.current()), document.position());
}

void GameEvaluations::showBesideMoves() {
    const bool areWanted = preferences().get(preference::EvaluationsInMoves) &&
                           (!m_game.play().isRunning() || preferences().get(preference::ShowEvaluations));
    if (!areWanted) return m_moves.setScores({});
    m_moves.setScores(
        [&document = m_game.document(), words = ScoreText(m_game.document().spec())](core::NodeId node) {
            const auto score = keptScore(document, node);
            if (!score) return QString();
            return words.text(*score, core::opponent(numberOf(node, document.tree()).side));
        });
}

} // namespace komadai::ui
