// The built-in engine as a player, on a thread of its own.
#pragma once

#include "ui/books/book_store.h"
#include "ui/engine/core_budget.h"
#include "ui/engine/engine_knowledge.h"
#include "ui/engine/expected_reply.h"
#include "ui/engine/move_chooser.h"

#include <QThread>

#include <memory>
#include <optional>
#include <stop_token>

namespace komadai::ui {

/// A question for the worker. By its `id`, answers to earlier, abandoned questions are recognized.
struct MoveRequest {
    quint64 id;
    core::Game game;
    std::optional<int> level; ///< none: full strength
    core::Limits limits;      ///< besides those of the level; at full strength, the time for the move
    quint64 seed;
    std::stop_token stop;
    std::vector<std::shared_ptr<BookContents>> books{}; ///< looked up before the search, in this order
    EngineKnowledge knowledge{};
    int threads = 1;
};

struct MoveAnswer {
    quint64 id;
    bool isOfBook = false;     ///< the move comes from a book
    core::SearchResult result; ///< if the game seems lost but a mate was found, the score is that mate
    bool declares = false;     ///< declares instead of playing the move
    std::optional<core::Move> reply{}; ///< that the engine or the book expects
};

/// Lives on the worker thread and owns the engine. Emits copies, never pointers into its own state.
class EngineWorker : public QObject {
    Q_OBJECT
public:
    void chooseMove(const MoveRequest& request);

signals:
    void answered(const komadai::ui::MoveAnswer& answer);

private:
    std::optional<core::Engine> m_engine; ///< created with the first question, as its table is large
};

/// A level uses one thread, so that its strength does not depend on the number of processor cores. At full strength the engine uses its
/// clock, or else the player's time for a move, and as many cores as are free when it begins to think. Only the highest level and full
/// strength think on the opponent's time, so that all other levels are as strong as ever.
class ComputerPlayer : public MoveChooser {
    Q_OBJECT
public:
    explicit ComputerPlayer(std::shared_ptr<CoreBudget> budget = std::make_shared<CoreBudget>(1),
                            QObject* parent = nullptr);
    /// Stops the search and waits until the thread has ended: as long as the engine needs to stop.
    ~ComputerPlayer() override;

    /// Uses the opening books that are enabled for the level; null: none. `books` must outlive the player.
    void useBooks(const BookStore* books) { m_books = books; }

    /// Uses this at the highest level and at full strength, as far as the user wants it.
    void use(EngineKnowledge knowledge) { m_knowledge = std::move(knowledge); }

    void beginGame(const std::array<core::Player, core::SideCount>&) override {}
    void prepare(const core::Player&, const std::shared_ptr<const core::Variant>&) override {}
    /// Precondition: the player is the built-in engine.
    void requestMove(const core::Game& game, const core::Player& player,
                     const ClockReading& reading) override;
    void ponder(const core::Game& game, const core::Player& player, const ClockReading& reading) override;
    void moveNow() override { m_stop.request_stop(); }
    void cancel() override;

private:
    /// Sends a question to the worker. The claim has begun.
    void think(const core::Game& game, const core::Player& player, const ClockReading& reading);
    void goOnAfterHit(CoreClaim::Rank rank, int threads);
    void stopPonderingIfSqueezed();
    void onAnswered(const MoveAnswer& answer);
    std::vector<std::shared_ptr<BookContents>> booksFor(const core::Game& game, int level) const;

    const BookStore* m_books = nullptr;
    EngineKnowledge m_knowledge;
    QThread m_thread;
    EngineWorker* m_worker; ///< deleted on its thread when that ends
    quint64 m_currentId = 0;
    std::stop_source m_stop;
    std::optional<core::Game> m_asked; ///< of the last question
    core::Player m_askedPlayer;        ///< of the last question
    ExpectedReply m_expected;
    std::shared_ptr<core::Pondering> m_pondering; ///< while the opponent is to move; otherwise null
    std::optional<MoveAnswer> m_earlyAnswer;      ///< found while the opponent is to move
    CoreClaim m_claim;
};

} // namespace komadai::ui
