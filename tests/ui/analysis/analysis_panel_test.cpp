// The analysis of the position on the board, by the built-in engine and by others.
#include "tests/ui/own_game.h"
#include "tests/ui/own_settings.h"
#include "ui/analysis/analysis.h"
#include "ui/analysis/analysis_panel.h"
#include "ui/analysis/analysis_text.h"
#include "ui/analysis/score_text.h"
#include "ui/board/board_popup.h"
#include "ui/engine/analysis_settings.h"
#include "ui/engine/engine_log.h"
#include "ui/language/language.h"
#include "ui/preferences/preferences.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <cstddef>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class AnalysisPanelTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<EngineStore> m_engines;
    std::unique_ptr<OwnGame<>> m_own;
    std::unique_ptr<QObject> m_commands;
    AnalysisActions m_actions{};
    QAction* m_toggle = nullptr;
    std::unique_ptr<AnalysisPanel> m_panel;

    OpenGame& game() { return m_own->game(); }
    static EngineProfile profileOf(const QString& name) {
        EngineProfile profile;
        profile.name = name;
        profile.program = QStringLiteral(KOMADAI_TEST_DATA "/engines/") + name;
        profile.protocol = core::protocol::Protocol::Uci;
        profile.options = {{"UCI_Variant", core::protocol::OptionType::Combo, "", {}, {}, {"euroshogi"}}};
        return profile;
    }
    LinesTable& table() const { return *m_panel->findChild<LinesTable*>("analysisLines"); }
    QList<QAction*> engines() const {
        return m_panel->findChild<QToolButton*>("analyst")->defaultAction()->menu()->actions();
    }
    /// Asks these engines and no others.
    void choose(const QStringList& names) {
        for (QAction* action : engines())
            if (names.contains(action->text())) action->setChecked(true);
        for (QAction* action : engines())
            if (!names.contains(action->text())) action->setChecked(false);
    }
    Analysis& analysis() { return game().analysis(); }
    BoardPopup& smallBoard() const { return *m_panel->findChild<BoardPopup*>("lineBoard"); }
    void setLines(int lines) const { m_panel->findChild<QSpinBox*>("lines")->setValue(lines); }
    QStringList moves() const { return line().split(' '); }
    void point(const LinePlace& place) const {
        QTest::mouseMove(table().viewport(), table().moveRect(place).center());
    }
    void click(const LinePlace& place) const {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().moveRect(place).center());
    }
    core::NodeId play(const char* move) {
        return game().document().addMove(game().document().current(),
                                         uciMove(move, game().document().position()));
    }
    /// Opens the menu of a line, does something while it is open, and chooses an entry if it still is.
    void chooseInMenu(const LinePlace& place, const QString& entry, const std::function<void()>& meanwhile) {
        QTimer::singleShot(0, m_panel.get(), [&] {
            const QPointer<QMenu> menu = m_panel->findChild<QMenu*>("lineMenu");
            meanwhile();
            if (!menu->isVisible()) return;
            for (QAction* action : menu->actions())
                if (action->text().remove('&') == entry) action->trigger();
            menu->close();
        });
        const QPoint at = table().moveRect(place).center();
        QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, table().viewport()->mapToGlobal(at));
        QApplication::sendEvent(table().viewport(), &wanted);
    }
    QToolButton& continueButton() const { return *m_panel->findChild<QToolButton*>("continueAnalysis"); }
    QString status() const { return m_panel->findChild<QLabel*>("analysisStatus")->text(); }
    int depth() const {
        return table().topLevelItemCount() == 0
                   ? 0
                   : table().topLevelItem(0)->text(LinesTable::Depth).split('/').front().toInt();
    }
    QString score() const { return table().topLevelItem(0)->text(LinesTable::Score); }
    QString line() const { return table().topLevelItem(0)->text(LinesTable::Line); }
    void show(std::string_view fen) { game().startGame(euroShogiGame(fen), {}); }
    static void speak(const QString& language) {
        preferences().set(preference::Language, language);
        applyChosenLanguage();
    }
    /// Until it knows something of the position.
    void analyse() {
        m_toggle->setChecked(true);
        QTRY_VERIFY(depth() > 0);
    }
    /// Until another question has several answers: those to earlier questions would have come before.
    void waitForLaterAnswers() {
        const auto analyst = m_own->pool().makeAnalyst();
        QSignalSpy informed(analyst.get(), &Analyst::informed);
        analyst->analyse(euroShogiGame(), 1);
        QTRY_VERIFY(informed.size() > 3);
    }
    /// An engine of tests/data/engines that reads the rules from a file and does not understand them.
    void chooseEngineThatFailsItsTrial() {
        engineLog().clear();
        EngineProfile profile = profileOf("loads");
        profile.options = {{"UCI_Variant", core::protocol::OptionType::Combo, "chess", {}, {}, {"chess"}},
                           {"VariantPath", core::protocol::OptionType::String, "", {}, {}, {}}};
        m_engines->set({profile});
        m_panel->listEngines();
        choose({"loads"});
        m_toggle->setChecked(true);
        QTRY_COMPARE(
            status(),
            QString("loads does not understand the rules of this game: its first move was “euroshogi”."));
    }

