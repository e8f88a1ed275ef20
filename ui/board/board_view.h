// The board of a game: shows a position and takes moves.
#pragma once

#include "ui/board/board_drawing.h"
#include "ui/board/board_keyboard.h"
#include "ui/board/board_mouse.h"
#include "ui/board/board_surface.h"
#include "ui/board/board_zoom.h"
#include "ui/board/motion.h"
#include "ui/board/move_animation.h"
#include "ui/board/move_choices.h"
#include "ui/board/move_entry.h"
#include "ui/board/move_preview.h"

#include "core/rules/any_position.h"
#include "core/rules/game.h"

#include <QPixmap>
#include <QPointF>

#include <optional>

namespace komadai::ui {

/// Paints a position with both hands, animates the way from one position to the next, and reports the moves that the
/// user enters. It asks the position for the rules and never plays a move itself: the receiver of `moveChosen` answers
/// with `playMove`, or leaves the board as it is. If it answers before the signal returns, a dragged piece stays where it
/// was dropped.
///
/// The keyboard plays after `setPlayedByKeys` or after the Tab key has reached the board; see BoardKeyboard. Until then
/// arrows and digits are left to others.
class BoardView : public BoardSurface {
    Q_OBJECT
    Q_PROPERTY(bool flipped READ isFlipped WRITE setFlipped)
    Q_PROPERTY(bool animated READ isAnimated WRITE setAnimated)

public:
    static constexpr double LargestZoom = BoardZoom::Largest;
    static constexpr double ZoomStep = BoardZoom::Step;
    static constexpr int MostPliesSeen = 2; ///< plies that `walk` animates: a move and the answer to it

    /// Whether the key plays on the board when pressed without modifiers.
    static bool isPlayingKey(int key) { return isBoardKey(key); }

    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    // --- what is shown

    /// Shows the position at once and ends a selection. `lastMove`, which led to it, is outlined with its traces.
    void setPosition(const core::AnyPosition& position, std::optional<ShownMove> lastMove = std::nullopt);
    /// Shows `after` by moving the piece. Precondition: `move` leads there from the position shown. Where that cannot be
    /// animated (no position, another variant) this is `setPosition`.
    void playMove(const core::AnyPosition& after, const core::Move& move);
    /// Shows another ply of a game. A short way, forward or back, is animated move by move.
    /// Precondition: the position shown is that of `fromPly`.
    void walk(const core::Game& line, int fromPly, int toPly);
    const std::optional<core::AnyPosition>& position() const { return m_position; }

    /// Whether the second player sits at the near edge.
    void setFlipped(bool flipped);
    void setAnimated(bool animated);
    bool isAnimated() const { return m_animated; }
    /// Whether the stand of the side to move is marked, as it is by default.
    void setTurnMarked(bool marked);
    /// None: the variant's own look.
    void setLook(std::optional<PieceLook> look);

    bool isAnimating() const { return m_animation.isRunning(); }
    /// Jumps to the end of all motions.
    void finishAnimation();

    /// Keeps a widget beside the board, as high as its frame and between it and the hands, while the widget is to be seen.
    /// On a zoomed board it lies at the left edge, beside the names of the ranks. Precondition: both have the same parent.
    void setCompanion(QWidget* companion);

    QRect handRect(core::Side side, core::PieceType type) const { return layout().handRect(side, type); }
    /// The button of a move in the open choice; empty if there is none.
    QRect choiceRect(const core::Move& move) const;

    // --- marks

    /// Replaces the arrows of one kind. They belong to the position shown and disappear with it.
    void setArrows(ArrowKind kind, const std::vector<BoardArrow>& arrows);
    const std::vector<BoardArrow>& arrows() const { return m_arrows; }
    /// Replaces the user's drawings. They stay until they are replaced: their owner knows to which position they belong.
    void setDrawings(std::vector<BoardDrawing> drawings);
    const std::vector<BoardDrawing>& drawings() const { return m_drawings; }
    /// Shows a glyph such as "!?" at the destination of an annotated move until it is replaced; an empty text removes it.
    void setGlyphMark(core::Square square, const QString& text);

    // --- moves

    /// The sides that the user may move, and the side for which premoves can be made while it may not move; at first none.
    void setMovable(MovableSides sides, std::optional<core::Side> premovable = std::nullopt);
    MovableSides movable() const { return m_entry.movable(); }
    /// Ends a selection, a drag and an open choice.
    void cancelSelection();
    /// The move that the user is entering.
    const MoveEntry& entry() const { return m_entry; }
    /// The consequences of the move being entered, with the step under the mouse or the cursor if there is one; or why the
    /// selected piece may not move or shoot. Empty if there is nothing to say.
    QString previewText() const;
    /// Takes a move that was entered elsewhere. Precondition: it is legal, and the side is movable.
    void enterMove(const core::Move& move);
    /// The premove that the user has made. It is shown until it is played or cancelled, whatever position is shown.
    const std::optional<Premove>& premove() const { return m_premove; }
    /// Enters the premove as a move of the position shown. Precondition: premove().
    void playPremove();
    void cancelPremove();

    // --- zoom

