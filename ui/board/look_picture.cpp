#include "ui/board/look_picture.h"

#include "ui/board/look_setting.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <vector>

namespace komadai::ui {
namespace {

constexpr int SampleSize = LookPictureSize.height(); ///< pixels of a square
constexpr int SampleCount = LookPictureSize.width() / SampleSize;

/// A few pieces of both sides, a promoted one among them.
std::vector<PlacedPiece> samplesOf(const core::VariantSpec& spec) {
    std::vector<PlacedPiece> samples;
    const auto add = [&](core::PieceType type, core::Side side) {
        samples.push_back({{type, side}, side == core::Side::First});
    };
    std::vector<core::PieceType> plain, promoted;
    for (int i = 0; i < static_cast<int>(spec.pieces.size()); ++i) {
        const auto type = core::pieceTypeAt(i);
        (spec.piece(type).promotedFrom ? promoted : plain).push_back(type);
    }
    const auto isRoyal = [&](core::PieceType type) { return spec.piece(type).royal; };
    std::stable_partition(plain.begin(), plain.end(), isRoyal);
    const auto plainCount = static_cast<std::size_t>(SampleCount - (promoted.empty() ? 0 : 1));
    for (std::size_t i = 0; i < std::min(plain.size(), plainCount); ++i)
        add(plain[i], i % 2 == 0 ? core::Side::First : core::Side::Second);
    if (!promoted.empty()) add(promoted.front(), core::Side::First);
    return samples;
}

} // namespace

QIcon lookPicture(const core::VariantSpec& spec, PieceLook look, qreal ratio) {
    const auto pieces = makePieceSet(spec, look);
    QPixmap picture(QSize(SampleCount * SampleSize, SampleSize) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(boardTheme(QGuiApplication::palette()).lightSquare);
    constexpr double Radius = 4;
    painter.drawRoundedRect(QRectF(QPointF(), QSizeF(SampleCount * SampleSize, SampleSize)), Radius, Radius);
    QRectF square(0, 0, SampleSize, SampleSize);
    for (const auto& piece : samplesOf(spec)) {
        pieces->paint(painter, square, spec, piece);
        square.translate(SampleSize, 0);
    }
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected); // with unchanged colours
    return icon;
}

} // namespace komadai::ui
