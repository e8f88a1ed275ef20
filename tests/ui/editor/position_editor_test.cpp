// The position editor as the user handles it.
#include "tests/ui/accessible.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/ko_positions.h"
#include "ui/editor/editor_board.h"
#include "ui/editor/piece_palette.h"
#include "ui/editor/position_editor.h"
#include "ui/widgets/notice_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class PositionEditorTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<PositionEditor> m_editor;

    void open(const char* text, const std::shared_ptr<const core::Variant>& variant = euroshogi()) {
        m_editor = std::make_unique<PositionEditor>(usualLook, variant);
        m_editor->edit(variant, core::parsePosition(text, variant->spec()).value(), false);
        m_editor->show();
        m_editor->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    }
    EditorBoard& board() const { return *m_editor->findChild<EditorBoard*>(); }
    PiecePalette& palette() const { return *m_editor->findChild<PiecePalette*>(); }
    QAbstractButton& button(const QString& text) const { return buttonIn(*m_editor, text); }
    QAction& action(const QString& text) const { return actionIn(*m_editor, text); }
    QString label(const char* name) const { return m_editor->findChild<QLabel*>(name)->text(); }
    QString sfen() const { return QString::fromStdString(m_editor->position().sfen()); }
    core::PieceType kind(const char* letters) const {
        return *m_editor->position().spec().pieceByLetters(letters);
    }
    HandPlace hand(core::Side side, const char* letters) const { return {side, kind(letters)}; }
    QPoint at(const Place& place) const { return board().rectOf(place).center(); }
    QPoint inPalette(const char* letters) const {
        return palette().visualItemRect(palette().itemOf(kind(letters))).center();
    }
    void choose(const char* letters) {
        QTest::mouseClick(palette().viewport(), Qt::LeftButton, {}, inPalette(letters));
    }
    void click(const Place& place) { QTest::mouseClick(&board(), Qt::LeftButton, {}, at(place)); }
    void rightClick(const Place& place) { QTest::mouseClick(&board(), Qt::RightButton, {}, at(place)); }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(&board(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&board(), (from + to) / 2);
        QTest::mouseMove(&board(), to);
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, to);
    }
    /// Carries a piece from the palette to a place of the board.
    void dragFromPalette(const char* letters, QPoint onBoard) {
        const auto there = [&] {
            return palette().viewport()->mapFrom(m_editor.get(), board().mapTo(m_editor.get(), onBoard));
        };
        QTest::mousePress(palette().viewport(), Qt::LeftButton, {}, inPalette(letters));
        QTest::mouseMove(palette().viewport(), inPalette(letters) - QPoint(30, 0));
        QTest::mouseRelease(palette().viewport(), Qt::LeftButton, {}, there());
    }
    void press(Qt::Key key) { QTest::keyClick(&board(), key); }
    void paste(const QString& text) {
        QApplication::clipboard()->setText(text);
        QTest::keySequence(m_editor.get(), QKeySequence::Paste);
    }
    QString notice() const {
        const auto* bar = m_editor->findChild<NoticeBar*>();
        return bar->isVisible() ? bar->findChild<QLabel*>()->text() : QString();
    }

