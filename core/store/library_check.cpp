#include "core/store/library_check.h"

#include "core/notation/stored_record.h"
#include "core/store/game_rows.h"
#include "core/store/library_file.h"
#include "core/store/library_search.h"
#include "core/store/move_counts.h"
#include "core/store/position_index.h"
#include "core/store/repertoire_store.h"
#include "core/store/storage_errors.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace komadai::core {
namespace store {
namespace {

std::uint64_t mixed(std::uint64_t value) {
    value ^= value >> 31;
    value *= 0x7fb5d329728ea185ULL;
    value ^= value >> 27;
    value *= 0x81dadef4bc2dd44dULL;
    return value ^ value >> 33;
}

/// A sum over the entries of a game does not depend on their order, so 80 million of them need not be sorted.
std::uint64_t hashOf(const PositionEntry& entry) {
    return mixed(mixed(mixed(entry.place.key) + entry.place.node) + entry.next);
}

/// What the index should have of a game.
struct ExpectedGame {
    std::uint64_t sum = 0;
    GameFacts facts;
};

class Check {
public:
    Check(Library& library, SQLite::Database& database, const VariantFinder& variants,
          const std::function<void(const LibraryFault&)>& found,
          const std::function<bool(std::int64_t, std::int64_t)>& progress)
        : m_library(library), m_database(database), m_variants(variants), m_found(found),
          m_progress(progress) {}

    LibraryCheck runAll() {
        checkFile();
        if (!checkGamesAndIndex()) return m_result;
        checkWords();
        checkReviews();
        checkRepertoires();
        return m_result;
    }
    LibraryCheck runGames() {
        checkGamesAndIndex();
        return m_result;
    }

private:
    void unreadable(GameId game) {
        m_unknown.insert(game);
        fault(LibraryFault::Kind::UnreadableGame, game);
    }
    void fault(LibraryFault::Kind kind, GameId game, std::string text = {}) {
        const LibraryFault found{kind, game, std::move(text)};
        if (kind != LibraryFault::Kind::UnknownVariant && m_result.faults++ == 0) m_result.first = found;
        if (m_found) m_found(found);
    }

    void checkFile() {
        SQLite::Statement integrity(m_database, "PRAGMA integrity_check");
        for (Query row(integrity); row.next();)
            if (const std::string text = row.text(); text != "ok")
                fault(LibraryFault::Kind::Integrity, 0, text);
        SQLite::Statement keys(m_database, "SELECT DISTINCT \"table\" FROM pragma_foreign_key_check");
        for (Query row(keys); row.next();)
            fault(LibraryFault::Kind::ForeignKey, 0, row.text());
    }

    bool checkGamesAndIndex() {
        const Snapshot snapshot(m_database);
        if (!checkGames() || !checkIndex()) return false;
        checkCounts();
        return true;
    }

    bool checkGames() {
        std::vector<GameId> ids;
        SQLite::Statement games(m_database, "SELECT id FROM games");
        for (Query row(games); row.next();)
            ids.push_back(row.integer());
        m_result.games = static_cast<std::int64_t>(ids.size());
        MoveCountTable counts(m_database);
        constexpr std::int64_t Step = 100;
        std::int64_t done = 0;
        for (const GameId id : ids) {
            if (m_progress && done % Step == 0 && !m_progress(done, m_result.games)) return false;
            ++done;
            try {
                checkGame(id);
            } catch (const StorageError&) {
                unreadable(id);
            }
            m_expected[id].facts = counts.factsOf(id);
        }
        applyWaiting();
        return !m_progress || m_progress(done, m_result.games);
    }

    void checkGame(GameId id) {
        const auto stored = m_library.record(id);
        if (!stored) return unreadable(id);
        const RecordHeader& header = stored->summary.header;
        auto& variant = m_known[header.variant];
        if (!variant) variant = m_variants(header.variant);
        if (!variant) {
            m_unknown.insert(id);
            return fault(LibraryFault::Kind::UnknownVariant, id, header.variant);
        }
        if (!readTree(header, stored->tree, variant)) return unreadable(id);
        StoredTree packed;
        packed.packed = stored->tree.packed;
        if (packed.packed.empty()) return;
        const auto tree = readTree(header, packed, variant); // without the journal
        if (!tree) return unreadable(id);
        m_result.positions += static_cast<std::int64_t>(tree.value().size());
        for (const PositionEntry& entry : indexEntriesOf(header, tree.value(), id))
            m_expected[id].sum += hashOf(entry);
        Query row(m_lineAndDay, id);
        row.next();
        const auto line = row.optionalInteger();
        if (line != lineHashOf(header, tree.value()) || row.integer() != dayOf(header))
            fault(LibraryFault::Kind::WrongLine, id);
        if (!commentsOf(tree.value()).empty()) m_commented.push_back(id);
    }

