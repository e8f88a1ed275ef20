#include "translations/wording/review_wording.h"

#include "core/notation/move_text.h"
#include "translations/wording/fill.h"
#include "translations/wording/marks.h"

namespace komadai {
namespace {

using core::EndReason;
using ReasonKind = core::MoveReason::Kind;

const char* sourceOf(core::Verdict verdict) {
    switch (verdict) {
    case core::Verdict::Forced: return QT_TRANSLATE_NOOP("Review", "Forced move");
    case core::Verdict::Best: return QT_TRANSLATE_NOOP("Review", "Best move");
    case core::Verdict::Good: return QT_TRANSLATE_NOOP("Review", "Good move");
    case core::Verdict::MissedMate: return QT_TRANSLATE_NOOP("Review", "Missed win");
    case core::Verdict::Inaccuracy: return QT_TRANSLATE_NOOP("Review", "Inaccuracy");
    case core::Verdict::Mistake: return QT_TRANSLATE_NOOP("Review", "Mistake");
    case core::Verdict::Blunder: return QT_TRANSLATE_NOOP("Review", "Blunder");
    }
    return "";
}

const char* pluralOf(core::Verdict verdict) {
    switch (verdict) {
    case core::Verdict::Forced: return QT_TRANSLATE_NOOP("Review", "Forced moves");
    case core::Verdict::Best: return QT_TRANSLATE_NOOP("Review", "Best moves");
    case core::Verdict::Good: return QT_TRANSLATE_NOOP("Review", "Good moves");
    case core::Verdict::MissedMate: return QT_TRANSLATE_NOOP("Review", "Missed wins");
    case core::Verdict::Inaccuracy: return QT_TRANSLATE_NOOP("Review", "Inaccuracies");
    case core::Verdict::Mistake: return QT_TRANSLATE_NOOP("Review", "Mistakes");
    case core::Verdict::Blunder: return QT_TRANSLATE_NOOP("Review", "Blunders");
    }
    return "";
}

/// By the rule with which the engine's line ends, if it goes so far.
const char* missedWin(const core::MoveReason& reason) {
    const auto& end = reason.end;
    if (!reason.moves) return QT_TRANSLATE_NOOP("Review", "Missed a forced win.");
    if (end == EndReason::Checkmate) return QT_TRANSLATE_NOOP("Review", "Missed mate in {moves}.");
    if (end == EndReason::Campmate)
        return QT_TRANSLATE_NOOP("Review", "Missed reaching the camp with the {piece} in {moves}.");
    if (end) return QT_TRANSLATE_NOOP("Review", "Missed a win in {moves} ({reason}).");
    return QT_TRANSLATE_NOOP("Review", "Missed a forced win in {moves}.");
}

const char* allowedWin(const core::MoveReason& reason) {
    const auto& end = reason.end;
    if (!reason.moves) return QT_TRANSLATE_NOOP("Review", "Allows a forced win.");
    if (end == EndReason::Checkmate) return QT_TRANSLATE_NOOP("Review", "Allows mate in {moves}.");
    if (end == EndReason::Campmate)
        return QT_TRANSLATE_NOOP("Review", "Lets the {piece} reach the camp in {moves}.");
    if (end) return QT_TRANSLATE_NOOP("Review", "Allows a win in {moves} ({reason}).");
    return QT_TRANSLATE_NOOP("Review", "Allows a forced win in {moves}.");
}

const char* sourceOf(const core::MoveReason& reason) {
    switch (reason.kind) {
    case ReasonKind::MissedWin: return missedWin(reason);
    case ReasonKind::AllowsWin: return allowedWin(reason);
    case ReasonKind::AllowsDraw: return QT_TRANSLATE_NOOP("Review", "Allows a draw by {reason}.");
    case ReasonKind::LeavesEnPrise:
        return QT_TRANSLATE_NOOP("Review", "Leaves the {piece} on {square} en prise.");
    case ReasonKind::PutsEnPrise:
        return QT_TRANSLATE_NOOP("Review", "Puts the {piece} on {square} en prise.");
    case ReasonKind::MissedCapture:
        return QT_TRANSLATE_NOOP("Review", "Missed winning the {piece} on {square}.");
    }
    return "";
}

} // namespace

std::string ReviewWording::verdict(core::Verdict verdict) const { return in(sourceOf(verdict)); }

std::string ReviewWording::verdicts(core::Verdict verdict) const { return in(pluralOf(verdict)); }

std::string ReviewWording::nameOf(core::Square square, const core::VariantSpec& variant) const {
    return m_nameSquare ? m_nameSquare(square, variant)
                        : core::formatSquare(square, variant.size, variant.coordinates);
}

std::string ReviewWording::reason(const core::MoveReason& reason, const core::VariantSpec& variant) const {
    const std::string square = reason.square ? nameOf(*reason.square, variant) : std::string();
    const std::string piece = reason.piece ? m_wording.piece(variant.piece(*reason.piece)) : std::string();
    const std::string end = reason.end ? m_wording.reason(*reason.end) : std::string();
    return fill(in(sourceOf(reason)), fmt::arg("moves", reason.moves.value_or(0)), fmt::arg("piece", piece),
                fmt::arg("square", square), fmt::arg("reason", end));
}

std::string ReviewWording::comment(const core::MoveReview& review, const core::VariantSpec& variant,
                                   const std::string& better) const {
    std::string text =
        fill(in(QT_TRANSLATE_NOOP("Review", "{verdict}.")), fmt::arg("verdict", verdict(review.verdict)));
    const auto add = [&](const std::string& sentence) {
        text = fill(in(QT_TRANSLATE_NOOP("Review", "{sentence} {next}")), fmt::arg("sentence", text),
                    fmt::arg("next", sentence));
    };
    if (review.reason) add(reason(*review.reason, variant));
    if (!better.empty())
        add(fill(in(QT_TRANSLATE_NOOP("Review", "Better was {move}.")), fmt::arg("move", better)));
    return text;
}

} // namespace komadai
