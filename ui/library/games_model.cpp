#include "ui/library/games_model.h"

#include "ui/language/spoken.h"
#include "ui/wording.h"

#include <QDateTime>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

namespace komadai::ui {
namespace {

QDateTime startOf(const core::GameSummary& game) {
    return QDateTime::fromSecsSinceEpoch(game.header.startedAt.time_since_epoch().count());
}

/// The minute of a game of today, else the day: a narrow column has to do.
QString dateText(const QDateTime& time) {
    if (time.date() == QDate::currentDate()) return time.time().toString(QStringLiteral("HH:mm"));
    return QLocale().toString(time.date(), QLocale::ShortFormat);
}

/// Day and minute; seconds tell nothing here.
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

int GamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

int GamesModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant GamesModel::data(const QModelIndex& index, int role) const {
    const auto& game = gameAt(index.row());
    if (role == Qt::DisplayRole) return text(game, index.column());
    if (role == Qt::ToolTipRole) {
        const auto variant = m_variants.find(game.header.variant);
        if (!variant)
            return tr("The variant “%1” is not here any more. Import it again to open the game.")
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
