// Paints the cells of the table of moves.
#pragma once

#include <QStyledItemDelegate>

namespace komadai::ui {

class GameDocument;

/// A move stands as far to the right as its variation is deep. Signs at its end say how many pieces it burnt and holds besides
/// its captures, that it is bookmarked, that it is a move of the repertoire, and that its position occurs elsewhere in the
/// record. Behind them stand the evaluation and, where there is room for all of it, the time used. Everything is mirrored
/// where text runs from right to left.
class MoveDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// The document must outlive the delegate.
    explicit MoveDelegate(const GameDocument& document, QObject* parent = nullptr);

    /// Where the sign of equal positions stands in the cell of a move; empty where there is none.
    QRect samePositionRect(const QRect& cell, const QModelIndex& index, const QFont& font,
                           Qt::LayoutDirection direction) const;
    /// How high the row of a comment or of the result must be for all of its text, within limits, if it is `width` pixels wide.
    int textHeight(const QModelIndex& index, int width, const QFont& font) const;
    /// What there is to say in addition to what the cell shows; empty for nothing.
    QString toolTip(const QRect& cell, const QModelIndex& index, const QFont& font) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

private:
    void paintComment(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintResult(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintMove(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    const GameDocument& m_document;
};

} // namespace komadai::ui
