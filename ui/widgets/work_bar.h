// The base of bars below the boards that show work in the background.
#pragma once

#include <QFrame>

class QProgressBar;
class QPushButton;

namespace komadai::ui {

class ElidedLabel;

/// A text, a progress bar and buttons, from left to right. Hidden at first. Derived classes set the texts and show the bar.
class WorkBar : public QFrame {
    Q_OBJECT
protected:
    /// `name` and `textName` are the object names of the bar and of its text.
    WorkBar(const QString& name, const QString& textName, QWidget* parent);

    /// Adds a button without a text at the right end.
    QPushButton* addButton(const QString& name);

    ElidedLabel* m_text;
    QProgressBar* m_bar; ///< without a number in it
};

} // namespace komadai::ui
