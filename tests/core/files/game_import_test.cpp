// Imports of games, and the check of whole libraries.
#include "core/files/game_import.h"
#include "core/notation/stored_record.h"
#include "core/store/library_check.h"
#include "core/store/library_search.h"
#include "tests/core/record/random_trees.h"
#include "tests/core/store/storage.h"

#include <stdexcept>

namespace komadai::core::test {
namespace {

class GameImport : public LibraryTest {
protected:
    const VariantSet variants = VariantSet::builtin();
    std::mt19937 random{5};

    GameRecord randomGame(const char* variant = "shogi") {
        GameTree tree(AnyPosition::startOf(variants.find(variant)));
        growLine(tree, GameTree::root(), 20, random);
        tree.clearHistory();
        GameRecord record{
            headerOf(Game(tree.start()), {Player{{}, "先手"}, Player{{}, "後手"}}, {}), tree, {}};
        record.header.date = "2003-05-03";
        return record;
    }
    /// Writes files and reads them into the library.
    ImportSummary import(Library& library, const std::vector<std::filesystem::path>& paths,
                         std::size_t batch = 7, bool keepsKnown = false) {
        ImportWriter writer(library, keepsKnown);
        problems.clear();
        ImportSummary summary =
            readForImport({.paths = paths, .batchSize = batch}, {.variants = variants},
                          {[&](std::vector<GameRecord>&& games) {
                               EXPECT_LE(games.size(), batch);
                               writer.add(std::move(games));
                               return true;
                           },
                           [&](const ReadProblem& problem, const std::string& in) {
                               problems.push_back(std::filesystem::path(in).filename().string() + ":" +
                                                  std::to_string(problem.line));
                           },
                           [&](const FileFault& fault) {
                               problems.push_back(std::filesystem::path(fault.name).filename().string());
                           }});
        summary.added = writer.added();
        summary.known = writer.known();
        return summary;
    }
    std::string textOf(const std::vector<GameRecord>& games, RecordFormat format) {
        std::string text;
        for (const GameRecord& game : games)
            appendGame(text, writeRecord(game, format).value(), format);
        return text;
    }
    static void expectNoFault(Library& library) {
        const auto check = checkLibrary(library, [](const LibraryFault& fault) {
            ADD_FAILURE() << static_cast<int>(fault.kind) << " game " << fault.game << " " << fault.text;
        });
        EXPECT_EQ(check.faults, 0);
    }

