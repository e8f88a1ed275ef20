#include "core/store/game_rows.h"

#include "core/record/bytes.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

namespace komadai::core::store {
namespace {

// --- words in the file

template <class Value>
struct Word {
    Value value;
    std::string_view text;
};

constexpr std::array WinnerWords{
    Word<std::optional<Side>>{Side::First, "first"},
    Word<std::optional<Side>>{Side::Second, "second"},
    Word<std::optional<Side>>{std::nullopt, "draw"},
};

/// A new reason needs a new schema version, even if the tables stay the same. Older programs then report that the file is
/// newer, not that it is damaged.
constexpr std::array ReasonWords{
    Word<EndReason>{EndReason::Checkmate, "checkmate"},
    Word<EndReason>{EndReason::Stalemate, "stalemate"},
    Word<EndReason>{EndReason::Repetition, "repetition"},
    Word<EndReason>{EndReason::Campmate, "campmate"},
    Word<EndReason>{EndReason::PerpetualCheck, "perpetual-check"},
    Word<EndReason>{EndReason::MoveLimit, "move-limit"},
    Word<EndReason>{EndReason::BareKing, "bare-king"},
    Word<EndReason>{EndReason::CommandLost, "command-lost"},
    Word<EndReason>{EndReason::OnlyKings, "only-kings"},
    Word<EndReason>{EndReason::InsufficientMaterial, "insufficient-material"},
    Word<EndReason>{EndReason::Impasse, "impasse"},
    Word<EndReason>{EndReason::Resignation, "resignation"},
    Word<EndReason>{EndReason::Time, "time"},
    Word<EndReason>{EndReason::Agreement, "agreement"},
    Word<EndReason>{EndReason::Adjudication, "adjudication"},
};

template <class Words, class Value>
std::string wordFor(const Words& words, const Value& value) {
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& w) { return w.value == value; });
    assert(found != words.end());
    return std::string(found->text);
}

template <class Words>
auto valueOf(const Words& words, std::string_view text) {
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& w) { return w.text == text; });
    if (found == words.end()) throw damage("unknown word for an outcome");
    return found->value;
}

// --- columns

/// If a row of `texts` is missing or damaged, its column is null; reading then fails unless the text is optional.
constexpr std::string_view SelectSummaries =
    "SELECT g.id, g.variant, (SELECT text FROM texts WHERE id = g.rule_options),"
    " (SELECT text FROM texts WHERE id = g.start), g.quiet_plies_at_start,"
    " (SELECT text FROM texts WHERE id = g.first_name), g.first_level, g.first_engine_ms, g.first_title, "
    "g.first_rating,"
    " (SELECT text FROM texts WHERE id = g.second_name), g.second_level, g.second_engine_ms, g.second_title,"
    " g.second_rating, g.started_at, g.first_clock, g.second_clock, g.date,"
    " (SELECT text FROM texts WHERE id = g.event), (SELECT text FROM texts WHERE id = g.site), g.round, "
    "g.annotator,"
    " (SELECT text FROM texts WHERE id = g.source), g.ply_count, g.played_node, g.result, g.reason, "
    "g.starred, g.tag_count"
    " FROM games AS g ";

constexpr int MaxInt = std::numeric_limits<int>::max();

// The expressions of a braced list are evaluated in order, so columns are read in order.

Player readPlayer(Query& row) {
    Player player;
    player.name = row.text();
    player.computerLevel = row.optionalNumber(1, 10);
    if (const auto time = row.optionalNumber(1, MaxInt)) player.engineTime = std::chrono::milliseconds(*time);
    player.title = row.optionalText().value_or("");
    player.rating = row.optionalNumber(1, MaxInt);
    return player;
}

TimeControl readClock(Query& row) {
    const auto clock = parseTimeControl(row.text());
    if (!clock) throw damage("invalid clock");
    return *clock;
}

RecordHeader readHeader(Query& row) {
    return {.variant = row.text(),
            .ruleOptions = row.text(),
            .start = row.text(),
            .quietPliesAtStart = row.number(0, MaxInt),
            .players = {readPlayer(row), readPlayer(row)},
            .startedAt = std::chrono::sys_seconds(std::chrono::seconds(row.integer())),
            .clocks = {readClock(row), readClock(row)},
            .date = row.optionalText().value_or(""),
            .event = row.optionalText().value_or(""),
            .site = row.optionalText().value_or(""),
            .round = row.optionalText().value_or(""),
            .annotator = row.optionalText().value_or(""),
            .source = row.optionalText().value_or("")};
}

std::optional<Outcome> readOutcome(Query& row) {
    const auto winner = row.optionalText();
    const auto reason = row.optionalText();
    if (winner.has_value() != reason.has_value()) throw damage("incomplete outcome");
    if (!winner) return std::nullopt;
    return Outcome{valueOf(WinnerWords, *winner), valueOf(ReasonWords, *reason)};
}

} // namespace

std::optional<NodeId> readNode(Query& row) {
    const auto number = row.optionalInteger();
    if (!number) return std::nullopt;
    if (*number < 0 || *number > std::int64_t{std::numeric_limits<std::uint32_t>::max()})
        throw damage("a node that cannot be");
    return NodeId::fromNumber(static_cast<std::uint32_t>(*number));
}

std::string selectSummaries(std::string_view which) { return std::string(SelectSummaries).append(which); }

GameSummary readSummary(Query& row, int& tagCount) {
    GameSummary summary{.id = row.integer(),
                        .header = readHeader(row),
                        .plyCount = row.number(0, MaxInt),
                        .playedTo = readNode(row),
                        .outcome = readOutcome(row),
                        .starred = row.number(0, 1) == 1};
    tagCount = row.number(0, MaxInt);
    return summary;
}

OutcomeWords wordsFor(const std::optional<Outcome>& outcome) {
    if (!outcome) return {};
    return {wordFor(WinnerWords, outcome->winner), wordFor(ReasonWords, outcome->reason)};
}

RecordedPly readPly(Query& row, int number) {
    row.number(number, number);
    RecordedPly ply{.move = row.text(),
                    .position = row.text(),
                    .key = static_cast<std::uint64_t>(row.integer()),
                    .timeUsed = std::chrono::milliseconds(row.integer())};
    if (ply.timeUsed.count() < 0) throw damage("a negative time");
    return ply;
}

std::string positionEntriesOf(const GameTree& tree) {
    ByteWriter out;
    for (const NodeId node : tree.subtree()) {
        if (node == GameTree::root()) continue;
        out.fixed64(tree.key(node));
        out.number(node.number());
    }
    return std::move(out).sealed();
}

std::vector<PositionEntry> readPositionEntries(std::string_view bytes) {
    std::vector<PositionEntry> entries;
    if (bytes.empty()) return entries;
    ByteReader in = ByteReader::ofSealed(bytes);
    while (!in.failed() && !in.isAtEnd()) {
        const std::uint64_t key = in.fixed64();
        entries.push_back({key, NodeId::fromNumber(static_cast<std::uint32_t>(in.number(0xffffffff)))});
    }
    if (in.failed()) throw damage("the positions cannot be read");
    return entries;
}

} // namespace komadai::core::store
