#include "ui/keys/key_list.h"

#include "ui/language/retranslated.h"
#include "ui/widgets/action_text.h"

#include <QHeaderView>

namespace komadai::ui {

KeyList::KeyList(QWidget* parent) : QTreeWidget(parent) {
    setObjectName(QStringLiteral("keys"));
    setColumnCount(2);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setAllColumnsShowFocus(true);
    header()->setStretchLastSection(true);
    header()->setSectionResizeMode(CommandColumn, QHeaderView::ResizeToContents);
    retranslated(this, [this] {
        setAccessibleName(tr("Shortcuts"));
        setHeaderLabels({tr("Command"), tr("Shortcuts")});
    });
}

QModelIndex KeyList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    const QModelIndex next = QTreeWidget::moveCursor(action, modifiers);
    if (!next.isValid() || next.parent().isValid()) return next;
    const bool isBack = action == MoveUp || action == MovePrevious || action == MovePageUp;
    const QModelIndex before = isBack ? indexAbove(next) : QModelIndex();
    return before.isValid() ? before : indexBelow(next);
}

QString KeyList::textOf(const QList<QKeySequence>& keys) {
    QStringList names;
    for (const auto& key : keys)
        names << key.toString(QKeySequence::NativeText);
    return names.join(QStringLiteral(", "));
}

QAction* KeyList::commandOf(const QTreeWidgetItem* row) {
    return row ? row->data(CommandColumn, Qt::UserRole).value<QAction*>() : nullptr;
}

QTreeWidgetItem& KeyList::addGroup(const QAction& menu) {
    auto& group = addGroup(plainText(menu.text()));
    connect(&menu, &QAction::changed, this,
            [&menu, &group] { group.setText(CommandColumn, plainText(menu.text())); });
    return group;
}

QTreeWidgetItem& KeyList::addGroup(const QString& title) {
    auto* group = new QTreeWidgetItem(this, {title});
    QFont bold = font();
    bold.setBold(true);
    group->setFont(CommandColumn, bold);
    group->setFlags(Qt::ItemIsEnabled);
    group->setExpanded(true);
    return *group;
}

void KeyList::addCommand(QTreeWidgetItem& group, QAction& command) {
    auto* row = new QTreeWidgetItem(&group);
    row->setData(CommandColumn, Qt::UserRole, QVariant::fromValue(&command));
    const auto update = [row, &command] {
        row->setText(CommandColumn, plainText(command.text()));
        row->setText(KeysColumn, textOf(command.shortcuts()));
    };
    update();
    connect(&command, &QAction::changed, this, update);
}

void KeyList::addText(QTreeWidgetItem& group, const QString& command, const QString& keys) {
    new QTreeWidgetItem(&group, {command, keys});
}

} // namespace komadai::ui
