// The real program on a real (virtual) display with real mouse and keyboard events.
#include "core/store/library.h"
#include "tests/ui/games.h"
#include "tests/ui/ko_positions.h"
#include "ui/board/board_view.h"
#include "ui/main_window.h"
#include "ui/variants/user_variants.h"

#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QProcess>
#include <QTemporaryDir>
#include <QtEndian>

#include <csignal>
#include <fstream>
#include <sstream>

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

/// The moves of a game in tests/data/played; lines that begin with # are comments.
std::vector<std::string> playedGame(const std::string& name) {
    std::ifstream file(KOMADAI_TEST_DATA "/played/" + name + ".moves");
    std::vector<std::string> moves;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        std::istringstream words(line);
        for (std::string word; words >> word;)
            moves.push_back(word);
    }
    return moves;
}

/// The pixels of Xvfb's screen, which it keeps in a file in the format of xwd.
QImage screen(const QString& file) {
    QFile dump(file);
    if (!dump.open(QIODevice::ReadOnly)) return {};
    const QByteArray bytes = dump.readAll();
    // Words of the header, and the bytes of a colour of the map behind it.
    enum {
        HeaderSize = 0,
        Width = 4,
        Height = 5,
        BytesPerLine = 12,
        Colours = 19,
        Words = 25,
        ColourSize = 12
    };
    const auto word = [&](qsizetype n) {
        return static_cast<qsizetype>(qFromBigEndian<quint32>(bytes.constData() + 4 * n));
    };
    if (bytes.size() < 4 * Words) return {};
    const qsizetype start = word(HeaderSize) + ColourSize * word(Colours);
    if (bytes.size() < start + word(BytesPerLine) * word(Height)) return {};
    return QImage(reinterpret_cast<const uchar*>(bytes.constData() + start), static_cast<int>(word(Width)),
                  static_cast<int>(word(Height)), word(BytesPerLine), QImage::Format_RGB32)
        .copy();
}

/// What a game came across.
struct Seen {
    int captures = 0, drops = 0, promotions = 0;
    int choices = 0;  ///< of what a piece becomes, made on the board
    int declined = 0; ///< those that left it what it was
    int walks = 0, shots = 0;
    int burnt = 0; ///< pieces that were lost without being taken
};

bool isPromotion(const core::Move& move) {
    if (const auto* ko = std::get_if<core::PathMove>(&move)) return ko->promotes;
    const auto* boardMove = std::get_if<core::BoardMove>(&move);
    return boardMove && boardMove->promotion;
}

