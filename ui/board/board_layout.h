// Where everything on the board lies: squares, hands, coordinates. Pure geometry.
#pragma once

#include "ui/board/move_entry.h"
#include "ui/board/piece_set.h"

#include "core/variants/variant_spec.h"

#include <QPointF>
#include <QRect>

#include <optional>
#include <vector>

namespace komadai::ui {

/// The parts that a layout arranges.
struct BoardShape {
    core::BoardSize size;
    std::vector<core::PieceType>
        handKinds; ///< the kinds a hand can hold, in the order shown; none: no stands

    static BoardShape of(const core::VariantSpec& spec);
    friend bool operator==(const BoardShape&, const BoardShape&) = default;
};

/// Centres board, frame and the two stands for pieces in hand, as large as possible, in an area. The near
/// player's stand is at the lower right, the far player's at the upper left, beside the board or below and
/// above it, whichever leaves the larger squares. The whole is symmetric about its middle, so a flip turns it
/// by half a turn.
class BoardLayout {
public:
    /// Nothing anywhere.
    BoardLayout() = default;
    /// `gutter`: the width in pixels that is kept free on both sides of the frame, for what belongs beside the board.
    BoardLayout(const QRect& area, BoardShape shape, bool flipped, int gutter = 0);

    /// The size of area that squares of that many pixels fill, hands beside the board.
    static QSize sizeFor(const BoardShape& shape, int squareSize);

    int squareSize() const { return m_squareSize; }
    core::Side nearSide() const { return m_flipped ? core::Side::Second : core::Side::First; }
    /// How a piece lies on this board: towards its opponent.
    PlacedPiece placed(core::Piece piece) const { return {piece, piece.side == nearSide()}; }
    /// All squares together.
    QRect boardRect() const { return m_board; }
    /// The board with its frame, on which the coordinates stand.
    QRect frameRect() const { return m_frame; }
    QRect squareRect(core::Square square) const;
    /// The squares within so many king steps of one.
    QRect reachRect(core::Square square, int steps) const;
    /// The gutter to the left of the frame, as high as the frame.
    QRect gutterRect() const;
    /// The stand of a side; empty where the variant has none.
    QRect standRect(core::Side side) const;
    /// The slot of a kind on a stand; empty for a kind that no hand holds.
    QRect handRect(core::Side side, core::PieceType type) const;
    const std::vector<core::PieceType>& handKinds() const { return m_shape.handKinds; }

    enum class FileEdge { Bottom, Top };
    enum class RankEdge { Left, Right };
    QRect fileLabelRect(int file, FileEdge edge) const;
    QRect rankLabelRect(int rank, RankEdge edge) const;

    std::optional<core::Square> squareAt(const QPointF& point) const;
    std::optional<HandPlace> handAt(const QPointF& point) const;
    std::optional<Place> placeAt(const QPointF& point) const;
    /// Empty where the layout lacks the place.
    QRect rectOf(const Place& place) const;
    /// All squares in their order, then the slots of both hands.
    std::vector<Place> places() const;

    enum class Direction { Left, Right, Up, Down };
    /// The place that lies next to another as the board is seen; at the edge of the board or of a stand the nearest
    /// place beyond that edge. None where nothing lies there.
    std::optional<Place> neighbour(const Place& place, Direction direction) const;

private:
    /// Lengths in pixels that follow from the size of a square, for one arrangement of the stands.
    struct Measures;
    static Measures measure(const BoardShape& shape, int squareSize, bool beside, int gutter);
    static Measures fit(const QSize& area, const BoardShape& shape, bool beside, int gutter);

    QRect turned(const QRect& rect) const;
    /// The board or the stand on which the place is.
    QRect areaOf(const Place& place) const;

    BoardShape m_shape;
    bool m_flipped = false;
    int m_squareSize = 0;
    int m_gutter = 0;
    int m_band = 0; ///< width of the frame
    QRect m_whole, m_frame, m_board;
    QRect m_nearStand;
    std::vector<QRect> m_nearSlots; ///< by index in handKinds
};

/// Buttons for the choices of a move to a square, in rows that begin beside it and run towards the
/// middle of the board; large enough to be hit, however small the square is.
std::vector<QRect> choiceRects(const QRect& square, const QRect& board, std::size_t count);

} // namespace komadai::ui
