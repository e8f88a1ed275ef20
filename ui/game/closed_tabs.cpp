#include "ui/game/closed_tabs.h"

#include "core/rules/variant_set.h"
#include "ui/document/game_document.h"
#include "ui/files/game_file.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/recorder.h"

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

/// None for a game that is not in the library yet although it will be: it would come in a second time.
std::optional<StoredTab> closedTabOf(const GameView& view) {
    const OpenGame& game = view.game();
    const GameDocument& document = game.document();
    const Recorder& recorder = game.recorder();
    const GameFile& file = game.file();
    const auto id = recorder.isKept() ? recorder.game() : std::nullopt;
    if (!id && document.tree().size() == 1 && !file.origin()) return std::nullopt;
    if (!recorder.game() && !recorder.isSettled()) return std::nullopt;
    StoredTab tab{document.record(), id, document.playedTo(), std::nullopt, true, std::nullopt};
    if (document.current() != document.playedTo()) tab.node = document.current();
    if (file.origin()) tab.file = TabFile{id.value_or(0), *file.origin(), file.isChanged()};
    return tab;
}

} // namespace

ClosedTabs::ClosedTabs(GameTabs& tabs, LibraryService& library, const core::VariantSet& variants,
                       std::function<GameView&(const core::Game& start)> newTab, QObject* parent)
    : QObject(parent), m_tabs(tabs), m_library(library), m_variants(variants), m_newTab(std::move(newTab)) {
    connect(&library, &LibraryService::leaving, this, &ClosedTabs::forget);
}

void ClosedTabs::note(const GameView& view) {
    auto tab = closedTabOf(view);
    if (!tab) return;
    if (m_closed.size() == MostKept) m_closed.erase(m_closed.begin());
    m_closed.push_back(std::move(*tab));
    emit changed();
}

void ClosedTabs::reopenLast() {
    if (m_closed.empty()) return;
    StoredTab tab = std::move(m_closed.back());
    m_closed.pop_back();
    emit changed();
    if (!tab.id) return show(std::move(tab));
    if (bringToFront(*tab.id)) return;
    m_reading = m_library.read(
        [open = core::OpenTab{*tab.id, tab.node, true},
         find = core::finderOf(m_variants.all())](core::Library& library) {
            const bool isDeleted = !library.has(open.game); // it could still be read
            return isDeleted ? std::nullopt : readTab(library, open, find);
        },
        this,
        [this, file = tab.file](std::optional<StoredTab> read) {
            if (!read) return emit notReopened();
            if (bringToFront(*read->id)) return;
            read->file = file;
            show(std::move(*read));
        },
        [this](const core::StorageError&) { emit notReopened(); });
}

bool ClosedTabs::bringToFront(core::GameId game) {
    GameView* open = m_tabs.viewOf(game);
    if (open) m_tabs.setCurrentWidget(open);
    return open;
}

/// Two tabs with one file would overwrite each other's changes.
void ClosedTabs::show(StoredTab tab) {
    const auto views = m_tabs.views();
    const auto hasItsFile = [&tab](const GameView* view) {
        const auto& origin = view->game().file().origin();
        return origin && origin->path == tab.file->origin.path && origin->game == tab.file->origin.game;
    };
    if (tab.file && std::any_of(views.begin(), views.end(), hasItsFile)) tab.file.reset();
    showIn(m_newTab(core::Game(tab.record.tree.start())), tab);
}

void ClosedTabs::forget() {
    m_reading.cancel();
    m_closed.clear();
    emit changed();
}

} // namespace komadai::ui
