// The dialog with players, event, date, result and free tags.
#include "ui/record/header_dialog.h"

#include "tests/ui/positions.h"

#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace komadai;
using namespace komadai::ui;

class HeaderDialogTest : public QObject {
    Q_OBJECT

    static core::RecordHeader known() {
        core::RecordHeader header;
        header.variant = "euroshogi";
        header.players[0].name = "Anna";
        header.players[0].rating = 1800;
        header.players[1].computerLevel = 3;
        header.event = "Club evening";
        header.date = "1987-05";
        header.tags = {{"Opening", "Double wing"}};
        return header;
    }
    static HeaderDialog* make(std::optional<core::Outcome> outcome, bool mayChangeResult = true) {
        return new HeaderDialog(known(), outcome, euroshogi()->spec(), mayChangeResult);
    }
    using Dialog = std::unique_ptr<HeaderDialog>;

    static void choose(QComboBox& box, int row) {
        box.setCurrentIndex(row);
        emit box.activated(row);
    }

private slots:
    void changesNothingByItself() {
        const core::Outcome outcome{core::Side::Second, core::EndReason::Campmate};
        const Dialog dialog(make(outcome));
        QVERIFY(dialog->header() == known());
        QVERIFY(dialog->outcome() == outcome);
        const Dialog unfinished(make(std::nullopt));
        QVERIFY(!unfinished->outcome());
    }
    void editsPlayersAndEvent() {
        const Dialog dialog(make(std::nullopt));
        dialog->findChild<QLineEdit*>("firstName")->setText("  Berta ");
        dialog->findChild<QLineEdit*>("event")->setText("Open");
        QCOMPARE(dialog->header().players[0].name, std::string("Berta"));
        QCOMPARE(dialog->header().event, std::string("Open"));
    }
    void aComputerKeepsItsName() {
        const Dialog dialog(make(std::nullopt));
        QVERIFY(dialog->findChild<QLineEdit*>("secondName")->isReadOnly());
        QCOMPARE(dialog->findChild<QLineEdit*>("secondName")->text(), QString("Computer 3"));
    }
    void completesTheNamesOfPersons() {
        const Dialog dialog(make(std::nullopt));
        dialog->offerPlayers({"Anna", "Berta"});
        auto* completer = dialog->findChild<QLineEdit*>("firstName")->completer();
        QVERIFY(completer);
        completer->setCompletionPrefix("ERT");
        QCOMPARE(completer->currentCompletion(), QString("Berta"));
        QVERIFY(!dialog->findChild<QLineEdit*>("secondName")->completer());
    }
    void namesAnInvalidDate_data() {
        QTest::addColumn<QString>("date");
        QTest::addColumn<bool>("isValid");
        QTest::newRow("none") << "" << true;
        QTest::newRow("year") << "1987" << true;
        QTest::newRow("month") << "1987-05" << true;
        QTest::newRow("day") << "1987-05-23" << true;
        QTest::newRow("no such day") << "1987-02-30" << false;
        QTest::newRow("no such month") << "1987-13" << false;
        QTest::newRow("other order") << "23.5.1987" << false;
    }
    void namesAnInvalidDate() {
        QFETCH(QString, date);
        QFETCH(bool, isValid);
        const Dialog dialog(make(std::nullopt));
        dialog->findChild<QLineEdit*>("date")->setText(date);
        dialog->accept();
        QCOMPARE(dialog->result() == QDialog::Accepted, isValid);
        QCOMPARE(dialog->findChild<QLabel*>("problem")->text().contains(date), !isValid || date.isEmpty());
    }
    void theResultHasItsReasons() {
        const Dialog dialog(make(std::nullopt));
        auto& winner = *dialog->findChild<QComboBox*>("winner");
        auto& reason = *dialog->findChild<QComboBox*>("reason");
        choose(winner, 1);
        QVERIFY((dialog->outcome() == core::Outcome{core::Side::First, core::EndReason::Resignation}));
        choose(winner, 3);
        QVERIFY((dialog->outcome() == core::Outcome{std::nullopt, core::EndReason::Agreement}));
        reason.setCurrentIndex(reason.findData(static_cast<int>(core::EndReason::Adjudication)));
        QVERIFY((dialog->outcome() == core::Outcome{std::nullopt, core::EndReason::Adjudication}));
        choose(winner, 0);
        QVERIFY(!dialog->outcome());
    }
    void anUnknownReasonStays() {
        const core::Outcome unknown{core::Side::Second, core::EndReason::Unknown};
        const Dialog dialog(make(unknown));
        QCOMPARE(dialog->findChild<QComboBox*>("reason")->currentText(), QString("unknown reason"));
        dialog->accept();
        QVERIFY(dialog->outcome() == unknown);
    }
    void aResultByTheRulesCannotBeChanged() {
        const core::Outcome mate{core::Side::First, core::EndReason::Checkmate};
        const Dialog dialog(make(mate, false));
        QVERIFY(!dialog->findChild<QComboBox*>("winner")->isEnabled());
        QVERIFY(dialog->outcome() == mate);
    }
    void tagsAreAddedAndEmptyOnesLeftOut() {
        const Dialog dialog(make(std::nullopt));
        auto& tags = *dialog->findChild<QTableWidget*>("tags");
        auto& add = *dialog->findChild<QPushButton*>("addTag");
        add.click();
        tags.item(1, 0)->setText("Board");
        tags.item(1, 1)->setText("2");
        add.click();
        const std::vector<core::RecordHeader::Tag> wanted{{"Opening", "Double wing"}, {"Board", "2"}};
        QVERIFY(dialog->header().tags == wanted);
        dialog->accept();
        QCOMPARE(dialog->result(), int(QDialog::Accepted));
    }
    void theProgramsOwnTagIsKeptUnseen() {
        core::RecordHeader header = known();
        header.tags.emplace(header.tags.begin(), core::EndingTimeTag, "12"); // before the others
        const HeaderDialog dialog(header, std::nullopt, euroshogi()->spec(), true);
        QCOMPARE(dialog.findChild<QTableWidget*>("tags")->rowCount(), 1);
        QVERIFY(dialog.header() == header);
    }
    void aTagWithAValueNeedsAName() {
        const Dialog dialog(make(std::nullopt));
        auto& tags = *dialog->findChild<QTableWidget*>("tags");
        auto& add = *dialog->findChild<QPushButton*>("addTag");
        auto& problem = *dialog->findChild<QLabel*>("problem");
        add.click();
        tags.item(1, 1)->setText("2");
        add.click();
        dialog->accept();
        QCOMPARE(dialog->result(), int(QDialog::Rejected));
        QVERIFY(problem.text().contains("has a value, but no name"));
        QCOMPARE(tags.currentRow(), 1);
        QCOMPARE(tags.currentColumn(), 0);
        tags.item(1, 0)->setText("Board");
        dialog->accept();
        QCOMPARE(dialog->result(), int(QDialog::Accepted));
        QVERIFY(problem.text().isEmpty());
    }
    void aValueThatIsBeingTypedNeedsANameToo() {
        const Dialog dialog(make(std::nullopt));
        dialog->show();
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
        auto& tags = *dialog->findChild<QTableWidget*>("tags");
        dialog->findChild<QPushButton*>("addTag")->click();
        tags.setCurrentCell(1, 1);
        tags.editItem(tags.item(1, 1));
        QTest::keyClicks(dialog->focusWidget(), "2");
        dialog->accept(); // as by the key of the button, which leaves the focus in the field
        QCOMPARE(dialog->result(), int(QDialog::Rejected));
        QCOMPARE(tags.item(1, 1)->text(), QString("2"));
    }
};

QTEST_MAIN(HeaderDialogTest)
#include "header_dialog_test.moc"
