#include "ui/board/coordinates_painter.h"

#include "ui/board/mark_shapes.h"

#include "core/notation/move_text.h"

#include <QRegion>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr double StripOpacity = 0.92;
constexpr double LeastPixels = 6.5; ///< height of a name that can be read

} // namespace

QRect CoordinatesPainter::fileLabelRect(int file, const core::VariantSpec& spec) const {
    const bool isShogi = spec.coordinates == core::Coordinates::Shogi;
    return m_layout.fileLabelRect(file, isShogi ? BoardLayout::FileEdge::Top : BoardLayout::FileEdge::Bottom);
}

QRect CoordinatesPainter::rankLabelRect(int rank, const core::VariantSpec& spec) const {
    const bool isShogi = spec.coordinates == core::Coordinates::Shogi;
    return m_layout.rankLabelRect(rank, isShogi ? BoardLayout::RankEdge::Right : BoardLayout::RankEdge::Left);
}

QString CoordinatesPainter::fileText(int file, const core::VariantSpec& spec) const {
    return QString::fromStdString(core::formatFile(file, spec.size, spec.coordinates));
}

bool CoordinatesPainter::fileNamesFit(const QFontMetrics& metrics, const core::VariantSpec& spec) const {
    for (int file = 0; file < spec.size.files; ++file)
        if (metrics.horizontalAdvance(fileText(file, spec)) > m_layout.squareSize()) return false;
    return true;
}

void CoordinatesPainter::paintOnFrame(QPainter& painter, const core::VariantSpec& spec) const {
    const int band = m_layout.frameRect().bottom() - m_layout.boardRect().bottom();
    const double pixels = std::min(band * 0.62, m_layout.squareSize() * 0.6);
    if (pixels < LeastPixels) return;
    painter.setFont(labelFont(painter, pixels));
    if (!fileNamesFit(painter.fontMetrics(), spec)) return;
    painter.setPen(m_theme.label);
    for (int file = 0; file < spec.size.files; ++file)
        painter.drawText(fileLabelRect(file, spec), Qt::AlignCenter, fileText(file, spec));
    for (int rank = 0; rank < spec.size.ranks; ++rank)
        painter.drawText(rankLabelRect(rank, spec), Qt::AlignCenter, rankText(rank, spec, m_notation));
}

void CoordinatesPainter::paintInStrips(QPainter& painter, const core::VariantSpec& spec,
                                       const QRect& seen) const {
    const QRect squares = m_layout.boardRect() & seen;
    if (squares.isEmpty()) return;
    const QRect fileLabel = fileLabelRect(0, spec), rankLabel = rankLabelRect(0, spec);
    QRect files, ranks; // the strips
    if (fileLabel.top() < seen.top() || fileLabel.bottom() > seen.bottom()) {
        files =
            QRect(squares.left(), squares.top(), squares.width(), std::min(fileLabel.height(), StripWidth));
        if (fileLabel.top() > m_layout.boardRect().top()) files.moveBottom(squares.bottom());
    }
    if (rankLabel.left() < seen.left() || rankLabel.right() > seen.right()) {
        ranks =
            QRect(squares.left(), squares.top(), std::min(rankLabel.width(), StripWidth), squares.height());
        if (rankLabel.left() > m_layout.boardRect().left()) ranks.moveRight(squares.right());
    }
    QColor strip = m_theme.frame;
    strip.setAlphaF(StripOpacity);
    for (const QRect& part : QRegion(files) + ranks)
        painter.fillRect(part, strip);
    painter.setFont(labelFont(painter, StripWidth * 0.62));
    painter.setPen(m_theme.label);
    const auto write = [&](const QRect& place, const QString& text) {
        if (seen.contains(place.center())) painter.drawText(place, Qt::AlignCenter, text);
    };
    for (int file = 0; file < spec.size.files && !files.isEmpty(); ++file) {
        const QRect label = fileLabelRect(file, spec);
        write({label.left(), files.top(), label.width(), files.height()}, fileText(file, spec));
    }
    for (int rank = 0; rank < spec.size.ranks && !ranks.isEmpty(); ++rank) {
        const QRect label = rankLabelRect(rank, spec);
        if (const QRect place(ranks.left(), label.top(), ranks.width(), label.height());
            !files.contains(place.center()))
            write(place, rankText(rank, spec, m_notation));
    }
}

} // namespace komadai::ui
