#include "ui/record/move_text_view.h"

#include "ui/document/game_document.h"
#include "ui/mixed_colour.h"
#include "ui/record/variation_look.h"

#include <QHelpEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int TextIndent = 14;
constexpr double LineHeight = 125; ///< per cent

// What a click is at: a move, a comment, or the sign of equal positions, each with the id of its node.
const QString MoveAnchor = QStringLiteral("move:");
const QString BeforeAnchor = QStringLiteral("before:");
const QString AfterAnchor = QStringLiteral("after:");
const QString SameAnchor = QStringLiteral("same:");

QString anchorOf(const QString& kind, core::NodeId node) { return kind + QString::number(node.number()); }

std::optional<core::NodeId> nodeOf(const QString& anchor) {
    bool isNumber = false;
    const auto value = anchor.section(':', 1).toUInt(&isNumber);
    return isNumber ? std::optional(core::NodeId::fromNumber(value)) : std::nullopt;
}

constexpr QChar WordJoiner(0x2060);

/// Keeps a move in one line. Japanese text may break between any two characters; hyphens of other moves do not break.
QString unbroken(const QString& move) {
    constexpr char16_t FirstOfEastAsia = 0x2e80;
    QString text;
    for (const QChar character : move) {
        const bool mayBreak = !text.isEmpty() && std::max(character, text.back()) >= QChar(FirstOfEastAsia);
        if (mayBreak && !character.isLowSurrogate()) text += WordJoiner;
        text += character;
    }
    return text;
}

} // namespace

MoveTextView::MoveTextView(GameDocument& document, QWidget* parent)
    : QTextBrowser(parent), m_document(document), m_texts(document) {
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setTabChangesFocus(true);
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &MoveTextView::writeIfDue);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& anchor) { onAnchorClicked(anchor.toString()); });
    connect(&document, &GameDocument::recordReset, this, [this] {
        m_texts.forget();
        writeLater();
    });
    connect(&document, &GameDocument::lineChanged, this,
            &MoveTextView::writeLater); // moves may have been taken back
    connect(&document, &GameDocument::edited, this, &MoveTextView::writeLater);
    for (const auto signal :
         {&GameDocument::playedToChanged, &GameDocument::outcomeChanged, &GameDocument::takenBackChanged})
        connect(&document, signal, this, &MoveTextView::writeLater);
    connect(&document, &GameDocument::currentChanged, this, [this] {
        if (!m_due.isActive()) showCurrent();
    });
    writeLater();
}

void MoveTextView::reword() {
    m_texts.forget();
    writeLater();
}

void MoveTextView::setMarks(MoveMarks marks) {
    m_texts.setMarks(std::move(marks));
    writeLater();
}

void MoveTextView::setScores(MoveScores scores) {
    m_texts.setScores(std::move(scores));
    writeLater();
}

void MoveTextView::writeLater() { m_due.start(0); }

/// A text that nobody sees is written when it is shown.
void MoveTextView::writeIfDue() {
    if (isVisible() && m_document.tree().size() <= MostNodes) write();
}

QMimeData* MoveTextView::createMimeDataFromSelection() const {
    QMimeData* data = QTextBrowser::createMimeDataFromSelection();
    data->setText(data->text().remove(WordJoiner)); // with which nobody could read the moves
    data->setHtml(data->html().remove(WordJoiner));
    return data;
}

void MoveTextView::showEvent(QShowEvent* event) {
    QTextBrowser::showEvent(event);
    writeLater();
}

/// The move that is shown stays in sight when the view becomes smaller.
void MoveTextView::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (!m_due.isActive()) showCurrent();
}

void MoveTextView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) writeLater();
}

