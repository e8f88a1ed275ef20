// What the panel of the review, its dialog and its bar show.
#include "ui/review/review_panel.h"

#include "core/notation/stored_record.h"
#include "core/rules/variant_set.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/document/game_document.h"
#include "ui/engine/engine_store.h"
#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/review/fault_list.h"
#include "ui/review/review_dialog.h"
#include "ui/review/review_service.h"

#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTreeWidget>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class ReviewPanelTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<GameDocument> m_document;
    std::unique_ptr<ReviewPanel> m_panel;

    /// Four moves with these scores of the positions, from the view of the side to move.
    static core::GameRecord record(const std::vector<int>& scores) {
        core::GameTree tree(startPosition());
        core::NodeId node;
        const std::vector<std::string> moves{"e3e4", "e6e5", "d3d4", "d6d5"};
        for (std::size_t ply = 0; ply <= moves.size(); ++ply) {
            if (ply > 0) node = tree.add(node, uciMove(moves[ply - 1], tree.position(node)));
            if (ply >= scores.size()) continue;
            core::Evaluation evaluation;
            evaluation.score = core::Score::centipawns(scores[ply]);
            evaluation.engine = "Test";
            tree.keepEvaluation(node, evaluation);
        }
        return {core::headerOf(euroShogiGame(), {}, {}), std::move(tree)};
    }
    void show(const std::vector<int>& scores) {
        m_document = std::make_unique<GameDocument>(record(scores));
        m_panel = std::make_unique<ReviewPanel>();
        m_panel->setDocument(m_document.get());
        m_panel->show();
        QTest::qWait(120);
    }
    QTreeWidget& faults() const { return *m_panel->findChild<QTreeWidget*>("reviewFaults"); }
    QTableWidget& figures() const { return *m_panel->findChild<QTableWidget*>("reviewFigures"); }

