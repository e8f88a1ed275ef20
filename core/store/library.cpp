#include "core/store/library.h"

#include "core/notation/move_text.h"
#include "core/notation/stored_record.h"
#include "core/rules/variant_set.h"
#include "core/store/game_rows.h"
#include "core/store/library_search.h"
#include "core/store/move_counts.h"
#include "core/store/position_index.h"
#include "core/store/query.h"
#include "core/store/schema.h"
#include "core/store/search_words.h"
#include "core/store/storage_errors.h"
#include "core/store/unusable_puzzles.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace komadai::core {
namespace {

using namespace store;

// --- values for columns

std::optional<std::int64_t> engineMs(const Player& player) {
    if (!player.engineTime) return std::nullopt;
    return std::int64_t{player.engineTime->count()};
}

std::optional<std::string> unlessEmpty(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

/// How many entries of the index are merged in one call of indexPositions.
constexpr std::size_t MergeStep = 20000;
/// With each entry that is added, so many are merged: every entry goes through as many levels of runs, and some to spare.
constexpr std::size_t MergesOfEntry = 8;

/// Sorts a list by start, the latest first. Lists are read with the highest id first, which is nearly the same order. Even if
/// it is not, sorting here is faster than ORDER BY, which copies every row.
void sortByStart(std::vector<GameSummary>& summaries) {
    const auto isLater = [](const GameSummary& a, const GameSummary& b) {
        return a.header.startedAt > b.header.startedAt;
    };
    if (!std::is_sorted(summaries.begin(), summaries.end(), isLater))
        std::stable_sort(summaries.begin(), summaries.end(), isLater);
}

} // namespace

VariantFinder builtinVariantFinder() {
    return [](std::string_view id) {
        static const VariantSet variants = VariantSet::builtin();
        return variants.find(id);
    };
}

VariantFinder finderOf(std::vector<std::shared_ptr<const Variant>> variants) {
    return [variants = std::move(variants)](std::string_view id) -> std::shared_ptr<const Variant> {
        const auto found =
            std::find_if(variants.begin(), variants.end(), [&](const auto& v) { return v->spec().id == id; });
        return found == variants.end() ? nullptr : *found;
    };
}

NodeId playedTo(const GameSummary& summary, const GameTree& tree) {
    if (summary.playedTo && tree.contains(*summary.playedTo)) return *summary.playedTo;
    const NodeId end = tree.mainLineEnd();
    return tree.ancestor(end, std::min(summary.plyCount, tree.depth(end)));
}

bool PlayerRename::concerns(GameId game, Side side) const {
    const auto& of = games[static_cast<std::size_t>(indexOf(side))];
    return std::binary_search(of.begin(), of.end(), game);
}

namespace {

std::set<GameId> gamesOf(std::span<const PlayerRename> renames) {
    std::set<GameId> games;
    for (const PlayerRename& rename : renames)
        for (const auto& ofSide : rename.games)
            games.insert(ofSide.begin(), ofSide.end());
    return games;
}

} // namespace

int countGames(std::span<const PlayerRename> renames) { return static_cast<int>(gamesOf(renames).size()); }

/// The open file with its statements. It throws errors as SQLite::Exception; the constructor also throws StorageError, if
/// SQLite has no code for the problem.
class Library::Database {
public:
    Database(std::filesystem::path path, std::chrono::milliseconds busyTimeout, VariantFinder variants)
        : m_path(std::move(path)), m_findVariant(std::move(variants)),
          m_database(openLibrary(m_path, busyTimeout, m_findVariant)) {
        // All statements have been prepared, so the schema is right.
        writeAhead(m_database);
    }

    const std::filesystem::path& path() const { return m_path; }
    SQLite::Database& connection() { return m_database; }
    const VariantFinder& findVariant() const { return m_findVariant; }
    void setVariants(VariantFinder variants) {
        m_findVariant = std::move(variants);
        m_open.reset();
        m_unusablePuzzles = {};
    }
    UnusablePuzzles& unusablePuzzles() { return m_unusablePuzzles; }
    void interrupt() { sqlite3_interrupt(m_database.getHandle()); }
    std::vector<GameChange> takeChanges() { return std::exchange(m_changes, {}); }

    void stopWriting() {
        if (std::exchange(m_isWritingStopped, true)) return;
        store::stopWriting(m_database);
    }
    bool isWritingStopped() const { return m_isWritingStopped; }
    int changedGames() const { return static_cast<int>(m_changedGames.size()); }

    // --- writing a game

    GameId addGame(const RecordHeader& header) {
        Transaction transaction(*this);
        const GameId id = insertGame(header);
        transaction.commit();
        m_revisions[id] = 0;
        note(GameChange::Kind::Added, id);
        return id;
    }

    GameId addRecord(const GameRecord& record, std::optional<NodeId> playedTo) {
        Transaction transaction(*this);
        const GameId id = insertRecord(record, playedTo);
        Query(m_setUnindexed, id, Blob{packEntries(indexEntriesOf(record.header, record.tree, id))}, Blob{{}},
              Blob{{}})
            .run();
        transaction.commit();
        m_revisions[id] = 0;
        note(GameChange::Kind::Added, id);
        return id;
    }

    std::vector<GameId> addRecords(std::span<const GameRecord> records,
                                   const std::function<void(const std::vector<GameId>&)>& also) {
        Transaction transaction(*this);
        std::vector<GameId> ids;
        IndexChange change;
        for (const GameRecord& record : records) {
            ids.push_back(insertRecord(record, {}));
            change.add(
                {indexEntriesOf(record.header, record.tree, ids.back()), m_counts.factsOf(ids.back())});
        }
        if (also) also(ids); // may fail, so the index is not touched yet
        const std::size_t added = change.entries.size();
        applyToIndex(std::move(change));
        if (m_index.needsMerge()) mergeIndex(added * MergesOfEntry);
        transaction.commit();
        for (const GameId id : ids)
            note(GameChange::Kind::Added, id);
        return ids;
    }

