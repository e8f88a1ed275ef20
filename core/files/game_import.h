// Games of files on their way into a library.
#pragma once

#include "core/files/game_texts.h"
#include "core/notation/record_file.h"
#include "core/record/study_chapter.h"
#include "core/store/library.h"
#include "core/store/study_store.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace komadai::core {

/// What came of an import.
struct ImportSummary {
    std::int64_t files = 0;      ///< that were read, in archives too
    std::int64_t games = 0;      ///< that were read
    std::int64_t incomplete = 0; ///< of these, the ones of which moves are missing
    std::int64_t added = 0;
    std::int64_t known = 0; ///< left out, because the library has them already
    std::int64_t problems = 0;
    std::int64_t studies = 0; ///< that were added
    friend bool operator==(const ImportSummary&, const ImportSummary&) = default;
};

/// Reads games from files and hands them on in batches, so that neither a large file of games nor a large folder is in memory
/// as a whole. Any thread. Reading and writing may be on different threads: `batch` may wait.
struct ImportSource {
    std::vector<std::filesystem::path> paths; ///< files, folders and archives
    std::optional<RecordFormat> format{};     ///< none: found by the content of each file, then by its name
    std::size_t batchSize = 500;              ///< games
};
struct ImportSink {
    /// Returns false to stop.
    std::function<bool(std::vector<GameRecord>&& games)> batch;
    std::function<void(const ReadProblem& problem, const std::string& file)> problem;
    std::function<void(const FileFault& fault)> fault;
    /// How many files of how many were read, and how many games; may be empty. Returns false to stop.
    std::function<bool(std::int64_t done, std::int64_t total, std::int64_t games)> progress{};
};
/// The games have the name of their file as their source, unless they name one. `added`, `known` and `studies` of the summary
/// stay 0.
ImportSummary readForImport(const ImportSource& source, const ReadOptions& options, const ImportSink& sink);

/// Adds games to a library, except those that it has: with the same variant, start and moves, the same players and
/// the same day. Chapters of studies, see StudyChapter, become studies: successive ones with the same name of the study are one
/// study, as long as their numbers rise. Their games are added even if the library has them, since they have notes of their own; but a
/// study that the library had before the import, with the same texts and chapters and with the same games down to their notes, is left
/// out as a whole. Two equal studies in the files are two in the library.
///
/// A study waits in memory until its last chapter is known: until another study or a game that is no chapter follows, or `finish` is
/// called. Then it is stored in one transaction, with its chapters and their games. Without `finish`, and if the program is killed,
/// nothing of an unfinished study is in the library. Of a study with more than `MostNodes` nodes, though, games are stored before it,
/// unless the library has a study that begins with the same chapters: then its games are used.
///
/// On the thread of the library. After StorageError nothing more may be added with this writer; a study that was waiting is not stored.
class ImportWriter {
public:
    using Lines = std::unordered_set<std::int64_t>;
    /// The most nodes of a study that are stored in one transaction, which should take less than a second: other programs wait no
    /// longer than two seconds for their turn.
    static constexpr std::size_t MostNodes = 200'000;

    /// The library must outlive the writer. `keepsKnown`: games and studies that the library has are added all the same.
    /// `lines`  those of all games in the library, if they were read before, see linesOf. Without them the writer reads them
    ///          itself once there are many games to add, which takes long in a large library.
    /// `now`    the present time, when studies are added; none: chapters are games like others.
    /// `mostNodes`  see MostNodes
    ImportWriter(Library& library, bool keepsKnown, std::optional<Lines> lines = {},
                 std::optional<std::chrono::sys_seconds> now = {}, std::size_t mostNodes = MostNodes);
    ~ImportWriter();

    /// Gives each game that is added from now on this label, in the transaction that stores the game. Empty: none.
    void giveLabel(std::string label) { m_label = std::move(label); }

    using Ids = std::vector<std::optional<GameId>>;
    /// Adds the games of a batch that are no chapters in one transaction, and stores the studies that the batch completes. Returns the
    /// id of each game; none where the library has it already, and for chapters.
    /// `also`  is called with them within the transaction, if there are games to store, and may give them stars and labels
    Ids add(std::vector<GameRecord>&& games, const std::function<void(const Ids&)>& also = {});
    /// To be called after the last batch: stores the study that is waiting.
    void finish();

    /// How many nodes the games had that were stored since the last call, and those that the library had.
    std::size_t takeNodes() { return std::exchange(m_nodes, 0); }
    std::int64_t added() const { return m_added; }
    std::int64_t known() const { return m_known; }
    std::int64_t studies() const { return m_studies; }

private:
    /// The study to which chapters are being added.
    struct OpenStudy {
        StudyTexts texts;
        int lastNumber = 0;
        std::vector<ChapterContent> chapters;   ///< those of `games` without their ids
        std::vector<GameRecord> games;          ///< that wait
        std::vector<std::size_t> chapterOfGame; ///< of each of `games`, as an index of `chapters`
        std::size_t nodes = 0;                  ///< of all `games`

        /// They are in the library now.
        void forgetGames();
    };

    class KnownStudies;

    bool isKnown(const GameRecord& game);
    void addChapter(StudyChapter&& chapter, GameRecord&& game);
    /// The chapters of a study in the library that is the same, or begins in the same way if this one is not complete; none if
    /// there is none. A complete study is found once.
    std::optional<std::vector<Chapter>> knownChapters(const OpenStudy& study, bool isComplete);
    /// Takes the games of these chapters for those that wait.
    void useGames(OpenStudy& study, const std::vector<Chapter>& chapters);
    /// Stores the games that wait, and in the same transaction the study, if all its chapters are there.
    void store(OpenStudy& study, bool isComplete);
    std::vector<GameId> store(const std::vector<GameRecord>& games,
                              const std::function<void(const std::vector<GameId>&)>& also = {});

    Library& m_library;
    bool m_keepsKnown;
    std::string m_label; ///< of the games that are added
    std::int64_t m_added = 0;
    std::int64_t m_known = 0;
    std::int64_t m_studies = 0;
    std::optional<std::chrono::sys_seconds> m_now;
    std::size_t m_mostNodes;
    std::optional<OpenStudy> m_study;
    std::unique_ptr<KnownStudies> m_knownStudies; ///< once a study was read
    std::size_t m_nodes = 0;                      ///< see takeNodes
    std::optional<Lines> m_lines;                 ///< of all games in the library, once there are many to add
    std::unordered_set<std::uint64_t>
        m_new; ///< the games that were added, each as a hash of what makes them equal
    std::int64_t m_asked = 0;
};

/// The lines of all games, see LibrarySearch::lineOf. May be read by another Library object, on another thread.
ImportWriter::Lines linesOf(Library& library);

/// Whether the players and the day are the same. Two games with the same moves are then taken for one.
bool haveEqualHeads(const RecordHeader& a, const RecordHeader& b);
/// The games of a library with the same line, players and day. A damaged one equals no other.
std::vector<GameId> equalGames(Library& library, const GameRecord& game);

} // namespace komadai::core
