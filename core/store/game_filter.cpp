#include "core/store/game_filter.h"

#include "core/base/ascii.h"
#include "core/base/number.h"
#include "core/store/search_words.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

namespace komadai::core {
namespace {

enum class ValueType { Text, Number, Date, Result, Board, None };

struct FieldInfo {
    GameField field;
    std::string_view name;
    ValueType type;
};

constexpr std::array Fields{
    FieldInfo{GameField::Anything, "", ValueType::Text},
    FieldInfo{GameField::Player, "player", ValueType::Text},
    FieldInfo{GameField::First, "first", ValueType::Text},
    FieldInfo{GameField::Second, "second", ValueType::Text},
    FieldInfo{GameField::Winner, "winner", ValueType::Text},
    FieldInfo{GameField::Loser, "loser", ValueType::Text},
    FieldInfo{GameField::Variant, "variant", ValueType::Text},
    FieldInfo{GameField::Result, "result", ValueType::Result},
    FieldInfo{GameField::Reason, "reason", ValueType::Text},
    FieldInfo{GameField::Date, "date", ValueType::Date},
    FieldInfo{GameField::Moves, "moves", ValueType::Number},
    FieldInfo{GameField::Rating, "rating", ValueType::Number},
    FieldInfo{GameField::FirstRating, "firstrating", ValueType::Number},
    FieldInfo{GameField::SecondRating, "secondrating", ValueType::Number},
    FieldInfo{GameField::Level, "level", ValueType::Number},
    FieldInfo{GameField::Event, "event", ValueType::Text},
    FieldInfo{GameField::Site, "site", ValueType::Text},
    FieldInfo{GameField::Round, "round", ValueType::Text},
    FieldInfo{GameField::Annotator, "annotator", ValueType::Text},
    FieldInfo{GameField::Source, "source", ValueType::Text},
    FieldInfo{GameField::Tag, "tag", ValueType::Text},
    FieldInfo{GameField::Label, "label", ValueType::Text},
    FieldInfo{GameField::Comment, "comment", ValueType::Text},
    FieldInfo{GameField::Starred, "starred", ValueType::None},
    FieldInfo{GameField::Id, "id", ValueType::Number},
    FieldInfo{GameField::Position, "position", ValueType::Board},
    FieldInfo{GameField::Pieces, "pieces", ValueType::Board},
};

constexpr std::int64_t Lowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t Highest = std::numeric_limits<std::int64_t>::max();
constexpr int MaxDepth = 32;

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

struct Range {
    std::int64_t least, most;
};

std::optional<Range> readNumber(std::string_view text) {
    const auto number = numberFrom<std::int64_t>(text, 0);
    return number ? std::optional(Range{*number, *number}) : std::nullopt;
}

/// All days of a year, a month or a day.
std::optional<Range> readDate(std::string_view text) {
    std::array<int, 3> parts{0, 0, 0};
    constexpr std::array<std::size_t, 3> Digits{4, 2, 2};
    constexpr std::array<int, 3> Most{9999, 12, 31};
    std::size_t given = 0;
    while (given < 3) {
        const std::size_t end = std::min(text.find_first_of("-/."), text.size());
        const auto part = readNumber(text.substr(0, end));
        if (!part || end > Digits[given] || part->least < 1 || part->least > Most[given]) return std::nullopt;
        if (given == 0 && end != Digits[0]) return std::nullopt;
        parts[given++] = static_cast<int>(part->least);
        if (end == text.size()) break;
        if (given == 3) return std::nullopt;
        text.remove_prefix(end + 1);
    }
    const std::int64_t first = parts[0] * 10000 + parts[1] * 100 + parts[2];
    return Range{first, first + (given == 1 ? 9999 : given == 2 ? 99 : 0)};
}

std::optional<Range> readRange(std::string_view text, ValueType type) {
    const auto read = type == ValueType::Date ? readDate : readNumber;
    const auto after = [&](std::size_t size) { return read(text.substr(size)); };
    const auto starts = [&](std::string_view with) { return text.substr(0, with.size()) == with; };
    std::optional<Range> value;
    if (starts(">=")) return (value = after(2)) ? std::optional(Range{value->least, Highest}) : std::nullopt;
    if (starts("<=")) return (value = after(2)) ? std::optional(Range{Lowest, value->most}) : std::nullopt;
    if (starts(">"))
        return (value = after(1)) && value->most < Highest ? std::optional(Range{value->most + 1, Highest})
                                                           : std::nullopt;
    if (starts("<"))
        return (value = after(1)) && value->least > Lowest ? std::optional(Range{Lowest, value->least - 1})
                                                           : std::nullopt;
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos) return read(text);
    const auto from = dots == 0 ? Range{Lowest, Lowest} : read(text.substr(0, dots)).value_or(Range{1, 0});
    const auto rest = text.substr(dots + 2);
    const auto to = rest.empty() ? Range{Highest, Highest} : read(rest).value_or(Range{1, 0});
    if (from.least > from.most || to.least > to.most) return std::nullopt;
    if (from.least > to.most) return std::nullopt;
    return Range{from.least, to.most};
}

std::optional<std::string> readResult(std::string_view text) {
    struct Word {
        std::string_view text, result;
    };
    static constexpr std::array Words{
        Word{"first", "first"},     Word{"1-0", "first"}, Word{"second", "second"}, Word{"0-1", "second"},
        Word{"draw", "draw"},       Word{"1/2", "draw"},  Word{"1/2-1/2", "draw"},  Word{"none", "none"},
        Word{"unfinished", "none"}, Word{"*", "none"},
    };
    const std::string word = ascii::lowerCase(text);
    const auto found =
        std::find_if(Words.begin(), Words.end(), [&](const Word& w) { return w.text == word; });
    return found == Words.end() ? std::nullopt : std::optional(std::string(found->result));
}

// --- the parts of the text

struct Token {
    enum class Kind { Condition, Open, Close, Minus, Or, Sign };
    Kind kind{};
    std::size_t at = 0;
    GameCondition condition{};
};

class Tokens {
public:
    explicit Tokens(std::string_view text) : m_text(text) {}

