// Parts of the windows beside whose board one learns or practises.
#pragma once

#include "ui/language/retranslated.h"

class QLabel;
class QPushButton;
class QString;
class QWidget;

namespace komadai::ui {

/// A label for plain text that may take several lines.
QLabel* makeTextLabel(const char* name, QWidget* parent);

/// Shows a text. An empty one takes no room.
void showText(QLabel& label, const QString& text);

/// What is said beside the board of an exercise.
struct ExerciseTexts {
    QLabel* turn;    ///< who is to move, in bold
    QLabel* message; ///< the task, then the answer to what the user has done
    QLabel* entry;   ///< how far a move of several steps is entered
    QLabel* details; ///< about the result
    QLabel* figures; ///< about all exercises
};

/// Makes empty labels. Their object names begin with `name`.
ExerciseTexts makeExerciseTexts(const QString& name, QWidget* parent);

/// Puts the choice of exercises, the texts, the buttons and a button for more below each other.
void layOutExercise(QWidget& panel, const ExerciseTexts& texts, QWidget& choice, QWidget& buttons,
                    QWidget& more);

/// Puts a panel beside the board of a window.
void layOutBesideBoard(QWidget& window, QWidget& board, QWidget& panel);

/// A button whose click leaves the focus where it is, so that the keys go on to the board. A double click is one click: what the
/// button does may be another thing after the first press, such as Skip after Next.
QPushButton* makeSideButton(const char* name, Text text, QWidget* parent);

} // namespace komadai::ui
