#include "ui/sound/sounds.h"

#include "ui/preferences/preferences.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

namespace komadai::ui {
namespace {

std::unique_ptr<QSoundEffect> effectOf(Sound sound) {
    auto effect = std::make_unique<QSoundEffect>();
    effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(nameOf(sound))));
    return effect;
}

/// People hear loudness by its logarithm.
float linear(int volume) {
    return QAudio::convertVolume(static_cast<float>(volume) / 100.0F, QAudio::LogarithmicVolumeScale,
                                 QAudio::LinearVolumeScale);
}

} // namespace

std::vector<Sound> allSounds() {
    return {Sound::Move, Sound::Capture, Sound::Drop, Sound::Check, Sound::End, Sound::LowTime, Sound::Tick};
}

QString nameOf(Sound sound) {
    switch (sound) {
    case Sound::Move: return QStringLiteral("move");
    case Sound::Capture: return QStringLiteral("capture");
    case Sound::Drop: return QStringLiteral("drop");
    case Sound::Check: return QStringLiteral("check");
    case Sound::End: return QStringLiteral("end");
    case Sound::LowTime: return QStringLiteral("low-time");
    case Sound::Tick: return QStringLiteral("tick");
    }
    return {};
}

SoundPlayer::SoundPlayer(QObject* parent) : QObject(parent) {}

SoundPlayer::~SoundPlayer() = default;

bool SoundPlayer::canBeHeard() { return !QMediaDevices::audioOutputs().isEmpty(); }

void SoundPlayer::play(Sound sound) {
    if (preferences().get(preference::SoundsOn)) test(sound);
}

void SoundPlayer::test(Sound sound) {
    if (!canBeHeard()) return;
    if (m_effects.empty())
        for (const Sound each : allSounds())
            m_effects.push_back(effectOf(each));
    QSoundEffect& effect = *m_effects[static_cast<std::size_t>(sound)];
    effect.setVolume(linear(preferences().get(preference::SoundVolume)));
    effect.play();
}

} // namespace komadai::ui
