#include "tests/ui/games.h"
#include "ui/variants/import_dialog.h"
#include "ui/variants/user_variants.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace komadai;
using namespace komadai::ui;

namespace {

/// A variant of two kings on a board of some width.
QString kings(const QString& id, int files = 5) {
    return QStringLiteral("[%1]\nvariantName = Kings %1\nmaxFile = %2\nmaxRank = 5\nking = k\n"
                          "startFen = k%3/%2/%2/%2/%3K w - - 0 1\n")
        .arg(id)
        .arg(files)
        .arg(files - 1);
}

/// The text of a diagram, which has no id.
const QString Diagram = QStringLiteral("files=5 ranks=5\nking:K:K:king:a1,,e5\n");

} // namespace

class UserVariantsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_home;

    QString folder() const { return m_home->filePath("komadai/variants"); }
    QString path(const QString& name) const { return folder() + '/' + name; }
    void write(const QString& name, const QString& text) const {
        QDir().mkpath(folder());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }
    static QString read(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    static bool has(const UserVariants& variants, const std::string& id) {
        return variants.all().find(id) != nullptr;
    }

private slots:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    void withoutAFolderThereAreTheVariantsOfTheProgram() {
        const UserVariants variants(folder());
        QCOMPARE(variants.all().all().size(), test::variants().all().size());
        QVERIFY(variants.brokenFiles().isEmpty());
        QVERIFY(!QDir(folder()).exists());
    }
    void anImportedVariantIsThereAtOnceAndAtTheNextStart() {
        UserVariants variants(folder());
        const QSignalSpy changed(&variants, &UserVariants::changed);
        QCOMPARE(variants.import(kings("fivekings"), {}), QString());
        QCOMPARE(changed.count(), 1);
        QVERIFY(has(variants, "fivekings"));
        QCOMPARE(read(path("fivekings.ini")), kings("fivekings"));
        QVERIFY(has(UserVariants(folder()), "fivekings"));
    }
    void allVariantsOfATextAreImported() {
        UserVariants variants(folder());
        QCOMPARE(variants.import(kings("one") + kings("two", 6) + "[three:two]\nmaxRank = 5\n", {}),
                 QString());
        for (const char* id : {"one", "two", "three"})
            QVERIFY(has(variants, id) && has(UserVariants(folder()), id));
    }
    void aDiagramHasTheIdThatItIsGiven() {
        UserVariants variants(folder());
        QVERIFY(UserVariants::needsId(Diagram));
        QVERIFY(!UserVariants::needsId(kings("one")));
        QCOMPARE(variants.import(Diagram, "drawn"), QString());
        QVERIFY(has(variants, "drawn") && has(UserVariants(folder()), "drawn"));
    }
    void aVariantWithSpecialEffectsCanBeImported() {
        UserVariants variants(folder());
        QString text = read(QStringLiteral(KOMADAI_SOURCE_DIR "/resources/variants/koshogi.ini"));
        text.replace("[koshogi]", "[mykoshogi]");
        QVERIFY(variants.read(text, {}).format == core::VariantFormat::Effects);
        QCOMPARE(variants.import(text, {}), QString());
        QVERIFY(UserVariants(folder()).all().find("mykoshogi")->spec().effects);
    }
    void anIdThatIsThereAlreadyIsAProblemOfItsLine() {
        UserVariants variants(folder());
        variants.import(kings("one"), {});
        const auto problems = variants.read("# mine\n" + kings("one", 6) + kings("shogi"), {}).problems;
        QCOMPARE(problems.size(), std::size_t{2});
        QVERIFY(problems[0].kind == core::VariantProblemKind::DuplicateSection);
        QCOMPARE(problems[0].line, 2);
        QCOMPARE(problems[1].line, 8);
    }
    void aRemovedVariantIsGoneWithItsFile() {
        UserVariants variants(folder());
        variants.import(kings("one"), {});
        variants.import(kings("two"), {});
        const QSignalSpy changed(&variants, &UserVariants::changed);
        QCOMPARE(variants.remove("one"), QString());
        QCOMPARE(changed.count(), 1);
        QVERIFY(!has(variants, "one") && has(variants, "two"));
        QVERIFY(!QFile::exists(path("one.ini")));
        QVERIFY(!variants.fileOf("shogi"));
    }
    void aBrokenFileIsReportedAndLeftAsItIs() {
        write("broken.ini", "[broken]\nflavour = salty\n");
        write("kings.ini", kings("kings"));
        const UserVariants variants(folder());
        QCOMPARE(variants.brokenFiles(), QStringList{path("broken.ini")});
        QVERIFY(has(variants, "kings"));
        QCOMPARE(read(path("broken.ini")), QString("[broken]\nflavour = salty\n"));
    }
    void aBrokenFileIsNotReplacedByAnImport() {
        write("kings.ini", "[kings]\nflavour = salty\n");
        UserVariants variants(folder());
        QVERIFY(variants.import(kings("kings"), {}).contains(path("kings.ini")));
        QVERIFY(!has(variants, "kings"));
        QCOMPARE(read(path("kings.ini")), QString("[kings]\nflavour = salty\n"));
    }
    void whatCannotBeKeptIsNotImported() {
        QFile blocking(m_home->filePath("komadai"));
        QVERIFY(blocking.open(QIODevice::WriteOnly)); // a file where the folder should be
        UserVariants variants(folder());
        QVERIFY(variants.import(kings("kings"), {}).contains("cannot be written"));
        QVERIFY(!has(variants, "kings"));
    }

    // --- the dialog

    void theDialogImportsOnlyWhatHasNoProblems() {
        UserVariants variants(folder());
        ImportDialog dialog(variants);
        auto* text = dialog.findChild<QPlainTextEdit*>("text");
        auto* import = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!import->isEnabled());
        text->setPlainText("[kings]\nflavour = salty\n");
        QTRY_VERIFY(dialog.findChild<QListWidget*>("problems")->count() > 0);
        QVERIFY(!import->isEnabled());
        text->setPlainText(kings("kings"));
        QTRY_VERIFY(import->isEnabled());
        QVERIFY(dialog.findChild<QLabel*>("summary")->text().contains("Kings kings, 5 × 5 squares"));
        import->click();
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(dialog.imported(), std::string("kings"));
        QVERIFY(has(variants, "kings"));
    }
    void aClickOnAProblemGoesToItsLine() {
        UserVariants variants(folder());
        ImportDialog dialog(variants);
        auto* text = dialog.findChild<QPlainTextEdit*>("text");
        auto* problems = dialog.findChild<QListWidget*>("problems");
        text->setPlainText("# mine\n" + kings("kings") + "flavour = salty\n");
        QTRY_COMPARE(problems->count(), 1);
        QVERIFY2(problems->item(0)->text().startsWith("Line 8, flavour: the key is not known"),
                 qPrintable(problems->item(0)->text()));
        emit problems->itemClicked(problems->item(0));
        QCOMPARE(text->textCursor().selectedText(), QString("flavour = salty"));
    }
    void theDialogAsksForAnIdWhereTheTextHasNone() {
        UserVariants variants(folder());
        ImportDialog dialog(variants);
        auto* import = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        auto* id = dialog.findChild<QLineEdit*>("id");
        dialog.findChild<QPlainTextEdit*>("text")->setPlainText(Diagram);
        QTRY_VERIFY(!id->isHidden());
        QVERIFY(!import->isEnabled());
        QTest::keyClicks(id, "Drawn 1!drawn");
        QCOMPARE(id->text(), QString("rawn1drawn")); // capitals and signs cannot be typed
        QTRY_VERIFY(import->isEnabled());
        import->click();
        QVERIFY(has(variants, "rawn1drawn"));
    }
    void anEmptyTextIsNoVariant() {
        UserVariants variants(folder());
        ImportDialog dialog(variants);
        dialog.findChild<QPlainTextEdit*>("text")->setPlainText("  \n\n");
        dialog.accept();
        QCOMPARE(dialog.result(), 0);
    }
};

QTEST_MAIN(UserVariantsTest)
#include "user_variants_test.moc"
