// Studies: ordered collections of games, positions and texts in a library.
#pragma once

#include "core/record/game_tree.h"
#include "core/store/library.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace komadai::core {

/// Ids are never used again.
using StudyId = std::int64_t;
using ChapterId = std::int64_t;

/// What the user writes about a study. Plain text in UTF-8.
struct StudyTexts {
    std::string name; ///< not empty
    std::string author{};
    std::string introduction{}; ///< may have several lines
    friend bool operator==(const StudyTexts&, const StudyTexts&) = default;
};

struct Study {
    StudyId id = 0;
    StudyTexts texts;
    std::chrono::sys_seconds createdAt{};
    std::chrono::sys_seconds changedAt{}; ///< its texts, or its chapters; not the games
    int chapters = 0;                     ///< how many it has
    friend bool operator==(const Study&, const Study&) = default;
};

/// What a chapter consists of. The game is that of the library, not a copy: its changes are seen in all studies that have it.
struct ChapterContent {
    std::string title{};
    std::string notes{};             ///< plain text, may have several lines
    std::optional<GameId> game{};    ///< none: the chapter is only text. A position is a game without moves
    std::optional<NodeId> opensAt{}; ///< the node that is shown first; none: the end of the game
    friend bool operator==(const ChapterContent&, const ChapterContent&) = default;
};

struct Chapter {
    /// What became of the game of the chapter.
    enum class Game {
        None,    ///< it never had one
        Stored,  ///< it is in the library
        Deleted, ///< it was deleted, but can still be restored
        Gone,    ///< it was finally deleted; `content.game` is none
    };

    ChapterId id = 0;
    StudyId study = 0;
    ChapterContent content;
    Game game = Game::None;
    friend bool operator==(const Chapter&, const Chapter&) = default;
};

/// The studies of a library. Each call is a transaction of its own and durable when it returns, except within Library::addRecords,
/// see there. One thread at a time, that of the
/// library. Every function can throw StorageError, and has then changed nothing; the problem is Damaged if a study or chapter
/// that is to be changed does not exist. `now` is the present time.
///
/// A study or chapter that was removed stays in the file and can be restored.
class StudyStore {
public:
    /// The library must outlive the object.
    explicit StudyStore(Library& library) : m_library(library) {}

    // --- studies

    /// Precondition: the name is not empty.
    StudyId add(const StudyTexts& texts, std::chrono::sys_seconds now);
    /// Adds a study with chapters, all or nothing. Precondition as above.
    StudyId add(const StudyTexts& texts, std::span<const ChapterContent> chapters,
                std::chrono::sys_seconds now);
    /// Precondition: the name is not empty.
    void setTexts(StudyId study, const StudyTexts& texts, std::chrono::sys_seconds now);
    void remove(StudyId study, std::chrono::sys_seconds now);
    void restore(StudyId study);
    /// None if it does not exist or was removed.
    std::optional<Study> study(StudyId study) const;
    /// All that were not removed, in the order in which they were added.
    std::vector<Study> studies() const;
    /// The studies that have one of these games in a chapter, in the same order.
    std::vector<Study> studiesWith(std::span<const GameId> games) const;

    // --- chapters

    /// In their order, without those that were removed.
    std::vector<Chapter> chapters(StudyId study) const;
    /// None if it does not exist, or if it or its study was removed.
    std::optional<Chapter> chapter(ChapterId chapter) const;
    /// Adds chapters after `after`, or at the end of the study. A game that does not exist counts as Chapter::Game::Gone.
    std::vector<ChapterId> addChapters(StudyId study, std::span<const ChapterContent> chapters,
                                       std::chrono::sys_seconds now, std::optional<ChapterId> after = {});
    void setChapterTexts(ChapterId chapter, const std::string& title, const std::string& notes,
                         std::chrono::sys_seconds now);
    /// Sets the node at which the chapter opens.
    void setOpensAt(ChapterId chapter, std::optional<NodeId> node, std::chrono::sys_seconds now);
    /// Moves chapters of a study in front of `before`, or to the end if it is none. They keep their order among themselves.
    /// Chapters of other studies, and ones that do not exist, are left out. `before` may be one of them.
    void moveChapters(StudyId study, std::span<const ChapterId> chapters, std::optional<ChapterId> before,
                      std::chrono::sys_seconds now);
    void removeChapters(std::span<const ChapterId> chapters, std::chrono::sys_seconds now);
    /// They come back to where they were.
    void restoreChapters(std::span<const ChapterId> chapters);

private:
    Library& m_library;
};

} // namespace komadai::core
