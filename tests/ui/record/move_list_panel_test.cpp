// The list of moves beside the board: table, running text and comments that are edited in place.
#include "tests/ui/ko_positions.h"
#include "tests/ui/own_game.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_popup.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/record/comment_editor.h"
#include "ui/record/move_delegate.h"
#include "ui/record/move_list_panel.h"
#include "ui/record/move_popup.h"
#include "ui/record/move_table.h"
#include "ui/record/move_table_model.h"
#include "ui/record/move_text_view.h"
#include "ui/scaled_font.h"

#include "core/notation/effects_text.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QMouseEvent>
#include <QPalette>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>

#include <chrono>
#include <random>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class MoveListPanelTest : public QObject {
    Q_OBJECT

    static core::NodeId add(GameDocument& document, core::NodeId parent, const char* move) {
        return document.addMove(parent, uciMove(move, document.tree().position(parent)));
    }
    /// The document with an empty record that nobody plays.
    static GameDocument& studied(OwnGame<>& own) {
        own.document().reset({own.document().header(), core::GameTree(euroShogiGame().position())});
        return own.document();
    }
    /// 1. e3e4 (1. c3c4 c6c5) 1... e6e5
    struct Study {
        OwnGame<> own;
        GameDocument& document = studied(own);
        core::NodeId first = add(document, core::NodeId::root(), "e3e4");
        core::NodeId second = add(document, first, "e6e5");
        core::NodeId variation = add(document, core::NodeId::root(), "c3c4");
        core::NodeId answer = add(document, variation, "c6c5");
        MoveListPanel panel{document, {}};
        MoveTable& table = *panel.findChild<MoveTable*>("moveList");
        MoveTextView& text = *panel.findChild<MoveTextView*>("moveText");

        Study() {
            panel.resize(260, 400);
            panel.show();
        }
        QString cell(int row, int column) const {
            return table.model()->index(row, column).data().toString();
        }
        CommentEditor* editor() const { return panel.findChild<CommentEditor*>(); }
        QString comment(core::NodeId node) const {
            return QString::fromStdString(document.tree().annotations(node).after);
        }
        BoardPopup& smallBoard() const { return *panel.findChild<BoardPopup*>("moveBoard"); }
        bool showsSmallBoardOf(core::NodeId node) const {
            return smallBoard().isVisible() && smallBoard().position() == document.tree().position(node);
        }
        /// Moves the mouse there without a button.
        static void pointAt(QWidget& viewport, const QPoint& point) {
            QMouseEvent event(QEvent::MouseMove, point, viewport.mapToGlobal(point), Qt::NoButton,
                              Qt::NoButton, Qt::NoModifier);
            QApplication::sendEvent(&viewport, &event);
        }
        void pointAt(core::NodeId node) {
            pointAt(*table.viewport(), table.visualRect(table.moves().indexOf(node)).center());
        }
        /// Points at the move while another one is on the board, and waits for its small board.
        void preview(core::NodeId node) {
            document.goTo(answer);
            pointAt(node);
            QTRY_VERIFY(showsSmallBoardOf(node));
        }
        void click(core::NodeId node) {
            QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                              table.visualRect(table.moves().indexOf(node)).center() - QPoint(20, 0));
        }
    };

    /// 1. e3e4 e6e5 with the times used.
    static void showTimed(GameDocument& document, const core::MoveTimes& first,
                          const core::MoveTimes& second) {
        core::GameTree tree(startPosition());
        const auto node = tree.add(core::NodeId::root(), uciMove("e3e4", tree.start()), first);
        tree.add(node, uciMove("e6e5", tree.position(node)), second);
        document.reset({document.header(), std::move(tree)});
    }
    /// The list of a panel that is shown in this size.
    static const MoveTable& shownTable(MoveListPanel& panel, const QSize& size) {
        panel.resize(size);
        panel.show();
        return *panel.findChild<MoveTable*>("moveList");
    }
    /// Where in the list the times are painted; empty if they are not.
    static QRect placeOfTimes(const MoveTable& table) {
        const auto seen = [&](bool areShown) {
            preferences().set(preference::TimesInMoves, areShown);
            return table.viewport()->grab().toImage();
        };
        const QImage with = seen(true), without = seen(false);
        preferences().reset(preference::TimesInMoves);
        QRect place;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x)
                if (with.pixel(x, y) != without.pixel(x, y)) place |= QRect(x, y, 1, 1);
        return place;
    }

