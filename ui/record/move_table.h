// The table of the moves of a record.
#pragma once

#include "core/record/tree_edit.h"
#include "ui/record/move_rows.h"
#include "ui/record/move_texts.h"

#include <QTableView>

#include <optional>

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
    /// Gives the comment a row while it is typed, and brings it into sight. The root has one comment, behind it.
    /// `height`  of the field in which it is typed, in pixels; 0: not known yet
    void makeRoomFor(const CommentAt& comment, int height);
    /// No comment is typed any more. Its row becomes a usual one, but not while the mouse is pressed: otherwise another move would come
    /// under it.
    void endTyping();
    /// The place of a comment in the viewport; the first row where it has none.
    QRect commentRect(const CommentAt& comment) const;
    /// The node that the pointer is at.
    std::optional<core::NodeId> nodeAt(const QPoint& point) const;
    bool isResultAt(const QPoint& point) const;
    void showCurrent();
    void reword();
    void setMarks(MoveMarks marks);
    void setScores(MoveScores scores);
    void setTimesShown(bool areShown);

signals:
    void commentEntered(komadai::core::NodeId node, komadai::ui::CommentPlace place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    /// Comments and the result lie across both columns, in rows as high as they need.
    void fitComments();
    /// The row of a comment; -1 if it has none.
    int rowOf(const CommentAt& comment) const;
    void scrollToCurrent();
    void onCellChosen(const QModelIndex& index);

    GameDocument& m_document;
    MoveTableModel* m_model;
    MoveDelegate* m_delegate;
    int m_fittedWidth = 0;
    std::optional<CommentAt> m_typed;
    int m_typedHeight = 0; ///< of its field
    bool m_isPressed = false;
    bool m_endsTypingOnRelease = false;
    bool m_isChanging = false; ///< Qt makes another row the current one, not the user
};

} // namespace komadai::ui
