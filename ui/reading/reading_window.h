// A window with pages to read.
#pragma once

#include <QWidget>

class QLineEdit;
class QListWidget;
class QTextBrowser;
class QVBoxLayout;

namespace komadai::ui {

class FindBar;

/// A page at the right, and at the left a list that leads to its places or to other pages, with a line that filters the list.
/// Ctrl+F opens a bar that finds words on the page; Escape and Ctrl+W close the window.
class ReadingWindow : public QWidget {
    Q_OBJECT
protected:
    /// Shows `view`, which becomes a child of the window.
    ReadingWindow(QTextBrowser* view, QWidget* parent);

    /// Puts a widget above the line that filters the list.
    void addAboveList(QWidget* widget);
    QLineEdit& filter() const { return *m_filter; }
    QListWidget& list() const { return *m_list; }
    FindBar& findBar() const { return *m_find; }

private:
    QWidget* makeContents();
    QWidget* makePage(QTextBrowser* view);

    QVBoxLayout* m_contents = nullptr;
    int m_aboveList = 0; ///< how many widgets are there
    QLineEdit* m_filter;
    QListWidget* m_list;
    FindBar* m_find;
};

} // namespace komadai::ui
