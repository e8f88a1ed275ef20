// The places that a search for positions has found, as a table.
#pragma once

#include "ui/explorer/position_search.h"

#include <QAbstractTableModel>

#include <vector>

namespace komadai::ui {

/// A row for each place, in the order in which they were found.
class FoundPlacesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Players, Result, Date, Ply, ColumnCount };
    /// What a column is sorted by: a text for the players, otherwise a number.
    static constexpr int SortRole = Qt::UserRole;

    explicit FoundPlacesModel(QObject* parent = nullptr);

    void clear();
    void add(const std::vector<FoundPlace>& places);
    /// Precondition: the row exists.
    const FoundPlace& placeAt(int row) const { return m_places[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const FoundPlace& place, int column) const;
    QVariant sortKey(const FoundPlace& place, int column) const;

    std::vector<FoundPlace> m_places;
};

} // namespace komadai::ui
