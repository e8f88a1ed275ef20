#include "ui/library/game_pages.h"

#include <algorithm>

namespace komadai::ui {

GamePages::GamePages(LibraryService& library, QObject* parent) : QObject(parent), m_library(library) {}

GamePages::~GamePages() { m_request.cancel(); }

void GamePages::load(const std::vector<core::GameId>& games) {
    const auto isOnItsWay = [this](core::GameId game) { return m_loading.contains(game); };
    if (std::all_of(games.begin(), games.end(), isOnItsWay)) return;
    m_request.cancel();
    m_loading = {games.begin(), games.end()};
    m_request = m_library.read(
        [games](core::Library& library) {
            std::vector<ListedGame> read;
            for (auto& summary : library.summaries(games)) {
                auto labels = library.labelsOf(summary.id);
                read.push_back({std::move(summary), std::move(labels)});
            }
            return read;
        },
        this,
        [this, games](const std::vector<ListedGame>& read) {
            m_loading.clear();
            m_gamesRead += static_cast<std::int64_t>(read.size());
            for (const core::GameId game : games)
                m_games.remove(game);
            for (const ListedGame& game : read)
                m_games.insert(game.summary.id, new ListedGame(game));
            emit loaded(games);
        },
        [this](const core::StorageError& error) {
            m_loading.clear();
            emit failed(error);
        });
}

void GamePages::cancel() {
    m_request.cancel();
    m_loading.clear();
}

void GamePages::keepOnly(const std::set<core::GameId>& games) {
    for (const core::GameId game : m_games.keys())
        if (!games.contains(game)) m_games.remove(game);
}

void GamePages::clear() {
    cancel();
    m_games.clear();
}

} // namespace komadai::ui
