// Games as animated pictures.
#include "ui/report/animation_dialog.h"
#include "ui/report/game_animation.h"
#include "ui/report/gif_writer.h"

#include "core/notation/stored_record.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/document/game_document.h"

#include <QBuffer>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QTemporaryDir>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using namespace std::chrono_literals;

namespace {

struct ReadFrame {
    QImage image;
    int delay; ///< in milliseconds
};

std::vector<ReadFrame> framesOf(QIODevice& file) {
    QImageReader reader(&file, "gif");
    std::vector<ReadFrame> frames;
    while (reader.canRead()) {
        const QImage image = reader.read();
        if (image.isNull()) break;
        frames.push_back({image.convertToFormat(QImage::Format_RGB32), reader.nextImageDelay()});
    }
    return frames;
}

/// The largest difference of a channel, of any pixel.
int difference(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return 256;
    int most = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y), q = b.pixelColor(x, y);
            most = std::max({most, std::abs(p.red() - q.red()), std::abs(p.green() - q.green()),
                             std::abs(p.blue() - q.blue())});
        }
    return most;
}

/// Takes so many bytes and no more.
class FullDevice : public QIODevice {
public:
    explicit FullDevice(qint64 room) : m_room(room) { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char*, qint64 count) override {
        const qint64 taken = std::min(count, m_room);
        m_room -= taken;
        return taken;
    }

private:
    qint64 m_room;
};

} // namespace

class AnimationTest : public QObject {
    Q_OBJECT

    /// 1. e4 e5 2. d4, and Black resigns.
    static core::GameRecord example() {
        const core::Game game = euroShogiGame();
        core::GameTree tree(game.position());
        addLine(tree, core::GameTree::root(), {"e3e4", "e6e5", "d3d4"});
        auto header = core::headerOf(game, {}, std::chrono::sys_seconds{});
        header.players[0].name = "Anna";
        header.players[1].name = "Berta";
        return {header, tree, core::Outcome{core::Side::First, core::EndReason::Resignation}};
    }
    static bool goesOn(int) { return true; }

private slots:
    void init() { QSettings().clear(); }

    void eachFrameIsReadAsItWasPainted() {
        QImage first(60, 40, QImage::Format_RGB32), second;
        first.fill(QColor(200, 160, 90));
        second = first;
        QPainter(&second).fillRect(10, 10, 8, 5, QColor(20, 90, 160));
        QBuffer file;
        file.open(QIODevice::ReadWrite);
        GifWriter gif(file, first.size());
        gif.add(first, 500ms);
        gif.add(second, 1200ms);
        gif.add(second, 300ms); // nothing changes
        gif.add(first, 100ms);
        QVERIFY(gif.finish());
        file.seek(0);
        const auto frames = framesOf(file);
        QCOMPARE(frames.size(), std::size_t{4});
        QCOMPARE(difference(frames[0].image, first), 0);
        QCOMPARE(difference(frames[1].image, second), 0);
        QCOMPARE(difference(frames[2].image, second), 0);
        QCOMPARE(difference(frames[3].image, first), 0);
        QCOMPARE(frames[1].delay, 1200);
        QVERIFY(file.data().contains("NETSCAPE2.0")); // it begins again after the end
    }
    void moreColoursThanAFrameCanHaveAreRounded() {
        QImage image(64, 64, QImage::Format_RGB32);
        for (int y = 0; y < 64; ++y)
            for (int x = 0; x < 64; ++x)
                image.setPixelColor(x, y, QColor(4 * x, 4 * y, 128));
        QBuffer file;
        file.open(QIODevice::ReadWrite);
        GifWriter gif(file, image.size());
        gif.add(image, 1s);
        QVERIFY(gif.finish());
        file.seek(0);
        // 255 boxes for a square of 256 x 256: sixteen steps each, so at most about half of that beside the middle.
        QVERIFY(difference(framesOf(file).front().image, image) <= 16);
    }
    void aFileThatTakesNoMoreIsReported() {
        QBuffer closed;
        closed.open(QIODevice::ReadOnly);
        GifWriter gif(closed, {8, 8});
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(Qt::white);
        gif.add(image, 1s);
        QVERIFY(!gif.finish());
    }

    void soIsAFileWithoutRoomForItsEnd() {
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(Qt::white);
        const auto write = [&image](QIODevice& out) {
            GifWriter gif(out, image.size());
            gif.add(image, 1s);
            return gif.finish();
        };
        QBuffer whole;
        whole.open(QIODevice::WriteOnly);
        QVERIFY(write(whole));
        for (qint64 room = 0; room < whole.size(); ++room) {
            FullDevice full(room);
            QVERIFY2(!write(full), qPrintable(QString::number(room)));
        }
    }

