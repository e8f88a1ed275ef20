// Storing follows the document and never changes what document, play and view do.
#include "core/notation/stored_record.h"
#include "core/store/stored_game.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/own_game.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_view.h"
#include "ui/game/game_view.h"
#include "ui/main_window.h"
#include "ui/variants/user_variants.h"

#include <QApplication>
#include <QSemaphore>
#include <QSignalSpy>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

/// All that a document and its play say, in order.
class Said : public QObject {
public:
    explicit Said(OpenGame& game) {
        GameDocument& document = game.document();
        const auto note = [this](const char* what) { return [this, what] { m_words << what; }; };
        connect(&document, &GameDocument::recordReset, this, note("reset"));
        connect(&document, &GameDocument::nodeAdded, this, note("added"));
        connect(&document, &GameDocument::nodesRemoved, this, note("removed"));
        connect(&document, &GameDocument::nodeMoved, this, note("moved"));
        connect(&document, &GameDocument::nodeChanged, this, note("changed"));
        connect(&document, &GameDocument::headerChanged, this, note("header"));
        connect(&document, &GameDocument::playedToChanged, this, note("playedTo"));
        connect(&document, &GameDocument::outcomeChanged, this, note("outcome"));
        connect(&document, &GameDocument::lineChanged, this, note("line"));
        connect(&document, &GameDocument::currentChanged, this, note("current"));
        connect(&document, &GameDocument::edited, this, note("edited"));
        connect(&game.play(), &Play::movePlayed, this, note("played"));
        connect(&game.play(), &Play::gameEnded, this, note("ended"));
    }
    const QStringList& words() const { return m_words; }

private:
    QStringList m_words;
};

core::Annotations comment(const char* text) {
    core::Annotations notes;
    notes.after = text;
    return notes;
}

core::Evaluation evaluationOf(int depth) {
    core::Evaluation evaluation;
    evaluation.depth = depth;
    evaluation.engine = "Komadai";
    return evaluation;
}

/// One after another what a user may do, without a pause for storing.
std::vector<std::function<void(OpenGame&)>> steps() {
    const auto enter = [](const char* move) {
        return
            [move](OpenGame& game) { QVERIFY(!game.enterMove(uciMove(move, game.document().position()))); };
    };
    const auto on = [](auto act) { return [act](OpenGame& game) { act(game.document()); }; };
    return {
        enter("e3e4"),
        on([](GameDocument& d) { d.goToPly(0); }),
        enter("d3d4"),
        enter("d6d5"),
        on([](GameDocument& d) { d.annotate(d.current(), comment("better")); }),
        on([](GameDocument& d) { d.keepEvaluation(d.current(), evaluationOf(9)); }),
        on([](GameDocument& d) { d.undo(); }),
        on([](GameDocument& d) { d.redo(); }),
        on([](GameDocument& d) { d.makeMainLine(d.current()); }),
        on([](GameDocument& d) {
            auto header = d.header();
            header.event = "Club";
            d.setHeader(header);
        }),
        on([](GameDocument& d) { d.remove(d.current()); }),
        on([](GameDocument& d) { d.undo(); }),
        on([](GameDocument& d) { d.goTo(d.playedTo()); }),
    };
}

} // namespace

class RecorderTest : public QObject {
    Q_OBJECT

private:
    static core::GameTree onlyStoredTree(const std::filesystem::path& path) {
        core::Library library(path);
        const auto stored = *library.record(library.games().at(0).id);
        return core::readTree(stored.summary.header, stored.tree, euroshogi()).value();
    }
    static void playTwoMoves(OwnGame<>& own) {
        for (const char* move : {"e3e4", "e6e5"}) {
            QVERIFY(!own.game().enterMove(uciMove(move, own.document().position())));
            QTRY_VERIFY(own.recorder().isSettled());
        }
    }
    static void continueAndTakeBack(OwnGame<>& own) {
        own.play().continueGame();
        QTRY_VERIFY(own.play().canTakeBack());
        own.play().takeBack();
    }
    /// Of the stored game as others see it.
    static int sharedPlies(OwnGame<>& own) {
        const core::Library library(own.path());
        const auto shared =
            core::readSharedGame(library, *own.recorder().game(), core::builtinVariantFinder());
        return static_cast<int>(shared.value().tree.size()) - 1;
    }

private slots:
    void init() { QSettings().clear(); }

