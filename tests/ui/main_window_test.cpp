// The window as a whole, without a display: menus, panels, stored games, and libraries that cannot be opened.
#include "core/variants/rule_options.h"
#include "tests/core/store/stored_play.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/ko_positions.h"
#include "tests/ui/library_answers.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/spoken.h"
#include "ui/analysis/analysis.h"
#include "ui/analysis/evaluation_bar.h"
#include "ui/board/board_preferences.h"
#include "ui/board/board_view.h"
#include "ui/board/look_setting.h"
#include "ui/document/game_document.h"
#include "ui/editor/position_editor.h"
#include "ui/explorer/explorer_panel.h"
#include "ui/game/board_line.h"
#include "ui/game/computer_policy.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/player_card.h"
#include "ui/game/recorder.h"
#include "ui/help/help_pages.h"
#include "ui/help/help_topics.h"
#include "ui/help/help_view.h"
#include "ui/help/help_window.h"
#include "ui/keys/keys_dialog.h"
#include "ui/library/game_columns.h"
#include "ui/library/games_panel.h"
#include "ui/library/games_table.h"
#include "ui/main_window.h"
#include "ui/mobility/mobility_window.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/panel_layouts.h"
#include "ui/preferences/preferences.h"
#include "ui/record/move_list_panel.h"
#include "ui/report/animation_dialog.h"
#include "ui/review/review_dialog.h"
#include "ui/rulebook/piece_card.h"
#include "ui/rulebook/rule_book.h"
#include "ui/settings/keys_page.h"
#include "ui/settings/settings_dialog.h"
#include "ui/tour/tour_window.h"
#include "ui/variant_commands.h"
#include "ui/variants/import_variant_dialog.h"
#include "ui/variants/manage_variants_dialog.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/status_line.h"
#include "ui/widgets/window_size.h"
#include "ui/window_places.h"

#include "core/notation/stored_record.h"
#include "core/store/library.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QHelpEvent>
#include <QImageReader>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QScreen>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSplitter>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>

#include <set>

static void initResources() { Q_INIT_RESOURCE(resources); }

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

/// Counts how often a widget is shown.
class ShowCounter : public QObject {
public:
    int count() const { return m_count; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Show) ++m_count;
        return QObject::eventFilter(watched, event);
    }

private:
    int m_count = 0;
};

/// Text of twice the usual size.
class LargerText {
public:
    LargerText() {
        QFont font = m_usual;
        font.setPointSizeF(2 * font.pointSizeF());
        QApplication::setFont(font);
    }
    ~LargerText() { QApplication::setFont(m_usual); }
    LargerText(const LargerText&) = delete;
    LargerText& operator=(const LargerText&) = delete;

private:
    const QFont m_usual = QApplication::font();
};

} // namespace

class MainWindowTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    QString file() const { return m_folder->filePath("library.sqlite"); }
    BoardView& board() const { return *m_window->findChild<BoardView*>(); }
    QTableView& moveList() const { return *m_window->findChild<QTableView*>("moveList"); }
    QString state() const { return m_window->findChild<QLabel*>("state")->text(); }
    /// The names of the labels that show this text.
    QStringList labelsThatSay(const QString& text) const {
        QStringList names;
        for (const auto* label : m_window->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(text)) names << label->objectName();
        return names;
    }
    QAction& action(const QString& text) const { return actionIn(*m_window, text); }
    void open(std::optional<core::Game> start = {}) {
        m_window.reset(); // before the variants that it plays
        m_variants = std::make_unique<UserVariants>(variants(), m_folder->filePath("variants"));
        m_window = std::make_unique<MainWindow>(*m_variants, std::move(start));
        m_window->resize(1000, 740);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        board().setAnimated(false);
        m_window->openLibrary(file().toStdString());
    }
    /// Opens a window in which the computer has begun to think, and will for seconds.
    void openWhileTheComputerThinks() {
        QSettings().setValue("newGame/variant", "koshogi");
        QSettings().setValue("newGame/level1", core::MaxLevel);
        open();
        pressInNotice(notice(), "Start");
        QTRY_COMPARE(labelsThatSay("thinking"), QStringList("playerState"));
    }
    void openKoShogi(std::initializer_list<std::string> pieces) { open(core::Game(koPosition(pieces))); }
    void clickPoint(std::string_view name) {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().squareRect(point(name)).center());
    }
    /// What is said beneath the board.
    QString entryText() const { return m_window->view().line().text(); }
    void clickSquare(std::string_view name) {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().squareRect(square(name)).center());
    }
    /// A move by two clicks, and until it is stored.
    void play(std::string_view from, std::string_view to) {
        QTRY_VERIFY(board().movable() != MovableSides::none());
        clickSquare(from);
        clickSquare(to);
        QTRY_VERIFY(board().movable() != MovableSides::none());
    }
    std::vector<core::GameSummary> storedGames() const { return core::Library(file().toStdString()).games(); }
    /// Of the only stored game.
    core::GameTree storedTree() const {
        core::Library library(file().toStdString());
        const auto stored = *library.record(library.games().at(0).id);
        return core::readTree(stored.summary.header, stored.tree, euroshogi()).value();
    }
    /// Stores a game of two humans.
    core::GameId addGame(std::initializer_list<std::string_view> moves,
                         std::optional<core::Outcome> outcome = {}) {
        core::Library library(file().toStdString());
        const core::Game game = euroShogiGame();
        const auto id = library.addGame(core::headerOf(game, {}, std::chrono::sys_seconds{}));
        core::test::StoredPlay played(library, id, core::GameTree(game.position()));
        for (const auto text : moves)
            played.add(uciMove(text, played.position()));
        library.setOutcome(id, outcome);
        return id;
    }
    /// One of tests/data/engines, which knows EuroShogi, among the engines.
    static void addEngine(const QString& name) {
        EngineProfile engine;
        engine.name = name;
        engine.program = QStringLiteral(KOMADAI_TEST_DATA "/engines/") + name;
        engine.protocol = core::protocol::Protocol::Uci;
        engine.options = {{"UCI_Variant", core::protocol::OptionType::Combo, "", {}, {}, {"euroshogi"}}};
        EngineStore().set({engine});
    }
    /// Begins a game of EuroShogi, the user being White.
    void startAgainst(const QString& engine) {
        withNextDialog<NewGameDialog>([engine](NewGameDialog& dialog) {
            auto* list = dialog.findChild<QTreeWidget*>("variants");
            list->setCurrentItem(list->findItems("EuroShogi", Qt::MatchExactly).front());
            dialog.findChild<QComboBox*>("player2")->setCurrentText(engine);
            dialog.accept();
        });
        action("New Game…").trigger();
    }
    /// Opens the menu of layouts and chooses there.
    void chooseLayout(const QString& text) {
        auto& menu = *m_window->findChild<PanelLayoutMenu*>();
        emit menu.aboutToShow();
        actionIn(menu, text).trigger();
    }
    /// A move by two clicks, after which it is another's turn.
    void begin(std::string_view from, std::string_view to) {
        QTRY_VERIFY(board().movable() != MovableSides::none());
        clickSquare(from);
        clickSquare(to);
    }
    static void pressInNotice(NoticeBar& notice, const QString& text) {
        QTest::mouseClick(&buttonIn(notice, text), Qt::LeftButton);
    }
    PositionEditor* editor() const { return m_window->findChild<PositionEditor*>(); }
    void paste(const QString& text) const {
        QApplication::clipboard()->setText(text);
        action("Paste").trigger();
    }
    NoticeBar& notice() const { return *m_window->findChild<NoticeBar*>("noticeBar"); }
    NoticeBar& variantNotice() const { return *m_window->findChild<NoticeBar*>("variantNotice"); }
    /// Says that the game goes on elsewhere than the board shows.
    NoticeBar& placeNotice() const { return *m_window->findChild<NoticeBar*>("placeNotice"); }
    QString placeText() const {
        return placeNotice().isVisible() ? placeNotice().findChild<QLabel*>()->text() : QString();
    }
    static constexpr const char* EarlierPosition =
        "You are looking at an earlier position. The game goes on.";
    static constexpr const char* Variation =
        "This move is a variation. The game goes on at its last position.";
    void playAndResign() {
        play("e3", "e4");
        answerNextBox("Resign");
        action("Resign…").trigger();
    }
    /// Begins a review after a game that is resigned.
    void openReview() {
        playAndResign();
        withNextDialog<ReviewDialog>([](ReviewDialog& dialog) { dialog.accept(); });
        pressInNotice(notice(), "Review…");
    }
    void beginNewGame() const {
        withNextDialog<NewGameDialog>([](NewGameDialog& dialog) { dialog.accept(); });
        action("New Game…").trigger();
    }
    /// A game of two humans in which the board shows the position before the last move.
    void openAndLookBack() {
        open(euroShogiGame());
        play("e3", "e4");
        play("e6", "e5");
        QTest::keyClick(m_window.get(), Qt::Key_Left);
    }
    /// Until a notice that is due would be seen.
    static void waitForNotices() { QTest::qWait(100); }
    bool isOfferedAtTheEnd(const QString& text) const {
        const auto buttons = notice().findChildren<QPushButton*>();
        return std::any_of(buttons.begin(), buttons.end(), [&](const QPushButton* button) {
            return button->isVisible() && button->text().remove('&') == text;
        });
    }
    static constexpr const char* Duel =
        "[duel]\nvariantName = The Duel\nmaxFile = 5\nmaxRank = 5\nking = k\nrook = r\n"
        "startFen = kr3/5/5/5/3RK w - - 0 1\n";
    void writeVariant(const QString& name, const QByteArray& text) const {
        QDir().mkpath(m_folder->filePath("variants"));
        QFile file(m_folder->filePath("variants/" + name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    /// Stores an unfinished game of the variant in `duel.ini`.
    void addDuel() const {
        const UserVariants all(variants(), m_folder->filePath("variants"));
        const auto duel = all.all().find("duel");
        const core::Game game(core::AnyPosition::startOf(duel));
        core::Library library(file().toStdString(), std::chrono::seconds(2), core::finderOf({duel}));
        const auto id = library.addGame(core::headerOf(game, {}, std::chrono::sys_seconds{}));
        core::test::StoredPlay(library, id, core::GameTree(game.position()))
            .add(uciMove("d1d2", game.position()));
    }

    /// Opens a window with a game of the variant in `duel.ini`, in which the rook has moved, behind a tab with another variant.
    void openDuelBehindAnotherGame() {
        writeVariant("duel.ini", Duel);
        open();
        waitForLibrary(*m_window);
        GameView& duel = m_window->view();
        duel.startGame(core::Game(core::AnyPosition::startOf(m_variants->all().find("duel"))), {}, {});
        duel.enterMove(uciMove("d1d2", duel.game().document().position()));
        QTRY_VERIFY(duel.game().recorder().game());
        QTRY_VERIFY(duel.game().recorder().isSettled());
        action("New Tab").trigger();
        m_window->view().startGame(euroShogiGame(), {}, {});
    }
    GameView& duelTab() const { return m_window->findChild<GameTabs*>()->view(0); }
    /// Changes a part of the text, and saves it. The question says what follows from that.
    void editDuel(const QString& part, const QString& now, QString* consequences) {
        withNextDialog<ManageVariantsDialog>([=](ManageVariantsDialog& manage) {
            withNextDialog<ImportVariantDialog>([=](ImportVariantDialog& dialog) {
                dialog.findChild<QPlainTextEdit*>("text")->setPlainText(QString(Duel).replace(part, now));
                auto& save = *dialog.findChild<QPushButton*>("import");
                QTRY_VERIFY(save.isEnabled());
                withNextDialog<QMessageBox>([=](QMessageBox& box) {
                    *consequences = box.informativeText();
                    buttonIn(box, "Save").click();
                });
                save.click();
            });
            manage.findChild<QPushButton*>("edit")->click();
            manage.reject();
        });
        action("Imported Variants…").trigger();
    }

    /// Until changes of its place are those of the user.
    static void waitUntilSettled(const QWidget& window) {
        QTRY_VERIFY(window.findChild<PlaceKeeper*>()->isSettled());
    }
    MobilityWindow& openSettledMobility() {
        open(euroShogiGame());
        action("Mobility…").trigger();
        auto& mobility = *m_window->findChild<MobilityWindow*>();
        waitUntilSettled(mobility);
        return mobility;
    }
    void widenGamesPanel() {
        m_window->resizeDocks({m_window->findChild<QDockWidget*>("gamesDock")}, {420}, Qt::Horizontal);
    }

private slots:
    void initTestCase() { initResources(); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings().clear();
    }
    void cleanup() {
        m_window.reset();
        m_folder.reset();
    }

    void movesAppearInTheListAndInTheLibrary() {
        open(euroShogiGame());
        play("e3", "e4");
        play("e6", "e5");
        QCOMPARE(moveList().model()->rowCount(), 1);
        QCOMPARE(moveList().model()->index(0, 0).data().toString(), QString("P‑e4"));
        QCOMPARE(storedGames().at(0).plyCount, 2);
    }

    void listAndBoardChangeToTheChosenNotationAtOnce() {
        core::Game game(core::AnyPosition::startOf(variants().find("shogi")));
        game.play(core::usi::parse("7g7f", game.position()).value());
        open(game);
        QCOMPARE(moveList().model()->index(0, 0).data().toString(), QString("P‑7f"));
        const auto before = board().grab().toImage();
        withNextDialog<SettingsDialog>([](SettingsDialog& dialog) {
            auto* notation = dialog.findChild<QComboBox*>("notation");
            notation->setCurrentIndex(1);
            emit notation->activated(1); // as the user's choice does
            dialog.reject();
        });
        action("Settings…").trigger();
        QCOMPARE(moveList().model()->index(0, 0).data().toString(), QString("▲７六歩"));
        QVERIFY(board().grab().toImage() != before);
        QCOMPARE(board().wordsFor(game.spec().size.square(2, 5)), QString("７六, Sente Pawn"));
    }

    void anIllegalAttemptIsExplainedBeneathTheBoard() {
        // The rook on e2 shields its king from the rook on e8.
        open(euroShogiGame("k3r3/8/8/8/8/8/4R3/4K3[] w - - 0 1"));
        clickSquare("e2");
        clickSquare("d2");
        QCOMPARE(entryText(), QString("That would leave your king in check."));
    }

    void theListTheKeysAndTheWheelStepThroughTheGame() {
        open(euroShogiGame());
        play("e3", "e4");
        play("e6", "e5");
        QTest::keyClick(m_window.get(), Qt::Key_Left);
        QVERIFY(state().contains("1 of 2"));
        QTest::keyClick(m_window.get(), Qt::Key_Home);
        QVERIFY(state().contains("0 of 2"));
        QTest::keyClick(m_window.get(), Qt::Key_Right);
        QVERIFY(state().contains("1 of 2"));
        QTest::keyClick(m_window.get(), Qt::Key_End);
        QVERIFY(!state().contains("of 2"));
        QTest::mouseClick(moveList().viewport(), Qt::LeftButton, {},
                          moveList().visualRect(moveList().model()->index(0, 0)).center());
        QVERIFY(state().contains("1 of 2"));
        QWheelEvent wheel(QPointF(10, 10), QPointF(10, 10), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&board(), &wheel);
        QVERIFY(state().contains("0 of 2"));
    }

    void noStandIsMarkedWhileOneLooksBackInAGameThatIsPlayed() {
        open(euroShogiGame());
        const auto isMarked = [this](core::Side side) {
            QRect stand;
            for (const auto& place : board().places())
                if (const auto* hand = std::get_if<HandPlace>(&place); hand && hand->side == side)
                    stand |= board().rectOf(place);
            const int middle = stand.center().y();
            const QImage image = board().grab().toImage();
            for (int x = stand.left() - stand.width() / 2; x < stand.left(); ++x)
                if (image.pixelColor(x, middle) == boardTheme(board().palette()).standToMove) return true;
            return false;
        };
        QVERIFY(isMarked(core::Side::First));
        QVERIFY(!isMarked(core::Side::Second));
        play("e3", "e4");
        QVERIFY(isMarked(core::Side::Second));
        action("Previous Position").trigger();
        QVERIFY(!isMarked(core::Side::First)); // it is the turn of the other one
        QVERIFY(!isMarked(core::Side::Second));
        action("Next Position").trigger();
        QVERIFY(isMarked(core::Side::Second));
    }
    void aMoveInAnEarlierPositionIsAVariationThatIsStored() {
        open(euroShogiGame());
        play("e3", "e4");
        play("e6", "e5");
        QTest::keyClick(m_window.get(), Qt::Key_Left);
        clickSquare("d6");
        clickSquare("d5");
        QVERIFY2(state().contains("variation"), qPrintable(state()));
        QTRY_VERIFY(storedTree().size() == 4);
        QCOMPARE(storedTree().depth(storedTree().mainLineEnd()), 2);
        QCOMPARE(storedGames().at(0).plyCount, 2);
        QTest::keyClick(m_window.get(), Qt::Key_Up);
        QVERIFY2(!state().contains("variation"), qPrintable(state()));
        QTest::keyClick(m_window.get(), Qt::Key_Down);
        QTest::keyClick(m_window.get(), Qt::Key_End, Qt::ShiftModifier);
        QCOMPARE(state(), QString("White to move"));
    }

    void aNoticeSaysThatTheGameGoesOnWhileOneLooksBack() {
        open(euroShogiGame());
        play("e3", "e4");
        play("e6", "e5");
        waitForNotices();
        QCOMPARE(placeText(), QString());
        QTest::keyClick(m_window.get(), Qt::Key_Left);
        QTRY_COMPARE(placeText(), QString(EarlierPosition));
        QVERIFY(!placeNotice().isAncestorOf(m_window->focusWidget()));
        pressInNotice(placeNotice(), "Back to the Game");
        QCOMPARE(state(), QString("White to move"));
        QVERIFY(board().hasFocus());
        waitForNotices();
        QCOMPARE(placeText(), QString());
    }
    void aMoveInAnEarlierPositionIsSaidToBeAVariation() {
        openAndLookBack();
        QTRY_COMPARE(placeText(), QString(EarlierPosition));
        const auto* button = &buttonIn(placeNotice(), "Back to the Game");
        clickSquare("d6");
        clickSquare("d5");
        QTRY_COMPARE(placeText(), QString(Variation));
        QVERIFY(&buttonIn(placeNotice(), "Back to the Game") == button); // the notice has not been made anew
        QTest::keyClick(m_window.get(), Qt::Key_Left);
        QTRY_COMPARE(placeText(), QString(EarlierPosition));
        QTest::keyClick(m_window.get(), Qt::Key_End, Qt::ShiftModifier);
        QTRY_COMPARE(placeText(), QString());
    }
    void aNoticeAboutThePlaceThatWasDismissedComesBackOnlyWithSomethingNew() {
        openAndLookBack();
        QTRY_COMPARE(placeText(), QString(EarlierPosition));
        placeNotice().findChild<QToolButton*>("dismiss")->click();
        QTest::keyClick(m_window.get(), Qt::Key_Left);
        QTest::keyClick(m_window.get(), Qt::Key_Right);
        waitForNotices();
        QCOMPARE(placeText(), QString());
        clickSquare("d6");
        clickSquare("d5");
        QTRY_COMPARE(placeText(), QString(Variation));
        placeNotice().findChild<QToolButton*>("dismiss")->click();
        QTest::keyClick(m_window.get(), Qt::Key_Left);
        QTest::keyClick(m_window.get(), Qt::Key_Right);
        waitForNotices();
        QCOMPARE(placeText(), QString());
        QTest::keyClick(m_window.get(), Qt::Key_End, Qt::ShiftModifier);
        waitForNotices();
        QTest::keyClick(m_window.get(), Qt::Key_Left);
        QTRY_COMPARE(placeText(), QString(EarlierPosition));
    }
    void nothingIsSaidOfThePlaceWhileTheGameIsPausedAnalysedOrOver() {
        openAndLookBack();
        QTRY_COMPARE(placeText(), QString(EarlierPosition));
        QTest::keyClick(m_window.get(), Qt::Key_P);
        QTRY_COMPARE(placeText(), QString());
        pressInNotice(notice(), "Resume");
        QTRY_COMPARE(placeText(), QString(EarlierPosition));
        action("Analyse").trigger(); // two humans who study a position
        QTRY_COMPARE(placeText(), QString());
        action("Analyse").trigger();
        QTRY_COMPARE(placeText(), QString(EarlierPosition));
        answerNextBox("Resign");
        action("Resign…").trigger();
        QTRY_COMPARE(placeText(), QString());
        QTest::keyClick(m_window.get(), Qt::Key_Home);
        waitForNotices();
        QCOMPARE(placeText(), QString());
    }
    void anOfferIsNotReplacedByTheNoticeAboutThePlace() {
        open(euroShogiGame());
        play("e3", "e4");
        action("Offer Draw").trigger();
        QTest::keyClick(m_window.get(), Qt::Key_Left);
        QTRY_COMPARE(placeText(), QString(EarlierPosition));
        QCOMPARE(notice().findChild<QLabel*>()->text(), QString("Black offers a draw."));
        pressInNotice(notice(), "Agree");
        QCOMPARE(state().section(QStringLiteral(" · "), 0, 0), QString("Draw by agreement"));
    }
    void theNoticeAboutThePlaceIsNotShownInPassing() {
        open(euroShogiGame());
        play("e3", "e4");
        play("e6", "e5");
        ShowCounter shows;
        placeNotice().installEventFilter(&shows);
        for (const char* name : {"Take Back", "Take Back", "Redo", "Redo"}) {
            QTRY_VERIFY(action(name).isEnabled());
            action(name).trigger();
            waitForNotices();
        }
        QTRY_VERIFY(board().movable() != MovableSides::none());
        play("d3", "d4");
        waitForNotices();
        QCOMPARE(shows.count(), 0);
        QTest::keyClick(m_window.get(), Qt::Key_Left);
        QTRY_COMPARE(shows.count(), 1);
        QTest::keyClick(m_window.get(), Qt::Key_Left);
        QTest::keyClick(m_window.get(), Qt::Key_Left);
        waitForNotices();
        QCOMPARE(shows.count(), 1); // not anew at each step
    }
    void theNoticeAboutThePlaceMovesNeitherTheBoardNorTheButtonsBelowTheList() {
        const auto placeOf = [this](const QWidget& part) {
            return QRect(part.mapTo(m_window.get(), QPoint(0, 0)), part.size());
        };
        open(euroShogiGame());
        play("e3", "e4");
        play("e6", "e5");
        auto buttons = m_window->findChild<MoveListPanel*>()->findChildren<QToolButton*>();
        buttons.removeIf([](const QToolButton* button) { return !button->defaultAction(); }); // of notices
        QCOMPARE(buttons.size(), qsizetype{4});
        const QRect boardBefore = placeOf(board());
        const QRect backBefore = placeOf(*buttons[1]);
        buttons[1]->click();
        QTRY_COMPARE(placeText(), QString(EarlierPosition));
        waitForNotices(); // and layouts are done
        QCOMPARE(placeOf(board()), boardBefore);
        QCOMPARE(placeOf(*buttons[1]), backBefore);
        QVERIFY(placeOf(placeNotice()).bottom() < backBefore.top());
    }
    void arrowsAndCirclesStayWithTheirPosition() {
        open(euroShogiGame());
        play("e3", "e4");
        QTest::mouseClick(&board(), Qt::RightButton, {}, board().squareRect(square("c5")).center());
        QCOMPARE(board().drawings().size(), std::size_t{1});
        QTest::keyClick(m_window.get(), Qt::Key_Left);
        QVERIFY(board().drawings().empty());
        QTest::keyClick(m_window.get(), Qt::Key_Right);
        QCOMPARE(board().drawings().size(), std::size_t{1});
        QTRY_VERIFY(!storedTree().annotations(storedTree().mainLineEnd()).drawings.empty());
    }

    void aSecondTabHasAGameOfItsOwn() {
        open(euroShogiGame());
        play("e3", "e4");
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        auto* tabs = m_window->findChild<QTabWidget*>();
        QCOMPARE(tabs->count(), 2);
        QCOMPARE(state(), QString("White to move"));
        QTest::keyClick(m_window.get(), Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(tabs->currentIndex(), 0);
        QCOMPARE(state(), QString("Black to move"));
        answerNextBox("Cancel"); // it is being played
        QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(tabs->count(), 2);
        answerNextBox("Close Tab");
        action("Close Tab").trigger();
        QCOMPARE(tabs->count(), 1);
        QCOMPARE(state(), QString("White to move"));
        QCOMPARE(storedGames().size(), std::size_t{1});
    }

    void theBoardTakesNoMovesWhileTheGameIsPaused() {
        open(euroShogiGame());
        play("e3", "e4");
        QTest::keyClick(m_window.get(), Qt::Key_P);
        QCoreApplication::processEvents();
        clickSquare("e6");
        QCOMPARE(entryText(), QString("The game is paused. Press P to play on."));
        QCOMPARE(board().news(), entryText());
        QTest::keyClick(m_window.get(), Qt::Key_P);
        QCOMPARE(entryText(), QString());
        QTest::keyClick(m_window.get(), Qt::Key_P);
        action("Pause").setShortcuts(QList<QKeySequence>());
        clickSquare("e6");
        QCOMPARE(entryText(), QString("The game is paused."));
    }

    void aMoveInAStoredGameIsAnEditThatCanBeUndone() {
        addGame({"e3e4"});
        open();
        auto* table = m_window->findChild<QTableView*>("gamesTable");
        action("Games").trigger();
        QTRY_COMPARE(table->model()->rowCount(), 1);
        emit table->activated(table->model()->index(0, 0));
        QTRY_COMPARE(state(), QString("Not finished"));
        clickSquare("e6");
        clickSquare("e5");
        QVERIFY2(state().startsWith("Not finished"), qPrintable(state()));
        QTRY_VERIFY(storedTree().size() == 3);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(storedTree().size() == 2);
        QCOMPARE(state(), QString("Not finished"));
    }

    void takeBackAndRedoHaveTheirKeys() {
        open(euroShogiGame());
        play("e3", "e4");
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(moveList().model()->rowCount(), 0);
        QTRY_VERIFY(action("Redo").isEnabled());
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(moveList().model()->rowCount(), 1);
        QTRY_VERIFY(action("Take Back").isEnabled());
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(moveList().model()->rowCount(), 0);
        QTRY_VERIFY(action("Redo").isEnabled());
        QTest::keyClick(m_window.get(), Qt::Key_Y, Qt::ControlModifier);
        QTRY_COMPARE(moveList().model()->rowCount(), 1);
    }

    void anEngineThatFailsIsReportedAndTheComputerPlaysOn() {
        addEngine("crashes");
        open();
        startAgainst("crashes");
        begin("e3", "e4");
        QTRY_VERIFY(notice().isVisible());
        QCOMPARE(notice().findChild<QLabel*>()->text(), QString("crashes has crashed."));
        QCOMPARE(state(), QString("Black cannot move"));
        pressInNotice(notice(), "Computer Plays On");
        QTRY_COMPARE(m_window->findChild<QTableView*>("moveList")->model()->index(0, 1).data().isNull(),
                     false);
        QTRY_COMPARE(storedGames().at(0).plyCount, 2);
        QVERIFY(storedGames().at(0).header.players[1].computerLevel);
    }

    void anEngineThatFailsCanBeReplacedByTheUser() {
        addEngine("illegal");
        open();
        startAgainst("illegal");
        begin("e3", "e4");
        QTRY_VERIFY(notice().isVisible());
        QCOMPARE(notice().findChild<QLabel*>()->text(),
                 QString("illegal wants to play “a1a1”, which is illegal."));
        pressInNotice(notice(), "I Play On");
        play("e6", "e5");
        QTRY_COMPARE(storedGames().at(0).plyCount, 2);
    }

    void theAnalysisHasItsKeyAndEndsWithItsPanel() {
        open(euroShogiGame());
        auto* dock = m_window->findChild<QDockWidget*>("analysisDock");
        auto* lines = m_window->findChild<QTreeWidget*>("analysisLines");
        QVERIFY(!dock->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier);
        QVERIFY(dock->isVisible());
        QTRY_VERIFY(lines->topLevelItemCount() == 1);
        QTest::keyClick(m_window.get(), Qt::Key_L);
        QVERIFY(!action("Analyse").isChecked());
        QVERIFY(dock->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_L);
        dock->close();
        QVERIFY(!action("Analyse").isChecked());
    }

    void resigningAsksFirst() {
        open(euroShogiGame());
        answerNextBox("Cancel");
        action("Resign…").trigger();
        QCOMPARE(state(), QString("White to move"));
        answerNextBox("Resign");
        action("Resign…").trigger();
        QCOMPARE(state(), QString("Black wins by resignation"));
    }

    void theOtherOfTwoHumansCanResignToo() {
        open(euroShogiGame());
        answerNextBox("Black Resigns");
        action("Resign…").trigger();
        QCOMPARE(state(), QString("White wins by resignation"));
    }

    void theEndIsToldInWordsAndAnotherGameOffered() {
        open(euroShogiGame());
        playAndResign();
        QCOMPARE(notice().findChild<QLabel*>()->text(), QString("Black has resigned. White wins."));
        pressInNotice(notice(), "Rematch");
        QVERIFY(!notice().isVisible());
        QCOMPARE(moveList().model()->rowCount(), 0);
        QCOMPARE(state(), QString("White to move"));
    }

    void aMoveIsSpokenWithTheTurnThatFollows() {
        open(euroShogiGame());
        QCoreApplication::processEvents();
        const Spoken spoken(board().announcer());
        begin("e3", "e4");
        QCOMPARE(spoken.texts(), QStringList("White Pawn e3 to e4. Black to move"));
    }

    void theEndIsSpokenOnceAndThenTheOffers() {
        open(euroShogiGame());
        play("e3", "e4");
        QCoreApplication::processEvents();
        const Spoken spoken(board().announcer()), offered(notice().announcer());
        answerNextBox("Resign");
        action("Resign…").trigger();
        QCOMPARE(spoken.texts(), QStringList("White wins by resignation"));
        QCOMPARE(offered.texts(), QStringList("Buttons: Rematch, Review, New Game"));
    }

    void aMoveThatIsRefusedIsSpokenOnce() {
        open(euroShogiGame());
        QTRY_VERIFY(board().movable() != MovableSides::none());
        QTest::keyClick(m_window.get(), Qt::Key_P);
        QCoreApplication::processEvents();
        const Spoken spoken(board().announcer());
        clickSquare("e3");
        QCOMPARE(spoken.texts(), QStringList(entryText()));
    }

    void littleTimeIsSpoken() {
        open(euroShogiGame());
        QCoreApplication::processEvents();
        const Spoken spoken(board().announcer());
        emit m_window->view().game().play().lowTime(core::Side::First, 10);
        QCOMPARE(spoken.texts().size(), 1);
        QVERIFY2(spoken.texts().front().startsWith("10 second"), qPrintable(spoken.texts().front()));
    }

    void aMessageOfTheStatusBarIsSpoken() {
        open(euroShogiGame());
        QCoreApplication::processEvents();
        const Spoken spoken(board().announcer());
        m_window->findChild<QAction*>("copyPosition")->trigger();
        QCOMPARE(spoken.texts(), QStringList(m_window->statusBar()->currentMessage()));
    }

    void aReviewIsOfferedAtTheEnd() {
        open(euroShogiGame());
        playAndResign();
        bool isAsked = false;
        withNextDialog<ReviewDialog>([&isAsked](ReviewDialog& dialog) {
            isAsked = true;
            dialog.reject();
        });
        pressInNotice(notice(), "Review…");
        QVERIFY(isAsked);
    }
    void aReviewThatIsCancelledLeavesNoPanels() {
        open(euroShogiGame());
        playAndResign();
        withNextDialog<ReviewDialog>([](ReviewDialog& dialog) { dialog.reject(); });
        pressInNotice(notice(), "Review…");
        QVERIFY(!m_window->findChild<QDockWidget*>("reviewDock")->isVisible());
        QVERIFY(!m_window->findChild<QDockWidget*>("graphDock")->isVisible());
    }

    void theGraphComesWithTheReviewWhereItHasRoom() {
        open(euroShogiGame());
        auto& graph = *m_window->findChild<QDockWidget*>("graphDock");
        openReview();
        QVERIFY(graph.isVisible());
        beginNewGame();
        QVERIFY(!graph.isVisible());
    }
    void theGraphOffersAReviewAndSaysThatItRuns() {
        open(euroShogiGame());
        playAndResign();
        m_window->findChild<QAction*>("evaluationGraph")->trigger();
        auto& offer = *m_window->findChild<QPushButton*>("reviewForGraph");
        QTRY_VERIFY(offer.isVisible());
        withNextDialog<ReviewDialog>([](ReviewDialog& dialog) {
            dialog.findChild<QSpinBox*>("nodes")->setValue(2'000'000'000); // so that it still runs below
            dialog.accept();
        });
        offer.click();
        const auto& label = *m_window->findChild<QLabel*>("noEvaluations");
        QTRY_VERIFY2(label.text().contains("is being reviewed"), qPrintable(label.text()));
        QVERIFY(!offer.isVisible());
    }
    void inALowWindowTheReviewComesAlone() {
        open(euroShogiGame());
        m_window->resize(1000, 520);
        QCoreApplication::processEvents();
        openReview();
        QVERIFY(m_window->findChild<QDockWidget*>("reviewDock")->isVisible());
        QVERIFY(!m_window->findChild<QDockWidget*>("graphDock")->isVisible());
    }

    void aNewGameHidesThePanelThatCameWithAReview() {
        open(euroShogiGame());
        const auto& panel = *m_window->findChild<QDockWidget*>("reviewDock");
        openReview();
        QVERIFY(panel.isVisible());
        beginNewGame();
        QVERIFY(!panel.isVisible());
    }
    void aNewGameLeavesThePanelsOfAnArrangementThatWasChosen() {
        open(euroShogiGame());
        const auto& panel = *m_window->findChild<QDockWidget*>("reviewDock");
        openReview();
        withNextDialog<QInputDialog>([](QInputDialog& dialog) {
            dialog.setTextValue("Review");
            dialog.accept();
        });
        chooseLayout("Save This Layout…");
        chooseLayout("Reset to the Usual Layout"); // which also lists the saved ones
        m_window->findChild<PanelLayoutMenu*>()->actions().front()->trigger();
        QTRY_VERIFY(panel.isVisible());
        beginNewGame();
        QVERIFY(panel.isVisible());
    }
    void aNewGameLeavesThePanelThatTheUserHasShown() {
        open(euroShogiGame());
        auto& panel = *m_window->findChild<QDockWidget*>("reviewDock");
        panel.toggleViewAction()->trigger();
        QVERIFY(panel.isVisible());
        openReview();
        beginNewGame();
        QVERIFY(panel.isVisible());
    }

    void whereOnlyTheComputerHasMovedThereIsNothingToReviewOrToSearch() {
        open(euroShogiGame());
        Players players = twoHumans();
        players[0].computerLevel = core::MinLevel;
        m_window->view().startGame(euroShogiGame(), players, {});
        QTRY_COMPARE(m_window->view().game().document().ply(), 1);
        m_window->findChild<QAction*>("review")->trigger();
        QCOMPARE(m_window->statusBar()->currentMessage(),
                 QString("Only the computer has moved so far. There is nothing to review yet."));
        m_window->findChild<QAction*>("findProblems")->trigger();
        QCOMPARE(m_window->statusBar()->currentMessage(),
                 QString("Only the computer has moved so far. There is nothing to search yet."));
    }

    void noReviewIsOfferedOfAGameWithoutMoves() {
        open(euroShogiGame());
        answerNextBox("Resign");
        action("Resign…").trigger();
        QVERIFY(isOfferedAtTheEnd("Rematch"));
        QVERIFY(!isOfferedAtTheEnd("Review…"));
    }

    void whatIsSaidOfTheEndGoesWhenTheGameGoesOn() {
        open(euroShogiGame());
        playAndResign();
        QTRY_VERIFY(action("Take Back").isEnabled());
        action("Take Back").trigger();
        QVERIFY(!notice().isVisible());
    }

    void aRematchSwapsTheSidesAndHasItsKey() {
        open();
        QCOMPARE(m_window->windowTitle().section(':', 1), QString(" Human – Computer 3"));
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_window->windowTitle().section(':', 1), QString(" Computer 3 – Human"));
        QVERIFY(board().isFlipped());
    }

    void aRematchCanKeepTheSides() {
        open();
        action("Rematch, Sides Swapped").trigger();
        QCOMPARE(m_window->windowTitle().section(':', 1), QString(" Computer 3 – Human"));
        action("Rematch, Same Sides").trigger();
        QCOMPARE(m_window->windowTitle().section(':', 1), QString(" Computer 3 – Human"));
        QVERIFY(board().isFlipped());
    }

    void aPauseHasItsKeyAndWaitsForResume() {
        open(euroShogiGame());
        play("e3", "e4");
        QTest::keyClick(m_window.get(), Qt::Key_P);
        QCOMPARE(state(), QString("Paused"));
        QVERIFY(board().movable() == MovableSides::none());
        pressInNotice(notice(), "Resume");
        QVERIFY(!notice().isVisible());
        QVERIFY(board().movable() == MovableSides::only(core::Side::Second));
    }

    void aDrawIsOfferedToTheOtherPlayerAndLapsesWithTheirNextMove() {
        open(euroShogiGame());
        play("e3", "e4");
        action("Offer Draw").trigger();
        QCOMPARE(notice().findChild<QLabel*>()->text(), QString("Black offers a draw."));
        play("e6", "e5"); // a player may offer first and move then
        QVERIFY(notice().isVisible());
        QCOMPARE(notice().findChild<QLabel*>()->text(), QString("Black offers a draw."));
        play("d3", "d4");
        QVERIFY(!notice().isVisible());
        action("Offer Draw").trigger();
        pressInNotice(notice(), "Agree");
        QCOMPARE(state(), QString("Draw by agreement"));
        QTRY_VERIFY(storedGames().at(0).outcome.has_value());
    }

    void anOfferInAnswerToAnOfferAgrees() {
        open(euroShogiGame());
        play("e3", "e4");
        action("Offer Draw").trigger();
        action("Offer Draw").trigger(); // by the same player
        QCOMPARE(notice().findChild<QLabel*>()->text(), QString("Black offers a draw."));
        play("e6", "e5");
        action("Offer Draw").trigger();
        QCOMPARE(state(), QString("Draw by agreement"));
    }

    void aGameCanBeAdjudicated() {
        open(euroShogiGame());
        play("e3", "e4");
        answerNextBox("Cancel");
        action("Adjudicate…").trigger();
        QCOMPARE(state(), QString("Black to move"));
        answerNextBox("White Wins");
        action("Adjudicate…").trigger();
        QCOMPARE(state(), QString("White wins by adjudication"));
    }

    void noticesDoNotMoveTheBoard() {
        open(euroShogiGame());
        play("e3", "e4");
        const QRect before = board().geometry();
        const QRectF square = board().squareRect(ui::square("e4"));
        answerNextBox("Resign");
        action("Resign…").trigger();
        QTRY_VERIFY(notice().isVisible());
        QTest::qWait(0); // layouts are done
        QCOMPARE(board().geometry(), before);
        QCOMPARE(board().squareRect(ui::square("e4")), square);
    }

    void theButtonsOfANoticeStandBelowEachOtherWhereItIsNarrow() {
        NoticeBar bar;
        bar.showNotice([] { return QString("engine has crashed."); },
                       {{[] { return QString("Try Again"); }, [] {}},
                        {[] { return QString("Computer Plays On"); }, [] {}}});
        const auto buttons = bar.findChildren<QPushButton*>();
        bar.resize(800, 60);
        QTRY_COMPARE(buttons[0]->y(), buttons[1]->y());
        bar.resize(bar.minimumWidth(), 200);
        QTRY_COMPARE(buttons[0]->x(), buttons[1]->x());
        QVERIFY(buttons[1]->geometry().right() < bar.width());
    }

    void theTextOfANoticeWithoutButtonsHasTheWholeWidth() {
        NoticeBar bar;
        bar.showNotice([] { return QString("Only the first 10 games were opened."); }, {});
        bar.resize(bar.minimumWidth() + 40, 60);
        const auto* label = bar.findChild<QLabel*>();
        QTRY_VERIFY(label->width() > bar.width() / 2);
    }

    // --- what is seen

    void theBoardTurnsToThePlayerToMoveIfWanted() {
        open(euroShogiGame());
        play("e3", "e4");
        QVERIFY(!board().isFlipped());
        action("Flip to the Player to Move").trigger();
        QVERIFY(board().isFlipped());
        play("e6", "e5");
        QVERIFY(!board().isFlipped());
    }

    void againstTheComputerTheBoardStaysAsTheUserTurnedIt() {
        QSettings().setValue("board/autoFlip", true);
        open();
        QTest::keyClick(m_window.get(), Qt::Key_F);
        play("e3", "e4");
        QVERIFY(board().isFlipped());
    }

    void theArrowsOfTheKeyboardBelongToTheBoardWhileItIsPlayedByThem() {
        open(euroShogiGame());
        play("e3", "e4");
        QTest::keyClick(m_window.get(), Qt::Key_K);
        QVERIFY(board().isPlayedByKeys());
        QTest::keyClick(&board(), Qt::Key_Left);
        QVERIFY(!state().contains("of 1"));
        QTest::keyClick(&board(), Qt::Key_Escape);
        QVERIFY(!action("Play by Keyboard").isChecked());
        QTest::keyClick(&board(), Qt::Key_Left);
        QVERIFY(state().contains("0 of 1"));
    }

    void digitsAreSpokenOfWhereThereAreHands() {
        open(euroShogiGame());
        QTest::keyClick(m_window.get(), Qt::Key_K);
        QVERIFY(m_window->statusBar()->currentMessage().contains("digits choose from the hand"));
        openKoShogi({"G19s", "g1a"});
        QTest::keyClick(m_window.get(), Qt::Key_K);
        QVERIFY(m_window->statusBar()->currentMessage().startsWith("Keyboard play"));
        QVERIFY(!m_window->statusBar()->currentMessage().contains("hand"));
    }
    void theKeysThatPlayAreNoLongerSpokenOfOnceTheyDoNot() {
        open(euroShogiGame());
        QTest::keyClick(m_window.get(), Qt::Key_K);
        QVERIFY(!m_window->statusBar()->currentMessage().isEmpty());
        QTest::keyClick(&board(), Qt::Key_Escape);
        QCOMPARE(m_window->statusBar()->currentMessage(), QString());
    }
    void theArrowsStepThroughTheGameAfterThePanelOfGamesIsClosed() {
        open(euroShogiGame());
        play("e3", "e4");
        QTest::keyClick(m_window.get(), Qt::Key_G, Qt::ControlModifier);
        m_window->findChild<GamesPanel*>()->findChild<QTableView*>()->setFocus();
        QTest::keyClick(m_window.get(), Qt::Key_G, Qt::ControlModifier);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Left);
        QVERIFY(state().contains("0 of 1"));
        QVERIFY(!board().isPlayedByKeys());
    }

    void theTabKeyDoesNotStayInAList() {
        open(euroShogiGame());
        play("e3", "e4");
        play("e6", "e5");
        action("Games").trigger();
        auto* games = m_window->findChild<QTableView*>("gamesTable");
        QTRY_VERIFY(games->model()->rowCount() > 0 && games->isVisible());
        for (QTableView* list : {&moveList(), games}) {
            list->setFocus();
            QTest::keyClick(list, Qt::Key_Tab);
            QVERIFY2(!list->hasFocus(), qPrintable(list->objectName()));
        }
        QVERIFY(!state().contains("of 2"));
    }
    void theArrowOfTheAnalysisHasItsKey() {
        const auto isShown = [this] {
            return std::any_of(board().arrows().begin(), board().arrows().end(),
                               [](const BoardArrow& arrow) { return arrow.kind == ArrowKind::Analysis; });
        };
        open(euroShogiGame());
        action("Analyse").trigger();
        QTRY_VERIFY(isShown());
        QTest::keyClick(m_window.get(), Qt::Key_A);
        QVERIFY(!isShown());
        QTest::keyClick(m_window.get(), Qt::Key_A);
        QTRY_VERIFY(isShown());
    }

    void aGameThatIsBeingPlayedHasNoRematch() {
        open(euroShogiGame());
        QVERIFY(action("Rematch, Sides Swapped").isEnabled());
        QVERIFY(action("Rematch, Same Sides").isEnabled());
        play("e3", "e4");
        QVERIFY(!action("Rematch, Sides Swapped").isEnabled());
        QVERIFY(!action("Rematch, Same Sides").isEnabled());
    }
    void aGameThatIsLeftUnfinishedIsSaidToBeStored() {
        const auto startAnother = [this] {
            withNextDialog<NewGameDialog>([](NewGameDialog& dialog) { dialog.accept(); });
            action("New Game…").trigger();
        };
        open(euroShogiGame());
        waitForLibrary(*m_window);
        startAnother();
        QVERIFY(!m_window->statusBar()->currentMessage().contains("under Games")); // it had no move
        open(euroShogiGame());
        waitForLibrary(*m_window);
        play("e3", "e4");
        startAnother();
        QVERIFY(m_window->statusBar()->currentMessage().contains("under Games"));
        QCOMPARE(storedGames().at(0).plyCount, 1);
    }
    void aPastedPositionLeavesTheGameInItsTab() {
        open(euroShogiGame());
        play("e3", "e4");
        paste("4k1p1/8/8/8/8/8/8/K6R[P] w - - 0 1");
        const auto& tabs = *m_window->findChild<QTabWidget*>();
        QCOMPARE(tabs.count(), 2);
        QCOMPARE(tabs.currentIndex(), 1);
    }
    void aMessageThatDoesNotFitEndsInDots() {
        open(euroShogiGame());
        auto& line = *m_window->findChild<StatusLine*>();
        line.showMessage("Short");
        QCOMPARE(line.shownMessage(), QString("Short"));
        const QString message = QString("A sentence ").repeated(40);
        line.showMessage(message);
        QVERIFY(line.shownMessage().endsWith(QChar(0x2026)));
        const auto& state = *m_window->findChild<QLabel*>("state");
        QVERIFY(line.fontMetrics().horizontalAdvance(line.shownMessage()) < state.x());
        QHelpEvent help(QEvent::ToolTip, {5, 5}, line.mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(&line, &help);
        QCOMPARE(line.toolTip(), message);
    }
    void spacePlaysTheBestMoveOfTheAnalysis() {
        open(euroShogiGame());
        QVERIFY(!action("Play the Best Move").isEnabled());
        action("Analyse").trigger();
        QTRY_VERIFY(action("Play the Best Move").isEnabled());
        QTest::keyClick(m_window.get(), Qt::Key_Space);
        QTRY_COMPARE(moveList().model()->rowCount(), 1);
        QTRY_VERIFY(action("Play the Best Move").isEnabled()); // that of the other side
        action("Analyse").trigger();
        QVERIFY(!action("Play the Best Move").isEnabled());
    }
    void whatTheAnalysisFoundLastStaysWithTheGameThatIsLeft() {
        open(euroShogiGame());
        play("e3", "e4");
        action("Analyse").trigger();
        const auto& found = m_window->view().game().analysis().found();
        QTRY_VERIFY(!found.empty() && found.front().depth >= 4);
        withNextDialog<NewGameDialog>([](NewGameDialog& dialog) { dialog.accept(); });
        action("New Game…").trigger();
        QTRY_COMPARE(storedTree().annotations(storedTree().mainLineEnd()).evaluations.size(), std::size_t{1});
    }
    void theBestMoveIsNotPlayedInEarlierPositions() {
        open(euroShogiGame());
        play("e3", "e4");
        action("Analyse").trigger();
        QTRY_VERIFY(action("Play the Best Move").isEnabled());
        action("First Position").trigger();
        QVERIFY(!action("Play the Best Move").isEnabled());
    }
    void aNewBestMoveRefreshesOnlyTheCommandThatPlaysIt() {
        open(euroShogiGame());
        play("e3", "e4");
        action("Analyse").trigger();
        QTRY_VERIFY(action("Play the Best Move").isEnabled());
        const QSignalSpy others(&m_window->view(), &GameView::changed);
        emit m_window->view().game().analysis().bestMoveChanged();
        QCOMPARE(others.size(), 0);
    }
    void spacePressesTheButtonThatHasTheFocus() {
        open(euroShogiGame());
        action("Analyse").trigger();
        QTRY_VERIFY(action("Play the Best Move").isEnabled());
        auto* button = m_window->findChild<QDockWidget*>("analysisDock")->findChild<QToolButton*>("analyse");
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QVERIFY(!action("Analyse").isChecked());
        QCOMPARE(board().position()->sideToMove(), core::Side::First);
    }

    void theBoardIsZoomedByKeysAndFitsAgain() {
        open(euroShogiGame());
        QTest::keyClick(m_window.get(), Qt::Key_Equal, Qt::ControlModifier);
        QVERIFY(board().zoom() > 1);
        QTest::keyClick(m_window.get(), Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(board().zoom(), 1.0);
        QTest::keyClick(m_window.get(), Qt::Key_Equal, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(board().zoom(), 1.0);
    }

    void aHintIsALegalMove() {
        open(euroShogiGame());
        QTRY_VERIFY(action("Hint").isEnabled());
        QTest::keyClick(m_window.get(), Qt::Key_H);
        QTRY_VERIFY(entryText().startsWith("Hint: "));
        QVERIFY(board().movable() == MovableSides::only(core::Side::First));
    }

    void aHintMayBeADeclaration() {
        open(core::Game(
            positionFrom("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k b 2RB3P 1", variants().find("shogi"))));
        QTRY_VERIFY(action("Hint").isEnabled());
        QTest::keyClick(m_window.get(), Qt::Key_H);
        QTRY_COMPARE(entryText(), QString("Hint: you can win by a declaration."));
    }

    void aHintForAPositionThatWasLeftIsNotShown() {
        open(euroShogiGame());
        QTRY_VERIFY(action("Hint").isEnabled());
        QTest::keyClick(m_window.get(), Qt::Key_H);
        m_window->view().enterMove(uciMove("h3h4", startPosition()));
        QTest::qWait(1500); // the search for a hint takes a second
        QVERIFY(!entryText().startsWith("Hint: "));
    }

    void aHintGoesWithItsPosition() {
        open(euroShogiGame());
        QTRY_VERIFY(action("Hint").isEnabled());
        QTest::keyClick(m_window.get(), Qt::Key_H);
        QTRY_VERIFY(entryText().startsWith("Hint: "));
        m_window->view().enterMove(uciMove("h3h4", startPosition()));
        QCOMPARE(entryText(), QString());
    }

    void clocksAreShownWhereTheyRun() {
        open(euroShogiGame());
        const auto* clock = m_window->findChild<QLabel*>("clock");
        QVERIFY(!clock->isVisible());
        withNextDialog<NewGameDialog>([](NewGameDialog& dialog) {
            dialog.findChild<QComboBox*>("kind")->setCurrentIndex(1);
            dialog.accept();
        });
        action("New Game…").trigger();
        for (const auto* shown : m_window->findChildren<QLabel*>("clock")) {
            QVERIFY(shown->isVisible());
            QCOMPARE(shown->text(), QString("10:00"));
        }
    }

    void flippingTurnsTheBoardAndThePlayers() {
        open(euroShogiGame());
        const QRect before = board().squareRect(square("a1"));
        QTest::keyClick(m_window.get(), Qt::Key_F);
        QCOMPARE(board().squareRect(square("h8")), before);
    }

    void copyingAPositionPutsItsSfenOnTheClipboard() {
        open(euroShogiGame());
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(),
                 QString("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1 b - 1"));
    }
    void aPastedPositionIsPlayedFrom() {
        open();
        paste("4k1p1/8/8/8/8/8/8/K6R[P] w - - 0 1");
        QVERIFY(board().position()->toSetup().at(square("h1")));
        QCOMPARE(board().position()->hand(core::Side::First).total(), 1);
        play("a1", "a2");
        QCOMPARE(storedGames().at(0).plyCount, 1);
        QVERIFY(!storedGames().at(0).outcome);
    }
    void theBoardHasTheFocusAfterATabWasClosed() {
        open(euroShogiGame());
        action("Games").trigger();
        action("New Tab").trigger();
        m_window->view().board().setFocus();
        action("Close Tab").trigger();
        QCOMPARE(m_window->findChild<QTabWidget*>()->count(), 1);
        QCOMPARE(m_window->focusWidget(), static_cast<QWidget*>(&m_window->view().board()));
    }
    void aPastedPositionIsNamedSoUntilAMoveIsPlayed() {
        open();
        paste("4k1p1/8/8/8/8/8/8/K6R[P] w - - 0 1");
        QCOMPARE(m_window->windowTitle(), QString("EuroShogi: Position"));
        QCOMPARE(state(), QString("White to move"));
        play("a1", "a2");
        QCOMPARE(m_window->windowTitle(), QString("EuroShogi: Human – Human"));
    }
    void aPositionThatComesBackIsNoUnfinishedGame() {
        open(euroShogiGame());
        action("New Tab").trigger();
        paste("4k1p1/8/8/8/8/8/8/K6R[P] w - - 0 1");
        action("Close Tab").trigger();
        action("Reopen Closed Tab").trigger();
        QCOMPARE(m_window->windowTitle(), QString("EuroShogi: Position"));
        QCOMPARE(state(), QString("White to move"));
        QVERIFY(!m_window->view().notice().isVisible());
    }
    void aNewTabBeginsWithTheStartOfTheVariant() {
        open();
        paste("4k1p1/8/8/8/8/8/8/K6R[P] w - - 0 1");
        action("New Tab").trigger();
        QVERIFY(*m_window->view().board().position() == startPosition());
    }
    void aPastedPositionMayBeOfAnotherGame() {
        open(euroShogiGame());
        paste("k9/10/10/10/10/10/10/K8W w - - 0 1");
        QVERIFY(m_window->windowTitle().startsWith("Great Shatranj"));
    }
    void whereSeveralGamesHaveThePositionTheUserChooses() {
        open(euroShogiGame());
        paste("4k4/9/9/9/9/9/9/9/4K3G b - 1");
        QVERIFY(m_window->windowTitle().startsWith("EuroShogi"));
        pressInNotice(notice(), "Zo Shogi");
        QVERIFY(m_window->windowTitle().startsWith("Zo Shogi"));
    }
    void aPastedPositionThatBreaksTheRulesIsEdited() {
        open(euroShogiGame());
        paste("4k3/8/8/8/8/8/8/8[] w - - 0 1");
        QVERIFY(editor() && editor()->isVisible());
        QCOMPARE(editor()->findChild<QLabel*>("editorState")->text(),
                 QString("Cannot be played yet: White has no king."));
        QVERIFY(board().position()->toSetup() == euroshogi()->spec().start);
    }
    void whereSeveralGamesCannotHaveThePositionTheUserChoosesForWhichItIsEdited() {
        open(euroShogiGame());
        paste("4k4/9/9/9/9/9/9/9/9 b - 1");
        QVERIFY(!editor() || !editor()->isVisible());
        pressInNotice(notice(), "Zo Shogi");
        QVERIFY(editor() && editor()->isVisible());
        QVERIFY(editor()->windowTitle().startsWith("Position Editor: Zo Shogi"));
    }
    void aPastedProblemNeedsNoKingOfTheAttacker() {
        open(euroShogiGame());
        paste("7lk/9/7GP/9/9/9/9/9/9 b G2r2b2g4s4n3l17p 1");
        pressInNotice(notice(), "Zo Shogi");
        QVERIFY(m_window->windowTitle().startsWith("Zo Shogi"));
    }
    void aTextThatIsNoPositionIsExplained() {
        open(euroShogiGame());
        paste("4k3/8/8/8/8/8/8");
        QVERIFY(notice().isVisible());
        QVERIFY(notice().findChild<QLabel*>()->text().contains("rows are missing"));
        paste("");
        QCOMPARE(m_window->statusBar()->currentMessage(), QString("There is no text on the clipboard."));
    }

    void theEditorBeginsWithThePositionOnTheBoard() {
        open(euroShogiGame());
        play("e3", "e4");
        action("Position Editor…").trigger();
        QVERIFY(editor()->position().setup().at(square("e4")));
        QVERIFY(editor()->position().setup().sideToMove == core::Side::Second);
    }
    void whoPlaysOnFromTheEditedPositionIsAsked() {
        open(euroShogiGame());
        action("Position Editor…").trigger();
        QApplication::clipboard()->setText("4k1p1/8/8/8/8/8/8/K6R[] w - - 12 9");
        actionIn(*editor(), "Paste SFEN or FEN").trigger();
        withNextDialog<NewGameDialog>([](NewGameDialog& dialog) { dialog.reject(); });
        buttonIn(*editor(), "Play from Here…").click();
        QVERIFY(editor()->isVisible());
        QVERIFY(board().position()->toSetup() == euroshogi()->spec().start);
        withNextDialog<NewGameDialog>([](NewGameDialog& dialog) {
            QVERIFY(dialog.choice().gameIn(variants()).position().toSetup().at(square("h1")));
            dialog.accept();
        });
        buttonIn(*editor(), "Play from Here…").click();
        QVERIFY(!editor()->isVisible());
        QVERIFY(board().position()->toSetup().at(square("h1")));
        QCOMPARE(board().movable(), MovableSides::only(core::Side::First)); // against the computer
    }
    void theSettingsAreReachedFromTheOtherWindows() {
        open(euroShogiGame());
        action("Position Editor…").trigger();
        QVERIFY(QTest::qWaitForWindowActive(editor()));
        bool isOpened = false;
        withNextDialog<SettingsDialog>([&](SettingsDialog& dialog) {
            isOpened = true;
            dialog.reject();
        });
        QTest::keyClick(editor(), Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY(isOpened);
    }
    void theEditedPositionIsAnalysed() {
        open(euroShogiGame());
        action("Position Editor…").trigger();
        QApplication::clipboard()->setText("4k1p1/8/8/8/8/8/8/K6R b - 1");
        actionIn(*editor(), "Paste SFEN or FEN").trigger();
        buttonIn(*editor(), "Analyse").click();
        QVERIFY(action("Analyse").isChecked());
        QVERIFY(board().position()->toSetup().at(square("h1")));
    }
    void theWindowStaysWhileAnEditedPositionMightBeLost() {
        open(euroShogiGame());
        action("Position Editor…").trigger();
        actionIn(*editor(), "Clear Board").trigger();
        answerNextBox("Cancel");
        QVERIFY(!m_window->close());
        answerNextBox("Discard");
        QVERIFY(m_window->close());
    }

    void anUnfinishedGameIsOfferedAtTheStart() {
        addGame({"e3e4", "e6e5"});
        open();
        auto* notice = &this->notice();
        QTRY_VERIFY(notice->isVisible());
        notice->findChild<QPushButton*>()->click();
        QTRY_COMPARE(moveList().model()->rowCount(), 1);
        QTRY_VERIFY(board().movable() == MovableSides::only(core::Side::First));
        play("d3", "d4");
        QCOMPARE(storedGames().size(), std::size_t{1});
        QCOMPARE(storedGames().at(0).plyCount, 3);
    }

    void theListShowsTheLastMoveOfALongGameThatIsContinued() {
        constexpr int Plies = 80;
        core::Library library(file().toStdString());
        core::Game game = euroShogiGame();
        const auto id = library.addGame(core::headerOf(game, {}, std::chrono::sys_seconds{}));
        core::test::StoredPlay played(library, id, core::GameTree(game.position()));
        while (game.plyCount() < Plies) {
            const auto moves = game.position().legalMoves();
            const auto chosen = static_cast<std::size_t>(game.plyCount()) * 7 % moves.size();
            QVERIFY(!game.play(moves[chosen]) && !game.isOver());
            played.add(moves[chosen]);
        }
        open();
        auto* notice = &this->notice();
        QTRY_VERIFY(notice->isVisible());
        notice->findChildren<QPushButton*>().front()->click();
        QTRY_COMPARE(moveList().model()->rowCount(), Plies / 2);
        QTRY_COMPARE(moveList().currentIndex(), moveList().model()->index(Plies / 2 - 1, 1));
        QVERIFY(moveList().viewport()->rect().contains(moveList().visualRect(moveList().currentIndex())));
    }

    void afterAFinishedGameNothingIsOffered() {
        addGame({"e3e4"}, core::Outcome{core::Side::First, core::EndReason::Resignation});
        open();
        waitForLibrary(*m_window);
        QVERIFY(!notice().isVisible());
    }

    void theGamesPanelListsAndOpensStoredGames() {
        addGame({"e3e4", "e6e5"}, core::Outcome{std::nullopt, core::EndReason::Repetition});
        open();
        action("Games").trigger();
        auto* table = m_window->findChild<QTableView*>("gamesTable");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTRY_COMPARE(table->model()->index(0, GameColumn::Result).data().toString(), QString("½–½"));
        emit table->activated(table->model()->index(0, 0));
        QTRY_COMPARE(state(), QString("Draw by repetition"));
    }

    void theGameOnTheBoardIsShownInTheList() {
        addGame({"e3e4", "e6e5"}, core::Outcome{std::nullopt, core::EndReason::Repetition});
        open(euroShogiGame());
        auto& command = action("Show This Game in the List");
        QVERIFY(!command.isEnabled());
        play("e3", "e4");
        QTRY_VERIFY(command.isEnabled());
        command.trigger();
        const auto& table = *m_window->findChild<GamesTable*>();
        const auto game = m_window->view().game().recorder().game();
        QTRY_COMPARE(table.selectedGames(), std::vector{*game});
    }

    void theEndOfAGameStandsOut() {
        const auto cardsSay = [&](const QString& far, const QString& near) {
            const auto saying = [&](const PlayerCard* card) {
                return card->findChild<QLabel*>("playerState")->text();
            };
            const auto cards = m_window->findChildren<PlayerCard*>();
            return saying(cards.at(0)) == far && saying(cards.at(1)) == near;
        };
        addGame({"e3e4"}, core::Outcome{core::Side::First, core::EndReason::Resignation});
        addGame({"e3e4", "e6e5"}, core::Outcome{std::nullopt, core::EndReason::Repetition});
        open();
        const auto* label = m_window->findChild<QLabel*>("state");
        QVERIFY(!label->font().bold());
        QVERIFY(cardsSay("", ""));
        action("Games").trigger();
        auto* table = m_window->findChild<QTableView*>("gamesTable");
        QTRY_COMPARE(table->model()->rowCount(), 2);
        emit table->activated(table->model()->index(0, 0));
        QTRY_VERIFY(cardsSay("drew", "drew"));
        QVERIFY(label->font().bold());
        emit table->activated(table->model()->index(1, 0));
        QTRY_VERIFY(cardsSay("lost", "won"));
    }

    void theGamesPanelCutsNothingOffButTheNamesOfThePlayers() {
        addGame({"e3e4", "e6e5"}, core::Outcome{std::nullopt, core::EndReason::Repetition});
        core::Library library(file().toStdString());
        auto header = library.summary(1)->header;
        header.startedAt = std::chrono::sys_days(std::chrono::year(1996) / 5 / 23);
        library.setHeader(1, header);
        open();
        action("Games").trigger();
        auto* table = m_window->findChild<QTableView*>("gamesTable");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        widenGamesPanel();
        QTRY_VERIFY(!table->isColumnHidden(GameColumn::Moves));
        for (const int column :
             {GameColumn::Variant, GameColumn::Result, GameColumn::Moves, GameColumn::Date}) {
            const QRect cell = table->visualRect(table->model()->index(0, column));
            QVERIFY2(table->viewport()->rect().contains(cell), qPrintable(QString::number(column)));
            QVERIFY(cell.width() >= table->sizeHintForIndex(table->model()->index(0, column)).width());
        }
        const auto started = table->model()->index(0, GameColumn::Date);
        QTRY_VERIFY(started.data().toString().size() < started.data(Qt::ToolTipRole).toString().size());
        QCOMPARE(table->model()->index(0, GameColumn::Players).data(Qt::ToolTipRole).toString(),
                 QString("Human – Human"));
    }

    void theWindowHasRoomForItsPanels() {
        open(euroShogiGame());
        for (const char* panel : {"Games", "Evaluation Graph", "Analyse"})
            action(panel).trigger();
        m_window->resize(1, 1);
        QVERIFY(m_window->width() >= 560 && m_window->height() >= 420);
        QList<const QWidget*> parts{m_window->centralWidget()};
        for (const char* dock : {"gamesDock", "graphDock", "analysisDock"})
            parts << m_window->findChild<QDockWidget*>(QLatin1String(dock));
        for (const QWidget* part : parts) {
            QTRY_VERIFY(part->isVisible());
            QTRY_VERIFY(part->width() >= part->minimumSizeHint().width());
            QTRY_VERIFY(part->height() >= part->minimumSizeHint().height());
        }
        const int withPanels = m_window->minimumWidth();
        for (const char* dock : {"gamesDock", "graphDock", "analysisDock"})
            m_window->findChild<QDockWidget*>(QLatin1String(dock))->hide();
        QTRY_VERIFY(m_window->minimumWidth() < withPanels);
    }
    void panelsThatLackRoomForLargeTextScrollAndDoNotLieOverOthers() {
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
        QFont large = usual;
        large.setPointSizeF(2 * usual.pointSizeF());
        QApplication::setFont(large);
        open(euroShogiGame());
        for (const char* panel : {"Opening Explorer", "Analyse"})
            action(panel).trigger();
        m_window->resize(1, 1);
        const auto& explorer = *m_window->findChild<QDockWidget*>("explorerDock");
        const auto& analysis = *m_window->findChild<QDockWidget*>("analysisDock");
        QTRY_VERIFY(explorer.isVisible() && analysis.isVisible());
        QTRY_VERIFY(explorer.height() >= explorer.minimumSizeHint().height());
        QTRY_VERIFY(explorer.geometry().bottom() < analysis.geometry().top());
        const auto* panel = m_window->findChild<ExplorerPanel*>();
        QVERIFY(panel->height() >= panel->minimumSizeHint().height());
        m_window.reset();
    }
    void theLeastSizeOfTheWindowFitsOnTheScreenWithItsFrame() {
        open(euroShogiGame());
        const QSize screen = m_window->screen()->availableSize();
        m_window->centralWidget()->setMinimumSize(screen);
        QTRY_COMPARE(m_window->minimumSize(), roomOnScreen(*m_window));
        QVERIFY(m_window->minimumHeight() < screen.height());
    }
    void tabsOfPanelsShowWholeWords() {
        open(euroShogiGame());
        for (const char* panel : {"Games", "Opening Explorer", "Review Results"})
            action(panel).trigger();
        const QTabBar* tabs = nullptr;
        const auto findTabs = [&] {
            for (const auto* bar : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
                if (bar->isVisible() && bar->count() == 3) tabs = bar;
            return tabs != nullptr;
        };
        QTRY_VERIFY(findTabs());
        QStringList words;
        for (int i = 0; i < tabs->count(); ++i)
            words << tabs->tabText(i);
        words.sort();
        QCOMPARE(words, QStringList({"Games", "Openings", "Review"}));
        QTRY_VERIFY(tabs->sizeHint().width() <= tabs->width());
        QCOMPARE(tabs->elideMode(), Qt::ElideNone); // those of a narrower panel are scrolled
    }
    void aNarrowGamesPanelLeavesOutLengthAndDate() {
        addGame({"e3e4", "e6e5"}, core::Outcome{std::nullopt, core::EndReason::Repetition});
        open();
        action("Games").trigger();
        auto* table = m_window->findChild<QTableView*>("gamesTable");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QVERIFY(table->isColumnHidden(GameColumn::Moves) && table->isColumnHidden(GameColumn::Date));
        const auto players = table->model()->index(0, GameColumn::Players);
        QVERIFY(table->visualRect(players).width() > 80);
        widenGamesPanel();
        QTRY_VERIFY(!table->isColumnHidden(GameColumn::Moves) && !table->isColumnHidden(GameColumn::Date));
        m_window->resize(800, 600);
        QTRY_VERIFY(table->isColumnHidden(GameColumn::Moves) && table->isColumnHidden(GameColumn::Date));
        QTRY_VERIFY(table->visualRect(players).width() > 80);
    }

    void newGameRemembersWhoPlays() {
        open();
        withNextDialog<NewGameDialog>([](NewGameDialog& dialog) {
            dialog.findChild<QPushButton*>("swap")->click();
            dialog.findChild<QSlider*>("level1")->setValue(7);
            dialog.accept();
        });
        action("New Game…").trigger();
        const auto choice = NewGameChoice::remembered(variants());
        QCOMPARE(choice.players[0].computerLevel, std::optional(7));
        QVERIFY(!choice.players[1].computerLevel);
        QVERIFY(board().isFlipped()); // the human sits at the near edge
    }

    void newGameOffersTheVariantOfTheGameInFront() {
        openDuelBehindAnotherGame(); // an imported variant behind EuroShogi
        NewGameChoice::usual("shogi").remember();
        QStringList offered;
        const auto askForGame = [&] {
            withNextDialog<NewGameDialog>([&offered](NewGameDialog& dialog) {
                offered << QString::fromStdString(dialog.choice().variant);
                dialog.reject();
            });
            action("New Game…").trigger();
        };
        askForGame();
        m_window->findChild<GameTabs*>()->setCurrentWidget(&duelTab());
        askForGame();
        QCOMPARE(offered, QStringList({"euroshogi", "duel"}));
    }
    void newGameOffersTheLastVariantWhereThatInFrontCannotBeChosen() {
        open();
        core::VariantSpec spec = euroshogi()->spec();
        spec.id = "unknown";
        m_window->view().startGame(core::Game(core::AnyPosition::startOf(core::Variant::make(spec))), {}, {});
        NewGameChoice::usual("shogi").remember();
        std::string offered;
        withNextDialog<NewGameDialog>([&offered](NewGameDialog& dialog) {
            offered = dialog.choice().variant;
            dialog.reject();
        });
        action("New Game…").trigger();
        QCOMPARE(offered, std::string("shogi"));
    }
    void playAfterAnImportOffersTheRulesThatWereChosenForTheVariant() {
        core::VariantSpec spec = variants().find("koshogi")->spec();
        spec.effectOptions.passiveBurn = !spec.effectOptions.passiveBurn;
        NewGameChoice chosen = NewGameChoice::usual("koshogi");
        chosen.ruleOptions = core::formatRuleOptions(spec);
        chosen.remember();
        NewGameChoice::usual("shogi").remember();
        open(euroShogiGame());
        NewGameChoice offered;
        withNextDialog<NewGameDialog>([&offered](NewGameDialog& dialog) {
            offered = dialog.choice();
            dialog.reject();
        });
        emit m_window->findChild<VariantCommands*>()->gameWanted("koshogi");
        QCOMPARE(offered.variant, std::string("koshogi"));
        QCOMPARE(offered.ruleOptions, chosen.ruleOptions);
    }
    void ctrlNAndEnterBeginAGameOfTheVariantInFrontWithTheLastPlayers() {
        NewGameChoice last = NewGameChoice::usual("shogi");
        last.players[1].computerLevel = 3;
        last.handicap = "Rook";
        last.remember();
        open(euroShogiGame());
        withNextDialog<NewGameDialog>(
            [](NewGameDialog& dialog) { QTest::keyClick(dialog.focusWidget(), Qt::Key_Return); });
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        const GameDocument& document = m_window->view().game().document();
        QVERIFY(document.position().toSetup() == euroshogi()->spec().start);
        QCOMPARE(document.header().players[1].computerLevel, std::optional(3));
        QCOMPARE(NewGameChoice::remembered(variants()).variant, std::string("euroshogi"));
        QCOMPARE(NewGameChoice::remembered(variants(), "shogi").handicap, std::string("Rook"));
    }

    void theNameOfTheHumanIsInTheGame() {
        open();
        withNextDialog<NewGameDialog>([](NewGameDialog& dialog) {
            dialog.findChild<QLineEdit*>("name1")->setText("Anna");
            dialog.accept();
        });
        action("New Game…").trigger();
        const auto& players = m_window->view().game().document().header().players;
        QCOMPARE(players[0].name, std::string("Anna"));
        QVERIFY(players[0].isHuman());
        QVERIFY(m_window->windowTitle().contains("Anna"));
    }

    void theMovesOfKoShogiAreEnteredWithACounter() {
        openKoShogi({"G19s", "TP18s", "+DR10j", "SW5p", "g1a", "p1c"});
        clickPoint("10j");
        QCOMPARE(entryText(), QString());
        clickPoint("10i");
        QCOMPARE(entryText(), QString("Step 1 of 5 – Esc takes a step back"));
        for (const char* name : {"10h", "9h", "9g"})
            clickPoint(name);
        QTest::keyClick(&board(), Qt::Key_Escape);
        QVERIFY(entryText().startsWith("Step 3 of 5"));
        clickPoint("1r");
        QCOMPARE(entryText(), QString("That piece cannot move there."));
        clickPoint("9i");
        clickPoint("9j");
        QCOMPARE(entryText(), QString());
        QCOMPARE(moveList().model()->index(0, 0).data().toString(), QString("+DR‑10i‑10h‑9h‑9i‑9j"));
        QTRY_COMPARE(storedGames().size(), std::size_t{1});
    }
    void anOpenChoiceIsExplainedBeneathTheBoard() {
        const auto shogi = variants().find("shogi");
        const auto setup = core::parsePosition("4k4/9/9/9/9/9/9/1B7/4K4[] w - - 0 1", shogi->spec());
        open(core::Game(core::AnyPosition::fromSetup(setup.value(), shogi).value()));
        const auto click = [&](int file, int rank) {
            const auto where = shogi->spec().size.square(file, rank);
            QTest::mouseClick(&board(), Qt::LeftButton, {}, board().squareRect(where).center());
        };
        click(1, 7);
        QCOMPARE(entryText(), QString());
        click(7, 1);
        QCOMPARE(entryText(), QString("Choose on the board – Esc cancels"));
        QTest::keyClick(&board(), Qt::Key_Escape);
        QCOMPARE(entryText(), QString());
        QVERIFY(board().entry().choices().empty());
    }

    void theCounterSaysWhatEndsTheMove() {
        openKoShogi({"G19s", "LB10j", "g1a", "p9f"});
        clickPoint("10j");
        clickPoint("9i");
        QCOMPARE(entryText(), QString("May shoot – Enter or a click on the piece ends the move, "
                                      "Esc takes a step back"));
        QTest::keyClick(&board(), Qt::Key_Return);
        QCOMPARE(moveList().model()->index(0, 0).data().toString(), QString("LB‑9i"));
    }
    void whatAMoveDestroysIsSaidAsASentence() {
        openKoShogi({"G19s", "+EN10k", "p11i", "g1a"});
        clickPoint("10k");
        QTest::mouseMove(&board(), board().squareRect(point("10j")).center());
        QTRY_COMPARE(entryText(), QString("Destroys White Pawn 11i"));
    }
    void aNarrowCounterKeepsWhatIsEssential() {
        openKoShogi({"G19s", "FC10k", "g1a", "p9h", "p9f"});
        auto& line = m_window->view().line();
        const auto shownIn = [&line](const char* essential) {
            line.resize(line.fontMetrics().horizontalAdvance(QString::fromUtf8(essential)) + 2,
                        line.height());
            return line.shownText();
        };
        clickPoint("10k");
        clickPoint("9j");
        const char* waiting = "May shoot – Enter ends the move";
        QCOMPARE(shownIn(waiting), QString::fromUtf8(waiting));
        clickPoint("9h");
        const char* shooting = "May shoot: shoots White Pawn 9h";
        QCOMPARE(shownIn(shooting), QString(shooting));
        QVERIFY2(entryText().endsWith("Esc takes a step back"), qPrintable(entryText()));
    }
    void shiftAndF1TellWhatThePieceAtTheCursorIs() {
        open(euroShogiGame());
        auto& card = *m_window->findChild<PieceCard*>();
        QTest::keyClick(&board(), Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(!card.isVisible() &&
                m_window->statusBar()->currentMessage().startsWith("First point at a piece"));
        board().setKeyCursor(square("d1"));
        QTest::keyClick(&board(), Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(card.isVisible());
        QTest::keyClick(&board(), Qt::Key_Right);
        QVERIFY(!card.isVisible());
    }
    void movesAreSeenWhenTheyAreSteppedThroughTakenBackAndMadeAgain() {
        open(euroShogiGame());
        play("e3", "e4");
        play("e6", "e5");
        board().setAnimated(true);
        for (const char* text : {"Previous Position", "Next Position", "Take Back", "Redo"}) {
            QTRY_VERIFY(action(text).isEnabled());
            action(text).trigger();
            QVERIFY2(board().isAnimating(), text);
            board().finishAnimation();
        }
        QCOMPARE(moveList().model()->index(0, 1).data().toString(), QString("P‑e5"));
    }
    void movesAreNotAnimatedWhereTheDesktopWantsLessMotion() {
        open();
        preferences().setDefault(preference::AnimateMoves, false); // as main() does
        QVERIFY(!board().isAnimated());
        QVERIFY(!m_window->isAnimated()); // its panels
        action("Animate Moves").trigger();
        QVERIFY(board().isAnimated());
        QVERIFY(m_window->isAnimated());
        preferences().setDefault(preference::AnimateMoves, true);
    }
    void questionMarkListsTheKeys() {
        open();
        QStringList rows;
        withNextDialog<KeysDialog>([&](KeysDialog& dialog) {
            const auto& list = *dialog.findChild<QTreeWidget*>("keys");
            for (auto* item = list.itemBelow(list.topLevelItem(0)); item; item = list.itemBelow(item))
                rows << item->text(0) + ": " + item->text(1);
            dialog.reject();
        });
        QTest::keyClick(&board(), Qt::Key_Question);
        for (const char* row : {"New Game: Ctrl+N", "Take Back: Ctrl+Z", "Flip Board: F",
                                "Go: ", "Zoom: Ctrl+wheel", "Keyboard Shortcuts: ?"})
            QVERIFY2(rows.contains(row), row);
    }
    void aWindowThatIsShownAgainComesOntoTheScreen() {
        MobilityWindow& mobility = openSettledMobility();
        mobility.close();
        const QRect screen = mobility.screen()->availableGeometry();
        mobility.setMinimumSize(screen.width() - 100, 300); // as larger text does it
        mobility.move(screen.width() / 2, 50);
        action("Mobility…").trigger();
        QVERIFY2(screen.contains(mobility.geometry()),
                 qPrintable(QStringLiteral("%1 %2").arg(mobility.x()).arg(mobility.width())));
        const auto stored =
            preferences().get(Preference<QByteArray>("windowPlaces/mobility", {}, bytesFormat()));
        QTest::qWait(600); // longer than changes by the user rest
        QCOMPARE(preferences().get(Preference<QByteArray>("windowPlaces/mobility", {}, bytesFormat())),
                 stored);
    }
    void aWindowThatComesToTheFrontIsNoIconAnyMore() {
        QWidget window;
        window.showMinimized();
        QVERIFY(window.isMinimized());
        comeToFront(window);
        QVERIFY(!window.isMinimized());
    }
    void theMovesAreSavedAsAnAnimation() {
        open(euroShogiGame());
        play("e3", "e4");
        play("e6", "e5");
        const QTemporaryDir folder;
        const QString path = folder.filePath("game.gif");
        withNextDialog<AnimationDialog>([&path](AnimationDialog& dialog) {
            nameNextFile(path);
            dialog.accept();
        });
        action("Save Animation…").trigger();
        QImageReader reader(path);
        QCOMPARE(reader.format(), QByteArray("gif"));
        QVERIFY(reader.supportsAnimation());
        QTRY_COMPARE(m_window->statusBar()->currentMessage(), QString("game.gif was saved."));
    }
    void theSettingsOpenOnThePageThatWasShownLast() {
        open();
        const auto shownPage = [this](int next) {
            int shown = -1;
            withNextDialog<SettingsDialog>([&](SettingsDialog& settings) {
                shown = settings.shownPage();
                settings.showPage(next);
                settings.reject();
            });
            action("Settings…").trigger();
            return shown;
        };
        QCOMPARE(shownPage(2), 0);
        QCOMPARE(shownPage(2), 2);
    }
    void theListOfKeysLeadsToTheirSettings() {
        open();
        withNextDialog<KeysDialog>([](KeysDialog& dialog) {
            withNextDialog<SettingsDialog>([](SettingsDialog& settings) {
                QVERIFY(settings.findChild<KeysPage*>()->isVisible());
                settings.reject();
            });
            dialog.findChild<QPushButton*>("changeKeys")->click();
        });
        QTest::keyClick(&board(), Qt::Key_Question);
    }
    void inAModalDialogF1OpensItsPageInAWindowOfTheDialog() {
        open(euroShogiGame());
        QString topic;
        QPointer<HelpWindow> manual;
        withNextDialog<SettingsDialog>([&](SettingsDialog& dialog) {
            QTest::keyClick(dialog.focusWidget() ? dialog.focusWidget() : &dialog, Qt::Key_F1);
            manual = dialog.findChild<HelpWindow*>();
            if (manual && manual->isVisible()) topic = manual->findChild<HelpView*>()->topic();
            dialog.reject();
        });
        action("Settings…").trigger();
        QCOMPARE(topic, QString("settings"));
        QVERIFY(!manual); // has gone with the dialog
    }
    void theLookOfThePiecesIsRememberedForEachVariant() {
        openKoShogi({"G19s", "g1a"});
        QVERIFY(action("Letters").isChecked() && !action("Cubes").isVisible());
        action("Kanji").trigger();
        open(euroShogiGame());
        QVERIFY(action("Cubes").isChecked() && !action("Kanji").isVisible());
        openKoShogi({"G19s", "g1a"});
        QVERIFY(action("Kanji").isChecked());
    }

    void anImportedVariantIsPlayedAndStaysWhileItIsOnTheBoard() {
        open();
        withNextDialog<ImportVariantDialog>([](ImportVariantDialog& dialog) {
            dialog.findChild<QPlainTextEdit*>("text")->setPlainText(Duel);
            QTRY_VERIFY(dialog.findChild<QPushButton*>("import")->isEnabled());
            dialog.findChild<QPushButton*>("import")->click();
        });
        action("Import Variant…").trigger();
        withNextDialog<NewGameDialog>([](NewGameDialog& dialog) {
            QCOMPARE(dialog.choice().variant, std::string("duel"));
            dialog.accept();
        });
        variantNotice().findChild<QPushButton*>()->click(); // Play…
        QVERIFY(m_window->windowTitle().startsWith("The Duel"));

        QString text;
        answerNextBox("OK", &text);
        withNextDialog<ManageVariantsDialog>([](ManageVariantsDialog& dialog) {
            dialog.findChild<QPushButton*>("remove")->click();
            dialog.reject();
        });
        action("Imported Variants…").trigger();
        QVERIFY(text.startsWith("The Duel is on the board now."));
        QVERIFY(m_variants->all().find("duel"));
    }

    void openGamesFollowTheRulesOfAnEditedVariant() {
        openDuelBehindAnotherGame();
        const auto game = duelTab().game().recorder().game();
        QString consequences;
        editDuel("kr3", "k1r2", &consequences);
        QVERIFY2(!consequences.contains("The Duel"), qPrintable(consequences));
        const OpenGame& now = duelTab().game();
        QVERIFY(now.document().variant() == m_variants->all().find("duel"));
        QCOMPARE(now.document().ply(), 1);
        QCOMPARE(now.recorder().game(), game);
        QVERIFY(now.play().isRunning());
    }
    void anOpenGameThatDoesNotFitTheNewRulesKeepsTheOldOnes() {
        openDuelBehindAnotherGame();
        const auto before = duelTab().game().document().variant();
        QString consequences;
        editDuel("rook = r", "bishop = r", &consequences); // the rook has moved straight on
        QVERIFY2(consequences.contains("The Duel"), qPrintable(consequences));
        QVERIFY(duelTab().game().document().variant() == before);
    }
    void aBoardOnWhichNothingHasHappenedShowsTheNewStartOfItsVariant() {
        openDuelBehindAnotherGame();
        duelTab().startGame(core::Game(core::AnyPosition::startOf(m_variants->all().find("duel"))), {}, {});
        QString consequences;
        editDuel("kr3", "k1r2", &consequences);
        QVERIFY(duelTab().game().document().position() ==
                core::AnyPosition::startOf(m_variants->all().find("duel")));
    }

    void aBrokenVariantIsReportedAtTheStart() {
        writeVariant("duel.ini", QByteArray(Duel).replace("maxFile = 5", "maxFile = five"));
        open();
        QVERIFY(variantNotice().isVisible());
        QVERIFY(variantNotice().findChild<QLabel*>()->text().contains("duel.ini cannot be played: line 3, "));
        QVERIFY(QFile::exists(m_folder->filePath("variants/duel.ini")));
    }

    void aStoredGameOfARemovedVariantSaysWhatIsMissing() {
        writeVariant("duel.ini", Duel);
        addDuel();
        QVERIFY(QFile::remove(m_folder->filePath("variants/duel.ini")));
        open();
        action("Games").trigger();
        auto* table = m_window->findChild<QTableView*>("gamesTable");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTRY_COMPARE(table->model()->index(0, GameColumn::Variant).data().toString(),
                     QString("duel (missing)"));
        QVERIFY(table->model()->index(0, GameColumn::Players).data(Qt::ForegroundRole).isValid()); // faded
        QVERIFY(!notice().isVisible()); // nor is it offered to be continued
        QString text;
        answerNextBox("OK", &text);
        emit table->activated(table->model()->index(0, 0));
        QTRY_VERIFY(text.startsWith("This game needs the variant “duel”, which is missing."));
    }

    void anotherNameMakesAnotherLibrary() {
        open();
        const QString another = m_folder->filePath("another.sqlite");
        withNextDialog<QFileDialog>([another](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>("fileNameEdit")->setText(another);
            buttonIn(dialog, "Open").click();
        });
        action("Open Library…").trigger();
        QTRY_VERIFY(QFile::exists(another));
    }
    // --- arrangements of the panels

    void aSavedArrangementOfThePanelsComesBackUnderItsName() {
        open(euroShogiGame());
        auto& graph = *m_window->findChild<QDockWidget*>("graphDock");
        auto& splitter = *m_window->findChild<QSplitter*>("mainSplitter");
        action("Evaluation Graph").trigger();
        QTRY_VERIFY(graph.isVisible());
        const auto sizes = splitter.sizes();
        preferences().set(preference::BoardSplit, [&] {
            splitter.setSizes({sizes[0] - 100, sizes[1] + 100});
            return splitter.saveState();
        }());
        const int movesWidth = splitter.sizes()[1];
        QVERIFY(movesWidth > sizes[1]);
        withNextDialog<QInputDialog>([](QInputDialog& dialog) {
            dialog.setTextValue("Study");
            dialog.accept();
        });
        chooseLayout("Save This Layout…");
        chooseLayout("Reset to the Usual Layout"); // which also lists the saved ones
        QVERIFY(!graph.isVisible());
        QVERIFY(splitter.sizes()[1] < movesWidth);
        m_window->findChild<PanelLayoutMenu*>()->actions().front()->trigger();
        QTRY_VERIFY(graph.isVisible());
        QCOMPARE(splitter.sizes()[1], movesWidth);
    }
    void theUsualArrangementIsNotThatOfTheLastTime() {
        open(euroShogiGame());
        action("Evaluation Graph").trigger();
        QTRY_VERIFY(m_window->findChild<QDockWidget*>("graphDock")->isVisible());
        m_window->close();
        m_window.reset();
        open(euroShogiGame());
        auto& graph = *m_window->findChild<QDockWidget*>("graphDock");
        QTRY_VERIFY(graph.isVisible());
        chooseLayout("Reset to the Usual Layout");
        QVERIFY(!graph.isVisible());
    }
    void theDivisionOfTheWindowHoldsInAllTabs() {
        open(euroShogiGame());
        auto& splitter = *m_window->findChild<QSplitter*>("mainSplitter");
        auto& handle = *splitter.handle(1);
        const QPoint grip = handle.rect().center();
        QTest::mousePress(&handle, Qt::LeftButton, {}, grip);
        QTest::mouseMove(&handle, grip - QPoint(120, 0));
        QTest::mouseRelease(&handle, Qt::LeftButton, {}, grip - QPoint(120, 0));
        QTRY_COMPARE(preferences().get(preference::BoardSplit), splitter.saveState());
        action("New Tab").trigger();
        QTRY_COMPARE(m_window->view().findChild<QSplitter*>("mainSplitter")->sizes(), splitter.sizes());
    }
    void largerTextGivesTheMovesMoreRoomUntilTheUserDividesTheWindow() {
        open(euroShogiGame());
        m_window->resize(1400, 800);
        auto& splitter = *m_window->findChild<QSplitter*>("mainSplitter");
        const auto movesWidth = [&splitter] { return splitter.sizes()[1]; };
        const int usual = movesWidth();
        {
            const LargerText text;
            QTRY_VERIFY(movesWidth() > usual);
            QVERIFY(movesWidth() <= splitter.width() / 3);
        }
        QTRY_COMPARE(movesWidth(), usual);
        splitter.setSizes({splitter.width() - 240, 240});
        preferences().set(preference::BoardSplit, splitter.saveState());
        const int chosen = movesWidth();
        const LargerText text;
        QTest::qWait(50);
        QCOMPARE(movesWidth(), chosen);
    }

    // --- the board only

    void theBoardCanHaveTheWindowForItself() {
        open(euroShogiGame());
        auto& graph = *m_window->findChild<QDockWidget*>("graphDock");
        const auto& splitter = *m_window->findChild<QSplitter*>("mainSplitter");
        action("Evaluation Graph").trigger();
        QTRY_VERIFY(graph.isVisible());
        const int height = board().height();
        const QSize graphSize = graph.size();
        const auto sizes = splitter.sizes();
        const std::initializer_list<const QWidget*> others = {m_window->menuBar(), m_window->statusBar(),
                                                              m_window->findChild<QToolBar*>("gameBar"),
                                                              &graph, &moveList()};
        QTest::keyClick(m_window.get(), Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY(action("Board Only").isChecked());
        for (const QWidget* other : others)
            QVERIFY2(!other->isVisible(), other->metaObject()->className());
        QTRY_VERIFY(board().height() > height);
        QVERIFY(!splitter.handle(1)->isEnabled()); // a drag would change the division for later
        QTest::keyClick(m_window.get(), Qt::Key_F11, Qt::ShiftModifier); // without the menus
        QVERIFY(splitter.handle(1)->isEnabled());
        for (const QWidget* other : others)
            QVERIFY2(other->isVisible(), other->metaObject()->className());
        QTRY_COMPARE(graph.size(), graphSize);
        QTRY_COMPARE(splitter.sizes(), sizes);
    }
    void escapeEndsBoardOnlyWhereNothingElseNeedsTheKey() {
        open(euroShogiGame());
        action("Board Only").trigger();
        clickSquare("e3");
        QVERIFY(board().entry().selection());
        QTest::keyClick(&board(), Qt::Key_Escape);
        QVERIFY(!board().entry().selection());
        QVERIFY(action("Board Only").isChecked());
        QTest::keyClick(&board(), Qt::Key_Escape);
        QVERIFY(!action("Board Only").isChecked());
        QVERIFY(moveList().isVisible());
    }
    void aPanelThatIsOpenedWithTheBoardOnlyStays() {
        open(euroShogiGame());
        auto& graph = *m_window->findChild<QDockWidget*>("graphDock");
        action("Board Only").trigger();
        QTest::keyClick(m_window.get(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(graph.isVisible());
        action("Board Only").trigger();
        QTRY_VERIFY(graph.isVisible());
    }
    void theNextStartHasAllThatTheBoardOnlyHides() {
        open(euroShogiGame());
        action("Evaluation Graph").trigger();
        QTRY_VERIFY(m_window->findChild<QDockWidget*>("graphDock")->isVisible());
        action("Board Only").trigger();
        m_window->close();
        m_window.reset();
        open(euroShogiGame());
        QTRY_VERIFY(m_window->findChild<QDockWidget*>("graphDock")->isVisible());
        QVERIFY(m_window->menuBar()->isVisible());
        QVERIFY(m_window->findChild<QToolBar*>("gameBar")->isVisible());
        QVERIFY(moveList().isVisible());
    }
    void theAnalysisGoesOnWithTheBoardOnly() {
        open(euroShogiGame());
        const auto& dock = *m_window->findChild<QDockWidget*>("analysisDock");
        const Analysis& analysis = m_window->view().game().analysis();
        action("Analyse").trigger();
        QTRY_VERIFY(dock.isVisible());
        action("Board Only").trigger();
        QVERIFY(!dock.isVisible());
        QVERIFY(analysis.isOn());
        action("Board Only").trigger();
        QTRY_VERIFY(dock.isVisible());
        QVERIFY(analysis.isOn());
        action("Board Only").trigger();
        action("Analyse").trigger(); // off
        action("Analyse").trigger();
        QVERIFY(!dock.isVisible());
        action("Board Only").trigger();
        QTRY_VERIFY(dock.isVisible());
    }
    void theClocksOfAGameThatGoesOnAreSeenWithTheBoardOnly() {
        open(euroShogiGame());
        const core::TimeControl minute{std::chrono::seconds(60)};
        m_window->view().startGame(euroShogiGame(), {}, {minute, minute});
        action("Board Only").trigger();
        const auto clocks = m_window->view().findChildren<QLabel*>("clock");
        QCOMPARE(clocks.size(), 2);
        for (const QLabel* clock : clocks)
            QVERIFY(clock->isVisible());
        m_window->view().game().play().resign();
        QVERIFY(notice().isVisible()); // beside the board as long as it asks
        notice().dismiss();
        for (const QLabel* clock : clocks)
            QVERIFY(!clock->isVisible());
        QVERIFY(board().isVisible());
    }
    void whatIsBesideTheBoardAloneIsNarrowAndNoticesAreLow() {
        openAndLookBack();
        QTRY_COMPARE(placeText(), QString(EarlierPosition));
        action("Board Only").trigger();
        const auto& splitter = *m_window->findChild<QSplitter*>("mainSplitter");
        const auto& side = *m_window->findChild<QWidget*>("besideBoard");
        QTRY_COMPARE(side.width(), side.minimumWidth());
        QTRY_COMPARE(side.geometry().right(), splitter.rect().right());
        QTRY_VERIFY(placeNotice().height() < side.height() / 3);
    }
    void theStepsOfAMoveAreCountedWithTheBoardOnly() {
        openKoShogi({"G19s", "LB10j", "g1a", "p9f"});
        action("Board Only").trigger();
        clickPoint("10j");
        clickPoint("9i");
        QVERIFY(m_window->view().line().isVisible());
        QVERIFY2(entryText().startsWith("May shoot"), qPrintable(entryText()));
    }
    void messagesAreSaidBelowTheBoardWithTheBoardOnly() {
        open(euroShogiGame());
        action("Board Only").trigger();
        QVERIFY2(entryText().startsWith("Esc shows"), qPrintable(entryText()));
        QTest::keyClick(&board(), Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY2(entryText().startsWith("First point at a piece"), qPrintable(entryText()));
    }
    void commentsAreNotTypedWhereTheListIsHidden() {
        open(euroShogiGame());
        play("e3", "e4");
        QVERIFY(action("Comment").isEnabled());
        action("Board Only").trigger();
        QVERIFY(!action("Comment").isEnabled());
        QVERIFY(!action("Comment Before the Move").isEnabled());
        action("Board Only").trigger();
        QVERIFY(action("Comment").isEnabled());
    }
    void aNewTabHasTheBoardOnlyToo() {
        open(euroShogiGame());
        action("Board Only").trigger();
        action("New Tab").trigger();
        const auto& moves = m_window->view().moves();
        QVERIFY(!moves.findChild<QTableView*>("moveList")->isVisible());
        action("Board Only").trigger();
        QVERIFY(moves.findChild<QTableView*>("moveList")->isVisible());
    }

    // --- libraries that cannot be opened

    void behindTheQuestionForAnotherLibraryNothingIsSearched() {
        open();
        action("Games").trigger();
        auto* count = m_window->findChild<QLabel*>("gameCount");
        QTRY_COMPARE(count->text(), QString("0 game(s)"));
        QFile damaged(m_folder->filePath("damaged.sqlite"));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("this is not a database, but somebody's notes");
        damaged.close();
        QString shown("not asked");
        withNextDialog<QMessageBox>([&](QMessageBox& box) {
            shown = count->text();
            withNextDialog<QFileDialog>([this](QFileDialog& dialog) {
                typeName(dialog, m_folder->filePath("another.sqlite"));
                static_cast<QDialog&>(dialog).accept();
            });
            buttonIn(box, "Open Another…").click();
        });
        m_window->openLibrary(damaged.fileName().toStdString());
        QTRY_COMPARE(shown, QString());
        QTRY_COMPARE(count->text(), QString("0 game(s)"));
    }

    void aPictureWhoseNameHasADotGetsItsEnding() {
        open(euroShogiGame());
        withNextDialog<QFileDialog>([this](QFileDialog& dialog) {
            typeName(dialog, m_folder->filePath("Anna in St. Gallen"));
            static_cast<QDialog&>(dialog).accept();
        });
        action("Save Picture…").trigger();
        QVERIFY(QFile::exists(m_folder->filePath("Anna in St. Gallen.png")));
    }

    void aLibraryWhoseNameHasADotGetsItsEnding() {
        open(euroShogiGame());
        waitForLibrary(*m_window);
        nameNextFile(m_folder->filePath("Games since 1987.5"));
        action("New Library…").trigger();
        QTRY_VERIFY(QFile::exists(m_folder->filePath("Games since 1987.5.sqlite")));
    }

    // Quits, which ends the loops of all dialogs from then on.
    void aDamagedLibraryIsLeftAloneAndAnotherIsOffered() {
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("this is not a database, but somebody's notes");
        damaged.close();
        QString text;
        answerNextBox("Quit", &text);
        open();
        QTRY_VERIFY(!text.isEmpty());
        QVERIFY(text.contains(file()));
        QVERIFY(damaged.open(QIODevice::ReadOnly));
        QCOMPARE(damaged.readAll(), QByteArray("this is not a database, but somebody's notes"));
    }

    void onlyTheCardOfTheComputerSaysThatItThinks() {
        openWhileTheComputerThinks();
        QVERIFY2(state().endsWith("to move"), qPrintable(state()));
    }
    void againstTheComputerTheUserIsToldWhoseTurnItIs() {
        open(euroShogiGame());
        Players players = twoHumans();
        players[1].computerLevel = core::MinLevel;
        m_window->view().startGame(euroShogiGame(), players, {});
        QCOMPARE(state(), QString("Your move"));
        m_window->view().startGame(euroShogiGame("k7/8/8/8/4r3/8/8/4K3[P] w - - 0 1"), players, {});
        QCOMPARE(state(), QString("Your move, in check"));
    }
    void closingDuringASearchDoesNotWaitForItsEnd() {
        openWhileTheComputerThinks();
        QElapsedTimer timer;
        timer.start();
        m_window->close();
        m_window.reset();
        QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
    }

    // --- help

    void theManualOpensWithF1() {
        open(euroShogiGame());
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        auto* manual = m_window->findChild<HelpWindow*>();
        QVERIFY(manual && manual->isVisible());
        QCOMPARE(manual->findChild<HelpView*>()->topic(), QString("index"));
    }
    void aWindowThatIsUsedInsteadOfTheBoardOpensAtItsUsualSize() {
        open(euroShogiGame());
        m_window->findChild<QAction*>("tour")->trigger();
        const auto& tour = *m_window->findChild<TourWindow*>();
        QTRY_VERIFY(tour.isVisible());
        QCOMPARE(tour.size(), TourWindow(m_variants->all()).size());
    }
    void inAWindowWithAPageOfItsOwnF1OpensThatPage() {
        open(euroShogiGame());
        action("Mobility…").trigger();
        auto* mobility = m_window->findChild<MobilityWindow*>();
        mobility->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), mobility);
        QTest::keyClick(mobility, Qt::Key_F1);
        QTRY_VERIFY(m_window->findChild<HelpWindow*>());
        QCOMPARE(m_window->findChild<HelpView*>()->topic(), QString("rules"));
    }
    void everyPageForADialogExists() {
        for (const DialogTopic& entry : DialogTopics)
            QVERIFY2(helpTopics().contains(QLatin1String(entry.topic)), entry.dialog);
    }
    void everyWindowWithAPageOfItsOwnHasTheNameByWhichF1KnowsIt() {
        open(euroShogiGame());
        for (const char* command : {"editor", "findPosition", "statistics", "openingGraph", "studies",
                                    "findMove", "practiceStatistics", "practiseRepertoire", "repertoires",
                                    "mobility", "rules", "teach", "tour", "engineLog"})
            m_window->findChild<QAction*>(QLatin1String(command))->trigger();
        std::set<QString> names{"matchWindow"}; // opens with a match
        for (const QWidget* window : QApplication::topLevelWidgets())
            names.insert(window->objectName());
        for (const WindowTopic& entry : WindowTopics)
            QVERIFY2(names.count(QLatin1String(entry.window)) > 0, entry.window);
    }
    void theRulesOfTheGameOpenWithTheirKey() {
        open(euroShogiGame());
        QTest::keyClick(m_window.get(), Qt::Key_F1, Qt::ControlModifier);
        auto* book = m_window->findChild<RuleBook*>();
        QVERIFY(book && book->isVisible());
        QCOMPARE(book->windowTitle(), QString("Rules of EuroShogi"));
    }
    void aWindowComesBackWhereItWasPutWhenTheProgramRanLast() {
        const QRect place(40, 50, 700, 500);
        MobilityWindow& mobility = openSettledMobility();
        mobility.setGeometry(place);
        QTRY_VERIFY(QSettings().contains("windowPlaces/mobility"));
        open(euroShogiGame());
        action("Mobility…").trigger();
        QCOMPARE(m_window->findChild<MobilityWindow*>()->geometry(), place);
    }
    void aWindowThatIsClosedRightAfterItWasMovedComesBackThere() {
        const QRect place(40, 50, 700, 500);
        MobilityWindow& mobility = openSettledMobility();
        mobility.setGeometry(place);
        mobility.close();
        QVERIFY(QSettings().contains("windowPlaces/mobility"));
        open(euroShogiGame());
        action("Mobility…").trigger();
        QCOMPARE(m_window->findChild<MobilityWindow*>()->geometry(), place);
    }
    void aWindowThatIsOpenWhenTheProgramEndsComesBackWhereItWasPut() {
        openSettledMobility().setGeometry({40, 50, 700, 500});
        m_window.reset();
        QVERIFY(QSettings().contains("windowPlaces/mobility"));
    }
    void theProgramDoesNotTakeAPlaceOfItsOwnForOneOfTheUser() {
        openSettledMobility();
        m_window.reset();
        QVERIFY(!QSettings().contains("windowPlaces/mobility"));
    }
    void aWindowThatNeedsMoreRoomComesBackOnTheScreen() {
        const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
        MobilityWindow& mobility = openSettledMobility();
        QRect place({0, 50}, mobility.minimumSize());
        place.moveRight(screen.right());
        mobility.setGeometry(place);
        QTRY_VERIFY(QSettings().contains("windowPlaces/mobility"));
        m_window.reset();
        const LargerText larger;
        open(euroShogiGame());
        action("Mobility…").trigger();
        const QRect now = m_window->findChild<MobilityWindow*>()->geometry();
        QVERIFY(now.width() > place.width());
        QVERIFY(screen.contains(now));
    }
    void theSizeThatLargerTextNeedsIsNotRememberedAsChosen() {
        MobilityWindow& mobility = openSettledMobility();
        mobility.resize(mobility.minimumSize());
        QTRY_VERIFY(QSettings().contains("windowPlaces/mobility"));
        const QByteArray chosen = QSettings().value("windowPlaces/mobility").toByteArray();
        const QSize before = mobility.size();
        const LargerText larger;
        QTRY_VERIFY(mobility.width() > before.width());
        m_window.reset();
        QCOMPARE(QSettings().value("windowPlaces/mobility").toByteArray(), chosen);
    }
    void whereTheDesktopPutsAWindowThatOpensIsNotRemembered() {
        open(euroShogiGame());
        action("Mobility…").trigger();
        auto& mobility = *m_window->findChild<MobilityWindow*>();
        mobility.setGeometry({40, 50, 700, 500}); // as a desktop may do
        waitUntilSettled(mobility);
        m_window.reset();
        QVERIFY(!QSettings().contains("windowPlaces/mobility"));
    }
    void mobilityFollowsTheGameAndClicks() {
        open(euroShogiGame());
        action("Mobility…").trigger();
        auto* mobility = m_window->findChild<MobilityWindow*>();
        QVERIFY(mobility && mobility->isVisible());
        clickSquare("b1");
        QCOMPARE(mobility->from(), square("b1"));
        clickSquare("b1"); // ends the selection
        play("e3", "e4");
        clickSquare("e4");
        QCOMPARE(mobility->from(), square("e4"));
    }

    // --- evaluations beside the moves

    void evaluationsStandBesideTheMovesButNotOfAGameThatIsPlayed() {
        preferences().set(preference::MovesAsText, true);
        open(euroShogiGame());
        play("e3", "e4");
        auto& document = m_window->view().game().document();
        core::Evaluation found;
        found.score = core::Score::centipawns(35);
        found.depth = 8;
        document.keepEvaluation(document.current(), found);
        const auto text = [&] { return m_window->findChild<QTextBrowser*>("moveText")->toPlainText(); };
        QTest::qWait(50);
        QVERIFY2(!text().contains("35"), qPrintable(text()));
        preferences().set(preference::ShowEvaluations, true);
        QTRY_VERIFY2(text().contains("0.35"), qPrintable(text()));
        preferences().set(preference::EvaluationsInMoves, false);
        QTRY_VERIFY(!text().contains("0.35"));
    }
    void theBarIsThereForAGameThatIsOverAndHasEvaluations() {
        open(euroShogiGame());
        play("e3", "e4");
        auto& game = m_window->view().game();
        const auto& bar = *m_window->view().findChild<EvaluationBar*>();
        core::Evaluation found;
        found.score = core::Score::centipawns(35);
        found.depth = 8;
        game.document().keepEvaluation(game.document().current(), found);
        QVERIFY(bar.isHidden());
        QTRY_VERIFY(game.play().resigningSide());
        game.play().resign();
        QVERIFY(!bar.isHidden());
        open(euroShogiGame());
        play("e3", "e4");
        auto& other = m_window->view().game();
        QTRY_VERIFY(other.play().resigningSide());
        other.play().resign();
        QVERIFY(m_window->view().findChild<EvaluationBar*>()->isHidden());
        other.document().keepEvaluation(other.document().current(), found);
        QVERIFY(!m_window->view().findChild<EvaluationBar*>()->isHidden());
    }
    void theBarIsThereBeforeTheFirstMoveIfThePlayerWantsIt() {
        open(euroShogiGame());
        QVERIFY(m_window->findChild<EvaluationBar*>()->isHidden());
        preferences().set(preference::ShowEvaluations, true);
        open(euroShogiGame());
        QVERIFY(!m_window->findChild<EvaluationBar*>()->isHidden());
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, MainWindowTest>(argc, argv);
}
#include "main_window_test.moc"
