#include "ui/keys/keys_dialog.h"

#include "ui/keys/key_list.h"
#include "ui/keys/key_map.h"
#include "ui/widgets/window_size.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

/// The width of a list that shows both columns whole.
int widthFor(const QAbstractItemView& list) {
    list.ensurePolished();
    return list.sizeHintForColumn(KeyList::CommandColumn) + list.sizeHintForColumn(KeyList::KeysColumn) +
           list.style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2 * list.frameWidth();
}

} // namespace

KeysDialog::KeysDialog(const KeyMap& keys, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keyboard Shortcuts"));
    auto* list = new KeyList(this);
    listCommands(keys, *list);
    listBoard(*list);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* change = buttons->addButton(tr("&Change Shortcuts…"), QDialogButtonBox::ActionRole);
    change->setObjectName(QStringLiteral("changeKeys"));
    change->setAutoDefault(false);
    connect(change, &QPushButton::clicked, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    const QMargins margins = layout->contentsMargins();
    resizeWithinScreen(*this,
                       {std::max(textSized(*this, 520), widthFor(*list) + margins.left() + margins.right()),
                        textSized(*this, 560)});
}

void KeysDialog::listCommands(const KeyMap& keys, KeyList& list) {
    for (const auto& [menu, commands] : keys.groups()) {
        QList<QAction*> withKeys = commands;
        withKeys.removeIf([](const QAction* command) { return command->shortcuts().isEmpty(); });
        if (withKeys.isEmpty()) continue;
        auto& group = list.addGroup(*menu);
        for (QAction* command : withKeys)
            list.addCommand(group, *command);
    }
}

void KeysDialog::listBoard(KeyList& list) {
    const auto nameOf = [](Qt::Key key) { return KeyList::textOf({key}); };
    auto& group = list.addGroup(tr("On the Board"));
    list.addText(group, tr("Play a move"), tr("two clicks, or drag"));
    list.addText(group, tr("Step through the game"), tr("wheel"));
    list.addText(group, tr("Zoom"), tr("Ctrl+wheel"));
    list.addText(group, tr("Move the enlarged board"), tr("drag with the middle button"));
    list.addText(group, tr("Draw an arrow or circle"), tr("right button"));
    list.addText(group, tr("Cancel the selection or the last step"),
                 tr("%1 or right click").arg(nameOf(Qt::Key_Escape)));
    list.addText(group, tr("Playing by keyboard: move the cursor"), tr("arrow keys"));
    list.addText(group, tr("Playing by keyboard: pick up or put down a piece"),
                 tr("%1 or %2").arg(nameOf(Qt::Key_Space), nameOf(Qt::Key_Return)));
    list.addText(group, tr("Playing by keyboard: choose a piece in hand"), QStringLiteral("1 – 9"));
}

} // namespace komadai::ui
