// The index of all positions of a library. Used inside core/store only.
#pragma once

#include "core/store/position_blocks.h"
#include "core/store/query.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace komadai::core::store {

/// Entries in sorted runs, a log-structured merge tree: what is added becomes a small run of its own, and when there are
/// eight runs of one size they are merged, step by step, into one of the next size. So adding takes the same time in a large
/// library as in a small one, and the file has no half-empty pages. Where runs have an entry at the same place, the
/// younger run counts.
///
/// Tables: `position_runs` has a row for each run, `position_blocks` the entries of the runs in blocks. A merge that is under
/// way has a row for its result, with the place up to which it has come; its inputs point to it, and have lost the blocks that
/// were merged. Each step is a transaction, so a killed program, or another process, continues where the last one stopped.
///
/// Every function must be called within a transaction, those that only read as well.
class PositionIndex {
public:
    /// The database must outlive the index.
    explicit PositionIndex(SQLite::Database& database);

    /// As many entries of one key are many.
    static constexpr int ManyEntries = 64;

    /// Adds entries in any order; there must be at most one for each place. Returns the keys of which many were added.
    std::vector<std::uint64_t> add(std::vector<PositionEntry> entries);
    /// Whether there is anything to merge.
    bool needsMerge();
    /// Merges about `entries` entries, if there is anything to merge. Returns the keys of which many were merged.
    std::vector<std::uint64_t> merge(std::size_t entries);

    /// Calls `see` for the entries of some keys, sorted by key, game and node, until it returns false. Entries that were removed
    /// are left out. Many keys at once take far less time than one after the other.
    /// Precondition: the keys are sorted with isKeyBefore.
    void find(std::span<const std::uint64_t> keys, const std::function<bool(const PositionEntry&)>& see);
    /// Calls `see` for all entries in their order, until it returns false.
    void forEach(const std::function<bool(const PositionEntry&)>& see);

private:
    struct Run {
        std::int64_t id = 0;
        std::int64_t age = 0; ///< the higher the younger
        int level = 0;
        std::optional<std::int64_t> mergedInto{};
        std::optional<PositionPlace>
            upTo{};            ///< of the result of a merge that is under way: the last place in it
        bool isResult = false; ///< of such a merge
    };
    class Cursor;
    class MergedCursor;

    std::vector<Run> runs();
    /// Starts a merge if one is due; returns whether one is under way.
    bool startMerge();
    std::int64_t addRun(int level, std::int64_t age, bool isResult);
    void addBlock(std::int64_t run, std::int64_t number, BlockWriter& block);
    std::int64_t lastBlockNumber(std::int64_t run);
    /// Cursors over all live entries from `from` on, the oldest run first.
    std::vector<Cursor> cursors(const std::optional<PositionPlace>& from);

    SQLite::Database& m_database;
    SQLite::Statement m_runs;
    SQLite::Statement m_addRun;
    SQLite::Statement m_removeRun;
    SQLite::Statement m_setMergedInto;
    SQLite::Statement m_setUpTo;
    SQLite::Statement m_addBlock;
    SQLite::Statement m_lastNumber;
    SQLite::Statement m_blockBefore;
    SQLite::Statement m_blockAfter;
    SQLite::Statement m_keyAfter;
    SQLite::Statement m_removeBlocksBefore;
    SQLite::Statement m_removeBlocks;
};

} // namespace komadai::core::store
