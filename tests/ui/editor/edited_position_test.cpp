// What can be done to a position in the editor, whatever its window looks like.
#include "tests/ui/games.h"
#include "tests/ui/ko_positions.h"
#include "ui/editor/edited_position.h"

#include <QSignalSpy>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class EditedPositionTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<EditedPosition> m_position;

    void open(const char* text, const char* variant = "euroshogi") {
        m_position = std::make_unique<EditedPosition>(variants().find(variant));
        QVERIFY(!m_position->read(text));
        m_position->history().clear();
    }
    QString sfen() const { return QString::fromStdString(m_position->sfen()); }
    core::PieceType kind(const char* letters) const { return *m_position->spec().pieceByLetters(letters); }
    core::Piece white(const char* letters) const { return {kind(letters), core::Side::First}; }
    core::Piece black(const char* letters) const { return {kind(letters), core::Side::Second}; }
    HandPlace whiteHand(const char* letters) const { return {core::Side::First, kind(letters)}; }
    HandPlace blackHand(const char* letters) const { return {core::Side::Second, kind(letters)}; }
    bool complains(core::SetupErrorKind kind) const {
        const auto& errors = m_position->errors();
        return std::any_of(errors.begin(), errors.end(),
                           [&](const auto& error) { return error.kind == kind; });
    }

