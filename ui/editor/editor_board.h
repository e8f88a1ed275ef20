// The board of the position editor.
#pragma once

#include "ui/board/board_surface.h"
#include "ui/editor/edited_position.h"

#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace komadai::ui {

/// Shows the edited position, with marks where it breaks a rule, and reports clicks and drags on squares and hands.
/// Changes nothing itself. The arrow keys walk over squares and hands; Space is a click there, T one with the right
/// button. On the board of a pattern the right button drags rectangles, and the left one does if it is told to.
class EditorBoard : public BoardSurface {
    Q_OBJECT
public:
    /// How the pieces of a variant are to look.
    using LookOf = std::function<PieceLook(const core::VariantSpec&)>;

    enum class Use {
        Position, ///< a whole position: with hands, and marks where it breaks a rule
        Pattern,  ///< some pieces on a board: any arrangement is allowed, and squares can be marked as empty
    };

    /// `position` must outlive the board.
    EditorBoard(const EditedPosition& position, LookOf lookOf, QWidget* parent = nullptr,
                Use use = Use::Position);

    void setFlipped(bool flipped);
    void updateLook();
    /// The piece there waits for where to go.
    void setPicked(const std::optional<Place>& place);
    const std::optional<Place>& picked() const { return m_picked; }
    /// Whether the left button drags rectangles on the board of a pattern, or pieces.
    void setDragsAreas(bool dragsAreas) { m_dragsAreas = dragsAreas; }
    /// Marks the squares of a pattern on which no piece may stand.
    void setEmptySquares(std::set<core::Square> squares);
    /// The place of the mouse, or of the keyboard if that was used last.
    const std::optional<Place>& pointed() const { return m_pointed; }

    QString wordsFor(const Place& place) const override;
    QString valueOf(const Place& place) const override;
    std::optional<Place> keyCursor() const override { return m_pointed; }
    void setKeyCursor(const Place& place) override;
    void pressKeyCursor() override;
    bool isPickedUp(const Place& place) const override { return m_picked == place; }
    std::vector<PlaceAction> placeActions() override;

    QSize sizeHint() const override { return {600, 560}; }
    QSize minimumSizeHint() const override { return {280, 260}; }

signals:
    void clicked(const Place& place);
    void rightClicked(const Place& place);
    void carried(const Place& from, const Place& to);
    /// A rectangle of several squares was dragged.
    void areaDragged(const std::vector<komadai::core::Square>& squares, Qt::MouseButton button);
    /// A piece was carried off the board and the hands.
    void carriedOff(const Place& from);
    void removeRequested(const Place& place);
    void pointedChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// A button is down.
    struct Press {
        QPointF start, at;
        Place place;
        Qt::MouseButton button = Qt::LeftButton;
        bool carries = false; ///< its piece, beyond the distance at which a drag starts
    };

    void showPosition();
    void point(const std::optional<Place>& place);
    void paintMark(QPainter& painter, const QRectF& square) const;
    void paintEmpty(QPainter& painter, const QRectF& square) const;
    /// Whether a press drags a rectangle.
    bool isArea(const Press& press) const;
    /// The squares between the place of the press and another, in the order of squares; none if one of them is a hand.
    std::vector<core::Square> areaTo(const std::optional<Place>& place) const;
    void pressRight(const QMouseEvent& event, const std::optional<Place>& place);

    const EditedPosition& m_position;
    const LookOf m_lookOf;
    const Use m_use;
    std::set<core::Square> m_empty; ///< of a pattern
    bool m_dragsAreas = false;
    std::optional<Place> m_picked;
    std::optional<Place> m_pointed;
    std::optional<Press> m_press;
};

} // namespace komadai::ui
