#include "ui/settings/sounds_page.h"

#include "ui/language/retranslated.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"
#include "ui/sound/sounds.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QMediaDevices>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

namespace komadai::ui {
namespace {

QString titleOf(Sound sound) {
    switch (sound) {
    case Sound::Move: return SoundsPage::tr("&Move");
    case Sound::Capture: return SoundsPage::tr("C&apture");
    case Sound::Drop: return SoundsPage::tr("&Drop");
    case Sound::Check: return SoundsPage::tr("&Check");
    case Sound::End: return SoundsPage::tr("&End of the Game");
    case Sound::LowTime: return SoundsPage::tr("&Low Time");
    case Sound::Tick: return SoundsPage::tr("Tic&k");
    }
    return {};
}

} // namespace

SoundsPage::SoundsPage(SoundPlayer& player, QWidget* parent)
    : SettingsPage(parent), m_player(player), m_on(new QCheckBox), m_ticks(new QCheckBox),
      m_volume(new QSlider(Qt::Horizontal)), m_noDevice(new QLabel) {
    retranslated(m_on, &QCheckBox::setText, [] { return tr("&Play sounds"); });
    m_on->setObjectName(QStringLiteral("soundsOn"));
    bindToPreference(*m_on, preference::SoundsOn);
    retranslated(m_ticks, [this] {
        m_ticks->setText(tr("&Tick in the last ten seconds of your turn"));
        m_ticks->setToolTip(tr("With byoyomi, and with clocks that add no time after a move"));
    });
    m_ticks->setObjectName(QStringLiteral("ticks"));
    bindToPreference(*m_ticks, preference::TicksLastSeconds);
    m_volume->setObjectName(QStringLiteral("volume"));
    m_volume->setRange(0, 100);
    m_volume->setPageStep(10);
    preferences().follow<int>(preference::SoundVolume, m_volume, [this](int volume) {
        const QSignalBlocker blocker(m_volume); // not a choice of the user
        m_volume->setValue(volume);
    });
    connect(m_volume, &QSlider::valueChanged, this,
            [](int volume) { preferences().set(preference::SoundVolume, volume); });

    constexpr int Columns = 3;
    auto* tests = new QGridLayout;
    for (const Sound sound : allSounds()) {
        auto* button =
            retranslated(new QPushButton, &QPushButton::setText, [sound] { return titleOf(sound); });
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, sound] { m_player.test(sound); });
        const int index = static_cast<int>(sound);
        tests->addWidget(button, index / Columns, index % Columns);
    }
    auto* form = new QFormLayout;
    form->addRow(m_on);
    addRetranslatedRow(
        *form, [] { return tr("&Volume:"); }, m_volume);
    form->addRow(m_ticks);
    form->addRow(retranslated(m_noDevice, &QLabel::setText, [] { return tr("No audio device was found."); }));
    m_tests = group([] { return tr("Listen to the sounds"); }, tests);
    setGroups({group([] { return tr("Sounds"); }, form), m_tests});
    showWhetherHeard();
    connect(new QMediaDevices(this), &QMediaDevices::audioOutputsChanged, this,
            &SoundsPage::showWhetherHeard);
}

void SoundsPage::showWhetherHeard() {
    const bool isHeard = SoundPlayer::canBeHeard();
    m_noDevice->setVisible(!isHeard);
    m_tests->setEnabled(isHeard);
}

void SoundsPage::restoreDefaults() {
    preferences().reset(preference::SoundsOn);
    preferences().reset(preference::SoundVolume);
    preferences().reset(preference::TicksLastSeconds);
}

} // namespace komadai::ui
