// The games of a match as a table.
#pragma once

#include "ui/matches/match_service.h"

#include <QAbstractTableModel>

namespace komadai::ui {

/// The game that began last stands first. Follows the service.
class MatchGamesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, First, Second, Score, Plies, End, Columns };

    /// The service must outlive the model.
    explicit MatchGamesModel(const MatchService& match, QObject* parent = nullptr);

    /// Null where there is no such row.
    const MatchGameEntry* game(int row) const;
    /// Tells that running games have gone on.
    void refreshRunning();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const MatchGameEntry& game, int column) const;

    const MatchService& m_match;
    int m_rows = 0; ///< that the views know
};

} // namespace komadai::ui
