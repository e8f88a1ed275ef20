// Plays a match of engines in the background.
#pragma once

#include "core/store/library.h"
#include "ui/engine/core_budget.h"
#include "ui/engine/engine_failure.h"
#include "ui/library/library_service.h"
#include "ui/matches/match_choice.h"
#include "ui/matches/watched_game.h"

#include <QObject>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace komadai::ui {

/// A game of the match that has begun.
struct MatchGameEntry {
    int number = 1;
    bool aMovesFirst = true;
    std::shared_ptr<const WatchedGame> moves;
    std::optional<core::Outcome> outcome{};             ///< none while the game is being played
    std::optional<core::protocol::EngineFault> fault{}; ///< of the loser
    core::match::GameResult resultOfA{};                ///< once there is an outcome
    std::optional<core::GameId> id{};                   ///< in the library, once it is stored
    core::RecordHeader header{};                        ///< once there is an outcome
    std::string packedTree{}; ///< likewise; packed, since a match can have very many games

    bool isRunning() const { return !outcome; }
    /// The record of a finished game; none while the game is being played.
    std::optional<core::GameRecord> record() const;
};

/// The results of a player besides its points.
struct MatchPlayerCounts {
    /// Of games as the first and as the second player: losses, draws, wins.
    std::array<std::array<int, 3>, core::SideCount> bySide{};
    int timeLosses = 0;
    int failures = 0; ///< crashes, illegal moves and so on
};

/// One match at a time, on threads of its own with a low priority. The match goes on whatever is shown or played. GUI thread.
class MatchService : public QObject {
    Q_OBJECT
public:
    enum class State {
        None, ///< there was no match yet
        Running,
        Paused,    ///< or about to be: each game waits after the move in progress
        Finishing, ///< no further game begins
        Stopping,  ///< games in progress are being dropped
        Completed, ///< all games were played
        Decided,   ///< by the SPRT
        Stopped,   ///< by the user
        Failed,    ///< an engine cannot play
    };

    /// The library must outlive the service.
    MatchService(LibraryService& library, std::shared_ptr<CoreBudget> budget, QObject* parent = nullptr);
    /// Drops the games in progress, and waits until all engines have ended.
    ~MatchService() override;

    /// Begins a match in place of the last one. Precondition: !isRunning(); the plan is that of the choice.
    void start(const MatchChoice& choice, MatchPlan plan, int cores);
    void setPaused(bool paused);
    /// Lets the games in progress end.
    void finish();
    /// Drops the games in progress.
    void stop();
    /// The same, and waits until all engines have ended.
    void stopAndWait();

    State state() const { return m_state; }
    /// Whether games are in progress, even if they are paused.
    bool isRunning() const;

    // --- the match; meaningful once there was one

    const MatchChoice& choice() const { return m_choice; }
    /// Precondition: there was a match.
    const core::VariantSpec& variant() const { return m_plan->openings.front().spec(); }
    const std::optional<core::match::Sprt>& sprt() const { return m_plan->sprt; }
    const core::match::Tally& tally() const { return m_tally; }
    /// Of A and B.
    const std::array<MatchPlayerCounts, 2>& counts() const { return m_counts; }
    /// How many games have ended in each way.
    const std::map<core::EndReason, int>& ends() const { return m_ends; }
    /// In the order in which they began. Games that were dropped are gone.
    const std::vector<MatchGameEntry>& games() const { return m_games; }
    int runningGames() const;
    /// Why the match has failed.
    const std::optional<EngineFailure>& failure() const { return m_failure; }
    /// Why games are not in the library.
    const std::optional<core::StorageError>& storageError() const { return m_storageError; }

signals:
    /// The state or the results have changed.
    void changed();
    /// Another match begins.
    void started();
    /// `index` of games().
    void gameBegun(int index);
    void gameChanged(int index);
    /// Games in progress are gone.
    void gamesDropped();
    void ended();

private:
    class Runner;

    void onBegun(int number, bool aMovesFirst, std::shared_ptr<const WatchedGame> moves);
    void onFinished(const MatchReport& report, const std::shared_ptr<const core::GameRecord>& record);
    void onEnded(std::optional<EngineFailure> failure);
    void count(const MatchReport& report);
    void leaveLibrary();
    void store(int number, const std::shared_ptr<const core::GameRecord>& record);
    std::size_t indexOfGame(int number) const;
    void claimCores();

    LibraryService& m_library;
    MatchChoice m_choice;
    std::optional<MatchPlan> m_plan;
    int m_cores = 1; ///< that the match can use
    State m_state = State::None;
    core::match::Tally m_tally;
    std::array<MatchPlayerCounts, 2> m_counts;
    std::map<core::EndReason, int> m_ends;
    std::vector<MatchGameEntry> m_games;
    std::optional<EngineFailure> m_failure;
    std::optional<core::StorageError> m_storageError;
    int m_generation = 0; ///< of the match: what the library answers about an earlier one is not heard
    int m_libraries = 0;  ///< that were left; games that were stored in them have no id any more
    CoreClaim m_claim;
    std::unique_ptr<Runner> m_runner; ///< null while no match runs
};

} // namespace komadai::ui
