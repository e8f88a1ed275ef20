// Files are written as a whole or not at all, also where the disk becomes full.
#include "tests/core/full_disk.h"
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/files/file_writer.h"
#include "ui/report/diagram_file.h"
#include "ui/report/report_file.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <memory>
#include <string>
#include <vector>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

constexpr int RoomOnDisk = 512; ///< bytes

} // namespace

class FileWriterTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(name); }
    QByteArray contents(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }

    /// Sizes that Qt keeps in memory until the end, and that it writes at once.
    static void addSizes() {
        QTest::addColumn<std::size_t>("size");
        QTest::newRow("small") << std::size_t{1000};
        QTest::newRow("large") << std::size_t{100'000};
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aWholeFileTakesThePlaceOfTheOldOne() {
        QCOMPARE(writeBytes(path("a"), "old"), QString());
        QCOMPARE(writeBytes(path("a"), std::string(100'000, 'x')), QString());
        QCOMPARE(contents("a").size(), 100'000);
    }

    void aMissingFolderIsNamed() {
        const QString wanted = "there is no folder " + QDir::toNativeSeparators(path("missing"));
        QCOMPARE(writeBytes(path("missing/a"), "text"), wanted);
        QCOMPARE(writeTextFile(path("missing/a"), "text", core::TextEncoding::Utf8).error, wanted);
        QCOMPARE(writeReport(path("missing/a.html"), {}, {}), wanted);
    }

    void aFullDiskLeavesTheOldFileAndSaysWhy_data() { addSizes(); }
    void aFullDiskLeavesTheOldFileAndSaysWhy() {
        QFETCH(std::size_t, size);
        QCOMPARE(writeBytes(path("a"), "old"), QString());
        const auto problem = [&] {
            const core::test::FullDisk full(RoomOnDisk);
            return writeBytes(path("a"), std::string(size, 'x'));
        }();
        QVERIFY(!problem.isEmpty());
        QVERIFY2(problem != QString("Unknown error"), qPrintable(problem));
        QCOMPARE(contents("a"), QByteArray("old"));
        QCOMPARE(files(), QStringList("a"));
    }

    void aFullDiskLeavesTheOldTextToo_data() { addSizes(); }
    void aFullDiskLeavesTheOldTextToo() {
        QFETCH(std::size_t, size);
        QCOMPARE(writeBytes(path("a"), "old"), QString());
        const auto written = [&] {
            const core::test::FullDisk full(RoomOnDisk);
            return writeTextFile(path("a"), std::string(size, 'x'), core::TextEncoding::Utf8);
        }();
        QVERIFY(!written.error.isEmpty());
        QCOMPARE(contents("a"), QByteArray("old"));
    }

    void aFullDiskLeavesNoPartOfAPicture_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"a.png", "a.svg", "a.pdf"})
            QTest::newRow(name) << name;
    }
    void aFullDiskLeavesNoPartOfAPicture() {
        QFETCH(QString, name);
        const auto problem = [&] {
            const core::test::FullDisk full(RoomOnDisk);
            return writeDiagram(m_folder->filePath(name), startPosition(), {}, 400);
        }();
        QVERIFY(!problem.isEmpty());
        QCOMPARE(files(), QStringList());
    }

    void aFullDiskLeavesNoPartOfAReport_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"a.html", "a.pdf"})
            QTest::newRow(name) << name;
    }
    void aFullDiskLeavesNoPartOfAReport() {
        QFETCH(QString, name);
        const std::vector<ReportPart> report(100, ReportTitle{"A long report", "with many titles"});
        const auto problem = [&] {
            const core::test::FullDisk full(RoomOnDisk);
            return writeReport(m_folder->filePath(name), report, {});
        }();
        QVERIFY(!problem.isEmpty());
        QCOMPARE(files(), QStringList());
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, FileWriterTest>(argc, argv); }
#include "file_writer_test.moc"
