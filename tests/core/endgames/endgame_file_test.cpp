#include "core/endgames/endgame_file.h"

#include "core/base/unfinished_file.h"
#include "tests/core/endgames/endgame_games.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <sys/resource.h>
#include <unistd.h>

namespace komadai::core::test {
namespace {

namespace fs = std::filesystem;
using Problem = EndgameFileProblem;

class EndgameFile : public testing::Test {
protected:
    EndgameFile()
        : m_endgames(endgamesOf(smallGame(4, 4), "KRvK")), m_table(m_endgames.find(material("KRvK"))) {
        fs::remove_all(m_root);
    }
    ~EndgameFile() override { fs::remove_all(m_root); }

    EndgameMaterial material(std::string_view text) const { return materialFrom(text, m_endgames.variant()); }
    const VariantSpec& spec() const { return m_endgames.variant()->spec(); }
    fs::path file() const { return endgameFile(m_root, m_table->material(), spec()); }
    void write() { ASSERT_EQ(writeEndgame(m_root, *m_table, spec()), std::nullopt); }
    std::optional<Problem> problem() const { return problemFor(m_endgames, "KRvK"); }
    std::optional<Problem> problemFor(const Endgames& endgames, std::string_view text) const {
        const auto table = readEndgame(m_root, materialFrom(text, endgames.variant()), endgames);
        return table ? std::nullopt : std::optional(table.error());
    }
    std::string bytes() const {
        std::ifstream stream(file(), std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    void replaceBy(const std::string& bytes) const {
        std::ofstream(file(), std::ios::binary | std::ios::trunc) << bytes;
    }

    fs::path m_root = fs::temp_directory_path() / ("komadai_endgames_" + std::to_string(::getpid()));
    Endgames m_endgames;
    std::shared_ptr<const EndgameTable> m_table;
};

TEST_F(EndgameFile, GivesTheTableThatWasWritten) {
    write();
    const auto table = readEndgame(m_root, material("KRvK"), m_endgames);
    ASSERT_TRUE(table);
    EXPECT_EQ(table.value()->bytes(), m_table->bytes());
    EXPECT_EQ(table.value()->width(), m_table->width());
}

TEST_F(EndgameFile, HasTheNamesOfVariantAndMaterial) {
    EXPECT_EQ(file().filename(), "KRvK.endgame");
    EXPECT_TRUE(file().parent_path().filename().string().starts_with("small-"));
}

TEST_F(EndgameFile, IsAloneInItsFolderWhenItIsWritten) {
    write();
    EXPECT_EQ(std::distance(fs::directory_iterator(file().parent_path()), fs::directory_iterator()), 1);
}

TEST_F(EndgameFile, StaysAsItWasWhereANewOneCannotBeWritten) {
    write();
    const std::string before = bytes();
    fs::create_directories(UnfinishedFile(file()).path() /
                           "in the way"); // so that the new file cannot be opened
    EXPECT_EQ(writeEndgame(m_root, *m_table, spec()), Problem::Unwritable);
    EXPECT_EQ(bytes(), before);
}

TEST_F(EndgameFile, IsWrittenBesideThePartOfAnotherProcess) {
    write();
    const fs::path old = file().string() + ".incomplete-0", present = file().string() + ".incomplete-00";
    for (const fs::path& part : {old, present})
        std::ofstream(part) << "a part";
    fs::last_write_time(old, fs::file_time_type::clock::now() - std::chrono::hours(2));
    write();
    EXPECT_FALSE(fs::exists(old)) << "its process has ended";
    EXPECT_TRUE(fs::exists(present)) << "its process may still be writing";
}

TEST_F(EndgameFile, IsNotFoundWhereThereIsNone) { EXPECT_EQ(problem(), Problem::NotFound); }

TEST_F(EndgameFile, IsRefusedIfItIsSomethingElse) {
    write();
    replaceBy("not a table at all");
    EXPECT_EQ(problem(), Problem::NoTable);
    replaceBy("");
    EXPECT_EQ(problem(), Problem::NoTable);
}

TEST_F(EndgameFile, IsRefusedWhereverItIsCutOff) {
    write();
    const std::string whole = bytes();
    for (std::size_t length = 0; length < whole.size(); length += 7) {
        replaceBy(whole.substr(0, length));
        EXPECT_NE(problem(), std::nullopt) << "after " << length << " bytes";
    }
}

TEST_F(EndgameFile, IsNeverReadWithOtherValuesWhereAByteIsChanged) {
    write();
    const std::string whole = bytes();
    for (std::size_t at = 0; at < whole.size(); at += 3) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
        replaceBy(damaged);
        const auto table = readEndgame(m_root, material("KRvK"), m_endgames);
        if (table) {
            EXPECT_EQ(table.value()->bytes(), m_table->bytes())
                << "byte " << at; // as in the name in its header
        }
    }
}

TEST_F(EndgameFile, IsRefusedByOtherRules) {
    write();
    const Endgames others(smallGame(4, 4, "stalemateValue = loss"));
    const fs::path folder = endgameFolder(m_root, others.variant()->spec());
    EXPECT_NE(folder, endgameFolder(m_root, spec()));
    fs::rename(endgameFolder(m_root, spec()), folder);
    EXPECT_EQ(problemFor(others, "KRvK"), Problem::OtherRules);
}

TEST_F(EndgameFile, IsRefusedUnderTheNameOfOtherPieces) {
    write();
    fs::rename(file(), endgameFile(m_root, material("KBvK"), spec()));
    EXPECT_EQ(problemFor(m_endgames, "KBvK"), Problem::OtherMaterial);
}

TEST(EndgameRules, AreTheSameUnderOtherNames) {
    const auto spec = smallGame(4, 4)->spec();
    VariantSpec other = spec;
    other.id = "other";
    other.name = "Other";
    other.pieces[0].value = 7;
    other.ends.moveLimit.moves = 70;
    EXPECT_EQ(endgameRules(spec), endgameRules(other));
}

TEST(EndgameRules, DifferWithThePiecesAndTheEnds) {
    const auto rules = [](const char* keys) { return endgameRules(smallGame(4, 4, keys)->spec()); };
    const auto withPiece = [](const char* moves) {
        return endgameRules(smallGame(4, 4, std::string("customPiece1 = x:") + moves, "rbx")->spec());
    };
    EXPECT_NE(rules(""), rules("stalemateValue = loss"));
    EXPECT_NE(rules(""), rules("bareKing = win"));
    EXPECT_NE(withPiece("W"), withPiece("F"));
    EXPECT_NE(endgameRules(smallGame(4, 4)->spec()), endgameRules(smallGame(4, 5)->spec()));
}

TEST_F(EndgameFile, AreLoadedTogetherAndBadOnesNamed) {
    for (const auto& table : m_endgames.tables())
        ASSERT_EQ(writeEndgame(m_root, *table, spec()), std::nullopt);
    auto loaded = loadEndgames(m_root, m_endgames.variant());
    EXPECT_EQ(loaded.endgames->tables().size(), 2U);
    EXPECT_TRUE(loaded.faults.empty());

    replaceBy("broken");
    loaded = loadEndgames(m_root, m_endgames.variant());
    EXPECT_EQ(loaded.endgames->tables().size(), 1U);
    ASSERT_EQ(loaded.faults.size(), 1U);
    EXPECT_EQ(loaded.faults[0].file, file());
    EXPECT_EQ(loaded.faults[0].problem, Problem::NoTable);
}

TEST_F(EndgameFile, AreReadOfWhatAMaterialTurnsInto) {
    const Endgames all = endgamesOf(m_endgames.variant(), "KRvKB KRRvK");
    for (const auto& table : all.tables())
        ASSERT_EQ(writeEndgame(m_root, *table, spec()), std::nullopt);
    const auto after = readEndgamesAfter(m_root, material("KRvKB"), m_endgames);
    ASSERT_TRUE(after);
    EXPECT_EQ(after.value().tables().size(), 2U);
    EXPECT_NE(after.value().find(material("KRvK")), nullptr);
    EXPECT_NE(after.value().find(material("KBvK")), nullptr);

    fs::remove(file());
    const auto missing = readEndgamesAfter(m_root, material("KRvKB"), m_endgames);
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().file, file());
    EXPECT_EQ(missing.error().problem, Problem::NotFound);
}

TEST_F(EndgameFile, AreNotReadAfterAStop) {
    write();
    std::stop_source source;
    source.request_stop();
    const auto after = readEndgamesAfter(m_root, material("KRRvK"), m_endgames, source.get_token());
    ASSERT_FALSE(after);
    EXPECT_EQ(after.error().problem, Problem::Interrupted);
}

// Sanitizers need address space of their own.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
/// Loads tables with eight megabytes more address space than the process has now.
LoadedEndgames loadWithLittleMemory(const fs::path& root, const std::shared_ptr<const Variant>& variant) {
    std::uint64_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    rlimit limit{};
    getrlimit(RLIMIT_AS, &limit);
    limit.rlim_cur = pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) + (std::uint64_t{8} << 20);
    setrlimit(RLIMIT_AS, &limit);
    return loadEndgames(root, variant);
}

TEST_F(EndgameFile, AreLeftOutWhereThereIsNoMemory) {
    const Endgames large(smallGame(9, 9));
    const auto& variant = large.variant()->spec();
    const auto rooks = materialFrom("KRRvK", large.variant());
    ASSERT_EQ(writeEndgame(m_root, EndgameTable(large.layoutOf(rooks), 1), variant), std::nullopt); // 48 MB
    // In a new process, as the memory that other tests have freed would be enough.
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(
        {
            const auto loaded = loadWithLittleMemory(m_root, large.variant());
            const bool isLeftOut = loaded.endgames->tables().empty() &&
                                   loaded.leftOut == std::vector{endgameFile(m_root, rooks, variant)};
            fs::remove_all(m_root);
            std::exit(isLeftOut ? 0 : 1);
        },
        testing::ExitedWithCode(0), "");
}
#endif

TEST_F(EndgameFile, AreLoadedOnlyAsFarAsThereIsRoom) {
    for (const auto& table : m_endgames.tables())
        ASSERT_EQ(writeEndgame(m_root, *table, spec()), std::nullopt);
    const auto loaded = loadEndgames(m_root, m_endgames.variant(), 1000);
    EXPECT_EQ(loaded.endgames->mostPieces(), 2);
    EXPECT_EQ(loaded.leftOut, std::vector{file()});
}

} // namespace
} // namespace komadai::core::test
