// Looks for puzzles in games of the library, in the background.
#pragma once

#include "core/practice/puzzle_finder.h"
#include "core/rules/variant_set.h"
#include "ui/engine/core_budget.h"
#include "ui/library/library_service.h"

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
    bool findsProblems = true;              ///< positions with one good move
    MistakesOf mistakes = MistakesOf::User; ///< User: the human who played against a computer
    core::PuzzlePlan plan;
};

struct PuzzleSearchProgress {
    int done = 0, games = 0; ///< games
    double part = 0;         ///< of the present game, 0 to 1
    int found = 0;           ///< new puzzles
};

/// Searches one game after another on a thread of its own. What was found in a game is stored at once. The games that wait are
/// forgotten when the program ends. GUI thread.
class PuzzleSearch : public QObject {
    Q_OBJECT
public:
    /// All must outlive the object.
    PuzzleSearch(LibraryService& library, const core::VariantSet& variants,
                 std::shared_ptr<CoreBudget> budget, QObject* parent = nullptr);
    ~PuzzleSearch() override;

    /// Evaluates with these networks, where there are such; null: with those of the program.
    void useNetworks(std::shared_ptr<core::LearnedNetworks> networks) { m_networks = std::move(networks); }

    /// Puts games of the library behind those that wait.
    void add(const std::vector<core::GameId>& games, const PuzzleWish& wish);
    /// Ends the search. The puzzles that were stored stay.
    void cancel();
    /// None while there is nothing to search.
    std::optional<PuzzleSearchProgress> progress() const;

signals:
    /// progress() has changed.
    void progressed();
    /// All games were searched; `found` puzzles are new.
    void finished(int found);
    /// A game could not be searched, or its puzzles not be stored.
    void failed(const QString& sentence);

private:
    struct Job {
        core::GameId game = 0;
        PuzzleWish wish;
    };
    /// A game of the library; or why it cannot be read.
    struct ReadGame {
        std::optional<core::GameTree> tree;
        core::RecordHeader header;
        QString problem;
    };

    void next();
    void search(const ReadGame& game, const Job& job);
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
    int m_generation = 0; ///< of the search; answers about an earlier one are not heard
    CoreClaim m_claim;
};

/// The sides whose faults are meant in a game with these players.
std::vector<core::Side> sidesOf(MistakesOf mistakes,
                                const std::array<core::Player, core::SideCount>& players);

} // namespace komadai::ui
