// One line above the board with something to decide, which can wait.
#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace komadai::ui {

class NoticeBar : public QFrame {
    Q_OBJECT
public:
    struct Choice {
        QString text;
        std::function<void()> chosen; ///< the bar is hidden before it is called
    };

    explicit NoticeBar(QWidget* parent = nullptr);

    /// Shows a text with buttons in place of what was shown before. `holds` says whether it still is of any use;
    /// none: until it is dismissed.
    void showNotice(const QString& text, std::vector<Choice> choices, std::function<bool()> holds = {});
    void dismiss();
    /// Dismisses a notice that no longer holds.
    void dropOutdated();

private:
    QLabel* m_text;
    QHBoxLayout* m_buttons;
    std::function<bool()> m_holds;
};

} // namespace komadai::ui
