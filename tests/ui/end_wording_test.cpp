// How the end of a game is told.
#include "tests/ui/games.h"
#include "ui/wording.h"

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using core::EndReason;
using core::Side;

class EndWordingTest : public QObject {
    Q_OBJECT

private:
    static QString told(EndReason reason, std::optional<Side> winner) {
        return QString::fromStdString(wording().end({winner, reason}, euroshogi()->spec()));
    }

private slots:
    void itSaysWhatHappenedAndWhoseWinItIs() {
        QCOMPARE(told(EndReason::Campmate, Side::First),
                 QString("Campmate: the king of White has reached the far camp. White wins."));
        QCOMPARE(told(EndReason::PerpetualCheck, Side::Second),
                 QString("White loses by perpetual check. Black wins."));
        QCOMPARE(told(EndReason::Time, Side::Second), QString("White has run out of time. Black wins."));
        QCOMPARE(told(EndReason::Agreement, {}), QString("The players agreed to a draw. The game is drawn."));
        QCOMPARE(told(EndReason::Impasse, Side::First),
                 QString("White has declared: the king has entered the enemy’s camp. White wins."));
        QCOMPARE(told(EndReason::Impasse, {}),
                 QString("Impasse: the kings can no longer be caught. The game is drawn."));
        QCOMPARE(told(EndReason::Adjudication, Side::First),
                 QString("The game was adjudicated. White wins."));
        QCOMPARE(told(EndReason::Unknown, Side::First), QString("White wins."));
        QCOMPARE(told(EndReason::Unknown, {}), QString("The game is drawn."));
    }
    void everyReasonHasASentenceForEachResult() {
        for (std::size_t reason = 0; reason < core::EndReasonCount; ++reason)
            for (const std::optional<Side> winner : {std::optional(Side::First), std::optional<Side>()}) {
                const QString text = told(static_cast<EndReason>(reason), winner);
                QVERIFY2(text.endsWith('.') && !text.contains('{'), qPrintable(text));
                QVERIFY2(text.contains(winner ? "White wins" : "raw"), qPrintable(text));
            }
    }
};

QTEST_GUILESS_MAIN(EndWordingTest)
#include "end_wording_test.moc"
