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

    /// Shows a text with buttons in place of what was shown before.
    void showNotice(const QString& text, std::vector<Choice> choices);
    void dismiss();

private:
    QLabel* m_text;
    QHBoxLayout* m_buttons;
};

} // namespace komadai::ui
