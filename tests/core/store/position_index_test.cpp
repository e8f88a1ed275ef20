// The index of positions against a plain map.
#include "core/store/position_index.h"
#include "core/store/schema.h"
#include "tests/core/store/storage.h"

namespace komadai::core::test {
namespace {

using namespace store;

class PositionIndexTest : public LibraryTest {
protected:
    using Entries = std::map<PositionPlace, std::uint64_t>;

    void SetUp() override {
        { const Library library(file); }
        database = std::make_unique<SQLite::Database>(file, SQLite::OPEN_READWRITE);
        index = std::make_unique<PositionIndex>(*database);
    }
    void reopen() {
        index.reset();
        database = std::make_unique<SQLite::Database>(file, SQLite::OPEN_READWRITE);
        index = std::make_unique<PositionIndex>(*database);
    }
    template <class Function>
    auto inTransaction(Function&& function) {
        SQLite::Transaction transaction(*database);
        auto result = function();
        transaction.commit();
        return result;
    }
    std::vector<std::uint64_t> add(std::vector<PositionEntry> entries) {
        return inTransaction([&] { return index->add(std::move(entries)); });
    }
    std::vector<std::uint64_t> merge(std::size_t entries) {
        return inTransaction([&] { return index->merge(entries); });
    }
    Entries all() {
        Entries entries;
        std::optional<PositionPlace> last;
        SQLite::Transaction transaction(*database);
        index->forEach([&](const PositionEntry& entry) {
            EXPECT_TRUE(!last || *last < entry.place) << "sorted, and each place once";
            last = entry.place;
            entries[entry.place] = entry.next;
            return true;
        });
        return entries;
    }
    Entries ofKeys(std::vector<std::uint64_t> keys) {
        std::sort(keys.begin(), keys.end(), isKeyBefore);
        Entries entries;
        SQLite::Transaction transaction(*database);
        index->find(keys, [&](const PositionEntry& entry) {
            entries[entry.place] = entry.next;
            return true;
        });
        return entries;
    }
    std::int64_t runs() { return database->execAndGet("SELECT count(*) FROM position_runs").getInt64(); }