    void update(GameId game, const GameUpdate& update) {
        Transaction transaction(*this);
        const GameFacts facts = m_counts.factsOf(game);
        auto revision = knownRevision(game);
        for (const TreeEdit& edit : update.edits) {
            revision = nextRevision(game, revision);
            addEdit(game, *revision, edit);
        }
        if (update.playedTo) storePlayedTo(game, *update.playedTo);
        if (update.playedAt) Query(m_setPlayedAt, game, secondsOf(*update.playedAt)).changeOne();
        if (update.header) storeHeader(game, *update.header);
        if (update.outcome) storeOutcome(game, *update.outcome);
        const bool isRestored = Query(m_restore, game).run() > 0;
        noteFacts(game, facts);
        transaction.commit();
        if (revision) m_revisions[game] = *revision;
        if (update.header) m_open.reset();
        note(isRestored ? GameChange::Kind::Added : GameChange::Kind::Changed, game);
    }

    void setHeader(GameId game, const RecordHeader& header) { update(game, {.header = header}); }

    void setOutcome(GameId game, const std::optional<Outcome>& outcome) {
        update(game, {.outcome = outcome});
    }

    void setStarred(GameId game, bool starred) {
        Query(m_setStarred, game, starred ? 1 : 0).changeOne();
        note(GameChange::Kind::Changed, game);
    }

    void setLabel(std::span<const GameId> games, const std::string& label, bool isSet) {
        Transaction transaction(*this);
        const std::int64_t id = idOf(label);
        for (const GameId game : games)
            Query(isSet ? m_addLabel : m_removeLabel, id, game).run();
        transaction.commit();
        for (const GameId game : games)
            note(GameChange::Kind::Changed, game);
    }
    std::vector<std::string> labelsOf(GameId game) {
        std::vector<std::string> labels;
        for (Query row(m_labels, game); row.next();)
            labels.push_back(row.text());
        return labels;
    }

    std::vector<PlayerRename> mergePlayers(std::span<const std::string> names, const std::string& name) {
        Transaction transaction(*this);
        const std::int64_t id = idOf(name);
        std::vector<PlayerRename> renames;
        for (const std::string& other : names) {
            const std::int64_t otherId = idOf(other);
            if (otherId == id) continue;
            PlayerRename rename{other, name};
            rename.games[0] = ids(m_gamesOfFirst, otherId);
            rename.games[1] = ids(m_gamesOfSecond, otherId);
            Query(m_renameFirst, otherId, id).run();
            Query(m_renameSecond, otherId, id).run();
            renames.push_back(std::move(rename));
        }
        transaction.commit();
        noteChanges(renames);
        return renames;
    }

    void renamePlayers(std::span<const PlayerRename> renames) {
        Transaction transaction(*this);
        for (const PlayerRename& rename : renames) {
            const std::int64_t from = idOf(rename.from), to = idOf(rename.to);
            for (const GameId game : rename.games[0])
                Query(m_renameFirstOf, game, from, to).run();
            for (const GameId game : rename.games[1])
                Query(m_renameSecondOf, game, from, to).run();
        }
        transaction.commit();
        noteChanges(renames);
    }

    void closeGame(GameId game, const GameTree& tree) {
        Transaction transaction(*this);
        const auto known = knownRevision(game);
        if (known && revisionOf(game) != *known) throw changedElsewhere();
        replaceTree(game, summaryThatExists(game).header, tree);
        Query(m_setPlyCountIfUnsaid, game, tree.depth(tree.mainLineEnd())).run();
        transaction.commit();
        note(GameChange::Kind::Changed, game);
    }

    bool packJournal(GameId game) {
        Transaction transaction(*this);
        const auto stored = readRecord(game);
        if (!stored || (stored->tree.edits.empty() && stored->tree.plies.empty())) return false;
        const auto variant = m_findVariant(stored->summary.header.variant);
        if (!variant) return false;
        const auto tree = readTree(stored->summary.header, stored->tree, variant);
        if (!tree) return false;
        replaceTree(game, stored->summary.header, tree.value());
        transaction.commit();
        return true;
    }

    void deleteGames(std::span<const GameId> games, std::chrono::sys_seconds at) {
        setDeleted(games, secondsOf(at), GameChange::Kind::Removed);
    }
    void restoreGames(std::span<const GameId> games) {
        setDeleted(games, std::nullopt, GameChange::Kind::Added);
    }

    int purgeDeleted(std::chrono::sys_seconds before, int limit) {
        std::vector<GameId> games;
        for (Query row(m_deletedBefore, secondsOf(before)); std::ssize(games) < limit && row.next();) {
            const GameId game = row.integer();
            if (m_findVariant(summaryThatExists(game).header.variant)) games.push_back(game);
        }
        for (const GameId game : games) {
            Transaction transaction(*this);
            if (!Query(m_isDeletedBefore, game, secondsOf(before)).next()) continue; // restored meanwhile
            IndexChange change;
            change.replace(indexedOf(game), {});
            const std::string comments = storedCommentsOf(game);
            if (!comments.empty()) removeCommentWords(game, comments);
            Query(m_removeGame, game).run();
            applyToIndex(std::move(change));
            transaction.commit();
        }
        return static_cast<int>(games.size());
    }

    // --- reading

    bool has(GameId game) { return Query(m_isListed, game).next(); }

    std::optional<StoredRecord> record(GameId game) {
        const Snapshot snapshot(m_database); // the game as it was at one moment
        auto stored = readRecord(game);
        if (stored) m_revisions[game] = revisionOf(game);
        return stored;
    }

    std::optional<GameSummary> summary(GameId game) {
        const Snapshot snapshot(m_database);
        return readSummaryOf(game);
    }

