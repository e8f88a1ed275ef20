// Reports of games: what stands in them, and how they are kept.
#include "ui/report/report_dialog.h"

#include "core/notation/stored_record.h"
#include "core/review/game_review.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/positions.h"
#include "ui/document/game_document.h"
#include "ui/files/record_formats.h"
#include "ui/preferences/preferences.h"
#include "ui/report/diagram_file.h"

#include <QApplication>
#include <QBuffer>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QPdfWriter>
#include <QPicture>
#include <QPrintPreviewWidget>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTemporaryDir>

using namespace komadai;
using namespace komadai::ui;

namespace {

core::NodeId play(core::GameTree& tree, core::NodeId node, const char* move) {
    return tree.add(node, core::uci::parse(move, tree.position(node)).value());
}

void note(core::GameTree& tree, core::NodeId node, const std::function<void(core::Annotations&)>& change) {
    core::Annotations notes = tree.annotations(node);
    change(notes);
    tree.setAnnotations(node, notes);
}

/// 1. e4 e5?? (1… d5, and White is fine, 2. d4) 2. d4 xe4, with a comment on the game and a bookmark in the variation.
core::GameRecord example() {
    core::GameTree tree(core::AnyPosition::startOf(euroshogi()));
    const auto first = play(tree, core::GameTree::root(), "e3e4");
    const auto blunder = play(tree, first, "e6e5");
    const auto third = play(tree, blunder, "d3d4");
    play(tree, third, "e5e4");
    const auto better = play(tree, first, "d6d5");
    play(tree, better, "d3d4");
    note(tree, core::GameTree::root(), [](auto& notes) { notes.after = "Played <in> the rain."; });
    note(tree, blunder, [](auto& notes) { notes.glyphs = {core::Glyph::Blunder}; });
    note(tree, better, [](auto& notes) {
        notes.after = "and White is fine";
        notes.bookmark = "Better";
    });
    core::RecordHeader header = core::headerOf(core::Game(tree.start()), {}, {});
    header.players[0].name = "Ada";
    header.players[0].rating = 1870;
    header.players[1].name = "Berta";
    header.players[1].title = "GM";
    header.date = "1987-05";
    header.startedAt = {};
    header.event = "Spring";
    return {header, tree, core::Outcome{core::Side::First, core::EndReason::Resignation}};
}

/// The example with evaluations of all positions but the last one. Black gives a rook away, White the game.
core::GameRecord evaluated() {
    core::GameRecord record = example();
    const int scores[] = {20, -20, 900, 0}; // of the side to move
    const auto line = record.tree.pathTo(record.tree.mainLineEnd());
    for (std::size_t ply = 0; ply < std::size(scores); ++ply) {
        core::Evaluation evaluation;
        evaluation.score = core::Score::centipawns(scores[ply]);
        evaluation.depth = 10;
        evaluation.engine = "Komadai";
        note(record.tree, line[ply], [&](auto& notes) { notes.evaluations = {evaluation}; });
    }
    return record;
}

template <class Part>
std::vector<Part> partsOf(const std::vector<ReportPart>& report) {
    std::vector<Part> parts;
    for (const ReportPart& part : report)
        if (const auto* wanted = std::get_if<Part>(&part)) parts.push_back(*wanted);
    return parts;
}

/// With plain hyphens and spaces in place of those at which a line is never broken.
QString plain(QString text) { return text.replace(QChar(0xa0), ' ').replace(QChar(0x2011), '-'); }

QStringList paragraphsOf(const std::vector<ReportPart>& report) {
    QStringList texts;
    for (const auto& paragraph : partsOf<ReportParagraph>(report))
        texts += QString(paragraph.level, '>') + plain(paragraph.text());
    return texts;
}

QStringList captionsOf(const std::vector<ReportPart>& report) {
    QStringList captions;
    for (const auto& diagram : partsOf<ReportDiagram>(report))
        captions += plain(diagram.caption);
    return captions;
}

constexpr ReportOptions NoDiagrams{true, true, true, false, false, false, false, false, 0};

} // namespace

class ReportTest : public QObject {
    Q_OBJECT

    const GameDocument m_document{example()};
    const QTemporaryDir m_folder;

