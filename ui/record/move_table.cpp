#include "ui/record/move_table.h"

#include "ui/document/game_document.h"
#include "ui/mixed_colour.h"
#include "ui/record/move_delegate.h"
#include "ui/record/move_table_model.h"
#include "ui/widgets/text_size.h"

#include <QAbstractButton>
#include <QEvent>
#include <QFocusEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QtMath>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int RowPadding = 10;
constexpr double TextScale = 1.15;       ///< the moves are larger than other texts
constexpr double HeaderFadedPart = 0.45; ///< of the background in the text of a header

/// A header that is text alone.
class PlainHeader : public QHeaderView {
public:
    explicit PlainHeader(Qt::Orientation orientation, QWidget* parent) : QHeaderView(orientation, parent) {
        setHighlightSections(false);
        if (orientation == Qt::Vertical) followFont(*this, [this] { reserve(m_digits); });
    }

    /// Makes room for numbers of so many digits. Else the columns would move to the right with the first and with the tenth row.
    void reserve(int digits) {
        m_digits = digits;
        setMinimumWidth(widthOf(QString(m_digits, '0')));
    }

protected:
    /// The part below the last row looks like the rows, not as the style paints it.
    void paintEvent(QPaintEvent* event) override {
        QHeaderView::paintEvent(event);
        const int end = std::max(length() - offset(), 0);
        if (orientation() == Qt::Horizontal || end >= viewport()->height()) return;
        QPainter painter(viewport());
        painter.fillRect(0, end, viewport()->width(), viewport()->height() - end,
                         palette().color(QPalette::Base));
    }
    QSize sectionSizeFromContents(int section) const override {
        const auto text = model()->headerData(section, orientation(), Qt::DisplayRole).toString();
        return {widthOf(text), fontMetrics().height() + Padding};
    }
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const auto text = model()->headerData(section, orientation(), Qt::DisplayRole).toString();
        const bool isRow = orientation() == Qt::Vertical;
        painter->fillRect(rect, palette().color(isRow ? QPalette::Base : QPalette::Window));
        painter->setFont(font());
        painter->setPen(mixed(palette().color(QPalette::Text), palette().color(QPalette::Base),
                              isRow ? HeaderFadedPart : 0.0));
        painter->drawText(rect.adjusted(Padding, 0, -Padding, 0),
                          static_cast<int>(Qt::AlignVCenter | (isRow ? Qt::AlignRight : Qt::AlignLeft)),
                          fontMetrics().elidedText(text, Qt::ElideRight, rect.width() - 2 * Padding));
    }

private:
    static constexpr int Padding = 5;

    /// Whole pixels that the text fits in; it would be cut to the exact width.
    int widthOf(const QString& text) const {
        return qCeil(QFontMetricsF(font()).horizontalAdvance(text)) + 2 * Padding;
    }

    int m_digits = 2;
};

} // namespace

MoveTable::MoveTable(GameDocument& document, QWidget* parent)
    : QTableView(parent), m_document(document), m_model(new MoveTableModel(document, this)),
      m_delegate(new MoveDelegate(document, this)) {
    // Connected before the table itself, which leaves the row then.
    connect(m_model, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] { m_isChanging = true; });
    setModel(m_model);
    setItemDelegate(m_delegate);
    auto* numbers = new PlainHeader(Qt::Vertical, this);
    setHorizontalHeader(new PlainHeader(Qt::Horizontal, this));
    setVerticalHeader(numbers);
    const auto followNumbers = [this, numbers] {
        const bool isOfEachMove = m_model->numbers() == MoveNumbers::OfEachMove;
        numbers->reserve(isOfEachMove ? 3 : 2);
        horizontalHeader()->setVisible(!isOfEachMove);
    };
    connect(m_model, &QAbstractItemModel::modelReset, this, followNumbers);
    followNumbers();
    setCornerButtonEnabled(false);
    if (auto* corner = findChild<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly))
        corner->installEventFilter(this);
    scaleText(*this, TextScale);
    setSelectionMode(SingleSelection);
    setSelectionBehavior(SelectItems);
    setTabKeyNavigation(false); // Tab leads on to the next part of the window
    setShowGrid(false);
    setFrameShape(QFrame::StyledPanel);
    setVerticalScrollMode(ScrollPerPixel); // rows of comments are high
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    followFont(*this, [this] {
        verticalHeader()->setDefaultSectionSize(fontMetrics().height() + RowPadding);
        fitComments();
    });

    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &MoveTable::onCellChosen);
    connect(this, &QTableView::clicked, this, &MoveTable::onCellChosen);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, // when it becomes smaller too
            &MoveTable::scrollToCurrent);
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, changed, this, &MoveTable::fitComments);
    connect(m_model, &QAbstractItemModel::modelReset, this, &MoveTable::fitComments);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &MoveTable::fitComments);
    connect(&document, &GameDocument::recordReset, this, &MoveTable::showCurrent);
    connect(&document, &GameDocument::lineChanged, this, &MoveTable::showCurrent);
    connect(&document, &GameDocument::currentChanged, this, &MoveTable::showCurrent);
    connect(&document, &GameDocument::edited, this, &MoveTable::showCurrent);
    fitComments();
    showCurrent();
}

void MoveTable::reword() {
    m_model->reword();
    showCurrent();
}

void MoveTable::setMarks(MoveMarks marks) { m_model->setMarks(std::move(marks)); }
void MoveTable::setScores(MoveScores scores) { m_model->setScores(std::move(scores)); }
void MoveTable::setTimesShown(bool areShown) { m_model->setTimesShown(areShown); }

