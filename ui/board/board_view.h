// The board on the screen: shows a position and takes moves.
#pragma once

#include "ui/board/board_surface.h"
#include "ui/board/motion.h"
#include "ui/board/move_entry.h"

#include "core/rules/any_position.h"
#include "core/rules/game.h"
#include "core/rules/ko/ko_consequences.h"

#include <QPixmap>
#include <QPointF>
#include <QVariantAnimation>

#include <deque>
#include <optional>

namespace komadai::ui {

/// Paints a position with both hands, glides pieces from one position to the next, and reports the moves that
/// the user enters. Knows no rules but asks the position; never plays a move itself: whoever hears
/// `moveChosen` answers with `playMove`, or leaves the board as it is. Answering before the signal returns
/// makes a dragged piece stay where it was dropped.
///
/// The keyboard plays once `setPlayedByKeys` or the Tab key has said so: arrows move a cursor over squares and hands
/// as they are seen, the space bar and Enter press there, digits pick from the hand, and Esc ends it. Until then
/// arrows and digits are left to others. An open choice takes them in any case.
class BoardView : public BoardSurface {
    Q_OBJECT
    Q_PROPERTY(bool flipped READ isFlipped WRITE setFlipped)
    Q_PROPERTY(bool animated READ isAnimated WRITE setAnimated)

public:
    static constexpr double LargestZoom = 8;
    static constexpr double ZoomStep = 1.25;
    static constexpr int MostPliesSeen = 2; ///< one after another: a move and the answer to it

    /// Whether it plays, where the keyboard does, if it is pressed alone.
    static bool isPlayingKey(int key);

    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    /// Shows the position at once and ends a selection. `lastMove` led to it and is outlined.
    void setPosition(const core::AnyPosition& position, std::optional<core::Move> lastMove = std::nullopt);
    /// Shows `after` by moving the piece. Precondition: `move` leads there from the position shown; if it
    /// cannot (no position, another variant) this is `setPosition`.
    void playMove(const core::AnyPosition& after, const core::Move& move);
    /// Shows another ply of a game; where few lie between, by moving the pieces of one after another, there or back.
    /// Precondition: the position shown is that of `fromPly`.
    void walk(const core::Game& line, int fromPly, int toPly);
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
    void setAnimated(bool animated);
    bool isAnimated() const { return m_animated; }
    /// None: the look that the variant itself asks for.
    void setLook(std::optional<PieceLook> look);

    bool isAnimating() const { return !m_stages.empty(); }
    /// Jumps to the end of all that is in motion.
    void finishAnimation();

    /// What lies at a point of the widget.
    std::optional<Place> placeAt(const QPoint& point) const { return layout().placeAt(point); }
    /// All squares in their order, then the kinds in both hands.
    const std::vector<Place>& places() const { return m_places; }
    /// -1 for what is not among them.
    int indexOf(const Place& place) const;
    /// In coordinates of the widget; empty where nothing is shown.
    QRect rectOf(const Place& place) const { return layout().rectOf(place); }
    QRect handRect(core::Side side, core::PieceType type) const { return layout().handRect(side, type); }
    /// The button of a move in the open choice; empty if there is none.
    QRect choiceRect(const core::Move& move) const;

    /// Replaces the arrows of a kind; own ones are the user's, who draws them with the right button. They belong to
    /// the position shown and end with it.
    void setArrows(ArrowKind kind, const std::vector<BoardArrow>& arrows);
    const std::vector<BoardArrow>& arrows() const { return m_arrows; }

    /// What the move that is being entered, ended as it is, or with the step under the mouse or the cursor, would bring
    /// about; empty where that is nothing.
    QString previewText() const;

    /// 1: the whole board fits. Larger boards are seen through the widget and can be dragged about with the middle
    /// button, or with the left one where nothing can be picked up.
    double zoom() const { return m_zoom; }
    /// The point of the widget stays on the same part of the board, as far as the edges allow.
    void setZoom(double zoom, const QPointF& about);
    void zoomIn();
    void zoomOut();
    void zoomToFit();

    void setPlayedByKeys(bool played);
    bool isPlayedByKeys() const { return m_playedByKeys; }
    /// Where the keyboard's cursor is; none while it does not play.
    std::optional<Place> keyCursor() const { return m_playedByKeys ? m_keyCursor : std::nullopt; }
    void setKeyCursor(const Place& place);
    /// Does what a click at the cursor would.
    void pressKeyCursor();
    /// Takes a move that was entered elsewhere. Precondition: it is legal, and the side may be moved.
    void enterMove(const core::Move& move);

