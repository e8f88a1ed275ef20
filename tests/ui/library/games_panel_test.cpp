// The panel of stored games, as the user works with it.
#include "core/rules/variant_set.h"
#include "tests/core/store/stored_play.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/library/stored_games.h"
#include "tests/ui/own_settings.h"
#include "ui/library/condition_dialog.h"
#include "ui/library/deleted_games_dialog.h"
#include "ui/library/filter_field.h"
#include "ui/library/game_preview.h"
#include "ui/library/games_model.h"
#include "ui/library/games_panel.h"
#include "ui/library/games_table.h"
#include "ui/library/label_menu.h"
#include "ui/library/merge_players_dialog.h"
#include "ui/library/related_games_menu.h"
#include "ui/preferences/preferences.h"
#include "ui/widgets/notice_bar.h"

#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

using Ids = std::vector<core::GameId>;

} // namespace

class GamesPanelTest : public QObject {
    Q_OBJECT

private:
    core::VariantSet m_variants = core::VariantSet::builtin();

    /// A panel that shows a library.
    struct Shown {
        StoredGames games;
        GamesPanel panel;
        GamesTable& table;

        Shown(const core::VariantSet& variants, const std::vector<StoredGameSpec>& specs)
            : panel(variants, games.service()), table(*panel.findChild<GamesTable*>()) {
            if (!specs.empty()) games.add(specs);
            panel.resize(1000, 600);
            panel.show();
            if (!QTest::qWaitFor([&] {
                    return rows() == static_cast<int>(specs.size()) &&
                           !text("gameCount").startsWith("Search");
                }))
                qFatal("the list is not shown");
        }
        GamesModel& model() const { return *static_cast<GamesModel*>(table.model()); }
        int rows() const { return table.model()->rowCount(); }
        Ids ids() const { return *model().ids(); }
        QString text(const char* label) const { return panel.findChild<QLabel*>(label)->text(); }
        FilterField& filter() const { return *panel.findChild<FilterField*>(); }
        NoticeBar& notice() const { return *panel.findChild<NoticeBar*>(); }
        std::int64_t stored() {
            std::int64_t count = 0;
            games.run([&](core::Library& library) { count = core::LibrarySearch(library).count({}); });
            return count;
        }
        void select(std::initializer_list<int> rows) {
            table.clearSelection();
            for (const int row : rows)
                table.selectionModel()->select(table.model()->index(row, 0),
                                               QItemSelectionModel::Select | QItemSelectionModel::Rows);
        }
    };
    /// Games 1, 2, 3, the latest first in the table.
    static std::vector<StoredGameSpec> threeGames() {
        return {{.first = "Ada", .startedAt = 100, .moves = {"e3e4", "e6e5"}},
                {.first = "Bob", .startedAt = 200},
                {.first = "Eve", .startedAt = 300, .moves = {"e3e4"}}};
    }

private slots:
    void init() { QSettings().clear(); }

    void theTableFollowsWhatIsWrittenAndKeepsItsSelection() {
        Shown shown(m_variants, {{.startedAt = 100}});
        shown.table.selectRow(0);
        QSignalSpy reset(shown.table.model(), &QAbstractItemModel::modelReset);
        shown.games.add({{.startedAt = 200}});
        QTRY_COMPARE(shown.rows(), 2);
        QCOMPARE(shown.table.selectedGames(), (Ids{1}));
        shown.games.run([](core::Library& library) {
            library.setOutcome(1, core::Outcome{core::Side::First, core::EndReason::Time});
        });
        QTRY_COMPARE(shown.table.model()->index(1, GameColumn::Result).data().toString(), QString("1–0"));
        QCOMPARE(reset.count(), 0);
    }

    void gamesOfAnotherProcessAppearAndTheSelectionStays() {
        Shown shown(m_variants, {{.startedAt = 100}, {.startedAt = 300}, {.startedAt = 500}});
        QCOMPARE(shown.ids(), (Ids{3, 2, 1}));
        shown.select({1});
        shown.games.look();
        const std::vector<core::GameRecord> added{recordOf({.startedAt = 200}), recordOf({.startedAt = 400})};
        core::Library(shown.games.path("library.sqlite").toStdString()).addRecords(added);
        shown.games.look();
        QTRY_COMPARE(shown.ids(), (Ids{3, 5, 2, 4, 1}));
        QCOMPARE(shown.table.selectedGames(), (Ids{2}));
        QVERIFY(shown.text("gameCount").contains('5'));
    }
    void whatAnotherProcessChangesInAGameIsSeen() {
        Shown shown(m_variants, {{.startedAt = 100}});
        const auto result = [&] {
            return shown.table.model()->index(0, GameColumn::Result).data().toString();
        };
        QTRY_VERIFY(!shown.table.model()->index(0, GameColumn::Players).data().toString().contains("…"));
        shown.games.look();
        core::Library(shown.games.path("library.sqlite").toStdString())
            .setOutcome(1, core::Outcome{core::Side::First, core::EndReason::Time});
        shown.games.look();
        QTRY_COMPARE(result(), QString("1–0"));
    }

