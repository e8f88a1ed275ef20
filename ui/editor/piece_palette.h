// The pieces that can be put on the board of the position editor.
#pragma once

#include "ui/board/piece_set.h"
#include "ui/editor/edited_position.h"

#include <QListWidget>

#include <functional>
#include <optional>

namespace komadai::ui {

/// All kinds of piece of a variant for one side, with how many of them there are and how many the game has. One of them
/// can be chosen, or dragged to the place where the button is released.
class PiecePalette : public QListWidget {
    Q_OBJECT
public:
    using LookOf = std::function<PieceLook(const core::VariantSpec&)>;

    /// `position` must outlive the palette.
    PiecePalette(const EditedPosition& position, LookOf lookOf, QWidget* parent = nullptr);
    ~PiecePalette() override;

    void setSide(core::Side side);
    core::Side side() const { return m_side; }
    void updateLook();
    /// Shows only the pieces whose name, kanji, reading or letters fit; all if the text is empty. A piece that is not shown is not
    /// chosen any more.
    void filter(const QString& text);
    /// Chooses the first piece that is shown, if there is one.
    void chooseFirst();
    std::optional<core::Piece> chosen() const;
    /// The row of a kind.
    QListWidgetItem* itemOf(core::PieceType type) const;

signals:
    void chosenChanged();
    /// The button was released there.
    void dropped(core::Piece piece, const QPoint& onScreen);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    class Delegate;

    void showPosition();
    void fill();
    void addHeading();
    static QString headingText();
    void addPiece(core::PieceType type);
    /// As on a board with the first player at the near edge.
    static PlacedPiece placed(core::Piece piece) { return {piece, piece.side == core::Side::First}; }
    QPixmap carriedPiece(core::Piece piece) const;

    const EditedPosition& m_position;
    const LookOf m_lookOf;
    std::shared_ptr<const core::Variant> m_variant; ///< whose pieces are listed
    std::shared_ptr<const PieceSet> m_pieces;
    core::Side m_side = core::Side::First;
    QString m_filter;
    std::optional<core::Piece> m_pressed;
    bool m_wasChosen = false; ///< before the button went down
    QPoint m_pressedAt;
    bool m_carries = false;
};

} // namespace komadai::ui
