#include "ui/practice/repertoire_session.h"

#include "ui/practice/practice_session.h"
#include "ui/wording.h"

#include <algorithm>
#include <cassert>

namespace komadai::ui {
namespace {

core::PracticeCounts countsOf(const core::RepertoireStore& store, core::RepertoireId id,
                              std::chrono::sys_seconds now) {
    for (const auto& summary : store.all(now))
        if (summary.id == id) return summary.counts;
    return {};
}

} // namespace

RepertoireSession::RepertoireSession(LibraryService& library, QObject* parent)
    : QObject(parent), m_library(library),
      m_now([] { return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()); }) {
    connect(&library, &LibraryService::leaving, this, &RepertoireSession::leaveLibrary);
}

/// The card cannot be answered any more: another library has other cards.
void RepertoireSession::leaveLibrary() {
    ++m_generation;
    m_counts.reset();
    if (m_state != State::Idle) setState(State::Loading);
}

LibraryService::Failed RepertoireSession::failure() {
    return [this, generation = m_generation](const core::StorageError& error) {
        if (generation == m_generation && m_state == State::Loading) setState(State::Empty);
        emit failed(sentence(error));
    };
}

void RepertoireSession::setState(State state) {
    m_state = state;
    emit changed();
}

void RepertoireSession::begin(core::RepertoireId repertoire) {
    ++m_generation;
    setState(State::Loading);
    const auto read = [repertoire, now = m_now()](core::Library& library) {
        const core::RepertoireStore store(library);
        return Found{store.read(repertoire), countsOf(store, repertoire, now)};
    };
    const auto shown = [this, generation = m_generation](const Found& found) {
        if (generation == m_generation) show(found);
    };
    m_library.read(
        read, this,
        [this, repertoire, read, shown, generation = m_generation](const Found& found) {
            if (!found.repertoire || found.repertoire->hasOwnCards()) return shown(found);
            if (generation != m_generation) return;
            m_library.write(
                LibraryService::Priority::Edit,
                [repertoire, read](core::Library& library) {
                    core::RepertoireStore store(library);
                    if (store.read(repertoire)) store.updateCards(repertoire);
                    return read(library);
                },
                this, shown, failure());
        },
        failure());
}

void RepertoireSession::end() {
    ++m_generation;
    m_state = State::Loading; // nobody may look at the drill any more
    show({});
}

void RepertoireSession::show(const Found& found) {
    m_stored = found.repertoire;
    m_counts = found.repertoire ? std::optional(found.counts) : std::nullopt;
    m_right = m_failed = 0;
    m_schedule.reset();
    m_drill.reset();
    emit figuresChanged();
    if (!m_stored) return setState(State::Empty);
    m_drill.emplace(m_stored->repertoire, m_stored->toPractise(m_now(), MostNew));
    if (m_drill->cardsLeft() == 0) return setState(State::Empty);
    next();
}

void RepertoireSession::next() {
    ++m_generation;
    m_before = m_drill->position();
    const auto way = m_drill->advance();
    if (!way) return setState(State::Finished);
    m_way = *way;
    if (m_way.isFromStart) m_before = m_drill->repertoire().start();
    m_card = m_drill->positionText();
    m_cardPlace = *m_drill->repertoire().find(m_card);
    m_isAskedAgain = m_drill->isAskedAgain();
    m_isFailed = false;
    m_hints = m_wrongMoves = 0;
    m_schedule.reset();
    m_time.start();
    setState(State::Asking);
    emit cardAsked();
}

const std::vector<core::Repertoire::Edge>& RepertoireSession::moves() const {
    return m_drill->repertoire().edges(m_cardPlace);
}

core::RepertoireDrill::Answer RepertoireSession::play(const core::Move& move) {
    assert(m_state == State::Asking);
    using Answer = core::RepertoireDrill::Answer;
    const Answer answer = m_drill->play(move);
    switch (answer) {
    case Answer::Illegal: break;
    case Answer::Wrong:
        ++m_wrongMoves;
        fail();
        break;
    case Answer::Other:
    case Answer::Right:
        succeed();
        setState(State::Answered);
        break;
    }
    return answer;
}

void RepertoireSession::giveHint() {
    assert(m_state == State::Asking);
    m_hints = std::min(m_hints + 1, MostHints);
    emit changed();
}

core::Move RepertoireSession::showMove() {
    assert(m_state == State::Asking);
    fail();
    const core::Move move = m_drill->showMove();
    setState(State::Answered);
    return move;
}

/// Only the first failure of a card in a round is stored.
void RepertoireSession::fail() {
    if (std::exchange(m_isFailed, true) || m_isAskedAgain) return;
    ++m_failed;
    store(core::PracticeResult::Failed);
}

/// When a card is asked again, its success is stored, but changes its schedule only if it is due by then.
void RepertoireSession::succeed() {
    if (m_isFailed) return;
    if (!m_isAskedAgain) ++m_right;
    store(m_hints > 0 ? core::PracticeResult::WithHint : core::PracticeResult::Solved);
}

void RepertoireSession::store(core::PracticeResult result) {
    const auto now = m_now();
    const core::PracticeAttempt attempt{m_stored->cards.at(m_card).id, result,
                                        std::chrono::seconds(m_time.elapsed() / 1000), now, localDay(now)};
    m_library.write(
        LibraryService::Priority::Edit,
        [attempt](core::Library& library) { return core::PracticeStore(library).record(attempt).schedule; },
        this,
        [this, generation = m_generation](const core::Schedule& schedule) {
            if (generation == m_generation) m_schedule = schedule;
            emit stored();
            emit figuresChanged();
        },
        failure());
    m_library.read([id = m_stored->id, now](
                       core::Library& library) { return countsOf(core::RepertoireStore(library), id, now); },
                   this,
                   [this, id = m_stored->id](const core::PracticeCounts& counts) {
                       if (!m_stored || m_stored->id != id) return; // another one is practised
                       m_counts = counts;
                       emit figuresChanged();
                   },
                   failure());
}

} // namespace komadai::ui
