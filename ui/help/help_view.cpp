#include "ui/help/help_view.h"

#include "ui/help/help_pages.h"
#include "ui/language/language.h"
#include "ui/language/retranslated.h"
#include "ui/mixed_colour.h"

#include <QDesktopServices>
#include <QEvent>
#include <QFontDatabase>
#include <QImage>
#include <QImageReader>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int Margin = 20;    ///< around the page, in pixels
constexpr int CodeMargin = 8; ///< likewise, before what commands print

QUrl urlOf(const QString& topic) { return QUrl(QStringLiteral("qrc:/help/") + topic); }

/// The word after the fence of a block of code, empty if there is none; null for other text.
QString codeLanguageOf(const QTextBlock& block) {
    const QTextBlockFormat format = block.blockFormat();
    if (!format.hasProperty(QTextFormat::BlockCodeFence)) return {};
    return QStringLiteral("") + format.stringProperty(QTextFormat::BlockCodeLanguage);
}

/// A picture has a block of its own.
bool hasPicture(const QTextBlock& block) {
    return !block.begin().atEnd() && block.begin().fragment().charFormat().isImageFormat();
}

} // namespace

HelpView::HelpView(QWidget* parent) : QTextBrowser(parent) {
    setObjectName(QStringLiteral("helpPage"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(Margin);
    retranslated(this, &QWidget::setAccessibleName, [] { return tr("Page of the manual"); });
    whenLanguageChanges(this, [this] { renew(); });
    connect(this, &QTextBrowser::anchorClicked, this, &HelpView::follow);
    connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl& source) { // source() is not set yet
        m_topic = source.fileName();
        format();
        emit topicShown(m_topic);
    });
}

void HelpView::showTopic(const QString& topic) {
    if (topic != m_topic) setSource(urlOf(topic), QTextDocument::MarkdownResource);
}

QVariant HelpView::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::MarkdownResource) return QTextBrowser::loadResource(type, name);
    return helpText(name.fileName(), currentLanguage());
}

void HelpView::follow(const QUrl& link) {
    if (const QString topic = helpTopicOf(link); !topic.isEmpty())
        showTopic(topic);
    else
        QDesktopServices::openUrl(link);
}

void HelpView::renew() {
    if (m_topic.isEmpty()) return;
    const int place = verticalScrollBar()->value();
    {
        const QSignalBlocker blocker(this); // it is the same topic
        reload();
    }
    format();
    verticalScrollBar()->setValue(place);
    emit renewed();
}

void HelpView::format() {
    formatBlocks();
    formatTables();
    fitPictures();
    moveCursor(QTextCursor::Start);
}

void HelpView::formatBlocks() {
    const QColor shade = mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.07);
    const QStringList fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont).families();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format;
        if (const int level = block.blockFormat().headingLevel(); level > 0)
            format.setTopMargin(level == 1 ? 0 : 22);
        if (const QString language = codeLanguageOf(block); !language.isNull()) {
            const bool isOutput = language == QLatin1String("output");
            if (codeLanguageOf(block.previous()) != language) format.setTopMargin(6);
            if (isOutput)
                format.setLeftMargin(CodeMargin); // under the commands that print it
            else
                format.setBackground(shade);
            format.setNonBreakableLines(false);
        }
        if (hasPicture(block)) {
            format.setTopMargin(10);
            format.setBottomMargin(10);
        }
        cursor.mergeBlockFormat(format);
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (!part.fragment().charFormat().fontFixedPitch()) continue;
            cursor.setPosition(part.fragment().position());
            cursor.setPosition(part.fragment().position() + part.fragment().length(),
                               QTextCursor::KeepAnchor);
            QTextCharFormat code;
            code.setFontFamilies(fixed);
            cursor.mergeCharFormat(code);
        }
    }
}

void HelpView::formatTables() {
    const QColor line = mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.25);
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderBrush(line);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderCollapse(true);
        format.setCellPadding(5);
        format.setTopMargin(8);
        format.setBottomMargin(8);
        table->setFormat(format);
    }
}

void HelpView::fitPictures() {
    const int room = viewport()->width() - 2 * Margin;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (hasPicture(block)) fitPicture(block.begin().fragment(), room);
    }
}

void HelpView::fitPicture(const QTextFragment& part, int room) {
    QTextImageFormat format = part.charFormat().toImageFormat();
    QImageReader file(QStringLiteral(":/help/") + format.name());
    const int width = std::min(room, file.size().width()); // without decoding the picture
    if (width <= 0 || format.width() == width) return;
    QImage scaled = file.read().scaledToWidth(qRound(width * devicePixelRatioF()), Qt::SmoothTransformation);
    scaled.setDevicePixelRatio(devicePixelRatioF());
    document()->addResource(QTextDocument::ImageResource, QUrl(format.name()), scaled);
    format.setWidth(width);
    QTextCursor cursor(document());
    cursor.setPosition(part.position());
    cursor.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
    cursor.setCharFormat(format);
}

void HelpView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) renew();
}

void HelpView::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    fitPictures();
}

} // namespace komadai::ui
