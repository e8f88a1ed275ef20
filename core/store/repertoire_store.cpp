#include "core/store/repertoire_store.h"

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/practice/puzzle.h"
#include "core/rules/variant_set.h"
#include "core/store/card_rows.h"
#include "core/store/query.h"
#include "core/store/storage_errors.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

namespace komadai::core {
namespace {

using store::Query;

/// A repertoire without its moves, as its row has it.
struct Row {
    std::string name, variant, rules, start;
    Side side{};
};

/// Of repertoires `r`, for readRow.
constexpr const char* RowColumns = "r.name, r.variant, r.rules, r.start, r.side";

Row readRow(Query& row) {
    Row read;
    read.name = row.text();
    read.variant = row.text();
    read.rules = row.text();
    read.start = row.text();
    read.side = Sides[static_cast<std::size_t>(row.number(0, 1))];
    return read;
}

std::optional<Row> readRow(SQLite::Database& database, RepertoireId id) {
    SQLite::Statement select(database,
                             "SELECT " + std::string(RowColumns) + " FROM repertoires AS r WHERE r.id = ?");
    Query row(select, id);
    return row.next() ? std::optional(readRow(row)) : std::nullopt;
}

/// None if the variant is unknown, or has other rules now.
std::optional<AnyPosition> startOf(const Row& row, const VariantFinder& variants) {
    const auto usual = variants(row.variant);
    const auto variant = usual ? withRuleOptions(usual, row.rules) : nullptr;
    if (!variant) return std::nullopt;
    const auto setup = sfen::parse(row.start, variant->spec());
    if (!setup) return std::nullopt;
    const auto start = AnyPosition::fromSetup(setup.value(), variant);
    return start ? std::optional(start.value()) : std::nullopt;
}

/// Positions are read in the order in which the moves lead to them. Moves that the variant does not allow any more are left out.
void readMoves(SQLite::Database& database, RepertoireId id, Repertoire& repertoire) {
    SQLite::Statement select(database, "SELECT move, note FROM repertoire_moves"
                                       " WHERE repertoire = ? AND position = ? ORDER BY place");
    for (Repertoire::Place place = 0; place < repertoire.size(); ++place) {
        for (Query row(select, id, repertoire.text(place)); row.next();) {
            const auto move = uci::parse(row.text(), repertoire.position(place));
            const std::string note = row.text();
            if (move && repertoire.position(place).isLegal(move.value()))
                repertoire.addMove(place, move.value(), note);
        }
    }
    repertoire.removeUseless();
}

bool contains(const Repertoire& repertoire, const StoredRepertoire::LeftOut& row) {
    const auto place = repertoire.find(row.position);
    if (!place) return false;
    const auto move = uci::parse(row.move, repertoire.position(*place));
    return move && repertoire.edge(*place, move.value());
}

void readLeftOut(SQLite::Database& database, StoredRepertoire& stored) {
    SQLite::Statement select(database, "SELECT position, move, note FROM repertoire_moves"
                                       " WHERE repertoire = ? ORDER BY position, place");
    for (Query row(select, stored.id); row.next();) {
        StoredRepertoire::LeftOut read;
        read.position = row.text();
        read.move = row.text();
        read.note = row.text();
        if (!contains(stored.repertoire, read)) stored.leftOut.push_back(std::move(read));
    }
}

void readCards(SQLite::Database& database, StoredRepertoire& stored) {
    SQLite::Statement select(database, "SELECT r.position, c.id, " + std::string(store::ScheduleColumns) +
                                           " FROM repertoire_cards AS r JOIN cards AS c ON c.id = r.card"
                                           " WHERE r.repertoire = ? AND c.is_removed = 0");
    for (Query row(select, stored.id); row.next();) {
        std::string position = row.text();
        const CardId card = row.integer();
        stored.cards.emplace(std::move(position), StoredRepertoire::Card{card, store::readSchedule(row)});
    }
}

void writeMoves(SQLite::Database& database, RepertoireId id, const Repertoire& repertoire) {
    SQLite::Statement clear(database, "DELETE FROM repertoire_moves WHERE repertoire = ?");
    Query(clear, id).run();
    SQLite::Statement insert(database,
                             "INSERT INTO repertoire_moves (repertoire, position, place, move, note)"
                             " VALUES (?, ?, ?, ?, ?)");
    for (Repertoire::Place place = 0; place < repertoire.size(); ++place) {
        int number = 0;
        for (const Repertoire::Edge& edge : repertoire.edges(place))
            Query(insert, id, repertoire.text(place), number++,
                  uci::format(edge.move, repertoire.position(place)), edge.note)
                .run();
    }
}

/// Behind the other moves of their positions.
void writeLeftOut(SQLite::Database& database, RepertoireId id, const Repertoire& repertoire,
                  const std::vector<StoredRepertoire::LeftOut>& leftOut) {
    SQLite::Statement insert(database,
                             "INSERT INTO repertoire_moves (repertoire, position, place, move, note)"
                             " SELECT ?1, ?2, coalesce(max(place) + 1, 0), ?3, ?4 FROM repertoire_moves"
                             " WHERE repertoire = ?1 AND position = ?2");
    for (const auto& row : leftOut)
        if (!contains(repertoire, row)) Query(insert, id, row.position, row.move, row.note).run();
}

/// All cards are put aside first; those that are needed come back.
void writeCards(SQLite::Database& database, RepertoireId id, const Repertoire& repertoire) {
    SQLite::Statement putAside(database, "UPDATE cards SET is_removed = 1 WHERE id IN"
                                         " (SELECT card FROM repertoire_cards WHERE repertoire = ?)");
    SQLite::Statement restore(database, "UPDATE cards SET is_removed = 0 WHERE id ="
                                        " (SELECT card FROM repertoire_cards"
                                        " WHERE repertoire = ? AND position = ?)");
    SQLite::Statement addCard(database, store::InsertCard);
    SQLite::Statement link(database,
                           "INSERT INTO repertoire_cards (card, repertoire, position) VALUES (?, ?, ?)");
    Query(putAside, id).run();
    for (Repertoire::Place place = 0; place < repertoire.size(); ++place) {
        if (!repertoire.isCard(place)) continue;
        const std::string& text = repertoire.text(place);
        if (Query(restore, id, text).run() == 1) continue;
        Query(addCard, repertoire.spec().id, Schedule().ease).run();
        Query(link, static_cast<std::int64_t>(database.getLastInsertRowid()), id, text).run();
    }
}

} // namespace

std::vector<std::string> StoredRepertoire::toPractise(std::chrono::sys_seconds now, int mostNew) const {
    std::vector<std::string> positions;
    int fresh = 0;
    for (Repertoire::Place place = 0; place < repertoire.size(); ++place) {
        const auto card = cards.find(repertoire.text(place));
        if (card == cards.end()) continue;
        const Schedule& schedule = card->second.schedule;
        if (schedule.isDue(now) || (schedule.isNew() && fresh++ < mostNew)) positions.push_back(card->first);
    }
    return positions;
}

bool StoredRepertoire::hasOwnCards() const {
    return cards.size() == repertoire.cardCount() &&
           std::all_of(cards.begin(), cards.end(), [this](const auto& card) {
               const auto place = repertoire.find(card.first);
               return place && repertoire.isCard(*place);
           });
}

void RepertoireStore::write(RepertoireId id, const Repertoire& repertoire) {
    SQLite::Database& database = m_library.connection();
    writeMoves(database, id, repertoire);
    writeCards(database, id, repertoire);
}

RepertoireId RepertoireStore::add(const std::string& name, const Repertoire& repertoire,
                                  std::optional<RepertoireId> id,
                                  const std::vector<StoredRepertoire::LeftOut>& leftOut) {
    assert(!name.empty());
    return store::translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement insert(database,
                                 "INSERT INTO repertoires (id, name, variant, rules, start, side, chosen)"
                                 " SELECT ?, ?, ?, ?, ?, ?, coalesce(max(chosen), 0) + 1"
                                 " FROM repertoires");
        Query(insert, id, name, repertoire.spec().id, store::rulesOf(repertoire.spec(), m_library.variants()),
              repertoire.text(0), static_cast<int>(indexOf(repertoire.side())))
            .run();
        const RepertoireId added = database.getLastInsertRowid();
        write(added, repertoire);
        writeLeftOut(database, added, repertoire, leftOut);
        transaction.commit();
        return added;
    });
}