private slots:
    void init() {
        preferences().reset(preference::MovesAsText);
        preferences().reset(preference::TimesInMoves);
        preferences().reset(preference::PreviewInMoves);
        preferences().reset(preference::NumbersOfMoves);
    }

    // --- numbers

    void eachMoveHasARowOfItsOwnAsSoonAsTheUserWantsThat() {
        Study study;
        study.document.goTo(study.second);
        preferences().set(preference::NumbersOfMoves, MoveNumbers::OfEachMove);
        const QAbstractItemModel& model = *study.table.model();
        QCOMPARE(model.columnCount(), 1);
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row)
            rows += model.headerData(row, Qt::Vertical).toString() + ' ' + study.cell(row, 0);
        QCOMPARE(rows, QStringList({"1 P‑e4", "1 P‑c4", "2 P‑c5", "2 P‑e5"}));
        QCOMPARE(study.table.moves().indexOf(study.second).row(), 3);
        QCOMPARE(model.index(3, 0).data(Qt::AccessibleTextRole).toString(), QString("Black: P‑e5"));
        QVERIFY(study.table.currentIndex() == study.table.moves().indexOf(study.second));
        study.click(study.answer);
        QCOMPARE(study.document.current(), study.answer);
        preferences().reset(preference::NumbersOfMoves);
        QCOMPARE(model.columnCount(), 2);
        QVERIFY(study.table.horizontalHeader()->isVisible());
    }
    void aSignTellsTheSideWhereTheMoveDoesNot() {
        Study study;
        const MoveTableModel& moves = study.table.moves();
        QVERIFY(!moves.sideToSign(study.first)); // its column tells it
        preferences().set(preference::NumbersOfMoves, MoveNumbers::OfEachMove);
        QVERIFY(moves.sideToSign(study.first) == core::Side::First);
        QVERIFY(moves.sideToSign(study.answer) == core::Side::Second);

        OwnGame<> own;
        const core::Game shogi(core::AnyPosition::startOf(variants().find("shogi")));
        core::GameTree tree(shogi.position());
        addLine(tree, core::NodeId::root(), {"c3c4"});
        own.document().reset({core::headerOf(shogi, {}, {}), std::move(tree)});
        const MoveTableModel ofShogi(own.document());
        const auto move = *own.document().tree().firstChild(core::NodeId::root());
        QVERIFY(ofShogi.sideToSign(move) == core::Side::First);
        preferences().set(preference::MoveNotation, Notation::Japanese);
        QVERIFY(!ofShogi.sideToSign(move)); // "▲７六歩"
        preferences().reset(preference::MoveNotation);
    }
    void theSignStandsInFrontOfItsMove() {
        Study study;
        preferences().set(preference::NumbersOfMoves, MoveNumbers::OfEachMove);
        const auto darkPixels = [&](core::NodeId node) {
            const QRect cell = study.table.visualRect(study.table.moves().indexOf(node));
            const QImage image =
                study.table.viewport()->grab({cell.topLeft(), QSize(cell.height(), cell.height())}).toImage();
            int dark = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y).lightness() < 80) ++dark;
            return dark;
        };
        QVERIFY(darkPixels(study.answer) > 2 * darkPixels(study.first)); // a black disc, and a white one
    }
    void itsNumberIsWholeInAllSizes() {
        Study study;
        preferences().set(preference::NumbersOfMoves, MoveNumbers::OfEachMove);
        const QAbstractItemView& view = study.table;
        for (const double size : {1.0, 1.1, 1.25, 1.3, 1.5, 1.7, 2.0}) {
            study.table.setFont(scaledFont(QApplication::font(), size));
            const QHeaderView& numbers = *study.table.verticalHeader();
            QTRY_COMPARE(numbers.font().pointSizeF(), view.font().pointSizeF());
            const double text = QFontMetricsF(numbers.font()).horizontalAdvance(QStringLiteral("133"));
            QVERIFY2(numbers.minimumWidth() >= text + 10, qPrintable(QString::number(size)));
        }
    }
    void soItIsInTheText() {
        Study study;
        preferences().set(preference::MovesAsText, true);
        preferences().set(preference::NumbersOfMoves, MoveNumbers::OfEachMove);
        QTRY_COMPARE(study.text.toPlainText().replace(QChar(0xa0), ' '),
                     QString("1. P‑e4 \n1. P‑c4 2. P‑c5 \n2. P‑e5 "));
    }
    void movesThatAreCopiedFromTheTextHaveNoJoinersOfWords() {
        OwnGame<> own;
        const core::Game shogi(core::AnyPosition::startOf(variants().find("shogi")));
        core::GameTree tree(shogi.position());
        addLine(tree, core::NodeId::root(), {"c3c4"});
        own.document().reset({core::headerOf(shogi, {}, {}), std::move(tree)});
        preferences().set(preference::MovesAsText, true);
        preferences().set(preference::MoveNotation, Notation::Japanese);
        MoveListPanel panel(own.document(), {});
        panel.show();
        auto& text = *panel.findChild<MoveTextView*>("moveText");
        const QChar joiner(0x2060);
        QTRY_VERIFY(
            text.toPlainText().contains(QStringList({"▲", "７", "六", "歩"}).join(joiner))); // in one line
        text.selectAll();
        text.copy();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("▲７六歩")));
        preferences().reset(preference::MoveNotation);
    }
    void aResultOfShogiHasNoPointsInJapaneseNotation() {
        OwnGame<> own;
        const core::Game shogi(core::AnyPosition::startOf(variants().find("shogi")));
        core::GameTree tree(shogi.position());
        addLine(tree, core::NodeId::root(), {"c3c4"});
        own.document().reset({core::headerOf(shogi, {}, {}), std::move(tree),
                              core::Outcome{core::Side::Second, core::EndReason::Resignation}});
        const MoveTexts texts(own.document());
        QCOMPARE(texts.result(), QString("0–1 · Gote wins by resignation"));
        preferences().set(preference::MoveNotation, Notation::Japanese);
        QCOMPARE(texts.result(), QString("Gote wins by resignation"));
        preferences().reset(preference::MoveNotation);
    }
    void withItsOwnRowAMoveKeepsCommentsAndTheResult() {
        Study study;
        preferences().set(preference::NumbersOfMoves, MoveNumbers::OfEachMove);
        study.document.setOutcome(core::Outcome{core::Side::Second, core::EndReason::Resignation});
        core::Annotations notes;
        notes.after = "quiet";
        study.document.annotate(study.first, notes);
        QCOMPARE(study.cell(1, 0), QString("quiet"));
        QCOMPARE(study.cell(5, 0), QString("0–1 · Black wins by resignation"));
    }

    // --- the small board

    void theMoveUnderTheMouseGetsASmallBoardAfterAWhile() {
        Study study;
        study.document.goTo(study.answer);
        study.pointAt(study.first);
        QVERIFY(!study.smallBoard().isVisible());
        QTRY_VERIFY(study.showsSmallBoardOf(study.first));
    }
    void theSmallBoardFollowsTheMouseUntilItLeaves() {
        Study study;
        study.preview(study.first);
        study.pointAt(study.second);
        QVERIFY(study.showsSmallBoardOf(study.second));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(study.table.viewport(), &leave);
        QVERIFY(!study.smallBoard().isVisible());
    }
    void theSmallBoardLiesBesideTheList() {
        Study study;
        study.preview(study.first);
        const QRect list(study.table.mapToGlobal(QPoint()), study.table.size()); // with the numbers
        QVERIFY(!study.smallBoard().geometry().intersects(list));
    }
    void nearTheEdgeOfTheScreenTheSmallBoardLeavesTheNumbersInSight() {
        Study study;
        const QRect screen = study.panel.screen()->availableGeometry();
        study.panel.move(screen.right() - study.panel.width(), screen.top() + 40);
        study.preview(study.first);
        QVERIFY(study.smallBoard().geometry().right() < study.table.mapToGlobal(QPoint()).x());
    }
    void aClickEndsThePreview() {
        Study study;
        study.preview(study.first);
        study.click(study.first);
        QVERIFY(!study.smallBoard().isVisible());
    }
    void thePositionOnTheBoardGetsNoPreview() {
        Study study;
        study.document.goTo(study.first);
        study.pointAt(study.first);
        QTest::qWait(MovePopup::DelayMs + 100);
        QVERIFY(!study.smallBoard().isVisible());
    }
    void thePreviewCanBeSwitchedOff() {
        Study study;
        study.document.goTo(study.answer);
        preferences().set(preference::PreviewInMoves, false);
        study.pointAt(study.first);
        QTest::qWait(MovePopup::DelayMs + 100);
        QVERIFY(!study.smallBoard().isVisible());
    }
    void theMovesAsTextHaveThePreviewToo() {
        Study study;
        study.document.goTo(study.answer);
        preferences().set(preference::MovesAsText, true);
        QWidget& viewport = *study.text.viewport();
        const auto placeOf = [&](core::NodeId node) {
            for (int y = 0; y < viewport.height(); y += 4)
                for (int x = 0; x < viewport.width(); x += 4)
                    if (study.text.nodeAt({x, y}) == node) return QPoint(x, y);
            return QPoint(-1, -1);
        };
        QTRY_VERIFY(placeOf(study.second).x() >= 0);
        Study::pointAt(viewport, placeOf(study.second));
        QTRY_VERIFY(study.showsSmallBoardOf(study.second));
    }

    void theToolTipOfAMoveDoesNotRepeatWhatIsSeen() {
        Study study;
        const QModelIndex move = study.table.moves().indexOf(study.first);
        const auto& delegate = *qobject_cast<MoveDelegate*>(study.table.itemDelegate());
        const auto toolTip = [&](int width) {
            return delegate.toolTip({0, 0, width, 30}, move, study.table.font());
        };
        QCOMPARE(toolTip(300), QString());
        QVERIFY(toolTip(20).startsWith("P‑e4")); // where the move is cut
        study.document.setBookmark(study.first, "Plan");
        QCOMPARE(toolTip(300), QString("Bookmark: Plan"));
    }
    void anEvaluationThatWouldCutTheMoveIsInItsToolTip() {
        Study study;
        study.panel.setScores([](core::NodeId) { return QString("+11.66"); });
        const QModelIndex move = study.table.moves().indexOf(study.first);
        const int length = study.table.fontMetrics().horizontalAdvance(move.data().toString());
        const auto& delegate = *qobject_cast<MoveDelegate*>(study.table.itemDelegate());
        const auto toolTip = [&](int width) {
            return delegate.toolTip({0, 0, width, 30}, move, study.table.font());
        };
        QCOMPARE(toolTip(300), QString());
        QCOMPARE(toolTip(length + 30), QString("Evaluation: +11.66")); // it has no line for the move
    }
    void anEvaluationThatWouldLieOnItsMoveIsInItsToolTip() {
        Study study;
        const QString score = "+1166.66";
        study.panel.setScores([&](core::NodeId) { return score; });
        const QModelIndex move = study.table.moves().indexOf(study.first);
        const auto& delegate = *qobject_cast<MoveDelegate*>(study.table.itemDelegate());
        const int width = study.table.fontMetrics().horizontalAdvance(score);
        for (const int part : {width * 3 / 4, width, width * 5 / 4}) // the move does not fit beside it
            QVERIFY(delegate.toolTip({0, 0, part, 30}, move, study.table.font())
                        .contains("Evaluation: " + score));
    }

    // --- times

    void timesAreWrittenAsClocksShowThem() {
        using namespace std::chrono_literals;
        QCOMPARE(usedTimeText(0ms), QString("0:00"));
        QCOMPARE(usedTimeText(5900ms), QString("0:05"));
        QCOMPARE(usedTimeText(83s), QString("1:23"));
        QCOMPARE(usedTimeText(1h + 2min + 3s), QString("1:02:03"));
    }
    void aScreenReaderSaysTheTimeUnlessItIsSwitchedOff() {
        using namespace std::chrono_literals;
        OwnGame<> own;
        showTimed(own.document(), {5s, {}}, {});
        MoveListPanel panel(own.document(), {});
        const auto& moves = panel.findChild<MoveTable*>("moveList")->moves();
        const auto spoken = [&](int column) {
            return moves.index(0, column).data(Qt::AccessibleTextRole).toString();
        };
        QCOMPARE(spoken(0), QString("P‑e4, time used 0:05"));
        QCOMPARE(spoken(1), QString("P‑e5"));
        preferences().set(preference::TimesInMoves, false);
        QCOMPARE(spoken(0), QString("P‑e4"));
    }
    void zerosAloneAreNoTimes() {
        using namespace std::chrono_literals;
        OwnGame<> own;
        showTimed(own.document(), {0s, {}}, {0s, {}});
        const MoveTableModel model(own.document());
        const auto time = [&](int column) { return model.time(*model.nodeAt(model.index(0, column))); };
        QCOMPARE(time(0), QString());
        showTimed(own.document(), {0s, {}}, {83s, {}});
        QCOMPARE(time(0), QString("0:00"));
        QCOMPARE(time(1), QString("1:23"));
    }
    void theToolTipLeavesOutATimeThatRoundsToNothing() {
        using namespace std::chrono_literals;
        OwnGame<> own;
        const auto toolTipAfter = [&](std::chrono::milliseconds used) {
            showTimed(own.document(), {used, {}}, {});
            const MoveTableModel model(own.document());
            return model.texts().toolTip(*model.nodeAt(model.index(0, 0)), {.move = true});
        };
        QCOMPARE(toolTipAfter(49ms), QString());
        QCOMPARE(toolTipAfter(60ms), QString("Time used: 0.1 s"));
    }
    void theKeysOfCommandsOfTheWindowChooseNoCell() {
        OwnGame<> own;
        showTimed(own.document(), {}, {});
        own.document().goToPly(0);
        MoveListPanel panel(own.document(), {});
        shownTable(panel, {500, 300});
        for (const auto key : {Qt::Key_Home, Qt::Key_Left, Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp}) {
            QTest::keyClick(panel.findChild<MoveTable*>("moveList"), key);
            QCOMPARE(own.document().ply(), 0);
        }
    }
    void theTimeStandsAtTheEndOfItsCell() {
        using namespace std::chrono_literals;
        OwnGame<> own;
        showTimed(own.document(), {83s, {}}, {});
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            MoveListPanel panel(own.document(), {});
            panel.setLayoutDirection(direction);
            const auto& table = shownTable(panel, {500, 300});
            const QRect cell = table.visualRect(table.model()->index(0, 0));
            const QRect time = placeOfTimes(table);
            QVERIFY(cell.contains(time));
            QVERIFY(direction == Qt::LeftToRight ? time.left() > cell.center().x()
                                                 : time.right() < cell.center().x());
        }
    }
    void theTimeGivesWayToTheMove() {
        using namespace std::chrono_literals;
        OwnGame<> own;
        showTimed(own.document(), {1h + 2min + 3s, {}}, {83s, {}});
        MoveListPanel panel(own.document(), {});
        const auto& table = shownTable(panel, {130, 300});
        QVERIFY(placeOfTimes(table).isEmpty());
        QCOMPARE(table.columnWidth(0) + table.columnWidth(1), table.viewport()->width());
    }

    void aMoveIsWholeWhereItsTimeIsShown() {
        using namespace std::chrono_literals;
        OwnGame<> own;
        showTimed(own.document(), {83s, {}}, {});
        MoveListPanel panel(own.document(), {});
        const auto& table = shownTable(panel, {500, 300});
        const auto moveAt = [&](int width) {
            panel.resize(width, 300);
            const QModelIndex move = table.model()->index(0, 0);
            const QRect cell = table.visualRect(move);
            const int length = table.fontMetrics().horizontalAdvance(move.data().toString());
            return table.viewport()->grab({cell.topLeft(), QSize(length, cell.height())}).toImage();
        };
        const QImage whole = moveAt(500);
        int shown = 0;
        for (int width = 300; width > 120; --width) {
            const QImage move = moveAt(width);
            if (placeOfTimes(table).isEmpty()) break;
            QCOMPARE(move, whole);
            ++shown;
        }
        QVERIFY(shown > 0);
    }

    // --- the headers

    void theColumnsStayInTheirPlaceWhenTheFirstMoveIsMade() {
        OwnGame<> own;
        GameDocument& document = studied(own);
        MoveListPanel panel(document, {});
        const auto& table = shownTable(panel, {260, 400});
        const auto start = [&table] { return table.viewport()->geometry().left(); };
        const int before = start();
        add(document, core::NodeId::root(), "e3e4");
        QTRY_VERIFY(table.visualRect(table.model()->index(0, 0)).isValid());
        QTest::qWait(20);
        QCOMPARE(start(), before);
    }
    void theCornerLooksLikeTheHeadersAndTheRoomBelowTheRowsLikeTheRows() {
        Study study;
        QPalette palette = study.panel.palette();
        palette.setColor(QPalette::Window, QColor(10, 20, 30));
        palette.setColor(QPalette::Base, QColor(40, 50, 60));
        study.panel.setPalette(palette);
        const QRect numbers = study.table.verticalHeader()->geometry();
        const QRect titles = study.table.horizontalHeader()->geometry();
        const QImage image = study.table.grab().toImage();
        const auto colourAt = [&image](int x, int y) {
            return image.pixelColor(QPoint(x, y) * image.devicePixelRatio());
        };
        QCOMPARE(colourAt(numbers.center().x(), titles.center().y()), QColor(10, 20, 30));
        QCOMPARE(colourAt(numbers.center().x(), numbers.bottom() - 2), QColor(40, 50, 60));
    }

    // --- what moves did besides their captures

    void aMoveTellsHowManyPiecesItBurntAndHolds() {
        OwnGame<> own;
        const auto start = koPosition({"G19s", "+EN10k", "p11i", "p9i", "p5j", "+AG12k", "sw14l", "g1a"});
        own.document().reset({own.document().header(), core::GameTree(start)});
        const auto add = [&](const char* text) {
            const auto before = own.document().position();
            own.document().goTo(own.document().addMove(
                own.document().current(), core::effects::parseMove(text, *before.effects()).value()));
            return own.document().current();
        };
        const core::NodeId burns = add("10k-10j");
        const core::NodeId quiet = add("1a-1b");
        const core::NodeId holds = add("12k-12l");
        const MoveTexts texts(own.document());
        QCOMPARE(texts.traces(burns).removed, 2);
        QVERIFY(texts.toolTip(burns).contains("destroys White Pawn"));
        QVERIFY(texts.traces(quiet).isEmpty());
        QCOMPARE(texts.traces(holds).held, 1);
        QVERIFY(texts.toolTip(holds).contains("holds White Sumo wrestler 14l"));
        preferences().set(preference::MovesAsText, true);
        MoveListPanel panel(own.document(), {});
        panel.show();
        const auto& text = *panel.findChild<MoveTextView*>("moveText");
        QTRY_VERIFY(text.toPlainText().contains("(2 destroyed)"));
        QVERIFY(text.toPlainText().contains("(1 held)"));
    }

    // --- the model

    void theModelKeepsTheRulesOfModelsWhileAGameIsPlayedAndTakenBack() {
        OwnGame<> own;
        MoveTableModel model(own.document());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        own.game().startGame(euroShogiGame(), {});
        for (const char* text : {"e3e4", "e6e5", "d3d4"}) {
            QTRY_VERIFY(own.play().movableSide());
            QVERIFY(!own.play().playMove(uciMove(text, own.play().game().position())));
        }
        QCOMPARE(model.rowCount(), 2);
        QTRY_VERIFY(own.play().canTakeBack());
        own.play().takeBack();
        QCOMPARE(model.rowCount(), 1); // what is taken back is not to be seen
        own.document().goToPly(0);
        own.game().startGame(euroShogiGame(), {});
        QCOMPARE(model.rowCount(), 0);
    }
    void theModelKeepsTheRulesOfModelsWhileARecordIsEdited() {
        OwnGame<> own;
        GameDocument& document = studied(own);
        MoveTableModel model(document);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::mt19937 random(7);
        const auto pick = [&](std::size_t count) { return random() % count; };
        for (int i = 0; i < 400; ++i) {
            const auto nodes = document.tree().subtree();
            const auto node = nodes[pick(nodes.size())];
            const auto children = document.tree().children(node);
            switch (pick(8)) {
            case 0:
                if (node != core::NodeId::root()) document.remove(node);
                break;
            case 1:
                if (children.size() > 1) document.promote(children.back());
                break;
            case 2:
                if (document.canUndo()) document.undo();
                break;
            case 3:
                if (document.canRedo()) document.redo();
                break;
            case 4: {
                auto notes = document.tree().annotations(node);
                (pick(2) == 0 ? notes.after : notes.before) = pick(3) == 0 ? "" : "a comment";
                document.annotate(node, notes);
                break;
            }
            default: {
                const auto moves = document.tree().position(node).legalMoves();
                if (!moves.empty()) document.addMove(node, moves[pick(moves.size())]);
            }
            }
            const auto rows = tableRows(document.tree(), std::nullopt);
            QCOMPARE(model.rowCount(), static_cast<int>(rows.size()));
            for (std::size_t row = 0; row < rows.size(); ++row)
                QVERIFY(model.row(static_cast<int>(row)) == rows[row]);
        }
    }

    // --- the table

    void variationsAreIndentedBelowTheMoveThatTheyReplace() {
        const Study study;
        QCOMPARE(study.cell(0, 0), QString("P‑e4"));
        QCOMPARE(study.cell(1, 0), QString("P‑c4"));
        QCOMPARE(study.cell(1, 1), QString("P‑c5"));
        QCOMPARE(study.cell(2, 1), QString("P‑e5"));
        QCOMPARE(study.table.moves().row(1).level, 1);
    }
    void theResultIsTheLastRow() {
        Study study;
        study.document.setOutcome(core::Outcome{core::Side::Second, core::EndReason::Resignation});
        const int last = study.table.model()->rowCount() - 1;
        const QString text = QString("0–1 · Black wins by resignation");
        QCOMPARE(study.cell(last, 0), text);
        const QModelIndex row = study.table.model()->index(last, 0);
        QCOMPARE(row.data(Qt::AccessibleTextRole).toString(), text);
        QCOMPARE(study.table.columnSpan(last, 0), 2);
        QVERIFY(!row.flags().testFlag(Qt::ItemIsSelectable));
        QTest::mouseClick(study.table.viewport(), Qt::LeftButton, {}, study.table.visualRect(row).center());
        QCOMPARE(study.document.current(), study.second);
        study.document.setOutcome(core::Outcome{std::nullopt, core::EndReason::Agreement});
        QCOMPARE(study.cell(last, 0), QString("½–½ · Draw by agreement"));
        study.document.setOutcome(std::nullopt);
        QCOMPARE(study.table.model()->rowCount(), last);
    }
    void theResultIsSeenAtTheEndBehindComments() {
        Study study;
        auto node = study.second;
        for (const char* move : {"c3c4", "c6c5", "f3f4", "f6f5", "g3g4", "g6g5"})
            node = add(study.document, node, move);
        core::Annotations notes;
        notes.after = "Short.";
        study.document.annotate(node, notes);
        study.document.setOutcome(core::Outcome{core::Side::First, core::EndReason::Resignation});
        study.panel.resize(260, 220);
        study.document.goToPly(0);
        study.document.goTo(node);
        QCoreApplication::processEvents();
        const int row = study.table.moves().resultRow().value();
        const QModelIndex last = study.table.moves().indexOf(node);
        QVERIFY(row > last.row() + 1); // behind the comment
        QVERIFY(study.table.verticalScrollBar()->maximum() > 0);
        const QRect shown = study.table.viewport()->rect();
        const QModelIndex result = study.table.model()->index(row, 0);
        QVERIFY(shown.contains(study.table.visualRect(result).center()));
        QVERIFY(shown.contains(study.table.visualRect(last).center()));
    }
    void theCommentOnTheMoveIsSeenWithIt() {
        Study study;
        auto node = study.second;
        std::vector<core::NodeId> nodes;
        for (const char* move : {"c3c4", "c6c5", "f3f4", "f6f5", "g3g4", "g6g5"})
            nodes.push_back(node = add(study.document, node, move));
        core::Annotations notes;
        notes.after = "Short.";
        study.document.annotate(nodes[3], notes);
        study.panel.resize(260, 180);
        study.document.goToPly(0);
        study.document.goTo(nodes[3]);
        QCoreApplication::processEvents();
        QVERIFY(study.table.verticalScrollBar()->maximum() > 0);
        const QRect shown = study.table.viewport()->rect();
        const QModelIndex move = study.table.moves().indexOf(nodes[3]);
        QVERIFY(shown.contains(study.table.visualRect(move).center()));
        QVERIFY(shown.contains(
            study.table.commentRect({nodes[3], CommentPlace::After}).adjusted(0, 0, 0, -1).center()));
    }
    void theResultHasNoMenu() {
        Study study;
        study.document.setOutcome(core::Outcome{core::Side::Second, core::EndReason::Resignation});
        QMenu menu;
        menu.addAction("Delete");
        MoveListPanel panel(study.document, {}, &menu);
        panel.resize(260, 400);
        panel.show();
        auto& table = *panel.findChild<MoveTable*>("moveList");
        const auto opensMenu = [&](int row) {
            emit table.customContextMenuRequested(table.visualRect(table.model()->index(row, 0)).center());
            const bool isOpen = menu.isVisible();
            menu.close();
            return isOpen;
        };
        QVERIFY(opensMenu(0));
        QVERIFY(!opensMenu(table.moves().resultRow().value()));
    }
    void linesAfterTheLastMoveOfARunningGameLookLikeVariations() {
        OwnGame<> own;
        own.game().startGame(euroShogiGame(), {});
        MoveTableModel model(own.document());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_VERIFY(own.play().movableSide());
        QVERIFY(!own.play().playMove(uciMove("e3e4", own.play().game().position())));
        GameDocument& document = own.document();
        const auto analysed = add(document, own.play().tip(), "e6e5");
        document.toggleGlyph(analysed, core::Glyph::Good); // else it would be a move that was taken back
        document.goToPly(0);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.row(0).level, 0);
        QCOMPARE(model.row(1).level, 1);
        QTRY_VERIFY(own.play().movableSide());
        QVERIFY(!own.play().playMove(uciMove("e6e5", own.play().game().position())));
        QCOMPARE(model.rowCount(), 1); // now it is played
    }
    void aClickShowsTheMove() {
        Study study;
        study.click(study.variation);
        QCOMPARE(study.document.current(), study.variation);
        study.click(study.second);
        QCOMPARE(study.document.current(), study.second);
        study.document.goTo(study.answer);
        QCOMPARE(study.table.currentIndex(), study.table.moves().indexOf(study.answer));
    }
    void deletingAMoveShowsTheOneBeforeIt() {
        Study study;
        study.document.goTo(study.variation);
        study.document.remove(study.variation);
        QCOMPARE(study.document.current(), core::NodeId::root());
        study.document.goTo(study.second);
        study.document.remove(study.second);
        QCOMPARE(study.document.current(), study.first);
        QCOMPARE(study.table.currentIndex(), study.table.moves().indexOf(study.first));
    }
    void glyphsStandBehindTheMove() {
        Study study;
        study.document.toggleGlyph(study.first, core::Glyph::Interesting);
        study.document.toggleGlyph(study.first, core::Glyph::BetterFirst);
        QCOMPARE(study.cell(0, 0), QString("P‑e4!?±"));
        study.document.toggleGlyph(study.first, core::Glyph::Blunder);
        QCOMPARE(study.cell(0, 0), QString("P‑e4??±"));
    }
    void theSignOfEqualPositionsGoesToTheNextOne() {
        Study study;
        // By transposition: 1. c3c4 e6e5 2. e3e4 and 1. e3e4 e6e5 2. c3c4
        const auto here = add(study.document, study.second, "c3c4");
        const auto other = add(study.document, study.variation, "e6e5");
        const auto there = add(study.document, other, "e3e4");
        study.document.goTo(here);
        const QRect cell = study.table.visualRect(study.table.moves().indexOf(here));
        QTest::mouseClick(study.table.viewport(), Qt::LeftButton, {}, {cell.right() - 8, cell.center().y()});
        QCOMPARE(study.document.current(), there);
        QVERIFY(study.table.moves().texts().toolTip(here).contains("2. P‑e4"));
    }
    void theMoveOnTheBoardStaysInSightWhenTheListBecomesSmaller() {
        OwnGame<> own;
        core::Game game = euroShogiGame();
        for (const std::string file : {"a", "b", "c", "d", "e", "f", "g", "h"})
            for (const auto& text : {file + "3" + file + "4", file + "6" + file + "5"})
                QVERIFY(!game.play(uciMove(text, game.position())));
        MoveListPanel panel(own.document(), {});
        panel.resize(220, 400);
        panel.show();
        own.game().startGame(game, {});
        const auto& table = *panel.findChild<QTableView*>("moveList");
        const auto isLastInSight = [&] {
            const QRect row = table.visualRect(table.model()->index(table.model()->rowCount() - 1, 1));
            return table.viewport()->rect().contains(row);
        };
        QTRY_VERIFY(isLastInSight());
        panel.resize(220, 160);
        QTRY_VERIFY(isLastInSight());
    }

    // --- comments

    void aCommentIsTypedBelowItsMove() {
        Study study;
        study.document.goTo(study.first);
        study.panel.editComment(CommentPlace::After);
        QVERIFY(study.editor());
        const QRect move = study.table.visualRect(study.table.moves().indexOf(study.first));
        QVERIFY(study.editor()->geometry().top() >= move.bottom());
        QTest::keyClicks(study.editor(), "The usual move");
        QTest::keyClick(study.editor(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(study.comment(study.first), QString("The usual move"));
        QCOMPARE(study.cell(1, 0), QString("The usual move"));
        study.document.undo();
        QCOMPARE(study.comment(study.first), QString());
    }
    void enterBeginsANewLine() {
        Study study;
        study.panel.editComment(CommentPlace::After);
        QTest::keyClicks(study.editor(), "one");
        QTest::keyClick(study.editor(), Qt::Key_Return);
        QTest::keyClicks(study.editor(), "two");
        QTest::keyClick(study.editor(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(study.comment(study.answer), QString("one\ntwo"));
    }
    void escapeLeavesTheCommentAsItWas() {
        Study study;
        study.panel.editComment(CommentPlace::After);
        QTest::keyClicks(study.editor(), "not this");
        QTest::keyClick(study.editor(), Qt::Key_Escape);
        QCOMPARE(study.comment(study.answer), QString());
        QTRY_VERIFY(!study.editor());
    }
    void goingToAnotherMoveKeepsWhatWasTyped() {
        Study study;
        study.panel.editComment(CommentPlace::After);
        QTest::keyClicks(study.editor(), "kept");
        study.document.goTo(study.second);
        QCOMPARE(study.comment(study.answer), QString("kept"));
        QCOMPARE(study.comment(study.second), QString());
    }
    void aDoubleClickOnACommentEditsIt() {
        Study study;
        auto notes = study.document.tree().annotations(study.first);
        notes.after = "good";
        study.document.annotate(study.first, notes);
        const QRect row = study.table.visualRect(study.table.model()->index(1, 0));
        QTest::mouseDClick(study.table.viewport(), Qt::LeftButton, {}, row.center());
        QVERIFY(study.editor());
        QTest::keyClicks(study.editor(), " move");
        QTest::keyClick(study.editor(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(study.comment(study.first), QString("good move"));
    }
    void theCommentInFrontOfTheFirstMoveIsOnTheGame() {
        Study study;
        study.document.goToPly(0);
        study.panel.editComment(CommentPlace::Before);
        QTest::keyClicks(study.editor(), "A test game");
        QTest::keyClick(study.editor(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(study.comment(core::NodeId::root()), QString("A test game"));
        QCOMPARE(study.cell(0, 0), QString("A test game"));
    }
    void aCommentHasARowOfItsOwnWhileItIsTyped() {
        Study study;
        study.document.goToPly(0);
        const int rows = study.table.model()->rowCount();
        study.panel.editComment(CommentPlace::Before);
        const auto placeOfFirst = [&] {
            return study.table.visualRect(study.table.moves().indexOf(study.first));
        };
        QCOMPARE(study.table.model()->rowCount(), rows + 1);
        QVERIFY(!study.editor()->geometry().intersects(placeOfFirst()));
        for (int line = 0; line < 4; ++line) { // the row grows with the field
            QTest::keyClicks(study.editor(), "line");
            QTest::keyClick(study.editor(), Qt::Key_Return);
        }
        QVERIFY(study.editor()->height() >= 4 * study.editor()->fontMetrics().lineSpacing());
        QCOMPARE(study.editor()->verticalScrollBar()->maximum(), 0); // all lines are seen
        QVERIFY(!study.editor()->geometry().intersects(placeOfFirst()));
        QTest::keyClick(study.editor(), Qt::Key_Escape);
        QTRY_COMPARE(study.table.model()->rowCount(), rows);
    }
    void theMoveStaysTheCurrentOneWhereACommentSplitsItsRow() {
        Study study;
        const auto isCurrent = [&study](core::NodeId node) {
            return study.table.currentIndex() == study.table.moves().indexOf(node);
        };
        const int rows = study.table.model()->rowCount();
        study.panel.editComment(CommentPlace::Before);
        QCOMPARE(study.table.model()->rowCount(), rows + 2); // the move before it, and the comment
        QVERIFY(isCurrent(study.answer));
        QTest::keyClick(study.editor(), Qt::Key_Escape);
        QTRY_COMPARE(study.table.model()->rowCount(), rows);
        QVERIFY(isCurrent(study.answer));
    }
    void aClickThatEndsACommentMeetsTheMoveUnderTheMouse() {
        Study study;
        study.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&study.panel));
        study.document.goToPly(0);
        const int rows = study.table.model()->rowCount();
        study.panel.editComment(CommentPlace::Before);
        const QPoint point =
            study.table.visualRect(study.table.moves().indexOf(study.first)).center() - QPoint(20, 0);
        QTest::mousePress(study.table.viewport(), Qt::LeftButton, {}, point);
        QTRY_VERIFY(!study.editor());
        QCOMPARE(study.table.model()->rowCount(), rows + 1); // the button is still down
        QTest::mouseRelease(study.table.viewport(), Qt::LeftButton, {}, point);
        QCOMPARE(study.document.current(), study.first);
        QCOMPARE(study.table.model()->rowCount(), rows);
    }
    void theKeyboardComesToTheListWithoutAMove() {
        Study study;
        study.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&study.panel));
        study.table.clearFocus();
        study.document.goToPly(0);
        study.table.setFocus(Qt::TabFocusReason);
        QVERIFY(study.table.hasFocus());
        QCOMPARE(study.document.current(), core::NodeId::root());
        QVERIFY(!study.table.selectionModel()->hasSelection());
    }
    void anEmptyCommentIsRemoved() {
        Study study;
        auto notes = study.document.tree().annotations(study.first);
        notes.after = "good";
        study.document.annotate(study.first, notes);
        const int rows = study.table.model()->rowCount();
        study.document.goTo(study.first);
        study.panel.editComment(CommentPlace::After);
        study.editor()->selectAll();
        QTest::keyClick(study.editor(), Qt::Key_Delete);
        QTest::keyClick(study.editor(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(study.table.model()->rowCount(), rows - 1);
    }
    void longCommentsAreShownInFull() {
        Study study;
        auto notes = study.document.tree().annotations(study.first);
        notes.after = "one\ntwo\nthree\nfour";
        study.document.annotate(study.first, notes);
        QVERIFY(study.table.rowHeight(1) >= 4 * study.table.fontMetrics().lineSpacing());
    }

    // --- running text

    void theTextHasVariationsAsParagraphs() {
        Study study;
        preferences().set(preference::MovesAsText, true);
        QVERIFY(study.text.isVisible());
        QTRY_COMPARE(study.text.toPlainText().replace(QChar(0xa0), ' '),
                     QString("1. P‑e4 \n1. P‑c4 P‑c5 \n1… P‑e5 "));
    }
    void inTheTextTheFieldOfACommentLeavesItsMoveInSight() {
        Study study;
        preferences().set(preference::MovesAsText, true);
        for (const char* comment :
             {"", "good", "a comment that is too long for the line in which its move stands"}) {
            auto notes = study.document.tree().annotations(study.first);
            notes.after = comment;
            study.document.annotate(study.first, notes);
            study.document.goTo(study.first);
            QTRY_VERIFY(study.text.toPlainText().contains(comment));
            study.panel.editComment(CommentPlace::After);
            const QTextCursor move = study.text.document()->find("P‑e4");
            QVERIFY2(study.editor()->geometry().top() > study.text.cursorRect(move).bottom(), comment);
            QTest::keyClick(study.editor(), Qt::Key_Escape);
            QTRY_VERIFY(!study.editor());
        }
    }
    void theTextEndsWithTheResult() {
        Study study;
        preferences().set(preference::MovesAsText, true);
        study.document.setOutcome(core::Outcome{core::Side::Second, core::EndReason::Resignation});
        QTRY_VERIFY(study.text.toPlainText().endsWith("\n0–1 · Black wins by resignation"));
        const QTextCursor cursor = study.text.document()->find("resignation");
        QTest::mouseClick(study.text.viewport(), Qt::LeftButton, {},
                          study.text.cursorRect(cursor).center() - QPoint(5, 0));
        QCOMPARE(study.document.current(), study.second);
    }
    void movesThatAreSeenAgainAreListed() {
        Study study;
        preferences().set(preference::MovesAsText, true);
        core::GameRecord record = study.document.record();
        record.playedTo = study.first;
        study.document.reset(std::move(record), study.second);
        study.document.goTo(study.answer);
        QTRY_VERIFY(study.text.toPlainText().endsWith("P‑c5 "));
        QVERIFY(!study.table.moves().indexOf(study.second).isValid());
        study.document.addLine(study.first, {study.document.tree().move(study.second)});
        QVERIFY(study.table.moves().indexOf(study.second).isValid());
        QTRY_VERIFY(study.text.toPlainText().contains("P‑e5"));
    }
    void theTextFollowsChanges() {
        Study study;
        preferences().set(preference::MovesAsText, true);
        study.document.toggleGlyph(study.second, core::Glyph::Mistake);
        QTRY_VERIFY(study.text.toPlainText().contains("P‑e5?"));
        study.document.remove(study.variation);
        QTRY_VERIFY(!study.text.toPlainText().contains("P‑c4"));
    }
    void aClickInTheTextShowsTheMove() {
        Study study;
        preferences().set(preference::MovesAsText, true);
        QTRY_VERIFY(study.text.toPlainText().contains("P‑c4"));
        QTextCursor cursor = study.text.document()->find("P‑c4");
        cursor.setPosition(cursor.selectionStart() + 1);
        QTest::mouseClick(study.text.viewport(), Qt::LeftButton, {}, study.text.cursorRect(cursor).center());
        QCOMPARE(study.document.current(), study.variation);
    }
    void commentsAreTypedInTheTextToo() {
        Study study;
        preferences().set(preference::MovesAsText, true);
        study.document.goTo(study.variation);
        study.panel.editComment(CommentPlace::After);
        QTest::keyClicks(study.editor(), "quiet");
        QTest::keyClick(study.editor(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(study.text.toPlainText().replace(QChar(0xa0), ' ').contains("1. P‑c4 quiet 1… P‑c5"));
    }
    void theTextIsScrolledToTheCommentOnTheMove() {
        Study study;
        preferences().set(preference::MovesAsText, true);
        const auto comment = [&](core::NodeId node, int lines) {
            core::Annotations notes;
            for (int line = 0; line < lines; ++line)
                notes.after += "about as many words as a line has ";
            study.document.annotate(node, notes);
        };
        comment(study.first, 60);
        comment(study.second, 6);
        study.document.goTo(study.second);
        const auto bottom = [&] {
            return study.text.commentRect(study.second, CommentPlace::After).bottom();
        };
        QTRY_VERIFY(study.text.verticalScrollBar()->value() > 0);
        QTRY_VERIFY(bottom() <= study.text.viewport()->height());
        study.document.goTo(study.first); // its comment is longer than the view
        const QTextCursor move = study.text.document()->find("P‑e4");
        QTRY_VERIFY(study.text.cursorRect(move).top() >= 0);
    }
    void theTextIsScrolledToTheResultAtTheEnd() {
        Study study;
        preferences().set(preference::MovesAsText, true);
        core::Annotations notes;
        for (int i = 0; i < 500; ++i)
            notes.after += "words ";
        study.document.annotate(study.first, notes);
        study.document.setPlayedTo(study.second);
        study.document.setOutcome(core::Outcome{core::Side::Second, core::EndReason::Resignation});
        study.document.goToPly(0);
        study.document.goTo(study.second);
        const auto bottom = [&text = study.text] {
            const QTextCursor result = text.document()->find("0–1");
            return result.isNull() ? text.height() + 1 : text.cursorRect(result).bottom();
        };
        QTRY_VERIFY(study.text.verticalScrollBar()->value() > 0);
        QTRY_VERIFY(bottom() <= study.text.viewport()->height());
    }
    void aVeryLongRecordIsShownAsATable() {
        Study study;
        preferences().set(preference::MovesAsText, true);
        core::NodeId node = study.second;
        std::vector<core::Move> line;
        auto position = study.document.tree().position(node);
        for (std::size_t i = 0; i < MoveTextView::MostNodes; ++i) {
            const auto moves = position.legalMoves();
            QVERIFY(!moves.empty());
            line.push_back(moves.back());
            position = position.after(line.back());
        }
        study.document.addLine(node, line);
        QVERIFY(!study.text.isVisible());
        QVERIFY(study.table.isVisible());
    }
    void theMoveThatIsShownStaysInSightWhenTheTextBecomesSmaller() {
        preferences().set(preference::MovesAsText, true);
        Study study;
        core::Annotations notes;
        for (int i = 0; i < 500; ++i)
            notes.after += "words ";
        study.document.annotate(study.first, notes);
        study.document.goTo(study.second);
        const auto isInSight = [&text = study.text] {
            return text.viewport()->rect().contains(text.cursorRect().center());
        };
        QTRY_VERIFY(study.text.verticalScrollBar()->maximum() > 0);
        QTRY_VERIFY(study.text.verticalScrollBar()->value() > 0 && isInSight());
        study.panel.resize(260, 200);
        QTRY_VERIFY(study.text.height() < 200);
        QVERIFY(isInSight());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, MoveListPanelTest>(argc, argv); }
#include "move_list_panel_test.moc"
