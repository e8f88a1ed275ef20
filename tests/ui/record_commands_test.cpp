// Editing a record with the keys and menus of the window.
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/main_window.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/record/autoplay.h"
#include "ui/record/comment_editor.h"
#include "ui/record/header_dialog.h"
#include "ui/record/move_list_panel.h"
#include "ui/record/move_table.h"
#include "ui/record/move_table_model.h"
#include "ui/variants/user_variants.h"

#include "core/notation/stored_record.h"
#include "core/store/library.h"

#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class RecordCommandsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    std::filesystem::path file() const { return m_folder->filePath("library.sqlite").toStdString(); }
    BoardView& board() const { return m_window->view().board(); }
    GameDocument& document() const { return m_window->view().game().document(); }
    const core::GameTree& tree() const { return document().tree(); }
    QAction& action(const QString& text) const { return actionIn(*m_window, text); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        m_window->activateWindow(); // after a dialog too
        QTRY_VERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void clickSquare(std::string_view name) {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().squareRect(square(name)).center());
    }
    void play(std::string_view from, std::string_view to) {
        QTRY_VERIFY(board().movable() != MovableSides::none());
        clickSquare(from);
        clickSquare(to);
        QTRY_VERIFY(board().movable() != MovableSides::none());
    }
    const core::Annotations& notes() const { return tree().annotations(document().current()); }
    std::vector<BoardArrow> variationArrows() const {
        std::vector<BoardArrow> arrows = board().arrows();
        std::erase_if(arrows, [](const BoardArrow& arrow) { return arrow.kind != ArrowKind::Variation; });
        return arrows;
    }
    std::vector<core::NodeId> firstMoves() const { return tree().children(core::NodeId::root()); }
    /// 1. e3e4 e6e5 as a game of two humans, and 1. c3c4 as a variation, which is shown.
    void playWithVariation() {
        play("e3", "e4");
        play("e6", "e5");
        press(Qt::Key_Home);
        play("c3", "c4");
        QCOMPARE(firstMoves().size(), std::size_t(2));
    }
    /// Of the only stored game, once all is stored.
    core::GameTree storedTree() const {
        QTest::qWait(0);
        core::Library library(file());
        const auto stored = *library.record(library.games().at(0).id);
        return core::readTree(stored.summary.header, stored.tree, euroshogi()).value();
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings().clear();
        m_variants = std::make_unique<UserVariants>(variants(), m_folder->filePath("variants"));
        m_window = std::make_unique<MainWindow>(*m_variants, euroShogiGame());
        m_window->resize(1000, 740);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        board().setAnimated(false);
        m_window->openLibrary(file());
    }
    void cleanup() {
        m_window.reset();
        m_folder.reset();
    }

    // --- drawings by keyboard

    void anArrowIsDrawnByKeys() {
        press(Qt::Key_K, Qt::ShiftModifier); // the cursor begins on the king
        press(Qt::Key_Up);
        press(Qt::Key_Return);
        QVERIFY((notes().drawings == std::vector{core::Drawing{square("d1"), square("d2")}}));
    }

    // --- steps that lead nowhere

    void variationsAreReachedWhereThereAreSome() {
        QVERIFY(!action("Variation Above").isEnabled());
        QVERIFY(!action("Variation Below").isEnabled());
        playWithVariation(); // 1. e3e4 e6e5 and 1. c3c4
        QVERIFY(action("Variation Above").isEnabled());
        QVERIFY(!action("Variation Below").isEnabled());
        press(Qt::Key_Up);
        QVERIFY(!action("Variation Above").isEnabled());
        QVERIFY(action("Variation Below").isEnabled());
    }
    void mistakesAreReachedWhereMovesAreEvaluated() {
        play("e3", "e4");
        QVERIFY(!action("Next Mistake").isEnabled());
        core::Evaluation evaluation;
        evaluation.engine = "Test";
        document().keepEvaluation(core::NodeId::root(), evaluation);
        QVERIFY2(!action("Next Mistake").isEnabled(), "one position alone says nothing of a move");
        document().keepEvaluation(document().current(), evaluation);
        QVERIFY(action("Next Mistake").isEnabled());
        QVERIFY(action("Previous Mistake").isEnabled());
    }
    void mistakesAfterTheEndOfTheGameAreNotReached() {
        core::GameTree tree(euroShogiGame().position());
        const core::NodeId played = addLine(tree, core::NodeId::root(), {"e3e4"});
        core::Evaluation evaluation;
        evaluation.engine = "Test";
        tree.keepEvaluation(played, evaluation);
        tree.keepEvaluation(addLine(tree, played, {"e6e5"}), evaluation);
        const core::RecordHeader header = core::headerOf(euroShogiGame(), {}, std::chrono::sys_seconds{});
        m_window->view().show({header, tree, std::nullopt, played}, {}, false);
        QTRY_VERIFY(action("Next Mistake").isEnabled());
        const core::Outcome resigned{core::Side::First, core::EndReason::Resignation};
        m_window->view().show({header, tree, resigned, played}, {}, false);
        QTRY_VERIFY(!action("Next Mistake").isEnabled());
    }

    // --- variations on the board

    void theMovesThatFollowAreArrowsWhereThereAreSeveral() {
        playWithVariation();
        QVERIFY(variationArrows().empty()); // nothing follows c3c4
        press(Qt::Key_Home);
        const auto arrow = [this](const char* move, int rank) {
            return arrowOf(uciMove(move, document().position()), document().position(), ArrowKind::Variation,
                           rank);
        };
        QVERIFY(variationArrows() ==
                (std::vector{arrow("e3e4", 2), arrow("c3c4", 1)})); // Right leads to c3c4
        document().goTo(firstMoves().at(0));
        QVERIFY(variationArrows().empty()); // one move follows
        press(Qt::Key_Home);
        QVERIFY(variationArrows() == (std::vector{arrow("c3c4", 2), arrow("e3e4", 1)}));
    }
    void theArrowsOfVariationsHaveAKey() {
        playWithVariation();
        press(Qt::Key_Home);
        press(Qt::Key_V);
        QVERIFY(variationArrows().empty());
        press(Qt::Key_V);
        QCOMPARE(variationArrows().size(), std::size_t{2});
    }
    void aVariationThatIsDeletedLosesItsArrow() {
        playWithVariation();
        document().remove(document().current());
        QCOMPARE(document().ply(), 0);
        QVERIFY(variationArrows().empty());
    }

    // --- glyphs

    void digitsAreGlyphs() {
        play("e3", "e4");
        press(Qt::Key_5);
        QCOMPARE(notes().glyphs, std::vector{core::Glyph::Interesting});
        press(Qt::Key_2);
        QCOMPARE(notes().glyphs, std::vector{core::Glyph::Mistake});
        QTRY_VERIFY(storedTree() == tree());
        press(Qt::Key_2);
        QVERIFY(notes().glyphs.empty());
    }
    void digitsChooseFromTheHandWhileTheKeyboardPlays() {
        play("e3", "e4");
        press(Qt::Key_K);
        QVERIFY(board().isPlayedByKeys());
        press(Qt::Key_1);
        QVERIFY(notes().glyphs.empty());
        press(Qt::Key_K);
        press(Qt::Key_1);
        QCOMPARE(notes().glyphs, std::vector{core::Glyph::Good});
    }
    void theMenuHasGlyphsOfPositionsToo() {
        play("e3", "e4");
        action("±  First Player Better").trigger();
        press(Qt::Key_3);
        QCOMPARE(notes().glyphs, (std::vector{core::Glyph::Brilliant, core::Glyph::BetterFirst}));
        QVERIFY(action("±  First Player Better").isChecked());
        action("No Symbols").trigger();
        QVERIFY(notes().glyphs.empty());
        QVERIFY(!action("±  First Player Better").isChecked());
    }
    void theStartHasNoMoveToJudge() {
        QVERIFY(!action("!  Good Move").isEnabled());
        QVERIFY(action("=  Equal Position").isEnabled());
    }

    // --- comments

    void dCommentsTheMove() {
        play("e3", "e4");
        press(Qt::Key_D);
        auto* editor = m_window->findChild<CommentEditor*>();
        QVERIFY(editor);
        QTest::keyClicks(editor, "d 1 4 h"); // keys of commands are text here
        QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(notes().after, std::string("d 1 4 h"));
        QVERIFY(notes().glyphs.empty());
        QTRY_VERIFY(storedTree() == tree());
    }
    void aCommentThatIsBeingTypedIsKeptWhenTheWindowCloses() {
        play("e3", "e4");
        press(Qt::Key_D);
        QTest::keyClicks(m_window->findChild<CommentEditor*>(), "abc");
        m_window.reset();
        core::Library library(file());
        const auto stored = *library.record(library.games().at(0).id);
        const auto tree = core::readTree(stored.summary.header, stored.tree, euroshogi()).value();
        QCOMPARE(tree.annotations(*tree.firstChild(core::NodeId::root())).after, std::string("abc"));
    }
    void aCommentThatIsBeingTypedIsKeptWhenANewGameBegins() {
        play("e3", "e4");
        press(Qt::Key_D);
        QTest::keyClicks(m_window->findChild<CommentEditor*>(), "abc");
        m_window->view().startGame(euroShogiGame(), {}, {});
        QTRY_COMPARE(storedTree().annotations(*storedTree().firstChild(core::NodeId::root())).after,
                     std::string("abc"));
    }
    void escapeInACommentDoesNothingElse() {
        play("e3", "e4");
        press(Qt::Key_D, Qt::ShiftModifier);
        auto* editor = m_window->findChild<CommentEditor*>();
        QTest::keyClicks(editor, "no");
        QTest::keyClick(editor, Qt::Key_Escape);
        QVERIFY(notes().isEmpty());
    }

    // --- variations

    void aVariationIsPromotedOnlyWhenTheGameIsOver() {
        playWithVariation();
        QVERIFY(!action("Promote Variation").isEnabled());
        QTRY_VERIFY(m_window->view().game().play().resigningSide());
        m_window->view().game().play().resign();
        QVERIFY(action("Promote Variation").isEnabled());
        const auto before = firstMoves();
        press(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(firstMoves(), (std::vector{before[1], before[0]}));
        press(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(firstMoves(), before);
        press(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(tree().isMainLine(before[1]));
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!tree().isMainLine(before[1]));
        QTRY_VERIFY(storedTree() == tree());
    }
    void deleteAsksFirst() {
        playWithVariation();
        answerNextBox("Cancel");
        press(Qt::Key_Delete);
        QCOMPARE(firstMoves().size(), std::size_t(2));
        QString question;
        answerNextBox("Delete", &question);
        press(Qt::Key_Delete);
        QCOMPARE(question, QString("Delete 1. P‑c4?"));
        QCOMPARE(firstMoves().size(), std::size_t(1));
        QCOMPARE(document().current(), core::NodeId::root());
    }
    void allCommentsAreRemovedAndComeBackWithUndo() {
        playWithVariation();
        core::Annotations notes;
        notes.after = "good";
        notes.glyphs = {core::Glyph::Good};
        for (const core::NodeId node : firstMoves())
            document().annotate(node, notes);
        action("Remove All Comments").trigger();
        QVERIFY(!action("Remove All Comments").isEnabled());
        for (const core::NodeId node : firstMoves()) {
            QVERIFY(tree().annotations(node).after.empty());
            QCOMPARE(tree().annotations(node).glyphs, notes.glyphs);
        }
        document().undo();
        for (const core::NodeId node : firstMoves())
            QVERIFY(tree().annotations(node) == notes);
    }
    void withoutCommentsThereAreNoneToRemove() {
        play("e3", "e4");
        QVERIFY(!action("Remove All Comments").isEnabled());
        core::Annotations comment;
        comment.before = "An old move.";
        document().annotate(document().current(), comment);
        QVERIFY(action("Remove All Comments").isEnabled());
        document().undo();
        QVERIFY(!action("Remove All Comments").isEnabled());
    }
    void allVariationsAreRemovedAndComeBackWithUndo() {
        play("e3", "e4");
        QVERIFY(!action("Remove All Variations").isEnabled());
        press(Qt::Key_Home);
        play("c3", "c4");
        QCOMPARE(firstMoves().size(), std::size_t(2));
        QVERIFY(action("Remove All Variations").isEnabled());
        action("Remove All Variations").trigger();
        QCOMPARE(firstMoves().size(), std::size_t(1));
        QTRY_VERIFY(storedTree() == tree());
        document().undo();
        QCOMPARE(firstMoves().size(), std::size_t(2));
    }
    void aResultIsNotRemovedWithVariationsUnasked() {
        core::GameTree tree(euroShogiGame().position());
        const core::NodeId played = addLine(tree, core::NodeId::root(), {"e3e4"});
        tree.makeMainLine(addLine(tree, core::NodeId::root(), {"c3c4"}));
        const core::RecordHeader header = core::headerOf(euroShogiGame(), {}, std::chrono::sys_seconds{});
        const core::Outcome resigned{core::Side::First, core::EndReason::Resignation};
        m_window->view().show({header, tree, resigned, played}, {}, false);
        answerNextBox("Cancel");
        action("Remove All Variations").trigger();
        QVERIFY(document().outcome() == resigned);
        QCOMPARE(firstMoves().size(), std::size_t(2));
        answerNextBox("Remove");
        action("Remove All Variations").trigger();
        QVERIFY(!document().outcome());
        QCOMPARE(firstMoves().size(), std::size_t(1));
    }
    void movesOfAGameThatIsPlayedAreNotDeleted() {
        play("e3", "e4");
        QVERIFY(!action("Delete from Here…").isEnabled());
    }

    // --- bookmarks and equal positions

    void bookmarksAreNamedListedAndVisited() {
        playWithVariation();
        QVERIFY(!action("Next Bookmark").isEnabled());
        press(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(notes().bookmark && notes().bookmark->empty());
        QVERIFY(action("Next Bookmark").isEnabled());
        withNextDialog<QInputDialog>([](QInputDialog& dialog) {
            dialog.setTextValue("Quiet & slow");
            dialog.accept();
        });
        action("Name Bookmark…").trigger();
        QCOMPARE(*notes().bookmark, std::string("Quiet & slow"));
        const auto marked = document().current();
        press(Qt::Key_Home);
        press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(document().current(), marked);
        press(Qt::Key_Home);
        QMenu* list = action("Bookmarks").menu();
        emit list->aboutToShow();
        QCOMPARE(list->actions().size(), 1);
        QCOMPARE(list->actions().front()->text(), QString("1. P‑c4  Quiet && slow"));
        list->actions().front()->trigger();
        QCOMPARE(document().current(), marked);
    }
    void cGoesThroughTheCommentsInTheOrderOfTheList() {
        playWithVariation(); // 1. e3e4 e6e5 and 1. c3c4
        QVERIFY(!action("Next Comment").isEnabled());
        const auto variation = firstMoves().at(1);
        const auto end = tree().mainLineEnd();
        for (const auto node : {end, variation}) {
            core::Annotations made;
            made.after = "a comment";
            document().annotate(node, made);
        }
        press(Qt::Key_Home);
        press(Qt::Key_C);
        QCOMPARE(document().current(), variation); // it stands behind the move that it replaces
        press(Qt::Key_C);
        QCOMPARE(document().current(), end);
        press(Qt::Key_C);
        QCOMPARE(document().current(), variation);
        press(Qt::Key_C, Qt::ShiftModifier);
        QCOMPARE(document().current(), end);
    }
    void aCommentThatGoesWithItsMoveIsNoneAfterRedoEither() {
        play("e3", "e4");
        m_window->view().game().play().resign();
        core::Annotations made;
        made.after = "a comment";
        document().annotate(document().current(), made);
        document().remove(document().current()); // the move that was played last
        QVERIFY(!action("Next Comment").isEnabled());
        document().undo();
        QVERIFY(action("Next Comment").isEnabled());
        document().redo();
        QVERIFY(!action("Next Comment").isEnabled());
    }
    void commentsAndBookmarksOfAnotherTabDoNotCount() {
        play("e3", "e4");
        core::Annotations made;
        made.after = "a comment";
        made.bookmark = "a name";
        document().annotate(document().current(), made);
        action("New Tab").trigger();
        QVERIFY(!action("Next Comment").isEnabled());
        QVERIFY(!action("Next Bookmark").isEnabled());
        action("Next Tab").trigger();
        QVERIFY(action("Next Comment").isEnabled());
        QVERIFY(action("Next Bookmark").isEnabled());
    }
    void sGoesToTheSamePosition() {
        playWithVariation(); // 1. e3e4 e6e5 and 1. c3c4
        play("e6", "e5");
        play("e3", "e4");
        const auto there = document().current();
        QVERIFY(!action("Same Position Elsewhere").isEnabled());
        press(Qt::Key_Home);
        press(Qt::Key_Up); // the main line
        press(Qt::Key_Right);
        document().goTo(tree().mainLineEnd());
        play("c3", "c4"); // the next move of the game, which is at its end
        const auto here = document().current();
        QVERIFY(here != there);
        press(Qt::Key_S);
        QCOMPARE(document().current(), there);
        press(Qt::Key_S);
        QCOMPARE(document().current(), here);
    }

    // --- details and autoplay

    void detailsAreEditedAndStored() {
        play("e3", "e4");
        withNextDialog<HeaderDialog>([](HeaderDialog& dialog) {
            dialog.findChild<QLineEdit*>("firstName")->setText("Anna");
            dialog.findChild<QLineEdit*>("event")->setText("Club evening");
            dialog.accept();
        });
        press(Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(document().header().event, std::string("Club evening"));
        QVERIFY(m_window->windowTitle().contains("Anna"));
        QTRY_COMPARE(core::Library(file()).games().at(0).header.event, std::string("Club evening"));
        play("e6", "e5"); // the names stay
        QCOMPARE(document().header().players[0].name, std::string("Anna"));
    }
    void inTheDetailsTheNamesOfTheLibraryAreCompleted() {
        play("e3", "e4");
        bool isCompleted = false;
        withNextDialog<HeaderDialog>([&isCompleted](HeaderDialog& dialog) {
            const auto* name = dialog.findChild<QLineEdit*>("firstName");
            isCompleted = QTest::qWaitFor([name] { return name->completer() != nullptr; });
            dialog.reject();
        });
        press(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(isCompleted);
    }
    void aResultIsThatOfAllMovesOfAGameThatWasEntered() {
        core::GameTree tree(euroShogiGame().position());
        addLine(tree, core::NodeId::root(), {"e3e4"});
        core::RecordHeader header = core::headerOf(euroShogiGame(), {}, std::chrono::sys_seconds{});
        header.source = "game.pgn";
        m_window->view().show({header, tree, std::nullopt}, {}, false);
        document().addMove(document().playedTo(), uciMove("e6e5", document().position()));
        withNextDialog<HeaderDialog>([](HeaderDialog& dialog) {
            dialog.findChild<QComboBox*>("winner")->setCurrentIndex(1);
            dialog.accept();
        });
        press(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(document().outcome());
        QCOMPARE(document().tree().depth(document().playedTo()), 2);
    }
    void aGameThatEndsWhileItsDetailsAreOpenKeepsItsResult() {
        play("e3", "e4");
        withNextDialog<HeaderDialog>([this](HeaderDialog& dialog) {
            m_window->view().game().play().resign();
            dialog.accept();
        });
        press(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(document().outcome());
        QVERIFY(document().outcome()->reason == core::EndReason::Resignation);
    }
    void movesThatAreTriedAfterTheEndAreInTheList() {
        play("e3", "e4");
        m_window->view().game().play().resign();
        play("e6", "e5");
        QVERIFY(!document().takenBack());
        const auto& table = *m_window->view().moves().findChild<MoveTable*>(QStringLiteral("moveList"));
        QVERIFY(table.moves().indexOf(document().current()).isValid());
        QVERIFY2(!action("Redo").isEnabled(), "nothing was taken back or undone");
    }
    void autoplayRunsUntilAKeyGoesElsewhere() {
        play("e3", "e4");
        play("e6", "e5");
        press(Qt::Key_Space, Qt::ShiftModifier);
        QVERIFY(action("Autoplay").isChecked());
        QCOMPARE(document().ply(), 0);
        press(Qt::Key_End);
        QVERIFY(!action("Autoplay").isChecked());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, RecordCommandsTest>(argc, argv); }
#include "record_commands_test.moc"