    /// Says what is there and what the selected piece can do there.
    QString wordsFor(const Place& place) const;
    /// Lets a screen reader say something.
    void announce(const QString& news);
    /// What was announced last.
    const QString& news() const { return m_news; }

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
    /// Another position is shown.
    void positionShown();
    void playedByKeysChanged(bool played);
    /// What is selected, how far a move is entered, or what it would bring about, has changed.
    void entryChanged();
    /// All pieces arrived, by themselves or through `finishAnimation` or the user's input; not when a new position
    /// replaced them.
    void animationFinished();

protected:
    QRect boardArea() const override;
    void updateLayout() override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
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
    /// The board being dragged about.
    struct Pan {
        QPointF start, offset; ///< of the mouse and of the board when the button went down
    };
    /// A move that the user has just ended, and what was seen of it until then.
    struct Entered {
        core::Move move;
        SeenPart seen;
    };

    void present(const core::AnyPosition& position, std::optional<core::Move> lastMove);
    QString nameOf(core::PieceType type) const;
    /// Says what this one of the open choices does.
    QString choiceText(const core::Move& move) const;
    /// Names the piece that can be seen at a place, and its other face; empty where there is none.
    QString pieceText(const Place& place) const;
    void updateLook();
    /// Repaints where the scene has changed.
    void showChanges();
    void repaintAll();
    const QPixmap& boardPicture();
    void panTo(const QPointF& offset);
    void reveal(const QRect& rect);
    void updateCursor();
    /// `droppedAt`: where a piece was let go, if that has brought the answer.
    void answer(const MoveEntry::Answer& answer, std::optional<QPointF> droppedAt = std::nullopt);
    void showCourse(const SeenPart& seen);
    void answerChoice(const QPointF& point);
    void stepBack();
    void beginDrag(const QPointF& point, const Place& place);
    bool wantsKey(const QKeyEvent& event) const;
    bool answerChoiceByKey(int key);
    bool playByKey(int key);
    Place firstKeyCursor() const;
    void pickFromHand(int number);
    void highlightChoice(int choice);
    void onFocusChanged(const QWidget* from, const QWidget* to);
    void announceFocus();
    /// What is seen while pieces are in motion.
    struct Stage {
        core::AnyPosition position;         ///< on which they move
        std::optional<core::Move> lastMove; ///< that led to it
        Motion motion;
    };
    void addStage(const core::AnyPosition& position, std::optional<core::Move> lastMove,
                  std::optional<Motion> motion);
    void startStage();
    void endStage();
    void dropStages();
    void toggleOwnArrow(const Place& from, const Place& to);
    /// The move that is previewed.
    std::optional<core::KoMove> previewedMove() const;
    void updatePreview();
    void advanceAnimation(double progress);
    BoardScene scene() const;
    std::vector<PaintedChoice> paintedChoices() const;

    std::optional<core::AnyPosition> m_position;
    std::optional<core::Move> m_lastMove;
    MoveEntry m_entry;
    double m_zoom = 1;
    QPointF m_offset;                  ///< of what is laid out, in the widget; never positive
    std::optional<BoardScene> m_shown; ///< none if all has to be repainted
    QPixmap m_boardPicture;            ///< the board alone, as large as the widget; null if it has changed
    std::optional<PieceLook> m_look;
    bool m_animated = true;

    std::vector<Place> m_places;
    bool m_playedByKeys = false;
    bool m_wasReachedByTab = false;    ///< when it got the focus
    std::optional<Place> m_keyCursor;  ///< where it is, or was when the keyboard last played
    std::optional<int> m_choiceByKeys; ///< the one of the open choices that Enter takes
    QString m_news;

    std::optional<Drag> m_drag;
    std::optional<Pan> m_pan;
    std::vector<BoardArrow> m_arrows;
    std::optional<Place> m_arrowFrom; ///< of an arrow of the user's that is being drawn
    std::optional<core::KoMove> m_previewed;
    core::KoConsequences m_preview;   ///< of that
    std::optional<Entered> m_entered; ///< while moveChosen is being emitted
    QVariantAnimation m_animation;
    std::deque<Stage> m_stages;     ///< while that runs, for the first
    std::optional<QPointF> m_hover; ///< where the mouse is
    int m_wheelRest = 0;            ///< eighths of a degree not yet turned into plies
};

} // namespace komadai::ui
