// The commands of a window and their shortcuts.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QMenuBar;

namespace komadai::ui {

/// No shortcut belongs to two commands. The user's choices are stored under the object names of the actions. Default
/// shortcuts are not stored, so that the commands get the defaults of a later version.
class KeyMap : public QObject {
    Q_OBJECT
public:
    using Keys = QList<QKeySequence>;
    static constexpr int MostKeys = 2; ///< for one command

    /// The commands of one menu.
    struct Group {
        const QAction* menu;
        QList<QAction*> commands;
    };

    /// Takes the commands from the menus; their present shortcuts become the defaults. Then gives them the stored
    /// shortcuts. Stored shortcuts that are not valid are ignored. If two commands claim one, it goes to the command that
    /// the user chose it for, and of two such commands to the first in the menus.
    explicit KeyMap(const QMenuBar& menus, QObject* parent = nullptr);

    const std::vector<Group>& groups() const { return m_groups; }
    const Keys& usualKeys(const QAction& command) const;
    bool hasUsualKeys(const QAction& command) const;
    /// The command with this shortcut; null if there is none.
    QAction* commandWith(const QKeySequence& key) const;

    /// Another command that has one of the shortcuts loses it.
    void setKeys(const QAction& command, const Keys& keys);
    /// Gives every command its default shortcuts again.
    void restore();

signals:
    /// The actions have their new shortcuts.
    void changed();

private:
    struct Command {
        QAction* action;
        Keys usual;
    };

    void list(const QAction& menu);
    void choose(const Command& command, const Keys& keys);
    /// Lets `change` set several preferences, then assigns the shortcuts once.
    void changeTogether(const std::function<void()>& change);
    void assign();
    const Command& at(const QAction& command) const;

    std::vector<Group> m_groups;
    std::vector<Command> m_commands; ///< in the order of the groups
    bool m_isChoosing = false;       ///< several preferences are being set
};

} // namespace komadai::ui