    const std::optional<FilterError>& error() const { return m_error; }
    /// The next token; none at the end of the text, and where there is an error.
    std::optional<Token> next() {
        while (m_at < m_text.size() && isSpace(m_text[m_at]))
            ++m_at;
        if (m_at == m_text.size()) return std::nullopt;
        const std::size_t start = m_at;
        const auto single = [&](Token::Kind kind) {
            ++m_at;
            return Token{kind, start, {}};
        };
        if (peek() == '(') return single(Token::Kind::Open);
        if (peek() == ')') return single(Token::Kind::Close);
        if (peek() == '-') return single(Token::Kind::Minus);
        return condition();
    }

private:
    struct Text {
        std::string text;
        bool isQuoted = false;
        bool isExact = false;
    };

    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    std::nullopt_t fail(FilterError::Problem problem, std::size_t at, std::string_view text) {
        m_error = FilterError{problem, std::string(text), at};
        return std::nullopt;
    }

    std::optional<Token> condition() {
        const std::size_t start = m_at;
        const auto word = text(" \t\n\r()\":");
        if (!word) return std::nullopt;
        if (word->isQuoted || word->isExact || peek() != ':') {
            if (!word->isQuoted && word->text == "OR") return Token{Token::Kind::Or, start, {}};
            if (!word->isQuoted && ascii::lowerCase(word->text) == "starred")
                return Token{Token::Kind::Condition, start, {.field = GameField::Starred}};
            const bool isSign = !word->isQuoted && !word->isExact && store::matchQuery(word->text).empty();
            return Token{isSign ? Token::Kind::Sign : Token::Kind::Condition,
                         start,
                         {.text = word->text, .isExact = word->isExact}};
        }
        const std::string name = ascii::lowerCase(word->text);
        const auto field = std::find_if(Fields.begin() + 1, Fields.end(),
                                        [&](const FieldInfo& f) { return f.name == name; });
        if (field == Fields.end()) return fail(FilterError::Problem::UnknownField, start, word->text);
        const std::size_t valueAt = ++m_at;
        const auto value = text(" \t\n\r()\"");
        if (!value) return std::nullopt;
        if (value->text.empty()) return fail(FilterError::Problem::MissingValue, start, word->text);
        const auto condition = conditionOf(*field, *value);
        if (!condition) return fail(FilterError::Problem::BadValue, valueAt, value->text);
        return Token{Token::Kind::Condition, start, *condition};
    }

