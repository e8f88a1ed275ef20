// Commands and their keys, in groups.
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

    /// The keys as the user's keyboard names them.
    static QString textOf(const QList<QKeySequence>& keys);
    /// The command of a row; none for a group and for a row of text.
    static QAction* commandOf(const QTreeWidgetItem* row);

    /// Named as the menu is.
    QTreeWidgetItem& addGroup(const QAction& menu);
    QTreeWidgetItem& addGroup(const QString& title);
    /// Shows what the command is called and how it goes now, whenever that changes. `command` must outlive the list.
    void addCommand(QTreeWidgetItem& group, QAction& command);
    void addText(QTreeWidgetItem& group, const QString& command, const QString& keys);

protected:
    /// The keyboard passes over the groups.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
};

} // namespace komadai::ui