void MoveTextView::write() {
    const int scrolled = verticalScrollBar()->value();
    m_moves.clear();
    m_comments.clear();
    m_resultEnd = 0;
    const core::GameTree& tree = m_document.tree();
    const QPalette colours = palette();
    auto* text = document();
    text->clear();
    QTextCursor cursor(text);
    cursor.beginEditBlock();
    bool isFirst = true;
    const auto beginParagraph = [&](int level) {
        QTextBlockFormat format;
        format.setLeftMargin(TextIndent * std::min(level, DeepestVariation));
        format.setBottomMargin(2);
        format.setLineHeight(LineHeight, QTextBlockFormat::ProportionalHeight);
        isFirst ? cursor.setBlockFormat(format) : cursor.insertBlock(format);
        isFirst = false;
    };
    if (!tree.annotations(core::NodeId::root()).after.empty()) {
        beginParagraph(0);
        writeComment(cursor, core::NodeId::root(), CommentPlace::After);
    }
    bool isInterrupted = true; // a number is needed also before a move of the second side
    const auto end = m_document.playedEnd();
    bool isResultDue = end && m_document.outcome();
    const auto addResult = [&] {
        if (!std::exchange(isResultDue, false)) return;
        beginParagraph(0);
        writeResult(cursor, *end);
    };
    const auto addMove = [&](const MoveInOrder& move) {
        if (isResultDue && tree.parent(move.node) == end) addResult();
        if (move.startsLine || isFirst) {
            beginParagraph(move.level);
            isInterrupted = true;
        }
        const auto& notes = tree.annotations(move.node);
        if (!notes.before.empty()) {
            writeComment(cursor, move.node, CommentPlace::Before);
            isInterrupted = true;
        }
        const MoveNumber number = numberOf(move.node, tree);
        const QColor full = colours.color(QPalette::Text);
        QTextCharFormat plain;
        plain.setForeground(
            mixed(full, colours.color(QPalette::Base), move.level > 0 ? VariationFadedPart : 0.0));
        QTextCharFormat faint;
        faint.setForeground(mixed(full, colours.color(QPalette::Base), 0.45));
        if (!number.isShared || isInterrupted)
            cursor.insertText(number.text() + QStringLiteral("\u00a0"), faint);
        isInterrupted = false;
        QTextCharFormat format = plain;
        format.setAnchor(true);
        format.setAnchorHref(anchorOf(MoveAnchor, move.node));
        if (move.level == 0) format.setFontWeight(QFont::DemiBold);
        const int first = cursor.position();
        cursor.insertText(unbroken(m_texts.moveAndGlyphs(move.node)), format);
        m_moves[move.node] = {first, cursor.position()};
        const MoveTraces traces = m_texts.traces(move.node);
        if (traces.removed > 0)
            cursor.insertText(QStringLiteral("\u00a0") + tr("(%n destroyed)", nullptr, traces.removed),
                              faint);
        if (traces.held > 0)
            cursor.insertText(QStringLiteral("\u00a0") + tr("(%n held)", nullptr, traces.held), faint);
        if (const QString score = m_texts.score(move.node); !score.isEmpty())
            cursor.insertText(QStringLiteral("\u00a0") + score, faint);
        if (notes.bookmark) cursor.insertText(QStringLiteral("\u00a0⚑"), faint);
        if (m_texts.isMarked(move.node)) cursor.insertText(QStringLiteral("\u00a0◆"), faint);
        if (!m_document.samePosition(move.node).empty()) {
            faint.setAnchor(true);
            faint.setAnchorHref(anchorOf(SameAnchor, move.node));
            cursor.insertText(QStringLiteral("\u00a0⧉"), faint);
        }
        cursor.insertText(QStringLiteral(" "), plain);
        if (!notes.after.empty()) {
            writeComment(cursor, move.node, CommentPlace::After);
            isInterrupted = true;
        }
    };
    readInOrder(tree, m_document.takenBack(), addMove, end);
    addResult();
    cursor.endEditBlock();
    verticalScrollBar()->setValue(scrolled);
    showCurrent();
}

void MoveTextView::writeComment(QTextCursor& cursor, core::NodeId node, CommentPlace place) {
    const bool isBefore = place == CommentPlace::Before;
    const auto& notes = m_document.tree().annotations(node);
    QTextCharFormat format;
    format.setForeground(mixed(palette().color(QPalette::Text), palette().color(QPalette::Link), 0.35));
    format.setAnchor(true);
    format.setAnchorHref(anchorOf(isBefore ? BeforeAnchor : AfterAnchor, node));
    const int first = cursor.position();
    cursor.insertText(QString::fromStdString(isBefore ? notes.before : notes.after), format);
    m_comments[{node, place}] = {first, cursor.position()};
    cursor.insertText(QStringLiteral(" "), QTextCharFormat());
}

