#include "ui/game/tab_storage.h"

#include "core/notation/record_file.h"
#include "core/notation/stored_record.h"
#include "core/rules/variant_set.h"
#include "ui/document/game_document.h"
#include "ui/files/game_file.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/library/library_service.h"

#include <QFileInfo>
#include <QMetaObject>

#include <algorithm>
#include <iterator>
#include <utility>

namespace komadai::ui {
namespace {

/// None if the record cannot be read, or its variant is unknown.
std::optional<StoredTab> readRecord(const TabRecord& stored, const core::VariantSet& variants) {
    std::optional<core::GameRecord> record;
    core::readRecords(stored.record, core::RecordFormat::Json, {variants},
                      {[&record](core::ReadGame&& game) {
                           if (game.isWhole) record = std::move(game.record);
                           return false;
                       },
                       [](const core::ReadProblem&) {}});
    if (!record) return std::nullopt;
    std::optional<core::NodeId> node;
    if (const auto nodes = record->tree.subtree();
        stored.node && *stored.node >= 0 && *stored.node < std::ssize(nodes))
        node = nodes[static_cast<std::size_t>(*stored.node)];
    StoredTab tab{std::move(*record), std::nullopt, node, stored.isInFront, {}};
    tab.file = stored.file;
    return tab;
}

/// Puts these tabs between the games of the library, each at its place.
void addRecords(std::vector<StoredTab>& tabs, const std::vector<TabRecord>& records,
                const core::VariantSet& variants) {
    for (const TabRecord& record : records)
        if (auto tab = readRecord(record, variants)) {
            const auto place = std::min(static_cast<std::ptrdiff_t>(record.place), std::ssize(tabs));
            tabs.insert(tabs.begin() + place, std::move(*tab));
        }
}

/// Whether they differ at most in the nodes that were shown.
bool haveSameRecords(const std::vector<TabRecord>& some, const std::vector<TabRecord>& others) {
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const TabRecord& a, const TabRecord& b) {
                          return a.record == b.record && a.place == b.place && a.isInFront == b.isInFront &&
                                 a.file == b.file;
                      });
}

/// Of the node that is shown; none for the one that was played last.
std::optional<int> shownNumber(const GameDocument& document) {
    const core::NodeId shown = document.current();
    if (shown == document.playedTo() || document.takenBack()) return std::nullopt;
    const auto nodes = document.tree().subtree();
    return static_cast<int>(std::find(nodes.begin(), nodes.end(), shown) - nodes.begin());
}

} // namespace

int playedPlies(const StoredTab& tab) { return tab.record.tree.depth(core::playedTo(tab.record)); }

std::optional<StoredTab> readTab(core::Library& library, const core::OpenTab& tab,
                                 const core::VariantFinder& find) {
    try {
        const auto stored = library.record(tab.game);
        if (!stored) return std::nullopt;
        const auto& summary = stored->summary;
        const auto variant = find(summary.header.variant);
        if (!variant) return std::nullopt;
        auto tree = core::readTree(summary.header, stored->tree, variant);
        if (!tree) return std::nullopt;
        const auto playedTo = core::playedTo(summary, tree.value());
        return StoredTab{{summary.header, std::move(tree).value(), summary.outcome, playedTo},
                         tab.game,
                         tab.node,
                         tab.isInFront,
                         {},
                         {},
                         stored->lastTakenBack};
    } catch (const core::StorageError&) {
        return std::nullopt;
    }
}

void showIn(GameView& view, const StoredTab& tab) {
    view.show(tab.record, tab.id, false, tab.lastTakenBack);
    OpenGame& game = view.game();
    if (tab.file) game.file().restore(tab.file->origin, tab.file->isChanged);
    if (tab.node && game.document().tree().contains(*tab.node)) game.document().goTo(*tab.node);
    if (tab.turnTime.count() > 0 && game.play().canContinue()) game.play().setTurnTime(tab.turnTime);
    // Two humans play from it, as before; no clock runs until they have made a move.
    if (game.isSetUpInTabOnly() && game.isMerePosition() && game.play().canContinue())
        game.play().continueGame();
}

