#include "ui/board/entry_text.h"

#include "ui/board/board_view.h"
#include "ui/board/board_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace komadai::ui {
namespace {

struct EntryWords {
    Q_DECLARE_TR_FUNCTIONS(EntryText)
};

/// How far a move of several steps is entered, and its consequences.
QString progressText(const core::PathMoveEntry& course, const BoardView& board) {
    const auto& targets = board.entry().targets();
    const bool mayShoot = std::any_of(targets.begin(), targets.end(),
                                      [](const Target& target) { return target.kind == TargetKind::Shot; });
    const bool hasSeveral = course.mostSteps() > 1;
    QString text = EntryWords::tr("Step %1 of %2").arg(course.steps()).arg(course.mostSteps());
    if (mayShoot) text = hasSeveral ? EntryWords::tr("%1, may shoot").arg(text) : EntryWords::tr("May shoot");
    const QString preview = board.previewText();
    return preview.isEmpty() ? text : EntryWords::tr("%1: %2").arg(text, preview);
}

QString courseText(const core::PathMoveEntry& course, const BoardView& board) {
    const QString text = progressText(course, board);
    return course.ending() == core::PathMoveEntry::Ending::NotYet
               ? EntryWords::tr("%1 – Esc takes a step back").arg(text)
               : EntryWords::tr("%1 – Enter or a click on the piece ends the move, Esc takes a step back")
                     .arg(text);
}

} // namespace

QString entryText(const BoardView& board) {
    const auto* course = board.entry().course();
    const bool isChoosing = !board.entry().choices().empty();
    if (isChoosing)
        return course ? EntryWords::tr("Choose on the board – Esc takes a step back")
                      : EntryWords::tr("Choose on the board – Esc cancels");
    if (board.isDrawnByKeys())
        return EntryWords::tr("Drawing – Enter ends it, 1 to 4 choose the colour, Esc cancels it");
    if (board.premove() && !board.entry().selection())
        return EntryWords::tr("Premove – Esc or the right mouse button cancels it");
    return course ? courseText(*course, board) : capitalised(board.previewText());
}

QString essentialEntryText(const BoardView& board) {
    const auto* course = board.entry().course();
    if (!course || !board.entry().choices().empty() || board.isDrawnByKeys()) return {};
    QString text = progressText(*course, board);
    if (!board.previewText().isEmpty() || course->ending() == core::PathMoveEntry::Ending::NotYet)
        return text;
    return EntryWords::tr("%1 – Enter ends the move").arg(text);
}

} // namespace komadai::ui
