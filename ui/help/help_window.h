// The window with the manual.
#pragma once

#include "ui/reading/reading_window.h"

class QListWidgetItem;

namespace komadai::ui {

struct HelpEntry;
class HelpView;

/// The manual: its contents at the left, a page at the right. The line above the contents looks for words in all pages.
class HelpWindow : public ReadingWindow {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* parent = nullptr);

    /// Opens a page, the one with the contents if there is no such topic.
    void showTopic(const QString& topic);

private:
    HelpWindow(HelpView* view, QWidget* parent);
    QWidget* makeWay();
    /// Lists the contents, or the pages that have the words above the list.
    void fillList();
    void addToList(const HelpEntry& entry);
    void open(const QListWidgetItem* item);
    void markInList(const QString& topic);
    /// Marks the words in the page that were looked for.
    void markWords();

    HelpView* m_view;
};

} // namespace komadai::ui
