// A library that is added to another one.
#pragma once

#include "core/files/game_import.h"
#include "core/store/practice_store.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace komadai::core {

/// Counts of a merge.
struct MergeSummary {
    std::int64_t games = 0; ///< of the other library
    std::int64_t added = 0;
    std::int64_t known = 0;
    /// Games, studies and repertoires; one more if a puzzle cannot be read, or the list of studies or of repertoires.
    std::int64_t unreadable = 0;
    std::int64_t studies = 0;     ///< that were added
    std::int64_t repertoires = 0; ///< that were added
    std::int64_t puzzles = 0;     ///< that were added
    friend bool operator==(const MergeSummary&, const MergeSummary&) = default;
};

/// Adds a library to another one, a part at a time, in this order:
///
/// 1. games with stars and labels, except those that are there already
/// 2. studies, except those that are there with the same texts and games; a chapter whose game was left out has Chapter::Game::Gone, and
///    may be equal to any chapter with its texts and a game
/// 3. repertoires, except those that are there with the same name and moves
/// 4. puzzles that are not there
///
/// Results and schedules of repertoires and puzzles are not added: their cards are new. Games with an unknown variant, and what is damaged
/// in one of the libraries, are left out.
///
/// If it is stopped or killed, what was added stays, and merging again adds the rest. Every function can throw StorageError. One thread at
/// a time, that of both libraries.
class LibraryMerge {
public:
    /// Reads from the other library what is needed to begin. `from` must outlive the object.
    /// `lines`  those of all games in the library that takes them, see ImportWriter.
    /// `label`  that the added games get besides their own; empty: none. No game is added without it.
    explicit LibraryMerge(Library& from, std::optional<ImportWriter::Lines> lines = {},
                          std::string label = {});
    ~LibraryMerge();

    /// Adds games with about `mostNodes` nodes, but at least one game, or one study, one repertoire, or some puzzles. Returns whether there
    /// is more to do. `into` is the same library each time.
    bool step(Library& into, std::size_t mostNodes);

    /// What was done until now.
    MergeSummary summary() const;
    /// How many games of MergeSummary::games were read.
    std::int64_t read() const { return m_read; }
    /// How many nodes the games had that were read since the last call.
    std::size_t takeNodes() { return std::exchange(m_nodes, 0); }

private:
    class Studies;

    /// Each returns whether there is more of its kind.
    bool addGames(Library& into, std::size_t mostNodes);
    void addMarks(Library& into, GameId from, GameId game);
    bool addRepertoire(Library& into);
    bool addPuzzles(Library& into);

    Library& m_from;
    std::optional<ImportWriter::Lines> m_lines; ///< until the writer has them
    std::string m_label;
    std::optional<ImportWriter> m_writer;    ///< once the library that takes the games is known
    std::unique_ptr<Studies> m_studies;      ///< likewise
    std::vector<GameId> m_games;             ///< the oldest first
    std::vector<std::int64_t> m_repertoires; ///< that have not been read yet, the next one last
    std::vector<Puzzle> m_puzzles;           ///< that have not been added yet, the next ones last
    MergeSummary m_summary;
    std::size_t m_nodes = 0; ///< see takeNodes
    std::int64_t m_read = 0;
};

/// The whole merge. `progress` gets how many games of how many were read, and returns false to stop; then only the games that were read
/// until then are added. May be empty.
MergeSummary mergeLibrary(Library& into, Library& from,
                          const std::function<bool(std::int64_t done, std::int64_t total)>& progress = {});

} // namespace komadai::core
