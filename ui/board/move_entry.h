// How a player enters a move with the mouse: the selection and its rules. Needs no Qt.
#pragma once

#include "core/rules/any_position.h"

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

/// What the user can point at.
using Place = std::variant<core::Square, HandPlace>;

/// Turns presses and releases on places into moves. The rules of selection, each held by a test:
/// a press on an own piece, on the board or in hand, selects it, whatever was selected before; a second click
/// on it deselects; a click or drop on a legal target is the move; on any other place it is refused with the
/// reason and the selection ends, so that none is forgotten; what is neither square nor hand ends the
/// selection silently.
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
    /// Several legal moves share origin and destination and differ by what the piece becomes.
    struct Ambiguous {
        std::vector<core::Move> moves; ///< at least two; promotions first
        friend bool operator==(const Ambiguous&, const Ambiguous&) = default;
    };
    struct Refused {
        core::Refusal reason{};
        friend bool operator==(const Refused&, const Refused&) = default;
    };
    using Answer = std::variant<Nothing, Selected, Deselected, Chosen, Ambiguous, Refused>;

    /// Ends the selection and any open choice.
    void setPosition(const core::AnyPosition& position);
    /// Ends a selection that the new sides do not allow.
    void setMovable(MovableSides sides);
    MovableSides movable() const { return m_movable; }

    /// The mouse goes down; no place: beside board and hands.
    Answer press(std::optional<Place> place);
    /// The mouse goes up; `dragged`: the piece was carried here.
    Answer release(std::optional<Place> place, bool dragged);
    /// Answers an open choice. Precondition: the move is one of `choices`.
    Answer choose(const core::Move& move);
    /// Ends an open choice and the selection.
    Answer cancel();

    /// Whether a press there would pick up a piece.
    bool canPick(const Place& place) const;
    const std::optional<Place>& selection() const { return m_selection; }
    /// Where the selected piece may go, each square once.
    const std::vector<core::Square>& targets() const { return m_targets; }
    /// The moves to choose from while a choice is open, else none.
    const std::vector<core::Move>& choices() const { return m_choices; }

private:
    Answer select(const Place& place);
    Answer aimAt(const Place& place);
    Answer refuse(core::Refusal reason);
    Answer refuseIdle(const Place& place);
    core::Move plainMoveTo(core::Square square) const;
    bool clear();

    std::optional<core::AnyPosition> m_position;
    std::vector<core::Move> m_legalMoves;
    MovableSides m_movable;
    std::optional<Place> m_selection;
    std::vector<core::Square> m_targets;
    std::vector<core::Move> m_choices;
    bool m_pressedSelection = false; ///< the press was on what was selected already
};

} // namespace komadai::ui
