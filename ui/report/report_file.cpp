#include "ui/report/report_file.h"

#include "ui/files/file_writer.h"
#include "ui/report/report_pictures.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QImage>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <functional>
#include <utility>

namespace komadai::ui {

/// A report on its way into a file.
class ReportSteps {
public:
    ReportSteps() = default;
    virtual ~ReportSteps() = default;
    ReportSteps(const ReportSteps&) = delete;
    ReportSteps& operator=(const ReportSteps&) = delete;

    /// Returns whether there is more to do.
    virtual bool step() = 0;
    /// From 0 to 1.
    virtual double progress() const = 0;
};

namespace {

struct ReportFileWords {
    Q_DECLARE_TR_FUNCTIONS(komadai::ui::Report)
};

using Style = ReportParagraph::Style;

constexpr double TextPoints = 10;
constexpr int IndentPerLevel = 18;
constexpr int DeepestIndent = 6;
constexpr int PixelsPerDot = 2; ///< of pictures in HTML, which are sharp on dense screens too

const QColor Ink("#1a1a1a");
const QColor Faint("#6b6b6b");
const QColor CommentInk("#27496d");

/// Writes the parts of a report into a text document.
class TextWriter {
public:
    TextWriter(QTextDocument& document, ReportPictures& pictures)
        : m_cursor(&document), m_pictures(pictures) {}

    void operator()(const ReportTitle& title) {
        begin(0, 0, 0);
        m_cursor.insertText(title.title, ink(Ink, TextPoints * 1.8, QFont::DemiBold));
        if (title.subtitle.isEmpty()) return;
        begin(0, 2, 0);
        m_cursor.insertText(title.subtitle, ink(Faint, TextPoints * 1.2));
    }
    void operator()(const ReportHeading& heading) {
        begin(0, 18, 4);
        m_cursor.insertText(heading.text, ink(Ink, TextPoints * 1.4, QFont::DemiBold));
    }
    void operator()(const ReportFacts& facts) {
        if (facts.rows.empty()) return;
        begin(0, 0, 0);
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellPadding(1);
        format.setTopMargin(8);
        format.setBottomMargin(12);
        QTextTable* table = m_cursor.insertTable(static_cast<int>(facts.rows.size()), 2, format);
        for (int row = 0; row < table->rows(); ++row) {
            const auto& [name, value] = facts.rows[static_cast<std::size_t>(row)];
            table->cellAt(row, 0).firstCursorPosition().insertText(name + QStringLiteral("\u2003"),
                                                                   ink(Faint));
            table->cellAt(row, 1).firstCursorPosition().insertText(value, ink(Ink));
        }
        m_cursor.movePosition(QTextCursor::End);
    }
    void operator()(const ReportParagraph& paragraph) {
        begin(IndentPerLevel * std::min(paragraph.level, DeepestIndent), 0, 5);
        for (const ReportParagraph::Run& run : paragraph.runs)
            m_cursor.insertText(run.text, formatOf(run.style, paragraph.level));
    }
    void operator()(const ReportDiagram& diagram) {
        begin(0, 8, 10, Qt::AlignHCenter);
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), m_pictures.add(&diagram));
        // In the same paragraph, so that they stay on one page.
        m_cursor.insertText(QString(QChar::LineSeparator) + diagram.caption, ink(Faint, TextPoints * 0.9));
    }
    void operator()(const ReportGraph& graph) {
        begin(0, 4, 10, Qt::AlignHCenter);
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), m_pictures.add(&graph));
    }

private:
    static QTextCharFormat ink(const QColor& colour, double points = TextPoints, int weight = QFont::Normal) {
        QTextCharFormat format;
        format.setForeground(colour);
        format.setFontPointSize(points);
        format.setFontWeight(weight);
        return format;
    }
    static QTextCharFormat formatOf(Style style, int level) {
        if (style == Style::Number) return ink(Faint);
        if (style == Style::Comment) return ink(CommentInk);
        if (style == Style::Text) return ink(Ink);
        return level == 0 ? ink(Ink, TextPoints, QFont::DemiBold) : ink(Ink);
    }
    void begin(int indent, int above, int below, Qt::Alignment alignment = Qt::AlignLeft) {
        QTextBlockFormat format;
        format.setLeftMargin(indent);
        format.setTopMargin(above);
        format.setBottomMargin(below);
        format.setAlignment(alignment);
        m_isFirst ? m_cursor.setBlockFormat(format) : m_cursor.insertBlock(format);
        m_isFirst = false;
    }

    QTextCursor m_cursor;
    ReportPictures& m_pictures;
    bool m_isFirst = true;
};