TabStorage::TabStorage(GameTabs& tabs, LibraryService& library, const core::VariantSet& variants,
                       QObject* parent)
    : QObject(parent), m_tabs(tabs), m_library(library), m_variants(variants) {
    connect(&tabs, &GameTabs::viewsChanged, this, &TabStorage::followViews);
    connect(&tabs, &GameTabs::viewActivated, this, &TabStorage::saveLater);
    followViews();
}

TabStorage::~TabStorage() { stop(); }

void TabStorage::read(const std::function<void(const std::vector<StoredTab>&)>& then) {
    struct Tabs {
        std::filesystem::path library;
        std::vector<core::OpenTab> stored;
        std::vector<StoredTab> readable;
    };
    m_reading = m_library.read(
        [find = core::finderOf(m_variants.all())](core::Library& library) {
            Tabs tabs{library.path(), library.openTabs(), {}};
            for (const core::OpenTab& tab : tabs.stored)
                if (auto read = readTab(library, tab, find)) tabs.readable.push_back(std::move(*read));
            return tabs;
        },
        this,
        [this, then](Tabs tabs) {
            m_saved = tabs.stored;
            m_path = QFileInfo(QString::fromStdString(tabs.library.string())).absoluteFilePath();
            for (const TabFile& file : storedTabFiles(m_path))
                for (StoredTab& tab : tabs.readable)
                    if (tab.id == file.game) tab.file = file.file;
            m_chapters = storedTabChapters(m_path);
            for (const TabChapter& shown : m_chapters)
                for (StoredTab& tab : tabs.readable)
                    if (tab.id == shown.game) tab.chapter = shown.chapter;
            for (const TabTurn& turn : storedTabTurns(m_path))
                for (StoredTab& tab : tabs.readable)
                    if (tab.id == turn.game && playedPlies(tab) == turn.plies) tab.turnTime = turn.used;
            m_records = storedTabRecords(m_path);
            addRecords(tabs.readable, m_records, m_variants);
            then(tabs.readable);
        },
        [this, then](const core::StorageError&) {
            m_saved.reset();
            then({});
        });
}

void TabStorage::followChapters(
    std::function<std::optional<core::ChapterId>(const GameView& view)> chapterIn) {
    m_chapterIn = std::move(chapterIn);
}

void TabStorage::start() {
    m_isStoring = true;
    saveLater();
}

void TabStorage::stop() {
    if (m_isSaveDue) save();
    if (m_isStoring) {
        saveRecords(); // nothing tells of notes on positions
        saveTurns();
    }
    m_isStoring = false;
    m_reading.cancel();
    m_path.clear();
}

void TabStorage::followViews() {
    const auto views = m_tabs.views();
    std::erase_if(m_written, [&views](const auto& written) {
        return std::find(views.begin(), views.end(), written.first) == views.end();
    });
    for (GameView* view : views) {
        OpenGame& game = view->game();
        connect(&game.document(), &GameDocument::currentChanged, this, &TabStorage::saveLater,
                Qt::UniqueConnection);
        connect(&game.document(), &GameDocument::playedToChanged, this, &TabStorage::saveLater,
                Qt::UniqueConnection);
        connect(&game.recorder(), &Recorder::stored, this, &TabStorage::saveLater, Qt::UniqueConnection);
        connect(&game.file(), &GameFile::changed, this, &TabStorage::saveLater, Qt::UniqueConnection);
        connect(&game, &OpenGame::gameOpened, this, &TabStorage::saveLater, Qt::UniqueConnection);
    }
    saveLater();
}

/// Several changes often come at once: opening a game, a tab for it, and the node that is shown.
void TabStorage::saveLater() {
    if (!m_isStoring || std::exchange(m_isSaveDue, true)) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_isSaveDue) save();
        },
        Qt::QueuedConnection);
}

void TabStorage::save() {
    m_isSaveDue = false;
    if (!m_isStoring) return;
    saveFiles();
    saveChapters();
    // With a step alone they are not written: each time all of them would be.
    if (!haveSameRecords(records(ShownNodes::LeftOut), m_records)) saveRecords();
    auto present = tabs();
    if (m_saved == present) return;
    m_saved = present;
    m_library.write(
        LibraryService::Priority::Edit,
        [present = std::move(present)](core::Library& library) {
            library.setOpenTabs(present);
            return true;
        },
        this, [](bool) {}, [this](const core::StorageError&) { m_saved.reset(); });
}

