#include "core/store/study_store.h"

#include "core/store/query.h"
#include "core/store/storage_errors.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace komadai::core {
namespace {

using store::Query;
using store::secondsOf;

constexpr int MostChapters = std::numeric_limits<int>::max();

std::chrono::sys_seconds timeOf(std::int64_t seconds) {
    return std::chrono::sys_seconds(std::chrono::seconds(seconds));
}
std::optional<std::int64_t> numberOf(const std::optional<NodeId>& node) {
    return node ? std::optional<std::int64_t>(node->number()) : std::nullopt;
}

// --- rows

const std::string SelectStudies =
    "SELECT s.id, s.name, s.author, s.introduction, s.created_at, s.changed_at,"
    " (SELECT count(*) FROM chapters WHERE study = s.id AND deleted_at IS NULL) FROM studies AS s"
    " WHERE s.deleted_at IS NULL";

Study readStudy(Query& row) {
    Study study;
    study.id = row.integer();
    study.texts.name = row.text();
    study.texts.author = row.text();
    study.texts.introduction = row.text();
    study.createdAt = timeOf(row.integer());
    study.changedAt = timeOf(row.integer());
    study.chapters = row.number(0, MostChapters);
    return study;
}

const std::string SelectChapters =
    "SELECT c.id, c.study, c.title, c.notes, c.game, c.node, c.has_game, g.deleted_at IS NOT NULL"
    " FROM chapters AS c JOIN studies AS s ON s.id = c.study LEFT JOIN games AS g ON g.id = c.game"
    " WHERE c.deleted_at IS NULL AND s.deleted_at IS NULL";

Chapter readChapter(Query& row) {
    Chapter chapter;
    chapter.id = row.integer();
    chapter.study = row.integer();
    chapter.content.title = row.text();
    chapter.content.notes = row.text();
    chapter.content.game = row.optionalInteger();
    const auto node = row.optionalInteger();
    if (node && (*node < 0 || *node > std::numeric_limits<std::uint32_t>::max()))
        throw store::damage("a node is out of range");
    if (node) chapter.content.opensAt = NodeId::fromNumber(static_cast<std::uint32_t>(*node));
    const bool hadGame = row.number(0, 1) == 1;
    const bool isDeleted = row.number(0, 1) == 1;
    if (!hadGame)
        chapter.game = Chapter::Game::None;
    else if (!chapter.content.game)
        chapter.game = Chapter::Game::Gone;
    else
        chapter.game = isDeleted ? Chapter::Game::Deleted : Chapter::Game::Stored;
    return chapter;
}

// --- changes, within a transaction

void touch(SQLite::Database& database, StudyId study, std::chrono::sys_seconds now) {
    SQLite::Statement update(database, "UPDATE studies SET changed_at = ?2 WHERE id = ?1");
    if (Query(update, study, secondsOf(now)).run() != 1) throw store::damage("no such study");
}

/// The study of a chapter, which may have been removed.
StudyId studyOf(SQLite::Database& database, ChapterId chapter) {
    SQLite::Statement select(database, "SELECT study FROM chapters WHERE id = ?");
    Query row(select, chapter);
    if (!row.next()) throw store::damage("no such chapter");
    return row.integer();
}

/// All chapters of a study, also those that were removed, so that they come back where they were.
std::vector<ChapterId> orderOf(SQLite::Database& database, StudyId study) {
    SQLite::Statement select(database, "SELECT id FROM chapters WHERE study = ? ORDER BY place, id");
    std::vector<ChapterId> order;
    for (Query row(select, study); row.next();)
        order.push_back(row.integer());
    return order;
}

void setOrder(SQLite::Database& database, const std::vector<ChapterId>& order) {
    SQLite::Statement update(database, "UPDATE chapters SET place = ?2 WHERE id = ?1 AND place <> ?2");
    std::int64_t place = 0;
    for (const ChapterId chapter : order)
        Query(update, chapter, ++place).run();
}

StudyId insertStudy(SQLite::Database& database, const StudyTexts& texts, std::chrono::sys_seconds now) {
    assert(!texts.name.empty());
    SQLite::Statement insert(database,
                             "INSERT INTO studies (name, author, introduction, created_at, changed_at)"
                             " VALUES (?1, ?2, ?3, ?4, ?4)");
    Query(insert, texts.name, texts.author, texts.introduction, secondsOf(now)).run();
    return database.getLastInsertRowid();
}

std::vector<ChapterId> insertChapters(SQLite::Database& database, StudyId study,
                                      std::span<const ChapterContent> chapters,
                                      std::optional<ChapterId> after) {
    std::vector<ChapterId> order = orderOf(database, study), added;
    SQLite::Statement insert(database,
                             "INSERT INTO chapters (study, place, title, notes, has_game, game, node)"
                             " VALUES (?1, ?2, ?3, ?4, ?5, (SELECT id FROM games WHERE id = ?6), ?7)");
    for (const ChapterContent& chapter : chapters) {
        const auto place = static_cast<std::int64_t>(order.size() + added.size() + 1);
        Query(insert, study, place, chapter.title, chapter.notes, chapter.game ? 1 : 0, chapter.game,
              numberOf(chapter.opensAt))
            .run();
        added.push_back(database.getLastInsertRowid());
    }
    const auto found = after ? std::find(order.begin(), order.end(), *after) : order.end();
    order.insert(found == order.end() ? found : std::next(found), added.begin(), added.end());
    setOrder(database, order);
    return added;
}

/// Calls the function within a transaction: that of the caller, if there is one.
template <class Function>
auto inTransaction(Library& library, Function&& function) {
    return store::translatingErrors(library, [&] {
        SQLite::Database& database = library.connection();
        store::Change change(database);
        if constexpr (std::is_void_v<decltype(function(database))>) {
            function(database);
            change.commit();
        } else {
            auto result = function(database);
            change.commit();
            return result;
        }
    });
}

} // namespace