/// Writes the parts of a report as HTML.
class HtmlWriter {
public:
    explicit HtmlWriter(const ReportLook& look) : m_look(look) {}

    void operator()(const ReportTitle& title) {
        m_title = title.title;
        m_html += QStringLiteral("<h1>%1</h1>\n").arg(title.title.toHtmlEscaped());
        if (!title.subtitle.isEmpty())
            m_html += QStringLiteral("<p class=\"faint\">%1</p>\n").arg(title.subtitle.toHtmlEscaped());
    }
    void operator()(const ReportHeading& heading) {
        m_html += QStringLiteral("<h2>%1</h2>\n").arg(heading.text.toHtmlEscaped());
    }
    void operator()(const ReportFacts& facts) {
        m_html += QStringLiteral("<table>\n");
        for (const auto& [name, value] : facts.rows)
            m_html += QStringLiteral("<tr><th>%1</th><td>%2</td></tr>\n")
                          .arg(name.toHtmlEscaped(), value.toHtmlEscaped());
        m_html += QStringLiteral("</table>\n");
    }
    void operator()(const ReportParagraph& paragraph) {
        m_html += QStringLiteral("<p class=\"level%1\">").arg(std::min(paragraph.level, DeepestIndent));
        for (const ReportParagraph::Run& run : paragraph.runs) {
            const QString text = run.text.toHtmlEscaped().replace('\n', QStringLiteral("<br>"));
            if (run.style == Style::Number)
                m_html += QStringLiteral("<span class=\"faint\">%1</span>").arg(text);
            else if (run.style == Style::Text)
                m_html += text;
            else if (run.style == Style::Comment)
                m_html += QStringLiteral("<span class=\"comment\">%1</span>").arg(text);
            else
                m_html += paragraph.level == 0 ? QStringLiteral("<b>%1</b>").arg(text) : text;
        }
        m_html += QStringLiteral("</p>\n");
    }
    void operator()(const ReportDiagram& diagram) {
        const QString caption = diagram.caption.toHtmlEscaped();
        addFigure(diagramSizeOf(diagram.position.spec(), m_look.size), caption,
                  QStringLiteral("<figcaption>%1</figcaption>").arg(caption),
                  [&](QPainter& painter, const QRect& area) {
                      paintDiagram(painter, area, diagram.position, optionsOf(diagram, m_look));
                  });
    }
    void operator()(const ReportGraph& graph) {
        addFigure(ReportGraphSize, ReportFileWords::tr("Evaluations").toHtmlEscaped(), {},
                  [&](QPainter& painter, const QRect& area) {
                      paintEvaluations(painter, area, ReportGraphSize, graph.picture);
                  });
    }

