#include "ui/practice/practice_session.h"

#include "core/practice/puzzle_file.h"
#include "ui/practice/days.h"
#include "ui/wording.h"

#include <QDateTime>

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

namespace komadai::ui {
namespace {

/// The puzzle to practise, the skipped ones last. Forgets the skipped ones when there are no others.
std::optional<core::StoredPuzzle> choose(const core::PracticeStore& store, const core::PracticeFilter& filter,
                                         std::chrono::sys_seconds now, std::set<core::CardId>& skipped) {
    auto first = store.next(filter, now);
    if (!first || !skipped.contains(first->card)) return first;
    const auto isWanted = [&](const core::StoredPuzzle& puzzle) {
        return !skipped.contains(puzzle.card) && (puzzle.schedule.isNew() || puzzle.schedule.isDue(now));
    };
    auto others = store.puzzles(filter);
    std::erase_if(others, [&](const core::StoredPuzzle& puzzle) { return !isWanted(puzzle); });
    const auto due = std::find_if(others.begin(), others.end(),
                                  [](const core::StoredPuzzle& puzzle) { return !puzzle.schedule.isNew(); });
    if (due != others.end()) return *due;
    if (!others.empty()) return others.front();
    skipped.clear();
    return first;
}

/// The puzzle of a game that comes next in its order from `first` on, and then from its beginning; skipped ones and those that have no
/// place in the game come last. Along a line the numbers of nodes ascend. Forgets the skipped ones when there are no others.
std::optional<core::StoredPuzzle> chooseInGame(const core::PracticeStore& store,
                                               const core::PracticeFilter& filter, core::NodeId first,
                                               std::chrono::sys_seconds now,
                                               std::set<core::CardId>& skipped) {
    auto puzzles = store.puzzles(filter);
    std::erase_if(puzzles, [now](const core::StoredPuzzle& puzzle) {
        return !puzzle.schedule.isNew() && !puzzle.schedule.isDue(now);
    });
    const auto rank = [&](const core::StoredPuzzle& puzzle) {
        const auto& node = puzzle.puzzle.source.node;
        return std::tuple(skipped.contains(puzzle.card), !node.has_value(), node && *node < first,
                          node.value_or(core::NodeId::root()));
    };
    const auto next = std::min_element(
        puzzles.begin(), puzzles.end(),
        [&rank](const core::StoredPuzzle& a, const core::StoredPuzzle& b) { return rank(a) < rank(b); });
    if (next == puzzles.end()) return std::nullopt;
    if (skipped.contains(next->card)) skipped.clear();
    return std::move(*next);
}

PracticeFigures readFigures(const core::PracticeStore& store, const core::PracticeFilter& filter,
                            std::chrono::sys_seconds now) {
    return {store.counts(filter, now), store.streaks(localDay(now), filter.variant),
            store.rating(filter.variant)};
}

} // namespace

std::chrono::sys_days localDay(std::chrono::sys_seconds time) {
    const QDate date = QDateTime::fromSecsSinceEpoch(time.time_since_epoch().count()).date();
    return dayOf(date);
}

PracticeSession::PracticeSession(LibraryService& library, QObject* parent)
    : QObject(parent), m_library(library),
      m_now([] { return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()); }) {
    connect(&library, &LibraryService::leaving, this, &PracticeSession::leaveLibrary);
}

/// The puzzle cannot be answered any more: another library has other puzzles.
void PracticeSession::leaveLibrary() {
    ++m_generation;
    m_builtinAdded.clear();
    m_skipped.clear();
    m_figures.reset();
    if (m_state != State::Idle) setState(State::Loading);
}

LibraryService::Failed PracticeSession::failure() {
    return [this, generation = m_generation](const core::StorageError& error) {
        if (generation == m_generation && m_state == State::Loading) setState(State::Empty);
        emit failed(sentence(error));
    };
}

void PracticeSession::setState(State state) {
    m_state = state;
    emit changed();
}

void PracticeSession::begin(const std::shared_ptr<const core::Variant>& variant,
                            std::vector<core::PuzzleKind> kinds) {
    start(variant, {variant->spec().id, std::move(kinds), {}});
}

void PracticeSession::beginGame(const std::shared_ptr<const core::Variant>& variant, core::GameId game,
                                core::NodeId first) {
    m_first = first;
    start(variant, {variant->spec().id, {}, game});
}

