// Settings: the language of the window.
#pragma once

#include "ui/settings/settings_dialog.h"

class QComboBox;

namespace komadai::ui {

class LanguagePage : public SettingsPage {
    Q_OBJECT
public:
    explicit LanguagePage(QWidget* parent = nullptr);

    void restoreDefaults() override;

private:
    QComboBox* m_language;
};

} // namespace komadai::ui