    std::vector<DeletedGame> deletedGames(int limit) {
        const Snapshot snapshot(m_database);
        std::vector<std::pair<GameId, std::chrono::sys_seconds>> deleted;
        for (Query row(m_lastDeleted, limit); row.next();) {
            const GameId game = row.integer();
            deleted.emplace_back(game, std::chrono::sys_seconds(std::chrono::seconds(row.integer())));
        }
        std::vector<DeletedGame> games;
        games.reserve(deleted.size());
        for (const auto& [game, at] : deleted)
            games.push_back({summaryThatExists(game), at});
        return games;
    }

    std::vector<GameSummary> summaries(std::span<const GameId> games) {
        const Snapshot snapshot(m_database);
        std::vector<GameSummary> summaries;
        for (const GameId game : games) {
            Query row(m_listedGame, game);
            if (row.next()) summaries.push_back(withTags(row));
        }
        return summaries;
    }

    std::vector<GameId> gameIds() { return ids(m_gameIds); }
    std::vector<GameId> gamesWithJournal() { return ids(m_gamesWithJournal); }
    std::vector<GameSummary> games() {
        auto summaries = list(m_games);
        sortByStart(summaries);
        return summaries;
    }
    std::vector<GameSummary> unfinishedGames(int limit) { return list(m_unfinishedGames, limit); }

    // --- the window

    void setOpenTabs(std::span<const OpenTab> tabs) {
        Transaction transaction(*this);
        Query(m_removeTabs).run();
        int place = 0;
        for (const OpenTab& tab : tabs) {
            const auto node = tab.node ? std::optional(std::int64_t{tab.node->number()}) : std::nullopt;
            Query(m_addTab, ++place, node, tab.isInFront ? 1 : 0, tab.game).run();
        }
        transaction.commit();
    }

    std::vector<OpenTab> openTabs() {
        std::vector<OpenTab> tabs;
        for (Query row(m_openTabs); row.next();) {
            const GameId game = row.integer();
            const auto node = readNode(row);
            tabs.push_back({game, node, row.number(0, 1) == 1});
        }
        return tabs;
    }

    // --- positions

    bool hasUnindexedGames() {
        const Snapshot snapshot(m_database);
        return Query(m_anyUnindexed).next() || m_index.needsMerge();
    }

    bool indexPositions(int games) {
        Transaction transaction(*this);
        IndexChange change;
        std::vector<GameId> done;
        for (Query row(m_unindexedGames, games); row.next();) {
            const GameId game = row.integer();
            done.push_back(game);
            auto entries = readEntries(row.blob());
            Indexed old{readEntries(row.blob()), {}};
            if (const std::string facts = row.blob(); !facts.empty()) old.facts = readFacts(facts);
            change.replace(std::move(old), {std::move(entries), m_counts.factsOf(game)});
        }
        if (done.empty() && !m_index.needsMerge()) return false;
        for (const GameId game : done)
            Query(m_removeUnindexed, game).run();
        if (done.empty())
            mergeIndex(MergeStep);
        else
            applyToIndex(std::move(change));
        transaction.commit();
        return true;
    }

    std::vector<PositionHit> findPosition(std::uint64_t key, int limit) {
        const Snapshot snapshot(m_database);
        std::vector<PositionHit> hits;
        std::set<GameId> others; // which are not read from the index
        for (Query row(m_deletedGames); row.next();)
            others.insert(row.integer());
        for (Query row(m_unindexedEntries); row.next();) {
            const GameId game = row.integer();
            if (!others.insert(game).second) continue; // deleted
            for (const PositionEntry& entry : readEntries(row.blob()))
                if (entry.place.key == key && !isLine(entry))
                    hits.push_back({game, NodeId::fromNumber(entry.place.node)});
        }
        const std::size_t waiting = hits.size();
        m_index.find({&key, 1}, [&](const PositionEntry& entry) {
            if (!others.contains(entry.place.game) && !isLine(entry))
                hits.push_back({entry.place.game, NodeId::fromNumber(entry.place.node)});
            return hits.size() - waiting < static_cast<std::size_t>(limit);
        });
        std::sort(hits.begin(), hits.end());
        if (hits.size() > static_cast<std::size_t>(limit)) hits.resize(static_cast<std::size_t>(limit));
        return hits;
    }

    // --- a line of play as text

    void storePly(GameId game, int number, const RecordedPly& ply) {
        Transaction transaction(*this);
        GameTree& tree = openTree(game);
        const NodeId end = tree.mainLineEnd();
        if (number < 1 || number > tree.depth(end) + 1) throw damage("fewer plies than expected");
        const NodeId before = tree.ancestor(end, number - 1);
        const AnyPosition position = tree.position(before);
        const auto move = uci::parse(ply.move, position);
        if (!move || !position.isLegal(move.value())) throw damage("the move is not legal");
        const MoveTimes times{ply.timeUsed, {}};
        auto made = [&, revision = tree.revision()]() mutable {
            if (tree.revision() == revision) return;
            revision = tree.revision();
            m_open->revision = nextRevision(game, m_open->revision);
            addEdit(game, m_open->revision, tree.lastStep().edit);
        };
        const auto next = tree.firstChild(before);
        if (next && tree.move(*next) == move.value()) {
            if (const auto beyond = tree.firstChild(*next)) {
                tree.remove(*beyond);
                made();
            }
            tree.setTimes(*next, times);
            made();
        } else {
            if (next) {
                tree.remove(*next);
                made();
            }
            const NodeId added = tree.add(before, move.value(), times);
            made();
            tree.reorder(added, 0);
            made();
        }
        tree.clearHistory();
        storePlayedTo(game, PlayedTo::at(tree, *tree.child(before, move.value())));
        const std::int64_t revision = m_open->revision;
        transaction.commit();
        m_revisions[game] = revision;
        note(GameChange::Kind::Changed, game);
    }

    void setPlyCount(GameId game, int plyCount) {
        Transaction transaction(*this);
        GameTree& tree = openTree(game);
        if (plyCount < 0 || plyCount > tree.depth(tree.mainLineEnd()))
            throw damage("fewer plies than expected");
        storePlayedTo(game, {tree.ancestor(tree.mainLineEnd(), plyCount), plyCount});
        transaction.commit();
        note(GameChange::Kind::Changed, game);
    }

