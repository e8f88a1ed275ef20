// A program that is killed at any moment loses at most the last change. Another process changes games at random through the
// document, the recorder and the writer of the library, as the window does; it is killed again and again.
#include "tests/ui/program/random_edits.h"

#include "core/store/library.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <thread>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

constexpr int Kills = 60;
constexpr int AnswerMs = 15000;
#ifdef __SANITIZE_THREAD__                 // which makes everything ten times as slow
constexpr unsigned LongestRound = 600'000; ///< microseconds
#else
constexpr unsigned LongestRound = 60'000; ///< microseconds
#endif

/// What the program has in its documents after each change.
class Expected {
public:
    explicit Expected(unsigned seed) : m_random(seed), m_document(unplayedRecord()) {}

    struct State {
        core::RecordHeader header;
        core::GameTree tree;
        core::NodeId playedTo;
    };
    /// Of every game, after so many changes in all.
    std::vector<State> after(int changes) {
        for (; m_changes < changes; ++m_changes) {
            if (m_changes % ChangesInAGame == 0) {
                m_document.reset(unplayedRecord());
                m_games.push_back(state());
            }
            changeAtRandom(m_document, m_random);
            m_games.back() = state();
        }
        return m_games;
    }

private:
    State state() const { return {m_document.header(), m_document.tree(), m_document.playedTo()}; }

    std::mt19937 m_random;
    GameDocument m_document;
    std::vector<State> m_games;
    int m_changes = 0;
};

bool holds(core::Library& library, const std::vector<Expected::State>& games) {
    if (library.gameIds().size() != games.size()) return false;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const auto stored = library.record(static_cast<core::GameId>(i + 1));
        if (!stored || stored->summary.header != games[i].header) return false;
        const auto tree = core::readTree(stored->summary.header, stored->tree, euroshogi());
        if (!tree || tree.value() != games[i].tree) return false;
        if (core::playedTo(stored->summary, tree.value()) != games[i].playedTo) return false;
    }
    return true;
}

} // namespace

class KillTest : public QObject {
    Q_OBJECT

private slots:
    void atMostTheLastChangeIsLost() {
        std::mt19937 random(20240607);
        int most = 0;
        for (int round = 0; round < Kills; ++round) {
            const QTemporaryDir folder;
            const QString file = folder.filePath("library.sqlite");
            const unsigned seed = static_cast<unsigned>(random());
            QProcess program;
            program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            program.start(KOMADAI_EDITS_FOREVER, {file, QString::number(seed)});
            QVERIFY(program.waitForReadyRead(AnswerMs));
            const std::chrono::microseconds delay(random() % LongestRound);
            std::this_thread::sleep_for(delay);
            ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
            QVERIFY(program.waitForFinished(AnswerMs));
            QCOMPARE(program.exitStatus(), QProcess::CrashExit);
            const QList<QByteArray> lines = program.readAllStandardOutput().split('\n');
            QVERIFY(lines.size() >= 2);
            const int told = lines.at(lines.size() - 2).toInt(); // the last line may be cut off
            const QString what =
                QStringLiteral("round %1, seed %2, change %3").arg(round).arg(seed).arg(told);
            most = std::max(most, told);

            Expected expected(seed);
            const auto before = expected.after(told);
            const auto after = expected.after(told + 1);
            {
                SQLite::Database database(file.toStdString(), SQLite::OPEN_READWRITE);
                QCOMPARE(database.execAndGet("PRAGMA integrity_check").getString(), std::string("ok"));
                QCOMPARE(database.execAndGet("SELECT count(*) FROM pragma_foreign_key_check").getInt(), 0);
            }
            core::Library library(file.toStdString());
            QVERIFY2(holds(library, before) || holds(library, after), qPrintable(what));
            for (const core::GameId game : library.gamesWithJournal())
                QVERIFY2(library.packJournal(game), qPrintable(what));
            QVERIFY2(holds(library, before) || holds(library, after), qPrintable(what + ", packed"));
        }
        QVERIFY2(most > 2 * ChangesInAGame, "the rounds were too short to close a game");
    }
};

QTEST_GUILESS_MAIN(KillTest)
#include "kill_test.moc"
