// The sounds of the program.
#pragma once

#include "ui/preferences/preference.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QSoundEffect;

namespace komadai::ui {

enum class Sound { Move, Capture, Drop, Check, End, LowTime, Tick };

std::vector<Sound> allSounds();
/// The name of its file: "move", "low-time".
QString nameOf(Sound sound);

namespace preference {

inline const Preference<bool> SoundsOn(QStringLiteral("sound/on"), true, boolFormat());
/// Whether the clock of a human ticks in the last ten seconds.
inline const Preference<bool> TicksLastSeconds(QStringLiteral("sound/ticks"), false, boolFormat());
/// Percent.
inline const Preference<int> SoundVolume(QStringLiteral("sound/volume"), 60, numberFormat(0, 100));

} // namespace preference

/// Plays sounds; silent where there is no audio device.
class SoundPlayer : public QObject {
    Q_OBJECT
public:
    explicit SoundPlayer(QObject* parent = nullptr);
    ~SoundPlayer() override;

    /// Whether there is an audio device.
    static bool canBeHeard();

public slots:
    /// Plays the sound unless sounds are off.
    void play(komadai::ui::Sound sound);
    /// Plays the sound in any case.
    void test(komadai::ui::Sound sound);

private:
    std::vector<std::unique_ptr<QSoundEffect>> m_effects; ///< by sound; empty until the first is played
};

} // namespace komadai::ui
