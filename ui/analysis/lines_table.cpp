#include "ui/analysis/lines_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int MovesRole = Qt::UserRole + 1; ///< of the column of lines
constexpr int BlockRole = Qt::UserRole + 2; ///< of the first column
constexpr int RankRole = Qt::UserRole + 3;  ///< likewise; 0 for the row of a source
constexpr int CellPadding = 4;
constexpr int MostTextLines = 8; ///< of the line that is selected

/// Where each move stands. Those that do not fit are missing.
std::vector<QRect> placesOf(const QStringList& moves, const QRect& area, const QFontMetrics& metrics,
                            int textLines) {
    std::vector<QRect> places;
    const int space = metrics.horizontalAdvance(' ');
    const int right = area.right() - metrics.horizontalAdvance(QChar(0x2026)) - CellPadding;
    int x = area.left() + CellPadding, line = 0;
    for (const QString& move : moves) {
        const int width = metrics.horizontalAdvance(move);
        if (x + width > right && x > area.left() + CellPadding) {
            if (++line >= textLines) break;
            x = area.left() + CellPadding;
        }
        places.emplace_back(x, area.top() + CellPadding / 2 + line * metrics.lineSpacing(), width,
                            metrics.lineSpacing());
        x += width + space;
    }
    return places;
}

} // namespace

/// Paints the moves one by one, so that one of them can be marked.
class LinesTable::MoveDelegate : public QStyledItemDelegate {
public:
    explicit MoveDelegate(LinesTable& table) : QStyledItemDelegate(&table), m_table(table) {}

    int textLines(const QModelIndex& index) const {
        return m_table.currentIndex().siblingAtColumn(0) == index.siblingAtColumn(0) ? MostTextLines : 1;
    }
    std::vector<QRect> places(const QRect& area, const QModelIndex& index) const {
        return placesOf(index.data(MovesRole).toStringList(), area, m_table.fontMetrics(), textLines(index));
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int height = m_table.fontMetrics().lineSpacing();
        if (index.column() != Line || textLines(index) == 1)
            return {QStyledItemDelegate::sizeHint(option, index).width(), height + CellPadding};
        const auto all = places({0, 0, m_table.columnWidth(Line), height}, index);
        return {0, (all.empty() ? height : all.back().bottom() + 1) + CellPadding / 2};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const QString text = std::exchange(item.text, QString());
        m_table.style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, &m_table);
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const auto group =
            option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
        painter->save();
        painter->setPen(item.palette.color(group, isSelected ? QPalette::HighlightedText : QPalette::Text));
        if (index.column() == Line)
            paintMoves(*painter, option.rect, index);
        else
            paintValue(*painter, item, text, index.column() == Score ? Qt::AlignLeft : Qt::AlignRight);
        painter->restore();
    }

private:
    /// Beside the first line of the moves.
    void paintValue(QPainter& painter, const QStyleOptionViewItem& item, const QString& text,
                    Qt::Alignment side) const {
        const int margin = m_table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &item, &m_table) + 1;
        const QRect area(item.rect.left() + margin, item.rect.top() + CellPadding / 2,
                         item.rect.width() - 2 * margin, m_table.fontMetrics().lineSpacing());
        painter.setFont(item.font);
        painter.drawText(area,
                         static_cast<int>(QStyle::visualAlignment(item.direction, side | Qt::AlignVCenter)),
                         item.fontMetrics.elidedText(text, item.textElideMode, area.width()));
    }
    void paintMoves(QPainter& painter, const QRect& area, const QModelIndex& index) const {
        const QStringList moves = index.data(MovesRole).toStringList();
        const auto all = places(area, index);
        const auto& pointed = m_table.m_pointed;
        const bool isPointed = pointed && m_table.lineOf(m_table.itemFromIndex(index)) == pointed->line;
        for (std::size_t i = 0; i < all.size(); ++i) {
            QFont font = m_table.font();
            font.setUnderline(isPointed && pointed->move == static_cast<int>(i));
            painter.setFont(font);
            painter.drawText(all[i], Qt::AlignLeft | Qt::AlignVCenter, moves[static_cast<qsizetype>(i)]);
        }
        if (all.size() == static_cast<std::size_t>(moves.size()) || all.empty()) return;
        painter.setFont(m_table.font());
        painter.drawText(all.back().topRight() + QPoint(2, m_table.fontMetrics().ascent()),
                         QString(QChar(0x2026)));
    }

    LinesTable& m_table;
};

