// The letters of pieces in another language than English, where players of the game use them.
#include "tests/ui/orthodox_letters.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/positions.h"
#include "ui/board/board_view.h"
#include "ui/notation/notation.h"
#include "ui/notation/piece_letters.h"
#include "ui/preferences/preferences.h"

#include <QApplication>

#include <random>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

/// Plays random moves, at most `plies`. The same seed gives the same game.
core::Game randomGame(const std::shared_ptr<const core::Variant>& variant, int plies, unsigned seed) {
    std::mt19937 random(seed);
    core::Game game(core::AnyPosition::startOf(variant));
    while (game.plyCount() < plies && !game.outcome()) {
        const auto moves = game.position().legalMoves();
        game.play(moves[random() % moves.size()]);
    }
    return game;
}

} // namespace

class PieceLettersTest : public QObject {
    Q_OBJECT

private:
    static QString lettersOf(const char* english, const char* variant = "euroshogi") {
        const auto kept = variants().find(variant);
        return lettersShown(*kept->spec().pieceByLetters(english), kept->spec());
    }
    static QString written(const char* uci, const core::AnyPosition& position) {
        return moveText(uciMove(uci, position), position, std::nullopt)
            .replace(QChar(0x2011), '-'); // the hyphen that does not break
    }
    /// The move that is read, in UCI; empty if there is a problem.
    static std::string read(const char* text, const core::AnyPosition& position) {
        const auto move = readTypedMove(QString::fromUtf8(text), position);
        return move ? core::uci::format(move.value(), position) : std::string();
    }
    /// White: king a1, rook d2, bishop h3, pawn e5, a pawn and a knight in hand. Black: king h8, pawn d5.
    static core::AnyPosition position() { return positionFrom("7k/8/8/3pP3/8/7B/3R4/K7[PN] w - - 0 1"); }

private slots:
    void init() { QSettings().clear(); }

    void lettersCanBeHadInAnyLanguage() {
        QCOMPARE(orthodoxLettersIn("de"), QString("KDTLSB"));
        QCOMPARE(orthodoxLettersIn("en"), englishLetters());
    }
    void eachKindHasTheLetterOfTheLanguage_data() {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        for (const auto& [english, german] :
             {std::pair("K", "K"), std::pair("R", "T"), std::pair("B", "L"), std::pair("N", "S"),
              std::pair("P", "B"), std::pair("G", "G"), std::pair("+R", "+T"), std::pair("+B", "+L"),
              std::pair("+N", "+S"), std::pair("+P", "+B")})
            QTest::newRow(english) << english << german;
    }
    void eachKindHasTheLetterOfTheLanguage() {
        QFETCH(QString, english);
        QFETCH(QString, german);
        QCOMPARE(lettersOf(english.toLatin1()), english);
        const OrthodoxLetters letters;
        QCOMPARE(lettersOf(english.toLatin1()), german);
    }
    void theQueenHasOneToo() {
        const auto variant = euroshogiWith([](core::VariantSpec& spec) {
            auto& general = spec.pieces[static_cast<std::size_t>(core::indexOf(kind("G")))];
            general.letters = "Q";
            general.name = "Queen";
        });
        const OrthodoxLetters letters;
        QCOMPARE(lettersShown(*variant->spec().pieceByLetters("Q"), variant->spec()), QString("D"));
    }
    void englishLettersStayWhereTwoKindsWouldHaveTheSame() {
        const OrthodoxLetters letters;
        QCOMPARE(lettersOf("N", "greatshatranj"), QString("N")); // its soldier is S
        QCOMPARE(lettersOf("P", "greatshatranj"), QString("P"));
    }
    void englishLettersStayInTheShogiFamilyAndInGamesWithCodes() {
        const OrthodoxLetters letters;
        for (const char* id : {"shogi", "zoshogi", "minishogi", "koshogi"})
            QCOMPARE(lettersOf("P", id), QString("P"));
    }
    void aLetterOfTheVariantsOwnStays() {
        const auto variant = euroshogiWith([](core::VariantSpec& spec) {
            spec.pieces[static_cast<std::size_t>(core::indexOf(kind("N")))].letters = "H"; // as in "horse"
        });
        const OrthodoxLetters letters;
        QCOMPARE(lettersShown(*variant->spec().pieceByLetters("H"), variant->spec()), QString("H"));
    }
    void theUserCanChooseEnglishOnes() {
        const OrthodoxLetters letters;
        preferences().set(preference::LettersOfPieces, PieceLetters::English);
        QCOMPARE(lettersOf("N"), QString("N"));
        preferences().reset(preference::LettersOfPieces);
        QCOMPARE(lettersOf("N"), QString("S"));
    }
    void aTranslationWithoutSixLettersGivesEnglishOnes() {
        for (const char* faulty : {"K D T L S", "K D T L S S", "König Dame Turm Läufer Springer Bauer"}) {
            const OrthodoxLetters letters(QString::fromUtf8(faulty));
            QCOMPARE(orthodoxLetters(), QString("KQRBNP"));
        }
    }

