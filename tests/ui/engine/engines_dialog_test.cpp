// The dialog of engines: adding, setting up, trying out and removing.
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/engine/engine_options_form.h"
#include "ui/engine/engine_trials.h"
#include "ui/engine/engines_dialog.h"
#include "ui/widgets/file_field.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QWheelEvent>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using core::protocol::Protocol;

class EnginesDialogTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<EngineStore> m_store;
    std::unique_ptr<EnginesDialog> m_dialog;
    std::unique_ptr<QAbstractItemModelTester> m_tester; ///< of the list of engines

    static QString program(const QString& name) {
        return QStringLiteral(KOMADAI_TEST_DATA "/engines/") + name;
    }
    template <class Widget>
    Widget& find(const QString& name) const {
        return *m_dialog->findChild<Widget*>(name);
    }
    template <class Widget>
    Widget& option(const QString& name) const {
        return find<Widget>("option:" + name);
    }
    QListWidget& list() const { return find<QListWidget>("engines"); }
    QString result() const { return find<QLabel>("result").text(); }
    void click(const QString& name) const { QTest::mouseClick(&find<QPushButton>(name), Qt::LeftButton); }
    bool isBusy() const { return m_dialog->findChild<QProgressBar*>()->isVisible(); }
    void addAndWait(const QString& name) {
        m_dialog->addEngine(program(name));
        QVERIFY(isBusy());
        QTRY_VERIFY(!isBusy());
    }
    void acceptDialog() {
        QTest::mouseClick(m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    }
    void type(const QString& field, const QString& text) {
        find<QLineEdit>(field).selectAll();
        QTest::keyClicks(&find<QLineEdit>(field), text);
    }

private slots:
    void init() {
        QSettings().clear();
        m_store = std::make_unique<EngineStore>();
        m_dialog = std::make_unique<EnginesDialog>(*m_store, variants());
        m_tester = std::make_unique<QAbstractItemModelTester>(
            list().model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_dialog->show();
    }
    void cleanup() {
        m_tester.reset();
        m_dialog.reset();
        m_store.reset();
    }

    void withoutAnEngineThereIsNothingToSetUp() {
        QCOMPARE(list().count(), 0);
        QVERIFY(!find<QPushButton>("remove").isEnabled());
        QVERIFY(!find<QPushButton>("duplicate").isEnabled());
        QVERIFY(!find<QLineEdit>("name").isEnabled());
        QCOMPARE(find<QLabel>("plays").text(), QString());
        QCOMPARE(result(), QString("No engine has been added yet."));
    }

    void anEngineIsAskedWhoItIsAndForAMove() {
        addAndWait("babbles");
        QCOMPARE(list().item(0)->text(), QString("babbles"));
        QCOMPARE(result(), QString("It speaks UCI. Its first move in EuroShogi is e3e4."));
        QCOMPARE(find<QLabel>("plays").text(), QString("EuroShogi"));
        QVERIFY(m_store->all().empty());
        acceptDialog();
        QCOMPARE(m_store->all().size(), std::size_t{1});
        QVERIFY(m_store->all()[0].protocol == Protocol::Uci);
        QCOMPARE(EngineStore().all().size(), std::size_t{1});
    }

    void anEngineIsCalledWhatItCallsItself() {
        addAndWait("settings");
        QCOMPARE(list().item(0)->text(), QString("Settings 1.0"));
        QVERIFY(result().startsWith("It speaks USI. Its first move in Shogi is "));
    }

    void anEngineThatTheUserHasNamedMeanwhileKeepsThatName() {
        m_dialog->addEngine(program("settings"));
        type("name", "Mine");
        QTRY_VERIFY(!isBusy());
        QCOMPARE(list().item(0)->text(), QString("Mine"));
        QVERIFY(result().startsWith("It speaks USI."));
    }
    void aVeryLongNameOfAnEngineIsCut() {
        addAndWait("boasts");
        QCOMPARE(list().item(0)->text(), QString("x").repeated(100));
    }

    void eachTypeOfOptionHasItsWidget() {
        addAndWait("settings");
        QVERIFY(option<QCheckBox>("OwnBook").isChecked());
        QCOMPARE(option<QSpinBox>("Threads").maximum(), 8);
        QCOMPARE(option<QComboBox>("Style").count(), 2);
        QCOMPARE(option<QPushButton>("Clear Hash").text(), QString("Clear Hash"));
        QVERIFY(option<FileField>("Greeting").text().isEmpty());
        QVERIFY(!option<FileField>("Greeting").findChild<QPushButton*>());
        QCOMPARE(option<FileField>("BookFile").text(), QString("book.bin"));
        QVERIFY(option<FileField>("BookFile").findChild<QPushButton*>());
        QVERIFY(!m_dialog->findChild<QWidget*>("option:USI_Ponder"));
    }

    void optionsThatWereChangedAreKept() {
        addAndWait("settings");
        QTest::mouseClick(&option<QCheckBox>("OwnBook"), Qt::LeftButton, {},
                          {5, option<QCheckBox>("OwnBook").height() / 2});
        QTest::keyClick(&option<QSpinBox>("Threads"), Qt::Key_Up);
        QTest::keyClick(&option<QComboBox>("Style"), Qt::Key_Down);
        QTest::keyClicks(option<FileField>("Greeting").findChild<QLineEdit*>(), "hello  you");
        acceptDialog();
        const std::map<std::string, std::string> expected{
            {"OwnBook", "false"}, {"Threads", "2"}, {"Style", "Wild"}, {"Greeting", "hello  you"}};
        QVERIFY(m_store->all()[0].values == expected);
    }

    void anOptionThatIsAsDeclaredIsNotKept() {
        addAndWait("settings");
        QTest::keyClick(&option<QSpinBox>("Threads"), Qt::Key_Up);
        QTest::keyClick(&option<QSpinBox>("Threads"), Qt::Key_Down);
        acceptDialog();
        QVERIFY(m_store->all()[0].values.empty());
    }

    void aDefaultThatIsNotAmongTheChoicesCanBeChosen() {
        EngineOptionsForm form;
        form.showOptions({{"Style", core::protocol::OptionType::Combo, "Usual", {}, {}, {"Solid", "Wild"}}},
                         {});
        auto* box = form.findChild<QComboBox*>("option:Style");
        QCOMPARE(box->currentText(), QString("Usual"));
        box->setCurrentText("Wild");
        QCOMPARE(form.values().at("Style"), std::string("Wild"));
        box->setCurrentText("Usual");
        QVERIFY(form.values().empty());
    }
    void theCaseOfAChoiceDoesNotMatter() {
        EngineOptionsForm form;
        form.showOptions({{"Style", core::protocol::OptionType::Combo, "wild", {}, {}, {"Solid", "Wild"}}},
                         {});
        const auto* box = form.findChild<QComboBox*>("option:Style");
        QCOMPARE(box->currentText(), QString("Wild"));
        QCOMPARE(box->count(), 2);
    }
    void theWheelScrollsAndChangesNoOption() {
        addAndWait("settings");
        QWheelEvent wheel(QPointF(5, 5), QPointF(5, 5), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&option<QSpinBox>("Threads"), &wheel);
        QCOMPARE(option<QSpinBox>("Threads").value(), 1);
    }

    void aButtonIsPressedInTheEngine() {
        addAndWait("settings");
        QTest::mouseClick(&option<QPushButton>("Clear Hash"), Qt::LeftButton);
        QTRY_COMPARE(result(), QString("Clear Hash: done."));
    }

    void whatTheEngineSaysIsShown() {
        addAndWait("babbles");
        click("engineLogButton");
        auto* log = m_dialog->findChild<QWidget*>("engineLog");
        QVERIFY(log && log->isVisible());
        QVERIFY(log->findChild<QPlainTextEdit*>("log")->toPlainText().contains("uciok"));
        log->close();
        QTRY_VERIFY(!m_dialog->findChild<QWidget*>("engineLog"));
    }

    void aProgramThatIsNoEngineIsReported() {
        m_dialog->addEngine("/bin/false");
        QTRY_COMPARE(result(), QString("false ended unexpectedly with exit status 1."));
        QVERIFY(!isBusy());
        QCOMPARE(find<QLabel>("plays").text(), QString("not known yet; the engine has not responded"));
    }

    void theTimeForStartingUpCanBeSet() {
        addAndWait("babbles");
        find<QDoubleSpinBox>("startUp").setValue(0.5);
        m_dialog->findChild<FileField*>("program")->setText(program("silent"));
        click("test");
        QTRY_COMPARE(result(), QString("babbles did not respond to UCI or USI."));
        acceptDialog();
        QVERIFY(m_store->all()[0].startUpTime == std::chrono::milliseconds(500));
    }

    void aProgramMayBeGivenByAPathFromHere() {
        addAndWait("babbles");
        m_dialog->findChild<FileField*>("program")->setText(
            QDir::current().relativeFilePath(program("babbles")));
        click("test");
        QTRY_VERIFY(!isBusy());
        QVERIFY2(result().startsWith("It speaks UCI."), qPrintable(result()));
        acceptDialog();
        QCOMPARE(m_store->all()[0].program, QDir::cleanPath(program("babbles")));
    }

    // --- engines that read the rules from a file

    void anEngineIsTriedInEachVariantWhoseRulesItReads() {
        m_dialog->addEngine(program("loads"));
        QTRY_VERIFY_WITH_TIMEOUT(!isBusy(), 120000);
        const QString plays = find<QLabel>("plays").text();
        QVERIFY2(plays.contains("Zo Shogi") && !plays.contains("EuroShogi"), qPrintable(plays));
        const auto& failed = find<QPlainTextEdit>("failed");
        QVERIFY(failed.isVisible());
        const QString text = failed.toPlainText();
        QVERIFY2(text.contains("EuroShogi: ") && !text.contains("Zo Shogi: "), qPrintable(text));
        QVERIFY2(text.contains("its first move was “euroshogi”."), qPrintable(text));
    }
    void anotherTestTriesAFailedEngineAgain() {
        addAndWait("options"); // plays EuroShogi
        acceptDialog();
        noteTrial(m_store->all()[0], euroshogi()->spec(),
                  core::protocol::EngineFault{EngineProblem::OtherRules, "e3e5", {}, {}});
        m_tester.reset(); // of the list that is gone then
        m_dialog = std::make_unique<EnginesDialog>(*m_store, variants());
        m_dialog->show();
        auto& failed = find<QPlainTextEdit>("failed");
        QVERIFY2(failed.toPlainText().startsWith("EuroShogi: "), qPrintable(failed.toPlainText()));
        QVERIFY2((failed.focusPolicy() & Qt::TabFocus) != 0, "the keyboard reaches the reasons");
        QCOMPARE(find<QLabel>("plays").text(), QString("none of these games"));
        click("test");
        QTRY_VERIFY(!isBusy());
        QVERIFY(!find<QPlainTextEdit>("failed").isVisible());
        QCOMPARE(find<QLabel>("plays").text(), QString("EuroShogi"));
    }

    void aTrialCanBeCancelled() {
        m_dialog->addEngine(program("silent"));
        QVERIFY(isBusy());
        QCOMPARE(find<QPushButton>("test").text(), QString("&Cancel Test"));
        click("test");
        QVERIFY(!isBusy());
        QCOMPARE(result(), QString("Cancelled."));
        QCOMPARE(find<QPushButton>("test").text(), QString("&Test"));
    }

    void anArgumentWithATabStaysOneArgument() {
        addAndWait("babbles");
        acceptDialog();
        EngineProfile engine = m_store->all()[0];
        engine.arguments = QStringList{"two\twords"};
        m_store->set({engine});
        const EnginesDialog again(*m_store, variants());
        QCOMPARE(again.findChild<QLineEdit*>("arguments")->text(), QString("\"two\twords\""));
    }
    void argumentsAreSplitLikeOnACommandLine() {
        addAndWait("babbles");
        type("arguments", "-a \"two words\"");
        acceptDialog();
        QCOMPARE(m_store->all()[0].arguments, (QStringList{"-a", "two words"}));
        EnginesDialog again(*m_store, variants());
        QCOMPARE(again.findChild<QLineEdit*>("arguments")->text(), QString("-a \"two words\""));
    }

    void noTwoEnginesHaveOneName() {
        addAndWait("babbles");
        addAndWait("babbles");
        QCOMPARE(list().item(1)->text(), QString("babbles 2"));
        type("name", "Third");
        QCOMPARE(list().item(1)->text(), QString("Third"));
        type("name", "babbles");
        QCOMPARE(list().item(1)->text(), QString("babbles 2"));
    }

    void aDuplicateHasTheSameSettingsAndAnotherName() {
        addAndWait("settings");
        QTest::keyClick(&option<QSpinBox>("Threads"), Qt::Key_Up);
        click("duplicate");
        QCOMPARE(list().count(), 2);
        QCOMPARE(list().currentItem()->text(), QString("Settings 1.0 2"));
        QTest::keyClick(&option<QSpinBox>("Threads"), Qt::Key_Up);
        acceptDialog();
        QCOMPARE(m_store->all()[1].program, m_store->all()[0].program);
        QVERIFY(m_store->all()[1].protocol == Protocol::Usi);
        QCOMPARE(m_store->all()[0].values.at("Threads"), std::string("2"));
        QCOMPARE(m_store->all()[1].values.at("Threads"), std::string("3"));
    }
    void anEngineIsRemoved() {
        addAndWait("babbles");
        addAndWait("settings");
        list().setCurrentRow(0);
        click("remove");
        QCOMPARE(list().count(), 1);
        QCOMPARE(find<QLineEdit>("name").text(), QString("Settings 1.0"));
        acceptDialog();
        QCOMPARE(m_store->all().size(), std::size_t{1});
    }

    void cancellingChangesNothing() {
        addAndWait("babbles");
        m_dialog->reject();
        QVERIFY(m_store->all().empty());
        QVERIFY(EngineStore().all().empty());
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, EnginesDialogTest>(argc, argv);
}
#include "engines_dialog_test.moc"
