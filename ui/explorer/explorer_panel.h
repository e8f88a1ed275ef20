// Shows which moves were played in the position on the board.
#pragma once

#include "ui/explorer/move_statistics.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace komadai::ui {

class FilterField;
class GameDocument;

/// Follows the node that a document shows, and counts the moves that were played there in the games of the library. It makes
/// no difference by which moves a game has reached the position.
class ExplorerPanel : public QWidget {
    Q_OBJECT
public:
    /// The library must outlive the panel.
    explicit ExplorerPanel(LibraryService& library, QWidget* parent = nullptr);

    /// Shows this document from now on; null: none.
    void setDocument(GameDocument* document);
    /// Counts again; a hidden panel does so when it is shown.
    void refresh();
    /// A panel that is shown, but lies behind another one, counts nothing. In front without this call.
    void setInFront(bool isInFront);

signals:
    /// The user plays this move in the position of the document.
    void moveChosen(const komadai::core::Move& move);
    /// The mouse is over the row of this move.
    void moveHovered(const komadai::core::Move& move);
    /// It is over no move any more.
    void hoverEnded();
    /// The user wants to see the games that reached the position and that this filter accepts.
    void gamesWanted(const QString& filter);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The moves in the rows of the table, and where they were played.
    struct Rows {
        core::AnyPosition position;
        std::vector<core::Move> moves;
    };

    bool isSeen() const { return m_isInFront && isVisible(); }
    void createTable();
    void retranslate();
    void refreshSoon();
    void onRecordReset();
    void onChanged();
    void fill();
    /// The row to select when other figures are shown; `row` was selected among those `before`.
    int rowAfter(const std::optional<Rows>& before, int row) const;
    void addRow(const QString& move, const core::MoveCounts& counts, std::int64_t allGames);
    QString barText() const;
    QString resultsText(const core::MoveCounts& counts) const;
    QString statusText() const;
    /// The move in a row; none in the total, and where other figures are awaited.
    std::optional<core::Move> moveAt(QTreeWidgetItem* item) const;
    void choose(QTreeWidgetItem* item);

    MoveStatistics m_statistics;
    QPointer<GameDocument> m_document;
    FilterField* m_filter;
    QTreeWidget* m_table;
    QLabel* m_status;
    QPushButton* m_games;
    std::optional<Rows> m_rows; ///< none while the table is empty
    QTimer m_patience;          ///< for which figures of the last position may stay
    QTimer m_pause;             ///< after a change of the library
    bool m_isInFront = true;
};

} // namespace komadai::ui
