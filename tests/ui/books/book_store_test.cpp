// The opening books in a folder, and where they are used.
#include "tests/ui/books/books.h"
#include "tests/ui/own_settings.h"

#include "ui/preferences/preferences.h"

#include <QDir>
#include <QSignalSpy>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

const QByteArray EngineBook = "#YANEURAOU-DB2016 1.00\r\n"
                              "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\r\n"
                              "7g7f 3c3d 0 0 5\r\n";

QStringList namesIn(const BookStore& store) {
    QStringList names;
    for (const auto& book : store.all())
        names << book.name;
    return names;
}

BookImportReport importAndWait(OwnBooks& books, const QString& path,
                               const std::shared_ptr<const core::Variant>& usual = nullptr) {
    std::optional<BookImportReport> result;
    QObject context;
    QObject::connect(&books.store(), &BookStore::imported, &context,
                     [&](const BookImportReport& report) { result = report; });
    books.store().import(path, usual);
    if (!QTest::qWaitFor([&] { return result.has_value(); })) qFatal("nothing was imported");
    return *result;
}

} // namespace

class BookStoreTest : public QObject {
    Q_OBJECT

private slots:
    void aFolderThatDoesNotExistHasNoBooks() {
        OwnBooks books;
        QVERIFY(books.store().all().empty());
        QVERIFY(!QDir(books.folder()).exists());
    }

    void aBookIsAFileInTheFolder() {
        OwnBooks books;
        QCOMPARE(books.add(bookOf({{"e3e4", 3}}), "Centre"), QString("Centre"));
        QVERIFY(OwnBooks::bytesOf(books.folder() + "/Centre.book")
                    .startsWith("# Komadai opening book 1\nvariant euroshogi\n"));
        QCOMPARE(books.store().all().front().variant, std::string("euroshogi"));
        QCOMPARE(books.store().all().front().contents->book()->size(), std::size_t{1});
    }

    void anotherStoreFindsTheBooksAndTheirUse() {
        OwnBooks books;
        books.add(bookOf({{"e3e4", 3}}), "Centre", {true, 3, 7});
        BookStore other(variants());
        other.open(books.folder());
        QCOMPARE(namesIn(other), QStringList{"Centre"});
        QCOMPARE(other.all().front().use, (BookUse{true, 3, 7}));
    }

    /// The names of the settings, so that nobody loses where a book is used.
    void theUseOfABookIsInTheSettings() {
        OwnBooks books;
        books.add(bookOf({{"e3e4", 3}}), "Centre");
        preferences().setEntries(PreferenceGroup("openingBooks"),
                                 {{{"name", "Centre"}, {"on", "false"}, {"from", "2"}, {"to", "5"}}});
        BookStore other(variants());
        other.open(books.folder());
        QCOMPARE(other.all().front().use, (BookUse{false, 2, 5}));
        preferences().setEntries(PreferenceGroup("openingBooks"),
                                 {{{"name", "Centre"}, {"from", "7"}, {"to", "99"}}});
        other.open(books.folder());
        QCOMPARE(other.all().front().use,
                 (BookUse{true, 7, 10})); // a level that is not valid is the usual one
    }

    void aNameThatIsTakenGetsANumber() {
        OwnBooks books;
        books.add(bookOf({{"e3e4", 3}}), "Centre");
        QCOMPARE(books.add(bookOf({{"e3e4", 3}}), "Centre"), QString("Centre 2"));
        QCOMPARE(namesIn(books.store()), (QStringList{"Centre", "Centre 2"}));
        books.add(bookOf({{"e3e4", 3}}), "Wins 90%2");
        QCOMPARE(books.add(bookOf({{"e3e4", 3}}), "Wins 90%2"), QString("Wins 90%2 2"));
    }

    void booksThatAreAddedAtOnceDoNotReplaceEachOther() {
        OwnBooks books;
        QStringList added;
        for (const char* move : {"e3e4", "d3d4"})
            books.store().add(bookOf({{move, 3}}), "Centre", {},
                              [&](const QString& name, const QString&) { added << name; });
        QTRY_COMPARE(added.size(), 2);
        added.sort();
        QCOMPARE(added, (QStringList{"Centre", "Centre 2"}));
        QVERIFY(OwnBooks::bytesOf(books.folder() + "/Centre.book") !=
                OwnBooks::bytesOf(books.folder() + "/Centre 2.book"));
    }

