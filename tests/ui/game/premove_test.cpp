// Premoves in a game against the computer: when they are played, and what cancels them.
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_preferences.h"
#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/engine/engine_pool.h"
#include "ui/engine/engine_store.h"
#include "ui/engine/move_chooser.h"
#include "ui/game/board_line.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/library/library_service.h"
#include "ui/sound/sounds.h"

#include <QAction>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

static void initResources() { Q_INIT_RESOURCE(resources); }

namespace {

/// A computer that answers when the test wants it to.
class WaitingChooser : public MoveChooser {
public:
    void beginGame(const Players&) override {}
    void prepare(const core::Player&, const std::shared_ptr<const core::Variant>&) override {}
    void requestMove(const core::Game& game, const core::Player&, const ClockReading&) override {
        m_asked = game;
    }
    void moveNow() override {}
    void cancel() override { m_asked.reset(); }

    bool isAsked() const { return m_asked.has_value(); }
    void answer(std::string_view text) {
        const core::Move answer = uciMove(text, m_asked->position());
        m_asked.reset();
        emit moveChosen(answer, std::nullopt);
    }

private:
    std::optional<core::Game> m_asked;
};

const core::Player Human;
const core::Player Computer{3, {}};

} // namespace

class PremoveTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    EngineStore m_engines;
    std::unique_ptr<LibraryService> m_library;
    std::unique_ptr<EnginePool> m_pool;
    SoundPlayer* m_sounds = nullptr;
    QAction m_action; ///< stands for all that the view names
    WaitingChooser* m_computer = nullptr;
    std::unique_ptr<GameView> m_view;

    BoardView& board() const { return m_view->board(); }
    Play& play() const { return m_view->game().play(); }
    const core::Game& game() const { return play().game(); }
    /// The human has the first move.
    void start(const core::Game& from = euroShogiGame()) {
        m_view->startGame(from, {Human, Computer}, {});
        QTRY_VERIFY(play().movableSide());
    }
    void click(std::string_view name) {
        const core::BoardSize size = board().position()->spec().size;
        const auto place = size.square(name[0] - 'a', size.ranks - (name[1] - '0'));
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().squareRect(place).center());
    }
    void enter(std::string_view from, std::string_view to) {
        click(from);
        click(to);
    }
    /// The human has moved, and the computer thinks.
    void startThinking() {
        start();
        enter("e3", "e4");
        QTRY_VERIFY(m_computer->isAsked());
    }
    /// The computer has moved, and what follows from that has happened.
    void answer(std::string_view text) {
        m_computer->answer(text);
        QTRY_VERIFY(play().movableSide() || m_computer->isAsked());
        QTest::qWait(0);
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings().clear();
        m_library = std::make_unique<LibraryService>();
        m_pool = std::make_unique<EnginePool>(m_engines);
        m_sounds = new SoundPlayer(m_pool.get());
        auto computer = std::make_unique<WaitingChooser>();
        m_computer = computer.get();
        m_view = std::make_unique<GameView>(
            std::make_unique<OpenGame>(euroShogiGame(), *m_library, *m_pool, std::move(computer)),
            GameViewActions{
                {&m_action, &m_action, &m_action, &m_action}, nullptr, &m_action, &m_action, &m_action},
            *m_pool, *m_sounds);
        play().setPolicy({}); // answers at once
        m_view->resize(1000, 740);
        m_view->QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        board().setAnimated(false);
        m_library->open(m_folder->filePath("library.sqlite").toStdString());
    }
    void cleanup() {
        m_view.reset();
        m_pool.reset();
        m_library.reset();
        m_folder.reset();
    }

    void aPremoveIsPlayedOnceTheComputerHasMoved() {
        startThinking();
        enter("d3", "d4");
        QVERIFY(board().premove());
        QCOMPARE(game().plyCount(), 1);
        answer("a6a5");
        QTRY_COMPARE(game().plyCount(), 3);
        QVERIFY(game().moves().back() == uciMove("d3d4", game().positionAt(2)));
        QVERIFY(!board().premove());
        QTRY_VERIFY(m_computer->isAsked());
    }
    void aPremoveThatIsNotLegalThenIsDroppedWithTheReason() {
        startThinking();
        enter("g2", "g5"); // over the pawn on g3
        QVERIFY(board().premove());
        answer("a6a5");
        QTRY_VERIFY(!board().premove());
        QCOMPARE(game().plyCount(), 2);
        QVERIFY(!m_view->line().message().isEmpty());
    }
    void thePromotionOfAPremoveIsAskedForWhenItIsPlayed() {
        start(core::Game(positionFrom("4k4/9/9/4P4/9/9/9/9/4K4 b - 1", variants().find("shogi"))));
        enter("e1", "d1");
        QTRY_VERIFY(m_computer->isAsked());
        enter("e6", "e7");
        QVERIFY(board().premove() && board().entry().choices().empty());
        answer("e9f9");
        QTRY_COMPARE(board().entry().choices().size(), std::size_t{2});
        const core::Move promotion = board().entry().choices().front();
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().choiceRect(promotion).center());
        QTRY_COMPARE(game().plyCount(), 3);
        QVERIFY(game().moves().back() == promotion);
    }
    void takingBackCancelsAPremove() {
        startThinking();
        enter("d3", "d4");
        play().takeBack();
        QVERIFY(!board().premove());
        QCOMPARE(game().plyCount(), 0);
    }
    void lookingAtAnEarlierPositionCancelsAPremove() {
        startThinking();
        enter("d3", "d4");
        m_view->game().document().goToPly(0);
        QVERIFY(!board().premove());
        m_view->goBackToGame();
        answer("a6a5");
        QCOMPARE(game().plyCount(), 2);
    }
    void pausingCancelsAPremove() {
        startThinking();
        enter("d3", "d4");
        play().pause();
        QVERIFY(!board().premove());
    }
    void theEndOfTheGameCancelsAPremove() {
        startThinking();
        enter("d3", "d4");
        play().resign();
        QVERIFY(!board().premove());
    }
    void aRematchBeginsWithoutAPremove() {
        startThinking();
        enter("d3", "d4");
        m_view->playAgain(RematchSides::Same);
        QVERIFY(!board().premove());
        QTest::qWait(0);
        QCOMPARE(game().plyCount(), 0);
    }
    void aTurnedBoardKeepsThePremove() {
        startThinking();
        enter("d3", "d4");
        m_view->setFlipped(true);
        QVERIFY((board().premove() == Premove{square("d3"), square("d4")}));
    }
    /// As in a tab that is not in front.
    void aPremoveIsPlayedThoughTheBoardIsHidden() {
        startThinking();
        enter("d3", "d4");
        m_view->hide();
        answer("a6a5");
        QTRY_COMPARE(game().plyCount(), 3);
    }
    void premovesCanBeSwitchedOff() {
        startThinking();
        enter("d3", "d4");
        preferences().set(preference::Premoves, false);
        QVERIFY(!board().premove());
        enter("d3", "d4");
        QVERIFY(!board().premove() && !board().entry().selection());
        preferences().reset(preference::Premoves);
    }
};

int main(int argc, char** argv) {
    initResources();
    return runWithOwnSettings<QApplication, PremoveTest>(argc, argv);
}
#include "premove_test.moc"
