// The settings: pages, and what is applied and remembered at once.
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/board/look_setting.h"
#include "ui/language/language.h"
#include "ui/record/notation.h"
#include "ui/settings/animation_switch.h"
#include "ui/settings/appearance_page.h"
#include "ui/settings/language_page.h"
#include "ui/settings/playing_page.h"
#include "ui/settings/sounds_page.h"
#include "ui/sound/sounds.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>

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
    void defaultsAreRestoredOfThePageThatIsShown() {
        SettingsDialog dialog;
        AnimationSwitch animation;
        SoundPlayer player;
        dialog.addPage(new AppearancePage(variants(), "shogi", animation));
        dialog.addPage(new SoundsPage(player));
        player.setSetting({false, 10});
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults)->click();
        QVERIFY(animation.isChecked());
        QVERIFY(!player.setting().on);
    }
    void thePiecesThatSuitTheGameAreOffered() {
        AnimationSwitch animation;
        AppearancePage page(variants(), "greatshatranj", animation);
        QCOMPARE(titlesOf(looksOf(page)), QStringList({"Letters", "Figures"}));
        page.findChild<QComboBox*>("variant")->setCurrentText("Shogi");
        QVERIFY(titlesOf(looksOf(page)).contains("Kanji in Full"));
    }
    void piecesAreChosenForEachGame() {
        AnimationSwitch animation;
        AppearancePage page(variants(), "shogi", animation);
        QSignalSpy changed(&page, &AppearancePage::looksChanged);
        choose(looksOf(page), "Kanji");
        QCOMPARE(changed.size(), 1);
        QVERIFY(chosenLook(specOf("shogi")) == PieceLook::Kanji);
        QVERIFY(chosenLook(specOf("zoshogi")) == usualLook(specOf("zoshogi")));
    }
    void aBoardTakesAChosenThemeAtOnce() {
        AnimationSwitch animation;
        AppearancePage page(variants(), "shogi", animation);
        QImage before = page.grab().toImage();
        auto& themes = *page.findChild<QComboBox*>("theme");
        themes.setCurrentText("Plain Light");
        QVERIFY(chosenTheme() == ThemeChoice::PlainLight);
        QVERIFY(boardTheme(page.palette()).lightSquare == BoardTheme::plainLight().lightSquare);
        QVERIFY(page.grab().toImage() != before);
    }
    void theAnimationIsSwitchedHereAndInTheMenu() {
        AnimationSwitch animation;
        AppearancePage page(variants(), "shogi", animation);
        auto& box = *page.findChild<QCheckBox*>();
        QVERIFY(box.isChecked());
        box.click();
        QVERIFY(!animation.isChecked());
        animation.trigger();
        QVERIFY(box.isChecked());
    }
    void theAnimationIsOffWhereTheDesktopWantsLessMotion() {
        AnimationSwitch animation;
        animation.setMotionReduced(true);
        QVERIFY(!animation.isChecked());
        animation.setMotionReduced(false);
        QVERIFY(animation.isChecked());
    }
    void whatTheUserSaysOfTheAnimationCountsMoreThanTheDesktop() {
        AnimationSwitch animation;
        animation.setMotionReduced(true);
        animation.trigger();
        QVERIFY(animation.isChecked());
        animation.setMotionReduced(false);
        animation.setMotionReduced(true);
        QVERIFY(animation.isChecked());
        QVERIFY(AnimationSwitch().isChecked());
        animation.restoreDefault();
        QVERIFY(!animation.isChecked());
    }
    void defaultsOfTheAppearanceAreThoseOfANewUser() {
        rememberLook(specOf("shogi"), PieceLook::Kanji);
        rememberTheme(ThemeChoice::HighContrast);
        AnimationSwitch animation;
        AppearancePage page(variants(), "shogi", animation);
        page.restoreDefaults();
        QVERIFY(chosenLook(specOf("shogi")) == usualLook(specOf("shogi")));
        QVERIFY(chosenTheme() == ThemeChoice::Desktop);
        QVERIFY(animation.isChecked());
        QCOMPARE(looksOf(page).currentItem()->text(), "Letters");
    }
    void readersOfKanjiHaveThemFromTheBeginning() {
        QLocale::setDefault(QLocale(QLocale::Japanese));
        QVERIFY(chosenLook(specOf("shogi")) == PieceLook::FullKanji);
        QVERIFY(chosenLook(specOf("koshogi")) == PieceLook::Kanji);
        QVERIFY(chosenLook(specOf("euroshogi")) == PieceLook::Cubes);
        QLocale::setDefault(QLocale(QLocale::English));
        QVERIFY(chosenLook(specOf("shogi")) == PieceLook::Letters);
    }
    void whatTheComputerDoesOfItsOwnAccordIsSwitchedAtOnce() {
        PlayingPage page;
        QSignalSpy chosen(&page, &PlayingPage::mannersChosen);
        page.findChild<QCheckBox*>("computerResigns")->click();
        QCOMPARE(chosen.size(), 1);
        QVERIFY(!ComputerManners::remembered().resigns);
        QVERIFY(ComputerManners::remembered().agreesToDraws);
        page.findChild<QCheckBox*>("computerAgreesToDraws")->click();
        QVERIFY(!ComputerManners::remembered().agreesToDraws);
        page.restoreDefaults();
        QVERIFY(ComputerManners::remembered().resigns);
        QVERIFY(ComputerManners::remembered().agreesToDraws);
    }
    void soundsAreSwitchedAtOnce() {
        SoundPlayer player;
        SoundsPage page(player);
        page.findChild<QCheckBox*>("soundsOn")->click();
        page.findChild<QSlider*>("volume")->setValue(15);
        QVERIFY((player.setting() == SoundSetting{false, 15}));
        QVERIFY(SoundSetting::remembered() == player.setting());
        page.restoreDefaults();
        QVERIFY(player.setting() == SoundSetting());
    }
    void languagesHaveTheirOwnNames() {
        LanguagePage page;
        auto& choice = *page.findChild<QComboBox*>("language");
        QCOMPARE(choice.currentText(), QString("As the Desktop"));
        choose(choice, choice.findText("日本語"));
        QCOMPARE(chosenLanguage(), QString("ja"));
        QCOMPARE(LanguagePage().findChild<QComboBox*>("language")->currentText(), QString("日本語"));
        page.restoreDefaults();
        QCOMPARE(chosenLanguage(), QString());
    }
    void theNotationIsSwitchedAtOnce() {
        LanguagePage page;
        QSignalSpy chosen(&page, &LanguagePage::notationChosen);
        choose(*page.findChild<QComboBox*>("notation"), 1);
        QCOMPARE(chosen.size(), 1);
        QVERIFY(chosenNotation() == Notation::Japanese);
        page.restoreDefaults();
        QCOMPARE(chosen.size(), 2);
        QVERIFY(chosenNotation() == Notation::Western);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, SettingsDialogTest>(argc, argv); }
#include "settings_dialog_test.moc"
