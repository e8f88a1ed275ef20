// An external engine as a process.
#pragma once

#include "core/protocol/engine_conversation.h"
#include "ui/engine/engine_failure.h"
#include "ui/engine/engine_store.h"
#include "ui/engine/move_chooser.h"

#include <QObject>

#include <memory>
#include <optional>

namespace komadai::ui {

class ProcessKeeper;

/// Holds a conversation with an engine, see core::protocol::EngineConversation: it is started when it is first needed
/// and again after it has failed, and set up for the variant of each game. How it ends a trial of a variant is remembered, see
/// noteTrial. One question at a time. GUI thread; nothing here waits, not even for the engine to end. Slots may delete this object with
/// deleteLater only, see retireLater.
class EngineProcess : public QObject {
    Q_OBJECT
public:
    /// The time for starting up is that of the profile.
    explicit EngineProcess(EngineProfile profile, core::protocol::EngineTimeouts timeouts = {},
                           QObject* parent = nullptr);
    /// Asks the engine to quit; it is killed if it has not ended after a while.
    ~EngineProcess() override; // NOLINT(bugprone-exception-escape): no memory for the log ends the program

    const EngineProfile& profile() const { return m_profile; }

    /// Starts the engine if it does not run; `greeted` or `failed` answers.
    void start();
    /// Starts the engine and sets it up for a game of the variant, so that it can be asked at once; `ready` or `failed` answers.
    void getReady(const std::shared_ptr<const core::Variant>& variant);
    /// The next question is about another game than the last one.
    void beginGame();
    /// Asks for a move in the game's position; `moveFound`, `resigned`, `declared` or `failed` answers, unless `cancel` or
    /// another question comes first. Precondition: the game is not over; time is above 0.
    void requestMove(const core::Game& game, std::chrono::milliseconds time);
    /// The same within the time on the mover's clock, which stands still while isGettingReady.
    void requestMove(const core::Game& game, const ClockReading& reading);
    /// Whether the engine is told that it may think on the opponent's time, see EngineConversation::setPondering.
    void setPondering(bool isWanted);
    /// Whether the engine runs, can think on the opponent's time, and has been told that it may.
    bool canPonder() const;
    /// Lets the engine think on the opponent's time until `ponderHit`, `cancel` or another question. `game` ends with the reply that is
    /// expected. `time` and `reading` are as for requestMove, after that reply. Precondition: canPonder(), and the game is not over.
    void ponder(const core::Game& game, std::chrono::milliseconds time);
    void ponder(const core::Game& game, const ClockReading& reading);
    bool isPondering() const;
    /// The opponent has played the expected reply, so the time of the engine begins to run.
    /// `reading`  the clock at this moment; none for a question without a clock
    /// Precondition: isPondering().
    void ponderHit(const std::optional<ClockReading>& reading);
    /// Whether there is a question that the engine has not been sent yet; `asked` or `failed` follows.
    bool isGettingReady() const;
    /// Analyses the game's position until `cancel` or another question; `informed` reports the best `lines` lines again
    /// and again. With `moves`, only these are searched.
    void analyse(const core::Game& game, int lines, const std::vector<core::Move>& moves = {});
    /// Sets an option that is a button; `pressed` or `failed` answers.
    void press(const QString& option);
    /// The number of threads to think with, if the engine has such an option; by default as its profile says.
    void setThreads(int threads);
    /// An engine that is thinking about a move answers at once.
    void moveNow();
    void cancel();

    // Known once the engine has greeted.
    core::protocol::Protocol protocol() const;
    const std::vector<core::protocol::EngineOption>& options() const;
    /// What it calls itself; empty if it does not say.
    QString ownName() const;
    /// The reply that the engine expects to the move that it found last; none if it has not said so.
    const std::optional<core::Move>& expectedReply() const { return m_expectedReply; }

signals:
    void greeted();
    void ready();
    void pressed();
    /// The engine has got ready and been sent the question for a move.
    void asked();
    /// A legal move; `score` is from the view of the side that moves, none if the engine gave none.
    void moveFound(const komadai::core::Move& move, std::optional<komadai::core::Score> score);
    void resigned();
    /// The engine declares, which ends the game by the rules.
    void declared();
    void informed(const komadai::core::SearchInfo& info);
    /// The engine has ended its analysis by itself.
    void analysisEnded();
    void failed(const komadai::ui::EngineFailure& failure);

private:
    void tell(const core::protocol::EngineEvent& event);
    void tellAnswer(const core::protocol::MoveAnswer& answer);

    EngineProfile m_profile;
    std::optional<core::Move> m_expectedReply;
    ProcessKeeper* m_keeper; ///< ends by itself once its processes have ended
};

/// Ends an engine that may be the sender of the signal that is being handled. Nothing more is heard of it.
void retireLater(std::unique_ptr<EngineProcess>& engine);

} // namespace komadai::ui