    std::vector<std::string> problems;
};

TEST_F(GameImport, ReadsAllFormatsOfAFolderAndNamesTheSource) {
    std::vector<GameRecord> games;
    for (int i = 0; i < 30; ++i)
        games.push_back(randomGame());
    write(folder / "a.kif", textOf({games.begin(), games.begin() + 1}, RecordFormat::Kif));
    write(folder / "b.csa", textOf({games.begin() + 1, games.begin() + 10}, RecordFormat::Csa));
    write(folder / "c.pgn", textOf({games.begin() + 10, games.end()}, RecordFormat::Pgn));
    Library library(file);
    const auto summary = import(library, {folder.path()});
    EXPECT_TRUE(problems.empty()) << problems.front();
    EXPECT_EQ(summary, (ImportSummary{.files = 3, .games = 30, .added = 30}));
    for (std::size_t i = 0; i < games.size(); ++i) {
        const auto stored = library.record(static_cast<GameId>(i) + 1);
        ASSERT_TRUE(stored);
        EXPECT_EQ(readTree(stored->summary.header, stored->tree, variants.find("shogi")).value().size(), 21U);
    }
    EXPECT_EQ(library.summary(1)->header.source, "a.kif");
    EXPECT_EQ(library.summary(30)->header.source, "c.pgn");
    expectNoFault(library);
}

TEST_F(GameImport, AsksOnlyForGamesWithLinesThatWereReadBefore) {
    Library library(file);
    const GameRecord game = randomGame();
    library.addRecords(std::vector{game});
    EXPECT_EQ(linesOf(library), ImportWriter::Lines{LibrarySearch::lineOf(game)});
    ImportWriter knowing(library, false, linesOf(library));
    knowing.add({game});
    EXPECT_EQ(knowing.known(), 1);
    ImportWriter unknowing(library, false, ImportWriter::Lines{});
    unknowing.add({game});
    EXPECT_EQ(unknowing.added(), 1);
}

TEST_F(GameImport, NoticesWhatIsImportedTwice) {
    std::vector<GameRecord> games;
    for (int i = 0; i < 300; ++i)
        games.push_back(randomGame());
    games.push_back(games[3]);
    write(folder / "a.pgn", textOf(games, RecordFormat::Pgn));
    Library library(file);
    auto summary = import(library, {folder / "a.pgn"});
    EXPECT_EQ(summary.added, 300);
    EXPECT_EQ(summary.known, 1) << "twice in the same file";
    while (library.indexPositions()) {
    }
    summary = import(library, {folder / "a.pgn"});
    EXPECT_EQ(summary.added, 0);
    EXPECT_EQ(summary.known, 301);
    summary = import(library, {folder / "a.pgn"}, 7, true);
    EXPECT_EQ(summary.added, 301) << "if that is wanted";

    std::vector<GameRecord> others{games[0], games[1]};
    others[0].header.players[0].name = "Another";
    others[1].header.date = "2004";
    write(folder / "b.pgn", textOf(others, RecordFormat::Pgn));
    EXPECT_EQ(import(library, {folder / "b.pgn"}).added, 2)
        << "the same moves by other players, or on another day";
    expectNoFault(library);
}

TEST_F(GameImport, GamesAndTheirLabelsAreStoredTogether) {
    Library library(file);
    ImportWriter writer(library, false);
    const auto label = [&](const ImportWriter::Ids& ids) {
        library.setLabel({&*ids.at(0), 1}, "joseki", true);
    };
    const auto failing = [&](const ImportWriter::Ids& ids) {
        label(ids);
        throw std::runtime_error("killed");
    };
    EXPECT_THROW(writer.add({randomGame()}, failing), std::runtime_error);
    EXPECT_TRUE(library.gameIds().empty());

    ImportWriter other(library, false);
    const auto ids = other.add({randomGame()}, label);
    EXPECT_EQ(library.labelsOf(*ids.at(0)), std::vector<std::string>{"joseki"});
}

TEST_F(GameImport, TakesWhatIsValidAndSaysWhatIsNot) {
    write(folder / "a.usi", "position startpos moves 7g7f 3c3d 2g2f\nposition startpos moves 7g7f 9a1i 2g2f\n"
                            "position startpos moves 2g2f\n");
    write(folder / "b.pgn", "no game at all");
    Library library(file);
    const auto summary = import(library, {folder / "a.usi", folder / "b.pgn", folder / "c.kif"});
    EXPECT_EQ(summary.games, 3);
    EXPECT_EQ(summary.added, 3);
    EXPECT_EQ(summary.incomplete, 1);
    EXPECT_EQ(summary.problems, 3);
    EXPECT_EQ(problems.front(), "a.usi:2");
    EXPECT_EQ(problems.back(), "c.kif");
    EXPECT_EQ(library.summary(2)->plyCount, 1) << "up to the bad move";
}

// --- the check

TEST_F(GameImport, TheCheckFindsEachKindOfFault) {
    using Kind = LibraryFault::Kind;
    std::vector<GameRecord> games;
    for (int i = 0; i < 80; ++i)
        games.push_back(randomGame());
    GameTree commented = games[0].tree;
    Annotations notes;
    notes.after = "a comment";
    commented.setAnnotations(commented.mainLineEnd(), notes);
    games[0].tree = commented;
    const std::filesystem::path good = folder / "good";
    {
        Library library(good);
        library.addRecords(games);
        library.addRecord(randomGame());
        expectNoFault(library);
    }
    const auto kindsAfter = [&](const std::string& damage) {
        std::filesystem::copy_file(good, file, std::filesystem::copy_options::overwrite_existing);
        execute(file, "PRAGMA foreign_keys = OFF;" + damage);
        std::set<Kind> kinds;
        Library library(file);
        checkLibrary(library, [&](const LibraryFault& fault) { kinds.insert(fault.kind); });
        return kinds;
    };
    EXPECT_EQ(kindsAfter("DELETE FROM texts WHERE text = '先手'"),
              (std::set{Kind::ForeignKey, Kind::UnreadableGame, Kind::WrongWords}));
    EXPECT_TRUE(kindsAfter("UPDATE trees SET packed = x'00' WHERE game = 3").contains(Kind::UnreadableGame));
    EXPECT_EQ(kindsAfter("UPDATE games SET line = 5 WHERE id = 3"), std::set{Kind::WrongLine});
    EXPECT_EQ(kindsAfter("UPDATE games SET day = 5 WHERE id = 3").count(Kind::WrongLine), 1U);
    EXPECT_TRUE(kindsAfter("UPDATE position_blocks SET entries = (SELECT entries FROM unindexed)")
                    .contains(Kind::WrongIndex));
    EXPECT_TRUE(kindsAfter("DELETE FROM position_runs").contains(Kind::WrongIndex));
    EXPECT_EQ(kindsAfter("UPDATE move_counts SET games = games + 1 WHERE move <> 0"),
              std::set{Kind::WrongCounts});
    EXPECT_EQ(kindsAfter("DELETE FROM move_counts WHERE move <> 0"), std::set{Kind::WrongCounts});
    EXPECT_EQ(kindsAfter("UPDATE games SET result = 'first', reason = 'time' WHERE id = 3"),
              std::set{Kind::WrongCounts});
    EXPECT_EQ(
        kindsAfter(
            "INSERT INTO comment_words (comment_words, rowid, words) VALUES ('delete', 1, 'a comment')"),
        std::set{Kind::WrongWords});
    EXPECT_EQ(kindsAfter("UPDATE games SET variant = 'unknown' WHERE id = 3").count(Kind::UnknownVariant),
              1U);
    EXPECT_EQ(kindsAfter("UPDATE unindexed SET entries = x''"), std::set{Kind::WrongIndex});
}

} // namespace
} // namespace komadai::core::test
