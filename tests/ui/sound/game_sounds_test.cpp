// Which sound goes with what happens in a game.
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/engine/move_chooser.h"
#include "ui/library/library_service.h"
#include "ui/session/game_session.h"
#include "ui/sound/game_sounds.h"

#include <QFile>
#include <QTemporaryDir>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

/// Nobody but humans plays here.
class NoComputer : public MoveChooser {
public:
    void beginGame(const Players&) override {}
    void prepare(const core::Player&) override {}
    void requestMove(const core::Game&, const core::Player&, const ClockReading&) override {}
    void moveNow() override {}
    void cancel() override {}
};

} // namespace

class GameSoundsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryService> m_library;
    std::unique_ptr<NoComputer> m_computer;
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<GameSounds> m_sounds;
    std::vector<Sound> m_heard;

    void start(std::string_view fen = {}) { m_session->startGame(euroShogiGame(fen), {}); }
    void play(std::string_view text) {
        QTRY_VERIFY(m_session->movableSide());
        QVERIFY(!m_session->playMove(uciMove(text, m_session->game().position())));
    }
    static Sound soundIn(std::string_view fen, std::string_view text) {
        const auto position = euroShogiGame(fen).position();
        return soundOf(position, uciMove(text, position));
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = std::make_unique<LibraryService>();
        m_library->open(m_folder->filePath("library.sqlite").toStdString());
        m_computer = std::make_unique<NoComputer>();
        m_session = std::make_unique<GameSession>(euroShogiGame(), *m_computer, *m_library);
        m_sounds = std::make_unique<GameSounds>(*m_session);
        m_heard.clear();
        connect(m_sounds.get(), &GameSounds::due, this, [this](Sound sound) { m_heard.push_back(sound); });
    }
    void cleanup() {
        m_sounds.reset();
        m_session.reset();
        m_computer.reset();
        m_library.reset();
        m_folder.reset();
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
        m_session->goToPly(0);
        m_session->goToPly(1);
        QVERIFY(m_heard.empty());
    }
    void takingBackIsSilent() {
        start();
        play("a3a4");
        QTRY_VERIFY(m_session->canTakeBack());
        m_heard.clear();
        m_session->takeBack();
        QVERIFY(m_heard.empty());
    }
    void theEndIsHeardInsteadOfTheMoveThatBringsIt() {
        start("7k/R7/p7/8/8/8/1R6/K7[] w - - 0 1");
        play("b2b8+");
        QVERIFY(m_session->game().isOver());
        QCOMPARE(m_heard, std::vector{Sound::End});
    }
    void resigningIsHeardAsAnEnd() {
        start();
        m_session->resign();
        QCOMPARE(m_heard, std::vector{Sound::End});
    }
    void aNewGameIsSilent() {
        start();
        m_session->resign();
        m_heard.clear();
        start();
        QVERIFY(m_heard.empty());
    }
    void theClockMayWarn() {
        emit m_session->lowTime(core::Side::First, 10);
        QCOMPARE(m_heard, std::vector{Sound::LowTime});
    }
    void whatIsChosenAboutSoundsIsRemembered() {
        QVERIFY(SoundSetting::remembered() == SoundSetting());
        SoundSetting{false, 25}.remember();
        QVERIFY((SoundSetting::remembered() == SoundSetting{false, 25}));
    }
    void playingDoesNotNeedAnAudioDevice() {
        SoundPlayer player;
        for (const Sound sound : allSounds())
            player.play(sound);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QGuiApplication, GameSoundsTest>(argc, argv); }
#include "game_sounds_test.moc"
