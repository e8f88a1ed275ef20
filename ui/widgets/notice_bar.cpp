#include "ui/widgets/notice_bar.h"

#include "ui/icons.h"
#include "ui/widgets/second_press.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace komadai::ui {
namespace {

constexpr int LeastTextWidth = 240; ///< beside buttons
constexpr int LeastWidth = 200;     ///< of the bar, with the buttons in a column

/// Lets long paths break after each slash.
QString breakable(QString text) {
    constexpr QChar ZeroWidthSpace(0x200B);
    return text.replace('/', QString('/') + ZeroWidthSpace);
}

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent), m_label(new QLabel(this)), m_content(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_buttons(new QBoxLayout(QBoxLayout::LeftToRight)) {
    setObjectName(QStringLiteral("noticeBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_label->setWordWrap(true);
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("dismiss"));
    setThemedIcon(*close, QStringLiteral("close"));
    close->setAutoRaise(true);
    retranslated(close, &QToolButton::setToolTip, [] { return tr("Dismiss"); });
    retranslated(close, &QToolButton::setAccessibleName, [] { return tr("Dismiss"); });
    connect(close, &QToolButton::clicked, this, &NoticeBar::dismiss);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    m_content->addWidget(m_label, 1);
    m_content->addLayout(m_buttons);
    layout->addLayout(m_content, 1);
    layout->addWidget(close, 0, Qt::AlignTop);
    setMinimumWidth(LeastWidth);
    m_life.setSingleShot(true);
    connect(&m_life, &QTimer::timeout, this, &NoticeBar::endLifetime);
    hide();
    whenLanguageChanges(this, [this] { reword(); });
}

void NoticeBar::showNotice(Text text, std::vector<Choice> choices, std::function<bool()> holds) {
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
        m_buttons->addWidget(button);
    }
    if (!m_holds) m_life.start(m_lifetime);
    reword();
    show();
}

void NoticeBar::endLifetime() {
    const bool isAtIt = underMouse() || (focusWidget() && focusWidget()->hasFocus());
    if (isAtIt || !isActiveWindow())
        m_life.start(m_lifetime);
    else
        dismiss();
}

void NoticeBar::reword() {
    if (!m_text) return;
    m_label->setText(breakable(m_text()));
    for (std::size_t i = 0; i < m_choices.size(); ++i)
        if (auto* button = qobject_cast<QPushButton*>(m_buttons->itemAt(static_cast<int>(i))->widget()))
            button->setText(m_choices[i].text());
    arrange();
}

void NoticeBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrange();
}

void NoticeBar::arrange() {
    int row = 0;
    for (int i = 0; i < m_buttons->count(); ++i)
        row += m_buttons->itemAt(i)->sizeHint().width() + m_buttons->spacing();
    const QMargins margins = layout()->contentsMargins();
    const int close = layout()->itemAt(1)->sizeHint().width() + layout()->spacing();
    const int width = contentsRect().width() - margins.left() - margins.right() - close;
    // Below the text, a row without buttons would leave the text no width: it can grow by nothing.
    const bool beside = m_buttons->count() == 0 || width >= row + LeastTextWidth;
    m_content->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_buttons->setDirection(width >= row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void NoticeBar::dropOutdated() {
    if (m_holds && !m_holds()) dismiss();
}

void NoticeBar::dismiss() {
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
