// How pieces look.
#pragma once

#include "core/variants/variant_spec.h"

#include <QPainter>
#include <QRectF>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace komadai::ui {

/// A piece as it lies before the viewer.
struct PlacedPiece {
    core::Piece piece;
    bool pointsUp = true; ///< away from the viewer, as the near player's pieces do
    friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

/// Paints the pieces of any variant into squares, from code alone and at any size.
class PieceSet {
public:
    virtual ~PieceSet() = default;

    /// Whether the piece's direction shows whose it is; else its colour does.
    virtual bool pointsDirection() const = 0;
    /// Paints a piece that stands on `square`, leaving a margin.
    virtual void paint(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                       const PlacedPiece& piece) const = 0;
    /// Paints a piece on its way from one look to another; `progress` runs from 0 to 1.
    virtual void paintTurning(QPainter& painter, const QRectF& square, const core::VariantSpec& spec,
                              const PlacedPiece& from, const PlacedPiece& to, double progress) const = 0;
};

/// How the user wants pieces to look.
enum class PieceLook {
    Letters,
    Kanji,     ///< as short as the variant has them
    FullKanji, ///< as on real pieces
    Figures,   ///< as in chess
    Cubes,
    International, ///< wedges with figures, small kanji and marks for the moves
};

/// As `--pieces` and the settings name it: "letters", "kanji", "full-kanji", "figures", "cubes", "international".
QString nameOf(PieceLook look);
std::optional<PieceLook> pieceLookNamed(const QString& name);
std::vector<PieceLook> pieceLooks();
/// The one that the variant asks for; figures for games of chess with the style "letters", which is that of variants that name none.
PieceLook usualLook(const core::VariantSpec& spec);
/// Those that suit the variant on this system, at least the usual one.
std::vector<PieceLook> looksFor(const core::VariantSpec& spec);
/// Letters and kanji stand on stones or wedges, whichever the variant is played with.
std::shared_ptr<const PieceSet> makePieceSet(const core::VariantSpec& spec, PieceLook look);

/// Whether a side is the dark one: its pieces, in sets of two colours, and its sign beside names. Black is the dark side, and so is the
/// opponent of White. Where the sides have other names, the dark side moves first in games with the coordinates of shogi (sente has ☗
/// in diagrams) or with stones, as in go; in all other games it moves second.
bool isDark(const core::VariantSpec& spec, core::Side side);

} // namespace komadai::ui
