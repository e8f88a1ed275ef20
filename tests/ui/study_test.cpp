// A stored game of each variant is studied in one tab while a timed game against the computer is played in another.
#include "tests/core/record/random_trees.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/library_answers.h"
#include "tests/ui/own_settings.h"
#include "ui/document/game_document.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/library/games_panel.h"
#include "ui/main_window.h"
#include "ui/variants/user_variants.h"

#include "core/notation/stored_record.h"

#include <QApplication>
#include <QTemporaryDir>

#include <algorithm>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

constexpr int AnswerMs = 30000;
constexpr int StoredPlies = 12;
constexpr int SmallBoard = 36; ///< squares

core::Annotations notesOf(const char* text, core::Glyph glyph) {
    core::Annotations notes;
    notes.before = "Now:";
    notes.after = text;
    notes.glyphs = {glyph, core::Glyph::Unclear};
    return notes;
}

core::Game after(core::Game game, const core::Move& move) {
    game.play(move);
    return game;
}

/// A move after which the game cannot end for this number of rounds, whatever the computer answers: it may choose any
/// move, and on a small board a game can be over after a few.
std::optional<core::Move> moveThatGoesOn(const core::Game& game, int rounds) {
    const auto goesOn = [rounds](const core::Game& next) {
        return !next.outcome() && (rounds == 1 || moveThatGoesOn(next, rounds - 1));
    };
    for (const core::Move& move : game.position().legalMoves()) {
        const core::Game next = after(game, move);
        if (!next.outcome() &&
            std::ranges::all_of(next.position().legalMoves(),
                                [&](const core::Move& answer) { return goesOn(after(next, answer)); }))
            return move;
    }
    return std::nullopt;
}

} // namespace

class StudyTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    std::filesystem::path file() const { return m_folder->filePath("library.sqlite").toStdString(); }
    GameTabs& tabs() const { return *m_window->findChild<GameTabs*>(); }
    core::GameId addGame(const std::shared_ptr<const core::Variant>& variant) const {
        std::mt19937 random(7);
        core::GameTree tree(core::AnyPosition::startOf(variant));
        core::test::growLine(tree, core::NodeId::root(), StoredPlies, random);
        const core::Outcome outcome{core::Side::First, core::EndReason::Resignation};
        return core::Library(file()).addRecord(
            {core::headerOf(core::Game(tree.start()), {}, std::chrono::sys_seconds{}), tree, outcome});
    }
    core::GameTree storedTree(core::GameId game, const std::shared_ptr<const core::Variant>& variant) const {
        core::Library library(file());
        const auto stored = *library.record(game);
        return core::readTree(stored.summary.header, stored.tree, variant).value();
    }
    void openStored(core::GameId game) {
        emit m_window->findChild<GamesPanel*>()->gameChosen(game);
        QTRY_COMPARE(m_window->view().game().recorder().game(), std::optional(game));
    }
    /// Two moves of a variation after this ply, with a comment and glyphs on each.
    static core::NodeId addVariation(GameView& view, int ply) {
        OpenGame& game = view.game();
        GameDocument& document = game.document();
        document.goTo(document.tree().ancestor(document.playedTo(), ply));
        const auto played = document.tree().move(*document.tree().firstChild(document.current()));
        for (const core::Move& move : document.position().legalMoves())
            if (move != played) {
                game.enterMove(move);
                break;
            }
        document.annotate(document.current(), notesOf("a better plan — より良い", core::Glyph::Interesting));
        game.enterMove(document.position().legalMoves().back());
        document.annotate(document.current(), notesOf("and now?", core::Glyph::Mistake));
        return document.current();
    }
    /// The next move of the human in this view, and the answer of the computer, with these rounds to go.
    static void playOn(GameView& view, int rounds) {
        const Play& play = view.game().play();
        const int plies = play.game().plyCount();
        QTRY_VERIFY_WITH_TIMEOUT(play.movableSide(), AnswerMs);
        const bool endsSoon = play.game().spec().size.squares() <= SmallBoard;
        const auto move = moveThatGoesOn(play.game(), endsSoon ? rounds : 1);
        QVERIFY(move);
        QVERIFY(!view.game().enterMove(*move));
        QTRY_VERIFY_WITH_TIMEOUT(play.game().plyCount() == plies + 2, AnswerMs);
        QVERIFY(play.clock().isRunning());
    }

