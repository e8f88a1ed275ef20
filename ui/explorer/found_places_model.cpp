#include "ui/explorer/found_places_model.h"

#include "ui/explorer/game_words.h"
#include "ui/language/retranslated.h"
#include "ui/library/games_model.h"

namespace komadai::ui {

FoundPlacesModel::FoundPlacesModel(QObject* parent) : QAbstractTableModel(parent) {
    whenLanguageChanges(this, [this] {
        emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        if (!m_places.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
}

void FoundPlacesModel::clear() {
    beginResetModel();
    m_places.clear();
    endResetModel();
}

void FoundPlacesModel::add(const std::vector<FoundPlace>& places) {
    if (places.empty()) return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(places.size()) - 1);
    m_places.insert(m_places.end(), places.begin(), places.end());
    endInsertRows();
}

int FoundPlacesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

int FoundPlacesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FoundPlacesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const FoundPlace& place = placeAt(index.row());
    if (role == Qt::DisplayRole) return text(place, index.column());
    if (role == SortRole) return sortKey(place, index.column());
    if (role == Qt::ToolTipRole && index.column() == Players) {
        const auto& header = place.game.header;
        const QString names = playerNames(header.players);
        return header.event.empty() ? names : names + QChar('\n') + QString::fromStdString(header.event);
    }
    if (role == Qt::TextAlignmentRole) {
        if (index.column() == Result) return Qt::AlignCenter;
        if (index.column() == Date || index.column() == Ply)
            return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    }
    return {};
}

QString FoundPlacesModel::text(const FoundPlace& place, int column) const {
    switch (column) {
    case Players: return playerNames(place.game.header.players);
    case Result: return resultText(place.game);
    case Date: return dayText(core::dayOf(place.game.header));
    case Ply: return QString::number(place.ply);
    default: return {};
    }
}

/// Results: wins of the first player, draws, wins of the second player, games without a result.
QVariant FoundPlacesModel::sortKey(const FoundPlace& place, int column) const {
    const auto& outcome = place.game.outcome;
    switch (column) {
    case Result:
        if (!outcome) return 3;
        if (!outcome->winner) return 1;
        return *outcome->winner == core::Side::First ? 0 : 2;
    case Date: return core::dayOf(place.game.header);
    case Ply: return place.ply;
    default: return text(place, column);
    }
}

QVariant FoundPlacesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::ToolTipRole && section == Ply) return tr("Moves of both sides before the position");
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) return {};
    switch (section) {
    case Players: return tr("Players");
    case Result: return tr("Result");
    case Date: return tr("Date");
    case Ply: return tr("Ply");
    default: return {};
    }
}

} // namespace komadai::ui