    void setPlayers(GameId game, const std::array<Player, SideCount>& players) {
        auto stored = summary(game);
        if (!stored) throw damage("no such game");
        stored->header.players = players;
        setHeader(game, stored->header);
    }

    std::optional<StoredGame> game(GameId id) {
        const auto stored = record(id);
        if (!stored) return std::nullopt;
        const GameTree tree = readChecked(*stored);
        StoredGame game{stored->summary, lineOf(tree, playedTo(stored->summary, tree))};
        if (game.plies.size() < static_cast<std::size_t>(game.summary.plyCount))
            throw damage("plies are missing");
        return game;
    }

private:
    /// Rolls back unless it is committed, and then also drops the tree that is held in memory.
    class Transaction {
    public:
        explicit Transaction(Database& database)
            : m_owner(database), m_transaction(database.m_database, SQLite::TransactionBehavior::IMMEDIATE) {}
        ~Transaction() {
            if (!m_committed) m_owner.m_open.reset();
        }
        Transaction(const Transaction&) = delete;
        Transaction& operator=(const Transaction&) = delete;
        void commit() {
            m_transaction.commit();
            m_committed = true;
        }

    private:
        Database& m_owner;
        SQLite::Transaction m_transaction;
        bool m_committed = false;
    };

    /// The game of the last call of storePly.
    struct OpenTree {
        GameId game;
        std::int64_t revision;
        GameTree tree;
    };

    static SQLite::Exception changedElsewhere() {
        return SQLite::Exception("another library has changed the game", SQLITE_BUSY);
    }

    /// What the index has of a game.
    struct Indexed {
        std::vector<PositionEntry> entries;
        GameFacts facts;
    };

    /// What is to be changed in the index of positions and in the counted moves.
    struct IndexChange {
        std::vector<PositionEntry> entries; ///< to be added or removed
        std::vector<Indexed> counted;
        std::vector<Indexed> discounted;

        void add(Indexed game) {
            entries.insert(entries.end(), game.entries.begin(), game.entries.end());
            counted.push_back(std::move(game));
        }
        void replace(Indexed old, Indexed by) {
            if (old.entries != by.entries) {
                for (PositionEntry entry : old.entries) {
                    const auto isBefore = [](const auto& a, const auto& b) { return a.place < b.place; };
                    if (std::binary_search(by.entries.begin(), by.entries.end(), entry, isBefore)) continue;
                    entry.isRemoved = true;
                    entry.next = 0;
                    entries.push_back(entry);
                }
                entries.insert(entries.end(), by.entries.begin(), by.entries.end());
            }
            discounted.push_back(std::move(old));
            counted.push_back(std::move(by));
        }
    };

    void applyToIndex(IndexChange change) {
        for (const Indexed& game : change.discounted)
            m_counts.count(game.entries, game.facts, -1);
        for (const Indexed& game : change.counted)
            m_counts.count(game.entries, game.facts, 1);
        m_counts.addPositions(m_index.add(std::move(change.entries)), m_index);
    }

    void mergeIndex(std::size_t entries) { m_counts.addPositions(m_index.merge(entries), m_index); }

    /// Within a transaction; before the game is changed, unless its facts have already been noted.
    Indexed indexedOf(GameId game) {
        if (Query row(m_unindexedOld, game); row.next()) {
            Indexed old{readEntries(row.blob()), {}};
            if (const std::string facts = row.blob(); !facts.empty()) old.facts = readFacts(facts);
            return old;
        }
        const auto tree = packedTreeOf(game);
        if (!tree) return {};
        return {indexEntriesOf(summaryThatExists(game).header, *tree, game), m_counts.factsOf(game)};
    }

    /// To be called after a change of what is counted of a game; `before` is what was counted then.
    void noteFacts(GameId game, const GameFacts& before) {
        if (m_counts.factsOf(game) == before) return;
        if (Query(m_unindexedOld, game).next()) return; // the index has other facts anyway
        const auto tree = packedTreeOf(game);
        if (!tree) return;
        const std::string entries = packEntries(indexEntriesOf(summaryThatExists(game).header, *tree, game));
        Query(m_setUnindexed, game, Blob{entries}, Blob{entries}, Blob{packFacts(before)}).run();
    }

    void setDeleted(std::span<const GameId> games, std::optional<std::int64_t> at, GameChange::Kind kind) {
        Transaction transaction(*this);
        for (const GameId game : games) {
            const GameFacts facts = m_counts.factsOf(game);
            Query(m_setDeleted, game, at).changeOne();
            noteFacts(game, facts);
        }
        transaction.commit();
        for (const GameId game : games)
            note(kind, game);
    }

    void noteChanges(std::span<const PlayerRename> renames) {
        for (const GameId game : gamesOf(renames))
            note(GameChange::Kind::Changed, game);
    }

    void note(GameChange::Kind kind, GameId game) {
        m_changedGames.insert(game);
        if (m_changes.empty() || m_changes.back() != GameChange{kind, game})
            m_changes.push_back({kind, game});
    }

    std::int64_t idOf(const std::string& text) {
        if (Query row(m_findText, text); row.next()) return row.integer();
        Query(m_addText, text).run();
        const std::int64_t id = m_database.getLastInsertRowid();
        Query(m_addTextWords, id, searchWords(text)).run();
        return id;
    }
    std::optional<std::int64_t> idUnlessEmpty(const std::string& text) {
        return text.empty() ? std::nullopt : std::optional(idOf(text));
    }

