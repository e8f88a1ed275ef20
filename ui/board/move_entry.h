// How a player enters a move with the mouse: the selection and its rules. Needs no Qt.
#pragma once

#include "core/rules/any_position.h"
#include "core/rules/effects/path_move_entry.h"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace komadai::ui {

/// The sides whose pieces the user may move.
struct MovableSides {
    std::array<bool, core::SideCount> sides{}; ///< by indexOf(Side)

    static constexpr MovableSides none() { return {}; }
    static constexpr MovableSides both() { return {{true, true}}; }
    static constexpr MovableSides only(core::Side side) {
        MovableSides one;
        one.sides[static_cast<std::size_t>(core::indexOf(side))] = true;
        return one;
    }
    constexpr bool contains(core::Side side) const {
        return sides[static_cast<std::size_t>(core::indexOf(side))];
    }
    friend constexpr bool operator==(const MovableSides&, const MovableSides&) = default;
};

/// The pieces of one kind in a side's hand.
struct HandPlace {
    core::Side side{};
    core::PieceType type{};
    friend constexpr bool operator==(const HandPlace&, const HandPlace&) = default;
};

/// Where the piece of a drop is before it.
inline HandPlace handPlaceOf(const core::Drop& drop, const core::AnyPosition& before) {
    return {before.sideToMove(), before.spec().piece(drop.piece).heldAs(drop.piece)};
}

/// A square, or a kind in a hand: the user can point at either.
using Place = std::variant<core::Square, HandPlace>;

/// A move that the user makes while the opponent is to move. It is played as soon as it can be, if it is legal then.
struct Premove {
    Place from;
    core::Square to;
    friend bool operator==(const Premove&, const Premove&) = default;
};

/// A square where the selected piece may go, or at which it may shoot.
using Target = core::PathMoveEntry::Continuation;
using TargetKind = core::PathMoveEntry::Kind;

/// Turns presses and releases on places into moves. The rules of selection, each held by a test:
/// a press on an own piece, on the board or in hand, selects it, whatever was selected before; a second click
/// on it deselects; a click or drop on a legal target is the move; on any other place it is refused with the
/// reason and the selection ends, so that none is forgotten; a click beside squares and hands ends the
/// selection silently.
///
/// Where pieces make several steps or shoot, each click or drop on a target adds one: the piece is then selected
/// where it stands now, and a refusal leaves what was entered. The move ends by itself when nothing can be
/// added, else by `end` or a click on the piece; `stepBack` takes back what was added last.
///
/// A side that may make premoves selects its pieces in the same way while it may not move. A premove may end on any square
/// on the ways of the piece, also on one with an own piece, which the opponent may capture; so a click there is the
/// premove and selects nothing. The selection for a premove outlives the opponent's move if the piece does.
class MoveEntry {
public:
    struct Nothing {
        friend bool operator==(Nothing, Nothing) = default;
    };
    struct Selected {
        Place place;
        friend bool operator==(const Selected&, const Selected&) = default;
    };
    struct Deselected {
        friend bool operator==(Deselected, Deselected) = default;
    };
    struct Chosen {
        core::Move move;
        friend bool operator==(const Chosen&, const Chosen&) = default;
    };
    /// A step or a shot was added to a move, or taken back, and more may follow.
    struct Continued {
        friend bool operator==(Continued, Continued) = default;
    };
    /// The user has to choose: between moves that differ by what the piece becomes, or between capturing and
    /// shooting the piece on a square.
    struct Ambiguous {
        std::vector<core::Move> moves; ///< at least two; promotions first, a capture before a shot
        friend bool operator==(const Ambiguous&, const Ambiguous&) = default;
    };
    struct Prepared {
        Premove premove;
        friend bool operator==(const Prepared&, const Prepared&) = default;
    };
    struct Refused {
        core::Refusal reason{};
        friend bool operator==(const Refused&, const Refused&) = default;
    };
    using Answer =
        std::variant<Nothing, Selected, Deselected, Continued, Chosen, Ambiguous, Prepared, Refused>;

    /// Ends any open choice, and the selection except for a premove whose piece is still there.
    void setPosition(const core::AnyPosition& position);
    /// The sides that may move, and the side that may make premoves while it may not move. Ends a selection that they do
    /// not allow.
    void setMovable(MovableSides sides, std::optional<core::Side> premovable = std::nullopt);
    MovableSides movable() const { return m_movable; }
    std::optional<core::Side> premovable() const { return m_premovable; }

    /// The mouse goes down; no place: beside board and hands.
    Answer press(std::optional<Place> place);
    /// The mouse goes up; `dragged`: the piece was carried here.
    Answer release(std::optional<Place> place, bool dragged);
    /// Answers an open choice. Precondition: the move is one of `choices`.
    Answer choose(const core::Move& move);
    /// Enters a premove as a move of the position. Ends a selection.
    Answer enter(const Premove& premove);
    /// Ends the move that is being entered, if it may end here.
    Answer end();
    /// Ends an open choice, or takes back what was added last to a move, or ends the selection.
    Answer stepBack();
    /// Ends an open choice and the selection.
    Answer cancel();

    /// Whether a press there would pick up a piece.
    bool canPick(const Place& place) const;
    /// The place of the selected piece, after the steps entered so far.
    const std::optional<Place>& selection() const { return m_selection; }
    /// The square on which the selected piece began; none for a piece in hand.
    std::optional<core::Square> origin() const;
    /// Where the selected piece may go, each square once for each kind.
    const std::vector<Target>& targets() const { return m_targets; }
    /// The move of several steps that has begun; null while there is none.
    const core::PathMoveEntry* course() const { return hasBegun() ? &*m_course : nullptr; }
    /// The moves to choose from while a choice is open, else none.
    const std::vector<core::Move>& choices() const { return m_choices; }
    /// Whether the choice is between capturing and shooting.
    bool choosesWay() const { return !m_ways.empty(); }

private:
    bool hasPieceOf(core::Side side, const Place& place) const;
    bool mayMove(const Place& place) const;
    bool mayPremove(const Place& place) const;
    bool maySelect(const Place& place) const { return mayMove(place) || mayPremove(place); }
    bool isPremoveTarget(const Place& place) const;
    bool hasBegun() const { return m_course && !m_course->isEmpty(); }
    Answer select(const Place& place);
    void findTargets();
    void findPremoveTargets();
    Answer aimAt(const Place& place);
    Answer premoveTo(core::Square square);
    Answer addTo(core::Square square);
    Answer add(Target target);
    Answer follow();
    Answer refuse(core::Refusal reason);
    Answer refuseIdle(const Place& place);
    core::Move plainMoveTo(core::Square square) const;
    bool clear();

    std::optional<core::AnyPosition> m_position;
    std::vector<core::Move> m_legalMoves; ///< not those of several steps
    bool m_canMove = false;               ///< whether there is any legal move
    MovableSides m_movable;
    std::optional<core::Side> m_premovable;
    std::optional<Place> m_selection;
    bool m_isPremove = false; ///< the selection is for a premove
    std::vector<Target> m_targets;
    std::vector<core::Move> m_choices;
    std::vector<Target> m_ways;                  ///< the choices, where they are between ways to go on
    std::optional<core::PathMoveEntry> m_course; ///< of the selected piece, where it has special abilities
    bool m_pressedSelection = false;             ///< the press was on the selected piece
};

} // namespace komadai::ui
