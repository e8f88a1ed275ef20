// Filters as text.
#include "core/store/game_filter.h"
#include "core/store/search_words.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

using Field = GameField;
using Problem = FilterError::Problem;

GameFilter filterFrom(std::string_view text) {
    const auto filter = parseFilter(text);
    EXPECT_TRUE(filter) << text;
    return filter ? filter.value() : GameFilter{};
}

GameFilter is(GameField field, std::string text) {
    return filterOf({.field = field, .text = std::move(text)});
}
GameFilter between(GameField field, std::int64_t least, std::int64_t most) {
    return filterOf({.field = field, .least = least, .most = most});
}
GameFilter no(GameFilter filter) {
    filter.isNegated = !filter.isNegated;
    return filter;
}
GameFilter all(std::vector<GameFilter> parts) {
    return {.kind = GameFilter::Kind::All, .parts = std::move(parts)};
}
GameFilter any(std::vector<GameFilter> parts) {
    return {.kind = GameFilter::Kind::Any, .parts = std::move(parts)};
}

constexpr std::int64_t Lowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t Highest = std::numeric_limits<std::int64_t>::max();

TEST(Filter, WithoutTextAcceptsAllGames) {
    EXPECT_TRUE(filterFrom("").acceptsAll());
    EXPECT_TRUE(filterFrom("  \t ").acceptsAll());
}

TEST(Filter, AWordIsLookedForEverywhere) {
    EXPECT_EQ(filterFrom("habu"), is(Field::Anything, "habu"));
    EXPECT_EQ(filterFrom("羽生"), is(Field::Anything, "羽生"));
    EXPECT_EQ(filterFrom("\"habu OR: x\""), is(Field::Anything, "habu OR: x"));
}

TEST(Filter, AllWordsMustHold) {
    EXPECT_EQ(filterFrom("habu meijin"), all({is(Field::Anything, "habu"), is(Field::Anything, "meijin")}));
}

TEST(Filter, AFieldIsNamedBeforeAColon) {
    EXPECT_EQ(filterFrom("player:habu"), is(Field::Player, "habu"));
    EXPECT_EQ(filterFrom("PLAYER:\"Habu Y\""), is(Field::Player, "Habu Y"));
    EXPECT_EQ(filterFrom("tag:Opening=Yagura"), is(Field::Tag, "Opening=Yagura"));
    EXPECT_EQ(filterFrom("starred"), is(Field::Starred, ""));
    EXPECT_EQ(filterFrom("event:a:b"), is(Field::Event, "a:b"));
}

TEST(Filter, EveryFieldHasAName) {
    const auto names = fieldNames();
    ASSERT_EQ(names.size(), static_cast<std::size_t>(Field::Pieces) + 1);
    for (std::size_t i = 1; i < names.size(); ++i) {
        const auto field = static_cast<Field>(i);
        const std::string name(names[i]);
        const bool isOfBoard = field == Field::Position || field == Field::Pieces;
        const std::string value = isOfBoard ? "\"shogi P@7f\"" : field == Field::Result ? "draw" : "1990";
        const std::string text = field == Field::Starred ? name : name + ":" + value;
        EXPECT_EQ(filterFrom(text).condition.field, field) << text;
    }
}

TEST(Filter, AnEqualsSignAsksForTheWholeText) {
    EXPECT_EQ(filterFrom("player:=Habu"),
              filterOf({.field = Field::Player, .text = "Habu", .isExact = true}));
    EXPECT_EQ(filterFrom("player:=\"Habu Y\""), gamesOf("Habu Y"));
}

TEST(Filter, NumbersHaveRanges) {
    EXPECT_EQ(filterFrom("moves:40"), between(Field::Moves, 40, 40));
    EXPECT_EQ(filterFrom("moves:40..80"), between(Field::Moves, 40, 80));
    EXPECT_EQ(filterFrom("moves:>40"), between(Field::Moves, 41, Highest));
    EXPECT_EQ(filterFrom("rating:>=1800"), between(Field::Rating, 1800, Highest));
    EXPECT_EQ(filterFrom("moves:<40"), between(Field::Moves, Lowest, 39));
    EXPECT_FALSE(parseFilter("moves:>9223372036854775807"));
    EXPECT_EQ(filterFrom("moves:<=40"), between(Field::Moves, Lowest, 40));
    EXPECT_EQ(filterFrom("moves:..40"), between(Field::Moves, Lowest, 40));
    EXPECT_EQ(filterFrom("moves:40.."), between(Field::Moves, 40, Highest));
}

