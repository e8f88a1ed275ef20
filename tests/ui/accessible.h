// A board as a screen reader sees it.
#pragma once

#include "ui/board/board_surface.h"

#include <QAccessible>

namespace komadai::ui::test {

/// Asks the accessibility interface of a board alone, as a screen reader does.
class SpokenBoard {
public:
    explicit SpokenBoard(BoardSurface& board) : m_board(board) {}

    QAccessibleInterface& list() const { return *QAccessible::queryAccessibleInterface(&m_board); }
    QAccessibleInterface& part(const Place& place) const { return *list().child(m_board.indexOf(place)); }
    QString nameOf(const Place& place) const { return part(place).text(QAccessible::Name); }
    QString valueOf(const Place& place) const { return part(place).text(QAccessible::Value); }
    /// The notification behind the places.
    QString news() const { return list().child(list().childCount() - 1)->text(QAccessible::Name); }
    QStringList actionsOf(const Place& place) const { return part(place).actionInterface()->actionNames(); }
    void act(const Place& place, const QString& action) const {
        part(place).actionInterface()->doAction(action);
    }
    void press(const Place& place) const { act(place, QAccessibleActionInterface::pressAction()); }

private:
    BoardSurface& m_board;
};

} // namespace komadai::ui::test
