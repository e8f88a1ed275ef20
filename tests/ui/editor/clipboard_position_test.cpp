// What a text from elsewhere is taken for.
#include "tests/ui/games.h"
#include "ui/editor/clipboard_position.h"

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class ClipboardPositionTest : public QObject {
    Q_OBJECT

private:
    static QStringList variantsOf(const char* text, const char* current) {
        QStringList ids;
        for (const auto& reading : readingsOf(text, variants().find(current), variants()))
            ids << QString::fromStdString(reading.variant->spec().id);
        return ids;
    }

private slots:
    void aPositionIsFoundWithoutTheWordsRoundIt_data() {
        QTest::addColumn<QString>("clipboard");
        QTest::newRow("alone") << "k7/8/8/8/8/8/8/K7 b - 1";
        QTest::newRow("line ends") << "\n\r\n  k7/8/8/8/8/8/8/K7 b - 1\r\nand more\n";
        QTest::newRow("two spaces") << "k7/8/8/8/8/8/8/K7  b - 1";
        QTest::newRow("sfen") << "sfen k7/8/8/8/8/8/8/K7 b - 1";
        QTest::newRow("engine's") << "position sfen k7/8/8/8/8/8/8/K7 b - 1 moves a1a2 a8a7";
        QTest::newRow("no moves yet") << "position fen k7/8/8/8/8/8/8/K7 b - 1 moves";
    }
    void aPositionIsFoundWithoutTheWordsRoundIt() {
        QFETCH(QString, clipboard);
        QCOMPARE(positionText(clipboard), QString("k7/8/8/8/8/8/8/K7 b - 1"));
    }
    void anEmptyClipboardHasNoPosition() { QCOMPARE(positionText(" \n\n"), QString()); }

    void aPositionOfThePresentGameIsThat() {
        // Zo Shogi and shogi have the same kings, generals and board.
        const char* text = "4k4/9/9/9/9/9/9/9/4K3G b - 1";
        QCOMPARE(variantsOf(text, "shogi"), QStringList("shogi"));
        QCOMPARE(variantsOf(text, "zoshogi"), QStringList("zoshogi"));
    }
    void aPositionOfAnotherGameIsFound() {
        QCOMPARE(variantsOf("4k4/9/9/9/9/9/9/9/4K3L b - 1", "euroshogi").contains("shogi"), true);
        QCOMPARE(variantsOf("k9/10/10/10/10/10/10/K8W w - - 0 1", "euroshogi"), QStringList("greatshatranj"));
    }
    void aPositionThatSeveralGamesCanHaveIsEachOfThem() {
        const auto ids = variantsOf("4k4/9/9/9/9/9/9/9/4K3G b - 1", "euroshogi");
        QVERIFY(ids.contains("shogi") && ids.contains("zoshogi"));
    }
    void aProblemWithoutTheAttackersKingIsAPositionOfEachGameWithItsPieces() {
        const char* problem = "7lk/9/7GP/9/9/9/9/9/9 b G2r2b2g4s4n3l17p 1";
        QVERIFY(readingsOf(problem, euroshogi(), variants()).front().game);
        const auto ids = variantsOf(problem, "euroshogi");
        QVERIFY(ids.contains("shogi") && ids.contains("zoshogi"));
        QCOMPARE(variantsOf(problem, "shogi"), QStringList("shogi"));
    }
    void whatBreaksTheRulesIsReadIfNothingElseWillDo() {
        const auto readings = readingsOf("k7/8/8/8/8/8/8/8 b - 1", euroshogi(), variants());
        QCOMPARE(readings.size(), std::size_t(1));
        QVERIFY(!readings.front().game);
        QVERIFY(readings.front().setup.at(square("a8")));
    }
    void whatNobodyCanReadIsNothing() {
        QVERIFY(readingsOf("Dear Sir or Madam", euroshogi(), variants()).empty());
    }
    void theSentenceNamesThePlaceInTheText() {
        const auto error = core::parsePosition("k7/8/8/8/4X3/8/8/K7 b - 1", euroshogi()->spec()).error();
        QCOMPARE(unreadableText(error, euroshogi()->spec()),
                 QString("This text is not a position of EuroShogi: “X” at character 11 is not a "
                         "piece of this game."));
    }
};

QTEST_GUILESS_MAIN(ClipboardPositionTest)
#include "clipboard_position_test.moc"
