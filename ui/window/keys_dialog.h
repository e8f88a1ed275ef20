// Which keys do what.
#pragma once

#include <QDialog>

namespace komadai::ui {

class KeyList;
class KeyMap;

/// Lists the commands that have keys, and what mouse and keyboard do on the board. Accepted by those who want to change
/// keys.
class KeysDialog : public QDialog {
    Q_OBJECT
public:
    explicit KeysDialog(const KeyMap& keys, QWidget* parent = nullptr);

private:
    static void listCommands(const KeyMap& keys, KeyList& list);
    static void listBoard(KeyList& list);
};

} // namespace komadai::ui
