// When the computer resigns and agrees to draws.
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/game/computer_policy.h"
#include "ui/preferences/preferences.h"

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

core::Score pawns(int pawns) { return core::Score::centipawns(100 * pawns); }

const core::VariantSpec& spec(std::string_view id) { return variants().find(id)->spec(); }

/// A game in which so many plies have passed without progress.
core::Game quietGame(int quietPlies) {
    return euroShogiGame("4k3/1r6/8/8/8/8/1R6/4K3[] w - - " + std::to_string(quietPlies) + " 1");
}

} // namespace

class ComputerPolicyTest : public QObject {
    Q_OBJECT

private slots:
    void aGameIsLostThatLooksLostInFourMovesInARow() {
        QVERIFY(!isHopeless(std::vector(3, pawns(-20)), spec("euroshogi")));
        QVERIFY(isHopeless(std::vector(4, pawns(-20)), spec("euroshogi")));
        QVERIFY(isHopeless({pawns(0), pawns(-15), pawns(-16), core::Score::mateIn(-8), pawns(-99)},
                           spec("euroshogi")));
    }
    void aGameIsNotLostForLittleMaterialOrWithAChanceInBetween() {
        QVERIFY(!isHopeless(std::vector(8, pawns(-14)), spec("euroshogi")));
        QVERIFY(!isHopeless({pawns(-20), pawns(-20), core::Score::mateIn(5), pawns(-20)}, spec("euroshogi")));
    }
    void whereNobodyCanBeMatedOnlyAForcedLossCounts() {
        QVERIFY(!isHopeless(std::vector(8, pawns(-50)), spec("koshogi")));
        QVERIFY(isHopeless(std::vector(4, core::Score::mateIn(-6)), spec("koshogi")));
    }
    void aDrawIsDeadWhereNothingHappensForTenMovesAndTheComputerIsNotAhead() {
        QVERIFY(isDeadDraw(std::vector(4, pawns(0)), quietGame(20)));
        QVERIFY(isDeadDraw(std::vector(4, pawns(-3)), quietGame(20)));
        QVERIFY(!isDeadDraw(std::vector(4, pawns(0)), quietGame(19)));
        QVERIFY(!isDeadDraw(std::vector(3, pawns(0)), quietGame(20)));
        QVERIFY(!isDeadDraw({pawns(0), pawns(1), pawns(0), pawns(0)}, quietGame(20)));
        QVERIFY(!isDeadDraw(std::vector(4, core::Score::mateIn(9)), quietGame(20)));
    }
    void bothAreSwitchedOnUntilTheUserSaysOtherwise() {
        QVERIFY(chosenComputerPolicy().resigns);
        QVERIFY(chosenComputerPolicy().agreesToDraws);
        preferences().set(preference::ComputerResigns, false);
        preferences().set(preference::ComputerAgreesToDraws, false);
        QVERIFY(!chosenComputerPolicy().resigns);
        QVERIFY(!chosenComputerPolicy().agreesToDraws);
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QCoreApplication, ComputerPolicyTest>(argc, argv);
}
#include "computer_policy_test.moc"
