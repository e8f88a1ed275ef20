// Tours: lessons on the board, one after another, for those who do not know a game.
#pragma once

#include "core/rules/any_position.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace komadai::core {

/// What a move can be asked to do.
enum class MoveFeature : std::uint8_t {
    Promotion,
    Drop,
    Check,
    Win,          ///< ends the game at once, and the mover has won
    SeveralSteps, ///< lands on at least two squares
    Shot,         ///< shoots at least one piece
    Burning,      ///< burns at least one piece besides the mover
    Holding,      ///< a net holds an enemy that it did not hold before
};
constexpr std::size_t MoveFeatureCount = 8;

/// Precondition: the move is legal in the position.
bool hasFeature(const Move& move, const AnyPosition& before, MoveFeature feature);

/// What the learner has to play: a legal move that meets every condition that is given here.
struct LessonGoal {
    std::vector<Move> moves{};           ///< it is one of these; empty: any
    std::optional<Square> destination{}; ///< it ends here
    std::optional<MoveFeature> feature{};
    int captures = 0; ///< it takes at least so many pieces, by landing on them or by shots

    /// Precondition: the move is legal in the position.
    bool isMetBy(const Move& move, const AnyPosition& before) const;
};

/// A position and what to do in it. The words for it are found by the ids of the tour and of the lesson.
struct Lesson {
    std::string id; ///< differs from those of the other lessons of the tour
    AnyPosition position;
    LessonGoal goal{};
    /// A legal move that meets the goal, for a hint. None: there is nothing to play, only something to read.
    std::optional<Move> example{};
    /// Of the opponent, legal after `example`. Only where `example` is the only move that meets the goal.
    std::optional<Move> reply{};
    std::vector<Square> marks{}; ///< squares that the words speak of
};

enum class TourKind : std::uint8_t {
    FirstGame,    ///< the first moves of a game
    SpecialMoves, ///< moves that no other game has, on small positions
};

/// Lessons about one variant, at least one.
struct Tour {
    std::string id; ///< differs from those of all other tours
    TourKind kind{};
    std::vector<Lesson> lessons;

    const std::shared_ptr<const Variant>& variant() const { return lessons.front().position.variant(); }
};

/// A tour while it is taken.
class TourRun {
public:
    /// Begins with the first lesson. Precondition: the tour has a lesson.
    explicit TourRun(Tour tour);

    const Tour& tour() const { return m_tour; }
    int index() const { return m_index; } ///< of the lesson, from 0
    int count() const { return static_cast<int>(m_tour.lessons.size()); }
    const Lesson& lesson() const { return m_tour.lessons[static_cast<std::size_t>(m_index)]; }
    bool isLast() const { return m_index + 1 == count(); }

    /// Whether the goal of the lesson is met, or there is nothing to play in it.
    bool isDone() const { return m_played.has_value() || !lesson().example; }
    /// The move of the learner that met the goal; none until then.
    const std::optional<Move>& played() const { return m_played; }
    /// On the board: that of the lesson, after the learner's move and without the reply.
    AnyPosition position() const;

    enum class Answer : std::uint8_t {
        Illegal, ///< not a legal move
        Missed,  ///< a legal move that does not meet the goal; the position stays as it was
        Done,    ///< the move is on the board
    };
    /// Precondition: !isDone().
    Answer play(const Move& move);

    /// Goes to the next lesson, whether this one is done or not. Precondition: !isLast().
    void goOn();
    /// Begins the lesson again if a move was played in it; otherwise goes to the lesson before. Precondition: canGoBack().
    void goBack();
    bool canGoBack() const { return m_played || m_index > 0; }
    /// Begins again with the first lesson.
    void restart();

private:
    Tour m_tour;
    int m_index = 0;
    std::optional<Move> m_played;
};

} // namespace komadai::core
