#include "ui/board/piece_drawings.h"

#include <QPainterPathStroker>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>

namespace komadai::ui {
namespace {

constexpr double CutWidth = 4.5;

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

/// A line as an area.
QPainterPath drawn(const QPainterPath& line, double width = CutWidth) {
    QPainterPathStroker pen;
    pen.setWidth(width);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen.createStroke(line);
}

QPainterPath curve(QPointF from, QPointF first, QPointF second, QPointF to) {
    QPainterPath line(from);
    line.cubicTo(first, second, to);
    return line;
}

QPainterPath mirrored(const QPainterPath& path) { return QTransform(-1, 0, 0, 1, 100, 0).map(path); }

/// The path and its mirror image.
QPainterPath both(const QPainterPath& path) { return path.united(mirrored(path)); }

QPainterPath foot() { return bar(20, 80, 60, 10); }

PieceDrawing king() {
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
    const QPainterPath cross = bar(46, 6, 8, 34).united(bar(38, 12, 24, 8));
    return {crown.united(cross).united(foot()), both(drawn(lobe, 4))};
}

/// A coronet with a scalloped rim, and the cap in it.
PieceDrawing queen() {
    QPainterPath coronet(QPointF(24, 75));
    coronet.cubicTo(26, 58, 18, 44, 9, 31);
    for (const auto& [dip, tip] : {std::pair{QPointF(24, 50), QPointF(33, 26)},
                                   {QPointF(50, 52), QPointF(67, 26)},
                                   {QPointF(76, 50), QPointF(91, 31)}})
        coronet.quadTo(dip, tip);
    coronet.cubicTo(82, 44, 74, 58, 76, 75);
    coronet.closeSubpath();
    const QPainterPath jewels = both(ball(34, 53, 4)).united(ball(50, 55, 4));
    return {coronet.united(ball(50, 34, 13)).united(ball(50, 15, 7.5)).united(foot()),
            jewels.united(bar(24, 65, 52, 4.5))};
}

PieceDrawing rook() {
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
    return {tower.united(foot()), bar(30, 37.5, 40, 4.5).united(bar(30, 61, 40, 4.5))};
}

PieceDrawing bishop() {
    QPainterPath mitre;
    mitre.moveTo(50, 16);
    mitre.cubicTo(66, 26, 80, 40, 72, 58);
    mitre.cubicTo(70, 62, 66, 64, 66, 66);
    mitre.lineTo(34, 66);
    mitre.cubicTo(34, 64, 30, 62, 28, 58);
    mitre.cubicTo(20, 40, 34, 26, 50, 16);
    mitre.closeSubpath();
    const QPainterPath cross = bar(47, 31, 6, 25).united(bar(39, 38, 22, 6));
    return {mitre.united(ball(50, 12, 6)).united(bar(30, 69.5, 40, 6)).united(foot()), cross};
}

PieceDrawing knight() {
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
    return {head.united(foot()), ball(36, 32, 4.2).united(ball(20, 56, 2.4)).united(mane)};
}

PieceDrawing pawn() {
    QPainterPath body;
    body.moveTo(42, 50);
    body.cubicTo(41, 62, 36, 68, 27, 75);
    body.lineTo(73, 75);
    body.cubicTo(64, 68, 59, 62, 58, 50);
    body.closeSubpath();
    return {body.united(ball(50, 29, 17)).united(bar(33, 45, 34, 7)).united(foot()), {}};
}

/// A head in profile, as the knight's.
PieceDrawing elephant() {
    QPainterPath head;
    head.moveTo(80, 75);
    head.cubicTo(90, 44, 82, 14, 56, 12);
    head.cubicTo(42, 11, 34, 17, 29, 27);
    head.cubicTo(22, 40, 25, 52, 19, 61);
    head.cubicTo(16, 66, 12, 64, 12, 57);
    head.lineTo(4, 57);
    head.cubicTo(2, 73, 16, 79, 25, 70);
    head.cubicTo(32, 63, 33, 57, 37, 54);
    head.lineTo(46, 58);
    head.cubicTo(46, 65, 39, 68, 37, 75);
    head.closeSubpath();
    QPainterPath tusk;
    tusk.moveTo(42, 50);
    tusk.cubicTo(40, 60, 32, 67, 21, 77);
    tusk.cubicTo(36, 76, 49, 68, 51, 55);
    tusk.closeSubpath();
    QPainterPath ear(QPointF(57, 27));
    ear.cubicTo(70, 18, 81, 27, 79, 42);
    ear.cubicTo(78, 53, 71, 60, 65, 66);
    ear.cubicTo(61, 57, 54, 52, 53, 42);
    QPainterPath besideTusk(QPointF(40, 50));
    besideTusk.cubicTo(38, 59, 30, 66, 19, 75);
    return {head.united(tusk).united(foot()),
            drawn(ear, 4).united(drawn(besideTusk, 3.5)).united(ball(41, 33, 4.2))};
}

/// A ram under a roof, on wheels.
PieceDrawing warMachine() {
    const QPainterPath roof = polygon({{50, 9}, {90, 38}, {90, 46}, {10, 46}, {10, 38}});
    const QPainterPath shed = polygon({{19, 40}, {81, 40}, {81, 76}, {19, 76}});
    const QPainterPath ram = polygon({{3, 57}, {13, 49}, {19, 52}, {19, 62}, {13, 65}});
    const QPainterPath wheels = both(ball(31, 80, 11.5));
    QPainterPath cuts = bar(17, 42, 66, 4.5);
    cuts.addPath(bar(22.5, 54.5, 53, 5));
    for (const double x : {31.0, 69.0}) {
        const QRectF rim(x - 14, 66, 28, 28);
        QPainterPath upperHalf;
        upperHalf.arcMoveTo(rim, 20);
        upperHalf.arcTo(rim, 20, 140);
        cuts.addPath(drawn(upperHalf));
        cuts.addPath(ball(x, 80, 4));
    }
    return {roof.united(shed).united(ram).united(wheels), cuts};
}

/// A turban with a feather.
PieceDrawing minister() {
    QPainterPath turban;
    turban.moveTo(26, 60);
    turban.cubicTo(4, 48, 14, 20, 50, 20);
    turban.cubicTo(86, 20, 96, 48, 74, 60);
    turban.cubicTo(60, 66, 40, 66, 26, 60);
    turban.closeSubpath();
    QPainterPath feather;
    feather.moveTo(50, 32);
    feather.cubicTo(38, 22, 46, 8, 62, 3);
    feather.cubicTo(66, 14, 62, 26, 50, 32);
    feather.closeSubpath();
    const QPainterPath collar = polygon({{34, 60}, {66, 60}, {76, 75}, {24, 75}});
    const QPainterPath folds = both(drawn(curve({22, 56}, {24, 44}, {34, 36}, {44, 34}), 4)
                                        .united(drawn(curve({38, 60}, {38, 52}, {42, 46}, {47, 42}), 4)));
    const QPainterPath brim = drawn(curve({27, 62.5}, {42, 68}, {58, 68}, {73, 62.5}), 4);
    return {turban.united(feather).united(collar).united(foot()),
            folds.united(brim).united(ball(50, 35, 5.2))};
}

/// A veiled head under the horns and the disc.
PieceDrawing highPriestess() {
    QPainterPath veil;
    veil.moveTo(50, 34);
    veil.cubicTo(70, 34, 74, 46, 74, 56);
    veil.cubicTo(74, 66, 80, 70, 84, 75);
    veil.lineTo(16, 75);
    veil.cubicTo(20, 70, 26, 66, 26, 56);
    veil.cubicTo(26, 46, 30, 34, 50, 34);
    veil.closeSubpath();
    QPainterPath horns;
    horns.moveTo(28, 5);
    horns.cubicTo(22, 24, 32, 37, 50, 37);
    horns.cubicTo(68, 37, 78, 24, 72, 5);
    horns.cubicTo(70, 20, 62, 30, 50, 30);
    horns.cubicTo(38, 30, 30, 20, 28, 5);
    horns.closeSubpath();
    QPainterPath face;
    face.moveTo(39, 47);
    face.cubicTo(44, 43, 56, 43, 61, 47);
    face.cubicTo(62, 60, 58, 67, 50, 70);
    face.cubicTo(42, 67, 38, 60, 39, 47);
    face.closeSubpath();
    return {veil.united(horns).united(ball(50, 16, 11)).united(foot()), drawn(face, 4)};
}

/// A helmet with a visor.
PieceDrawing soldier() {
    QPainterPath helmet;
    helmet.moveTo(27, 56);
    helmet.cubicTo(26, 32, 38, 24, 46, 20);
    helmet.lineTo(50, 7);
    helmet.lineTo(54, 20);
    helmet.cubicTo(62, 24, 74, 32, 73, 56);
    helmet.cubicTo(74, 62, 74, 68, 78, 75);
    helmet.lineTo(22, 75);
    helmet.cubicTo(26, 68, 26, 62, 27, 56);
    helmet.closeSubpath();
    const QPainterPath slits = both(polygon({{33, 51}, {46, 54}, {46, 60}, {33, 57}}));
    return {helmet.united(foot()), slits.united(bar(48, 62, 4, 13)).united(bar(48, 26, 4, 20))};
}

PieceDrawing lance() {
    const QPainterPath point = polygon({{40, 3}, {49, 19}, {40, 34}, {31, 19}});
    const QPainterPath flag = polygon({{42, 33}, {84, 35}, {74, 46}, {84, 57}, {42, 59}});
    const QPainterPath base = polygon({{36, 64}, {44, 64}, {68, 75}, {24, 75}});
    return {point.united(flag).united(bar(36, 28, 8, 48)).united(base).united(foot()), bar(46, 32, 4, 28)};
}

QPainterPath stem() {
    QPainterPath path;
    path.moveTo(44, 58);
    path.cubicTo(44, 68, 38, 72, 30, 75);
    path.lineTo(70, 75);
    path.cubicTo(62, 72, 56, 68, 56, 58);
    path.closeSubpath();
    return path;
}

/// A star with so many points round a middle, the first on top.
QPainterPath star(int points, const QPointF& middle, double outer, double inner) {
    QPolygonF corners;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * i / points;
        corners += middle + QPointF(std::sin(angle), -std::cos(angle)) * (i % 2 == 0 ? outer : inner);
    }
    return polygon(corners);
}

/// The star that a general wears.
PieceDrawing general() {
    const QPointF middle(50, 42);
    return {star(5, middle, 40, 18).united(stem()).united(foot()),
            drawn(star(5, middle, 21, 9.5), 3.5).united(bar(36, 72.5, 28, 3.5))};
}

/// The sun.
PieceDrawing gold() {
    return {star(8, {50, 36}, 34, 21).united(stem()).united(foot()), drawn(ball(50, 36, 12.5), 4)};
}

/// The moon.
PieceDrawing silver() {
    const QPainterPath moon = ball(50, 37, 31).subtracted(ball(59, 27, 23));
    return {moon.united(stem()).united(foot()), drawn(curve({33, 62}, {42, 68}, {55, 68}, {65, 62}), 4)};
}

struct NamedDrawing {
    std::string_view name; ///< in lower case
    PieceDrawing (*draw)();
};

constexpr std::array Drawings{
    NamedDrawing{"king", king},
    NamedDrawing{"queen", queen},
    NamedDrawing{"rook", rook},
    NamedDrawing{"bishop", bishop},
    NamedDrawing{"general", general},
    NamedDrawing{"knight", knight},
    NamedDrawing{"pawn", pawn},
    NamedDrawing{"minister", minister},
    NamedDrawing{"high priestess", highPriestess},
    NamedDrawing{"elephant", elephant},
    NamedDrawing{"war machine", warMachine},
    NamedDrawing{"soldier", soldier},
    NamedDrawing{"lance", lance},
    NamedDrawing{"silver", silver},
    NamedDrawing{"gold", gold},
};

std::string lowerCase(std::string_view text) {
    std::string lower;
    for (const char c : text)
        lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower;
}

/// Among the drawings.
std::optional<std::size_t> indexOf(std::string_view name) {
    const std::string wanted = lowerCase(name);
    for (std::size_t i = 0; i < Drawings.size(); ++i)
        if (wanted == Drawings[i].name) return i;
    return std::nullopt;
}

} // namespace

bool isDrawn(std::string_view name) { return indexOf(name).has_value(); }

const PieceDrawing* drawingOf(std::string_view name) {
    static std::array<std::optional<PieceDrawing>, Drawings.size()> made;
    const auto index = indexOf(name);
    if (!index) return nullptr;
    auto& drawing = made[*index];
    if (!drawing) {
        drawing = Drawings[*index].draw();
        drawing->stencil = drawing->shape.subtracted(drawing->cuts);
    }
    return &*drawing;
}

} // namespace komadai::ui
