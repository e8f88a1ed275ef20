// Practising a repertoire.
#pragma once

#include "core/practice/repertoire_drill.h"
#include "core/store/repertoire_store.h"
#include "ui/library/library_service.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace komadai::ui {

/// Asks the cards of a repertoire that are due, and some new ones, and stores each result at once: a failure with the first wrong move,
/// or when the move is shown, a success with the right move. Cards that were failed are asked again at the end of the round. Knows no
/// widgets. GUI thread.
class RepertoireSession : public QObject {
    Q_OBJECT
public:
    enum class State {
        Idle,     ///< before `begin`
        Loading,  ///< the repertoire is being read, or another library is being opened
        Empty,    ///< nothing is to be asked now
        Asking,   ///< the user is to find a move
        Answered, ///< the move is on the board
        Finished, ///< the round is over
    };
    static constexpr int MostNew = 20;  ///< cards in a round that were never asked before
    static constexpr int MostTries = 2; ///< then the move is shown
    static constexpr int MostHints = 2; ///< the piece, then its destination

    /// The library must outlive the object.
    explicit RepertoireSession(LibraryService& library, QObject* parent = nullptr);

    /// Begins a round. Also for the next round.
    void begin(core::RepertoireId repertoire);
    /// Ends the round, because its repertoire was deleted. The state is Empty then.
    void end();
    /// On to the next card, or to the end of the round. A card that was not answered comes again at the end. Precondition: Asking or
    /// Answered.
    void next();

    State state() const { return m_state; }
    /// Precondition of this and the next ones: Asking, Answered or Finished.
    const core::StoredRepertoire& repertoire() const { return *m_stored; }
    const core::RepertoireDrill& drill() const { return *m_drill; }
    /// The moves that led to the card, and the position before them.
    const core::RepertoireDrill::Way& way() const { return m_way; }
    const core::AnyPosition& positionBeforeWay() const { return *m_before; }
    /// The text of the position of the card that is asked, or was asked last.
    const std::string& card() const { return m_card; }
    /// The moves of the card.
    const std::vector<core::Repertoire::Edge>& moves() const;

    /// Precondition of this and the next ones: Asking.
    core::RepertoireDrill::Answer play(const core::Move& move);
    /// Gives the next hint, at most MostHints for each card.
    void giveHint();
    int hints() const { return m_hints; }
    /// Wrong moves since the card was asked.
    int wrongMoves() const { return m_wrongMoves; }
    /// Plays the move for the user, and returns it.
    core::Move showMove();
    /// Whether the card was failed in this round before.
    bool isAskedAgain() const { return m_isAskedAgain; }

    // --- the round

    int asked() const { return m_right + m_failed; } ///< cards that were answered, each once
    int right() const { return m_right; }            ///< of these: right at the first try
    /// Of all cards of the repertoire; none until they are read.
    const std::optional<core::PracticeCounts>& counts() const { return m_counts; }
    /// What the last answer has changed; none until it is stored.
    const std::optional<core::Schedule>& schedule() const { return m_schedule; }

    /// For tests.
    void setTimeSource(std::function<std::chrono::sys_seconds()> now) { m_now = std::move(now); }

signals:
    /// Another state, or another hint.
    void changed();
    /// A card is asked, perhaps the same again. Follows `changed`.
    void cardAsked();
    /// counts() or schedule() are others now.
    void figuresChanged();
    /// A result was stored.
    void stored();
    /// The library could not be read or written.
    void failed(const QString& sentence);

private:
    struct Found {
        std::optional<core::StoredRepertoire> repertoire;
        core::PracticeCounts counts;
    };
    void leaveLibrary();
    void show(const Found& found);
    void fail();
    void succeed();
    void store(core::PracticeResult result);
    void setState(State state);
    LibraryService::Failed failure();

    LibraryService& m_library;
    std::function<std::chrono::sys_seconds()> m_now;
    State m_state = State::Idle;
    std::optional<core::StoredRepertoire> m_stored;
    std::optional<core::RepertoireDrill> m_drill;
    core::RepertoireDrill::Way m_way;
    std::optional<core::AnyPosition> m_before;
    std::string m_card;
    core::RepertoireDrill::Place m_cardPlace = 0;
    int m_hints = 0, m_wrongMoves = 0;
    bool m_isAskedAgain = false;
    bool m_isFailed = false; ///< this time
    QElapsedTimer m_time;    ///< since the card was asked
    int m_right = 0, m_failed = 0;
    std::optional<core::PracticeCounts> m_counts;
    std::optional<core::Schedule> m_schedule;
    int m_generation = 0; ///< of the card; answers about an earlier one are not heard
};

} // namespace komadai::ui
