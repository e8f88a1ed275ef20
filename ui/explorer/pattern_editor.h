// A board on which the user puts the pieces of a pattern.
#pragma once

#include "core/store/library_search.h"
#include "ui/editor/edited_position.h"
#include "ui/editor/editor_board.h"

#include <QWidget>

#include <set>
#include <vector>

class QButtonGroup;
class QPushButton;

namespace komadai::ui {

class PiecePalette;

/// Pieces are placed as in the position editor: a piece chosen in the palette goes where the user clicks, and with none chosen
/// two clicks or a drag move a piece. Squares can also be marked as empty, several of them with a drag. The right button clears a
/// square, or with a drag several. There are no hands.
class PatternEditor : public QWidget {
    Q_OBJECT
public:
    PatternEditor(EditorBoard::LookOf lookOf, std::shared_ptr<const core::Variant> variant,
                  QWidget* parent = nullptr);

    const std::shared_ptr<const core::Variant>& variant() const { return m_pieces.variant(); }
    /// Begins with the pieces on the board of this setup, and without marks.
    void open(std::shared_ptr<const core::Variant> variant, const core::Setup& setup);
    void clear();
    void setFlipped(bool flipped);
    /// Pieces and marked squares, in the order of squares.
    std::vector<core::PiecePattern::Cell> cells() const;

signals:
    void changed();

private:
    void createTools();
    void connectBoard();
    void click(const Place& place);
    void remove(const Place& place);
    void setEmpty(core::Square square, bool isEmpty);
    void dragArea(const std::vector<core::Square>& squares, Qt::MouseButton button);
    void onMarksChanged();
    void onPiecesChanged();
    void nameSides();

    EditedPosition m_pieces;
    std::set<core::Square> m_empty;
    EditorBoard* m_board;
    PiecePalette* m_palette;
    QButtonGroup* m_sides;
    QPushButton* m_emptyTool;
};

} // namespace komadai::ui
