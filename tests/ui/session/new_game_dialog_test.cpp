#include "tests/ui/games.h"
#include "ui/session/new_game_dialog.h"
#include "ui/session/rule_options_form.h"
#include "ui/wording.h"

#include "core/variants/rule_options.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class NewGameDialogTest : public QObject {
    Q_OBJECT

private:
    static void chooseVariant(NewGameDialog& dialog, const QString& name) {
        auto* list = dialog.findChild<QTreeWidget*>("variants");
        list->setCurrentItem(list->findItems(name, Qt::MatchExactly).front());
    }
    static core::VariantSpec specOf(const NewGameChoice& choice) {
        return choice.variantIn(variants())->spec();
    }

private slots:
    void init() { QSettings().clear(); }

    void everyVariantIsOfferedByItsName() {
        const NewGameDialog dialog(variants(), NewGameChoice::remembered(variants()));
        auto* list = dialog.findChild<QTreeWidget*>("variants");
        QCOMPARE(list->topLevelItemCount(), static_cast<int>(variants().all().size()));
        for (const auto& variant : variants().all())
            QCOMPARE(list->findItems(QString::fromStdString(variant->spec().name), Qt::MatchExactly).size(),
                     1);
    }
    void aVariantIsPlayedByItsOwnRulesUnlessOthersAreChosen() {
        NewGameDialog dialog(variants(), NewGameChoice::remembered(variants()));
        for (const auto& variant : variants().all()) {
            chooseVariant(dialog, QString::fromStdString(variant->spec().name));
            QCOMPARE(dialog.choice().variant, variant->spec().id);
            QCOMPARE(dialog.choice().ruleOptions, core::formatRuleOptions(variant->spec()));
        }
    }
    void aChosenRuleHoldsInTheGame() {
        NewGameDialog dialog(variants(), NewGameChoice::remembered(variants()));
        chooseVariant(dialog, "Great Shatranj");
        dialog.findChild<QComboBox*>("bareKing")->setCurrentIndex(1);
        QVERIFY(specOf(dialog.choice()).ends.bareKing == core::BareKingRule::Draw);
        chooseVariant(dialog, "Ko Shogi");
        dialog.findChild<QCheckBox*>("shootWithoutMoving")->click();
        QVERIFY(specOf(dialog.choice()).effectOptions.shootWithoutMoving);
    }
    void repetitionIsNotAskedAboutWhereItIsNotCounted() {
        auto spec = variants().find("shogi")->spec();
        RuleOptionsForm form;
        form.showOptions(spec, {});
        QVERIFY(form.findChild<QComboBox*>("nFoldValue"));
        spec.ends.repetition.fold = 0;
        form.showOptions(spec, {});
        QVERIFY(!form.findChild<QComboBox*>("nFoldValue"));
        QVERIFY(form.findChild<QComboBox*>("stalemateValue"));
    }
    void theUsualRulesComeBackByAButton() {
        NewGameDialog dialog(variants(), NewGameChoice::remembered(variants()));
        const std::string usual = dialog.choice().ruleOptions;
        auto* button = dialog.findChild<QPushButton*>("usualRules");
        QVERIFY(!button->isEnabled());
        dialog.findChild<QComboBox*>("bareKing")->setCurrentIndex(0);
        QVERIFY(dialog.choice().ruleOptions != usual);
        button->click();
        QCOMPARE(dialog.choice().ruleOptions, usual);
        QVERIFY(!button->isEnabled());
    }
    void theListTellsTheSizeOfTheBoard() {
        const NewGameDialog dialog(variants(), NewGameChoice::remembered(variants()));
        auto* list = dialog.findChild<QTreeWidget*>("variants");
        QCOMPARE(list->findItems("Ko Shogi", Qt::MatchExactly).front()->text(1), QString("19 × 19"));
    }
    void rulesAreRememberedForEachVariant() {
        NewGameDialog dialog(variants(), NewGameChoice::remembered(variants()));
        chooseVariant(dialog, "Ko Shogi");
        dialog.findChild<QCheckBox*>("passiveBurn")->click();
        dialog.choice().remember();

        NewGameDialog again(variants(), NewGameChoice::remembered(variants()));
        QCOMPARE(again.choice().variant, std::string("koshogi"));
        QVERIFY(!specOf(again.choice()).effectOptions.passiveBurn);
        chooseVariant(again, "Shogi");
        QCOMPARE(again.choice().ruleOptions, core::formatRuleOptions(variants().find("shogi")->spec()));
        chooseVariant(again, "Ko Shogi");
        QVERIFY(!specOf(again.choice()).effectOptions.passiveBurn);
    }
    void rulesThatAVariantNoLongerHasAreForgotten() {
        NewGameChoice choice{"koshogi", "flavour=salty", {}};
        QVERIFY(choice.variantIn(variants()) == variants().find("koshogi"));
    }
    void everyRuleAndValueHasWords() {
        for (const auto& variant : variants().all())
            for (const auto& option : core::ruleOptionsOf(variant->spec())) {
                QVERIFY2(wording().ruleOption(option.key) != option.key, option.key.data());
                for (const auto value : option.values)
                    QVERIFY2(wording().ruleValue(option.key, value) != value, value.data());
            }
    }
};

int main(int argc, char** argv) {
    QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    QCoreApplication::setOrganizationName(QStringLiteral("komadai"));
    QCoreApplication::setApplicationName(QStringLiteral("komadai"));
    QApplication application(argc, argv);
    NewGameDialogTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "new_game_dialog_test.moc"
