#include "core/practice/puzzle.h"

#include "core/notation/position_text.h"

#include <algorithm>
#include <cassert>

namespace komadai::core {
namespace {

/// Whether a move of the side to move wins the game at once.
bool winsAtOnce(Game game, const Move& move) {
    const Side mover = game.position().sideToMove();
    return !game.play(move) && game.isOver() && game.outcome()->winner == mover;
}

} // namespace

std::string positionText(const AnyPosition& position) {
    Setup setup = position.toSetup();
    setup.plyNumber = 1;
    return sfen::format(setup, position.spec());
}

std::string positionText(const Puzzle& puzzle) { return positionText(puzzle.position); }

bool canBePlayed(const Puzzle& puzzle) {
    if (puzzle.line.size() % 2 == 0 || puzzle.solverMoves() > MostSolverMoves) return false;
    if ((puzzle.kind == PuzzleKind::Mate) != puzzle.mateMoves.has_value()) return false;
    if (puzzle.mateMoves && *puzzle.mateMoves < puzzle.solverMoves()) return false;
    Game game(puzzle.position);
    for (const Move& move : puzzle.line)
        if (game.play(move)) return false;
    if (!puzzle.accepted.empty() && puzzle.line.size() > 1) return false;
    if (puzzle.played && !puzzle.position.isLegal(*puzzle.played)) return false;
    return std::all_of(puzzle.accepted.begin(), puzzle.accepted.end(),
                       [&](const Move& move) { return puzzle.position.isLegal(move); });
}

PuzzleAttempt::PuzzleAttempt(Puzzle puzzle) : m_puzzle(std::move(puzzle)), m_game(m_puzzle.position) {}

PuzzleAttempt::Answer PuzzleAttempt::play(const Move& move) {
    assert(!m_isSolved);
    if (!position().isLegal(move)) return Answer::Illegal;
    if (!isRight(move)) {
        ++m_wrongMoves;
        return Answer::Wrong;
    }
    const bool isOfLine = move == expected();
    m_game.play(move);
    const auto next = static_cast<std::size_t>(m_game.plyCount());
    m_isSolved = !isOfLine || next == m_puzzle.line.size();
    if (m_isSolved) return Answer::Solved;
    m_game.play(m_puzzle.line[next]);
    return Answer::Right;
}

bool PuzzleAttempt::isRight(const Move& move) const {
    const auto& accepted = m_puzzle.accepted;
    return move == expected() ||
           (m_game.plyCount() == 0 && std::find(accepted.begin(), accepted.end(), move) != accepted.end()) ||
           winsAtOnce(m_game, move);
}

std::vector<Move> PuzzleAttempt::restOfLine() const {
    if (m_isSolved) return {};
    return {m_puzzle.line.begin() + m_game.plyCount(), m_puzzle.line.end()};
}

} // namespace komadai::core
