// The commands of a window, and the keys by which they go.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <optional>
#include <vector>

class QAction;
class QMenuBar;

namespace komadai::ui {

/// No key belongs to two commands. What the user has chosen is remembered, under the object name of the command's
/// action; commands that keep their usual keys get those of a later Komadai too.
class KeyMap : public QObject {
    Q_OBJECT
public:
    using Keys = QList<QKeySequence>;
    static constexpr int MostKeys = 2; ///< of one command

    /// The commands of one menu.
    struct Group {
        const QAction* menu;
        QList<QAction*> commands;
    };

    /// Of the commands in the menus, whose present keys are the usual ones; gives them those that are remembered.
    /// Of remembered keys, those that make no sense are ignored, and the first command in the menus has one that two
    /// claim. What the user has chosen goes before what is usual.
    explicit KeyMap(const QMenuBar& menus, QObject* parent = nullptr);

    const std::vector<Group>& groups() const { return m_groups; }
    const Keys& usualKeys(const QAction& command) const;
    bool hasUsualKeys(const QAction& command) const;
    /// Who has this key, if any has.
    QAction* commandWith(const QKeySequence& key) const;

    /// Whoever has one of the keys loses it.
    void setKeys(const QAction& command, const Keys& keys);
    /// Every command has its usual keys again.
    void restore();

signals:
    void changed();

private:
    struct Command {
        QAction* action;
        Keys usual;
        std::optional<Keys> chosen; ///< by the user
    };

    void list(const QAction& menu);
    void readSettings();
    void choose(Command& command, const Keys& keys);
    void assign();
    const Command& at(const QAction& command) const;

    std::vector<Group> m_groups;
    std::vector<Command> m_commands; ///< in the order of the groups
};

} // namespace komadai::ui
