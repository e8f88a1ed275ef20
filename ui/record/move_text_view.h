// The moves of a record as running text.
#pragma once

#include "ui/record/move_rows.h"
#include "ui/record/move_texts.h"

#include <QTextBrowser>
#include <QTimer>

#include <map>
#include <unordered_map>

class QTextCursor;

namespace komadai::ui {

class GameDocument;

/// Each variation is a paragraph of its own, indented by its depth, and so is the result. A click on a move shows that one. The text is
/// written anew when the event loop runs next after a change.
class MoveTextView : public QTextBrowser {
    Q_OBJECT
public:
    /// Longer records take too long to write as text.
    static constexpr std::size_t MostNodes = 5000;

    /// The document must outlive the view.
    explicit MoveTextView(GameDocument& document, QWidget* parent = nullptr);

    /// The place of the comment, or where it would stand, in the viewport.
    QRect commentRect(core::NodeId node, CommentPlace place);
    /// The node whose move or comment the pointer is at.
    std::optional<core::NodeId> nodeAt(const QPoint& point) const;
    void showCurrent();
    void reword();
    void setMarks(MoveMarks marks);
    void setScores(MoveScores scores);

signals:
    void commentEntered(komadai::core::NodeId node, komadai::ui::CommentPlace place);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
    QMimeData* createMimeDataFromSelection() const override;

private:
    struct Range {
        int first = 0;
        int last = 0; ///< behind the text
    };
    using CommentKey = std::pair<core::NodeId, CommentPlace>;

    void writeLater();
    void writeIfDue();
    void write();
    void writeComment(QTextCursor& cursor, core::NodeId node, CommentPlace place);
    void writeResult(QTextCursor& cursor, core::NodeId end);
    void onAnchorClicked(const QString& anchor);
    void scrollTo(int position);

    GameDocument& m_document;
    MoveTexts m_texts;
    QTimer m_due;
    std::unordered_map<core::NodeId, Range> m_moves;
    std::map<CommentKey, Range> m_comments;
    int m_resultEnd = 0; ///< behind the text of the result; 0: it is not written
};

} // namespace komadai::ui