    /// Binds the columns that addGame and setHeader share, 1..HeaderColumns.
    static constexpr int HeaderColumns = 25;
    void bindHeader(SQLite::Statement& statement, const RecordHeader& header) {
        const auto& [first, second] = header.players;
        Query::bindAll(
            statement, header.variant, idOf(header.ruleOptions), idOf(header.start), header.quietPliesAtStart,
            idOf(first.name), first.computerLevel, engineMs(first), unlessEmpty(first.title), first.rating,
            idOf(second.name), second.computerLevel, engineMs(second), unlessEmpty(second.title),
            second.rating, secondsOf(header.startedAt), formatTimeControl(header.clocks[0]),
            formatTimeControl(header.clocks[1]), unlessEmpty(header.date), idUnlessEmpty(header.event),
            idUnlessEmpty(header.site), unlessEmpty(header.round), idUnlessEmpty(header.annotator),
            idUnlessEmpty(header.source), static_cast<std::int64_t>(header.tags.size()), dayOf(header));
    }

    GameId insertGame(const RecordHeader& header) {
        Query row(m_addGame);
        bindHeader(m_addGame, header);
        row.run();
        const GameId id = m_database.getLastInsertRowid();
        storeTags(id, header.tags);
        return id;
    }

    /// A whole game, without its positions.
    GameId insertRecord(const GameRecord& record, std::optional<NodeId> playedTo) {
        const GameTree& tree = record.tree;
        const GameId id = insertGame(record.header);
        Query(m_setTree, id, Blob{tree.pack()}).run();
        Query(m_setLine, id, lineHashOf(record.header, tree)).run();
        addCommentWords(id, commentsOf(tree));
        storePlayedTo(id, PlayedTo::at(tree, playedTo.value_or(tree.mainLineEnd())));
        storeOutcome(id, record.outcome);
        return id;
    }

    void addCommentWords(GameId game, const std::string& comments) {
        if (const std::string words = searchWords(comments); !words.empty())
            Query(m_addCommentWords, game, words).run();
    }
    /// `comments` must be those that were added.
    void removeCommentWords(GameId game, const std::string& comments) {
        if (const std::string words = searchWords(comments); !words.empty())
            Query(m_removeCommentWords, game, words).run();
    }

    void storeTags(GameId game, const std::vector<RecordHeader::Tag>& tags) {
        Query(m_removeTags, game).run();
        int place = 0;
        for (const auto& [name, value] : tags)
            Query(m_addTag, game, ++place, idOf(name), idOf(value)).run();
    }

    void storeHeader(GameId game, const RecordHeader& header) {
        Query row(m_setHeader);
        bindHeader(m_setHeader, header);
        m_setHeader.bind(HeaderColumns + 1, static_cast<std::int64_t>(game));
        row.changeOne();
        storeTags(game, header.tags);
    }

    void storePlayedTo(GameId game, const PlayedTo& played) {
        Query(m_setPlayedTo, game, std::int64_t{played.node.number()}, played.plyCount).changeOne();
    }

    void storeOutcome(GameId game, const std::optional<Outcome>& outcome) {
        const OutcomeWords words = wordsFor(outcome);
        Query(m_setOutcome, game, words.result, words.reason).changeOne();
    }

    std::optional<std::int64_t> knownRevision(GameId game) const {
        const auto found = m_revisions.find(game);
        return found == m_revisions.end() ? std::nullopt : std::optional(found->second);
    }
    std::int64_t revisionOf(GameId game) {
        Query row(m_revision, game);
        if (!row.next()) throw damage("no such game");
        return row.integer();
    }
    std::int64_t nextRevision(GameId game, std::optional<std::int64_t> known) {
        const std::int64_t revision = revisionOf(game);
        if (known && revision != *known) throw changedElsewhere();
        Query(m_setRevision, game, revision + 1).changeOne();
        return revision + 1;
    }
    void addEdit(GameId game, std::int64_t number, const TreeEdit& edit) {
        const std::string bytes = packEdit(edit);
        Query(m_addEdit, game, number, Blob{bytes}).run();
    }

    /// The packed tree of a game, without its journal; none if there is none or it cannot be read.
    std::optional<GameTree> packedTreeOf(GameId game) {
        StoredRecord stored;
        if (Query row(m_tree, game); row.next()) stored.tree.packed = row.blob();
        if (stored.tree.packed.empty()) return std::nullopt;
        const RecordHeader header = summaryThatExists(game).header;
        const auto variant = m_findVariant(header.variant);
        if (!variant) return std::nullopt;
        auto tree = readTree(header, stored.tree, variant);
        return tree ? std::optional(std::move(tree).value()) : std::nullopt;
    }
    std::string storedCommentsOf(GameId game) {
        const auto tree = packedTreeOf(game);
        return tree ? commentsOf(*tree) : std::string();
    }

    void replaceTree(GameId game, const RecordHeader& header, const GameTree& tree) {
        const std::string packed = tree.pack();
        std::string before;
        if (Query row(m_tree, game); row.next()) before = row.blob();
        if (packed != before) {
            const std::string comments = commentsOf(tree);
            const std::string oldComments = storedCommentsOf(game);
            if (comments != oldComments) {
                removeCommentWords(game, oldComments);
                addCommentWords(game, comments);
            }
            const Indexed old = indexedOf(game);
            Query(m_setTree, game, Blob{packed}).run();
            Query(m_setLine, game, lineHashOf(header, tree)).run();
            Query(m_setUnindexed, game, Blob{packEntries(indexEntriesOf(header, tree, game))},
                  Blob{packEntries(old.entries)}, Blob{packFacts(old.facts)})
                .run();
        }
        Query(m_removeEdits, game).run();
        Query(m_removePlies, game).run();
    }

    GameSummary withTags(Query& row) {
        int tagCount = 0;
        GameSummary summary = readSummary(row, tagCount);
        if (tagCount > 0)
            for (Query tag(m_tags, summary.id); tag.next();) {
                std::string name = tag.text();
                summary.header.tags.emplace_back(std::move(name), tag.text());
            }
        if (summary.header.tags.size() != static_cast<std::size_t>(tagCount))
            throw damage("tags are missing");
        return summary;
    }

    std::optional<GameSummary> readSummaryOf(GameId game) {
        Query row(m_game, game);
        return row.next() ? std::optional(withTags(row)) : std::nullopt;
    }

