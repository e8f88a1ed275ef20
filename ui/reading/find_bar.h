// Finds words in a text.
#pragma once

#include <QTextCursor>
#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QTextEdit;

namespace komadai::ui {

/// A line below a text with the words to find. All matches are marked, and one is current. Hidden until opened.
class FindBar : public QWidget {
    Q_OBJECT
public:
    explicit FindBar(QTextEdit& text, QWidget* parent = nullptr);

    /// Shows the bar with the words that are selected, if any.
    void open();
    /// Shows the bar with these words, and leaves the focus where it is.
    void mark(const QString& words);
    /// Hides the bar, and leaves the focus where it is.
    void unmark();
    /// Hides the bar, and gives the focus to the text.
    void close();
    /// Looks for the words again, in a text that is new.
    void refresh();
    /// Makes another place the current one, the first after the last.
    void step(int places);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void find();
    void select(std::size_t current);
    QString countText() const;

    QTextEdit& m_text;
    QLineEdit* m_words;
    QLabel* m_count;
    std::vector<QTextCursor> m_found;
    std::size_t m_current = 0;
};

} // namespace komadai::ui
