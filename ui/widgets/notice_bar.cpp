#include "ui/widgets/notice_bar.h"

#include "ui/icons.h"
#include "ui/widgets/action_text.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/second_press.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QShowEvent>
#include <QStringList>
#include <QToolButton>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace komadai::ui {
namespace {

constexpr int LeastTextWidth = 240; ///< beside buttons
constexpr int LeastWidth = 200;     ///< of the bar, with the buttons in a column

/// Lets long paths break after each slash.
QString breakable(QString text) {
    constexpr QChar ZeroWidthSpace(0x200B);
    return text.replace('/', QString('/') + ZeroWidthSpace);
}

/// Has the news behind the widgets of the bar.
class AccessibleNotice : public QAccessibleWidget {
public:
    explicit AccessibleNotice(NoticeBar& bar) : QAccessibleWidget(&bar, QAccessible::Grouping) {}
    AccessibleNotice(const AccessibleNotice&) = delete;
    AccessibleNotice& operator=(const AccessibleNotice&) = delete;
    ~AccessibleNotice() override {
        if (m_news) QAccessible::deleteAccessibleInterface(*m_news);
    }

    int childCount() const override { return QAccessibleWidget::childCount() + 1; }
    QAccessibleInterface* child(int index) const override {
        return index == childCount() - 1 ? news() : QAccessibleWidget::child(index);
    }
    int indexOfChild(const QAccessibleInterface* part) const override {
        return part == news() ? childCount() - 1 : QAccessibleWidget::indexOfChild(part);
    }

private:
    QAccessibleInterface* news() const {
        auto& bar = *static_cast<NoticeBar*>(widget());
        if (!m_news)
            m_news = QAccessible::registerAccessibleInterface(new AccessibleNews(bar, bar.announcer()));
        return QAccessible::accessibleInterface(*m_news);
    }

    mutable std::optional<QAccessible::Id> m_news; ///< created on first use
};

QAccessibleInterface* makeAccessibleNotice(const QString& className, QObject* object) {
    if (className != QLatin1String(NoticeBar::staticMetaObject.className())) return nullptr;
    return new AccessibleNotice(*static_cast<NoticeBar*>(object));
}

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent), m_label(new QLabel(this)), m_close(new QToolButton(this)),
      m_buttonBox(new QWidget(this)), m_content(new QGridLayout(this)),
      m_buttons(new QGridLayout(m_buttonBox)), m_announcer(new Announcer(*this, [this] {
          return QAccessible::queryAccessibleInterface(this)->childCount() - 1;
      })) {
    QAccessible::installFactory(makeAccessibleNotice); // Qt keeps it once
    setObjectName(QStringLiteral("noticeBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_label->setWordWrap(true);
    m_close->setObjectName(QStringLiteral("dismiss"));
    setThemedIcon(*m_close, QStringLiteral("close"));
    m_close->setAutoRaise(true);
    retranslated(m_close, &QToolButton::setToolTip, [] { return tr("Dismiss"); });
    retranslated(m_close, &QToolButton::setAccessibleName, [] { return tr("Dismiss"); });
    connect(m_close, &QToolButton::clicked, this, &NoticeBar::dismiss);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_content->setContentsMargins(12, 6, 6, 6);
    m_content->setColumnStretch(0, 1);
    m_content->addWidget(m_label, 0, 0);
    m_content->addWidget(m_buttonBox, 0, 1);
    m_content->addWidget(m_close, 0, 2, Qt::AlignTop);
    setMinimumWidth(LeastWidth);
    m_life.setSingleShot(true);
    connect(&m_life, &QTimer::timeout, this, &NoticeBar::endLifetime);
    hide();
    whenLanguageChanges(this, [this] { setTexts(); });
}

void NoticeBar::showNotice(Text text, std::vector<Choice> choices, std::function<bool()> holds,
                           Spoken spoken) {
    dismiss();
    m_text = std::move(text);
    m_choices = std::move(choices);
    m_holds = std::move(holds);
    for (const auto& choice : m_choices) {
        auto* button = new QPushButton(this);
        connect(button, &QPushButton::clicked, this, [this, call = choice.chosen] {
            const auto chosen = call; // dismiss() deletes the button and with it the function
            dropSecondPress();
            dismiss();
            chosen();
        });
        m_buttons->addWidget(button, 0, m_buttons->count());
    }
    m_arrangement.reset();
    if (!m_holds) m_life.start(m_lifetime);
    setTexts();
    m_spoken = spoken;
    show();
    m_spoken = Spoken::All; // in a tab behind another one, it is told later
}

void NoticeBar::focusFirstChoice() {
    if (m_buttons->count() > 0) m_buttons->itemAt(0)->widget()->setFocus(Qt::OtherFocusReason);
}

/// Not after the window was minimised.
void NoticeBar::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    if (!event->spontaneous()) announce();
}

void NoticeBar::announce() {
    if (!m_text) return;
    if (m_spoken == Spoken::All) m_announcer->announce(m_text());
    QStringList buttons;
    for (const auto& choice : m_choices)
        buttons << plainText(choice.text());
    if (!buttons.isEmpty()) m_announcer->announce(tr("Buttons: %1").arg(buttons.join(QStringLiteral(", "))));
}

void NoticeBar::endLifetime() {
    const bool isAtIt = underMouse() || (focusWidget() && focusWidget()->hasFocus());
    if (isAtIt || !isActiveWindow())
        m_life.start(m_lifetime);
    else
        dismiss();
}

void NoticeBar::reword() {
    const QString before = m_label->text();
    setTexts();
    if (isVisible() && m_label->text() != before) announce();
}

void NoticeBar::setTexts() {
    if (!m_text) return;
    m_label->setText(breakable(m_text()));
    for (std::size_t i = 0; i < m_choices.size(); ++i)
        if (auto* button = qobject_cast<QPushButton*>(m_buttons->itemAt(static_cast<int>(i))->widget())) {
            button->setText(m_choices[i].text());
            button->setAccessibleDescription(m_text()); // for those who come to the button later
        }
    arrange();
}

void NoticeBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrange();
}

