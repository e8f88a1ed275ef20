#include "ui/window/notice_bar.h"

#include "ui/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace komadai::ui {

NoticeBar::NoticeBar(QWidget* parent) : QFrame(parent), m_text(new QLabel(this)), m_buttons(new QHBoxLayout) {
    setObjectName(QStringLiteral("noticeBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_text->setWordWrap(true);
    auto* close = new QToolButton(this);
    close->setIcon(themedIcon(QStringLiteral("close"), palette()));
    close->setAutoRaise(true);
    close->setToolTip(tr("Dismiss"));
    connect(close, &QToolButton::clicked, this, &NoticeBar::dismiss);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttons);
    layout->addWidget(close);
    hide();
}

void NoticeBar::showNotice(const QString& text, std::vector<Choice> choices, std::function<bool()> holds) {
    dismiss();
    m_holds = std::move(holds);
    m_text->setText(text);
    for (auto& choice : choices) {
        auto* button = new QPushButton(choice.text, this);
        connect(button, &QPushButton::clicked, this, [this, chosen = std::move(choice.chosen)] {
            const auto call = chosen; // the button, and the function with it, goes away
            dismiss();
            call();
        });
        m_buttons->addWidget(button);
    }
    show();
}

void NoticeBar::dropOutdated() {
    if (m_holds && !m_holds()) dismiss();
}

void NoticeBar::dismiss() {
    hide();
    m_holds = {};
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
}

} // namespace komadai::ui