    void everyPositionOfTheLineHasAFrame() {
        GameDocument document(example());
        document.goToPly(0);
        GameAnimation animation(document, {}, {.longest = 300, .perMove = 700ms});
        QTemporaryDir folder;
        const QString path = folder.filePath("game.gif");
        QCOMPARE(writeAnimation(path, animation, goesOn), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto frames = framesOf(file);
        QCOMPARE(frames.size(), std::size_t{4});
        for (int i = 0; i < 4; ++i) {
            QVERIFY(difference(frames[static_cast<std::size_t>(i)].image, animation.frame(i)) < 24);
            QCOMPARE(frames[static_cast<std::size_t>(i)].delay, i == 3 ? 2100 : 700);
        }
        qint64 ofWholeFrames = 0;
        for (int i = 0; i < 4; ++i) {
            QBuffer single;
            single.open(QIODevice::WriteOnly);
            GifWriter gif(single, animation.size());
            gif.add(animation.frame(i), 1s);
            QVERIFY(gif.finish());
            ofWholeFrames += single.size();
        }
        QVERIFY(2 * file.size() < ofWholeFrames);
    }
    void aGameWithoutMovesIsOneFrame() {
        core::GameRecord record = example();
        record.tree = core::GameTree(record.tree.start());
        record.outcome.reset();
        GameDocument document(record);
        const GameAnimation animation(document, {}, {.longest = 300});
        QCOMPARE(animation.frames(), 1);
        const QTemporaryDir folder;
        QCOMPARE(writeAnimation(folder.filePath("game.gif"), animation, goesOn), QString());
        QVERIFY(std::max(animation.size().width(), animation.size().height()) <= 300);
    }
    void whatFollowsTheEndIsShownAsTheLineThatItIs() {
        GameDocument document(example());
        document.addMove(document.current(), uciMove("e5e4", document.position()));
        const GameAnimation animation(document, {}, {.longest = 300});
        QCOMPARE(animation.frames(), 5);
        QCOMPARE(animation.frame(3), GameAnimation(GameDocument(example()), {}, {.longest = 300}).frame(3));
    }
    void itMayBeginWithALaterPosition() {
        GameDocument document(example());
        GameAnimation animation(document, {}, {.longest = 300});
        const QImage afterTwo = animation.frame(2);
        animation.setOptions({.longest = 300, .fromPly = 2});
        QCOMPARE(animation.frames(), 2);
        QCOMPARE(animation.frame(0), afterTwo);
    }
    void theResultStandsBelowTheLastPosition() {
        GameDocument document(example());
        core::GameRecord open = example();
        open.outcome.reset();
        GameDocument unfinished(open);
        const GameAnimation ended(document, {}, {.longest = 300}), going(unfinished, {}, {.longest = 300});
        QCOMPARE(ended.frame(2), going.frame(2));
        QVERIFY(ended.frame(3) != going.frame(3));
    }
    void whoLooksFromTheOtherSideHasThatPlayerBelow() {
        GameDocument document(example());
        DiagramOptions look;
        look.flipped = true;
        const QImage usual = GameAnimation(document, {}, {.longest = 300}).frame(0);
        const QImage flipped = GameAnimation(document, look, {.longest = 300}).frame(0);
        const QRect sign(0, 0, 24, 20), below(0, usual.height() - 20, 24, 20);
        QCOMPARE(usual.copy(sign), flipped.copy(below));
        QVERIFY(usual.copy(sign) != flipped.copy(sign));
    }
    void anAnimationThatIsCancelledLeavesTheOldFile() {
        GameDocument document(example());
        QTemporaryDir folder;
        const QString path = folder.filePath("game.gif");
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        const GameAnimation animation(document, {}, {.longest = 300});
        QCOMPARE(writeAnimation(path, animation, [](int done) { return done < 2; }), QString());
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
    }
    void aFolderThatIsMissingIsReported() {
        GameDocument document(example());
        const GameAnimation animation(document, {}, {.longest = 300});
        QVERIFY(!writeAnimation("/nowhere/game.gif", animation, goesOn).isEmpty());
    }

    void theDialogRemembersSizeAndTime() {
        {
            AnimationDialog dialog(0);
            QCOMPARE(dialog.longest(), 720);
            QVERIFY(dialog.perMove() == 1s);
            dialog.findChild<QComboBox*>("size")->setCurrentIndex(2);
            dialog.findChild<QDoubleSpinBox*>("moveTime")->setValue(0.3);
            dialog.accept();
        }
        const AnimationDialog dialog(0);
        QCOMPARE(dialog.longest(), 1080);
        QVERIFY(dialog.perMove() == 300ms);
    }
    void aLaterBeginningIsOfferedWhereTheBoardShowsOne() {
        const AnimationDialog atTheStart(0);
        QCOMPARE(atTheStart.findChild<QComboBox*>("begin")->count(), 1);
        const AnimationDialog later(7);
        QCOMPARE(later.fromPly(), 0);
        later.findChild<QComboBox*>("begin")->setCurrentIndex(1);
        QCOMPARE(later.fromPly(), 7);
    }
};

QTEST_MAIN(AnimationTest)
#include "animation_test.moc"