    static std::optional<GameCondition> conditionOf(const FieldInfo& field, const Text& value) {
        GameCondition condition{.field = field.field};
        switch (field.type) {
        case ValueType::Text:
            condition.text = value.text;
            condition.isExact = value.isExact;
            return condition;
        case ValueType::Result:
            if (const auto result = readResult(value.text)) {
                condition.text = *result;
                return condition;
            }
            return std::nullopt;
        case ValueType::Board: // a variant, and what stands on the board
            if (const std::size_t space = value.text.find(' ');
                space == 0 || value.text.find_first_not_of(' ', space) == std::string::npos)
                return std::nullopt;
            condition.text = value.text;
            return condition;
        case ValueType::None: return std::nullopt;
        case ValueType::Number:
        case ValueType::Date:
            if (const auto range = readRange(value.text, field.type)) {
                condition.least = range->least;
                condition.most = range->most;
                return condition;
            }
            return std::nullopt;
        }
        return std::nullopt;
    }

    /// A word that ends before one of the characters, or a text in quotation marks. Either may have `=` before it.
    std::optional<Text> text(std::string_view ends) {
        Text text;
        if (peek() == '=' && m_at + 1 < m_text.size() &&
            ends.find(m_text[m_at + 1]) != std::string_view::npos)
            text.isExact = m_text[m_at + 1] == '"';
        else
            text.isExact = peek() == '=' && m_at + 1 < m_text.size();
        if (text.isExact) ++m_at;
        const std::size_t start = m_at;
        text.isQuoted = peek() == '"';
        if (!text.isQuoted) {
            m_at = std::min(m_text.find_first_of(ends, m_at), m_text.size());
            text.text = m_text.substr(start, m_at - start);
            return text;
        }
        const std::size_t end = m_text.find('"', start + 1);
        if (end == std::string_view::npos)
            return fail(FilterError::Problem::OpenQuote, start, m_text.substr(start));
        m_at = end + 1;
        text.text = m_text.substr(start + 1, end - start - 1);
        return text;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::optional<FilterError> m_error;
};

// --- their structure

/// Joins the tokens. Groups that are open are on a stack, so brackets need no recursion.
class FilterBuilder {
public:
    const std::optional<FilterError>& error() const { return m_error; }

    void add(Token token) {
        Group& group = m_groups.back();
        switch (token.kind) {
        case Token::Kind::Condition: addPart(filterOf(std::move(token.condition))); return;
        case Token::Kind::Sign: // beside words, such as the dash in “Ada – Bob”, it says nothing
            if (!group.minusAt && !group.orAt) return group.signs.push_back(std::move(token.condition));
            addPart(filterOf(std::move(token.condition)));
            return;
        case Token::Kind::Minus:
            if (group.minusAt) return fail(FilterError::Problem::MissingPart, token.at, "-");
            group.minusAt = token.at;
            return;
        case Token::Kind::Or:
            if (group.factors.empty()) addSigns(group);
            if (group.factors.empty() || group.orAt || group.minusAt)
                return fail(FilterError::Problem::MissingPart, token.at, "OR");
            group.orAt = token.at;
            return;
        case Token::Kind::Open:
            if (m_groups.size() > MaxDepth) return fail(FilterError::Problem::TooDeep, token.at, "(");
            m_groups.emplace_back();
            m_groups.back().at = token.at;
            return;
        case Token::Kind::Close:
            if (m_groups.size() == 1) return fail(FilterError::Problem::ExtraBracket, token.at, ")");
            GameFilter inner = finished(std::move(group));
            m_groups.pop_back();
            addPart(std::move(inner));
            return;
        }
    }

    Result<GameFilter, FilterError> finish() {
        if (m_groups.size() > 1) fail(FilterError::Problem::OpenBracket, m_groups.back().at, "(");
        GameFilter filter = finished(std::move(m_groups.back()));
        if (m_error) return *m_error;
        return filter;
    }

private:
    /// What stands in brackets, or the whole text: factors that must all hold, each with alternatives.
    struct Group {
        std::vector<std::vector<GameFilter>> factors;
        std::vector<GameCondition> signs{}; ///< that stand alone, see Token::Kind::Sign
        std::optional<std::size_t> minusAt; ///< where a minus stands before the next part
        std::optional<std::size_t> orAt;    ///< where OR stands before the next part
        std::size_t at = 0;
    };

    void fail(FilterError::Problem problem, std::size_t at, std::string_view text) {
        if (!m_error) m_error = FilterError{problem, std::string(text), at};
    }