    /// Games that wait for the index: it still has what they were before.
    void applyWaiting() {
        SQLite::Statement waiting(m_database, "SELECT game, entries, old_entries, old_facts FROM unindexed");
        for (Query row(waiting); row.next();) {
            const GameId id = row.integer();
            std::uint64_t sum = 0;
            for (const PositionEntry& entry : readEntries(row.blob()))
                sum += hashOf(entry);
            ExpectedGame& game = m_expected[id];
            if (sum != game.sum && !m_unknown.contains(id)) fault(LibraryFault::Kind::WrongIndex, id);
            game = {};
            for (const PositionEntry& entry : readEntries(row.blob()))
                game.sum += hashOf(entry);
            if (const std::string facts = row.blob(); !facts.empty()) game.facts = readFacts(facts);
        }
    }

    /// False if it was stopped.
    bool checkIndex() {
        constexpr std::int64_t Step = 100; // entries
        PositionIndex index(m_database);
        std::int64_t seen = 0;
        bool isStopped = false;
        std::uint64_t key = 0;
        MoveTally tally;
        int ofKey = 0;
        const auto endKey = [&] {
            if (ofKey > 0) checkTally(key, tally);
            tally = {};
            ofKey = 0;
        };
        std::unordered_map<GameId, std::uint64_t> sums;
        index.forEach([&](const PositionEntry& entry) {
            if (m_progress && ++seen % Step == 0 && !m_progress(m_result.games, m_result.games))
                isStopped = true;
            if (entry.place.key != key) endKey();
            key = entry.place.key;
            ++ofKey;
            sums[entry.place.game] += hashOf(entry);
            const auto game = m_expected.find(entry.place.game);
            if (entry.next != 0 && game != m_expected.end() && game->second.facts.isCounted)
                tally.add(entry.place.game, entry.next, game->second.facts);
            return !isStopped;
        });
        if (isStopped) return false;
        endKey();
        for (const auto& [id, game] : m_expected) {
            const auto sum = sums.find(id);
            if (!m_unknown.contains(id) && (sum == sums.end() ? 0 : sum->second) != game.sum)
                fault(LibraryFault::Kind::WrongIndex, id);
        }
        for (const auto& [id, sum] : sums)
            if (!m_expected.contains(id)) fault(LibraryFault::Kind::WrongIndex, id);
        return true;
    }

    /// The counted moves of a position, if it is counted, against those of its games.
    void checkTally(std::uint64_t key, const MoveTally& tally) {
        auto counted = m_counts.find(key);
        if (!counted) return;
        ++m_countedKeys;
        const auto agree = [](MoveCounts stored, const MoveCounts& counts) {
            if (stored.lastDay < counts.lastDay) return false;
            stored.lastDay = counts.lastDay; // it may belong to a game that is gone
            return stored == counts;
        };
        bool isRight = counted->moves.size() == tally.counts().moves.size() &&
                       agree(counted->total, tally.counts().total);
        for (const auto& [move, counts] : tally.counts().moves)
            isRight = isRight && agree(counted->moves[move], counts);
        if (!isRight) fault(LibraryFault::Kind::WrongCounts, 0, std::to_string(key));
    }

    /// Counted positions that no game has.
    void checkCounts() {
        SQLite::Statement keys(m_database, "SELECT count(DISTINCT key) FROM move_counts");
        SQLite::Statement empty(m_database, "SELECT count(*) FROM move_counts WHERE move = 0 AND games = 0");
        Query all(keys);
        all.next();
        Query none(empty);
        none.next();
        if (all.integer() - none.integer() > m_countedKeys) fault(LibraryFault::Kind::WrongCounts, 0);
    }

    void checkWords() {
        for (const std::string table : {"text_words", "comment_words"}) {
            try {
                m_database.exec("INSERT INTO " + table + " (" + table + ") VALUES ('integrity-check')");
            } catch (const SQLite::Exception& error) {
                if (error.getErrorCode() != SQLITE_CORRUPT) throw;
                fault(LibraryFault::Kind::WrongWords, 0, table);
            }
        }
        SQLite::Statement texts(m_database, "SELECT 1 WHERE (SELECT count(*) FROM texts) <>"
                                            " (SELECT count(*) FROM text_words_docsize)");
        if (Query(texts).next()) fault(LibraryFault::Kind::WrongWords, 0, "text_words");
        SQLite::Statement comments(m_database, "SELECT 1 FROM comment_words_docsize WHERE id = ?");
        for (const GameId id : m_commented)
            if (!Query(comments, id).next()) fault(LibraryFault::Kind::WrongWords, id, "comment_words");
    }