    void aBookIsUsedOnceItsVariantIsThere() {
        OwnBooks books;
        books.add(bookOf({{"e3e4", 3}}), "Centre");
        core::VariantSet variants;
        BookStore store(variants);
        store.open(books.folder());
        store.readContents();
        QTRY_VERIFY(!store.isBusy());
        QVERIFY(store.booksFor("euroshogi", 5).empty());
        variants.addChecked(euroshogi()->spec());
        store.refresh();
        QCOMPARE(store.booksFor("euroshogi", 5).size(), std::size_t{1});
        QVERIFY(store.all().front().contents->book());
    }

    void aBookIsReadAgainByTheNewRulesOfItsVariant() {
        OwnBooks books;
        books.add(bookOf({{"e3e4", 3}}), "Centre");
        core::VariantSet variants;
        variants.addChecked(euroshogi()->spec());
        BookStore store(variants);
        store.open(books.folder());
        const auto before = store.all().front().contents;
        store.refresh();
        QVERIFY(store.all().front().contents == before); // nothing has changed
        core::VariantSpec edited = euroshogi()->spec();
        edited.name = "Edited";
        QVERIFY(variants.remove("euroshogi"));
        variants.addChecked(edited);
        store.refresh();
        QCOMPARE(store.all().front().contents->book()->variant()->spec().name, std::string("Edited"));
    }

    void aNameIsOneThatFilesCanHave() {
        OwnBooks books;
        QCOMPARE(books.add(bookOf({{"e3e4", 3}}), "../a/b"), QString("a b"));
        QCOMPARE(books.add(bookOf({{"e3e4", 3}}), "  "), QString("Opening Book"));
    }

    void aBookIsUsedForItsVariantAtItsLevels() {
        OwnBooks books;
        books.add(bookOf({{"e3e4", 3}}), "Centre", {true, 3, 7});
        const auto count = [&](const char* variant, int level) {
            return books.store().booksFor(variant, level).size();
        };
        QCOMPARE(count("euroshogi", 2), std::size_t{0});
        QCOMPARE(count("euroshogi", 3), std::size_t{1});
        QCOMPARE(count("euroshogi", 7), std::size_t{1});
        QCOMPARE(count("euroshogi", 8), std::size_t{0});
        QCOMPARE(count("shogi", 5), std::size_t{0});
        books.store().setUse("Centre", {false, 3, 7});
        QCOMPARE(count("euroshogi", 5), std::size_t{0});
    }

    void aBookCanBeRenamed() {
        OwnBooks books;
        books.add(bookOf({{"e3e4", 3}}), "Centre", {true, 3, 7});
        QCOMPARE(books.store().rename("Centre", "Middle"), QString());
        QCOMPARE(namesIn(books.store()), QStringList{"Middle"});
        QCOMPARE(books.store().all().front().use, (BookUse{true, 3, 7}));
        QVERIFY(books.store().all().front().contents->book());
        QVERIFY(!QFile::exists(books.folder() + "/Centre.book"));
        QVERIFY(!books.store().rename("Middle", " ").isEmpty());
        QCOMPARE(namesIn(books.store()), QStringList{"Middle"});
    }

    void aRemovedBookHasNoFile() {
        OwnBooks books;
        books.add(bookOf({{"e3e4", 3}}), "Centre");
        QCOMPARE(books.store().remove("Centre"), QString());
        QVERIFY(books.store().all().empty());
        QVERIFY(!QFile::exists(books.folder() + "/Centre.book"));
    }

    void theTextBookOfAnEngineIsImported() {
        OwnBooks books;
        const auto report = importAndWait(books, books.writeFile("joseki.db", EngineBook));
        QCOMPARE(report.name, QString("joseki"));
        QCOMPARE(report.positions, std::size_t{1});
        QVERIFY(report.problems.isEmpty());
        QCOMPARE(books.store().all().front().variant, std::string("shogi"));
    }