void TabStorage::saveFiles() {
    std::vector<TabFile> files;
    for (GameView* view : m_tabs.views()) {
        const GameFile& file = view->game().file();
        if (const auto game = view->game().recorder().game(); game && file.origin())
            files.push_back({*game, {*file.origin(), file.isChanged()}});
    }
    if (files == m_files || m_path.isEmpty()) return;
    m_files = files;
    storeTabFiles(m_path, files);
}

void TabStorage::saveChapters() {
    std::vector<TabChapter> chapters;
    for (GameView* view : m_tabs.views()) {
        const auto game = view->game().recorder().game();
        const auto chapter = m_chapterIn ? m_chapterIn(*view) : std::nullopt;
        if (game && chapter) chapters.push_back({*game, *chapter});
    }
    if (chapters == m_chapters || m_path.isEmpty()) return;
    m_chapters = chapters;
    storeTabChapters(m_path, chapters);
}

void TabStorage::saveTurns() {
    if (m_path.isEmpty()) return;
    std::vector<TabTurn> turns;
    for (const GameView* view : m_tabs.views()) {
        const OpenGame& game = view->game();
        const auto id = game.recorder().game();
        const auto used = game.play().turnTime();
        if (id && used.count() > 0 && !game.play().game().isOver())
            turns.push_back({*id, game.play().game().plyCount(), used});
    }
    storeTabTurns(m_path, turns);
}

void TabStorage::saveRecords() {
    auto present = records(ShownNodes::Noted);
    if (present == m_records || m_path.isEmpty()) return;
    m_records = std::move(present);
    storeTabRecords(m_path, m_records);
}

bool TabStorage::Written::isOf(const GameDocument& document) const {
    return state == document.state() && revision == document.tree().revision() &&
           playedTo == document.playedTo() && header == document.header() && outcome == document.outcome();
}

std::optional<std::string> TabStorage::textOf(const GameView& view) {
    const GameDocument& document = view.game().document();
    if (const auto known = m_written.find(&view); known != m_written.end() && known->second.isOf(document))
        return known->second.text;
    auto written = core::writeRecord(document.recordToShare(), core::RecordFormat::Json, &m_variants);
    std::optional<std::string> text;
    if (written && written.value().text.size() <= MostTabRecordBytes) text = std::move(written).value().text;
    m_written.insert_or_assign(&view,
                               Written{document.state(), document.tree().revision(), document.playedTo(),
                                       document.header(), document.outcome(), text});
    return text;
}

std::vector<TabRecord> TabStorage::records(ShownNodes nodes) {
    std::vector<TabRecord> records;
    int place = 0;
    for (const GameView* view : m_tabs.views()) {
        const OpenGame& game = view->game();
        if (!game.isSetUpInTabOnly() && !game.isInTabOnly() && !game.isInFileOnly()) {
            if (game.recorder().game()) ++place;
            continue;
        }
        auto text = textOf(*view);
        if (!text) continue;
        TabRecord& record = records.emplace_back();
        record.record = std::move(*text);
        record.place = place++;
        record.isInFront = view == &m_tabs.current();
        if (nodes == ShownNodes::Noted) record.node = shownNumber(game.document());
        if (const auto& origin = game.file().origin())
            record.file = RecordFile{*origin, game.file().isChanged()};
    }
    return records;
}

/// A move at the end of the game changes nothing here: the tab shows the end, wherever that is.
std::vector<core::OpenTab> TabStorage::tabs() const {
    std::vector<core::OpenTab> open;
    for (GameView* view : m_tabs.views()) {
        const OpenGame& game = view->game();
        const auto id = game.recorder().game();
        if (!id) continue;
        const GameDocument& document = game.document();
        std::optional<core::NodeId> node;
        if (document.current() != document.playedTo()) node = document.current();
        open.push_back({*id, node, view == &m_tabs.current()});
    }
    return open;
}

} // namespace komadai::ui
