// The log of what engines are told and say: what is kept, and how the window shows it.
#include "tests/ui/dialogs.h"
#include "tests/ui/own_settings.h"
#include "ui/engine/engine_log_window.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace komadai::ui;
using namespace komadai::ui::test;
using Kind = EngineLogEntry::Kind;

namespace {

/// The texts that a log keeps, without the start of each process.
QStringList textsIn(const EngineLog& log) {
    QStringList texts;
    for (const EngineLogEntry& entry : log.entries())
        if (entry.kind != Kind::Started) texts << QString::fromUtf8(entry.text);
    return texts;
}

/// What a line of the window has after time, engine and process.
QString shownText(Kind kind, const QByteArray& text, qsizetype bytesLeftOut = 0) {
    const EngineLogEntry entry{1,    7,           QStringLiteral("Cube"), QDateTime::currentDateTime(), kind,
                               text, bytesLeftOut};
    return textOf(entry).section(QStringLiteral("#7 "), 1);
}

} // namespace

class EngineLogTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<EngineLog> m_log;

    static QPlainTextEdit& textOfWindow(const QWidget& window) {
        return *window.findChild<QPlainTextEdit*>("log");
    }
    static QString shown(const QWidget& window) { return textOfWindow(window).toPlainText(); }
    static void click(const QWidget& window, const char* button) {
        window.findChild<QPushButton*>(QString::fromLatin1(button))->click();
    }