private slots:
    void init() {
        QSettings().clear();
        m_engines = std::make_unique<EngineStore>();
        m_engines->set({profileOf("babbles"), profileOf("crashes")});
        m_own = std::make_unique<OwnGame<>>(*m_engines);
        m_commands = std::make_unique<QObject>();
        for (QAction** action : {&m_actions.analyse, &m_actions.lock, &m_actions.threats, &m_actions.findMate,
                                 &m_actions.insertLine, &m_actions.insertLines})
            *action = new QAction(m_commands.get());
        for (QAction* action : {m_actions.analyse, m_actions.lock, m_actions.threats})
            action->setCheckable(true);
        m_toggle = m_actions.analyse;
        m_panel = std::make_unique<AnalysisPanel>(*m_engines, m_actions);
        m_panel->resize(900, 260);
        m_panel->setAnalysis(&game().analysis());
        m_panel->show();
    }
    void cleanup() {
        speak({});
        m_panel.reset();
        m_commands.reset();
        m_own.reset();
        m_engines.reset();
    }

    void toolsWithoutRoomAreInAMenuWithTheirOwnMenus() {
        m_panel->resize(200, 200);
        auto& tools = *m_panel->findChild<QToolBar*>("analysisTools");
        auto* more = tools.findChild<QToolButton*>("qt_toolbar_ext_button");
        QTRY_VERIFY(more->isVisible());
        QVERIFY(!m_panel->findChild<QToolButton*>("scores")->isVisible());
        QStringList menus;
        for (const QAction* action : more->menu()->actions())
            if (action->menu()) menus += action->text();
        QVERIFY(menus.contains("Scores"));
    }
    void nothingIsAnalysedUntilItIsAskedFor() {
        waitForLaterAnswers();
        QCOMPARE(table().topLevelItemCount(), 0);
    }

    void theBuiltInEngineDeepensUntilItIsStopped() {
        analyse();
        QTRY_VERIFY(depth() >= 4);
        QVERIFY(status().contains("nodes"));
        m_toggle->setChecked(false);
        const QString last = status();
        waitForLaterAnswers();
        QCOMPARE(status(), last);
    }

    void theLinesAreInTheNotationOfTheMoveList() {
        show("4k3/8/8/8/8/4p3/8/R3K3[] w - - 0 1");
        analyse();
        QVERIFY2(QStringLiteral("RK").contains(line().front()), qPrintable(line()));
        QCOMPARE(line().at(1), QChar(0x2011)); // a hyphen that does not break
    }

    void asManyLinesAreShownAsAreWished() {
        m_panel->findChild<QSpinBox*>("lines")->setValue(3);
        analyse();
        QTRY_COMPARE(table().topLevelItemCount(), 3);
        m_panel->findChild<QSpinBox*>("lines")->setValue(1);
        QTRY_COMPARE(table().topLevelItemCount(), 1);
    }

    // Black lacks a rook.
    void scoresAreFromTheFirstPlayersView() {
        QCOMPARE(table().headerItem()->text(0), QString("Score for White"));
        show("1nbgkgn1/6b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[] w - - 0 1");
        analyse();
        QVERIFY2(score().startsWith('+'), qPrintable(score()));
        show("1nbgkgn1/6b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[] b - - 0 1");
        QTRY_VERIFY(depth() > 0);
        QVERIFY2(score().startsWith('+'), qPrintable(score()));
    }

    void whatWasFoundIsSaidInAnotherLanguageToo() {
        analyse();
        m_toggle->setChecked(false);
        const int found = depth();
        QVERIFY(status().contains("nodes"));
        speak("de");
        QVERIFY(status().contains("Knoten"));
        QCOMPARE(depth(), found);
    }
    void soIsWhatWentWrong() {
        choose({"crashes"});
        m_toggle->setChecked(true);
        QTRY_COMPARE(status(), QString("crashes has crashed."));
        speak("de");
        QCOMPARE(status(), QString("crashes ist abgestürzt."));
    }

    void theAnalysisFollowsTheBoard() {
        analyse();
        const core::Move mine = uciMove("e3e4", game().document().position());
        game().enterMove(mine);
        QTRY_VERIFY(depth() > 0);
        QVERIFY2(!line().startsWith("P‑e4"), qPrintable(line()));
    }

    void aFinishedGameIsNotAnalysed() {
        show("4k3/8/8/8/8/8/8/4K3[] w - - 0 1"); // bare kings
        m_toggle->setChecked(true);
        QCOMPARE(status(), QString("The game is over in this position."));
    }

    void anEngineOfOthersCanBeAsked() {
        choose({"babbles"});
        analyse();
        QCOMPARE(score(), QString("+0.42"));
        QCOMPARE(line(), QString("P‑e4"));
    }

    void anEngineThatFailsIsReportedAndTheAnalysisIsOff() {
        choose({"crashes"});
        m_toggle->setChecked(true);
        QTRY_COMPARE(status(), QString("crashes has crashed."));
        QVERIFY(!m_toggle->isChecked());
    }

    void enginesAreOfferedWhereTheyKnowTheVariant() {
        QVERIFY(engines().at(1)->isEnabled());
        game().startGame(core::Game(core::AnyPosition::startOf(variants().find("shogi"))), {});
        QVERIFY(engines().at(0)->isEnabled());
        QVERIFY(!engines().at(1)->isEnabled());
        QCOMPARE(engines().at(1)->text(), QString("babbles (does not play Shogi)"));
        QCOMPARE(engines().back()->text(), QString("Unavailable Engines…"));
        engines().back()->trigger();
        auto* reasons = m_panel->findChild<QMessageBox*>();
        QVERIFY(reasons && reasons->text().contains("babbles does not play Shogi."));
        reasons->close();
        QCOMPARE(table().headerItem()->text(0), QString("Score for Sente"));
    }

    void anEngineThatWasNotTestedIsNotSaidToPlayNothing() {
        EngineProfile profile = profileOf("babbles");
        profile.protocol.reset();
        m_engines->set({profile});
        m_panel->listEngines();
        QVERIFY(!engines().at(1)->isEnabled());
        QCOMPARE(engines().at(1)->text(), QString("babbles (not tested yet)"));
    }

    void anEngineThatHasFailedInTheVariantIsNotOfferedAgain() {
        chooseEngineThatFailsItsTrial();
        QCOMPARE(engines().at(1)->text(), QString("loads (does not play EuroShogi)"));
        QVERIFY(engines().at(1)->isEnabled()); // chosen still
        QVERIFY(engines().at(1)->toolTip().startsWith("loads does not understand the rules of this game"));
        engines().at(0)->setChecked(true);
        engines().at(1)->setChecked(false);
        QVERIFY(!engines().at(1)->isEnabled());
        QVERIFY(analysis().engines() == std::vector<Analysis::EngineName>(1)); // the built-in one
    }
    void anEngineThatHasFailedInTheVariantIsNotStartedForEachPosition() {
        chooseEngineThatFailsItsTrial();
        m_toggle->setChecked(true);
        QVERIFY2(status().startsWith("loads does not understand"), qPrintable(status()));
        QVERIFY(!m_toggle->isChecked());
        const auto all = engineLog().entries();
        const auto starts = std::count_if(all.begin(), all.end(), [](const EngineLogEntry& entry) {
            return entry.engine == "loads" && entry.kind == EngineLogEntry::Kind::Started;
        });
        QCOMPARE(starts, std::ptrdiff_t{1});
    }

    void fairyStockfishTellsSeveralLines() {
        if (!QFile::exists("/usr/games/fairy-stockfish")) QSKIP("There is no fairy-stockfish.");
        EngineProfile profile = profileOf("fairy-stockfish");
        profile.program = QStringLiteral("/usr/games/fairy-stockfish");
        m_engines->set({profile});
        m_panel->listEngines();
        choose({"fairy-stockfish"});
        m_panel->findChild<QSpinBox*>("lines")->setValue(3);
        analyse();
        QTRY_COMPARE(table().topLevelItemCount(), 3);
        game().enterMove(uciMove("e3e4", game().document().position()));
        QTRY_COMPARE(table().topLevelItemCount(), 3);
    }

    void eachLineHasItsDepthNodesAndSpeed() {
        analyse();
        const auto cell = [this](int column) { return table().topLevelItem(0)->text(column); };
        QTRY_VERIFY(cell(LinesTable::Depth).contains('/')); // with the selective depth
        QTRY_VERIFY(!cell(LinesTable::Nodes).isEmpty());
        QTRY_VERIFY(!cell(LinesTable::Speed).isEmpty());
    }
    void aSelectiveDepthIsShownBehindADepthOnly() {
        core::SearchInfo info;
        info.line = {uciMove("e3e4", game().document().position())};
        info.selectiveDepth = 7;
        QCOMPARE(lineRow(analysis(), info, {"P-e4"}).depth, QString());
        info.depth = 5;
        QCOMPARE(lineRow(analysis(), info, {"P-e4"}).depth, QString("5/7"));
    }
    void figuresStandOnTheSameLineAsTheMoves() {
        LinesTable table;
        table.resize(600, 120);
        table.setRow({0, 1}, {"22", "22", "22", "22", {"22"}, false});
        const QImage picture = table.viewport()->grab().toImage();
        const auto lowestInk = [&](int column) {
            const QRect cell = table.visualRect(table.model()->index(0, column)) & picture.rect();
            const QRgb ground = picture.pixel(cell.bottomRight() - QPoint(1, 1));
            for (int y = cell.bottom(); y >= cell.top(); --y)
                for (int x = cell.left() + 1; x < cell.right(); ++x)
                    if (picture.pixel(x, y) != ground) return y;
            return -1;
        };
        QVERIFY(lowestInk(LinesTable::Line) > 0);
        for (const int column : {LinesTable::Score, LinesTable::Depth, LinesTable::Nodes, LinesTable::Speed})
            QCOMPARE(lowestInk(column), lowestInk(LinesTable::Line));
    }
    void moreLinesThanUsualCanBeShown() {
        setLines(12);
        analyse();
        QTRY_COMPARE(table().topLevelItemCount(), 12);
    }
    void theAnalysisOfAnotherGameBeginsWithAsManyLines() {
        setLines(3);
        OwnGame<> other;
        QCOMPARE(other.game().analysis().lines(), 3);
    }

    // --- the moves of a line

    void aMoveThatIsPointedAtIsShownOnASmallBoard() {
        choose({"babbles"});
        analyse();
        QVERIFY(!smallBoard().isVisible());
        point({{0, 1}, 0});
        QVERIFY(smallBoard().isVisible());
        const auto& start = game().document().position();
        QCOMPARE(smallBoard().position(), start.after(uciMove("e3e4", start)));
        QTest::mouseMove(table().viewport(), {2, table().viewport()->height() - 2});
        QVERIFY(!smallBoard().isVisible());
    }
    void movesArePointedAtByKeysToo() {
        choose({"babbles"});
        analyse();
        table().setCurrentItem(table().topLevelItem(0));
        QTest::keyClick(&table(), Qt::Key_Right);
        QVERIFY(smallBoard().isVisible());
        QTest::keyClick(&table(), Qt::Key_Escape);
        QVERIFY(!smallBoard().isVisible());
    }
    void aClickOnAMoveChoosesTheLineUpToThere() {
        setLines(2);
        analyse();
        QTRY_VERIFY(moves().size() >= 3);
        m_toggle->setChecked(false); // the line stays as it is
        QSignalSpy chosen(m_panel.get(), &AnalysisPanel::lineChosen);
        const auto expected = analysis().found().front().line;
        click({{0, 1}, 1});
        QCOMPARE(chosen.size(), 1);
        const auto line = chosen[0][0].value<FoundLine>();
        QCOMPARE(line.node, core::NodeId::root());
        QCOMPARE(line.info.line, expected);
        QCOMPARE(chosen[0][1].toInt(), 2);
    }
    void linesAreInsertedWithTheEngineThatFoundThem() {
        setLines(3);
        analyse();
        QTRY_COMPARE(table().topLevelItemCount(), 3);
        QSignalSpy wanted(m_panel.get(), &AnalysisPanel::insertionWanted);
        m_actions.insertLine->trigger();
        m_actions.insertLines->trigger();
        const auto first = wanted.at(0)[0].value<std::vector<FoundLine>>();
        QCOMPARE(first.size(), 1U);
        QCOMPARE(first[0].engine, std::string("Komadai"));
        QCOMPARE(wanted.at(1)[0].value<std::vector<FoundLine>>().size(), 3U);
    }

    void theMenuOfALineKeepsTheLineForWhichItWasOpened() {
        analyse();
        m_toggle->setChecked(false); // the line stays as it is
        QSignalSpy wanted(m_panel.get(), &AnalysisPanel::insertionWanted);
        const auto expected = analysis().found().front().line;
        chooseInMenu({{0, 1}, 0}, "Insert Line", [&] {
            m_toggle->setChecked(true);
            play("e3e4"); // the analysis goes on to the next position
            QTRY_VERIFY(!analysis().found().empty());
        });
        QCOMPARE(wanted.size(), 1);
        const auto line = wanted[0][0].value<std::vector<FoundLine>>().front();
        QCOMPARE(line.node, core::NodeId::root());
        QCOMPARE(line.info.line, expected);
    }
    void theMenuOfALineClosesWithItsRecord() {
        analyse();
        QSignalSpy wanted(m_panel.get(), &AnalysisPanel::insertionWanted);
        chooseInMenu({{0, 1}, 0}, "Insert Line", [&] { show("k7/8/1G1p4/8/8/8/8/4K2R[] w - - 0 1"); });
        QCOMPARE(wanted.size(), 0);
    }
    void movesOfAnotherPositionAreNotSearched() {
        analyse();
        chooseInMenu({{0, 1}, 0}, "Search Only the First Move", [&] { play("e3e4"); });
        QCOMPARE(analysis().moveChoice().kind, MoveChoice::Kind::All);
    }

    // --- scores

    void aMateIsCountedInMoves() {
        show("k7/8/1G1p4/8/8/8/8/4K2R[] w - - 0 1");
        analyse();
        QTRY_COMPARE(score(), QString("+#1"));
    }
    void scoresCanBeThoseOfTheSideToMove() {
        preferences().set(preference::ShownScoreView, ScoreView::SideToMove);
        QCOMPARE(table().headerItem()->text(0), QString("Score for the Side to Move"));
        show("1nbgkgn1/6b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[] b - - 0 1"); // Black lacks a rook
        analyse();
        QVERIFY2(score().startsWith(QChar(0x2212)), qPrintable(score()));
    }
    void theBetterSideCanBeNamed() {
        preferences().set(preference::ShownScoreView, ScoreView::BetterSide);
        choose({"babbles"});
        analyse();
        QCOMPARE(score(), QString("White 0.42"));
        QCOMPARE(table().headerItem()->text(0), QString("Better Side"));
        preferences().set(preference::ShownScoreUnit, ScoreUnit::Centipawns);
        QTRY_COMPARE(score(), QString("White 42"));
    }
    void scoresCanBeWholeCentipawnsAsInShogiPrograms() {
        preferences().set(preference::ShownScoreUnit, ScoreUnit::Centipawns);
        choose({"babbles"});
        analyse();
        QCOMPARE(score(), QString("+42"));
        QCOMPARE(table().headerItem()->text(0), QString("Score for White"));
    }
    void scoresAreSuchInJapaneseUnlessTheUserChoosesOthers() {
        QVERIFY(chosenScoreUnit() == ScoreUnit::Pawns);
        const QLocale before;
        QLocale::setDefault(QLocale("ja_JP"));
        QVERIFY(chosenScoreUnit() == ScoreUnit::Centipawns);
        preferences().set(preference::ShownScoreUnit, ScoreUnit::Pawns);
        QVERIFY(chosenScoreUnit() == ScoreUnit::Pawns);
        QLocale::setDefault(before);
    }
    void scoresCanBeWinningChances() {
        preferences().set(preference::ShownScoreUnit, ScoreUnit::WinningChance);
        choose({"babbles"});
        analyse();
        const double chance = winChanceFor(euroshogi()->spec())(42);
        QVERIFY(chance > 0.5 && chance < 0.7);
        QCOMPARE(score(), QString::number(100 * chance, 'f', 0) + "%");
        QCOMPARE(table().headerItem()->text(0), QString("Winning Chance of White"));
    }

    // --- what was found earlier

    void whatWasFoundEarlierIsShownAtOnce() {
        play("e3e4");
        analyse();
        QTRY_VERIFY(depth() >= 6);
        const auto found = analysis().found().front().line; // the table shows it a little later
        const auto node = game().document().current();
        game().document().goToPly(0);
        QTRY_VERIFY(depth() > 0);
        game().document().goTo(node);
        QVERIFY(depth() >= 6); // without waiting
        QVERIFY(analysis().found().front().line == found);
    }
    void soIsWhatTheRecordHas() {
        const auto node = play("e3e4");
        core::Evaluation evaluation;
        evaluation.score = core::Score::centipawns(-33);
        evaluation.depth = 11;
        evaluation.engine = "Komadai";
        evaluation.line = {uciMove("e6e5", game().document().position())};
        game().document().keepEvaluation(node, evaluation);
        game().document().goToPly(0);
        game().document().goTo(node);
        QCOMPARE(depth(), 11);
        QCOMPARE(score(), QString("+0.33"));
        m_toggle->setChecked(true);
        QCOMPARE(depth(), 11);
        waitForLaterAnswers();
        QVERIFY(depth() >= 11); // it goes on from there
    }
    void depthAndNodesThatTheRecordLacksAreNotShownAsZero() {
        const auto node = play("e3e4");
        core::Evaluation evaluation;
        evaluation.score = core::Score::centipawns(-33);
        evaluation.engine = "Komadai";
        evaluation.line = {uciMove("e6e5", game().document().position())};
        game().document().keepEvaluation(node, evaluation);
        game().document().goToPly(0);
        game().document().goTo(node);
        QCOMPARE(score(), QString("+0.33"));
        QCOMPARE(table().topLevelItem(0)->text(LinesTable::Depth), QString());
        QCOMPARE(status(), QString("From an earlier analysis"));
    }
    void anIllegalLineOfTheRecordEndsBeforeItsBadMove() {
        const auto node = play("e3e4");
        core::Evaluation evaluation;
        evaluation.depth = 5;
        evaluation.engine = "Komadai";
        const auto bad = uciMove("e4e5", game().document().position()); // of the wrong side
        evaluation.line = {uciMove("e6e5", game().document().position()), bad, bad};
        game().document().keepEvaluation(node, evaluation);
        game().document().goToPly(0);
        game().document().goTo(node);
        QVERIFY2(moves().size() <= 2, qPrintable(line()));
    }

    // --- which moves are searched

    void onlySomeMovesAreSearched() {
        const auto move = uciMove("a3a4", game().document().position());
        analysis().setMoveChoice({MoveChoice::Kind::Only, {move}});
        analyse();
        QVERIFY2(line().startsWith(QStringLiteral("P‑a4")), qPrintable(line()));
        auto& button = *m_panel->findChild<QToolButton*>("moveChoice");
        QVERIFY(button.isVisible());
        QCOMPARE(button.text(), QStringLiteral("Only P‑a4 – click to search all moves"));
        button.click();
        QVERIFY(!button.isVisible());
        QCOMPARE(analysis().moveChoice().kind, MoveChoice::Kind::All);
    }
    void movesCanBeLeftOut() {
        choose({"Komadai"});
        show("k7/8/1G1p4/8/8/8/8/4K2R[] w - - 0 1");
        analyse();
        QTRY_COMPARE(score(), QString("+#1"));
        const auto mate = *analysis().bestMove();
        analysis().setMoveChoice({MoveChoice::Kind::Without, {mate}});
        QTRY_VERIFY(analysis().bestMove() && *analysis().bestMove() != mate);
    }
    void theNextPositionIsSearchedWhole() {
        analysis().setMoveChoice({MoveChoice::Kind::Only, {uciMove("a3a4", game().document().position())}});
        play("e3e4");
        QCOMPARE(analysis().moveChoice().kind, MoveChoice::Kind::All);
    }

    // --- threats and lock

    void threatsAreTheMovesOfTheOtherSide() {
        show("4k3/8/pppppppp/8/3r4/PPP1PPPP/3R4/7K[] w - - 0 1"); // nothing guards the rook on d2
        m_toggle->setChecked(true);
        m_actions.threats->setChecked(true);
        QTRY_VERIFY(depth() >= 2);
        QVERIFY2(line().startsWith(QStringLiteral("R×d2")) || line().contains("d2"), qPrintable(line()));
        QVERIFY(status().startsWith("Threats of Black."));
        QVERIFY(!analysis().bestMove()); // which could be played
    }
    void inCheckThereIsNoThreat() {
        show("4k3/8/8/8/4r3/8/8/R3K3[] w - - 0 1");
        m_actions.threats->setChecked(true);
        QCOMPARE(status(), QString("There is no threat to show: the side to move is in check."));
    }
    void aLockedAnalysisStaysAtItsPosition() {
        analyse();
        m_actions.lock->setChecked(true);
        play("e3e4");
        QCOMPARE(analysis().node(), core::NodeId::root());
        QVERIFY(depth() > 0);
        QVERIFY(status().startsWith("Locked to another position."));
        QVERIFY(!analysis().bestMove()); // of the position shown
        m_actions.lock->setChecked(false);
        QCOMPARE(analysis().node(), game().document().current());
    }

    // --- several engines

    void severalEnginesHaveLinesOfTheirOwn() {
        choose({"Komadai", "babbles"});
        m_toggle->setChecked(true);
        QTRY_VERIFY(table().rowCount(0) == 1 && table().rowCount(1) == 1);
        QCOMPARE(table().topLevelItem(0)->text(0), QString("Komadai"));
        QTRY_COMPARE(table().topLevelItem(1)->text(0),
                     QStringLiteral("babbles – Finished: there is nothing more to find."));
        QCOMPARE(table().topLevelItem(1)->child(0)->text(0), QString("+0.42"));
    }
    void anEngineThatFailsDoesNotStopTheOthers() {
        choose({"Komadai", "crashes"});
        m_toggle->setChecked(true);
        QTRY_VERIFY(table().topLevelItem(1)->text(0).endsWith("crashes has crashed."));
        QVERIFY(m_toggle->isChecked());
        QTRY_VERIFY(table().rowCount(0) == 1);
    }
    void theLastEngineCannotBeLeftOut() {
        engines().front()->setChecked(false);
        QVERIFY(engines().front()->isChecked());
    }
    void anEngineThatIsSilentIsReported() {
        EngineProfile profile = profileOf("silent-search");
        m_engines->set({profile});
        m_panel->listEngines();
        choose({"silent-search"});
        analysis().searches().front()->setPatience(std::chrono::milliseconds(300));
        m_toggle->setChecked(true);
        QCOMPARE(status(), QString("Waiting for silent-search…"));
        QTRY_COMPARE(status(),
                     QString("silent-search has found no line yet. It may not know the rules of this game."));
    }
    void anEngineThatEndsItsSearchWithoutALineIsReportedAtOnce() {
        m_engines->set({profileOf("illegal")});
        m_panel->listEngines();
        choose({"illegal"});
        m_toggle->setChecked(true);
        QTRY_COMPARE(status(),
                     QString("illegal has found no line yet. It may not know the rules of this game."));
    }

    // --- the end of a search

    void aSearchWithNothingMoreToFindIsSaidToBeFinished() {
        show("k7/8/1G1p4/8/8/8/8/4K2R[] w - - 0 1"); // White mates in one
        m_toggle->setChecked(true);
        QTRY_VERIFY2(status().endsWith("Finished: there is nothing more to find."), qPrintable(status()));
        QVERIFY(status().contains("nodes"));
        QVERIFY(m_toggle->isChecked()); // the next position is analysed
        QVERIFY(!continueButton().isVisible());
        m_toggle->setChecked(false);
        QVERIFY(!status().contains("Finished"));
    }
    void aSearchStopsAfterTheChosenTimeAndCanBeContinued() {
        preferences().set(preference::AnalysisSeconds, 1);
        analyse();
        QTRY_VERIFY2(status().endsWith("Stopped after the set time."), qPrintable(status()));
        QVERIFY(continueButton().isVisible());
        QCOMPARE(m_own->pool().usedCores(), 0);
        const int before = depth();
        continueButton().click();
        QVERIFY(!continueButton().isVisible());
        QVERIFY(!status().contains("Stopped"));
        QTRY_VERIFY(depth() >= before);
        QTest::qWait(1200); // longer than the chosen time
        QVERIFY(m_own->pool().usedCores() > 0);
    }
    void afterAStopTheNextPositionIsAnalysed() {
        preferences().set(preference::AnalysisSeconds, 1);
        analyse();
        QTRY_VERIFY(continueButton().isVisible());
        play("e3e4");
        QVERIFY(!continueButton().isVisible());
        QVERIFY(m_own->pool().usedCores() > 0);
        QTRY_VERIFY(continueButton().isVisible());
    }
    void aTimeThatIsChosenLaterCountsFromThen() {
        analyse();
        preferences().set(preference::AnalysisSeconds, 1);
        QTRY_VERIFY(continueButton().isVisible());
        speak("de");
        QVERIFY2(status().endsWith(QStringLiteral("Nach der eingestellten Zeit angehalten.")),
                 qPrintable(status()));
    }

    // --- mates

    void aMateIsFoundAndItsLineIsShown() {
        show("k7/8/1G1p4/8/8/8/8/4K2R[] w - - 0 1");
        m_actions.findMate->trigger();
        QVERIFY(status().contains("Searching for a mate"));
        QTRY_VERIFY2(status().contains("Mate in 1"), qPrintable(status()));
        speak("en");
        QVERIFY2(status().contains("Mate in 1 move."), qPrintable(status()));
        speak("de");
        QVERIFY2(status().contains("Matt in 1 Zug."), qPrintable(status()));
        speak("en");
        QCOMPARE(table().topLevelItem(1)->text(0), QString("Mate by Checks"));
        QVERIFY(table().topLevelItem(0)->isHidden()); // the engine was not asked
        QCOMPARE(table().rowCount(1), 1);
        QSignalSpy chosen(m_panel.get(), &AnalysisPanel::lineChosen);
        click({{1, 1}, 0});
        QCOMPARE(chosen.size(), 1);
    }
    void severalSolutionsAreSaidToExist() {
        show("k7/8/1G1p4/8/8/8/8/4K2R[G] w - - 0 1"); // the rook mates, and so does a drop
        m_actions.findMate->trigger();
        QTRY_VERIFY2(status().contains("There is another solution."), qPrintable(status()));
    }
    void aProblemWithoutAKingOfTheAttackerIsSolved() {
        show("k7/8/1G1p4/8/8/8/8/7R[] w - - 0 1");
        m_actions.findMate->trigger();
        QTRY_VERIFY2(status().contains("Mate in 1"), qPrintable(status()));
    }
    void aProblemWithoutAKingOfTheAttackerIsAnalysed() {
        show("k7/8/1G1p4/8/8/8/8/7R[] w - - 0 1");
        m_toggle->setChecked(true);
        QTRY_VERIFY2(status().endsWith("Finished: there is nothing more to find."), qPrintable(status()));
    }
    void aProofThatThereIsNoMateIsTold() {
        m_actions.findMate->trigger();
        QTRY_VERIFY2(status().contains("No mate by checks"), qPrintable(status()));
    }
    void aGameWithoutCheckHasNoSearchForMates() {
        game().startGame(core::Game(core::AnyPosition::startOf(variants().find("koshogi"))), {});
        QVERIFY(!m_actions.findMate->isEnabled());
        QCOMPARE(m_actions.findMate->toolTip(),
                 QString("This game has no check, so there is no mate by checks."));
    }
    void anotherPositionEndsTheSearchForAMate() {
        m_actions.findMate->trigger();
        play("e3e4");
        QVERIFY(!analysis().isLookingForMate());
        QVERIFY(!analysis().mateAnswer());
    }

    void hidingThePanelEndsTheAnalysis() {
        analyse();
        m_panel->hide();
        QVERIFY(!m_toggle->isChecked());
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, AnalysisPanelTest>(argc, argv);
}
#include "analysis_panel_test.moc"
