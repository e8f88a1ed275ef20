#include "ui/practice/puzzle_search.h"

#include "core/base/thread_priority.h"
#include "core/store/practice_store.h"
#include "core/store/stored_game.h"
#include "ui/library/game_columns.h"
#include "ui/wording.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

/// For people: the players, and the day if it is known.
std::string sourceText(const core::RecordHeader& header) {
    QStringList parts{playerNames(header.players)};
    if (const QString day = gameDayText(header); !day.isEmpty()) parts << day;
    return parts.join(QStringLiteral(", ")).toStdString();
}

} // namespace

std::vector<core::Side> sidesOf(MistakesOf mistakes,
                                const std::array<core::Player, core::SideCount>& players) {
    using core::Side;
    switch (mistakes) {
    case MistakesOf::Nobody: return {};
    case MistakesOf::FirstPlayer: return {Side::First};
    case MistakesOf::SecondPlayer: return {Side::Second};
    case MistakesOf::Both: return {Side::First, Side::Second};
    case MistakesOf::User: break;
    }
    if (players[0].isHuman() == players[1].isHuman()) return {};
    return {players[0].isHuman() ? Side::First : Side::Second};
}

PuzzleSearch::PuzzleSearch(LibraryService& library, const core::VariantSet& variants,
                           std::shared_ptr<CoreBudget> budget, QObject* parent)
    : QObject(parent), m_library(library), m_variants(variants), m_claim(std::move(budget)) {
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("puzzles"));
    m_thread.start();
    QMetaObject::invokeMethod(
        m_worker, [] { core::lowerThreadPriority(core::BackgroundPriority::Low); }, Qt::QueuedConnection);
    connect(&library, &LibraryService::leaving, this, &PuzzleSearch::cancel);
}

PuzzleSearch::~PuzzleSearch() {
    m_stop.request_stop();
    m_thread.quit();
    m_thread.wait();
}

std::optional<PuzzleSearchProgress> PuzzleSearch::progress() const {
    return m_jobs.empty() ? std::nullopt : std::optional(m_progress);
}

void PuzzleSearch::add(const std::vector<core::GameId>& games, const PuzzleWish& wish) {
    if (games.empty()) return;
    const bool isFirst = m_jobs.empty();
    if (isFirst) {
        m_progress = {};
        m_new = {};
    }
    m_progress.games += static_cast<int>(games.size());
    for (const core::GameId game : games)
        m_jobs.push_back({game, wish});
    emit progressed();
    if (isFirst) next();
}

void PuzzleSearch::cancel() {
    m_stop.request_stop();
    m_gate.reset();
    ++m_generation;
    m_claim.end();
    if (std::exchange(m_jobs, {}).empty()) return;
    emit progressed();
    emit cancelled();
}

void PuzzleSearch::next() {
    if (m_jobs.empty()) {
        m_claim.end();
        emit progressed();
        emit finished(m_progress.found);
        return;
    }
    const Job job = m_jobs.front();
    m_library.read(
        [id = job.game, find = core::finderOf(m_variants.all())](core::Library& library) -> ReadGame {
            if (!library.has(id)) return {}; // it was deleted
            auto read = core::readStoredGame(library, id, find);
            if (read) {
                const auto stored = library.record(id);
                const auto end = stored ? core::playedEnd(*stored, read.value().tree) : std::nullopt;
                return {std::move(read).value(), end, {}};
            }
            const auto* damaged = std::get_if<core::RecordError>(&read.error());
            return {{}, {}, damaged ? QString::fromStdString(wording().sentence(*damaged)) : QString()};
        },
        this,
        [this, job, generation = m_generation](const ReadGame& game) {
            if (generation != m_generation) return;
            if (!game.problem.isEmpty()) emit failed(game.problem);
            game.record ? search(*game.record, game.end, job) : endGame();
        },
        [this, generation = m_generation](const core::StorageError& error) {
            if (generation != m_generation) return;
            cancel();
            emit failed(sentence(error));
        });
}

