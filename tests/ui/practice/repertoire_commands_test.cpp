// Marking moves of a repertoire in the main window.
#include "core/notation/stored_record.h"
#include "core/store/repertoire_store.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/game/game_view.h"
#include "ui/main_window.h"
#include "ui/practice/repertoire_gaps_dialog.h"
#include "ui/practice/repertoire_list.h"
#include "ui/practice/repertoire_window.h"
#include "ui/preferences/preferences.h"
#include "ui/record/move_list_panel.h"
#include "ui/record/move_table.h"
#include "ui/record/move_table_model.h"
#include "ui/record/move_text_view.h"
#include "ui/variants/user_variants.h"
#include "ui/widgets/action_text.h"

#include <QAction>
#include <QApplication>
#include <QInputDialog>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <SQLiteCpp/SQLiteCpp.h>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class RepertoireCommandsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    std::filesystem::path file() const { return m_folder->filePath("library.sqlite").toStdString(); }
    /// Opens a window with a record that has these lines, each move after the one before.
    void open(std::initializer_list<std::vector<std::string>> lines,
              const core::AnyPosition& start = startPosition()) {
        m_window = std::make_unique<MainWindow>(*m_variants, core::Game(start));
        m_window->show();
        core::GameRecord record{core::headerOf(core::Game(start), Players(), std::chrono::sys_seconds{}),
                                core::GameTree(start)};
        for (const auto& line : lines) {
            core::NodeId node = core::NodeId::root();
            for (const std::string& move : line)
                node = record.tree.add(node, uciMove(move, record.tree.position(node)));
        }
        m_window->openLibrary(file());
        QTRY_VERIFY(m_window->view().game().movableSide());
        m_window->view().show(std::move(record), std::nullopt, false);
        document().goToPly(0);
    }
    GameDocument& document() const { return m_window->view().game().document(); }
    /// The node after these moves.
    core::NodeId node(const std::vector<std::string>& moves) const {
        core::NodeId at = core::NodeId::root();
        for (const std::string& move : moves)
            at = *document().tree().child(at, uciMove(move, document().tree().position(at)));
        return at;
    }
    QAction& action(const char* name) const { return *m_window->findChild<QAction*>(QLatin1String(name)); }
    void trigger(const char* name, const std::vector<std::string>& at) const {
        document().goTo(node(at));
        QVERIFY2(action(name).isEnabled(), name);
        action(name).trigger();
    }
    /// Adds a game with these moves to the library, before it is opened.
    void addGame(const std::vector<std::string>& moves) const {
        core::GameTree tree(startPosition());
        addLine(tree, core::NodeId::root(), moves);
        core::Library library(file());
        library.addRecord(
            {core::headerOf(core::Game(startPosition()), Players(), std::chrono::sys_seconds{}), tree});
    }
    /// Opens the list of repertoires, which has one, and the dialog with its gaps, of which there is one.
    RepertoireGapsDialog& openGaps() const {
        action("repertoires").trigger();
        auto& list = *m_window->findChild<RepertoireList*>();
        [&] { QTRY_COMPARE(list.findChild<QTableWidget*>()->rowCount(), 1); }();
        buttonIn(list, "Find Gaps…").click();
        auto& gaps = *list.findChild<RepertoireGapsDialog*>();
        [&] { QTRY_COMPARE(gaps.findChild<QTableWidget*>()->rowCount(), 1); }();
        return gaps;
    }
    /// All moves with the sign in the table, as UCI.
    QString marked() const {
        const auto& table = *m_window->view().moves().findChild<MoveTable*>(QStringLiteral("moveList"));
        const core::GameTree& tree = document().tree();
        QStringList moves;
        for (const core::NodeId node : tree.subtree())
            if (table.moves().indexOf(node).data(MoveTableModel::MarkRole).toBool())
                moves << QString::fromStdString(
                    core::uci::format(tree.move(node), tree.position(*tree.parent(node))));
        return moves.join(' ');
    }
    QString message() const { return m_window->statusBar()->currentMessage(); }
    std::vector<core::RepertoireSummary> stored() const {
        core::Library library(file());
        return core::RepertoireStore(library).all(std::chrono::sys_seconds{});
    }

