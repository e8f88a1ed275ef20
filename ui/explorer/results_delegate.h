// Paints wins, draws and losses as a bar.
#pragma once

#include "core/store/library_search.h"

#include <QColor>
#include <QStyledItemDelegate>

#include <array>

namespace komadai::ui {

/// From left to right: wins of the first player, draws, wins of the second player, with percentages where there is room. The
/// colours are those of no side's pieces, and differ for colour-blind people too; lines stand between the parts.
class ResultsDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// A list of three numbers: wins of the first player, draws, wins of the second player.
    static constexpr int ResultsRole = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;

    static QVariant resultsOf(const core::MoveCounts& counts);

    struct Part {
        QColor fill, text;
    };
    /// From left to right.
    static const std::array<Part, 3>& parts();

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace komadai::ui
