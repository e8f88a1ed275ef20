// A bar with a message, or with a question that can wait.
#pragma once

#include "ui/language/retranslated.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

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
    /// Gives the focus to the first button, if there is one.
    void focusFirstChoice();
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
    /// Puts the buttons beside the text if there is room, else below it, in as few rows as possible.
    void arrange();
    void placeButtons(int columns);
    /// Of all buttons in so many columns, with the space to the text; 0 without buttons.
    int widthOfButtons(int columns) const;
    void endLifetime();

    /// Where the buttons are.
    struct Arrangement {
        bool isBeside = true;
        int columns = 0;
        friend bool operator==(const Arrangement&, const Arrangement&) = default;
    };

    QLabel* m_label;
    QToolButton* m_close;
    QWidget* m_buttonBox;
    QGridLayout* m_content; ///< text, buttons beside it or below, cross
    QGridLayout* m_buttons;
    std::optional<Arrangement> m_arrangement; ///< none: the buttons are not placed yet
    Text m_text;                              ///< none while nothing is shown
    std::vector<Choice> m_choices;
    std::function<bool()> m_holds;
    std::chrono::milliseconds m_lifetime = Lifetime;
    QTimer m_life;
    QPointer<QWidget> m_home; ///< see returnFocusTo
    Announcer* m_announcer;
    Spoken m_spoken = Spoken::All; ///< when the notice comes into sight next
};

} // namespace komadai::ui
