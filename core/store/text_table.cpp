#include "core/store/text_table.h"

#include "core/store/search_words.h"

namespace komadai::core::store {

TextTable::TextTable(SQLite::Database& database)
    : m_database(database), m_find(database, "SELECT id FROM texts WHERE text = ?"),
      m_add(database, "INSERT INTO texts (text) VALUES (?)"),
      m_addWords(database, "INSERT INTO text_words (rowid, words) VALUES (?, ?)") {}

std::int64_t TextTable::idOf(const std::string& text) {
    if (Query row(m_find, text); row.next()) return row.integer();
    Query(m_add, text).run();
    const std::int64_t id = m_database.getLastInsertRowid();
    Query(m_addWords, id, searchWords(text)).run();
    return id;
}

} // namespace komadai::core::store
