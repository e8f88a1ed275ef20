// The list of shortcuts.
#pragma once

#include <QDialog>

namespace komadai::ui {

class KeyList;
class KeyMap;

/// Lists the commands with shortcuts, and the use of mouse and keyboard on the board. It is accepted when the user wants to
/// change shortcuts.
class KeysDialog : public QDialog {
    Q_OBJECT
public:
    explicit KeysDialog(const KeyMap& keys, QWidget* parent = nullptr);

private:
    static void listCommands(const KeyMap& keys, KeyList& list);
    static void listBoard(KeyList& list);
};

} // namespace komadai::ui