    QByteArray take() const {
        QString style;
        for (int level = 1; level <= DeepestIndent; ++level)
            style +=
                QStringLiteral(".level%1 { margin-left: %2px; }\n").arg(level).arg(level * IndentPerLevel);
        return QStringLiteral(
                   "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width\">\n<title>%2</title>\n"
                   "<style>\n"
                   "body { max-width: 42em; margin: 2em auto; padding: 0 1em; font-family: sans-serif; "
                   "line-height: 1.5; color: %3; background: white; }\n"
                   "h1 { margin-bottom: 0; }\nh2 { margin: 1.6em 0 0.2em; }\nth { text-align: left; "
                   "font-weight: normal; "
                   "padding-right: 1.5em; }\nth, .faint, figcaption { color: %4; }\n"
                   ".comment { color: %5; }\np { margin: 0.4em 0; }\n"
                   "figure { text-align: center; margin: 1em 0; break-inside: avoid; }\n"
                   "img { max-width: 100%; height: auto; }\n")
                   .arg(QLocale().bcp47Name(), m_title.toHtmlEscaped(), Ink.name(), Faint.name(),
                        CommentInk.name())
                   .toUtf8() +
               style.toUtf8() + "</style>\n</head>\n<body>\n" + m_html.toUtf8() + "</body>\n</html>\n";
    }

private:
    void addFigure(const QSize& size, const QString& text, const QString& caption,
                   const std::function<void(QPainter&, const QRect&)>& paint) {
        QImage image(size * PixelsPerDot, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paint(painter, image.rect());
        painter.end();
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        m_html += QStringLiteral("<figure><img width=\"%1\" height=\"%2\" alt=\"%3\" "
                                 "src=\"data:image/png;base64,%4\">%5</figure>\n")
                      .arg(size.width())
                      .arg(size.height())
                      .arg(text, QString::fromLatin1(png.toBase64()), caption);
    }

    const ReportLook& m_look;
    QString m_title;
    QString m_html;
};

void prepare(QTextDocument& document, ReportPictures& pictures) {
    document.setUndoRedoEnabled(false);
    QFont font = QGuiApplication::font();
    font.setPointSizeF(TextPoints);
    document.setDefaultFont(font);
    document.documentLayout()->registerHandler(ReportPictures::Type, &pictures);
}

double shareDone(double done, double total) { return total > 0 ? std::min(done / total, 1.0) : 1.0; }

/// Pages like those of QTextDocument::print, which paints them all at once.
class PdfSteps : public ReportSteps {
public:
    PdfSteps(QSaveFile& file, const std::vector<ReportPart>& report, const ReportLook& look)
        : m_file(file), m_report(report), m_pdf(&file), m_pictures(look), m_writer(m_document, m_pictures) {
        prepare(m_document, m_pictures);
        m_document.setDocumentMargin(0);
        m_pdf.setCreator(QGuiApplication::applicationDisplayName());
        for (const ReportPart& each : report)
            if (const auto* title = std::get_if<ReportTitle>(&each)) m_pdf.setTitle(title->title);
    }

    bool step() override {
        switch (m_phase) {
        case Phase::Text:
            if (m_next < m_report.size())
                std::visit(m_writer, m_report[m_next++]);
            else
                beginLayout();
            return true;
        case Phase::Layout: layOutSome(); return true;
        case Phase::Pages: return paintPage();
        }
        return false;
    }
    double progress() const override {
        constexpr double AfterText = 0.1, AfterLayout = 0.2;
        switch (m_phase) {
        case Phase::Text:
            return AfterText * shareDone(static_cast<double>(m_next), static_cast<double>(m_report.size()));
        case Phase::Layout:
            return AfterText +
                   (AfterLayout - AfterText) * shareDone(m_block.position(), m_document.characterCount());
        case Phase::Pages: return AfterLayout + (1 - AfterLayout) * shareDone(m_page, m_pageCount);
        }
        return 1;
    }

private:
    enum class Phase { Text, Layout, Pages };
    static constexpr double MarginInches = 2 / 2.54;
    static constexpr double NumberGapInches = 5 / 72.0; ///< between the text and the number of the page
    static constexpr int BlocksAtOnce = 50;

    void beginLayout() {
        const double margin = MarginInches * m_pdf.logicalDpiY();
        m_body = QRectF(margin, margin, m_pdf.width() - 2 * margin, m_pdf.height() - 2 * margin);
        m_document.documentLayout()->setPaintDevice(&m_pdf);
        m_document.setPageSize(m_body.size());
        m_block = m_document.begin();
        m_phase = Phase::Layout;
    }

    /// The layout of a long text is made on demand, up to the place that is asked for.
    void layOutSome() {
        QTextBlock last = m_block;
        for (int i = 0; i < BlocksAtOnce && m_block.isValid(); ++i) {
            last = m_block;
            m_block = m_block.next();
        }
        m_document.documentLayout()->blockBoundingRect(last);
        if (m_block.isValid()) return;
        m_pageCount = m_document.pageCount();
        m_phase = Phase::Pages;
    }