private slots:
    void aPieceIsPutInPlaceOfAnother() {
        open("k7/8/8/8/8/8/8/K6p b - 1");
        m_position->put(square("h1"), white("R"));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K6R b - 1"));
    }
    void aMovedPieceReplacesWhatItMeets() {
        open("k7/8/8/8/8/8/8/K6p b - 1");
        m_position->move(square("h1"), square("a8"));
        QCOMPARE(sfen(), QString("p7/8/8/8/8/8/8/K7 b - 1"));
    }
    void inAHandAPieceShowsItsPlainFaceAndItsNewOwner() {
        open("k6+P/8/8/8/8/8/8/K7 b - 1");
        m_position->move(square("h8"), blackHand("P"));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K7 b p 1"));
    }
    void aPieceFromAHandKeepsItsOwner() {
        open("k7/8/8/8/8/8/8/K7 b 2n 1");
        m_position->move(blackHand("N"), square("d4"));
        QCOMPARE(sfen(), QString("k7/8/8/8/3n4/8/8/K7 b n 1"));
    }
    void aFullHandTakesNoPiece() {
        open("k7/8/8/8/8/8/8/KP6 b 64P 1");
        m_position->move(square("b1"), whiteHand("P"));
        QVERIFY(!m_position->isChanged());
        m_position->addToHand(core::Side::First, kind("P"));
        QVERIFY(!m_position->isChanged());
    }
    void kingsGoToNoHand() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        m_position->move(square("a1"), whiteHand("P"));
        QVERIFY(!m_position->isChanged());
    }
    void theRestOfTheSetGoesToAHand() {
        open("4k4/9/4P4/9/9/9/9/9/9 b G 1", "shogi");
        QVERIFY(m_position->hasRest());
        m_position->giveRest(core::Side::Second);
        QCOMPARE(sfen(), QString("4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"));
        QVERIFY(!m_position->hasRest());
        m_position->history().undo();
        QCOMPARE(sfen(), QString("4k4/9/4P4/9/9/9/9/9/9 b G 1"));
    }
    void aRemovedPieceIsGone() {
        open("k7/8/8/8/8/8/8/K6R b 2P 1");
        m_position->remove(square("h1"));
        m_position->remove(whiteHand("P"));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K7 b P 1"));
    }
    void aPieceIsTurnedThroughTheFacesOfBothSides() {
        open("k7/8/8/8/8/8/8/K6N b - 1");
        QStringList faces;
        for (int i = 0; i < 4; ++i) {
            m_position->turnOver(square("h1"));
            faces << sfen().section('/', -1).section(' ', 0, 0);
        }
        QCOMPARE(faces, QStringList({"K6+N", "K6n", "K6+n", "K6N"}));
    }
    void aPieceWithOneFaceChangesSidesOnly() {
        open("k7/8/8/8/8/8/8/K6G b - 1");
        m_position->turnOver(square("h1"));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K6g b - 1"));
    }
    void handsGrowByOne() {
        open("k7/8/8/8/8/8/8/K7 b P 1");
        m_position->addToHand(core::Side::First, kind("P"));
        m_position->addToHand(core::Side::Second, kind("R"));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K7 b 2Pr 1"));
    }
    void aHandHoldsNoMoreThanItsTextCanSay() {
        open("k7/8/8/8/8/8/8/K7 b 64P 1");
        m_position->addToHand(core::Side::First, kind("P"));
        QVERIFY(!m_position->isChanged());
    }
    void nothingIsHeldWhereNothingIsDropped() {
        open("k9/10/10/10/10/10/10/K9 b - 1", "greatshatranj");
        m_position->addToHand(core::Side::First, kind("P"));
        QVERIFY(!m_position->isChanged());
    }

    void aMirrorExchangesLeftAndRight() {
        open("k6r/8/8/8/8/8/8/K1P5 w P 1");
        m_position->mirror();
        QCOMPARE(sfen(), QString("r6k/8/8/8/8/8/8/5P1K w P 1"));
    }
    void swappedSidesHaveEachOthersPosition() {
        open("k6r/8/8/8/8/8/8/K1P5 w 2Pn 1");
        m_position->swapSides();
        QCOMPARE(sfen(), QString("5p1k/8/8/8/8/8/8/R6K b N2p 1"));
        m_position->swapSides();
        QCOMPARE(sfen(), QString("k6r/8/8/8/8/8/8/K1P5 w 2Pn 1"));
    }
    void aClearBoardHasFirstToMove() {
        open("k6r/8/8/8/8/8/8/K1P5 w 2Pn 7");
        m_position->clear();
        QCOMPARE(sfen(), QString("8/8/8/8/8/8/8/8 b - 1"));
    }
    void theStartPositionComesBack() {
        open("k7/8/8/8/8/8/8/K7 w - 9");
        m_position->setStart();
        QVERIFY(m_position->setup() == euroshogi()->spec().start);
    }
    void sfenAndFenAreReadAlike() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        QVERIFY(!m_position->read("k7/8/8/8/8/8/8/K7[PPn] b - - 3 9"));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K7 w 2Pn 18"));
        QCOMPARE(QString::fromStdString(m_position->fen()), QString("k7/8/8/8/8/8/8/K7[PPn] b - - 3 9"));
    }
    void aTextThatCannotBeReadChangesNothing() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        const auto error = m_position->read("k7/8/8/8/4X3/8/8/K7 b - 1");
        QVERIFY(error && error->kind == core::ParseErrorKind::UnknownPiece);
        QCOMPARE(error->offset, std::size_t(10));
        QVERIFY(!m_position->isChanged());
    }

    void everyChangeIsUndoneAndRedone() {
        open("k6r/8/8/8/8/8/8/K1P5 w P 1");
        const QString before = sfen();
        QStringList after;
        m_position->put(square("d4"), white("N"));
        after << sfen();
        m_position->turnOver(square("d4"));
        after << sfen();
        m_position->move(square("c1"), whiteHand("P"));
        after << sfen();
        m_position->swapSides();
        after << sfen();
        for (qsizetype i = after.size() - 1; i > 0; --i) {
            m_position->history().undo();
            QCOMPARE(sfen(), after[i - 1]);
        }
        m_position->history().undo();
        QCOMPARE(sfen(), before);
        for (const QString& text : after) {
            m_position->history().redo();
            QCOMPARE(sfen(), text);
        }
    }
    void whatChangesNothingIsNotUndone() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        m_position->put(square("h1"), white("R"));
        m_position->setSideToMove(core::Side::First);
        m_position->remove(square("d4"));
        m_position->move(square("h1"), square("h1"));
        QVERIFY(!m_position->history().canUndo());
    }
    void aPositionIsChangedUntilItIsKeptOrBackAgain() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        m_position->remove(square("h1"));
        QVERIFY(m_position->isChanged());
        m_position->history().undo();
        QVERIFY(!m_position->isChanged());
        m_position->history().redo();
        m_position->keep();
        QVERIFY(!m_position->isChanged());
    }
    void anotherPositionHasNothingToUndo() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        m_position->remove(square("h1"));
        m_position->open(koshogi(), koshogi()->spec().start);
        QVERIFY(!m_position->history().canUndo() && !m_position->isChanged());
        QVERIFY(m_position->game());
    }
    void everyChangeIsToldOnce() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        const QSignalSpy changed(m_position.get(), &EditedPosition::changed);
        m_position->put(square("d4"), black("P"));
        QCOMPARE(changed.count(), 1);
    }

    void whatBreaksTheRulesIsToldWithItsSquare() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        QVERIFY(m_position->errors().empty());
        m_position->put(square("d8"), white("P")); // could never move
        QCOMPARE(m_position->errors().size(), std::size_t(1));
        QVERIFY(m_position->errors().front().kind == core::SetupErrorKind::ImmobilePiece);
        QVERIFY(m_position->errors().front().square == square("d8"));
        m_position->remove(square("d8"));
        m_position->remove(square("a1"));
        QVERIFY(complains(core::SetupErrorKind::MissingRoyal));
        QVERIFY(!m_position->game());
    }
    void aSideNotToMoveMustNotStandInCheck() {
        open("k7/8/8/8/8/8/8/K6r w - 1");
        QVERIFY(complains(core::SetupErrorKind::OpponentInCheck));
        m_position->setSideToMove(core::Side::First);
        QVERIFY(m_position->errors().empty());
    }
    void theGameFromHereKnowsItsQuietPlies() {
        open("k7/8/8/8/8/8/8/K6R[] w - - 12 30");
        QCOMPARE(m_position->game()->quietPlies(), 12);
    }
    void aPositionInWhichTheGameIsOverIsNotWrong() {
        open("k7/8/8/8/8/8/8/K7 b - 1"); // two bare kings
        QVERIFY(m_position->errors().empty());
        QVERIFY(m_position->game()->isOver());
    }

    void whereCapturedPiecesChangeSidesBothSidesAreCountedTogether() {
        open("k7/8/8/8/8/8/7+n/K6N b n 1");
        QVERIFY((m_position->count(white("N")) == EditedPosition::Count{3, 4}));
        QVERIFY((m_position->count(black("+N")) == EditedPosition::Count{3, 4}));
    }
    void elsewhereEachSideIsCountedByItself() {
        open("n9/10/10/10/10/10/10/N8N b - 1", "greatshatranj");
        QVERIFY((m_position->count(white("N")) == EditedPosition::Count{2, 2}));
        QVERIFY((m_position->count(black("N")) == EditedPosition::Count{1, 2}));
    }
    void koShogiIsEditedAsWell() {
        m_position = std::make_unique<EditedPosition>(koshogi());
        m_position->clear();
        QVERIFY(m_position->errors().empty()); // nobody needs a king
        m_position->put(point("10j"), white("G"));
        m_position->turnOver(point("10j"));
        QVERIFY(m_position->setup().at(point("10j")) == black("G"));
        const auto text = m_position->sfen();
        m_position->clear();
        QVERIFY(!m_position->read(text));
        QVERIFY(m_position->setup().at(point("10j")) == black("G"));
    }
};

QTEST_GUILESS_MAIN(EditedPositionTest)
#include "edited_position_test.moc"
