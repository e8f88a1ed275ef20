// Where a click in the graph of openings leads.
#include "tests/ui/games.h"
#include "tests/ui/library_answers.h"
#include "tests/ui/own_settings.h"
#include "ui/document/game_document.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/main_window.h"
#include "ui/opening_graph/opening_graph_window.h"
#include "ui/variants/user_variants.h"

#include <QAction>
#include <QApplication>
#include <QTemporaryDir>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

using Moves = std::vector<core::Move>;

class ShownMovesTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    OpenGame& game() const { return m_window->view().game(); }
    const core::GameTree& tree() const { return game().document().tree(); }
    int tabs() const { return m_window->findChild<GameTabs*>()->count(); }
    /// Opens the window and the graph.
    void open(const core::Game& start) {
        m_variants = std::make_unique<UserVariants>(variants(), m_folder->filePath("variants"));
        m_window = std::make_unique<MainWindow>(*m_variants, start);
        m_window->show();
        m_window->openLibrary(m_folder->filePath("library.sqlite").toStdString());
        waitForLibrary(*m_window);
        m_window->findChild<QAction*>("openingGraph")->trigger();
    }
    /// As a click in the graph does.
    void choose(const core::AnyPosition& first, const Moves& moves) const {
        auto* graph = m_window->findChild<OpeningGraphWindow*>();
        QVERIFY(graph && graph->isVisible());
        emit graph->movesChosen(first, moves);
    }
    /// So many moves from a position, the last legal one each time.
    static Moves movesFrom(core::AnyPosition position, int count) {
        Moves moves;
        for (int i = 0; i < count; ++i) {
            moves.push_back(position.legalMoves().back());
            position = position.after(moves.back());
        }
        return moves;
    }
    static core::AnyPosition after(core::AnyPosition position, const Moves& moves) {
        for (const auto& move : moves)
            position = position.after(move);
        return position;
    }
    /// Ends the play of the game in front, so that moves are variations.
    void studyGame(const Moves& moves) const {
        core::GameTree tree(startPosition());
        tree.addLine(core::NodeId::root(), moves);
        auto record = core::GameRecord{game().document().header(), tree};
        m_window->view().show(record, std::nullopt, false);
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() {
        m_window.reset();
        m_variants.reset();
    }

    void movesOfTheRecordAreShown() {
        open(euroShogiGame());
        const Moves moves = movesFrom(startPosition(), 4);
        studyGame(moves);
        choose(startPosition(), {moves[0], moves[1]});
        QCOMPARE(game().document().ply(), 2);
        QCOMPARE(tree().size(), std::size_t(5));
        QCOMPARE(tabs(), 1);
    }
    void movesThatTheRecordLacksBecomeAVariation() {
        open(euroShogiGame());
        const Moves moves = movesFrom(startPosition(), 4);
        studyGame(moves);
        const Moves others{moves[0], after(startPosition(), {moves[0]}).legalMoves().front()};
        choose(startPosition(), others);
        QVERIFY(game().document().position() == after(startPosition(), others));
        QVERIFY(!tree().isMainLine(game().document().current()));
        QCOMPARE(tabs(), 1);
    }
    void movesFromAPositionOnTheLineBecomeAVariationThere() {
        open(euroShogiGame());
        const Moves moves = movesFrom(startPosition(), 4);
        studyGame(moves);
        const auto middle = after(startPosition(), {moves[0], moves[1]});
        choose(middle, {middle.legalMoves().front()});
        QCOMPARE(game().document().ply(), 3);
        QCOMPARE(tree().depth(game().document().current()), 3);
    }
    void movesFromAnotherStartOpenATab() {
        open(euroShogiGame());
        studyGame(movesFrom(startPosition(), 4));
        const auto shogi = core::AnyPosition::startOf(variants().find("shogi"));
        const Moves moves = movesFrom(shogi, 3);
        choose(shogi, moves);
        QCOMPARE(tabs(), 2);
        QVERIFY(game().document().position() == after(shogi, moves));
    }
    void aGameThatIsBeingPlayedIsNotGoneOnWith() {
        open(euroShogiGame());
        const Moves moves = movesFrom(startPosition(), 3);
        QVERIFY(game().play().isRunning());
        QVERIFY(!game().enterMove(moves[0]));
        OpenGame& played = game();
        choose(startPosition(), moves);
        QCOMPARE(played.play().game().plyCount(), 1);
        QCOMPARE(played.document().tree().size(), std::size_t(2));
        QCOMPARE(tabs(), 2);
        QVERIFY(game().document().position() == after(startPosition(), moves));
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, ShownMovesTest>(argc, argv);
}
#include "shown_moves_test.moc"
