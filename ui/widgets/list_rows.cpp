#include "ui/widgets/list_rows.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>

namespace komadai::ui {

void keepRowSelected(QAbstractItemView& list) {
    auto* rows = list.selectionModel();
    const auto select = [rows] {
        const QModelIndex current = rows->currentIndex();
        if (rows->hasSelection() || !current.isValid()) return;
        rows->select(current, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    };
    // The selection changes before the current row does, so both are looked at afterwards.
    QObject::connect(rows, &QItemSelectionModel::selectionChanged, rows, [rows, select] {
        if (!rows->hasSelection()) QMetaObject::invokeMethod(rows, select, Qt::QueuedConnection);
    });
}

/// A list makes its rows as wide as itself.
QSize ElidedRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {1, QStyledItemDelegate::sizeHint(option, index).height()};
}

} // namespace komadai::ui
