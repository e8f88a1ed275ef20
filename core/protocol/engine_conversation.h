// A client's conversation with an external engine in UCI or USI, without processes, files and timers of its own.
#pragma once

#include "core/protocol/engine_options.h"
#include "core/protocol/engine_problem.h"
#include "core/protocol/variant_option.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace komadai::core::protocol {

// --- actions: what the owner must do, in this order

/// Identifies a process of the engine. After a failure the engine is started again as another process, while the old one
/// may still be ending.
using ProcessId = int;

struct StartProcess {
    ProcessId process;
};
struct WriteLine {
    ProcessId process;
    std::string line; ///< without its end
};
struct CloseInput { ///< of a process that has been told to quit
    ProcessId process;
};
struct KillProcess { ///< together with the processes that it has started
    ProcessId process;
};
/// Write a file for the engine, then call `fileWritten` or `fileFailed`. The file must exist until the conversation
/// is over.
struct WriteFile {
    std::string content; ///< sections of variants.ini
};
using EngineAction = std::variant<StartProcess, WriteLine, CloseInput, KillProcess, WriteFile>;

// --- events: what the owner is told

struct Greeted {};       ///< name, protocol and options are known
struct Ready {};         ///< the answer to `getReady`
struct ButtonPressed {}; ///< the answer to `press`
struct AnalysisEnded {}; ///< the engine has ended its analysis by itself
/// A question that had to wait until the engine was ready, or had ended its last search, has been sent.
struct Asked {};
/// The end of a trial of the engine in a variant, see EngineConversation. A trial begins when the engine is told to read a file with the
/// rules, or else with the request for a move.
struct TrialEnded {
    std::shared_ptr<const Variant> variant;
    /// Why the engine has failed; none if it has made a legal move, or resigned.
    std::optional<EngineFault> fault;
};
/// The end of a search for a move.
struct MoveAnswer {
    BestMove said;
    std::optional<Move> move;   ///< always legal
    std::optional<Move> reply;  ///< the reply that the engine expects, if legal
    std::optional<Score> score; ///< side to move's view; none if the engine gave none
    std::optional<EngineProblem>
        problem; ///< set if it neither moved legally, nor resigned, nor declared by the rules
    bool isResignation() const { return said.kind == BestMove::Kind::Resign; }
    /// The engine claims a win, and its declaration ends the game by the rules.
    bool isDeclaration() const { return said.kind == BestMove::Kind::Win && !problem; }
};
/// SearchInfo is a line of an analysis, with legal moves only. After an EngineFault the process is being ended; the next
/// command starts the engine again.
using EngineEvent = std::variant<Greeted, Ready, ButtonPressed, Asked, SearchInfo, AnalysisEnded, TrialEnded,
                                 MoveAnswer, EngineFault>;

/// How a process has ended.
struct ProcessEnd {
    std::optional<int> signal; ///< the signal that ended it
    int status = 0;            ///< its exit status if no signal ended it
};

/// A request for a move in a game that is not over.
struct MoveQuestion {
    Game game;
    Go go{}; ///< the limits if there is no clock
    /// It is the mover's turn. The clock stands still until the question is sent: the time for getting ready is not the
    /// engine's.
    std::optional<GameClock> clock{};
    Instant clockReadAt{}; ///< the time of `ask`, in the time of the clock
    /// When the engine is told to stop; by default when its time and `EngineTimeouts::overtime` are over.
    std::optional<Instant> deadline{};
};

struct ConversationSettings {
    std::optional<Protocol> protocol; ///< none: detected
    /// Names (case-insensitive) and values. An option that chooses the variant or names a file of variants overrides what
    /// the conversation would send.
    std::vector<std::pair<std::string, std::string>> options;
    /// If true, an unknown option or a refused value is a failure; otherwise that option is skipped.
    bool mustTakeOptions = false;
    std::optional<int> hashMegabytes; ///< size of the hash table, clamped to the limits of the option
    EngineTimeouts timeouts{};
};