    void aFileIsKnownByItsContent() {
        OwnBooks books;
        QCOMPARE(importAndWait(books, books.writeFile("joseki.txt", EngineBook)).name, QString("joseki"));
    }

    void problemsOfAnImportAreNamed() {
        OwnBooks books;
        const auto report =
            importAndWait(books, books.writeFile("joseki.db", EngineBook + "7g7e none 0 0 1\r\n"));
        QCOMPARE(report.problemCount, std::size_t{1});
        QCOMPARE(report.problems.front(),
                 QString("joseki.db, line 4: “7g7e” is not a legal move; it was left out."));
        QCOMPARE(report.name, QString("joseki"));
    }

    void aWrongFileGetsOneSentence() {
        OwnBooks books;
        const auto report = importAndWait(books, books.writeFile("letter.txt", "Dear reader,\n"));
        QCOMPARE(report.problems, QStringList{"letter.txt: the file is not an opening book."});
        QVERIFY(report.name.isEmpty());
        QCOMPARE(importAndWait(books, "/no/such.db").problems.size(), 1);
        QVERIFY(books.store().all().empty());
    }

    void aFileWithoutAnythingToUseIsNotAdded() {
        OwnBooks books;
        const auto report = importAndWait(books, books.writeFile("empty.db", "#YANEURAOU-DB2016 1.00\n"));
        QCOMPARE(report.problems, QStringList{"empty.db has no position that can be used."});
        QVERIFY(report.name.isEmpty());
        QVERIFY(books.store().all().empty());
    }

    void aTextBookOfSeveralVariantsIsThatOfTheBoard() {
        OwnBooks books;
        const auto path = books.writeFile("small.db", "sfen rbsgk/4p/5/P4/KGSBR b - 1\n1e1d none 0 0 3\n");
        const auto report = importAndWait(books, path, variants().find("minishogi"));
        QVERIFY(!report.name.isEmpty());
        QCOMPARE(books.store().all().front().variant, std::string("minishogi"));
    }

    void aBookIsExportedInBothFormats() {
        OwnBooks books;
        books.add(bookOf({{"e3e4", 3}}), "Centre");
        for (const auto format : {core::BookFormat::Komadai, core::BookFormat::EngineText}) {
            std::optional<QStringList> losses;
            books.store().exportBook("Centre", books.path("out"), format,
                                     [&](const QStringList& lost, const QString& failure) {
                                         QCOMPARE(failure, QString());
                                         losses = lost;
                                     });
            QTRY_VERIFY(losses.has_value());
            const bool isOwn = format == core::BookFormat::Komadai;
            QCOMPARE(losses->size(), isOwn ? 0 : 1); // the variant is not named
            QVERIFY(OwnBooks::bytesOf(books.path("out")).startsWith(isOwn ? "# Komadai" : "#YANEURAOU"));
        }
    }

    void anExportThatFailsSaysWhy() {
        OwnBooks books;
        books.add(bookOf({{"e3e4", 3}}), "Centre");
        QString why;
        books.store().exportBook("Centre", "/no/such/folder/x.book", core::BookFormat::Komadai,
                                 [&](const QStringList&, const QString& failure) { why = failure; });
        QTRY_VERIFY(why.contains("x.book could not be saved"));
    }

    void aDamagedFileIsListedWithoutAVariant() {
        OwnBooks books;
        QDir().mkpath(books.folder());
        books.writeFile("books/broken.book", "\x01\x02");
        books.store().open(books.folder());
        QCOMPARE(namesIn(books.store()), QStringList{"broken"});
        QVERIFY(books.store().all().front().variant.empty());
        QVERIFY(!books.store().all().front().contents->book());
    }

    void contentsAreReadInTheBackground() {
        OwnBooks books;
        books.add(bookOf({{"e3e4", 3}}), "Centre");
        QSignalSpy read(&books.store(), &BookStore::contentsRead);
        books.store().readContents();
        QVERIFY(read.wait());
        QVERIFY(books.store().all().front().contents->isRead());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QCoreApplication, BookStoreTest>(argc, argv); }

#include "book_store_test.moc"
