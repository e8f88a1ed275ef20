// Which keys do what.
#pragma once

#include <QDialog>

class QMenuBar;
class QTreeWidgetItem;

namespace komadai::ui {

/// Lists the commands in the menus that have keys, and what mouse and keyboard do on the board.
class KeysDialog : public QDialog {
    Q_OBJECT
public:
    explicit KeysDialog(const QMenuBar& menus, QWidget* parent = nullptr);

private:
    static void listMenu(const QAction& menu, QTreeWidgetItem& group);
    static void listBoard(QTreeWidgetItem& group);
};

} // namespace komadai::ui
