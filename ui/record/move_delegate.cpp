#include "ui/record/move_delegate.h"

#include "ui/board/mark_shapes.h"
#include "ui/board/side_sign.h"
#include "ui/document/game_document.h"
#include "ui/language/local_text.h"
#include "ui/record/move_colours.h"
#include "ui/record/move_table_model.h"
#include "ui/record/variation_look.h"
#include "ui/scaled_font.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QToolTip>
#include <QtMath>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int Margin = 4;
constexpr int RowIndent = 12;
constexpr int MostCommentLines = 15;
constexpr double TimeScale = 0.8; ///< times are smaller than moves

const MoveTableModel& modelOf(const QModelIndex& index) {
    return *static_cast<const MoveTableModel*>(index.model());
}

const MoveRow& rowOf(const QModelIndex& index) { return modelOf(index).row(index.row()); }

int indentOf(int level) { return Margin + RowIndent * std::min(level, DeepestVariation); }

QRect commentRect(const QRect& cell, int level) {
    return cell.adjusted(indentOf(level), Margin / 2, -Margin, -Margin / 2);
}

/// A part of the cell, which is given as if text ran from left to right.
QRect mirrored(const QStyleOptionViewItem& option, const QRect& part) {
    return QStyle::visualRect(option.direction, option.rect, part);
}

/// A line at the edge of each variation that the row is in.
void paintGuides(QPainter& painter, const QStyleOptionViewItem& option, int level, const QColor& colour) {
    painter.setPen(colour);
    for (int depth = 1; depth <= std::min(level, DeepestVariation); ++depth) {
        const int x = option.rect.left() + indentOf(depth) - RowIndent / 2;
        const QRect line = mirrored(option, {x, option.rect.top(), 1, option.rect.height()});
        painter.drawLine(line.topLeft(), line.bottomLeft());
    }
}

/// The sign nearest to the right edge has the place 0.
QRect signRect(const QRect& cell, int place) {
    const int size = std::min(cell.height() - 6, 14);
    const int right = cell.right() - Margin - place * (size + 3);
    return {right - size + 1, cell.center().y() - size / 2, size, size};
}

void paintBookmark(QPainter& painter, const QRect& rect, const QColor& colour) {
    const QRectF box = QRectF(rect).adjusted(rect.width() * 0.2, 1, -rect.width() * 0.2, -1);
    QPainterPath path;
    path.moveTo(box.topLeft());
    path.lineTo(box.topRight());
    path.lineTo(box.bottomRight());
    path.lineTo(box.center().x(), box.bottom() - box.width() * 0.5);
    path.lineTo(box.bottomLeft());
    painter.fillPath(path, colour);
}

/// A diamond.
void paintMark(QPainter& painter, const QRect& rect, const QColor& colour) {
    const QPointF centre = QRectF(rect).center();
    const double size = rect.width() * 0.38;
    QPainterPath path;
    path.moveTo(centre.x(), centre.y() - size);
    path.lineTo(centre.x() + size, centre.y());
    path.lineTo(centre.x(), centre.y() + size);
    path.lineTo(centre.x() - size, centre.y());
    path.closeSubpath();
    painter.fillPath(path, colour);
}

/// Two squares that overlap.
void paintSamePosition(QPainter& painter, const QRect& rect, const QColor& colour) {
    const double size = rect.width() * 0.58;
    painter.setPen(QPen(colour, 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect.left() + 1, rect.top() + 1, size, size), 2, 2);
    painter.drawRoundedRect(QRectF(rect.right() - size, rect.bottom() - size, size, size), 2, 2);
}

