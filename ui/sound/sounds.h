// The sounds of the program.
#pragma once

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QSoundEffect;

namespace komadai::ui {

enum class Sound { Move, Capture, Drop, Check, End, LowTime };

std::vector<Sound> allSounds();
/// As its file is named: "move", "low-time".
QString nameOf(Sound sound);

/// What the user has chosen about sounds, as it is remembered.
struct SoundSetting {
    static constexpr int DefaultVolume = 60;

    bool on = true;
    int volume = DefaultVolume; ///< percent

    static SoundSetting remembered();
    void remember() const;
    friend bool operator==(const SoundSetting&, const SoundSetting&) = default;
};

/// Plays sounds; silent where there is no audio device.
class SoundPlayer : public QObject {
    Q_OBJECT
public:
    explicit SoundPlayer(QObject* parent = nullptr);
    ~SoundPlayer() override;

    /// Whether there is an audio device.
    static bool canBeHeard();

    const SoundSetting& setting() const { return m_setting; }
    void setSetting(const SoundSetting& setting);

public slots:
    /// Unless sounds are off.
    void play(komadai::ui::Sound sound);
    /// Even then.
    void test(komadai::ui::Sound sound);

private:
    SoundSetting m_setting;
    std::vector<std::unique_ptr<QSoundEffect>> m_effects; ///< by sound, once they were needed
};

} // namespace komadai::ui
