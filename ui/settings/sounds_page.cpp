#include "ui/settings/sounds_page.h"

#include "ui/language/spoken.h"
#include "ui/sound/sounds.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
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
    case Sound::LowTime: return SoundsPage::tr("&Little Time");
    }
    return {};
}

} // namespace

SoundsPage::SoundsPage(SoundPlayer& player, QWidget* parent)
    : SettingsPage(parent), m_player(player), m_on(new QCheckBox), m_volume(new QSlider(Qt::Horizontal)) {
    spoken(m_on, &QCheckBox::setText, [] { return tr("&Play sounds"); });
    m_on->setObjectName(QStringLiteral("soundsOn"));
    m_on->setChecked(player.setting().on);
    m_volume->setObjectName(QStringLiteral("volume"));
    m_volume->setRange(0, 100);
    m_volume->setPageStep(10);
    m_volume->setValue(player.setting().volume);
    connect(m_on, &QCheckBox::toggled, this, &SoundsPage::apply);
    connect(m_volume, &QSlider::valueChanged, this, &SoundsPage::apply);

    constexpr int Columns = 3;
    auto* tests = new QGridLayout;
    for (const Sound sound : allSounds()) {
        auto* button = spoken(new QPushButton, &QPushButton::setText, [sound] { return titleOf(sound); });
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, sound] { m_player.test(sound); });
        const int index = static_cast<int>(sound);
        tests->addWidget(button, index / Columns, index % Columns);
    }
    auto* form = new QFormLayout;
    form->addRow(m_on);
    addSpokenRow(
        *form, [] { return tr("&Volume:"); }, m_volume);
    form->addRow(spoken(new QLabel, &QLabel::setText, [] { return tr("Listen:"); }), tests);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(form);
    layout->addStretch();
    if (!SoundPlayer::canBeHeard())
        layout->addWidget(spoken(new QLabel, &QLabel::setText,
                                 [] { return tr("There is no audio device to play them."); }));
}

void SoundsPage::apply() {
    const SoundSetting setting{m_on->isChecked(), m_volume->value()};
    setting.remember();
    m_player.setSetting(setting);
}

void SoundsPage::restoreDefaults() {
    const SoundSetting usual;
    m_on->setChecked(usual.on);
    m_volume->setValue(usual.volume);
}

} // namespace komadai::ui
