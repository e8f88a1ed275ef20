// A list of commands and their shortcuts, in groups.
#pragma once

#include <QKeySequence>
#include <QTreeWidget>

class QAction;

namespace komadai::ui {

class KeyList : public QTreeWidget {
    Q_OBJECT
public:
    enum Column { CommandColumn, KeysColumn };

    explicit KeyList(QWidget* parent = nullptr);

    /// The shortcuts in the notation of the platform, separated by commas.
    static QString textOf(const QList<QKeySequence>& keys);
    /// The command of a row; null for a group and for a row of text.
    static QAction* commandOf(const QTreeWidgetItem* row);

    /// The group has the name of the menu.
    QTreeWidgetItem& addGroup(const QAction& menu);
    QTreeWidgetItem& addGroup(const QString& title);
    /// Shows the name and the shortcuts of the command, and follows their changes. `command` must outlive the list.
    void addCommand(QTreeWidgetItem& group, QAction& command);
    void addText(QTreeWidgetItem& group, const QString& command, const QString& keys);

protected:
    /// Skips the groups.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
};

} // namespace komadai::ui
