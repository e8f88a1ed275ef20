#include "core/learning/training_file.h"

#include "core/base/bytes.h"
#include "core/record/record_codec.h"
#include "core/variants/variant_identity.h"
#include "tests/core/positions.h"
#include "tests/core/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <limits>

namespace komadai::core::test {
namespace {

using learning::readTrainingFile;
using learning::TrainingFile;
using learning::TrainingGame;
using Problem = learning::TrainingFileError::Problem;

class TrainingFiles : public testing::Test {
protected:
    TrainingGame gameOf(std::uint64_t seed) const {
        TrainingGame game{seed, {}, {}, {}, Side::Second};
        Game played(AnyPosition::startOf(m_rules));
        for (int ply = 0; ply < 6; ++ply) {
            const Move move = played.position().legalMoves()[(seed + static_cast<std::uint64_t>(ply)) % 5];
            played.play(move);
            (ply < 2 ? game.opening : game.moves).push_back(move);
        }
        game.scores = {30, -20, 10000, -10000};
        return game;
    }
    const VariantSpec& spec() const { return m_rules->spec(); }
    std::filesystem::path file() const { return m_folder / "games"; }
    void write(std::initializer_list<std::uint64_t> seeds) const {
        auto file = TrainingFile::open(this->file(), spec());
        ASSERT_TRUE(file);
        auto opened = std::move(file).value();
        for (const auto seed : seeds)
            EXPECT_FALSE(opened.add(gameOf(seed)));
    }
    std::vector<TrainingGame> read() const {
        std::vector<TrainingGame> games;
        const auto count =
            readTrainingFile(file(), spec(), [&](TrainingGame game) { games.push_back(std::move(game)); });
        EXPECT_TRUE(count);
        EXPECT_EQ(count.value(), games.size());
        return games;
    }
    std::optional<Problem> problem(const VariantSpec& variant) const {
        const auto read = readTrainingFile(file(), variant, [](const TrainingGame&) {});
        const auto opened = TrainingFile::open(file(), variant);
        EXPECT_EQ(bool(read), bool(opened));
        return read ? std::nullopt : std::optional(read.error().problem);
    }
    std::string bytes() const {
        std::ifstream in(file(), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    void writeBytes(const std::string& bytes) const { std::ofstream(file(), std::ios::binary) << bytes; }

    TemporaryFolder m_folder;
    std::shared_ptr<const Variant> m_rules = euroShogiRules();
};

TEST_F(TrainingFiles, AReaderEndsAtAStopRequest) {
    write({1, 2, 3});
    std::stop_source stop;
    std::size_t seen = 0;
    const auto see = [&](const TrainingGame&) {
        ++seen;
        stop.request_stop();
    };
    const auto count = readTrainingFile(file(), spec(), see, learning::WorkGate(stop.get_token()));
    EXPECT_EQ(seen, 1U);
    EXPECT_EQ(count.value(), 1U);
}

TEST_F(TrainingFiles, OpeningEndsAtAStopRequestAndCutsNothingOff) {
    write({1, 2});
    const std::string torn = bytes().substr(0, bytes().size() - 3);
    writeBytes(torn);
    std::stop_source stop;
    const learning::WorkGate gate(stop.get_token());
    stop.request_stop();
    const auto opened = TrainingFile::open(file(), spec(), gate);
    ASSERT_TRUE(opened);
    EXPECT_FALSE(opened.value());
    EXPECT_EQ(bytes(), torn);
}
TEST_F(TrainingFiles, OpeningBehindAnOpenGateFindsAllGames) {
    write({1, 2});
    const auto opened = TrainingFile::open(file(), spec(), learning::WorkGate());
    ASSERT_TRUE(opened);
    ASSERT_TRUE(opened.value());
    EXPECT_EQ(opened.value()->size(), 2U);
}

TEST_F(TrainingFiles, TheVariantMayHaveALongId) {
    VariantSpec named = spec();
    named.id.assign(200, 'e');
    ASSERT_TRUE(TrainingFile::open(file(), named));
    EXPECT_TRUE(TrainingFile::open(file(), named)) << "it goes on with the file that it has begun";
}

TEST_F(TrainingFiles, GiveBackTheGamesInTheirOrder) {
    write({3, 1, 2});
    EXPECT_EQ(read(), (std::vector{gameOf(3), gameOf(1), gameOf(2)}));
}
TEST_F(TrainingFiles, GamesAreAddedAtTheEnd) {
    write({3});
    write({1});
    EXPECT_EQ(read(), (std::vector{gameOf(3), gameOf(1)}));
}
TEST_F(TrainingFiles, AGameIsStoredOnce) {
    write({3, 3});
    write({3, 4});
    EXPECT_EQ(read(), (std::vector{gameOf(3), gameOf(4)}));
}
TEST_F(TrainingFiles, BeginWithFormatVariantAndIdentity) {
    write({});
    EXPECT_EQ(bytes(), "Komadai training games 1\neuroshogi\n" + identityText(spec()) + "\n");
}
TEST_F(TrainingFiles, AGameThatWasWrittenInPartIsCutOff) {
    write({3, 1});
    const std::string whole = bytes();
    for (std::size_t missing = 1; missing < 20; ++missing) {
        writeBytes(whole.substr(0, whole.size() - missing));
        EXPECT_EQ(read(), (std::vector{gameOf(3)})) << missing;
        write({1});
        EXPECT_EQ(bytes(), whole) << missing;
    }
}
TEST_F(TrainingFiles, ADamagedGameBeforeOthersIsAnError) {
    write({3, 1});
    std::string changed = bytes();
    changed[changed.find(identityText(spec())) + 30] ^= 1;
    writeBytes(changed);
    EXPECT_EQ(problem(spec()), Problem::Damaged);
    EXPECT_EQ(bytes(), changed) << "nothing is cut off";
}
TEST_F(TrainingFiles, AGameWhoseSizeIsDamagedBeforeOthersIsAnError) {
    write({3});
    const std::size_t second = bytes().size();
    write({1, 2});
    std::string changed = bytes();
    changed.replace(second, 3, "\xff\xff\x3f"); // as if more bytes followed than the file has
    writeBytes(changed);
    EXPECT_EQ(problem(spec()), Problem::Damaged);
    EXPECT_EQ(TrainingFile::open(file(), spec()).error().game, 2U);
    EXPECT_EQ(bytes(), changed) << "nothing is cut off";
}
TEST_F(TrainingFiles, AScoreThatNoSearchHasIsDamaged) {
    constexpr std::int64_t Largest = std::numeric_limits<std::int64_t>::max();
    for (const std::int64_t second :
         {std::int64_t{1}, Largest, -Largest - 1}) { // the difference to the first one
        ByteWriter game;
        game.fixed64(1);
        game.number(0);
        game.number(2);
        game.byte(2); // nobody wins
        for (std::size_t i = 0; i < 2; ++i)
            writeMove(game, gameOf(1).opening[i], spec().size.squares());
        game.signedNumber(second < 0 ? -10000 : 10000);
        game.signedNumber(second);
        const std::string sealed = std::move(game).sealed();
        ASSERT_LT(sealed.size(), 128U);
        std::filesystem::remove(file());
        write({});
        writeBytes(bytes() + static_cast<char>(sealed.size()) + sealed + "more");
        EXPECT_EQ(problem(spec()), Problem::Damaged) << second;
    }
}
TEST_F(TrainingFiles, AReadErrorIsNoEndOfTheGames) {
    // The system opens a folder like a file, but lets no bytes be read.
    const auto read = readTrainingFile(m_folder.path(), spec(), [](const TrainingGame&) {});
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().problem, Problem::Unreadable);
    EXPECT_EQ(read.error().reason, "Is a directory");
    const auto opened = TrainingFile::open(m_folder.path(), spec());
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().problem, Problem::Unreadable);
}
TEST_F(TrainingFiles, OtherFilesAreRefused) {
    writeBytes("[Event \"?\"]\n");
    EXPECT_EQ(problem(spec()), Problem::Foreign);
}
TEST_F(TrainingFiles, ANewerVersionIsRefused) {
    writeBytes("Komadai training games 2\neuroshogi\n");
    EXPECT_EQ(problem(spec()), Problem::NewerVersion);
}
TEST_F(TrainingFiles, GamesOfAnotherVariantAreRefused) {
    write({3});
    EXPECT_EQ(problem(shogiRules()->spec()), Problem::OtherVariant);
}
TEST_F(TrainingFiles, GamesWithOtherPiecesAreRefused) {
    write({3});
    VariantSpec other = spec();
    other.pieces.front().letters = "Z";
    EXPECT_EQ(problem(other), Problem::OtherRules);
}
TEST_F(TrainingFiles, AFileThatCannotBeOpenedIsRefused) {
    EXPECT_EQ(readTrainingFile(m_folder / "missing", spec(), [](const TrainingGame&) {}).error().problem,
              Problem::Unreadable);
    EXPECT_EQ(TrainingFile::open(m_folder / "missing/games", spec()).error().problem, Problem::Unreadable);
}

TEST(VariantIdentity, NeverChanges) {
    EXPECT_EQ(identityText(euroShogiRules()->spec()), "af0ddd96c8727b64");
    EXPECT_EQ(identityText(shogiRules()->spec()), "7517d148978aa920");
}

} // namespace
} // namespace komadai::core::test