    void whatARowShowsIsFound() {
        Shown shown(m_variants, {{.first = "Ada", .startedAt = 100}, {.first = "", .startedAt = 200}});
        shown.games.service().useVariants(m_variants);
        for (const char* text : {"human", "human euroshogi"}) {
            shown.filter().setFilterText(text);
            QTRY_COMPARE(shown.ids(), (Ids{2}));
            shown.filter().setFilterText("euroshogi");
            QTRY_COMPARE(shown.ids(), (Ids{2, 1}));
        }
    }
    void aCommentIsFoundWhileItsGameIsStillOpen() {
        Shown shown(m_variants, {{.startedAt = 100, .moves = {"e3e4"}}, {.startedAt = 200}});
        shown.games.run([](core::Library& library) {
            core::Annotations notes;
            notes.after = "A strange chariot";
            library.appendEdit(1, core::TreeEdit{{core::TreeEdit::Annotate{core::GameTree::root(), notes}}});
        });
        shown.filter().setFilterText("chariot");
        QTRY_COMPARE(shown.ids(), (Ids{1}));
    }
    void anEmptyListSaysWhy() {
        Shown shown(m_variants, {});
        QVERIFY(!shown.table.isVisible());
        const auto says = [&](const QString& text) {
            for (auto* label : shown.panel.findChildren<QLabel*>())
                if (label->isVisible() && label->text() == text) return true;
            return false;
        };
        QTRY_VERIFY(says("No games yet. The games you play are saved here."));
        shown.filter().setFilterText("starred");
        QTRY_VERIFY(says("No games match the search."));
    }

    void theSearchFieldFiltersTheTableAndCounts() {
        Shown shown(m_variants, threeGames());
        QCOMPARE(shown.text("gameCount"), QString("3 game(s)"));
        shown.filter().setFilterText("-player:eve");
        QTRY_COMPARE(shown.ids(), (Ids{2, 1}));
        QTRY_COMPARE(shown.text("gameCount"), QString("2 of 3 game(s)"));
        shown.filter().setText("player:(");
        QTRY_VERIFY(!shown.text("filterProblem").isEmpty());
        QCOMPARE(shown.ids(), (Ids{2, 1}));
        shown.filter().setFilterText({});
        QTRY_COMPARE(shown.ids(), (Ids{3, 2, 1}));
    }

    void theSearchFieldHasAnExampleInAPanelOfTheUsualWidth() {
        Shown shown(m_variants, threeGames());
        shown.panel.setFixedWidth(300);
        QTRY_VERIFY(shown.filter().width() < 300);
        QCOMPARE(shown.filter().placeholderText(), QString("Search games: player:habu"));
    }

    void theButtonsBesideTheSearchFieldFollowTheSizeOfTheText() {
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
        Shown shown(m_variants, threeGames());
        const auto& add = *shown.panel.findChild<QToolButton*>("addCondition");
        const auto& more = *shown.panel.findChild<QToolButton*>("moreOfGames");
        const int before = add.height();
        QFont large = usual;
        large.setPointSizeF(2 * usual.pointSizeF());
        QApplication::setFont(large);
        QTRY_VERIFY(add.height() > before);
        QCOMPARE(more.height(), add.height());
        QApplication::setFont(usual);
        QTRY_COMPARE(add.height(), before);
        QCOMPARE(more.height(), before);
    }

    void theDownKeyGoesFromTheFieldToTheTable() {
        Shown shown(m_variants, threeGames());
        shown.panel.activateWindow();
        shown.panel.find();
        QTest::keyClick(&shown.filter(), Qt::Key_Down);
        QCOMPARE(shown.panel.focusWidget(), &shown.table);
        QCOMPARE(shown.table.currentGame(), core::GameId(3));
    }

