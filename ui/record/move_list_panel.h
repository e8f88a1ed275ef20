// The moves of the record, and buttons to step through them.
#pragma once

#include "core/record/tree_edit.h"
#include "ui/preferences/preference.h"
#include "ui/record/move_rows.h"
#include "ui/record/move_texts.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>

class QAction;
class QMenu;
class QStackedLayout;
class QVBoxLayout;

namespace komadai::ui {

class CommentEditor;
class GameDocument;
class MovePopup;
class MoveTable;
class MoveTextView;

namespace preference {

/// Whether moves are shown as running text instead of a table.
extern const Preference<bool> MovesAsText;
/// Whether the evaluations that the record has stand beside the moves.
extern const Preference<bool> EvaluationsInMoves;
/// Whether the times that the record has stand beside the moves, in the table.
extern const Preference<bool> TimesInMoves;
/// Whether a small board shows the position after the move under the mouse.
extern const Preference<bool> PreviewInMoves;

} // namespace preference

/// Shows the record as a table or as running text, as the user prefers; records that are too long for a text always as a
/// table.
class MoveListPanel : public QWidget {
    Q_OBJECT
public:
    /// `steps` become buttons below the list; `menu` opens at a move that is clicked with the right button, and may be
    /// null. The document must outlive the panel.
    MoveListPanel(GameDocument& document, const QList<QAction*>& steps, QMenu* menu = nullptr,
                  QWidget* parent = nullptr);
    ~MoveListPanel() override;

    /// Puts a widget between the list and the buttons, which stay where they are when it comes and goes.
    void addBelowList(QWidget* widget);
    /// Shows or hides list and buttons, but not what stands between them.
    void setListShown(bool isShown);
    /// Opens a field for the comment of the node that is shown. The comment in front of the first move of all is the one on
    /// the whole game.
    void editComment(CommentPlace place);
    /// Keeps the comment that is being typed, if there is one.
    void finishEditing();
    /// Signs for moves of the repertoire. To be set again when they have changed.
    void setMarks(const MoveMarks& marks);
    /// Evaluations beside the moves. To be set again when they are worded in another way.
    void setScores(const MoveScores& scores);
    /// Whether the second player sits at the near edge of the boards that are shown for moves.
    void setFlipped(bool flipped);

private:
    void showChosenView();
    bool isText() const;
    void openEditor(core::NodeId node, CommentPlace place);
    void followEditor(CommentEditor& editor, const CommentAt& comment);
    void setComment(core::NodeId node, CommentPlace place, const QString& text);
    void showMenu(QMenu& menu, QWidget& viewport, const QPoint& point, std::optional<core::NodeId> node);

    GameDocument& m_document;
    MoveTable* m_table;
    MoveTextView* m_text;
    QWidget* m_list;         ///< the table or the text
    QWidget* m_steps;        ///< the buttons below
    QStackedLayout* m_views; ///< of `m_list`
    QVBoxLayout* m_layout;
    MovePopup* m_popup;
    QPointer<CommentEditor> m_editor;
};

} // namespace komadai::ui
