#include "ui/board/move_preview.h"

#include "ui/board/board_words.h"

namespace komadai::ui {
namespace {

/// The move as far as it is entered, with the target at `pointed`; none where it could not end there.
std::optional<core::PathMove> previewedMove(const MoveEntry& entry, const core::AnyPosition& position,
                                            const std::optional<Place>& pointed) {
    if (!position.effects() || !entry.selection() || !entry.choices().empty()) return std::nullopt;
    const auto* square = std::get_if<core::Square>(&*entry.selection());
    if (!square) return std::nullopt;
    auto course = entry.course() ? *entry.course() : core::PathMoveEntry(*position.effects(), *square);
    for (const Target& target : entry.targets())
        if (pointed == Place(target.square)) {
            course.add(target);
            break;
        }
    using Ending = core::PathMoveEntry::Ending;
    if (course.isEmpty() || course.ending() == Ending::NotYet) return std::nullopt;
    return course.move(course.ending() != Ending::WithoutPromotion);
}

} // namespace

bool MovePreview::update(const MoveEntry& entry, const std::optional<core::AnyPosition>& position,
                         const std::optional<Place>& pointed) {
    const auto move = position ? previewedMove(entry, *position, pointed) : std::nullopt;
    const bool isSame = move && m_move && core::playedAlike(*move, *m_move);
    if (isSame || (!move && !m_move)) return false;
    m_move = move;
    m_consequences = move ? core::consequencesOf(*position->effects(), *move) : core::MoveConsequences{};
    return true;
}

QString MovePreview::text(const core::AnyPosition& position) const {
    return m_move ? wordsFor(m_consequences, *m_move, position) : QString();
}

} // namespace komadai::ui
