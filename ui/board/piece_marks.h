// The writing on the pieces: letters or kanji.
#pragma once

#include "core/variants/variant_spec.h"

#include <QPainterPath>
#include <QString>

namespace komadai::ui {

/// Whether a variant gives its pieces kanji and a font of the system has any of them.
bool hasKanji(const core::VariantSpec& spec);
/// Whether it has some in full that differ from those, likewise.
bool hasFullKanji(const core::VariantSpec& spec);
/// Whether those are written in a font whose strokes swell, so that they look as on real pieces.
bool hasBrushKanji(const core::VariantSpec& spec);

/// The writing on pieces as filled outlines in a box from (0, 0) to (100, 100), upright.
class PieceMarks {
public:
    /// Each kind shows its letters, a promoted one those of what it was.
    static PieceMarks letters() { return PieceMarks({}, false); }
    /// Each kind shows its kanji, the first on top; letters where it has none or the font lacks one. The font is
    /// the one of the system that has most of the variant's kanji.
    static PieceMarks kanjiFor(const core::VariantSpec& spec);
    /// The same with the kanji that real pieces have, in a font whose strokes swell as a brush's do.
    static PieceMarks fullKanjiFor(const core::VariantSpec& spec);

    QPainterPath of(const core::VariantSpec& spec, core::PieceType type) const;
    /// The same for a piece on the board: in full, the king of the second side is 王, as in real sets.
    QPainterPath of(const core::VariantSpec& spec, core::Piece piece) const;
    /// Whether the kind shows its kanji. A promoted one then differs from what it was.
    bool isKanji(const core::VariantSpec& spec, core::PieceType type) const {
        return !kanjiOf(spec, type).isEmpty();
    }

private:
    PieceMarks(QString family, bool inFull) : m_family(std::move(family)), m_inFull(inFull) {}
    QString kanjiOf(const core::VariantSpec& spec, core::PieceType type) const;

    QString m_family; ///< empty: letters
    bool m_inFull;
};

} // namespace komadai::ui
