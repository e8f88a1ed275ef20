// Variants that a user brings: read, kept as files, loaded again, removed.
#include "ui/variants/user_variants.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace komadai;
using namespace komadai::ui;

namespace {

/// A small game, in each way of writing.
constexpr const char* Kings = "[kings]\nvariantName = Two Kings\nmaxFile = 5\nmaxRank = 5\nking = k\n"
                              "startFen = k4/5/5/5/4K w - - 0 1\n";
constexpr const char* UnnamedKings = "maxFile = 5\nmaxRank = 5\nking = k\nstartFen = k4/5/5/5/4K w - - 0 1\n";
constexpr const char* KingsDiagram = "files=5 ranks=5 royal=1\nking:K:K:king:e1,,a5\n";

} // namespace

class UserVariantsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_home;

    QString folder() const { return m_home->filePath("variants"); }
    QString file(const QString& name) const { return folder() + '/' + name; }
    UserVariants load() const { return {core::VariantSet::builtin(), folder()}; }
    void write(const QString& name, const QByteArray& text) const {
        QDir().mkpath(folder());
        QFile file(this->file(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QByteArray read(const QString& name) const {
        QFile file(this->file(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static bool has(const UserVariants& variants, const char* id) {
        return variants.all().find(id) != nullptr;
    }
    /// The text of the only problem, with its line before it.
    static QString onlyProblem(const core::VariantCheck& check) {
        if (check.problems.size() != 1) return QStringLiteral("%1 problems").arg(check.problems.size());
        const auto& problem = check.problems.front();
        return QStringLiteral("%1: %2").arg(problem.line).arg(problemText(problem));
    }

private slots:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    void withoutAFolderThereAreTheVariantsOfTheProgram() {
        const auto variants = load();
        QVERIFY(has(variants, "euroshogi"));
        QVERIFY(variants.files().empty());
        QVERIFY(!QDir(folder()).exists());
    }

    void aTextIsKeptAsItWasGivenAndLoadedAgain() {
        auto variants = load();
        QVERIFY(!variants.add(Kings, ""));
        QVERIFY(has(variants, "kings"));
        QCOMPARE(read("kings.ini"), QByteArray(Kings));
        QVERIFY(has(load(), "kings"));
    }

    void aDiagramIsKeptUnderTheIdItIsGiven() {
        auto variants = load();
        QVERIFY(!variants.add(KingsDiagram, "duel"));
        QCOMPARE(read("duel.diagram"), QByteArray(KingsDiagram));
        const auto again = load();
        QVERIFY(has(again, "duel"));
        QCOMPARE(again.files().at(0).check.format, core::VariantFormat::Diagram);
    }

    void anIdKeepsItsSigns() {
        auto variants = load();
        QVERIFY(!variants.add(KingsDiagram, "my-game_2", "My Game"));
        QVERIFY(!variants.add(UnnamedKings, "my_game"));
        const auto again = load();
        QVERIFY(has(again, "my-game_2"));
        QVERIFY(has(again, "my_game"));
        QCOMPARE(again.all().find("my-game_2")->spec().name, std::string("My Game"));
    }

    void keysWithoutASectionAreKeptUnderTheIdTheyAreGiven() {
        auto variants = load();
        QVERIFY(!variants.add(UnnamedKings, "duel"));
        QVERIFY(has(load(), "duel"));
    }

    void aVariantWithSpecialEffectsIsKept() {
        const std::string text = "[lone]\nmaxFile = 3\nmaxRank = 3\nstartSfen = k.2/3/2.K b - 1\n"
                                 "command = K\npiece K = K | 王 | King\n";
        auto variants = load();
        const auto check = variants.check(text, {});
        QCOMPARE(check.format, core::VariantFormat::Ini);
        QVERIFY2(check.problems.empty(), qPrintable(onlyProblem(check)));
        QVERIFY(!variants.add(text, {}));
        QVERIFY(has(load(), "lone"));
    }

    void allVariantsOfATextComeAndGoTogether() {
        auto variants = load();
        QVERIFY(!variants.add(std::string(Kings) + "[more:kings]\nstalemateValue = loss\n", {}));
        QVERIFY(has(variants, "kings") && has(variants, "more"));
        QVERIFY(has(load(), "more"));
        QVERIFY(!variants.remove(file("kings.ini")));
        QVERIFY(!has(variants, "kings") && !has(variants, "more"));
        QVERIFY(!QFile::exists(file("kings.ini")));
        QVERIFY(load().files().empty());
    }

    void itTellsWhichVariantsAreRemoved() {
        auto variants = load();
        QVERIFY(!variants.add(std::string(Kings) + "[more:kings]\nstalemateValue = loss\n", {}));
        std::vector<std::string> removed;
        variants.whenRemoved([&](const std::string& id) {
            QVERIFY(!has(variants, id.c_str()));
            removed.push_back(id);
        });
        QVERIFY(!variants.remove(file("kings.ini")));
        QVERIFY((removed == std::vector<std::string>{"kings", "more"}));
    }

    void aGameKeepsTheVariantThatIsRemoved() {
        auto variants = load();
        QVERIFY(!variants.add(Kings, {}));
        const auto held = variants.all().find("kings");
        QVERIFY(!variants.remove(file("kings.ini")));
        QCOMPARE(held->spec().name, std::string("Two Kings"));
    }

    void problemsTellTheirLine() {
        const auto check =
            load().check("[kings]\nmaxFile = five\nmaxRank = 5\nking = k\nstartFen = k/K w\n", {});
        QVERIFY(!check.problems.empty());
        QCOMPARE(check.problems.front().line, 2);
        QVERIFY(problemText(check.problems.front()).startsWith("maxFile: “five” is not valid here"));
    }

    void anIdThatIsTakenIsRefusedOnTheLineOfItsSection() {
        const std::string text = std::string(Kings) + "\n[shogi : kings]\nstalemateValue = loss\n";
        QCOMPARE(onlyProblem(load().check(text, {})),
                 QString("8: shogi: a variant of this name already exists"));
        auto variants = load();
        QVERIFY(!variants.add(Kings, {}));
        QCOMPARE(onlyProblem(variants.check(Kings, {})),
                 QString("1: kings: a variant of this name already exists"));
    }

    void anIdThatWasGivenIsOnNoLine() {
        QCOMPARE(onlyProblem(load().check(KingsDiagram, "shogi")),
                 QString("0: shogi: a variant of this name already exists"));
    }

    void aStartThatBreaksTheRulesSaysWhy() {
        const std::string text = std::string(Kings).replace(std::string(Kings).find("4K"), 2, "5");
        QVERIFY(onlyProblem(load().check(text, {}))
                    .endsWith("breaks the rules of the variant (White has no king)"));
    }

    void aStartThatBreaksTheRulesIsReportedWithItsLineBesideOtherProblems() {
        const std::string text = std::string(Kings).replace(std::string(Kings).find("4K"), 2, "3KK");
        const auto check = load().check(text + "flavour = sweet\n", {});
        QCOMPARE(check.problems.size(), std::size_t{2});
        QCOMPARE(check.problems[0].line, 6);
        QCOMPARE(problemText(check.problems[0]),
                 QString("startFen: the start position breaks the rules of the "
                         "variant (White has a second king on e1)"));
        QCOMPARE(check.problems[1].line, 7);
    }

    void aByteOrderMarkIsSkipped() {
        write("kings.ini", QByteArray("\xEF\xBB\xBF") + Kings);
        QVERIFY(has(load(), "kings"));
        QVERIFY(load().check("\xEF\xBB\xBF" + std::string(KingsDiagram), "duel").problems.empty());
    }

    void aDiagramTellsWhatItLeavesOpen() {
        const auto check = load().check(KingsDiagram, "duel");
        QVERIFY(std::count(check.defaults.begin(), check.defaults.end(), core::DiagramDefault::Repetition) ==
                1);
    }

    void checkingChangesNothing() {
        const auto variants = load();
        QVERIFY(variants.check(Kings, {}).problems.empty());
        QVERIFY(!has(variants, "kings"));
        QVERIFY(!QDir(folder()).exists());
    }

    void aBrokenFileIsReportedAndStaysAsItIs() {
        const QByteArray broken = "[kings]\nmaxFile = five\nmaxRank = 5\nking = k\nstartFen = k/K w\n";
        write("kings.ini", broken);
        write("duel.diagram", KingsDiagram);
        const auto variants = load();
        QVERIFY(has(variants, "duel") && !has(variants, "kings"));
        QCOMPARE(variants.files().size(), std::size_t{2});
        const auto& bad = variants.files().at(1);
        QVERIFY(bad.ids.empty());
        QVERIFY2(sentence(bad).startsWith(file("kings.ini") + " cannot be played: line 2, maxFile: “five”"),
                 qPrintable(sentence(bad)));
        QCOMPARE(read("kings.ini"), broken);
    }

    void aFileIsNeverReplaced() {
        write("kings.ini", "these are notes, no variant");
        auto variants = load();
        const auto failure = variants.add(Kings, {});
        QVERIFY(failure);
        QCOMPARE(failure->problem, FileProblem::AlreadyThere);
        QCOMPARE(read("kings.ini"), QByteArray("these are notes, no variant"));
        QVERIFY(!has(variants, "kings"));
    }

    // --- changes of a text

    void aChangedTextTakesThePlaceOfTheOldOne() {
        auto variants = load();
        QVERIFY(!variants.add(Kings, {}));
        const auto before = variants.all().find("kings");
        const std::string text = QString(Kings).replace("4K w", "K4 w").toStdString();
        QVERIFY(variants.check(text, {}).problems.size() == 1); // the id is taken
        QVERIFY(variants.checkInPlaceOf(variants.files().front(), text, {}).problems.empty());
        QVERIFY(!variants.replace(file("kings.ini"), text, {}, {}));
        QCOMPARE(read("kings.ini").toStdString(), text);
        QVERIFY(variants.all().find("kings")->spec() != before->spec());
        QCOMPARE(variants.files().size(), std::size_t{1});
        QVERIFY(load().all().find("kings")->spec() == variants.all().find("kings")->spec());
    }
    void anotherShortNameGivesTheFileAnotherName() {
        auto variants = load();
        QVERIFY(!variants.add(Kings, {}, "My Kings"));
        const std::string text = QString(Kings).replace("[kings]", "[monarchs]").toStdString();
        QVERIFY(!variants.replace(file("kings.ini"), text, {}, "My Kings"));
        QVERIFY(!QFile::exists(file("kings.ini")));
        QVERIFY(!has(variants, "kings"));
        QCOMPARE(load().all().find("monarchs")->spec().name, std::string("My Kings"));
    }
    void aChangedTextDoesNotReplaceAnotherFile() {
        auto variants = load();
        QVERIFY(!variants.add(Kings, {}));
        write("monarchs.ini", "these are notes, no variant");
        const std::string text = QString(Kings).replace("[kings]", "[monarchs]").toStdString();
        const auto failure = variants.replace(file("kings.ini"), text, {}, {});
        QVERIFY(failure);
        QCOMPARE(failure->problem, FileProblem::AlreadyThere);
        QCOMPARE(read("kings.ini"), QByteArray(Kings));
        QVERIFY(has(variants, "kings") && !has(variants, "monarchs"));
    }
    void itTellsWhichVariantsGetOtherRules() {
        auto variants = load();
        QVERIFY(!variants.add(Kings, {}));
        std::vector<std::string> told;
        variants.whenRemoved([&told](const std::string& id) { told.push_back(id); });
        const QString named = QString(Kings).replace("Two Kings", "Two Monarchs");
        QVERIFY(!variants.replace(file("kings.ini"), named.toStdString(), {}, "Mine"));
        QVERIFY(told.empty()); // a name is no rule
        QVERIFY(!variants.replace(file("kings.ini"), QString(named).replace("4K w", "K4 w").toStdString(), {},
                                  {}));
        QCOMPARE(told, std::vector<std::string>{"kings"});
        QCOMPARE(variants.all().find("kings")->spec().name, std::string("Two Monarchs"));
    }

    void whatCannotBeWrittenIsNotOffered() {
        QFile inTheWay(folder()); // a file where the folder should be
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        auto variants = load();
        const auto failure = variants.add(Kings, {});
        QVERIFY(failure);
        QCOMPARE(failure->problem, FileProblem::CannotWrite);
        QVERIFY(!has(variants, "kings"));
    }

    void aNameThatCannotBeWrittenLeavesNothingBehind() {
        QDir().mkpath(file("names.conf")); // a folder where the file should be
        auto variants = load();
        const auto failure = variants.add(Kings, {}, "My Kings");
        QVERIFY(failure);
        QCOMPARE(failure->problem, FileProblem::CannotWrite);
        QVERIFY(!QFile::exists(file("kings.ini")));
        QVERIFY(!has(variants, "kings"));
    }

    void aTextThatCouldNotBeLoadedAgainIsRefused() {
        auto variants = load();
        const auto failure = variants.add(Kings + std::string(2 * 1024 * 1024, '#'), {});
        QVERIFY(failure);
        QCOMPARE(failure->problem, FileProblem::TooLarge);
        QVERIFY(load().files().empty());
    }

    void binaryAndHugeFilesAreRefused() {
        write("bytes.ini", QByteArray("[x]\n\xff\xfe\x00", 7));
        write("huge.ini", QByteArray(2 * 1024 * 1024, '#'));
        QCOMPARE(readVariantText(file("bytes.ini")).error().problem, FileProblem::NotText);
        QCOMPARE(readVariantText(file("huge.ini")).error().problem, FileProblem::TooLarge);
        QCOMPARE(readVariantText(folder()).error().problem, FileProblem::CannotRead);
        QCOMPARE(readVariantText(file("none.ini")).error().problem, FileProblem::CannotRead);
        QCOMPARE(load().files().size(), std::size_t{2});
    }

    void moreThanTheRoomForAllFilesIsNotLoaded() {
        const auto kings = [](const QString& id, qint64 bytes) {
            return QString(Kings)
                .replace("[kings]", '[' + id + ']')
                .leftJustified(static_cast<int>(bytes), '#')
                .toUtf8();
        };
        const qint64 quarter = UserVariants::MaxBytes / 4;
        for (const char* id : {"a", "b", "c", "d"})
            write(QString(id) + ".ini", kings(id, quarter));
        write("e.ini", kings("e", 200));
        auto variants = load();
        QVERIFY(has(variants, "a") && has(variants, "d") && !has(variants, "e"));
        QCOMPARE(variants.files().back().failure->problem, FileProblem::NoRoom);
        QCOMPARE(
            sentence(variants.files().back()),
            QStringLiteral(
                "There is no room for the file %1: all files of variants together can have 4 MiB at most.")
                .arg(QDir::toNativeSeparators(file("e.ini"))));

        QCOMPARE(variants.add(KingsDiagram, "duel")->problem, FileProblem::NoRoom);
        QVERIFY(!QFile::exists(file("duel.diagram")));
        const std::string text = kings("d", quarter - 1000).toStdString();
        QVERIFY(!variants.replace(file("d.ini"), text, {}, {}));
        QVERIFY(!variants.add(KingsDiagram, "duel"));
        QVERIFY(has(load(), "duel"));
        const std::string tooMuch = kings("d", quarter).toStdString();
        QCOMPARE(variants.replace(file("d.ini"), tooMuch, {}, {})->problem, FileProblem::NoRoom);
        QCOMPARE(read("d.ini").toStdString(), text);
    }

    void aFreeIdHasTheFirstNumberThatIsLeft() {
        auto variants = load();
        QCOMPARE(variants.freeId("kings"), std::string("kings"));
        QCOMPARE(variants.freeId("shogi"), std::string("shogi2"));
        QVERIFY(!variants.add(KingsDiagram, "shogi2"));
        QCOMPARE(variants.freeId("shogi"), std::string("shogi3"));
    }
};

QTEST_GUILESS_MAIN(UserVariantsTest)
#include "user_variants_test.moc"
