// The board on the screen: shows a position and takes moves.
#pragma once

#include "ui/board/board_layout.h"
#include "ui/board/board_painter.h"
#include "ui/board/move_entry.h"
#include "ui/board/piece_set.h"

#include "core/rules/any_position.h"

#include <QPointF>
#include <QVariantAnimation>
#include <QWidget>

#include <memory>
#include <optional>

namespace komadai::ui {

/// Paints a position with both hands, glides pieces from one position to the next, and reports the moves that
/// the user enters. Knows no rules but asks the position; never plays a move itself: whoever hears
/// `moveChosen` answers with `playMove`, or leaves the board as it is. Answering before the signal returns
/// makes a dragged piece stay where it was dropped.
class BoardView : public QWidget {
    Q_OBJECT
    Q_PROPERTY(bool flipped READ isFlipped WRITE setFlipped)
    Q_PROPERTY(bool animated READ isAnimated WRITE setAnimated)

public:
    static constexpr int AnimationMs = 250;

    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    /// Shows the position at once and ends a selection. `lastMove` led to it and is outlined.
    void setPosition(const core::AnyPosition& position, std::optional<core::Move> lastMove = std::nullopt);
    /// Shows `after` by moving the piece. Precondition: `move` leads there from the position shown; if it
    /// cannot (no position, another variant) this is `setPosition`.
    void playMove(const core::AnyPosition& after, const core::Move& move);
    const std::optional<core::AnyPosition>& position() const { return m_position; }

    /// The sides the user may move for; at first none.
    void setMovable(MovableSides sides);
    MovableSides movable() const { return m_entry.movable(); }
    /// Ends a selection, a drag and an open choice.
    void cancelSelection();
    /// What the user has entered of a move.
    const MoveEntry& entry() const { return m_entry; }

    /// Whether the second player sits at the near edge.
    void setFlipped(bool flipped);
    bool isFlipped() const { return m_flipped; }
    void setAnimated(bool animated);
    bool isAnimated() const { return m_animated; }
    /// None: the look that the variant itself asks for.
    void setLook(std::optional<PieceLook> look);

    bool isAnimating() const;
    /// Jumps to the end of a running animation.
    void finishAnimation();

    /// What lies at a point of the widget.
    std::optional<Place> placeAt(const QPoint& point) const { return m_layout.placeAt(point); }
    /// In coordinates of the widget; empty where nothing is shown.
    QRect rectOf(const Place& place) const { return m_layout.rectOf(place); }
    QRect squareRect(core::Square square) const;
    QRect handRect(core::Side side, core::PieceType type) const;
    /// The button of a move in the open choice; empty if there is none.
    QRect choiceRect(const core::Move& move) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The left button went down on a square or a hand, whatever comes of it.
    void placePressed(const Place& place);
    /// The user entered a legal move.
    void moveChosen(const core::Move& move);
    /// The user tried what is not allowed.
    void moveRefused(core::Refusal reason);
    /// The wheel was turned: positive plies go forward (wheel towards the user), negative ones back.
    void wheelStepped(int plies);
    /// The user gave a selection up.
    void selectionCancelled();
    /// What is selected, or how far a move is entered, has changed.
    void entryChanged();
    /// The piece arrived, by itself or through `finishAnimation` or the user's input; not when a new position
    /// replaced it.
    void animationFinished();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    /// A press that may become a drag, and the drag itself.
    struct Drag {
        QPointF start; ///< where the button went down
        QPointF at;    ///< where the middle of the piece is
        core::Piece piece;
        Place origin;
        bool moving = false; ///< past the distance at which a drag starts
    };
    /// A piece dropped by hand, whose glide starts where it was let go.
    struct Dropped {
        core::Move move;
        QPointF at;
    };

    void present(const core::AnyPosition& position, std::optional<core::Move> lastMove);
    QString nameOf(core::PieceType type) const;
    /// Says what this one of the open choices does.
    QString choiceText(const core::Move& move) const;
    /// Names the piece that can be seen at a place, and its other face; empty where there is none.
    QString pieceText(const Place& place) const;
    void updateLayout();
    void updatePieceSet();
    void updateCursor();
    void answer(const MoveEntry::Answer& answer);
    void answerChoice(const QPointF& point);
    void stepBack();
    void beginDrag(const QPointF& point, const Place& place);
    void startAnimation(const core::AnyPosition& before, const core::Move& move);
    Glide glideOfMover(const core::AnyPosition& before, const core::Move& move) const;
    std::optional<Glide> glideOfCaptured(const core::AnyPosition& before, core::Square square) const;
    void advanceAnimation(double progress);
    void updateAround(const QPointF& centre);
    BoardScene scene() const;
    std::vector<PaintedChoice> paintedChoices() const;
    PlacedPiece placed(core::Piece piece) const;
    QPointF centreOf(const Place& place) const;

    std::optional<core::AnyPosition> m_position;
    std::optional<core::Move> m_lastMove;
    MoveEntry m_entry;
    BoardLayout m_layout;
    BoardTheme m_theme;
    std::shared_ptr<const PieceSet> m_pieces;
    std::optional<PieceLook> m_look;
    bool m_flipped = false;
    bool m_animated = true;

    std::optional<Drag> m_drag;
    std::optional<Dropped> m_dropped; ///< while moveChosen is being emitted
    bool m_isThere = false; ///< likewise: the piece has been shown going its way while the move was entered
    QVariantAnimation m_animation;
    std::vector<Glide> m_glides;         ///< the moving piece last, on top
    std::optional<HandPlace> m_arriving; ///< where a captured piece is on its way to
    std::optional<QPointF> m_hover;      ///< where the mouse is
    int m_wheelRest = 0;                 ///< eighths of a degree not yet turned into plies
};

} // namespace komadai::ui
