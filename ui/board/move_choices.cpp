#include "ui/board/move_choices.h"

#include "core/rules/move_course.h"
#include "ui/board/board_words.h"

#include <QCoreApplication>

namespace komadai::ui {
namespace {

struct ChoiceText {
    Q_DECLARE_TR_FUNCTIONS(MoveChoices)
};

/// The target of the move's last shot, if the move ends with it.
std::optional<core::Square> shotAtEnd(const core::Move& move) {
    const auto course = core::courseOf(move);
    if (course.victims.empty()) return std::nullopt;
    const auto& last = course.victims.back();
    return last.byShot && last.step == course.path.size() ? std::optional(last.square) : std::nullopt;
}

} // namespace

std::vector<PaintedChoice> MoveChoices::painted(std::optional<QPointF> hovered,
                                                std::optional<int> highlighted) const {
    std::vector<PaintedChoice> painted;
    const auto& moves = m_entry.choices();
    if (moves.empty()) return painted;
    const auto buttons = choiceRects(m_layout.squareRect(core::destinationOf(moves.front())),
                                     m_layout.boardRect() & m_seen, moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto shot = m_entry.choosesWay() ? shotAtEnd(moves[i]) : std::nullopt;
        const auto piece =
            shot ? m_position.pieceAt(*shot).value_or(core::Piece{}) : core::pieceAfter(moves[i], m_position);
        const bool isHovered = hovered && buttons[i].contains(hovered->toPoint());
        const bool isNext = highlighted == static_cast<int>(i);
        painted.push_back({buttons[i], m_layout.placed(piece), shot.has_value(), isHovered || isNext});
    }
    return painted;
}

QRect MoveChoices::rectOf(const core::Move& move) const {
    const auto& moves = m_entry.choices();
    const auto buttons = painted(std::nullopt, std::nullopt);
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (moves[i] == move) return buttons[i].rect;
    return {};
}

std::optional<core::Move> MoveChoices::at(const QPointF& point) const {
    const auto& moves = m_entry.choices();
    const auto buttons = painted(std::nullopt, std::nullopt);
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (buttons[i].rect.contains(point.toPoint())) return moves[i];
    return std::nullopt;
}

QString MoveChoices::text(const core::Move& move) const {
    if (!m_entry.choosesWay())
        return nameWithLetters(core::pieceAfter(move, m_position).type, m_position.spec());
    return shotAtEnd(move) ? ChoiceText::tr("Shoot from here") : ChoiceText::tr("Capture by moving there");
}

} // namespace komadai::ui
