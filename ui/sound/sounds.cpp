#include "ui/sound/sounds.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSettings>
#include <QSoundEffect>
#include <QUrl>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr const char* OnKey = "sound/on";
constexpr const char* VolumeKey = "sound/volume";

std::unique_ptr<QSoundEffect> effectOf(Sound sound) {
    auto effect = std::make_unique<QSoundEffect>();
    effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(nameOf(sound))));
    return effect;
}

/// People hear loudness by its logarithm.
float linear(int volume) {
    return static_cast<float>(
        QAudio::convertVolume(volume / 100.0, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
}

} // namespace

std::vector<Sound> allSounds() {
    return {Sound::Move, Sound::Capture, Sound::Drop, Sound::Check, Sound::End, Sound::LowTime};
}

QString nameOf(Sound sound) {
    switch (sound) {
    case Sound::Move: return QStringLiteral("move");
    case Sound::Capture: return QStringLiteral("capture");
    case Sound::Drop: return QStringLiteral("drop");
    case Sound::Check: return QStringLiteral("check");
    case Sound::End: return QStringLiteral("end");
    case Sound::LowTime: return QStringLiteral("low-time");
    }
    return {};
}

SoundSetting SoundSetting::remembered() {
    const QSettings settings;
    SoundSetting setting;
    setting.on = settings.value(OnKey, setting.on).toBool();
    setting.volume = std::clamp(settings.value(VolumeKey, setting.volume).toInt(), 0, 100);
    return setting;
}

void SoundSetting::remember() const {
    QSettings settings;
    settings.setValue(OnKey, on);
    settings.setValue(VolumeKey, volume);
}

SoundPlayer::SoundPlayer(QObject* parent) : QObject(parent), m_setting(SoundSetting::remembered()) {}

SoundPlayer::~SoundPlayer() = default;

bool SoundPlayer::canBeHeard() { return !QMediaDevices::audioOutputs().isEmpty(); }

void SoundPlayer::setSetting(const SoundSetting& setting) { m_setting = setting; }

void SoundPlayer::play(Sound sound) {
    if (m_setting.on) test(sound);
}

void SoundPlayer::test(Sound sound) {
    if (!canBeHeard()) return;
    if (m_effects.empty())
        for (const Sound each : allSounds())
            m_effects.push_back(effectOf(each));
    QSoundEffect& effect = *m_effects[static_cast<std::size_t>(sound)];
    effect.setVolume(linear(m_setting.volume));
    effect.play();
}

} // namespace komadai::ui