/// Starts an engine when it is needed, greets it, sets it up for the variant of each game, asks it questions, and ends
/// it. It never reads a clock: every function takes the current time. After each call the owner must carry out
/// `takeActions` and handle `takeEvents`. It reports what the processes do, and calls `wake` at `wakeAt`.
///
/// Detection of the protocol: the engine is greeted in UCI. If it has not responded after a quarter of the start-up time,
/// it is greeted in USI too. If it ends when greeted in UCI, it is started again for USI. An engine that speaks both uses
/// UCI, because USI cannot name the squares of larger boards.
///
/// Pondering: an engine that has the option Ponder (USI_Ponder) may think on the opponent's time, see `setPondering`. Other engines, and
/// those for which the user has set the option to false, are never asked to. An engine that answers before the opponent has moved breaks
/// the protocol; its answer is kept until then.
///
/// Rules: an engine that does not list the variant is given a file with its rules. It must then make a legal move in the
/// variant's start position before it is used, because older engines ignore what they do not understand. The same holds
/// for an engine without an option for variants. `TrialEnded` tells how this trial ends, before a failure of the engine is told.
///
/// There is one question at a time. A new question replaces it; later output about the old one is dropped.
class EngineConversation {
public:
    explicit EngineConversation(ConversationSettings settings);

    // --- commands

    /// Starts the engine unless it runs; answered by `Greeted` or a failure.
    void start(Instant now);
    /// The next question is about another game than the last one.
    void beginGame() { m_isNewGame = true; }
    /// Starts the engine unless it runs, and sets it up for a game of the variant; answered by `Ready` or a failure.
    void getReady(std::shared_ptr<const Variant> variant, Instant now);
    /// Answered by `MoveAnswer` or a failure.
    void ask(MoveQuestion question, Instant now);
    /// Whether the engine is told that it may think on the opponent's time; false at first. It is told with the options, or before the next
    /// question for a move: engines that expect it spend their own time faster.
    void setPondering(bool isWanted) { m_isPonderingWanted = isWanted; }
    /// Whether the running engine can think on the opponent's time, and has been told that it may.
    bool canPonder() const;
    /// Lets the engine think on the opponent's time. The game of the question ends with the reply that is expected, and its clock is the one
    /// after that reply. Answered only after `ponderHit`, by `MoveAnswer` or a failure; a failure may come before. Precondition:
    /// canPonder(), and the game is not over.
    void ponder(MoveQuestion question, Instant now);
    /// Whether the question is one of `ponder` without a `ponderHit`.
    bool isPondering() const { return m_isPondering; }
    /// The opponent has played the expected reply. From now on the question is like one of `ask`. `clock` and `clockReadAt` replace those of
    /// the question. If the engine has answered already, `wake` brings the answer. Precondition: isPondering().
    void ponderHit(std::optional<GameClock> clock, Instant clockReadAt, Instant now);
    /// SearchInfo reports the best `lines` lines again and again, until `cancel` or another question. Precondition: the
    /// game is not over. With `moves`, only these legal moves are searched. An engine whose lines all begin with illegal
    /// moves fails with OtherRules, and one whose lines all begin with other moves than these with IgnoresMoves.
    void analyse(const Game& game, int lines, Instant now, std::vector<Move> moves = {});
    /// Sets an option of type button; answered by `ButtonPressed` or a failure.
    void press(std::string option, Instant now);
    /// Sets the number of threads from now on, if the engine has such an option; a running analysis is restarted. The default
    /// is the value among the options.
    void setThreads(int threads, Instant now);
    /// An engine that is thinking about a move must answer at once.
    void moveNow(Instant now);
    /// Drops the question, if there is one.
    void cancel(Instant now);
    /// Ends the engine; no command may follow.
    void quit(Instant now);

    // --- reports by the owner

