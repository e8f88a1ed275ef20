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
    std::chrono::sys_seconds changedAt{}; ///< last change of texts or chapters; changes of games do not count
    int chapters = 0;                     ///< the number of chapters
    friend bool operator==(const Study&, const Study&) = default;
};

/// The content of a chapter. The game is the one in the library, not a copy: a change of the game shows in all studies with it.
struct ChapterContent {
    std::string title{};
    std::string notes{};             ///< plain text, may have several lines
    std::optional<GameId> game{};    ///< none: the chapter is only text. A position is a game without moves
    std::optional<NodeId> opensAt{}; ///< the node that is shown first; none: the end of the game
    friend bool operator==(const ChapterContent&, const ChapterContent&) = default;
};

struct Chapter {
    /// Where the game of the chapter is.
    enum class Game {
        None,    ///< it never had one
        Stored,  ///< it is in the library
        Deleted, ///< it was deleted, but can still be restored
        Gone,    ///< it was deleted for good; `content.game` is none
    };

    ChapterId id = 0;
    StudyId study = 0;
    ChapterContent content;
    Game game = Game::None;
    friend bool operator==(const Chapter&, const Chapter&) = default;
};

/// The studies of a library. Each call is a transaction of its own, and its result is on disk when it returns; for calls within
/// Library::addRecords, see there. Used only on the thread of the library. Every function can throw StorageError and has then changed
/// nothing. The error is Damaged if the study or chapter to change does not exist. `now` is the present time.
///
/// A removed study or chapter stays in the file and can be restored.
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
    /// All studies except removed ones, in the order in which they were added.
    std::vector<Study> studies() const;
    /// The studies with at least one of these games in a chapter, in the same order.
    std::vector<Study> studiesWith(std::span<const GameId> games) const;

    // --- chapters

    /// The chapters in their order, without removed ones.
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
    /// Moves chapters of a study in front of `before`; none: to the end. The moved chapters keep their order. Chapters of other studies
    /// and chapters that do not exist are ignored. `before` may itself be one of `chapters`.
    void moveChapters(StudyId study, std::span<const ChapterId> chapters, std::optional<ChapterId> before,
                      std::chrono::sys_seconds now);
    void removeChapters(std::span<const ChapterId> chapters, std::chrono::sys_seconds now);
    /// Puts removed chapters back to their old places.
    void restoreChapters(std::span<const ChapterId> chapters);

private:
    Library& m_library;
};

} // namespace komadai::core
