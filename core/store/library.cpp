#include "core/store/library.h"

#include "core/notation/stored_record.h"
#include "core/record/plain_line.h"
#include "core/rules/variant_set.h"
#include "core/store/game_index.h"
#include "core/store/game_reader.h"
#include "core/store/game_rows.h"
#include "core/store/library_file.h"
#include "core/store/library_search.h"
#include "core/store/open_tabs.h"
#include "core/store/pattern_cache.h"
#include "core/store/player_names.h"
#include "core/store/query.h"
#include "core/store/search_words.h"
#include "core/store/storage_errors.h"
#include "core/store/text_table.h"
#include "core/store/unusable_puzzles.h"

#include <algorithm>
#include <array>
#include <optional>
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

/// The columns of a header, in the order in which Library::Database::bindHeader binds them.
constexpr std::array<const char*, 25> HeaderColumns{
    "variant",      "rule_options",  "start",           "quiet_plies_at_start",
    "first_name",   "first_level",   "first_engine_ms", "first_title",
    "first_rating", "second_name",   "second_level",    "second_engine_ms",
    "second_title", "second_rating", "started_at",      "first_clock",
    "second_clock", "date",          "event",           "site",
    "round",        "annotator",     "source",          "tag_count",
    "day"};

std::string insertOfHeader() {
    std::string columns;
    std::string values;
    for (const char* column : HeaderColumns) {
        const char* separator = columns.empty() ? "" : ", ";
        columns.append(separator).append(column);
        values.append(separator).append("?");
    }
    return "INSERT INTO games (" + columns + ") VALUES (" + values + ")";
}

/// The last value is the id of the game.
std::string updateOfHeader() {
    std::string columns;
    for (const char* column : HeaderColumns)
        columns.append(columns.empty() ? "" : ", ").append(column).append(" = ?");
    return "UPDATE games SET " + columns + " WHERE id = ?";
}

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

std::optional<NodeId> takenBack(const StoredRecord& stored, const GameTree& tree) {
    if (stored.summary.outcome || !stored.lastTakenBack) return std::nullopt;
    return takenBackAfter(tree, playedTo(stored.summary, tree), *stored.lastTakenBack);
}

