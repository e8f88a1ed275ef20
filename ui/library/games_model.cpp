#include "ui/library/games_model.h"

#include "ui/language/retranslated.h"
#include "ui/wording.h"

#include <QDateTime>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

QDateTime startOf(const core::GameSummary& game) {
    return QDateTime::fromSecsSinceEpoch(game.header.startedAt.time_since_epoch().count());
}

/// The time for a game of today, otherwise the date, since the column is narrow.
QString dateText(const QDateTime& time) {
    if (time.date() == QDate::currentDate()) return time.time().toString(QStringLiteral("HH:mm"));
    return QLocale().toString(time.date(), QLocale::ShortFormat);
}

/// Date and time without seconds.
QString fullDateText(const QDateTime& time) {
    return QLocale().toString(time.date(), QLocale::LongFormat) + QStringLiteral("  ") +
           time.time().toString(QStringLiteral("HH:mm"));
}

/// "1–0", "½–½", or "…" for a game that is not over.
QString scoreOf(const core::GameSummary& game) {
    if (!game.outcome) return QStringLiteral("…");
    if (!game.outcome->winner) return QStringLiteral("½–½");
    return *game.outcome->winner == core::Side::First ? QStringLiteral("1–0") : QStringLiteral("0–1");
}

} // namespace

QString playerName(const core::Player& player) {
    if (player.computerLevel) return GamesModel::tr("Computer %1").arg(*player.computerLevel);
    return player.name.empty() ? GamesModel::tr("Human") : QString::fromStdString(player.name);
}

QString playerNames(const std::array<core::Player, core::SideCount>& players) {
    return GamesModel::tr("%1 – %2").arg(playerName(players[0]), playerName(players[1]));
}

GamesModel::GamesModel(const core::VariantSet& variants, QObject* parent)
    : QAbstractTableModel(parent), m_variants(variants) {
    whenLanguageChanges(this, [this] {
        emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        if (!m_games.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
}

void GamesModel::setGames(std::vector<core::GameSummary> games) {
    beginResetModel();
    m_games = std::move(games);
    endResetModel();
}

std::optional<int> GamesModel::rowOf(core::GameId game) const {
    const auto found =
        std::find_if(m_games.begin(), m_games.end(), [game](const auto& g) { return g.id == game; });
    return found == m_games.end() ? std::nullopt : std::optional(static_cast<int>(found - m_games.begin()));
}

void GamesModel::setGame(core::GameSummary game) {
    const auto comesBefore = [](const core::GameSummary& a, const core::GameSummary& b) {
        return std::pair(a.header.startedAt, a.id) > std::pair(b.header.startedAt, b.id);
    };
    const auto row = rowOf(game.id);
    if (row && m_games[static_cast<std::size_t>(*row)].header.startedAt == game.header.startedAt) {
        m_games[static_cast<std::size_t>(*row)] = std::move(game);
        emit dataChanged(index(*row, 0), index(*row, ColumnCount - 1));
        return;
    }
    if (row) removeGame(game.id);
    const auto place = std::lower_bound(m_games.begin(), m_games.end(), game, comesBefore);
    const int newRow = static_cast<int>(place - m_games.begin());
    beginInsertRows({}, newRow, newRow);
    m_games.insert(place, std::move(game));
    endInsertRows();
}

void GamesModel::removeGame(core::GameId game) {
    const auto row = rowOf(game);
    if (!row) return;
    beginRemoveRows({}, *row, *row);
    m_games.erase(m_games.begin() + *row);
    endRemoveRows();
}

int GamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

int GamesModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant GamesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const auto& game = gameAt(index.row());
    if (role == Qt::DisplayRole) return text(game, index.column());
    if (role == Qt::ToolTipRole) {
        const auto variant = m_variants.find(game.header.variant);
        if (!variant)
            return tr("The variant “%1” is missing. Import it to open the game.")
                .arg(QString::fromStdString(game.header.variant));
        if (index.column() == Started) return fullDateText(startOf(game));
        if (index.column() == Players) return playerNames(game.header.players); // may be cut off
        if (!game.outcome) return tr("Not finished");
        return result(*game.outcome, variant->spec());
    }
    if (role == Qt::ForegroundRole && !m_variants.find(game.header.variant))
        return QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text);
    if (role == Qt::TextAlignmentRole && (index.column() == Result || index.column() == Moves))
        return Qt::AlignCenter;
    return {};
}

QString GamesModel::text(const core::GameSummary& game, int column) const {
    switch (column) {
    case Started: return dateText(startOf(game));
    case Variant: {
        const auto variant = m_variants.find(game.header.variant);
        return variant ? nameOf(variant->spec())
                       : tr("%1 (missing)").arg(QString::fromStdString(game.header.variant));
    }
    case Players: return playerNames(game.header.players);
    case Result: return scoreOf(game);
    case Moves: return QString::number((game.plyCount + 1) / 2);
    default: return {};
    }
}

QVariant GamesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) return {};
    switch (section) {
    case Started: return tr("Started");
    case Variant: return tr("Game");
    case Players: return tr("Players");
    case Result: return tr("Result");
    case Moves: return tr("Moves");
    default: return {};
    }
}

} // namespace komadai::ui
