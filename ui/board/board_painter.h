// Paints a board with its hands, on the screen and in pictures.
#pragma once

#include "ui/board/board_layout.h"
#include "ui/board/board_theme.h"
#include "ui/board/motion.h"
#include "ui/board/piece_set.h"
#include "ui/record/notation.h"

#include "core/rules/any_position.h"

#include <QPainter>
#include <QRegion>

#include <optional>
#include <vector>

namespace komadai::ui {

/// What an arrow or a ring stands for; each kind looks different.
enum class ArrowKind { Own, Hint, Analysis };

/// An arrow from place to place, or a ring round the only one.
struct BoardArrow {
    std::vector<Place> places;
    ArrowKind kind = ArrowKind::Own;
    friend bool operator==(const BoardArrow&, const BoardArrow&) = default;
};

/// The way of a move.
BoardArrow arrowOf(const core::Move& move, const core::AnyPosition& before, ArrowKind kind);

/// What will become of a piece if the move that is being entered is played so.
enum class Fate { Removed, Held, Promoted, Reverted };

struct FateMark {
    core::Square square;
    Fate fate{};
    friend bool operator==(const FateMark&, const FateMark&) = default;
};

/// A button in an open choice.
struct PaintedChoice {
    QRect rect;
    PlacedPiece piece;
    bool isShot = false; ///< the piece is one that would be shot
    bool hovered = false;
    friend bool operator==(const PaintedChoice&, const PaintedChoice&) = default;
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
    std::vector<Flare> flares = {};
    std::vector<BoardArrow> arrows = {};
    std::vector<FateMark> fates = {};
    std::optional<PlacedPiece> carried = {}; ///< under the mouse
    QPointF carriedAt = {};                  ///< its centre
    std::vector<PaintedChoice> choices = {};
    std::optional<Place> keyCursor = {}; ///< the keyboard's
    bool numbersHand = false;            ///< the slots of the side to move have numbers, which are their keys
};

/// What a side has in hand, as it is to be seen.
struct Stand {
    core::Side side = core::Side::First;
    core::Hand hand = {};
    bool isToMove = false;
    std::optional<core::PieceType> selected = {};
};

/// Little more than references; made for one painting.
class BoardPainter {
public:
    static constexpr int StripWidth = 20; ///< pixels, of the names of files and ranks on a zoomed board

    /// `notation`: in which the coordinates are.
    BoardPainter(const BoardLayout& layout, const BoardTheme& theme, const PieceSet& pieces,
                 Notation notation = Notation::Western)
        : m_layout(layout), m_theme(theme), m_pieces(pieces), m_notation(notation) {}

    void paint(QPainter& painter, const BoardScene& scene) const;
    /// The board alone: frame, squares or lines, and coordinates.
    void paintBoard(QPainter& painter, const core::VariantSpec& spec) const;
    /// Files and ranks whose names on the frame lie outside `seen` are named along the edge of what is seen.
    void paintScrolledLabels(QPainter& painter, const core::VariantSpec& spec, const QRect& seen) const;
    /// Nothing where the layout has no stands.
    void paintStand(QPainter& painter, const core::VariantSpec& spec, const Stand& stand) const;
    /// All but the board itself, as far as it touches the region.
    void paintContents(QPainter& painter, const BoardScene& scene, const QRegion& region) const;
    /// Where two scenes of one variant look different, or little more.
    QRegion changesBetween(const BoardScene& before, const BoardScene& after) const;