    GameSummary summaryThatExists(GameId game) {
        auto summary = readSummaryOf(game);
        if (!summary) throw damage("no such game");
        return std::move(*summary);
    }

    std::optional<StoredRecord> readRecord(GameId game) {
        auto summary = readSummaryOf(game);
        if (!summary) return std::nullopt;
        StoredRecord stored{std::move(*summary), {}};
        if (Query row(m_tree, game); row.next()) stored.tree.packed = row.blob();
        Query ply(m_plies, game);
        for (int number = 1; ply.next(); ++number)
            stored.tree.plies.push_back(readPly(ply, number));
        if (!stored.tree.plies.empty() && !stored.tree.packed.empty()) throw damage("a game is stored twice");
        for (Query edit(m_edits, game); edit.next();)
            stored.tree.edits.push_back(edit.blob());
        return stored;
    }

    GameTree readChecked(const StoredRecord& stored) {
        const auto variant = m_findVariant(stored.summary.header.variant);
        if (!variant) throw damage("unknown variant");
        auto tree = readTree(stored.summary.header, stored.tree, variant);
        if (!tree) throw damage("the moves cannot be played");
        return std::move(tree).value();
    }

    /// Within a transaction.
    GameTree& openTree(GameId game) {
        const std::int64_t revision = revisionOf(game);
        if (!m_open || m_open->game != game || m_open->revision != revision)
            m_open.emplace(OpenTree{game, revision, readChecked(*readRecord(game))});
        return m_open->tree;
    }

    template <class... Values>
    std::vector<GameId> ids(SQLite::Statement& statement, const Values&... values) {
        std::vector<GameId> ids;
        for (Query row(statement, values...); row.next();)
            ids.push_back(row.integer());
        return ids;
    }
    template <class... Values>
    std::vector<GameSummary> list(SQLite::Statement& statement, const Values&... values) {
        const Snapshot snapshot(m_database);
        std::vector<GameSummary> summaries;
        for (Query row(statement, values...); row.next();)
            summaries.push_back(withTags(row));
        return summaries;
    }

    std::filesystem::path m_path;
    VariantFinder m_findVariant;
    UnusablePuzzles m_unusablePuzzles;
    SQLite::Database m_database;
    std::unordered_map<GameId, std::int64_t> m_revisions; ///< as this library last read or wrote them
    std::optional<OpenTree> m_open;
    std::vector<GameChange> m_changes;
    std::unordered_set<GameId> m_changedGames; ///< since the file was opened
    bool m_isWritingStopped = false;

    SQLite::Statement statement(const std::string& sql) { return SQLite::Statement(m_database, sql); }

    PositionIndex m_index{m_database};
    MoveCountTable m_counts{m_database};