/// A click goes to the position in which the game ended.
void MoveTextView::writeResult(QTextCursor& cursor, core::NodeId end) {
    QTextCharFormat format;
    format.setForeground(palette().color(QPalette::Text));
    format.setFontWeight(QFont::DemiBold);
    format.setAnchor(true);
    format.setAnchorHref(anchorOf(MoveAnchor, end));
    cursor.insertText(m_texts.result(), format);
    m_resultEnd = cursor.position();
}

void MoveTextView::showCurrent() {
    const auto found = m_moves.find(m_document.current());
    if (found == m_moves.end()) {
        setExtraSelections({});
        if (m_document.current() == core::NodeId::root()) verticalScrollBar()->setValue(0);
        return;
    }
    ExtraSelection selection;
    selection.cursor = QTextCursor(document());
    selection.cursor.setPosition(found->second.first);
    selection.cursor.setPosition(found->second.last, QTextCursor::KeepAnchor);
    selection.format.setBackground(palette().color(QPalette::Highlight));
    selection.format.setForeground(palette().color(QPalette::HighlightedText));
    setExtraSelections({selection});
    if (m_resultEnd > 0 && m_document.current() == m_document.playedEnd()) scrollTo(m_resultEnd);
    if (const auto comment = m_comments.find({m_document.current(), CommentPlace::After});
        comment != m_comments.end())
        scrollTo(comment->second.last);
    scrollTo(found->second.first); // last, as a comment can be longer than the view
}

/// As far as it must.
void MoveTextView::scrollTo(int position) {
    QTextCursor shown(document());
    shown.setPosition(position);
    setTextCursor(shown);
    ensureCursorVisible();
}

void MoveTextView::onAnchorClicked(const QString& anchor) {
    const auto node = nodeOf(anchor);
    if (!node || !m_document.tree().contains(*node)) return;
    if (anchor.startsWith(SameAnchor))
        m_document.goToSamePosition(*node);
    else
        m_document.goTo(*node);
}

std::optional<core::NodeId> MoveTextView::nodeAt(const QPoint& point) const {
    return nodeOf(anchorAt(point));
}

QRect MoveTextView::commentRect(core::NodeId node, CommentPlace place) {
    if (m_due.isActive()) write();
    Range range;
    const auto comment = m_comments.find({node, place});
    if (comment != m_comments.end()) range = comment->second;
    const auto move = m_moves.find(node);
    if (comment == m_comments.end() && move != m_moves.end()) range = {move->second.last, move->second.last};
    QTextCursor cursor(document());
    cursor.setPosition(range.first);
    const QRect start = cursorRect(cursor);
    cursor.setPosition(range.last);
    const QRect end = cursorRect(cursor);
    cursor.setPosition(range.first);
    cursor.movePosition(QTextCursor::StartOfLine);
    const bool beginsItsLine = comment != m_comments.end() && cursor.position() == range.first;
    const int top = beginsItsLine ? start.top() : start.bottom() + 1; // below the move
    return {0, top, viewport()->width(), std::max(end.bottom() - top, start.height())};
}

void MoveTextView::mouseDoubleClickEvent(QMouseEvent* event) {
    const QString anchor = anchorAt(event->position().toPoint());
    const auto node = nodeOf(anchor);
    if (node && anchor.startsWith(BeforeAnchor)) emit commentEntered(*node, CommentPlace::Before);
    if (node && anchor.startsWith(AfterAnchor)) emit commentEntered(*node, CommentPlace::After);
}

bool MoveTextView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const auto node = nodeAt(viewport()->mapFrom(this, help->pos()));
        if (node && *node != core::NodeId::root() && m_document.tree().contains(*node))
            QToolTip::showText(help->globalPos(), m_texts.toolTip(*node, {.move = true, .score = true}),
                               this);
        else
            QToolTip::hideText();
        return true;
    }
    return QTextBrowser::event(event);
}

} // namespace komadai::ui
