// The colours of a board.
#pragma once

#include "ui/board/board_drawing.h"

#include <QColor>
#include <QPalette>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace komadai::ui {

/// Which colours the user wants.
enum class ThemeChoice {
    Desktop, ///< wood, light or dark as the widgets are
    Wood,
    DarkWood,
    PlainLight,
    PlainDark,
    HighContrast,
};

/// As the settings name it: "desktop", "plain-light".
QString nameOf(ThemeChoice choice);
std::optional<ThemeChoice> themeNamed(const QString& name);
std::vector<ThemeChoice> themeChoices();

/// The colours of board, stands and marks. Pieces have their own.
struct BoardTheme {
    QColor background; ///< round the board, where a picture has none of its own
    QColor frame, frameEdge, label;
    QColor lightSquare, darkSquare, line;
    QColor stand, standEdge, standToMove;
    QColor selected, selectedEdge, target, capture, captureHalo, shot, lastMove, check;
    /// Round frames, arrows and other lines on squares of a middle tone, from which no colour of theirs stands out;
    /// transparent where it does.
    QColor markHalo = Qt::transparent;
    QColor badge, badgeText;
    QColor number; ///< on a stand, and on choices
    QColor choice, choiceEdge, choiceHovered;
    QColor keyCursor, keyCursorHalo;
    QColor hintArrow, analysisArrow, repertoireArrow, variationArrow, betterArrow;
    /// A line that the user drew, and the halo on which it lies.
    struct DrawnLine {
        QColor line, halo;
    };
    std::array<DrawnLine, 4> drawings{}; ///< by DrawingColour
    QColor fire, net;

    /// For the edge of a filled mark.
    QColor edgeOf(const QColor& mark) const { return markHalo.alpha() > 0 ? markHalo : mark; }
    const DrawnLine& drawing(DrawingColour colour) const {
        return drawings[static_cast<std::size_t>(colour)];
    }

    static BoardTheme wooden();
    static BoardTheme darkWooden();
    static BoardTheme plainLight();
    static BoardTheme plainDark();
    static BoardTheme highContrast();
    /// For a board among widgets, whose background it has.
    static BoardTheme of(const QPalette& palette, ThemeChoice choice = ThemeChoice::Desktop);
};

} // namespace komadai::ui
