// Changes of the studies of the library.
#pragma once

#include "core/rules/any_position.h"
#include "core/rules/variant_set.h"
#include "core/store/study_store.h"
#include "ui/library/library_service.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace komadai::ui {

/// The study to which something is added: one of the library, or else a new one with this name.
struct StudyTarget {
    std::optional<core::StudyId> study{};
    std::string newName{}; ///< not empty where there is no study
};

/// The title that a chapter with this game has at first: the players, or the variant where nothing is known of them.
QString titleOf(const core::RecordHeader& header, const core::VariantSet& variants);

/// Writes off the GUI thread, each change in one transaction. What was removed can be restored, the last removal first.
class Studies : public QObject {
    Q_OBJECT
public:
    using Chapters = std::vector<core::ChapterId>;
    struct Removed {
        core::StudyId study;
        Chapters chapters; ///< of the study; empty if the study itself was removed
    };
    using Added = std::function<void(core::StudyId)>;
    /// Called with whether the change was stored. If not, `failed` follows with the reason.
    using Done = std::function<void(bool isStored)>;

    /// The library must outlive the object.
    explicit Studies(LibraryService& library, QObject* parent = nullptr);

    LibraryService& library() { return m_library; }

    /// Precondition: the name is not empty. `added` is called once it is stored.
    void add(const core::StudyTexts& texts, Added added = {});
    /// Precondition: the name is not empty.
    void setTexts(core::StudyId study, const core::StudyTexts& texts, const Done& done = {});
    void remove(core::StudyId study);

    void addChapters(const StudyTarget& target, const std::vector<core::ChapterContent>& chapters,
                     std::optional<core::ChapterId> after = {}, Added added = {});
    /// Each game becomes a chapter that opens at its start. `variants` must outlive the object.
    void addGames(const StudyTarget& target, const std::vector<core::GameId>& games,
                  const core::VariantSet& variants, Added added = {});
    /// Stores the position as a game without moves, which becomes a chapter.
    void addPosition(const StudyTarget& target, const core::AnyPosition& position, const std::string& title,
                     Added added = {});
    void setChapterTexts(core::ChapterId chapter, const std::string& title, const std::string& notes,
                         const Done& done = {});
    void setOpensAt(core::ChapterId chapter, core::NodeId node);
    /// See StudyStore::moveChapters.
    void moveChapters(core::StudyId study, const Chapters& chapters, std::optional<core::ChapterId> before);
    /// Precondition: there are some, and they are chapters of the study.
    void removeChapters(core::StudyId study, const Chapters& chapters);

    bool canUndo() const { return !m_undos.empty(); }
    /// Restores what was removed last, and says what it is. Precondition: canUndo().
    Removed undo();

signals:
    /// Something about the studies was written.
    void changed();
    /// canUndo() may have changed.
    void undoableChanged();
    void failed(const komadai::core::StorageError& error);

private:
    /// Calls `change(library)` on the library's thread. Afterwards come `changed` and `then(result)`; after a failure `notStored`, `failed`
    /// and `changed`.
    template <class Change, class Then>
    void write(Change change, Then then, std::function<void()> notStored = {});
    /// Calls `change(store)` on the library's thread. Afterwards come `changed` and `done(true)`; after a failure `done(false)`, `failed` and
    /// `changed`.
    template <class Change>
    void changeStore(Change change, const Done& done = {});
    void remember(Removed removed);

    LibraryService& m_library;
    std::vector<Removed> m_undos; ///< the last removal at the end
    int m_generation = 0;         ///< of the library; results of an earlier one are not heard
};

} // namespace komadai::ui