int piecesOf(const core::AnyPosition& position, core::Side side) {
    int count = 0;
    for (int i = 0; i < position.spec().size.squares(); ++i)
        if (const auto piece = position.pieceAt(core::Square::at(i)); piece && piece->side == side) ++count;
    return count;
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
    Seen m_seen;

    QString libraryFile() const { return m_home.filePath("library.sqlite"); }
    QString screenFile() const { return m_home.filePath("Xvfb_screen0"); }

    /// Returns when it shows who is to move, as the twin does: it takes clicks and keys then.
    void startProgram(const MainWindow& twin, const QStringList& more = {}) {
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
        QVERIFY2(isShown(*twin.findChild<QLabel*>("state"), twin),
                 "the window does not show whose move it is");
    }
    /// Starts it again with the game that was being played, which waits to be continued, and continues it.
    void continueInProgram() {
        const QString copy = m_home.filePath("copy.sqlite");
        QFile::remove(copy);
        plies(); // closing the library moves the write-ahead log into the file
        QVERIFY(QFile::copy(libraryFile(), copy));
        MainWindow twin(m_variants, std::nullopt);
        showTwin(twin);
        twin.openLibrary(copy.toStdString());
        QTRY_COMPARE(twin.findChild<QLabel*>("state")->text(), QString("Not finished"));
        startProgram(twin);
        press("alt+c"); // comes before every later click
    }
    std::unique_ptr<MainWindow> twinOf(const core::Game& start) {
        auto twin = std::make_unique<MainWindow>(m_variants, start);
        showTwin(*twin);
        return twin;
    }

    void kill() {
        ::kill(static_cast<pid_t>(m_program.processId()), SIGKILL);
        QVERIFY(m_program.waitForFinished());
    }

    /// As large as the program opens on its screen; the twin's own may be smaller.
    static void showTwin(MainWindow& twin) {
        twin.resize(1040, 760);
        twin.show();
        QVERIFY(QTest::qWaitForWindowExposed(&twin));
    }
    BoardView& twinBoard() const { return *m_twin->findChild<BoardView*>(); }
    /// A point of the twin's board on the program's screen.
    QPoint onScreen(QPoint onBoard) const { return m_windowAt + twinBoard().mapTo(m_twin.get(), onBoard); }
    QPoint at(std::string_view name) const { return onScreen(twinBoard().squareRect(square(name)).center()); }
    QPoint inHand(core::Side side, std::string_view letters) const {
        return onScreen(twinBoard().handRect(side, *euroshogi()->spec().pieceByLetters(letters)).center());
    }
    void mouse(const QStringList& arguments) { output("xdotool", arguments, m_environment); }
    static QStringList moveTo(QPoint point) {
        return {"mousemove", QString::number(point.x()), QString::number(point.y())};
    }
    static QStringList clickOn(QPoint point) {
        return moveTo(point) + QStringList{"mousedown", "1", "mouseup", "1"};
    }
    static QStringList dragTo(QPoint from, QPoint to) {
        QStringList gesture = moveTo(from) + QStringList{"mousedown", "1"};
        for (int step = 1; step <= 5; ++step)
            gesture += moveTo(from + (to - from) * step / 5);
        return gesture + QStringList{"mouseup", "1"};
    }
    void click(QPoint point) { mouse(clickOn(point)); }
    void drag(QPoint from, QPoint to) { mouse(dragTo(from, to)); }
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
    /// The outcome is stored after the last move.
    bool waitForOutcome(const core::Outcome& outcome) const {
        return QTest::qWaitFor(
            [&] { return core::Library(libraryFile().toStdString()).games().front().outcome == outcome; },
            AnswerMs);
    }
    /// Enters a move until the library holds `count` plies. On a loaded machine the program may still be busy
    /// with the last move when the mouse is back already; it refuses the click then, as it should. Soon tried
    /// again, and then with more and more patience.
    bool enter(std::size_t count, const std::function<void()>& gesture) {
        for (int patience = AnswerMs / 32; patience < AnswerMs; patience *= 2) {
            press("Escape"); // lets go of what a refused attempt may have picked up
            gesture();
            if (waitForPlies(count, patience)) return true;
        }
        return false;
    }
    bool enterByClicks(std::size_t count, QPoint from, QPoint to) {
        return enter(count, [&] { clickMove(from, to); });
    }
    bool enterByDrag(std::size_t count, QPoint from, QPoint to) {
        return enter(count, [&] { drag(from, to); });
    }

    // --- whole games, which a second twin plays along

    /// Clicks on the twin's board and returns where that is on the program's screen.
    QPoint clickTwin(MainWindow& twin, QPoint onBoard) {
        auto& board = *twin.findChild<BoardView*>();
        const QPoint point =
            m_windowAt + board.mapTo(&twin, onBoard); // the last click of a game moves the board
        QTest::mouseClick(&board, Qt::LeftButton, Qt::NoModifier, onBoard);
        return point;
    }

    /// Enters a move in the twin; the points on the screen that were clicked, none if that did not enter it.
    QList<QPoint> enterInTwin(MainWindow& twin, const core::Move& move) {
        const auto& board = *twin.findChild<BoardView*>();
        const core::AnyPosition before = *board.position();
        const auto mover = before.sideToMove();
        if (!QTest::qWaitFor([&] { return board.movable().contains(mover); }, AnswerMs)) return {};
        QList<QPoint> points;
        const auto clickOn = [&](QPoint point) { points += clickTwin(twin, point); };
        const auto clickSquare = [&](core::Square square) { clickOn(board.squareRect(square).center()); };
        if (const auto* drop = std::get_if<core::Drop>(&move)) {
            clickOn(board.handRect(mover, drop->piece).center());
            clickSquare(drop->to);
        } else if (const auto* ko = std::get_if<core::PathMove>(&move)) {
            clickSquare(ko->from);
            for (std::size_t step = 0; step <= ko->steps; ++step) {
                if (step > 0) clickSquare(ko->path[step - 1]);
                for (std::size_t i = 0; i < ko->taken; ++i)
                    if (ko->victims[i].byShot && ko->victims[i].step == step)
                        clickSquare(ko->victims[i].square);
            }
            if (board.entry().course() && board.entry().choices().empty()) clickSquare(ko->to());
        } else {
            const auto& boardMove = std::get<core::BoardMove>(move);
            clickSquare(boardMove.from);
            clickSquare(boardMove.to);
        }
        if (const QRect choice = board.choiceRect(move); !choice.isEmpty()) {
            ++m_seen.choices;
            if (!isPromotion(move)) ++m_seen.declined;
            clickOn(choice.center());
        }
        return before.after(move) == *board.position() ? points : QList<QPoint>();
    }

    void note(const core::AnyPosition& before, const core::Move& move) {
        const auto other = opponent(before.sideToMove());
        int taken = 0;
        if (std::holds_alternative<core::Drop>(move)) {
            ++m_seen.drops;
        } else if (const auto* ko = std::get_if<core::PathMove>(&move)) {
            taken = ko->taken;
            if (ko->steps > 1) ++m_seen.walks;
            for (std::size_t i = 0; i < ko->taken; ++i)
                if (ko->victims[i].byShot) ++m_seen.shots;
        } else {
            taken = before.pieceAt(core::destinationOf(move)) ? 1 : 0;
        }
        if (isPromotion(move)) ++m_seen.promotions;
        m_seen.captures += taken;
        m_seen.burnt += piecesOf(before, other) - piecesOf(before.after(move), other) - taken;
    }

    /// Waits until the program shows what the twin does where this widget of the twin is.
    bool isShown(QWidget& widget, const MainWindow& twin) const {
        return QTest::qWaitFor(
            [&] {
                const QImage wanted = widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
                const QRect place(m_windowAt + widget.mapTo(&twin, QPoint()), widget.size());
                return screen(screenFile()).copy(place) == wanted;
            },
            AnswerMs);
    }

    /// Plays a game of tests/data/played from the start of its variant to its end, each move by clicks, or every
    /// other one by dragging where pieces go in one go.
    void playWholeGame(const std::string& variant, const core::Outcome& outcome, const QString& sentence) {
        const auto moves = playedGame(variant);
        QVERIFY(!moves.empty());
        m_seen = {};
        MainWindow twin(m_variants, core::Game(core::AnyPosition::startOf(variants().find(variant))));
        QFile::remove(m_home.filePath("twin.sqlite")); // with the tabs of another game
        twin.openLibrary(m_home.filePath("twin.sqlite").toStdString());
        showTwin(twin);
        startProgram(twin, {"--variant", QString::fromStdString(variant)});
        const auto& board = *twin.findChild<BoardView*>();
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto before = *board.position();
            const core::Move entered = uciMove(moves[i], before);
            const QList<QPoint> points = enterInTwin(twin, entered);
            const std::string what = "ply " + std::to_string(i + 1) + ": " + moves[i];
            QVERIFY2(points.size() >= 2, what.c_str());
            note(before, entered);
            const bool byDrag = i % 2 == 1 && !before.effects();
            QStringList gesture;
            if (byDrag) gesture = dragTo(points[0], points[1]);
            for (const QPoint point : points.mid(byDrag ? 2 : 0))
                gesture += clickOn(point);
            QVERIFY2(enter(i + 1, [&] { mouse(gesture); }), what.c_str());
        }
        auto& state = *twin.findChild<QLabel*>("state");
        QCOMPARE(state.text(), sentence);
        QVERIFY2(isShown(state, twin), "the window does not show how the game ended");
        QVERIFY(waitForOutcome(outcome));
        kill();
        QCOMPARE(plies(), moves);
        const core::Library library(libraryFile().toStdString());
        const auto summary = library.games().front();
        QCOMPARE(library.games().size(), std::size_t{1});
        const auto start = core::AnyPosition::startOf(variants().find(variant));
        QCOMPARE(summary.header.start, core::sfen::format(start.toSetup(), start.spec()));
    }

    // --- whole games without the mouse

    /// The arrow keys that lead the cursor from one place to another.
    static QStringList arrows(const BoardLayout& layout, Place from, const Place& to) {
        using Direction = BoardLayout::Direction;
        QStringList keys;
        while (from != to) {
            const QPoint way = layout.rectOf(to).center() - layout.rectOf(from).center();
            const bool isAcross = 2 * std::abs(way.x()) > layout.squareSize();
            const auto direction = isAcross ? (way.x() < 0 ? Direction::Left : Direction::Right)
                                            : (way.y() < 0 ? Direction::Up : Direction::Down);
            const auto next = layout.neighbour(from, direction);
            if (!next) return {};
            keys << std::array{"Left", "Right", "Up", "Down"}[static_cast<std::size_t>(direction)];
            from = *next;
        }
        return keys;
    }

    /// The places to press for a move, one after another.
    static std::vector<Place> placesOf(const core::Move& move, core::Side mover) {
        if (const auto* drop = std::get_if<core::Drop>(&move))
            return {HandPlace{mover, drop->piece}, drop->to};
        if (const auto* board = std::get_if<core::BoardMove>(&move)) return {board->from, board->to};
        const auto& ko = std::get<core::PathMove>(move);
        std::vector<Place> places{ko.from};
        for (std::size_t step = 0; step <= ko.steps; ++step) {
            if (step > 0) places.emplace_back(ko.path[step - 1]);
            for (std::size_t i = 0; i < ko.taken; ++i)
                if (ko.victims[i].byShot && ko.victims[i].step == step)
                    places.emplace_back(ko.victims[i].square);
        }
        return places;
    }

    /// The keys that enter a move; the cursor is left where they leave it. Pieces in hand are picked by their digit.
    QStringList keysFor(const core::Move& move, const core::AnyPosition& before, const BoardLayout& layout,
                        Place& cursor) {
        MoveEntry entry;
        entry.setPosition(before);
        entry.setMovable(MovableSides::both());
        QStringList keys;
        for (const Place& place : placesOf(move, before.sideToMove())) {
            if (const auto* hand = std::get_if<HandPlace>(&place)) {
                const auto& kinds = layout.handKinds();
                const auto slot = std::find(kinds.begin(), kinds.end(), hand->type) - kinds.begin();
                keys << QString::number(slot + 1);
            } else {
                keys += arrows(layout, cursor, place);
                keys << "space";
            }
            cursor = place;
            entry.press(place);
        }
        if (entry.course() && entry.choices().empty()) {
            keys << "Return";
            entry.end();
        }
        const auto& choices = entry.choices();
        const auto choice = std::find(choices.begin(), choices.end(), move);
        if (choice == choices.end()) return keys;
        ++m_seen.choices;
        return keys << QString::number(choice - choices.begin() + 1);
    }

    /// Plays a game of tests/data/played from the start of its variant to its end with the keyboard alone: every
    /// fourth move typed, the others with the cursor.
    void playWholeGameByKeys(const std::string& variant, const core::Outcome& outcome) {
        const auto moves = playedGame(variant);
        QVERIFY(!moves.empty());
        m_seen = {};
        auto position = core::AnyPosition::startOf(variants().find(variant));
        startProgram(*twinOf(core::Game(position)), {"--variant", QString::fromStdString(variant)});
        const auto& size = position.spec().size;
        const BoardLayout layout(twinBoard().rect(), BoardShape::of(position.spec()), false);
        Place cursor =
            position.royalSquare(position.sideToMove()).value_or(size.square(size.files / 2, size.ranks / 2));
        // Lets go of what a refused attempt may have picked up, and makes the keyboard play.
        const QStringList begin = QStringList(8, "Escape") << "k";
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const core::Move entered = uciMove(moves[i], position);
            const std::string what = "ply " + std::to_string(i + 1) + ": " + moves[i];
            note(position, entered);
            if (i % 4 == 3) {
                const auto type = [&] {
                    press("ctrl+l");
                    mouse({"type", QString::fromStdString(moves[i])});
                    press("Return");
                    press("Escape");
                };
                QVERIFY2(enter(i + 1, type), what.c_str());
            } else {
                const auto byCursor = [&] {
                    mouse(QStringList{"key"} + begin + keysFor(entered, position, layout, cursor));
                };
                QVERIFY2(enter(i + 1, byCursor), what.c_str());
            }
            position = position.after(entered);
        }
        QVERIFY(waitForOutcome(outcome));
        kill();
        QCOMPARE(plies(), moves);
    }