void PracticeSession::beginCards(const std::shared_ptr<const core::Variant>& variant,
                                 std::vector<core::CardId> cards) {
    m_first = core::NodeId::root();
    start(variant, {variant->spec().id, {}, {}, std::move(cards)});
}

void PracticeSession::start(const std::shared_ptr<const core::Variant>& variant,
                            core::PracticeFilter filter) {
    m_variant = variant;
    m_filter = std::move(filter);
    m_skipped.clear();
    load();
}

void PracticeSession::next() {
    if (m_state == State::Solving && !m_result) m_skipped.insert(m_puzzle->card);
    load();
}

/// If it fails, the next call tries again.
void PracticeSession::addBuiltin() {
    const std::string id = m_variant->spec().id;
    if (!m_builtinAdded.insert(id).second) return;
    m_library.write(
        LibraryService::Priority::Edit,
        [variant = m_variant](core::Library& library) {
            return core::PracticeStore(library).add(core::builtinPuzzles(variant));
        },
        this, [](const std::vector<core::CardId>&) {},
        [this, id](const core::StorageError& error) {
            m_builtinAdded.erase(id);
            emit failed(sentence(error));
        });
}

void PracticeSession::load() {
    assert(m_variant);
    addBuiltin();
    ++m_generation;
    setState(State::Loading);
    m_library.read(
        [filter = m_filter, first = m_first, now = m_now(),
         skipped = m_skipped](core::Library& library) mutable {
            const core::PracticeStore store(library);
            Found found{filter.game ? chooseInGame(store, filter, first, now, skipped)
                                    : choose(store, filter, now, skipped),
                        ui::readFigures(store, filter, now)};
            return std::pair(std::move(found), std::move(skipped));
        },
        this,
        [this, generation = m_generation](const std::pair<Found, std::set<core::CardId>>& answer) {
            if (generation != m_generation) return;
            m_skipped = answer.second;
            show(answer.first);
        },
        failure());
}

void PracticeSession::show(const Found& found) {
    m_figures = found.figures;
    m_puzzle = found.puzzle;
    if (m_filter.game && m_puzzle && m_puzzle->puzzle.source.node)
        m_first = core::NodeId::fromNumber(m_puzzle->puzzle.source.node->number() + 1);
    m_attempt.reset();
    m_hints = 0;
    m_hasHadHints = false;
    m_result.reset();
    m_effect.reset();
    if (m_puzzle) m_attempt.emplace(m_puzzle->puzzle);
    m_time.start();
    setState(m_puzzle ? State::Solving : State::Empty);
    emit figuresChanged();
}

core::PuzzleAttempt::Answer PracticeSession::play(const core::Move& move) {
    assert(m_state == State::Solving);
    using Answer = core::PuzzleAttempt::Answer;
    const Answer answer = m_attempt->play(move);
    if (answer == Answer::Wrong) store(core::PracticeResult::Failed);
    if (answer == Answer::Right) m_hints = 0;
    if (answer != Answer::Solved) return answer;
    store(m_hasHadHints ? core::PracticeResult::WithHint : core::PracticeResult::Solved);
    setState(State::Finished);
    return answer;
}

void PracticeSession::giveHint() {
    assert(m_state == State::Solving);
    m_hints = std::min(m_hints + 1, MostHints);
    m_hasHadHints = true;
    emit changed();
}

std::vector<core::Move> PracticeSession::showSolution() {
    assert(m_state == State::Solving);
    store(core::PracticeResult::Failed);
    setState(State::Finished);
    return m_attempt->restOfLine();
}

/// Only the first result of a puzzle counts.
void PracticeSession::store(core::PracticeResult result) {
    if (m_result) return;
    m_result = result;
    const auto now = m_now();
    const core::PracticeAttempt attempt{m_puzzle->card, result, std::chrono::seconds(m_time.elapsed() / 1000),
                                        now, localDay(now)};
    m_library.write(
        LibraryService::Priority::Edit,
        [attempt](core::Library& library) { return core::PracticeStore(library).record(attempt); }, this,
        [this, generation = m_generation](const core::PracticeEffect& effect) {
            if (generation != m_generation) return;
            m_effect = effect;
            emit stored();
        },
        failure());
    readFigures();
}

void PracticeSession::readFigures() {
    m_library.read(
        [filter = m_filter, now = m_now()](core::Library& library) {
            return ui::readFigures(core::PracticeStore(library), filter, now);
        },
        this,
        [this](const PracticeFigures& figures) {
            m_figures = figures;
            emit figuresChanged();
        },
        failure());
}

} // namespace komadai::ui
