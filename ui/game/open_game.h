// Everything about one open game but its widgets.
#pragma once

#include "core/clock/game_clock.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/store/library.h"
#include "ui/players.h"

#include <QObject>

#include <memory>
#include <optional>

namespace komadai::ui {

class Analysis;
class EnginePool;
class GameDocument;
class GameFile;
class LibraryService;
class MoveChooser;
class Play;
class Recorder;

/// The record of a game with those who work on it: the play, the recorder and the analysis. Decides what a move of the
/// user means: the next move of the game, or a variation. GUI thread.
class OpenGame : public QObject {
    Q_OBJECT
public:
    /// Shows `start`, which nobody plays yet. Library and pool must outlive the object. `computer` plays for everyone who
    /// is not human; null: engines of the pool.
    OpenGame(const core::Game& start, LibraryService& library, EnginePool& engines,
             std::unique_ptr<MoveChooser> computer = nullptr, QObject* parent = nullptr);
    ~OpenGame() override;

    GameDocument& document() { return *m_document; }
    const GameDocument& document() const { return *m_document; }
    Play& play() { return *m_play; }
    const Play& play() const { return *m_play; }
    Recorder& recorder() { return *m_recorder; }
    const Recorder& recorder() const { return *m_recorder; }
    Analysis& analysis() { return *m_analysis; }
    /// The file that the game was read from or saved in. Another game has none until it is set.
    GameFile& file() { return *m_file; }
    const GameFile& file() const { return *m_file; }

    /// Begins a game in place of the one that is open, which stays in the library. It is stored with its first move.
    void startGame(const core::Game& start, const Players& players, const core::TimeControls& clocks = {});
    /// Shows a game before its first move, which begins when the user wants it: see Play::continueGame.
    void prepareGame(const core::Game& start, const Players& players, const core::TimeControls& clocks = {});
    /// Shows a stored game, or one that is not in the library until it is changed: then `id` is none. It is not played on
    /// until the user wants it. `lastTakenBack`: see GameDocument.
    void show(core::GameRecord record, std::optional<core::GameId> id,
              std::optional<core::NodeId> lastTakenBack = std::nullopt);

    /// Whether the board shows the place where the game that is being played has got to.
    bool isAtTip() const;
    /// The side whose move the user may enter now: in a game that is being played the user's own, at every other place of
    /// the record the side to move there, for a variation.
    std::optional<core::Side> movableSide() const;
    /// Plays the move in the game, or adds it to the record as a variation and shows it. Returns why it cannot be made.
    /// Precondition: movableSide().
    std::optional<core::Refusal> enterMove(const core::Move& move);
    /// Whether the node is on the line of a game that is being played, at its tip or before it.
    bool isInPlay(core::NodeId node) const;
    /// What follows are the places of a node that the user may change. The moves of a game that is being played stay the
    /// main line until it is over.
    bool mayRemove(core::NodeId node) const;
    bool mayPromote(core::NodeId node) const;
    bool mayDemote(core::NodeId node) const;
    bool mayMakeMainLine(core::NodeId node) const;
    /// Whether another tree may be joined at the node: no move of it may go on from the end of a game that is being played.
    bool mayJoin(core::NodeId at, const core::GameTree& other) const;
    /// Whether the user may say how the game ended: it is not being played, and the rules do not say it.
    bool mayChangeResult() const;
    /// Whether the game is being played, not over, and more than a first move of the computer.
    bool isBeingPlayed() const;
    /// Whether its moves are neither in the library, because they could not be written, nor in a file.
    bool isUnstored() const;
    /// Whether its moves are in this tab only, as those of a pasted game that was not changed. Not if they could not be written:
    /// see isUnstored.
    bool isInTabOnly() const;
    /// Whether it was read from a file, or saved in one, and the library does not have it.
    bool isInFileOnly() const;
    /// Whether another game in this tab would lose moves or changes of this one: they are not in the library, or its file lacks them.
    bool hasMovesNowhereElse() const;
    /// Whether it has no move yet, or only a first move of the computer, but begins from a position that the user has set up or pasted,
    /// which is in this tab only. The starts of the variant, with and without handicap, are no such positions.
    bool isSetUpInTabOnly() const;
    /// Whether this is only a position: it was set up, no player is known, and no move has been played.
    bool isMerePosition() const;
    /// Whether a position that was set up would be lost if this game took the tab: not if the game begins from it.
    bool losesPositionFor(const core::Game& next) const;

signals:
    /// Another game was begun or shown.
    void gameOpened();

private:
    std::unique_ptr<GameDocument> m_document;
    std::unique_ptr<MoveChooser> m_computer;
    std::unique_ptr<Recorder> m_recorder;
    std::unique_ptr<Play> m_play;
    std::unique_ptr<Analysis> m_analysis;
    std::unique_ptr<GameFile> m_file;
};

} // namespace komadai::ui