void NoticeBar::arrange() {
    const QMargins margins = m_content->contentsMargins();
    const int width = contentsRect().width() - margins.left() - margins.right();
    const int cross = m_close->sizeHint().width() + m_content->horizontalSpacing();
    Arrangement wanted{true, m_buttons->count()};
    if (wanted.columns > 0 && widthOfButtons(wanted.columns) + LeastTextWidth + cross > width) {
        wanted.isBeside = false;
        while (wanted.columns > 1 && widthOfButtons(wanted.columns) > width)
            --wanted.columns;
    }
    if (m_arrangement == wanted) return;
    m_arrangement = wanted;
    m_content->removeWidget(m_buttonBox);
    if (wanted.isBeside)
        m_content->addWidget(m_buttonBox, 0, 1);
    else
        m_content->addWidget(m_buttonBox, 1, 0, 1, 3); // beneath the cross, too
    placeButtons(wanted.columns);
    m_buttonBox->setVisible(wanted.columns > 0);
}

/// The last button fills its row.
void NoticeBar::placeButtons(int columns) {
    const int count = m_buttons->count();
    std::vector<QWidget*> buttons;
    buttons.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        buttons.push_back(m_buttons->itemAt(i)->widget());
    for (int i = 0; i < count; ++i) {
        const int column = i % columns;
        QWidget* button = buttons[static_cast<std::size_t>(i)];
        m_buttons->removeWidget(button);
        m_buttons->addWidget(button, i / columns, column, 1, i + 1 == count ? columns - column : 1);
    }
}

int NoticeBar::widthOfButtons(int columns) const {
    std::vector<int> widths(static_cast<std::size_t>(columns), 0);
    for (int i = 0; i < m_buttons->count(); ++i) {
        int& width = widths[static_cast<std::size_t>(i % columns)];
        width = std::max(width, m_buttons->itemAt(i)->sizeHint().width());
    }
    int sum = 0;
    for (const int width : widths)
        sum += width + m_buttons->horizontalSpacing();
    return sum;
}

void NoticeBar::dropOutdated() {
    if (m_holds && !m_holds()) dismiss();
}

void NoticeBar::dismiss() {
    if (const QWidget* focus = QApplication::focusWidget(); m_home && focus && isAncestorOf(focus))
        m_home->setFocus(Qt::OtherFocusReason);
    hide();
    m_life.stop();
    m_label->clear();
    m_text = {};
    m_choices.clear();
    m_holds = {};
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        item->widget()->hide(); // deleted later, because its signal may be running
        item->widget()->deleteLater();
        delete item;
    }
}

} // namespace komadai::ui
