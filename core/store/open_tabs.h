// The games that are open in the window. Used inside core/store only.
#pragma once

#include "core/store/query.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <span>
#include <vector>

namespace komadai::core::store {

/// The table `open_tabs`. See the functions of Library for the window.
class OpenTabTable {
public:
    /// The database must outlive the table.
    explicit OpenTabTable(SQLite::Database& database);

    /// A transaction of its own.
    void set(std::span<const OpenTab> tabs);
    std::vector<OpenTab> tabs();

private:
    SQLite::Database& m_database;
    SQLite::Statement m_remove;
    SQLite::Statement m_add;
    SQLite::Statement m_tabs;
};

} // namespace komadai::core::store
