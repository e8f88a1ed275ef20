// An engine of others that is asked about games.
#pragma once

#include "core/rules/game.h"
#include "ui/engine/analyst.h"
#include "ui/engine/engine_process.h"
#include "ui/engine/move_chooser.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace komadai::ui {

/// How long an engine may take where it has no time of its own.
struct EnginePatience {
    std::chrono::milliseconds ready{10000};   ///< to set its options up, and to begin a game
    std::chrono::milliseconds overtime{3000}; ///< beyond its time for a move, before it is told to stop
    std::chrono::milliseconds stop{2000};     ///< to give its move when told to stop
};

/// Starts an engine when it is first asked, and again after it has failed; sets it up for the variant of each
/// game. One question at a time; GUI thread, nothing here waits.
class ExternalEngine : public Analyst {
    Q_OBJECT
public:
    explicit ExternalEngine(EngineProfile profile, EnginePatience patience = {}, QObject* parent = nullptr);
    ~ExternalEngine() override;

    const EngineProfile& profile() const { return m_profile; }

    /// The next question is about another game than the last one.
    void beginGame() { m_isNewGame = true; }
    /// Asks for a move in the game's position; `moveFound`, `resigned` or `failed` answers, unless `cancel` or
    /// another question comes first. Precondition: the game is not over; time is above 0.
    void requestMove(const core::Game& game, std::chrono::milliseconds time);
    /// The same within the time on the mover's clock, which has been running since it was read.
    void requestMove(const core::Game& game, const ClockReading& reading);
    /// Lets it answer at once if it is thinking about a move.
    void moveNow();
    /// Starts it where it does not run yet.
    void prepare();
    void analyse(const core::Game& game, int lines) override;
    void cancel() override;

signals:
    /// A legal move; `score` is from the view of the side that moves, 0 where the engine gave none.
    void moveFound(const komadai::core::Move& move, komadai::core::Score score);
    void resigned();

private:
    enum class State {
        Off,
        Starting,
        GettingReady,
        Ready,
        Thinking,
        Stopping, ///< thinks about a question that was dropped
    };
    struct Question {
        core::Game game;
        std::optional<std::chrono::milliseconds> time; ///< for a move; none for an analysis or with a clock
        int lines = 1;
        std::optional<ClockReading> reading = {};
        QElapsedTimer sinceReading = {};

        bool isForMove() const { return time || reading; }
        core::Instant now() const { return reading->at + std::chrono::milliseconds(sinceReading.elapsed()); }
    };

    void put(Question question);
    void proceed();
    void start();
    void onGreeted();
    bool setUp(const core::VariantSpec& variant);
    bool writeVariant(const core::VariantSpec& variant, const std::string& option);
    void getReady();
    void ask();
    core::protocol::Go goFor(const Question& question) const;
    static std::optional<std::chrono::milliseconds> timeFor(const Question& question);
    void stop();
    void onOvertime();
    void onAnswered(const core::protocol::Answer& answer);
    void setLines(int lines);
    void onInfo(const core::protocol::EngineInfo& info);
    void onBestMove(const core::protocol::BestMove& best);
    void answer(const core::protocol::BestMove& best);
    void fail(EngineProblem problem, const QString& detail = {});
    void onFailed(const EngineFailure& failure);

    EngineProfile m_profile;
    EnginePatience m_patience;
    EngineProcess* m_process = nullptr;
    State m_state = State::Off;
    bool m_isNewGame = true;
    std::string m_variant;              ///< that it is set up for; empty for none
    std::optional<Question> m_question; ///< to be asked, or being answered
    int m_lines = 1;                    ///< that the engine is set up to tell
    bool m_isToldRules = false;         ///< the variant comes from a file of ours
    core::Score m_score = core::Score::centipawns(0);
    QTimer m_overtime;
    std::unique_ptr<QTemporaryDir> m_folder; ///< of files that the engine is told to read
};

} // namespace komadai::ui