// --- studies

StudyId StudyStore::add(const StudyTexts& texts, std::chrono::sys_seconds now) { return add(texts, {}, now); }

StudyId StudyStore::add(const StudyTexts& texts, std::span<const ChapterContent> chapters,
                        std::chrono::sys_seconds now) {
    return inTransaction(m_library, [&](SQLite::Database& database) {
        const StudyId study = insertStudy(database, texts, now);
        insertChapters(database, study, chapters, {});
        return study;
    });
}

void StudyStore::setTexts(StudyId study, const StudyTexts& texts, std::chrono::sys_seconds now) {
    assert(!texts.name.empty());
    inTransaction(m_library, [&](SQLite::Database& database) {
        touch(database, study, now);
        SQLite::Statement update(
            database, "UPDATE studies SET name = ?2, author = ?3, introduction = ?4 WHERE id = ?1");
        Query(update, study, texts.name, texts.author, texts.introduction).run();
    });
}

void StudyStore::remove(StudyId study, std::chrono::sys_seconds now) {
    inTransaction(m_library, [&](SQLite::Database& database) {
        SQLite::Statement update(database, "UPDATE studies SET deleted_at = ?2 WHERE id = ?1");
        if (Query(update, study, secondsOf(now)).run() != 1) throw store::damage("no such study");
    });
}

void StudyStore::restore(StudyId study) {
    inTransaction(m_library, [&](SQLite::Database& database) {
        SQLite::Statement update(database, "UPDATE studies SET deleted_at = NULL WHERE id = ?");
        if (Query(update, study).run() != 1) throw store::damage("no such study");
    });
}

std::optional<Study> StudyStore::study(StudyId study) const {
    return store::translatingErrors(m_library, [&]() -> std::optional<Study> {
        SQLite::Statement select(m_library.connection(), SelectStudies + " AND s.id = ?");
        Query row(select, study);
        if (!row.next()) return std::nullopt;
        return readStudy(row);
    });
}

std::vector<Study> StudyStore::studies() const {
    return store::translatingErrors(m_library, [&] {
        SQLite::Statement select(m_library.connection(), SelectStudies + " ORDER BY s.id");
        std::vector<Study> studies;
        for (Query row(select); row.next();)
            studies.push_back(readStudy(row));
        return studies;
    });
}

