#include "ui/record/move_table_model.h"

#include "ui/document/game_document.h"
#include "ui/wording.h"

#include <algorithm>

namespace komadai::ui {
namespace {

bool hasTime(const core::GameTree& tree, core::NodeId node) {
    return tree.timeUsed(node).value_or(std::chrono::milliseconds(0)).count() > 0;
}

} // namespace

MoveTableModel::MoveTableModel(const GameDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_texts(document) {
    const auto mark = [this] { m_isOutdated = true; };
    const auto updateIfMarked = [this] {
        if (m_isOutdated) update();
    };
    connect(&document, &GameDocument::recordReset, this, &MoveTableModel::reset);
    connect(&document, &GameDocument::nodeAdded, this, mark);
    connect(&document, &GameDocument::nodesRemoved, this, mark);
    connect(&document, &GameDocument::nodeMoved, this, mark);
    connect(&document, &GameDocument::nodeChanged, this, &MoveTableModel::onNodeChanged);
    // An edit of many nodes is followed at once.
    connect(&document, &GameDocument::lineChanged, this, &MoveTableModel::update);
    connect(&document, &GameDocument::playedToChanged, this, &MoveTableModel::update);
    connect(&document, &GameDocument::takenBackChanged, this, &MoveTableModel::update);
    connect(&document, &GameDocument::outcomeChanged, this, &MoveTableModel::onOutcomeChanged);
    connect(&document, &GameDocument::currentChanged, this, updateIfMarked);
    connect(&document, &GameDocument::edited, this, updateIfMarked);
    reset();
}

QModelIndex MoveTableModel::indexOf(core::NodeId node) const {
    const auto found = m_rowOf.find(node);
    if (found == m_rowOf.end()) return {};
    return index(found->second, row(found->second).moves[0] == node ? 0 : 1);
}

std::optional<core::NodeId> MoveTableModel::nodeAt(const QModelIndex& index) const {
    if (!index.isValid()) return std::nullopt;
    const MoveRow& found = row(index.row());
    if (!found.hasMoves()) return found.about;
    return found.moves[static_cast<std::size_t>(index.column())];
}

std::optional<int> MoveTableModel::resultRow() const {
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [](const MoveRow& row) { return row.isResult; });
    return found == m_rows.end() ? std::nullopt : std::optional(static_cast<int>(found - m_rows.begin()));
}

int MoveTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MoveTableModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid()) return 0;
    return m_numbers == MoveNumbers::OfEachMove ? 1 : core::SideCount;
}

QVariant MoveTableModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    const bool isSpoken = role == Qt::AccessibleTextRole;
    if (!isSpoken && role != Qt::DisplayRole && role != MarkRole) return {};
    const auto node = nodeAt(index);
    if (!node || !m_document.tree().contains(*node)) return {};
    const MoveRow& found = row(index.row());
    if (role == MarkRole) return found.hasMoves() && m_texts.isMarked(*node);
    if (isSpoken && found.hasMoves()) {
        const QString move = m_texts.moveAndTime(*node, time(*node));
        if (m_numbers == MoveNumbers::OfBothSides) return move; // the title of the column tells the side
        const core::Side side = numberOf(*node, m_document.tree(), m_numbers).side;
        return QStringLiteral("%1: %2").arg(sideName(m_document.spec(), side), move);
    }
    if (found.hasMoves()) return m_texts.moveAndGlyphs(*node);
    if (index.column() > 0) return {};
    if (found.isResult) return m_texts.result();
    const auto& notes = m_document.tree().annotations(*node);
    return QString::fromStdString(found.place == CommentPlace::Before ? notes.before : notes.after);
}

QVariant MoveTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole && orientation == Qt::Vertical)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    if (orientation == Qt::Horizontal && m_numbers == MoveNumbers::OfEachMove) return tr("Moves");
    if (orientation == Qt::Horizontal)
        return sideName(m_document.spec(), core::Sides[static_cast<std::size_t>(section)]);
    const MoveRow& found = row(section);
    return found.hasMoves() ? QVariant(found.number) : QVariant();
}

Qt::ItemFlags MoveTableModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return index.isValid() && row(index.row()).isResult ? usual & ~Qt::ItemIsSelectable : usual;
}

void MoveTableModel::setMarks(MoveMarks marks) {
    m_texts.setMarks(std::move(marks));
    reword();
}

void MoveTableModel::setScores(MoveScores scores) {
    m_texts.setScores(std::move(scores));
    reword();
}

void MoveTableModel::setTyped(const std::optional<CommentAt>& comment) {
    m_typed = comment;
    update();
}

