#include "tests/ui/positions.h"
#include "ui/board/motion.h"

#include <QtTest>

using namespace komadai;
using namespace komadai::ui;

namespace {

/// What is to be seen of a move on a board of a usual size.
struct Played {
    core::AnyPosition before;
    core::Move move;
    BoardLayout layout{QRect(0, 0, 900, 800), BoardShape::of(before.spec()), false};
    std::optional<Motion> motion;

    Played(const core::AnyPosition& position, std::string_view text, const SeenPart& seen = {})
        : before(position), move(uciMove(text, position)) {
        motion = motionOf(move, before, core::consequencesOf(before, move), layout, seen);
    }

    QPointF centreOf(const Place& place) const { return QRectF(layout.rectOf(place)).center(); }
    Glide mover(double progress) {
        motion->setProgress(progress);
        return motion->glides.back();
    }
    /// The piece that stood on a point before.
    Glide pieceFrom(core::Square square, double progress) {
        motion->setProgress(progress);
        for (const auto& glide : motion->glides)
            if (glide.start == centreOf(square)) return glide;
        qFatal("that piece does not move");
    }
    std::vector<QPointF> fires() const {
        std::vector<QPointF> places;
        for (const auto& flare : motion->flares)
            if (flare.kind == Flare::Kind::Fire) places.push_back(flare.to);
        return places;
    }
};

const core::AnyPosition& walk() {
    static const auto position = koPosition({"G19s", "SW10j", "p9i", "g1a"});
    return position;
}
const core::AnyPosition& shot() {
    static const auto position = koPosition({"G19s", "LB10j", "p9h", "g1a"});
    return position;
}
const core::AnyPosition& fire() {
    static const auto position = koPosition({"G19s", "+EN10k", "p11i", "g1a"});
    return position;
}

constexpr double Soon = 0.001;

/// The same when it is taken back.
Played takenBack(const core::AnyPosition& position, std::string_view text) {
    Played played(position, text);
    const auto effects = core::consequencesOf(position, played.move);
    played.motion = motionBackOf(played.move, position, effects, played.layout);
    return played;
}

} // namespace

class MotionTest : public QObject {
    Q_OBJECT

private slots:
    void aPieceGoesFromSquareToSquare() {
        Played played(fewPieces(), "d2d4");
        QCOMPARE(played.mover(0).at(), played.centreOf(square("d2")));
        QCOMPARE(played.mover(0.5).at(), played.centreOf(square("d3")));
        QCOMPARE(played.mover(1).at(), played.centreOf(square("d4")));
        QCOMPARE(played.motion->glides.size(), std::size_t{1});
        QVERIFY(played.motion->hidden == std::vector{square("d4")});
    }
    void aDropComesFromTheHand() {
        Played played(fewPieces(), "N@c4");
        QCOMPARE(played.mover(0).at(), played.centreOf(HandPlace{core::Side::First, kind("N")}));
        QCOMPARE(played.mover(1).at(), played.centreOf(square("c4")));
    }
    void aCapturedPieceGoesToTheHandAndTurnsRound() {
        Played played(fewPieces(), "d2d5");
        const HandPlace hand{core::Side::First, kind("P")};
        const Glide pawn = played.pieceFrom(square("d5"), 1);
        QCOMPARE(pawn.at(), played.centreOf(hand));
        QCOMPARE(pawn.opacity(), 1.0);
        QVERIFY(!pawn.from.pointsUp && pawn.to.pointsUp);
        QVERIFY(played.motion->taken == hand);
    }
    void aCapturedPieceFadesWhereThereAreNoHands() {
        Played played(positionFrom("4k5/10/10/10/3p6/10/3W6/4K5 b - 1",
                                   core::VariantSet::builtin().find("greatshatranj")),
                      "d2d4");
        const auto square = core::destinationOf(played.move);
        QVERIFY(!played.motion->taken);
        QCOMPARE(played.pieceFrom(square, 0).opacity(), 1.0);
        QVERIFY(played.pieceFrom(square, 1).opacity() < Soon);
    }
    void aPromotionTurnsThePieceOverOnItsWay() {
        Played played(fewPieces(), "e5e6+");
        QVERIFY(played.mover(0).from.piece.type == kind("P"));
        QVERIFY(played.mover(0).to.piece.type == kind("+P"));
    }

