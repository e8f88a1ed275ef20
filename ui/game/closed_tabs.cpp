#include "ui/game/closed_tabs.h"

#include "core/rules/variant_set.h"
#include "ui/document/game_document.h"
#include "ui/files/game_file.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/library/library_service.h"

#include <algorithm>
#include <iterator>
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
    if (!id && document.tree().size() == 1 && !file.origin() && !game.isSetUpInTabOnly()) return std::nullopt;
    if (!recorder.game() && !recorder.isSettled()) return std::nullopt;
    StoredTab tab{document.record(), id, std::nullopt, true, std::nullopt};
    tab.lastTakenBack = document.lastTakenBack();
    if (document.current() != document.playedTo()) tab.node = document.current();
    tab.turnTime = game.play().turnTime();
    if (file.origin()) tab.file = RecordFile{*file.origin(), file.isChanged()};
    return tab;
}

} // namespace

ClosedTabs::ClosedTabs(GameTabs& tabs, LibraryService& library, const core::VariantSet& variants,
                       std::function<GameView&(const core::Game& start)> newTab, QObject* parent)
    : QObject(parent), m_tabs(tabs), m_library(library), m_variants(variants), m_newTab(std::move(newTab)) {
    connect(&library, &LibraryService::leaving, this, &ClosedTabs::forget);
}

void ClosedTabs::note(const GameView& view, std::optional<core::ChapterId> chapter) {
    auto tab = closedTabOf(view);
    if (!tab) return;
    if (m_closed.size() == MostKept) m_closed.erase(m_closed.begin());
    m_closed.push_back({std::move(*tab), chapter, ++m_lastNumber});
    emit changed();
}

bool ClosedTabs::isEmpty() const {
    return std::all_of(m_closed.begin(), m_closed.end(),
                       [](const Closed& closed) { return closed.isBeingRead; });
}

void ClosedTabs::reopenLast() {
    const auto last = std::find_if(m_closed.rbegin(), m_closed.rend(),
                                   [](const Closed& closed) { return !closed.isBeingRead; });
    if (last == m_closed.rend()) return;
    if (last->tab.id && !m_tabs.viewOf(*last->tab.id)) return read(*last);
    show(find(last->number));
}

void ClosedTabs::read(Closed& closed) {
    closed.isBeingRead = true;
    m_library.read(
        [open = core::OpenTab{*closed.tab.id, closed.tab.node, true},
         find = core::finderOf(m_variants.all())](core::Library& library) {
            const bool isDeleted = !library.has(open.game); // it could still be read
            return isDeleted ? std::nullopt : readTab(library, open, find);
        },
        this, [this, number = closed.number](const std::optional<StoredTab>& read) { onRead(number, read); },
        [this, number = closed.number](const core::StorageError&) { onFailed(number); });
    emit changed();
}

void ClosedTabs::onRead(int number, const std::optional<StoredTab>& read) {
    const auto place = find(number);
    if (place == m_closed.end()) return;
    if (!read) {
        std::rotate(m_closed.begin(), place, std::next(place)); // it must not be in the way of the others
        return onFailed(number);
    }
    StoredTab& tab = place->tab;
    StoredTab closed = std::exchange(tab, *read);
    tab.file = std::move(closed.file);
    const bool isSameTurn = playedPlies(tab) == playedPlies(closed);
    if (isSameTurn) tab.turnTime = closed.turnTime;
    show(place);
}

void ClosedTabs::onFailed(int number) {
    const auto place = find(number);
    if (place == m_closed.end()) return;
    place->isBeingRead = false;
    emit changed();
    emit notReopened();
}

ClosedTabs::Place ClosedTabs::find(int number) {
    return std::find_if(m_closed.begin(), m_closed.end(),
                        [number](const Closed& closed) { return closed.number == number; });
}

void ClosedTabs::show(Place place) {
    Closed closed = std::move(*place);
    m_closed.erase(place);
    emit changed();
    GameView* view = viewOf(closed.tab);
    if (view)
        m_tabs.setCurrentWidget(view);
    else
        view = &showInNewTab(std::move(closed.tab));
    if (closed.chapter) emit chapterReopened(view, *closed.chapter);
}

/// The tab in which the game is open again; null if there is none, or the closed tab has changes that are nowhere else.
GameView* ClosedTabs::viewOf(const StoredTab& tab) const {
    if (tab.id) return m_tabs.viewOf(*tab.id);
    return tab.file && !tab.file->isChanged ? m_tabs.viewOf(tab.file->origin) : nullptr;
}

/// Two tabs with one file would overwrite each other's changes.
GameView& ClosedTabs::showInNewTab(StoredTab tab) {
    if (tab.file && m_tabs.viewOf(tab.file->origin)) tab.file.reset();
    GameView& view = m_newTab(core::Game(tab.record.tree.start()));
    showIn(view, tab);
    return view;
}

void ClosedTabs::forget() {
    m_closed.clear();
    emit changed();
}

} // namespace komadai::ui