TEST(Filter, ADateIsAYearAMonthOrADay) {
    EXPECT_EQ(filterFrom("date:1990"), between(Field::Date, 19900000, 19909999));
    EXPECT_EQ(filterFrom("date:1990-05"), between(Field::Date, 19900500, 19900599));
    EXPECT_EQ(filterFrom("date:1990-05-23"), between(Field::Date, 19900523, 19900523));
    EXPECT_EQ(filterFrom("date:1990/5/3"), between(Field::Date, 19900503, 19900503));
    EXPECT_EQ(filterFrom("date:1990..1999"), between(Field::Date, 19900000, 19999999));
    EXPECT_EQ(filterFrom("date:>1990"), between(Field::Date, 19910000, Highest));
    EXPECT_EQ(filterFrom("date:<1990-05"), between(Field::Date, Lowest, 19900499));
}

TEST(Filter, AResultHasSeveralNames) {
    for (const char* text : {"first", "First", "1-0"})
        EXPECT_EQ(filterFrom(std::string("result:") + text), is(Field::Result, "first"));
    EXPECT_EQ(filterFrom("result:1/2-1/2"), is(Field::Result, "draw"));
    EXPECT_EQ(filterFrom("result:unfinished"), is(Field::Result, "none"));
}

TEST(Filter, AMinusAsksForTheOpposite) {
    EXPECT_EQ(filterFrom("-habu"), no(is(Field::Anything, "habu")));
    EXPECT_EQ(filterFrom("-result:draw x"), all({no(is(Field::Result, "draw")), is(Field::Anything, "x")}));
    EXPECT_EQ(filterFrom("-(a b)"), no(all({is(Field::Anything, "a"), is(Field::Anything, "b")})));
    EXPECT_EQ(filterFrom("-(-a)"), is(Field::Anything, "a"));
    EXPECT_EQ(filterFrom("a-b"), is(Field::Anything, "a-b")) << "not within a word";
}

TEST(Filter, OrJoinsTheTwoBesideIt) {
    const auto word = [](std::string text) { return is(Field::Anything, std::move(text)); };
    EXPECT_EQ(filterFrom("a OR b"), any({word("a"), word("b")}));
    EXPECT_EQ(filterFrom("a OR b OR -c"), any({word("a"), word("b"), no(word("c"))}));
    EXPECT_EQ(filterFrom("a b OR c d"), all({word("a"), any({word("b"), word("c")}), word("d")}));
    EXPECT_EQ(filterFrom("(a b) OR c"), any({all({word("a"), word("b")}), word("c")}));
    EXPECT_EQ(filterFrom("a or b"), all({word("a"), word("or"), word("b")})) << "a word in small letters";
}

TEST(Filter, APositionAndPiecesStandBehindTheirVariant) {
    EXPECT_EQ(filterFrom("position:\"shogi 9/9 b - 1\""), is(Field::Position, "shogi 9/9 b - 1"));
    EXPECT_EQ(filterFrom("pieces:\"zoshogi P@7f -@5e\""), is(Field::Pieces, "zoshogi P@7f -@5e"));
    EXPECT_FALSE(parseFilter("position:shogi"));
    EXPECT_FALSE(parseFilter("pieces:\"shogi \""));
    EXPECT_FALSE(parseFilter("pieces:\" P@7f\""));
}

TEST(Filter, OnlyPiecesNeedTheGamesThemselves) {
    EXPECT_FALSE(readsGames(filterFrom("habu -position:\"shogi 9/9 b - 1\"")));
    EXPECT_TRUE(readsGames(filterFrom("pieces:\"shogi P@7f\"")));
    EXPECT_TRUE(readsGames(filterFrom("habu OR (starred -pieces:\"shogi P@7f\")")));
}

TEST(Filter, SaysWhatIsWrongAndWhere) {
    const auto expect = [](std::string_view text, Problem problem, std::size_t at, std::string_view part) {
        const auto filter = parseFilter(text);
        ASSERT_FALSE(filter) << text;
        EXPECT_EQ(filter.error(), (FilterError{problem, std::string(part), at})) << text;
    };
    expect("a playr:b", Problem::UnknownField, 2, "playr");
    expect("player:", Problem::MissingValue, 0, "player");
    expect("player: x", Problem::MissingValue, 0, "player");
    expect("moves:many", Problem::BadValue, 6, "many");
    expect("moves:5..3", Problem::BadValue, 6, "5..3");
    expect("date:90", Problem::BadValue, 5, "90");
    expect("date:1990-13", Problem::BadValue, 5, "1990-13");
    expect("result:lost", Problem::BadValue, 7, "lost");
    expect("position:shogi", Problem::BadValue, 9, "shogi");
    expect("a \"b c", Problem::OpenQuote, 2, "\"b c");
    expect("a (b", Problem::OpenBracket, 2, "(");
    expect("a) b", Problem::ExtraBracket, 1, ")");
    expect("OR a", Problem::MissingPart, 0, "OR");
    expect("a OR", Problem::MissingPart, 2, "OR");
    expect("(a OR) b", Problem::MissingPart, 3, "OR");
    expect("a OR OR b", Problem::MissingPart, 5, "OR");
    expect("a -", Problem::MissingPart, 2, "-");
    expect(std::string(40, '(') + "a", Problem::TooDeep, 32, "(");
}