std::optional<NodeId> playedEnd(const StoredRecord& stored, const GameTree& tree) {
    const NodeId played = playedTo(stored.summary, tree);
    if (stored.summary.outcome) return played == GameTree::root() ? tree.mainLineEnd() : played;
    return takenBack(stored, tree) ? std::optional(played) : std::nullopt;
}

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
        m_unusablePuzzles = {};
        m_patternCache = {};
    }
    UnusablePuzzles& unusablePuzzles() { return m_unusablePuzzles; }
    PatternCache& patternCache() { return m_patternCache; }
    void interrupt() { sqlite3_interrupt(m_database.getHandle()); }
    std::vector<GameChange> takeChanges() { return std::exchange(m_changes, {}); }
    std::int64_t foreignChanges() { return m_database.execAndGet("PRAGMA data_version").getInt64(); }

    void stopWriting() {
        if (std::exchange(m_isWritingStopped, true)) return;
        store::stopWriting(m_database);
    }
    bool isWritingStopped() const { return m_isWritingStopped; }
    int changedGames() const { return static_cast<int>(m_changedGames.size()); }

    void setErrorTranslation(ErrorTranslation translation) { m_translateError = std::move(translation); }
    StorageError translated(const StorageError& error) const {
        return m_translateError ? m_translateError(error) : error;
    }

    // --- writing a game

    GameId addGame(const RecordHeader& header) {
        SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
        const GameId id = insertGame(header);
        transaction.commit();
        m_revisions[id] = 0;
        note(GameChange::Kind::Added, id);
        return id;
    }

    GameId addRecord(const GameRecord& record, std::optional<NodeId> lastTakenBack) {
        SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
        const GameId id = insertRecord(record);
        if (lastTakenBack) storeLastTakenBack(id, *lastTakenBack);
        m_index.putOff(id, indexEntriesOf(record.header, record.tree, id));
        transaction.commit();
        m_revisions[id] = 0;
        note(GameChange::Kind::Added, id);
        return id;
    }

    std::vector<GameId> addRecords(std::span<const GameRecord> records,
                                   const std::function<void(const std::vector<GameId>&)>& also) {
        SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
        std::vector<GameId> ids;
        std::vector<IndexedGame> added;
        for (const GameRecord& record : records) {
            ids.push_back(insertRecord(record));
            added.push_back(
                {indexEntriesOf(record.header, record.tree, ids.back()), m_index.factsOf(ids.back())});
        }
        const std::size_t changesBefore = m_changes.size();
        for (const GameId id : ids) // what `also` changes comes after that
            note(GameChange::Kind::Added, id);
        try {
            if (also) also(ids); // may fail, so the index is not touched yet
            m_index.add(std::move(added));
            transaction.commit();
        } catch (...) { // nothing was changed
            m_changes.resize(changesBefore);
            for (const GameId id : ids)
                m_changedGames.erase(id);
            throw;
        }
        return ids;
    }

    void update(GameId game, const GameUpdate& update) {
        SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
        const GameFacts facts = m_index.factsOf(game);
        auto revision = knownRevision(game);
        for (const TreeEdit& edit : update.edits) {
            revision = nextRevision(game, revision);
            addEdit(game, *revision, edit);
        }
        if (update.playedTo) storePlayedTo(game, *update.playedTo);
        if (update.playedAt) Query(m_setPlayedAt, game, secondsOf(*update.playedAt)).changeOne();
        if (update.header) storeHeader(game, *update.header);
        if (update.outcome) storeOutcome(game, *update.outcome);
        if (update.lastTakenBack) storeLastTakenBack(game, *update.lastTakenBack);
        const bool isRestored = Query(m_restore, game).run() > 0;
        m_index.noteFacts(game, facts);
        transaction.commit();
        if (revision) m_revisions[game] = *revision;
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
        store::Change change(m_database);
        const std::int64_t id = m_texts.idOf(label);
        for (const GameId game : games)
            Query(isSet ? m_addLabel : m_removeLabel, id, game).run();
        change.commit();
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
        SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
        auto renames = m_playerNames.merge(names, name);
        transaction.commit();
        noteChanges(renames);
        return renames;
    }

    void renamePlayers(std::span<const PlayerRename> renames) {
        SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
        m_playerNames.rename(renames);
        transaction.commit();
        noteChanges(renames);
    }

    void closeGame(GameId game, const GameTree& tree) {
        SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
        const auto known = knownRevision(game);
        if (known && revisionOf(game) != *known) throw changedElsewhere();
        replaceTree(game, m_reader.existing(game).header, tree);
        Query(m_setPlyCountIfUnsaid, game, tree.depth(tree.mainLineEnd())).run();
        transaction.commit();
        note(GameChange::Kind::Changed, game);
    }

    bool packJournal(GameId game) {
        SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
        const auto stored = m_reader.record(game);
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
            if (canBePurged(game)) games.push_back(game);
        }
        for (const GameId game : games) {
            SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
            if (!Query(m_isDeletedBefore, game, secondsOf(before)).next()) continue; // restored meanwhile
            IndexedGame indexed = m_index.indexedOf(game);
            const std::string comments = storedCommentsOf(game);
            if (!comments.empty()) removeCommentWords(game, comments);
            Query(m_removeGame, game).run();
            m_index.remove(std::move(indexed));
            transaction.commit();
        }
        return static_cast<int>(games.size());
    }

    // --- reading

    bool has(GameId game) { return Query(m_isListed, game).next(); }

    std::optional<StoredRecord> record(GameId game) {
        const Snapshot snapshot(m_database); // the game as it was at one moment
        auto stored = m_reader.record(game);
        if (stored) m_revisions[game] = revisionOf(game);
        return stored;
    }

    std::optional<GameSummary> summary(GameId game) {
        const Snapshot snapshot(m_database);
        return m_reader.summary(game);
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
            games.push_back({m_reader.existing(game), at});
        return games;
    }

    std::vector<GameSummary> summaries(std::span<const GameId> games) {
        const Snapshot snapshot(m_database);
        std::vector<GameSummary> summaries;
        for (const GameId game : games) {
            Query row(m_listedGame, game);
            if (row.next()) summaries.push_back(m_reader.readSummary(row));
        }
        return summaries;
    }

    std::vector<GameId> gameIds() { return readIds(m_gameIds); }
    std::vector<GameId> gamesWithJournal() { return readIds(m_gamesWithJournal); }
    std::vector<GameSummary> games() {
        auto summaries = list(m_games);
        sortByStart(summaries);
        return summaries;
    }
    std::vector<GameSummary> unfinishedGames(int limit) { return list(m_unfinishedGames, limit); }

    // --- the window

    void setOpenTabs(std::span<const OpenTab> tabs) { m_openTabs.set(tabs); }
    std::vector<OpenTab> openTabs() { return m_openTabs.tabs(); }

    // --- positions

    bool hasUnindexedGames() { return m_index.hasUnindexedGames(); }
    bool indexPositions(int games) { return m_index.indexPositions(games); }
    std::vector<PositionHit> findPosition(std::uint64_t key, int limit) {
        return m_index.findPosition(key, limit);
    }

    // --- a line of play as text

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
    static SQLite::Exception changedElsewhere() {
        return SQLite::Exception("another library has changed the game", SQLITE_BUSY);
    }

    /// Whether it can be computed what the index has of a game.
    bool canBePurged(GameId game) {
        try {
            return m_findVariant(m_reader.existing(game).header.variant) != nullptr;
        } catch (const SQLite::Exception& error) {
            if (error.getErrorCode() != SQLITE_CORRUPT || isFileDamage(error)) throw;
            return false; // its header cannot be read
        }
    }

    void setDeleted(std::span<const GameId> games, std::optional<std::int64_t> at, GameChange::Kind kind) {
        SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
        for (const GameId game : games) {
            const GameFacts facts = m_index.factsOf(game);
            Query(m_setDeleted, game, at).changeOne();
            m_index.noteFacts(game, facts);
        }
        transaction.commit();
        for (const GameId game : games)
            note(kind, game);
    }

    void noteChanges(std::span<const PlayerRename> renames) {
        for (const GameId game : renamedGames(renames))
            note(GameChange::Kind::Changed, game);
    }

    void note(GameChange::Kind kind, GameId game) {
        m_changedGames.insert(game);
        if (m_changes.empty() || m_changes.back() != GameChange{kind, game})
            m_changes.push_back({kind, game});
    }

    /// Binds the values of HeaderColumns.
    void bindHeader(SQLite::Statement& statement, const RecordHeader& header) {
        const auto& [first, second] = header.players;
        Query::bindAll(statement, header.variant, m_texts.idOf(header.ruleOptions),
                       m_texts.idOf(header.start), header.quietPliesAtStart, m_texts.idOf(first.name),
                       first.computerLevel, engineMs(first), unlessEmpty(first.title), first.rating,
                       m_texts.idOf(second.name), second.computerLevel, engineMs(second),
                       unlessEmpty(second.title), second.rating, secondsOf(header.startedAt),
                       formatTimeControl(header.clocks[0]), formatTimeControl(header.clocks[1]),
                       unlessEmpty(header.date), m_texts.idUnlessEmpty(header.event),
                       m_texts.idUnlessEmpty(header.site), unlessEmpty(header.round),
                       m_texts.idUnlessEmpty(header.annotator), m_texts.idUnlessEmpty(header.source),
                       static_cast<std::int64_t>(header.tags.size()), dayOf(header));
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
    GameId insertRecord(const GameRecord& record) {
        const GameTree& tree = record.tree;
        const GameId id = insertGame(record.header);
        Query(m_setTree, id, Blob{tree.pack()}).run();
        Query(m_setLine, id, lineHashOf(record.header, tree)).run();
        addCommentWords(id, commentsOf(tree));
        storePlayedTo(id, PlayedTo::at(tree, playedTo(record)));
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
            Query(m_addTag, game, ++place, m_texts.idOf(name), m_texts.idOf(value)).run();
    }

    void storeHeader(GameId game, const RecordHeader& header) {
        Query row(m_setHeader);
        bindHeader(m_setHeader, header);
        m_setHeader.bind(static_cast<int>(HeaderColumns.size()) + 1, static_cast<std::int64_t>(game));
        row.changeOne();
        storeTags(game, header.tags);
    }

    void storePlayedTo(GameId game, const PlayedTo& played) {
        Query(m_setPlayedTo, game, std::int64_t{played.node.number()}, played.plyCount).changeOne();
    }

    void storeLastTakenBack(GameId game, NodeId last) {
        Query(m_setTakenBack, game, std::int64_t{last.number()}).run();
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
        const StoredTree stored{m_reader.packedTree(game), {}, {}};
        if (stored.packed.empty()) return std::nullopt;
        const RecordHeader header = m_reader.existing(game).header;
        const auto variant = m_findVariant(header.variant);
        if (!variant) return std::nullopt;
        auto tree = readTree(header, stored, variant);
        return tree ? std::optional(std::move(tree).value()) : std::nullopt;
    }
    /// See GameIndex::EntriesOf.
    std::optional<std::vector<PositionEntry>> storedEntriesOf(GameId game) {
        const auto tree = packedTreeOf(game);
        if (!tree) return std::nullopt;
        return indexEntriesOf(m_reader.existing(game).header, *tree, game);
    }
    std::string storedCommentsOf(GameId game) {
        const auto tree = packedTreeOf(game);
        return tree ? commentsOf(*tree) : std::string();
    }

    void replaceTree(GameId game, const RecordHeader& header, const GameTree& tree) {
        const std::string packed = tree.pack();
        if (packed != m_reader.packedTree(game)) {
            const std::string comments = commentsOf(tree);
            const std::string oldComments = storedCommentsOf(game);
            if (comments != oldComments) {
                removeCommentWords(game, oldComments);
                addCommentWords(game, comments);
            }
            const IndexedGame indexed = m_index.indexedOf(game);
            Query(m_setTree, game, Blob{packed}).run();
            Query(m_setLine, game, lineHashOf(header, tree)).run();
            m_index.putOff(game, indexEntriesOf(header, tree, game), indexed);
        }
        Query(m_removeEdits, game).run();
        Query(m_removePlies, game).run();
    }

    GameTree readChecked(const StoredRecord& stored) {
        const auto variant = m_findVariant(stored.summary.header.variant);
        if (!variant) throw damage("unknown variant");
        auto tree = readTree(stored.summary.header, stored.tree, variant);
        if (!tree) throw damage("the moves cannot be played");
        return std::move(tree).value();
    }

    template <class... Values>
    std::vector<GameSummary> list(SQLite::Statement& statement, const Values&... values) {
        const Snapshot snapshot(m_database);
        std::vector<GameSummary> summaries;
        for (Query row(statement, values...); row.next();)
            summaries.push_back(m_reader.readSummary(row));
        return summaries;
    }

    std::filesystem::path m_path;
    VariantFinder m_findVariant;
    ErrorTranslation m_translateError; ///< may be empty
    UnusablePuzzles m_unusablePuzzles;
    PatternCache m_patternCache;
    SQLite::Database m_database;
    std::unordered_map<GameId, std::int64_t> m_revisions; ///< as this library last read or wrote them
    std::vector<GameChange> m_changes;
    std::unordered_set<GameId> m_changedGames; ///< since the file was opened
    bool m_isWritingStopped = false;

    SQLite::Statement statement(const std::string& sql) { return SQLite::Statement(m_database, sql); }

    GameReader m_reader{m_database};
    GameIndex m_index{m_database, [this](GameId game) { return storedEntriesOf(game); }};
    TextTable m_texts{m_database};
    PlayerNames m_playerNames{m_database, m_texts};
    OpenTabTable m_openTabs{m_database};

    SQLite::Statement m_addCommentWords = statement("INSERT INTO comment_words (rowid, words) VALUES (?, ?)");
    SQLite::Statement m_removeCommentWords =
        statement("INSERT INTO comment_words (comment_words, rowid, words) VALUES ('delete', ?, ?)");
    SQLite::Statement m_setLine = statement("UPDATE games SET line = ?2 WHERE id = ?1");
    SQLite::Statement m_addGame = statement(insertOfHeader());
    SQLite::Statement m_setHeader = statement(updateOfHeader());
    SQLite::Statement m_removeTags = statement("DELETE FROM tags WHERE game = ?");
    SQLite::Statement m_addTag = statement("INSERT INTO tags (game, place, name, value) VALUES (?, ?, ?, ?)");
    SQLite::Statement m_revision = statement("SELECT revision FROM games WHERE id = ?");
    SQLite::Statement m_setRevision = statement("UPDATE games SET revision = ?2 WHERE id = ?1");
    SQLite::Statement m_addEdit = statement("INSERT INTO edits (game, number, edit) VALUES (?, ?, ?)");
    SQLite::Statement m_removeEdits = statement("DELETE FROM edits WHERE game = ?");
    SQLite::Statement m_removePlies = statement("DELETE FROM plies WHERE game = ?");
    SQLite::Statement m_setTree = statement("INSERT OR REPLACE INTO trees (game, packed) VALUES (?, ?)");
    SQLite::Statement m_setPlayedTo =
        statement("UPDATE games SET played_node = ?2, ply_count = ?3 WHERE id = ?1");
    SQLite::Statement m_setPlayedAt = statement("UPDATE games SET played_at = ?2 WHERE id = ?1");
    SQLite::Statement m_setPlyCountIfUnsaid =
        statement("UPDATE games SET ply_count = ?2 WHERE id = ?1 AND played_node IS NULL");
    SQLite::Statement m_setOutcome = statement("UPDATE games SET result = ?2, reason = ?3 WHERE id = ?1");
    SQLite::Statement m_setTakenBack =
        statement("INSERT OR REPLACE INTO taken_back (game, node) VALUES (?, ?)");
    SQLite::Statement m_setStarred = statement("UPDATE games SET starred = ?2 WHERE id = ?1");
    SQLite::Statement m_addLabel =
        statement("INSERT OR IGNORE INTO labels (label, game) SELECT ?1, id FROM games WHERE id = ?2");
    SQLite::Statement m_removeLabel = statement("DELETE FROM labels WHERE label = ? AND game = ?");
    SQLite::Statement m_labels = statement("SELECT t.text FROM labels AS l JOIN texts AS t ON t.id = l.label"
                                           " WHERE l.game = ? ORDER BY t.text");
    SQLite::Statement m_setDeleted = statement("UPDATE games SET deleted_at = ?2 WHERE id = ?1");
    SQLite::Statement m_restore =
        statement("UPDATE games SET deleted_at = NULL WHERE id = ? AND deleted_at IS NOT NULL");
    SQLite::Statement m_deletedBefore = statement("SELECT id FROM games WHERE deleted_at < ?");
    SQLite::Statement m_isDeletedBefore = statement("SELECT 1 FROM games WHERE id = ? AND deleted_at < ?");
    SQLite::Statement m_lastDeleted =
        statement("SELECT id, deleted_at FROM games WHERE deleted_at IS NOT NULL"
                  " ORDER BY deleted_at DESC, id DESC LIMIT ?");
    SQLite::Statement m_removeGame = statement("DELETE FROM games WHERE id = ?");
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
PatternCache& Library::patternCache() const { return m_database->patternCache(); }
const VariantFinder& Library::variants() const { return m_database->findVariant(); }
void Library::setVariants(VariantFinder variants) { m_database->setVariants(std::move(variants)); }
void Library::setErrorTranslation(ErrorTranslation translation) {
    m_database->setErrorTranslation(std::move(translation));
}
StorageError Library::translated(const StorageError& error) const { return m_database->translated(error); }
void Library::interrupt() { m_database->interrupt(); }
std::vector<GameChange> Library::takeChanges() { return m_database->takeChanges(); }
std::int64_t Library::foreignChanges() const {
    return translatingErrors(*this, [&] { return m_database->foreignChanges(); });
}

GameId Library::addGame(const RecordHeader& header) {
    return translatingErrors(*this, [&] { return m_database->addGame(header); });
}
GameId Library::addRecord(const GameRecord& record, std::optional<NodeId> lastTakenBack) {
    return translatingErrors(*this, [&] { return m_database->addRecord(record, lastTakenBack); });
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
std::optional<StoredGame> Library::game(GameId game) const {
    return translatingErrors(*this, [&] { return m_database->game(game); });
}

} // namespace komadai::core
