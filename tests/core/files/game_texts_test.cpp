// Files, folders and archives with games.
#include "core/files/game_texts.h"
#include "tests/core/store/storage.h"

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <thread>

namespace komadai::core::test {
namespace {

class GameTexts : public testing::Test {
protected:
    struct Found {
        std::vector<std::string> names;
        std::map<std::string, std::string> bytes;
        std::vector<FileFault> faults;
    };
    Found read(const std::vector<std::filesystem::path>& paths, const GameTextLimits& limits = {}) {
        Found found;
        readGameTexts(
            paths,
            {[&](GameText&& text) {
                 const std::string name = text.name.starts_with(folder.path().string())
                                              ? text.name.substr(folder.path().string().size() + 1)
                                              : text.name;
                 found.names.push_back(name);
                 found.bytes[name] = std::move(text.bytes);
                 return true;
             },
             [&](const FileFault& fault) {
                 found.faults.push_back({fault.kind, std::filesystem::path(fault.name).filename().string()});
             }},
            limits);
        return found;
    }
    /// The bytes of an archive with these files.
    static std::string pack(int (*setFormat)(archive*), int (*addFilter)(archive*),
                            const std::vector<std::pair<std::string, std::string>>& files,
                            const char* options = "") {
        std::string bytes(1 << 20, '\0');
        std::size_t used = 0;
        archive* writer = archive_write_new();
        setFormat(writer);
        if (addFilter) addFilter(writer);
        archive_write_set_options(writer, options);
        if (*options != '\0') archive_write_set_passphrase(writer, "secret");
        archive_write_open_memory(writer, bytes.data(), bytes.size(), &used);
        for (const auto& [name, content] : files) {
            archive_entry* entry = archive_entry_new();
            archive_entry_set_pathname(entry, name.c_str());
            archive_entry_set_size(entry, static_cast<la_int64_t>(content.size()));
            archive_entry_set_filetype(entry, AE_IFREG);
            archive_entry_set_perm(entry, 0644);
            archive_write_header(writer, entry);
            archive_write_data(writer, content.data(), content.size());
            archive_entry_free(entry);
        }
        archive_write_close(writer);
        archive_write_free(writer);
        bytes.resize(used);
        return bytes;
    }

