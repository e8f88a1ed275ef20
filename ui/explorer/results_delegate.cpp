#include "ui/explorer/results_delegate.h"

#include "ui/language/local_text.h"

#include <QApplication>
#include <QPainter>

namespace komadai::ui {
namespace {

constexpr int LeastWidth = 96;
constexpr int Margin = 3;

} // namespace

const std::array<ResultsDelegate::Part, 3>& ResultsDelegate::parts() {
    static const std::array<Part, 3> all{{{QColor(0x1f, 0x5f, 0xa8), Qt::white},
                                          {QColor(0xc4, 0xc4, 0xc4), Qt::black},
                                          {QColor(0xe6, 0x9f, 0x00), Qt::black}}};
    return all;
}

QVariant ResultsDelegate::resultsOf(const core::MoveCounts& counts) {
    return QVariantList{static_cast<qlonglong>(counts.wins[0]), static_cast<qlonglong>(counts.draws),
                        static_cast<qlonglong>(counts.wins[1])};
}

void ResultsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index); // the background
    const QVariantList results = index.data(ResultsRole).toList();
    double all = 0;
    for (const QVariant& result : results)
        all += result.toDouble();
    if (results.size() != static_cast<int>(parts().size()) || all <= 0) return;

    painter->save();
    const QRect bar = option.rect.adjusted(Margin, Margin, -Margin, -Margin);
    const QFontMetrics metrics(option.font);
    painter->setFont(option.font);
    double before = 0;
    for (std::size_t i = 0; i < parts().size(); ++i) {
        const double count = results[static_cast<int>(i)].toDouble();
        const int left = bar.left() + qRound(before / all * bar.width());
        before += count;
        const int right = bar.left() + qRound(before / all * bar.width());
        const QRect part(left, bar.top(), right - left, bar.height());
        if (part.isEmpty()) continue;
        painter->fillRect(part, parts()[i].fill);
        if (part.left() > bar.left()) { // so that parts are told apart without colours
            painter->setPen(option.palette.color(QPalette::Base));
            painter->drawLine(part.topLeft(), part.bottomLeft());
        }
        const QString percent = percentText(100 * count / all);
        if (metrics.horizontalAdvance(percent) + 2 * Margin > part.width()) continue;
        painter->setPen(parts()[i].text);
        painter->drawText(part, Qt::AlignCenter, percent);
    }
    painter->setPen(option.palette.color(QPalette::Mid));
    painter->drawRect(bar.adjusted(0, 0, -1, -1));
    painter->restore();
}

QSize ResultsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {LeastWidth, std::max(size.height(), QFontMetrics(option.font).height() + 2 * Margin + 2)};
}

} // namespace komadai::ui
