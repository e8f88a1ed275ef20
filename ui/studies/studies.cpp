#include "ui/studies/studies.h"

#include "core/notation/stored_record.h"
#include "ui/library/game_columns.h"
#include "ui/wording.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <utility>

namespace komadai::ui {
namespace {

std::chrono::sys_seconds now() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

/// On the thread of the library.
core::StudyId addTo(const StudyTarget& target, core::Library& library,
                    const std::vector<core::ChapterContent>& chapters,
                    std::optional<core::ChapterId> after = {}) {
    core::StudyStore store(library);
    if (!target.study) return store.add({target.newName}, chapters, now());
    store.addChapters(*target.study, chapters, now(), after);
    return *target.study;
}

void callIfAny(const Studies::Added& added, core::StudyId study) {
    if (added) added(study);
}

} // namespace

Studies::Studies(LibraryService& library, QObject* parent) : QObject(parent), m_library(library) {
    connect(&library, &LibraryService::leaving, this, [this] {
        ++m_generation;
        m_undos.clear();
        emit undoableChanged();
    });
    connect(&library, &LibraryService::opened, this, &Studies::changed);
}

template <class Change, class Then>
void Studies::write(Change change, Then then, std::function<void()> notStored) {
    m_library.write(
        LibraryService::Priority::Edit, std::move(change), this,
        [this, generation = m_generation, then = std::move(then)](const auto& result) {
            if (generation != m_generation) return;
            emit changed();
            then(result);
        },
        [this, notStored = std::move(notStored)](const core::StorageError& error) {
            if (notStored) notStored();
            emit failed(error);
            emit changed(); // what is shown may be what was not stored
        });
}

template <class Change>
void Studies::changeStore(Change change, const Done& done) {
    write(
        [change = std::move(change)](core::Library& library) {
            core::StudyStore store(library);
            change(store);
            return true;
        },
        [done](bool) {
            if (done) done(true);
        },
        [done] {
            if (done) done(false);
        });
}

void Studies::add(const core::StudyTexts& texts, Added added) {
    write([texts](core::Library& library) { return core::StudyStore(library).add(texts, now()); },
          [added = std::move(added)](core::StudyId study) { callIfAny(added, study); });
}

void Studies::setTexts(core::StudyId study, const core::StudyTexts& texts, const Done& done) {
    changeStore([study, texts](core::StudyStore& store) { store.setTexts(study, texts, now()); }, done);
}

void Studies::remove(core::StudyId study) {
    remember({study, {}});
    changeStore([study](core::StudyStore& store) { store.remove(study, now()); });
}

void Studies::addChapters(const StudyTarget& target, const std::vector<core::ChapterContent>& chapters,
                          std::optional<core::ChapterId> after, Added added) {
    write(
        [target, chapters, after](core::Library& library) { return addTo(target, library, chapters, after); },
        [added = std::move(added)](core::StudyId study) { callIfAny(added, study); });
}

void Studies::addGames(const StudyTarget& target, const std::vector<core::GameId>& games,
                       const core::VariantSet& variants, Added added) {
    m_library.read(
        [games](core::Library& library) { return library.summaries(games); }, this,
        [this, target, &variants, added = std::move(added)](const std::vector<core::GameSummary>& summaries) {
            std::vector<core::ChapterContent> chapters;
            chapters.reserve(summaries.size());
            for (const core::GameSummary& game : summaries)
                chapters.push_back(
                    {titleOf(game.header, variants).toStdString(), {}, game.id, core::NodeId::root()});
            addChapters(target, chapters, {}, added);
        },
        [this](const core::StorageError& error) { emit failed(error); });
}

void Studies::addPosition(const StudyTarget& target, const core::AnyPosition& position,
                          const std::string& title, Added added) {
    write(
        [target, position, title](core::Library& library) {
            const core::GameRecord record{core::headerOf(core::Game(position), {}, now()),
                                          core::GameTree(position)};
            core::StudyId study = 0;
            library.addRecords({&record, 1}, [&](const std::vector<core::GameId>& games) {
                study = addTo(target, library, {{title, {}, games.front(), core::NodeId::root()}});
            });
            return study;
        },
        [added = std::move(added)](core::StudyId study) { callIfAny(added, study); });
}

void Studies::setChapterTexts(core::ChapterId chapter, const std::string& title, const std::string& notes,
                              const Done& done) {
    changeStore([chapter, title,
                 notes](core::StudyStore& store) { store.setChapterTexts(chapter, title, notes, now()); },
                done);
}

void Studies::setOpensAt(core::ChapterId chapter, core::NodeId node) {
    changeStore([chapter, node](core::StudyStore& store) { store.setOpensAt(chapter, node, now()); });
}

void Studies::moveChapters(core::StudyId study, const Chapters& chapters,
                           std::optional<core::ChapterId> before) {
    changeStore([study, chapters, before](core::StudyStore& store) {
        store.moveChapters(study, chapters, before, now());
    });
}

void Studies::removeChapters(core::StudyId study, const Chapters& chapters) {
    assert(!chapters.empty());
    remember({study, chapters});
    changeStore([chapters](core::StudyStore& store) { store.removeChapters(chapters, now()); });
}

void Studies::remember(Removed removed) {
    m_undos.push_back(std::move(removed));
    emit undoableChanged();
}

Studies::Removed Studies::undo() {
    Removed removed = std::move(m_undos.back());
    m_undos.pop_back();
    emit undoableChanged();
    changeStore([removed](core::StudyStore& store) {
        if (removed.chapters.empty())
            store.restore(removed.study);
        else
            store.restoreChapters(removed.chapters);
    });
    return removed;
}

QString titleOf(const core::RecordHeader& header, const core::VariantSet& variants) {
    const bool hasNames = std::any_of(header.players.begin(), header.players.end(), [](const auto& player) {
        return !player.isHuman() || !player.name.empty();
    });
    if (hasNames) return playerNames(header.players);
    const auto variant = variants.find(header.variant);
    return variant ? nameOf(variant->spec()) : QString::fromStdString(header.variant);
}

} // namespace komadai::ui