    void addPart(GameFilter part) {
        Group& group = m_groups.back();
        if (group.minusAt) part.isNegated = !part.isNegated;
        if (!group.orAt) group.factors.emplace_back();
        group.factors.back().push_back(std::move(part));
        group.minusAt.reset();
        group.orAt.reset();
    }

    /// Signs that are all that a group has are its conditions.
    static void addSigns(Group& group) {
        for (GameCondition& sign : group.signs)
            group.factors.push_back({filterOf(std::move(sign))});
        group.signs.clear();
    }

    GameFilter finished(Group&& group) {
        if (group.minusAt) fail(FilterError::Problem::MissingPart, *group.minusAt, "-");
        if (group.orAt) fail(FilterError::Problem::MissingPart, *group.orAt, "OR");
        if (group.factors.empty()) addSigns(group);
        GameFilter all;
        for (auto& alternatives : group.factors) {
            if (alternatives.size() == 1)
                all.parts.push_back(std::move(alternatives.front()));
            else
                all.parts.push_back({.kind = GameFilter::Kind::Any, .parts = std::move(alternatives)});
        }
        if (all.parts.size() != 1) return all;
        GameFilter only = std::move(all.parts.front());
        return only;
    }

    std::vector<Group> m_groups{Group{}};
    std::optional<FilterError> m_error;
};

bool isOfPlayers(GameField field) {
    return field == GameField::Player || field == GameField::First || field == GameField::Second ||
           field == GameField::Winner || field == GameField::Loser;
}

} // namespace

GameFilter filterOf(GameCondition condition) {
    return {.kind = GameFilter::Kind::Is, .condition = std::move(condition)};
}

GameFilter bothOf(GameFilter a, GameFilter b) {
    if (a.acceptsAll()) return b;
    if (b.acceptsAll()) return a;
    GameFilter both;
    both.parts.push_back(std::move(a));
    both.parts.push_back(std::move(b));
    return both;
}

GameFilter gamesOf(std::string_view name) {
    return filterOf({.field = GameField::Player, .text = std::string(name), .isExact = true});
}

/// The parts of a filter are at most as deep as brackets may be, see parseFilter.
GameFilter withShownNames(GameFilter filter, const ShownNames& names) {
    for (GameFilter& part : filter.parts)
        part = withShownNames(std::move(part), names);
    GameCondition& condition = filter.condition;
    const bool isAnything = condition.field == GameField::Anything;
    if (filter.kind != GameFilter::Kind::Is || (!isAnything && !isOfPlayers(condition.field))) return filter;
    const auto isMeant = [&condition](const std::string& name) {
        return condition.isExact ? name == condition.text : store::hasWords(name, condition.text);
    };
    GameCondition::Shown shown;
    for (const auto& [id, name] : names.variants) {
        const bool isKnown =
            std::find(shown.variants.begin(), shown.variants.end(), id) != shown.variants.end();
        if (isAnything && !isKnown && (isMeant(id) || isMeant(name))) shown.variants.push_back(id);
    }
    for (std::size_t i = 0; i < names.levels.size(); ++i)
        if (isMeant(names.levels[i])) shown.levels.push_back(static_cast<std::int64_t>(i) + 1);
    shown.hasFullStrength = isMeant(names.fullStrength);
    shown.hasNameless = isMeant(names.nameless);
    condition.shown = std::move(shown);
    return filter;
}

Result<GameFilter, FilterError> parseFilter(std::string_view text) {
    Tokens tokens(text);
    FilterBuilder builder;
    while (!builder.error()) {
        auto token = tokens.next();
        if (tokens.error()) return *tokens.error();
        if (!token) break;
        builder.add(std::move(*token));
    }
    if (builder.error()) return *builder.error();
    return builder.finish();
}

/// The parts of a filter are at most as deep as brackets may be, see parseFilter.
bool readsGames(const GameFilter& filter) {
    if (filter.kind == GameFilter::Kind::Is) return filter.condition.field == GameField::Pieces;
    return std::any_of(filter.parts.begin(), filter.parts.end(), readsGames);
}

std::vector<std::string_view> fieldNames() {
    std::vector<std::string_view> names;
    names.reserve(std::size(Fields));
    for (const FieldInfo& field : Fields)
        names.push_back(field.name);
    return names;
}

} // namespace komadai::core