    TemporaryFolder folder;
};

TEST_F(GameTexts, AFileIsReadWhateverItsName) {
    write(folder / "games.txt", "abc");
    const Found found = read({folder / "games.txt"});
    EXPECT_EQ(found.bytes.at("games.txt"), "abc");
    EXPECT_TRUE(found.faults.empty());
}

TEST_F(GameTexts, OfAFolderAreReadTheFilesOfGamesInOrder) {
    std::filesystem::create_directories(folder / "b/c");
    std::filesystem::create_directory(folder / ".hidden");
    for (const char* name :
         {"b/2.kif", "b/1.csa", "b/c/3.PGN", "a.usi", "readme.doc", ".x.kif", ".hidden/y.kif"})
        write(folder / name, name);
    EXPECT_EQ(read({folder.path()}).names,
              (std::vector<std::string>{"a.usi", "b/1.csa", "b/2.kif", "b/c/3.PGN"}));
}

TEST_F(GameTexts, AFolderThatCannotBeReadToItsEndIsNamed) {
    std::filesystem::create_directories(folder / "a/b");
    const int unused = ::open("/dev/null", O_RDONLY);
    ::close(unused);
    rlimit usual{};
    getrlimit(RLIMIT_NOFILE, &usual);
    rlimit low = usual;
    low.rlim_cur = static_cast<rlim_t>(unused) + 1; // one file can be opened: the folder, but not those in it
    setrlimit(RLIMIT_NOFILE, &low);
    const Found found = read({folder.path()});
    setrlimit(RLIMIT_NOFILE, &usual);
    ASSERT_EQ(found.faults.size(), 1U);
    EXPECT_EQ(found.faults[0].kind, FileFault::Kind::CannotRead);
    EXPECT_EQ(found.faults[0].name, folder.path().filename().string());
}

TEST_F(GameTexts, ArchivesAreUnpackedWhateverTheirKind) {
    const std::vector<std::pair<std::string, std::string>> files{
        {"games/1.kif", "one"}, {"2.pgn", "two"}, {"picture.png", "x"}, {"__MACOSX/2.pgn", "x"}};
    write(folder / "a.zip", pack(archive_write_set_format_zip, nullptr, files));
    write(folder / "b.tgz", pack(archive_write_set_format_ustar, archive_write_add_filter_gzip, files));
    write(folder / "c.7z", pack(archive_write_set_format_7zip, nullptr, files));
    write(folder / "d.tar", pack(archive_write_set_format_ustar, nullptr, files));
    write(folder / "e.kif.gz",
          pack(archive_write_set_format_raw, archive_write_add_filter_gzip, {{"x", "single"}}));
    const Found found = read({folder.path()});
    for (const char* archive : {"a.zip", "b.tgz", "c.7z", "d.tar"}) {
        EXPECT_EQ(found.bytes.at(std::string(archive) + "/games/1.kif"), "one");
        EXPECT_EQ(found.bytes.at(std::string(archive) + "/2.pgn"), "two");
    }
    EXPECT_EQ(found.bytes.at("e.kif.gz"), "single");
    EXPECT_EQ(found.names.size(), 9U);
    EXPECT_TRUE(found.faults.empty());
}

TEST_F(GameTexts, AnArchiveMayHoldAnotherOneButNotForEver) {
    std::string bytes = pack(archive_write_set_format_zip, nullptr, {{"x.kif", "game"}});
    for (int i = 0; i < 2; ++i)
        bytes = pack(archive_write_set_format_zip, nullptr, {{"inner.zip", bytes}});
    write(folder / "a.zip", bytes);
    EXPECT_EQ(read({folder / "a.zip"}).names, std::vector<std::string>{"a.zip/inner.zip/inner.zip/x.kif"});
    write(folder / "b.zip", pack(archive_write_set_format_zip, nullptr, {{"inner.zip", bytes}}));
    const Found found = read({folder / "b.zip"});
    EXPECT_TRUE(found.names.empty());
    EXPECT_EQ(found.faults, (std::vector<FileFault>{{FileFault::Kind::TooDeep, "inner.zip"}}));
}

TEST_F(GameTexts, APipeToWhichNothingWritesAndADeviceAreRefused) {
    ASSERT_EQ(::mkfifo((folder / "pipe.kif").c_str(), S_IRUSR | S_IWUSR), 0);
    write(folder / "x.kif", "x");
    const Found found = read({folder / "pipe.kif", "/dev/zero", folder / "x.kif"});
    EXPECT_EQ(found.faults, (std::vector<FileFault>{{FileFault::Kind::CannotRead, "pipe.kif"},
                                                    {FileFault::Kind::CannotRead, "zero"}}));
    EXPECT_EQ(found.names, std::vector<std::string>{"x.kif"});
}

TEST_F(GameTexts, APipeIsReadToItsEnd) {
    const std::filesystem::path pipe = folder / "pipe.kif";
    ASSERT_EQ(::mkfifo(pipe.c_str(), S_IRUSR | S_IWUSR), 0);
    std::jthread writer([&pipe] { std::ofstream(pipe) << "a game"; });
    EXPECT_EQ(read({pipe}).bytes["pipe.kif"], "a game");
}

TEST_F(GameTexts, FaultsNameTheFileAndTheOthersAreRead) {
    const std::string good = pack(archive_write_set_format_zip, nullptr, {{"x.kif", std::string(5000, 'x')}});
    write(folder / "a.zip", good.substr(0, good.size() / 2));
    write(folder / "b.zip", good);
    write(folder / "c.kif", std::string(3000, 'x'));
    const Found found =
        read({folder / "none.kif", folder / "a.zip", folder / "b.zip", folder / "c.kif"}, {.bytes = 6000});
    EXPECT_EQ(found.names.back(), "c.kif");
    ASSERT_GE(found.faults.size(), 2U);
    EXPECT_EQ(found.faults[0], (FileFault{FileFault::Kind::CannotRead, "none.kif"}));
    EXPECT_EQ(found.faults[1].kind, FileFault::Kind::DamagedArchive);
    const Found small = read({folder / "b.zip", folder / "c.kif"}, {.bytes = 2000});
    EXPECT_TRUE(small.names.empty());
    EXPECT_EQ(small.faults, (std::vector<FileFault>{{FileFault::Kind::TooLarge, "x.kif"},
                                                    {FileFault::Kind::TooLarge, "c.kif"}}));
}

TEST_F(GameTexts, AnEncryptedArchiveIsSaidToBeSo) {
    write(folder / "a.zip",
          pack(archive_write_set_format_zip, nullptr, {{"x.kif", "secret"}}, "zip:encryption=zipcrypt"));
    const Found found = read({folder / "a.zip"});
    EXPECT_TRUE(found.names.empty());
    ASSERT_EQ(found.faults.size(), 1U);
    EXPECT_EQ(found.faults[0].kind, FileFault::Kind::Encrypted);
}

TEST(GameTextNames, ArchivesAreKnownByTheEndOfTheName) {
    EXPECT_TRUE(isNamedAsArchive("games.zip"));
    EXPECT_TRUE(isNamedAsArchive("folder/games.tar.GZ"));
    EXPECT_FALSE(isNamedAsArchive("games.pgn"));
    EXPECT_FALSE(isNamedAsArchive("zip"));
}

TEST_F(GameTexts, CanBeStopped) {
    for (const char* name : {"1.kif", "2.kif", "3.kif"})
        write(folder / name, name);
    int read = 0;
    readGameTexts(std::vector{folder.path()},
                  {[&](GameText&&) { return ++read < 2; }, [](const FileFault&) {}});
    EXPECT_EQ(read, 2);
}

} // namespace
} // namespace komadai::core::test
