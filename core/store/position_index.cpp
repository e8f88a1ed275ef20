#include "core/store/position_index.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace komadai::core::store {
namespace {

/// As many runs of one level are merged into one of the next level.
constexpr std::size_t RunsOfMerge = 8;
/// A block is written when it has this many bytes. Blocks are large, because half a page of each is wasted.
constexpr std::size_t BlockSize = 60 * 1024;

std::int64_t signedKey(std::uint64_t key) { return static_cast<std::int64_t>(key); }

PositionPlace firstPlaceOf(std::uint64_t key) { return {key, 0, 0}; }

/// Finds the keys of many entries, while entries pass in their order.
class SharedKeys {
public:
    void see(const PositionEntry& entry) {
        m_count = entry.place.key == m_key ? m_count + 1 : 1;
        m_key = entry.place.key;
        if (m_count == PositionIndex::ManyEntries) m_keys.push_back(m_key);
    }
    const std::vector<std::uint64_t>& keys() const { return m_keys; }

private:
    std::uint64_t m_key = 0;
    int m_count = 0;
    std::vector<std::uint64_t> m_keys;
};

} // namespace

/// Reads a run from a place on.
class PositionIndex::Cursor {
public:
    /// `from`  the first place to be read, if it is there; none: all.
    Cursor(PositionIndex& index, std::int64_t run, const std::optional<PositionPlace>& from)
        : m_index(&index), m_run(run) {
        if (from) {
            // An earlier block may end with the key, so the search begins with the last block that starts before it.
            m_hasBlock = loadBlock(m_index->m_blockBefore, signedKey(from->key));
        }
        if (!m_hasBlock) loadFirst();
        next();
        while (from && !m_isAtEnd && m_entry.place < *from)
            next();
    }

    /// Goes on to the first entry that is not before a place. Blocks between here and there are not read.
    void seek(const PositionPlace& place) {
        if (m_isAtEnd || m_entry.place >= place) return;
        if (!m_nextKey) m_nextKey = nextKey();
        if (isKeyBefore(*m_nextKey, place.key)) {
            loadBlock(m_index->m_blockBefore, signedKey(place.key));
            next();
        }
        while (!m_isAtEnd && m_entry.place < place)
            next();
    }

    bool isAtEnd() const { return m_isAtEnd; }
    const PositionEntry& entry() const { return m_entry; }
    void next() {
        while (m_reader && !m_reader->next(m_entry))
            loadNext();
        m_isAtEnd = !m_reader;
    }
    /// Removes the blocks of which all entries were read.
    void removeReadBlocks() {
        if (m_isAtEnd)
            Query(m_index->m_removeBlocks, m_run).run();
        else
            Query(m_index->m_removeBlocksBefore, m_run, m_firstKey, m_number).run();
    }

private:
    template <class... Values>
    bool loadBlock(SQLite::Statement& statement, const Values&... values) {
        Query row(statement, m_run, values...);
        m_reader.reset();
        if (!row.next()) return false;
        m_firstKey = row.integer();
        m_number = row.integer();
        m_bytes = std::make_unique<std::string>(row.blob());
        m_reader.emplace(*m_bytes);
        m_nextKey.reset();
        return true;
    }
    std::uint64_t nextKey() {
        Query row(m_index->m_keyAfter, m_run, m_firstKey, m_number);
        return static_cast<std::uint64_t>(row.next() ? row.integer()
                                                     : std::numeric_limits<std::int64_t>::max());
    }
    void loadFirst() {
        m_hasBlock = loadBlock(m_index->m_blockAfter, std::numeric_limits<std::int64_t>::min(), -1);
    }
    void loadNext() { m_hasBlock = loadBlock(m_index->m_blockAfter, m_firstKey, m_number); }

    PositionIndex* m_index;
    std::int64_t m_run;
    std::int64_t m_firstKey = 0;
    std::int64_t m_number = 0;
    std::unique_ptr<std::string> m_bytes; ///< not moved, since the reader points into it
    std::optional<BlockReader> m_reader;
    std::optional<std::uint64_t> m_nextKey; ///< the first one of the next block, where it was looked up
    PositionEntry m_entry;
    bool m_hasBlock = false;
    bool m_isAtEnd = false;
};

/// Reads several runs as one.
class PositionIndex::MergedCursor {
public:
    /// Cursors of older runs come first.
    explicit MergedCursor(std::vector<Cursor> cursors) : m_cursors(std::move(cursors)) { find(); }

    bool isAtEnd() const { return m_best == None; }
    const PositionEntry& entry() const { return m_cursors[m_best].entry(); }
    void next() {
        const PositionPlace place = entry().place;
        for (Cursor& cursor : m_cursors)
            if (!cursor.isAtEnd() && cursor.entry().place == place) cursor.next();
        find();
    }
    void seek(const PositionPlace& place) {
        for (Cursor& cursor : m_cursors)
            cursor.seek(place);
        find();
    }
    void removeReadBlocks() {
        for (Cursor& cursor : m_cursors)
            cursor.removeReadBlocks();
    }

private:
    static constexpr std::size_t None = std::numeric_limits<std::size_t>::max();

