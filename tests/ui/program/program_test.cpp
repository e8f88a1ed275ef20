// The real program on a real (virtual) display with real mouse and keyboard events.
#include "core/store/library.h"
#include "tests/ui/games.h"
#include "tests/ui/ko_positions.h"
#include "ui/board/board_view.h"
#include "ui/main_window.h"
#include "ui/variants/user_variants.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

constexpr int StartMs = 10000;
constexpr int AnswerMs = 15000;

/// Runs to its end; what it wrote.
QByteArray output(const QString& program, const QStringList& arguments,
                  const QProcessEnvironment& environment) {
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    process.waitForFinished(AnswerMs);
    return process.readAllStandardOutput();
}

} // namespace

/// Where things are in the program's window is asked of a twin of it in this process, which has the same size
/// and settings.
class ProgramTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_home;
    QProcess m_display;
    QProcess m_program;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
    UserVariants m_variants{variants(), m_home.filePath("komadai/variants")};
    std::unique_ptr<MainWindow> m_twin;
    QPoint m_windowAt;

    QString libraryFile() const { return m_home.filePath("library.sqlite"); }

    void startProgram(const QStringList& more = {}) {
        m_program.setProcessEnvironment(m_environment);
        m_program.setProcessChannelMode(QProcess::ForwardedChannels);
        m_program.start(KOMADAI_PROGRAM, QStringList{"--library", libraryFile()} + more);
        QVERIFY(m_program.waitForStarted());
        const QByteArray id =
            output("xdotool",
                   {"search", "--sync", "--onlyvisible", "--pid", QString::number(m_program.processId())},
                   m_environment)
                .trimmed()
                .split('\n')
                .last();
        QVERIFY(!id.isEmpty());
        const QByteArray place = output("xdotool", {"getwindowgeometry", "--shell", id}, m_environment);
        for (const QByteArray& line : place.split('\n')) {
            if (line.startsWith("X=")) m_windowAt.setX(line.mid(2).toInt());
            if (line.startsWith("Y=")) m_windowAt.setY(line.mid(2).toInt());
        }
        output("xdotool", {"windowfocus", "--sync", id}, m_environment);
        QTest::qWait(500);
    }

    void kill() {
        ::kill(static_cast<pid_t>(m_program.processId()), SIGKILL);
        QVERIFY(m_program.waitForFinished());
    }

    BoardView& twinBoard() const { return *m_twin->findChild<BoardView*>(); }
    /// A point of the twin's board on the program's screen.
    QPoint onScreen(QPoint onBoard) const { return m_windowAt + twinBoard().mapTo(m_twin.get(), onBoard); }
    QPoint at(std::string_view name) const { return onScreen(twinBoard().squareRect(square(name)).center()); }
    QPoint inHand(core::Side side, std::string_view letters) const {
        return onScreen(twinBoard().handRect(side, *euroShogi()->spec().pieceByLetters(letters)).center());
    }
    void mouse(const QStringList& arguments) { output("xdotool", arguments, m_environment); }
    static QStringList moveTo(QPoint point) {
        return {"mousemove", QString::number(point.x()), QString::number(point.y())};
    }
    void click(QPoint point) { mouse(moveTo(point) + QStringList{"click", "1"}); }
    void drag(QPoint from, QPoint to) {
        mouse(moveTo(from) + QStringList{"mousedown", "1"});
        for (int step = 1; step <= 5; ++step)
            mouse(moveTo(from + (to - from) * step / 5));
        mouse({"mouseup", "1"});
    }
    void clickMove(QPoint from, QPoint to) {
        click(from);
        click(to);
    }
    void press(const QString& keys) { mouse({"key", keys}); }

    /// The plies of the latest game, read beside the program.
    std::vector<std::string> plies() const {
        std::vector<std::string> moves;
        if (!QFile::exists(libraryFile())) return moves;
        core::Library library(libraryFile().toStdString());
        const auto games = library.games();
        if (games.empty()) return moves;
        const auto game = library.game(games.front().id);
        for (const auto& ply : game->plies)
            moves.push_back(ply.move);
        return moves;
    }
    bool waitForPlies(std::size_t count, int ms = AnswerMs) const {
        return QTest::qWaitFor([this, count] { return plies().size() >= count; }, ms);
    }
    /// Enters a move until the library holds `count` plies. On a loaded machine the program may still be busy
    /// with the last move when the mouse is back already; it refuses the click then, as it should.
    bool enter(std::size_t count, const std::function<void()>& gesture) {
        for (int attempt = 0; attempt < 5; ++attempt) {
            press("Escape"); // lets go of what a refused attempt may have picked up
            gesture();
            if (waitForPlies(count, AnswerMs / 5)) return true;
        }
        return false;
    }
    bool enterByClicks(std::size_t count, QPoint from, QPoint to) {
        return enter(count, [&] { clickMove(from, to); });
    }
    bool enterByDrag(std::size_t count, QPoint from, QPoint to) {
        return enter(count, [&] { drag(from, to); });
    }

