// Shows how far a piece gets.
#pragma once

#include "core/graphs/mobility_graph.h"
#include "ui/board/move_entry.h"
#include "ui/board/piece_set.h"

#include <QWidget>

#include <functional>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QRadioButton;

namespace komadai::ui {

class MobilityBoard;

/// A window in which the user chooses a piece and a square: on the empty board or among the pieces of the position
/// that is viewed, it shows how many moves the piece needs to every other square, or how the squares fall into classes
/// between which it cannot change.
class MobilityWindow : public QWidget {
    Q_OBJECT
public:
    /// How the pieces of a variant are to look.
    using LookOf = std::function<PieceLook(const core::VariantSpec&)>;

    explicit MobilityWindow(LookOf lookOf, QWidget* parent = nullptr);

    /// The position on the game board has changed.
    void setPosition(const core::AnyPosition& position, bool flipped);
    /// Something on the game board was pressed: its piece is chosen if the user wants this window to follow.
    void follow(const Place& place);
    /// Paints the pieces that are wanted now.
    void updateLook();

    core::Piece piece() const { return m_piece; }
    core::Square from() const { return m_from; }

private:
    QWidget* createPanel();
    /// Words all that depends on the piece and the position again.
    void retranslate();
    void fillPieces();
    void nameSides();
    void choosePiece(core::Piece piece, std::optional<core::Square> home);
    void chooseShown();
    void showWhatIsPointedAt(std::optional<core::Square> square);
    bool isAmongOthers() const;
    /// Where such a piece stands in the position, if any does.
    std::optional<core::Square> homeOf(core::Piece piece) const;
    void compute();
    void refresh();
    QString summary() const;

    const LookOf m_lookOf;
    std::optional<core::AnyPosition> m_position;
    bool m_flipped = false;
    core::Piece m_piece;
    core::Square m_from;
    std::optional<core::Square> m_home; ///< where the piece comes from
    std::optional<core::MobilityGraph> m_graph;
    core::SquareClasses m_squareClasses; ///< on the empty board: pieces in the way do not divide classes
    std::vector<std::optional<int>> m_distances;

    MobilityBoard* m_board;
    QComboBox* m_kinds;
    QComboBox* m_sides;
    QRadioButton *m_empty, *m_occupied;
    QRadioButton *m_moves, *m_classes;
    QCheckBox* m_follow;
    QLabel* m_summary;
    QLabel* m_pointed;
};

} // namespace komadai::ui
