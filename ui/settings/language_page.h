// Settings: the languages of the window and of moves, and the letters of pieces.
#pragma once

#include "ui/settings/settings_dialog.h"

class QComboBox;

namespace komadai::ui {

class LanguagePage : public SettingsPage {
    Q_OBJECT
public:
    explicit LanguagePage(QWidget* parent = nullptr);

    QString title() const override { return tr("Language"); }
    QString iconName() const override { return QStringLiteral("language"); }
    void restoreDefaults() override;

private:
    void showChosen();

    QComboBox* m_language;
    QComboBox* m_notation;
    QComboBox* m_letters;
    QComboBox* m_numbers;
};

} // namespace komadai::ui
