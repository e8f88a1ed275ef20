// A bar with a message, or with a question that can wait.
#pragma once

#include "ui/language/retranslated.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;

namespace komadai::ui {

class Announcer;

/// Screen readers speak a notice, and the names of its buttons, when it comes into sight.
class NoticeBar : public QFrame {
    Q_OBJECT
public:
    struct Choice {
        Text text;
        std::function<void()> chosen; ///< the bar is hidden before it is called
    };

    /// What screen readers speak when a notice is shown at once. The text of some notices is announced elsewhere.
    enum class Spoken { All, ButtonsOnly };

    explicit NoticeBar(QWidget* parent = nullptr);

    /// How long a notice without a condition stays.
    static constexpr std::chrono::milliseconds Lifetime = std::chrono::minutes(1);

    /// Replaces the previous notice by this text and these buttons. `holds` tells whether the notice is still valid; without
    /// it the notice goes after its lifetime, unless the user is at it or has another window in front.
    ///
    /// The second press of a double click is not taken as a press of a button that has come under the mouse meanwhile.
    void showNotice(Text text, std::vector<Choice> choices, std::function<bool()> holds = {},
                    Spoken spoken = Spoken::All);
    void dismiss();
    /// How long a notice without a condition stays, from the next one on.
    void setLifetime(std::chrono::milliseconds lifetime) { m_lifetime = lifetime; }
    /// Dismisses a notice that is no longer valid.
    void dropOutdated();
    /// Sets the texts of the notice that is shown again: in the current language, and as they read now. Its buttons stay.
    void reword();

    /// The part of the window that gets the focus when a notice goes that has it.
    void returnFocusTo(QWidget& home) { m_home = &home; }
    const Announcer& announcer() const { return *m_announcer; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void setTexts();
    void announce();
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
    QPointer<QWidget> m_home; ///< see returnFocusTo
    Announcer* m_announcer;
    Spoken m_spoken = Spoken::All; ///< when the notice comes into sight next
};

} // namespace komadai::ui
