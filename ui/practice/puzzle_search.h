// Looks for puzzles in games of the library, in the background.
#pragma once

#include "core/learning/work_gate.h"
#include "core/practice/puzzle_finder.h"
#include "core/record/game_record.h"
#include "core/rules/variant_set.h"
#include "ui/engine/core_budget.h"
#include "ui/library/library_service.h"
#include "ui/practice/new_puzzles.h"

#include <QObject>
#include <QThread>

#include <deque>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace komadai::ui {

/// Whose faults in reviewed games become puzzles.
enum class MistakesOf { Nobody, User, FirstPlayer, SecondPlayer, Both };

struct PuzzleWish {
    bool findsPuzzles = true;               ///< positions with one good move
    MistakesOf mistakes = MistakesOf::User; ///< User: the human who played against a computer
    core::PuzzlePlan plan;
};

struct PuzzleSearchProgress {
    int done = 0, games = 0; ///< searched games, and all games
    double part = 0;         ///< how much of the present game was searched, 0 to 1
    int found = 0;           ///< new puzzles
};

/// Searches one game after another on a thread of its own. The puzzles of a game are stored as soon as it was searched. Games that still
/// wait when the program ends are forgotten.
///
/// The search for positions with one good move has a low priority, and waits while a player's clock runs. The mistakes of reviewed games,
/// which take seconds, do not wait. GUI thread.
class PuzzleSearch : public QObject {
    Q_OBJECT
public:
    /// `library` and `variants` must outlive the object.
    PuzzleSearch(LibraryService& library, const core::VariantSet& variants,
                 std::shared_ptr<CoreBudget> budget, QObject* parent = nullptr);
    ~PuzzleSearch() override;

    /// Uses the learned network of a variant, if there is one, instead of the network that comes with the program. Null: never.
    void useNetworks(std::shared_ptr<core::LearnedNetworks> networks) { m_networks = std::move(networks); }

    /// Adds games of the library to the end of the queue.
    void add(const std::vector<core::GameId>& games, const PuzzleWish& wish);
    /// Ends the search. Puzzles that were found are kept.
    void cancel();
    /// None while there is nothing to search.
    std::optional<PuzzleSearchProgress> progress() const;
    /// Tells the search whether a player's clock runs in a game.
    void setClockRunning(bool isRunning);
    bool isWaiting() const;
    /// What the search has added since it began, or the last one; the variant is that of the last game with new puzzles.
    const NewPuzzles& newPuzzles() const { return m_new; }

signals:
    /// progress() or isWaiting() has changed.
    void progressed();
    /// All games were searched; `found` puzzles are new.
    void finished(int found);
    /// All puzzles of a game were in the library before, from this game or from another one.
    void knownOnly(komadai::core::GameId game);
    /// The search ended before that: by `cancel`, after a failure, or because another library was opened.
    void cancelled();
    /// A game could not be searched, or its puzzles could not be stored.
    void failed(const QString& sentence);

private:
    struct Job {
        core::GameId game = 0;
        PuzzleWish wish;
    };
    /// A game of the library, or the reason why it cannot be read.
    struct ReadGame {
        std::optional<core::GameRecord> record{};
        std::optional<core::NodeId> end{}; ///< where the played moves end, see core::playedEnd
        QString problem{};
    };

    void next();
    /// `end`: see ReadGame
    void search(const core::GameRecord& game, std::optional<core::NodeId> end, const Job& job);
    /// Lets the search of the game wait or go on.
    void updateGate();
    void keep(const std::vector<core::Puzzle>& puzzles);
    void endGame();

    LibraryService& m_library;
    const core::VariantSet& m_variants;
    std::shared_ptr<core::LearnedNetworks> m_networks;
    QThread m_thread;
    QObject* m_worker = new QObject;      ///< stands for the thread
    std::optional<core::Engine> m_engine; ///< worker's thread only; created with the first game
    std::deque<Job> m_jobs;               ///< the present game first
    PuzzleSearchProgress m_progress;
    std::stop_source m_stop;
    std::shared_ptr<core::learning::WorkGate> m_gate; ///< of the game that is being searched
    bool m_isClockRunning = false;
    NewPuzzles m_new;
    int m_generation = 0; ///< of the search; answers to earlier searches are ignored
    CoreClaim m_claim;
};

/// The sides whose faults become puzzles in a game with these players.
std::vector<core::Side> sidesOf(MistakesOf mistakes,
                                const std::array<core::Player, core::SideCount>& players);

} // namespace komadai::ui
