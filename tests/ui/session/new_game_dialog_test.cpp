#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/session/new_game_dialog.h"
#include "ui/session/rule_options_form.h"
#include "ui/wording.h"

#include "core/variants/rule_options.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class NewGameDialogTest : public QObject {
    Q_OBJECT

private:
    EngineStore m_engines;

    static EngineProfile engineFor(const QString& name, std::vector<std::string> variants) {
        EngineProfile engine;
        engine.name = name;
        engine.protocol = core::protocol::Protocol::Uci;
        engine.options = {
            {"UCI_Variant", core::protocol::OptionType::Combo, variants.front(), {}, {}, variants}};
        return engine;
    }
    static QComboBox& kind(NewGameDialog& dialog, int side) {
        return *dialog.findChild<QComboBox*>(QStringLiteral("player%1").arg(side));
    }
    static void chooseVariant(NewGameDialog& dialog, const QString& name) {
        auto* list = dialog.findChild<QTreeWidget*>("variants");
        list->setCurrentItem(list->findItems(name, Qt::MatchExactly).front());
    }
    static core::VariantSpec specOf(const NewGameChoice& choice) {
        return choice.variantIn(variants())->spec();
    }

private slots:
    void init() {
        QSettings().clear();
        m_engines = EngineStore();
    }

    void everyVariantIsOfferedByItsName() {
        const NewGameDialog dialog(variants(), m_engines, NewGameChoice::remembered(variants()));
        auto* list = dialog.findChild<QTreeWidget*>("variants");
        QCOMPARE(list->topLevelItemCount(), static_cast<int>(variants().all().size()));
        for (const auto& variant : variants().all())
            QCOMPARE(list->findItems(QString::fromStdString(variant->spec().name), Qt::MatchExactly).size(),
                     1);
    }
    void aVariantIsPlayedByItsOwnRulesUnlessOthersAreChosen() {
        NewGameDialog dialog(variants(), m_engines, NewGameChoice::remembered(variants()));
        for (const auto& variant : variants().all()) {
            chooseVariant(dialog, QString::fromStdString(variant->spec().name));
            QCOMPARE(dialog.choice().variant, variant->spec().id);
            QCOMPARE(dialog.choice().ruleOptions, core::formatRuleOptions(variant->spec()));
        }
    }
    void aChosenRuleHoldsInTheGame() {
        NewGameDialog dialog(variants(), m_engines, NewGameChoice::remembered(variants()));
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
        NewGameDialog dialog(variants(), m_engines, NewGameChoice::remembered(variants()));
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
        const NewGameDialog dialog(variants(), m_engines, NewGameChoice::remembered(variants()));
        auto* list = dialog.findChild<QTreeWidget*>("variants");
        QCOMPARE(list->findItems("Ko Shogi", Qt::MatchExactly).front()->text(1), QString("19 × 19"));
    }
    void rulesAreRememberedForEachVariant() {
        NewGameDialog dialog(variants(), m_engines, NewGameChoice::remembered(variants()));
        chooseVariant(dialog, "Ko Shogi");
        dialog.findChild<QCheckBox*>("passiveBurn")->click();
        dialog.choice().remember();

        NewGameDialog again(variants(), m_engines, NewGameChoice::remembered(variants()));
        QCOMPARE(again.choice().variant, std::string("koshogi"));
        QVERIFY(!specOf(again.choice()).effectOptions.passiveBurn);
        chooseVariant(again, "Shogi");
        QCOMPARE(again.choice().ruleOptions, core::formatRuleOptions(variants().find("shogi")->spec()));
        chooseVariant(again, "Ko Shogi");
        QVERIFY(!specOf(again.choice()).effectOptions.passiveBurn);
    }
    void enginesAreOfferedWhereTheyKnowTheVariant() {
        m_engines.set({engineFor("Cube", {"euroshogi"}), engineFor("Board", {"shogi", "euroshogi"})});
        NewGameDialog dialog(variants(), m_engines, NewGameChoice::remembered(variants()));
        chooseVariant(dialog, "EuroShogi");
        QCOMPARE(kind(dialog, 1).count(), 4);
        QCOMPARE(kind(dialog, 2).itemText(2), QString("Cube"));
        kind(dialog, 1).setCurrentText("Cube");
        kind(dialog, 2).setCurrentText("Board");
        chooseVariant(dialog, "Shogi");
        QCOMPARE(kind(dialog, 1).currentText(), QString("Computer"));
        QCOMPARE(kind(dialog, 2).currentText(), QString("Board"));
        QCOMPARE(kind(dialog, 2).count(), 3);
    }
    void anEngineHasATimeForEachMove() {
        m_engines.set({engineFor("Cube", {"euroshogi"})});
        NewGameDialog dialog(variants(), m_engines, NewGameChoice::remembered(variants()));
        chooseVariant(dialog, "EuroShogi");
        dialog.show();
        auto* time = dialog.findChild<QDoubleSpinBox*>("time2");
        QVERIFY(!time->isVisible());
        kind(dialog, 2).setCurrentText("Cube");
        QVERIFY(time->isVisible());
        QVERIFY(!dialog.findChild<QSlider*>("level2")->isVisible());
        time->setValue(2.5);
        const core::Player engine{{}, "Cube", std::chrono::milliseconds(2500)};
        QCOMPARE(dialog.choice().players[1], engine);
        dialog.choice().remember();
        QCOMPARE(NewGameChoice::remembered(variants()).players[1], engine);
    }
    void swappingSidesSwapsEnginesAndTheirTimes() {
        m_engines.set({engineFor("Cube", {"euroshogi"})});
        NewGameChoice choice{"euroshogi", {}, {}};
        choice.players[0] = {{}, "Cube", std::chrono::milliseconds(1000)};
        NewGameDialog dialog(variants(), m_engines, choice);
        QCOMPARE(kind(dialog, 1).currentText(), QString("Cube"));
        dialog.findChild<QDoubleSpinBox*>("time1")->setValue(7);
        dialog.findChild<QPushButton*>("swap")->click();
        QVERIFY(dialog.choice().players[0].isHuman());
        QCOMPARE(dialog.choice().players[1].engineTime, std::optional(std::chrono::milliseconds(7000)));
    }
    void anEngineThatIsGoneGivesWayToTheComputer() {
        NewGameChoice choice{"euroshogi", {}, {}};
        choice.players[0] = {{}, "Cube", std::chrono::milliseconds(1000)};
        NewGameDialog dialog(variants(), m_engines, choice);
        QVERIFY(dialog.choice().players[0].computerLevel);
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
    return komadai::ui::test::runWithOwnSettings<QApplication, NewGameDialogTest>(argc, argv);
}
#include "new_game_dialog_test.moc"
