// The stored games as a table that loads in pages.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/library/game_columns.h"
#include "ui/library/game_pages.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace komadai::ui {

/// Holds the ids of all its games, and of the games themselves only those of the pages that were seen last. A row that is not
/// loaded shows dots, and asks for its page.
class GamesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using Ids = std::shared_ptr<const std::vector<core::GameId>>;

    /// `variants` provides the names of variants and sides. Both must outlive the model.
    GamesModel(const core::VariantSet& variants, LibraryService& library, QObject* parent = nullptr);

    /// Replaces the list. Rows at both ends that stay the same are kept, with what is selected there.
    void setIds(Ids ids);
    const Ids& ids() const { return m_ids; }
    /// Marks the list as groups of games, one after the other; `groups` is the number of the group of each row. Empty: there
    /// are no groups.
    void setGroups(std::vector<int> groups);
    /// Forgets all games, which belonged to another library.
    void clear();
    /// Reads a game again if it is in memory; until then its row stays as it is.
    void renew(core::GameId game);
    /// Reads all games again that are in memory; the rows that the user sees stay until then as they are.
    void renewAll();
    /// The rows that the user sees. Their pages are read before others.
    void setVisibleRows(int first, int last);

    std::optional<int> rowOf(core::GameId game) const;
    /// Precondition: the row exists.
    core::GameId idAt(int row) const { return (*m_ids)[static_cast<std::size_t>(row)]; }
    /// Null while it is not loaded.
    const ListedGame* gameAt(int row) const { return m_pages->find(idAt(row)); }
    const GamePages& pages() const { return *m_pages; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void failed(const komadai::core::StorageError& error);
    /// Rows have been read; some of them may have been removed.
    void loaded();

private:
    void askFor(int row) const;
    void loadSoon() const;
    void load();
    void onLoaded(const std::vector<core::GameId>& games);
    void replaceRows(Ids ids);
    bool addRows(const Ids& ids);

    const core::VariantSet& m_variants;
    GamePages* m_pages;
    Ids m_ids = std::make_shared<const std::vector<core::GameId>>();
    std::vector<int> m_groups;
    int m_firstVisible = 0;
    int m_lastVisible = -1;
    mutable std::vector<int> m_askedPages; ///< of rows that are not visible, the latest last
    std::set<core::GameId> m_outdated;     ///< to be read again
    mutable bool m_willLoad = false;
};

} // namespace komadai::ui
