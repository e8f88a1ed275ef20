// Settings: what the computer does in a game of its own accord.
#pragma once

#include "ui/session/computer_manners.h"
#include "ui/settings/settings_dialog.h"

class QCheckBox;

namespace komadai::ui {

class PlayingPage : public SettingsPage {
    Q_OBJECT
public:
    explicit PlayingPage(QWidget* parent = nullptr);

    QString title() const override { return tr("Playing"); }
    void restoreDefaults() override;

signals:
    /// The user has chosen; it is remembered already.
    void mannersChosen(const komadai::ui::ComputerManners& manners);

private:
    void apply();

    QCheckBox* m_resigns;
    QCheckBox* m_agreesToDraws;
};

} // namespace komadai::ui
