// Paints a board with its hands, on the screen and in pictures.
#pragma once

#include "ui/board/board_layout.h"
#include "ui/board/board_theme.h"
#include "ui/board/piece_set.h"

#include "core/rules/any_position.h"

#include <QPainter>

#include <optional>
#include <vector>

namespace komadai::ui {

/// A piece in motion.
struct Glide {
    PlacedPiece from, to;
    QPointF start, end;            ///< centres
    std::vector<QPointF> via = {}; ///< centres between them
    double progress = 0;           ///< 0 to 1
    bool vanishes = false;         ///< fades out on the way, where captured pieces leave the game

    /// Where the piece is now.
    QPointF at() const;
};

/// A button in an open choice.
struct PaintedChoice {
    QRect rect;
    PlacedPiece piece;
    bool isShot = false; ///< the piece is one that would be shot
    bool hovered = false;
};

/// What is to be seen.
struct BoardScene {
    core::AnyPosition position;
    std::optional<core::Move> lastMove = {};
    std::optional<Place> selection = {};
    std::vector<Target> targets = {};
    std::optional<core::KoMove> course = {}; ///< being entered; its piece is painted where it stands now
    std::vector<core::Square> hidden = {};   ///< squares painted empty, their piece is in motion
    std::optional<HandPlace> taken = {};     ///< one piece of these is in motion
    std::vector<Glide> glides = {};
    std::optional<PlacedPiece> carried = {}; ///< under the mouse
    QPointF carriedAt = {};                  ///< its centre
    std::vector<PaintedChoice> choices = {};
};

/// What a side has in hand, as it is to be seen.
struct Stand {
    core::Side side = core::Side::First;
    core::Hand hand = {};
    bool isToMove = false;
    std::optional<core::PieceType> selected = {};
};

/// Holds nothing but references; made for one painting.
class BoardPainter {
public:
    BoardPainter(const BoardLayout& layout, const BoardTheme& theme, const PieceSet& pieces)
        : m_layout(layout), m_theme(theme), m_pieces(pieces) {}

    void paint(QPainter& painter, const BoardScene& scene) const;
    /// The board alone: frame, squares or lines, and coordinates.
    void paintBoard(QPainter& painter, const core::VariantSpec& spec) const;
    /// Nothing where the layout has no stands.
    void paintStand(QPainter& painter, const core::VariantSpec& spec, const Stand& stand) const;

    /// How a piece lies on this board.
    PlacedPiece placed(core::Piece piece) const { return {piece, piece.side == m_layout.nearSide()}; }

private:
    void paintFrame(QPainter& painter, const core::VariantSpec& spec) const;
    void paintSquares(QPainter& painter, const core::VariantSpec& spec) const;
    void paintPoints(QPainter& painter, const core::VariantSpec& spec) const;
    void paintZoneBorder(QPainter& painter, const QRect& lines, int y) const;
    void paintZoneDots(QPainter& painter, const core::VariantSpec& spec) const;
    void paintLabels(QPainter& painter, const core::VariantSpec& spec) const;
    void paintMarksUnderPieces(QPainter& painter, const BoardScene& scene) const;
    void paintLastMove(QPainter& painter, const core::Move& move) const;
    void paintCourse(QPainter& painter, const core::KoMove& move, int stepsWithLine) const;
    void paintTargets(QPainter& painter, const BoardScene& scene) const;
    void paintRing(QPainter& painter, const QRectF& square) const;
    void paintCrosshair(QPainter& painter, const QRectF& square) const;
    void paintPieces(QPainter& painter, const BoardScene& scene) const;
    void paintHand(QPainter& painter, const BoardScene& scene, core::Side side) const;
    void paintHandPiece(QPainter& painter, const core::VariantSpec& spec, const Stand& stand,
                        core::PieceType type) const;
    void paintCount(QPainter& painter, const QRectF& slot, int count) const;
    void paintGlide(QPainter& painter, const core::VariantSpec& spec, const Glide& glide) const;
    void paintCarried(QPainter& painter, const BoardScene& scene) const;
    void paintChoices(QPainter& painter, const BoardScene& scene) const;
    QPointF centreOf(core::Square square) const { return QRectF(m_layout.squareRect(square)).center(); }
    QRectF squareAround(const QPointF& centre, double scale = 1) const;

    const BoardLayout& m_layout;
    const BoardTheme& m_theme;
    const PieceSet& m_pieces;
};

struct DiagramOptions {
    std::optional<PieceLook> look; ///< none: what the variant asks for
    bool flipped = false;
    std::optional<core::Move> lastMove;
    BoardTheme theme = BoardTheme::wooden();
};

/// The size of a picture of the variant's board with its hands, without empty edges; the longer side is at
/// most `longest`.
QSize diagramSize(const core::VariantSpec& spec, int longest);
/// Paints a position for a picture, pixels or vectors, as large as fits into the middle of `area`, over the
/// theme's background.
void paintDiagram(QPainter& painter, const QRect& area, const core::AnyPosition& position,
                  const DiagramOptions& options = {});

} // namespace komadai::ui
