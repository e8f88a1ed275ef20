#include "ui/window/key_map.h"

#include "ui/window/key_use.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QSettings>

#include <algorithm>

namespace komadai::ui {
namespace {

const QString SettingsGroup = QStringLiteral("keys");

/// Nothing if there is not one key among them that a command can have, though some are named.
std::optional<KeyMap::Keys> keysIn(const QVariant& stored) {
    KeyMap::Keys keys;
    bool isNamed = !stored.canConvert<QStringList>();
    for (const QString& name : stored.toStringList()) {
        isNamed = isNamed || !name.isEmpty();
        const auto key = commandKeyNamed(name);
        if (key && !keys.contains(*key) && keys.size() < KeyMap::MostKeys) keys << *key;
    }
    return keys.isEmpty() && isNamed ? std::nullopt : std::optional(keys);
}

void remember(const QString& id, const std::optional<KeyMap::Keys>& keys) {
    QSettings settings;
    settings.beginGroup(SettingsGroup);
    if (!keys) return settings.remove(id);
    QStringList names;
    for (const auto& key : *keys)
        names << key.toString(QKeySequence::PortableText);
    settings.setValue(id, names.isEmpty() ? QVariant(QString()) : names);
}

} // namespace

KeyMap::KeyMap(const QMenuBar& menus, QObject* parent) : QObject(parent) {
    for (const QAction* menu : menus.actions())
        list(*menu);
    readSettings();
    assign();
}

/// Menus inside it follow it.
void KeyMap::list(const QAction& menu) {
    Group group{&menu, {}};
    QList<const QAction*> inner;
    for (QAction* action : menu.menu()->actions()) {
        if (action->menu())
            inner << action;
        else if (!action->objectName().isEmpty())
            group.commands << action;
    }
    for (QAction* action : group.commands)
        m_commands.push_back({action, action->shortcuts(), std::nullopt});
    m_groups.push_back(std::move(group));
    for (const QAction* action : inner)
        list(*action);
}

void KeyMap::readSettings() {
    QSettings settings;
    settings.beginGroup(SettingsGroup);
    const QStringList ids = settings.childKeys();
    if (ids.isEmpty()) return;
    for (auto& command : m_commands)
        if (const QString id = command.action->objectName(); ids.contains(id))
            command.chosen = keysIn(settings.value(id));
}

void KeyMap::assign() {
    QSet<QKeySequence> taken;
    for (const bool areChosen : {true, false})
        for (const auto& command : m_commands) {
            if (command.chosen.has_value() != areChosen) continue;
            Keys keys;
            for (const auto& key : command.chosen.value_or(command.usual))
                if (!taken.contains(key)) keys << key;
            for (const auto& key : keys)
                taken << key;
            command.action->setShortcuts(keys);
        }
    emit changed();
}

const KeyMap::Command& KeyMap::at(const QAction& command) const {
    return *std::find_if(m_commands.begin(), m_commands.end(),
                         [&](const Command& known) { return known.action == &command; });
}

const KeyMap::Keys& KeyMap::usualKeys(const QAction& command) const { return at(command).usual; }

bool KeyMap::hasUsualKeys(const QAction& command) const { return command.shortcuts() == usualKeys(command); }

QAction* KeyMap::commandWith(const QKeySequence& key) const {
    const auto found = std::find_if(m_commands.begin(), m_commands.end(), [&](const Command& command) {
        return command.action->shortcuts().contains(key);
    });
    return found == m_commands.end() ? nullptr : found->action;
}

void KeyMap::choose(Command& command, const Keys& keys) {
    command.chosen = keys == command.usual ? std::nullopt : std::optional(keys);
    remember(command.action->objectName(), command.chosen);
}

void KeyMap::setKeys(const QAction& command, const Keys& keys) {
    for (auto& known : m_commands) {
        if (known.action == &command) {
            choose(known, keys);
        } else if (known.chosen) {
            Keys rest = *known.chosen;
            rest.removeIf([&](const QKeySequence& key) { return keys.contains(key); });
            if (rest != *known.chosen) choose(known, rest);
        }
    }
    assign();
}

void KeyMap::restore() {
    QSettings().remove(SettingsGroup);
    for (auto& command : m_commands)
        command.chosen.reset();
    assign();
}

} // namespace komadai::ui
