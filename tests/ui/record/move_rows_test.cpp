// The order in which a record is read, and the rows of its table.
#include "tests/ui/games.h"
#include "ui/record/move_rows.h"

#include <QStringList>
#include <QTest>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

core::NodeId add(core::GameTree& tree, core::NodeId parent, const char* move) {
    return tree.add(parent, uciMove(move, tree.position(parent)));
}

void comment(core::GameTree& tree, core::NodeId node, const char* before, const char* after) {
    auto notes = tree.annotations(node);
    notes.before = before;
    notes.after = after;
    tree.setAnnotations(node, notes);
}

QString textOf(core::NodeId node, const core::GameTree& tree) {
    return QString::fromStdString(core::uci::format(tree.move(node), tree.position(*tree.parent(node))));
}

/// "1 e3e4 e6e5" for a row, "> " in front for each level, "(text)" for a comment, "-" for an empty cell, "result".
QStringList rowsOf(const core::GameTree& tree, std::optional<core::NodeId> hidden = std::nullopt,
                   const std::optional<PlayedEnd>& end = {}) {
    QStringList lines;
    for (const MoveRow& row : tableRows(tree, hidden, {}, end)) {
        QString line = QStringLiteral("> ").repeated(row.level);
        if (row.isResult) {
            lines += line + QStringLiteral("result");
            continue;
        }
        if (row.isComment()) {
            const auto& notes = tree.annotations(row.about);
            const auto& text = row.place == CommentPlace::Before ? notes.before : notes.after;
            lines += line + '(' + QString::fromStdString(text) + ')';
            continue;
        }
        line += QString::number(row.number);
        for (const auto& node : row.moves)
            line += ' ' + (node ? textOf(*node, tree) : QStringLiteral("-"));
        lines += line;
    }
    return lines;
}

} // namespace

