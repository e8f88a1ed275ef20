#include "core/store/result_counts.h"

#include "core/store/filter_query.h"
#include "core/store/game_rows.h"

#include <utility>

namespace komadai::core {

std::optional<EndReason> endReasonNamed(std::string_view word) { return store::reasonFor(word); }

namespace store {
namespace {

/// Columns and conditions of LibrarySearch::results. `subject` is the side of the player who sees the results.
struct ResultsSql {
    std::string subject;
    std::string name;
    std::string where;
    std::string level = "NULL";
};

ResultsSql resultsSqlOf(ResultsBy by, bool hasPlayer, ResultsOf of) {
    const std::string againstComputer = "((g.first_level IS NULL) <> (g.second_level IS NULL)"
                                        " AND g.first_engine_ms IS NULL AND g.second_engine_ms IS NULL)";
    ResultsSql sql;
    sql.subject = hasPlayer ? "CASE WHEN g.first_name = (SELECT id FROM texts WHERE text = :player)"
                              " THEN 'first' ELSE 'second' END"
                            : "CASE WHEN " + againstComputer +
                                  " AND g.first_level IS NOT NULL THEN 'second' ELSE 'first' END";
    sql.where =
        hasPlayer ? " AND (SELECT id FROM texts WHERE text = :player) IN (g.first_name, g.second_name)" : "";
    if (of == ResultsOf::FirstPlayer) sql.subject = "'first'";
    if (of == ResultsOf::AgainstComputer) sql.where += " AND " + againstComputer;
    switch (by) {
    case ResultsBy::Variant: sql.name = "g.variant"; break;
    case ResultsBy::Side: sql.name = sql.subject; break;
    case ResultsBy::Opponent:
        sql.name = "(SELECT text FROM texts WHERE id = CASE " + sql.subject +
                   " WHEN 'first' THEN g.second_name ELSE g.first_name END)";
        sql.level = "CASE WHEN coalesce(" + sql.name + ", '') = '' THEN CASE " + sql.subject +
                    " WHEN 'first' THEN g.second_level ELSE g.first_level END END";
        break;
    case ResultsBy::Level:
        sql.name = "CAST(coalesce(g.first_level, g.second_level) AS TEXT)";
        sql.where += " AND " + againstComputer;
        break;
    case ResultsBy::Clock:
        sql.name = "CASE " + sql.subject + " WHEN 'first' THEN g.first_clock ELSE g.second_clock END";
        break;
    case ResultsBy::Year: sql.name = "CAST(g.day / 10000 AS TEXT)"; break;
    case ResultsBy::Reason: sql.name = "coalesce(g.reason, '')"; break;
    }
    return sql;
}

} // namespace

std::vector<ResultCounts> countResults(SQLite::Database& database, const FilterSql& filter, ResultsBy by,
                                       const std::optional<std::string>& player, ResultsOf of) {
    const ResultsSql columns = resultsSqlOf(by, player.has_value(), of);
    SQLite::Statement statement(
        database, "SELECT name, count(*) AS n, sum(result IS subject), sum(result IS 'draw'),"
                  " sum(result IS NOT NULL AND result <> subject AND result <> 'draw'), level FROM (SELECT " +
                      columns.name + " AS name, " + columns.level + " AS level, " + columns.subject +
                      " AS subject, g.result AS result FROM games AS g WHERE " + filter.where +
                      columns.where + ") GROUP BY name, level ORDER BY n DESC, name, level");
    std::vector<ResultCounts> results;
    Query rows(statement);
    filter.bind(statement);
    if (player) statement.bind(":player", *player);
    while (rows.next()) {
        ResultCounts counts{.name = rows.optionalText().value_or("")};
        counts.games = rows.integer();
        counts.wins = rows.integer();
        counts.draws = rows.integer();
        counts.losses = rows.integer();
        counts.level = rows.optionalNumber(1, 10);
        results.push_back(std::move(counts));
    }
    return results;
}

} // namespace store
} // namespace komadai::core