std::vector<RepertoireSummary> RepertoireStore::all(std::chrono::sys_seconds now) const {
    return store::translatingErrors(m_library, [&] {
        SQLite::Statement select(m_library.connection(),
                                 "SELECT r.id, " + std::string(RowColumns) + ", " +
                                     store::countColumns(1, 2) +
                                     " FROM repertoires AS r"
                                     " LEFT JOIN repertoire_cards AS k ON k.repertoire = r.id"
                                     " LEFT JOIN cards AS c ON c.id = k.card AND c.is_removed = 0"
                                     " GROUP BY r.id ORDER BY r.variant, r.name, r.id");
        std::vector<RepertoireSummary> all;
        Query row(select, store::secondsOf(now), static_cast<std::int64_t>(Schedule::LearntInterval.count()));
        while (row.next()) {
            const RepertoireId id = row.integer();
            const Row stored = readRow(row);
            const PracticeCounts counts = store::readCounts(row);
            if (!m_library.variants()(stored.variant)) continue;
            const bool canBeRead = startOf(stored, m_library.variants()).has_value();
            all.push_back({id, stored.name, stored.variant, stored.side, stored.start,
                           canBeRead ? counts : PracticeCounts(), counts.all(), canBeRead});
        }
        return all;
    });
}

std::optional<StoredRepertoire> RepertoireStore::readWithin(RepertoireId id) const {
    SQLite::Database& database = m_library.connection();
    const auto row = readRow(database, id);
    if (!row) return std::nullopt;
    const auto start = startOf(*row, m_library.variants());
    if (!start) return std::nullopt;
    StoredRepertoire stored{id, row->name, Repertoire(*start, row->side), {}, {}};
    readMoves(database, id, stored.repertoire);
    readLeftOut(database, stored);
    readCards(database, stored);
    return stored;
}