    /// A line that a process has written, with or without its end.
    void receive(ProcessId process, std::string_view line, Instant now);
    /// `reason` is the error message of the system.
    void startFailed(ProcessId process, const std::string& reason, Instant now);
    /// All lines that the process wrote have been reported.
    void processEnded(ProcessId process, const ProcessEnd& end, Instant now);
    /// The process does not read its input.
    void writeFailed(ProcessId process, Instant now);
    void fileWritten(const std::string& path, Instant now);
    void fileFailed(const std::string& reason, Instant now);
    /// When to call `wake`; none: there is nothing to wait for.
    std::optional<Instant> wakeAt() const;
    /// Handles all deadlines that have passed.
    void wake(Instant now);

    std::vector<EngineAction> takeActions() { return std::exchange(m_actions, {}); }
    std::vector<EngineEvent> takeEvents() { return std::exchange(m_events, {}); }

    // --- state

    /// The current process; none if the engine does not run.
    std::optional<ProcessId> process() const { return m_process; }
    /// Whether there is a question that has not been sent yet; `Asked` follows, or a failure.
    bool isQuestionWaiting() const {
        return m_question && !m_earlyAnswer && (m_phase != Phase::Thinking || m_isTrial);
    }
    /// Whether no process is left, including those that are being ended.
    bool isOver() const { return !m_process && m_ending.empty(); }
    Protocol protocol() const { return m_protocol; }
    /// The name that the engine reports; empty if it reports none.
    const std::string& name() const { return m_name; }
    /// As last declared by the engine.
    const std::vector<EngineOption>& options() const { return m_options.declared(); }

private:
    enum class Phase {
        Off,
        Greeting,
        AwaitingFile, ///< the owner writes the file
        AwaitingReady,
        Idle,
        Thinking,
        Stopping, ///< the engine has been told to stop; its answer is dropped
    };
    struct Analysis {
        Game game;
        int lines;
        std::vector<Move> moves; ///< empty: all
    };
    using Question = std::variant<MoveQuestion, Analysis>;

    // starting
    void launch(Protocol protocol, Instant deadline);
    void greetInUsi(Instant now);
    bool mayBeUsi() const;
    void takeGreeting(const Answer& answer, Instant now);
    void onGreeted(Instant now);

    // setting up
    bool isWanted() const;
    void advance(Instant now);
    bool loadVariantFiles(Instant now);
    void chooseVariant(const std::shared_ptr<const Variant>& variant, Instant now);
    bool nameVariant(const std::shared_ptr<const Variant>& variant, Instant now);
    bool needsTrial(const std::shared_ptr<const Variant>& variant) const;
    const EngineOption* variantOption() const;
    bool sendOptions(Instant now);
    bool setOption(const std::string& name, const std::string& value, Instant now);
    void setHash();
    void tellPondering();
    void tellAnalysing(bool isAnalysing);
    void tellEnteringKing(const VariantSpec& variant);
    void tellThreads();
    void tellLines(int lines);
    std::chrono::milliseconds patienceForReady() const;
    void prepareGame(Instant now);
    void tryOut(Instant now);
    void checkTrial(const BestMove& best, Instant now);
    std::shared_ptr<const Variant> wantedVariant() const;
    bool isToldByFile(const std::shared_ptr<const Variant>& variant) const;
    std::optional<int> threadsToTell() const;

    // asking
    void replaceQuestion(Question question, Instant now);
    void sendWhenReady(Instant now);
    void dropQuestion();
    void sendQuestion(Instant now);
    void sendGo(const Game& game, Go go);
    void setDeadline(const MoveQuestion& question, Instant now);
    void stop(Instant now);
    const Game& gameInQuestion() const;
    bool isAskedForMove() const { return m_question && std::holds_alternative<MoveQuestion>(*m_question); }

