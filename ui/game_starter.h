// Beginning games.
#pragma once

#include "core/rules/game.h"
#include "ui/players.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>

class QWidget;

namespace komadai::ui {

class EngineStore;
class GameTabs;
class GameView;
class ToolWindows;
class UserVariants;
struct NewGameChoice;
struct PositionsAtHand;

/// Asks what to play and who plays, and begins the game in a tab.
class GameStarter : public QObject {
    Q_OBJECT
public:
    /// Gives a tab for a game with this start.
    using TabFor = std::function<GameView&(const core::Game& start)>;

    /// `newTab`   makes a tab
    /// `freeTab`  gives the tab in front where nothing would be lost, or else a new one
    /// All must outlive the object; the window owns it.
    GameStarter(QWidget& window, const UserVariants& variants, const EngineStore& engines, GameTabs& tabs,
                ToolWindows& tools, TabFor newTab, TabFor freeTab);

    /// Offers the variant of the game in front if it can be chosen, or else the one that was played last.
    void askForGame();
    /// Offers the variant with this id, or the last one, if there is none.
    void askForGameOf(const std::string& variant);
    /// Asks who is to play on from the position in the editor.
    void askToPlay(const core::Game& inEditor);
    /// Asks who plays on from the position shown, and begins that game in a new tab.
    void playFromHere();

    /// Two humans play from a position that was opened or pasted.
    void playFrom(const core::Game& start);
    /// What the user played last, of this variant.
    void startFirstGame(const std::shared_ptr<const core::Variant>& variant);
    /// Against the computer at an easy level, whatever was chosen for the last game.
    void startEasyGame(const std::shared_ptr<const core::Variant>& variant);
    /// Shows a board without a game in the tab in front. What the user played last can be begun there.
    void prepareGame();

signals:
    void messageShown(const QString& text);
    /// A game was begun that the user wants to play.
    void gameStarted();
    /// The user wants to see the opening books of the computer, in front of this dialog.
    void booksWanted(QWidget* dialog);

private:
    /// What the user chooses in the New Game dialog, which remembers it; none where it is cancelled.
    std::optional<NewGameChoice> chooseGame(const NewGameChoice& choice, PositionsAtHand atHand,
                                            QWidget* parent);
    /// Begins a game in place of the one in front, and says where that is if it was not finished. A game with changes that
    /// its file lacks stays in its tab, and so does one that is stored nowhere, or a position that was set up, unless the new
    /// game begins from it.
    void startGame(const core::Game& start, const Players& players, const core::TimeControls& clocks);

    QWidget& m_window;
    const UserVariants& m_variants;
    const EngineStore& m_engines;
    GameTabs& m_tabs;
    ToolWindows& m_tools;
    TabFor m_newTab, m_freeTab;
};

} // namespace komadai::ui
