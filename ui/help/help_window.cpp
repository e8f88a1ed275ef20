#include "ui/help/help_window.h"

#include "ui/help/help_pages.h"
#include "ui/help/help_view.h"
#include "ui/language/language.h"
#include "ui/language/retranslated.h"
#include "ui/reading/find_bar.h"
#include "ui/widgets/window_size.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QToolButton>

namespace komadai::ui {
namespace {

constexpr int TopicRole = Qt::UserRole;

} // namespace

HelpWindow::HelpWindow(QWidget* parent) : HelpWindow(new HelpView, parent) {}

HelpWindow::HelpWindow(HelpView* view, QWidget* parent) : ReadingWindow(view, parent), m_view(view) {
    setObjectName(QStringLiteral("manual"));
    retranslated(this, &QWidget::setWindowTitle, [] { return tr("Manual"); });
    resizeWithinScreen(*this, {1000, 760}); // a page as wide as its pictures
    addAboveList(makeWay());
    filter().setObjectName(QStringLiteral("helpWords"));
    retranslated(&filter(), &QLineEdit::setPlaceholderText, [] { return tr("Search all pages"); });
    list().setObjectName(QStringLiteral("helpContents"));
    retranslated(&list(), &QListWidget::setAccessibleName, [] { return tr("Contents"); });
    connect(&filter(), &QLineEdit::textChanged, this, &HelpWindow::fillList);
    connect(&filter(), &QLineEdit::returnPressed, this, [this] { open(list().currentItem()); });
    connect(&list(), &QListWidget::itemClicked, this, &HelpWindow::open);
    connect(&list(), &QListWidget::itemActivated, this, &HelpWindow::open);
    connect(m_view, &HelpView::topicShown, this, &HelpWindow::markInList);
    connect(m_view, &HelpView::topicShown, this, [this] { findBar().refresh(); });
    connect(m_view, &HelpView::renewed, this, [this] { findBar().refresh(); });
    whenLanguageChanges(this, [this] { fillList(); });
    fillList();
}

/// The buttons that lead back, forward and to the contents.
QWidget* HelpWindow::makeWay() {
    auto* way = new QWidget(this);
    auto* layout = new QHBoxLayout(way);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& name, Qt::ArrowType arrow, const QKeySequence& key, const Text& text,
                         auto go) {
        auto* button = new QToolButton(way);
        button->setObjectName(name);
        button->setArrowType(arrow);
        button->setAutoRaise(true);
        retranslated(button, &QToolButton::setAccessibleName, text);
        retranslated(button, &QToolButton::setToolTip, [text, key] {
            return QStringLiteral("%1 (%2)").arg(text(), key.toString(QKeySequence::NativeText));
        });
        connect(button, &QToolButton::clicked, m_view, go);
        connect(new QShortcut(key, this), &QShortcut::activated, m_view, go);
        layout->addWidget(button);
        return button;
    };
    auto* back = add(
        QStringLiteral("helpBack"), Qt::LeftArrow, QKeySequence(Qt::ALT | Qt::Key_Left),
        [] { return tr("Back"); }, [this] { m_view->backward(); });
    auto* forward = add(
        QStringLiteral("helpForward"), Qt::RightArrow, QKeySequence(Qt::ALT | Qt::Key_Right),
        [] { return tr("Forward"); }, [this] { m_view->forward(); });
    add(
        QStringLiteral("helpStart"), Qt::UpArrow, QKeySequence(Qt::ALT | Qt::Key_Home),
        [] { return tr("Start page"); }, [this] { m_view->showTopic(HelpIndex); });
    layout->addStretch();
    back->setEnabled(false);
    forward->setEnabled(false);
    connect(m_view, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
    connect(m_view, &QTextBrowser::forwardAvailable, forward, &QWidget::setEnabled);
    return way;
}

void HelpWindow::showTopic(const QString& topic) {
    m_view->showTopic(helpTopics().contains(topic) ? topic : HelpIndex);
}

void HelpWindow::fillList() {
    const QString words = filter().text().trimmed();
    list().clear();
    for (const HelpEntry& entry :
         words.isEmpty() ? helpContents(currentLanguage()) : findInHelp(words, currentLanguage()))
        addToList(entry);
    if (list().count() == 0) {
        auto* none = new QListWidgetItem(tr("No page has these words."), &list());
        none->setFlags(Qt::NoItemFlags);
    }
    if (!words.isEmpty()) return list().setCurrentRow(0);
    markInList(m_view->topic());
    if (findBar().isVisible() && !findBar().isAncestorOf(focusWidget())) findBar().unmark();
}

void HelpWindow::addToList(const HelpEntry& entry) {
    auto* item = new QListWidgetItem(entry.title, &list());
    item->setToolTip(entry.title);
    item->setData(TopicRole, entry.topic);
    if (!entry.topic.isEmpty()) return;
    QFont font = item->font();
    font.setBold(true);
    item->setFont(font);
    item->setFlags(Qt::ItemIsEnabled);
}

void HelpWindow::open(const QListWidgetItem* item) {
    const QString topic = item ? item->data(TopicRole).toString() : QString();
    if (topic.isEmpty()) return;
    m_view->showTopic(topic);
    markWords();
}

void HelpWindow::markWords() {
    const QStringList words = filter().text().split(' ', Qt::SkipEmptyParts);
    if (words.isEmpty()) return;
    const QString all = words.join(' ');
    const bool isTogether = m_view->toPlainText().contains(all, Qt::CaseInsensitive);
    findBar().mark(isTogether ? all : words.front());
}

void HelpWindow::markInList(const QString& topic) {
    for (int row = 0; row < list().count(); ++row)
        if (!topic.isEmpty() && list().item(row)->data(TopicRole) == topic) return list().setCurrentRow(row);
    if (filter().text().trimmed().isEmpty()) list().setCurrentRow(-1);
}

} // namespace komadai::ui