    // answers
    void take(const Answer& answer, Instant now);
    void note(const Answer& answer);
    void takeInfo(const EngineInfo& info, Instant now);
    void countBadLine(const EngineInfo& info, Instant now);
    void countUnwantedLine(const EngineInfo& info, Instant now);
    void takeBestMove(const BestMove& best, Instant now);
    void answerQuestion(const BestMove& best);
    MoveAnswer answerOf(const BestMove& best) const;
    bool floods(std::size_t bytes, Instant now);

    // ending
    void onTimeout(Instant now);
    void fail(EngineFault fault, Instant now);
    void retire(Instant now);
    void forgetProcess();

    void send(const Command& command);
    void awaitReady(std::chrono::milliseconds patience, Instant now);
    void expect(std::chrono::milliseconds patience, Instant now);

    ConversationSettings m_settings;
    std::vector<EngineAction> m_actions;
    std::vector<EngineEvent> m_events;

    // what the owner wants
    bool m_isStartWanted = false;
    std::shared_ptr<const Variant> m_variantToPrepare; ///< set by getReady
    std::optional<std::string> m_button;
    std::optional<Question> m_question; ///< waiting to be sent, or being answered
    bool m_isPondering = false;         ///< the question is about the opponent's time
    bool m_hasWaited = false;           ///< the question could not be sent at once
    bool m_isNewGame = true;
    std::optional<int> m_threads; ///< none: as the options say
    bool m_isPonderingWanted = false;

    // the process
    std::optional<ProcessId> m_process;
    ProcessId m_lastProcess = 0;
    std::map<ProcessId, std::optional<Instant>>
        m_ending; ///< when to kill each process; none: it has been killed
    Phase m_phase = Phase::Off;
    std::optional<Instant> m_deadline;      ///< of the phase
    std::chrono::milliseconds m_patience{}; ///< the time limit of the phase

    // the greeting
    Instant m_startUpEnd{};
    bool m_isAskedTwice = false; ///< in UCI and USI
    bool m_awaitsReady = false;  ///< it has answered in UCI, and may still answer in USI
    bool m_isDeclared = false;   ///< the list of options is complete

    // what the engine is
    Protocol m_protocol = Protocol::Uci;
    std::string m_name;
    EngineOptions m_options;

    // what the engine has been told
    bool m_hasVariantFiles = false;                           ///< the variant files of the user
    bool m_hasOptions = false;                                ///< all other options
    std::shared_ptr<const Variant> m_variant;                 ///< the variant that it is set up for
    std::vector<std::shared_ptr<const Variant>> m_toldByFile; ///< variants whose files it has read
    std::vector<std::shared_ptr<const Variant>> m_triedOut;   ///< variants in which it has made a legal move
    bool m_isTrialDue = false;
    bool m_isTrial = false; ///< it is thinking about the start position, as a test of its rules
    /// The engine is reading the rules of this variant from a file; null while it reads none. When it is asked for a move, it has read
    /// them.
    std::shared_ptr<const Variant> m_beingRead;
    std::string m_fileOption;               ///< the option for the file that is being written
    std::optional<EngineEvent> m_whenReady; ///< reported when the engine is ready
    std::optional<int> m_lines;             ///< none: as the engine has it by itself
    std::optional<int> m_toldThreads;
    std::optional<bool> m_toldPondering; ///< none: as the engine has it by itself
    std::optional<bool> m_toldAnalysing; ///< likewise
    bool m_isToldToStop = false;

    // the search
    std::optional<Score> m_score;          ///< of the best line
    std::optional<BestMove> m_earlyAnswer; ///< to a question on the opponent's time, given before its end
    int m_deepest = 0;                     ///< plies of the deepest line that was reported for the question
    int m_leastDepth = 0;                  ///< lines of lower depth have been reported already
    int m_badLines = 0;                    ///< lines for the question that begin with a wrong move
    bool m_hasGoodLine = false;            ///< some line for the question begins with a right move

    // the output of the engine since the last command, minus the output that is always allowed
    double m_unasked = 0; ///< bytes
    Instant m_lastLine{};
};

} // namespace komadai::core::protocol