    SQLite::Statement m_addText = statement("INSERT INTO texts (text) VALUES (?)");
    SQLite::Statement m_addTextWords = statement("INSERT INTO text_words (rowid, words) VALUES (?, ?)");
    SQLite::Statement m_addCommentWords = statement("INSERT INTO comment_words (rowid, words) VALUES (?, ?)");
    SQLite::Statement m_removeCommentWords =
        statement("INSERT INTO comment_words (comment_words, rowid, words) VALUES ('delete', ?, ?)");
    SQLite::Statement m_setLine = statement("UPDATE games SET line = ?2 WHERE id = ?1");
    SQLite::Statement m_findText = statement("SELECT id FROM texts WHERE text = ?");
    SQLite::Statement m_addGame = statement(
        "INSERT INTO games (variant, rule_options, start, quiet_plies_at_start, first_name, first_level,"
        " first_engine_ms, first_title, first_rating, second_name, second_level, second_engine_ms, "
        "second_title,"
        " second_rating, started_at, first_clock, second_clock, date, event, site, round, annotator, source, "
        "tag_count, day)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    SQLite::Statement m_setHeader = statement(
        "UPDATE games SET variant = ?, rule_options = ?, start = ?, quiet_plies_at_start = ?, first_name = ?,"
        " first_level = ?, first_engine_ms = ?, first_title = ?, first_rating = ?, second_name = ?, "
        "second_level = ?,"
        " second_engine_ms = ?, second_title = ?, second_rating = ?, started_at = ?, first_clock = ?, "
        "second_clock = ?,"
        " date = ?, event = ?, site = ?, round = ?, annotator = ?, source = ?, tag_count = ?, day = ? WHERE "
        "id = ?");
    SQLite::Statement m_removeTags = statement("DELETE FROM tags WHERE game = ?");
    SQLite::Statement m_addTag = statement("INSERT INTO tags (game, place, name, value) VALUES (?, ?, ?, ?)");
    SQLite::Statement m_tags =
        statement("SELECT n.text, v.text FROM tags AS t LEFT JOIN texts AS n ON n.id = t.name"
                  " LEFT JOIN texts AS v ON v.id = t.value WHERE t.game = ? ORDER BY t.place");
    SQLite::Statement m_revision = statement("SELECT revision FROM games WHERE id = ?");
    SQLite::Statement m_setRevision = statement("UPDATE games SET revision = ?2 WHERE id = ?1");
    SQLite::Statement m_addEdit = statement("INSERT INTO edits (game, number, edit) VALUES (?, ?, ?)");
    SQLite::Statement m_edits = statement("SELECT edit FROM edits WHERE game = ? ORDER BY number");
    SQLite::Statement m_removeEdits = statement("DELETE FROM edits WHERE game = ?");
    SQLite::Statement m_plies = statement(
        "SELECT number, move, position, key, time_used_ms FROM plies WHERE game = ? ORDER BY number");
    SQLite::Statement m_removePlies = statement("DELETE FROM plies WHERE game = ?");
    SQLite::Statement m_setTree = statement("INSERT OR REPLACE INTO trees (game, packed) VALUES (?, ?)");
    SQLite::Statement m_tree = statement("SELECT packed FROM trees WHERE game = ?");
    SQLite::Statement m_setUnindexed = statement(
        "INSERT OR REPLACE INTO unindexed (game, entries, old_entries, old_facts) VALUES (?, ?, ?, ?)");
    SQLite::Statement m_unindexedOld =
        statement("SELECT old_entries, old_facts FROM unindexed WHERE game = ?");
    SQLite::Statement m_unindexedGames =
        statement("SELECT game, entries, old_entries, old_facts FROM unindexed LIMIT ?");
    SQLite::Statement m_unindexedEntries = statement("SELECT game, entries FROM unindexed");
    SQLite::Statement m_anyUnindexed = statement("SELECT 1 FROM unindexed LIMIT 1");
    SQLite::Statement m_removeUnindexed = statement("DELETE FROM unindexed WHERE game = ?");
    SQLite::Statement m_deletedGames = statement("SELECT id FROM games WHERE deleted_at IS NOT NULL");
    SQLite::Statement m_setPlayedTo =
        statement("UPDATE games SET played_node = ?2, ply_count = ?3 WHERE id = ?1");
    SQLite::Statement m_setPlayedAt = statement("UPDATE games SET played_at = ?2 WHERE id = ?1");
    SQLite::Statement m_setPlyCountIfUnsaid =
        statement("UPDATE games SET ply_count = ?2 WHERE id = ?1 AND played_node IS NULL");
    SQLite::Statement m_setOutcome = statement("UPDATE games SET result = ?2, reason = ?3 WHERE id = ?1");
    SQLite::Statement m_removeTabs = statement("DELETE FROM open_tabs");
    SQLite::Statement m_addTab = statement("INSERT INTO open_tabs (place, game, node, in_front)"
                                           " SELECT ?1, id, ?2, ?3 FROM games WHERE id = ?4");
    SQLite::Statement m_openTabs =
        statement("SELECT t.game, t.node, t.in_front FROM open_tabs AS t JOIN games AS g ON g.id = t.game"
                  " WHERE g.deleted_at IS NULL ORDER BY t.place");
    SQLite::Statement m_setStarred = statement("UPDATE games SET starred = ?2 WHERE id = ?1");
    SQLite::Statement m_addLabel =
        statement("INSERT OR IGNORE INTO labels (label, game) SELECT ?1, id FROM games WHERE id = ?2");
    SQLite::Statement m_removeLabel = statement("DELETE FROM labels WHERE label = ? AND game = ?");
    SQLite::Statement m_labels = statement("SELECT t.text FROM labels AS l JOIN texts AS t ON t.id = l.label"
                                           " WHERE l.game = ? ORDER BY t.text");
    SQLite::Statement m_gamesOfFirst = statement("SELECT id FROM games WHERE first_name = ? ORDER BY id");
    SQLite::Statement m_gamesOfSecond = statement("SELECT id FROM games WHERE second_name = ? ORDER BY id");
    SQLite::Statement m_renameFirstOf =
        statement("UPDATE games SET first_name = ?3 WHERE id = ?1 AND first_name = ?2");
    SQLite::Statement m_renameSecondOf =
        statement("UPDATE games SET second_name = ?3 WHERE id = ?1 AND second_name = ?2");
    SQLite::Statement m_renameFirst = statement("UPDATE games SET first_name = ?2 WHERE first_name = ?1");
    SQLite::Statement m_renameSecond = statement("UPDATE games SET second_name = ?2 WHERE second_name = ?1");
    SQLite::Statement m_setDeleted = statement("UPDATE games SET deleted_at = ?2 WHERE id = ?1");
    SQLite::Statement m_restore =
        statement("UPDATE games SET deleted_at = NULL WHERE id = ? AND deleted_at IS NOT NULL");
    SQLite::Statement m_deletedBefore = statement("SELECT id FROM games WHERE deleted_at < ?");
    SQLite::Statement m_isDeletedBefore = statement("SELECT 1 FROM games WHERE id = ? AND deleted_at < ?");
    SQLite::Statement m_lastDeleted =
        statement("SELECT id, deleted_at FROM games WHERE deleted_at IS NOT NULL"
                  " ORDER BY deleted_at DESC, id DESC LIMIT ?");
    SQLite::Statement m_removeGame = statement("DELETE FROM games WHERE id = ?");
    SQLite::Statement m_game = statement(selectSummaries("WHERE g.id = ?"));
    SQLite::Statement m_listedGame = statement(selectSummaries("WHERE g.id = ? AND g.deleted_at IS NULL"));
    SQLite::Statement m_isListed = statement("SELECT 1 FROM games WHERE id = ? AND deleted_at IS NULL");
    SQLite::Statement m_gameIds = statement(
        "SELECT id FROM games WHERE deleted_at IS NULL ORDER BY day DESC, started_at DESC, id DESC");
    SQLite::Statement m_gamesWithJournal =
        statement("SELECT DISTINCT game FROM edits UNION SELECT DISTINCT game FROM plies ORDER BY 1");
    SQLite::Statement m_games = statement(selectSummaries("WHERE g.deleted_at IS NULL ORDER BY g.id DESC"));
    SQLite::Statement m_unfinishedGames =
        statement(selectSummaries("WHERE g.result IS NULL AND g.deleted_at IS NULL AND g.source IS NULL"
                                  " ORDER BY coalesce(g.played_at, g.started_at) DESC, g.id DESC LIMIT ?"));
};

Library::Library(std::filesystem::path path, std::chrono::milliseconds busyTimeout, VariantFinder variants)
    : m_database(translatingErrorsOfOpening(
          path, [&] { return std::make_unique<Database>(path, busyTimeout, std::move(variants)); })) {}
Library::~Library() = default;
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;

const std::filesystem::path& Library::path() const { return m_database->path(); }
void Library::stopWriting() const { m_database->stopWriting(); }
bool Library::isWritingStopped() const { return m_database->isWritingStopped(); }
int Library::changedGames() const { return m_database->changedGames(); }
SQLite::Database& Library::connection() const { return m_database->connection(); }
UnusablePuzzles& Library::unusablePuzzles() const { return m_database->unusablePuzzles(); }
const VariantFinder& Library::variants() const { return m_database->findVariant(); }
void Library::setVariants(VariantFinder variants) { m_database->setVariants(std::move(variants)); }
void Library::interrupt() { m_database->interrupt(); }
std::vector<GameChange> Library::takeChanges() { return m_database->takeChanges(); }

GameId Library::addGame(const RecordHeader& header) {
    return translatingErrors(*this, [&] { return m_database->addGame(header); });
}
GameId Library::addRecord(const GameRecord& record, std::optional<NodeId> playedTo) {
    return translatingErrors(*this, [&] { return m_database->addRecord(record, playedTo); });
}
std::vector<GameId> Library::addRecords(std::span<const GameRecord> records,
                                        const std::function<void(const std::vector<GameId>&)>& also) {
    return translatingErrors(*this, [&] { return m_database->addRecords(records, also); });
}
void Library::update(GameId game, const GameUpdate& update) {
    return translatingErrors(*this, [&] { return m_database->update(game, update); });
}
void Library::appendEdit(GameId game, const TreeEdit& edit, std::optional<PlayedTo> playedTo) {
    update(game, {.edits = {edit}, .playedTo = playedTo});
}
void Library::setHeader(GameId game, const RecordHeader& header) {
    return translatingErrors(*this, [&] { return m_database->setHeader(game, header); });
}
void Library::setOutcome(GameId game, const std::optional<Outcome>& outcome) {
    return translatingErrors(*this, [&] { return m_database->setOutcome(game, outcome); });
}
void Library::setStarred(GameId game, bool starred) {
    return translatingErrors(*this, [&] { return m_database->setStarred(game, starred); });
}
void Library::setLabel(std::span<const GameId> games, const std::string& label, bool isSet) {
    return translatingErrors(*this, [&] { return m_database->setLabel(games, label, isSet); });
}
std::vector<PlayerRename> Library::mergePlayers(std::span<const std::string> names, const std::string& name) {
    return translatingErrors(*this, [&] { return m_database->mergePlayers(names, name); });
}
void Library::renamePlayers(std::span<const PlayerRename> renames) {
    return translatingErrors(*this, [&] { return m_database->renamePlayers(renames); });
}
std::vector<std::string> Library::labelsOf(GameId game) const {
    return translatingErrors(*this, [&] { return m_database->labelsOf(game); });
}
void Library::closeGame(GameId game, const GameTree& tree) {
    return translatingErrors(*this, [&] { return m_database->closeGame(game, tree); });
}
bool Library::packJournal(GameId game) {
    return translatingErrors(*this, [&] { return m_database->packJournal(game); });
}
void Library::deleteGame(GameId game, std::chrono::sys_seconds at) { deleteGames({&game, 1}, at); }
void Library::restoreGame(GameId game) { restoreGames({&game, 1}); }
void Library::deleteGames(std::span<const GameId> games, std::chrono::sys_seconds at) {
    return translatingErrors(*this, [&] { return m_database->deleteGames(games, at); });
}
void Library::restoreGames(std::span<const GameId> games) {
    return translatingErrors(*this, [&] { return m_database->restoreGames(games); });
}
int Library::purgeDeleted(std::chrono::sys_seconds before, int limit) {
    return translatingErrors(*this, [&] { return m_database->purgeDeleted(before, limit); });
}
std::vector<DeletedGame> Library::deletedGames(int limit) const {
    return translatingErrors(*this, [&] { return m_database->deletedGames(limit); });
}
bool Library::has(GameId game) const {
    return translatingErrors(*this, [&] { return m_database->has(game); });
}
std::optional<StoredRecord> Library::record(GameId game) const {
    return translatingErrors(*this, [&] { return m_database->record(game); });
}
std::optional<GameSummary> Library::summary(GameId game) const {
    return translatingErrors(*this, [&] { return m_database->summary(game); });
}
std::vector<GameSummary> Library::summaries(std::span<const GameId> games) const {
    return translatingErrors(*this, [&] { return m_database->summaries(games); });
}
std::vector<GameId> Library::gameIds() const {
    return translatingErrors(*this, [&] { return m_database->gameIds(); });
}
std::vector<GameSummary> Library::games() const {
    return translatingErrors(*this, [&] { return m_database->games(); });
}
std::vector<GameSummary> Library::unfinishedGames(int limit) const {
    return translatingErrors(*this, [&] { return m_database->unfinishedGames(limit); });
}
std::vector<GameId> Library::gamesWithJournal() const {
    return translatingErrors(*this, [&] { return m_database->gamesWithJournal(); });
}
void Library::setOpenTabs(std::span<const OpenTab> tabs) {
    return translatingErrors(*this, [&] { return m_database->setOpenTabs(tabs); });
}
std::vector<OpenTab> Library::openTabs() const {
    return translatingErrors(*this, [&] { return m_database->openTabs(); });
}
bool Library::hasUnindexedGames() const {
    return translatingErrors(*this, [&] { return m_database->hasUnindexedGames(); });
}
bool Library::indexPositions(int games) {
    return translatingErrors(*this, [&] { return m_database->indexPositions(games); });
}
std::vector<PositionHit> Library::findPosition(std::uint64_t key, int limit) const {
    return translatingErrors(*this, [&] { return m_database->findPosition(key, limit); });
}
void Library::storePly(GameId game, int number, const RecordedPly& ply) {
    return translatingErrors(*this, [&] { return m_database->storePly(game, number, ply); });
}
void Library::setPlyCount(GameId game, int plyCount) {
    return translatingErrors(*this, [&] { return m_database->setPlyCount(game, plyCount); });
}
void Library::setPlayers(GameId game, const std::array<Player, SideCount>& players) {
    return translatingErrors(*this, [&] { return m_database->setPlayers(game, players); });
}
std::optional<StoredGame> Library::game(GameId game) const {
    return translatingErrors(*this, [&] { return m_database->game(game); });
}

} // namespace komadai::core