std::vector<Study> StudyStore::studiesWith(std::span<const GameId> games) const {
    return store::translatingErrors(m_library, [&] {
        SQLite::Database& database = m_library.connection();
        const store::Snapshot snapshot(database);
        SQLite::Statement select(database,
                                 "SELECT study FROM chapters WHERE game = ? AND deleted_at IS NULL");
        std::vector<StudyId> ids;
        for (const GameId game : games)
            for (Query row(select, game); row.next();)
                ids.push_back(row.integer());
        std::sort(ids.begin(), ids.end());
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        SQLite::Statement selectStudy(database, SelectStudies + " AND s.id = ?");
        std::vector<Study> studies;
        for (const StudyId id : ids)
            if (Query row(selectStudy, id); row.next()) studies.push_back(readStudy(row));
        return studies;
    });
}

// --- chapters

std::vector<Chapter> StudyStore::chapters(StudyId study) const {
    return store::translatingErrors(m_library, [&] {
        SQLite::Statement select(m_library.connection(),
                                 SelectChapters + " AND c.study = ? ORDER BY c.place, c.id");
        std::vector<Chapter> chapters;
        for (Query row(select, study); row.next();)
            chapters.push_back(readChapter(row));
        return chapters;
    });
}

std::optional<Chapter> StudyStore::chapter(ChapterId chapter) const {
    return store::translatingErrors(m_library, [&]() -> std::optional<Chapter> {
        SQLite::Statement select(m_library.connection(), SelectChapters + " AND c.id = ?");
        Query row(select, chapter);
        if (!row.next()) return std::nullopt;
        return readChapter(row);
    });
}

std::vector<ChapterId> StudyStore::addChapters(StudyId study, std::span<const ChapterContent> chapters,
                                               std::chrono::sys_seconds now, std::optional<ChapterId> after) {
    return inTransaction(m_library, [&](SQLite::Database& database) {
        touch(database, study, now);
        return insertChapters(database, study, chapters, after);
    });
}

void StudyStore::setChapterTexts(ChapterId chapter, const std::string& title, const std::string& notes,
                                 std::chrono::sys_seconds now) {
    inTransaction(m_library, [&](SQLite::Database& database) {
        touch(database, studyOf(database, chapter), now);
        SQLite::Statement update(database, "UPDATE chapters SET title = ?2, notes = ?3 WHERE id = ?1");
        Query(update, chapter, title, notes).run();
    });
}

void StudyStore::setOpensAt(ChapterId chapter, std::optional<NodeId> node, std::chrono::sys_seconds now) {
    inTransaction(m_library, [&](SQLite::Database& database) {
        touch(database, studyOf(database, chapter), now);
        SQLite::Statement update(database, "UPDATE chapters SET node = ?2 WHERE id = ?1");
        Query(update, chapter, numberOf(node)).run();
    });
}

void StudyStore::moveChapters(StudyId study, std::span<const ChapterId> chapters,
                              std::optional<ChapterId> before, std::chrono::sys_seconds now) {
    inTransaction(m_library, [&](SQLite::Database& database) {
        touch(database, study, now);
        std::vector<ChapterId> order = orderOf(database, study);
        const auto isMoved = [&](ChapterId chapter) {
            return std::find(chapters.begin(), chapters.end(), chapter) != chapters.end();
        };
        // Those that are moved gather in front of the first one that stays, from `before` on.
        auto gap = before ? std::find(order.begin(), order.end(), *before) : order.end();
        gap = std::stable_partition(order.begin(), gap, [&](ChapterId c) { return !isMoved(c); });
        std::stable_partition(gap, order.end(), isMoved);
        setOrder(database, order);
    });
}

void StudyStore::removeChapters(std::span<const ChapterId> chapters, std::chrono::sys_seconds now) {
    inTransaction(m_library, [&](SQLite::Database& database) {
        SQLite::Statement update(database, "UPDATE chapters SET deleted_at = ?2 WHERE id = ?1");
        for (const ChapterId chapter : chapters) {
            touch(database, studyOf(database, chapter), now);
            Query(update, chapter, secondsOf(now)).run();
        }
    });
}

void StudyStore::restoreChapters(std::span<const ChapterId> chapters) {
    inTransaction(m_library, [&](SQLite::Database& database) {
        SQLite::Statement update(database, "UPDATE chapters SET deleted_at = NULL WHERE id = ?");
        for (const ChapterId chapter : chapters)
            if (Query(update, chapter).run() != 1) throw store::damage("no such chapter");
    });
}

} // namespace komadai::core
