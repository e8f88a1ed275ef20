// The settings dialog: its pages, which apply and store each choice at once.
#include "tests/ui/games.h"
#include "tests/ui/orthodox_letters.h"
#include "tests/ui/own_settings.h"
#include "ui/analysis/score_text.h"
#include "ui/board/board_preferences.h"
#include "ui/board/look_setting.h"
#include "ui/board/piece_marks.h"
#include "ui/desktop/window_text_size.h"
#include "ui/engine/analysis_settings.h"
#include "ui/engine/engine_knowledge.h"
#include "ui/engine/engine_pool.h"
#include "ui/game/commentary.h"
#include "ui/game/computer_policy.h"
#include "ui/keys/key_map.h"
#include "ui/language/language.h"
#include "ui/notation/notation.h"
#include "ui/notation/piece_letters.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"
#include "ui/settings/analysis_page.h"
#include "ui/settings/appearance_page.h"
#include "ui/settings/board_preview.h"
#include "ui/settings/keys_page.h"
#include "ui/settings/language_page.h"
#include "ui/settings/playing_page.h"
#include "ui/settings/sounds_page.h"
#include "ui/sound/sounds.h"
#include "ui/widgets/text_size.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>

#include <initializer_list>
#include <set>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class SettingsDialogTest : public QObject {
    Q_OBJECT

private:
    static const core::VariantSpec& specOf(const char* id) { return variants().find(id)->spec(); }
    static QListWidget& looksOf(AppearancePage& page) { return *page.findChild<QListWidget*>("looks"); }
    static QStringList titlesOf(const QListWidget& list) {
        QStringList titles;
        for (int row = 0; row < list.count(); ++row)
            titles << list.item(row)->text();
        return titles;
    }
    static QImage iconOf(const QListWidgetItem& item) { return item.icon().pixmap(22, 22).toImage(); }
    static void choose(QComboBox& box, int index) {
        box.setCurrentIndex(index);
        emit box.activated(index); // as the user's choice does
    }
    static void choose(QListWidget& list, const QString& title) {
        list.setCurrentItem(list.findItems(title, Qt::MatchExactly).at(0));
    }

