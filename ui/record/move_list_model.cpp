#include "ui/record/move_list_model.h"

#include "ui/notation/notation.h"
#include "ui/document/game_document.h"
#include "ui/wording.h"

namespace komadai::ui {

MoveListModel::MoveListModel(const GameDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document) {
    connect(&document, &GameDocument::recordReset, this, &MoveListModel::reset);
    connect(&document, &GameDocument::lineChanged, this, &MoveListModel::reset);
    reset();
}

QModelIndex MoveListModel::indexOfPly(int ply) const {
    if (ply < 1 || ply > m_texts.size()) return {};
    const int cell = m_emptyCells + ply - 1;
    return index(cell / core::SideCount, cell % core::SideCount);
}

std::optional<int> MoveListModel::plyAt(const QModelIndex& index) const {
    const int ply = index.row() * core::SideCount + index.column() - m_emptyCells + 1;
    if (!index.isValid() || ply < 1 || ply > m_texts.size()) return std::nullopt;
    return ply;
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : (cells() + 1) / core::SideCount;
}

int MoveListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : core::SideCount;
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    const auto ply = plyAt(index);
    const bool isText = role == Qt::DisplayRole || role == Qt::ToolTipRole; // long moves may be cut off
    if (!isText || !ply) return {};
    return m_texts[*ply - 1];
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) return {};
    if (orientation == Qt::Vertical) return section + 1;
    return sideName(m_document.spec(), core::Sides[static_cast<std::size_t>(section)]);
}

void MoveListModel::reset() {
    beginResetModel();
    m_texts.clear();
    m_emptyCells = indexOf(m_document.line().positionAt(0).sideToMove());
    for (int ply = 1; ply <= m_document.line().plyCount(); ++ply)
        m_texts += textOfMove(ply);
    endResetModel();
}

QString MoveListModel::textOfMove(int ply) const {
    const auto& game = m_document.line();
    return moveText(game.moves()[static_cast<std::size_t>(ply - 1)], game.positionAt(ply - 1),
                    destinationAt(game, ply - 1));
}

} // namespace komadai::ui