    void whatDocumentAndPlaySayDoesNotDependOnStorage() {
        OwnGame<> storing;
        QSignalSpy opened(&storing.library(), &LibraryService::opened);
        QVERIFY(opened.wait());
        OwnGame<> failing;
        failing.library().open(failing.inFolder("no/such/folder"));
        OwnGame<> waiting;
        QSemaphore gate;
        waiting.library().run(
            [&gate](core::Library&) {
                gate.acquire();
                return 0;
            },
            this, [](int) {}, [](const core::StorageError&) {});
        std::vector<QStringList> said;
        std::vector<core::GameTree> trees;
        for (OwnGame<>* own : {&storing, &failing, &waiting}) {
            QSignalSpy settled(&own->recorder(), &Recorder::settled);
            QSignalSpy failed(&own->recorder(), &Recorder::failed);
            const Said listener(own->game());
            for (const auto& step : steps()) {
                step(own->game());
                if (own == &storing) QTRY_VERIFY(own->recorder().isSettled());
                if (own == &failing) QCoreApplication::processEvents();
            }
            const QStringList before = listener.words();
            if (own == &failing) QTRY_VERIFY(failed.count() > 0);
            if (own == &waiting) {
                QTest::qWait(0);
                QVERIFY(!own->recorder().isSettled());
                gate.release();
                QTRY_VERIFY(own->recorder().isSettled());
            }
            QCOMPARE(listener.words(), before); // answers of the library say nothing here
            said.push_back(before);
            trees.push_back(own->document().tree());
        }
        QVERIFY(said.front().size() > 20);
        QCOMPARE(said[1], said[0]);
        QCOMPARE(said[2], said[0]);
        QVERIFY(trees[1] == trees[0]);
        QVERIFY(trees[2] == trees[0]);
        QVERIFY(onlyStoredTree(storing.path()) == trees[0]);
        QVERIFY(onlyStoredTree(waiting.path()) == trees[0]);
    }

    void theViewShowsTheSameWhetherStoringWorksOrNot() {
        const QTemporaryDir folder;
        UserVariants all(variants(), folder.filePath("variants"));
        std::vector<QStringList> shown;
        for (const bool stores : {true, false}) {
            MainWindow window(all, euroShogiGame());
            window.show();
            const auto show = [&](QStringList& list) {
                const auto& position = *window.view().board().position();
                list << QString::fromStdString(core::sfen::format(position.toSetup(), position.spec()))
                     << window.view().stateText() << window.view().title();
            };
            if (stores) {
                QSignalSpy opened(window.findChild<LibraryService*>(), &LibraryService::opened);
                window.openLibrary(folder.filePath("library.sqlite").toStdString());
                QVERIFY(opened.wait());
            }
            QStringList list;
            for (const auto& step : steps()) {
                step(window.view().game());
                show(list);
                if (stores) QTRY_VERIFY(window.view().game().recorder().isSettled());
            }
            if (!stores) {
                answerNextBox("Play Without Storing");
                QTRY_VERIFY(!window.view().game().recorder().isKept());
            }
            show(list);
            shown.push_back(list);
        }
        QCOMPARE(shown[1], shown[0]);
    }

    void aGameThatIsStoredNowhereIsNotLostWithoutAQuestion() {
        const QTemporaryDir folder;
        UserVariants all(variants(), folder.filePath("variants"));
        MainWindow window(all, euroShogiGame()); // without a library
        window.show();
        OpenGame& game = window.view().game();
        QVERIFY(!game.enterMove(uciMove("e3e4", game.document().position())));
        answerNextBox("Play Without Storing");
        QTRY_VERIFY(!game.recorder().isKept());
        QString question;
        answerNextBox("Cancel", &question);
        QVERIFY(!window.close());
        QCOMPARE(question, QString("This game is not stored. Save it in a file?"));
        answerNextBox("Discard");
        QVERIFY(window.close());
    }

