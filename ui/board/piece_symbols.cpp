#include "ui/board/piece_symbols.h"

#include <QFont>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace komadai::ui {
namespace {

QPainterPath bar(double left, double top, double width, double height) {
    QPainterPath path;
    const double radius = std::min(width, height) * 0.4;
    path.addRoundedRect(QRectF(left, top, width, height), radius, radius);
    return path;
}

QPainterPath ball(double x, double y, double radius) {
    QPainterPath path;
    path.addEllipse(QPointF(x, y), radius, radius);
    return path;
}

QPainterPath polygon(const QPolygonF& points) {
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath foot() { return bar(20, 80, 60, 10); }

QPainterPath king() {
    QPainterPath crown;
    crown.moveTo(50, 40);
    crown.cubicTo(58, 26, 90, 22, 90, 46);
    crown.cubicTo(90, 58, 78, 64, 76, 75);
    crown.lineTo(24, 75);
    crown.cubicTo(22, 64, 10, 58, 10, 46);
    crown.cubicTo(10, 22, 42, 26, 50, 40);
    crown.closeSubpath();
    QPainterPath lobe;
    lobe.moveTo(55, 62);
    lobe.cubicTo(56, 44, 66, 34, 76, 37);
    lobe.cubicTo(86, 41, 80, 54, 70, 63);
    lobe.closeSubpath();
    const QPainterPath mirrored = QTransform(-1, 0, 0, 1, 100, 0).map(lobe);
    const QPainterPath cross = bar(46, 6, 8, 26).united(bar(38, 12, 24, 8));
    return crown.subtracted(lobe).subtracted(mirrored).united(cross).united(foot());
}

QPainterPath rook() {
    const QPainterPath tower = polygon({{20, 13},
                                        {34, 13},
                                        {34, 22},
                                        {43, 22},
                                        {43, 13},
                                        {57, 13},
                                        {57, 22},
                                        {66, 22},
                                        {66, 13},
                                        {80, 13},
                                        {80, 31},
                                        {70, 40},
                                        {70, 64},
                                        {77, 75},
                                        {23, 75},
                                        {30, 64},
                                        {30, 40},
                                        {20, 31}});
    return tower.subtracted(bar(30, 37.5, 40, 4.5)).subtracted(bar(30, 61, 40, 4.5)).united(foot());
}

QPainterPath bishop() {
    QPainterPath mitre;
    mitre.moveTo(50, 16);
    mitre.cubicTo(66, 26, 80, 40, 72, 58);
    mitre.cubicTo(70, 62, 66, 64, 66, 66);
    mitre.lineTo(34, 66);
    mitre.cubicTo(34, 64, 30, 62, 28, 58);
    mitre.cubicTo(20, 40, 34, 26, 50, 16);
    mitre.closeSubpath();
    const QPainterPath cross = bar(47, 31, 6, 25).united(bar(39, 38, 22, 6));
    return mitre.subtracted(cross).united(ball(50, 12, 6)).united(bar(30, 69.5, 40, 6)).united(foot());
}

QPainterPath general() {
    const QPainterPath crown = polygon({{11, 29},
                                        {30, 50},
                                        {31, 19},
                                        {43, 47},
                                        {50, 14},
                                        {57, 47},
                                        {69, 19},
                                        {70, 50},
                                        {89, 29},
                                        {77, 75},
                                        {23, 75}});
    return crown.subtracted(bar(24, 62, 52, 4.5))
        .united(ball(11, 27, 6))
        .united(ball(31, 18, 6))
        .united(ball(50, 13, 6))
        .united(ball(69, 18, 6))
        .united(ball(89, 27, 6))
        .united(foot());
}

QPainterPath knight() {
    QPainterPath head;
    head.moveTo(77, 75);
    head.cubicTo(83, 46, 72, 22, 50, 17);
    head.lineTo(47, 7);
    head.lineTo(39, 16);
    head.cubicTo(30, 20, 27, 30, 22, 39);
    head.cubicTo(18, 46, 11, 50, 13, 58);
    head.cubicTo(14, 64, 20, 67, 26, 65);
    head.cubicTo(30, 60, 38, 60, 44, 56);
    head.cubicTo(43, 64, 31, 65, 29, 75);
    head.closeSubpath();
    QPainterPath mane;
    mane.moveTo(53, 24);
    mane.cubicTo(66, 31, 73, 47, 70, 66);
    mane.cubicTo(68, 48, 63, 35, 53, 24);
    mane.closeSubpath();
    return head.subtracted(ball(36, 32, 4.2)).subtracted(ball(20, 56, 2.4)).subtracted(mane).united(foot());
}

QPainterPath pawn() {
    QPainterPath body;
    body.moveTo(42, 50);
    body.cubicTo(41, 62, 36, 68, 27, 75);
    body.lineTo(73, 75);
    body.cubicTo(64, 68, 59, 62, 58, 50);
    body.closeSubpath();
    return body.united(ball(50, 29, 17)).united(bar(33, 45, 34, 7)).united(foot());
}

struct NamedSymbol {
    const char* name; ///< as PieceSpec::name has it, in lower case
    QPainterPath (*draw)();
};

constexpr std::array<NamedSymbol, 6> Drawings{{{"king", king},
                                               {"rook", rook},
                                               {"bishop", bishop},
                                               {"general", general},
                                               {"knight", knight},
                                               {"pawn", pawn}}};

std::string lowerCase(std::string text) {
    for (char& c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

QPainterPath plainSymbol(const core::VariantSpec& spec, core::PieceType type) {
    const std::string name = lowerCase(spec.piece(type).name);
    for (const auto& drawing : Drawings)
        if (name == drawing.name) return drawing.draw();
    return lettersOf(spec, type);
}

QPainterPath circled(const QPainterPath& symbol) {
    const QPainterPath small =
        QTransform::fromTranslate(50, 49.5).scale(0.76, 0.76).translate(-50, -50).map(symbol);
    return ball(50, 50, 49).subtracted(ball(50, 50, 43.5)).united(small);
}

} // namespace

QPainterPath lettersOf(const core::VariantSpec& spec, core::PieceType type) {
    const auto& piece = spec.piece(type);
    const auto& letters = piece.promotedFrom ? spec.piece(*piece.promotedFrom).letters : piece.letters;
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setBold(true);
    font.setPixelSize(100);
    QPainterPath path;
    path.addText(0, 0, font, QString::fromStdString(letters));
    const QRectF box = path.boundingRect();
    if (box.isEmpty()) return path;
    const double scale = std::min(80 / box.height(), 84 / box.width());
    return QTransform::fromTranslate(50, 50)
        .scale(scale, scale)
        .translate(-box.center().x(), -box.center().y())
        .map(path);
}

QPainterPath symbolOf(const core::VariantSpec& spec, core::PieceType type) {
    const auto& origin = spec.piece(type).promotedFrom;
    return origin ? circled(plainSymbol(spec, *origin)) : plainSymbol(spec, type);
}

} // namespace komadai::ui