    void aWalkGoesStepByStep() {
        Played played(walk(), "10j-9i-10h");
        QCOMPARE(played.mover(0).at(), played.centreOf(point("10j")));
        QCOMPARE(played.mover(0.5).at(), played.centreOf(point("9i")));
        QCOMPARE(played.mover(1).at(), played.centreOf(point("10h")));
    }
    void whatAWalkTakesIsGoneWhenThePieceHasReachedIt() {
        Played played(walk(), "10j-9i-10h");
        QVERIFY(played.pieceFrom(point("9i"), 0.25).opacity() > 0);
        QVERIFY(played.pieceFrom(point("9i"), 0.5).opacity() < Soon);
    }
    void aShotFliesWhenThePieceHasArrivedAndThenItsTargetVanishes() {
        Played played(shot(), "10j-9i!9h");
        QCOMPARE(played.motion->flares.size(), std::size_t{1});
        const auto at = [&](double progress) {
            played.motion->setProgress(progress);
            return played.motion->flares.front();
        };
        QVERIFY(!at(0.5).done());
        QCOMPARE(played.mover(0.5).at(), played.centreOf(point("9i")));
        QVERIFY(QLineF(at(0.5 + Soon).head(), played.centreOf(point("9i"))).length() < 1);
        QCOMPARE(played.pieceFrom(point("9h"), 0.75).opacity(), 1.0);
        QCOMPARE(at(0.9).head(), played.centreOf(point("9h")));
        QVERIFY(played.pieceFrom(point("9h"), 0.95).opacity() < 1);
        QVERIFY(played.pieceFrom(point("9h"), 1).opacity() < Soon);
        QVERIFY(!at(1).done());
    }
    void aFireBurnsWhenThePieceHasArrived() {
        Played played(fire(), "10k-10j");
        QVERIFY(played.fires() == std::vector{played.centreOf(point("11i"))});
        QVERIFY(!played.motion->flares.front().done());
        QCOMPARE(played.mover(0.5).at(), played.centreOf(point("10j")));
        QCOMPARE(played.pieceFrom(point("11i"), 0.5).opacity(), 1.0);
        QVERIFY(played.pieceFrom(point("11i"), 0.75).opacity() < 1);
        QVERIFY(played.motion->flares.front().done());
    }
    void aPieceThatBurnsWhereItArrivesFadesThere() {
        Played played(koPosition({"G19s", "SH10k", "+en10i", "g1a"}), "10k-9j");
        QVERIFY(played.fires() == std::vector{played.centreOf(point("9j"))});
        QCOMPARE(played.mover(0.5).opacity(), 1.0);
        QVERIFY(played.mover(1).opacity() < Soon);
        QCOMPARE(played.motion->glides.size(), std::size_t{1});
    }

    void aPieceThatOnlyFadesLooksTheSameUntilItDoes() {
        Played played(fire(), "10k-10j");
        QVERIFY(played.pieceFrom(point("11i"), 0.1) == played.pieceFrom(point("11i"), 0.4));
        QVERIFY(!(played.pieceFrom(point("11i"), 0.6) == played.pieceFrom(point("11i"), 0.7)));
    }
    void noMotionIsLong() {
        QCOMPARE(Played(fewPieces(), "d2d5").motion->durationMs, Motion::StepMs);
        Played played(koPosition({"G19s", "+SM10j", "p10g", "p10i", "g1a"}), "10j-8h-10h!10g");
        QVERIFY(played.motion->durationMs > Motion::StepMs);
        QVERIFY(played.motion->durationMs <= Motion::LongestMs);
    }