    void anEvaluationIsStoredAndTheLastEditByTheUserIsUndone() {
        OwnGame<> own;
        own.game().enterMove(uciMove("e3e4", own.document().position()));
        const auto node = own.document().current();
        own.document().annotate(node, comment("mine"));
        own.document().keepEvaluation(node, evaluationOf(12));
        own.document().undo();
        QVERIFY(own.document().tree().annotations(node).after.empty());
        QTRY_VERIFY(own.recorder().isSettled() && own.recorder().game());
        const auto notes = onlyStoredTree(own.path()).annotations(node);
        QVERIFY(notes.after.empty());
        QCOMPARE(notes.evaluations, std::vector{evaluationOf(12)});
    }

    void aFailureConcernsItsOwnRecordOnly() {
        OwnGame<> own;
        own.library().open(own.inFolder("no/such/folder"));
        QSignalSpy failed(&own.recorder(), &Recorder::failed);
        own.game().enterMove(uciMove("e3e4", own.document().position()));
        QCoreApplication::processEvents(); // the job is under way
        own.game().startGame(euroShogiGame(), {});
        QVERIFY(failed.wait());
        own.recorder().goOnWithoutStoring();
        QVERIFY(own.recorder().isKept());
        QVERIFY(own.play().movableSide());
    }

    void whoWaitsForARecordHearsOfItOnce() {
        OwnGame<> own;
        own.game().enterMove(uciMove("e3e4", own.document().position()));
        std::vector<core::GameId> heard;
        const auto note = [&heard](core::GameId game) { heard.push_back(game); };
        own.recorder().whenStored(this, note);
        QVERIFY(heard.empty());
        QTRY_VERIFY(own.recorder().isSettled());
        const std::vector expected{own.recorder().game().value()};
        QCOMPARE(heard, expected);
        own.game().enterMove(uciMove("e6e5", own.document().position()));
        QTRY_VERIFY(own.recorder().isSettled());
        QCOMPARE(heard, expected);
        own.recorder().whenStored(this, note); // it is stored already
        QCOMPARE(heard.size(), std::size_t(2));
    }

    void whoWaitsForARecordDoesNotHearOfTheOneBefore() {
        OwnGame<> own;
        QSemaphore gate;
        own.library().run(
            [&gate](core::Library&) {
                gate.acquire();
                return 0;
            },
            this, [](int) {}, [](const core::StorageError&) {});
        own.game().enterMove(uciMove("e3e4", own.document().position()));
        QCoreApplication::processEvents(); // the job is under way
        own.game().startGame(euroShogiGame(), {});
        own.game().enterMove(uciMove("d3d4", own.document().position()));
        std::vector<core::GameId> heard;
        own.recorder().whenStored(this, [&heard](core::GameId game) { heard.push_back(game); });
        gate.release();
        QTRY_VERIFY(own.recorder().isSettled() && own.recorder().game());
        QCOMPARE(heard, std::vector{*own.recorder().game()});
    }

    void nobodyHearsOfARecordInAnotherLibrary() {
        OwnGame<> own;
        own.library().open(own.inFolder("no/such/folder"));
        QSignalSpy failed(&own.recorder(), &Recorder::failed);
        own.game().enterMove(uciMove("e3e4", own.document().position()));
        std::vector<core::GameId> heard;
        own.recorder().whenStored(this, [&heard](core::GameId game) { heard.push_back(game); });
        QVERIFY(failed.wait());
        own.library().open(own.path());
        own.recorder().retry();
        QTRY_VERIFY(own.recorder().game());
        QVERIFY(heard.empty());
    }

    void whatCouldNotBeStoredIsTriedOnceMoreWhenTheRecordIsLeft() {
        OwnGame<> own;
        own.library().open(own.inFolder("no/such/folder"));
        QSignalSpy failed(&own.recorder(), &Recorder::failed);
        own.game().enterMove(uciMove("e3e4", own.document().position()));
        QVERIFY(failed.wait());
        own.library().open(own.path());
        own.close();
        QCOMPARE(onlyStoredTree(own.path()).size(), std::size_t(2));
    }

