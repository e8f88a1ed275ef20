// The stored games as a table.
#pragma once

#include "core/rules/variant_set.h"
#include "core/store/library.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace komadai::ui {

/// "Human" or "Computer 3", or the player's name.
QString playerName(const core::Player& player);
/// Both players, the one who moves first first.
QString playerNames(const std::array<core::Player, core::SideCount>& players);

/// A row for each game, the latest first.
class GamesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Variant, Players, Result, Moves, Started, ColumnCount };

    /// `variants` provides the names of variants and sides. It must outlive the model.
    explicit GamesModel(const core::VariantSet& variants, QObject* parent = nullptr);

    /// `games` are in the order of core::Library::games.
    void setGames(std::vector<core::GameSummary> games);
    /// Inserts or updates the row of one game. Other rows stay.
    void setGame(core::GameSummary game);
    /// Removes the row of a game, if there is one.
    void removeGame(core::GameId game);
    std::optional<int> rowOf(core::GameId game) const;
    /// Precondition: the row exists.
    const core::GameSummary& gameAt(int row) const { return m_games[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const core::GameSummary& game, int column) const;

    const core::VariantSet& m_variants;
    std::vector<core::GameSummary> m_games;
};

} // namespace komadai::ui