private slots:
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_variants = std::make_unique<UserVariants>(variants(), m_folder->filePath("variants"));
    }
    void cleanup() {
        m_window.reset();
        m_variants.reset();
    }

    void aMarkedMoveBringsTheMovesBeforeItAlong() {
        open({{"e3e4", "e6e5", "c3c4", "c6c5"}});
        trigger("markMyMove", {"e3e4", "e6e5", "c3c4"});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        QVERIFY2(message().contains("“EuroShogi: White”"), qPrintable(message()));
        QCOMPARE(stored().at(0).counts.fresh, 2);
    }
    void aMoveOfTheSecondPlayerIsMarkedForThatSide() {
        open({{"e3e4", "e6e5", "c3c4", "c6c5"}});
        trigger("markMyMove", {"e3e4", "e6e5", "c3c4", "c6c5"});
        QTRY_COMPARE(marked(), QString("e6e5 c6c5"));
        QCOMPARE(stored().at(0).side, core::Side::Second);
    }
    void bothSidesHaveARepertoireOfTheirOwn() {
        open({{"e3e4", "e6e5"}});
        trigger("markMyMove", {"e3e4"});
        trigger("markMyMove", {"e3e4", "e6e5"});
        QTRY_COMPARE(marked(), QString("e3e4 e6e5"));
        QCOMPARE(stored().size(), std::size_t{2});
    }
    void aWholeRecordIsMarkedWithAllReplies() {
        open({{"e3e4", "e6e5", "c3c4"}, {"e3e4", "c6c5", "d3d4"}, {"c3c4", "e6e5", "e3e4"}});
        trigger("markFirstPlayer", {});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4 d3d4"));
    }
    void moreMovesGoIntoTheSameRepertoire() {
        open({{"e3e4", "e6e5", "c3c4"}, {"e3e4", "c6c5", "d3d4"}});
        trigger("markMyMove", {"e3e4", "e6e5", "c3c4"});
        trigger("markMyMove", {"e3e4", "c6c5", "d3d4"});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4 d3d4"));
        QCOMPARE(stored().size(), std::size_t{1});
    }
    void marksAreUndoneAndMadeAgain() {
        open({{"e3e4", "e6e5", "c3c4"}, {"e3e4", "c6c5", "d3d4"}});
        QVERIFY(!action("takeBack").isEnabled());
        trigger("markMyMove", {"e3e4", "e6e5", "c3c4"});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        trigger("markMyMove", {"e3e4", "c6c5", "d3d4"});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4 d3d4"));
        QCOMPARE(plainText(action("takeBack").text()), QString("Undo"));

        action("takeBack").trigger();
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        QCOMPARE(message(), QString("The change to the repertoire “EuroShogi: White” was undone."));
        action("takeBack").trigger();
        QTRY_COMPARE(marked(), QString());
        QCOMPARE(message(), QString("The new repertoire “EuroShogi: White” was removed again."));
        QVERIFY(stored().empty());
        QVERIFY(!action("takeBack").isEnabled());

        action("redo").trigger();
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        action("redo").trigger();
        QTRY_COMPARE(marked(), QString("e3e4 c3c4 d3d4"));
        QVERIFY(!action("redo").isEnabled());
        action("takeBack").trigger(); // of the repertoire that was made anew
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        QCOMPARE(stored().size(), std::size_t{1});
    }
    void marksAndChangesOfTheRecordAreUndoneInTurn() {
        open({{"e3e4", "e6e5", "c3c4"}});
        trigger("markMyMove", {"e3e4"});
        QTRY_COMPARE(marked(), QString("e3e4"));
        document().toggleGlyph(node({"e3e4"}), core::Glyph::Good);
        trigger("markMyMove", {"e3e4", "e6e5", "c3c4"});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        const auto hasGlyph = [this] {
            return !document().tree().annotations(node({"e3e4"})).glyphs.empty();
        };

        action("takeBack").trigger();
        QTRY_COMPARE(marked(), QString("e3e4"));
        QVERIFY(hasGlyph());
        action("takeBack").trigger();
        QVERIFY(!hasGlyph());
        QCOMPARE(marked(), QString("e3e4"));
        action("takeBack").trigger();
        QTRY_COMPARE(marked(), QString());
        for (int step = 0; step < 3; ++step) {
            QTRY_VERIFY(action("redo").isEnabled());
            action("redo").trigger();
        }
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        QVERIFY(hasGlyph());
    }
    void aChangeIsNotUndoneWhenTheRepertoireHasOtherMovesSince() {
        open({{"e3e4", "e6e5", "c3c4"}});
        trigger("markMyMove", {"e3e4"});
        QTRY_COMPARE(marked(), QString("e3e4"));
        {
            core::Library library(file());
            core::RepertoireStore(library).change(stored().at(0).id, [&](core::Repertoire& repertoire) {
                repertoire.addLine(document().tree(), node({"e3e4", "e6e5", "c3c4"}));
            });
        }
        action("takeBack").trigger();
        QTRY_COMPARE(
            message(),
            QString("The repertoire “EuroShogi: White” has changed in the meantime. It was left as it is."));
        QCOMPARE(marked(), QString("e3e4 c3c4"));
        QVERIFY(!action("takeBack").isEnabled());
    }
    void anUndoThatCouldNotBeWrittenCanBeTriedAgain() {
        open({{"e3e4"}});
        trigger("markMyMove", {"e3e4"});
        QTRY_COMPARE(marked(), QString("e3e4"));
        const auto execute = [this](const char* sql) {
            SQLite::Database(file().string(), SQLite::OPEN_READWRITE).exec(sql);
        };
        execute("CREATE TRIGGER refuses BEFORE DELETE ON repertoires BEGIN SELECT RAISE(ABORT, 'full'); END");
        action("takeBack").trigger();
        QVERIFY(!action("takeBack").isEnabled());
        QTRY_VERIFY(action("takeBack").isEnabled());
        QVERIFY(!action("redo").isEnabled());
        QCOMPARE(marked(), QString("e3e4"));
        execute("DROP TRIGGER refuses");
        action("takeBack").trigger();
        QTRY_COMPARE(marked(), QString());
        QVERIFY(action("redo").isEnabled());
    }
    void movesThatAreMarkedAlreadySaySo() {
        open({{"e3e4"}});
        trigger("markMyMove", {"e3e4"});
        QTRY_COMPARE(marked(), QString("e3e4"));
        trigger("markMyMove", {"e3e4"});
        QTRY_COMPARE(message(), QString("The repertoire “EuroShogi: White” has these moves already."));
    }
    void aRecordWithoutMovesOfTheSideMakesNoRepertoire() {
        open({{"e3e4"}});
        trigger("markSecondPlayer", {});
        QTRY_COMPARE(message(), QString("This record has no moves of Black."));
        QVERIFY(stored().empty());
    }
    void whereAllMovesAreFaultsNothingIsMarked() {
        open({{"e3e4"}});
        auto& document = m_window->view().game().document();
        document.toggleGlyph(*document.tree().firstChild(core::NodeId::root()), core::Glyph::Mistake);
        trigger("markFirstPlayer", {});
        QTRY_COMPARE(
            message(),
            QString("No move was added. All moves of White are marked as faults, or come after a fault."));
        QVERIFY(stored().empty());
    }
    void aRemovedMoveLosesItsSignWithAllThatFollows() {
        open({{"e3e4", "e6e5", "c3c4", "c6c5", "d3d4"}});
        trigger("markFirstPlayer", {});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4 d3d4"));
        trigger("unmarkMove", {"e3e4", "e6e5", "c3c4"});
        QTRY_COMPARE(marked(), QString("e3e4"));
    }
    void aReplyOfTheOpponentCanBeRemoved() {
        open({{"e3e4", "e6e5", "c3c4"}});
        trigger("markFirstPlayer", {});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        trigger("unmarkMove", {"e3e4", "e6e5"});
        QTRY_COMPARE(marked(), QString("e3e4"));
    }
    void onlyMovesOfARepertoireCanBeRemoved() {
        open({{"e3e4", "e6e5"}});
        document().goTo(node({"e3e4"}));
        QVERIFY(!action("unmarkMove").isEnabled());
        document().goTo(core::NodeId::root());
        QVERIFY(!action("markMyMove").isEnabled());
    }
    void theMoveToPlayCanBeChanged() {
        open({{"e3e4"}, {"c3c4"}});
        trigger("markMyMove", {"e3e4"});
        trigger("markMyMove", {"c3c4"});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        document().goTo(node({"e3e4"}));
        QVERIFY2(!action("preferMyMove").isEnabled(), "it is the move to play");
        trigger("preferMyMove", {"c3c4"});
        QTRY_VERIFY(!action("preferMyMove").isEnabled());
        core::Library library(file());
        const auto read = core::RepertoireStore(library).readAll("euroshogi");
        QVERIFY(read.at(0).repertoire.edges(0).front().move == uciMove("c3c4", startPosition()));
    }
    void theSignsAreThereInEveryGameAndAfterARestart() {
        open({{"e3e4", "e6e5", "c3c4"}});
        trigger("markFirstPlayer", {});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        m_window.reset();
        open({{"h3h4", "h6h5"}, {"e3e4", "e6e5", "c3c4"}});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
    }
    void theSignsAreInTheRunningTextToo() {
        preferences().set(preference::MovesAsText, true);
        open({{"e3e4", "e6e5"}});
        const auto& text = *m_window->view().moves().findChild<MoveTextView*>(QStringLiteral("moveText"));
        QVERIFY(!text.toPlainText().contains(QChar(u'◆')));
        trigger("markMyMove", {"e3e4"});
        QTRY_COMPARE(text.toPlainText().count(QChar(u'◆')), 1);
    }
    void myMovesCanBeShownAsArrows() {
        open({{"e3e4", "e6e5", "c3c4"}, {"c3c4"}});
        trigger("markMyMove", {"e3e4", "e6e5", "c3c4"});
        trigger("markMyMove", {"c3c4"});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4 c3c4"));
        const auto arrows = [this] {
            std::vector<BoardArrow> all = m_window->view().board().arrows();
            std::erase_if(all, [](const BoardArrow& arrow) { return arrow.kind != ArrowKind::Repertoire; });
            return all.size();
        };
        document().goToPly(0);
        QCOMPARE(arrows(), std::size_t{0});
        action("showMyMoves").trigger();
        QCOMPARE(arrows(), std::size_t{2});
        document().goTo(node({"e3e4"}));
        QTRY_COMPARE(arrows(), std::size_t{0});
        document().goTo(node({"e3e4", "e6e5"}));
        QTRY_COMPARE(arrows(), std::size_t{1});
        action("showMyMoves").trigger();
        QCOMPARE(arrows(), std::size_t{0});
    }
    void arrowsAreNotShownWhileTheComputerIsTheOpponent() {
        open({{"e3e4"}});
        trigger("markMyMove", {"e3e4"});
        QTRY_COMPARE(marked(), QString("e3e4"));
        action("showMyMoves").trigger();
        Players players;
        players[1].computerLevel = 1;
        m_window->view().startGame(core::Game(startPosition()), players, {});
        QVERIFY(m_window->view().game().movableSide());
        QVERIFY(m_window->view().board().arrows().empty());
    }
    void aRepertoireOpensAsAGame() {
        open({{"e3e4", "e6e5", "c3c4"}});
        trigger("markFirstPlayer", {});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        action("repertoires").trigger();
        auto& list = *m_window->findChild<RepertoireList*>();
        QTRY_COMPARE(list.findChild<QTableWidget*>()->rowCount(), 1);
        buttonIn(list, "Open as Game").click();
        QTRY_COMPARE(document().header().event, std::string("EuroShogi: White"));
        QCOMPARE(document().tree().size(), std::size_t{4});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
    }
    void aRepertoireThatWasOpenedAsAGameIsMarkedWhole() {
        open({{"e3e4", "e6e5"}, {"c3c4", "c6c5"}});
        trigger("markMyMove", {"e3e4"});
        trigger("markMyMove", {"c3c4"});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        action("repertoires").trigger();
        auto& list = *m_window->findChild<RepertoireList*>();
        QTRY_COMPARE(list.findChild<QTableWidget*>()->rowCount(), 1);
        buttonIn(list, "Open as Game").click();
        QTRY_COMPARE(document().header().event, std::string("EuroShogi: White"));
        answerNextBox("Delete");
        buttonIn(list, "Delete…").click();
        QTRY_COMPARE(marked(), QString());
        trigger("markFirstPlayer", {});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
    }
    void aRepertoireIsRenamedInItsOwnLibrary() {
        const auto other = m_folder->filePath("other.sqlite").toStdString();
        {
            core::Library library(other);
            core::RepertoireStore(library).add("Theirs",
                                               core::Repertoire(startPosition(), core::Side::First));
        }
        open({{"e3e4", "e6e5"}});
        trigger("markMyMove", {"e3e4"});
        QTRY_COMPARE(marked(), QString("e3e4"));
        action("repertoires").trigger();
        auto& list = *m_window->findChild<RepertoireList*>();
        QTRY_COMPARE(list.findChild<QTableWidget*>()->rowCount(), 1);
        const QSignalSpy opened(m_window.get(), &MainWindow::libraryOpened);
        withNextDialog<QInputDialog>([&](QInputDialog& dialog) {
            m_window->openLibrary(other);
            dialog.setTextValue("Mine");
            dialog.accept();
        });
        buttonIn(list, "Rename…").click();
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(stored().at(0).name, std::string("Mine"));
        core::Library library(other);
        QCOMPARE(core::RepertoireStore(library).all({}).at(0).name, std::string("Theirs"));
    }
    void whyARepertoireCannotBeOpenedIsSaid() {
        open({{"e3e4", "e6e5"}});
        trigger("markMyMove", {"e3e4"});
        QTRY_COMPARE(marked(), QString("e3e4"));
        action("repertoires").trigger();
        auto& list = *m_window->findChild<RepertoireList*>();
        QTRY_COMPARE(list.findChild<QTableWidget*>()->rowCount(), 1);
        { // meanwhile another program deletes it
            core::Library library(file());
            core::RepertoireStore(library).remove(stored().at(0).id);
        }
        buttonIn(list, "Open as Game").click();
        QTRY_VERIFY(message().startsWith("This repertoire cannot be opened."));
    }
    void aGapIsOpenedWithTheReplyOnTheBoard() {
        addGame({"e3e4", "c6c5"});
        open({{"e3e4", "e6e5", "c3c4"}});
        trigger("markFirstPlayer", {});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        auto& gaps = openGaps();
        QCOMPARE(gaps.findChild<QTableWidget*>()->item(0, 2)->text(), QString("1"));
        buttonIn(gaps, "Open as Game").click();
        QTRY_VERIFY(document().current() != core::NodeId::root());
        QVERIFY(document().current() == node({"e3e4", "c6c5"}));
        QCOMPARE(document().tree().size(), std::size_t{5});
    }
    void aGapIsAnsweredWhileTheListOfGapsIsOpen() {
        addGame({"e3e4", "c6c5"});
        open({{"e3e4", "e6e5", "c3c4"}});
        trigger("markFirstPlayer", {});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        auto& gaps = openGaps();
        buttonIn(gaps, "Open as Game").click();
        QTRY_VERIFY(document().current() != core::NodeId::root());
        QVERIFY(!QApplication::activeModalWidget());
        m_window->view().enterMove(uciMove("d3d4", document().position()));
        action("markMyMove").trigger();
        QTRY_COMPARE(marked(), QString("e3e4 c3c4 d3d4"));
        QVERIFY(gaps.isVisible());
        openGaps(); // the same again
        QCOMPARE(m_window->findChildren<RepertoireGapsDialog*>().size(), 1);
    }
    void theListOfGapsClosesWithItsLibrary() {
        addGame({"e3e4", "c6c5"});
        open({{"e3e4", "e6e5", "c3c4"}});
        trigger("markFirstPlayer", {});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        const QPointer<RepertoireGapsDialog> gaps = &openGaps();
        m_window->openLibrary(m_folder->filePath("other.sqlite").toStdString());
        QTRY_VERIFY(!gaps);
    }
    void theFirstRepertoireIsPractisedAsSoonAsItIsMade() {
        open({{"e3e4", "e6e5", "c3c4"}});
        action("practiseRepertoire").trigger();
        auto& practice = *m_window->findChild<RepertoireWindow*>();
        QTRY_VERIFY(practice.session().state() == RepertoireSession::State::Empty);
        QVERIFY(!buttonIn(practice, "Practise Again").isEnabled());
        trigger("markFirstPlayer", {});
        QTRY_VERIFY(practice.session().state() == RepertoireSession::State::Asking);
        QVERIFY(buttonIn(practice, "Skip").isEnabled());
    }
    void theWindowForPracticeMakesTheFirstRepertoireOfTheGameInFront() {
        open({{"e3e4", "e6e5", "c3c4"}});
        action("practiseRepertoire").trigger();
        auto& practice = *m_window->findChild<RepertoireWindow*>();
        auto& add = buttonIn(practice, "Add the Moves of Black");
        QTRY_VERIFY(add.isVisible());
        QVERIFY(practice.board().position() == startPosition());
        add.click();
        QTRY_VERIFY(practice.session().state() == RepertoireSession::State::Asking);
        QVERIFY(!add.isVisible());
        QCOMPARE(stored().at(0).side, core::Side::Second);
    }
    void aGameWithoutMovesMakesNoRepertoire() {
        open({});
        action("practiseRepertoire").trigger();
        auto& practice = *m_window->findChild<RepertoireWindow*>();
        QTRY_VERIFY(practice.session().state() == RepertoireSession::State::Empty);
        auto& add = buttonIn(practice, "Add the Moves of White");
        QVERIFY(!add.isVisible());
        m_window->view().enterMove(uciMove("e3e4", document().position()));
        QTRY_VERIFY(add.isVisible());
    }
    void aRepertoireIsPractisedFromTheMenu() {
        open({{"e3e4", "e6e5", "c3c4"}});
        trigger("markFirstPlayer", {});
        QTRY_COMPARE(marked(), QString("e3e4 c3c4"));
        action("practiseRepertoire").trigger();
        auto& practice = *m_window->findChild<RepertoireWindow*>();
        QTRY_VERIFY(practice.session().state() == RepertoireSession::State::Asking);
        buttonIn(practice, "Open as Game").click();
        QTRY_COMPARE(document().header().event, std::string("EuroShogi: White"));
    }
    void theNameOfTheRepertoireIsInTheToolTip() {
        open({{"e3e4"}});
        trigger("markMyMove", {"e3e4"});
        QTRY_COMPARE(marked(), QString("e3e4"));
        const auto& table = *m_window->view().moves().findChild<MoveTable*>(QStringLiteral("moveList"));
        const QString tip = table.moves().texts().toolTip(node({"e3e4"}));
        QVERIFY2(tip.contains("My move in the repertoire “EuroShogi: White”"), qPrintable(tip));
    }
    void movesOfSeveralStepsCanBeMarked() {
        open({{"10j-10i-10h-9h-9i-9j"}}, koPosition({"G19s", "TP18s", "+DR10j", "SW5p", "g1a", "p1c"}));
        trigger("markMyMove", {"10j-10i-10h-9h-9i-9j"});
        QTRY_COMPARE(marked(), QString("10j-10i-10h-9h-9i-9j"));
        QCOMPARE(stored().at(0).counts.fresh, 1);
    }
};

int main(int argc, char** argv) {
    return runWithOwnSettings<QApplication, RepertoireCommandsTest>(argc, argv);
}
#include "repertoire_commands_test.moc"