    bool paintPage() {
        const bool isReady = m_page == 0 ? m_painter.begin(&m_pdf) : m_pdf.newPage();
        if (!isReady) {
            m_file.cancelWriting();
            return false;
        }
        const QRectF view(0, m_page * m_body.height(), m_body.width(), m_body.height());
        m_painter.save();
        m_painter.translate(m_body.left(), m_body.top() - view.top());
        m_painter.setClipRect(view);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = view;
        context.palette.setColor(QPalette::Text, Qt::black); // whatever the colours of the window
        m_document.documentLayout()->draw(&m_painter, context);
        m_painter.restore();
        paintNumber();
        if (++m_page < m_pageCount) return true;
        m_painter.end();
        return false;
    }

    void paintNumber() {
        const QString number = QString::number(m_page + 1);
        m_painter.setPen(Qt::black);
        m_painter.setFont(m_document.defaultFont());
        const QFontMetrics metrics = m_painter.fontMetrics();
        m_painter.drawText(
            QPointF(m_body.right() - metrics.horizontalAdvance(number),
                    m_body.bottom() + metrics.ascent() + NumberGapInches * m_pdf.logicalDpiY()),
            number);
    }

    QSaveFile& m_file;
    const std::vector<ReportPart>& m_report;
    QPdfWriter m_pdf;
    QTextDocument m_document;
    ReportPictures m_pictures;
    TextWriter m_writer;
    QPainter m_painter; ///< ends before m_pdf
    Phase m_phase = Phase::Text;
    std::size_t m_next = 0; ///< in m_report
    QTextBlock m_block;     ///< the first one without a layout
    QRectF m_body;          ///< of a page, without margins
    int m_page = 0, m_pageCount = 0;
};

class HtmlSteps : public ReportSteps {
public:
    HtmlSteps(QSaveFile& file, const std::vector<ReportPart>& report, const ReportLook& look)
        : m_file(file), m_report(report), m_writer(look) {}

    bool step() override {
        if (m_next < m_report.size()) {
            std::visit(m_writer, m_report[m_next++]);
            return true;
        }
        const QByteArray html = m_writer.take();
        writeAll(m_file, {html.constData(), static_cast<std::size_t>(html.size())}); // see commitWhole
        return false;
    }
    double progress() const override {
        return shareDone(static_cast<double>(m_next), static_cast<double>(m_report.size()));
    }

private:
    QSaveFile& m_file;
    const std::vector<ReportPart>& m_report;
    HtmlWriter m_writer;
    std::size_t m_next = 0; ///< in m_report
};

bool isPdfName(const QString& path) { return path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive); }

} // namespace

void printReport(const std::vector<ReportPart>& report, const ReportLook& look, QPagedPaintDevice& device) {
    QTextDocument document;
    ReportPictures pictures(look);
    prepare(document, pictures);
    TextWriter writer(document, pictures);
    for (const ReportPart& each : report)
        std::visit(writer, each);
    document.print(&device);
}

QByteArray reportAsHtml(const std::vector<ReportPart>& report, const ReportLook& look) {
    HtmlWriter writer(look);
    for (const ReportPart& each : report)
        std::visit(writer, each);
    return writer.take();
}

bool isReportName(const QString& path) {
    return isPdfName(path) || path.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive) ||
           path.endsWith(QStringLiteral(".htm"), Qt::CaseInsensitive);
}

ReportWriting::ReportWriting(const QString& path, const std::vector<ReportPart>& report, ReportLook look)
    : m_look(std::move(look)), m_file(path) {
    if (!isReportName(path)) {
        m_problem = ReportFileWords::tr("the name of a report must end in .pdf or .html");
        return;
    }
    if (!m_file.open(QIODevice::WriteOnly)) {
        m_problem = writeProblem(m_file);
        return;
    }
    if (isPdfName(path))
        m_steps = std::make_unique<PdfSteps>(m_file, report, m_look);
    else
        m_steps = std::make_unique<HtmlSteps>(m_file, report, m_look);
}

ReportWriting::~ReportWriting() = default;

bool ReportWriting::step() {
    if (!m_steps) return false;
    if (m_steps->step()) return true;
    m_steps.reset();
    if (!commitWhole(m_file)) m_problem = writeProblem(m_file);
    return false;
}

double ReportWriting::progress() const { return m_steps ? m_steps->progress() : 1.0; }

QString writeReport(const QString& path, const std::vector<ReportPart>& report, const ReportLook& look) {
    ReportWriting writing(path, report, look);
    while (writing.step()) {
    }
    return writing.problem();
}

} // namespace komadai::ui