    /// 1: the whole board fits. A larger board is seen through the widget and can be dragged with the middle button, or
    /// with the left one where there is nothing to pick up.
    double zoom() const { return m_zoom.factor(); }
    /// The point `about` of the widget stays on the same part of the board, as far as the edges allow.
    void setZoom(double zoom, const QPointF& about);
    void zoomIn();
    void zoomOut();
    void zoomToFit();

    // --- keyboard and screen readers

    void setPlayedByKeys(bool played) { m_keyboard.setPlaying(played); }
    bool isPlayedByKeys() const { return m_keyboard.isPlaying(); }
    /// Begins a drawing at the cursor of the keyboard, which plays from now on, or ends the one that is under way.
    void drawByKeys() { m_keyboard.draw(); }
    bool isDrawnByKeys() const { return m_keyboard.isDrawing(); }
    std::optional<Place> keyCursor() const override { return m_keyboard.cursor(); }
    void setKeyCursor(const Place& place) override { m_keyboard.setCursor(place); }
    void pressKeyCursor() override { m_keyboard.pressCursor(); }
    /// Names the place, its piece and what the selected piece can do there. Precondition: there is a position.
    QString wordsFor(const Place& place) const override;
    QString valueOf(const Place& place) const override;
    bool isPickedUp(const Place& place) const override { return m_entry.selection() == place; }
    std::vector<BoardButton> buttons() override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The left button went down on a square or a hand.
    void placePressed(const Place& place);
    /// The user entered a legal move.
    void moveChosen(const core::Move& move);
    /// The user tried an illegal move.
    void moveRefused(core::Refusal reason);
    /// The user has made a premove, perhaps in place of another one.
    void premoveMade();
    /// The user drew an arrow or a circle, or the same once more to remove it. The owner of the drawings changes them and
    /// calls `setDrawings`; `toggle` in board_drawing.h does the first.
    void drawingToggled(const BoardDrawing& drawing);
    /// The wheel was turned: positive plies go forward (wheel towards the user), negative ones back.
    void wheelStepped(int plies);
    /// The user cancelled a selection.
    void selectionCancelled();
    /// A position is shown, perhaps the same again.
    void positionShown();
    /// Another position is shown than before.
    void positionChanged();
    void playedByKeysChanged(bool played);
    /// The selection, the move being entered or its consequences have changed.
    void entryChanged();
    /// All pieces have arrived, by themselves, through `finishAnimation` or through the user's input; not when a new
    /// position replaced them.
    void animationFinished();

protected:
    QRect boardArea() const override;
    int gutter() const override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void updateLayout() override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void updateTheme() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    friend class BoardKeyboard;
    friend class BoardMouse;

    /// A move that the user has just finished, and the part of it that was animated while it was entered.
    struct Entered {
        core::Move move;
        SeenPart seen;
    };

    void present(const core::AnyPosition& position, std::optional<ShownMove> lastMove);
    void updateLook();
    /// Repaints where the scene has changed.
    void showChanges();
    void repaintAll();
    const QPixmap& boardPicture();
    void panTo(const QPointF& offset);
    void placeCompanion();
    /// Moves a zoomed board as far as needed to see a part of it, clear of the names of files and ranks.
    void reveal(const QRect& part);
    void showToolTip(const QPoint& point, const QPoint& onScreen);
    /// `droppedAt`: the point at which a dragged piece was released to give this answer.
    void answer(const MoveEntry::Answer& answer, std::optional<QPointF> droppedAt = std::nullopt);
    void showCourse(const SeenPart& seen);
    void stepBack();
    void setPremove(const std::optional<Premove>& premove);
    /// Cancels the premove if the user points at it with no piece picked up. Returns whether there is no more to do: a press on
    /// its piece picks that up, too.
    bool takesBackPremove(const std::optional<Place>& pressed);
    void animate(const core::AnyPosition& position, std::optional<ShownMove> lastMove,
                 std::optional<Motion> motion);
    /// Follows the mouse or the cursor of the keyboard with what they make known.
    void updatePreview();
    std::optional<Place> pointed() const;
    BoardScene scene() const;
    void addStandingEffects(BoardScene& scene) const;
    /// Precondition: there is a position.
    MoveChoices choices() const { return {m_entry, *m_position, layout(), rect()}; }

    std::optional<core::AnyPosition> m_position;
    std::optional<ShownMove> m_lastMove;
    std::optional<PieceLook> m_look;
    bool m_animated = true;
    bool m_marksTurn = true;
    bool m_marksTargets = true;
    bool m_marksLastMove = true;
    MoveAnimation m_animation;
    std::vector<BoardArrow> m_arrows;
    std::vector<BoardDrawing> m_drawings;
    std::optional<GlyphMark> m_glyph;

    MoveEntry m_entry;
    MovePreview m_preview;
    std::optional<Premove> m_premove;
    std::optional<Entered> m_entered; ///< while moveChosen is being emitted
    BoardMouse m_mouse{*this};
    BoardKeyboard m_keyboard{*this};

    BoardZoom m_zoom;
    QWidget* m_companion = nullptr;
    std::optional<BoardScene> m_shown; ///< none if everything has to be repainted
    QPixmap m_boardPicture;            ///< the empty board, as large as the widget; null if it has changed
};

} // namespace komadai::ui
