// Asks which moves an opening book is to have.
#pragma once

#include "core/book/library_book.h"
#include "ui/books/book_store.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace komadai::ui {

/// Two levels of the computer, the second not below the first.
class LevelRange : public QWidget {
    Q_OBJECT
public:
    explicit LevelRange(QWidget* parent = nullptr);

    int from() const;
    int to() const;
    void setRange(int from, int to);
    /// For the label before it.
    QWidget* firstField() const;

signals:
    void changed();

private:
    QSpinBox* m_from;
    QSpinBox* m_to;
};

class MakeBookDialog : public QDialog {
    Q_OBJECT
public:
    /// `games` is their number.
    explicit MakeBookDialog(std::size_t games, QWidget* parent = nullptr);

    QString name() const;
    core::BookWish wish() const;
    BookUse use() const;
    /// Keeps the numbers for the next time, the minimum of games only if the user has changed it.
    void remember() const;

private:
    QLineEdit* m_name;
    QSpinBox* m_plies;
    QSpinBox* m_leastGames;
    int m_offeredLeastGames = 0; ///< the value that the field had first
    QComboBox* m_counted;
    LevelRange* m_levels;
    QPushButton* m_make;
};

} // namespace komadai::ui
