#include "ui/keys/key_map.h"

#include "ui/keys/key_use.h"
#include "ui/preferences/preferences.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QScopedValueRollback>
#include <QSet>

#include <algorithm>

namespace komadai::ui {
namespace {

const PreferenceGroup ChosenKeys(QStringLiteral("keys"));

/// None if the stored names contain no valid shortcut; an empty list if nothing is named.
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

QVariant namesOf(const KeyMap::Keys& keys) {
    QStringList names;
    for (const auto& key : keys)
        names << key.toString(QKeySequence::PortableText);
    return names.isEmpty() ? QVariant(QString()) : names;
}

/// The shortcuts that the user has chosen for a command; none: the default ones.
Preference<std::optional<KeyMap::Keys>> chosenKeysOf(const QAction& command) {
    return {ChosenKeys.prefix() + command.objectName(), std::nullopt,
            optionalFormat(PreferenceFormat<KeyMap::Keys>{keysIn, namesOf})};
}

} // namespace

KeyMap::KeyMap(const QMenuBar& menus, QObject* parent) : QObject(parent) {
    for (const QAction* menu : menus.actions())
        list(*menu);
    assign();
    preferences().whenChanged(ChosenKeys, this, [this] {
        if (!m_isChoosing) assign();
    });
}

/// Submenus come after their menu.
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
        m_commands.push_back({action, action->shortcuts()});
    m_groups.push_back(std::move(group));
    for (const QAction* action : inner)
        list(*action);
}

void KeyMap::assign() {
    QSet<QKeySequence> taken;
    const auto give = [&](const Command& command, const Keys& wanted) {
        Keys keys;
        for (const auto& key : wanted)
            if (!taken.contains(key)) keys << key;
        for (const auto& key : keys)
            taken << key;
        command.action->setShortcuts(keys);
    };
    std::vector<const Command*> unchanged;
    for (const auto& command : m_commands)
        if (const auto chosen = preferences().get(chosenKeysOf(*command.action)))
            give(command, *chosen);
        else
            unchanged.push_back(&command);
    for (const auto* command : unchanged)
        give(*command, command->usual);
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

void KeyMap::choose(const Command& command, const Keys& keys) {
    preferences().set(chosenKeysOf(*command.action),
                      keys == command.usual ? std::nullopt : std::optional(keys));
}

void KeyMap::setKeys(const QAction& command, const Keys& keys) {
    changeTogether([&] {
        for (const auto& known : m_commands) {
            if (known.action == &command) {
                choose(known, keys);
            } else if (const auto chosen = preferences().get(chosenKeysOf(*known.action))) {
                Keys rest = *chosen;
                rest.removeIf([&](const QKeySequence& key) { return keys.contains(key); });
                if (rest != *chosen) choose(known, rest);
            }
        }
    });
}

void KeyMap::restore() {
    changeTogether([] { preferences().reset(ChosenKeys); });
}

void KeyMap::changeTogether(const std::function<void()>& change) {
    {
        const QScopedValueRollback choosing(m_isChoosing, true);
        change();
    }
    assign();
}

} // namespace komadai::ui