void MoveTable::showCurrent() {
    m_isChanging = false;
    const QSignalBlocker blocker(selectionModel());
    const QModelIndex index = m_model->indexOf(m_document.current());
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    doItemsLayout(); // else rows that have just come are out of reach
    scrollToCurrent();
    viewport()->update();
}

void MoveTable::scrollToCurrent() {
    const QModelIndex index = m_model->indexOf(m_document.current());
    if (m_document.current() == m_document.playedEnd())
        if (const auto row = m_model->resultRow()) scrollTo(m_model->index(*row, 0));
    if (!index.isValid()) return scrollToTop();
    if (const int row = rowOf({m_document.current(), CommentPlace::After}); row >= 0)
        scrollTo(m_model->index(row, 0));
    scrollTo(index); // last, as a comment can be higher than the view
}

void MoveTable::fitComments() {
    const int usualHeight = verticalHeader()->defaultSectionSize();
    m_fittedWidth = viewport()->width();
    clearSpans();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        int height = usualHeight;
        if (!m_model->row(row).hasMoves()) {
            if (m_model->columnCount() > 1) setSpan(row, 0, 1, m_model->columnCount());
            height =
                std::max(m_delegate->textHeight(m_model->index(row, 0), m_fittedWidth, font()), usualHeight);
            if (m_model->row(row).isComment() &&
                m_typed == CommentAt{m_model->row(row).about, m_model->row(row).place})
                height = std::max(height, m_typedHeight);
        }
        if (rowHeight(row) != height) setRowHeight(row, height);
    }
}

/// At the start of the game no move is the current one, and Qt would choose the first one.
void MoveTable::focusInEvent(QFocusEvent* event) {
    const bool hadCurrent = currentIndex().isValid();
    m_isChanging = true;
    QTableView::focusInEvent(event);
    m_isChanging = false;
    if (!hadCurrent && currentIndex().isValid()) showCurrent();
}

/// Unless the user has changed it, these keys belong to commands of the window. Where such a command is disabled, they choose no other
/// cell.
void MoveTable::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: return event->ignore();
    default: QTableView::keyPressEvent(event);
    }
}

void MoveTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (viewport()->width() != m_fittedWidth) fitComments();
}

void MoveTable::onCellChosen(const QModelIndex& index) {
    if (m_isChanging) return;
    const auto node = m_model->nodeAt(index);
    if (node && m_document.tree().contains(*node)) m_document.goTo(*node);
}

std::optional<core::NodeId> MoveTable::nodeAt(const QPoint& point) const {
    return m_model->nodeAt(indexAt(point));
}

bool MoveTable::isResultAt(const QPoint& point) const {
    const QModelIndex index = indexAt(point);
    return index.isValid() && m_model->row(index.row()).isResult;
}

void MoveTable::makeRoomFor(const CommentAt& comment, int height) {
    m_typed = comment;
    m_typedHeight = height;
    m_endsTypingOnRelease = false;
    m_model->setTyped(comment);
    fitComments();
    showCurrent(); // the move may be in another row now
    if (const int row = rowOf(comment); row >= 0) scrollTo(m_model->index(row, 0));
}

void MoveTable::endTyping() {
    m_endsTypingOnRelease = m_isPressed;
    if (m_isPressed) return;
    m_typed.reset();
    m_typedHeight = 0;
    m_model->setTyped({});
    fitComments();
    showCurrent();
}

int MoveTable::rowOf(const CommentAt& comment) const {
    const QModelIndex move = m_model->indexOf(comment.node);
    const int row = (move.isValid() ? move.row() : -1) + (comment.place == CommentPlace::Before ? -1 : 1);
    if (row < 0 || row >= m_model->rowCount()) return -1;
    const MoveRow& found = m_model->row(row);
    const bool isIt = found.isComment() && found.about == comment.node && found.place == comment.place;
    return isIt ? row : -1;
}

QRect MoveTable::commentRect(const CommentAt& comment) const {
    const int row = rowOf(comment);
    if (row < 0) return {0, 0, viewport()->width(), verticalHeader()->defaultSectionSize()};
    return visualRect(m_model->index(row, 0));
}

/// The corner between the two headers looks like them, not as the style paints it.
bool MoveTable::eventFilter(QObject* watched, QEvent* event) {
    auto* corner = qobject_cast<QAbstractButton*>(watched);
    if (!corner || event->type() != QEvent::Paint) return QTableView::eventFilter(watched, event);
    QPainter(corner).fillRect(corner->rect(), palette().color(QPalette::Window));
    return true;
}

void MoveTable::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) m_isPressed = true;
    const QPoint point = event->position().toPoint();
    const QModelIndex index = indexAt(point);
    if (event->button() == Qt::LeftButton && index.isValid() &&
        m_delegate->samePositionRect(visualRect(index), index, font(), layoutDirection()).contains(point))
        return m_document.goToSamePosition(*m_model->nodeAt(index));
    QTableView::mousePressEvent(event);
}

void MoveTable::mouseReleaseEvent(QMouseEvent* event) {
    QTableView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton) return;
    m_isPressed = false;
    if (m_endsTypingOnRelease) endTyping();
}

void MoveTable::mouseDoubleClickEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !index.isValid()) return;
    const MoveRow& row = m_model->row(index.row());
    if (row.isComment()) emit commentEntered(row.about, row.place);
}

} // namespace komadai::ui
