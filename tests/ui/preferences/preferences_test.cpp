// The settings of the user: kept, checked, and announced when they change.
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/board/board_preferences.h"
#include "ui/board/look_setting.h"
#include "ui/engine/engine_store.h"
#include "ui/files/recent_files.h"
#include "ui/game/commentary.h"
#include "ui/game/computer_policy.h"
#include "ui/language/language.h"
#include "ui/library/game_columns.h"
#include "ui/library/games_panel.h"
#include "ui/library/recent_libraries.h"
#include "ui/library/saved_searches.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"
#include "ui/record/move_list_panel.h"
#include "ui/sound/sounds.h"
#include "ui/teaching/teaching_service.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>

#include <memory>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

enum class Colour { Red, Blue };

const Preference<bool> Switch("test/switch", true, boolFormat());
const Preference<int> Number("test/number", 7, numberFormat(1, 10));
const Preference<QString> Word("test/word", "none",
                               textFormat([](const QString& text) { return text != "bad"; }));
const Preference<Colour> Paint("test/paint", Colour::Red,
                               namedFormat<Colour>({{Colour::Red, "red"}, {Colour::Blue, "blue"}}));
const Preference<std::optional<int>> Choice("test/choice", std::nullopt, optionalFormat(numberFormat(1, 10)));
const Preference<QByteArray> Bytes("other/bytes", {}, bytesFormat());
const PreferenceGroup TestGroup("test");

} // namespace

class PreferencesTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;

    QString path() const { return m_folder->filePath("komadai.conf"); }
    /// As at the next start of the program.
    void restart() { m_preferences = std::make_unique<Preferences>(path()); }
    void restartWith(const QByteArray& text) {
        m_preferences.reset();
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        restart();
    }
    /// Gives the program's own preferences the entries of an existing settings file.
    static void store(const std::initializer_list<std::pair<const char*, QVariant>>& entries) {
        for (const auto& [name, value] : entries)
            QSettings().setValue(name, value);
    }

