// Whether everything in a library fits together.
#pragma once

#include "core/store/library.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace komadai::core {

/// Something in a library that is not as it must be.
struct LibraryFault {
    enum class Kind {
        Integrity,      ///< SQLite's own check; `text` is its report
        ForeignKey,     ///< a row refers to one that does not exist; `text` names the table
        UnknownVariant, ///< of a game; its moves cannot be checked. `text` is its id
        UnreadableGame, ///< its header or its moves cannot be read, or its moves are not legal
        WrongLine,      ///< the hash of its main line, or its day, is not that of the game
        WrongIndex,     ///< the index of positions does not have exactly the positions of the game
        WrongCounts,    ///< counted moves are not those of the games; `text` is the key of the position
        WrongWords,     ///< the words of names or comments; `text` names the table
        WrongReview,    ///< an evaluation of a review that goes on cannot be read, or is that of another node
        WrongRepertoire, ///< a repertoire cannot be read, or its cards are not those of its positions; `text` is its name
    };
    Kind kind{};
    GameId game = 0; ///< 0 where no game is to blame
    std::string text{};
    friend bool operator==(const LibraryFault&, const LibraryFault&) = default;
};

struct LibraryCheck {
    std::int64_t games = 0;
    std::int64_t positions = 0;
    std::int64_t faults = 0;
    std::optional<LibraryFault> first; ///< of the faults that count
};

/// Checks the whole library: the file (SQLite's integrity check and foreign keys), every game (each move must be legal and lead
/// to the position stored with it), the index of positions and the counted moves (against the games), full-text search,
/// reviews that go on, and repertoires.
/// Nothing is changed. Unknown variants are reported but count as no fault.
/// `found`     each fault as it is found. May be empty.
/// `progress`  how many games of all were read, the last number also while the index is checked; returns false to stop. May be empty.
/// Can throw StorageError if the file cannot be read at all.
LibraryCheck checkLibrary(Library& library, const std::function<void(const LibraryFault&)>& found,
                          const std::function<bool(std::int64_t done, std::int64_t total)>& progress = {});

/// The part of checkLibrary that can run while others write to the library: games, the index of positions and the counted moves, all as
/// they were at one moment. Nothing is locked.
LibraryCheck checkGames(Library& library, const std::function<void(const LibraryFault&)>& found,
                        const std::function<bool(std::int64_t done, std::int64_t total)>& progress = {});

/// What is wrong with the file of a library, as SQLite's own text; none if it is sound, if it cannot be opened, or if `stop` was
/// requested. Only reads, with a connection of its own, which takes some seconds a GiB. Any thread.
std::optional<std::string> findFileDamage(const std::filesystem::path& path, const std::stop_token& stop);

} // namespace komadai::core