private slots:
    void init() {
        QSettings().clear();
        QSettings().setValue("playing/computerPace", 0);
        m_folder = std::make_unique<QTemporaryDir>();
        m_variants = std::make_unique<UserVariants>(variants(), m_folder->filePath("variants"));
    }
    void cleanup() {
        m_window.reset();
        m_variants.reset();
        m_folder.reset();
    }

    void aStoredGameIsStudiedWhileAnotherIsPlayed_data() {
        QTest::addColumn<QString>("id");
        for (const auto& variant : variants().all())
            QTest::newRow(variant->spec().id.c_str()) << QString::fromStdString(variant->spec().id);
    }
    void aStoredGameIsStudiedWhileAnotherIsPlayed() {
        QFETCH(const QString, id);
        const auto variant = variants().find(id.toStdString());
        const core::GameId game = addGame(variant);
        m_window = std::make_unique<MainWindow>(*m_variants, std::nullopt);
        m_window->show();
        m_window->openLibrary(file());
        waitForLibrary(*m_window);
        openStored(game);
        QCOMPARE(tabs().count(), 1);
        GameView& study = m_window->view();

        actionIn(*m_window, "New Tab").trigger();
        GameView& playing = m_window->view();
        core::Player computer;
        computer.computerLevel = 1;
        const core::TimeControl tenMinutes{std::chrono::minutes(10)};
        playing.startGame(core::Game(core::AnyPosition::startOf(variant)), {core::Player(), computer},
                          {tenMinutes, tenMinutes});
        playOn(playing, 3);

        tabs().setCurrentIndex(0);
        QCOMPARE(&m_window->view(), &study);
        const core::NodeId first = addVariation(study, 4);
        playOn(playing, 2);
        const core::NodeId second = addVariation(study, 8);
        QVERIFY(first != second);
        const core::GameTree tree = study.game().document().tree();
        QCOMPARE(tree.size(), std::size_t(1 + StoredPlies + 4));
        actionIn(*m_window, "Close Tab").trigger();
        QCOMPARE(tabs().count(), 1);
        QCOMPARE(&m_window->view(), &playing);
        playOn(playing, 1);

        QTRY_VERIFY(core::Library(file()).gamesWithJournal() ==
                    std::vector{*playing.game().recorder().game()});
        QVERIFY(storedTree(game, variant) == tree);
        QCOMPARE(core::Library(file()).summary(game)->plyCount, StoredPlies);
        for (const core::NodeId node : {first, second}) {
            const auto hits = core::Library(file()).findPosition(tree.key(node));
            QVERIFY(std::count(hits.begin(), hits.end(), core::PositionHit{game, node}) == 1);
        }
        openStored(game);
        QCOMPARE(tabs().count(), 2);
        const auto& again = m_window->view().game().document();
        QVERIFY(again.tree() == tree);
        QCOMPARE(again.tree().annotations(second).after, std::string("and now?"));
        QCOMPARE(again.tree().annotations(second).glyphs.front(), core::Glyph::Mistake);
        QCOMPARE(again.ply(), StoredPlies);

        QVERIFY(playing.game().play().isRunning());
        QTRY_VERIFY(playing.game().recorder().isSettled());
        const core::GameId played = *playing.game().recorder().game();
        QVERIFY(storedTree(played, variant) == playing.game().document().tree());
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, StudyTest>(argc, argv);
}
#include "study_test.moc"