private slots:
    void init() {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        m_log = std::make_unique<EngineLog>();
    }

    void anEmptyWindowSaysWhatItWillShow() {
        const EngineLogWindow window(*m_log);
        QVERIFY(textOfWindow(window).placeholderText().contains("external engines"));
    }

    // --- what is kept

    void linesAreKeptInTheirOrderWithoutTheirEnds() {
        const int first = m_log->begin("Cube"), second = m_log->begin("Sphere");
        m_log->add(first, Kind::Sent, "uci\n");
        m_log->add(second, Kind::Sent, "usi");
        m_log->add(first, Kind::Received, "uciok\r\n");
        QCOMPARE(textsIn(*m_log), (QStringList{"uci", "usi", "uciok"}));
        const auto entries = m_log->entries();
        QCOMPARE(entries.back().engine, QString("Cube"));
        QCOMPARE(entries.back().process, first);
        QVERIFY(entries.back().kind == Kind::Received);
    }
    void onlyTheLastLinesOfAProcessAreKept() {
        const int process = m_log->begin("Cube");
        for (std::size_t line = 1; line <= EngineLog::LinesPerProcess + 5; ++line)
            m_log->add(process, Kind::Received, QByteArray::number(static_cast<qulonglong>(line)));
        QCOMPARE(m_log->entries().size(), EngineLog::LinesPerProcess);
        QCOMPARE(m_log->entries().front().text, QByteArray("6"));
    }
    void longLinesArePartOfTheLimit() {
        const int process = m_log->begin("Cube");
        for (int line = 0; line < 200; ++line)
            m_log->add(process, Kind::Received, QByteArray(EngineLog::LongestLine, 'x'));
        qsizetype bytes = 0;
        for (const auto& entry : m_log->entries())
            bytes += entry.text.size();
        QVERIFY(bytes <= EngineLog::BytesPerProcess);
        QVERIFY(bytes > EngineLog::BytesPerProcess / 2);
    }
    void aVeryLongLineIsCut() {
        const int process = m_log->begin("Cube");
        m_log->add(process, Kind::Received, QByteArray(EngineLog::LongestLine + 10, 'x'));
        QCOMPARE(m_log->entries().back().text.size(), EngineLog::LongestLine);
        QCOMPARE(m_log->entries().back().bytesLeftOut, qsizetype{10});
    }
    void anEngineThatTalksMuchDoesNotPushOutAnother() {
        const int quiet = m_log->begin("Quiet"), loud = m_log->begin("Loud");
        m_log->add(quiet, Kind::Crashed, "11");
        for (int line = 0; line < 5000; ++line)
            m_log->add(loud, Kind::Received, "info");
        QVERIFY(textsIn(*m_log).contains("11"));
    }
    void theOldestProcessThatHasEndedIsForgottenFirst() {
        const int running = m_log->begin("Running");
        for (std::ptrdiff_t i = 1; i <= EngineLog::MostEnded + 1; ++i)
            m_log->add(m_log->begin("Ended"), Kind::Ended, QByteArray::number(static_cast<qlonglong>(i)));
        m_log->add(running, Kind::Sent, "quit");
        const QStringList texts = textsIn(*m_log);
        QVERIFY(!texts.contains("1"));
        QVERIFY(texts.contains("2"));
        QVERIFY(texts.contains("quit"));
    }
    void aProcessThatRanForLongIsNotForgottenWhenItEnds() {
        const int running = m_log->begin("Running");
        for (std::ptrdiff_t i = 1; i <= EngineLog::MostEnded; ++i)
            m_log->add(m_log->begin("Ended"), Kind::Ended, QByteArray::number(static_cast<qlonglong>(i)));
        m_log->add(running, Kind::Crashed, "eleven");
        QVERIFY(textsIn(*m_log).contains("eleven"));
        QVERIFY(!textsIn(*m_log).contains("1"));
    }
    void theEnginesOfAMatchDoNotPushOutThatOfAGame() {
        m_log->add(m_log->begin("Game"), Kind::Crashed, "of the game");
        for (std::ptrdiff_t i = 0; i < 2 * EngineLog::MostEnded; ++i)
            m_log->add(m_log->begin("Match", EngineLogEntry::Purpose::Match), Kind::Ended, "0");
        QVERIFY(textsIn(*m_log).contains("of the game"));
        QCOMPARE(textsIn(*m_log).count("0"), qsizetype{EngineLog::MostEnded});
    }
    void linesOfAProcessThatWasForgottenAreIgnored() {
        const int process = m_log->begin("Cube");
        m_log->add(process, Kind::Ended, "0");
        m_log->clear();
        m_log->add(process, Kind::Received, "late");
        QVERIFY(m_log->entries().empty());
    }

    // --- how a line is shown

    void anArrowSaysWhoSpeaks() {
        QCOMPARE(shownText(Kind::Sent, "go infinite"), QString("→ go infinite"));
        QCOMPARE(shownText(Kind::Received, "readyok"), QString("← readyok"));
        QCOMPARE(shownText(Kind::PrintedError, "no book"), QString("! no book"));
    }
    void linesThatWereLeftOutAreCounted() {
        QVERIFY(shownText(Kind::ErrorsLeftOut, "4000").startsWith("! 4000 line"));
    }
    void theLifeOfAProcessIsToldInWords() {
        QCOMPARE(shownText(Kind::Started, {}), QString("• Started."));
        QCOMPARE(shownText(Kind::Ended, "3"), QString("• Ended with exit status 3."));
        QCOMPARE(shownText(Kind::Crashed, "11"), QString("• Crashed with signal 11."));
        QCOMPARE(shownText(Kind::NotStarted, "no such file"),
                 QString("• Could not be started: no such file"));
    }
    void whatIsNoTextIsShownAsCodes() {
        QCOMPARE(shownText(Kind::Received, QByteArray("a\xff\x1b[0m\tb")),
                 QString("← a<0xFF><U+001B>[0m<U+0009>b"));
    }
    void aLineThatWasCutSaysSo() {
        QVERIFY(shownText(Kind::Received, "info string", 12).endsWith("12 more byte(s))") ||
                shownText(Kind::Received, "info string", 12).endsWith("12 more bytes)"));
    }
    void aCharacterThatWasCutIsLeftOut() {
        const QByteArray cut = QByteArray("駒駒").left(5);
        QVERIFY(shownText(Kind::Received, cut, 1).startsWith("← 駒 …"));
    }

    // --- the window

    void itBeginsWithWhatWasKept() {
        const int process = m_log->begin("Cube");
        m_log->add(process, Kind::Sent, "uci");
        const EngineLogWindow window(*m_log);
        QVERIFY(shown(window).contains("Cube #1 → uci"));
    }
    void itFollowsTheEngines() {
        const EngineLogWindow window(*m_log);
        m_log->add(m_log->begin("Cube"), Kind::Received, "uciok");
        QTRY_VERIFY(shown(window).endsWith("← uciok"));
    }
    void anEngineCanBeChosen() {
        const int cube = m_log->begin("Cube"), sphere = m_log->begin("Sphere");
        m_log->add(cube, Kind::Sent, "uci");
        m_log->add(sphere, Kind::Sent, "usi");
        const EngineLogWindow window(*m_log);
        auto& engine = *window.findChild<QComboBox*>("logEngine");
        QCOMPARE(engine.count(), 4); // all of games, all of matches, and both engines
        engine.setCurrentIndex(engine.findText("Sphere"));
        QVERIFY(!shown(window).contains("uci"));
        QVERIFY(shown(window).contains("usi"));
        m_log->add(cube, Kind::Received, "uciok");
        m_log->add(sphere, Kind::Received, "usiok");
        QTRY_VERIFY(shown(window).contains("usiok"));
        QVERIFY(!shown(window).contains("uciok"));
        engine.setCurrentIndex(0);
        QVERIFY(shown(window).contains("uciok"));
    }
    void gamesAndMatchesAreToldApart() {
        const EngineLogWindow window(*m_log);
        auto& engine = *window.findChild<QComboBox*>("logEngine");
        m_log->add(m_log->begin("Cube"), Kind::Sent, "in a game");
        m_log->add(m_log->begin("Cube", EngineLogEntry::Purpose::Match), Kind::Sent, "in a match");
        QTRY_VERIFY(shown(window).contains("in a game"));
        QVERIFY(!shown(window).contains("in a match"));
        for (const char* item : {"Engine matches", "Cube (match)"}) {
            engine.setCurrentIndex(engine.findText(QString::fromLatin1(item)));
            QVERIFY2(shown(window).contains("in a match") && !shown(window).contains("in a game"), item);
        }
        engine.setCurrentIndex(engine.findText("Cube"));
        QVERIFY(shown(window).contains("in a game") && !shown(window).contains("in a match"));
    }
    void aMatchDoesNotPushTheLinesOfAGameOutOfTheWindow() {
        const EngineLogWindow window(*m_log);
        m_log->add(m_log->begin("Cube"), Kind::Sent, "in a game");
        const int match = m_log->begin("Cube", EngineLogEntry::Purpose::Match);
        for (int line = 0; line < EngineLogWindow::MostLines + 10; ++line)
            m_log->add(match, Kind::Received, "info");
        QTRY_VERIFY(shown(window).contains("in a game"));
    }
    void linesThatComeDuringAPauseAreShownAfterIt() {
        const EngineLogWindow window(*m_log);
        click(window, "pauseLog");
        m_log->add(m_log->begin("Cube"), Kind::Received, "uciok");
        QTest::qWait(3 * static_cast<int>(EngineLogWindow::RefreshTime.count()));
        QVERIFY(shown(window).isEmpty());
        click(window, "pauseLog");
        QVERIFY(shown(window).contains("uciok"));
    }
    void clearingForgetsTheLinesForGood() {
        const int process = m_log->begin("Cube");
        m_log->add(process, Kind::Sent, "uci");
        EngineLogWindow window(*m_log);
        click(window, "clearLog");
        QVERIFY(shown(window).isEmpty());
        QVERIFY(shown(EngineLogWindow(*m_log)).isEmpty());
        m_log->add(process, Kind::Received, "uciok");
        QTRY_VERIFY(shown(window).contains("uciok"));
        QVERIFY(!shown(window).contains("→"));
    }
    void allIsCopiedWhereNothingIsSelected() {
        m_log->add(m_log->begin("Cube"), Kind::Sent, "uci");
        const EngineLogWindow window(*m_log);
        click(window, "copyLog");
        QCOMPARE(QGuiApplication::clipboard()->text(), shown(window));
    }
    void copyingAnEmptyLogLeavesTheClipboardAsItIs() {
        const EngineLogWindow window(*m_log);
        QGuiApplication::clipboard()->setText("mine");
        click(window, "copyLog");
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("mine"));
    }
    void theLinesAreSavedInAFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("engine.txt");
        m_log->add(m_log->begin("Cube"), Kind::Sent, "uci");
        const EngineLogWindow window(*m_log);
        withNextDialog<QFileDialog>([path](QFileDialog& dialog) {
            typeName(dialog, path);
            static_cast<QDialog&>(dialog).accept();
        });
        click(window, "saveLog");
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), shown(window) + '\n');
    }
    void theWindowKeepsNoMoreThanItsLimit() {
        EngineLogWindow window(*m_log);
        const int process = m_log->begin("Cube");
        const QByteArray line(EngineLog::LongestLine, 'x');
        const auto count = static_cast<int>(2 * EngineLogWindow::MostBytes / EngineLog::LongestLine);
        for (int i = 0; i < count; ++i)
            m_log->add(process, Kind::Received, line);
        m_log->add(process, Kind::Received, "last");
        QTRY_VERIFY(shown(window).endsWith("last"));
        QVERIFY(textOfWindow(window).blockCount() <= count / 2 + 1);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, EngineLogTest>(argc, argv); }
#include "engine_log_test.moc"
