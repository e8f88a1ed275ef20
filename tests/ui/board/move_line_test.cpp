// Moves that are typed.
#include "tests/ui/positions.h"
#include "ui/board/board_view.h"
#include "ui/board/move_line.h"
#include "ui/widgets/elided_label.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolTip>
#include <QVBoxLayout>
#include <QtTest>

/// For the icon. Outside any namespace, as the macro asks.
static void initResources() { Q_INIT_RESOURCE(resources); }

using namespace komadai;
using namespace komadai::ui;

class MoveLineTest : public QObject {
    Q_OBJECT

private:
    struct Window : QWidget {
        BoardView board;
        MoveLine line{board};
        std::vector<core::Move> moves;

        explicit Window(const core::AnyPosition& position) {
            auto* layout = new QVBoxLayout(this);
            layout->addWidget(&board, 1);
            layout->addWidget(&line);
            resize(800, 700);
            board.setPosition(position);
            board.setMovable(MovableSides::both());
            connect(&board, &BoardView::moveChosen, this,
                    [this](const core::Move& move) { moves.push_back(move); });
            show();
            activateWindow();
            if (!QTest::qWaitForWindowActive(this)) qFatal("the window does not show");
        }
        QLineEdit& text() { return *line.findChild<QLineEdit*>(); }
        QString problem() const { return line.findChild<QLabel*>("moveProblem")->text(); }
        void type(const char* move) {
            text().clear();
            QTest::keyClicks(&text(), move);
            QTest::keyClick(&text(), Qt::Key_Return);
        }
    };

private slots:
    void initTestCase() { initResources(); }

    void theLineIsHiddenUntilItIsOpenedAndAfterEscape() {
        Window window(fewPieces());
        QVERIFY(!window.line.isVisible());
        window.line.open();
        QVERIFY(window.line.isVisible() && window.text().hasFocus());
        QTest::keyClick(&window.text(), Qt::Key_Escape);
        QVERIFY(!window.line.isVisible() && window.board.hasFocus());
    }
    void aTypedMoveIsEntered() {
        for (const char* move : {"d2d4", "5g5e", "R-d4"}) {
            Window window(fewPieces());
            window.line.open();
            window.type(move);
            QVERIFY(window.moves == std::vector{uciMove("d2d4", fewPieces())});
            QVERIFY(window.text().text().isEmpty() && window.line.isVisible());
        }
    }
    void whatIsWrongIsSaid_data() {
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("problem");
        QTest::newRow("not a square")
            << "e2z9"
            << "“e2z9” is not a move: “z9” at character 3 is not a square of the board.";
        QTest::newRow("a long text") << "R-e3 and more nonsense"
                                     << "“R-e3 and more n…” is not a legal move here.";
        QTest::newRow("illegal") << "d2e3"
                                 << "That piece cannot move there.";
        QTest::newRow("must promote") << "e5e6"
                                      << "That piece must promote with this move.";
        QTest::newRow("Hodges") << "R-e3"
                                << "“R-e3” is not a legal move here.";
    }
    void whatIsWrongIsSaid() {
        QFETCH(QString, move);
        QFETCH(QString, problem);
        Window window(fewPieces());
        window.line.open();
        window.type(move.toLatin1().constData());
        QVERIFY(window.moves.empty());
        QCOMPARE(window.problem(), problem);
        QCOMPARE(window.text().selectedText(), move);
        QTest::keyClicks(&window.text(), "d");
        QVERIFY(window.problem().isEmpty());
    }
    void theBoardKeepsItsSizeWhatIsWrongInANarrowWindow() {
        Window window(fewPieces());
        window.resize(360, 500);
        window.line.open();
        QTest::qWait(20); // for the layout
        const QSize before = window.board.size();
        window.type("e2z9");
        QTest::qWait(20);
        QVERIFY(!window.problem().isEmpty());
        QCOMPARE(window.board.size(), before);
        const auto& problem = *window.line.findChild<ElidedLabel*>("moveProblem");
        QVERIFY(problem.width() > window.text().width());
        QVERIFY(problem.isCut());
        QVERIFY(QToolTip::text().contains("is not a square of the board"));
        QTest::keyClicks(&window.text(), "d");
        QTRY_VERIFY(!QToolTip::isVisible());
    }
    void theReasonAloneIsShownWhereTheSentenceDoesNotFit() {
        Window window(fewPieces());
        window.line.open();
        window.type("R-e3");
        auto& problem = *window.line.findChild<ElidedLabel*>("moveProblem");
        problem.resize(problem.fontMetrics().horizontalAdvance(problem.text()) - 1, problem.height());
        QCOMPARE(problem.shownText(), QString("Not a legal move here."));
        QVERIFY(!problem.isCut());
    }
    void aBoardThatTakesNoMovesTakesNoTypedOnes() {
        Window window(fewPieces());
        window.board.setMovable(MovableSides::none());
        window.line.open();
        window.type("d2d4");
        QVERIFY(window.moves.empty() && !window.problem().isEmpty());
    }
    void theHintIsAMoveThatCanBeTyped() {
        for (const auto& position : {fewPieces(), koPosition({"G19s", "SW10j", "g1a"})}) {
            Window window(position);
            window.line.open();
            const auto examples = window.text().placeholderText().split(" or ");
            QCOMPARE(examples.size(), 2);
            for (const auto& example : examples)
                window.type(example.toUtf8().constData());
            QCOMPARE(window.moves.size(), std::size_t{2});
        }
    }
    void theHintNamesSquaresAsTheBoardDoes() {
        Window window(core::AnyPosition::startOf(variants().find("shogi")));
        window.line.open();
        const auto examples = window.text().placeholderText().split(" or ");
        QCOMPARE(examples.front().mid(2, 2), examples.back().right(2)); // 5i4h, K-4h
    }
};

QTEST_MAIN(MoveLineTest)
#include "move_line_test.moc"
