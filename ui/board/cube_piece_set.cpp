#include "ui/board/cube_piece_set.h"

#include "ui/board/piece_symbols.h"
#include "ui/mixed_colour.h"

#include <QLinearGradient>
#include <QQuaternion>
#include <QVector3D>

#include <algorithm>
#include <array>
#include <cmath>

namespace komadai::ui {
namespace {

// The cube's own space: edges from -1 to 1, x to the viewer's right, y away from the viewer, z up.

enum class Wood { Light, Dark };

/// One face, as it lies on an unpromoted cube of the light side.
struct Face {
    QVector3D normal;
    QVector3D up; ///< where the head of its symbol points
    Wood wood = Wood::Light;
    std::optional<core::PieceType> symbol; ///< none: blank
};

std::array<Face, 6> facesOf(const core::VariantSpec& spec, core::PieceType type) {
    const auto plain = spec.piece(type).heldAs(type);
    const auto promoted = spec.piece(plain).promotesTo;
    const QVector3D right(1, 0, 0), away(0, 1, 0), top(0, 0, 1);
    return {{{top, away, Wood::Light, plain},
             {-top, -away, Wood::Dark, plain},
             {-right, away, Wood::Light, promoted},
             {right, -away, Wood::Dark, promoted},
             {-away, top, Wood::Light, std::nullopt},
             {away, top, Wood::Dark, std::nullopt}}};
}

/// How a cube is turned to show a piece.
QQuaternion turnOf(const core::VariantSpec& spec, core::Piece piece) {
    const bool promoted = spec.piece(piece.type).promotedFrom.has_value();
    const bool dark = isDark(spec, piece.side);
    const auto over = QQuaternion::fromAxisAndAngle(1, 0, 0, dark ? 180 : 0);
    const auto roll = QQuaternion::fromAxisAndAngle(0, 1, 0, !promoted ? 0 : dark ? -90 : 90);
    return roll * over;
}

/// Looks straight down, and shears what lies deeper to the lower right, so that the near and the right side
/// show.
class Projection {
public:
    static constexpr float DeeperRight = 0.13F, DeeperDown = 0.20F;
    static constexpr double FacePart = 0.71; ///< of the square's side that the face on top takes

