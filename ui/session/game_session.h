// The game on the screen: the one state that all views observe.
#pragma once

#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/search/engine.h"
#include "core/store/library.h"
#include "ui/engine/engine_failure.h"

#include <QElapsedTimer>
#include <QObject>

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace komadai::ui {

class LibraryService;
class MoveChooser;

using Players = std::array<core::Player, core::SideCount>;

/// A game being played or a stored one being looked at. Turns gestures into moves, asks the computer for its
/// own, and keeps every move in the library before the next one can be made. GUI thread.
class GameSession : public QObject {
    Q_OBJECT
public:
    enum class Mode { Playing, Reviewing };

    /// Both must outlive the session. `computer` plays for all who are no humans.
    GameSession(core::Game start, MoveChooser& computer, LibraryService& library, QObject* parent = nullptr);
    ~GameSession() override;

    // --- what is on the screen

    Mode mode() const { return m_mode; }
    const core::Game& game() const { return m_game; }
    const core::VariantSpec& spec() const { return m_game.spec(); }
    const Players& players() const { return m_players; }
    const core::Player& player(core::Side side) const {
        return m_players[static_cast<std::size_t>(core::indexOf(side))];
    }
    /// The ply after which the board is shown: 0 for the start, plyCount() for the present.
    int viewedPly() const { return m_viewedPly; }
    const core::AnyPosition& viewedPosition() const { return m_game.positionAt(m_viewedPly); }
    /// The move that led to the viewed position.
    std::optional<core::Move> viewedMove() const;
    bool isAtEnd() const { return m_viewedPly == m_game.plyCount(); }

    /// The side that the user may move now: the one to move, unless that is the computer, the game is over or
    /// only looked at, an earlier position is shown, or the last move is not stored yet.
    std::optional<core::Side> movableSide() const;
    bool isComputerThinking() const { return m_isThinking; }
    /// Whether it is the turn of an engine that has failed; the game waits for `retryPlayer`, `replacePlayer`
    /// or whatever else the user does.
    bool isWaitingForPlayer() const { return m_isStuck; }
    bool canTakeBack() const { return plyAfterTakeBack().has_value(); }
    bool canRedo() const { return m_mode == Mode::Playing && !m_undone.empty(); }
    /// The side that would resign: the human one, or the one to move between two humans.
    std::optional<core::Side> resigningSide() const;
    bool mayOfferImpasse() const;
    /// Whether a stored game on the screen could be played on.
    bool canContinue() const { return m_mode == Mode::Reviewing && !m_game.isOver(); }

    // --- what the user does

    /// Ends whatever is on the screen (it stays in the library) and begins a game. It is stored with its
    /// first move.
    void startGame(core::Game start, const Players& players);
    /// Shows a stored game. `line` is all its plies played again, those taken back too.
    void review(const core::StoredGame& stored, core::Game line);
    /// Plays on in the stored game that is shown. Precondition: canContinue().
    void continueGame();

    /// Precondition: movableSide(). Returns why the move cannot be made.
    std::optional<core::Refusal> playMove(const core::Move& move);
    /// Back to the user's last decision; one ply between humans. Precondition: canTakeBack().
    void takeBack();
    /// Precondition: canRedo().
    void redo();
    /// Precondition: resigningSide().
    void resign();
    /// Precondition: mayOfferImpasse(). The computer answers at once; between humans `impasseOffered` asks.
    void offerImpasse();
    /// The answer to `impasseOffered`.
    void acceptImpasse();
    void goToPly(int ply);
    /// Asks the engine that has failed once more. Precondition: isWaitingForPlayer().
    void retryPlayer();
    /// Lets somebody else play on for the engine that has failed. Precondition: isWaitingForPlayer().
    void replacePlayer(const core::Player& player);

signals:
    /// Another game, or the same with another past, is shown.
    void lineReset();
    /// The board shows another ply of the same line.
    void viewChanged(int fromPly, int toPly);
    /// A move was added at the end of the line.
    void moveAdded();
    /// Something else: whose turn it is, whether the computer thinks, how the game ended.
    void stateChanged();
    /// A player proposes impasse and the user is to answer for the other one.
    void impasseOffered(komadai::core::Side by);
    void impasseDeclined();
    /// The engine of the side to move has not come up with a move: isWaitingForPlayer().
    void playerFailed(const komadai::ui::EngineFailure& failure);
    /// Something of this game was written to the library.
    void stored();
    /// A move or result could not be stored. The game waits for `retryStoring` or `playWithoutStoring`.
    void storingFailed(const komadai::core::StorageError& error);

public slots:
    void retryStoring();
    void playWithoutStoring();

private:
    using StoreJob = std::function<void(core::Library&)>;
    /// The stored form of the game on the screen. Touched on the library's thread only, once jobs are under
    /// way.
    struct Kept {
        std::optional<core::GameId> id; ///< none until the first move is stored
    };

    bool isHuman(core::Side side) const { return player(side).isHuman(); }
    bool hasHuman() const { return isHuman(core::Side::First) || isHuman(core::Side::Second); }
    bool isSettled() const { return m_mode == Mode::Playing && m_jobs.empty(); }
    std::optional<int> plyAfterTakeBack() const;
    void show(core::Game game, const Players& players, Mode mode);
    void addMove(const core::Move& move);
    void undoTo(int ply);
    void endBy(const std::function<void()>& end);
    void onComputerMove(const core::Move& move, core::Score score);
    void onComputerResigned();
    void onComputerFailed(const EngineFailure& failure);
    bool computerAcceptsImpasse(core::Side computer) const;
    void proposeImpasse(core::Side computer);
    void stopThinking();
    /// Lets the computer think if it is its turn.
    void advance();

    void storeMove();
    void storeState();
    void storePlayers();
    void enqueue(std::function<void(core::Library&, core::GameId)> job);
    void runNextJob();

    MoveChooser& m_computer;
    LibraryService& m_library;
    Mode m_mode = Mode::Playing;
    core::Game m_game;
    Players m_players;
    std::vector<core::Move> m_undone; ///< taken back, the next to redo last
    int m_viewedPly = 0;
    bool m_isThinking = false;
    bool m_isStuck = false; ///< the engine to move has failed
    std::array<std::optional<core::Score>, core::SideCount>
        m_scores;              ///< the computer's last views of the game, by side
    int m_lastProposalPly = 0; ///< of the computer's last proposal of impasse
    QElapsedTimer m_turnTime;
    std::chrono::milliseconds m_lastMoveTime{};

    std::shared_ptr<Kept> m_kept = std::make_shared<Kept>();
    bool m_isKept = true;        ///< false once the user chose to play without storing
    std::deque<StoreJob> m_jobs; ///< not done yet, the oldest first; that one is under way
};

} // namespace komadai::ui
