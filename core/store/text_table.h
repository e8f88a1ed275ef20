// Texts that many games share. Used inside core/store only.
#pragma once

#include "core/store/query.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>

namespace komadai::core::store {

/// The table `texts`, with the words of each text in `text_words`. Within a transaction.
class TextTable {
public:
    /// The database must outlive the table.
    explicit TextTable(SQLite::Database& database);

    /// The id of a text, which is added if it is not in the table.
    std::int64_t idOf(const std::string& text);
    std::optional<std::int64_t> idUnlessEmpty(const std::string& text) {
        return text.empty() ? std::nullopt : std::optional(idOf(text));
    }

private:
    SQLite::Database& m_database;
    SQLite::Statement m_find;
    SQLite::Statement m_add;
    SQLite::Statement m_addWords;
};

} // namespace komadai::core::store