QFont resultFont(QFont font) {
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont timeFont(const QFont& font) { return scaledFont(font, TimeScale); }

/// How much room a text takes at the end of a cell.
int roomFor(const QString& text, const QFont& font) {
    return text.isEmpty() ? 0 : QFontMetrics(font).horizontalAdvance(text) + Margin;
}

/// Of the side that makes the move, as wide as high; 0 where there is none.
int sideSignSize(const QModelIndex& index, const QFont& font) {
    const MoveRow& row = rowOf(index);
    const auto node = row.hasMoves() ? row.moves[static_cast<std::size_t>(index.column())] : std::nullopt;
    return node && modelOf(index).sideToSign(*node) ? QFontMetrics(font).ascent() : 0;
}

/// The signs and texts that stand behind a move, the time being the last.
struct CellEnd {
    bool isBookmarked = false;
    bool isMarked = false;   ///< a move of the repertoire
    bool isRepeated = false; ///< its position occurs elsewhere
    MoveTraces traces;
    QString score;
    QString time;

    /// With the numbers beside signs.
    int signCount() const {
        const auto counted = [](int count) { return std::min(count, 2); };
        return (isBookmarked ? 1 : 0) + (isMarked ? 1 : 0) + (isRepeated ? 1 : 0) + counted(traces.removed) +
               counted(traces.held);
    }
};

/// The cell without the time at its end.
QRect scoreCell(const QRect& cell, const CellEnd& end, const QFont& font) {
    const int room = end.time.isEmpty() ? 0 : roomFor(end.time, timeFont(font)) + Margin;
    return cell.adjusted(0, 0, -room, 0);
}

/// The cell without time and evaluation at its end.
QRect signCell(const QRect& cell, const CellEnd& end, const QFont& font) {
    return scoreCell(cell, end, font).adjusted(0, 0, -roomFor(end.score, font), 0);
}

/// The part of the cell that is left to the move, with the sign of its side.
QRect moveRect(const QRect& cell, const CellEnd& end, const QModelIndex& index, const QFont& font) {
    const int start = index.column() == 0 ? indentOf(rowOf(index).level) : Margin;
    const QRect signs = signCell(cell, end, font);
    QRect rect = signs.adjusted(start, 0, -Margin, 0);
    if (end.signCount() > 0) rect.setRight(signRect(signs, end.signCount() - 1).left() - Margin);
    return rect;
}

bool isMoveWhole(const QRect& cell, const CellEnd& end, const QModelIndex& index, const QFont& font) {
    const int text = qCeil(QFontMetricsF(font).horizontalAdvance(index.data().toString()));
    const int sign = sideSignSize(index, font);
    return moveRect(cell, end, index, font).width() >= text + (sign > 0 ? sign + Margin : 0);
}

/// Leaves the time out if the move would not have room for all of its text, and then the evaluation if that helps or if it would take
/// more than half of the cell.
CellEnd endOf(const QRect& cell, const QModelIndex& index, core::NodeId node, const GameDocument& document,
              const QFont& font) {
    const MoveTableModel& model = modelOf(index);
    const MoveTexts& texts = model.texts();
    CellEnd end{document.tree().annotations(node).bookmark.has_value(),
                texts.isMarked(node),
                !document.samePosition(node).empty(),
                texts.traces(node),
                texts.score(node),
                model.time(node)};
    if (isMoveWhole(cell, end, index, font)) return end;
    end.time.clear();
    if (isMoveWhole(cell, end, index, font)) return end;
    const QString score = std::exchange(end.score, {});
    if (!isMoveWhole(cell, end, index, font) && roomFor(score, font) <= cell.width() / 2) end.score = score;
    return end;
}

void paintFlame(QPainter& painter, const QRect& rect, const QColor& colour) {
    painter.fillPath(flameShape(QRectF(rect).center(), rect.width() * 0.48), colour);
}

void paintNet(QPainter& painter, const QRect& rect, const QColor& colour) {
    painter.strokePath(netShape(QRectF(rect).center(), rect.width()), QPen(colour, 1));
}

} // namespace

MoveDelegate::MoveDelegate(const GameDocument& document, QObject* parent)
    : QStyledItemDelegate(parent), m_document(document) {}

QRect MoveDelegate::samePositionRect(const QRect& cell, const QModelIndex& index, const QFont& font,
                                     Qt::LayoutDirection direction) const {
    const MoveRow& row = rowOf(index);
    if (!row.hasMoves()) return {};
    const auto& node = row.moves[static_cast<std::size_t>(index.column())];
    if (!node) return {};
    const CellEnd end = endOf(cell, index, *node, m_document, font);
    if (!end.isRepeated) return {};
    const int before = (end.isBookmarked ? 1 : 0) + (end.isMarked ? 1 : 0);
    return QStyle::visualRect(direction, cell, signRect(signCell(cell, end, font), before));
}

int MoveDelegate::textHeight(const QModelIndex& index, int width, const QFont& font) const {
    const QFontMetrics metrics(rowOf(index).isResult ? resultFont(font) : font);
    const int height = metrics.lineSpacing() * MostCommentLines;
    const QRect room = commentRect({0, 0, width, height + Margin}, rowOf(index).level);
    const QRect needed = metrics.boundingRect(room, Qt::TextWordWrap, index.data().toString());
    return std::min(needed.height(), height) + 2 * Margin;
}

