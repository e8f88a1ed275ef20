// The moves of a record as a table.
#pragma once

#include "ui/record/move_rows.h"
#include "ui/record/move_texts.h"

#include <QAbstractTableModel>

#include <unordered_map>

namespace komadai::ui {

class GameDocument;

/// A row for each full move, a column for each side; or a row for each move where it has its own number. Variations follow the move that
/// they replace. A comment has a row of its own, with its text in the first column, and so has the result of a game that is over. Moves
/// that were taken back in a game that goes on are left out.
class MoveTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// The document must outlive the model.
    explicit MoveTableModel(const GameDocument& document, QObject* parent = nullptr);

    const MoveRow& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The cell of a move; an invalid index for the root and for moves that are not in the table.
    QModelIndex indexOf(core::NodeId node) const;
    /// The node of a move, or the one that a comment belongs to or after which the game ended; none for an empty cell.
    std::optional<core::NodeId> nodeAt(const QModelIndex& index) const;
    /// The row of the result; none while the game has none.
    std::optional<int> resultRow() const;
    const MoveTexts& texts() const { return m_texts; }
    MoveNumbers numbers() const { return m_numbers; }
    /// The side that makes the move, where neither its column nor its text tells it: then a sign does.
    std::optional<core::Side> sideToSign(core::NodeId node) const;
    /// The time used for a move: "0:05", "1:02:03". Empty if it is unknown, if times are not to be shown, or if the record
    /// has none but zeros.
    QString time(core::NodeId node) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// The row of the result cannot be selected: the move before it is that position.
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// The role of a bool: whether the move has the mark of the repertoire.
    static constexpr int MarkRole = Qt::UserRole;
    void setMarks(MoveMarks marks);
    void setScores(MoveScores scores);
    void setTimesShown(bool areShown);
    /// The comment that is being typed; none when it is done. See tableRows.
    void setTyped(const std::optional<CommentAt>& comment);

    /// Words and numbers all moves anew.
    void reword();

private:
    void reset();
    /// Follows the tree: tells of the rows that are other ones now.
    void update();
    void onNodeChanged(core::NodeId node);
    void onOutcomeChanged();
    std::optional<PlayedEnd> playedEnd() const;
    void findMoves();
    /// Notes whether these rows have times. Precondition: all their nodes exist.
    void lookForTimes(const std::vector<MoveRow>& rows);

    const GameDocument& m_document;
    MoveTexts m_texts;
    std::vector<MoveRow> m_rows;
    std::unordered_map<core::NodeId, int> m_rowOf;
    MoveNumbers m_numbers{}; ///< of the rows
    std::optional<CommentAt> m_typed;
    bool m_isOutdated = false;
    bool m_showsTimes = true;
    bool m_hasTimes = false; ///< the record has times other than 0
};

} // namespace komadai::ui
