#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/engine/engine_trials.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/new_game/players_form.h"
#include "ui/new_game/rule_options_form.h"
#include "ui/new_game/time_control_form.h"
#include "ui/widgets/tab_order.h"
#include "ui/wording.h"

#include "core/variants/rule_options.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTreeWidget>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using namespace std::chrono_literals;

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
    /// As the user does it.
    static void chooseKind(NewGameDialog& dialog, int side, int index) {
        kind(dialog, side).setCurrentIndex(index);
        emit kind(dialog, side).activated(index);
    }
    static QLineEdit& nameField(NewGameDialog& dialog, int side) {
        return *dialog.findChild<QLineEdit*>(QStringLiteral("name%1").arg(side));
    }
    static void chooseVariant(NewGameDialog& dialog, const QString& name) {
        auto* list = dialog.findChild<QTreeWidget*>("variants");
        list->setCurrentItem(list->findItems(name, Qt::MatchExactly).front());
    }
    static NewGameChoice remembered() { return NewGameChoice::remembered(variants()); }
    static TimeControlForm& clock(NewGameDialog& dialog, int side) {
        return *dialog.findChild<TimeControlForm*>(QStringLiteral("clock%1").arg(side));
    }
    static QComboBox& starts(NewGameDialog& dialog) { return *dialog.findChild<QComboBox*>("starts"); }
    static QPushButton& play(NewGameDialog& dialog) {
        return *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    static QString problem(NewGameDialog& dialog) {
        return dialog.findChild<QLabel*>("positionProblem")->text();
    }
    /// Chooses a position as text and enters it.
    static void enterPosition(NewGameDialog& dialog, const QString& text) {
        starts(dialog).setCurrentIndex(starts(dialog).count() - 1);
        dialog.findChild<QLineEdit*>("positionText")->setText(text);
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
    void theFirstGameInJapaneseIsShogi() {
        const auto restore = qScopeGuard([region = QLocale()] { QLocale::setDefault(region); });
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(remembered().variant, std::string("euroshogi"));
        QLocale::setDefault(QLocale(QLocale::Japanese));
        QCOMPARE(remembered().variant, std::string("shogi"));
        QSettings().setValue("newGame/variant", "koshogi");
        QCOMPARE(remembered().variant, std::string("koshogi"));
    }
    void theWindowDoesNotGrowWhileItOpensWithLargeText() {
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
        using std::chrono::seconds;
        const core::TimeControl controls[] = {{},
                                              {seconds(600)},
                                              {seconds(600), seconds(5)},
                                              {seconds(600), {}, seconds(30), 3},
                                              {{}, {}, seconds(8), 1}};
        for (const double size : {1.25, 1.5, 2.0})
            for (const core::TimeControl& control : controls) {
                QFont large = usual;
                large.setPointSizeF(size * usual.pointSizeF());
                QApplication::setFont(large);
                auto choice = NewGameChoice::remembered(variants());
                choice.clocks = {control, control};
                NewGameDialog dialog(variants(), m_engines, choice);
                const QSize made = dialog.size();
                dialog.show();
                QVERIFY(QTest::qWaitForWindowExposed(&dialog));
                QCoreApplication::processEvents(); // layouts may want another size
                QCOMPARE(dialog.size(), made);
            }
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
        QCOMPARE(kind(dialog, 1).count(), 5);
        QCOMPARE(kind(dialog, 2).itemText(3), QString("Cube"));
        kind(dialog, 1).setCurrentText("Cube");
        kind(dialog, 2).setCurrentText("Board");
        chooseVariant(dialog, "Shogi");
        QCOMPARE(kind(dialog, 1).currentText(), QString("Computer"));
        QCOMPARE(kind(dialog, 2).currentText(), QString("Board"));
    }
    void anEngineThatDoesNotPlayTheVariantCannotBeChosenAndSaysWhy() {
        m_engines.set({engineFor("Cube", {"euroshogi"}), engineFor("Board", {"shogi", "euroshogi"})});
        NewGameDialog dialog(variants(), m_engines, NewGameChoice::remembered(variants()));
        chooseVariant(dialog, "Shogi");
        const auto isEnabled = [&dialog](int row) {
            const auto& model = *kind(dialog, 1).model();
            return model.flags(model.index(row, 0)).testFlag(Qt::ItemIsEnabled);
        };
        QCOMPARE(kind(dialog, 1).count(), 5);
        QCOMPARE(kind(dialog, 1).itemText(3), QString("Cube"));
        QVERIFY(!isEnabled(3));
        QCOMPARE(kind(dialog, 1).itemData(3, Qt::ToolTipRole), QVariant("Cube does not play Shogi."));
        QVERIFY(isEnabled(4));
        chooseVariant(dialog, "EuroShogi");
        QVERIFY(isEnabled(3));
    }
    void theKeyboardReachesTheReasonsToo() {
        m_engines.set({engineFor("Cube", {"euroshogi"}), engineFor("Board", {"shogi"})});
        NewGameDialog dialog(variants(), m_engines, NewGameChoice::remembered(variants()));
        chooseVariant(dialog, "Zo Shogi");
        auto* refusals = dialog.findChild<QPushButton*>("refusals");
        QVERIFY(!refusals->isHidden());
        QVERIFY((refusals->focusPolicy() & Qt::TabFocus) != 0);
        refusals->click();
        auto* reasons = dialog.findChild<QMessageBox*>();
        QVERIFY(reasons);
        QCOMPARE(reasons->text(), QString("Cube does not play Zo Shogi.\n\nBoard does not play Zo Shogi."));
        reasons->close();
        m_engines.set({engineFor("Cube", {"zoshogi"})});
        chooseVariant(dialog, "EuroShogi");
        QVERIFY(!refusals->isHidden());
        chooseVariant(dialog, "Zo Shogi");
        QVERIFY(refusals->isHidden());
    }
    void anEngineThatHasFailedInTheVariantCannotBeChosenAndSaysWhy() {
        m_engines.set({engineFor("Cube", {"euroshogi", "shogi"})});
        noteTrial(*m_engines.find("Cube"), variants().find("euroshogi")->spec(),
                  core::protocol::EngineFault{EngineProblem::OtherRules, "e3e5", {}, {}});
        NewGameDialog dialog(variants(), m_engines, remembered());
        chooseVariant(dialog, "EuroShogi");
        const auto& model = *kind(dialog, 1).model();
        QVERIFY(!model.flags(model.index(3, 0)).testFlag(Qt::ItemIsEnabled));
        QVERIFY(
            kind(dialog, 1).itemData(3, Qt::ToolTipRole).toString().startsWith("Cube does not understand"));
        chooseVariant(dialog, "Shogi");
        QVERIFY(model.flags(model.index(3, 0)).testFlag(Qt::ItemIsEnabled));
    }
    void theComputerMayPlayAtFullStrength() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        chooseVariant(dialog, "EuroShogi");
        dialog.show();
        kind(dialog, 2).setCurrentText("Full Strength");
        QVERIFY(!dialog.findChild<QSlider*>("level2")->isVisible());
        auto* time = dialog.findChild<QDoubleSpinBox*>("time2");
        QVERIFY(time->isVisible()); // without a clock
        time->setValue(3);
        const core::Player player = dialog.choice().players[1];
        QVERIFY(player.isFullStrength());
        QCOMPARE(player.engineTime, std::optional(std::chrono::milliseconds(3000)));
        clock(dialog, 2).setControl({5min});
        clock(dialog, 1).setControl({5min});
        QVERIFY(!time->isVisible());
        dialog.choice().remember();
        NewGameDialog again(variants(), m_engines, remembered());
        QCOMPARE(kind(again, 2).currentText(), QString("Full Strength"));
        QVERIFY(again.choice().players[1] == player);
        again.findChild<QPushButton*>("swap")->click();
        QVERIFY(again.choice().players[0] == player);
        QVERIFY(again.choice().players[1].isHuman());
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

    // --- names

    void aHumanMayHaveANameThatIsRemembered() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        dialog.show();
        QVERIFY(nameField(dialog, 1).isVisible());
        QCOMPARE(nameField(dialog, 1).placeholderText(), QString("Human"));
        QVERIFY(!nameField(dialog, 2).isVisible()); // the computer
        nameField(dialog, 1).setText("  Anna ");
        QCOMPARE(dialog.choice().players[0].name, std::string("Anna"));
        dialog.choice().remember();
        NewGameDialog again(variants(), m_engines, remembered());
        QCOMPARE(nameField(again, 1).text(), QString("Anna"));
        QCOMPARE(again.choice().players[0].name, std::string("Anna"));
        QVERIFY(again.choice().players[1].name.empty());
    }
    void bothHumansHaveNames() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        dialog.show();
        kind(dialog, 2).setCurrentIndex(0);
        QVERIFY(nameField(dialog, 2).isVisible());
        nameField(dialog, 1).setText("Anna");
        nameField(dialog, 2).setText("Berta");
        dialog.choice().remember();
        QCOMPARE(remembered().players[0].name, std::string("Anna"));
        QCOMPARE(remembered().players[1].name, std::string("Berta"));
    }
    void aSecondHumanStaysKnownWhileTheComputerPlays() {
        NewGameChoice choice{"euroshogi", {}, {}};
        choice.players[0].name = "Anna";
        choice.players[1].name = "Berta";
        choice.remember();
        choice.players[1] = {3, {}};
        choice.remember();
        NewGameDialog dialog(variants(), m_engines, remembered());
        QVERIFY(dialog.choice().players[1].name.empty());
        chooseKind(dialog, 2, 0);
        QCOMPARE(dialog.choice().players[1].name, std::string("Berta"));
    }
    void namesAreSwappedWithTheSides() {
        NewGameChoice choice = remembered();
        choice.players[0].name = "Anna";
        choice.remember();
        NewGameDialog dialog(variants(), m_engines, choice);
        dialog.findChild<QPushButton*>("swap")->click();
        QCOMPARE(dialog.choice().players[1].name, std::string("Anna"));
        dialog.choice().remember();
        NewGameDialog again(variants(), m_engines, remembered());
        chooseKind(again, 1, 0);
        QCOMPARE(again.choice().players[1].name, std::string("Anna"));
        QVERIFY(again.choice().players[0].name.empty()); // not Anna twice
    }
    void theOnlyHumanKeepsTheNameOnTheOtherSide() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        nameField(dialog, 1).setText("Anna");
        chooseKind(dialog, 1, 1);
        chooseKind(dialog, 2, 0);
        QCOMPARE(dialog.choice().players[1].name, std::string("Anna"));
        QVERIFY(nameField(dialog, 1).text().isEmpty());
    }
    void aNameHasALimitedLength() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        nameField(dialog, 1).setText(QString("x").repeated(1000));
        QCOMPARE(dialog.choice().players[0].name.size(), std::size_t{60});
    }

    // --- random sides

    void randomSidesAreRememberedAndHaveNoSwapping() {
        NewGameDialog dialog(variants(), m_engines, NewGameChoice::usual("euroshogi"));
        auto& swap = *dialog.findChild<QPushButton*>("swap");
        QVERIFY(swap.isEnabled() && !dialog.choice().hasRandomSides);
        dialog.findChild<QCheckBox*>("randomSides")->click();
        QVERIFY(!swap.isEnabled());
        QCOMPARE(kind(dialog, 1).accessibleName(), QString("Player 1"));
        dialog.choice().remember();
        QVERIFY(remembered().hasRandomSides);
        dialog.findChild<QPushButton*>("restoreDefaults")->click();
        QVERIFY(swap.isEnabled() && !dialog.choice().hasRandomSides);
        QCOMPARE(kind(dialog, 1).accessibleName(), QString("White"));
    }
    void eachPlayerGetsEachSideAndKeepsTheClock() {
        NewGameChoice choice = NewGameChoice::usual("euroshogi");
        choice.clocks = {core::TimeControl{5min}, core::TimeControl{1min}};
        int first = 0;
        choice.hasRandomSides = true;
        constexpr int Games = 200;
        for (int i = 0; i < Games; ++i) {
            const NewGameChoice drawn = choice.withSidesDrawn();
            const std::size_t human = drawn.players[0].isHuman() ? 0 : 1;
            QVERIFY(drawn.players[human].isHuman() && !drawn.players[1 - human].isHuman());
            QVERIFY(drawn.clocks[human] == choice.clocks[0] && drawn.clocks[1 - human] == choice.clocks[1]);
            first += human == 0;
        }
        QVERIFY2(first > 0 && first < Games, qPrintable(QString::number(first)));
    }
    void sidesStayAsChosenUnlessTheyAreRandom() {
        const NewGameChoice choice = NewGameChoice::usual("euroshogi");
        for (int i = 0; i < 50; ++i)
            QVERIFY(choice.withSidesDrawn().players == choice.players);
    }

    // --- the list

    void searchingLeavesTheGamesThatMatch() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        auto* list = dialog.findChild<QTreeWidget*>("variants");
        dialog.findChild<QLineEdit*>("search")->setText("leaper");
        QCOMPARE(list->currentItem()->text(0), QString("Great Shatranj"));
        int shown = 0;
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            shown += !list->topLevelItem(i)->isHidden();
        QCOMPARE(shown, 1);
        QCOMPARE(dialog.choice().variant, std::string("greatshatranj"));
    }
    void aSearchWithoutAMatchLeavesNothingToPlay() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        dialog.findChild<QLineEdit*>("search")->setText("bridge");
        QVERIFY(!play(dialog).isEnabled());
        QVERIFY(!dialog.findChild<QLabel*>("noMatch")->isHidden());
        dialog.findChild<QLineEdit*>("search")->clear();
        QVERIFY(play(dialog).isEnabled());
        QVERIFY(dialog.findChild<QLabel*>("noMatch")->isHidden());
    }
    void arrowKeysMoveInTheListWhileAWordIsTyped() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        auto* list = dialog.findChild<QTreeWidget*>("variants");
        list->setCurrentItem(list->topLevelItem(0));
        QTest::keyClick(dialog.findChild<QLineEdit*>("search"), Qt::Key_Down);
        QCOMPARE(list->currentItem(), list->topLevelItem(1));
    }
    void aVariantIsShownWithItsSummaryAndAPicture() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        chooseVariant(dialog, "Ko Shogi");
        QCOMPARE(dialog.findChild<QLabel*>("summary")->text(),
                 QString::fromStdString(variants().find("koshogi")->spec().summary));
        const auto picture = [&dialog] { return dialog.findChild<QLabel*>("picture")->pixmap().toImage(); };
        const QImage ko = picture();
        QVERIFY(!ko.isNull());
        chooseVariant(dialog, "Shogi");
        QVERIFY(picture() != ko);
    }

    void tabGoesFromTheListThroughTheFormToTheButtons() {
        orderTabsByLayouts(*qApp);
        NewGameDialog dialog(variants(), m_engines, NewGameChoice::usual("euroshogi"));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        dialog.findChild<QLineEdit*>("search")->setFocus();
        QStringList order;
        do {
            order << QApplication::focusWidget()->objectName();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        } while (!dialog.findChild<QLineEdit*>("search")->hasFocus() && order.size() < 20);
        QCOMPARE(order.size(), 15); // three buttons at the end
        QCOMPARE(order.first(12),
                 (QStringList{"search", "variants", "qt_tabwidget_tabbar", "player1", "name1", "player2",
                              "level2", "randomSides", "swap", "openingBooks", "kind", "sameClock"}));
    }

    // --- clocks

    void aClockBeginsWhereTheRowsOfThePlayersBegin() {
        NewGameDialog dialog(variants(), m_engines, NewGameChoice::usual("euroshogi"));
        dialog.show();
        const auto& form = *dialog.findChild<PlayersForm*>();
        const auto leftOf = [&form](const QWidget& part) { return part.mapTo(&form, QPoint()).x(); };
        int left = form.width();
        for (const auto* label : form.findChildren<QLabel*>())
            if (label->isVisible()) left = std::min(left, leftOf(*label));
        const auto& kind = *clock(dialog, 1).findChild<QComboBox*>("kind");
        const auto& label = *clock(dialog, 1).findChild<QLabel*>("clockLabel");
        QCOMPARE(label.text(), QString("Clocks:"));
        QVERIFY(label.isVisible());
        QCOMPARE(leftOf(label), left);
        QCOMPARE(leftOf(kind), left);
    }
    void everyFieldOfAClockHasItsLabel() {
        TimeControlForm form;
        form.show();
        const auto labels = [&form] {
            QStringList texts;
            for (auto* label : form.findChildren<QLabel*>())
                if (label->isVisible() && label->buddy()->isVisible()) texts << label->text();
            return texts;
        };
        QCOMPARE(labels(), QStringList());
        form.setControl({3min, 2s});
        QCOMPARE(labels(), (QStringList{"Minutes", "Seconds", "Increment"}));
        form.setControl({90s, {}, 30s, 3});
        QCOMPARE(labels(), (QStringList{"Minutes", "Seconds", "Period", "Periods"}));
        form.setControl({{}, {}, 10s, 1});
        QCOMPARE(labels(), QStringList{"Per move"});
    }

    void eachKindOfClockComesBackFromTheForm() {
        TimeControlForm form;
        for (const auto& control : {core::TimeControl{}, core::TimeControl{5min}, core::TimeControl{3min, 2s},
                                    core::TimeControl{90s, {}, 30s, 3}, core::TimeControl{{}, {}, 10s, 1}}) {
            form.setControl(control);
            QVERIFY(form.control() == control);
        }
    }
    void aClockWithoutTimeForTheFirstMoveIsNotPlayedWith() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        dialog.show();
        auto& form = clock(dialog, 1);
        auto& minutes = *form.findChild<QSpinBox*>("minutes");
        const auto& play = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        const auto& problem = *form.findChild<QLabel*>("problem");
        form.setControl({5min, 3s});
        QVERIFY(play.isEnabled() && !problem.isVisible());
        minutes.setValue(0);
        QVERIFY(!play.isEnabled() && problem.isVisible());
        minutes.setValue(3); // as it would be without the zero before
        QVERIFY(play.isEnabled() && !problem.isVisible());
        QVERIFY(form.control() == (core::TimeControl{3min, 3s}));
    }
    void aClockWithPeriodsNeedsNoOtherTime() {
        TimeControlForm form;
        form.setControl({1min, {}, 30s, 3});
        form.findChild<QSpinBox*>("minutes")->setValue(0);
        QVERIFY(form.isComplete());
        QVERIFY(form.control() == (core::TimeControl{{}, {}, 30s, 3}));
    }
    void oneClockIsForBothSidesUntilTheyAreToDiffer() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        dialog.show();
        QVERIFY(!clock(dialog, 2).isVisible());
        clock(dialog, 1).setControl({5min});
        QVERIFY(dialog.choice().clocks == (core::TimeControls{core::TimeControl{5min}, {5min}}));
        dialog.findChild<QCheckBox*>("sameClock")->setChecked(false);
        QVERIFY(clock(dialog, 2).isVisible());
        clock(dialog, 2).setControl({1min, 1s});
        QVERIFY(dialog.choice().clocks == (core::TimeControls{core::TimeControl{5min}, {1min, 1s}}));
    }
    void clocksAreRemembered() {
        NewGameChoice choice = remembered();
        QVERIFY(choice.clocks == core::TimeControls());
        choice.clocks = {core::TimeControl{5min}, core::TimeControl{10min, {}, 30s, 3}};
        choice.remember();
        QVERIFY(remembered().clocks == choice.clocks);
        NewGameDialog dialog(variants(), m_engines, remembered());
        QVERIFY(dialog.choice().clocks == choice.clocks);
    }
    void theOpeningBooksAreAtHandWhereLevelsAreChosen() {
        const EngineStore engines;
        NewGameDialog dialog(variants(), engines, NewGameChoice::usual("shogi"));
        QSignalSpy wanted(&dialog, &NewGameDialog::booksWanted);
        dialog.findChild<QPushButton*>("openingBooks")->click();
        QCOMPARE(wanted.size(), 1);
    }

    void swappingSidesSwapsTheClocks() {
        NewGameChoice choice = remembered();
        choice.clocks = {core::TimeControl{5min}, core::TimeControl{}};
        NewGameDialog dialog(variants(), m_engines, choice);
        dialog.findChild<QPushButton*>("swap")->click();
        QVERIFY(dialog.choice().clocks == (core::TimeControls{core::TimeControl{}, {5min}}));
    }
    void anEngineWithAClockNeedsNoTimeForAMove() {
        m_engines.set({engineFor("Cube", {"euroshogi"})});
        NewGameDialog dialog(variants(), m_engines, remembered());
        chooseVariant(dialog, "EuroShogi");
        dialog.show();
        kind(dialog, 2).setCurrentText("Cube");
        QVERIFY(dialog.findChild<QDoubleSpinBox*>("time2")->isVisible());
        clock(dialog, 1).setControl({5min});
        QVERIFY(!dialog.findChild<QDoubleSpinBox*>("time2")->isVisible());
    }

    // --- the start

    void aHandicapIsOfferedWhereTheVariantHasOne() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        chooseVariant(dialog, "Shogi");
        starts(dialog).setCurrentText("Handicap: Rook");
        const core::Game game = dialog.choice().gameIn(variants());
        QVERIFY(game.position().sideToMove() == core::Side::Second);
        QVERIFY(!game.position().pieceAt(game.spec().size.square(1, 1)));
        dialog.choice().remember();
        QCOMPARE(remembered().handicap, std::string("Rook"));
        chooseVariant(dialog, "EuroShogi");
        QCOMPARE(starts(dialog).findText("Handicap", Qt::MatchStartsWith), -1);
        QVERIFY(dialog.choice().handicap.empty());
    }
    void aPositionCanBePasted() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        chooseVariant(dialog, "EuroShogi");
        enterPosition(dialog, "1r2k3/8/8/8/8/8/R7/4K3[] b - - 0 1");
        QVERIFY(play(dialog).isEnabled());
        QVERIFY(problem(dialog).isEmpty());
        const core::Game game = dialog.choice().gameIn(variants());
        QVERIFY(game.position().sideToMove() == core::Side::Second);
        dialog.choice().remember();
        QVERIFY(remembered().position.empty());
    }
    void aPositionInTheClipboardIsTaken() {
        QApplication::clipboard()->setText("1r2k3/8/8/8/8/8/R7/4K3[] w - - 0 1\n");
        NewGameDialog dialog(variants(), m_engines, remembered());
        chooseVariant(dialog, "EuroShogi");
        starts(dialog).setCurrentIndex(starts(dialog).count() - 1);
        emit starts(dialog).activated(starts(dialog).count() - 1);
        QVERIFY(play(dialog).isEnabled());
        QCOMPARE(dialog.choice().position, std::string("1r2k3/8/8/8/8/8/R7/4K3[] w - - 0 1"));
    }
    void whatIsWrongWithAPositionIsSaidAndItCannotBePlayed() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        chooseVariant(dialog, "EuroShogi");
        const std::vector<std::pair<QString, QString>> rows{
            {"nonsense", "cannot be read as a position of EuroShogi"},
            {"4k3/8/8/8/8/8/8/8[] w - - 0 1", "breaks the rules: White has no king"},
            {"k7/P7/1G6/8/8/8/7B/7K[] b - - 0 1", "the game is over: White wins by checkmate"},
            {"", "Paste a position here"}};
        for (const auto& [text, says] : rows) {
            enterPosition(dialog, text);
            QVERIFY2(problem(dialog).contains(says), qPrintable(problem(dialog)));
            QVERIFY(!play(dialog).isEnabled());
            QVERIFY(dialog.findChild<QLabel*>("picture")->pixmap().isNull());
        }
        starts(dialog).setCurrentIndex(0);
        QVERIFY(play(dialog).isEnabled());
    }
    void thePositionOnTheBoardIsOfferedInItsVariant() {
        const auto position = euroShogiGame("1r2k3/8/8/8/8/8/R7/4K3[] b - - 0 1").position();
        NewGameDialog dialog(variants(), m_engines, remembered(), {position, {}});
        chooseVariant(dialog, "EuroShogi");
        QCOMPARE(starts(dialog).findText("The position in the editor"), -1);
        starts(dialog).setCurrentText("The position on the board");
        QVERIFY(dialog.choice().gameIn(variants()).position() == position);
        chooseVariant(dialog, "Shogi");
        QCOMPARE(starts(dialog).findText("The position on the board"), -1);
    }
    void thePositionInTheEditorIsOfferedInItsVariant() {
        const auto board = euroShogiGame("1r2k3/8/8/8/8/8/R7/4K3[] b - - 0 1").position();
        const auto edited = euroShogiGame("1r2k3/8/8/8/8/8/8/R3K3[] w - - 0 1").position();
        NewGameDialog dialog(variants(), m_engines, remembered(), {board, edited});
        chooseVariant(dialog, "EuroShogi");
        starts(dialog).setCurrentText("The position in the editor");
        QVERIFY(dialog.choice().gameIn(variants()).position() == edited);
        chooseVariant(dialog, "Shogi");
        QCOMPARE(starts(dialog).findText("The position in the editor"), -1);
    }

    void defaultsComeBackByAButton() {
        NewGameChoice choice{"shogi", {}, {}, {core::TimeControl{5min}, {}}, "Rook"};
        choice.players[0].computerLevel = 9;
        NewGameDialog dialog(variants(), m_engines, choice);
        QCOMPARE(dialog.choice().handicap, std::string("Rook"));
        dialog.findChild<QPushButton*>("restoreDefaults")->click();
        const NewGameChoice restored = dialog.choice();
        QCOMPARE(restored.variant, std::string("shogi"));
        QVERIFY(restored.players == NewGameChoice::usual("shogi").players);
        QVERIFY(restored.clocks == core::TimeControls());
        QVERIFY(restored.handicap.empty());
    }
    void defaultsComeBackForWhomIsNotPlayingYetToo() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        const auto level = [&](int side) {
            return dialog.findChild<QSlider*>(QStringLiteral("level%1").arg(side));
        };
        const auto time = [&](int side) {
            return dialog.findChild<QDoubleSpinBox*>(QStringLiteral("time%1").arg(side));
        };
        const int usualLevel = level(1)->value();
        for (int side : {1, 2}) {
            level(side)->setValue(9);
            time(side)->setValue(7);
        }
        dialog.findChild<QPushButton*>("restoreDefaults")->click();
        for (int side : {1, 2}) {
            QCOMPARE(level(side)->value(), NewGameChoice::usual("shogi").players[1].computerLevel.value());
            QCOMPARE(time(side)->value(), 1.0);
        }
        QCOMPARE(level(1)->value(), usualLevel);
    }
    void itFitsASmallScreen() {
        NewGameDialog dialog(variants(), m_engines, remembered());
        QVERIFY2(dialog.minimumSizeHint().width() <= 780 && dialog.minimumSizeHint().height() <= 560,
                 qPrintable(QStringLiteral("%1 x %2")
                                .arg(dialog.minimumSizeHint().width())
                                .arg(dialog.minimumSizeHint().height())));
    }

    void rulesThatAVariantNoLongerHasAreForgotten() {
        NewGameChoice choice{"koshogi", "flavour=salty", {}};
        QVERIFY(choice.variantIn(variants()) == variants().find("koshogi"));
    }
    void aRepetitionThatIsJudgedForTheFirstPlayerSaysSo() {
        const auto& minishogi = variants().find("minishogi")->spec();
        QCOMPARE(wording().ruleValue("nFoldValue", "loss", minishogi), std::string("loses for Sente"));
        QCOMPARE(wording().ruleValue("nFoldValue", "draw", minishogi), std::string("is a draw"));
    }
    void everyRuleAndValueHasWords() {
        for (const auto& variant : variants().all())
            for (const auto& option : core::ruleOptionsOf(variant->spec())) {
                QVERIFY2(wording().ruleOption(option.key) != option.key, option.key.data());
                for (const auto value : option.values)
                    QVERIFY2(wording().ruleValue(option.key, value, variant->spec()) != value, value.data());
            }
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QApplication, NewGameDialogTest>(argc, argv);
}
#include "new_game_dialog_test.moc"