private slots:
    void cleanup() {
        m_panel.reset();
        m_document.reset();
    }

    void aGameWithoutEvaluationsOffersAReview() {
        show({});
        QVERIFY(m_panel->findChild<QLabel*>("reviewMessage")->isVisible());
        QVERIFY(!faults().isVisible());
        QSignalSpy wanted(m_panel.get(), &ReviewPanel::reviewWanted);
        m_panel->findChild<QPushButton*>("startReview")->click();
        QCOMPARE(wanted.size(), 1);
    }
    void aGameWithoutMistakesSaysSo() {
        show({0, 0, 0, 0, 0});
        QVERIFY(figures().isVisible());
        QVERIFY(!faults().isVisible());
        const auto& message = *m_panel->findChild<QLabel*>("reviewMessage");
        QVERIFY(message.isVisible());
        QCOMPARE(message.text(), QString("No mistakes were found."));
    }
    void theFiguresOfBothSidesAreShown() {
        show({0, 3000, -3000, 3000, -3000}); // the first move loses everything
        QVERIFY(figures().isVisible());
        QCOMPARE(figures().horizontalHeaderItem(0)->text(), QString("White"));
        QCOMPARE(figures().item(0, 1)->text(), QString("100.0%"));
        QCOMPARE(figures().item(1, 1)->text(), QString("0.0%"));
        QCOMPARE(figures().item(2, 1)->text(), QString("0")); // the same in centipawns
        QCOMPARE(figures().item(3, 0)->text(), QString("2"));
        QCOMPARE(figures().item(8, 0)->text(), QString("1")); // blunders
        QCOMPARE(figures().item(8, 1)->text(), QString("0"));
    }
    void theFiguresEndWithTheirLastRow() {
        show({0, 3000, -3000, 3000, -3000});
        const int rows = figures().verticalHeader()->length() + figures().horizontalHeader()->height();
        QCOMPARE(figures().sizeHint().height(), rows + 2 * figures().frameWidth());
    }
    void largeTextIsNotCutInTheFigures() {
        show({0, 3000, -3000, 3000, -3000});
        QFont large = m_panel->font();
        large.setPointSizeF(2 * large.pointSizeF());
        m_panel->setFont(large);
        m_panel->resize(200, 300); // the panel scrolls
        const auto fits = [this] {
            for (int column = 0; column < core::SideCount; ++column)
                for (int row = 0; row < figures().rowCount(); ++row) {
                    const QRect cell = figures().visualItemRect(figures().item(row, column));
                    const QFontMetrics metrics(figures().font());
                    const int width = metrics.horizontalAdvance(figures().item(row, column)->text());
                    if (cell.width() < width || !figures().viewport()->rect().contains(cell)) return false;
                }
            return true;
        };
        QCOMPARE(figures().font().pointSizeF(), large.pointSizeF());
        QTRY_VERIFY(fits());
    }
    void theFiguresAreNarrowAgainWithSmallText() {
        show({0, 3000, -3000, 3000, -3000});
        const int least = figures().minimumWidth();
        const QFont usual = m_panel->font();
        QFont large = usual;
        large.setPointSizeF(2 * large.pointSizeF());
        m_panel->setFont(large);
        QTRY_VERIFY(figures().minimumWidth() > least);
        m_panel->setFont(usual);
        QTRY_COMPARE(figures().minimumWidth(), least);
    }
    void whatFollowsTheEndOfTheGameIsNotCounted() {
        show({0, 3000, -3000, 3000, -3000});
        QCOMPARE(m_panel->review().moves.size(), std::size_t{4});
        m_document->setPlayedTo(m_document->lineNodes()[2]);
        m_document->setOutcome(core::Outcome{core::Side::First, core::EndReason::Resignation});
        QTRY_COMPARE(figures().item(3, 0)->text(), QString("1"));
        QCOMPARE(figures().item(3, 1)->text(), QString("1"));
    }
    void movesThatWereTakenBackAreNotCounted() {
        show({0, 3000, -3000, 3000, -3000});
        m_document->setHidesTakenBack(true);
        m_document->setPlayedTo(core::NodeId::root());
        QTRY_VERIFY(!figures().isVisible());
        QVERIFY(m_panel->review().moves.empty());
    }
    void theFiguresNameVerdictsInThePlural() {
        show({0, 3000, -3000, 3000, -3000});
        QCOMPARE(figures().verticalHeaderItem(4)->text(), QString("Best moves"));
        QCOMPARE(figures().verticalHeaderItem(7)->text(), QString("Mistakes"));
    }
    void aFewEvaluatedMovesMakeNoFigures() {
        show({0, 3000}); // one move, which loses everything; White has five
        core::NodeId node = m_document->tree().mainLineEnd();
        for (const char* move : {"e4e5", "f6f5", "f3f4", "g6g5", "g3g4"})
            node = m_document->addMove(node, uciMove(move, m_document->tree().position(node)));
        QTRY_COMPARE(m_panel->review().moves.size(), std::size_t{1});
        QTest::qWait(120);
        QVERIFY(!figures().isVisible());
        QCOMPARE(faults().topLevelItemCount(), 1);
        auto& message = *m_panel->findChild<QLabel*>("reviewMessage");
        QVERIFY(message.isVisible() && message.text().startsWith("Only a few moves"));
    }
    void aFaultIsListedAndAClickGoesThere() {
        show({0, 3000, -3000, 3000, -3000});
        QCOMPARE(faults().topLevelItemCount(), 1);
        auto* item = faults().topLevelItem(0);
        QVERIFY(item->text(0).startsWith("1."));
        QCOMPARE(item->data(0, FaultList::VerdictRole).toString(), QString("Blunder"));
        m_document->goToPly(4);
        emit faults().itemClicked(item, 0);
        QCOMPARE(m_document->ply(), 1);
    }
    void whatAHiddenPanelShowedIsNotSaidOfAnotherRecord() {
        show({0, 3000, -3000, 3000, -3000});
        m_panel->hide();
        GameDocument other(record({}));
        m_panel->setDocument(&other);
        notifyLanguageChange();
        QCOMPARE(faults().topLevelItemCount(), 0);
        m_panel->setDocument(nullptr);
    }
    void reasonsNameSquaresInTheChosenNotation() {
        const auto shogi = core::AnyPosition::startOf(core::VariantSet::builtin().find("shogi"));
        const core::Square rook = shogi.spec().size.square(7, 7); // 2h
        core::MoveReview review;
        review.reason =
            core::MoveReason{core::MoveReason::Kind::LeavesEnPrise, {}, {}, shogi.pieceAt(rook)->type, rook};
        preferences().set(preference::MoveNotation, Notation::Western);
        QCOMPARE(reasonText(review, shogi.spec()), QString("Leaves the Rook on 2h en prise."));
        preferences().set(preference::MoveNotation, Notation::Japanese);
        QCOMPARE(reasonText(review, shogi.spec()), QString("Leaves the Rook on ２八 en prise."));
        preferences().reset(preference::MoveNotation);
    }
    void aWinOfUnknownLengthIsNamedWithoutANumber() {
        core::MoveReview review;
        review.reason = core::MoveReason{core::MoveReason::Kind::AllowsWin};
        QCOMPARE(reasonText(review, euroshogi()->spec()), QString("Allows a forced win."));
        review.reason = core::MoveReason{core::MoveReason::Kind::MissedWin};
        QCOMPARE(reasonText(review, euroshogi()->spec()), QString("Missed a forced win."));
    }
    void aTurningPointIsMarked() {
        show({3000, 3000, -3000, 3000, -3000});
        const auto& item = *faults().topLevelItem(0);
        QVERIFY(item.data(0, FaultList::TurningRole).toBool());
        QVERIFY(item.toolTip(0).startsWith("Turning point"));
        QVERIFY(item.data(0, Qt::AccessibleTextRole).toString().contains("turning point"));
    }
    void aReasonHasAsManyLinesAsItNeeds() {
        FaultList list;
        const QString reason = QString("Leaves the Pawn on 2d en prise. ").repeated(4).trimmed();
        list.addFault({core::NodeId::fromNumber(1), "7. B-6f", "Mistake", reason, false});
        const auto rowHeight = [&list](int width) {
            list.resize(width, 300);
            list.show();
            QCoreApplication::processEvents();
            return list.visualItemRect(list.topLevelItem(0)).height();
        };
        const int lineHeight = list.fontMetrics().height();
        const int wide = rowHeight(2000);
        QVERIFY(wide >= 2 * lineHeight); // one of them is that of the move
        QVERIFY(rowHeight(250) >= wide + 2 * lineHeight);
        QVERIFY(!list.horizontalScrollBar()->isVisible());
    }
    void onlyTheFaultThatIsSelectedIsTheChosenOne() {
        show({0, 3000, -3000, 3000, -3000});
        m_document->goToPly(1);
        QCOMPARE(m_panel->chosenFault(), std::optional(m_document->lineNodes()[1]));
        m_document->goToPly(2);
        QCOMPARE(m_panel->chosenFault(), std::optional<core::NodeId>());
        // As Qt does when the list gets the focus.
        faults().selectionModel()->setCurrentIndex(faults().model()->index(0, 0),
                                                   QItemSelectionModel::NoUpdate);
        QCOMPARE(m_panel->chosenFault(), std::optional<core::NodeId>());
    }
    void theFaultThatIsShownOnTheBoardIsSelected() {
        show({0, 3000, -3000, 3000, -3000});
        m_document->goToPly(1);
        QCOMPARE(faults().currentItem(), faults().topLevelItem(0));
        m_document->goToPly(2);
        QCOMPARE(faults().currentItem(), nullptr);
    }
    void stepsLeadFromMistakeToMistake() {
        show({0, 3000, 0, 3000, -3000});
        QCOMPARE(faults().topLevelItemCount(), 3);
        m_document->goToPly(0);
        for (int ply = 1; ply <= 3; ++ply) {
            m_panel->stepToFault(1);
            QCOMPARE(m_document->ply(), ply);
        }
        QSignalSpy said(m_panel.get(), &ReviewPanel::messageShown);
        m_panel->stepToFault(1);
        QCOMPARE(m_document->ply(), 3);
        QCOMPARE(said.size(), 1);
        m_document->goToPly(4);
        for (int ply = 3; ply >= 1; --ply) {
            m_panel->stepToFault(-1);
            QCOMPARE(m_document->ply(), ply);
        }
        m_panel->stepToFault(-1);
        QCOMPARE(m_document->ply(), 1);
        QCOMPARE(said.size(), 2);
    }
    void upAndDownStepThroughTheList() {
        show({0, 3000, 0, 3000, -3000});
        m_document->goToPly(0);
        QTest::keyClick(&faults(), Qt::Key_Down);
        QTest::keyClick(&faults(), Qt::Key_Down);
        QCOMPARE(m_document->ply(), 2);
        QTest::keyClick(&faults(), Qt::Key_Up);
        QCOMPARE(m_document->ply(), 1);
        for (const auto key : {Qt::Key_Down, Qt::Key_Left}) {
            QKeyEvent press(QEvent::ShortcutOverride, key, Qt::NoModifier);
            press.ignore();
            QCoreApplication::sendEvent(&faults(), &press);
            QCOMPARE(press.isAccepted(), key == Qt::Key_Down); // the other one belongs to the window
        }
    }
    void fromAVariationTheWayLeadsOnAfterTheMoveThatItReplaces() {
        show({0, 3000, 0, 3000, -3000});
        const core::NodeId first = m_document->lineNodes()[1];
        m_document->goTo(first);
        const auto variation = m_document->addMove(first, uciMove("d6d5", m_document->position()));
        m_panel->stepToFault(1);
        QCOMPARE(m_document->ply(), 3);
        m_document->goTo(variation);
        m_panel->stepToFault(-1);
        QCOMPARE(m_document->ply(), 2);
        QVERIFY(m_document->tree().isMainLine(m_document->current()));
    }
    void stepsNeedNoPanelThatIsSeen() {
        m_document = std::make_unique<GameDocument>(record({0, 3000, -3000, 3000, -3000}));
        m_panel = std::make_unique<ReviewPanel>();
        m_panel->setDocument(m_document.get());
        m_document->goToPly(4);
        m_panel->stepToFault(-1);
        QCOMPARE(m_document->ply(), 1);
        GameDocument other(record({}));
        m_panel->setDocument(&other);
        QSignalSpy said(m_panel.get(), &ReviewPanel::messageShown);
        m_panel->stepToFault(1);
        QCOMPARE(said.at(0).at(0).toString(), QString("This game is not reviewed yet."));
        m_panel->setDocument(nullptr);
    }
    void mistakesCanBePractisedWhereThereAreSome() {
        show({0, 0, 0, 0, 0});
        QVERIFY(!m_panel->findChild<QPushButton*>("practiseMistakes")->isVisible());
        show({0, 3000, -3000, 3000, -3000});
        auto& button = *m_panel->findChild<QPushButton*>("practiseMistakes");
        QVERIFY(button.isVisible());
        QSignalSpy wanted(m_panel.get(), &ReviewPanel::practiceWanted);
        button.click();
        QCOMPARE(wanted.size(), 1);
    }
    void aNewEvaluationAppears() {
        show({});
        core::Evaluation evaluation;
        evaluation.engine = "Test";
        m_document->keepEvaluation(m_document->lineNodes()[0], evaluation);
        m_document->keepEvaluation(m_document->lineNodes()[1], evaluation);
        QTRY_COMPARE(m_panel->review().moves.size(), std::size_t{1});
    }

    // --- the dialog

    void theDialogGivesThePlanThatIsChosen() {
        const EngineStore engines;
        ReviewDialog dialog(engines, &euroshogi()->spec(), 1, 40);
        dialog.findChild<QSpinBox*>("nodes")->setValue(250000);
        auto* side = dialog.findChild<QComboBox*>("side");
        side->setCurrentIndex(side->findText("Black"));
        dialog.findChild<QSpinBox*>("fromPly")->setValue(11);
        const core::ReviewPlan plan = dialog.plan();
        QCOMPARE(plan.nodes, std::optional<std::uint64_t>(250000));
        QVERIFY(!plan.moveTime && !plan.depth);
        QCOMPARE(plan.side, std::optional(core::Side::Second));
        QCOMPARE(plan.fromPly, 11);
        QVERIFY(plan.engine.empty());
    }
    void anEngineThatDoesNotPlayTheGameCannotBeChosenAndSaysWhy() {
        EngineProfile profile;
        profile.name = "Board";
        profile.protocol = core::protocol::Protocol::Uci;
        profile.options = {
            {"UCI_Variant", core::protocol::OptionType::Combo, "shogi", {}, {}, {std::string("shogi")}}};
        EngineStore engines;
        engines.set({profile});
        const ReviewDialog dialog(engines, &euroshogi()->spec(), 1, 40);
        const auto* list = dialog.findChild<QComboBox*>("engine");
        QCOMPARE(list->itemText(1), QString("Board"));
        QVERIFY(!list->model()->flags(list->model()->index(1, 0)).testFlag(Qt::ItemIsEnabled));
        QCOMPARE(list->itemData(1, Qt::ToolTipRole).toString(), QString("Board does not play EuroShogi."));
        QVERIFY(!dialog.findChild<QPushButton*>("refusals")->isHidden());
        engines.set({});
    }
    void theDialogRemembersTheChoiceButNotTheFirstMove() {
        const EngineStore engines;
        {
            ReviewDialog dialog(engines, &euroshogi()->spec(), 1, 40);
            auto* limit = dialog.findChild<QComboBox*>("limit");
            limit->setCurrentIndex(limit->findText("Depth in plies"));
            dialog.findChild<QSpinBox*>("depth")->setValue(9);
            dialog.findChild<QSpinBox*>("fromPly")->setValue(11);
            dialog.remember();
        }
        const ReviewDialog again(engines, nullptr, 3, 1000);
        QCOMPARE(again.plan().depth, std::optional<int>(9));
        QVERIFY(!again.plan().nodes);
        QCOMPARE(again.plan().fromPly, 1);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, ReviewPanelTest>(argc, argv); }
#include "review_panel_test.moc"
