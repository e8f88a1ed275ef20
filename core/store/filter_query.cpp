#include "core/store/filter_query.h"

#include "core/store/search_words.h"

#include <string_view>
#include <utility>

namespace komadai::core::store {
namespace {

/// The name of a value in SQL. Values have names because they need not be made in the order in which they stand there.
std::string nameOf(std::size_t number) { return ":v" + std::to_string(number); }

/// Writes the SQL of a filter. The parts of a filter are at most as deep as brackets may be, see parseFilter.
class FilterWriter {
public:
    explicit FilterWriter(const GamesWith& gamesWith) : m_gamesWith(gamesWith) {}

    void write(const GameFilter& filter) {
        if (filter.isNegated) m_sql += "NOT ";
        m_sql += '(';
        if (filter.kind == GameFilter::Kind::Is)
            write(filter.condition);
        else
            writeParts(filter);
        m_sql += ')';
    }

    FilterSql take() { return {std::move(m_sql), std::move(m_values)}; }

private:
    void writeParts(const GameFilter& filter) {
        const bool isAll = filter.kind == GameFilter::Kind::All;
        if (filter.parts.empty()) m_sql += isAll ? "1" : "0";
        for (std::size_t i = 0; i < filter.parts.size(); ++i) {
            if (i > 0) m_sql += isAll ? " AND " : " OR ";
            write(filter.parts[i]);
        }
    }

    void write(const GameCondition& condition) {
        switch (condition.field) {
        case GameField::Anything: return writeAnything(condition);
        case GameField::Player: return writePlayers({"first", "second"}, condition);
        case GameField::First: return writePlayers({"first"}, condition);
        case GameField::Second: return writePlayers({"second"}, condition);
        case GameField::Winner: return writeSide(condition, "first", "second");
        case GameField::Loser: return writeSide(condition, "second", "first");
        case GameField::Variant: return writeWord("g.variant", condition);
        case GameField::Result:
            if (condition.text == "none")
                m_sql += "g.result IS NULL";
            else
                m_sql += "g.result IS NOT NULL AND g.result = " + value(condition.text);
            return;
        case GameField::Reason: m_sql += "g.reason IS NOT NULL AND "; return writeWord("g.reason", condition);
        case GameField::Date: m_sql += "g.day > 0 AND "; return writeRange("g.day", condition);
        case GameField::Moves: return writeRange("g.ply_count", condition);
        case GameField::Rating: return writeEitherRange("g.first_rating", "g.second_rating", condition);
        case GameField::FirstRating: return writeNullableRange("g.first_rating", condition);
        case GameField::SecondRating: return writeNullableRange("g.second_rating", condition);
        case GameField::Level: return writeEitherRange("g.first_level", "g.second_level", condition);
        case GameField::Event: return writeGames({"event"}, condition);
        case GameField::Site: return writeGames({"site"}, condition);
        case GameField::Annotator: return writeGames({"annotator"}, condition);
        case GameField::Source: return writeGames({"source"}, condition);
        case GameField::Round: m_sql += "g.round IS NOT NULL AND "; return writeWord("g.round", condition);
        case GameField::Tag: return writeTag(condition);
        case GameField::Label:
            m_sql += "g.id IN (SELECT game FROM labels WHERE label IN (";
            writeTexts(condition);
            m_sql += "))";
            return;
        case GameField::Comment: return writeComment(condition);
        case GameField::Starred: m_sql += "g.starred = 1"; return;
        case GameField::Id: return writeRange("g.id", condition);
        case GameField::Position:
        case GameField::Pieces: return writeBoard(condition);
        }
    }

    /// A placeholder for a value.
    std::string value(std::int64_t number) {
        m_values.emplace_back(number);
        return nameOf(m_values.size());
    }
    std::string value(const std::string& text) {
        m_values.emplace_back(text);
        return nameOf(m_values.size());
    }

    /// The placeholders for several values.
    template <class Value>
    std::string valuesOf(const std::vector<Value>& values) {
        std::string placeholders;
        for (const Value& one : values)
            placeholders += (placeholders.empty() ? "" : ", ") + value(one);
        return placeholders;
    }

    /// A query for the ids of the texts that match.
    void writeTexts(const GameCondition& condition) {
        const std::string query = matchQuery(condition.text);
        if (condition.isExact)
            m_sql += "SELECT id FROM texts WHERE text = " + value(condition.text);
        else if (query.empty())
            m_sql += "SELECT id FROM texts WHERE text <> '' AND text = " + value(condition.text);
        else
            m_sql += "SELECT rowid FROM text_words WHERE text_words MATCH " + value(query);
    }

