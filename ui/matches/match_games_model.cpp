#include "ui/matches/match_games_model.h"

#include "ui/language/retranslated.h"
#include "ui/matches/match_text.h"
#include "ui/wording.h"

namespace komadai::ui {

MatchGamesModel::MatchGamesModel(const MatchService& match, QObject* parent)
    : QAbstractTableModel(parent), m_match(match), m_rows(static_cast<int>(match.games().size())) {
    const auto reset = [this] {
        beginResetModel();
        m_rows = static_cast<int>(m_match.games().size());
        endResetModel();
    };
    connect(&match, &MatchService::started, this, reset);
    connect(&match, &MatchService::gamesDropped, this, reset);
    connect(&match, &MatchService::gameBegun, this, [this] {
        beginInsertRows({}, 0, 0);
        ++m_rows;
        endInsertRows();
    });
    connect(&match, &MatchService::gameChanged, this, [this](int game) {
        const int row = m_rows - 1 - game;
        emit dataChanged(index(row, 0), index(row, Columns - 1));
    });
    whenLanguageChanges(this, [this] {
        emit headerDataChanged(Qt::Horizontal, 0, Columns - 1);
        if (m_rows > 0) emit dataChanged(index(0, 0), index(m_rows - 1, Columns - 1));
    });
}

const MatchGameEntry* MatchGamesModel::game(int row) const {
    if (row < 0 || row >= m_rows) return nullptr;
    return &m_match.games()[static_cast<std::size_t>(m_rows - 1 - row)];
}

/// They are among the first rows.
void MatchGamesModel::refreshRunning() {
    int left = m_match.runningGames();
    for (int row = 0; row < m_rows && left > 0; ++row) {
        if (!game(row)->isRunning()) continue;
        emit dataChanged(index(row, Plies), index(row, End));
        --left;
    }
}

int MatchGamesModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }
int MatchGamesModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant MatchGamesModel::data(const QModelIndex& index, int role) const {
    const MatchGameEntry* entry = game(index.row());
    if (!entry) return {};
    if (role == Qt::DisplayRole) return text(*entry, index.column());
    if (role == Qt::ToolTipRole && index.column() == End) return text(*entry, End);
    if (role == Qt::TextAlignmentRole && (index.column() == Number || index.column() == Plies))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QString MatchGamesModel::text(const MatchGameEntry& game, int column) const {
    switch (column) {
    case Number: return QString::number(game.number);
    case First: return playerOf(m_match, game, core::Side::First);
    case Second: return playerOf(m_match, game, core::Side::Second);
    case Score: return scoreText(game);
    case Plies: return QString::number(game.moves->plies());
    case End: return endText(m_match, game);
    default: return {};
    }
}

QVariant MatchGamesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const bool wasMatch = m_match.state() != MatchService::State::None;
    switch (section) {
    case Number: return tr("No.");
    case First: return wasMatch ? sideName(m_match.variant(), core::Side::First) : tr("First player");
    case Second: return wasMatch ? sideName(m_match.variant(), core::Side::Second) : tr("Second player");
    case Score: return tr("Result");
    case Plies: return tr("Plies");
    case End: return tr("End");
    default: return {};
    }
}

} // namespace komadai::ui
