// A card that describes a piece.
#pragma once

#include "core/rules/variant.h"
#include "ui/board/move_entry.h"
#include "ui/board/piece_set.h"

#include <QFrame>

#include <functional>
#include <optional>

class QHBoxLayout;
class QLabel;

namespace komadai::ui {

class BoardView;

/// Name, kanji, reading, worth, and drawings of the moves of a piece and of its promoted face. A window of its own
/// that floats above the others, as a tool tip does.
class PieceCard : public QFrame {
    Q_OBJECT
public:
    explicit PieceCard(QWidget* parent = nullptr);

    void setPiece(const core::VariantSpec& spec, core::PieceType type, PieceLook look);
    /// All that is written on the card.
    QString text() const;
    /// Shows the card at the height of an area of the screen and beside `clear`, which it leaves free, or beside the area
    /// itself where the screen has no room for that.
    void showBeside(const QRect& area, const QRect& clear);

private:
    void addFace(const core::VariantSpec& spec, core::PieceType type, const PieceSet& pieces,
                 const QString& caption);

    QLabel* m_name;
    QLabel* m_facts;
    QHBoxLayout* m_faces;
    QLabel* m_notes;
};

/// Shows the card of the piece on which the mouse rests, or of one requested by key, until the mouse moves on or the user
/// does something. While a move of several steps is being entered, only the key shows a card: the card could cover the text
/// about the move.
class PieceCardShower : public QObject {
    Q_OBJECT
public:
    /// How the pieces of a variant are to look.
    using LookOf = std::function<PieceLook(const core::VariantSpec&)>;

    /// `board` owns the card, and must outlive the object.
    PieceCardShower(BoardView& board, LookOf lookOf, QObject* parent = nullptr);

    /// Shows the card of the piece at the keyboard's cursor, else of the one that is picked up, else of the one under the
    /// mouse, and lets a screen reader read it. False if there is none.
    bool showPointed();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::optional<Place> pointed() const;
    bool showAt(const QPoint& point);
    bool show(const Place& place);

    BoardView& m_board;
    const LookOf m_lookOf;
    PieceCard* m_card;
    std::optional<Place> m_place; ///< of the piece whose card was shown last
    QRect m_area;                 ///< of that, in coordinates of the board
};

} // namespace komadai::ui
