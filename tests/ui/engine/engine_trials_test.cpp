// Which engines have failed in a variant, and for how long that is remembered.
#include "ui/engine/engine_trials.h"

#include "core/variants/rule_options.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/engine/engine_process.h"
#include "ui/preferences/preferences.h"

#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;
using core::protocol::EngineFault;
using core::protocol::OptionType;
using core::protocol::Protocol;

namespace {

const EngineFault OtherRules{EngineProblem::OtherRules, "e3e5", {}, {}};

core::VariantSpec specOf(std::string_view id) { return variants().find(id)->spec(); }

/// An engine that reads the rules from a file.
EngineProfile loadingEngine(const QString& name) {
    EngineProfile engine;
    engine.name = name;
    engine.program = QStringLiteral(KOMADAI_TEST_DATA "/engines/loads");
    engine.protocol = Protocol::Uci;
    engine.options = {{"UCI_Variant", OptionType::Combo, "chess", {}, {}, {"chess", "judkins"}},
                      {"VariantPath", OptionType::String, "", {}, {}, {}}};
    return engine;
}

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(path));
}

} // namespace

class EngineTrialsTest : public QObject {
    Q_OBJECT

private:
    static QString reasonOf(const EngineProfile& engine, std::string_view variant) {
        return refusalOf(engine, specOf(variant)).value_or(QString());
    }
    /// Whether the engine is set up for the variant.
    static bool getsReady(const EngineProfile& engine, std::string_view variant) {
        EngineProcess process(engine);
        QSignalSpy ready(&process, &EngineProcess::ready);
        QSignalSpy failed(&process, &EngineProcess::failed);
        process.getReady(variants().find(variant));
        if (!QTest::qWaitFor([&] { return ready.size() + failed.size() > 0; }, 30000)) qFatal("no answer");
        return !ready.empty();
    }

private slots:
    void init() { QSettings().clear(); }

    void anEngineIsOfferedUntilItFails() {
        const EngineProfile engine = loadingEngine("Cube");
        QVERIFY(!refusalOf(engine, specOf("euroshogi")));
        noteTrial(engine, specOf("euroshogi"), OtherRules);
        QCOMPARE(reasonOf(engine, "euroshogi"),
                 QString("Cube does not understand the rules of this game: its first move was “e3e5”. "
                         "To try it again, test it in the list of engines."));
        QVERIFY(!refusalOf(engine, specOf("zoshogi")));
    }
    void anEngineThatEndedSaysSo() {
        const EngineProfile engine = loadingEngine("Cube");
        noteTrial(engine, specOf("euroshogi"), EngineFault{EngineProblem::Crashed, "11", {}, {}});
        QCOMPARE(reasonOf(engine, "euroshogi"),
                 QString("Cube cannot play EuroShogi: the program ended during its test. "
                         "To try it again, test it in the list of engines."));
    }
    void anEngineThatIsLateIsNotBlamed() {
        const EngineProfile engine = loadingEngine("Cube");
        noteTrial(engine, specOf("euroshogi"), EngineFault{EngineProblem::Hangs, {}, {}, {}});
        QVERIFY(!failedTrial(engine, specOf("euroshogi")));
    }
    void anEngineThatPassesLaterIsOfferedAgain() {
        const EngineProfile engine = loadingEngine("Cube");
        noteTrial(engine, specOf("euroshogi"), OtherRules);
        noteTrial(engine, specOf("zoshogi"), OtherRules);
        noteTrial(engine, specOf("euroshogi"), {});
        QVERIFY(!failedTrial(engine, specOf("euroshogi")));
        QVERIFY(failedTrial(engine, specOf("zoshogi")));
    }
    void trialsOfAnEngineAreForgottenTogether() {
        const EngineProfile engine = loadingEngine("Cube");
        EngineProfile other = engine;
        other.arguments = QStringList{"other"};
        for (const auto& one : {engine, other})
            for (const auto* variant : {"euroshogi", "zoshogi"})
                noteTrial(one, specOf(variant), OtherRules);
        forgetTrials(engine);
        QVERIFY(!failedTrial(engine, specOf("euroshogi")) && !failedTrial(engine, specOf("zoshogi")));
        QVERIFY(failedTrial(other, specOf("euroshogi")) && failedTrial(other, specOf("zoshogi")));
    }

    // --- what makes an engine another one

    void anotherVersionOfTheProgramIsTriedAgain() {
        const QTemporaryDir folder;
        EngineProfile engine = loadingEngine("Cube");
        engine.program = folder.filePath("engine");
        write(engine.program, "1");
        noteTrial(engine, specOf("euroshogi"), OtherRules);
        QVERIFY(failedTrial(engine, specOf("euroshogi")));
        write(engine.program, "1.1");
        QVERIFY(!failedTrial(engine, specOf("euroshogi")));
    }
    void anotherVersionOfAnInterpretedEngineIsTriedAgain() {
        const QTemporaryDir folder;
        EngineProfile engine = loadingEngine("Cube");
        engine.program = QStringLiteral("sh"); // found in PATH
        engine.folder = folder.path();
        engine.arguments = QStringList{"engine.sh"};
        write(folder.filePath("engine.sh"), "1");
        noteTrial(engine, specOf("euroshogi"), OtherRules);
        QVERIFY(failedTrial(engine, specOf("euroshogi")));
        write(folder.filePath("engine.sh"), "1.1");
        QVERIFY(!failedTrial(engine, specOf("euroshogi")));
    }
    void otherOptionsMakeAnotherEngineButAnotherNameDoesNot() {
        EngineProfile engine = loadingEngine("Cube");
        noteTrial(engine, specOf("euroshogi"), OtherRules);
        engine.name = "Sphere";
        QVERIFY(failedTrial(engine, specOf("euroshogi")));
        engine.values = {{"Style", "Wild"}};
        QVERIFY(!failedTrial(engine, specOf("euroshogi")));
    }

