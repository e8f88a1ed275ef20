// A bar with a message, or with a question that can wait.
#pragma once

#include "ui/language/retranslated.h"

#include <QFrame>
#include <QTimer>

#include <chrono>
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

    /// How long a notice without a condition stays.
    static constexpr std::chrono::milliseconds Lifetime = std::chrono::minutes(1);

    /// Replaces the previous notice by this text and these buttons. `holds` tells whether the notice is still valid; without
    /// it the notice goes after its lifetime, unless the user is at it or has another window in front.
    ///
    /// The second press of a double click is not taken as a press of a button that has come under the mouse meanwhile.
    void showNotice(Text text, std::vector<Choice> choices, std::function<bool()> holds = {});
    void dismiss();
    /// How long a notice without a condition stays, from the next one on.
    void setLifetime(std::chrono::milliseconds lifetime) { m_lifetime = lifetime; }
    /// Dismisses a notice that is no longer valid.
    void dropOutdated();
    /// Sets the texts of the notice that is shown again: in the current language, and as they read now. Its buttons stay.
    void reword();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Puts the buttons beside the text if there is room, else below it, in a row or a column.
    void arrange();
    void endLifetime();

    QLabel* m_label;
    QBoxLayout* m_content;
    QBoxLayout* m_buttons;
    Text m_text; ///< none while nothing is shown
    std::vector<Choice> m_choices;
    std::function<bool()> m_holds;
    std::chrono::milliseconds m_lifetime = Lifetime;
    QTimer m_life;
};

} // namespace komadai::ui