    void find() {
        m_best = None;
        for (std::size_t i = 0; i < m_cursors.size(); ++i) {
            if (m_cursors[i].isAtEnd()) continue;
            // Of equal places the youngest run counts, which comes last.
            if (m_best == None || m_cursors[i].entry().place <= m_cursors[m_best].entry().place) m_best = i;
        }
    }

    std::vector<Cursor> m_cursors;
    std::size_t m_best = None;
};

PositionIndex::PositionIndex(SQLite::Database& database)
    : m_database(database), m_runs(database, "SELECT id, age, level, merged_into, is_result, up_to_key, "
                                             "up_to_game, up_to_node FROM position_runs ORDER BY age, id"),
      m_addRun(database, "INSERT INTO position_runs (level, age, is_result) VALUES (?, ?, ?)"),
      m_removeRun(database, "DELETE FROM position_runs WHERE id = ?"),
      m_setMergedInto(database, "UPDATE position_runs SET merged_into = ?2 WHERE id = ?1"),
      m_setUpTo(database, "UPDATE position_runs SET is_result = ?2, up_to_key = ?3, up_to_game = ?4,"
                          " up_to_node = ?5 WHERE id = ?1"),
      m_addBlock(database,
                 "INSERT INTO position_blocks (run, first_key, number, entries) VALUES (?, ?, ?, ?)"),
      m_lastNumber(database, "SELECT number FROM position_blocks WHERE run = ?"
                             " ORDER BY first_key DESC, number DESC LIMIT 1"),
      m_blockBefore(database, "SELECT first_key, number, entries FROM position_blocks WHERE run = ?"
                              " AND first_key < ? ORDER BY first_key DESC, number DESC LIMIT 1"),
      m_blockAfter(database, "SELECT first_key, number, entries FROM position_blocks WHERE run = ?"
                             " AND (first_key, number) > (?, ?) ORDER BY first_key, number LIMIT 1"),
      m_keyAfter(database, "SELECT first_key FROM position_blocks WHERE run = ?"
                           " AND (first_key, number) > (?, ?) ORDER BY first_key, number LIMIT 1"),
      m_removeBlocksBefore(database, "DELETE FROM position_blocks WHERE run = ?"
                                     " AND (first_key, number) < (?, ?)"),
      m_removeBlocks(database, "DELETE FROM position_blocks WHERE run = ?") {}

std::vector<PositionIndex::Run> PositionIndex::runs() {
    std::vector<Run> runs;
    for (Query row(m_runs); row.next();) {
        Run run{row.integer(), row.integer(), row.number(0, 1000), row.optionalInteger()};
        run.isResult = row.number(0, 1) == 1;
        if (const auto key = row.optionalInteger()) {
            const GameId game = row.integer();
            run.upTo = PositionPlace{static_cast<std::uint64_t>(*key), game,
                                     static_cast<std::uint32_t>(row.integer())};
        }
        runs.push_back(run);
    }
    return runs;
}

std::int64_t PositionIndex::addRun(int level, std::int64_t age, bool isResult) {
    Query(m_addRun, level, age, isResult ? 1 : 0).run();
    return m_database.getLastInsertRowid();
}

void PositionIndex::addBlock(std::int64_t run, std::int64_t number, BlockWriter& block) {
    const std::int64_t firstKey = signedKey(block.firstKey());
    const std::string bytes = block.take();
    Query(m_addBlock, run, firstKey, number, Blob{bytes}).run();
}

std::int64_t PositionIndex::lastBlockNumber(std::int64_t run) {
    Query row(m_lastNumber, run);
    return row.next() ? row.integer() : 0;
}

std::vector<std::uint64_t> PositionIndex::add(std::vector<PositionEntry> entries) {
    if (entries.empty()) return {};
    const auto byPlace = [](const PositionEntry& a, const PositionEntry& b) { return a.place < b.place; };
    std::sort(entries.begin(), entries.end(), byPlace);
    const auto all = runs();
    const std::int64_t run = addRun(0, all.empty() ? 1 : all.back().age + 1, false);
    BlockWriter block;
    std::int64_t number = 0;
    SharedKeys shared;
    for (const PositionEntry& entry : entries) {
        shared.see(entry);
        block.add(entry);
        if (block.size() >= BlockSize) addBlock(run, ++number, block);
    }
    if (!block.isEmpty()) addBlock(run, ++number, block);
    return shared.keys();
}