TEST(Filter, WordsAlsoMeanWhatAListShows) {
    const ShownNames names{{{"minishogi", "5五将棋"}, {"zoshogi", "Zo Shogi"}},
                           {"Computer 1", "Computer 2"},
                           "Computer at full strength",
                           "Human"};
    const auto shown = [&names](std::string_view text) {
        return withShownNames(filterFrom(text), names).condition.shown;
    };
    using Shown = GameCondition::Shown;
    EXPECT_EQ(shown("MINI"), (Shown{.variants = {"minishogi"}}));
    EXPECT_EQ(shown("五将"), (Shown{.variants = {"minishogi"}}));
    EXPECT_EQ(shown("将棋"), (Shown{.variants = {"minishogi"}}));
    EXPECT_EQ(shown("zo"), (Shown{.variants = {"zoshogi"}}));
    EXPECT_EQ(shown("shogi"), (Shown{.variants = {"zoshogi"}})) << "the beginning of a word";
    EXPECT_EQ(shown("\"zo sh\""), (Shown{.variants = {"zoshogi"}}));
    EXPECT_EQ(shown("=\"Zo Shogi\""), (Shown{.variants = {"zoshogi"}}));
    EXPECT_EQ(shown("=zo"), Shown{});
    EXPECT_EQ(shown("computer"), (Shown{.levels = {1, 2}, .hasFullStrength = true}));
    EXPECT_EQ(shown("2"), (Shown{.levels = {2}}));
    EXPECT_EQ(shown("human"), (Shown{.hasNameless = true}));
    EXPECT_EQ(shown("habu"), Shown{});
    EXPECT_EQ(shown("!?"), Shown{});
}

TEST(Filter, ConditionsWithAFieldMeanOnlyTheirField) {
    const ShownNames names{{{"zoshogi", "Zo Shogi"}}, {}, "Engine", "Human"};
    EXPECT_EQ(withShownNames(filterFrom("player:zo -event:zo"), names), filterFrom("player:zo -event:zo"));
    const GameFilter filter = withShownNames(filterFrom("event:zo -(habu OR zo)"), names);
    EXPECT_EQ(filter.parts.at(1).parts.at(1).condition.shown.variants, std::vector<std::string>{"zoshogi"})
        << "also within brackets";
}

TEST(Filter, ConditionsOnPlayersAlsoMeanPlayersAsAListShowsThem) {
    const ShownNames names{{}, {"Computer 1", "Computer 2"}, "Computer at full strength", "Human"};
    using Shown = GameCondition::Shown;
    for (const std::string field : {"player", "first", "second", "winner", "loser"}) {
        const auto shown = [&](const std::string& text) {
            return withShownNames(filterFrom(field + ':' + text), names).condition.shown;
        };
        EXPECT_EQ(shown("\"computer 2\""), (Shown{.levels = {2}})) << field;
        EXPECT_EQ(shown("computer"), (Shown{.levels = {1, 2}, .hasFullStrength = true})) << field;
        EXPECT_EQ(shown("human"), (Shown{.hasNameless = true})) << field;
    }
}

TEST(Filter, ALongTextTakesNoLongerPerWord) {
    std::string text;
    for (int i = 0; i < 100000; ++i)
        text += "-a OR b ";
    EXPECT_EQ(filterFrom(text).parts.size(), 100000U);
}

// --- words

TEST(SearchWords, OfJapaneseAreAllPairs) {
    EXPECT_EQ(store::searchWords("羽生善治"), "羽生 生善 善治 治");
    EXPECT_EQ(store::searchWords("Habu Yoshiharu"), "Habu Yoshiharu");
    EXPECT_EQ(store::searchWords("第5局、ＡＢ"), "第 5 局 AB");
    EXPECT_EQ(store::searchWords("\xff a"), "a") << "not UTF-8";
    EXPECT_EQ(store::searchWords(""), "");
}

TEST(SearchWords, OfAQueryMayEndEarly) {
    EXPECT_EQ(store::matchQuery("羽生"), "\"羽生\" *");
    EXPECT_EQ(store::matchQuery("羽"), "\"羽\" *");
    EXPECT_EQ(store::matchQuery("hab yos"), "\"hab\" * \"yos\" *");
    EXPECT_EQ(store::matchQuery("5局"), "\"5 局\" *");
    EXPECT_EQ(store::matchQuery("局5"), "\"局 5\" *");
    EXPECT_EQ(store::matchQuery("羽生5"), "\"羽生 生 5\" *");
    EXPECT_EQ(store::matchQuery("\" AND *"), "\"AND\" *") << "nothing of a query language";
    EXPECT_EQ(store::matchQuery("!?"), "");
}

} // namespace
} // namespace komadai::core::test
