// Practising one puzzle after another.
#pragma once

#include "core/store/practice_store.h"
#include "ui/library/library_service.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace komadai::ui {

/// What is known about the user in one variant.
struct PracticeFigures {
    core::PracticeCounts counts;
    core::PracticeStreaks streaks;
    core::PlayerRating rating;
};

/// Chooses the puzzles of a library that are to be practised, judges the answers, and stores each result at once: a failure with the
/// first wrong move or with the solution, a success with the last move. Knows no widgets. GUI thread.
class PracticeSession : public QObject {
    Q_OBJECT
public:
    enum class State {
        Idle,    ///< before `begin`
        Loading, ///< a puzzle is being read, or another library is being opened
        Empty,   ///< there is nothing to practise now
        Solving, ///< the user is to find a move
        Finished ///< the puzzle is solved, or its solution was shown
    };
    static constexpr int MostHints = 2; ///< the piece, then its destination

    /// The library must outlive the object.
    explicit PracticeSession(LibraryService& library, QObject* parent = nullptr);

    /// Practises the puzzles of a variant, of these kinds (empty: all). Those that come with the program are added to the library first.
    void begin(const std::shared_ptr<const core::Variant>& variant, std::vector<core::PuzzleKind> kinds);
    /// The same with all puzzles from a game, in its order: from the node `first` on, and then from the beginning.
    void beginGame(const std::shared_ptr<const core::Variant>& variant, core::GameId game,
                   core::NodeId first = core::NodeId::root());
    /// The same with those of these puzzles that are of the variant.
    void beginCards(const std::shared_ptr<const core::Variant>& variant, std::vector<core::CardId> cards);
    /// On to another puzzle. One that was not finished is skipped: it comes again when all others have been shown.
    void next();

    State state() const { return m_state; }
    /// The puzzle with its card as it was when it was chosen. Precondition of this and the next ones: Solving or Finished.
    const core::StoredPuzzle& puzzle() const { return *m_puzzle; }
    const core::PuzzleAttempt& attempt() const { return *m_attempt; }
    core::PuzzleAttempt::Answer play(const core::Move& move);
    /// Gives the next hint, at most MostHints for each move. Precondition of this and the next one: Solving.
    void giveHint();
    int hints() const { return m_hints; }
    /// Gives up, and returns the moves that lead to the end of the solution.
    std::vector<core::Move> showSolution();

    /// The result that was stored for this puzzle; none until then.
    const std::optional<core::PracticeResult>& result() const { return m_result; }
    /// What the result has changed, once it is stored.
    const std::optional<core::PracticeEffect>& effect() const { return m_effect; }
    /// None until they are read.
    const std::optional<PracticeFigures>& figures() const { return m_figures; }

    /// For tests.
    void setTimeSource(std::function<std::chrono::sys_seconds()> now) { m_now = std::move(now); }
    std::chrono::sys_seconds now() const { return m_now(); }

signals:
    /// Another state, or another puzzle.
    void changed();
    /// effect() is known.
    void stored();
    void figuresChanged();
    /// The library could not be read or written.
    void failed(const QString& sentence);

private:
    struct Found {
        std::optional<core::StoredPuzzle> puzzle;
        PracticeFigures figures;
    };

    void leaveLibrary();
    void start(const std::shared_ptr<const core::Variant>& variant, core::PracticeFilter filter);
    void addBuiltin();
    void load();
    void show(const Found& found);
    void store(core::PracticeResult result);
    void readFigures();
    void setState(State state);
    std::function<void(const core::StorageError&)> failure();

    LibraryService& m_library;
    std::function<std::chrono::sys_seconds()> m_now;
    std::shared_ptr<const core::Variant> m_variant;
    core::PracticeFilter m_filter;
    core::NodeId m_first; ///< the next puzzle of a game is the first one from here on
    State m_state = State::Idle;
    std::optional<core::StoredPuzzle> m_puzzle;
    std::optional<core::PuzzleAttempt> m_attempt;
    int m_hints = 0;            ///< for the present move
    bool m_hasHadHints = false; ///< for any move of the puzzle
    QElapsedTimer m_time;       ///< since the puzzle was shown
    std::set<core::CardId> m_skipped;
    std::set<std::string> m_builtinAdded; ///< variants whose puzzles are in the library that is open
    std::optional<core::PracticeResult> m_result;
    std::optional<core::PracticeEffect> m_effect;
    std::optional<PracticeFigures> m_figures;
    int m_generation = 0; ///< of the puzzle; answers about an earlier one are not heard
};

/// The user's own date at this time.
std::chrono::sys_days localDay(std::chrono::sys_seconds time);

} // namespace komadai::ui