bool PositionIndex::needsMerge() {
    const auto all = runs();
    std::vector<std::size_t> counts;
    for (const Run& run : all) {
        if (run.isResult) return true;
        const auto level = static_cast<std::size_t>(run.level);
        counts.resize(std::max(counts.size(), level + 1));
        if (++counts[level] == RunsOfMerge) return true;
    }
    return false;
}

bool PositionIndex::startMerge() {
    const auto all = runs();
    if (std::any_of(all.begin(), all.end(), [](const Run& run) { return run.isResult; })) return true;
    int highest = 0;
    for (const Run& run : all)
        highest = std::max(highest, run.level);
    for (int level = 0; level <= highest; ++level) {
        std::vector<Run> inputs;
        for (const Run& run : all)
            if (run.level == level && inputs.size() < RunsOfMerge) inputs.push_back(run);
        if (inputs.size() < RunsOfMerge) continue;
        const std::int64_t result = addRun(level + 1, inputs.back().age, true);
        for (const Run& run : inputs)
            Query(m_setMergedInto, run.id, result).run();
        return true;
    }
    return false;
}

std::vector<std::uint64_t> PositionIndex::merge(std::size_t entries) {
    entries = std::max<std::size_t>(entries, 1); // each step must get further
    if (!startMerge()) return {};
    const auto all = runs();
    const Run result = *std::find_if(all.begin(), all.end(), [](const Run& run) { return run.isResult; });
    bool hasOlder = false; // a run that may have what a removed entry cancels
    std::vector<Cursor> inputs;
    for (const Run& run : all) {
        if (run.id == result.id) continue;
        if (run.mergedInto == result.id)
            inputs.emplace_back(*this, run.id, result.upTo);
        else if (run.age < result.age)
            hasOlder = true;
    }
    MergedCursor cursor(std::move(inputs));
    if (result.upTo && !cursor.isAtEnd() && cursor.entry().place == *result.upTo) cursor.next();

    BlockWriter block;
    std::int64_t number = lastBlockNumber(result.id);
    auto upTo = result.upTo;
    SharedKeys shared;
    // Ends with a whole block, so that blocks are never small.
    for (std::size_t done = 0; !cursor.isAtEnd() && (done < entries || !block.isEmpty()); ++done) {
        const PositionEntry entry = cursor.entry();
        upTo = entry.place;
        shared.see(entry);
        if (!entry.isRemoved || hasOlder) block.add(entry);
        if (block.size() >= BlockSize) addBlock(result.id, ++number, block);
        cursor.next();
    }
    if (!block.isEmpty()) addBlock(result.id, ++number, block);
    cursor.removeReadBlocks();
    if (!cursor.isAtEnd()) {
        Query(m_setUpTo, result.id, 1, signedKey(upTo->key), upTo->game, std::int64_t{upTo->node}).run();
        return shared.keys();
    }
    for (const Run& run : all)
        if (run.mergedInto == result.id) Query(m_removeRun, run.id).run();
    const std::optional<std::int64_t> none;
    Query(m_setUpTo, result.id, 0, none, none, none).run();
    return shared.keys();
}

std::vector<PositionIndex::Cursor> PositionIndex::cursors(const std::optional<PositionPlace>& from) {
    const auto all = runs();
    const auto result = std::find_if(all.begin(), all.end(), [](const Run& run) { return run.isResult; });
    std::vector<Cursor> cursors;
    for (const Run& run : all) {
        // What the result of a merge has already is not read from its inputs, where it may have been removed since.
        const bool isInput = run.mergedInto && result != all.end() && result->upTo;
        const bool skips = isInput && (!from || *from <= *result->upTo);
        cursors.emplace_back(*this, run.id, skips ? result->upTo : from);
        if (skips && !cursors.back().isAtEnd() && cursors.back().entry().place == *result->upTo)
            cursors.back().next();
        if (cursors.back().isAtEnd()) cursors.pop_back();
    }
    return cursors;
}

void PositionIndex::find(std::span<const std::uint64_t> keys,
                         const std::function<bool(const PositionEntry&)>& see) {
    assert(std::is_sorted(keys.begin(), keys.end(), isKeyBefore));
    if (keys.empty()) return;
    MergedCursor cursor(cursors(firstPlaceOf(keys.front())));
    for (const std::uint64_t key : keys) {
        cursor.seek(firstPlaceOf(key));
        for (; !cursor.isAtEnd() && cursor.entry().place.key == key; cursor.next())
            if (!cursor.entry().isRemoved && !see(cursor.entry())) return;
    }
}

void PositionIndex::forEach(const std::function<bool(const PositionEntry&)>& see) {
    for (MergedCursor cursor(cursors(std::nullopt)); !cursor.isAtEnd(); cursor.next())
        if (!cursor.entry().isRemoved && !see(cursor.entry())) return;
}

} // namespace komadai::core::store