    /// How a piece lies on this board.
    PlacedPiece placed(core::Piece piece) const { return {piece, piece.side == m_layout.nearSide()}; }

private:
    void paintFrame(QPainter& painter, const core::VariantSpec& spec) const;
    void paintSquares(QPainter& painter, const core::VariantSpec& spec) const;
    void paintPoints(QPainter& painter, const core::VariantSpec& spec) const;
    void paintZoneBorder(QPainter& painter, const QRect& lines, int y) const;
    void paintZoneOutline(QPainter& painter, const core::VariantSpec& spec, core::Side side) const;
    void paintZoneDots(QPainter& painter, const core::VariantSpec& spec) const;
    void paintLabels(QPainter& painter, const core::VariantSpec& spec) const;
    QRect fileLabelRect(int file, const core::VariantSpec& spec) const;
    QRect rankLabelRect(int rank, const core::VariantSpec& spec) const;
    QString fileText(int file, const core::VariantSpec& spec) const;
    void paintMarksUnderPieces(QPainter& painter, const BoardScene& scene) const;
    void paintLastMove(QPainter& painter, const core::Move& move) const;
    void paintCourse(QPainter& painter, const core::KoMove& move) const;
    void paintTargets(QPainter& painter, const BoardScene& scene) const;
    void paintRing(QPainter& painter, const QRectF& square) const;
    void paintCrosshair(QPainter& painter, const QRectF& square) const;
    void paintPieces(QPainter& painter, const BoardScene& scene, const QRegion& region) const;
    void paintHand(QPainter& painter, const BoardScene& scene, core::Side side) const;
    void paintHandPiece(QPainter& painter, const core::VariantSpec& spec, const Stand& stand,
                        core::PieceType type) const;
    void paintCount(QPainter& painter, const QRectF& slot, int count) const;
    void paintSlotNumber(QPainter& painter, const QRectF& slot, int number) const;
    void paintKeyCursor(QPainter& painter, const QRectF& rect) const;
    void paintGlide(QPainter& painter, const core::VariantSpec& spec, const Glide& glide) const;
    void paintFlare(QPainter& painter, const Flare& flare) const;
    void paintShot(QPainter& painter, const Flare& shot) const;
    void paintFire(QPainter& painter, const QPointF& centre, double done) const;
    void paintArrow(QPainter& painter, const BoardArrow& arrow) const;
    void paintFate(QPainter& painter, const FateMark& mark) const;
    void paintLeg(QPainter& painter, const QPointF& from, const QPointF& to, const QColor& colour) const;
    void paintCheck(QPainter& painter, const QRectF& square) const;
    void paintCarried(QPainter& painter, const BoardScene& scene) const;
    void paintChoices(QPainter& painter, const BoardScene& scene) const;
    QRegion aroundSquare(core::Square square) const;
    QRegion aroundPlace(const Place& place) const;
    QRegion aroundMove(const core::Move& move) const;
    QRegion aroundArrow(const BoardArrow& arrow) const;
    QRegion aroundPoint(const QPointF& point) const;
    QRegion aroundFlare(const Flare& flare) const;
    QRegion aroundPieces(const BoardScene& before, const BoardScene& after) const;
    QRegion aroundChoices(const BoardScene& before, const BoardScene& after) const;
    QPointF centreOf(core::Square square) const { return QRectF(m_layout.squareRect(square)).center(); }
    QRectF squareAround(const QPointF& centre, double scale = 1) const;

    const BoardLayout& m_layout;
    const BoardTheme& m_theme;
    const PieceSet& m_pieces;
    Notation m_notation;
};

struct DiagramOptions {
    std::optional<PieceLook> look; ///< none: what the variant asks for
    bool flipped = false;
    std::optional<core::Move> lastMove;
    BoardTheme theme = BoardTheme::wooden();
    Notation notation = Notation::Western; ///< of the coordinates
};

/// The size of a picture of the variant's board with its hands, without empty edges; the longer side is at
/// most `longest`.
QSize diagramSize(const core::VariantSpec& spec, int longest);
/// Paints a position for a picture, pixels or vectors, as large as fits into the middle of `area`, over the
/// theme's background.
void paintDiagram(QPainter& painter, const QRect& area, const core::AnyPosition& position,
                  const DiagramOptions& options = {});

} // namespace komadai::ui
