// SQLite statements with typed parameters and columns. Used inside core/store only.
#pragma once

#include "core/store/library.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core::store {

/// The contents of the file are not valid; becomes StorageProblem::Damaged.
inline SQLite::Exception damage(const char* what) { return SQLite::Exception(what, SQLITE_CORRUPT); }

/// Since 1970.
inline std::int64_t secondsOf(std::chrono::sys_seconds time) {
    return std::int64_t{time.time_since_epoch().count()};
}

/// Bytes to be bound as a blob. They must exist until the statement has run.
struct Blob {
    std::string_view bytes;
};

/// What is read until the end of the scope belongs to one moment, whatever other processes write. Scopes may be nested: then
/// the outermost one counts.
class Snapshot {
public:
    explicit Snapshot(SQLite::Database& database) {
        if (sqlite3_get_autocommit(database.getHandle()) != 0) m_transaction.emplace(database);
    }

private:
    std::optional<SQLite::Transaction> m_transaction; // rolls back, which ends reading
};

/// What is written until `commit` is stored as a whole. Scopes may be nested: then the outermost one counts.
class Change {
public:
    explicit Change(SQLite::Database& database) {
        if (sqlite3_get_autocommit(database.getHandle()) != 0)
            m_transaction.emplace(database, SQLite::TransactionBehavior::IMMEDIATE);
    }
    void commit() {
        if (m_transaction) m_transaction->commit();
    }

private:
    std::optional<SQLite::Transaction> m_transaction; // rolls back unless it was committed
};

/// A prepared statement in use. The constructor binds its values; then it is read row by row and column by column. At the end
/// of the scope it is ready for the next use. A value of the wrong type or out of range counts as damage.
class Query {
public:
    template <class... Values>
    explicit Query(SQLite::Statement& statement, const Values&... values) : m_statement(statement) {
        bindAll(statement, values...);
    }
    /// A statement whose values are bound later.
    template <class... Values>
    static void bindAll(SQLite::Statement& statement, const Values&... values) {
        int index = 0;
        (bind(statement, ++index, values), ...);
    }
    ~Query() { m_statement.tryReset(); }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    /// Returns how many rows it has changed.
    int run() { return m_statement.exec(); }
    /// Runs a statement that must change exactly one row.
    void changeOne() {
        if (m_statement.exec() != 1) throw damage("no such game");
    }

    bool next() {
        m_column = 0;
        return m_statement.executeStep();
    }
    std::string text() { return textOf(m_statement.getColumn(m_column++)); }
    std::optional<std::string> optionalText() {
        const auto column = m_statement.getColumn(m_column++);
        return column.isNull() ? std::nullopt : std::optional(textOf(column));
    }
    std::string blob() { return blobOf(m_statement.getColumn(m_column++)); }
    std::int64_t integer() { return integerOf(m_statement.getColumn(m_column++)); }
    int number(int least, int most) { return numberOf(m_statement.getColumn(m_column++), least, most); }
    double real() {
        const auto column = m_statement.getColumn(m_column++);
        if (!column.isFloat()) throw damage("a real number has another type");
        return column.getDouble();
    }
    std::optional<std::int64_t> optionalInteger() {
        const auto column = m_statement.getColumn(m_column++);
        return column.isNull() ? std::nullopt : std::optional(integerOf(column));
    }
    std::optional<int> optionalNumber(int least, int most) {
        const auto column = m_statement.getColumn(m_column++);
        return column.isNull() ? std::nullopt : std::optional(numberOf(column, least, most));
    }

private:
    template <class Value>
    static void bind(SQLite::Statement& statement, int index, const Value& value) {
        statement.bind(index, value);
    }
    static void bind(SQLite::Statement& statement, int index, const Blob& blob) {
        // A null pointer would be bound as NULL.
        const char* bytes = blob.bytes.empty() ? "" : blob.bytes.data();
        statement.bindNoCopy(index, bytes, static_cast<int>(blob.bytes.size()));
    }
    template <class Value>
    static void bind(SQLite::Statement& statement, int index, const std::optional<Value>& value) {
        if (value)
            statement.bind(index, *value);
        else
            statement.bind(index);
    }

    static std::string textOf(const SQLite::Column& column) {
        if (!column.isText()) throw damage("a text has another type");
        return column.getString();
    }
    static std::string blobOf(const SQLite::Column& column) {
        if (!column.isBlob()) throw damage("bytes have another type");
        return column.getString();
    }
    static std::int64_t integerOf(const SQLite::Column& column) {
        if (!column.isInteger()) throw damage("a number has another type");
        return column.getInt64();
    }
    static int numberOf(const SQLite::Column& column, int least, int most) {
        const std::int64_t number = integerOf(column);
        if (number < least || number > most) throw damage("a number is out of range");
        return static_cast<int>(number);
    }

    SQLite::Statement& m_statement;
    int m_column = 0;
};

/// The only column of a statement, as ids of games.
template <class... Values>
std::vector<GameId> readIds(SQLite::Statement& statement, const Values&... values) {
    std::vector<GameId> ids;
    for (Query row(statement, values...); row.next();)
        ids.push_back(row.integer());
    return ids;
}

} // namespace komadai::core::store