private slots:
    void initTestCase() {
        m_display.start("Xvfb", {"-displayfd", "1", "-screen", "0", "1280x900x24", "-dpi", "96"});
        QVERIFY2(m_display.waitForStarted(), "Xvfb cannot be started");
        QVERIFY(m_display.waitForReadyRead(StartMs));
        m_environment.insert("DISPLAY", ":" + QString::fromLatin1(m_display.readLine().trimmed()));
        m_environment.insert("QT_QPA_PLATFORM", "xcb");
        m_environment.insert("XDG_CONFIG_HOME", m_home.path());
        m_environment.insert("XDG_DATA_HOME", m_home.path());
        m_twin = std::make_unique<MainWindow>(m_variants, std::nullopt);
        m_twin->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_twin.get()));
    }

    void init() { QFile::remove(libraryFile()); }

    void cleanup() {
        if (m_program.state() != QProcess::NotRunning) {
            m_program.kill();
            m_program.waitForFinished();
        }
    }

    void cleanupTestCase() {
        m_twin.reset();
        m_display.terminate();
        m_display.waitForFinished();
    }

    void aGameAgainstTheComputerSurvivesAKilledProcess() {
        startProgram();
        QVERIFY2(enterByClicks(2, at("e3"), at("e4")), "the computer did not answer a click");
        QVERIFY2(enterByDrag(4, at("h3"), at("h4")), "the computer did not answer a drag");
        const auto before = plies();
        QCOMPARE(before[0], std::string("e3e4"));
        QCOMPARE(before[2], std::string("h3h4"));
        kill();
        QCOMPARE(plies(), before);

        startProgram();
        press("alt+c"); // Continue
        QTest::qWait(500);
        QVERIFY2(enterByDrag(5, at("a3"), at("a4")), "the continued game took no move");
        const auto after = plies();
        QVERIFY(std::equal(before.begin(), before.end(), after.begin()));
        QCOMPARE(after[4], std::string("a3a4"));
        QCOMPARE(core::Library(libraryFile().toStdString()).games().size(), std::size_t{1});
    }

    void captureDropAndPromotionByMouseAreAllStored() {
        startProgram({"--variant", "euroshogi", "--position", "4k3/7p/8/4p3/4P3/8/8/R3K3[] w - - 0 1"});
        QVERIFY(enterByDrag(1, at("e4"), at("e5"))); // takes a pawn
        QVERIFY(enterByClicks(2, at("e8"), at("d8")));
        QVERIFY(enterByClicks(3, inHand(core::Side::First, "P"), at("c4"))); // drops it
        QVERIFY(enterByClicks(4, at("d8"), at("c8")));
        QVERIFY(enterByDrag(5, at("a1"), at("a7"))); // promotes by itself
        QVERIFY(enterByClicks(6, at("c8"), at("d8")));
        QVERIFY(enterByDrag(7, at("e5"), at("e6"))); // so does the pawn
        kill();
        const std::vector<std::string> expected{"e4e5", "e8d8", "P@c4", "d8c8", "a1a7+", "c8d8", "e5e6+"};
        QCOMPARE(plies(), expected);

        startProgram();
        press("alt+c");
        QTest::qWait(500);
        QVERIFY2(enterByClicks(8, at("d8"), at("c8")), "the continued game took no move");
        QCOMPARE(plies().back(), std::string("d8c8"));
    }

    void aGameOfKoShogiIsPlayedToItsEndByMouse() {
        MainWindow twin(m_variants, core::Game(koPosition({"G10s", "SW16j", "p16i", "LB10k", "g10g"})));
        twin.show();
        QVERIFY(QTest::qWaitForWindowExposed(&twin));
        const auto& board = *twin.findChild<BoardView*>();
        const auto clickPoints = [&](std::initializer_list<std::string_view> names) {
            for (const auto name : names)
                click(m_windowAt + board.mapTo(&twin, board.squareRect(point(name)).center()));
        };
        startProgram({"--variant", "koshogi", "--position",
                      "19/19/19/19/19/19/9.g.9/19/3.p.15/3.SW.15/9.LB.9/19/19/19/19/19/19/19/9.G.9 b - 1"});
        QVERIFY(enter(1, [&] { clickPoints({"16j", "16i", "16j"}); })); // takes the pawn without moving
        QVERIFY(enter(2, [&] { clickPoints({"10g", "9g"}); }));
        QVERIFY(enter(3, [&] { clickPoints({"10k", "9j", "9g"}); })); // shoots the general, and so promotes
        kill();
        const std::vector<std::string> expected{"16j-16i-16j", "10g-9g", "10k-9j!9g+"};
        QCOMPARE(plies(), expected);
        const auto game = core::Library(libraryFile().toStdString()).games().front();
        QVERIFY((game.outcome == core::Outcome{core::Side::First, core::EndReason::CommandLost}));
    }

    void closingDuringASearchEndsTheProcessAtOnce() {
        startProgram();
        QVERIFY(enterByClicks(1, at("e3"), at("e4")));
        QElapsedTimer timer;
        timer.start();
        press("ctrl+q");
        QVERIFY(m_program.waitForFinished(5000));
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(m_program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(m_program.exitCode(), 0);
    }
};

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QTemporaryDir settings; // the twin's; the program gets a home of its own
    qputenv("XDG_CONFIG_HOME", settings.path().toLocal8Bit());
    QCoreApplication::setOrganizationName(QStringLiteral("komadai"));
    QCoreApplication::setApplicationName(QStringLiteral("komadai"));
    QApplication application(argc, argv);
    ProgramTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "program_test.moc"
