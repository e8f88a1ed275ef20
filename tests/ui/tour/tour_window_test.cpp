// The window with tours: what is said after a move, and how one goes from lesson to lesson.
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_preferences.h"
#include "ui/board/board_view.h"
#include "ui/language/retranslated.h"
#include "ui/preferences/preferences.h"
#include "ui/tour/tour_window.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

/// A language that puts all texts in parentheses.
class ParenthesesTranslator : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        return '(' + QString::fromUtf8(source) + ')';
    }
};

} // namespace

class TourWindowTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<TourWindow> m_window;

    TourWindow& begin(const char* variant = "euroshogi") {
        m_window = std::make_unique<TourWindow>(variants());
        m_window->begin(variant);
        m_window->show();
        return *m_window;
    }
    QString text(const char* name) const {
        const auto* label = m_window->findChild<QLabel*>(name);
        return label->isVisibleTo(m_window.get()) ? label->text() : QString();
    }
    QPushButton& button(const char* name) const { return *m_window->findChild<QPushButton*>(name); }
    void play(std::string_view move) const {
        emit m_window->board().moveChosen(uciMove(move, m_window->run().position()));
    }
    void playExample() const { emit m_window->board().moveChosen(*m_window->run().lesson().example); }
    void goTo(int lesson) const {
        while (m_window->run().index() < lesson)
            button("tourNext").click();
    }
    bool mayMove() const { return m_window->board().movable() == MovableSides::only(core::Side::First); }

