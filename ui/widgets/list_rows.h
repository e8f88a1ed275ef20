// Lists of which one row is shown beside them.
#pragma once

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace komadai::ui {

/// Keeps the current row of a list selected. Otherwise a click beside the rows, or one on the selected row with Ctrl, would leave the list
/// without a selection, while the window still shows the current row. For lists in which one row can be selected; the list has its
/// model already.
void keepRowSelected(QAbstractItemView& list);

/// Shortens the texts of the rows to the width of their list, which then is never scrolled sideways.
class ElidedRows : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace komadai::ui
