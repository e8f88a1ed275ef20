// The lines of an analysis as a table, each with its moves, which can be pointed at.
#pragma once

#include <QRect>
#include <QTreeWidget>

#include <optional>
#include <vector>

namespace komadai::ui {

/// A line in the table.
struct LineId {
    int block = 0; ///< an engine, or another source of lines; from 0
    int rank = 1;  ///< 1 is the best line
    friend bool operator==(const LineId&, const LineId&) = default;
};

/// A move of a line.
struct LinePlace {
    LineId line;
    int move = 0; ///< from 0
    friend bool operator==(const LinePlace&, const LinePlace&) = default;
};

/// A row for each line; rows of several sources stand below the name of their source. The line that is selected is shown
/// whole, the others as far as they fit. Moves are chosen by the mouse, or by Left, Right and Enter.
class LinesTable : public QTreeWidget {
    Q_OBJECT
public:
    enum Column { Score, Depth, Nodes, Speed, Line, ColumnCount };
    struct Row {
        QString score, depth, nodes, speed;
        QStringList moves;      ///< without spaces at which they may be broken
        bool isEarlier = false; ///< found by an earlier analysis
    };

    explicit LinesTable(QWidget* parent = nullptr);

    /// Sets the number of sources and their names; a single one without a name has no row of its own. Removes all lines.
    void setBlocks(const QStringList& names);
    void setRow(const LineId& line, const Row& row);
    /// Removes the lines of a source from this rank on.
    void removeRows(int block, int fromRank);
    int rowCount(int block) const;
    /// What the source has to say instead of lines; empty: nothing.
    void setRemark(int block, const QString& text);
    /// Whether the row with the name of the source is shown.
    void setBlockShown(int block, bool isShown);

    /// The line that is selected.
    std::optional<LineId> selectedLine() const;
    /// All that are selected, at least `selectedLine`.
    std::vector<LineId> selectedLines() const;
    /// The move at a point of the viewport.
    std::optional<LinePlace> moveAt(const QPoint& point) const;
    /// Where a move is painted, in the viewport; empty where it does not fit.
    QRect moveRect(const LinePlace& place) const;
    /// The move that is pointed at by the mouse or the keyboard.
    const std::optional<LinePlace>& pointedMove() const { return m_pointed; }

signals:
    void movePointedAt(const komadai::ui::LinePlace& place, const QRect& onScreen);
    void pointingEnded();
    void moveChosen(const komadai::ui::LinePlace& place);
    void menuWanted(const komadai::ui::LinePlace& place, const QPoint& onScreen);

protected:
    bool event(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class MoveDelegate;
    friend class MoveDelegate;

    QTreeWidgetItem* blockItem(int block) const;
    QTreeWidgetItem* itemOf(const LineId& line) const;
    std::optional<LineId> lineOf(const QTreeWidgetItem* item) const;
    QStringList movesOf(const LineId& line) const;
    void point(const std::optional<LinePlace>& place);
    void pointByKey(int step);

    std::optional<LinePlace> m_pointed, m_pressed;
    bool m_hasBlockRows = false;
    int m_blocks = 1;
};

} // namespace komadai::ui
