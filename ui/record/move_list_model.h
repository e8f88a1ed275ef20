// The line that a document shows, as a table.
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>

namespace komadai::ui {

class GameDocument;

/// A row for each full move, a column for each side; a game that the second player begins leaves the first
/// cell empty.
class MoveListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// The document must outlive the model.
    explicit MoveListModel(const GameDocument& document, QObject* parent = nullptr);

    /// The cell of the move that leads to `ply`, from 1; an invalid index for 0.
    QModelIndex indexOfPly(int ply) const;
    /// The ply after the move in a cell; none for an empty cell.
    std::optional<int> plyAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Words all moves anew.
    void reset();

private:
    int cells() const { return m_emptyCells + static_cast<int>(m_texts.size()); }
    QString textOfMove(int ply) const;

    const GameDocument& m_document;
    QStringList m_texts;  ///< by ply
    int m_emptyCells = 0; ///< before the first move
};

} // namespace komadai::ui
