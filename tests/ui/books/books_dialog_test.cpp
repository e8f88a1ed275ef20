// The dialog with the opening books of the computer.
#include "tests/ui/books/books.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/own_settings.h"
#include "ui/books/books_dialog.h"

#include <QCheckBox>
#include <QLabel>
#include <QSpinBox>
#include <QTreeWidget>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

/// The dialog over a store with these books.
struct Shown {
    OwnBooks books;
    std::unique_ptr<BooksDialog> dialog;

    explicit Shown(const QStringList& names) {
        for (const QString& name : names)
            books.add(bookOf({{"e3e4", 3}, {"d3d4", 1}}), name);
        dialog = std::make_unique<BooksDialog>(books.store(), variants(), nullptr);
        dialog->show();
    }
    QTreeWidget& list() const { return *dialog->findChild<QTreeWidget*>("books"); }
    QString text(int row, int column) const { return list().topLevelItem(row)->text(column); }
    QString message() const { return dialog->findChild<QLabel*>("message")->text(); }
    const BookUse& use(const char* name) { return books.store().find(name)->use; }
};

} // namespace

class BooksDialogTest : public QObject {
    Q_OBJECT

private slots:
    void itListsNameGamePositionsAndLevels() {
        Shown shown({"Centre"});
        QCOMPARE(shown.text(0, 0), QString("Centre"));
        QCOMPARE(shown.text(0, 1), QString("EuroShogi"));
        QTRY_COMPARE(shown.text(0, 2), QString("1"));
        QCOMPARE(shown.text(0, 3), QString("1–10"));
    }

    void withoutBooksItSaysHowToGetThem() {
        const Shown shown({});
        QVERIFY(shown.message().startsWith("There are no books yet."));
        QVERIFY(!shown.dialog->findChild<QAbstractButton*>("export")->isEnabled());
        QVERIFY(!shown.dialog->findChild<QCheckBox*>("isOn")->isEnabled());
        QVERIFY(shown.dialog->findChild<QAbstractButton*>("import")->isEnabled());
    }

    void levelsAreChosenAtOnce() {
        Shown shown({"Centre"});
        shown.dialog->findChild<QSpinBox*>("fromLevel")->setValue(4);
        shown.dialog->findChild<QSpinBox*>("toLevel")->setValue(6);
        QCOMPARE(shown.use("Centre"), (BookUse{true, 4, 6}));
        QCOMPARE(shown.text(0, 3), QString("4–6"));
    }

    void aBookIsSwitchedOff() {
        Shown shown({"Centre"});
        shown.dialog->findChild<QCheckBox*>("isOn")->click();
        QVERIFY(!shown.use("Centre").isOn);
        QCOMPARE(shown.text(0, 3), QString("not used"));
        QVERIFY(!shown.dialog->findChild<QSpinBox*>("fromLevel")->isEnabled());
    }

    void eachBookHasItsOwnLevels() {
        Shown shown({"Centre", "Flank"});
        shown.dialog->findChild<QSpinBox*>("fromLevel")->setValue(4);
        shown.list().setCurrentItem(shown.list().topLevelItem(1));
        QCOMPARE(shown.dialog->findChild<QSpinBox*>("fromLevel")->value(), 1);
        shown.dialog->findChild<QSpinBox*>("toLevel")->setValue(2);
        QCOMPARE(shown.use("Centre"), (BookUse{true, 4, 10}));
        QCOMPARE(shown.use("Flank"), (BookUse{true, 1, 2}));
    }

    void aNameIsEditedInTheList() {
        Shown shown({"Centre"});
        shown.list().topLevelItem(0)->setText(0, "Middle");
        QTRY_VERIFY(shown.books.store().find("Middle"));
        QTRY_COMPARE(shown.text(0, 0), QString("Middle"));
    }

    void anEmptyNameIsRefused() {
        Shown shown({"Centre"});
        shown.list().topLevelItem(0)->setText(0, " ");
        QTRY_COMPARE(shown.message(), QString("A book needs a name."));
        QTRY_COMPARE(shown.text(0, 0), QString("Centre"));
    }

    void aFileIsImported() {
        Shown shown({});
        shown.dialog->importFile(shown.books.writeFile(
            "joseki.db",
            "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n7g7f none 0 0 5\n"));
        QTRY_COMPARE(shown.message(), QString("“joseki” was added. It has 1 position(s)."));
        QCOMPARE(shown.list().topLevelItemCount(), 1);
        QCOMPARE(shown.list().currentItem()->text(0), QString("joseki"));
    }

    void aWrongFileGetsOneSentence() {
        Shown shown({"Centre"});
        shown.dialog->importFile(shown.books.writeFile("letter.txt", "Dear reader,\n"));
        QTRY_COMPARE(shown.message(), QString("letter.txt: the file is not an opening book."));
        QCOMPARE(shown.list().topLevelItemCount(), 1);
    }

    void aBookIsExported() {
        Shown shown({"Centre"});
        shown.dialog->exportTo("Centre", shown.books.path("out.db"), core::BookFormat::EngineText);
        QTRY_COMPARE(shown.message(),
                     QString("out.db was written.\nThis format does not name the variant of the book."));
        QVERIFY(QFile::exists(shown.books.path("out.db")));
    }

    void aNameWithADotGetsTheEndingOfBooks() {
        Shown shown({"Repertoire 1.e4"});
        withNextDialog<QFileDialog>([&](QFileDialog& dialog) {
            typeName(dialog, shown.books.path("Repertoire 1.e4"));
            static_cast<QDialog&>(dialog).accept();
        });
        shown.dialog->findChild<QAbstractButton*>("export")->click();
        QTRY_COMPARE(shown.message(), QString("Repertoire 1.e4.book was written."));
    }

    void aBookIsRemovedAfterAQuestion() {
        Shown shown({"Centre", "Flank"});
        answerNextBox("Cancel");
        shown.dialog->findChild<QAbstractButton*>("remove")->click();
        QCOMPARE(shown.list().topLevelItemCount(), 2);
        QString text;
        answerNextBox("Remove", &text);
        shown.dialog->findChild<QAbstractButton*>("remove")->click();
        QCOMPARE(text, QString("Remove “Centre”?"));
        QCOMPARE(shown.list().topLevelItemCount(), 1);
        QVERIFY(!shown.books.store().find("Centre"));
    }
    void whereBooksComeFromIsSaidAfterTheLastOneWasRemoved() {
        Shown shown({"Centre"});
        QCOMPARE(shown.message(), QString());
        answerNextBox("Remove");
        shown.dialog->findChild<QAbstractButton*>("remove")->click();
        QVERIFY(shown.message().startsWith("There are no books yet."));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, BooksDialogTest>(argc, argv); }

#include "books_dialog_test.moc"