std::optional<StoredRepertoire> RepertoireStore::read(RepertoireId id) const {
    return store::translatingErrors(m_library, [&] {
        const store::Snapshot snapshot(m_library.connection());
        return readWithin(id);
    });
}

std::vector<StoredRepertoire> RepertoireStore::readAll(const std::string& variant) const {
    return store::translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        const store::Snapshot snapshot(database);
        SQLite::Statement select(database,
                                 "SELECT id FROM repertoires WHERE variant = ? ORDER BY chosen DESC");
        std::vector<StoredRepertoire> all;
        for (Query row(select, variant); row.next();)
            if (auto stored = readWithin(row.integer())) all.push_back(std::move(*stored));
        return all;
    });
}

Repertoire RepertoireStore::change(RepertoireId id, const std::function<void(Repertoire&)>& change) {
    return store::translatingErrors(m_library, [&] {
        SQLite::Transaction transaction(m_library.connection(), SQLite::TransactionBehavior::IMMEDIATE);
        auto stored = readWithin(id);
        if (!stored) throw store::damage("no such repertoire, or one that cannot be read");
        change(stored->repertoire);
        write(id, stored->repertoire);
        writeLeftOut(m_library.connection(), id, stored->repertoire, stored->leftOut);
        transaction.commit();
        return stored->repertoire;
    });
}

void RepertoireStore::updateCards(RepertoireId id) {
    store::translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        const auto stored = readWithin(id);
        if (!stored) throw store::damage("no such repertoire, or one that cannot be read");
        writeCards(database, id, stored->repertoire);
        transaction.commit();
    });
}

void RepertoireStore::rename(RepertoireId id, const std::string& name) {
    assert(!name.empty());
    store::translatingErrors(m_library, [&] {
        SQLite::Statement update(m_library.connection(), "UPDATE repertoires SET name = ?2 WHERE id = ?1");
        Query(update, id, name).changeOne();
    });
}

void RepertoireStore::choose(RepertoireId id) {
    store::translatingErrors(m_library, [&] {
        SQLite::Statement update(m_library.connection(),
                                 "UPDATE repertoires SET chosen = (SELECT max(chosen) FROM repertoires) + 1"
                                 " WHERE id = ?1");
        Query(update, id).changeOne();
    });
}

void RepertoireStore::remove(RepertoireId id) {
    store::translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement putAside(database, "UPDATE cards SET is_removed = 1 WHERE id IN"
                                             " (SELECT card FROM repertoire_cards WHERE repertoire = ?)");
        Query(putAside, id).run();
        SQLite::Statement remove(database, "DELETE FROM repertoires WHERE id = ?");
        Query(remove, id).changeOne();
        transaction.commit();
    });
}

} // namespace komadai::core
