// The analysis of the position on the board, by the built-in engine and by others.
#include "tests/ui/own_game.h"
#include "tests/ui/own_settings.h"
#include "ui/analysis/analysis_panel.h"
#include "ui/language/language.h"
#include "ui/preferences/preferences.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTreeWidget>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class AnalysisPanelTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<EngineStore> m_engines;
    std::unique_ptr<OwnGame<>> m_own;
    std::unique_ptr<QAction> m_toggle;
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
    QTreeWidget& table() const { return *m_panel->findChild<QTreeWidget*>("analysisLines"); }
    QComboBox& engine() const { return *m_panel->findChild<QComboBox*>("analyst"); }
    QString status() const { return m_panel->findChild<QLabel*>("analysisStatus")->text(); }
    int depth() const {
        return table().topLevelItemCount() == 0 ? 0 : table().topLevelItem(0)->text(1).toInt();
    }
    QString score() const { return table().topLevelItem(0)->text(0); }
    QString line() const { return table().topLevelItem(0)->text(2); }
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

private slots:
    void init() {
        QSettings().clear();
        m_engines = std::make_unique<EngineStore>();
        m_engines->set({profileOf("babbles"), profileOf("crashes")});
        m_own = std::make_unique<OwnGame<>>(*m_engines);
        m_toggle = std::make_unique<QAction>();
        m_toggle->setCheckable(true);
        m_panel = std::make_unique<AnalysisPanel>(*m_engines, m_toggle.get());
        m_panel->setAnalysis(&game().analysis());
        m_panel->show();
    }
    void cleanup() {
        speak({});
        m_panel.reset();
        m_toggle.reset();
        m_own.reset();
        m_engines.reset();
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
        engine().setCurrentText("crashes");
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
        engine().setCurrentText("babbles");
        analyse();
        QCOMPARE(score(), QString("+0.42"));
        QCOMPARE(line(), QString("P‑e4"));
    }

    void anEngineThatFailsIsReportedAndTheAnalysisIsOff() {
        engine().setCurrentText("crashes");
        m_toggle->setChecked(true);
        QTRY_COMPARE(status(), QString("crashes has crashed."));
        QVERIFY(!m_toggle->isChecked());
    }

    void enginesAreOfferedWhereTheyKnowTheVariant() {
        QCOMPARE(engine().count(), 3);
        game().startGame(core::Game(core::AnyPosition::startOf(variants().find("shogi"))), {});
        QCOMPARE(engine().count(), 1);
        QCOMPARE(table().headerItem()->text(0), QString("Score for Sente"));
    }

    void fairyStockfishTellsSeveralLines() {
        if (!QFile::exists("/usr/games/fairy-stockfish")) QSKIP("There is no fairy-stockfish.");
        EngineProfile profile = profileOf("fairy-stockfish");
        profile.program = QStringLiteral("/usr/games/fairy-stockfish");
        m_engines->set({profile});
        m_panel->listEngines();
        engine().setCurrentText("fairy-stockfish");
        m_panel->findChild<QSpinBox*>("lines")->setValue(3);
        analyse();
        QTRY_COMPARE(table().topLevelItemCount(), 3);
        game().enterMove(uciMove("e3e4", game().document().position()));
        QTRY_COMPARE(table().topLevelItemCount(), 3);
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
