// A board that shows how many moves a piece needs to each square.
#pragma once

#include "core/graphs/mobility_graph.h"
#include "ui/board/board_surface.h"

#include <optional>
#include <vector>

namespace komadai::ui {

/// Paints a heat map: the nearer a square, the stronger its colour, with the number of moves on it. Squares that cannot
/// be reached are hatched. A click on a square puts the piece there.
class MobilityBoard : public BoardSurface {
    Q_OBJECT
public:
    explicit MobilityBoard(QWidget* parent = nullptr);

    /// The content to paint.
    struct Content {
        core::AnyPosition position; ///< whose other pieces are shown faintly, if they count
        bool showsOthers = false;
        core::Piece piece;
        core::Square from;
        std::optional<core::Square> home;          ///< where the piece came from; it is not shown there
        std::vector<std::optional<int>> distances; ///< by Square::index
        std::optional<std::vector<int>> classes;   ///< by Square::index; shown instead of distances
    };

    void setContent(Content content, PieceLook look, bool flipped);

    QString wordsFor(const Place& place) const override;
    QString valueOf(const Place& place) const override;
    /// The square under the mouse or the cursor; the piece's own where there is none.
    std::optional<Place> keyCursor() const override;
    void setKeyCursor(const Place& place) override;
    void pressKeyCursor() override;
    bool isPickedUp(const Place& place) const override;

    QSize sizeHint() const override { return {560, 560}; }
    QSize minimumSizeHint() const override { return {280, 280}; }

signals:
    void squareChosen(core::Square square);
    /// The mouse is over another square, or over none.
    void squarePointedAt(std::optional<core::Square> square);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The colour of a square that is so many moves away, of `farthest` that occur.
    QColor heat(int moves, int farthest) const;
    QColor classColour(int number) const;
    void point(std::optional<core::Square> square);
    std::optional<core::Piece> otherAt(core::Square square) const;
    std::optional<std::pair<int, QColor>> figureOf(core::Square square) const;
    void paintSquares(QPainter& painter) const;
    void paintNumbers(QPainter& painter) const;
    void paintNumber(QPainter& painter, const QRectF& square, int number, const QColor& under,
                     bool inCorner) const;
    void paintUnreachable(QPainter& painter, const QRectF& square) const;

    std::optional<Content> m_content;
    std::optional<core::Square> m_pointed;
};

} // namespace komadai::ui
