// The list of faults of a reviewed game.
#pragma once

#include "core/record/tree_edit.h"

#include <QTreeWidget>

#include <optional>

namespace komadai::ui {

/// A fault as the list shows it.
struct ListedFault {
    core::NodeId node{}; ///< after the move
    QString move{};      ///< with its number
    QString verdict{};
    QString reason{};            ///< a sentence; empty if none is known
    bool isTurningPoint = false; ///< the game turned by it
};

/// A row for each fault: the move and the verdict, and below them the reason in as many lines as it needs. A sign marks turning points; its
/// tool tip explains it.
class FaultList : public QTreeWidget {
    Q_OBJECT
public:
    explicit FaultList(QWidget* parent = nullptr);

    void addFault(const ListedFault& fault);
    std::optional<core::NodeId> nodeOf(const QTreeWidgetItem* item) const;
    /// Selects the row of the fault with this node, or none if there is no such fault.
    void showCurrent(core::NodeId node);

    /// What the rows hold besides the move, which is their text.
    enum Role { VerdictRole = Qt::UserRole, ReasonRole, TurningRole, NodeRole };

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace komadai::ui
