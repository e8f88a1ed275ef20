#include "ui/record/move_delegate.h"

#include "ui/board/mark_shapes.h"
#include "ui/document/game_document.h"
#include "ui/language/local_text.h"
#include "ui/record/move_colours.h"
#include "ui/record/move_table_model.h"
#include "ui/record/variation_look.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int Margin = 4;
constexpr int RowIndent = 12;
constexpr int MostCommentLines = 15;

const MoveRow& rowOf(const QModelIndex& index) {
    return static_cast<const MoveTableModel*>(index.model())->row(index.row());
}

int indentOf(int level) { return Margin + RowIndent * std::min(level, DeepestVariation); }

QRect commentRect(const QRect& cell, int level) {
    return cell.adjusted(indentOf(level), Margin / 2, -Margin, -Margin / 2);
}

/// A line at the left of each variation that the row is in.
void paintGuides(QPainter& painter, const QStyleOptionViewItem& option, int level, const QColor& colour) {
    painter.setPen(colour);
    for (int depth = 1; depth <= std::min(level, DeepestVariation); ++depth) {
        const int x = option.rect.left() + indentOf(depth) - RowIndent / 2;
        painter.drawLine(x, option.rect.top(), x, option.rect.bottom());
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

QString scoreOf(const QModelIndex& index, core::NodeId node) {
    return static_cast<const MoveTableModel*>(index.model())->texts().score(node);
}

/// The cell without the evaluation at its end.
QRect signCell(const QRect& cell, const QString& score, const QFontMetrics& metrics) {
    const int width = score.isEmpty() ? 0 : metrics.horizontalAdvance(score) + Margin;
    return cell.adjusted(0, 0, -std::min(width, cell.width() / 2), 0);
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

QRect MoveDelegate::samePositionRect(const QRect& cell, const QModelIndex& index, const QFont& font) const {
    const MoveRow& row = rowOf(index);
    if (row.isComment()) return {};
    const auto& node = row.moves[static_cast<std::size_t>(index.column())];
    if (!node || m_document.tree().samePosition(*node).empty()) return {};
    const int before = (m_document.tree().annotations(*node).bookmark ? 1 : 0) +
                       (index.data(MoveTableModel::MarkRole).toBool() ? 1 : 0);
    return signRect(signCell(cell, scoreOf(index, *node), QFontMetrics(font)), before);
}

int MoveDelegate::commentHeight(const QModelIndex& index, int width, const QFont& font) const {
    const QFontMetrics metrics(font);
    const int height = metrics.lineSpacing() * MostCommentLines;
    const QRect room = commentRect({0, 0, width, height + Margin}, rowOf(index).level);
    const QRect needed = metrics.boundingRect(room, Qt::TextWordWrap, index.data().toString());
    return std::min(needed.height(), height) + 2 * Margin;
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
    rowOf(index).isComment() ? paintComment(*painter, option, index) : paintMove(*painter, option, index);
    painter->restore();
}

void MoveDelegate::paintComment(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    const int level = rowOf(index).level;
    const auto colours =
        MoveColours::of(option.palette, level > 0, option.state.testFlag(QStyle::State_Selected));
    paintGuides(painter, option, level, colours.guide);
    const QRect rect = commentRect(option.rect, level);
    painter.setFont(option.font);
    painter.setPen(colours.comment);
    painter.setClipRect(option.rect);
    painter.drawText(rect, Qt::TextWordWrap | Qt::AlignVCenter, index.data().toString());
}

void MoveDelegate::paintMove(QPainter& painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const MoveRow& row = rowOf(index);
    const auto colours =
        MoveColours::of(option.palette, row.level > 0, option.state.testFlag(QStyle::State_Selected));
    if (index.column() == 0) paintGuides(painter, option, row.level, colours.guide);
    const auto& node = row.moves[static_cast<std::size_t>(index.column())];
    QRect rect = option.rect.adjusted(index.column() == 0 ? indentOf(row.level) : Margin, 0, -Margin, 0);
    if (!node) { // half a move whose other half stands elsewhere
        const bool isContinued = index.column() == 0;
        painter.setPen(colours.faint);
        if (isContinued) painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("…"));
        return;
    }
    const QString score = scoreOf(index, *node);
    const QRect cell = signCell(option.rect, score, option.fontMetrics);
    if (!score.isEmpty()) {
        rect.setRight(cell.right() - Margin);
        painter.setPen(colours.faint);
        painter.setFont(option.font);
        painter.drawText(option.rect.adjusted(0, 0, -Margin, 0), Qt::AlignRight | Qt::AlignVCenter, score);
    }
    int signs = 0;
    if (m_document.tree().annotations(*node).bookmark)
        paintBookmark(painter, signRect(cell, signs++), colours.sign);
    if (index.data(MoveTableModel::MarkRole).toBool())
        paintMark(painter, signRect(cell, signs++), colours.sign);
    if (const QRect same = samePositionRect(option.rect, index, option.font); !same.isEmpty()) {
        paintSamePosition(painter, same, colours.faint);
        ++signs;
    }
    const auto paintCounted = [&](int count, const auto& paintSign) {
        if (count == 0) return;
        painter.setPen(colours.move);
        painter.setFont(option.font);
        if (count > 1)
            painter.drawText(signRect(cell, signs++), Qt::AlignCenter | Qt::TextDontClip, countText(count));
        paintSign(painter, signRect(cell, signs++), colours.move);
    };
    const MoveTraces traces = static_cast<const MoveTableModel*>(index.model())->texts().traces(*node);
    paintCounted(traces.held, paintNet);
    paintCounted(traces.removed, paintFlame);
    if (signs > 0) rect.setRight(signRect(cell, signs - 1).left() - Margin);
    painter.setFont(option.font);
    painter.setPen(colours.move);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                     option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, rect.width()));
}

} // namespace komadai::ui
