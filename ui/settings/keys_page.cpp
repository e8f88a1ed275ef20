#include "ui/settings/keys_page.h"

#include "ui/keys/key_list.h"
#include "ui/keys/key_use.h"
#include "ui/language/retranslated.h"
#include "ui/settings/key_field.h"
#include "ui/widgets/action_text.h"
#include "ui/widgets/text_size.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

QString nameOf(const QAction& command) { return plainText(command.text()); }

QString sentence(KeyOwner owner, const QKeySequence& key) {
    const QString name = KeyList::textOf({key});
    switch (owner) {
    case KeyOwner::Leaving: return KeysPage::tr("%1 is reserved for cancelling and closing.").arg(name);
    case KeyOwner::Entering:
        return KeysPage::tr("%1 is reserved for confirming moves and pressing buttons.").arg(name);
    case KeyOwner::Erasing: return KeysPage::tr("%1 is reserved for deleting text.").arg(name);
    case KeyOwner::Focus:
        return KeysPage::tr("%1 is reserved for moving between parts of the window.").arg(name);
    case KeyOwner::Menus:
        return KeysPage::tr("%1 is reserved for menus and buttons, like Alt with any other letter.")
            .arg(name);
    }
    return {};
}

QString sentence(KeyBorrower borrower, const QKeySequence& key) {
    const QString name = KeyList::textOf({key});
    switch (borrower) {
    case KeyBorrower::Board:
        return KeysPage::tr("While you play by keyboard, %1 controls the board.").arg(name);
    case KeyBorrower::Text: return KeysPage::tr("In text fields, %1 edits the text.").arg(name);
    }
    return {};
}

} // namespace

KeysPage::KeysPage(KeyMap& keys, QWidget* parent)
    : SettingsPage(parent), m_keys(keys), m_filter(new QLineEdit), m_list(new KeyList), m_name(new QLabel),
      m_label(new QLabel), m_usual(new QPushButton), m_message(new QLabel), m_takeOver(new QPushButton) {
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->setClearButtonEnabled(true);
    setFocusProxy(m_filter);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_filter, m_list})
        widget->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addLayout(createEditor());

    listCommands();
    retranslated(this, [this] { setTexts(); });
    connect(m_filter, &QLineEdit::textChanged, this, &KeysPage::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        showCommand();
        showInstructions();
    });
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, [this] { m_fields.front()->setFocus(); });
    connect(m_list, &QTreeWidget::itemChanged, this, [this](const QTreeWidgetItem* row) {
        if (row == m_list->currentItem()) showCommand();
    });
    connect(&keys, &KeyMap::changed, this, &KeysPage::markChanged);
    filter({});
}

void KeysPage::listCommands() {
    for (const auto& [menu, commands] : m_keys.groups()) {
        auto& group = m_list->addGroup(*menu);
        for (QAction* command : commands)
            m_list->addCommand(group, *command);
    }
    markChanged();
}

QLayout* KeysPage::createEditor() {
    QFont bold = font();
    bold.setBold(true);
    m_name->setObjectName(QStringLiteral("command"));
    m_name->setFont(bold);
    auto* keys = new QHBoxLayout;
    keys->addWidget(m_label);
    for (int i = 0; i < KeyMap::MostKeys; ++i) {
        auto* field = new KeyField;
        field->setObjectName(QStringLiteral("key%1").arg(i + 1));
        connect(field, &KeyField::wanted, this, [this, i](const QKeySequence& key) { record(i, key); });
        keys->addWidget(field, 1);
        m_fields[static_cast<std::size_t>(i)] = field;
    }
    m_label->setBuddy(m_fields.front());
    m_usual->setObjectName(QStringLiteral("usual"));
    m_usual->setAutoDefault(false);
    connect(m_usual, &QPushButton::clicked, this, [this] {
        m_askedIn = 0;
        want(m_keys.usualKeys(*KeyList::commandOf(m_list->currentItem())));
    });
    keys->addWidget(m_usual);

    m_message->setObjectName(QStringLiteral("keyMessage"));
    m_message->setWordWrap(true);
    followFont(*m_message,
               [this] { m_message->setMinimumHeight(2 * m_message->fontMetrics().lineSpacing()); });
    m_takeOver->setObjectName(QStringLiteral("takeOver"));
    m_takeOver->setAutoDefault(false);
    connect(m_takeOver, &QPushButton::clicked, this, &KeysPage::takeOver);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_message, 1);
    foot->addWidget(m_takeOver);

    auto* editor = new QVBoxLayout;
    editor->addWidget(m_name);
    editor->addLayout(keys);
    editor->addLayout(foot);
    return editor;
}

void KeysPage::setTexts() {
    m_filter->setPlaceholderText(tr("Command or shortcut"));
    m_filter->setAccessibleName(tr("Filter the commands"));
    m_label->setText(tr("&Shortcuts:"));
    m_fields[0]->setAccessibleName(tr("First shortcut"));
    m_fields[1]->setAccessibleName(tr("Second shortcut"));
    for (auto* field : m_fields)
        field->findChild<QLineEdit*>()->setAccessibleName(field->accessibleName());
    m_takeOver->setText(tr("&Reassign"));
    showCommand();
    showInstructions();
}

