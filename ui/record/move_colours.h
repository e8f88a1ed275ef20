// The colours of moves in a table.
#pragma once

#include "ui/mixed_colour.h"
#include "ui/record/variation_look.h"

#include <QColor>
#include <QPalette>

namespace komadai::ui {

/// The colours in a cell of a table of moves.
struct MoveColours {
    QColor move;  ///< fainter in variations
    QColor faint; ///< evaluations, signs of less weight
    QColor sign;  ///< bookmarks, and moves of the repertoire
    QColor comment;
    QColor guide; ///< the lines at the left of variations

    static MoveColours of(const QPalette& palette, bool isVariation, bool isSelected) {
        if (isSelected) {
            const QColor all = palette.color(QPalette::HighlightedText);
            return {all, all, all, all, all};
        }
        const QColor base = palette.color(QPalette::Base), text = palette.color(QPalette::Text);
        const QColor link = palette.color(QPalette::Link);
        return {mixed(text, base, isVariation ? VariationFadedPart : 0), mixed(text, base, 0.4), link,
                mixed(text, link, 0.35), mixed(base, text, 0.5)};
    }
};

} // namespace komadai::ui
