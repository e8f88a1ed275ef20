// Measures a large library of generated games.
//     library_bench make FILE [GAMES [USI|KIF]]   adds games to a library, which need not exist
//     library_bench ask FILE                      measures questions to it
// README says how the figures there were made.
#include "core/notation/record_file.h"
#include "core/notation/stored_record.h"
#include "core/rules/variant_set.h"
#include "core/store/library.h"
#include "core/store/library_search.h"
#include "core/store/position_filter.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using namespace komadai::core;

namespace {

constexpr int Plies = 80;
constexpr int Players = 2000;
constexpr int Events = 200;
constexpr int GamesOfBatch = 1000;
constexpr int SharedPlies = 14; ///< in which games often agree
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

void report(const std::string& what, double value, const char* unit) {
    fmt::print("{:<64} {:>12.3f} {}\n", what, value, unit);
    std::fflush(stdout);
}

/// Games as people play them, as far as the library is concerned: many agree in their first moves, few later.
class Generator {
public:
    Generator(std::shared_ptr<const Variant> variant, unsigned seed)
        : m_variant(std::move(variant)), m_random(seed) {}

    GameRecord next() {
        GameRecord record{{}, GameTree(AnyPosition::startOf(m_variant)), {}};
        NodeId node = GameTree::root();
        AnyPosition position = record.tree.start();
        for (int ply = 0; ply < Plies; ++ply) {
            const auto moves = position.legalMoves();
            if (moves.empty()) break;
            const double skew = ply < SharedPlies ? 8 : 1;
            const auto index =
                static_cast<std::size_t>(static_cast<double>(moves.size()) * std::pow(unit(), skew));
            const Move& move = moves[std::min(index, moves.size() - 1)];
            node = record.tree.add(node, move, {std::chrono::seconds(m_random() % 60), {}});
            position = position.after(move);
        }
        record.tree.clearHistory();
        record.tree.forgetPositions();
        record.header = headerOf(Game(record.tree.start()), {player(), player()}, {});
        record.header.date = fmt::format("{:04}-{:02}-{:02}", 1950 + m_random() % 75, 1 + m_random() % 12,
                                         1 + m_random() % 28);
        record.header.event = fmt::format("Tournament {}", m_random() % Events);
        if (m_random() % 20 != 0)
            record.outcome = Outcome{m_random() % 10 == 0  ? std::nullopt
                                     : m_random() % 2 == 0 ? std::optional(Side::First)
                                                           : std::optional(Side::Second),
                                     EndReason::Resignation};
        if (m_random() % 10 == 0) {
            Annotations notes;
            notes.after =
                m_random() % 1000 == 0 ? "これは羽生善治の名局です" : "the rook is better placed here";
            record.tree.setAnnotations(record.tree.mainLineEnd(), notes);
        }
        return record;
    }
    double unit() { return std::uniform_real_distribution<double>()(m_random); }
    std::mt19937& random() { return m_random; }

    static std::string nameOf(unsigned number) {
        return number == 7 ? "羽生 善治" : fmt::format("Name{} Family{}", number % 37, number);
    }

private:
    Player player() {
        Player player;
        player.name = nameOf(m_random() % Players);
        if (m_random() % 2 == 0) player.rating = 1000 + static_cast<int>(m_random() % 1500);
        return player;
    }

