// A bar with a message, or with a question that can wait.
#pragma once

#include "ui/language/retranslated.h"

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

    /// Replaces the previous notice by this text and these buttons. `holds` tells whether the notice is still valid;
    /// without it the notice is valid until it is dismissed.
    void showNotice(Text text, std::vector<Choice> choices, std::function<bool()> holds = {});
    void dismiss();
    /// Dismisses a notice that is no longer valid.
    void dropOutdated();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Sets the texts in the current language.
    void say();
    /// Puts the buttons beside the text if there is room, else below it, in a row or a column.
    void arrange();

    QLabel* m_label;
    QBoxLayout* m_content;
    QBoxLayout* m_buttons;
    Text m_text; ///< none while nothing is shown
    std::vector<Choice> m_choices;
    std::function<bool()> m_holds;
};

} // namespace komadai::ui
