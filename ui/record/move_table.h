// The table of the moves of a record.
#pragma once

#include "core/record/tree_edit.h"
#include "ui/record/move_rows.h"
#include "ui/record/move_texts.h"

#include <QTableView>

namespace komadai::ui {

class GameDocument;
class MoveDelegate;
class MoveTableModel;

/// Follows the node that the document shows; a click on a move shows that one, a click on the sign of equal positions goes
/// to the next place in the record where the position stands.
class MoveTable : public QTableView {
    Q_OBJECT
public:
    /// The document must outlive the table.
    explicit MoveTable(GameDocument& document, QWidget* parent = nullptr);

    const MoveTableModel& moves() const { return *m_model; }
    /// The place of the comment, or where it would stand, in the viewport. The root has one comment, behind it.
    QRect commentRect(core::NodeId node, CommentPlace place) const;
    /// The node that the pointer is at.
    std::optional<core::NodeId> nodeAt(const QPoint& point) const;
    void showCurrent();
    void reword();
    void setMarks(MoveMarks marks);
    void setScores(MoveScores scores);
    void setTimesShown(bool areShown);

signals:
    void commentEntered(komadai::core::NodeId node, komadai::ui::CommentPlace place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    /// Comments lie across both columns, in rows as high as they need.
    void fitComments();
    void scrollToCurrent();
    void onCellChosen(const QModelIndex& index);

    GameDocument& m_document;
    MoveTableModel* m_model;
    MoveDelegate* m_delegate;
    int m_fittedWidth = 0;
    bool m_isChanging = false; ///< rows leave, and Qt makes another one the current one
};

} // namespace komadai::ui
