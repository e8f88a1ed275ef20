#include "ui/library/game_edits.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <set>
#include <utility>

namespace komadai::ui {
namespace {

/// Written at once. Takes a few milliseconds.
constexpr std::size_t PartSize = 200;

} // namespace

GameEdits::GameEdits(LibraryService& library, QObject* parent) : QObject(parent), m_library(library) {
    connect(&library, &LibraryService::leaving, this, &GameEdits::leaveLibrary);
}

void GameEdits::leaveLibrary() {
    ++m_generation;
    m_undos.clear();
    emit undoableChanged();
}

void GameEdits::toggleStars(const Games& games) {
    m_library.read(
        [games](core::Library& library) {
            const auto isStarred = [&](core::GameId game) {
                const auto summary = library.summary(game);
                return !summary || summary->starred;
            };
            return !std::all_of(games.begin(), games.end(), isStarred);
        },
        this,
        [this, games](bool starred) {
            change(games, [starred](core::Library& library, std::span<const core::GameId> part) {
                for (const core::GameId game : part)
                    library.setStarred(game, starred);
            });
        },
        [this](const core::StorageError& error) { emit failed(error); });
}

void GameEdits::setLabel(const Games& games, const std::string& label, bool isSet) {
    change(games, [label, isSet](core::Library& library, std::span<const core::GameId> part) {
        library.setLabel(part, label, isSet);
    });
}

void GameEdits::remove(const Games& games) {
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    remember(games);
    change(games, [now](core::Library& library, std::span<const core::GameId> part) {
        library.deleteGames(part, now);
    });
}

void GameEdits::remember(Undo undo) {
    m_undos.push_back(std::move(undo));
    emit undoableChanged();
}

std::optional<GameEdits::Kind> GameEdits::undoable() const {
    if (m_undos.empty()) return std::nullopt;
    return std::holds_alternative<Games>(m_undos.back()) ? Kind::Removal : Kind::Merge;
}

void GameEdits::undo() {
    const Undo undo = std::move(m_undos.back());
    m_undos.pop_back();
    emit undoableChanged();
    if (const auto* games = std::get_if<Games>(&undo))
        restore(*games);
    else
        rename(std::get<Renames>(undo));
}

void GameEdits::restore(const Games& games) {
    const std::set<core::GameId> restored(games.begin(), games.end()); // there may be very many
    for (Undo& undo : m_undos)
        if (auto* removed = std::get_if<Games>(&undo))
            std::erase_if(*removed, [&](core::GameId game) { return restored.contains(game); });
    std::erase_if(m_undos, [](const Undo& undo) {
        const auto* removed = std::get_if<Games>(&undo);
        return removed && removed->empty();
    });
    emit undoableChanged();
    change(games,
           [](core::Library& library, std::span<const core::GameId> part) { library.restoreGames(part); });
}

void GameEdits::rename(const Renames& renames) {
    m_library.write(
        LibraryService::Priority::Edit,
        [renames](core::Library& library) {
            library.renamePlayers(renames);
            return true;
        },
        this,
        [this, renames, generation = m_generation](bool) {
            if (generation == m_generation) emit renamed(renames);
        },
        [this](const core::StorageError& error) { emit failed(error); });
}

void GameEdits::mergePlayers(const std::vector<std::string>& names, const std::string& name) {
    m_library.write(
        LibraryService::Priority::Edit,
        [names, name](core::Library& library) { return library.mergePlayers(names, name); }, this,
        [this, generation = m_generation](const Renames& renames) {
            if (generation != m_generation || renames.empty()) return;
            Renames undo;
            for (const auto& rename : renames)
                undo.push_back(rename.reversed());
            remember(std::move(undo));
            emit renamed(renames);
            emit merged(core::countGames(renames));
        },
        [this](const core::StorageError& error) { emit failed(error); });
}

void GameEdits::change(const Games& games,
                       const std::function<void(core::Library&, std::span<const core::GameId>)>& change) {
    for (std::size_t next = 0; next < games.size(); next += PartSize) {
        const auto begin = games.begin() + static_cast<std::ptrdiff_t>(next);
        const Games part(begin, begin + static_cast<std::ptrdiff_t>(std::min(PartSize, games.size() - next)));
        m_library.write(
            LibraryService::Priority::Edit,
            [part, change](core::Library& library) {
                change(library, part);
                return true;
            },
            this, [](bool) {}, [this](const core::StorageError& error) { emit failed(error); });
    }
}

} // namespace komadai::ui
