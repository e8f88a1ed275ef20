// Migrates the games of earlier versions: text for each ply to packed trees, and what later versions find games by.
#include "core/notation/stored_record.h"
#include "core/rules/variant_set.h"
#include "core/store/game_rows.h"
#include "core/store/library_search.h"
#include "core/store/move_counts.h"
#include "core/store/position_index.h"
#include "core/store/schema.h"
#include "core/store/search_words.h"

#include <map>

namespace komadai::core::store {
namespace {

/// Variants with the rule options of games. Each is made only once, because its tables take long to compute.
class PlayedVariants {
public:
    explicit PlayedVariants(const VariantFinder& find) : m_find(find) {}

    /// Null if the variant or an option is unknown.
    std::shared_ptr<const Variant> find(const RecordHeader& header) {
        const auto known = m_variants.find({header.variant, header.ruleOptions});
        if (known != m_variants.end()) return known->second;
        const auto variant = m_find(header.variant);
        return m_variants[{header.variant, header.ruleOptions}] =
                   variant ? withRuleOptions(variant, header.ruleOptions) : nullptr;
    }

private:
    const VariantFinder& m_find;
    std::map<std::pair<std::string, std::string>, std::shared_ptr<const Variant>> m_variants;
};

} // namespace

void packTextPlies(SQLite::Database& database, const VariantFinder& find) {
    PlayedVariants variants(find);
    SQLite::Statement games(database, "SELECT DISTINCT game FROM plies");
    SQLite::Statement summary(database, selectSummaries("WHERE g.id = ?"));
    SQLite::Statement plies(
        database,
        "SELECT number, move, position, key, time_used_ms FROM plies WHERE game = ? ORDER BY number");
    SQLite::Statement addTree(database, "INSERT INTO trees (game, packed) VALUES (?, ?)");
    SQLite::Statement removePlies(database, "DELETE FROM plies WHERE game = ?");

    std::vector<GameId> ids;
    for (Query row(games); row.next();)
        ids.push_back(row.integer());
    for (const GameId id : ids) {
        RecordHeader header;
        StoredTree stored;
        try {
            Query game(summary, id);
            int tags = 0;
            if (!game.next()) continue;
            header = readSummary(game, tags).header;
            Query row(plies, id);
            for (int number = 1; row.next(); ++number)
                stored.plies.push_back(readPly(row, number));
        } catch (const SQLite::Exception& error) {
            if ((error.getExtendedErrorCode() & 0xff) == SQLITE_CORRUPT) continue;
            throw;
        }
        const auto variant = variants.find(header);
        if (!variant) continue;
        const auto tree = readTree(header, stored, variant);
        if (!tree) continue;
        const std::string packed = tree.value().pack();
        Query(addTree, id, Blob{packed}).run();
        Query(removePlies, id).run();
    }
}

void indexStoredGames(SQLite::Database& database, const VariantFinder& find) {
    PlayedVariants variants(find);
    SQLite::Statement texts(database, "SELECT id, text FROM texts");
    SQLite::Statement addText(database, "INSERT INTO text_words (rowid, words) VALUES (?, ?)");
    for (Query row(texts); row.next();) {
        const std::int64_t id = row.integer();
        Query(addText, id, searchWords(row.text())).run();
    }

    SQLite::Statement games(database, "SELECT id FROM games");
    SQLite::Statement summary(database, selectSummaries("WHERE g.id = ?"));
    SQLite::Statement tree(database, "SELECT packed FROM trees WHERE game = ?");
    SQLite::Statement setDay(database, "UPDATE games SET day = ?2 WHERE id = ?1");
    SQLite::Statement setLine(database, "UPDATE games SET line = ?2 WHERE id = ?1");
    SQLite::Statement addComments(database, "INSERT INTO comment_words (rowid, words) VALUES (?, ?)");
    SQLite::Statement addPositions(database, "INSERT INTO unindexed (game, entries, old_entries, old_facts)"
                                             " VALUES (?, ?, x'', x'')");
    std::vector<GameId> ids;
    for (Query row(games); row.next();)
        ids.push_back(row.integer());
    for (const GameId id : ids) {
        RecordHeader header;
        StoredTree stored;
        try {
            Query game(summary, id);
            int tags = 0;
            if (!game.next()) continue;
            header = readSummary(game, tags).header;
        } catch (const SQLite::Exception& error) {
            if ((error.getExtendedErrorCode() & 0xff) == SQLITE_CORRUPT) continue;
            throw;
        }
        Query(setDay, id, dayOf(header)).run();
        if (Query row(tree, id); row.next()) stored.packed = row.blob();
        if (stored.packed.empty()) continue;
        const auto variant = variants.find(header);
        if (!variant) continue;
        const auto read = readTree(header, stored, variant);
        if (!read) continue;
        Query(setLine, id, lineHashOf(header, read.value())).run();
        if (const std::string words = searchWords(commentsOf(read.value())); !words.empty())
            Query(addComments, id, words).run();
        const std::string entries = packEntries(indexEntriesOf(header, read.value(), id));
        Query(addPositions, id, Blob{entries}).run();
    }
}

void recountMoves(SQLite::Database& database) {
    PositionIndex index(database);
    MoveCountTable(database).recount(index);
}

} // namespace komadai::core::store
