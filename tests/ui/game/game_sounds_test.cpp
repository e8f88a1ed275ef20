// Which sound goes with what happens in a game.
#include "tests/ui/own_game.h"
#include "tests/ui/own_settings.h"
#include "ui/game/game_sounds.h"
#include "ui/preferences/preferences.h"

#include <QFile>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class GameSoundsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<OwnGame<>> m_own;
    std::unique_ptr<GameSounds> m_sounds;
    std::vector<Sound> m_heard;

    Play& game() { return m_own->play(); }
    void start(std::string_view fen = {}) { m_own->game().startGame(euroShogiGame(fen), {}); }
    void play(std::string_view text) {
        QTRY_VERIFY(game().movableSide());
        QVERIFY(!game().playMove(uciMove(text, game().game().position())));
    }
    static Sound soundIn(std::string_view fen, std::string_view text) {
        const auto position = euroShogiGame(fen).position();
        return soundOf(position, uciMove(text, position));
    }

private slots:
    void init() {
        m_own = std::make_unique<OwnGame<>>();
        m_sounds = std::make_unique<GameSounds>(game());
        m_heard.clear();
        connect(m_sounds.get(), &GameSounds::due, this, [this](Sound sound) { m_heard.push_back(sound); });
    }
    void cleanup() {
        m_sounds.reset();
        m_own.reset();
    }

    void eachSoundIsMadeAndComesWithTheProgram() {
        for (const Sound sound : allSounds()) {
            QFile file(QStringLiteral(":/sounds/%1.wav").arg(nameOf(sound)));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            const QByteArray wav = file.readAll();
            QVERIFY(wav.startsWith("RIFF"));
            constexpr int BytesOfASecond = 2 * 44100;
            QVERIFY(wav.size() > BytesOfASecond / 10 && wav.size() < BytesOfASecond * 3 / 2);
        }
    }
    void aMoveToAnEmptySquareIsPlain() {
        QVERIFY(soundIn("7k/8/8/8/8/8/R7/K7[] w - - 0 1", "a2b2") == Sound::Move);
    }
    void aCaptureSoundsDifferently() {
        QVERIFY(soundIn("7k/8/8/8/8/8/Rp6/K7[] w - - 0 1", "a2b2") == Sound::Capture);
    }
    void aDropSoundsDifferently() {
        QVERIFY(soundIn("7k/8/8/8/8/8/R7/K7[P] w - - 0 1", "P@d4") == Sound::Drop);
    }
    void checkIsHeardWhateverGivesIt() {
        QVERIFY(soundIn("7k/8/8/8/8/8/R7/K7[] w - - 0 1", "a2h2") == Sound::Check);
        QVERIFY(soundIn("7k/8/8/8/8/8/8/K7[R] w - - 0 1", "R@h3") == Sound::Check);
    }
    void aPlayedMoveIsHeardOnce() {
        start();
        play("a3a4");
        QCOMPARE(m_heard, std::vector{Sound::Move});
    }
    void browsingIsSilent() {
        start();
        play("a3a4");
        m_heard.clear();
        m_own->document().goToPly(0);
        m_own->document().goToPly(1);
        QVERIFY(m_heard.empty());
    }
    void takingBackIsSilent() {
        start();
        play("a3a4");
        QTRY_VERIFY(game().canTakeBack());
        m_heard.clear();
        game().takeBack();
        QVERIFY(m_heard.empty());
    }
    void theEndIsHeardInsteadOfTheMoveThatBringsIt() {
        start("7k/R7/p7/8/8/8/1R6/K7[] w - - 0 1");
        play("b2b8+");
        QVERIFY(game().game().isOver());
        QCOMPARE(m_heard, std::vector{Sound::End});
    }
    void anEndThatIsPlayedAgainIsSilent() {
        start("7k/R7/p7/8/8/8/1R6/K7[] w - - 0 1");
        play("b2b8+");
        QTRY_VERIFY(game().canTakeBack());
        game().takeBack();
        m_heard.clear();
        game().redo();
        QVERIFY(game().game().isOver());
        QVERIFY(m_heard.empty());
    }
    void resigningIsHeardAsAnEnd() {
        start();
        game().resign();
        QCOMPARE(m_heard, std::vector{Sound::End});
    }
    void aNewGameIsSilent() {
        start();
        game().resign();
        m_heard.clear();
        start();
        QVERIFY(m_heard.empty());
    }
    void theClockMayWarn() {
        emit game().lowTime(core::Side::First, 10);
        QCOMPARE(m_heard, std::vector{Sound::LowTime});
    }
    void theClockTicksOnlyIfTheUserWantsIt() {
        emit game().secondCounted(core::Side::First, 9);
        QVERIFY(m_heard.empty());
        preferences().set(preference::TicksLastSeconds, true);
        emit game().secondCounted(core::Side::First, 8);
        QCOMPARE(m_heard, std::vector{Sound::Tick});
        preferences().reset(preference::TicksLastSeconds);
    }
    void soundsAreOnAtAModerateVolumeUntilTheUserChoosesOtherwise() {
        QVERIFY(preferences().get(preference::SoundsOn));
        QCOMPARE(preferences().get(preference::SoundVolume), 60);
    }
    void playingDoesNotNeedAnAudioDevice() {
        SoundPlayer player;
        for (const Sound sound : allSounds())
            player.play(sound);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QGuiApplication, GameSoundsTest>(argc, argv); }
#include "game_sounds_test.moc"