    /// The games with a matching text in one of the columns. They are collected from the index of each column: SQLite would
    /// ask every game, where a part of an OR has an index of its own.
    void writeGames(std::initializer_list<const char*> columns, const GameCondition& condition) {
        m_sql += "g.id IN (";
        writeGameQueries(columns, condition);
        m_sql += ')';
    }
    void writeGameQueries(std::initializer_list<const char*> columns, const GameCondition& condition) {
        bool isFirst = true;
        for (const std::string column : columns) {
            if (!std::exchange(isFirst, false)) m_sql += " UNION ALL ";
            const bool isName = column == "first_name" || column == "second_name";
            m_sql += "SELECT id FROM games WHERE " + (isName ? "deleted_at" : column) +
                     (isName ? " IS NULL AND " : " IS NOT NULL AND ") + column + " IN (";
            writeTexts(condition);
            m_sql += ')';
        }
    }

    /// The games in which a player of one of the sides has a matching name, or is shown with one.
    void writePlayers(std::initializer_list<const char*> sides, const GameCondition& condition) {
        m_sql += "g.id IN (";
        bool isFirst = true;
        for (const std::string side : sides) {
            if (!std::exchange(isFirst, false)) m_sql += " UNION ALL ";
            const std::string column = side + "_name";
            writeGameQueries({column.c_str()}, condition);
        }
        writeShownPlayers(sides, condition.shown);
        m_sql += ')';
    }

    void writeAnything(const GameCondition& condition) {
        m_sql += "g.id IN (";
        writeGameQueries({"first_name", "second_name", "event", "site", "source", "annotator"}, condition);
        m_sql += " UNION ALL SELECT game FROM tags WHERE value IN (";
        writeTexts(condition);
        m_sql += ") UNION ALL SELECT game FROM labels WHERE label IN (";
        writeTexts(condition);
        m_sql += ')';
        if (const std::string query = matchQuery(condition.text); !query.empty() && !condition.isExact)
            m_sql += " UNION ALL SELECT rowid FROM comment_words WHERE comment_words MATCH " + value(query);
        if (const auto& variants = condition.shown.variants; !variants.empty())
            m_sql += std::string(OrGames) + "variant IN (" + valuesOf(variants) + ')';
        writeShownPlayers({"first", "second"}, condition.shown);
        m_sql += ')';
    }

    /// Names have indexes. Levels have none, but hardly any text asks for them.
    void writeShownPlayers(std::initializer_list<const char*> sides, const GameCondition::Shown& shown) {
        for (const std::string side : sides) {
            if (!shown.levels.empty()) m_sql += OrGames + side + "_level IN (" + valuesOf(shown.levels) + ')';
            const std::string engineTime = side + "_engine_ms";
            const std::string isCalled = OrGames + side + "_name IN (SELECT id FROM texts WHERE text = ";
            if (shown.hasFullStrength) {
                m_sql += isCalled + value(std::string(FullStrengthName)) + ") AND ";
                m_sql += engineTime + " IS NOT NULL";
            }
            if (shown.hasNameless) {
                m_sql += isCalled + "'') AND ";
                m_sql += side + "_level IS NULL AND ";
                m_sql += engineTime + " IS NULL";
            }
        }
    }

    void writeSide(const GameCondition& condition, const std::string& ifFirst, const std::string& ifSecond) {
        m_sql += "g.result IS NOT NULL AND ((g.result = '" + ifFirst + "' AND ";
        writePlayers({"first"}, condition);
        m_sql += ") OR (g.result = '" + ifSecond + "' AND ";
        writePlayers({"second"}, condition);
        m_sql += "))";
    }

    /// A word of the library itself, or the beginning of it, in either case.
    void writeWord(const std::string& column, const GameCondition& condition) {
        if (condition.isExact)
            m_sql += column + " = " + value(condition.text);
        else
            m_sql += "substr(" + column + ", 1, length(" + value(condition.text) +
                     ")) = " + value(condition.text) + " COLLATE NOCASE";
    }

