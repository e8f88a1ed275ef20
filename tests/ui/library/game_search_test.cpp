// How the user says which games to show: the search field, conditions in words, saved searches; and which library.
#include "core/rules/variant_set.h"
#include "tests/ui/own_settings.h"
#include "ui/library/condition_dialog.h"
#include "ui/library/filter_field.h"
#include "ui/library/recent_libraries.h"
#include "ui/library/saved_searches.h"
#include "ui/preferences/preferences.h"
#include "ui/wording.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using core::GameField;

class GameSearchTest : public QObject {
    Q_OBJECT

private:
    core::VariantSet m_variants = core::VariantSet::builtin();
    const std::vector<std::string> m_labels{"good one", "opening"};

    static void choose(ConditionDialog& dialog, GameField field) {
        auto* fields = dialog.findChild<QComboBox*>("conditionField");
        fields->setCurrentIndex(fields->findData(static_cast<int>(field)));
    }
    static QPushButton& add(const ConditionDialog& dialog) {
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == "&Add") return *button;
        qFatal("no button");
    }
    static QString sentenceOn(const char* filter) {
        return QString::fromStdString(wording().sentence(core::parseFilter(filter).error()));
    }

private slots:
    void init() { QSettings().clear(); }

    // --- the field

    void theFieldFiltersShortlyAfterTheLastKey() {
        FilterField field;
        QSignalSpy changed(&field, &FilterField::filterChanged);
        QTest::keyClicks(&field, "player:ada");
        QCOMPARE(changed.count(), 0);
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(changed.at(0).at(0).value<core::GameFilter>() == core::parseFilter("player:ada").value());
    }
    void escapeEmptiesTheField() {
        FilterField field;
        field.setFilterText("player:ada");
        QSignalSpy changed(&field, &FilterField::filterChanged);
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(field.text(), QString());
        QCOMPARE(changed.count(), 1);
        QVERIFY(changed.at(0).at(0).value<core::GameFilter>().acceptsAll());
    }
    void aTextThatIsNoFilterIsExplainedAndTheLastFilterHolds() {
        FilterField field;
        field.setFilterText("player:ada");
        QSignalSpy changed(&field, &FilterField::filterChanged);
        field.setText("playr:ada");
        QTRY_COMPARE(field.problem(), QString("“playr” is not a condition (did you mean “player”?)."));
        QCOMPARE(changed.count(), 0);
        field.setText("player:ada x");
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(field.problem(), QString());
    }
    void anAddedConditionMustHoldTooOrInstead() {
        FilterField field;
        field.addCondition("player:ada", false);
        QCOMPARE(field.text(), QString("player:ada"));
        field.addCondition("-result:draw", false);
        QCOMPARE(field.text(), QString("player:ada -result:draw"));
        field.addCondition("starred", true);
        QCOMPARE(field.text(), QString("(player:ada -result:draw) OR starred"));
        QCOMPARE(field.problem(), QString());
    }

    // --- problems in words

    void everyProblemOfAFilterHasASentence() {
        QCOMPARE(sentenceOn("xyzzy:a"), QString("“xyzzy” is not a condition."));
        QCOMPARE(sentenceOn("player:"), QString("A value is missing after “player:”."));
        QCOMPARE(sentenceOn("moves:many"), QString("“many” is not valid for this condition."));
        QCOMPARE(sentenceOn("a \"b"), QString("The quotation mark is not closed: \"b."));
        QCOMPARE(sentenceOn("(a"), QString("A bracket is not closed."));
        QCOMPARE(sentenceOn("a)"), QString("A bracket is closed that was not opened."));
        QCOMPARE(sentenceOn("a OR"), QString("Something is missing next to “OR”."));
        QCOMPARE(sentenceOn(std::string(50, '(').c_str()),
                 QString("There are too many brackets inside each other."));
    }

    // --- conditions in words

    void aConditionIsPutTogetherFromWords() {
        ConditionDialog dialog(m_variants, m_labels, false);
        choose(dialog, GameField::Player);
        QVERIFY(!add(dialog).isEnabled());
        dialog.findChild<QLineEdit*>("conditionText")->setText("Ada Lovelace");
        QVERIFY(add(dialog).isEnabled());
        QCOMPARE(dialog.condition(), QString("player:\"Ada Lovelace\""));
        for (auto* box : dialog.findChildren<QCheckBox*>())
            box->setChecked(true); // not, and exactly this text
        QCOMPARE(dialog.condition(), QString("-player:=\"Ada Lovelace\""));
    }
    void numbersAndDatesHaveTwoEnds() {
        ConditionDialog dialog(m_variants, m_labels, false);
        choose(dialog, GameField::Date);
        auto* from = dialog.findChild<QLineEdit*>("conditionFrom");
        from->setText("1990");
        QCOMPARE(dialog.condition(), QString("date:>=1990"));
        from->setText("yesterday");
        QVERIFY(!add(dialog).isEnabled());
    }
    void everyConditionThatIsOfferedCanBeRead() {
        ConditionDialog dialog(m_variants, m_labels, true);
        auto* fields = dialog.findChild<QComboBox*>("conditionField");
        auto* choices = dialog.findChild<QComboBox*>("conditionChoice");
        dialog.findChild<QLineEdit*>("conditionText")->setText("OR (a: -b");
        dialog.findChild<QLineEdit*>("conditionFrom")->setText("1990");
        QVERIFY(fields->count() > 15);
        for (int field = 0; field < fields->count(); ++field) {
            fields->setCurrentIndex(field);
            const bool hasChoices = choices->isVisibleTo(&dialog);
            for (int choice = 0; choice < (hasChoices ? choices->count() : 1); ++choice) {
                if (hasChoices) choices->setCurrentIndex(choice);
                const auto filter = core::parseFilter(dialog.condition().toStdString());
                QVERIFY2(filter, qPrintable(dialog.condition()));
                QCOMPARE(static_cast<int>(filter.value().condition.field), fields->currentData().toInt());
            }
        }
    }
    void withoutLabelsNoneIsOffered() {
        ConditionDialog dialog(m_variants, {}, false);
        QCOMPARE(dialog.findChild<QComboBox*>("conditionField")->findData(static_cast<int>(GameField::Label)),
                 -1);
    }

    void namesAreCompletedInConditionsOnPlayers() {
        ConditionDialog dialog(m_variants, m_labels, false);
        dialog.offerPlayers({"Ada Lovelace", "Bob"});
        const auto* text = dialog.findChild<QLineEdit*>("conditionText");
        choose(dialog, GameField::Winner);
        QVERIFY(text->completer());
        text->completer()->setCompletionPrefix("love");
        QCOMPARE(text->completer()->currentCompletion(), QString("Ada Lovelace"));
        choose(dialog, GameField::Event);
        QVERIFY(!text->completer());
    }
    void namesThatComeLaterLeaveWhatIsChosen() {
        ConditionDialog dialog(m_variants, m_labels, false);
        choose(dialog, GameField::Result);
        dialog.findChild<QComboBox*>("conditionChoice")->setCurrentIndex(2);
        dialog.offerPlayers({"Bob"});
        QCOMPARE(dialog.condition(), QString("result:draw"));
        choose(dialog, GameField::Winner);
        QVERIFY(dialog.findChild<QLineEdit*>("conditionText")->completer());
    }
    void aWholeTextIsAskedForUnlessItHasQuotationMarks() {
        QCOMPARE(exactFilterValue("Bob"), QString("=Bob"));
        QCOMPARE(exactFilterValue("Ada Lovelace"), QString("=\"Ada Lovelace\""));
        QCOMPARE(exactFilterValue("Ada \"Countess\" Lovelace"), QString("\"Ada Countess Lovelace\""));
    }

    // --- saved searches

    void searchesAreKeptUnderTheirNames() {
        saveSearch({"wins", "winner:ada"});
        saveSearch({"draws", "result:draw"});
        saveSearch({"wins", "winner:eve"}); // replaces the first one
        QCOMPARE(savedSearches(),
                 (std::vector<SavedSearch>{{"draws", "result:draw"}, {"wins", "winner:eve"}}));
        renameSearch("wins", "her wins");
        deleteSearch("draws");
        QCOMPARE(savedSearches(), (std::vector<SavedSearch>{{"her wins", "winner:eve"}}));
    }
    void theMenuOffersThem() {
        saveSearch({"A & B", "player:a player:b"});
        SavedSearchMenu menu;
        QSignalSpy chosen(&menu, &SavedSearchMenu::searchChosen);
        emit menu.aboutToShow();
        QCOMPARE(menu.actions().front()->text(), QString("A && B"));
        menu.actions().front()->trigger();
        QCOMPARE(chosen.at(0).at(0).toString(), QString("player:a player:b"));
    }

    // --- libraries

    void theLibrariesThatWereOpenLastAreListedTheLatestFirst() {
        addRecentLibrary("/home/a.sqlite");
        addRecentLibrary("/home/b.sqlite");
        addRecentLibrary("/home/a.sqlite");
        QCOMPARE(recentLibraries(), (QStringList{"/home/a.sqlite", "/home/b.sqlite"}));
        for (int i = 0; i < 2 * MostRecentLibraries; ++i)
            addRecentLibrary(QString("/home/%1.sqlite").arg(i));
        QCOMPARE(recentLibraries().size(), MostRecentLibraries);
    }
    void aMissingLibraryIsSaidAndLeavesTheList() {
        QTemporaryDir folder;
        const QString here = folder.filePath("here.sqlite"), gone = folder.filePath("gone.sqlite");
        QVERIFY(QFile(here).open(QIODevice::WriteOnly));
        addRecentLibrary(here);
        addRecentLibrary(gone);
        RecentLibraryMenu menu;
        QSignalSpy chosen(&menu, &RecentLibraryMenu::libraryChosen);
        QSignalSpy missed(&menu, &RecentLibraryMenu::libraryMissed);
        emit menu.aboutToShow();
        menu.actions().at(1)->trigger();
        QCOMPARE(chosen.at(0).at(0).toString(), here);
        menu.actions().at(0)->trigger();
        QCOMPARE(missed.at(0).at(0).toString(), gone);
        QCOMPARE(recentLibraries(), QStringList{here});
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, GameSearchTest>(argc, argv); }
#include "game_search_test.moc"
