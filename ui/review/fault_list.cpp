#include "ui/review/fault_list.h"

#include "ui/record/move_colours.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QPolygonF>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int FaultMargin = 4;
constexpr int FaultGap = 8; ///< between the move and the verdict

/// Two triangles, one up and one down.
void paintTurningPoint(QPainter& painter, const QRect& rect, const QColor& colour) {
    const QRectF box = QRectF(rect).adjusted(1, 1, -1, -1);
    const double half = box.width() / 2 - 0.5;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(
        QPolygonF{box.bottomLeft(), {box.left() + half, box.bottom()}, {box.left() + half / 2, box.top()}});
    painter.drawPolygon(
        QPolygonF{box.topRight(), {box.right() - half, box.top()}, {box.right() - half / 2, box.bottom()}});
}

/// A line with the move and the verdict, and the reason below it.
class FaultDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// As high as the list needs; the list sets the width.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
        const int width = list ? list->viewport()->width() : option.rect.width();
        const int height = reasonRect(option, {0, 0, width, 0}, index).bottom() + 1 + FaultMargin;
        return {FaultMargin, height};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        row.text.clear();
        row.font.setBold(index.data(FaultList::TurningRole).toBool());
        row.fontMetrics = QFontMetrics(row.font);
        const QStyle* style = row.widget ? row.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setLayoutDirection(option.direction);
        paintRow(*painter, row, option.font, index);
        painter->restore();
    }

private:
    static QRect lineRect(const QStyleOptionViewItem& option, const QRect& row) {
        return {row.left() + FaultMargin, row.top() + FaultMargin, row.width() - 2 * FaultMargin,
                option.fontMetrics.height()};
    }
    /// Of no height where there is no reason.
    static QRect reasonRect(const QStyleOptionViewItem& option, const QRect& row, const QModelIndex& index) {
        const QRect line = lineRect(option, row);
        const QString reason = index.data(FaultList::ReasonRole).toString();
        if (reason.isEmpty()) return {line.left(), line.bottom() + 1, line.width(), 0};
        constexpr int Unlimited = 10000;
        const QRect room(line.left(), line.bottom() + 1, line.width(), Unlimited);
        const int height = option.fontMetrics.boundingRect(room, Qt::TextWordWrap, reason).height();
        return {room.topLeft(), QSize(room.width(), height)};
    }
    /// `row` has the font of the move, `usual` is that of the reason.
    static void paintRow(QPainter& painter, const QStyleOptionViewItem& row, const QFont& usual,
                         const QModelIndex& index) {
        const bool isSelected = row.state.testFlag(QStyle::State_Selected);
        const auto colours = MoveColours::of(row.palette, false, isSelected);
        const auto mirrored = [&row](const QRect& part) {
            return QStyle::visualRect(row.direction, row.rect, part);
        };
        const QRect line = lineRect(row, row.rect);
        const QString verdict = index.data(FaultList::VerdictRole).toString();
        const bool isTurning = index.data(FaultList::TurningRole).toBool();
        const QFontMetrics metrics(usual);
        const int signSize = isTurning ? metrics.ascent() : 0;
        const int verdictWidth = metrics.horizontalAdvance(verdict);
        QRect place = line;
        place.setWidth(
            std::max(line.width() - verdictWidth - FaultGap - (isTurning ? signSize + FaultMargin : 0), 0));
        painter.setFont(row.font);
        painter.setPen(colours.move);
        painter.drawText(mirrored(place), Qt::AlignLeft | Qt::AlignVCenter,
                         row.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, place.width()));
        painter.setFont(usual);
        painter.drawText(mirrored({line.right() - verdictWidth + 1, line.top(), verdictWidth, line.height()}),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, verdict);
        if (isTurning)
            paintTurningPoint(painter,
                              mirrored({line.right() - verdictWidth - FaultMargin - signSize + 1,
                                        line.center().y() - signSize / 2, signSize, signSize}),
                              colours.sign);
        painter.setPen(isSelected ? colours.move : colours.comment);
        QStyleOptionViewItem plain = row;
        plain.font = usual;
        plain.fontMetrics = metrics;
        painter.drawText(mirrored(reasonRect(plain, row.rect, index)), Qt::TextWordWrap,
                         index.data(FaultList::ReasonRole).toString());
    }
};

} // namespace

FaultList::FaultList(QWidget* parent) : QTreeWidget(parent) {
    setColumnCount(1);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(0);
    setVerticalScrollMode(ScrollPerPixel); // rows are of several lines
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new FaultDelegate(this));
}

void FaultList::addFault(const ListedFault& fault) {
    auto* item = new QTreeWidgetItem(this, {fault.move});
    item->setData(0, VerdictRole, fault.verdict);
    item->setData(0, ReasonRole, fault.reason);
    item->setData(0, TurningRole, fault.isTurningPoint);
    item->setData(0, NodeRole, fault.node.number());
    QStringList spoken{fault.move, fault.verdict};
    if (fault.isTurningPoint) {
        item->setToolTip(0, tr("Turning point: this move has changed who is better."));
        spoken << tr("turning point");
    }
    if (!fault.reason.isEmpty()) spoken << fault.reason;
    item->setData(0, Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
}

std::optional<core::NodeId> FaultList::nodeOf(const QTreeWidgetItem* item) const {
    if (!item) return std::nullopt;
    return core::NodeId::fromNumber(item->data(0, NodeRole).toUInt());
}

void FaultList::showCurrent(core::NodeId node) {
    for (int row = 0; row < topLevelItemCount(); ++row)
        if (nodeOf(topLevelItem(row)) == node) return setCurrentItem(topLevelItem(row));
    setCurrentItem(nullptr);
}

/// Reasons need more or fewer lines then.
void FaultList::resizeEvent(QResizeEvent* event) {
    QTreeWidget::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

} // namespace komadai::ui
