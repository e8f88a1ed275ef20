// Something to know or to decide, which can wait.
#pragma once

#include "ui/language/spoken.h"

#include <QFrame>

#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;

namespace komadai::ui {

class NoticeBar : public QFrame {
    Q_OBJECT
public:
    struct Choice {
        Text text;
        std::function<void()> chosen; ///< the bar is hidden before it is called
    };

    explicit NoticeBar(QWidget* parent = nullptr);

    /// Shows a text with buttons in place of what was shown before. `holds` says whether it still is of any use;
    /// none: until it is dismissed.
    void showNotice(Text text, std::vector<Choice> choices, std::function<bool()> holds = {});
    void dismiss();
    /// Dismisses a notice that no longer holds.
    void dropOutdated();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Words what is shown.
    void say();
    /// The buttons stand beside the text where there is room, else below it: in a row, or one below the other.
    void arrange();

    QLabel* m_label;
    QBoxLayout* m_content;
    QBoxLayout* m_buttons;
    Text m_text; ///< none while nothing is shown
    std::vector<Choice> m_choices;
    std::function<bool()> m_holds;
};

} // namespace komadai::ui