class MoveRowsTest : public QObject {
    Q_OBJECT

private slots:
    void aRowHasTheMovesOfBothSides() {
        core::GameTree tree(euroShogiGame().position());
        addLine(tree, core::NodeId::root(), {"e3e4", "e6e5", "d3d4"});
        QCOMPARE(rowsOf(tree), QStringList({"1 e3e4 e6e5", "2 d3d4 -"}));
    }
    void eachMoveHasARowWhereItHasItsOwnNumber() {
        core::GameTree tree(euroShogiGame("4k3/8/8/8/8/8/4P3/4K3 w - 1").position()); // Black begins
        const core::NodeId first = add(tree, core::NodeId::root(), "e8e7");
        const core::NodeId second = add(tree, first, "e2e3");
        comment(tree, second, "", "slow");
        const auto rows = tableRows(tree, {}, {}, {}, MoveNumbers::OfEachMove);
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0].number, 1);
        QVERIFY(rows[0].moves[0] == first && !rows[0].moves[1]);
        QCOMPARE(rows[1].number, 2);
        QVERIFY(rows[1].moves[0] == second && !rows[1].moves[1]);
        QVERIFY(rows[2].isComment() && rows[2].about == second);
    }
    void aNumberSaysWhetherTheMoveBeforeHasItToo() {
        core::GameTree tree(euroShogiGame().position());
        const core::NodeId first = add(tree, core::NodeId::root(), "e3e4");
        const core::NodeId second = add(tree, first, "e6e5");
        QCOMPARE(numberOf(first, tree, MoveNumbers::OfBothSides).text(), QString("1."));
        QCOMPARE(numberOf(second, tree, MoveNumbers::OfBothSides).text(), QString("1…"));
        QCOMPARE(numberOf(second, tree, MoveNumbers::OfEachMove).text(), QString("2."));
    }
    void theCommentThatIsTypedHasARowWhileItIsEmpty() {
        core::GameTree tree(euroShogiGame().position());
        const core::NodeId first = add(tree, core::NodeId::root(), "e3e4");
        const auto isCommentInRow = [&](std::size_t row, const CommentAt& typed) {
            const auto rows = tableRows(tree, std::nullopt, typed);
            return rows.size() == 2 && rows[row].isComment() && rows[row].about == typed.node;
        };
        QVERIFY(isCommentInRow(0, {core::NodeId::root(), CommentPlace::After}));
        QVERIFY(isCommentInRow(0, {first, CommentPlace::Before}));
        QVERIFY(isCommentInRow(1, {first, CommentPlace::After}));
    }
    void anEmptyRecordHasNone() {
        QCOMPARE(rowsOf(core::GameTree(euroShogiGame().position())), QStringList());
    }
    void aVariationStandsBehindTheMoveThatItReplaces() {
        core::GameTree tree(euroShogiGame().position());
        const auto first = add(tree, core::NodeId::root(), "e3e4");
        addLine(tree, first, {"e6e5", "d3d4"});
        addLine(tree, core::NodeId::root(), {"c3c4", "c6c5", "h3h4"});
        QCOMPARE(rowsOf(tree),
                 QStringList({"1 e3e4 -", "> 1 c3c4 c6c5", "> 2 h3h4 -", "1 - e6e5", "2 d3d4 -"}));
    }
    void variationsStandInTheirOrder() {
        core::GameTree tree(euroShogiGame().position());
        for (const char* move : {"e3e4", "c3c4", "a3a4"})
            add(tree, core::NodeId::root(), move);
        QCOMPARE(rowsOf(tree), QStringList({"1 e3e4 -", "> 1 c3c4 -", "> 1 a3a4 -"}));
        tree.promote(tree.children(core::NodeId::root())[2]);
        QCOMPARE(rowsOf(tree), QStringList({"1 e3e4 -", "> 1 a3a4 -", "> 1 c3c4 -"}));
    }
    void aVariationOfTheSecondSideLeavesTheFirstCellEmpty() {
        core::GameTree tree(euroShogiGame().position());
        const auto first = add(tree, core::NodeId::root(), "e3e4");
        addLine(tree, first, {"e6e5", "d3d4"});
        addLine(tree, first, {"c6c5", "h3h4"});
        QCOMPARE(rowsOf(tree), QStringList({"1 e3e4 e6e5", "> 1 - c6c5", "> 2 h3h4 -", "2 d3d4 -"}));
    }
    void variationsOfVariationsAreIndentedFurther() {
        core::GameTree tree(euroShogiGame().position());
        const auto first = add(tree, core::NodeId::root(), "e3e4");
        add(tree, first, "e6e5");
        const auto variation = add(tree, first, "c6c5");
        add(tree, variation, "h3h4");
        add(tree, variation, "a3a4");
        QCOMPARE(rowsOf(tree), QStringList({"1 e3e4 e6e5", "> 1 - c6c5", "> 2 h3h4 -", "> > 2 a3a4 -"}));
    }
    void commentsHaveRowsOfTheirOwn() {
        core::GameTree tree(euroShogiGame().position());
        const auto first = add(tree, core::NodeId::root(), "e3e4");
        const auto second = add(tree, first, "e6e5");
        comment(tree, core::NodeId::root(), "", "game");
        comment(tree, first, "why", "so");
        comment(tree, second, "", "end");
        QCOMPARE(rowsOf(tree), QStringList({"(game)", "(why)", "1 e3e4 -", "(so)", "1 - e6e5", "(end)"}));
    }
    void theSecondSideMayBegin() {
        const auto start = euroShogiGame().position().after(uciMove("e3e4", euroShogiGame().position()));
        core::GameTree tree(start);
        addLine(tree, core::NodeId::root(), {"e6e5", "d3d4"});
        QCOMPARE(rowsOf(tree), QStringList({"1 - e6e5", "2 d3d4 -"}));
    }
    void hiddenMovesAreLeftOutWithAllThatFollowsThem() {
        core::GameTree tree(euroShogiGame().position());
        const auto first = add(tree, core::NodeId::root(), "e3e4");
        const auto hidden = addLine(tree, first, {"e6e5"});
        add(tree, hidden, "d3d4");
        QCOMPARE(rowsOf(tree, hidden), QStringList({"1 e3e4 -"}));
        add(tree, first, "c6c5");
        QCOMPARE(rowsOf(tree, hidden), QStringList({"1 e3e4 c6c5"}));
    }
    void theResultIsTheLastRow() {
        core::GameTree tree(euroShogiGame().position());
        const auto first = add(tree, core::NodeId::root(), "e3e4");
        const auto last = add(tree, first, "e6e5");
        add(tree, first, "c6c5"); // instead of the last move
        comment(tree, last, "", "end");
        QCOMPARE(rowsOf(tree, {}, PlayedEnd{last, true}),
                 QStringList({"1 e3e4 e6e5", "(end)", "> 1 - c6c5", "result"}));
        const auto rows = tableRows(tree, {}, {}, PlayedEnd{last, true});
        QVERIFY(rows.back().about == last && !rows.back().isComment() && !rows.back().hasMoves());
    }
    void aGameWithoutMovesCanHaveAResult() {
        const core::GameTree tree(euroShogiGame().position());
        QCOMPARE(rowsOf(tree, {}, PlayedEnd{core::NodeId::root(), true}), QStringList({"result"}));
    }
    void whatFollowsThePlayedGameStandsBehindItLikeAVariation() {
        core::GameTree tree(euroShogiGame().position());
        const auto played = add(tree, core::NodeId::root(), "e3e4");
        const auto analysed = add(tree, played, "e6e5");
        add(tree, analysed, "d3d4");
        add(tree, played, "c6c5");
        const QStringList analysis{"> 1 - e6e5", "> > 1 - c6c5", "> 2 d3d4 -"};
        QCOMPARE(rowsOf(tree, {}, PlayedEnd{played, false}), QStringList({"1 e3e4 -"}) + analysis);
        QCOMPARE(rowsOf(tree, {}, PlayedEnd{played, true}), QStringList({"1 e3e4 -", "result"}) + analysis);
    }
    void deepNestingIsRead() { // each variation has one of its own; recursion would not go so deep
        core::GameTree tree(euroShogiGame().position());
        core::NodeId node = core::NodeId::root();
        constexpr int Depth = 20000;
        for (int i = 0; i < Depth; ++i) {
            const auto moves = tree.position(node).legalMoves();
            tree.add(node, moves[0]);
            node = tree.add(node, moves[1]);
            if (tree.position(node).legalMoves().size() < 2) break;
        }
        std::size_t read = 0;
        readInOrder(tree, std::nullopt, [&](const MoveInOrder&) { ++read; });
        QCOMPARE(read, tree.size() - 1);
    }
};

QTEST_MAIN(MoveRowsTest)
#include "move_rows_test.moc"
