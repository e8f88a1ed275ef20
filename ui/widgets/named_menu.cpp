#include "ui/widgets/named_menu.h"

#include <QInputDialog>

namespace komadai::ui {
namespace {

QString menuText(QString name) { return name.replace('&', QStringLiteral("&&")); }

} // namespace

NamedMenu::NamedMenu(QWidget* parent) : QMenu(parent) {
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &NamedMenu::fill);
}

void NamedMenu::fill() {
    clear();
    qDeleteAll(findChildren<QMenu*>(Qt::FindDirectChildrenOnly)); // which clear() leaves
    const auto all = items();
    const Texts words = texts();
    for (const Item& item : all) {
        QAction* action = addAction(menuText(item.name));
        action->setToolTip(item.toolTip);
        connect(action, &QAction::triggered, this, [this, item] { choose(item.name); });
    }
    if (all.empty()) addAction(words.none)->setEnabled(false);
    addSeparator();
    QAction* saving = addAction(words.save);
    saving->setEnabled(proposedName().has_value());
    connect(saving, &QAction::triggered, this, [this, words] {
        const auto proposed = proposedName();
        if (!proposed) return;
        if (const auto name = askName(words.saveTitle, *proposed)) save(*name);
    });
    if (!all.empty()) {
        QMenu* renaming = addMenu(tr("&Rename"));
        QMenu* removing = addMenu(tr("&Delete"));
        for (const Item& item : all) {
            connect(renaming->addAction(menuText(item.name)), &QAction::triggered, this, [this, item, words] {
                if (const auto name = askName(words.renameTitle, item.name)) rename(item.name, *name);
            });
            connect(removing->addAction(menuText(item.name)), &QAction::triggered, this,
                    [this, item] { remove(item.name); });
        }
    }
    addMore();
}

std::optional<QString> NamedMenu::askName(const QString& title, const QString& name) {
    bool isAccepted = false;
    const QString answer =
        QInputDialog::getText(parentWidget(), title, texts().nameLabel, QLineEdit::Normal, name, &isAccepted)
            .trimmed();
    return isAccepted && !answer.isEmpty() ? std::optional(answer) : std::nullopt;
}

} // namespace komadai::ui