    std::shared_ptr<const Variant> m_variant;
    std::mt19937 m_random;
};

/// Processor time of this program, which does not count what other programs take.
double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Makes the library, and reports the speed of reading and adding games with their positions, in processor time.
int make(const std::filesystem::path& file, int games, RecordFormat format) {
    const VariantSet variants = VariantSet::builtin();
    Library library(file);
    Generator generator(variants.find("shogi"), static_cast<unsigned>(library.gameIds().size()) + 1);
    double total = 0;
    double last = 0;
    std::vector<GameRecord> read;
    std::vector<GameRecord> made;
    for (int done = 0; done < games; done += GamesOfBatch) {
        std::string text;
        made.clear();
        for (int i = 0; i < std::min(GamesOfBatch, games - done); ++i) {
            made.push_back(generator.next());
            const auto written = writeRecord(made.back(), format);
            appendGame(text, written.value(), format);
        }
        const double start = processorSeconds();
        read.clear();
        readRecords(text, format, {.variants = variants, .variant = variants.find("shogi")},
                    {[&](ReadGame&& game) {
                         read.push_back(std::move(game.record));
                         return true;
                     },
                     [](const ReadProblem&) {}});
        // What these formats do not have, but files of other programs do.
        for (std::size_t i = 0; i < read.size(); ++i) {
            read[i].header = made[i].header;
            read[i].outcome = made[i].outcome;
            const Annotations& notes = made[i].tree.annotations(made[i].tree.mainLineEnd());
            if (!notes.isEmpty()) read[i].tree.setAnnotations(read[i].tree.mainLineEnd(), notes);
        }
        library.addRecords(read);
        last = processorSeconds() - start;
        total += last;
        if ((done / GamesOfBatch) % 50 == 49 || done + GamesOfBatch >= games)
            fmt::print("{} games: {:.0f} games a second in the last batch, {:.0f} in all\n",
                       done + GamesOfBatch, static_cast<double>(read.size()) / last,
                       (done + GamesOfBatch) / total),
                std::fflush(stdout);
    }
    const double start = processorSeconds();
    while (library.indexPositions()) {
    }
    total += processorSeconds() - start;
    report("games a second, with all positions indexed", games / total, "");
    return 0;
}

/// Calls the function several times, and reports the first time and the median.
template <class Function>
void measure(const std::string& what, int times, Function&& function) {
    std::vector<double> all;
    for (int i = 0; i < times; ++i) {
        const auto start = Clock::now();
        function();
        all.push_back(secondsSince(start) * 1e3);
    }
    const double first = all.front();
    std::nth_element(all.begin(), all.begin() + times / 2, all.end());
    fmt::print("{:<64} {:>10.2f} ms first {:>10.2f} ms median\n", what, first,
               all[static_cast<std::size_t>(times / 2)]);
    std::fflush(stdout);
}

GameFilter filter(std::string_view text) { return parseFilter(text).value(); }

int ask(const std::filesystem::path& file) {
    const VariantSet variants = VariantSet::builtin();
    const auto variant = variants.find("shogi");
    std::mt19937 random(7);
    Library library(file);
    const LibrarySearch search(library);
    std::size_t found = 0;
    const auto page = [&](std::string_view text, const GameOrder& order = {}) {
        found += library.summaries(search.games(filter(text), order, 200)).size();
    };
    const auto whole = [&](std::string_view text, const GameOrder& order = {}) {
        found += search.games(filter(text), order).size();
    };
    measure("first page, by date", 5, [&] { page(""); });
    measure("first page, by player", 5, [&] { page("", {GameOrder::By::FirstPlayer, false}); });
    measure("first page, by length", 5, [&] { page("", {GameOrder::By::Moves, true}); });
    std::vector<GameId> ids;
    measure("all ids, by date", 3, [&] { ids = search.games({}); });
    measure("all ids, by player", 3, [&] { whole("", {GameOrder::By::FirstPlayer, false}); });
    measure("first page, by result", 5, [&] { page("", {GameOrder::By::Result, false}); });
    measure("first page, by rating", 5, [&] { page("", {GameOrder::By::Rating, true}); });
    measure("first page, by event", 5, [&] { page("", {GameOrder::By::Event, false}); });
    measure("all ids, by result", 3, [&] { whole("", {GameOrder::By::Result, false}); });
    measure("all ids, by rating", 3, [&] { whole("", {GameOrder::By::Rating, true}); });
    measure("a page of 200 games anywhere", 21, [&] {
        const std::size_t size = std::min<std::size_t>(200, ids.size());
        found += library.summaries(std::span(ids).subspan(random() % (ids.size() - size + 1), size)).size();
    });
    measure("filter by one player, first page", 9, [&] { page("player:=\"Name0 Family1036\""); });
    measure("filter by a family of 11 players, first page", 9, [&] { page("player:family77"); });
    measure("filter by a family of 11 players, whole", 9, [&] { whole("player:family77"); });
    measure("filter by player in Japanese, whole", 9, [&] { whole("player:羽生"); });
    measure("player, not a draw, years, rating: first page", 9,
            [&] { page("player:family77 -result:draw date:1990..1999 rating:>1800"); });
    measure("player, not a draw, years, rating: whole", 9,
            [&] { whole("player:family77 -result:draw date:1990..1999 rating:>1800"); });
    measure("years and draws, whole", 5, [&] { whole("date:1990..1999 result:draw"); });
    measure("full text, a rare word in Japanese", 9, [&] { whole("名局"); });
    measure("full text, two characters", 9, [&] { whole("羽生"); });
    measure("full text, a frequent word, first page", 5, [&] { page("rook"); });
    measure("full text, a frequent word, whole", 5, [&] { whole("rook"); });

    AnyPosition position = AnyPosition::startOf(variant);
    for (int ply = 0; ply <= 12; ply += 1) {
        Exploration exploration;
        measure(fmt::format("explorer, unfiltered, after {} plies", ply), 3,
                [&] { exploration = search.explore(position); });
        if (ply % 4 == 0) {
            Exploration some;
            double first = 0;
            measure(fmt::format("explorer, date and result, after {} plies", ply), 3, [&] {
                const auto start = Clock::now();
                first = 0;
                some =
                    search.explore(position, filter("date:1990..1999 -result:draw"), [&](const Exploration&) {
                        if (first == 0) first = secondsSince(start) * 1e3;
                        return true;
                    });
            });
            report("  games there, and ms to the first figures", first,
                   fmt::format("of {}", some.total.games).c_str());
        }
        if (exploration.moves.empty()) break;
        report("  games", static_cast<double>(exploration.total.games), "");
        position = position.after(exploration.moves.front().move);
    }
    std::vector<std::uint64_t> keys;
    std::vector<std::string> rarePositions; // as conditions
    for (int i = 0; i < 200; ++i) {
        const auto record = library.record(ids[random() % ids.size()]);
        const auto tree = readTree(record->summary.header, record->tree, variant);
        const NodeId node =
            tree.value().ancestor(tree.value().mainLineEnd(), std::min(40, record->summary.plyCount));
        keys.push_back(tree.value().key(node));
        rarePositions.push_back(positionCondition(tree.value().position(node)));
    }
    std::size_t next = 0;
    measure("find a position", 200,
            [&] { found += library.findPosition(keys[next++ % keys.size()]).size(); });
    const std::string start = positionCondition(AnyPosition::startOf(variant));
    const std::string afterSomePlies = positionCondition(position);
    measure("filter by the position at the start, first page", 5, [&] { page(start); });
    measure("filter by the position at the start, whole", 3, [&] { whole(start); });
    measure("filter by the position that the explorer ended with, whole", 5, [&] { whole(afterSomePlies); });
    measure("filter by a rare position, whole", 200,
            [&] { whole(rarePositions[next++ % rarePositions.size()]); });
    PiecePattern pattern;
    pattern.cells.push_back({variant->spec().size.square(4, 4), Piece{pieceTypeAt(0), Side::First}});
    pattern.cells.push_back({variant->spec().size.square(4, 3), Piece{pieceTypeAt(0), Side::Second}});
    pattern.cells.push_back({variant->spec().size.square(0, 4), Piece{pieceTypeAt(0), Side::First}});
    std::size_t hits = 0;
    measure("a pattern of three pieces over all games", 1, [&] {
        search.findPattern(pattern, variant, {}, [&](const PositionHit&) { return ++hits > 0; });
    });
    report("  games with it", static_cast<double>(hits), "");
    const std::string pieces = piecesCondition(pattern, variant->spec());
    measure("filter by these pieces, first page; then its answer is kept", 3, [&] { page(pieces); });
    measure("filter by these pieces, whole, with the answer that was kept", 3, [&] { whole(pieces); });
    report("file, bytes a game",
           static_cast<double>(std::filesystem::file_size(file)) / static_cast<double>(ids.size()), "");
    return found == 0 ? 1 : 0;
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view command = argc > 2 ? argv[1] : "";
    if (command == "make")
        return make(argv[2], argc > 3 ? std::atoi(argv[3]) : 10000,
                    argc > 4 && std::string_view(argv[4]) == "KIF" ? RecordFormat::Kif : RecordFormat::Usi);
    if (command == "ask") return ask(argv[2]);
    fmt::print(stderr, "usage: library_bench make FILE [GAMES [USI|KIF]], or library_bench ask FILE\n");
    return 2;
}