    QByteArray contentsOf(const QString& name) const {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    std::vector<ReportPart> longReport() const {
        ReportOptions options;
        options.everyPlies = 1;
        std::vector<ReportPart> report;
        for (int i = 0; i < 5; ++i)
            for (ReportPart& part : makeReport(m_document, options))
                report.push_back(std::move(part));
        return report;
    }

private slots:
    void init() { preferences().reset(PreferenceGroup(QStringLiteral("report"))); }

    void theTitleNamesThePlayers() {
        const auto titles = partsOf<ReportTitle>(makeReport(m_document));
        QCOMPARE(titles.size(), std::size_t{1});
        QCOMPARE(titles.front().title, QString("Ada – Berta"));
        QCOMPARE(titles.front().subtitle, QString("EuroShogi"));
    }
    void aGameWithoutPlayersIsCalledByItsVariant() {
        auto record = example();
        record.header.players = {};
        const GameDocument document(record);
        QCOMPARE(partsOf<ReportTitle>(makeReport(document)).front().title, QString("EuroShogi"));
        QCOMPARE(partsOf<ReportFacts>(makeReport(document)).front().rows.front().first, QString("Event"));
    }
    void theFactsAreThoseThatAreKnown() {
        const auto facts = partsOf<ReportFacts>(makeReport(m_document)).front();
        QStringList rows;
        for (const auto& [name, value] : facts.rows)
            rows += name + ": " + value;
        QCOMPARE(rows, QStringList({"White: Ada (1870)", "Black: GM Berta", "Event: Spring", "Date: 1987-05",
                                    "Result: White wins by resignation"}));
    }
    void variationsStandBehindTheMoveThatTheyReplace() {
        QCOMPARE(paragraphsOf(makeReport(m_document, NoDiagrams)),
                 QStringList({"Played <in> the rain.", "1. P-e4 P-e5??", ">1… P-d5 and White is fine 2. P-d4",
                              "2. P-d4 Pxe4"}));
    }
    void withoutVariationsTheMainLineIsNotInterrupted() {
        ReportOptions options = NoDiagrams;
        options.hasVariations = false;
        QCOMPARE(paragraphsOf(makeReport(m_document, options)),
                 QStringList({"Played <in> the rain.", "1. P-e4 P-e5?? 2. P-d4 Pxe4"}));
    }
    void commentsCanBeLeftOut() {
        ReportOptions options = NoDiagrams;
        options.hasComments = false;
        QCOMPARE(paragraphsOf(makeReport(m_document, options)),
                 QStringList({"1. P-e4 P-e5??", ">1… P-d5 2. P-d4", "2. P-d4 Pxe4"}));
    }
    void theGraphShowsTheEvaluationsOfTheMainLine() {
        QVERIFY(partsOf<ReportGraph>(makeReport(m_document)).empty()); // there are none
        const GameDocument document(evaluated());
        const auto graphs = partsOf<ReportGraph>(makeReport(document));
        QCOMPARE(graphs.size(), std::size_t{1});
        const EvaluationPicture& picture = graphs.front().picture;
        QCOMPARE(picture.plies.size(), std::size_t{5});
        QCOMPARE(picture.valueAt(2), std::optional(9.0)); // White's chances, as White sees them
        QCOMPARE(picture.valueAt(3), std::optional(0.0));
        QVERIFY(!picture.valueAt(4));
        ReportOptions options;
        options.hasGraph = false;
        QVERIFY(partsOf<ReportGraph>(makeReport(document, options)).empty());
    }
    void turningPointsHaveADiagram() { // White throws a won game away by the third move
        const GameDocument document(evaluated());
        ReportOptions options = NoDiagrams;
        QVERIFY(captionsOf(makeReport(document, options)).isEmpty());
        options.showsTurns = true;
        QCOMPARE(captionsOf(makeReport(document, options)),
                 QStringList({"After 1… P-e5??", "After 2. P-d4"}));
    }
    void theAccuracyIsThatOfTheEvaluations() {
        const GameDocument document(evaluated());
        const auto facts = partsOf<ReportFacts>(makeReport(document)).front();
        QCOMPARE(facts.rows.back().first, QString("Accuracy"));
        const auto review = core::reviewOf(document.tree(), core::storedEvaluations(document.tree()));
        QCOMPARE(facts.rows.back().second, QStringLiteral("White %1%, Black %2%")
                                               .arg(qRound(review.sides[0].accuracy))
                                               .arg(qRound(review.sides[1].accuracy)));
    }
    void oneEvaluatedMoveMakesNeitherAnAccuracyNorAGraph() {
        core::GameRecord record = evaluated();
        core::NodeId node = record.tree.mainLineEnd();
        for (const char* move : {"f3f4", "f6f5", "g3g4", "g6g5", "h3h4"})
            node = play(record.tree, node, move);
        const auto line = record.tree.pathTo(node);
        for (const std::size_t ply : {2U, 3U}) // those before and after the first move stay
            note(record.tree, line[ply], [](auto& notes) { notes.evaluations.clear(); });
        const GameDocument document(record);
        const auto parts = makeReport(document);
        const auto facts = partsOf<ReportFacts>(parts);
        for (const auto& row : facts.front().rows)
            QVERIFY(row.first != QString("Accuracy"));
        QVERIFY(partsOf<ReportGraph>(parts).empty());
    }
    void theGraphIsOnTheWebPageToo() {
        ReportOptions options = NoDiagrams;
        const GameDocument document(evaluated());
        const auto count = [&] { return reportAsHtml(makeReport(document, options), {}).count("<img "); };
        QCOMPARE(count(), 1);
        options.hasGraph = false;
        QCOMPARE(count(), 0);
    }
    void theGraphIsPrintedInVectors() {
        const GameDocument document(evaluated());
        QPicture page; // which keeps what is drawn, not its pixels
        QPainter painter(&page);
        paintEvaluations(painter, {0, 0, 600, 190}, {600, 190},
                         EvaluationPicture::of(document, mainLineEvaluations(document)));
        painter.end();
        QVERIFY2(page.size() < 100000, qPrintable(QString::number(page.size())));
        const QRect area = QRect(0, 0, 600, 190).adjusted(-3, -3, 3, 3); // lines have a width
        QVERIFY(area.contains(page.boundingRect()));
        QImage image(600, 190, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter onPaper(&image);
        onPaper.drawPicture(0, 0, page);
        onPaper.end();
        int coloured = 0;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                if (image.pixelColor(x, y).saturation() > 60) ++coloured;
        QVERIFY2(coloured > 200, qPrintable(QString::number(coloured)));
    }
    void blundersBookmarksAndTheEndHaveADiagram() {
        QCOMPARE(captionsOf(makeReport(m_document)),
                 QStringList({"After 1… P-e5??", "Better · After 1… P-d5", "After 2… Pxe4"}));
        const auto diagrams = partsOf<ReportDiagram>(makeReport(m_document));
        QVERIFY(diagrams.front().position == m_document.tree().position(m_document.lineNodes()[2]));
        QVERIFY(diagrams.front().lastMove == m_document.tree().move(m_document.lineNodes()[2]));
    }
    void theEndIsTheLastMoveThatWasNotTakenBack() {
        GameDocument document(example());
        document.setPlayedTo(document.lineNodes()[3]);
        document.setHidesTakenBack(true);
        QCOMPARE(captionsOf(makeReport(document)).last(), QString("After 2. P-d4"));
    }
    void aPositionWithoutMovesHasADiagram() {
        core::GameRecord record = example();
        record.tree = core::GameTree(core::AnyPosition::startOf(euroshogi()));
        QCOMPARE(captionsOf(makeReport(GameDocument(record))), QStringList("Start"));
    }
    void everySoManyPliesHaveADiagramAndTheStartToo() {
        ReportOptions options = NoDiagrams;
        options.showsStart = true;
        options.everyPlies = 3;
        QCOMPARE(captionsOf(makeReport(m_document, options)), QStringList({"Start", "After 2. P-d4"}));
    }
    void aMoveAfterADiagramHasItsNumber() {
        ReportOptions options = NoDiagrams;
        options.hasVariations = false;
        options.everyPlies = 3;
        QCOMPARE(paragraphsOf(makeReport(m_document, options)),
                 QStringList({"Played <in> the rain.", "1. P-e4 P-e5?? 2. P-d4", "2… Pxe4"}));
    }

    void htmlHasEverythingInside() {
        const QByteArray html = reportAsHtml(makeReport(m_document), {});
        QVERIFY(html.contains("<title>Ada – Berta</title>"));
        QVERIFY(html.contains("Played &lt;in&gt; the rain."));
        QCOMPARE(html.count("<img "), 3);
        QCOMPARE(html.count("src=\"data:image/png;base64,"), 3);
        QCOMPARE(html.count("http"), 0);
    }
    void reportsAreSavedAsPdfAndHtml() {
        const auto report = makeReport(m_document);
        QCOMPARE(writeReport(m_folder.filePath("report.pdf"), report, {}), QString());
        QVERIFY(contentsOf("report.pdf").startsWith("%PDF-"));
        QVERIFY(contentsOf("report.pdf").contains("/Type /Page"));
        QCOMPARE(writeReport(m_folder.filePath("report.html"), report, {}), QString());
        QVERIFY(contentsOf("report.html").startsWith("<!DOCTYPE html>"));
    }
    void aLongReportIsWrittenInSteps() {
        const auto report = longReport();
        for (const char* name : {"long.pdf", "long.html"}) {
            ReportWriting writing(m_folder.filePath(name), report, {});
            double progress = 0;
            int steps = 1;
            for (; writing.step(); ++steps) {
                QVERIFY(writing.progress() >= progress && writing.progress() <= 1);
                progress = writing.progress();
                QVERIFY(!QFile::exists(m_folder.filePath(name)));
            }
            QVERIFY(steps > static_cast<int>(report.size()));
            QCOMPARE(writing.progress(), 1.0);
            QCOMPARE(writing.problem(), QString());
            QVERIFY(QFile::exists(m_folder.filePath(name)));
            QVERIFY(!writing.step());
        }
    }
    void pagesOfAFileAreThoseOfAPrinter() {
        const auto report = longReport();
        QByteArray printed;
        {
            QBuffer buffer(&printed);
            QVERIFY(buffer.open(QIODevice::WriteOnly));
            QPdfWriter pdf(&buffer);
            printReport(report, {}, pdf);
        }
        QCOMPARE(writeReport(m_folder.filePath("pages.pdf"), report, {}), QString());
        const auto pagesOf = [](const QByteArray& pdf) {
            return pdf.count("/Type /Page") - pdf.count("/Type /Pages");
        };
        QVERIFY(pagesOf(printed) > 1);
        QCOMPARE(pagesOf(contentsOf("pages.pdf")), pagesOf(printed));
    }
    void aReportThatIsGivenUpLeavesTheOldFile() {
        const auto report = makeReport(m_document);
        const QString path = m_folder.filePath("kept.pdf");
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        {
            ReportWriting writing(path, report, {});
            while (writing.progress() < 0.2)
                QVERIFY(writing.step());
        }
        QCOMPARE(contentsOf("kept.pdf"), QByteArray("old"));
        QCOMPARE(QDir(m_folder.path()).entryList({"kept*"}), QStringList{"kept.pdf"});
    }
    void otherFilesAreNotWritten() {
        QVERIFY(writeReport(m_folder.filePath("report.doc"), makeReport(m_document), {})
                    .contains(".pdf or .html"));
        QVERIFY(!QFile::exists(m_folder.filePath("report.doc")));
        QVERIFY(!writeReport(m_folder.filePath("missing/report.pdf"), makeReport(m_document), {}).isEmpty());
    }
    void everyVariantCanBePrinted() {
        for (const auto& variant : variants().all()) {
            core::GameTree tree(core::AnyPosition::startOf(variant));
            core::NodeId node = core::GameTree::root();
            for (int ply = 0; ply < 4; ++ply)
                node = tree.add(node, tree.position(node).legalMoves().front());
            const auto header = core::headerOf(core::Game(tree.start()), {}, {});
            const GameDocument document({header, tree, {}});
            const QString path = m_folder.filePath(QString::fromStdString(variant->spec().id) + ".pdf");
            QCOMPARE(writeReport(path, makeReport(document), {}), QString());
            QVERIFY(QFile(path).size() > 3000);
        }
    }

    void picturesAreSavedAsPixelsDrawingsAndPdf() {
        const core::AnyPosition position = core::AnyPosition::startOf(euroshogi());
        for (const char* name : {"start.png", "start.svg", "start.pdf"})
            QCOMPARE(writeDiagram(m_folder.filePath(name), position, {}, 400), QString());
        const QImage image(m_folder.filePath("start.png"));
        QCOMPARE(image.size(), diagramSize(euroshogi()->spec(), 400));
        QCOMPARE(QSvgRenderer(m_folder.filePath("start.svg")).viewBox().size(), image.size());
        QVERIFY(contentsOf("start.pdf").startsWith("%PDF-"));
        QVERIFY(writeDiagram(m_folder.filePath("start.gif"), position, {}, 400).contains(".png"));
    }

    void thePagesFollowTheChoices() {
        preferences().set(preference::ReportBookmarks, false);
        preferences().set(preference::ReportMarkedMoves, false);
        preferences().set(preference::ReportEnd, false);
        ReportDialog dialog(m_document, {}, "Game", nullptr);
        dialog.show();
        auto* pages = dialog.findChild<QPrintPreviewWidget*>("reportPages");
        auto* every = dialog.findChild<QSpinBox*>("reportEvery");
        QVERIFY(
            dialog.findChild<QLabel*>("reportCount")->text().startsWith(QString::number(pages->pageCount())));
        QCOMPARE(pages->pageCount(), 1);
        every->setValue(1);
        QCOMPARE(pages->pageCount(), 2); // with four diagrams
        QCOMPARE(chosenReport().everyPlies, 1);
        dialog.findChild<QCheckBox*>("report/comments")->click();
        QVERIFY(!chosenReport().hasComments);
    }
    void theDialogSavesWhatItShows() {
        preferences().set(preference::ReportComments, false);
        ReportDialog dialog(m_document, {}, "Game", nullptr);
        QVERIFY(dialog.saveTo(m_folder.filePath("dialog.html")));
        QVERIFY(!contentsOf("dialog.html").contains("rain"));
    }
    void aReportWhoseNameHasADotGetsItsEnding() {
        ReportDialog dialog(m_document, {}, "Game", nullptr);
        ui::test::nameNextFile(m_folder.filePath("Anna in St. Gallen"), "Web page (*.html)");
        ui::test::buttonIn(dialog, "Save…").click();
        QVERIFY(contentsOf("Anna in St. Gallen.html").contains("<html"));
    }
    void aReportThatWasSavedIsTold() {
        ReportDialog dialog(m_document, {}, "Game", nullptr);
        const QSignalSpy saved(&dialog, &ReportDialog::saved);
        ui::test::nameNextFile(m_folder.filePath("told.html"), "Web page (*.html)");
        ui::test::buttonIn(dialog, "Save…").click();
        QCOMPARE(saved.size(), 1);
        QCOMPARE(saved.at(0).at(0).toString(), m_folder.filePath("told.html"));
        QCOMPARE(preferences().get(preference::FilesFolder), m_folder.path());
    }
    void theFolderOfAReportThatCouldNotBeSavedIsNotRemembered() {
        preferences().set(preference::FilesFolder, m_folder.path());
        ReportDialog dialog(m_document, {}, "Game", nullptr);
        ui::test::withNextDialog<QFileDialog>([this](QFileDialog& asking) {
            ui::test::answerNextBox("OK");
            ui::test::typeName(asking, m_folder.filePath("missing/game.html"));
            static_cast<QDialog&>(asking).accept();
        });
        ui::test::buttonIn(dialog, "Save…").click();
        QCOMPARE(preferences().get(preference::FilesFolder), m_folder.path());
    }
    void theNameProposedForAReportIsNotThatOfAnother() {
        ReportDialog dialog(m_document, {}, "Anna – Berta", nullptr);
        QVERIFY(dialog.saveTo(m_folder.filePath("Anna – Berta.pdf")));
        preferences().set(preference::FilesFolder, m_folder.path());
        QString proposed;
        ui::test::withNextDialog<QFileDialog>([&proposed](QFileDialog& asking) {
            proposed = QFileInfo(asking.selectedFiles().value(0)).completeBaseName();
            asking.reject();
        });
        ui::test::buttonIn(dialog, "Save…").click();
        QCOMPARE(proposed, QString("Anna – Berta 2"));
    }
};

int main(int argc, char** argv) { return ui::test::runWithOwnSettings<QApplication, ReportTest>(argc, argv); }
#include "report_test.moc"