private slots:
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        restart();
    }
    void cleanup() {
        m_preferences.reset();
        m_folder.reset();
    }

    void aSettingHasItsUsualValueUntilTheUserChooses() {
        QVERIFY(m_preferences->isEmpty());
        QVERIFY(m_preferences->get(Switch));
        QCOMPARE(m_preferences->get(Number), 7);
        QVERIFY(!m_preferences->get(Choice));
    }
    void valuesOfAllTypesAreThereAtTheNextStart() {
        m_preferences->set(Switch, false);
        m_preferences->set(Number, 3);
        m_preferences->set(Word, "a, \"b\" = ü");
        m_preferences->set(Paint, Colour::Blue);
        m_preferences->set(Choice, 5);
        m_preferences->set(Bytes, QByteArray("\0\xff", 2));
        restart();
        QVERIFY(!m_preferences->isEmpty());
        QVERIFY(!m_preferences->get(Switch));
        QCOMPARE(m_preferences->get(Number), 3);
        QCOMPARE(m_preferences->get(Word), QString("a, \"b\" = ü"));
        QVERIFY(m_preferences->get(Paint) == Colour::Blue);
        QCOMPARE(m_preferences->get(Choice).value(), 5);
        QCOMPARE(m_preferences->get(Bytes), QByteArray("\0\xff", 2));
    }
    void theFileIsWrittenWhenTheEventLoopRuns() {
        m_preferences->set(Paint, Colour::Blue);
        QCoreApplication::processEvents();
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("paint=blue"));
    }
    void theBoundsOfANumberBelongToIt() {
        restartWith("[test]\nnumber=1\n");
        QCOMPARE(m_preferences->get(Number), 1);
        restartWith("[test]\nnumber=10\n");
        QCOMPARE(m_preferences->get(Number), 10);
    }

    void aValueThatIsNotValidCountsAsMissing_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("below the bounds") << QByteArray("[test]\nnumber=0\n");
        QTest::newRow("above the bounds") << QByteArray("[test]\nnumber=2000000000\n");
        QTest::newRow("above all numbers")
            << QByteArray("[test]\nnumber=99999999999999999999\nchoice=1e99\n");
        QTest::newRow("no number") << QByteArray("[test]\nnumber=many\nchoice=\n");
        QTest::newRow("neither on nor off") << QByteArray("[test]\nswitch=perhaps\n");
        QTest::newRow("an unknown name") << QByteArray("[test]\npaint=green\n");
        QTest::newRow("a text that is not allowed") << QByteArray("[test]\nword=bad\n");
        QTest::newRow("a text that is too long")
            << "[test]\nword=" + QByteArray(MostTextLength + 1, 'x') + '\n';
        QTest::newRow("a list") << QByteArray("[test]\nswitch=true, false\nnumber=1, 2\npaint=red, blue\n");
        QTest::newRow("a type that Qt cannot read")
            << QByteArray("[test]\nnumber=@Variant(\\0\\0\\0\\x7f)\nswitch=@Invalid()\npaint=@Size(1 2)\n");
        QTest::newRow("no settings file at all") << QByteArray("\x7f"
                                                               "ELF\x02\x01\0\0]]]===",
                                                               15);
    }
    void aValueThatIsNotValidCountsAsMissing() {
        QFETCH(QByteArray, file);
        restartWith(file);
        QVERIFY(m_preferences->get(Switch));
        QCOMPARE(m_preferences->get(Number), 7);
        QCOMPARE(m_preferences->get(Word), QString("none"));
        QVERIFY(m_preferences->get(Paint) == Colour::Red);
        QVERIFY(!m_preferences->get(Choice));
    }

    void aChangeIsAnnouncedOnce() {
        const QSignalSpy changed(m_preferences.get(), &Preferences::changed);
        int calls = 0, otherCalls = 0, groupCalls = 0;
        QObject owner;
        m_preferences->whenChanged(Number, &owner, [&] {
            ++calls;
            QCOMPARE(m_preferences->get(Number), 3); // the new value is there already
        });
        m_preferences->whenChanged(Paint, &owner, [&] { ++otherCalls; });
        m_preferences->whenChanged(TestGroup, &owner, [&] { ++groupCalls; });
        m_preferences->set(Number, 3);
        QCOMPARE(changed.size(), 1);
        QVERIFY(*static_cast<const PreferenceKey*>(changed[0][0].constData()) == Number);
        QCOMPARE(calls, 1);
        QCOMPARE(otherCalls, 0);
        QCOMPARE(groupCalls, 1);
    }
    void theSameValueAgainIsNoChange() {
        const QSignalSpy changed(m_preferences.get(), &Preferences::changed);
        m_preferences->set(Number, 7); // the usual one
        m_preferences->set(Number, 7);
        m_preferences->reset(Number);
        QCOMPARE(changed.size(), 0);
    }
    void whoIsGoneIsNotCalled() {
        int calls = 0;
        {
            QObject owner;
            m_preferences->whenChanged(Number, &owner, [&] { ++calls; });
        }
        m_preferences->set(Number, 3);
        QCOMPARE(calls, 0);
    }
    void aFollowerIsShownTheValueAtOnceAndAfterEachChange() {
        std::vector<int> shown;
        QObject owner;
        m_preferences->follow<int>(Number, &owner, [&](int value) { shown.push_back(value); });
        m_preferences->set(Number, 3);
        m_preferences->reset(Number);
        QCOMPARE(shown, std::vector({7, 3, 7}));
    }
    void aChoiceCanBeTakenBack() {
        m_preferences->set(Choice, 5);
        m_preferences->set(Choice, std::nullopt);
        QVERIFY(!m_preferences->get(Choice));
        QVERIFY(m_preferences->isEmpty());
    }
    void aGroupIsResetAndAnnouncedSettingBySetting() {
        m_preferences->set(Number, 3);
        m_preferences->set(Switch, false);
        m_preferences->set(Bytes, "kept");
        const QSignalSpy changed(m_preferences.get(), &Preferences::changed);
        m_preferences->reset(TestGroup);
        QCOMPARE(changed.size(), 2);
        QCOMPARE(m_preferences->get(Number), 7);
        QVERIFY(m_preferences->get(Switch));
        QCOMPARE(m_preferences->get(Bytes), QByteArray("kept"));
    }
    void aDefaultOfTheDesktopCountsLessThanTheUsersChoice() {
        const QSignalSpy changed(m_preferences.get(), &Preferences::changed);
        m_preferences->setDefault(Switch, false);
        QVERIFY(!m_preferences->get(Switch));
        QCOMPARE(changed.size(), 1);
        m_preferences->set(Switch, true);
        m_preferences->setDefault(Switch, true);
        m_preferences->setDefault(Switch, false);
        QVERIFY(m_preferences->get(Switch));
        QCOMPARE(changed.size(), 2);
        m_preferences->reset(Switch);
        QVERIFY(!m_preferences->get(Switch));
        restart(); // it is not stored
        QVERIFY(m_preferences->get(Switch));
    }

    void entriesAreListedInTheirOrder() {
        const PreferenceGroup list("list");
        const QSignalSpy changed(m_preferences.get(), &Preferences::changed);
        std::vector<QVariantMap> entries;
        for (int i = 1; i <= 12; ++i)
            entries.push_back({{"number", QString::number(i)}});
        m_preferences->setEntries(list, entries);
        QCOMPARE(changed.size(), 1);
        restart();
        QCOMPARE(m_preferences->entries(list), entries);
        m_preferences->setEntries(list, {});
        QVERIFY(m_preferences->entries(list).empty());
    }
    void onlyEntriesThatExistAreRead() {
        restartWith("[list]\nsize=2000000000\n1\\name=one\nx\\name=none\n");
        const auto entries = m_preferences->entries(PreferenceGroup("list"));
        QCOMPARE(entries.size(), std::size_t{1});
        QCOMPARE(entries[0].value("name").toString(), QString("one"));
    }

    void actionsAndButtonsFollowOneAnother() {
        QAction action;
        QCheckBox box;
        bindToPreference(action, preference::AutoFlip);
        bindToPreference(box, preference::AutoFlip);
        QVERIFY(!action.isChecked() && !box.isChecked());
        box.click();
        QVERIFY(action.isChecked());
        action.trigger();
        QVERIFY(!box.isChecked());
    }

    /// The names of Komadai's first versions, so that nobody loses a setting.
    void existingSettingsFilesStayValid() {
        store({{"board/theme", "plain-dark"},
               {"board/pieces/shogi", "kanji"},
               {"board/animated", "false"},
               {"board/autoFlip", "true"},
               {"board/analysisArrow", "false"},
               {"notation", "japanese"},
               {"language", "de"},
               {"sound/on", "false"},
               {"sound/volume", "25"},
               {"playing/computerResigns", "false"},
               {"playing/computerAgreesToDraws", "false"},
               {"playing/computerPonders", "true"},
               {"playing/engineCommentary", "true"}});
        QVERIFY(preferences().get(preference::Theme) == ThemeChoice::PlainDark);
        QVERIFY(chosenLook(variants().find("shogi")->spec()) == PieceLook::Kanji);
        QVERIFY(!preferences().get(preference::AnimateMoves));
        QVERIFY(preferences().get(preference::AutoFlip));
        QVERIFY(!preferences().get(preference::AnalysisArrow));
        QVERIFY(chosenNotation() == Notation::Japanese);
        QCOMPARE(preferences().get(preference::Language), QString("de"));
        QVERIFY(!preferences().get(preference::SoundsOn));
        QCOMPARE(preferences().get(preference::SoundVolume), 25);
        QVERIFY(!chosenComputerPolicy().resigns);
        QVERIFY(preferences().get(preference::EngineCommentary));
        QVERIFY(!chosenComputerPolicy().agreesToDraws);
        QVERIFY(chosenComputerPolicy().ponders);
    }
    void whatBoardAndMovesShowStays() {
        for (const auto* shown : {&preference::LegalMoveMarks, &preference::LastMoveMark,
                                  &preference::Coordinates, &preference::TimesInMoves, &preference::Premoves})
            QVERIFY(preferences().get(*shown));
        store({{"board/legalMoves", "false"},
               {"board/lastMove", "false"},
               {"board/coordinates", "false"},
               {"moves/times", "false"},
               {"board/premoves", "false"}});
        for (const auto* shown : {&preference::LegalMoveMarks, &preference::LastMoveMark,
                                  &preference::Coordinates, &preference::TimesInMoves, &preference::Premoves})
            QVERIFY(!preferences().get(*shown));
    }
    void theTableOfGamesOfAnExistingFileStays() {
        QVERIFY((preferences().get(preference::OrderOfGames) == core::GameOrder{}));
        QVERIFY(preferences().get(preference::GamePreview));
        store({{"games/columns", "event,players,nonsense,event"},
               {"games/columnWidths", "event=80"},
               {"games/order", "moves down"},
               {"games/preview", "false"},
               {"savedSearches/1/name", "wins"},
               {"savedSearches/1/filter", "winner:ada"},
               {"savedSearches/size", 1},
               {"recentLibraries/1/path", "/home/a.sqlite"},
               {"recentLibraries/size", 1}});
        QVERIFY((preferences().get(preference::GameColumns) ==
                 std::vector{GameColumn::Event, GameColumn::Players}));
        QCOMPARE(preferences().get(preference::GameColumnWidths), QString("event=80"));
        QVERIFY((preferences().get(preference::OrderOfGames) ==
                 core::GameOrder{core::GameOrder::By::Moves, true}));
        QVERIFY(!preferences().get(preference::GamePreview));
        QCOMPARE(savedSearches(), (std::vector<SavedSearch>{{"wins", "winner:ada"}}));
        QCOMPARE(recentLibraries(), QStringList{"/home/a.sqlite"});
    }
    void howTheComputerLearnsStays() {
        QCOMPARE(preferences().get(preference::TeachingThreads), 0);
        QVERIFY(!preferences().get(preference::TeachingGoesOn));
        QCOMPARE(preferences().get(preference::TeachingLeftRunning), QString());
        store({{"teaching/threads", "3"}, {"teaching/goesOn", "true"}, {"teaching/leftRunning", "shogi"}});
        QCOMPARE(preferences().get(preference::TeachingThreads), 3);
        QVERIFY(preferences().get(preference::TeachingGoesOn));
        QCOMPARE(preferences().get(preference::TeachingLeftRunning), QString("shogi"));
    }
    void aTableWithoutAValidColumnHasTheUsualOnes() {
        store({{"games/columns", "nonsense"}, {"games/order", "sideways"}});
        QVERIFY(preferences().get(preference::GameColumns) == preference::GameColumns.usual());
        QVERIFY((preferences().get(preference::OrderOfGames) == core::GameOrder{}));
    }
    void theLastNewGameOfAnExistingFileIsOffered() {
        store({{"newGame/variant", "shogi"},
               {"newGame/rules/shogi", "r"},
               {"newGame/handicap/shogi", "Rook"},
               {"newGame/level1", "5"},
               {"newGame/level2", "0"},
               {"newGame/engine2", "Elephant"},
               {"newGame/engineMs2", "2500"},
               {"newGame/clock1", "600000+5000"}});
        const auto choice = NewGameChoice::remembered(variants());
        QCOMPARE(choice.variant, std::string("shogi"));
        QCOMPARE(choice.ruleOptions, std::string("r"));
        QCOMPARE(choice.handicap, std::string("Rook"));
        QCOMPARE(choice.players[0].computerLevel.value(), 5);
        QCOMPARE(choice.players[1].name, std::string("Elephant"));
        QCOMPARE(choice.players[1].engineTime->count(), 2500);
        QVERIFY(choice.clocks[0] == core::parseTimeControl("600000+5000"));
    }
    void aNewGameIsTheUsualOneWhereTheFileIsNonsense() {
        store({{"newGame/variant", "marbles"},
               {"newGame/level1", "-3"},
               {"newGame/level2", "1000000"},
               {"newGame/clock1", "soon"},
               {"newGame/clock2", "-5"},
               {"newGame/randomSides", "perhaps"},
               {"newGame/name1", QString("x").repeated(1000)}});
        const auto choice = NewGameChoice::remembered(variants());
        const auto usual = NewGameChoice::usual(variants().all().front()->spec().id);
        QCOMPARE(choice.variant, usual.variant);
        QVERIFY(choice.players == usual.players);
        QVERIFY(choice.clocks == usual.clocks);
        QVERIFY(!choice.hasRandomSides);
    }
    void anEngineThinksForItsUsualTimeWhereTheStoredOneIsNonsense() {
        for (const char* nonsense : {"0", "-1", "99999999999", "long"}) {
            store({{"newGame/engine1", "Elephant"}, {"newGame/engineMs1", nonsense}});
            QCOMPARE(NewGameChoice::remembered(variants()).players[0].engineTime->count(), 1000);
        }
    }
    /// A file with such an entry once let the program use all memory before its window opened.
    void nonsensicalNumbersOfEntriesDoNotDelayTheStart() {
        store({{"engines/size", "2000000000"},
               {"savedSearches/size", "2000000000"},
               {"recentLibraries/size", "2000000000"},
               {"recentFiles/size", "2000000000"},
               {"recentFiles/2000000000/path", "/home/last.kif"}});
        QElapsedTimer timer;
        timer.start();
        QVERIFY(EngineStore().all().empty());
        QVERIFY(savedSearches().empty());
        QVERIFY(recentLibraries().isEmpty());
        QCOMPARE(recentFiles(), QStringList{"/home/last.kif"});
        QVERIFY(timer.elapsed() < 10'000); // to count so far would take minutes
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, PreferencesTest>(argc, argv); }
#include "preferences_test.moc"