private slots:
    void initTestCase() {
        m_display.start("Xvfb", {"-displayfd", "1", "-screen", "0", "1280x900x24", "-dpi", "96", "-fbdir",
                                 m_home.path()});
        QVERIFY2(m_display.waitForStarted(), "Xvfb cannot be started");
        QVERIFY(m_display.waitForReadyRead(StartMs));
        m_environment.insert("DISPLAY", ":" + QString::fromLatin1(m_display.readLine().trimmed()));
        m_environment.insert("QT_QPA_PLATFORM", "xcb");
        m_environment.insert("LC_ALL", "C.UTF-8"); // the language of the twin
        m_environment.remove("LANGUAGE");
        m_environment.insert("XDG_CONFIG_HOME", m_home.path());
        m_environment.insert("XDG_DATA_HOME", m_home.path());
        m_twin = std::make_unique<MainWindow>(m_variants, std::nullopt);
        showTwin(*m_twin);
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
        startProgram(*m_twin);
        QVERIFY2(enterByClicks(2, at("e3"), at("e4")), "the computer did not answer a click");
        QVERIFY2(enterByDrag(4, at("h3"), at("h4")), "the computer did not answer a drag");
        const auto before = plies();
        QCOMPARE(before[0], std::string("e3e4"));
        QCOMPARE(before[2], std::string("h3h4"));
        kill();
        QCOMPARE(plies(), before);

        continueInProgram();
        QVERIFY2(enterByDrag(5, at("a3"), at("a4")), "the continued game took no move");
        const auto after = plies();
        QVERIFY(std::equal(before.begin(), before.end(), after.begin()));
        QCOMPARE(after[4], std::string("a3a4"));
        QCOMPARE(core::Library(libraryFile().toStdString()).games().size(), std::size_t{1});
    }

    void captureDropAndPromotionByMouseAreAllStored() {
        const char* const position = "4k3/7p/8/4p3/4P3/8/8/R3K3[] w - - 0 1";
        startProgram(*twinOf(euroShogiGame(position)), {"--variant", "euroshogi", "--position", position});
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

        continueInProgram();
        QVERIFY2(enterByClicks(8, at("d8"), at("c8")), "the continued game took no move");
        QCOMPARE(plies().back(), std::string("d8c8"));
    }

    void aGameOfKoShogiIsPlayedToItsEndByMouse() {
        MainWindow twin(m_variants, core::Game(koPosition({"G10s", "SW16j", "p16i", "LB10k", "g10g"})));
        showTwin(twin);
        const auto& board = *twin.findChild<BoardView*>();
        const auto clickPoints = [&](std::initializer_list<std::string_view> names) {
            for (const auto name : names)
                click(m_windowAt + board.mapTo(&twin, board.squareRect(point(name)).center()));
        };
        startProgram(twin,
                     {"--variant", "koshogi", "--position",
                      "19/19/19/19/19/19/9.g.9/19/3.p.15/3.SW.15/9.LB.9/19/19/19/19/19/19/19/9.G.9 b - 1"});
        QVERIFY(enter(1, [&] { clickPoints({"16j", "16i", "16j"}); })); // takes the pawn without moving
        QVERIFY(enter(2, [&] { clickPoints({"10g", "9g"}); }));
        QVERIFY(enter(3, [&] { clickPoints({"10k", "9j", "9g"}); })); // shoots the general, and so promotes
        QVERIFY(waitForOutcome({core::Side::First, core::EndReason::CommandLost}));
        kill();
        const std::vector<std::string> expected{"16j-16i-16j", "10g-9g", "10k-9j!9g+"};
        QCOMPARE(plies(), expected);
    }

    void aWholeGameOfZoShogiIsPlayedByMouse() {
        playWholeGame("zoshogi", {core::Side::First, core::EndReason::Campmate},
                      "Sente wins by campmate: the king has reached the far camp");
        QVERIFY(m_seen.captures > 0 && m_seen.drops > 0 && m_seen.promotions > 0 && m_seen.choices > 0);
    }

    void aWholeGameOfShogiIsPlayedByMouse() {
        playWholeGame("shogi", {core::Side::First, core::EndReason::Checkmate}, "Sente wins by checkmate");
        QVERIFY(m_seen.captures > 0 && m_seen.drops > 0 && m_seen.choices > 0 && m_seen.declined > 0);
    }

    void aWholeGameOfGreatShatranjIsPlayedByMouse() {
        playWholeGame("greatshatranj", {std::nullopt, core::EndReason::BareKing}, "Draw by a bare king");
        QVERIFY(m_seen.captures > 0 && m_seen.promotions > 0 && m_seen.choices > 0);
    }

    void aWholeGameOfKoShogiIsPlayedByMouse() {
        playWholeGame("koshogi", {core::Side::First, core::EndReason::CommandLost},
                      "Black wins by loss of command");
        QVERIFY(m_seen.captures > 0 && m_seen.choices > 0 && m_seen.declined > 0);
        QVERIFY(m_seen.walks > 1 && m_seen.shots > 1 && m_seen.burnt > 1);
    }

    void aWholeGameOfEuroShogiIsPlayedByMouse() {
        playWholeGame("euroshogi", {core::Side::Second, core::EndReason::Checkmate},
                      "Black wins by checkmate");
        QVERIFY(m_seen.captures > 0 && m_seen.drops > 0 && m_seen.promotions > 0);
    }

    void aWholeGameOfEuroShogiIsPlayedByKeys() {
        playWholeGameByKeys("euroshogi", {core::Side::Second, core::EndReason::Checkmate});
        QVERIFY(m_seen.captures > 0 && m_seen.drops > 0 && m_seen.promotions > 0);
    }

    void aWholeGameOfZoShogiIsPlayedByKeys() {
        playWholeGameByKeys("zoshogi", {core::Side::First, core::EndReason::Campmate});
        QVERIFY(m_seen.drops > 0 && m_seen.choices > 0);
    }

    void aWholeGameOfShogiIsPlayedByKeys() {
        playWholeGameByKeys("shogi", {core::Side::First, core::EndReason::Checkmate});
        QVERIFY(m_seen.drops > 0 && m_seen.choices > 0);
    }

    void aWholeGameOfGreatShatranjIsPlayedByKeys() {
        playWholeGameByKeys("greatshatranj", {std::nullopt, core::EndReason::BareKing});
        QVERIFY(m_seen.captures > 0 && m_seen.choices > 0);
    }

    void aWholeGameOfKoShogiIsPlayedByKeys() {
        playWholeGameByKeys("koshogi", {core::Side::First, core::EndReason::CommandLost});
        QVERIFY(m_seen.choices > 0 && m_seen.walks > 1 && m_seen.shots > 1 && m_seen.burnt > 1);
    }

    void closingDuringASearchEndsTheProcessAtOnce() {
        startProgram(*m_twin);
        QVERIFY(enterByClicks(1, at("e3"), at("e4")));
        QElapsedTimer timer;
        timer.start();
        press("ctrl+q");
        QVERIFY(m_program.waitForFinished(30000));
        QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
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
