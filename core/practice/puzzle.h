// Problems of the kind "find the move".
#pragma once

#include "core/base/score.h"
#include "core/record/tree_edit.h"
#include "core/rules/any_position.h"
#include "core/rules/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace komadai::core {

enum class PuzzleKind : std::uint8_t {
    Mate,       ///< a forced win; how long it takes is Puzzle::mateMoves
    Advantage,  ///< wins material, or gets a clear advantage in another way
    OnlyMove,   ///< all other moves lose the game, or give an advantage away
    OwnMistake, ///< a fault in a game, mostly of the user; every move without fault solves it
};
constexpr std::size_t PuzzleKindCount = 4;

/// Where a puzzle comes from. All of it is optional.
struct PuzzleSource {
    std::optional<std::int64_t> game{}; ///< its GameId in the library; never written to a file
    std::optional<NodeId> node{}; ///< in the tree of that game, with the position; never written to a file
    std::string text{};           ///< for people, UTF-8: "Ann - Bob, 2026-11-23"
    friend bool operator==(const PuzzleSource&, const PuzzleSource&) = default;
};

/// A position in which the side to move has to find the best move, or a series of them.
struct Puzzle {
    /// The solver is to move. It contains the variant with its rule options. What was played before is not part of the
    /// puzzle: repetitions count from here.
    AnyPosition position;
    /// The solution: moves of the solver at even indexes, best replies of the opponent at odd ones. It begins and ends with a
    /// move of the solver; at most MostSolverMoves are the solver's. Each move is legal after those before it.
    std::vector<Move> line;
    /// Other first moves that solve the puzzle too, without the first move of `line`. Only puzzles with a single move of the
    /// solver have some.
    std::vector<Move> accepted{};
    PuzzleKind kind = PuzzleKind::Advantage;
    /// In how many moves of the solver the position is won by force; above 0. Only for PuzzleKind::Mate. The line can be
    /// shorter: it ends before a move of the solver that is not the only one.
    std::optional<int> mateMoves{};
    Score best = Score::centipawns(0); ///< of the position, for the solver
    /// With the best move that does not solve the puzzle; none if all legal moves solve it. For PuzzleKind::OwnMistake with the
    /// move that was played.
    std::optional<Score> second{};
    /// The chance to win (see WinChance) that the solution is worth: with the solution less with `second`. From 0 to 1.
    double margin = 0;
    /// The move that was played instead; only for PuzzleKind::OwnMistake.
    std::optional<Move> played{};
    int rating =
        1500; ///< estimated difficulty on the scale of PlayerRating, LeastPuzzleRating to MostPuzzleRating
    PuzzleSource source{};

    const VariantSpec& variant() const { return position.spec(); }
    int solverMoves() const { return static_cast<int>(line.size() + 1) / 2; }
    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};
constexpr int MostSolverMoves = 5;
constexpr int LeastPuzzleRating = 400;
constexpr int MostPuzzleRating = 3000;

/// The position in SFEN with the ply number 1: cards know their positions by this text.
std::string positionText(const AnyPosition& position);
/// That of the puzzle. Two puzzles of one variant with the same rule options are the same if these
/// texts are.
std::string positionText(const Puzzle& puzzle);

/// Whether the puzzle is complete and its moves can be played: the line has an odd number of moves, at most MostSolverMoves of the
/// solver, none of them follows the end of the game, and the moves in `accepted` and `played` are legal. A mate, and no other kind, has
/// `mateMoves`, at least as many as the line has of the solver.
bool canBePlayed(const Puzzle& puzzle);

/// A puzzle while it is being solved.
class PuzzleAttempt {
public:
    /// Precondition: canBePlayed(puzzle).
    explicit PuzzleAttempt(Puzzle puzzle);

    const Puzzle& puzzle() const { return m_puzzle; }
    /// The position on the board: that of the puzzle after the moves that were right, and the replies to them.
    const AnyPosition& position() const { return m_game.position(); }
    /// The same with the moves that lead there.
    const Game& game() const { return m_game; }

    enum class Answer : std::uint8_t {
        Illegal, ///< not a legal move; it does not count
        Wrong,   ///< a legal move, but not the solution; the position stays as it was
        Right,   ///< it is on the board, and so is the reply; the solver goes on
        Solved,  ///< the move is on the board, and the puzzle is solved
    };
    /// Answers a move of the solver. A move that wins the game at once is always right. Precondition: !isSolved().
    Answer play(const Move& move);
    bool isSolved() const { return m_isSolved; }

    /// The next move of the solution, for a hint or to show it. Precondition: !isSolved().
    const Move& expected() const { return m_puzzle.line[static_cast<std::size_t>(m_game.plyCount())]; }
    /// The solution from the present position on. Empty if the puzzle is solved.
    std::vector<Move> restOfLine() const;

    int wrongMoves() const { return m_wrongMoves; } ///< answered with Wrong until now

private:
    bool isRight(const Move& move) const;

    Puzzle m_puzzle;
    Game m_game;
    int m_wrongMoves = 0;
    bool m_isSolved = false;
};

} // namespace komadai::core
