#include "ui/variants/variant_editor.h"

#include "ui/contrast.h"
#include "ui/mixed_colour.h"

#include <QFontDatabase>
#include <QMimeData>
#include <QPaintEvent>
#include <QPainter>
#include <QTextBlock>
#include <QUrl>

namespace komadai::ui {
namespace {

constexpr int MarginPadding = 8;
constexpr QColor ProblemColour(200, 40, 40);

/// The colour of a problem, laid thinly over the background.
QColor markOn(const QColor& background, double strength) {
    return mixed(background, ProblemColour, strength);
}

} // namespace

/// The strip with the line numbers.
class VariantEditor::Margin : public QWidget {
public:
    explicit Margin(VariantEditor& editor) : QWidget(&editor), m_editor(editor) {}

protected:
    void paintEvent(QPaintEvent* event) override { m_editor.paintMargin(event); }

private:
    VariantEditor& m_editor;
};

VariantEditor::VariantEditor(QWidget* parent) : QPlainTextEdit(parent), m_margin(new Margin(*this)) {
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // a diagram is often one long line
    setTabChangesFocus(true);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &VariantEditor::layOutMargin);
    connect(this, &QPlainTextEdit::updateRequest, m_margin, [this](const QRect& area, int scrolled) {
        if (scrolled != 0)
            m_margin->scroll(0, scrolled);
        else
            m_margin->update(0, area.y(), m_margin->width(), area.height());
    });
    connect(this, &QPlainTextEdit::textChanged, this, [this] { setExtraSelections({}); });
    layOutMargin();
}

void VariantEditor::setMarkedLines(std::set<int> lines) {
    m_marked = std::move(lines);
    m_margin->update();
}

void VariantEditor::goToLine(int line, const QString& part) {
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (!block.isValid()) return;
    const auto at = part.isEmpty() ? -1 : block.text().indexOf(part);
    QTextCursor cursor(block);
    if (at >= 0) {
        cursor.setPosition(block.position() + static_cast<int>(at));
        cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, static_cast<int>(part.size()));
    }
    setTextCursor(cursor);
    centerCursor();
    highlight(block);
}

void VariantEditor::highlight(const QTextBlock& block) {
    QTextEdit::ExtraSelection line;
    line.cursor = QTextCursor(block);
    line.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    line.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor); // as wide as the editor
    line.format.setBackground(markOn(palette().color(QPalette::Base), 0.18));
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    setExtraSelections({line});
}

bool VariantEditor::canInsertFromMimeData(const QMimeData* source) const {
    return source->hasUrls() || QPlainTextEdit::canInsertFromMimeData(source);
}

void VariantEditor::insertFromMimeData(const QMimeData* source) {
    const auto urls = source->urls();
    if (!urls.empty() && urls.front().isLocalFile())
        emit fileDropped(urls.front().toLocalFile());
    else
        QPlainTextEdit::insertFromMimeData(source);
}

void VariantEditor::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    layOutMargin();
}

void VariantEditor::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_margin) layOutMargin();
}

int VariantEditor::marginWidth() const {
    const auto digits = std::max<qsizetype>(2, QString::number(blockCount()).size());
    return fontMetrics().horizontalAdvance('9') * static_cast<int>(digits) + 2 * MarginPadding;
}

void VariantEditor::layOutMargin() {
    setViewportMargins(marginWidth(), 0, 0, 0);
    const QRect area = contentsRect();
    m_margin->setGeometry(area.left(), area.top(), marginWidth(), area.height());
}

void VariantEditor::paintMargin(QPaintEvent* event) {
    QPainter painter(m_margin);
    const QColor background = palette().color(QPalette::AlternateBase);
    painter.fillRect(event->rect(), background);
    painter.setFont(font());
    const QColor marked = markOn(background, 0.75);
    const QColor usual = mixed(palette().color(QPalette::Text), background, 0.4);
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRect area = blockBoundingGeometry(block).translated(contentOffset()).toRect();
        if (area.top() > event->rect().bottom()) break;
        const bool isMarked = m_marked.contains(block.blockNumber() + 1);
        const QRect line(0, area.top(), m_margin->width(), fontMetrics().lineSpacing());
        if (isMarked) painter.fillRect(line.x(), area.top(), line.width(), area.height(), marked);
        painter.setPen(isMarked ? writingOn(marked) : usual);
        painter.drawText(line.adjusted(0, 0, -MarginPadding, 0), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(block.blockNumber() + 1));
    }
}

} // namespace komadai::ui