    void theKeyboardSelectsTheGameThatItComesTo() {
        Shown shown(m_variants, threeGames());
        shown.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.panel));
        shown.filter().setFocus();
        shown.table.setFocus(Qt::TabFocusReason);
        QCOMPARE(shown.table.selectedGames(), Ids({3}));
    }
    void enterOpensTheGame() {
        Shown shown(m_variants, threeGames());
        QSignalSpy chosen(&shown.panel, &GamesPanel::gameChosen);
        shown.table.selectRow(1);
        QTest::keyClick(&shown.table, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0).at(0).value<core::GameId>(), core::GameId(2));
    }
    void aStepLeadsToTheNeighbourAlsoWhereNobodySeesTheTable() {
        Shown shown(m_variants, threeGames());
        QSignalSpy stepped(&shown.panel, &GamesPanel::stepped);
        const auto last = [&] { return stepped.back().at(0).value<core::GameId>(); };
        shown.panel.stepFrom(core::GameId(3), 1);
        QTRY_COMPARE(stepped.count(), 1);
        QCOMPARE(last(), core::GameId(2));
        QCOMPARE(shown.table.currentGame(), core::GameId(2));
        shown.panel.hide();
        shown.games.add({{.startedAt = 250}}); // 4 stands between 3 and 2
        shown.panel.stepFrom(core::GameId(3), 1);
        QTRY_COMPARE(stepped.count(), 2);
        QCOMPARE(last(), core::GameId(4));
        shown.panel.stepFrom(core::GameId(2), -1);
        QTRY_COMPARE(stepped.count(), 3);
        QCOMPARE(last(), core::GameId(4));
    }
    void atItsEndsTheTableHasNoNeighbour() {
        Shown shown(m_variants, threeGames());
        QSignalSpy refused(&shown.panel, &GamesPanel::notStepped);
        shown.panel.stepFrom(core::GameId(1), 1);
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(refused.at(0).at(0).toString(), QString("There is no next game in the table of games."));
        shown.panel.stepFrom(core::GameId(3), -1);
        QTRY_COMPARE(refused.count(), 2);
        QCOMPARE(refused.at(1).at(0).toString(), QString("There is no previous game in the table of games."));
    }
    void fromAGameThatIsNotInTheTableAStepLeadsToTheCursor() {
        Shown shown(m_variants, threeGames());
        shown.table.selectRow(1);
        QSignalSpy stepped(&shown.panel, &GamesPanel::stepped);
        shown.panel.stepFrom(core::GameId(99), 1);
        QTRY_COMPARE(stepped.count(), 1);
        QCOMPARE(stepped.at(0).at(0).value<core::GameId>(), core::GameId(2));
        shown.panel.stepFrom(std::nullopt, -1);
        QTRY_COMPARE(stepped.count(), 2);
        QCOMPARE(stepped.at(1).at(0).value<core::GameId>(), core::GameId(3));
    }
    void aStepKeepsASelectionOfSeveralGames() {
        Shown shown(m_variants, threeGames());
        shown.select({0, 2});
        QSignalSpy stepped(&shown.panel, &GamesPanel::stepped);
        shown.panel.stepFrom(core::GameId(3), 1);
        QTRY_COMPARE(stepped.count(), 1);
        QCOMPARE(shown.table.selectedGames(), (Ids{3, 1}));
    }
    void anEmptyTableSaysWhyThereIsNoStep() {
        Shown shown(m_variants, {});
        QSignalSpy refused(&shown.panel, &GamesPanel::notStepped);
        shown.panel.hide();
        shown.panel.stepFrom(std::nullopt, 1);
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(refused.at(0).at(0).toString(), QString("No games yet. The games you play are saved here."));
    }
    void controlAndEnterOpenTheGameInATabOfItsOwn() {
        Shown shown(m_variants, threeGames());
        QSignalSpy chosen(&shown.panel, &GamesPanel::gamesChosen);
        shown.table.selectRow(1);
        QTest::keyClick(&shown.table, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(chosen.at(0).at(0).value<Ids>(), (Ids{2}));
    }
    void theMiddleButtonOpensTheGameInATabOfItsOwn() {
        Shown shown(m_variants, threeGames());
        QSignalSpy chosen(&shown.panel, &GamesPanel::gamesChosen);
        shown.select({0, 1});
        const QRect third = shown.table.visualRect(shown.table.model()->index(2, GameColumn::Players));
        QTest::mouseClick(shown.table.viewport(), Qt::MiddleButton, {}, third.center());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0).at(0).value<Ids>(), (Ids{1}));
        QTest::mouseClick(shown.table.viewport(), Qt::MiddleButton, {},
                          shown.table.viewport()->rect().bottomLeft() + QPoint(9, -2));
        QCOMPARE(chosen.count(), 1);
    }
    void theNumberOfSelectedGamesIsSaid() {
        Shown shown(m_variants, threeGames());
        shown.select({0});
        QCOMPARE(shown.text("gameCount"), QString("3 game(s)"));
        shown.select({0, 2});
        QCOMPARE(shown.text("gameCount"), QString("2 selected, 3 game(s)"));
        shown.table.clearSelection();
        QCOMPARE(shown.text("gameCount"), QString("3 game(s)"));
    }
    void severalGamesAreOpenedTogetherButNotAHundred() {
        Shown shown(m_variants, std::vector<StoredGameSpec>(100));
        QSignalSpy chosen(&shown.panel, &GamesPanel::gamesChosen);
        shown.select({0, 2});
        QTest::keyClick(&shown.table, Qt::Key_Return);
        QCOMPARE(chosen.at(0).at(0).value<Ids>(), (Ids{100, 98}));
        shown.table.selectAll();
        QTest::keyClick(&shown.table, Qt::Key_Return);
        QCOMPARE(chosen.at(1).at(0).value<Ids>().size(), std::size_t(GamesPanel::MostOpened));
        QVERIFY(shown.notice().isVisible());
    }

    void sStarsTheSelectionAndTakesTheStarsOff() {
        Shown shown(m_variants, threeGames());
        shown.games.run([](core::Library& library) { library.setStarred(3, true); });
        shown.select({0, 1});
        QTest::keyClick(&shown.table, Qt::Key_S);
        QTRY_VERIFY(shown.games.summary(2).starred && shown.games.summary(3).starred);
        QTest::keyClick(&shown.table, Qt::Key_S);
        QTRY_VERIFY(!shown.games.summary(2).starred && !shown.games.summary(3).starred);
    }
    void starsAreSeenWhereTheirColumnHasNoRoom() {
        Shown shown(m_variants, threeGames());
        const auto& table = shown.table;
        const auto stars = [&](int row) {
            if (!QTest::qWaitFor([&] { return shown.model().gameAt(row) != nullptr; }))
                qFatal("the game is not read");
            const QModelIndex players = table.model()->index(row, GameColumn::Players);
            QImage picture(300, 30, QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            QStyleOptionViewItem option;
            option.initFrom(&table);
            option.widget = &table;
            option.rect = picture.rect();
            table.itemDelegateForIndex(players)->paint(&painter, option, players);
            return picture;
        };
        shown.panel.resize(290, 500);
        QTRY_VERIFY(table.isColumnHidden(GameColumn::Star));
        const QImage without = stars(0);
        shown.games.run([](core::Library& library) { library.setStarred(3, true); });
        QTRY_VERIFY(shown.model().gameAt(0) && shown.model().gameAt(0)->summary.starred);
        QVERIFY(stars(0) != without);
        shown.panel.resize(900, 500);
        QTRY_VERIFY(!table.isColumnHidden(GameColumn::Star));
        QVERIFY2(stars(0) == without, "the column has it");
    }
    void aClickOnTheStarColumnStarsThatGameAndKeepsTheSelection() {
        Shown shown(m_variants, threeGames());
        shown.table.selectRow(0);
        const QRect star = shown.table.visualRect(shown.table.model()->index(2, GameColumn::Star));
        QTest::mouseClick(shown.table.viewport(), Qt::LeftButton, {}, star.center());
        QTRY_VERIFY(shown.games.summary(1).starred);
        QCOMPARE(shown.table.selectedGames(), (Ids{3}));
    }

    void whereAllListedGamesWereDeletedCtrlZBringsThemBack() {
        Shown shown(m_variants, threeGames());
        shown.filter().setFilterText("player:ada");
        QTRY_COMPARE(shown.ids(), (Ids{1}));
        shown.panel.activateWindow();
        shown.table.setFocus();
        shown.select({0});
        QTest::keyClick(&shown.table, Qt::Key_Delete);
        QTRY_COMPARE(shown.ids(), Ids{});
        QVERIFY(shown.panel.focusWidget());
        QTest::keyClick(shown.panel.focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(shown.ids(), (Ids{1}));
    }
    void deletedGamesComeBackWithUndo() {
        Shown shown(m_variants, threeGames());
        shown.select({0, 2});
        QTest::keyClick(&shown.table, Qt::Key_Delete);
        QTRY_COMPARE(shown.ids(), (Ids{2}));
        QVERIFY(shown.notice().isVisible());
        QTRY_COMPARE(shown.stored(), 1);
        QTest::keyClick(&shown.table, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(shown.ids(), (Ids{3, 2, 1}));
        QVERIFY(!shown.notice().isVisible());
    }
    void deletionsAreUndoneOneByOneFromTheLast() {
        Shown shown(m_variants, threeGames());
        shown.select({0});
        QTest::keyClick(&shown.table, Qt::Key_Delete);
        QTest::keyClick(&shown.table, Qt::Key_Delete); // the cursor stands on the next game
        QTRY_COMPARE(shown.ids(), (Ids{1}));
        buttonIn(shown.notice(), "Undo").click();
        QTRY_COMPARE(shown.ids(), (Ids{2, 1}));
        QTest::keyClick(&shown.panel, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(shown.ids(), (Ids{3, 2, 1}));
    }

    void theGamesOfTheLastLibraryAreGoneAtOnce() {
        Shown shown(m_variants, threeGames());
        shown.select({0});
        QTest::keyClick(&shown.table, Qt::Key_Delete);
        QTRY_COMPARE(shown.ids(), (Ids{2, 1}));
        shown.games.service().open(shown.games.path("other.sqlite").toStdString());
        QCOMPARE(shown.rows(), 0);
        QVERIFY(!shown.panel.findChild<QPushButton*>("openGame")->isEnabled());
        QVERIFY(!actionIn(shown.panel, "Undo Deleting").isEnabled());
        QVERIFY(!shown.notice().isVisible());
        QTRY_COMPARE(shown.text("gameCount"), QString("0 game(s)"));
    }

    void aLibraryThatCannotBeOpenedIsNotSearched() {
        Shown shown(m_variants, threeGames());
        QFile damaged(shown.games.path("damaged.sqlite"));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("this is not a database, but somebody's notes");
        damaged.close();
        QSignalSpy failed(&shown.games.service(), &LibraryService::openFailed);
        shown.games.service().open(damaged.fileName().toStdString());
        QCOMPARE(shown.text("gameCount"), QString("Searching…"));
        QVERIFY(failed.wait(10000));
        QTest::qWait(100); // nothing else comes
        QVERIFY2(shown.text("gameCount").isEmpty(), qPrintable(shown.text("gameCount")));
        const auto labels = shown.panel.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(damaged.fileName());
        }));
        QSignalSpy missed(&shown.panel, &GamesPanel::notShown);
        shown.panel.showGame(1);
        QCOMPARE(missed.count(), 1);
        QVERIFY2(missed.at(0).at(0).toString().contains(damaged.fileName()), "not that it was deleted");
    }
    void theListOfDeletedGamesHasRoomForNames() {
        Shown shown(m_variants, {{.first = "Ada Lovelace", .second = "Charles Babbage"}});
        shown.select({0});
        QTest::keyClick(&shown.table, Qt::Key_Delete);
        QTRY_COMPARE(shown.rows(), 0);
        withNextDialog<DeletedGamesDialog>([](DeletedGamesDialog& dialog) {
            auto& games = *dialog.findChild<QTreeWidget*>("deletedGames");
            QTRY_COMPARE(games.topLevelItemCount(), 1);
            const int needed = games.fontMetrics().horizontalAdvance(games.topLevelItem(0)->text(0));
            QTRY_VERIFY(games.columnWidth(0) > needed);
            dialog.reject();
        });
        actionIn(shown.panel, "Deleted Games…").trigger();
    }
    void deletedGamesAreRestoredFromTheirList() {
        Shown shown(m_variants, threeGames());
        shown.select({0, 2});
        QTest::keyClick(&shown.table, Qt::Key_Delete);
        QTRY_COMPARE(shown.ids(), Ids{2});
        QStringList names;
        withNextDialog<DeletedGamesDialog>([&](DeletedGamesDialog& dialog) {
            auto& games = *dialog.findChild<QTreeWidget*>("deletedGames");
            QTRY_COMPARE(games.topLevelItemCount(), 2);
            for (int row = 0; row < 2; ++row)
                names << games.topLevelItem(row)->text(0);
            buttonIn(dialog, "Restore").click(); // the first one is selected
            QTRY_COMPARE(games.topLevelItemCount(), 1);
            dialog.reject();
        });
        actionIn(shown.panel, "Deleted Games…").trigger();
        QCOMPARE(names, (QStringList{"Eve – Bob", "Ada – Bob"}));
        QTRY_COMPARE(shown.ids(), (Ids{3, 2}));
        buttonIn(shown.notice(), "Undo").click(); // of what is still deleted
        QTRY_COMPARE(shown.ids(), (Ids{3, 2, 1}));
        QVERIFY(!actionIn(shown.panel, "Undo Deleting").isEnabled());
    }

    void ofDuplicatesAllButTheFirstAreDeleted() {
        Shown shown(m_variants, {{.startedAt = 100, .moves = {"e3e4"}},
                                 {.startedAt = 200, .moves = {"d3d4"}},
                                 {.startedAt = 300, .moves = {"e3e4"}}});
        actionIn(shown.panel, "Only Duplicates (Same Moves)").trigger();
        QTRY_COMPARE(shown.ids(), (Ids{1, 3}));
        QCOMPARE(shown.text("gameCount"), QString("1 group(s) of games"));
        buttonIn(shown.panel, "Delete All but the First").click();
        QTRY_COMPARE(shown.ids(), Ids{});
        buttonIn(shown.panel, "All Games").click();
        QTRY_COMPARE(shown.ids(), (Ids{2, 1}));
    }

    void theLastCopyOfAGameIsNoDuplicate() {
        Shown shown(m_variants, {{.startedAt = 100, .moves = {"e3e4"}},
                                 {.startedAt = 200, .moves = {"e3e4"}},
                                 {.startedAt = 300, .moves = {"d3d4"}},
                                 {.startedAt = 400, .moves = {"d3d4"}}});
        actionIn(shown.panel, "Only Duplicates (Same Moves)").trigger();
        QTRY_COMPARE(shown.ids(), (Ids{1, 2, 3, 4}));
        shown.select({0});
        QTest::keyClick(&shown.table, Qt::Key_Delete);
        QTRY_VERIFY(shown.rows() < 4);
        QCOMPARE(shown.ids(), (Ids{3, 4}));
        buttonIn(shown.panel, "Delete All but the First").click();
        buttonIn(shown.panel, "All Games").click();
        QTRY_COMPARE(shown.ids(), (Ids{3, 2}));
    }

    void whatChangesDuringASearchIsInTheListAfterIt() {
        Shown shown(m_variants, threeGames());
        BusyReader reader(shown.games.service());
        shown.panel.hide();
        shown.panel.show(); // begins a search, which waits
        shown.games.add({{.moves = {"c3c4"}}});
        reader.release();
        QTRY_COMPARE(shown.rows(), 4);
    }

    void twoClicksOpenOneDialogForACondition() {
        Shown shown(m_variants, threeGames());
        BusyReader reader(shown.games.service());
        auto& add = *shown.panel.findChild<QAbstractButton*>("addCondition");
        add.click();
        add.click();
        int dialogs = 0;
        withNextDialog<ConditionDialog>([&](ConditionDialog& dialog) {
            QTest::qWait(50); // so that a second one could open
            dialogs = static_cast<int>(shown.panel.findChildren<ConditionDialog*>().size());
            dialog.reject();
        });
        reader.release();
        QTRY_COMPARE(dialogs, 1);
    }

    void theNamesOfTheLibraryAreCompletedInAConditionOnPlayers() {
        Shown shown(m_variants, threeGames());
        bool isCompleted = false;
        withNextDialog<ConditionDialog>([&isCompleted](ConditionDialog& dialog) {
            const auto* text = dialog.findChild<QLineEdit*>("conditionText");
            isCompleted = QTest::qWaitFor([text] { return text->completer() != nullptr; });
            dialog.reject();
        });
        shown.panel.findChild<QAbstractButton*>("addCondition")->click();
        QTRY_VERIFY(isCompleted);
    }

    void exportIsOfferedWhereSomebodyExports() {
        Shown without(m_variants, threeGames());
        QVERIFY(!buttonIn(without.panel, "Export…").isVisible());
        Shown shown(m_variants, threeGames());
        QSignalSpy wanted(&shown.panel, &GamesPanel::exportWanted);
        shown.panel.hide();
        shown.panel.show();
        QTRY_COMPARE(shown.rows(), 3);
        QVERIFY(!buttonIn(shown.panel, "Export…").isEnabled());
        shown.select({2, 0});
        buttonIn(shown.panel, "Export…").click();
        QCOMPARE(wanted.at(0).at(0).value<Ids>(), (Ids{3, 1}));
    }

    void anOpeningBookCanBeMadeOfTheSelectedGames() {
        Shown shown(m_variants, threeGames());
        QSignalSpy wanted(&shown.panel, &GamesPanel::bookWanted);
        auto* make = shown.panel.findChild<QAction*>("makeBook");
        QVERIFY(!make->isEnabled());
        shown.select({2, 0});
        make->trigger();
        QCOMPARE(wanted.at(0).at(0).value<Ids>(), (Ids{3, 1}));
    }

    void anOpeningBookCanBeMadeOfTheListedGames() {
        Shown shown(m_variants, threeGames());
        QSignalSpy wanted(&shown.panel, &GamesPanel::bookWanted);
        shown.panel.showFilter("moves:>0");
        QTRY_COMPARE(shown.rows(), 2);
        shown.panel.findChild<QAction*>("makeBookOfListed")->trigger();
        QCOMPARE(wanted.at(0).at(0).value<Ids>(), (Ids{3, 1}));
        shown.panel.showFilter("moves:>100");
        QTRY_COMPARE(shown.rows(), 0);
        QTRY_VERIFY(!shown.panel.findChild<QAction*>("makeBookOfListed")->isEnabled());
    }

    void theStatisticsAreOfTheListedGames() {
        Shown shown(m_variants, threeGames());
        QSignalSpy wanted(&shown.panel, &GamesPanel::statisticsWanted);
        shown.panel.showFilter("moves:>0");
        shown.panel.findChild<QAction*>("statisticsOfListed")->trigger();
        QCOMPARE(wanted.at(0), (QVariantList{QString(), "moves:>0"}));
    }

    // --- from a game to others

    void aGameIsShownInTheListEvenIfTheSearchLeavesItOut() {
        Shown shown(m_variants, threeGames());
        shown.panel.showGame(2);
        QTRY_COMPARE(shown.table.selectedGames(), (Ids{2}));
        shown.panel.showFilter("player:eve");
        QTRY_COMPARE(shown.ids(), (Ids{3}));
        shown.panel.showGame(1);
        QTRY_COMPARE(shown.table.selectedGames(), (Ids{1}));
        QCOMPARE(shown.ids(), (Ids{3, 2, 1}));
        QCOMPARE(shown.filter().text(), QString());
    }
    void aGameIsShownAlsoWhereOnlyDuplicatesWereListed() {
        Shown shown(m_variants, threeGames());
        actionIn(shown.panel, "Only Duplicates (Same Moves)").trigger();
        QTRY_COMPARE(shown.rows(), 0);
        shown.panel.showGame(1);
        QTRY_COMPARE(shown.table.selectedGames(), (Ids{1}));
        QVERIFY(!actionIn(shown.panel, "Only Duplicates (Same Moves)").isChecked());
    }
    void aGameThatTheLibraryDoesNotListIsSaidToBeMissing() {
        Shown shown(m_variants, threeGames());
        QSignalSpy missed(&shown.panel, &GamesPanel::notShown);
        shown.panel.showGame(99);
        QTRY_COMPARE(missed.count(), 1);
        QCOMPARE(shown.rows(), 3);
    }

    void aGameLeadsToThoseOfItsPlayersAndItsEvent() {
        const auto game = recordOf({.first = "Ada Lovelace", .second = "Bob", .event = "Open & Rapid"});
        RelatedGamesMenu menu(game.header);
        QSignalSpy filters(&menu, &RelatedGamesMenu::filterChosen);
        QSignalSpy players(&menu, &RelatedGamesMenu::statisticsChosen);
        QStringList texts;
        for (QAction* action : menu.actions())
            if (!action->isSeparator()) {
                texts += action->text();
                action->trigger();
            }
        QCOMPARE(texts, (QStringList{"Games of Ada Lovelace", "Games of Bob",
                                     "Games Between Ada Lovelace and Bob", "Games of the Event Open && Rapid",
                                     "Statistics of Ada Lovelace…", "Statistics of Bob…"}));
        QCOMPARE(filters.at(0).at(0).toString(), QString("player:=\"Ada Lovelace\""));
        QCOMPARE(filters.at(1).at(0).toString(), QString("player:=Bob"));
        QCOMPARE(filters.at(2).at(0).toString(), QString("player:=\"Ada Lovelace\" player:=Bob"));
        QCOMPARE(filters.at(3).at(0).toString(), QString("event:=\"Open & Rapid\""));
        QCOMPARE(players.at(0).at(0).toString(), QString("Ada Lovelace"));
        QCOMPARE(players.at(1).at(0).toString(), QString("Bob"));
    }
    void enginesAndPersonsWithoutNamesLeadNowhere() {
        core::RecordHeader header = recordOf({}).header;
        header.players[0].name.clear();
        header.players[1] = core::Player{3, ""};
        const RelatedGamesMenu menu(header);
        QVERIFY(menu.isEmpty());
        QVERIFY(!menu.isEnabled());
    }
    void theMenuOfAGameListsTheGamesOfAPlayer() {
        Shown shown(m_variants, threeGames());
        QTRY_VERIFY(shown.model().gameAt(0));
        shown.table.goToGame(3);
        QTimer::singleShot(0, &shown.panel, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            actionIn(*menu, "Games of Eve").trigger();
            menu->close();
        });
        emit shown.table.customContextMenuRequested({});
        QCOMPARE(shown.filter().text(), QString("player:=Eve"));
        QTRY_COMPARE(shown.ids(), (Ids{3}));
    }
    void theGameStaysSelectedAmongThoseToWhichItLeads() {
        Shown shown(m_variants, {{.first = "Ada", .startedAt = 100},
                                 {.first = "Eve", .startedAt = 200},
                                 {.first = "Ada", .startedAt = 300}});
        QTRY_VERIFY(shown.model().gameAt(1));
        shown.table.goToGame(2);
        QTimer::singleShot(0, &shown.panel, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            actionIn(*menu, "Games of Eve").trigger();
            menu->close();
        });
        emit shown.table.customContextMenuRequested({});
        QTRY_COMPARE(shown.ids(), (Ids{2}));
        QTRY_COMPARE(shown.table.selectedGames(), (Ids{2}));
    }
    void aLateAnswerToThatSelectsNothingInAnotherList() {
        Shown shown(m_variants, {{.first = "Ada", .startedAt = 100},
                                 {.first = "Eve", .startedAt = 200, .event = "Cup"},
                                 {.first = "Ada", .startedAt = 300, .event = "Cup"}});
        QTRY_VERIFY(shown.model().gameAt(1));
        shown.table.goToGame(2);
        BusyReader busy(shown.games.service());
        QTimer::singleShot(0, &shown.panel, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            actionIn(*menu, "Games of Eve").trigger();
            menu->close();
        });
        emit shown.table.customContextMenuRequested({});
        shown.table.goToGame(3);
        shown.panel.showFilter("event:cup");
        busy.release();
        QTRY_COMPARE(shown.ids(), (Ids{3, 2}));
        QTRY_VERIFY(!shown.text("gameCount").startsWith("Search"));
        QVERIFY(shown.table.selectedGames() != Ids{2});
    }
    void aSearchGivesUpTheListOfDuplicates() {
        Shown shown(m_variants, threeGames());
        actionIn(shown.panel, "Only Duplicates (Same Moves)").trigger();
        QTRY_COMPARE(shown.rows(), 0);
        shown.panel.showFilter("player:eve");
        QTRY_COMPARE(shown.ids(), (Ids{3}));
    }

    // --- the preview

    void thePreviewShowsTheEndOfTheGameAndStepsThroughIt() {
        Shown shown(m_variants, threeGames());
        auto& preview = *shown.panel.findChild<ui::GamePreview*>();
        shown.table.selectRow(2);
        QTRY_COMPARE(shown.text("previewPlace"), QString("Ply 2 of 2"));
        QTest::keyClick(&shown.table, Qt::Key_Left);
        QCOMPARE(preview.ply(), 1);
        QVERIFY(preview.step(-5));
        QCOMPARE(preview.ply(), 0);
        QVERIFY(!preview.step(-1));
        shown.table.selectRow(0);
        QTRY_COMPARE(shown.text("previewPlace"), QString("Ply 1 of 1"));
    }
    void thePreviewCanBeHidden() {
        Shown shown(m_variants, threeGames());
        auto& preview = *shown.panel.findChild<ui::GamePreview*>();
        QVERIFY(preview.isVisible());
        actionIn(shown.panel, "Preview").trigger();
        QVERIFY(!preview.isVisible());
        QVERIFY(!preferences().get(preference::GamePreview));
    }
    void aPanelWithoutRoomForThePreviewSaysSo() {
        Shown shown(m_variants, threeGames());
        auto& preview = *shown.panel.findChild<ui::GamePreview*>();
        shown.panel.resize(300, 300);
        QVERIFY(!preview.isVisible());
        QVERIFY(!actionIn(shown.panel, "Preview (Panel Too Small)").isEnabled());
        shown.panel.resize(900, 300);
        QVERIFY(preview.isVisible());
        QVERIFY(actionIn(shown.panel, "Preview").isEnabled());
    }
    void thePreviewFollowsTheGameThatIsPlayed() {
        Shown shown(m_variants, threeGames());
        shown.table.selectRow(1);
        QTRY_COMPARE(shown.text("previewPlace"), QString("Ply 0 of 0"));
        const core::Move move = uciMove("e3e4", startPosition());
        shown.games.run([move](core::Library& library) { core::test::StoredPlay::of(library, 2).add(move); });
        QTRY_COMPARE(shown.text("previewPlace"), QString("Ply 1 of 1"));
    }

    void thePreviewHidesMovesThatWereTakenBack() {
        Shown shown(m_variants, threeGames());
        shown.games.run([](core::Library& library) {
            auto game = core::test::StoredPlay::of(library, 2);
            for (const char* move : {"e3e4", "e6e5"})
                game.add(uciMove(move, game.position()));
            game.takeBackTo(1);
        });
        shown.table.selectRow(1);
        QTRY_COMPARE(shown.text("previewPlace"), QString("Ply 1 of 1"));
        shown.panel.findChild<ui::GamePreview*>()->showGame(2, core::NodeId::root());
        QTRY_COMPARE(shown.text("previewPlace"), QString("Ply 0 of 1"));
    }

    // --- labels and players

    void labelsAreTickedForAllSelectedGames() {
        StoredGames games;
        games.add(threeGames());
        games.run([](core::Library& library) {
            const Ids two{1, 2};
            library.setLabel(two, "opening", true);
            library.setLabel(std::span(two).first(1), "best", true);
        });
        LabelUse use;
        games.run([&](core::Library& library) { use = LabelUse::of(library, {1, 2}); });
        LabelMenu menu(use);
        const auto boxes = menu.findChildren<QCheckBox*>();
        QCOMPARE(boxes.size(), 2);
        QCOMPARE(boxes.at(0)->text(), QString("best"));
        QCOMPARE(boxes.at(0)->checkState(), Qt::PartiallyChecked);
        QCOMPARE(boxes.at(1)->checkState(), Qt::Checked);
        QSignalSpy set(&menu, &LabelMenu::labelSet);
        boxes.at(0)->click();
        boxes.at(1)->click();
        menu.findChild<QLineEdit*>("newLabel")->setText("  to learn ");
        QTest::keyClick(menu.findChild<QLineEdit*>("newLabel"), Qt::Key_Return);
        QCOMPARE(set.at(0), (QVariantList{"best", true}));
        QCOMPARE(set.at(1), (QVariantList{"opening", false}));
        QCOMPARE(set.at(2), (QVariantList{"to learn", true}));
    }

    void mergedPlayersGetTheNameThatIsKept() {
        Shown shown(m_variants, {{.first = "Ada L.", .second = "x"},
                                 {.first = "Ada Lovelace", .second = "x"},
                                 {.first = "Ada Lovelace", .second = "y"}});
        QTRY_VERIFY(shown.model().gameAt(2));
        shown.select({2});
        withNextDialog<MergePlayersDialog>([](MergePlayersDialog& dialog) {
            auto* list = dialog.findChild<QListWidget*>("playersToMerge");
            auto* effect = dialog.findChild<QLabel*>("mergeEffect");
            QTRY_COMPARE(list->count(), 4);
            QVERIFY(list->item(0)->text().startsWith("Ada L.") || list->item(1)->text().startsWith("Ada L."));
            for (int row = 0; row < list->count(); ++row)
                QCOMPARE(list->item(row)->checkState(), Qt::Unchecked);
            for (int row = 0; row < list->count(); ++row)
                list->item(row)->setCheckState(list->item(row)->text().startsWith("Ada") ? Qt::Checked
                                                                                         : Qt::Unchecked);
            QCOMPARE(dialog.nameToKeep(), std::string("Ada Lovelace")); // the more frequent one
            QTRY_COMPARE(effect->text(), QString("1 game(s) will be changed."));
            buttonIn(dialog, "Merge").click();
        });
        actionIn(shown.panel, "Merge Players…").trigger();
        QTRY_COMPARE(shown.games.summary(1).header.players[0].name, std::string("Ada Lovelace"));
        QVERIFY(!actionIn(shown.panel, "Undo Merging").shortcut().isEmpty());
        QSignalSpy renamed(&shown.panel, &GamesPanel::playersRenamed);
        shown.panel.activateWindow();
        shown.table.setFocus();
        QTest::keyClick(&shown.table, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(renamed.count(), 1);
        QCOMPARE(shown.games.summary(1).header.players[0].name, std::string("Ada L."));
        QCOMPARE(shown.games.summary(2).header.players[0].name, std::string("Ada Lovelace"));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, GamesPanelTest>(argc, argv); }
#include "games_panel_test.moc"
