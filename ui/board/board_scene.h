// The contents of a painted board, as data.
#pragma once

#include "ui/board/board_drawing.h"
#include "ui/board/motion.h"
#include "ui/board/move_entry.h"
#include "ui/board/piece_set.h"

#include "core/rules/any_position.h"
#include "core/rules/effects/move_consequences.h"
#include "core/rules/effects/standing_effects.h"

#include <QPointF>
#include <QRect>
#include <QString>

#include <optional>
#include <vector>

namespace komadai::ui {

/// The source of an arrow or ring; each kind is drawn in its own style.
enum class ArrowKind { Hint, Analysis, Threat, Repertoire, Variation, Better, Premove };

/// An arrow through several places, or a ring round a single one.
struct BoardArrow {
    std::vector<Place> places;
    ArrowKind kind = ArrowKind::Hint;
    int rank = 1; ///< of the move among several, 1 being the best; the arrows of lower ranks are thinner
    friend bool operator==(const BoardArrow&, const BoardArrow&) = default;
};

/// The path of a move as an arrow.
BoardArrow arrowOf(const core::Move& move, const core::AnyPosition& before, ArrowKind kind, int rank = 1);

/// What a move does to a piece besides its captures.
enum class Fate { Removed, Held, Promoted, Reverted };

struct FateMark {
    core::Square square;
    Fate fate{};
    friend bool operator==(const FateMark&, const FateMark&) = default;
};

std::vector<FateMark> fatesOf(const core::MoveConsequences& consequences);

/// A move that was played, and the traces that it left besides its course.
struct ShownMove {
    core::Move move;
    std::vector<FateMark> traces = {};

    ShownMove(const core::Move& played) : move(played) {} // a move of which no more is known
    /// Precondition: the move is legal in `before`.
    ShownMove(const core::Move& played, const core::AnyPosition& before)
        : move(played), traces(fatesOf(core::consequencesOf(before, played))) {}
    friend bool operator==(const ShownMove&, const ShownMove&) = default;
};

/// The glyph of an annotated move, such as "!?", at the square where the move ended.
struct GlyphMark {
    core::Square square;
    QString text;
    friend bool operator==(const GlyphMark&, const GlyphMark&) = default;
};

/// A button of an open choice.
struct PaintedChoice {
    QRect rect;
    PlacedPiece piece;
    bool isShot = false; ///< this choice shoots the piece
    bool hovered = false;
    friend bool operator==(const PaintedChoice&, const PaintedChoice&) = default;
};

/// Everything that is painted on the board.
struct BoardScene {
    core::AnyPosition position;
    std::optional<ShownMove> lastMove = {};
    std::optional<Place> selection = {};
    std::vector<Target> targets = {};
    std::optional<core::PathMove> course = {}; ///< being entered; its piece is painted where it stands now
    std::vector<core::Square> hidden = {};     ///< squares painted empty because their piece is in motion
    std::optional<HandPlace> taken = {};       ///< one piece of this kind is in motion
    std::vector<Glide> glides = {};
    std::vector<Flare> flares = {};
    std::vector<BoardArrow> arrows = {};
    std::vector<BoardDrawing> drawings = {};
    std::optional<GlyphMark> glyph = {};
    std::vector<FateMark> fates = {};         ///< if the move being entered is played
    std::vector<core::Hold> holds = {};       ///< nets over pieces that may not move
    std::vector<core::Hold> explained = {};   ///< those of them whose net is shown too
    std::vector<core::Shelter> shelters = {}; ///< whose reach is shown
    std::optional<PlacedPiece> carried = {};  ///< under the mouse
    QPointF carriedAt = {};                   ///< its centre
    std::vector<PaintedChoice> choices = {};
    std::optional<Place> keyCursor = {};         ///< position of the keyboard cursor
    std::optional<core::Side> numberedHand = {}; ///< its pieces are numbered with their keys
    bool marksTurn = true;                       ///< mark the stand of the side to move
};

/// The hand of one side, as it is painted.
struct Stand {
    core::Side side = core::Side::First;
    core::Hand hand = {};
    bool isMarked = false; ///< it is this side's turn
    std::optional<core::PieceType> selected = {};
};

} // namespace komadai::ui
