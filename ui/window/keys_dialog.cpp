#include "ui/window/keys_dialog.h"

#include "ui/window/window_actions.h"
#include "ui/window/window_size.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace komadai::ui {
namespace {

QTreeWidgetItem* addGroup(QTreeWidget& list, const QString& title) {
    auto* group = new QTreeWidgetItem(&list, {title});
    QFont font = list.font();
    font.setBold(true);
    group->setFont(0, font);
    group->setFlags(Qt::ItemIsEnabled);
    return group;
}

void addRow(QTreeWidgetItem& group, const QString& command, const QString& keys) {
    (new QTreeWidgetItem(&group, {command, keys}))->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
}

QString nameOf(const QKeySequence& keys) { return keys.toString(QKeySequence::NativeText); }

} // namespace

KeysDialog::KeysDialog(const QMenuBar& menus, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keys"));
    auto* list = new QTreeWidget(this);
    list->setObjectName(QStringLiteral("keys"));
    list->setAccessibleName(tr("Keys"));
    list->setColumnCount(2);
    list->setHeaderLabels({tr("Command"), tr("Keys")});
    list->setRootIsDecorated(false);
    list->setItemsExpandable(false);
    for (const QAction* menu : menus.actions())
        listMenu(*menu, *addGroup(*list, WindowActions::plainText(menu->text())));
    listBoard(*addGroup(*list, tr("On the Board")));
    list->expandAll();
    list->header()->setStretchLastSection(true);
    list->resizeColumnToContents(0);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    resizeWithinScreen(*this, {520, 560});
}

void KeysDialog::listMenu(const QAction& menu, QTreeWidgetItem& group) {
    for (const QAction* action : menu.menu()->actions()) {
        QStringList keys;
        for (const auto& sequence : action->shortcuts())
            keys << nameOf(sequence);
        if (!keys.isEmpty())
            addRow(group, WindowActions::plainText(action->text()), keys.join(QStringLiteral(", ")));
    }
}

void KeysDialog::listBoard(QTreeWidgetItem& group) {
    addRow(group, tr("Play a move"), tr("click and click, or drag"));
    addRow(group, tr("Step through the game"), tr("wheel"));
    addRow(group, tr("Zoom"), tr("Ctrl+wheel"));
    addRow(group, tr("Move the enlarged board"), tr("drag with the middle button"));
    addRow(group, tr("Arrow or ring of your own"), tr("right button"));
    addRow(group, tr("Give a selection up, take a step back"),
           tr("%1 or right click").arg(nameOf(Qt::Key_Escape)));
    addRow(group, tr("While the keyboard plays: go over the board"), tr("arrow keys"));
    addRow(group, tr("While the keyboard plays: pick up and put down"),
           tr("%1 or %2").arg(nameOf(Qt::Key_Space), nameOf(Qt::Key_Return)));
    addRow(group, tr("While the keyboard plays: pick from the hand"), QStringLiteral("1 – 9"));
}

} // namespace komadai::ui
