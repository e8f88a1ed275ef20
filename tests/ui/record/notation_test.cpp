// In which notation the user reads moves.
#include "tests/ui/own_settings.h"
#include "tests/ui/positions.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class NotationTest : public QObject {
    Q_OBJECT

private:
    static core::Game gameOf(const char* id, std::initializer_list<std::string_view> usiMoves) {
        core::Game game(core::AnyPosition::startOf(variants().find(id)));
        for (const auto text : usiMoves)
            game.play(core::usi::parse(text, game.position()).value());
        return game;
    }
    /// The last move as the user reads it.
    static QString lastMoveOf(const core::Game& game) {
        const int ply = game.plyCount();
        return moveText(game.moves().back(), game.positionAt(ply - 1), destinationAt(game, ply - 1));
    }

private slots:
    void init() { QSettings().clear(); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void itIsWesternUnlessTheUserIsJapanese() {
        QLocale::setDefault(QLocale("de_DE"));
        QVERIFY(chosenNotation() == Notation::Western);
        QLocale::setDefault(QLocale("ja_JP"));
        QVERIFY(chosenNotation() == Notation::Japanese);
    }
    void aChoiceIsRememberedWhateverTheLanguage() {
        preferences().set(preference::MoveNotation, Notation::Western);
        QLocale::setDefault(QLocale("ja_JP"));
        QVERIFY(chosenNotation() == Notation::Western);
        preferences().reset(preference::MoveNotation);
        QVERIFY(chosenNotation() == Notation::Japanese);
    }
    void everyMoveHasItsNumberForJapaneseUsersUnlessTheyChooseOtherwise() {
        QCOMPARE(moveCount(111), 56);
        QLocale::setDefault(QLocale("ja_JP"));
        QVERIFY(chosenMoveNumbers() == MoveNumbers::OfEachMove);
        QCOMPARE(moveCount(111), 111);
        preferences().set(preference::NumbersOfMoves, MoveNumbers::OfBothSides);
        QCOMPARE(moveCount(111), 56);
    }
    void movesOfTheShogiFamilyHaveBoth() {
        const auto game = gameOf("shogi", {"7g7f"});
        QCOMPARE(lastMoveOf(game), QString("P‑7f"));
        preferences().set(preference::MoveNotation, Notation::Japanese);
        QCOMPARE(lastMoveOf(game), QString("▲７六歩"));
    }
    void aMoveToTheSquareOfTheLastOneSaysSo() {
        preferences().set(preference::MoveNotation, Notation::Japanese);
        QCOMPARE(lastMoveOf(gameOf("shogi", {"7g7f", "3c3d", "8h2b+", "3a2b"})), QString("△同銀"));
    }
    void movesOfOtherGamesAreWestern() {
        preferences().set(preference::MoveNotation, Notation::Japanese);
        QCOMPARE(lastMoveOf(gameOf("euroshogi", {"4f4e"})), QString("P‑e4"));
    }
    void typedMovesMayBeThoseOfRecordsOfChess() {
        const auto euroShogi = gameOf("euroshogi", {"6f6e", "3c3d"}).position(); // c4 f5
        const auto readIn = [](const core::AnyPosition& position, const char* text) {
            const auto move = readTypedMove(text, position);
            return move ? QString::fromStdString(core::uci::format(move.value(), position)) : QString();
        };
        QCOMPARE(readIn(euroShogi, "Bxg7"), QString("b2g7+"));
        QCOMPARE(readIn(euroShogi, "b2xg7"), QString("b2g7+"));
        QCOMPARE(readIn(euroShogi, "e4"), QString("e3e4"));
        QCOMPARE(readIn(euroShogi, "e3-e4"), QString("e3e4"));
        QCOMPARE(readIn(euroShogi, "Ke2"), QString("d1e2"));
        QCOMPARE(readIn(euroShogi, "K-e2"), QString("d1e2"));
        const auto refused = readTypedMove("e3-e5", euroShogi);
        QVERIFY(!refused && std::holds_alternative<core::Refusal>(refused.error()));
        const auto shogi = core::AnyPosition::startOf(variants().find("shogi"));
        QCOMPARE(readIn(shogi, "P-7f"), QString("c3c4"));
        QCOMPARE(readIn(shogi, "c4"), QString()); // its squares have other names
    }
    void squaresAndRanksAreNamedAsInMoves() {
        const auto& shogi = variants().find("shogi")->spec();
        const auto& koShogi = variants().find("koshogi")->spec();
        const auto square = shogi.size.square(2, 5);
        QCOMPARE(squareText(square, shogi), QString("7f"));
        QCOMPARE(rankText(5, shogi, Notation::Western), QString("f"));
        preferences().set(preference::MoveNotation, Notation::Japanese);
        QCOMPARE(squareText(square, shogi), QString("７六"));
        QCOMPARE(rankText(5, shogi, Notation::Japanese), QString("六"));
        QCOMPARE(rankText(5, koShogi, Notation::Japanese), QString("f")); // its moves are western
        QCOMPARE(squareText(ui::square("e4"), euroshogi()->spec()), QString("e4"));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QCoreApplication, NotationTest>(argc, argv); }
#include "notation_test.moc"