    void theLibraryKnowsWhichMovesWereTakenBack() {
        OwnGame<> own;
        for (const char* move : {"e3e4", "e6e5", "d3d4"}) {
            QVERIFY(!own.game().enterMove(uciMove(move, own.document().position())));
            QTRY_VERIFY(own.recorder().isSettled());
        }
        for (int plies = 2; plies > 0; --plies) {
            own.play().takeBack();
            QTRY_VERIFY(own.recorder().isSettled());
            QCOMPARE(sharedPlies(own), plies);
        }
        QCOMPARE(onlyStoredTree(own.path()).size(), std::size_t(4));
        own.play().redo();
        QTRY_VERIFY(own.recorder().isSettled());
        QCOMPARE(sharedPlies(own), 2);
        own.play().resign(); // what was taken back can be seen now
        QTRY_VERIFY(own.recorder().isSettled());
        QCOMPARE(sharedPlies(own), 3);
    }

    void theLibraryKnowsItWhileTheGameIsNotPlayedOn() {
        OwnGame<> own;
        playTwoMoves(own);
        own.play().takeBack();
        QTRY_VERIFY(own.recorder().isSettled());
        const core::GameId id = *own.recorder().game();
        own.game().show(own.document().record(), id);
        QVERIFY(!own.play().isRunning());
        auto header = own.document().header();
        header.event = "Club";
        own.document().setHeader(header);
        QTRY_VERIFY(own.recorder().isSettled());
        core::Library library(own.path());
        const auto shared = core::readSharedGame(library, id, core::builtinVariantFinder());
        QCOMPARE(shared.value().header.event, std::string("Club"));
        QCOMPARE(shared.value().tree.size(), std::size_t(2));
    }

    void movesThatAreTakenBackBeforeAGameIsStoredAreKnownToTheLibrary() {
        OwnGame<> own;
        playTwoMoves(own);
        own.game().show(own.document().record(), std::nullopt); // as a game of a file
        continueAndTakeBack(own);
        QTRY_VERIFY(own.recorder().isSettled() && own.recorder().game());
        QCOMPARE(sharedPlies(own), 1);
    }

    void theLibraryStillKnowsThemWhenTheGameGoesOn() {
        OwnGame<> own;
        playTwoMoves(own);
        own.play().takeBack();
        QTRY_VERIFY(own.recorder().isSettled());
        own.game().show(own.document().record(), own.recorder().game());
        continueAndTakeBack(own);
        QTRY_VERIFY(own.recorder().isSettled());
        QCOMPARE(sharedPlies(own), 0);
    }

    void analysisIsNotTakenBackInTheLibraryWhenTheGameGoesOn() {
        OwnGame<> own;
        playTwoMoves(own);
        own.game().show(own.document().record(), own.recorder().game());
        own.document().addMove(own.document().playedTo(), uciMove("d3d4", own.document().position()));
        QTRY_VERIFY(own.recorder().isSettled());
        continueAndTakeBack(own);
        QTRY_VERIFY(own.recorder().isSettled());
        QCOMPARE(sharedPlies(own), 3);
    }

    void aMoveWithItsTimeAndTheEndOfTheGameIsOneTransaction() {
        OwnGame<> own;
        QSignalSpy stored(&own.recorder(), &Recorder::stored);
        own.game().enterMove(uciMove("e3e4", own.document().position()));
        QTRY_VERIFY(own.recorder().isSettled());
        stored.clear();
        own.game().enterMove(uciMove("e6e5", own.document().position()));
        own.document().setOutcome(core::Outcome{core::Side::First, core::EndReason::Resignation});
        QTRY_VERIFY(own.recorder().isSettled());
        QCOMPARE(stored.count(), 1);
        QVERIFY(core::Library(own.path()).games().at(0).outcome);
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, RecorderTest>(argc, argv);
}
#include "recorder_test.moc"
