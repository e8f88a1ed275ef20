// The first start: games to choose from by their pictures, once.
#include "core/notation/stored_record.h"
#include "core/store/library.h"
#include "tests/ui/games.h"
#include "tests/ui/library_answers.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_view.h"
#include "ui/board/look_setting.h"
#include "ui/document/game_document.h"
#include "ui/game/game_view.h"
#include "ui/main_window.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/start/first_game_dialog.h"
#include "ui/start/game_card.h"
#include "ui/tour/tour_window.h"
#include "ui/variants/user_variants.h"

#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QRadioButton>
#include <QStyleOptionButton>
#include <QTemporaryDir>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class FirstGameDialogTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<MainWindow> m_window;

    std::filesystem::path library() const { return m_folder->filePath("library.sqlite").toStdString(); }
    void start() {
        m_window = std::make_unique<MainWindow>(*m_variants, std::nullopt);
        m_window->welcomeNewUser();
        m_window->show();
        m_window->openLibrary(library());
    }
    FirstGameDialog* dialog() const { return m_window->findChild<FirstGameDialog*>(); }
    std::string shownVariant() const { return m_window->findChild<BoardView*>()->position()->spec().id; }

private slots:
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_variants = std::make_unique<UserVariants>(variants(), m_folder->filePath("variants"));
    }
    void cleanup() {
        m_window.reset();
        m_variants.reset();
        m_folder.reset();
    }

    void theFirstGamesAreOfferedToANewUser() {
        start();
        QTRY_VERIFY(dialog());
        const auto cards = dialog()->findChildren<GameCard*>();
        QStringList names;
        for (const GameCard* card : cards)
            names << card->text();
        QCOMPARE(names, QStringList({"EuroShogi", "Great Shatranj", "Zo Shogi", "Ko Shogi", "Shogi"}));
    }
    void thePiecesOfShogiAreChosenByTheirPicture() {
        start();
        QTRY_VERIFY(dialog());
        auto& kanji = *dialog()->findChild<QRadioButton*>("look-full-kanji");
        auto& figures = *dialog()->findChild<QRadioButton*>("look-international");
        QVERIFY(kanji.isChecked() && !figures.isChecked());
        const auto& shogi = variants().find("shogi")->spec();
        figures.click();
        QVERIFY(chosenLook(shogi) == PieceLook::International);
        kanji.click();
        QVERIFY(chosenLook(shogi) == PieceLook::FullKanji);
    }
    void theChosenPictureHoldsForKoShogiToo() {
        start();
        QTRY_VERIFY(dialog());
        const auto& koshogi = variants().find("koshogi")->spec();
        QVERIFY(chosenLook(koshogi) == PieceLook::Letters); // no picture is chosen yet
        dialog()->findChild<QRadioButton*>("look-full-kanji")->click();
        QVERIFY(chosenLook(koshogi) == PieceLook::Kanji);
        dialog()->findChild<QRadioButton*>("look-international")->click();
        QVERIFY(chosenLook(koshogi) == PieceLook::Letters);
    }
    void theMarkedPictureIsChosenWithAGameButNotWithoutOne() {
        const auto& koshogi = variants().find("koshogi")->spec();
        start();
        QTRY_VERIFY(dialog());
        dialog()->findChild<QPushButton*>("notNow")->click();
        QTRY_VERIFY(!dialog());
        QVERIFY(chosenLook(koshogi) == PieceLook::Letters);
        cleanup();
        init();
        start();
        QTRY_VERIFY(dialog() && dialog()->findChild<QRadioButton*>("look-full-kanji")->isChecked());
        QTest::mouseClick(dialog()->findChildren<GameCard*>().at(3), Qt::LeftButton);
        QTRY_VERIFY(!dialog());
        QCOMPARE(shownVariant(), koshogi.id);
        QVERIFY(chosenLook(koshogi) == PieceLook::Kanji);
    }
    void aMarkBesideThePictureShowsWhichPiecesAreChosen() {
        FirstGameDialog dialog(variants());
        dialog.show();
        const auto markOf = [&dialog](const char* name) {
            auto* button = dialog.findChild<QRadioButton*>(name);
            QStyleOptionButton option;
            option.initFrom(button);
            return button
                ->grab(button->style()->subElementRect(QStyle::SE_RadioButtonIndicator, &option, button))
                .toImage();
        };
        const QImage chosen = markOf("look-full-kanji"), other = markOf("look-international");
        QVERIFY(!chosen.isNull() && chosen.size() == other.size());
        QVERIFY(chosen != other);
    }
    void aPictureBeginsItsGameAgainstTheComputer() {
        start();
        QTRY_VERIFY(dialog());
        auto* card = dialog()->findChildren<GameCard*>().at(1);
        const auto id = card->spec().id;
        QTest::mouseClick(card, Qt::LeftButton);
        QTRY_VERIFY(!dialog());
        QCOMPARE(shownVariant(), id);
        QCOMPARE(NewGameChoice::remembered(variants()).variant, id);
    }
    void theFirstGameDoesNotRememberTheHandicapOfAnotherVariant() {
        start();
        QTRY_VERIFY(dialog());
        NewGameChoice last = NewGameChoice::usual("shogi");
        last.handicap = "Rook";
        last.remember();
        auto* card = dialog()->findChildren<GameCard*>().at(1);
        const auto id = card->spec().id;
        QTest::mouseClick(card, Qt::LeftButton);
        QTRY_VERIFY(!dialog());
        QCOMPARE(NewGameChoice::remembered(variants(), id).handicap, std::string());
        QCOMPARE(NewGameChoice::remembered(variants(), "shogi").handicap, std::string("Rook"));
    }
    void theTourOfAGameIsOfferedBesideIt() {
        start();
        QTRY_VERIFY(dialog());
        QTest::mouseClick(dialog()->findChild<QPushButton*>("tour-koshogi"), Qt::LeftButton);
        QTRY_VERIFY(!dialog());
        const auto* tour = m_window->findChild<TourWindow*>();
        QVERIFY(tour && tour->isVisible());
        QCOMPARE(tour->run().tour().variant()->spec().id, std::string("koshogi"));
    }
    void aTourThatIsLeftWithoutAGameLeadsBackToTheChoice() {
        start();
        QTRY_VERIFY(dialog());
        dialog()->findChild<QPushButton*>("tour-koshogi")->click();
        QTRY_VERIFY(!dialog());
        QTest::keyClick(m_window->findChild<TourWindow*>(), Qt::Key_Escape);
        QTRY_VERIFY(dialog() && dialog()->isVisible());
    }
    void aTourThatEndsWithAGameDoesNot() {
        start();
        QTRY_VERIFY(dialog());
        dialog()->findChild<QPushButton*>("tour-koshogi")->click();
        QTRY_VERIFY(!dialog());
        m_window->findChild<TourWindow*>()->findChild<QPushButton*>("tourPlay")->click();
        QTest::qWait(50); // the choice would be queued
        QVERIFY(!dialog());
    }
    void aTourOfTheMenuDoesNot() {
        start();
        QTRY_VERIFY(dialog());
        dialog()->reject();
        QTRY_VERIFY(!dialog());
        m_window->findChild<QAction*>("tour")->trigger();
        m_window->findChild<TourWindow*>()->close();
        QTest::qWait(50); // the choice would be queued
        QVERIFY(!dialog());
    }
    void theTourEndsWithAGameAgainstTheComputerWhoeverPlayedLast() {
        start();
        QTRY_VERIFY(dialog());
        NewGameChoice last = NewGameChoice::usual("shogi");
        last.players[1].computerLevel.reset();
        last.remember();
        dialog()->findChild<QPushButton*>("tour-zoshogi")->click();
        m_window->findChild<TourWindow*>()->findChild<QPushButton*>("tourPlay")->click();
        QCOMPARE(shownVariant(), std::string("zoshogi"));
        const auto& players = m_window->findChild<GameView*>()->game().document().header().players;
        QVERIFY(players[0].isHuman());
        QVERIFY(players[1].computerLevel);
    }
    void enterBeginsTheGameThatHasTheFocus() {
        for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
            FirstGameDialog dialog(variants());
            dialog.show();
            auto* card = dialog.findChildren<GameCard*>().at(1);
            card->setFocus();
            QTest::keyClick(card, key);
            QCOMPARE(dialog.result(), int(QDialog::Accepted));
            QCOMPARE(dialog.chosen()->spec().id, card->spec().id);
        }
    }
    void enterOnNotNowChoosesNothing() {
        FirstGameDialog dialog(variants());
        dialog.show();
        auto* skip = dialog.findChild<QPushButton*>("notNow");
        skip->setFocus();
        QTest::keyClick(skip, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.result(), int(QDialog::Rejected));
    }
    void theFocusLooksOtherThanTheMouse() {
        FirstGameDialog dialog(variants());
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* card = dialog.findChildren<GameCard*>().at(1);
        const auto frame = [card] { return card->grab().toImage().pixelColor(2, card->height() / 2); };
        const auto ground = [card] { return card->grab().toImage().pixelColor(8, card->height() / 2); };
        const QColor usualFrame = frame(), usualGround = ground();
        card->setFocus();
        QCOMPARE(frame(), card->palette().color(QPalette::Highlight));
        QCOMPARE(ground(), usualGround);
        dialog.findChild<QPushButton*>("notNow")->setFocus();
        card->setAttribute(Qt::WA_UnderMouse);
        QVERIFY(frame() != card->palette().color(QPalette::Highlight));
        QVERIFY(ground() != usualGround);
        card->setAttribute(Qt::WA_UnderMouse, false);
        QCOMPARE(frame(), usualFrame);
    }
    void notNowLeavesTheUsualGame() {
        start();
        QTRY_VERIFY(dialog());
        QTest::mouseClick(dialog()->findChild<QPushButton*>("notNow"), Qt::LeftButton);
        QTRY_VERIFY(!dialog());
        QCOMPARE(shownVariant(), variants().all().front()->spec().id);
    }
    void itIsOfferedOnce() {
        start();
        QTRY_VERIFY(dialog());
        dialog()->reject();
        m_window->close();
        start();
        waitForLibrary(*m_window);
        QVERIFY(!dialog());
    }
    void whoHasGamesIsNotNew() {
        const auto game = euroShogiGame();
        core::Library(library()).addGame(core::headerOf(game, {}, {}));
        start();
        waitForLibrary(*m_window);
        QVERIFY(!dialog());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, FirstGameDialogTest>(argc, argv); }
#include "first_game_dialog_test.moc"
