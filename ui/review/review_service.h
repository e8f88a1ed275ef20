// Reviews games of the library in the background, one after another.
#pragma once

#include "core/review/game_review.h"
#include "core/rules/variant_set.h"
#include "core/store/review_queue.h"
#include "ui/engine/engine_failure.h"
#include "ui/library/library_service.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace komadai::ui {

class EnginePool;
class GameDocument;
class PositionReviewer;

struct ReviewProgress {
    int done = 0, total = 0; ///< positions of the present game; both 0 while it is being read
    int waiting = 0;         ///< games that come after it
    bool isPaused = false;
    /// Until all games are reviewed, as far as it can be told.
    std::optional<std::chrono::seconds> remaining{};
};

/// The queue is stored in the library with every position that was evaluated, so that reviews go on after the program was
/// closed or killed. A finished review is noted in the document where the game is open, as one step that can be undone; or
/// else in the library. A game that is deleted is passed over; if it is restored, its review goes on. GUI thread.
class ReviewService : public QObject {
    Q_OBJECT
public:
    /// Returns the document of a stored game that is open; null if it is not.
    using FindDocument = std::function<GameDocument*(core::GameId)>;

    /// All must outlive the object. Follows the library that is open, from its next opening on.
    ReviewService(LibraryService& library, EnginePool& engines, const core::VariantSet& variants,
                  FindDocument findDocument, QObject* parent = nullptr);
    ~ReviewService() override;

    /// Puts games of the library behind those that wait. One that is there already begins anew.
    void add(const std::vector<core::GameId>& games, const core::ReviewPlan& plan);
    bool isPaused() const { return m_isPaused; }
    void setPaused(bool paused);
    /// Ends the review of the present game, or of all games. What was found out so far is dropped.
    void cancel();
    void cancelAll();
    /// None while there is nothing to review.
    std::optional<ReviewProgress> progress() const;
    /// How many games are reviewed before this one, which is open: 0 while its own review runs, none if it does not wait for one.
    std::optional<int> gamesBefore(const GameDocument& document) const;

signals:
    /// progress() has changed.
    void progressed();
    /// A game is reviewed, and the notes are in its record.
    void finished(komadai::core::GameId game);
    /// A game could not be reviewed; `sentence` says why.
    void failed(const QString& sentence);

private:
    /// The game that is being reviewed.
    struct Job {
        core::ReviewPlan plan;
        core::GameTree tree;
        std::optional<core::NodeId> end; ///< where the game ended, see core::playedEnd
        std::vector<core::NodeId> nodes;
        std::size_t next = 0; ///< index of `nodes`
        core::Evaluations evaluations;
    };

    /// Stops, since another library is about to be opened. The queue stays stored in the present one.
    void leaveLibrary();
    void readQueue();
    void setQueue(std::vector<core::QueuedReview> queue);
    void passOver(core::GameId game);
    void takeUpAgain(core::GameId game);
    bool isPresent(core::GameId game, int generation) const;
    void readGame();
    /// `end`: see Job
    void begin(core::GameTree tree, std::optional<core::NodeId> end);
    void startEngine(const core::ReviewPlan& plan);
    void step();
    void keep(const core::Evaluation& evaluation);
    void finish();
    void noteInLibrary(const core::TreeEdit& edit);
    void end();
    void leave(core::GameId game);
    void fail(const QString& sentence);
    void interrupt();
    void dropJob();
    void stop();
    template <class Work>
    void write(Work work);

    LibraryService& m_library;
    EnginePool& m_engines;
    const core::VariantSet& m_variants;
    FindDocument m_findDocument;
    std::deque<core::QueuedReview> m_queue;                  ///< the present game first
    std::map<core::GameId, core::QueuedReview> m_passedOver; ///< deleted games, which wait in the library
    std::optional<Job> m_job;                                ///< of the present game, once it is read
    /// The engine. It stays for the next game if that has the same variant and the same engine in its plan: an external engine may take
    /// long to start. It ends with the queue, when the library is left, when the user cancels, when a review fails, and when a game is
    /// deleted, changed, added again or taken out of the queue during its review. It is idle while there is no job.
    std::unique_ptr<PositionReviewer> m_reviewer;
    std::string m_engine;                           ///< of `m_reviewer`, as in the plan
    std::shared_ptr<const core::Variant> m_variant; ///< for which `m_reviewer` was made
    bool m_isPaused = false;
    int m_generation = 0;     ///< of the queue; answers about an earlier one are not heard
    QElapsedTimer m_timer;    ///< of the present position
    std::int64_t m_spent = 0; ///< milliseconds for positions that were evaluated since the program began
    int m_evaluated = 0;
};

/// What is written into a record: glyphs, better lines and comments in the language and notation of the window. Comments of earlier
/// reviews are replaced, whatever their language and notation.
core::TreeEdit editFor(const core::GameTree& tree, const core::Evaluations& evaluations,
                       const core::GameReview& review);
/// A verdict in a word or two, and why a move is a fault, as a sentence; empty where it is not said.
QString verdictText(core::Verdict verdict);
/// The verdict as the title of a number of moves: "Blunders".
QString verdictsText(core::Verdict verdict);
QString reasonText(const core::MoveReview& review, const core::VariantSpec& variant);
/// A short comment: "Blunder. Allows mate in 3. Better was Rh4-h8."; for a move without fault only the verdict. `before` is the
/// position before the move.
QString commentText(const core::MoveReview& review, const core::AnyPosition& before);

} // namespace komadai::ui