private slots:
    void init() { QSettings().clear(); }

    void theFirstPageIsShownFirst() {
        SettingsDialog dialog;
        auto* first = new SoundsPage(*new SoundPlayer(&dialog));
        dialog.addPage(first);
        dialog.addPage(new SoundsPage(*new SoundPlayer(&dialog)));
        dialog.show();
        QVERIFY(first->isVisible());
    }
    void aClickBelowTheTitlesLeavesThatOfThePageSelected() {
        SettingsDialog dialog;
        dialog.addPage(new SoundsPage(*new SoundPlayer(&dialog)));
        dialog.show();
        auto& titles = *dialog.findChild<QListWidget*>("pages");
        QTest::mouseClick(titles.viewport(), Qt::LeftButton, {},
                          titles.viewport()->rect().bottomLeft() - QPoint(-9, 9));
        titles.clearSelection();
        QTRY_VERIFY(titles.item(0)->isSelected());
    }
    void defaultsAreRestoredOfThePageThatIsShown() {
        SettingsDialog dialog;
        SoundPlayer player;
        dialog.addPage(new AppearancePage(variants(), "shogi"));
        dialog.addPage(new SoundsPage(player));
        preferences().set(preference::AnimateMoves, false);
        preferences().set(preference::SoundsOn, false);
        auto* defaults = dialog.findChild<QPushButton*>("restoreDefaults");
        QCOMPARE(defaults->text(), QString("Restore Defaults of This Page"));
        defaults->click();
        QVERIFY(preferences().get(preference::AnimateMoves));
        QVERIFY(!preferences().get(preference::SoundsOn));
    }
    void eachPageHasAnIconOfItsOwn() {
        SoundPlayer player;
        const QMenuBar menus;
        KeyMap keys(menus);
        SettingsDialog dialog;
        dialog.addPage(new AppearancePage(variants(), "shogi"));
        dialog.addPage(new PlayingPage);
        dialog.addPage(new AnalysisPage);
        dialog.addPage(new SoundsPage(player));
        dialog.addPage(new KeysPage(keys));
        dialog.addPage(new LanguagePage);
        const auto& pages = *dialog.findChild<QListWidget*>("pages");
        QList<QImage> icons;
        for (int row = 0; row < pages.count(); ++row) {
            const QImage icon = iconOf(*pages.item(row));
            QImage nothing(icon.size(), icon.format());
            nothing.fill(Qt::transparent);
            QVERIFY2(icon != nothing, qPrintable(pages.item(row)->text()));
            QVERIFY2(!icons.contains(icon), qPrintable(pages.item(row)->text()));
            icons << icon;
        }
    }
    void theIconsFollowTheColourOfTheText() {
        SettingsDialog dialog;
        dialog.addPage(new PlayingPage);
        const QListWidgetItem& item = *dialog.findChild<QListWidget*>("pages")->item(0);
        const QImage before = iconOf(item);
        QPalette palette = dialog.palette();
        palette.setColor(QPalette::ButtonText, Qt::red);
        dialog.setPalette(palette);
        QVERIFY(iconOf(item) != before);
    }
    void thePiecesThatSuitTheGameAreOffered() {
        AppearancePage page(variants(), "greatshatranj");
        const QAbstractItemModelTester tester(looksOf(page).model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(titlesOf(looksOf(page)), QStringList({"Letters", "Figures"}));
        page.findChild<QComboBox*>("variant")->setCurrentText("Shogi");
        QVERIFY(titlesOf(looksOf(page)).contains("Kanji, Full Names"));
    }
    void theNamesOfThePiecesAreWholeBesideAScrollBar() {
        AppearancePage page(variants(), "shogi");
        page.show();
        QListWidget& looks = looksOf(page);
        looks.setFixedSize(looks.minimumWidth(), 2 * looks.iconSize().height());
        QTRY_VERIFY(looks.verticalScrollBar()->maximum() > 0);
        QCOMPARE(looks.horizontalScrollBar()->maximum(), 0);
    }
    void theChosenPiecesAreInSight() {
        AppearancePage first(variants(), "shogi");
        choose(looksOf(first), "Figures"); // the last but one
        AppearancePage page(variants(), "shogi");
        page.resize(page.minimumSizeHint());
        page.show();
        QListWidget& looks = looksOf(page);
        QTRY_VERIFY(looks.viewport()->rect().contains(looks.visualItemRect(looks.currentItem())));
        QVERIFY(looks.viewport()->height() >= 3 * looks.sizeHintForRow(0));
    }
    void piecesAreChosenForEachGame() {
        AppearancePage page(variants(), "shogi");
        choose(looksOf(page), "Kanji");
        QVERIFY(chosenLook(specOf("shogi")) == PieceLook::Kanji);
        QVERIFY(chosenLook(specOf("zoshogi")) == PieceLook::FullKanji);
    }
    void theListOfPiecesFollowsAChoiceMadeElsewhere() {
        AppearancePage page(variants(), "shogi");
        preferences().set(preference::lookOf(specOf("shogi")), PieceLook::Kanji);
        QCOMPARE(looksOf(page).currentItem()->text(), "Kanji");
    }
    void aBoardTakesAChosenThemeAtOnce() {
        AppearancePage page(variants(), "shogi");
        QImage before = page.grab().toImage();
        auto& themes = *page.findChild<QComboBox*>("theme");
        themes.setCurrentText("Plain Light");
        QVERIFY(preferences().get(preference::Theme) == ThemeChoice::PlainLight);
        QVERIFY(boardTheme(page.palette()).lightSquare == BoardTheme::plainLight().lightSquare);
        QVERIFY(page.grab().toImage() != before);
    }
    void theAnimationIsSwitchedHereAndInTheMenu() {
        QAction inMenu;
        bindToPreference(inMenu, preference::AnimateMoves);
        AppearancePage page(variants(), "shogi");
        auto& box = *page.findChild<QCheckBox*>();
        QVERIFY(box.isChecked());
        box.click();
        QVERIFY(!inMenu.isChecked());
        inMenu.trigger();
        QVERIFY(box.isChecked());
    }
    void whatBoardsShowIsSwitchedAtOnce() {
        AppearancePage page(variants(), "euroshogi");
        auto& preview = *page.findChild<BoardPreview*>();
        const QImage named = preview.grab().toImage();
        for (const auto& [name, shown] : {std::pair{"legalMoves", &preference::LegalMoveMarks},
                                          {"lastMove", &preference::LastMoveMark},
                                          {"coordinates", &preference::Coordinates}}) {
            auto& box = *page.findChild<QCheckBox*>(name);
            QVERIFY2(box.isChecked(), name);
            box.click();
            QVERIFY2(!preferences().get(*shown), name);
        }
        QVERIFY(preview.grab().toImage() != named);
        page.restoreDefaults();
        QVERIFY(preferences().get(preference::LegalMoveMarks));
        QVERIFY(preferences().get(preference::LastMoveMark));
        QCOMPARE(preview.grab().toImage(), named);
    }
    void theSizeOfTheTextIsChosenAtOnceAndIsFirstThatOfTheDesktop() {
        const double desktops = QApplication::font().pointSizeF();
        const WindowTextSize textSize;
        AppearancePage page(variants(), "shogi");
        QLabel label("text");
        QLabel larger("larger text");
        scaleText(larger, 1.5);
        auto& sizes = *page.findChild<QComboBox*>("windowTextSize");
        QCOMPARE(sizes.currentText(), QString("Same as the Desktop"));
        choose(sizes, sizes.findText("200%"));
        QCOMPARE(QApplication::font().pointSizeF(), 2 * desktops);
        QTRY_COMPARE(label.font().pointSizeF(), 2 * desktops);
        QTRY_COMPARE(larger.font().pointSizeF(), 3 * desktops);
        choose(sizes, sizes.findText("80%"));
        QTRY_COMPARE(label.font().pointSizeF(), 0.8 * desktops);
        page.restoreDefaults();
        QCOMPARE(sizes.currentText(), QString("Same as the Desktop"));
        QTRY_COMPARE(label.font().pointSizeF(), desktops);
        QTRY_COMPARE(larger.font().pointSizeF(), 1.5 * desktops);
    }
    void aStoredSizeOfTheTextThatIsNotOfferedIsThatOfTheDesktop() {
        for (const char* stored : {"0", "1000", "99", "large"}) {
            QSettings().setValue("window/textSize", stored);
            QCOMPARE(preferences().get(preference::ChosenTextSize), DesktopTextSize);
        }
    }
    void theFieldsOfAllGroupsOfAPageBeginAtOnePlace() {
        SettingsDialog dialog;
        const std::initializer_list<SettingsPage*> pages{new AnalysisPage, new LanguagePage};
        for (SettingsPage* page : pages)
            dialog.addPage(page);
        dialog.show();
        for (SettingsPage* page : pages) {
            dialog.showPage(page);
            QCoreApplication::processEvents();
            std::set<int> begins;
            for (const auto* field : page->findChildren<QComboBox*>())
                begins.insert(field->mapTo(page, QPoint(0, 0)).x());
            for (const auto* field : page->findChildren<QSpinBox*>())
                begins.insert(field->mapTo(page, QPoint(0, 0)).x());
            QCOMPARE(begins.size(), std::size_t(1));
        }
    }
    void defaultsOfTheAppearanceAreThoseOfANewUser() {
        preferences().set(preference::lookOf(specOf("shogi")), PieceLook::Kanji);
        preferences().set(preference::Theme, ThemeChoice::HighContrast);
        preferences().set(preference::AnimateMoves, false);
        AppearancePage page(variants(), "shogi");
        page.restoreDefaults();
        QVERIFY(chosenLook(specOf("shogi")) == PieceLook::FullKanji);
        QVERIFY(preferences().get(preference::Theme) == ThemeChoice::Desktop);
        QVERIFY(page.findChild<QCheckBox*>()->isChecked());
        QCOMPARE(page.findChild<QComboBox*>("theme")->currentText(), "Same as the Desktop");
        QCOMPARE(looksOf(page).currentItem()->text(), "Kanji, Full Names");
        QVERIFY(QSettings().allKeys().isEmpty());
    }
    void withABrushFontAllHaveKanjiFromTheBeginning() {
        QVERIFY2(hasBrushKanji(specOf("shogi")), "needs a Japanese font with swelling strokes");
        QVERIFY(chosenLook(specOf("shogi")) == PieceLook::FullKanji);
        QVERIFY(chosenLook(specOf("zoshogi")) == PieceLook::FullKanji);
        QVERIFY(chosenLook(specOf("koshogi")) == PieceLook::Letters);
    }
    void oneLookForTheGamesOfShogiHoldsWhereNoneIsChosenForAGame() {
        preferences().set(preference::ShogiLook, PieceLook::International);
        preferences().set(preference::lookOf(specOf("zoshogi")), PieceLook::Letters);
        QVERIFY(chosenLook(specOf("shogi")) == PieceLook::International);
        QVERIFY(chosenLook(specOf("zoshogi")) == PieceLook::Letters);
        QVERIFY(chosenLook(specOf("koshogi")) == PieceLook::Letters); // its stones have no figures
        QVERIFY(chosenLook(specOf("euroshogi")) == PieceLook::Cubes);
        preferences().reset(preference::PieceLooks);
        preferences().reset(preference::ShogiLook);
    }
    void kanjiChosenForTheGamesOfShogiAreOnTheStonesOfKoShogiToo() {
        preferences().set(preference::ShogiLook, PieceLook::FullKanji);
        QVERIFY(chosenLook(specOf("koshogi")) == PieceLook::Kanji);
        preferences().set(preference::lookOf(specOf("koshogi")), PieceLook::Letters);
        QVERIFY(chosenLook(specOf("koshogi")) == PieceLook::Letters);
        preferences().reset(preference::PieceLooks);
        preferences().reset(preference::ShogiLook);
    }
    void readersOfKanjiHaveThemFromTheBeginning() {
        QLocale::setDefault(QLocale(QLocale::Japanese));
        QVERIFY(chosenLook(specOf("shogi")) == PieceLook::FullKanji);
        QVERIFY(chosenLook(specOf("koshogi")) == PieceLook::Kanji);
        QVERIFY(chosenLook(specOf("euroshogi")) == PieceLook::Cubes);
        preferences().set(preference::ShogiLook, PieceLook::International);
        QVERIFY(chosenLook(specOf("koshogi")) == PieceLook::Letters); // the choice counts, not the language
        preferences().reset(preference::ShogiLook);
        QLocale::setDefault(QLocale(QLocale::English));
        QVERIFY(chosenLook(specOf("koshogi")) == PieceLook::Letters);
    }
    void thePaceOfTheComputerIsSetInSeconds() {
        PlayingPage page;
        auto& pace = *page.findChild<QDoubleSpinBox*>("computerPace");
        QCOMPARE(pace.value(), 0.6);
        pace.setValue(1.5);
        QCOMPARE(chosenComputerPolicy().pace, std::chrono::milliseconds(1500));
        page.restoreDefaults();
        QCOMPARE(pace.value(), 0.6);
    }
    void howTheComputerSeesTheGameIsHiddenAtFirst() {
        PlayingPage page;
        QVERIFY(!chosenComputerPolicy().showsEvaluations);
        page.findChild<QCheckBox*>("showEvaluations")->click();
        QVERIFY(chosenComputerPolicy().showsEvaluations);
    }
    void whatTheComputerDoesOfItsOwnAccordIsSwitchedAtOnce() {
        PlayingPage page;
        page.findChild<QCheckBox*>("computerResigns")->click();
        QVERIFY(!chosenComputerPolicy().resigns);
        QVERIFY(chosenComputerPolicy().agreesToDraws);
        page.findChild<QCheckBox*>("computerAgreesToDraws")->click();
        QVERIFY(!chosenComputerPolicy().agreesToDraws);
        page.restoreDefaults();
        QVERIFY(chosenComputerPolicy().resigns);
        QVERIFY(chosenComputerPolicy().agreesToDraws);
        QVERIFY(page.findChild<QCheckBox*>("computerResigns")->isChecked());
    }
    void theComputerThinksOnTheUsersTimeOnlyWhereTheUserWantsIt() {
        PlayingPage page;
        QVERIFY(!chosenComputerPolicy().ponders);
        page.findChild<QCheckBox*>("computerPonders")->click();
        QVERIFY(chosenComputerPolicy().ponders);
        page.restoreDefaults();
        QVERIFY(!chosenComputerPolicy().ponders);
    }
    void premovesAreSwitchedAtOnce() {
        PlayingPage page;
        QVERIFY(preferences().get(preference::Premoves));
        page.findChild<QCheckBox*>("premoves")->click();
        QVERIFY(!preferences().get(preference::Premoves));
        page.restoreDefaults();
        QVERIFY(preferences().get(preference::Premoves));
    }
    void theEngineCommentsOnlyWhereTheUserWantsIt() {
        PlayingPage page;
        QVERIFY(!preferences().get(preference::EngineCommentary));
        page.findChild<QCheckBox*>("engineCommentary")->click();
        QVERIFY(preferences().get(preference::EngineCommentary));
        page.restoreDefaults();
        QVERIFY(!preferences().get(preference::EngineCommentary));
    }
    void scoresAreShownAsChosenAtOnce() {
        AnalysisPage page;
        auto& view = *page.findChild<QComboBox*>("scoreView");
        view.setCurrentIndex(2);
        emit view.activated(2); // as the user's choice does
        QCOMPARE(preferences().get(preference::ShownScoreView), ScoreView::BetterSide);
        auto& unit = *page.findChild<QComboBox*>("scoreUnit");
        QCOMPARE(unit.currentText(), QString("Pawns"));
        unit.setCurrentIndex(2);
        emit unit.activated(2);
        QCOMPARE(chosenScoreUnit(), ScoreUnit::WinningChance);
        page.restoreDefaults();
        QCOMPARE(view.currentIndex(), 0);
        QCOMPARE(unit.currentIndex(), 0);
        QVERIFY(QSettings().allKeys().isEmpty());
    }
    void movesAreNumberedAsChosenAtOnce() {
        LanguagePage page;
        auto& numbers = *page.findChild<QComboBox*>("moveNumbers");
        QCOMPARE(numbers.currentIndex(), 0);
        numbers.setCurrentIndex(1);
        emit numbers.activated(1);
        QVERIFY(chosenMoveNumbers() == MoveNumbers::OfEachMove);
        page.restoreDefaults();
        QCOMPARE(numbers.currentIndex(), 0);
    }
    void endgameTablesAreUsedUntilTheUserSwitchesThemOff() {
        AnalysisPage page;
        QVERIFY(preferences().get(preference::EndgameTables));
        page.findChild<QCheckBox*>("endgameTables")->click();
        QVERIFY(!preferences().get(preference::EndgameTables));
        page.restoreDefaults();
        QVERIFY(page.findChild<QCheckBox*>("endgameTables")->isChecked());
    }
    void howMuchOfTheMachineTheAnalysisUsesIsChosenAtOnce() {
        AnalysisPage page;
        auto& time = *page.findChild<QSpinBox*>("analysisTime");
        auto& cores = *page.findChild<QSpinBox*>("analysisCores");
        auto& memory = *page.findChild<QComboBox*>("analysisMemory");
        QCOMPARE(time.text(), QString("Never"));
        QCOMPARE(cores.text(), QString("All that are free"));
        QCOMPARE(memory.currentText(), QString("64 MB"));
        time.setValue(30);
        cores.setValue(1);
        choose(memory, 0);
        QVERIFY(chosenAnalysisTime() == std::chrono::seconds(30));
        QCOMPARE(chosenAnalysisCores(), 1);
        QCOMPARE(chosenAnalysisMemory(), 16);
        page.restoreDefaults();
        QVERIFY(!chosenAnalysisTime());
        QVERIFY(chosenAnalysisCores() >= EnginePool::coresOfMachine());
        QCOMPARE(memory.currentText(), QString("64 MB"));
        QVERIFY(QSettings().allKeys().isEmpty());
    }
    void aHashTableHasAtMostAQuarterOfTheMemory() {
        QVERIFY(analysisMemories(1024) == (std::vector<int>{16, 32, 64, 128, 256}));
        QCOMPARE(analysisMemories(100).back(), 64); // the usual size can always be chosen
        QCOMPARE(analysisMemories(10'000'000).back(), 16384);
    }
    void aStoredSizeThatIsNotOfferedGivesWayToASmallerOne() {
        preferences().set(preference::AnalysisHash, 63);
        QCOMPARE(chosenAnalysisMemory(), 32);
        QCOMPARE(AnalysisPage().findChild<QComboBox*>("analysisMemory")->currentText(), QString("32 MB"));
    }
    void soundsCanBeTriedWhereTheyCanBeHeard() {
        SoundPlayer player;
        SoundsPage page(player);
        page.show();
        const auto buttons = page.findChildren<QPushButton*>();
        QCOMPARE(static_cast<std::size_t>(buttons.size()), allSounds().size());
        for (const QPushButton* button : buttons)
            QCOMPARE(button->isEnabled(), SoundPlayer::canBeHeard());
        const auto labels = page.findChildren<QLabel*>();
        const auto saysSo = [](const QLabel* label) {
            return label->text() == "No audio device was found." && label->isVisible();
        };
        QCOMPARE(std::any_of(labels.begin(), labels.end(), saysSo), !SoundPlayer::canBeHeard());
    }
    void soundsAreSwitchedAtOnce() {
        SoundPlayer player;
        SoundsPage page(player);
        page.findChild<QCheckBox*>("soundsOn")->click();
        page.findChild<QCheckBox*>("ticks")->click();
        page.findChild<QSlider*>("volume")->setValue(15);
        QVERIFY(!preferences().get(preference::SoundsOn));
        QVERIFY(preferences().get(preference::TicksLastSeconds));
        QCOMPARE(preferences().get(preference::SoundVolume), 15);
        page.restoreDefaults();
        QVERIFY(page.findChild<QCheckBox*>("soundsOn")->isChecked());
        QVERIFY(!page.findChild<QCheckBox*>("ticks")->isChecked());
        QCOMPARE(page.findChild<QSlider*>("volume")->value(), 60);
        QVERIFY(QSettings().allKeys().isEmpty());
    }
    void languagesHaveTheirOwnNames() {
        LanguagePage page;
        auto& choice = *page.findChild<QComboBox*>("language");
        QCOMPARE(choice.currentText(), QString("Same as the Desktop"));
        choose(choice, choice.findText("日本語"));
        QCOMPARE(preferences().get(preference::Language), QString("ja"));
        QCOMPARE(LanguagePage().findChild<QComboBox*>("language")->currentText(), QString("日本語"));
        page.restoreDefaults();
        QCOMPARE(preferences().get(preference::Language), QString());
    }
    void theNotationIsSwitchedAtOnce() {
        LanguagePage page;
        auto& choice = *page.findChild<QComboBox*>("notation");
        choose(choice, 1);
        QVERIFY(chosenNotation() == Notation::Japanese);
        page.restoreDefaults();
        QVERIFY(chosenNotation() == Notation::Western);
        QCOMPARE(choice.currentIndex(), 0);
    }
    void theLettersOfPiecesAreSwitchedAtOnce() {
        const OrthodoxLetters german;
        LanguagePage page;
        auto& choice = *page.findChild<QComboBox*>("letters");
        QCOMPARE(choice.currentText(), QString("As in the chosen language: K D T L S B"));
        choose(choice, 1);
        QVERIFY(preferences().get(preference::LettersOfPieces) == PieceLetters::English);
        page.restoreDefaults();
        QVERIFY(preferences().get(preference::LettersOfPieces) == PieceLetters::OfLanguage);
        QCOMPARE(choice.currentIndex(), 0);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, SettingsDialogTest>(argc, argv); }
#include "settings_dialog_test.moc"
