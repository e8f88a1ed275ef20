#include "core/store/game_rows.h"

#include "core/base/bytes.h"
#include "core/base/hash.h"

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
    Word<EndReason>{EndReason::Unknown, "unknown"},
};
static_assert(ReasonWords.size() == EndReasonCount);

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
    " (SELECT text FROM texts WHERE id = g.event), (SELECT text FROM texts WHERE id = g.site), g.round,"
    " (SELECT text FROM texts WHERE id = g.annotator),"
    " (SELECT text FROM texts WHERE id = g.source), g.ply_count, g.played_node, g.result, g.reason, "
    "g.starred, g.tag_count"
    " FROM games AS g ";

/// No node of a tree has this number.
constexpr std::uint32_t LineNode = 0xffffffff;

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

std::optional<EndReason> reasonFor(std::string_view word) {
    const auto found = std::find_if(ReasonWords.begin(), ReasonWords.end(),
                                    [&](const auto& reason) { return reason.text == word; });
    return found == ReasonWords.end() ? std::nullopt : std::optional(found->value);
}

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

std::vector<PositionEntry> indexEntriesOf(const RecordHeader& header, const GameTree& tree, GameId game) {
    const int squares = tree.spec().size.squares();
    std::vector<PositionEntry> entries;
    entries.reserve(tree.size());
    NodeId mainLine = GameTree::root(); // the next node of the main line
    for (const NodeId node : tree.subtree()) {
        PositionEntry entry{{tree.key(node), game, node.number()}};
        if (node == mainLine)
            if (const auto next = tree.firstChild(node)) {
                entry.next = moveNumber(tree.move(*next), squares);
                mainLine = *next;
            }
        entries.push_back(entry);
    }
    entries.push_back({{static_cast<std::uint64_t>(lineHashOf(header, tree)), game, LineNode}});
    std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
    return entries;
}

bool isLine(const PositionEntry& entry) { return entry.place.node == LineNode; }

std::string packEntries(const std::vector<PositionEntry>& entries) {
    if (entries.empty()) return {};
    BlockWriter block;
    for (const PositionEntry& entry : entries)
        block.add(entry);
    return block.take();
}

std::vector<PositionEntry> readEntries(std::string_view bytes) {
    std::vector<PositionEntry> entries;
    if (bytes.empty()) return entries;
    BlockReader block(bytes);
    for (PositionEntry entry; block.next(entry);)
        entries.push_back(entry);
    return entries;
}

std::int64_t lineHashOf(const RecordHeader& header, const GameTree& tree) {
    std::uint64_t hash = EmptyHash;
    const auto add = [&](std::uint64_t value) { hash = hashWith(hash, value); };
    for (const std::string* text : {&header.variant, &header.ruleOptions, &header.start}) {
        for (const char c : *text)
            add(static_cast<unsigned char>(c));
        add(0x100);
    }
    for (auto node = tree.firstChild(GameTree::root()); node; node = tree.firstChild(*node)) {
        add(tree.key(*node));
        hash ^= hash >> 32;
    }
    return static_cast<std::int64_t>(hash);
}

std::string commentsOf(const GameTree& tree) {
    std::string comments;
    for (const NodeId node : tree.subtree()) {
        const Annotations& notes = tree.annotations(node);
        for (const std::string* text : {&notes.before, &notes.after})
            if (!text->empty()) comments.append(*text).append("\n");
        if (notes.bookmark && !notes.bookmark->empty()) comments.append(*notes.bookmark).append("\n");
    }
    return comments;
}

} // namespace komadai::core::store