    void writeTag(const GameCondition& condition) {
        const std::size_t equals = condition.text.find('=');
        GameCondition wanted = condition;
        m_sql += "g.id IN (SELECT game FROM tags WHERE value IN (";
        if (equals != std::string::npos) wanted.text = condition.text.substr(equals + 1);
        writeTexts(wanted);
        m_sql += ')';
        if (equals != std::string::npos)
            m_sql +=
                " AND name IN (SELECT id FROM texts WHERE text = " + value(condition.text.substr(0, equals)) +
                " COLLATE NOCASE)";
        m_sql += ')';
    }

    /// Related variants can have positions with equal keys, so the variant is compared, too.
    void writeBoard(const GameCondition& condition) {
        m_sql += "g.variant = " + value(condition.text.substr(0, condition.text.find(' ')));
        m_sql += " AND g.id IN (SELECT value FROM json_each(" + value(m_gamesWith(condition)) + "))";
    }

    void writeComment(const GameCondition& condition) {
        const std::string query = matchQuery(condition.text);
        if (query.empty())
            m_sql += '0';
        else
            m_sql +=
                "g.id IN (SELECT rowid FROM comment_words WHERE comment_words MATCH " + value(query) + ')';
    }

    void writeRange(const std::string& column, const GameCondition& condition) {
        m_sql += column + " BETWEEN " + value(condition.least) + " AND " + value(condition.most);
    }
    void writeNullableRange(const std::string& column, const GameCondition& condition) {
        m_sql += column + " IS NOT NULL AND ";
        writeRange(column, condition);
    }
    void writeEitherRange(const std::string& a, const std::string& b, const GameCondition& condition) {
        m_sql += '(';
        writeNullableRange(a, condition);
        m_sql += ") OR (";
        writeNullableRange(b, condition);
        m_sql += ')';
    }

    /// Begins a further query for the ids of games, those that are deleted left out.
    static constexpr const char* OrGames = " UNION ALL SELECT id FROM games WHERE deleted_at IS NULL AND ";

    const GamesWith& m_gamesWith;
    std::string m_sql;
    std::vector<std::variant<std::int64_t, std::string>> m_values;
};

} // namespace

void FilterSql::bind(SQLite::Statement& statement) const {
    std::size_t number = 0;
    for (const auto& value : values)
        std::visit([&, name = nameOf(++number)](const auto& v) { statement.bind(name, v); }, value);
}

FilterSql sqlOf(const GameFilter& filter, const GamesWith& gamesWith) {
    if (filter.acceptsAll()) return {};
    FilterWriter writer(gamesWith);
    writer.write(filter);
    FilterSql sql = writer.take();
    sql.where = "g.deleted_at IS NULL AND " + sql.where;
    return sql;
}

std::vector<std::string> selectIds(const FilterSql& filter, const GameOrder& order) {
    const std::string down = order.isDescending ? " DESC" : "";
    const auto select = [&](const std::string& from, std::initializer_list<const char*> columns,
                            const std::string& and_ = {}) {
        std::string sql = "SELECT g.id FROM " + from + " WHERE " + filter.where + and_ + " ORDER BY ";
        for (const char* column : columns)
            sql += column + down + ", ";
        return sql + "g.id" + down;
    };
    const auto games = [&](std::initializer_list<const char*> columns) {
        return std::vector{select("games AS g", columns)};
    };
    // Without a filter, the index of texts is read in the order of the texts, which needs no sorting. SQLite does not find this
    // way by itself.
    const std::string join = filter.values.empty() ? "CROSS JOIN" : "JOIN";
    const auto byText = [&](const std::string& column) {
        return select("texts AS t " + join + " games AS g ON g." + column + " = t.id", {"t.text"});
    };
    switch (order.by) {
    case GameOrder::By::Added: return games({});
    case GameOrder::By::Date: return games({"g.day", "g.started_at"});
    case GameOrder::By::FirstPlayer: return {byText("first_name")};
    case GameOrder::By::SecondPlayer: return {byText("second_name")};
    case GameOrder::By::Variant: return games({"g.variant", "g.day", "g.started_at"});
    case GameOrder::By::Result: return games({"g.result", "g.reason"});
    case GameOrder::By::Moves: return games({"g.ply_count"});
    case GameOrder::By::Event: return {byText("event"), select("games AS g", {}, " AND g.event IS NULL")};
    case GameOrder::By::Rating:
        return games({"max(coalesce(g.first_rating, 0), coalesce(g.second_rating, 0))"});
    case GameOrder::By::Played: return games({"coalesce(g.played_at, g.started_at)"});
    }
    return games({});
}

} // namespace komadai::core::store
