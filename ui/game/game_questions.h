// What is asked of the players during a game, and what their answers do.
#pragma once

#include "core/board/side.h"
#include "core/rules/outcome.h"
#include "ui/engine/engine_failure.h"
#include "ui/language/retranslated.h"

#include <QObject>

#include <array>
#include <functional>
#include <optional>

namespace komadai::core {
class StorageError;
}

namespace komadai::ui {

class NoticeBar;
class Play;
class Recorder;

/// Questions that can wait stand in the notice bar; those that cannot be taken back are boxes.
class GameQuestions : public QObject {
    Q_OBJECT
public:
    /// All must outlive the questions; `window` is the parent of their boxes.
    GameQuestions(Play& play, Recorder& recorder, NoticeBar& notice, QWidget* window);

    void askResign();
    /// Shows the count of a declaration, and lets the user declare.
    void askDeclaration();
    /// How the game is adjudicated.
    void askHowToEnd();
    /// Pauses the game or lets it go on.
    void togglePause();
    /// Says that the game is paused, and offers to resume it. Precondition: Play::isPaused() or isStepping().
    void showPause();
    /// The computer answers at once; in a paused game it makes one move.
    void moveNow();

signals:
    void rematchWanted();
    void reviewWanted();
    void newGameWanted();

private:
    /// What a player has offered to another one at the same screen.
    struct Offer {
        enum class Kind { Impasse, Draw };
        Kind kind{};
        core::Side by{};
        std::function<bool()> stands; ///< whether it can still be answered
    };

    void askImpasse(core::Side by);
    void askDraw(core::Side by);
    void ask(Offer offer, Text text, const std::function<void()>& agree);
    /// Tells the user once that a declaration has become possible; after an offer that stands.
    void onStateChanged();
    /// Says how the game has ended, and offers its review and another game.
    void onGameEnded();
    /// Says how the engine has failed, and offers to go on.
    void onPlayerFailed(const EngineFailure& failure);
    void onStoringFailed(const core::StorageError& error);
    /// Whether the game still is where it is now.
    std::function<bool()> untilNextMove() const;
    /// Whether an offer that is made now still stands: the player who made it may move, and it lapses with the opponent's next move.
    std::function<bool()> untilAnsweredByMove(core::Side by) const;
    QString nameOf(core::Side side) const;

    Play& m_play;
    Recorder& m_recorder;
    NoticeBar& m_notice;
    QWidget* m_window;
    std::optional<Offer> m_offer; ///< the last one, until it is answered
    /// What a declaration of each side would bring, as the user was told since it became possible.
    std::array<std::optional<core::Outcome>, core::SideCount> m_told;
};

} // namespace komadai::ui
