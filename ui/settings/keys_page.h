// Settings: the shortcuts of commands.
#pragma once

#include "ui/keys/key_map.h"
#include "ui/settings/settings_dialog.h"

#include <array>

class QLabel;
class QLineEdit;
class QPushButton;

namespace komadai::ui {

class KeyField;
class KeyList;

class KeysPage : public SettingsPage {
    Q_OBJECT
public:
    /// `keys` must outlive the page.
    explicit KeysPage(KeyMap& keys, QWidget* parent = nullptr);

    QString title() const override { return tr("Shortcuts"); }
    QString iconName() const override { return QStringLiteral("keys"); }
    void restoreDefaults() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void listCommands();
    QLayout* createEditor();
    void setTexts();
    void filter(const QString& text);
    void showCommand();
    void markChanged();

    void record(int field, const QKeySequence& key);
    /// Gives the shortcuts to the selected command, or asks first if other commands have them.
    void want(const KeyMap::Keys& keys);
    void takeOver();
    void showMessage(const QString& text);
    /// Shows the instructions, and drops an open question.
    void showInstructions();

    KeyMap& m_keys;
    QLineEdit* m_filter;
    KeyList* m_list;
    QLabel* m_name;
    QLabel* m_label;
    std::array<KeyField*, KeyMap::MostKeys> m_fields{};
    QPushButton* m_usual;
    QLabel* m_message;
    QPushButton* m_takeOver;
    KeyMap::Keys m_wanted; ///< though other commands have them
    int m_askedIn = 0;     ///< index of the field in which they were pressed
};

} // namespace komadai::ui