    void whatWasSeenWhileAMoveWasEnteredIsNotSeenAgain() {
        Played played(walk(), "10j-9i-10h", {1, 1, {}});
        QCOMPARE(played.mover(0).at(), played.centreOf(point("9i")));
        QCOMPARE(played.motion->glides.size(), std::size_t{1});
        QCOMPARE(played.motion->durationMs, Motion::StepMs);
        QVERIFY(!Played(walk(), "10j-9i-10h", {2, 1, {}}).motion);
    }
    void aShotAfterStepsThatWereSeenIsSeen() {
        Played played(shot(), "10j-9i!9h", {1, 0, {}});
        QCOMPARE(played.motion->flares.size(), std::size_t{1});
        QCOMPARE(played.mover(0).at(), played.centreOf(point("9i")));
        QCOMPARE(played.mover(1).at(), played.centreOf(point("9i")));
    }
    void aFireIsSeenEvenWhereAllStepsWere() {
        Played played(fire(), "10k-10j", {1, 0, {}});
        QCOMPARE(played.fires().size(), std::size_t{1});
    }
    void aPromotionThatWasChosenAtTheEndIsSeen() {
        Played played(koPosition({"G19s", "CM10g", "g1a"}), "10g-9e+", {1, 0, {}});
        QVERIFY(played.mover(0).from != played.mover(0).to);
        QCOMPARE(played.mover(0).at(), played.mover(1).at());
    }
    void aPieceGlidesFromWhereItWasLetGo() {
        Played played(fewPieces(), "d2d4", {0, 0, QPointF(12, 34)});
        QCOMPARE(played.mover(0).at(), QPointF(12, 34));
        QCOMPARE(played.mover(1).at(), played.centreOf(square("d4")));
    }

    void aMoveThatIsTakenBackReturnsTheWayItCame() {
        Played back = takenBack(walk(), "10j-9i-10h");
        QCOMPARE(back.motion->glides.back().at(), back.centreOf(point("10h")));
        QCOMPARE(back.mover(0.5).at(), back.centreOf(point("9i")));
        QCOMPARE(back.mover(1).at(), back.centreOf(point("10j")));
        QCOMPARE(back.motion->durationMs, Motion::StepMs);
    }
    void aPromotionThatIsTakenBackTurnsThePieceOverAgain() {
        Played back = takenBack(fewPieces(), "e5e6+");
        QCOMPARE(back.mover(0).done(), 1.0); // at the other face
        QCOMPARE(back.mover(1).done(), 0.0);
        QVERIFY(back.mover(1).from.piece.type == kind("P"));
    }
    void whatWasTakenComesBackFromTheHand() {
        Played back = takenBack(fewPieces(), "d2d5");
        QCOMPARE(back.pieceFrom(square("d5"), 0).at(),
                 back.centreOf(HandPlace{core::Side::First, kind("P")}));
        QCOMPARE(back.pieceFrom(square("d5"), 1).at(), back.centreOf(square("d5")));
        QVERIFY(back.motion->hidden == (std::vector{square("d5"), square("d2")}));
        QVERIFY(!back.motion->taken); // it has left the hand
    }
    void aDropThatIsTakenBackReturnsToTheHand() {
        Played back = takenBack(fewPieces(), "N@c4");
        QCOMPARE(back.mover(0).at(), back.centreOf(square("c4")));
        QVERIFY((back.motion->taken == HandPlace{core::Side::First, kind("N")}));
        QVERIFY(back.motion->hidden.empty());
    }
    void whatWasShotOrBurntComesBackWithoutShotAndFire() {
        for (const auto& [position, text, gone] :
             {std::tuple{shot(), "10j-9i!9h", "9h"}, std::tuple{fire(), "10k-10j", "11i"}}) {
            Played back = takenBack(position, text);
            QVERIFY(back.motion->flares.empty());
            QVERIFY(back.pieceFrom(point(gone), 0).opacity() < Soon);
            QCOMPARE(back.pieceFrom(point(gone), 1).opacity(), 1.0);
            QVERIFY(back.motion->hidden.front() == point(gone));
        }
    }
};

QTEST_APPLESS_MAIN(MotionTest)
#include "motion_test.moc"