    /// `lift`: how far the middle of the cube lies above its usual place.
    Projection(const QRectF& square, double lift) : m_lift(static_cast<float>(lift)) {
        m_half = square.width() * FacePart / 2;
        m_centre = square.center() - QPointF(DeeperRight, DeeperDown) * m_half;
    }
    QPointF operator()(const QVector3D& point) const {
        const float depth = 1 - point.z() - m_lift;
        return m_centre + QPointF(point.x() + DeeperRight * depth, -point.y() + DeeperDown * depth) * m_half;
    }
    /// How much of a face's area is seen: 1 for the face on top, 0 or less for one turned away.
    static float facing(const QVector3D& normal) {
        return QVector3D::dotProduct(normal, QVector3D(DeeperRight, -DeeperDown, 1));
    }

private:
    QPointF m_centre;
    double m_half = 0;
    float m_lift = 0;
};

constexpr double BrighterCorner = 0.06, DarkerCorner = 0.12; ///< of a face, upper left and lower right

const CubeColours& coloursOf(Wood wood) { return CubeColours::of(wood == Wood::Dark); }

/// How much of the light from the upper left a face gets, 0 to 1.
double brightness(const QVector3D& normal) {
    const auto light = QVector3D(-0.45F, 0.1F, 1.0F).normalized();
    const double direct = std::max(0.F, QVector3D::dotProduct(normal, light));
    return std::clamp(0.22 - 0.16 * normal.y() + 0.86 * direct, 0.0, 1.0);
}

/// A face seen through the projection.
struct SeenFace {
    const Face* face = nullptr;
    QVector3D normal;
    QTransform transform; ///< from a box of 100 x 100, the symbol's head at its top
    QPolygonF corners;
};

std::vector<SeenFace> seenFaces(const std::array<Face, 6>& faces, const QQuaternion& turn,
                                const Projection& project) {
    std::vector<SeenFace> seen;
    for (const auto& face : faces) {
        const QVector3D normal = turn.rotatedVector(face.normal);
        if (Projection::facing(normal) < 0.004F) continue;
        const QVector3D up = turn.rotatedVector(face.up);
        const QVector3D right = QVector3D::crossProduct(up, normal);
        const QPointF origin = project(normal - right + up);
        const QPointF across = (project(normal + right + up) - origin) / 100;
        const QPointF down = (project(normal - right - up) - origin) / 100;
        const QTransform transform(across.x(), across.y(), down.x(), down.y(), origin.x(), origin.y());
        seen.push_back({&face, normal, transform, transform.map(QPolygonF(QRectF(0, 0, 100, 100)))});
    }
    return seen;
}

/// How far the cube must rise while it is turned, so that its lowest corner still touches the board.
double liftOf(const QQuaternion& turn) {
    double reach = 0;
    for (const auto& axis : {QVector3D(1, 0, 0), QVector3D(0, 1, 0), QVector3D(0, 0, 1)})
        reach += std::abs(turn.rotatedVector(axis).z());
    return reach - 1;
}

QPainterPath outlineOf(const std::vector<SeenFace>& faces) {
    QPainterPath outline;
    for (const auto& face : faces) {
        QPainterPath one;
        one.addPolygon(face.corners);
        one.closeSubpath();
        outline = outline.united(one);
    }
    return outline;
}

void paintShadow(QPainter& painter, const QPainterPath& outline, double size) {
    constexpr int Layers = 3;
    for (int i = 1; i <= Layers; ++i) {
        const double spread = size * 0.022 * i;
        painter.setPen(QPen(QColor(0, 0, 0, 26), spread, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(QColor(0, 0, 0, 26));
        painter.drawPath(outline.translated(size * 0.018, size * 0.026));
    }
}

QColor woodColour(const SeenFace& face, double lighter = 0) {
    return coloursOf(face.face->wood).wood(brightness(face.normal) + lighter);
}

QBrush woodBrush(const SeenFace& face) {
    const QRectF box = face.corners.boundingRect();
    QLinearGradient gradient(box.topLeft(), box.bottomRight());
    gradient.setColorAt(0, woodColour(face, BrighterCorner));
    gradient.setColorAt(1, woodColour(face, -DarkerCorner));
    return gradient;
}

void paintFace(QPainter& painter, const core::VariantSpec& spec, const SeenFace& face, double size) {
    const auto& colours = coloursOf(face.face->wood);
    // Painted over its edges, so that no gap opens between faces; the bright edge shows the bevel.
    painter.setBrush(woodBrush(face));
    painter.setPen(QPen(woodColour(face), size * 0.03, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(face.corners);
    QColor edge = colours.edge;
    edge.setAlphaF(static_cast<float>(0.75 * brightness(face.normal)));
    QPainterPath bevel;
    bevel.addRoundedRect(QRectF(1.5, 1.5, 97, 97), 6, 6);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(edge, size * 0.012));
    painter.drawPath(face.transform.map(bevel));
    if (!face.face->symbol) return;

    const bool promoted = spec.piece(*face.face->symbol).promotedFrom.has_value();
    QColor ink = promoted ? colours.promoted : colours.symbol;
    // A symbol seen from the side fades, else it would be a tangle of lines.
    ink = mixed(woodColour(face), ink, std::clamp(0.12 + 1.6 * Projection::facing(face.normal), 0.0, 1.0));
    const double part = promoted ? 0.92 : 1.0;
    const auto inside =
        QTransform::fromTranslate(50, 50).scale(part, part).translate(-50, -50) * face.transform;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(inside.map(symbolOf(spec, *face.face->symbol)));
}

void paintCube(QPainter& painter, const QRectF& square, const core::VariantSpec& spec, core::PieceType type,
               const QQuaternion& turn) {
    const auto faces = facesOf(spec, type);
    const double size = square.width();
    auto seen = seenFaces(faces, turn, Projection(square, liftOf(turn)));
    // The sides first: the face on top covers their upper edges.
    std::sort(seen.begin(), seen.end(),
              [](const auto& a, const auto& b) { return a.normal.z() < b.normal.z(); });
    const QPainterPath outline = outlineOf(seen);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintShadow(painter, outline, size);
    painter.setPen(
        QPen(QColor(0x1C, 0x0F, 0x08, 190), size * 0.055, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    for (const auto& face : seen)
        paintFace(painter, spec, face, size);
    painter.restore();
}

} // namespace

const CubeColours& CubeColours::of(bool isDark) {
    static const CubeColours Maple{QColor(0xFD, 0xF1, 0xD6), QColor(0xB9, 0x8F, 0x5A),
                                   QColor(0xFF, 0xFA, 0xEC), QColor(0x2B, 0x1B, 0x12),
                                   QColor(0xA8, 0x1E, 0x16)};
    static const CubeColours Walnut{QColor(0x5A, 0x3A, 0x2A), QColor(0x22, 0x13, 0x0D),
                                    QColor(0x86, 0x5E, 0x47), QColor(0xFB, 0xEC, 0xD0),
                                    QColor(0xFF, 0xB0, 0x6B)};
    return isDark ? Walnut : Maple;
}

QColor CubeColours::wood(double light) const { return mixed(shaded, lit, std::clamp(light, 0.0, 1.0)); }

QColor CubeColours::darkestOnTop() const { return wood(brightness(QVector3D(0, 0, 1)) - DarkerCorner); }

void CubePieceSet::paint(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                         const PlacedPiece& piece) const {
    paintCube(painter, square, spec, piece.piece.type, turnOf(spec, piece.piece));
}

void CubePieceSet::paintTurning(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                                const PlacedPiece& from, const PlacedPiece& to, double progress) const {
    const auto turn = QQuaternion::slerp(turnOf(spec, from.piece), turnOf(spec, to.piece),
                                         static_cast<float>(std::clamp(progress, 0.0, 1.0)));
    paintCube(painter, square, spec, from.piece.type, turn);
}

} // namespace komadai::ui
