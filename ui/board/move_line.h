// A line in which moves are typed.
#pragma once

#include "ui/language/retranslated.h"

#include <QWidget>

class QLineEdit;

namespace komadai::ui {

class BoardView;
class ElidedLabel;

/// Enters moves on a board by their text, in any notation the program knows. Hidden until `open`, and again by Esc or
/// the button at its end; it stays open for the next move. A problem with the text is shown beside it, in one
/// line, so that the board keeps its size: the whole sentence, or the reason alone, whichever fits. If neither does, a tip below shows the
/// sentence at once.
class MoveLine : public QWidget {
    Q_OBJECT
public:
    /// The board must outlive the line.
    explicit MoveLine(BoardView& board, QWidget* parent = nullptr);

    /// Shows the line and takes the keyboard.
    void open();
    /// Gives the keyboard back to the board.
    void close();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void enter();
    /// `reason`  what is essential of the sentence
    void say(Text problem, Text reason = {});
    void showProblem();
    void forget();
    void showExample();

    BoardView& m_board;
    QLineEdit* m_text;
    ElidedLabel* m_shownProblem;
    Text m_problem; ///< none: no problem
    Text m_reason;  ///< see say
};

} // namespace komadai::ui
