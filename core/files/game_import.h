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
/// study, as long as their numbers rise. Their games are always added, since they have notes of their own. On the thread of the
/// library.
class ImportWriter {
public:
    using Lines = std::unordered_set<std::int64_t>;

    /// The library must outlive the writer. `keepsKnown`: games that the library has are added all the same.
    /// `lines`  those of all games in the library, if they were read before, see linesOf. Without them the writer reads them
    ///          itself once there are many games to add, which takes long in a large library.
    /// `now`    the present time, when studies are added; none: chapters are games like others.
    ImportWriter(Library& library, bool keepsKnown, std::optional<Lines> lines = {},
                 std::optional<std::chrono::sys_seconds> now = {});
    ~ImportWriter();

    /// Adds a batch in one transaction, games and chapters. Returns the id of each game; none where the library has it already, and for a
    /// chapter that is only text.
    std::vector<std::optional<GameId>> add(std::vector<GameRecord>&& games);
    std::int64_t added() const { return m_added; }
    std::int64_t known() const { return m_known; }
    std::int64_t studies() const { return m_studies; }

private:
    using Chapters =
        std::vector<std::optional<StudyChapter>>; ///< of each game of a batch; none for other games

    /// The study to which chapters are being added.
    struct OpenStudy {
        StudyId id = 0;
        std::string name;
        int lastNumber = 0;
    };

    bool isKnown(const GameRecord& game);
    void addChapters(const Chapters& chapters, const std::vector<std::optional<GameId>>& ids);
    void beginStudy(const StudyChapter& first);

    Library& m_library;
    bool m_keepsKnown;
    std::int64_t m_added = 0;
    std::int64_t m_known = 0;
    std::int64_t m_studies = 0;
    std::optional<std::chrono::sys_seconds> m_now;
    std::optional<OpenStudy> m_study;
    std::optional<Lines> m_lines; ///< of all games in the library, once there are many to add
    std::unordered_set<std::uint64_t>
        m_new; ///< the games that were added, each as a hash of what makes them equal
    std::int64_t m_asked = 0;
};

/// The lines of all games, see LibrarySearch::lineOf. May be read by another Library object, on another thread.
ImportWriter::Lines linesOf(Library& library);

/// What came of a merge.
struct MergeSummary {
    std::int64_t games = 0; ///< of the other library
    std::int64_t added = 0;
    std::int64_t known = 0;
    std::int64_t unreadable = 0;
    std::int64_t studies = 0;     ///< that were added
    std::int64_t repertoires = 0; ///< that were added
    std::int64_t puzzles = 0;     ///< that were added
    friend bool operator==(const MergeSummary&, const MergeSummary&) = default;
};
/// Adds the games of another library, with stars and labels, except those that `into` has. If it is stopped or killed, what
/// was added stays, and merging again adds the rest. Games with an unknown variant, or that cannot be read, are left out. In the
/// end come the studies, except those that `into` has with the same texts; a chapter whose game was left out is without it. Then
/// repertoires, except those that `into` has with the same name and moves, and puzzles that `into` does not know. What was
/// learnt of them stays behind: their cards are new.
/// `progress`  how many games of how many were read; returns false to stop. May be empty.
MergeSummary mergeLibrary(Library& into, Library& from,
                          const std::function<bool(std::int64_t done, std::int64_t total)>& progress = {});

} // namespace komadai::core
