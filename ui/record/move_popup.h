// A small board beside the list of moves, with the position after the move under the mouse.
#pragma once

#include "core/record/game_tree.h"

#include <QObject>
#include <QRect>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

class QMouseEvent;
class QWidget;

namespace komadai::ui {

class BoardPopup;
class GameDocument;

/// Appears when the mouse rests on a move, then follows the mouse from move to move until it leaves them. The position that
/// the document shows is on the large board and gets none.
class MovePopup : public QObject {
    Q_OBJECT
public:
    static constexpr int DelayMs = 400;

    /// The node at a point of a list; none where there is no move.
    using NodeAt = std::function<std::optional<core::NodeId>(const QPoint& point)>;

    /// The document must outlive the object. The board belongs to `owner`.
    MovePopup(GameDocument& document, QWidget* owner);

    /// Follows the mouse over the viewport of a list, which must outlive the object.
    void follow(QWidget& viewport, NodeAt nodeAt);
    void setEnabled(bool enabled);
    void setFlipped(bool flipped);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct List {
        QWidget* viewport;
        NodeAt nodeAt;
    };

    void pointAt(const List& list, const QMouseEvent& event);
    bool canShow() const;
    void showBoard();
    void cancel();

    GameDocument& m_document;
    BoardPopup* m_board;
    std::vector<List> m_lists;
    bool m_isEnabled = true;
    std::optional<core::NodeId> m_node; ///< under the mouse
    QRect m_row;                        ///< of the list on the screen, at the mouse
    QTimer m_delay;
};

} // namespace komadai::ui