LinesTable::LinesTable(QWidget* parent) : QTreeWidget(parent) {
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(0);
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the board
    setSelectionMode(ExtendedSelection);
    setAllColumnsShowFocus(true);
    setColumnCount(ColumnCount);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new MoveDelegate(*this));
    header()->setSectionsMovable(false);
    header()->setMinimumSectionSize(24);
    for (const int column : {Score, Depth, Nodes, Speed})
        header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(Line, QHeaderView::Stretch);
    header()->setStretchLastSection(true);
    setBlocks({QString()});
}

// --- rows

void LinesTable::setBlocks(const QStringList& names) {
    point(std::nullopt);
    clear();
    m_blocks = static_cast<int>(names.size());
    m_hasBlockRows = m_blocks > 1 || !names.value(0).isEmpty();
    if (!m_hasBlockRows) return;
    for (int block = 0; block < m_blocks; ++block) {
        auto* item = new QTreeWidgetItem(this, {names[block]});
        item->setData(0, BlockRole, block);
        item->setData(0, RankRole, 0);
        item->setFlags(Qt::ItemIsEnabled);
        item->setFirstColumnSpanned(true);
        QFont bold = font();
        bold.setBold(true);
        item->setFont(0, bold);
        item->setExpanded(true);
    }
}

QTreeWidgetItem* LinesTable::blockItem(int block) const {
    return m_hasBlockRows ? topLevelItem(block) : invisibleRootItem();
}

int LinesTable::rowCount(int block) const {
    const auto* item = blockItem(block);
    return item ? item->childCount() : 0;
}

QTreeWidgetItem* LinesTable::itemOf(const LineId& line) const {
    const auto* parent = blockItem(line.block);
    return parent ? parent->child(line.rank - 1) : nullptr;
}

std::optional<LineId> LinesTable::lineOf(const QTreeWidgetItem* item) const {
    if (!item || item->data(0, RankRole).toInt() == 0) return std::nullopt;
    return LineId{item->data(0, BlockRole).toInt(), item->data(0, RankRole).toInt()};
}

void LinesTable::setRow(const LineId& line, const Row& row) {
    auto* parent = blockItem(line.block);
    while (parent->childCount() < line.rank) {
        auto* item = new QTreeWidgetItem(parent);
        item->setData(0, BlockRole, line.block);
        item->setData(0, RankRole, parent->childCount());
    }
    auto* item = parent->child(line.rank - 1);
    const QString texts[] = {row.score, row.depth, row.nodes, row.speed, row.moves.join(' ')};
    for (int column = 0; column < ColumnCount; ++column)
        if (item->text(column) != texts[column]) item->setText(column, texts[column]);
    if (item->data(Line, MovesRole).toStringList() != row.moves) item->setData(Line, MovesRole, row.moves);
    QFont font = this->font();
    font.setItalic(row.isEarlier);
    for (const int column : {Score, Depth, Nodes, Speed})
        if (item->font(column) != font) item->setFont(column, font);
    if (m_pointed && m_pointed->line == line && m_pointed->move >= row.moves.size()) point(std::nullopt);
}

void LinesTable::removeRows(int block, int fromRank) {
    auto* parent = blockItem(block);
    if (m_pointed && m_pointed->line.block == block && m_pointed->line.rank >= fromRank) point(std::nullopt);
    while (parent->childCount() >= fromRank)
        delete parent->takeChild(parent->childCount() - 1);
}

void LinesTable::setRemark(int block, const QString& text) {
    if (!m_hasBlockRows) return;
    auto* item = topLevelItem(block);
    const QString name = item->data(0, Qt::UserRole).toString();
    if (name.isEmpty()) item->setData(0, Qt::UserRole, item->text(0));
    const QString title = item->data(0, Qt::UserRole).toString();
    item->setText(0, text.isEmpty() ? title : QStringLiteral("%1 – %2").arg(title, text));
    item->setToolTip(0, item->text(0));
}

void LinesTable::setBlockShown(int block, bool isShown) {
    if (m_hasBlockRows) topLevelItem(block)->setHidden(!isShown);
}

// --- the moves

QStringList LinesTable::movesOf(const LineId& line) const {
    const auto* item = itemOf(line);
    return item ? item->data(Line, MovesRole).toStringList() : QStringList();
}

std::optional<LineId> LinesTable::selectedLine() const { return lineOf(currentItem()); }

std::vector<LineId> LinesTable::selectedLines() const {
    std::vector<LineId> lines;
    for (const auto* item : selectedItems())
        if (const auto line = lineOf(item)) lines.push_back(*line);
    const auto current = selectedLine();
    if (current && std::find(lines.begin(), lines.end(), *current) == lines.end()) lines.push_back(*current);
    return lines;
}