    std::unique_ptr<SQLite::Database> database;
    std::unique_ptr<PositionIndex> index;
    std::mt19937_64 random{3};
};

TEST_F(PositionIndexTest, ABlockGivesBackWhatWasWritten) {
    std::vector<PositionEntry> entries;
    for (int i = 0; i < 2000; ++i)
        entries.push_back({{i % 3 == 0 ? random() : std::uint64_t{0xfedcba9876543210},
                            GameId(random() % 1000 + 1), static_cast<std::uint32_t>(random() % 300)},
                           random() % 20000,
                           random() % 5 == 0});
    std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
    entries.erase(std::unique(entries.begin(), entries.end(),
                              [](const auto& a, const auto& b) { return a.place == b.place; }),
                  entries.end());
    BlockWriter writer;
    for (const auto& entry : entries)
        writer.add(entry);
    const std::string bytes = writer.take();
    BlockReader reader(bytes);
    for (const auto& expected : entries) {
        PositionEntry entry;
        ASSERT_TRUE(reader.next(entry));
        ASSERT_EQ(entry, expected);
    }
    PositionEntry none;
    EXPECT_FALSE(reader.next(none));
    std::string damaged = bytes;
    damaged[bytes.size() / 2] ^= 1;
    EXPECT_THROW(BlockReader{damaged}, SQLite::Exception);
}

TEST_F(PositionIndexTest, MovesOfOnePositionHaveDifferentNumbers) {
    for (const char* id : {"euroshogi", "greatshatranj", "koshogi", "zoshogi", "shogi"}) {
        AnyPosition position = AnyPosition::startOf(builtin(id));
        for (int ply = 0; ply < 60; ++ply) {
            const auto moves = position.legalMoves();
            if (moves.empty()) break;
            std::map<std::uint64_t, Move> numbers;
            for (const Move& move : moves) {
                const auto [other, isNew] =
                    numbers.emplace(moveNumber(move, position.spec().size.squares()), move);
                EXPECT_TRUE(isNew || other->second == move) << id << " ply " << ply;
                EXPECT_NE(other->first, 0U);
            }
            position = position.after(moves[random() % moves.size()]);
        }
    }
}

/// Adds, replaces and removes at random, with merges of random length between, and opens the file again now and then.
TEST_F(PositionIndexTest, HasWhatAMapWouldHave) {
    Entries expected;
    GameId next = 1;
    const auto key = [&] {
        return random() % 40 == 0 ? std::uint64_t{random() % 5} : random() % 3000 * 0x9e3779b97f4a7c15ULL;
    };
    for (int step = 0; step < 300; ++step) {
        std::vector<PositionEntry> entries;
        const auto size = random() % 4 == 0 ? random() % 4000 : random() % 100;
        for (std::uint64_t i = 0; i < size; ++i) {
            entries.push_back({{key(), next, static_cast<std::uint32_t>(i)}, random() % 9000});
            expected[entries.back().place] = entries.back().next;
            if (random() % 50 == 0) ++next;
        }
        ++next;
        std::set<PositionPlace> changed;
        for (int i = 0; i < 20 && !expected.empty(); ++i) {
            const auto at = expected.lower_bound({random(), 0, 0});
            if (at == expected.end() || at->first.game + 1 >= next || !changed.insert(at->first).second)
                continue;
            if (random() % 2 == 0) {
                entries.push_back({at->first, 0, true});
                expected.erase(at);
            } else {
                entries.push_back({at->first, at->second + 1});
                at->second += 1;
            }
        }
        // A place must not be in the same run twice.
        std::map<PositionPlace, PositionEntry> once;
        for (const auto& entry : entries)
            once[entry.place] = entry;
        entries.clear();
        for (const auto& [place, entry] : once)
            entries.push_back(entry);
        add(std::move(entries));
        for (auto merges = random() % 4; merges > 0; --merges)
            merge(random() % 3000);
        if (step % 40 == 39) reopen();
        if (step % 10 == 9) {
            ASSERT_EQ(all(), expected) << step;
            for (int i = 0; i < 10; ++i) {
                const std::uint64_t wanted = key();
                const auto first = expected.lower_bound({wanted, 0, 0});
                Entries some;
                for (auto at = first; at != expected.end() && at->first.key == wanted; ++at)
                    some.insert(*at);
                ASSERT_EQ(ofKeys({wanted}), some);
            }
            std::set<std::uint64_t> keys;
            while (keys.size() < 1 + static_cast<std::size_t>(step) * 2)
                keys.insert(key());
            Entries some;
            for (const auto& [place, move] : expected)
                if (keys.contains(place.key)) some.emplace(place, move);
            ASSERT_EQ(ofKeys({keys.begin(), keys.end()}), some);
        }
    }
    while (inTransaction([&] { return index->needsMerge(); }))
        merge(5000);
    EXPECT_EQ(all(), expected);
    EXPECT_LT(runs(), 8 * 5) << "fewer than eight of each size";
}

TEST_F(PositionIndexTest, AMergeLeavesNothingOfWhatWasRemoved) {
    std::vector<PositionEntry> entries;
    for (std::uint32_t i = 0; i < 1000; ++i)
        entries.push_back({{random(), 1, i}, 5});
    add(entries);
    for (auto& entry : entries)
        entry.isRemoved = true;
    add(entries);
    for (int i = 0; i < 6; ++i)
        add({{{random(), 2, static_cast<std::uint32_t>(i)}, 7}});
    while (inTransaction([&] { return index->needsMerge(); }))
        merge(100);
    EXPECT_EQ(all().size(), 6U);
    EXPECT_LT(database->execAndGet("SELECT sum(length(entries)) FROM position_blocks").getInt64(), 200);
}

TEST_F(PositionIndexTest, AMergeOfNothingStillGetsFurther) {
    for (int i = 0; i < 8; ++i)
        add({{{random(), 1, static_cast<std::uint32_t>(i)}, 7}});
    const Entries expected = all();
    merge(0);
    EXPECT_EQ(all(), expected);
    EXPECT_EQ(all().size(), 8U);
}

TEST_F(PositionIndexTest, TellsWhichKeysHaveManyEntries) {
    std::vector<PositionEntry> entries;
    for (GameId game = 1; game <= PositionIndex::ManyEntries; ++game)
        entries.push_back({{77, game, 0}, 5});
    for (GameId game = 1; game < PositionIndex::ManyEntries; ++game)
        entries.push_back({{78, game, 0}, 5});
    EXPECT_EQ(add(entries), std::vector<std::uint64_t>{77});
    for (int i = 0; i < 7; ++i)
        EXPECT_TRUE(add({{{78, 1000 + i, 0}, 5}}).empty());
    EXPECT_EQ(merge(100000), (std::vector<std::uint64_t>{77, 78}));
}

} // namespace
} // namespace komadai::core::test
