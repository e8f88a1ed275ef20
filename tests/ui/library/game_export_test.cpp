// Stored games in one file.
#include "tests/ui/dialogs.h"
#include "tests/ui/games.h"
#include "tests/ui/library_answers.h"
#include "tests/ui/own_settings.h"
#include "ui/library/export_parts_dialog.h"
#include "ui/library/game_export.h"
#include "ui/main_window.h"
#include "ui/variants/user_variants.h"

#include "core/notation/stored_record.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>

#include <SQLiteCpp/SQLiteCpp.h>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class GameExportTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    std::filesystem::path library() const { return path("library.sqlite").toStdString(); }
    QByteArray bytes(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// A game of one move, whose first player has this name.
    core::GameId store(const char* variant, const char* name) const {
        const auto start = core::AnyPosition::startOf(variants().find(variant));
        core::GameTree tree(start);
        tree.add(core::NodeId::root(), start.legalMoves().front());
        std::array<core::Player, core::SideCount> players;
        players[0].name = name;
        return core::Library(library()).addRecord(
            {core::headerOf(core::Game(start), players, {}), std::move(tree)});
    }
    /// Writes the games, or all, and returns what came of it.
    ExportReport write(std::optional<std::vector<core::GameId>> games, const char* name,
                       core::RecordFormat format, std::optional<core::VariantSet> set = {},
                       core::TextEncoding encoding = core::TextEncoding::Utf8) {
        LibraryService service;
        service.open(library());
        GameExport work(service, set.value_or(core::VariantSet::builtin()), std::move(games),
                        {path(name), format, encoding});
        ExportReport report;
        bool isFinished = false;
        connect(&work, &GameExport::finished, this, [&](const ExportReport& finished) {
            report = finished;
            isFinished = true;
        });
        // `opened` would cancel it: the games would be those of the library before
        if (!QSignalSpy(&service, &LibraryService::opened).wait()) qFatal("the library does not open");
        work.start();
        if (!QTest::qWaitFor([&] { return isFinished; })) qFatal("the export does not end");
        return report;
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings().clear();
    }

    void theGamesAreWrittenInTheirOrder() {
        store("shogi", "Anna");
        const auto berta = store("shogi", "Berta"), clara = store("euroshogi", "Clara");
        const auto report = write(std::vector{clara, berta}, "games.pgn", core::RecordFormat::Pgn);
        QVERIFY(report.isDone());
        QCOMPARE(report.written, 2);
        const QByteArray file = bytes("games.pgn");
        QVERIFY(!file.contains("Anna"));
        QVERIFY(file.indexOf("Clara") >= 0 && file.indexOf("Clara") < file.indexOf("Berta"));
    }
    void theWholeLibraryIsWritten() {
        for (int i = 0; i < 300; ++i)
            store("shogi", qPrintable(QStringLiteral("Player %1").arg(i)));
        QCOMPARE(write(std::nullopt, "all.pgn", core::RecordFormat::Pgn).written, 300);
        QCOMPARE(bytes("all.pgn").count("[White \""), qsizetype{300});
    }
    void whatCannotBeWrittenIsReportedAndTheRestIsWritten() {
        const auto shogi = store("shogi", "Anna"), chess = store("euroshogi", "Berta");
        const auto report = write(std::vector{shogi, chess}, "games.csa", core::RecordFormat::Csa);
        QCOMPARE(report.written, 1);
        QCOMPARE(report.unwritten.size(), std::size_t{1});
        QCOMPARE(report.unwritten[0].header.players[0].name, std::string("Berta"));
        QVERIFY(std::get_if<core::WriteProblem>(&report.unwritten[0].reason));
        QVERIFY(bytes("games.csa").contains("Anna"));
    }
    void lossesAreCounted() {
        store("shogi", "Anna");
        store("shogi", "Berta");
        const auto report = write(std::nullopt, "games.sfen", core::RecordFormat::Sfen);
        QCOMPARE(report.losses.at(core::Loss::Moves), 2);
    }
    void rulesOfTheirOwnAreReportedAsALossForVariantsOfTheUserToo() {
        core::VariantSet set = core::VariantSet::builtin();
        QVERIFY(set.add("[mine:shogi]\nvariantName = Mine\n").empty());
        const auto usual = set.find("mine");
        const auto changed = core::withRuleOptions(usual, "stalemateValue=draw");
        QVERIFY(changed);
        const auto start = core::AnyPosition::startOf(changed);
        core::Library(library(), std::chrono::seconds(2), core::finderOf(set.all()))
            .addRecord({core::headerOf(core::Game(start), {}, {}), core::GameTree(start)});
        QCOMPARE(write(std::nullopt, "games.usi", core::RecordFormat::Usi, set)
                     .losses.count(core::Loss::RuleOptions),
                 std::size_t{1});
    }
    void aCharacterThatShiftJisLacksMakesTheWholeFileUtf8() {
        for (int i = 0; i < 30; ++i)
            store("shogi", "羽生");
        store("shogi", "Łukasz");
        const auto report =
            write(std::nullopt, "games.kif", core::RecordFormat::Kif, {}, core::TextEncoding::ShiftJis);
        QCOMPARE(report.written, 31);
        QCOMPARE(report.encoding, core::TextEncoding::Utf8);
        QCOMPARE(bytes("games.kif").count("羽生"), qsizetype{30});
        QCOMPARE(bytes("games.kif").count("Łukasz"), qsizetype{1});
    }
    void gamesAreWrittenInShiftJisWhereItHasAllCharacters() {
        store("shogi", "羽生");
        store("shogi", "谷川");
        const auto report =
            write(std::nullopt, "games.kif", core::RecordFormat::Kif, {}, core::TextEncoding::ShiftJis);
        QCOMPARE(report.encoding, core::TextEncoding::ShiftJis);
        const auto text = core::decodeText(bytes("games.kif").toStdString());
        QCOMPARE(text.encoding, core::TextEncoding::ShiftJis);
        QVERIFY(text.text.find("羽生") != std::string::npos && text.text.find("谷川") != std::string::npos);
    }
    void partsOfTheGamesAreLeftOut() {
        const auto start = core::AnyPosition::startOf(variants().find("shogi"));
        core::GameTree tree(start);
        const auto moves = start.legalMoves();
        const core::NodeId first = tree.add(core::NodeId::root(), moves[0]);
        tree.add(core::NodeId::root(), moves[1]);
        core::Annotations notes;
        notes.after = "remark";
        tree.setAnnotations(first, notes);
        core::Library(library()).addRecord({core::headerOf(core::Game(start), {}, {}), tree});
        LibraryService service;
        service.open(library());
        QVERIFY(QSignalSpy(&service, &LibraryService::opened).wait());
        GameExport work(service, core::VariantSet::builtin(), std::nullopt,
                        {path("main.usi"),
                         core::RecordFormat::Usi,
                         core::TextEncoding::Utf8,
                         {.comments = true, .variations = true}});
        QSignalSpy finished(&work, &GameExport::finished);
        work.start();
        QVERIFY(finished.wait());
        const auto report = finished[0][0].value<ExportReport>();
        QCOMPARE(report.written, 1);
        QVERIFY(report.losses.empty()); // what is left out is no loss
    }
    void theChoiceOfPartsIsRemembered() {
        {
            const ExportPartsDialog dialog;
            QVERIFY(!dialog.leftOut().any());
            dialog.findChild<QCheckBox*>("export/variations")->click();
            QCOMPARE(dialog.leftOut(), core::RecordParts{.variations = true});
            dialog.remember();
        }
        QVERIFY(!ExportPartsDialog().findChild<QCheckBox*>("export/variations")->isChecked());
        QCOMPARE(ExportPartsDialog().leftOut(), core::RecordParts{.variations = true});
    }
    void theChoiceOfPartsIsForgottenIfNothingIsExported() {
        store("shogi", "Anna");
        UserVariants userVariants(variants(), path("variants"));
        MainWindow window(userVariants, std::nullopt);
        window.show();
        window.openLibrary(library());
        waitForLibrary(window);
        const auto leaveOutComments = [](ExportPartsDialog& dialog) {
            dialog.findChild<QCheckBox*>("export/comments")->click();
            dialog.accept();
        };
        withNextDialog<ExportPartsDialog>(leaveOutComments);
        withNextDialog<QFileDialog>([](QFileDialog& dialog) { dialog.reject(); });
        actionIn(window, "Export Library…").trigger();
        QVERIFY(!ExportPartsDialog().leftOut().any());
        withNextDialog<ExportPartsDialog>(leaveOutComments);
        withNextDialog<QFileDialog>([this](QFileDialog& dialog) {
            typeName(dialog, path("all.pgn"));
            static_cast<QDialog&>(dialog).accept();
        });
        actionIn(window, "Export Library…").trigger();
        QTRY_VERIFY(QFile::exists(path("all.pgn")));
        QCOMPARE(ExportPartsDialog().leftOut(), core::RecordParts{.comments = true});
    }
    void anExportThatIsCancelledKeepsTheOldFile() {
        QFile old(path("games.pgn"));
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        for (int i = 0; i < 50; ++i)
            store("shogi", "Anna");
        LibraryService service;
        service.open(library());
        QVERIFY(QSignalSpy(&service, &LibraryService::opened).wait());
        {
            GameExport work(service, core::VariantSet::builtin(), std::nullopt,
                            {path("games.pgn"), core::RecordFormat::Pgn});
            connect(&work, &GameExport::progressed, &work, &GameExport::cancel);
            QSignalSpy cancelled(&work, &GameExport::cancelled);
            work.start();
            QVERIFY(cancelled.wait());
        }
        QCOMPARE(bytes("games.pgn"), QByteArray("old"));
        QTRY_COMPARE(QDir(m_folder->path()).entryList({"games*"}), QStringList{"games.pgn"});
    }
    void gamesOfMissingVariantsAreReported() {
        store("shogi", "Anna");
        const auto report = write(std::nullopt, "games.pgn", core::RecordFormat::Pgn, core::VariantSet());
        QCOMPARE(report.written, 0);
        QVERIFY(std::get_if<UnwrittenGame::NoVariant>(&report.unwritten.at(0).reason));
        QVERIFY(!QFile::exists(path("games.pgn")));
    }
    void aGameWithADamagedHeaderKeepsNoOtherOut() {
        store("shogi", "Anna");
        store("shogi", "Berta");
        SQLite::Database(library().string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE games SET second_clock = 'noon' WHERE id = 1");
        const auto report = write(std::nullopt, "games.pgn", core::RecordFormat::Pgn);
        QVERIFY(report.isDone());
        QVERIFY(bytes("games.pgn").contains("Berta"));
        QCOMPARE(report.unwritten.size(), std::size_t{1});
        QVERIFY(std::get_if<core::RecordError>(&report.unwritten[0].reason));
    }
    void aFileThatCannotBeWrittenIsNamedByTheSystem() {
        store("shogi", "Anna");
        const auto report = write(std::nullopt, "missing/games.pgn", core::RecordFormat::Pgn);
        QVERIFY(!report.isDone() && !report.fileError.isEmpty());
    }
    void anExportThatIsCancelledLeavesNoFile() {
        for (int i = 0; i < 50; ++i)
            store("shogi", "Anna");
        LibraryService service;
        service.open(library());
        QVERIFY(QSignalSpy(&service, &LibraryService::opened).wait());
        GameExport work(service, core::VariantSet::builtin(), std::nullopt,
                        {path("games.pgn"), core::RecordFormat::Pgn});
        QSignalSpy finished(&work, &GameExport::finished);
        connect(&work, &GameExport::progressed, &work, &GameExport::cancel);
        QSignalSpy cancelled(&work, &GameExport::cancelled);
        work.start();
        QVERIFY(cancelled.wait());
        QTest::qWait(50);
        QVERIFY(finished.isEmpty());
        QVERIFY(!QFile::exists(path("games.pgn")));
    }

    // --- in the window

    void theSelectedGamesOfThePanelAreExported() {
        for (const auto* name : {"Anna", "Berta", "Clara"})
            store("shogi", name);
        UserVariants userVariants(variants(), path("variants"));
        MainWindow window(userVariants, std::nullopt);
        window.show();
        window.openLibrary(library());
        waitForLibrary(window);
        actionIn(window, "Games").trigger();
        auto& table = *window.findChild<QTableView*>("gamesTable");
        QTRY_COMPARE(table.model()->rowCount(), 3);
        QVERIFY(!buttonIn(window, "Export…").isEnabled());
        table.selectRow(0); // Clara, the last one added
        table.selectionModel()->select(table.model()->index(1, 0),
                                       QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QVERIFY(buttonIn(window, "Open").isEnabled()); // each in a tab of its own
        withNextDialog<ExportPartsDialog>([](ExportPartsDialog& dialog) { dialog.accept(); });
        withNextDialog<QFileDialog>([this](QFileDialog& dialog) {
            typeName(dialog, path("some.pgn"));
            static_cast<QDialog&>(dialog).accept();
        });
        buttonIn(window, "Export…").click();
        const auto& status = *window.statusBar();
        QTRY_VERIFY(status.currentMessage().endsWith("written to some.pgn."));
        QVERIFY(status.currentMessage().startsWith("2 "));
        QVERIFY(!bytes("some.pgn").contains("Anna"));
        QVERIFY(bytes("some.pgn").contains("Berta") && bytes("some.pgn").contains("Clara"));
    }
    void theMenuExportsTheLibraryAndSaysWhatIsLost() {
        store("shogi", "Anna");
        store("euroshogi", "Berta");
        UserVariants userVariants(variants(), path("variants"));
        MainWindow window(userVariants, std::nullopt);
        window.show();
        window.openLibrary(library());
        waitForLibrary(window);
        withNextDialog<ExportPartsDialog>([](ExportPartsDialog& dialog) { dialog.accept(); });
        withNextDialog<QFileDialog>([this](QFileDialog& dialog) {
            typeName(dialog, path("all.csa"));
            static_cast<QDialog&>(dialog).accept();
        });
        QString text, rest;
        withNextDialog<QMessageBox>([&](QMessageBox& box) {
            text = box.text();
            rest = box.informativeText();
            box.accept();
        });
        actionIn(window, "Export Library…").trigger();
        QTRY_VERIFY(!text.isEmpty());
        QVERIFY(text.startsWith("1 ") && text.endsWith("written to all.csa."));
        QVERIFY(rest.startsWith("1 ") && rest.contains("could not be written."));
        QVERIFY(rest.contains("Berta"));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, GameExportTest>(argc, argv); }
#include "game_export_test.moc"
