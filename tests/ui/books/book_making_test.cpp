// Opening books made of stored games, as the user makes them.
#include "tests/ui/books/books.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/library/stored_games.h"
#include "tests/ui/own_settings.h"
#include "ui/book_maker.h"
#include "ui/books/book_making.h"
#include "ui/books/make_book_dialog.h"
#include "ui/variants/user_variants.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

const std::vector<StoredGameSpec> ThreeGames{
    {.moves = {"e3e4", "e6e5"}}, {.moves = {"e3e4", "d6d5"}}, {.moves = {"d3d4"}}};

} // namespace

class BookMakingTest : public QObject {
    Q_OBJECT

private:
    UserVariants m_variants{variants(), {}};

private slots:
    void theGamesMakeABook() {
        StoredGames games;
        games.add(ThreeGames);
        BookMaking making(games.service(), {1, 2, 3}, {.leastGames = 1});
        QSignalSpy finished(&making, &BookMaking::finished);
        making.start();
        QVERIFY(finished.wait());
        QCOMPARE(making.summary().games, std::int64_t{3});
        const auto books = making.takeBooks();
        QCOMPARE(books.size(), std::size_t{1});
        QCOMPARE(books.front().find(startPosition())->moves.size(), std::size_t{2});
    }

    void onlyTheChosenGamesCount() {
        StoredGames games;
        games.add(ThreeGames);
        BookMaking making(games.service(), {3}, {.leastGames = 1});
        QSignalSpy finished(&making, &BookMaking::finished);
        making.start();
        QVERIFY(finished.wait());
        const auto books = making.takeBooks();
        QCOMPARE(books.front().find(startPosition())->moves.front().move, uciMove("d3d4", startPosition()));
    }

    void aCancelledBookIsNotMade() {
        StoredGames games;
        games.add(ThreeGames);
        BookMaking making(games.service(), {1, 2, 3}, {});
        QSignalSpy finished(&making, &BookMaking::finished);
        QSignalSpy cancelled(&making, &BookMaking::cancelled);
        making.start();
        making.cancel();
        QCOMPARE(cancelled.size(), 1);
        games.run([](core::Library&) {}); // time for an answer
        QVERIFY(!finished.wait(100));
    }

    void theDialogAsksHow() {
        MakeBookDialog dialog(100);
        dialog.findChild<QLineEdit*>("name")->setText("  My  openings ");
        dialog.findChild<QSpinBox*>("plies")->setValue(12);
        dialog.findChild<QSpinBox*>("leastGames")->setValue(5);
        dialog.findChild<QComboBox*>("counted")->setCurrentIndex(3);
        dialog.findChild<QSpinBox*>("fromLevel")->setValue(4);
        QCOMPARE(dialog.name(), QString("My openings"));
        QCOMPARE(dialog.wish().mostPlies, 12);
        QCOMPARE(dialog.wish().leastGames, std::int64_t{5});
        QVERIFY(dialog.wish().games == core::CountedGames::WonByMover);
        QCOMPARE(dialog.use(), (BookUse{true, 4, 10}));
        dialog.remember();
        QCOMPARE(MakeBookDialog(100).wish().mostPlies, 12);
        QCOMPARE(MakeBookDialog(1).wish().leastGames, std::int64_t{1}); // no move can have more
    }

    void aBookOfOneGameLeavesTheUsualMinimumAsItIs() {
        const auto usual = MakeBookDialog(100).wish().leastGames;
        QVERIFY(usual > 1);
        MakeBookDialog(1).remember();
        QCOMPARE(MakeBookDialog(100).wish().leastGames, usual);
    }

    void aBookNeedsAName() {
        MakeBookDialog dialog(3);
        dialog.findChild<QLineEdit*>("name")->setText("  ");
        QVERIFY(!buttonIn(dialog, "Make Book").isEnabled());
    }

    void theHigherLevelIsNeverBelowTheLowerOne() {
        LevelRange range;
        range.setRange(3, 5);
        range.findChild<QSpinBox*>("fromLevel")->setValue(8);
        QCOMPARE(range.to(), 8);
        range.findChild<QSpinBox*>("toLevel")->setValue(2);
        QCOMPARE(range.from(), 2);
        range.setRange(7, 9);
        QCOMPARE(range.from(), 7);
        QCOMPARE(range.to(), 9);
    }

    void theBookIsAddedAndTheUserIsTold() {
        StoredGames games;
        games.add(ThreeGames);
        OwnBooks books;
        QWidget window;
        ui::BookMaker maker(window, m_variants, games.service(), books.store());
        QSignalSpy message(&maker, &ui::BookMaker::messageShown);
        maker.make({1, 2, 3}, "Centre", {.leastGames = 1}, {true, 2, 9});
        QVERIFY(message.wait());
        QCOMPARE(message[0][0].toString(),
                 QString("“Centre” has 2 position(s). The computer plays from it."));
        QCOMPARE(books.store().all().front().use, (BookUse{true, 2, 9}));
    }

    void noMoveIsNoBook() {
        StoredGames games;
        games.add({{.moves = {"d3d4"}}});
        OwnBooks books;
        QWidget window;
        window.show();
        ui::BookMaker maker(window, m_variants, games.service(), books.store());
        QString text;
        answerNextBox("OK", &text);
        maker.make({1}, "Centre", {.leastGames = 2}, {});
        QTRY_COMPARE(text, QString("No move was played often enough, so there is no book."));
        QVERIFY(books.store().all().empty());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, BookMakingTest>(argc, argv); }

#include "book_making_test.moc"