bool KeysPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return SettingsPage::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        m_fields.front()->setFocus();
        return true;
    }
    if (watched == m_filter && (key == Qt::Key_Up || key == Qt::Key_Down))
        return QCoreApplication::sendEvent(m_list, event);
    return SettingsPage::eventFilter(watched, event);
}

/// Hides rows that do not match, and selects one that does.
void KeysPage::filter(const QString& text) {
    const QString wanted = text.trimmed();
    const auto matches = [&](const QTreeWidgetItem* row) {
        return row->text(KeyList::CommandColumn).contains(wanted, Qt::CaseInsensitive) ||
               row->text(KeyList::KeysColumn).contains(wanted, Qt::CaseInsensitive);
    };
    QTreeWidgetItem* first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_list->topLevelItem(i);
        bool isEmpty = true;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem* row = group->child(j);
            row->setHidden(!matches(row));
            if (row->isHidden()) continue;
            isEmpty = false;
            if (!first) first = row;
        }
        group->setHidden(isEmpty);
    }
    const auto* current = m_list->currentItem();
    if (!KeyList::commandOf(current) || current->isHidden()) m_list->setCurrentItem(first);
    if (!first) showMessage(tr("No matching commands."));
}

void KeysPage::showCommand() {
    const QAction* command = KeyList::commandOf(m_list->currentItem());
    const KeyMap::Keys keys = command ? command->shortcuts() : KeyMap::Keys();
    m_name->setText(command ? nameOf(*command) : QString());
    for (int i = 0; i < KeyMap::MostKeys; ++i) {
        auto* field = m_fields[static_cast<std::size_t>(i)];
        field->setKey(keys.value(i));
        field->setEnabled(command && i <= keys.size());
    }
    const KeyMap::Keys usual = command ? m_keys.usualKeys(*command) : KeyMap::Keys();
    m_usual->setText(usual.isEmpty() ? tr("Default: None") : tr("Default: %1").arg(KeyList::textOf(usual)));
    m_usual->setEnabled(command && keys != usual);
}

void KeysPage::markChanged() {
    for (QTreeWidgetItemIterator row(m_list); *row; ++row)
        if (const QAction* command = KeyList::commandOf(*row)) {
            QFont font = m_list->font();
            font.setBold(!m_keys.hasUsualKeys(*command));
            (*row)->setFont(KeyList::KeysColumn, font);
        }
}

void KeysPage::record(int field, const QKeySequence& key) {
    showInstructions();
    if (!key.isEmpty())
        if (const auto owner = ownerOf(key)) return showMessage(sentence(*owner, key));
    KeyMap::Keys keys = KeyList::commandOf(m_list->currentItem())->shortcuts();
    if (field < keys.size()) keys.removeAt(field);
    keys.removeAll(key);
    if (!key.isEmpty()) keys.insert(std::min<qsizetype>(field, keys.size()), key);
    m_askedIn = field;
    want(keys);
    if (m_wanted.isEmpty() && !key.isEmpty())
        if (const auto borrower = borrowerOf(key)) showMessage(sentence(*borrower, key));
}

void KeysPage::want(const KeyMap::Keys& keys) {
    const QAction& command = *KeyList::commandOf(m_list->currentItem());
    QStringList conflicts;
    for (const auto& key : keys)
        if (const QAction* other = m_keys.commandWith(key); other && other != &command)
            conflicts << tr("%1 is already used by “%2”.").arg(KeyList::textOf({key}), nameOf(*other));
    showInstructions();
    if (conflicts.isEmpty()) return m_keys.setKeys(command, keys);
    showMessage(conflicts.join(' '));
    m_wanted = keys;
    m_takeOver->show();
}

void KeysPage::takeOver() {
    QSet<const QAction*> losers;
    for (const auto& key : m_wanted)
        if (const QAction* other = m_keys.commandWith(key)) losers << other;
    m_keys.setKeys(*KeyList::commandOf(m_list->currentItem()), m_wanted);
    m_fields[static_cast<std::size_t>(m_askedIn)]->setFocus();
    showInstructions();
    QStringList losses;
    for (const QAction* loser : losers)
        if (loser->shortcuts().isEmpty()) losses << tr("“%1” no longer has a shortcut.").arg(nameOf(*loser));
    if (!losses.isEmpty()) showMessage(losses.join(' '));
}

void KeysPage::showMessage(const QString& text) { m_message->setText(text); }

void KeysPage::showInstructions() {
    m_wanted.clear();
    m_takeOver->hide();
    showMessage(tr("Select a field, then press the new shortcut. Backspace removes a shortcut."));
}

void KeysPage::restoreDefaults() {
    m_keys.restore();
    showInstructions();
}

} // namespace komadai::ui