    // --- what makes a variant another one

    void editedRulesAreTriedAgain() {
        const EngineProfile engine = loadingEngine("Cube");
        core::VariantSpec spec = specOf("euroshogi");
        noteTrial(engine, spec, OtherRules);
        spec.name = "Another name";
        QVERIFY(failedTrial(engine, spec));
        spec.drops.allowed = !spec.drops.allowed;
        QVERIFY(!failedTrial(engine, spec));
    }
    void rulesThatPlayersChooseForAGameDoNotMatter() {
        const EngineProfile engine = loadingEngine("Cube");
        core::VariantSpec spec = specOf("euroshogi");
        noteTrial(engine, spec, OtherRules);
        for (const auto& option : core::ruleOptionsOf(spec))
            for (const auto value : option.values) {
                QVERIFY(core::setRuleOption(spec, option.key, value));
                QVERIFY(failedTrial(engine, spec));
            }
    }

    // --- the settings

    void failuresStayInTheSettings() {
        noteTrial(loadingEngine("Cube"), specOf("euroshogi"), OtherRules);
        QCOMPARE(QSettings().value("engineTrials/failed").toStringList().size(), qsizetype{1});
        noteTrial(loadingEngine("Cube"), specOf("euroshogi"), {});
        QVERIFY(!QSettings().contains("engineTrials/failed"));
    }
    void nonsenseInTheSettingsIsIgnored() {
        const EngineProfile engine = loadingEngine("Cube");
        noteTrial(engine, specOf("euroshogi"), OtherRules);
        const QString line = preferences().get(preference::FailedTrials).front();
        QSettings().setValue("engineTrials/failed",
                             QStringList{QString(), "x", line.section(' ', 0, 1) + " nonsense e3e5"});
        QVERIFY(!failedTrial(engine, specOf("euroshogi")));
        noteTrial(engine, specOf("euroshogi"), OtherRules);
        QVERIFY(failedTrial(engine, specOf("euroshogi")));
    }
    void onlyTheLatestAreKept() {
        EngineProfile engine = loadingEngine("Cube");
        for (int i = 0; i <= MostFailedTrials; ++i) {
            engine.arguments = QStringList{QString::number(i)};
            noteTrial(engine, specOf("euroshogi"), OtherRules);
        }
        QCOMPARE(preferences().get(preference::FailedTrials).size(), MostFailedTrials);
        QVERIFY(failedTrial(engine, specOf("euroshogi")));
        engine.arguments = QStringList{"0"};
        QVERIFY(!failedTrial(engine, specOf("euroshogi")));
    }
    void whatAnEngineAnswersDoesNoHarm() {
        const EngineProfile engine = loadingEngine("Cube");
        EngineFault fault = OtherRules;
        fault.detail = "\xff\n" + std::string(5000, 'x');
        noteTrial(engine, specOf("euroshogi"), fault);
        const auto failure = failedTrial(engine, specOf("euroshogi"));
        QVERIFY(failure);
        QCOMPARE(failure->detail.size(), qsizetype{40});
        QVERIFY(!failure->detail.contains('\n'));
    }

    // --- engines

    void aTrialThatFailsIsRemembered() {
        const EngineProfile engine = loadingEngine("loads");
        QVERIFY(!getsReady(engine, "euroshogi"));
        const auto failure = failedTrial(engine, specOf("euroshogi"));
        QVERIFY(failure && failure->problem == EngineProblem::OtherRules);
        QCOMPARE(failure->detail, QString("euroshogi"));
    }
    void aCrashWhileTheRulesAreReadIsAFailedTrial() {
        const QTemporaryDir folder;
        EngineProfile engine = loadingEngine("Cube");
        engine.program = QStringLiteral("/bin/sh");
        engine.arguments = QStringList{folder.filePath("engine.sh")};
        write(engine.arguments.front(), "while read -r line; do\n"
                                        "    case $line in\n"
                                        "    uci) echo option name UCI_Variant type combo var chess\n"
                                        "        echo option name VariantPath type string default\n"
                                        "        echo uciok ;;\n"
                                        "    isready) echo readyok ;;\n"
                                        "    *VariantPath*) kill -KILL $$ ;;\n"
                                        "    quit) exit ;;\n"
                                        "    esac\n"
                                        "done\n");
        QVERIFY(!getsReady(engine, "euroshogi"));
        const auto failure = failedTrial(engine, specOf("euroshogi"));
        QVERIFY(failure && failure->problem == EngineProblem::Crashed);
        QVERIFY(!failedTrial(engine, specOf("zoshogi")));
    }
    void aTrialThatIsPassedMakesUpForAFailure() {
        const EngineProfile engine = loadingEngine("loads");
        noteTrial(engine, specOf("zoshogi"), OtherRules);
        QVERIFY(getsReady(engine, "zoshogi"));
        QVERIFY(!failedTrial(engine, specOf("zoshogi")));
    }
};

int main(int argc, char** argv) {
    return komadai::ui::test::runWithOwnSettings<QCoreApplication, EngineTrialsTest>(argc, argv);
}
#include "engine_trials_test.moc"
