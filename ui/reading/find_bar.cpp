#include "ui/reading/find_bar.h"

#include "ui/contrast.h"
#include "ui/icons.h"
#include "ui/language/retranslated.h"
#include "ui/widgets/text_size.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolButton>

namespace komadai::ui {

FindBar::FindBar(QTextEdit& text, QWidget* parent)
    : QWidget(parent), m_text(text), m_words(new QLineEdit(this)), m_count(new QLabel(this)) {
    m_words->setObjectName(QStringLiteral("findWords"));
    retranslated(m_words, &QLineEdit::setPlaceholderText, [] { return tr("Find on this page"); });
    retranslated(m_words, &QLineEdit::setAccessibleName, [] { return tr("Find on this page"); });
    m_words->setClearButtonEnabled(true);
    m_count->setObjectName(QStringLiteral("findCount"));
    const auto fitCount = [this] {
        m_count->setMinimumWidth(m_count->fontMetrics().horizontalAdvance(tr("%1 of %2").arg(888).arg(888)));
    };
    followFont(*m_count, fitCount);
    retranslated(this, [this, fitCount] {
        fitCount();
        m_count->setText(countText());
    });
    const auto button = [&](Qt::ArrowType arrow, const Text& toolTip, int places) {
        auto* tool = new QToolButton(this);
        tool->setArrowType(arrow);
        tool->setAutoRaise(true);
        retranslated(tool, &QToolButton::setToolTip, toolTip);
        retranslated(tool, &QToolButton::setAccessibleName, toolTip);
        connect(tool, &QToolButton::clicked, this, [this, places] { step(places); });
        return tool;
    };
    auto* done = new QToolButton(this);
    setThemedIcon(*done, QStringLiteral("close"));
    done->setAutoRaise(true);
    retranslated(done, &QToolButton::setToolTip, [] { return tr("Close (Esc)"); });

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_count);
    layout->addWidget(button(
        Qt::UpArrow, [] { return tr("Previous match (Shift+F3)"); }, -1));
    layout->addWidget(button(
        Qt::DownArrow, [] { return tr("Next match (F3)"); }, 1));
    layout->addWidget(done);
    connect(m_words, &QLineEdit::textChanged, this, &FindBar::find);
    connect(done, &QToolButton::clicked, this, &FindBar::close);
    hide();
}

void FindBar::open() {
    QWidget::show();
    if (const QString selected = m_text.textCursor().selectedText();
        !selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator))
        m_words->setText(selected);
    m_words->selectAll();
    m_words->setFocus();
    find();
}

void FindBar::mark(const QString& words) {
    QWidget::show();
    m_words->setText(words);
    find();
}

void FindBar::unmark() {
    hide();
    m_found.clear();
    m_text.setExtraSelections({});
}

void FindBar::close() {
    unmark();
    m_text.setFocus();
}

void FindBar::refresh() {
    if (isVisible()) find();
}

void FindBar::find() {
    m_found.clear();
    const QString words = m_words->text();
    for (QTextCursor at(m_text.document()); !words.isEmpty();) {
        at = m_text.document()->find(words, at);
        if (at.isNull()) break;
        m_found.push_back(at);
    }
    const int position = m_text.cursorForPosition({0, 0}).position();
    std::size_t current = 0; // the first in sight
    while (current < m_found.size() && m_found[current].selectionStart() < position)
        ++current;
    select(current < m_found.size() ? current : 0);
}

void FindBar::step(int places) {
    if (m_found.empty()) return;
    const auto count = static_cast<int>(m_found.size());
    select(static_cast<std::size_t>((static_cast<int>(m_current) + places + count) % count));
}

void FindBar::select(std::size_t current) {
    m_current = current;
    QList<QTextEdit::ExtraSelection> marked;
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        QTextEdit::ExtraSelection place{m_found[i], {}};
        const bool isCurrent = i == current;
        const QColor ground = isCurrent ? QColor(0xE0, 0x7A, 0x1F) : QColor(0xF5, 0xD9, 0x7A);
        place.format.setBackground(ground);
        place.format.setForeground(writingOn(ground));
        place.format.setFontUnderline(isCurrent);
        marked.push_back(place);
    }
    m_text.setExtraSelections(marked);
    m_count->setText(countText());
    if (m_found.empty()) return;
    QTextCursor place = m_found[current];
    place.setPosition(place.selectionStart());
    m_text.setTextCursor(place);
    m_text.ensureCursorVisible();
}

QString FindBar::countText() const {
    if (m_words->text().isEmpty()) return {};
    if (m_found.empty()) return tr("not found");
    return tr("%1 of %2").arg(m_current + 1).arg(m_found.size());
}

void FindBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        step(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    else
        QWidget::keyPressEvent(event);
}

} // namespace komadai::ui
