// The dialog for a match, the window that shows it, and the command of the main window.
#include "ui/matches/match_window.h"

#include "core/store/library.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/library_answers.h"
#include "tests/ui/matches/match_choices.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/engine/engine_pool.h"
#include "ui/engine/engine_trials.h"
#include "ui/game/game_view.h"
#include "ui/game/open_game.h"
#include "ui/game/recorder.h"
#include "ui/language/language.h"
#include "ui/library/game_columns.h"
#include "ui/main_window.h"
#include "ui/matches/match_bar.h"
#include "ui/matches/match_board.h"
#include "ui/matches/match_dialog.h"
#include "ui/preferences/preferences.h"
#include "ui/variants/user_variants.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>

#include <chrono>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using State = MatchService::State;

class MatchWindowTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryService> m_library;
    std::unique_ptr<EngineStore> m_store;
    std::unique_ptr<MatchService> m_match;
    std::unique_ptr<MatchWindow> m_window;

    void start(const MatchChoice& choice) const {
        auto plan = planFor(choice, variants(), *m_store);
        if (!plan) qFatal("%s", qPrintable(plan.error()));
        m_match->start(choice, std::move(plan).value(), 1);
    }
    void play(const MatchChoice& choice) const {
        QSignalSpy ended(m_match.get(), &MatchService::ended);
        start(choice);
        QVERIFY(ended.wait(60'000));
    }
    template <class Part>
    Part& part(const char* name) const {
        return *m_window->findChild<Part*>(QLatin1String(name));
    }
    QString text(const char* label) const { return part<QLabel>(label).text(); }
    QString result(int row, int column) const {
        const auto* item = part<QTableWidget>("matchResults").item(row, column);
        return item ? item->text() : QString();
    }
    QString cell(int row, int column) const {
        const auto* model = part<QTableView>("matchGames").model();
        return model->index(row, column).data().toString();
    }
    int rows() const { return part<QTableView>("matchGames").model()->rowCount(); }
    /// The row that is selected; -1 if there is none.
    int selectedRow() const {
        const auto rows = part<QTableView>("matchGames").selectionModel()->selectedRows();
        return rows.isEmpty() ? -1 : rows.front().row();
    }
    MatchBoard& board() const { return part<MatchBoard>("matchBoard"); }
    void activate(int row) const {
        auto& games = part<QTableView>("matchGames");
        emit games.activated(games.model()->index(row, 0));
    }
    static void choose(const QString& language) {
        preferences().set(preference::Language, language);
        applyChosenLanguage();
    }

private slots:
    void init() {
        QSettings().clear();
        choose("en");
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = std::make_unique<LibraryService>();
        QSignalSpy opened(m_library.get(), &LibraryService::opened);
        m_library->open(m_folder->filePath("library.sqlite").toStdString());
        QVERIFY(opened.wait());
        m_store = std::make_unique<EngineStore>();
        m_store->set({profileOf("crashes"), profileOf("illegal")});
        m_match = std::make_unique<MatchService>(*m_library, std::make_shared<CoreBudget>(4));
        m_window = std::make_unique<MatchWindow>(*m_match);
        m_window->show();
    }
    void cleanup() {
        m_window.reset();
        m_match.reset();
        m_store.reset();
        m_library.reset();
    }

    // --- the window

    void theTableHasTheResults() {
        MatchChoice choice = quickMatch();
        choice.players[0] = external("crashes");
        play(choice);
        QTRY_COMPARE(result(1, 1), QString("2"));
        QCOMPARE(result(0, 0), QString("crashes"));
        QCOMPARE(result(1, 0), QString("Computer at full strength"));
        QCOMPARE(result(0, 1), QString("0"));
        QCOMPARE(result(0, 4), QString("2"));        // losses
        QCOMPARE(result(0, 5), QString("+0 =0 −1")); // as White
        QCOMPARE(result(0, 8), QString("2"));        // failures
        QTRY_COMPARE(text("matchProgress"),
                     QString("Games: 2 of 2. The match is over. How the games ended: adjudication 2."));
        QCOMPARE(text("matchStrength"),
                 QString("crashes has lost all games, so the Elo difference is unknown."));
    }
    void eachGameSaysHowItHasEnded() {
        MatchChoice choice = quickMatch();
        choice.players[0] = external("crashes");
        play(choice);
        QCOMPARE(rows(), 2);
        QCOMPARE(cell(0, 0), QString("2")); // the newest first
        QCOMPARE(cell(1, 1), QString("crashes"));
        QCOMPARE(cell(1, 2), QString("Computer at full strength"));
        QCOMPARE(cell(1, 3), QString("0–1"));
        QCOMPARE(cell(1, 5), QString("crashes has crashed."));
    }
    void theTestIsShownWithItsBounds() {
        MatchChoice choice = quickMatch();
        choice.usesSprt = true;
        choice.elo1 = 5;
        play(choice);
        QTRY_VERIFY(text("matchSprt").startsWith("SPRT for Elo 0.0 against 5.0: ratio "));
        QVERIFY(text("matchSprt").endsWith(" between -2.94 and 2.94. Not decided yet."));
        QVERIFY(part<QWidget>("matchRatio").isVisible());
    }
    void theBoardFollowsAGameThatGoesOn() {
        MatchChoice choice = quickMatch();
        choice.games = 1000;
        start(choice);
        QTRY_VERIFY(board().game());
        const auto first = board().game();
        QTRY_VERIFY(first->plies() > 0);
        auto* view = board().findChild<BoardView*>();
        QTRY_VERIFY(view->position().has_value());
        QTRY_VERIFY(board().game() != first); // the next game takes its place
        m_match->setPaused(true);
        const auto last = [this] {
            core::Game line = board().game()->start();
            for (const auto& move : board().game()->movesFrom(0))
                line.play(move);
            return line.position();
        };
        QTRY_VERIFY(*view->position() == last());
    }
    void theRowOfTheGameOnTheBoardIsMarked() {
        start(endlessMatch());
        QTRY_COMPARE(rows(), 2);
        QCOMPARE(board().game(), m_match->games()[0].moves); // it goes on
        QCOMPARE(selectedRow(), 1);
    }
    void atTheEndTheLastGameIsShown() {
        MatchChoice choice = quickMatch();
        choice.games = 4;
        play(choice);
        QCOMPARE(board().game(), m_match->games().back().moves);
        QCOMPARE(selectedRow(), 0);
    }
    void aFinishedGameThatTheUserHasChosenStays() {
        MatchChoice choice = quickMatch();
        choice.games = 4;
        QSignalSpy ended(m_match.get(), &MatchService::ended);
        start(choice);
        QTRY_VERIFY(rows() > 1 && !m_match->games()[0].isRunning());
        auto& games = part<QTableView>("matchGames");
        games.selectRow(rows() - 1);
        emit games.clicked(games.currentIndex()); // it may have been selected before
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60'000);
        QCOMPARE(board().game(), m_match->games()[0].moves);
        QCOMPARE(selectedRow(), rows() - 1);
    }
    void aGameThatIsSelectedIsShown() {
        play(quickMatch());
        auto& games = part<QTableView>("matchGames");
        games.selectRow(1);
        QCOMPARE(board().game(), m_match->games()[0].moves);
        games.selectRow(0);
        QCOMPARE(board().game(), m_match->games()[1].moves);
    }
    void aFinishedGameIsOpenedFromTheLibrary() {
        play(quickMatch());
        QTRY_VERIFY(m_match->games()[0].id);
        QSignalSpy chosen(m_window.get(), &MatchWindow::gameChosen);
        activate(1);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].value<core::GameId>(), *m_match->games()[0].id);
    }
    void aGameThatIsNotStoredIsOpenedToo() {
        MatchChoice choice = quickMatch();
        choice.isKept = false;
        play(choice);
        QSignalSpy chosen(m_window.get(), &MatchWindow::recordChosen);
        activate(0);
        QCOMPARE(chosen.size(), 1);
    }
    void aGameOfALibraryThatWasLeftIsOpenedAsItWasPlayed() {
        play(quickMatch());
        QTRY_VERIFY(m_match->games()[0].id);
        m_library->open(m_folder->filePath("other.sqlite").toStdString());
        QSignalSpy fromLibrary(m_window.get(), &MatchWindow::gameChosen);
        std::optional<core::GameRecord> chosen;
        connect(m_window.get(), &MatchWindow::recordChosen, this,
                [&chosen](const core::GameRecord& record) { chosen.emplace(record); });
        activate(1);
        QCOMPARE(fromLibrary.size(), 0);
        QVERIFY(chosen);
        const auto& game = m_match->games()[0];
        QCOMPARE(chosen->header.round, std::string("1"));
        QVERIFY(chosen->outcome == game.outcome);
        QVERIFY(chosen->tree.movesTo(chosen->tree.mainLineEnd()) == game.moves->movesFrom(0));
    }
    void aGameThatGoesOnOpensInAWindowOfItsOwn() {
        start(endlessMatch());
        QTRY_COMPARE(rows(), 2);
        activate(0);
        const auto boards = m_window->findChildren<MatchBoard*>();
        QCOMPARE(boards.size(), 2);
        QVERIFY(boards[1]->isWindow());
        QCOMPARE(boards[1]->game(), m_match->games()[1].moves);
        QTest::keyClick(boards[1], Qt::Key_Escape);
        QVERIFY(!boards[1]->isVisible());
    }
    void aGameThatGoesOnHasOneWindowOfItsOwn() {
        start(endlessMatch());
        QTRY_COMPARE(rows(), 2);
        activate(0);
        activate(0);
        QCOMPARE(m_window->findChildren<MatchBoard*>().size(), 2); // and the one within the window
        activate(1);
        QCOMPARE(m_window->findChildren<MatchBoard*>().size(), 3);
    }
    void theTitleOfAGameInAWindowOfItsOwnFollowsTheLanguage() {
        start(endlessMatch());
        QTRY_COMPARE(rows(), 2);
        activate(0);
        const auto& game = *m_window->findChildren<MatchBoard*>().at(1);
        QCOMPARE(game.windowTitle(), QString("Game 2"));
        choose("de");
        QCOMPARE(game.windowTitle(), QString("Partie 2"));
    }
    void aGameInAWindowOfItsOwnKeepsItsResultDuringTheNextMatch() {
        MatchChoice choice = quickMatch();
        choice.games = 1;
        choice.nodes = 2000;
        choice.maxPlies = 40;
        start(choice);
        QTRY_COMPARE(m_match->runningGames(), 1);
        m_match->setPaused(true);
        activate(0);
        auto* own = m_window->findChildren<MatchBoard*>()[1];
        QSignalSpy ended(m_match.get(), &MatchService::ended);
        m_match->setPaused(false);
        QVERIFY(ended.wait(60'000));
        const QString how = cell(0, 5);
        const auto shown = [own](const char* label) {
            return own->findChild<QLabel*>(QLatin1String(label))->text();
        };
        QTRY_VERIFY(shown("matchBoardState").endsWith(how));
        start(endlessMatch());
        QTest::qWait(300); // longer than the board waits before it looks again
        QVERIFY2(shown("matchBoardState").endsWith(how), qPrintable(shown("matchBoardState")));
        QVERIFY(!shown("firstPlayer").isEmpty());
    }
    void aGameThatIsDroppedIsCalledAborted() {
        start(endlessMatch());
        QTRY_COMPARE(rows(), 2);
        activate(0);
        auto* own = m_window->findChildren<MatchBoard*>()[1];
        m_match->stopAndWait();
        QTRY_VERIFY(own->findChild<QLabel*>("matchBoardState")->text().endsWith("This game was aborted."));
    }
    void theMatchIsPausedAndContinued() {
        start(endlessMatch());
        auto& pause = part<QPushButton>("pauseMatch");
        QTRY_VERIFY(pause.isEnabled());
        pause.click();
        QCOMPARE(m_match->state(), State::Paused);
        QTRY_COMPARE(pause.text(), QString("C&ontinue"));
        pause.click();
        QCOMPARE(m_match->state(), State::Running);
    }
    void theUserSaysHowToStop() {
        start(endlessMatch());
        auto& stop = part<QPushButton>("stopMatch");
        QTRY_VERIFY(stop.isEnabled());
        answerNextBox("Cancel");
        stop.click();
        QCOMPARE(m_match->state(), State::Running);
        answerNextBox("Finish the Games");
        stop.click();
        QCOMPARE(m_match->state(), State::Finishing);
        answerNextBox("Abort the Games");
        stop.click();
        QTRY_COMPARE(m_match->state(), State::Stopped);
    }
    void theMatchGoesOnWhenTheWindowIsClosed() {
        start(endlessMatch());
        m_window->close();
        QTest::qWait(100);
        QCOMPARE(m_match->state(), State::Running);
        m_window->show();
        QTRY_COMPARE(rows(), 2);
    }
    void theTextsFollowTheLanguage() {
        play(quickMatch());
        const auto* games = part<QTableView>("matchGames").model();
        const auto first = [games] { return games->headerData(1, Qt::Horizontal).toString(); };
        QCOMPARE(first(), QString("White"));
        choose("de");
        QCOMPARE(first(), QString("Weiß"));
        QVERIFY(part<QTableWidget>("matchResults").horizontalHeaderItem(5)->text().endsWith("Weiß"));
    }
    void theResultIsCopiedAsText() {
        play(quickMatch());
        QTRY_VERIFY(part<QPushButton>("copyMatch").isEnabled());
        part<QPushButton>("copyMatch").click();
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.startsWith("Computer at full strength (1) – Computer at full strength "
                                   "(2)\nEuroShogi, 50 nodes per move, standard start\n"),
                 qPrintable(copied));
        QVERIFY(copied.contains("Games: 2 of 2."));
    }

    // --- the dialog

    void aLevelIsNamedAsInTheListOfGames() {
        QCOMPARE(nameOf(MatchPlayerChoice{MatchPlayerChoice::Kind::Level, 5, 1, {}}), QString("Computer 5"));
    }
    void theBuiltInEngineIsNamedAsInTheListOfGames() {
        QCOMPARE(nameOf(MatchPlayerChoice{MatchPlayerChoice::Kind::Computer, 5, 1, {}}),
                 playerName({{}, std::string(core::FullStrengthName), std::chrono::seconds(1)}));
    }
    void theDialogShowsWhatWasChosen() {
        MatchChoice choice = endlessMatch();
        choice.players = {MatchPlayerChoice{MatchPlayerChoice::Kind::Level, 7, 1, {}}, external("illegal")};
        choice.players[1].level = 3;
        choice.baseMs = 12'345;
        choice.usesSprt = true;
        const MatchDialog dialog(variants(), *m_store, choice, 4);
        QCOMPARE(dialog.choice(), choice);
    }
    void theRowsOfBothColumnsStandSideBySide() {
        MatchChoice choice = endlessMatch();
        choice.players[1] = {MatchPlayerChoice::Kind::Level, 5, 1, {}};
        MatchDialog dialog(variants(), *m_store, choice, 4);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const auto topsOf = [&dialog](const QFormLayout& column) {
            std::vector<int> tops;
            for (int row = 0; row < column.rowCount(); ++row) {
                const auto* spanning = column.itemAt(row, QFormLayout::SpanningRole);
                const auto* item = spanning ? spanning : column.itemAt(row, QFormLayout::FieldRole);
                if (item->widget()->isVisible()) tops.push_back(item->widget()->mapTo(&dialog, QPoint()).y());
            }
            return tops;
        };
        const auto columns = dialog.findChildren<QFormLayout*>();
        QCOMPARE(columns.size(), 2);
        const auto left = topsOf(*columns[0]), right = topsOf(*columns[1]);
        QVERIFY(left.size() > 5 && right.size() > 5);
        for (std::size_t row = 0; row < std::min(left.size(), right.size()); ++row)
            QCOMPARE(left[row], right[row]);
    }
    void aChoiceWithAVeryLongEventIsRemembered() {
        MatchChoice choice = quickMatch();
        choice.event = QString("x").repeated(20'000);
        MatchDialog dialog(variants(), *m_store, choice, 4);
        dialog.choice().remember();
        QCOMPARE(MatchChoice::remembered(variants()), dialog.choice());
        QCOMPARE(dialog.choice().event.size(), qsizetype{MatchLimits::EventLength});
    }
    void anEngineThatDoesNotPlayTheVariantCannotBeStarted() {
        MatchChoice choice = quickMatch();
        choice.players[1] = external("crashes");
        MatchDialog dialog(variants(), *m_store, choice, 4);
        auto& begin = buttonIn(dialog, "Start");
        auto* problem = dialog.findChild<QLabel*>("matchProblem");
        QVERIFY(begin.isEnabled());
        auto* variant = dialog.findChild<QComboBox*>("matchVariant");
        variant->setCurrentIndex(variant->findData("koshogi"));
        QVERIFY(!begin.isEnabled());
        QCOMPARE(problem->text(), QString("crashes does not play Ko Shogi."));
    }
    void anEngineThatHasFailedInTheVariantIsGreyAndCannotBeStarted() {
        noteTrial(*m_store->find("crashes"), variants().find("euroshogi")->spec(),
                  core::protocol::EngineFault{EngineProblem::OtherRules, "e3e5", {}, {}});
        MatchChoice choice = quickMatch();
        choice.players[1] = external("crashes");
        MatchDialog dialog(variants(), *m_store, choice, 4);
        QVERIFY(!buttonIn(dialog, "Start").isEnabled());
        const auto* problem = dialog.findChild<QLabel*>("matchProblem");
        QVERIFY(problem->text().startsWith("crashes does not understand the rules of this game"));
        const auto* engines = dialog.findChild<QComboBox*>("engine2");
        const auto row = engines->model()->index(engines->findText("crashes"), 0);
        QVERIFY(!row.flags().testFlag(Qt::ItemIsEnabled));
        QCOMPARE(row.data(Qt::ToolTipRole).toString(), problem->text());
        QVERIFY(!dialog.findChild<QPushButton*>("refusals")->isHidden());
        auto* variant = dialog.findChild<QComboBox*>("matchVariant");
        variant->setCurrentIndex(variant->findData("koshogi"));
        QCOMPARE(row.data(Qt::ToolTipRole).toString(), QString("crashes does not play Ko Shogi."));
    }
    void moreGamesThanCoresAreWarnedOf() {
        MatchDialog dialog(variants(), *m_store, endlessMatch(), 4);
        auto* problem = dialog.findChild<QLabel*>("matchProblem");
        QVERIFY(!problem->text().contains("cores"));
        dialog.findChild<QSpinBox*>("atOnce")->setValue(5);
        QVERIFY(problem->text().startsWith("The match needs 5 cores."));
        QVERIFY(buttonIn(dialog, "Start").isEnabled());
    }
    void aFileOfOpeningsThatCannotBeReadIsNamedBeforeTheMatch() {
        MatchChoice choice = quickMatch();
        choice.openings = MatchChoice::Openings::File;
        choice.openingsFile = "/no/such/file";
        MatchDialog dialog(variants(), *m_store, choice, 4);
        buttonIn(dialog, "Start").click();
        QCOMPARE(dialog.findChild<QLabel*>("matchProblem")->text(),
                 QString("/no/such/file cannot be read: No such file or directory."));
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Rejected));
    }

    // --- the main window

    void theMenuBeginsAMatchAndAnswersWhereItsGamesAre() {
        quickMatch().remember();
        UserVariants userVariants(variants(), m_folder->filePath("variants"));
        MainWindow window(userVariants, euroShogiStart());
        window.show();
        window.openLibrary(m_folder->filePath("other.sqlite").toStdString());
        waitForLibrary(window);
        auto* match = startMatch(window);
        QTRY_COMPARE_WITH_TIMEOUT(match->state(), State::Completed, 60'000);
        QTRY_VERIFY(match->games()[0].id);
        auto* shown = window.findChild<MatchWindow*>();
        QVERIFY(shown->isVisible());
        auto* games = shown->findChild<QTableView*>("matchGames");
        emit games->activated(games->model()->index(1, 0));
        QTRY_VERIFY(window.view().game().recorder().game() == match->games()[0].id);
        QCOMPARE(window.view().game().document().linePlies(), match->games()[0].moves->plies());
    }
    void anEngineThatFailsItsTrialInAMatchIsNotOfferedAgain() {
        EngineProfile engine = profileOf("loads"); // it does not understand the rules that it reads
        engine.options = {{"UCI_Variant", core::protocol::OptionType::Combo, "chess", {}, {}, {"chess"}},
                          {"VariantPath", core::protocol::OptionType::String, "", {}, {}, {}}};
        EngineStore().set({engine});
        MatchChoice choice = quickMatch();
        choice.players[0] = external("loads");
        choice.remember();
        UserVariants userVariants(variants(), m_folder->filePath("variants"));
        MainWindow window(userVariants, euroShogiStart());
        window.show();
        auto* match = startMatch(window);
        QTRY_COMPARE_WITH_TIMEOUT(match->state(), State::Failed, 60'000);
        QVERIFY(failedTrial(engine, variants().find("euroshogi")->spec()));
    }
    void aMatchIsOfferedInTheVariantOfTheGameInFront() {
        MatchChoice last = endlessMatch(); // of EuroShogi
        last.remember();
        UserVariants userVariants(variants(), m_folder->filePath("variants"));
        MainWindow window(userVariants, core::Game(core::AnyPosition::startOf(variants().find("zoshogi"))));
        window.show();
        MatchChoice offered;
        withNextDialog<MatchDialog>([&offered](MatchDialog& dialog) {
            offered = dialog.choice();
            dialog.reject();
        });
        actionIn(window, "Engine Match…").trigger();
        last.variant = "zoshogi";
        QCOMPARE(offered, last);
    }
    void aFileOfOpeningsIsOfferedOnlyForTheVariantOfTheLastMatch() {
        MatchChoice last = quickMatch(); // of EuroShogi
        last.openings = MatchChoice::Openings::File;
        last.openingsFile = QStringLiteral("/positions-of-euroshogi");
        last.remember();
        const auto openingsFor = [](const char* variant) {
            return MatchChoice::remembered(variants(), variant).openings;
        };
        QVERIFY(openingsFor("euroshogi") == MatchChoice::Openings::File);
        QVERIFY(openingsFor("zoshogi") == MatchChoice().openings);
        QVERIFY(MatchChoice::remembered(variants()).openings == MatchChoice::Openings::File);
    }
    void aBarBelowTheBoardsShowsThatAMatchGoesOn() {
        endlessMatch().remember();
        UserVariants userVariants(variants(), m_folder->filePath("variants"));
        MainWindow window(userVariants, euroShogiStart());
        window.show();
        auto* bar = window.findChild<MatchBar*>();
        QVERIFY(!bar->isVisible());
        auto* match = startMatch(window);
        QVERIFY(bar->isVisible());
        QCOMPARE(
            bar->findChild<QLabel*>("matchText")->text(),
            QString("Computer at full strength (1) – Computer at full strength (2): 0–0. Games: 0 of 10."));
        buttonIn(*bar, "Pause").click();
        QCOMPARE(match->state(), State::Paused);
        window.findChild<MatchWindow*>()->close();
        buttonIn(*bar, "Show").click();
        QVERIFY(window.findChild<MatchWindow*>()->isVisible());
        match->stopAndWait();
        QVERIFY(!bar->isVisible());
    }
    void theProgramAsksBeforeAMatchIsEnded() {
        endlessMatch().remember();
        UserVariants userVariants(variants(), m_folder->filePath("variants"));
        MainWindow window(userVariants, euroShogiStart());
        window.show();
        auto* match = startMatch(window);
        QTRY_COMPARE(match->runningGames(), 2);
        QString text;
        answerNextBox("Cancel", &text);
        QVERIFY(!window.close());
        QCOMPARE(text, QString("A match of engines is in progress."));
        QVERIFY(match->isRunning());
        answerNextBox("End the Match");
        QVERIFY(window.close());
        QVERIFY(!match->isRunning());
    }

    void theProgramAsksBeforeAnotherLibraryIsOpened() {
        endlessMatch().remember();
        UserVariants userVariants(variants(), m_folder->filePath("variants"));
        MainWindow window(userVariants, euroShogiStart());
        window.show();
        window.openLibrary(m_folder->filePath("other.sqlite").toStdString());
        waitForLibrary(window);
        auto* match = startMatch(window);
        const QString another = m_folder->filePath("another.sqlite");
        answerNextBox("Cancel");
        window.openFiles({newLibrary(another)});
        QTest::qWait(200);
        QVERIFY(match->isRunning());
        answerNextBox("End the Match");
        window.openFiles({another});
        QTRY_VERIFY(!match->isRunning());
    }

private:
    /// Starts the match that was chosen last.
    static MatchService* startMatch(MainWindow& window) {
        withNextDialog<MatchDialog>([](MatchDialog& dialog) { buttonIn(dialog, "Start").click(); });
        actionIn(window, "Engine Match…").trigger();
        return window.findChild<MatchService*>();
    }
    static QString newLibrary(const QString& path) {
        const core::Library library(path.toStdString());
        return path;
    }
    static core::Game euroShogiStart() { return core::Game(startPosition()); }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, MatchWindowTest>(argc, argv); }

#include "match_window_test.moc"