private slots:
    void init() {
        QSettings().clear();
        preferences().set(preference::AnimateMoves, false);
    }
    void cleanup() { m_window.reset(); }

    void theFirstLessonIsReadAndNothingCanBeMoved() {
        begin();
        QCOMPARE(text("tourProgressText"), "Lesson 1 of 8");
        QVERIFY(text("tourText").startsWith("EuroShogi is a small shogi"));
        QCOMPARE(text("tourTask"), "");
        QVERIFY(!mayMove());
        QVERIFY(!button("tourHint").isEnabled());
        QVERIFY(!button("tourBack").isEnabled());
        QCOMPARE(button("tourNext").text(), "&Next");
    }
    void aLessonSaysWhatToPlayAndMarksItsSquares() {
        begin();
        goTo(1);
        QCOMPARE(text("tourTask"), "Move the pawn from c3 to c4.");
        QCOMPARE(m_window->board().drawings().size(), std::size_t{2});
        QVERIFY(mayMove());
        QCOMPARE(button("tourNext").text(), "S&kip");
    }
    void aDoubleClickOnNextSkipsNoLesson() {
        begin();
        QTest::mouseClick(&button("tourNext"), Qt::LeftButton);
        QCOMPARE(button("tourNext").text(), "S&kip");
        const QPointF place = button("tourNext").rect().center();
        for (const auto type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, place, button("tourNext").mapToGlobal(place), Qt::LeftButton,
                              type == QEvent::MouseButtonDblClick ? Qt::LeftButton : Qt::NoButton, {});
            QApplication::sendEvent(&button("tourNext"), &event);
        }
        QCOMPARE(m_window->run().index(), 1);
    }
    void aRightMoveIsPraisedAndAnswered() {
        begin();
        goTo(1);
        play("c3c4");
        QVERIFY(text("tourMessage").startsWith("Good."));
        QCOMPARE(button("tourNext").text(), "&Next");
        QVERIFY(!mayMove());
        const auto reply =
            positionFrom("1nbgkgn1/1r4b1/ppppp1pp/5p2/2P5/PP1PPPPP/1B4R1/1NGKGBN1[] w - - 0 2");
        QTRY_COMPARE(*m_window->board().position(), reply);
    }
    void aWrongMoveIsShownForAMomentAndTakenBack() {
        begin();
        goTo(1);
        play("d3d4");
        QCOMPARE(text("tourMessage"), "This lesson needs another move. Try again.");
        QVERIFY(*m_window->board().position() != startPosition());
        QVERIFY(!mayMove());
        QTRY_VERIFY(*m_window->board().position() == startPosition());
        QVERIFY(mayMove());
        QCOMPARE(m_window->run().index(), 1);
    }
    void aMoveThatMissesTheGoalIsToldWhy() {
        begin();
        goTo(6);
        play("d1d2");
        QCOMPARE(text("tourMessage"), "The move promotes nothing. Try again.");
    }
    void backTakesTheMoveBackAndThenGoesToTheLessonBefore() {
        begin();
        goTo(1);
        play("c3c4");
        button("tourBack").click();
        QCOMPARE(text("tourProgressText"), "Lesson 2 of 8");
        QVERIFY(*m_window->board().position() == startPosition());
        button("tourBack").click();
        QCOMPARE(text("tourProgressText"), "Lesson 1 of 8");
    }
    void hintsShowThePieceAndThenTheMove() {
        begin("shogi");
        goTo(6);
        button("tourHint").click();
        QCOMPARE(m_window->board().arrows().front().places.size(), std::size_t{1});
        button("tourHint").click();
        QCOMPARE(m_window->board().arrows().front().places.size(), std::size_t{2});
        QCOMPARE(text("tourMessage"), QString("The move: R\u20112b+"));
    }
    void whereTheLessonCirclesThePieceTheFirstHintShowsTheMove() {
        begin();
        goTo(1);
        button("tourHint").click();
        QCOMPARE(m_window->board().arrows().front().places.size(), std::size_t{2});
        QCOMPARE(text("tourMessage"), QString("The move: P%1c4").arg(QChar(0x2011)));
    }
    void theKeysGoOnAndBack() {
        begin();
        QTest::keyClick(m_window.get(), Qt::Key_Space);
        QCOMPARE(m_window->run().index(), 1);
        QTest::keyClick(m_window.get(), Qt::Key_Backspace);
        QCOMPARE(m_window->run().index(), 0);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QCOMPARE(m_window->run().index(), 1);
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(!m_window->isVisible());
    }
    void aCommandOfTheWindowIsNoKeyOfTheTour() {
        begin();
        goTo(1);
        for (const Qt::Key key : {Qt::Key_H, Qt::Key_Space, Qt::Key_Backspace})
            QTest::keyClick(m_window.get(), key, Qt::ControlModifier);
        QVERIFY(m_window->board().arrows().empty());
        QCOMPARE(text("tourMessage"), QString());
        QCOMPARE(m_window->run().index(), 1);
    }
    void aKeySkipsNoLesson() {
        begin();
        goTo(1);
        QTest::keyClick(m_window.get(), Qt::Key_Space);
        QCOMPARE(m_window->run().index(), 1);
        QCOMPARE(text("tourMessage"), "Play the move first. The button Skip goes on without it.");
    }
    void theLastLessonHasNoSkip() {
        begin();
        goTo(7);
        QTest::keyClick(m_window.get(), Qt::Key_Space);
        QCOMPARE(text("tourMessage"), "Play the move first.");
        QVERIFY(!button("tourNext").isVisibleTo(m_window.get()));
    }
    void theLastLessonEndsWithTheOfferOfAGame() {
        begin();
        const QSignalSpy wanted(m_window.get(), &TourWindow::gameWanted);
        goTo(7);
        playExample();
        QVERIFY(text("tourMessage").endsWith("Try a game against the computer."));
        QVERIFY(!button("tourNext").isVisibleTo(m_window.get()));
        button("tourPlay").click();
        QCOMPARE(wanted.size(), 1);
        QVERIFY(!m_window->isVisible());
    }
    void anotherTourCanBeChosen() {
        begin("koshogi");
        auto* choice = m_window->findChild<QComboBox*>("tourChoice");
        QVERIFY(choice->currentText().startsWith("Ko Shogi"));
        emit choice->activated(0);
        QCOMPARE(choice->currentText(), "EuroShogi: first game");
        QCOMPARE(m_window->run().index(), 0);
    }
    void aVariantWithoutATourShowsTheFirstOne() {
        begin("minishogi");
        QCOMPARE(m_window->findChild<QComboBox*>("tourChoice")->currentIndex(), 0);
    }
    void everyTourIsPlayedToItsEndInTheWindow() {
        begin();
        auto* choice = m_window->findChild<QComboBox*>("tourChoice");
        for (int i = 0; i < choice->count(); ++i) {
            emit choice->activated(i);
            for (;;) {
                if (!m_window->run().isDone()) playExample();
                QVERIFY(m_window->run().isDone());
                if (m_window->run().isLast()) break;
                button("tourNext").click();
            }
            QVERIFY(text("tourMessage").endsWith("Try a game against the computer."));
        }
    }
    void theBoardAnnouncesTheLesson() {
        begin();
        goTo(1);
        QVERIFY(m_window->board().news().contains("Move the pawn from c3 to c4."));
        QCoreApplication::processEvents();
        play("d3d4");
        QCOMPARE(m_window->board().news(), "White Pawn d3 to d4. This lesson needs another move. Try again.");
    }
    void aChangeOfTheLanguageChangesAllTexts() {
        begin();
        goTo(1);
        play("c3c4");
        ParenthesesTranslator translator;
        QCoreApplication::installTranslator(&translator);
        notifyLanguageChange();
        QCOMPARE(text("tourTask"), "(Move the pawn from c3 to c4.)");
        QVERIFY(text("tourText").startsWith("(A pawn moves"));
        QVERIFY(text("tourMessage").startsWith("(Good."));
        QCOMPARE(text("tourProgressText"), "(Lesson 2 of 8)");
        QCOMPARE(button("tourNext").text(), "(&Next)");
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, TourWindowTest>(argc, argv); }
#include "tour_window_test.moc"