    void checkReviews() {
        SQLite::Statement reviewed(m_database, "SELECT game, node, evaluation FROM review_evaluations");
        for (Query row(reviewed); row.next();) {
            const GameId game = row.integer();
            const std::int64_t node = row.integer();
            const auto edit = unpackEdit(row.blob());
            const auto* notes =
                edit && edit->parts.size() == 1 ? std::get_if<TreeEdit::Annotate>(&edit->parts[0]) : nullptr;
            if (!notes || notes->node.number() != node || notes->annotations.evaluations.size() != 1)
                fault(LibraryFault::Kind::WrongReview, game);
        }
    }

    void checkRepertoires() {
        const RepertoireStore store(m_library);
        for (const RepertoireSummary& summary : store.all(std::chrono::sys_seconds{})) {
            try {
                const auto stored = store.read(summary.id);
                if (!stored || haveOwnCards(*stored)) continue;
            } catch (const StorageError& error) {
                if (error.problem() != StorageProblem::Damaged) throw;
            }
            fault(LibraryFault::Kind::WrongRepertoire, 0, summary.name);
        }
    }

    /// Moves that the rules do not allow are no fault, nor are their cards. While the rules were others, cards may have been put aside.
    bool haveOwnCards(const StoredRepertoire& stored) {
        const Repertoire& repertoire = stored.repertoire;
        if (stored.hasOwnCards()) return true;
        SQLite::Statement known(m_database,
                                "SELECT 1 FROM repertoire_cards WHERE repertoire = ? AND position = ?");
        for (Repertoire::Place place = 0; place < repertoire.size(); ++place)
            if (repertoire.isCard(place) && !Query(known, stored.id, repertoire.text(place)).next())
                return false;
        return !stored.leftOut.empty() ||
               std::all_of(stored.cards.begin(), stored.cards.end(), [&](const auto& card) {
                   const auto place = repertoire.find(card.first);
                   return place && repertoire.isCard(*place);
               });
    }

    Library& m_library;
    SQLite::Database& m_database;
    const VariantFinder& m_variants;
    const std::function<void(const LibraryFault&)>& m_found;
    const std::function<bool(std::int64_t, std::int64_t)>& m_progress;
    LibraryCheck m_result;
    std::map<std::string, std::shared_ptr<const Variant>> m_known;
    std::unordered_map<GameId, ExpectedGame> m_expected;
    std::unordered_set<GameId> m_unknown; ///< games whose positions are not known
    std::vector<GameId> m_commented;
    std::int64_t m_countedKeys = 0;
    MoveCountTable m_counts{m_database};
    SQLite::Statement m_lineAndDay{m_database, "SELECT line, day FROM games WHERE id = ?"};
};

} // namespace
} // namespace store

LibraryCheck checkLibrary(Library& library, const std::function<void(const LibraryFault&)>& found,
                          const std::function<bool(std::int64_t, std::int64_t)>& progress) {
    return store::translatingErrors(library, [&] {
        return store::Check(library, library.connection(), library.variants(), found, progress).runAll();
    });
}

LibraryCheck checkGames(Library& library, const std::function<void(const LibraryFault&)>& found,
                        const std::function<bool(std::int64_t, std::int64_t)>& progress) {
    return store::translatingErrors(library, [&] {
        return store::Check(library, library.connection(), library.variants(), found, progress).runGames();
    });
}

std::optional<std::string> findFileDamage(const std::filesystem::path& path, const std::stop_token& stop) {
    try {
        constexpr int Flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
        SQLite::Database file(std::filesystem::absolute(path), Flags, 2000);
        const auto mustEnd = [](void* token) {
            return static_cast<const std::stop_token*>(token)->stop_requested() ? 1 : 0;
        };
        sqlite3_progress_handler(file.getHandle(), 100, mustEnd, const_cast<std::stop_token*>(&stop));
        const std::stop_callback interrupt(stop, [&file] { sqlite3_interrupt(file.getHandle()); });
        return store::damageOf(file);
    } catch (const SQLite::Exception& error) {
        return store::isFileDamage(error) ? std::optional<std::string>(error.what()) : std::nullopt;
    }
}

} // namespace komadai::core