void MoveTableModel::setTimesShown(bool areShown) {
    m_showsTimes = areShown;
    reword();
}

std::optional<core::Side> MoveTableModel::sideToSign(core::NodeId node) const {
    if (m_numbers == MoveNumbers::OfBothSides || tellsSide(m_document.spec())) return std::nullopt;
    return numberOf(node, m_document.tree(), m_numbers).side;
}

QString MoveTableModel::time(core::NodeId node) const {
    const auto used = m_document.tree().timeUsed(node);
    return m_showsTimes && m_hasTimes && used ? usedTimeText(*used) : QString();
}

void MoveTableModel::reword() {
    if (chosenMoveNumbers() != m_numbers) {
        const auto typed = m_typed;
        reset();
        return setTyped(typed);
    }
    m_texts.forget();
    if (m_rows.empty()) return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void MoveTableModel::reset() {
    beginResetModel();
    m_texts.forget();
    m_typed.reset();
    m_numbers = chosenMoveNumbers();
    m_rows = tableRows(m_document.tree(), m_document.takenBack(), {}, playedEnd(), m_numbers);
    m_isOutdated = false;
    findMoves();
    lookForTimes(m_rows);
    endResetModel();
}

void MoveTableModel::update() {
    m_isOutdated = false;
    auto rows = tableRows(m_document.tree(), m_document.takenBack(), m_typed, playedEnd(), m_numbers);
    lookForTimes(rows);
    const auto [oldFirst, newFirst] = std::mismatch(m_rows.begin(), m_rows.end(), rows.begin(), rows.end());
    const auto [oldLast, newLast] = std::mismatch(m_rows.rbegin(), std::make_reverse_iterator(oldFirst),
                                                  rows.rbegin(), std::make_reverse_iterator(newFirst));
    const auto first = static_cast<int>(oldFirst - m_rows.begin());
    const auto before = static_cast<int>(oldLast.base() - oldFirst);
    const auto after = static_cast<int>(newLast.base() - newFirst);
    if (before == 0 && after == 0) return;
    const int changed = std::min(before, after);
    const auto place = [&](int row) { return m_rows.begin() + first + row; };
    if (changed > 0) {
        std::copy(newFirst, newFirst + changed, place(0));
        findMoves();
        emit dataChanged(index(first, 0), index(first + changed - 1, columnCount() - 1));
        emit headerDataChanged(Qt::Vertical, first, first + changed - 1);
    }
    if (before > after) {
        beginRemoveRows({}, first + changed, first + before - 1);
        m_rows.erase(place(changed), place(before));
        findMoves();
        endRemoveRows();
    } else if (after > before) {
        beginInsertRows({}, first + changed, first + after - 1);
        m_rows.insert(place(changed), newFirst + changed, newFirst + after);
        findMoves();
        endInsertRows();
    }
}

void MoveTableModel::onNodeChanged(core::NodeId node) {
    const QModelIndex move = indexOf(node);
    m_hasTimes = m_hasTimes || hasTime(m_document.tree(), node);
    if (move.isValid()) emit dataChanged(move, move);
    const auto& notes = m_document.tree().annotations(node);
    for (const auto& [place, step] :
         {std::pair{CommentPlace::Before, -1}, std::pair{CommentPlace::After, 1}}) {
        const int at = (move.isValid() ? move.row() : -1) + step;
        const bool isShown = at >= 0 && at < rowCount() && row(at).isComment() && row(at).about == node &&
                             row(at).place == place;
        if (isShown == (place == CommentPlace::Before ? notes.before : notes.after).empty()) return update();
        if (isShown) emit dataChanged(index(at, 0), index(at, columnCount() - 1));
    }
}

/// The row may be there already, with another result.
void MoveTableModel::onOutcomeChanged() {
    update();
    if (const auto row = resultRow()) emit dataChanged(index(*row, 0), index(*row, columnCount() - 1));
}

std::optional<PlayedEnd> MoveTableModel::playedEnd() const {
    const auto node = m_document.playedEnd();
    return node ? std::optional(PlayedEnd{*node, m_document.outcome().has_value()}) : std::nullopt;
}

void MoveTableModel::findMoves() {
    m_rowOf.clear();
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        for (const auto& node : m_rows[row].moves)
            if (node) m_rowOf[*node] = static_cast<int>(row);
}

void MoveTableModel::lookForTimes(const std::vector<MoveRow>& rows) {
    m_hasTimes = std::any_of(rows.begin(), rows.end(), [this](const MoveRow& row) {
        return std::any_of(row.moves.begin(), row.moves.end(),
                           [this](const auto& node) { return node && hasTime(m_document.tree(), *node); });
    });
}

} // namespace komadai::ui
