// Importing a variant by hand, and removing it again.
#include "tests/ui/dialogs.h"
#include "ui/variants/import_variant_dialog.h"
#include "ui/variants/manage_variants_dialog.h"
#include "ui/variants/variant_editor.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class VariantDialogsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<UserVariants> m_variants;
    std::unique_ptr<QDialog> m_dialog;

    void load() {
        m_variants =
            std::make_unique<UserVariants>(core::VariantSet::builtin(), m_home->filePath("variants"));
    }
    void openImport() {
        m_dialog = std::make_unique<ImportVariantDialog>(*m_variants);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void openManage(std::string played = {}) {
        m_dialog = std::make_unique<ManageVariantsDialog>(*m_variants, std::move(played));
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void openManageWithABrokenFile() {
        QDir().mkpath(m_home->filePath("variants"));
        QFile file(m_home->filePath("variants/kings.ini"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(Broken);
        file.close();
        load();
        openManage();
    }
    VariantEditor& editor() const { return *m_dialog->findChild<VariantEditor*>("text"); }
    QLineEdit& id() const { return *m_dialog->findChild<QLineEdit*>("id"); }
    QListWidget& list(const char* name) const { return *m_dialog->findChild<QListWidget*>(name); }
    QString label(const char* name) const { return m_dialog->findChild<QLabel*>(name)->text(); }
    QPushButton& button(const char* name) const { return *m_dialog->findChild<QPushButton*>(name); }
    QStringList findings() const {
        QStringList texts;
        for (int i = 0; i < list("findings").count(); ++i)
            texts << list("findings").item(i)->text();
        return texts;
    }
    void paste(const QString& text) {
        QApplication::clipboard()->setText(text);
        editor().selectAll();
        editor().paste();
    }
    void clickFinding(int row) {
        auto& findings = list("findings");
        QTest::mouseClick(findings.viewport(), Qt::LeftButton, {},
                          findings.visualItemRect(findings.item(row)).center());
    }
    bool has(const char* id) const { return m_variants->all().find(id) != nullptr; }

    static constexpr const char* Broken = "[kings]\n"
                                          "variantName = Two Kings\n"
                                          "maxFile = five\n"
                                          "maxRank = 5\n"
                                          "king = k\n"
                                          "startFen = k4/5/5/5/4K w - - 0 1\n";
    static QString kings() { return QString(Broken).replace("five", "5"); }
    static constexpr const char* Diagram = "files=5 ranks=5 royal=1 king:K:K:king:e1,,a5";

private slots:
    void init() {
        m_home = std::make_unique<QTemporaryDir>();
        load();
    }
    void cleanup() { m_dialog.reset(); }

    void aMistakeIsFoundFixedAndTheVariantImported() {
        openImport();
        QVERIFY(!button("import").isEnabled());
        paste(Broken);
        QTRY_COMPARE(findings().size(), 1);
        QVERIFY(findings().front().startsWith("Line 3: maxFile: “five” is not valid here"));
        QCOMPARE(editor().markedLines().count(3), std::size_t{1});
        QVERIFY(!button("import").isEnabled());

        clickFinding(0);
        QCOMPARE(editor().textCursor().blockNumber(), 2);
        QCOMPARE(editor().textCursor().selectedText(), QString("five"));
        QCOMPARE(editor().extraSelections().size(), 1);
        QVERIFY(editor().hasFocus());

        QTest::keyClicks(&editor(), "5");
        QTRY_VERIFY(button("import").isEnabled());
        QCOMPARE(findings(), (QStringList{"Two Kings: 5 × 5, one kind of piece",
                                          "In Two Kings the game is over before the first move. "
                                          "Only kings are left. The game is drawn."}));
        QVERIFY(editor().markedLines().empty());

        button("import").click();
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
        QVERIFY(has("kings"));
        load(); // as at the next start
        QVERIFY(has("kings"));
    }

    void aTextIsNotImportedBeforeItWasChecked() {
        openImport();
        paste(kings());
        QVERIFY(!button("import").isEnabled());
        QTRY_VERIFY(button("import").isEnabled());
        QTest::keyClicks(&editor(), "x");
        QVERIFY(!button("import").isEnabled());
    }

    void allProblemsOfATextAreListedWithTheNearestKnownWords() {
        openImport();
        paste(QString(Broken) + "flavour = sweet\npieceNmaes = k:King\n");
        QTRY_COMPARE(findings().size(), 3);
        QCOMPARE(label("summary"), QString("Sections of variants.ini: 3 problems"));
        QCOMPARE(findings().at(1), QString("Line 7: flavour: this key is unknown"));
        QCOMPARE(findings().at(2),
                 QString("Line 8: pieceNmaes: this key is unknown (did you mean “pieceNames”?)"));
    }

    void manyProblemsAreCountedAndTheFirstOnesListed() {
        openImport();
        paste(QString(Broken) + QString("flavour = sweet\n").repeated(1000));
        QTRY_COMPARE(findings().size(), 101);
        QCOMPARE(label("summary"), QString("Sections of variants.ini: 1001 problems"));
        QCOMPARE(findings().at(100), QString("further problems that are not listed: 901"));
    }

    void aDiagramAsksForAShortNameAndTellsWhatItLeavesOpen() {
        openImport();
        QVERIFY(!id().isVisible());
        paste(Diagram);
        QTRY_VERIFY(button("import").isEnabled());
        QVERIFY(id().isVisible());
        QVERIFY(findings().contains("• repetition: the third occurrence is a draw"));
        id().clear();
        QTRY_VERIFY(label("summary").startsWith("The text does not name its variant."));
        QVERIFY(!button("import").isEnabled());
        QTest::keyClicks(&id(), "shogi");
        QTRY_COMPARE(findings(), QStringList{"shogi: a variant of this name already exists"});
        clickFinding(0); // no line of the text is to blame
        QVERIFY(id().hasFocus());
        id().clear();
        QTest::keyClicks(&id(), "Duel 2"); // only what an id may have is taken
        QCOMPARE(id().text(), QString("uel2"));
        QTRY_VERIFY(button("import").isEnabled());
        button("import").click();
        QVERIFY(has("uel2"));
    }

    void theShortNameIsSuggestedByTheFile() {
        QFile file(m_home->filePath("Shogi!.diagram"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(Diagram);
        file.close();
        openImport();
        static_cast<ImportVariantDialog&>(*m_dialog).openFile(file.fileName());
        QCOMPARE(editor().toPlainText(), QString(Diagram));
        QCOMPARE(id().text(), QString("shogi2"));
        QVERIFY(button("import").isEnabled());
    }

    void aVariantThatCanBeImportedIsShownWithItsBoard() {
        openImport();
        auto& picture = *m_dialog->findChild<QLabel*>("picture");
        QVERIFY(!picture.isVisible());
        paste(kings());
        QTRY_VERIFY(picture.isVisible());
        const QImage small = picture.pixmap().toImage();
        QVERIFY(!small.isNull());
        paste(kings().replace("4K w", "K4 w"));
        QTRY_VERIFY(picture.pixmap().toImage() != small);
        paste(Broken);
        QTRY_VERIFY(!picture.isVisible());
    }
    void eachOfSeveralVariantsIsShownWithItsBoard() {
        openImport();
        const auto& picture = *m_dialog->findChild<QLabel*>("picture");
        QString other = kings().replace("[kings]", "[others]").replace("Two Kings", "Other Kings");
        paste(kings() + other.replace("4K w", "K4 w"));
        QTRY_COMPARE(findings(), (QStringList{"Two Kings: 5 × 5, one kind of piece",
                                              "Other Kings: 5 × 5, one kind of piece",
                                              "In Two Kings the game is over before the first move. "
                                              "Only kings are left. The game is drawn.",
                                              "In Other Kings the game is over before the first move. "
                                              "Only kings are left. The game is drawn."}));
        QCOMPARE(list("findings").currentRow(), 0);
        QCOMPARE(picture.accessibleName(), QString("Start position of Two Kings"));
        const QImage first = picture.pixmap().toImage();
        clickFinding(1);
        QCOMPARE(picture.accessibleName(), QString("Start position of Other Kings"));
        QVERIFY(picture.pixmap().toImage() != first);
        QTest::keyClick(&list("findings"), Qt::Key_Up);
        QCOMPARE(picture.accessibleName(), QString("Start position of Two Kings"));
        QCOMPARE(picture.pixmap().toImage(), first);
    }
    void aVariantIsCalledAsTheUserLikes() {
        openImport();
        auto& name = *m_dialog->findChild<QLineEdit*>("name");
        paste(kings());
        QTRY_VERIFY(name.isVisible());
        QCOMPARE(name.placeholderText(), QString("Two Kings"));
        QTest::keyClicks(&name, "Lonely Monarchs");
        button("import").click();
        QCOMPARE(m_variants->all().find("kings")->spec().name, std::string("Lonely Monarchs"));
        load(); // as at the next start
        QCOMPARE(m_variants->all().find("kings")->spec().name, std::string("Lonely Monarchs"));
    }
    void aNameGoesWithItsVariant() {
        QVERIFY(!m_variants->add(kings().toStdString(), {}, "Lonely Monarchs"));
        QVERIFY(!m_variants->remove(m_variants->files().front().path));
        QVERIFY(!m_variants->add(kings().toStdString(), {}));
        QCOMPARE(m_variants->all().find("kings")->spec().name, std::string("Two Kings"));
    }
    void textsOfSeveralVariantsNameThemThemselves() {
        openImport();
        paste(kings() + kings().replace("[kings]", "[queens]"));
        QTRY_VERIFY(button("import").isEnabled());
        QVERIFY(!m_dialog->findChild<QLineEdit*>("name")->isVisible());
    }

    void aFileThatIsNoTextIsRefused() {
        QString text;
        answerNextBox("OK", &text);
        openImport();
        static_cast<ImportVariantDialog&>(*m_dialog).openFile(m_home->path());
        QVERIFY(text.endsWith("cannot be read."));
        QVERIFY(editor().toPlainText().isEmpty());
    }

    void aTextWrittenByHandIsNotLostUnasked() {
        openImport();
        QTest::keyClicks(&editor(), "[kings]");
        answerNextBox("Cancel");
        m_dialog->reject();
        QVERIFY(m_dialog->isVisible());
        answerNextBox("Discard Text");
        m_dialog->reject();
        QVERIFY(!m_dialog->isVisible());
    }

    void aVariantIsRemovedWhenTheQuestionIsAnswered() {
        QVERIFY(!m_variants->add(kings().toStdString(), {}));
        openManage();
        QCOMPARE(list("files").item(0)->text(), QString("Two Kings"));
        answerNextBox("Cancel");
        button("remove").click();
        QVERIFY(has("kings"));
        answerNextBox("Remove");
        button("remove").click();
        QVERIFY(!has("kings"));
        QCOMPARE(list("files").count(), 0);
        QVERIFY(!button("remove").isEnabled());
        load();
        QVERIFY(!has("kings"));
    }

    // --- editing

    void anImportedVariantIsEdited() {
        QVERIFY(!m_variants->add(kings().toStdString(), {}));
        openManage();
        withNextDialog<ImportVariantDialog>([](ImportVariantDialog& dialog) {
            auto& editor = *dialog.findChild<VariantEditor*>("text");
            QCOMPARE(editor.toPlainText(), kings());
            editor.setPlainText(kings().replace("Two Kings", "Two Monarchs"));
            auto& save = *dialog.findChild<QPushButton*>("import");
            QTRY_VERIFY(save.isEnabled());
            save.click(); // asks nothing: no rule was changed
        });
        button("edit").click();
        QCOMPARE(list("files").count(), 1);
        QCOMPARE(list("files").item(0)->text(), QString("Two Monarchs"));
        load();
        QCOMPARE(m_variants->all().find("kings")->spec().name, std::string("Two Monarchs"));
    }
    void changedRulesAreSavedWhenTheQuestionIsAnswered() {
        QVERIFY(!m_variants->add(kings().toStdString(), {}));
        const auto before = m_variants->all().find("kings");
        openManage();
        withNextDialog<ImportVariantDialog>([&](ImportVariantDialog& dialog) {
            dialog.findChild<VariantEditor*>("text")->setPlainText(kings().replace("4K w", "K4 w"));
            auto& save = *dialog.findChild<QPushButton*>("import");
            QTRY_VERIFY(save.isEnabled());
            answerNextBox("Cancel");
            save.click();
            QVERIFY(dialog.isVisible());
            QVERIFY(m_variants->all().find("kings") == before);
            answerNextBox("Save");
            save.click();
        });
        button("edit").click();
        QVERIFY(m_variants->all().find("kings")->spec() != before->spec());
    }
    void aBrokenFileIsMended() {
        openManageWithABrokenFile();
        withNextDialog<ImportVariantDialog>([](ImportVariantDialog& dialog) {
            auto& editor = *dialog.findChild<VariantEditor*>("text");
            QCOMPARE(editor.markedLines().count(3), std::size_t{1});
            editor.setPlainText(kings());
            auto& save = *dialog.findChild<QPushButton*>("import");
            QTRY_VERIFY(save.isEnabled());
            save.click();
        });
        button("edit").click();
        QVERIFY(has("kings"));
        QCOMPARE(list("files").item(0)->text(), QString("Two Kings"));
    }
    void changesOfATextAreNotLostUnasked() {
        QVERIFY(!m_variants->add(kings().toStdString(), {}));
        openManage();
        withNextDialog<ImportVariantDialog>([](ImportVariantDialog& dialog) {
            QTest::keyClicks(dialog.findChild<VariantEditor*>("text"), "x");
            answerNextBox("Cancel");
            dialog.reject();
            QVERIFY(dialog.isVisible());
            answerNextBox("Discard");
            dialog.reject();
        });
        button("edit").click();
        QCOMPARE(list("files").item(0)->text(), QString("Two Kings"));
    }
    void anotherShortNameIsNotLostUnasked() {
        QVERIFY(!m_variants->add(Diagram, "corner"));
        openManage();
        withNextDialog<ImportVariantDialog>([](ImportVariantDialog& dialog) {
            dialog.findChild<QLineEdit*>("id")->setText("edge");
            answerNextBox("Cancel");
            dialog.reject();
            QVERIFY(dialog.isVisible());
            dialog.findChild<QLineEdit*>("id")->setText("corner");
            dialog.reject(); // asks nothing: it is as before
        });
        button("edit").click();
        QVERIFY(has("corner"));
    }
    void theQuestionAboutChangedRulesNamesOpenGamesThatKeepTheOldOnes() {
        QVERIFY(!m_variants->add(kings().toStdString(), {}));
        openManage();
        qobject_cast<ManageVariantsDialog*>(m_dialog.get())
            ->nameGamesWithOldRules([](const VariantFile& file, const core::VariantCheck& changed) {
                const bool isAsked =
                    file.ids == std::vector<std::string>{"kings"} && changed.variants.size() == 1;
                return isAsked ? QStringList{"Anna – Berta", "<Carla> – Dora"} : QStringList();
            });
        QString consequences;
        withNextDialog<ImportVariantDialog>([&consequences](ImportVariantDialog& dialog) {
            dialog.findChild<VariantEditor*>("text")->setPlainText(kings().replace("4K w", "K4 w"));
            auto& save = *dialog.findChild<QPushButton*>("import");
            QTRY_VERIFY(save.isEnabled());
            withNextDialog<QMessageBox>([&consequences](QMessageBox& box) {
                consequences = box.informativeText();
                buttonIn(box, "Save").click();
            });
            save.click();
        });
        button("edit").click();
        QVERIFY2(consequences.endsWith("until you close their tabs:\n• Anna – Berta\n• <Carla> – Dora"),
                 qPrintable(consequences));
    }
    void aVariantOnTheBoardIsNotEdited() {
        QVERIFY(!m_variants->add(kings().toStdString(), {}));
        openManage("kings");
        QString text;
        answerNextBox("OK", &text);
        button("edit").click();
        QCOMPARE(text, QString("Two Kings is on the board now. Begin another game before you edit it."));
    }

    void aVariantOnTheBoardIsNotRemoved() {
        QVERIFY(!m_variants->add(kings().toStdString(), {}));
        openManage("kings");
        QString text;
        answerNextBox("OK", &text);
        button("remove").click();
        QCOMPARE(text, QString("Two Kings is on the board now. Begin another game before you remove it."));
        QVERIFY(has("kings"));
    }

    void aBrokenFileIsListedWithItsProblem() {
        openManageWithABrokenFile();
        QCOMPARE(list("files").item(0)->text(), QString("kings.ini"));
        QVERIFY(label("details").contains(
            "kings.ini cannot be played: line 3, maxFile: “five” is not valid here"));
    }
};

QTEST_MAIN(VariantDialogsTest)
#include "variant_dialogs_test.moc"