/// The parts of the game that are searched one after another: its puzzles, then the faults of each side.
void PuzzleSearch::search(const core::GameRecord& game, std::optional<core::NodeId> end, const Job& job) {
    m_stop = std::stop_source();
    m_gate = std::make_shared<core::learning::WorkGate>(m_stop.get_token());
    updateGate();
    if (isWaiting()) emit progressed();
    const auto work = [this, tree = game.tree, end, source = sourceText(game.header), job,
                       networks = m_networks, sides = sidesOf(job.wish.mistakes, game.header.players),
                       stop = m_stop.get_token(), gate = m_gate, generation = m_generation] {
        gate->pass();
        if (!m_engine) m_engine.emplace();
        m_engine->useNetworks(networks);
        const double parts = static_cast<double>(sides.size()) + (job.wish.findsPuzzles ? 1 : 0);
        double before = 0; // parts that are done
        const auto tell = [&](std::size_t done, std::size_t total) {
            const double part =
                (before + static_cast<double>(done) / static_cast<double>(std::max<std::size_t>(total, 1))) /
                parts;
            QMetaObject::invokeMethod(
                this,
                [this, part, generation] {
                    if (generation != m_generation) return;
                    m_progress.part = part;
                    emit progressed();
                },
                Qt::QueuedConnection);
            gate->pass();
        };
        std::vector<core::Puzzle> puzzles;
        const auto take = [&](std::vector<core::Puzzle> found) {
            puzzles.insert(puzzles.end(), found.begin(), found.end());
            ++before;
        };
        if (job.wish.findsPuzzles) take(core::findPuzzles(*m_engine, tree, job.wish.plan, stop, tell));
        const auto evaluations = core::storedEvaluations(tree, end);
        for (const core::Side side : sides)
            take(core::puzzlesOfMistakes(*m_engine, tree, evaluations, side, job.wish.plan, stop, tell, end));
        for (core::Puzzle& puzzle : puzzles) {
            puzzle.source.game = job.game;
            puzzle.source.text = source;
        }
        QMetaObject::invokeMethod(
            this,
            [this, puzzles, generation] {
                if (generation == m_generation) keep(puzzles);
            },
            Qt::QueuedConnection);
    };
    QMetaObject::invokeMethod(m_worker, work, Qt::QueuedConnection);
}

bool PuzzleSearch::isWaiting() const {
    return m_isClockRunning && m_gate && !m_jobs.empty() && m_jobs.front().wish.findsPuzzles;
}

void PuzzleSearch::setClockRunning(bool isRunning) {
    if (m_isClockRunning == isRunning) return;
    m_isClockRunning = isRunning;
    if (!m_gate) return;
    updateGate();
    emit progressed();
}

void PuzzleSearch::updateGate() {
    if (isWaiting()) {
        m_gate->close();
        m_claim.end();
    } else {
        m_gate->open();
        m_claim.begin(CoreClaim::Rank::Analyst, 1);
    }
}

void PuzzleSearch::keep(const std::vector<core::Puzzle>& puzzles) {
    if (puzzles.empty()) return endGame();
    m_library.write(
        LibraryService::Priority::Edit,
        [puzzles](core::Library& library) { return core::PracticeStore(library).add(puzzles); }, this,
        [this, variant = puzzles.front().variant().id,
         generation = m_generation](const std::vector<core::CardId>& added) {
            if (generation != m_generation) return;
            m_progress.found += static_cast<int>(added.size());
            m_new.cards.insert(m_new.cards.end(), added.begin(), added.end());
            if (added.empty())
                emit knownOnly(m_jobs.front().game);
            else
                m_new.variant = variant;
            endGame();
        },
        [this, generation = m_generation](const core::StorageError& error) {
            if (generation != m_generation) return;
            cancel();
            emit failed(sentence(error));
        });
}

void PuzzleSearch::endGame() {
    m_gate.reset();
    m_jobs.pop_front();
    ++m_progress.done;
    m_progress.part = 0;
    if (!m_jobs.empty()) emit progressed();
    next();
}

} // namespace komadai::ui
