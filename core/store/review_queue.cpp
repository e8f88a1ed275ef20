#include "core/store/review_queue.h"

#include "core/store/query.h"
#include "core/store/storage_errors.h"

namespace komadai::core {
namespace {

using store::Blob;
using store::Query;

std::pair<NodeId, Evaluation> readKept(const std::string& bytes) {
    const auto edit = unpackEdit(bytes);
    const auto* notes =
        edit && edit->parts.size() == 1 ? std::get_if<TreeEdit::Annotate>(&edit->parts[0]) : nullptr;
    if (!notes || notes->annotations.evaluations.size() != 1)
        throw store::damage("an evaluation of a review");
    return {notes->node, notes->annotations.evaluations[0]};
}

} // namespace

void ReviewQueue::add(std::span<const GameId> games, const std::string& plan) {
    store::translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement remove(database, "DELETE FROM reviews WHERE game = ?");
        SQLite::Statement insert(
            database, "INSERT INTO reviews (game, place, plan) SELECT id,"
                      " (SELECT coalesce(max(place), 0) + 1 FROM reviews), ?2 FROM games WHERE id = ?1");
        for (const GameId game : games) {
            Query(remove, game).run();
            Query(insert, game, plan).run();
        }
        transaction.commit();
    });
}

void ReviewQueue::keep(GameId game, NodeId node, const Evaluation& evaluation) {
    store::translatingErrors(m_library, [&] {
        Annotations notes;
        notes.evaluations.push_back(evaluation);
        const std::string bytes = packEdit({{TreeEdit::Annotate{node, std::move(notes)}}});
        SQLite::Statement insert(m_library.connection(),
                                 "INSERT OR REPLACE INTO review_evaluations (game, node, evaluation)"
                                 " SELECT game, ?2, ?3 FROM reviews WHERE game = ?1");
        Query(insert, game, std::int64_t{node.number()}, Blob{bytes}).run();
    });
}

std::vector<QueuedReview> ReviewQueue::all() const {
    return store::translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        const store::Snapshot snapshot(database);
        SQLite::Statement reviews(database, "SELECT r.game, r.plan FROM reviews AS r"
                                            " JOIN games AS g ON g.id = r.game"
                                            " WHERE g.deleted_at IS NULL ORDER BY r.place");
        SQLite::Statement kept(database,
                               "SELECT evaluation FROM review_evaluations WHERE game = ? ORDER BY node");
        std::vector<QueuedReview> all;
        for (Query row(reviews); row.next();) {
            QueuedReview review;
            review.game = row.integer();
            review.plan = row.text();
            for (Query evaluation(kept, review.game); evaluation.next();)
                review.evaluations.push_back(readKept(evaluation.blob()));
            all.push_back(std::move(review));
        }
        return all;
    });
}

void ReviewQueue::remove(GameId game) {
    store::translatingErrors(m_library, [&] {
        SQLite::Statement remove(m_library.connection(), "DELETE FROM reviews WHERE game = ?");
        Query(remove, game).run();
    });
}

} // namespace komadai::core
