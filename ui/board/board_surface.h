// A widget with the board of a variant on it: what the boards of all windows have in common.
#pragma once

#include "ui/board/board_painter.h"

#include "core/rules/variant.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace komadai::ui {

/// Lays a board out in the middle of the widget, as large as fits, with pieces and colours for it. What lies on the
/// board, and what mouse and keyboard do, is left to whoever derives from it.
class BoardSurface : public QWidget {
    Q_OBJECT
public:
    QRect squareRect(core::Square square) const { return m_layout.squareRect(square); }
    bool isFlipped() const { return m_flipped; }
    /// Changes to the chosen notation.
    void showNotation();

protected:
    enum class Stands { Shown, Hidden };

    BoardSurface(Stands stands, QWidget* parent);

    void setBoard(const std::shared_ptr<const core::Variant>& variant, PieceLook look, bool flipped);
    void turn(bool flipped);
    bool hasBoard() const { return m_variant && m_layout.squareSize() > 0; }

    // Precondition of these: there has been a board.
    const core::VariantSpec& spec() const { return m_variant->spec(); }
    const std::shared_ptr<const core::Variant>& variant() const { return m_variant; }
    const PieceSet& pieces() const { return *m_pieces; }
    BoardPainter boardPainter() const { return {m_layout, m_theme, *m_pieces, m_notation}; }
    void paintPiece(QPainter& painter, core::Square square, core::Piece piece) const;
    /// The square that an arrow key leads to, if the key is one and there is such a square.
    std::optional<core::Square> beside(core::Square square, int key) const;

    const BoardLayout& layout() const { return m_layout; }
    /// In which the board is laid out.
    virtual QRect boardArea() const { return rect(); }
    /// Lays the board out anew, and repaints all.
    virtual void updateLayout();
    const BoardTheme& theme() const { return m_theme; }

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    const Stands m_stands;
    std::shared_ptr<const core::Variant> m_variant;
    PieceLook m_look{};
    bool m_flipped = false;
    BoardLayout m_layout;
    BoardTheme m_theme;
    Notation m_notation;
    std::shared_ptr<const PieceSet> m_pieces;
};

} // namespace komadai::ui
