// A game as a text with diagrams, to be printed or kept in a file.
#pragma once

#include "core/rules/any_position.h"
#include "ui/analysis/evaluation_plot.h"
#include "ui/board/board_diagram.h"

#include <QString>

#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace komadai::ui {

class GameDocument;

/// What a report has.
struct ReportOptions {
    bool hasVariations = true;
    bool hasComments = true;
    bool hasGraph = true; ///< of the evaluations, if a fourth of the positions have one
    // Which positions have a diagram.
    bool showsStart = false;
    bool showsBookmarks = true;
    bool showsMarkedMoves = true; ///< moves with a glyph !!, ? or ??
    bool showsTurns = true;       ///< turning points, as the evaluations in the record show them
    bool showsEnd = true;         ///< of the main line
    int everyPlies = 0;           ///< of the main line; 0: none
    friend bool operator==(const ReportOptions&, const ReportOptions&) = default;
};

/// Who played, and where it stands.
struct ReportTitle {
    QString title;
    QString subtitle; ///< may be empty
};

/// Of one of several games in a report.
struct ReportHeading {
    QString text;
};

/// What is known about the game: names and values.
struct ReportFacts {
    std::vector<std::pair<QString, QString>> rows;
};

/// Moves of one line, with numbers and comments.
struct ReportParagraph {
    enum class Style { Number, Move, Comment, Text };
    struct Run {
        QString text;
        Style style{};
        friend bool operator==(const Run&, const Run&) = default;
    };
    int level = 0; ///< 0 in the main line, 1 in its variations, 2 in theirs ...
    std::vector<Run> runs;

    QString text() const;
};

/// A position.
struct ReportDiagram {
    core::AnyPosition position;
    std::optional<core::Move> lastMove;
    std::vector<BoardDrawing> drawings;
    QString caption;
    std::optional<PieceLook> look{}; ///< none: that of the report
};

/// The evaluations of the main line.
struct ReportGraph {
    EvaluationPicture picture;
};

using ReportPart =
    std::variant<ReportTitle, ReportHeading, ReportFacts, ReportParagraph, ReportDiagram, ReportGraph>;

/// The parts of a report in their order, in the language of the program and the chosen notation.
std::vector<ReportPart> makeReport(const GameDocument& document, const ReportOptions& options = {});

} // namespace komadai::ui