QString MoveDelegate::toolTip(const QRect& cell, const QModelIndex& index, const QFont& font) const {
    const MoveRow& row = rowOf(index);
    if (!row.hasMoves()) {
        const QString text = index.data().toString();
        const QRect room = commentRect(cell, row.level);
        return QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height() > cell.height()
                   ? text
                   : QString();
    }
    const auto& node = row.moves[static_cast<std::size_t>(index.column())];
    if (!node || !m_document.tree().contains(*node)) return {};
    const CellEnd end = endOf(cell, index, *node, m_document, font);
    return modelOf(index).texts().toolTip(*node, {.move = isMoveWhole(cell, end, index, font),
                                                  .score = !end.score.isEmpty(),
                                                  .time = !end.time.isEmpty()});
}

bool MoveDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                             const QModelIndex& index) {
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), toolTip(option.rect, index, option.font), view);
    return true;
}

void MoveDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setLayoutDirection(option.direction);
    if (rowOf(index).isResult)
        paintResult(*painter, option, index);
    else if (rowOf(index).isComment())
        paintComment(*painter, option, index);
    else
        paintMove(*painter, option, index);
    painter->restore();
}

void MoveDelegate::paintComment(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    const int level = rowOf(index).level;
    const auto colours =
        MoveColours::of(option.palette, level > 0, option.state.testFlag(QStyle::State_Selected));
    paintGuides(painter, option, level, colours.guide);
    const QRect rect = mirrored(option, commentRect(option.rect, level));
    painter.setFont(option.font);
    painter.setPen(colours.comment);
    painter.setClipRect(option.rect);
    painter.drawText(rect, Qt::TextWordWrap | Qt::AlignVCenter, index.data().toString());
}

/// Below a line that rules the played moves off.
void MoveDelegate::paintResult(QPainter& painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    const auto colours = MoveColours::of(option.palette, false, false);
    painter.fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), 1)), colours.guide);
    painter.setFont(resultFont(option.font));
    painter.setPen(colours.move);
    painter.setClipRect(option.rect);
    painter.drawText(mirrored(option, commentRect(option.rect, 0)), Qt::TextWordWrap | Qt::AlignVCenter,
                     index.data().toString());
}

void MoveDelegate::paintMove(QPainter& painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const MoveRow& row = rowOf(index);
    const auto colours =
        MoveColours::of(option.palette, row.level > 0, option.state.testFlag(QStyle::State_Selected));
    if (index.column() == 0) paintGuides(painter, option, row.level, colours.guide);
    const auto& node = row.moves[static_cast<std::size_t>(index.column())];
    if (!node) { // half a move whose other half stands elsewhere
        if (index.column() > 0) return;
        painter.setPen(colours.faint);
        painter.drawText(mirrored(option, moveRect(option.rect, {}, index, option.font)),
                         Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("…"));
        return;
    }
    const CellEnd end = endOf(option.rect, index, *node, m_document, option.font);
    const auto paintAtEnd = [&](const QRect& part, const QFont& font, const QString& text) {
        painter.setPen(colours.faint);
        painter.setFont(font);
        painter.drawText(mirrored(option, part.adjusted(0, 0, -Margin, 0)), Qt::AlignRight | Qt::AlignVCenter,
                         text);
    };
    paintAtEnd(option.rect, timeFont(option.font), end.time);
    paintAtEnd(scoreCell(option.rect, end, option.font), option.font, end.score);
    const QRect cell = signCell(option.rect, end, option.font);
    int signs = 0;
    const auto nextSign = [&] { return mirrored(option, signRect(cell, signs++)); };
    if (end.isBookmarked) paintBookmark(painter, nextSign(), colours.sign);
    if (end.isMarked) paintMark(painter, nextSign(), colours.sign);
    if (end.isRepeated) paintSamePosition(painter, nextSign(), colours.faint);
    const auto paintCounted = [&](int count, const auto& paintSign) {
        if (count == 0) return;
        painter.setPen(colours.move);
        painter.setFont(option.font);
        if (count > 1) painter.drawText(nextSign(), Qt::AlignCenter | Qt::TextDontClip, countText(count));
        paintSign(painter, nextSign(), colours.move);
    };
    paintCounted(end.traces.held, paintNet);
    paintCounted(end.traces.removed, paintFlame);
    QRect part = moveRect(option.rect, end, index, option.font);
    if (const int size = sideSignSize(index, option.font)) {
        const QRect box = mirrored(option, {part.left(), part.center().y() - size / 2, size, size});
        paintSideSign(painter, QRectF(box), m_document.spec(), *modelOf(index).sideToSign(*node),
                      option.palette, 1);
        part.setLeft(part.left() + size + Margin);
    }
    const QRect rect = mirrored(option, part);
    painter.setFont(option.font);
    painter.setPen(colours.move);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                     option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, rect.width()));
}

} // namespace komadai::ui
