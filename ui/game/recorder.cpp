#include "ui/game/recorder.h"

#include "core/notation/stored_record.h"
#include "ui/document/game_document.h"
#include "ui/library/library_service.h"

#include <QMetaObject>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace komadai::ui {

Recorder::Recorder(GameDocument& document, LibraryService& library, QObject* parent)
    : QObject(parent), m_document(document), m_library(library) {
    connect(&document, &GameDocument::edited, this, &Recorder::onEdited);
    connect(&document, &GameDocument::headerChanged, this, &Recorder::onHeaderChanged);
    connect(&document, &GameDocument::outcomeChanged, this, &Recorder::onHeaderChanged);
    connect(&document, &GameDocument::playedToChanged, this, &Recorder::onHeaderChanged);
    connect(&library, &LibraryService::leaving, this, [this] { m_waiting.clear(); });
}

Recorder::~Recorder() { leave(); }

/// The job under way is with the library already; one that has failed gets a last chance. What came after it must not be
/// lost. Then the journal is packed.
void Recorder::leave() {
    if (!m_isKept) return;
    const auto ignore = [](const core::StorageError&) {};
    if (m_isBroken)
        m_library.run(
            m_job, nullptr, [](core::GameId) {}, ignore);
    if (!m_batch.isEmpty() && isBegun())
        m_library.run(
            job(), nullptr, [](core::GameId) {}, ignore);
    if (m_isBroken || !m_hasWritten) return;
    m_library.run(
        [place = m_place, tree = m_document.tree()](core::Library& library) {
            if (place->id) library.closeGame(*place->id, tree);
            return true;
        },
        nullptr, [](bool) {}, ignore);
}

void Recorder::follow(std::optional<core::GameId> game) {
    leave();
    if (!m_isWriting || m_isBroken) dropWaiting(m_generation); // nobody will hear of it
    m_place = std::make_shared<Place>(Place{game});
    m_stored = game;
    m_batch = {};
    m_job = {};
    m_isWriting = m_isBroken = m_hasWritten = false;
    m_isKept = true;
    ++m_generation;
}

void Recorder::onEdited(const core::TreeEdit& edit) {
    if (!m_isKept) return;
    m_batch.edits.push_back(edit);
    flushLater();
}

/// A game is stored with its first move, and everything that was noted before.
bool Recorder::isBegun() const {
    const core::GameTree& tree = m_document.tree();
    if (m_stored || m_document.outcome() || tree.size() > 2) return true;
    if (tree.size() == 1) return false;
    const core::Side mover = tree.start().sideToMove();
    const auto isHuman = [&](core::Side side) {
        return m_document.header().players[static_cast<std::size_t>(core::indexOf(side))].isHuman();
    };
    const bool isPlayed =
        m_document.playedTo() != core::NodeId::root(); // otherwise the user has put it there
    return !isPlayed || isHuman(mover) || !isHuman(opponent(mover));
}

void Recorder::onHeaderChanged() {
    if (!m_isKept || !isBegun()) return;
    m_batch.header = true;
    flushLater();
}

void Recorder::storeNow() {
    if (m_stored || !m_isKept) return;
    m_batch.header = true;
    flushLater();
}

void Recorder::whenStored(QObject* receiver, std::function<void(core::GameId)> then) {
    if (m_stored) return then(*m_stored);
    m_waiting.push_back({m_generation, receiver, std::move(then)});
    storeNow();
}

void Recorder::tellWaiting(int generation, core::GameId game) {
    const auto first =
        std::stable_partition(m_waiting.begin(), m_waiting.end(), [generation](const Waiting& waiting) {
            return waiting.generation != generation;
        });
    const std::vector<Waiting> told(std::make_move_iterator(first), std::make_move_iterator(m_waiting.end()));
    m_waiting.erase(first, m_waiting.end());
    for (const Waiting& waiting : told)
        if (waiting.receiver) waiting.then(game);
}

void Recorder::dropWaiting(int generation) {
    std::erase_if(m_waiting,
                  [generation](const Waiting& waiting) { return waiting.generation == generation; });
}

void Recorder::flushLater() {
    if (std::exchange(m_isFlushDue, true)) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isFlushDue = false;
            flush();
            if (isSettled()) emit settled();
        },
        Qt::QueuedConnection);
}

/// Only now is it known whose move an edit was. A record that begins later is stored as a whole.
void Recorder::flush() {
    if (!isBegun()) m_batch = {};
    if (m_isWriting || m_batch.isEmpty() || !m_isKept) return;
    m_job = job();
    m_batch = {};
    m_hasWritten = true;
    write();
}

/// All or nothing is stored, so the job can be repeated after a failure.
std::function<core::GameId(core::Library&)> Recorder::job() const {
    const auto& tree = m_document.tree();
    const auto playedTo = core::PlayedTo::at(tree, m_document.playedTo());
    std::optional<core::GameRecord> whole;
    if (!m_stored) whole = m_document.record();
    core::GameUpdate update{m_batch.edits, playedTo, {}, {}, {}, m_document.lastTakenBack()};
    if (m_batch.header) {
        update.playedAt = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        update.header = m_document.header();
        update.outcome = m_document.outcome();
    }
    return [place = m_place, whole = std::move(whole), update = std::move(update)](core::Library& library) {
        if (place->id)
            library.update(*place->id, update);
        else
            place->id = library.addRecord(*whole, update.lastTakenBack);
        return *place->id;
    };
}

void Recorder::write() {
    m_isWriting = true;
    const int generation = m_generation;
    m_library.run(
        m_job, this,
        [this, generation](core::GameId game) {
            const bool isPresent = generation == m_generation;
            if (isPresent) {
                m_stored = game;
                m_isWriting = m_isBroken = false;
            }
            emit stored(game);
            tellWaiting(generation, game);
            if (!isPresent) return;
            flush();
            if (isSettled()) emit settled();
        },
        [this, generation](const core::StorageError& error) {
            if (generation == m_generation)
                m_isBroken = true;
            else
                dropWaiting(generation);
            emit failed(error);
        });
}

void Recorder::retry() {
    if (m_isBroken) write();
}

void Recorder::goOnWithoutStoring() {
    if (!m_isBroken) return; // the failure was about an earlier record
    dropWaiting(m_generation);
    m_isKept = false;
    m_isBroken = m_isWriting = false;
    m_batch = {};
    emit settled();
}

} // namespace komadai::ui