private slots:
    void cleanup() { m_editor.reset(); }

    void aChosenPieceIsPutWhereverTheUserClicks() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        choose("R");
        click(square("d4"));
        click(square("e4"));
        QCOMPARE(sfen(), QString("k7/8/8/8/3RR3/8/8/K7 b - 1"));
    }
    void aClickWithTheSamePieceTakesItAway() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        choose("R");
        click(square("h1"));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K7 b - 1"));
    }
    void thePaletteHasThePiecesOfBothSides() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        QTest::mouseClick(&button("Black"), Qt::LeftButton);
        choose("+N");
        click(square("d4"));
        QCOMPARE(sfen(), QString("k7/8/8/8/3+n4/8/8/K7 b - 1"));
        press(Qt::Key_X); // back to White
        click(square("e4"));
        QCOMPARE(sfen(), QString("k7/8/8/8/3+n+N3/8/8/K7 b - 1"));
    }
    void aSecondClickInThePaletteGivesThePieceBack() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        choose("R");
        choose("R");
        click(square("d4"));
        QVERIFY(!m_editor->position().isChanged());
    }
    void escapeGivesThePieceBack() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        choose("R");
        press(Qt::Key_Escape);
        click(square("d4"));
        QVERIFY(!m_editor->position().isChanged());
    }
    void escapeClosesTheEditorWhenNoPieceIsChosen() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        choose("R");
        press(Qt::Key_Escape);
        QVERIFY(m_editor->isVisible());
        press(Qt::Key_Escape);
        QVERIFY(!m_editor->isVisible());
    }
    void twoClicksMoveAPieceWhileNoneIsChosen() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        click(square("h1"));
        click(square("h8"));
        QCOMPARE(sfen(), QString("k6R/8/8/8/8/8/8/K7 b - 1"));
        click(square("d4")); // nothing is picked up any more
        QCOMPARE(sfen(), QString("k6R/8/8/8/8/8/8/K7 b - 1"));
    }
    void aDraggedPieceMoves() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        drag(at(square("h1")), at(square("h5")));
        QCOMPARE(sfen(), QString("k7/8/8/7R/8/8/8/K7 b - 1"));
    }
    void aPieceDraggedOffTheBoardVanishes() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        drag(at(square("h1")), QPoint(2, 2));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K7 b - 1"));
    }
    void aPieceIsDraggedIntoAHandAndOutOfIt() {
        open("k7/8/8/8/8/8/8/K6+R b - 1");
        drag(at(square("h1")), at(hand(core::Side::Second, "R")));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K7 b r 1"));
        drag(at(hand(core::Side::Second, "R")), at(square("d4")));
        QCOMPARE(sfen(), QString("k7/8/8/8/3r4/8/8/K7 b - 1"));
    }
    void theRightButtonCancelsADrag() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        QTest::mousePress(&board(), Qt::LeftButton, {}, at(square("h1")));
        QTest::mouseMove(&board(), at(square("h5")));
        QTest::mouseClick(&board(), Qt::RightButton, {}, at(square("h5")));
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, at(square("h5")));
        QVERIFY(!m_editor->position().isChanged());
    }
    void undoingDuringADragEndsIt() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        choose("R");
        click(square("h1"));
        press(Qt::Key_Escape);
        QTest::mousePress(&board(), Qt::LeftButton, {}, at(square("h1")));
        QTest::mouseMove(&board(), at(square("h5")));
        action("Undo").trigger();
        board().grab();
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, at(square("h5")));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K7 b - 1"));
    }
    void aPieceIsDraggedFromThePalette() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        dragFromPalette("B", at(square("d4")));
        dragFromPalette("N", at(hand(core::Side::Second, "N")));
        QCOMPARE(sfen(), QString("k7/8/8/8/3B4/8/8/K7 b n 1"));
        QVERIFY(!palette().chosen());
    }
    void theRightButtonTurnsAPieceOver() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        rightClick(square("h1"));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K6+R b - 1"));
        rightClick(square("h1"));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K6r b - 1"));
    }
    void clicksOnAHandAddAndTake() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        click(hand(core::Side::First, "P"));
        click(hand(core::Side::First, "P"));
        rightClick(hand(core::Side::First, "P"));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K7 b P 1"));
    }
    void lettersTypedIntoTheSearchFieldAreNoCommands() {
        open(core::sfen::format(koshogi()->spec().start, koshogi()->spec()).c_str(), koshogi());
        auto* search = m_editor->findChild<QLineEdit*>("search");
        search->setFocus();
        QTest::keyClicks(search, "smfx");
        QCOMPARE(search->text(), QString("smfx"));
        QVERIFY(!m_editor->position().isChanged() && !board().isFlipped());
    }
    void enterInTheSearchFieldChoosesTheFirstPieceFound() {
        open(core::sfen::format(koshogi()->spec().start, koshogi()->spec()).c_str(), koshogi());
        auto& palette = *m_editor->findChild<PiecePalette*>();
        palette.setCurrentRow(0);
        const auto before = palette.chosen();
        QVERIFY(before);
        auto* search = m_editor->findChild<QLineEdit*>("search");
        search->setFocus();
        QTest::keyClicks(search, "bow");
        QVERIFY2(!palette.chosen(), "a piece that cannot be seen is not placed by the next click");
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(palette.chosen() && palette.chosen() != before);
        QVERIFY(!palette.itemOf(palette.chosen()->type)->isHidden());
        QVERIFY(m_editor->isVisible());
    }
    void escapeEmptiesTheSearchFieldBeforeItClosesTheWindow() {
        open(core::sfen::format(koshogi()->spec().start, koshogi()->spec()).c_str(), koshogi());
        auto* search = m_editor->findChild<QLineEdit*>("search");
        search->setFocus();
        QTest::keyClicks(search, "rook");
        QTest::keyClick(search, Qt::Key_Escape);
        QCOMPARE(search->text(), QString());
        QVERIFY(m_editor->isVisible());
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(!m_editor->isVisible());
    }
    void theKeyboardAloneWillDo() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        board().setFocus();
        press(Qt::Key_Up); // to the middle, e4
        QCOMPARE(label("pointed"), QString("e4"));
        for (const auto key :
             {Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right})
            press(key);
        QCOMPARE(label("pointed"), QString("h1: White Rook"));
        press(Qt::Key_Space);
        press(Qt::Key_Up);
        press(Qt::Key_Space);
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/7R/K7 b - 1"));
        press(Qt::Key_T);
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/7+R/K7 b - 1"));
        press(Qt::Key_Delete);
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K7 b - 1"));
    }
    void theArrowKeysReachTheHands() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        m_editor->resize(940, 720); // with the hands beside the board
        board().setFocus();
        for (int i = 0; i < 9; ++i)
            press(Qt::Key_Right);
        QVERIFY(std::get_if<HandPlace>(&*board().pointed()));
        press(Qt::Key_Space);
        QCOMPARE(m_editor->position().setup().hand(core::Side::First).total(), 1);
    }
    void aFlippedBoardIsClickedWhereItsSquaresAre() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        const QPoint a1 = at(square("a1"));
        press(Qt::Key_F);
        QCOMPARE(at(square("h8")), a1);
        choose("R");
        click(square("h8"));
        QCOMPARE(sfen(), QString("k6R/8/8/8/8/8/8/K7 b - 1"));
    }

    void theSideToMoveIsChosen() {
        open("k7/8/8/8/8/8/8/K6P b - 1");
        m_editor->findChild<QRadioButton*>("mover2")->click();
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K6P w - 1"));
        action("Undo").trigger();
        QVERIFY(m_editor->findChild<QRadioButton*>("mover1")->isChecked());
    }
    void whatIsWrongIsSaidInWordsAndMarkedOnTheBoard() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        const auto corner = [&] {
            return board().grab().toImage().pixelColor(board().squareRect(square("d8")).topLeft() +
                                                       QPoint(3, 20));
        };
        const QColor before = corner();
        choose("P");
        click(square("d8"));
        QCOMPARE(label("editorState"),
                 QString("Cannot be played yet: the piece of White on d8 could never move."));
        QVERIFY(corner() != before);
        QVERIFY(!button("Play from Here…").isEnabled());
        QVERIFY(!button("Analyse").isEnabled());
        action("Undo").trigger();
        QVERIFY(button("Play from Here…").isEnabled() == !m_editor->position().game()->isOver());
    }
    void manyProblemsAreCounted() {
        open("PPPPPPPP/8/8/8/8/8/8/8 b - 1");
        QVERIFY(label("editorState").endsWith("Further problems: 7."));
    }
    void aGameThatWouldBeOverIsNotBegun() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        QVERIFY(label("editorState").startsWith("The game is over here: Draw"));
        QVERIFY(!button("Play from Here…").isEnabled());
    }
    void aSideWithoutAKingIsNamed() {
        open("6nk/8/8/8/8/8/8/R7 b - 1");
        QCOMPARE(label("editorState"), QString("Can be played: White to move. White has no king, as is usual "
                                               "in mate problems."));
        QVERIFY(button("Analyse").isEnabled());
    }
    void theVariantIsChosenAmongThoseWithThesePieces() {
        open("4k4/9/9/9/9/9/9/9/4K3G b - 1", variants().find("shogi"));
        m_editor->setVariants(variants().all());
        auto& box = *m_editor->findChild<QComboBox*>("variant");
        QCOMPARE(box.currentText(), QString("Shogi"));
        QVERIFY(box.findText("EuroShogi") < 0);
        box.setCurrentIndex(box.findText("Zo Shogi"));
        emit box.activated(box.currentIndex());
        QVERIFY(m_editor->windowTitle().startsWith("Position Editor: Zo Shogi"));
        QCOMPARE(sfen(), QString("4k4/9/9/9/9/9/9/9/4K3G b - 1"));
        QVERIFY(!m_editor->position().isChanged());
    }
    void theWheelDoesNotChangeTheVariant() {
        open("4k4/9/9/9/9/9/9/9/4K3G b - 1", variants().find("shogi"));
        m_editor->setVariants(variants().all());
        auto& box = *m_editor->findChild<QComboBox*>("variant");
        for (const int turn : {120, -120}) {
            const QPoint at = box.rect().center();
            QWheelEvent event(at, box.mapToGlobal(at), {}, QPoint(0, turn), Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&box, &event);
            QCOMPARE(box.currentText(), QString("Shogi"));
        }
    }
    void aChangedPositionCanStillBeLostAfterAChangeOfTheVariant() {
        open("4k4/9/9/9/9/9/9/9/4K3G b - 1", variants().find("shogi"));
        m_editor->setVariants(variants().all());
        action("Mirror Left and Right").trigger();
        auto& box = *m_editor->findChild<QComboBox*>("variant");
        box.setCurrentIndex(box.findText("Zo Shogi"));
        emit box.activated(box.currentIndex());
        QVERIFY(m_editor->position().isChanged());
    }
    void thePiecesAreCountedAgainstAFullSet() {
        open("1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1 b - 1");
        QCOMPARE(label("counts"), QString("Pieces: 32 of 32."));
        rightClick(square("a3")); // promoted, still a pawn
        drag(at(square("g1")), QPoint(2, 2));
        choose("R");
        click(square("d4"));
        QCOMPARE(label("counts"), QString("Pieces: 32 of 32. Missing: Knight 1. Too many: Rook 1."));
    }
    void eachSideIsCountedByItselfWhereNothingIsDropped() {
        const auto variant = variants().find("greatshatranj");
        open(core::sfen::format(variant->spec().start, variant->spec()).c_str(), variant);
        drag(board().squareRect(core::Square::at(70)).center(), QPoint(2, 2));
        QVERIFY(label("counts").startsWith("Pieces: 39 of 40. Missing: White "));
    }
    void theDefenderOfAProblemGetsTheMissingPieces() {
        open("4k4/9/4P4/9/9/9/9/9/9 b G 1", variants().find("shogi"));
        QCOMPARE(button("Rest to the Hand of Gote").isEnabled(), true);
        press(Qt::Key_R);
        QCOMPARE(sfen(), QString("4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"));
        QCOMPARE(button("Rest to the Hand of Gote").isEnabled(), false);
        press(Qt::Key_R);
        QCOMPARE(m_editor->position().setup().hand(core::Side::Second).total(), 36);
    }
    void noHandGetsPiecesWhereNothingIsDropped() {
        const auto variant = variants().find("greatshatranj");
        open(core::sfen::format(variant->spec().start, variant->spec()).c_str(), variant);
        QVERIFY(m_editor->findChild<QPushButton*>("rest")->isHidden());
    }
    void theRulesThatApplyAreNamed() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        QVERIFY(label("rules").contains("Bare king: is a draw"));
        QVERIFY(label("rules").contains("Repetition: is a draw"));
    }

    void copiedTextIsSfenOrFen() {
        open("k7/8/8/8/8/8/8/K6R b 2P 1");
        QTest::keySequence(m_editor.get(), QKeySequence::Copy);
        QCOMPARE(QApplication::clipboard()->text(), QString("k7/8/8/8/8/8/8/K6R b 2P 1"));
        QTest::keySequence(m_editor.get(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
        QCOMPARE(QApplication::clipboard()->text(), QString("k7/8/8/8/8/8/8/K6R[PP] w - - 0 1"));
    }
    void pastedTextReplacesThePositionAndCanBeUndone() {
        open("k7/8/8/8/8/8/8/K6R b 2P 1");
        paste("1k6/8/8/8/8/8/8/K6R[PP] w - - 0 1\n");
        QCOMPARE(sfen(), QString("1k6/8/8/8/8/8/8/K6R b 2P 1"));
        QTest::keySequence(m_editor.get(), QKeySequence::Undo);
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K6R b 2P 1"));
    }
    void aPastedDiagramOfAJapaneseProgramReplacesThePosition() {
        const auto shogi = variants().find("shogi");
        open("4k4/9/9/9/9/9/9/9/4K4 b - 1", shogi);
        paste("後手の持駒：歩二\r\n"
              "  ９ ８ ７ ６ ５ ４ ３ ２ １\r\n"
              "+---------------------------+\r\n"
              "| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\r\n"
              "| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\r\n"
              "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三\r\n"
              "| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\r\n"
              "| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\r\n"
              "| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\r\n"
              "| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\r\n"
              "| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\r\n"
              "| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\r\n"
              "+---------------------------+\r\n"
              "先手の持駒：金\r\n");
        QCOMPARE(sfen(), QString("4k4/9/4P4/9/9/9/9/9/4K4 b G2p 1"));
        QCOMPARE(notice(), QString());
    }
    void aRecordOfAnotherVariantOrWithMovesOrOtherTextIsRefused() {
        open("k7/8/8/8/8/8/8/K6R b 2P 1");
        for (const char* text : {"手合割：平手\n", "two\nlines", "[Variant \"euroshogi\"]\n\n1. Pe4 *\n"}) {
            paste(text);
            QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K6R b 2P 1"));
            QVERIFY(!notice().isEmpty());
        }
    }
    void aPastedPositionIsOnTheClipboardAndIsNotAskedAbout() {
        open("k7/8/8/8/8/8/8/K6R b 2P 1");
        paste("1k6/8/8/8/8/8/8/K6R[PP] w - - 0 1");
        QVERIFY(!m_editor->isWindowModified());
        QVERIFY(m_editor->close());
    }
    void aChangedPositionIsReplacedByAPastedOneOnlyIfTheUserAgrees() {
        const QString pasted = QStringLiteral("1k6/8/8/8/8/8/8/K6R b 2P 1");
        open("k7/8/8/8/8/8/8/K6R b - 1");
        rightClick(square("h1"));
        QString question;
        answerNextBox("Cancel", &question);
        paste(pasted);
        QCOMPARE(question, QString("Discard this position? You have neither copied nor played it."));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K6+R b - 1"));
        m_editor->activateWindow(); // keys come only then
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
        answerNextBox("Discard");
        paste(pasted);
        QCOMPARE(sfen(), pasted);
    }
    void aTextThatCannotBeReadIsExplainedUntilTheNextChange() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        paste("k7/8/8/8/4X3/8/8/K7 b - 1");
        QVERIFY(notice().contains("“X” at character 11"));
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K6R b - 1"));
        rightClick(square("h1"));
        QCOMPARE(notice(), QString());
        paste(" ");
        QCOMPARE(notice(), QString("There is no text on the clipboard."));
    }

    void playingTellsTheGame() {
        open("k5p1/8/8/8/8/8/8/K6R[] w - - 12 9");
        std::optional<core::Game> played;
        connect(m_editor.get(), &PositionEditor::playRequested, this,
                [&](const core::Game& game) { played = game; });
        rightClick(square("h1"));
        button("Play from Here…").click();
        QVERIFY(played && played->position().toSetup().at(square("h1"))->type == kind("+R"));
        QCOMPARE(played->quietPlies(), 12);
        QVERIFY(m_editor->isVisible()); // until it is played
        m_editor->finish();
        QVERIFY(!m_editor->isVisible());
    }
    void analysingLeavesTheWindowOpen() {
        open("k5p1/8/8/8/8/8/8/K6R b - 1");
        const QSignalSpy analysed(m_editor.get(), &PositionEditor::analysisRequested);
        button("Analyse").click();
        QCOMPARE(analysed.count(), 1);
        QVERIFY(m_editor->isVisible());
    }
    void anUnchangedPositionIsClosedWithoutAQuestion() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        rightClick(square("h1"));
        action("Undo").trigger();
        QVERIFY(m_editor->close());
    }
    void aChangedPositionIsLostOnlyIfTheUserAgrees() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        rightClick(square("h1"));
        answerNextBox("Cancel");
        QVERIFY(!m_editor->close());
        answerNextBox("Cancel");
        m_editor->edit(euroshogi(), euroshogi()->spec().start, false);
        QCOMPARE(sfen(), QString("k7/8/8/8/8/8/8/K6+R b - 1"));
        answerNextBox("Discard");
        QVERIFY(m_editor->close());
    }
    void aCopiedPositionIsKept() {
        open("k7/8/8/8/8/8/8/K6R b - 1");
        rightClick(square("h1"));
        QVERIFY(m_editor->isWindowModified()); // as its title shows
        QTest::keySequence(m_editor.get(), QKeySequence::Copy);
        QVERIFY(!m_editor->isWindowModified());
        QVERIFY(m_editor->close());
    }

    void thePiecesOfKoShogiAreSearched_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("kanji") << "記室";
        QTest::newRow("name") << "clerk";
        QTest::newRow("letters") << "cl";
    }
    void thePiecesOfKoShogiAreSearched() {
        QFETCH(QString, text);
        open(core::sfen::format(koshogi()->spec().start, koshogi()->spec()).c_str(), koshogi());
        const auto& spec = koshogi()->spec();
        const auto clerk = std::find_if(spec.pieces.begin(), spec.pieces.end(),
                                        [](const auto& p) { return p.name == "Clerk"; });
        QVERIFY(clerk != spec.pieces.end());
        auto* search = m_editor->findChild<QLineEdit*>("search");
        QVERIFY(search->isVisible());
        search->setText(text);
        int shown = 0;
        for (int row = 0; row < palette().count(); ++row)
            shown += !palette().item(row)->isHidden();
        QVERIFY(shown >= 1 && shown <= 6);
        QVERIFY(!palette().itemOf(*spec.pieceByLetters(clerk->letters))->isHidden());
    }
    void koShogiHasNoHandsAndOneText() {
        open(core::sfen::format(koshogi()->spec().start, koshogi()->spec()).c_str(), koshogi());
        QVERIFY(!action("Copy FEN").isVisible());
        QVERIFY(action("Copy SFEN").isVisible());
        click(point("10j"));
        QVERIFY(!m_editor->position().isChanged());
    }
    void anotherVariantBringsItsPieces() {
        open("k7/8/8/8/8/8/8/K7 b - 1");
        m_editor->edit(koshogi(), koshogi()->spec().start, false);
        QVERIFY(m_editor->windowTitle().contains("Ko Shogi"));
        QVERIFY(palette().itemOf(core::pieceTypeAt(static_cast<int>(koshogi()->spec().pieces.size()) - 1)));
        QVERIFY(button("Play from Here…").isEnabled());
    }

    // --- with a screen reader

    void squaresAndHandsHaveTheirNamesAndContents() {
        open("7k/8/8/8/8/8/8/K6R[Pn] w - 0 1");
        const SpokenBoard spoken(board());
        QCOMPARE(spoken.list().role(), QAccessible::List);
        QCOMPARE(spoken.list().childCount(), static_cast<int>(board().places().size()) + 1);
        QCOMPARE(spoken.nameOf(square("h1")), QString("h1, White Rook"));
        QCOMPARE(spoken.valueOf(square("h1")), QString("White Rook"));
        QCOMPARE(spoken.valueOf(square("c4")), QString("empty"));
        QCOMPARE(spoken.nameOf(hand(core::Side::First, "P")), QString("hand of White: 1 Pawn"));
        QCOMPARE(spoken.valueOf(hand(core::Side::Second, "P")), QString("0"));
    }
    void actionsMoveTurnAndRemovePieces() {
        open("7k/8/8/8/8/8/8/K6R w - 0 1");
        const SpokenBoard spoken(board());
        QVERIFY(spoken.actionsOf(square("h1")).contains("Turn over"));
        spoken.press(square("h1"));
        QVERIFY(spoken.part(square("h1")).state().selected);
        QCOMPARE(spoken.nameOf(square("h1")), QString("h1, White Rook, picked up"));
        spoken.press(square("h3"));
        QCOMPARE(spoken.valueOf(square("h3")), QString("White Rook"));
        spoken.act(square("h3"), "Turn over");
        QVERIFY(spoken.valueOf(square("h3")) != QString("White Rook"));
        spoken.act(square("h3"), "Remove");
        QCOMPARE(spoken.valueOf(square("h3")), QString("empty"));
    }
    void theFocusFollowsTheCursorOfTheEditor() {
        open("7k/8/8/8/8/8/8/K6R w - 0 1");
        board().setFocus();
        const SpokenBoard spoken(board());
        spoken.act(square("d4"), QAccessibleActionInterface::setFocusAction());
        QTest::keyClick(&board(), Qt::Key_Up);
        QCOMPARE(spoken.list().focusChild(), &spoken.part(square("d5")));
        QVERIFY(spoken.part(square("d5")).state().focused);
    }
    void changesAndNewProblemsAreAnnounced() {
        open("7k/8/8/8/8/8/8/K6R w - 0 1");
        const SpokenBoard spoken(board());
        spoken.act(square("h1"), "Remove");
        QVERIFY2(spoken.news().startsWith("h1, empty"), qPrintable(spoken.news()));
        QCoreApplication::processEvents();
        spoken.act(square("a1"), "Remove");
        QVERIFY2(spoken.news().startsWith("a1, empty. Cannot be played yet"), qPrintable(spoken.news()));
    }
    void aSquareSaysWhichRuleItBreaks() {
        open("P6k/8/8/8/8/8/8/K7 w - 0 1");
        const SpokenBoard spoken(board());
        QVERIFY2(spoken.nameOf(square("a8")).startsWith("a8, White Pawn, not allowed: "),
                 qPrintable(spoken.nameOf(square("a8"))));
    }
};

QTEST_MAIN(PositionEditorTest)
#include "position_editor_test.moc"