std::optional<LinePlace> LinesTable::moveAt(const QPoint& pointInView) const {
    const QModelIndex index = indexAt(pointInView);
    const auto line = lineOf(itemFromIndex(index));
    if (!line || index.column() != Line) return std::nullopt;
    const auto* delegate = static_cast<const MoveDelegate*>(itemDelegate());
    const auto all = delegate->places(visualRect(index), index);
    const auto hit =
        std::find_if(all.begin(), all.end(), [&](const QRect& rect) { return rect.contains(pointInView); });
    if (hit == all.end()) return std::nullopt;
    return LinePlace{*line, static_cast<int>(hit - all.begin())};
}

QRect LinesTable::moveRect(const LinePlace& place) const {
    auto* item = itemOf(place.line);
    if (!item) return {};
    const QModelIndex index = indexFromItem(item, Line);
    const auto all = static_cast<const MoveDelegate*>(itemDelegate())->places(visualRect(index), index);
    return static_cast<std::size_t>(place.move) < all.size() ? all[static_cast<std::size_t>(place.move)]
                                                             : QRect();
}

void LinesTable::point(const std::optional<LinePlace>& place) {
    if (place == m_pointed) return;
    m_pointed = place;
    viewport()->update();
    if (!place) return emit pointingEnded();
    const QRect rect = moveRect(*place);
    emit movePointedAt(*place, {viewport()->mapToGlobal(rect.topLeft()), rect.size()});
}

// --- mouse and keys

void LinesTable::mouseMoveEvent(QMouseEvent* event) {
    QTreeWidget::mouseMoveEvent(event);
    const auto place = moveAt(event->position().toPoint());
    viewport()->setCursor(place ? Qt::PointingHandCursor : Qt::ArrowCursor);
    point(place);
}

/// The press selects the line, which may move what stands in it.
void LinesTable::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->button() == Qt::LeftButton ? moveAt(event->position().toPoint()) : std::nullopt;
    QTreeWidget::mousePressEvent(event);
}

void LinesTable::mouseReleaseEvent(QMouseEvent* event) {
    QTreeWidget::mouseReleaseEvent(event);
    if (const auto place = std::exchange(m_pressed, std::nullopt)) emit moveChosen(*place);
}

void LinesTable::leaveEvent(QEvent* event) {
    QTreeWidget::leaveEvent(event);
    point(std::nullopt);
}

void LinesTable::focusOutEvent(QFocusEvent* event) {
    QTreeWidget::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) point(std::nullopt);
}

/// The keys of the table come before commands of the window.
bool LinesTable::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* press = static_cast<QKeyEvent*>(event);
        const bool isOwn = (press->key() == Qt::Key_Escape && m_pointed) || press->key() == Qt::Key_Left ||
                           press->key() == Qt::Key_Right || press->key() == Qt::Key_Up ||
                           press->key() == Qt::Key_Down;
        if (isOwn && press->modifiers() == Qt::NoModifier && topLevelItemCount() > 0) {
            event->accept();
            return true;
        }
    }
    return QTreeWidget::event(event);
}

void LinesTable::pointByKey(int step) {
    const auto line = selectedLine();
    if (!line) return;
    const auto moves = static_cast<int>(movesOf(*line).size());
    const bool isHere = m_pointed && m_pointed->line == *line;
    const int move = isHere ? m_pointed->move + step : 0;
    if (move < 0) return point(std::nullopt);
    if (move < moves) point(LinePlace{*line, move});
}

void LinesTable::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left: return pointByKey(-1);
    case Qt::Key_Right: return pointByKey(1);
    case Qt::Key_Escape:
        if (m_pointed) return point(std::nullopt);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const auto line = selectedLine())
            emit moveChosen(m_pointed && m_pointed->line == *line ? *m_pointed : LinePlace{*line, 0});
        return;
    default: break;
    }
    QTreeWidget::keyPressEvent(event);
}

void LinesTable::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Mouse) {
        if (const auto place = moveAt(event->pos())) return emit menuWanted(*place, event->globalPos());
        if (const auto line = lineOf(itemAt(event->pos()))) emit menuWanted({*line, 0}, event->globalPos());
        return;
    }
    const auto line = selectedLine();
    if (!line) return;
    const LinePlace place = m_pointed && m_pointed->line == *line ? *m_pointed : LinePlace{*line, 0};
    emit menuWanted(place, viewport()->mapToGlobal(moveRect(place).bottomLeft()));
}

/// The line that is selected is higher than the others.
void LinesTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTreeWidget::currentChanged(current, previous);
    if (m_pointed && selectedLine() != m_pointed->line && hasFocus()) point(std::nullopt);
    scheduleDelayedItemsLayout();
}

void LinesTable::resizeEvent(QResizeEvent* event) {
    QTreeWidget::resizeEvent(event);
    if (currentItem()) scheduleDelayedItemsLayout();
}

} // namespace komadai::ui
