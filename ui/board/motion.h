// The motion of pieces, shots and fires while a move is played. Pure geometry and time.
#pragma once

#include "ui/board/board_layout.h"
#include "ui/board/piece_set.h"

#include "core/rules/any_position.h"
#include "core/rules/effects/move_consequences.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace komadai::ui {

/// A piece in motion. Times are parts of the whole motion, 0 to 1.
struct Glide {
    PlacedPiece from, to;
    QPointF start, end;                  ///< centres
    std::vector<QPointF> via = {};       ///< centres between them
    double begins = 0, ends = 1;         ///< when it moves
    bool vanishes = false;               ///< fades out, where pieces leave the game
    double fadesFrom = 0, fadesTill = 1; ///< if it does
    double progress = 0;                 ///< of the motion

    /// How much of its own way it has done, 0 to 1; 0 for a piece that stays where and as it is.
    double done() const;
    double opacity() const;
    /// Where the piece is now.
    QPointF at() const;
    /// Whether they look the same now.
    friend bool operator==(const Glide& a, const Glide& b) {
        return a.from == b.from && a.to == b.to && a.at() == b.at() && a.done() == b.done() &&
               a.opacity() == b.opacity();
    }
};

/// A shot on its way, or a fire.
struct Flare {
    enum class Kind { Shot, Fire };
    Kind kind{};
    QPointF from, to; ///< centres
    double begins = 0, ends = 1;
    double progress = 0; ///< of the motion

    /// 0 to 1; none before and after.
    std::optional<double> done() const;
    /// The part of a shot's way on which it is seen. Precondition: `done` has a value.
    QPointF head() const;
    QPointF tail() const;
    /// Whether they look the same now.
    friend bool operator==(const Flare& a, const Flare& b) {
        return a.kind == b.kind && a.from == b.from && a.to == b.to && a.done() == b.done();
    }
};

/// How much of a move has been seen before it is played, because it was entered on the board.
struct SeenPart {
    std::size_t steps = 0, taken = 0;
    std::optional<QPointF> droppedAt = {}; ///< where the piece was let go; none: where its last step led
};

/// All that moves. It lasts as long as one step, or little longer if there is more to be seen.
struct Motion {
    static constexpr int StepMs = 250;
    static constexpr int LongestMs = 400;

    std::vector<core::Square> hidden = {}; ///< whose pieces are in motion, in the position that it leads to
    std::optional<HandPlace> taken = {};   ///< one piece of this kind is in motion, in that position too
    std::vector<Glide> glides = {};        ///< the moving piece last, on top
    std::vector<Flare> flares = {};
    int durationMs = StepMs;
    bool isBack = false; ///< from the end of the move to its beginning

    void setProgress(double progress);
};

/// The motion of a move: each step of the piece, its captures flying to the hand or fading, its shots, and then
/// the fires of its `effects`. None where all of it has been seen.
/// Precondition: the piece can go that way in `before`, in which the move may be one that has only begun.
std::optional<Motion> motionOf(const core::Move& move, const core::AnyPosition& before,
                               const core::MoveConsequences& effects, const BoardLayout& layout,
                               const SeenPart& seen = {});

/// The motion when a move is taken back: the piece returns the way it came, and its captures come back.
/// Precondition: the move is legal in `before`, which is the position shown from now on.
std::optional<Motion> motionBackOf(const core::Move& move, const core::AnyPosition& before,
                                   const core::MoveConsequences& effects, const BoardLayout& layout);

} // namespace komadai::ui
