// Settings: sounds.
#pragma once

#include "ui/settings/settings_dialog.h"

class QCheckBox;
class QLabel;
class QSlider;

namespace komadai::ui {

class SoundPlayer;

class SoundsPage : public SettingsPage {
    Q_OBJECT
public:
    /// `player` must outlive the page.
    explicit SoundsPage(SoundPlayer& player, QWidget* parent = nullptr);

    QString title() const override { return tr("Sounds"); }
    QString iconName() const override { return QStringLiteral("sounds"); }
    void restoreDefaults() override;

private:
    /// Audio devices come and go while the page is open.
    void showWhetherHeard();

    SoundPlayer& m_player;
    QCheckBox* m_on;
    QCheckBox* m_ticks;
    QSlider* m_volume;
    QLabel* m_noDevice;
    QWidget* m_tests = nullptr; ///< the buttons to listen
};

} // namespace komadai::ui