    void piecesWithLettersOnABoardHaveThem() {
        BoardView board;
        board.resize(400, 400);
        board.setPosition(startPosition());
        board.setLook(PieceLook::Letters);
        const QImage english = board.grab().toImage();
        {
            const OrthodoxLetters letters;
            QVERIFY(board.grab().toImage() != english);
        }
        QCOMPARE(board.grab().toImage(), english);
    }

    void movesAreWrittenWithThem() {
        const OrthodoxLetters letters;
        QCOMPARE(written("e5e6+", position()), QString("B-e6+"));
        QCOMPARE(written("d2d5", position()), QString("Txd5"));
        QCOMPARE(written("N@c4", position()), QString("S*c4"));
    }
    void movesAreTypedWithThem() {
        const OrthodoxLetters letters;
        QCOMPARE(read("B-e6+", position()), std::string("e5e6+"));
        QCOMPARE(read("Txd5", position()), std::string("d2d5"));
        for (const char* drop : {"S*c4", "S@c4"})
            QCOMPARE(read(drop, position()), std::string("N@c4"));
    }
    void englishLettersAreReadToo() {
        const OrthodoxLetters letters;
        QCOMPARE(read("Rxd5", position()), std::string("d2d5"));
        QCOMPARE(read("N*c4", position()), std::string("N@c4"));
        QCOMPARE(read("P-e6+", position()), std::string("e5e6+"));
    }
    void aLetterOfBothMeansTheOneOfTheLanguage() {
        QCOMPARE(read("B-g4", position()), std::string("h3g4"));
        const OrthodoxLetters letters;
        QCOMPARE(read("B-g4", position()), std::string()); // no pawn can move there
        QCOMPARE(read("L-g4", position()), std::string("h3g4"));
        QCOMPARE(read("B*g4", position()), std::string("P@g4"));
    }
    void movesInAProblemHaveThem() {
        const OrthodoxLetters letters;
        const auto rooks = positionFrom("7k/8/8/8/8/8/8/R3R2K[] w - - 0 1");
        const auto read = readTypedMove(QStringLiteral("T-c1"), rooks);
        QVERIFY(!read);
        const auto& several = std::get<core::SeveralMovesReadSo>(read.error());
        QVERIFY(several.moves == (std::vector<std::string>{"Ta1-c1", "Te1-c1"}));
    }
    void aProblemQuotesTheTextAsItWasTyped() {
        const OrthodoxLetters letters;
        const auto read = readTypedMove(QStringLiteral("d2d4S"), position());
        QVERIFY(!read);
        QCOMPARE(std::get<core::ParseError>(read.error()).text, std::string("S"));
    }

    void everyMoveIsReadBackAsItIsWritten_data() {
        QTest::addColumn<QString>("id");
        for (const auto& variant : variants().all())
            QTest::newRow(variant->spec().id.c_str()) << QString::fromStdString(variant->spec().id);
    }
    void everyMoveIsReadBackAsItIsWritten() {
        QFETCH(QString, id);
        const OrthodoxLetters letters;
        const auto variant = variants().find(id.toStdString());
        const auto game = randomGame(variant, variant->spec().size.files > 10 ? 20 : 150, 5);
        QVERIFY(game.plyCount() >= 20);
        for (int ply = 0; ply < game.plyCount(); ++ply) {
            const auto before = game.positionAt(ply);
            const auto& move = game.moves()[static_cast<std::size_t>(ply)];
            const QString text = moveText(move, before, std::nullopt);
            const auto read = readTypedMove(text, before);
            QVERIFY2(read && core::uci::format(read.value(), before) == core::uci::format(move, before),
                     qPrintable(text));
        }
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, PieceLettersTest>(argc, argv); }
#include "piece_letters_test.moc"
