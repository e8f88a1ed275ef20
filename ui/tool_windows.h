// The windows beside the board.
#pragma once

#include "core/record/tree_edit.h"
#include "core/rules/game.h"
#include "core/store/library.h"
#include "ui/board/move_entry.h"
#include "ui/widgets/window_place.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <string>
#include <vector>

class QWidget;

namespace komadai::ui {

class EngineLogWindow;
class GameView;
class HelpWindow;
class LibraryService;
class MobilityWindow;
class OpeningGraphWindow;
class PositionEditor;
class PositionFinder;
class RuleBook;
class StatisticsWindow;
class TourWindow;
class UserVariants;

/// Makes each window when the user first asks for it, and places it beside the board or where the user has put it; see bringUp.
/// Some of the windows follow the game in front.
class ToolWindows : public QObject {
    Q_OBJECT
public:
    /// `view` gives the game in front. All must outlive the object; `window` is the parent of the others.
    ToolWindows(QWidget& window, const UserVariants& variants, LibraryService& library,
                std::function<GameView&()> view);

    /// Edits the position of the game in front, or goes on with the position that is being edited.
    void showEditor();
    /// Edits another position, unless the user keeps the one that is being edited.
    void edit(const std::shared_ptr<const core::Variant>& variant, const core::Setup& setup);
    /// Null until the user first asks for it.
    PositionEditor* editor() const { return m_editor; }

    /// Opens the manual: at the page about the window that has the focus, or where the reader was.
    void showManual();
    void showRules();
    /// Begins the tour of a variant, or of another one if it has none.
    void showTour(const std::string& variant);
    /// The same for a new user. `welcomeWanted` follows if the tour is left without a game.
    void showFirstTour(const std::string& variant);
    void showMobility();
    void showEngineLog();
    void showStatistics();
    /// Shows the results of a player in the games that a filter accepts; see StatisticsWindow::ask.
    void showStatisticsOf(const QString& player, const QString& filter);
    void showOpeningGraph();
    void showFinder();
    /// Looks for the games with the position shown. `filter` is that of the list of games.
    void findPosition(const QString& filter);

    /// The position in front has changed, or the side from which it is seen.
    void refresh();
    /// Variants were added, edited or removed.
    void updateVariants();
    /// The user has pressed a place of the board in front.
    void follow(const Place& place);

signals:
    /// The user wants to play from the position in the editor, or to analyse it.
    void playRequested(const komadai::core::Game& edited);
    void analysisRequested(const komadai::core::Game& edited);
    /// After a tour.
    void easyGameWanted(const std::shared_ptr<const komadai::core::Variant>& variant);
    /// See showFirstTour.
    void welcomeWanted();
    /// The user wants to see the position after these moves.
    void movesWanted(const komadai::core::AnyPosition& first, const std::vector<komadai::core::Move>& moves);
    /// The user wants to see a game of the library, at this node.
    void placeWanted(komadai::core::GameId game, komadai::core::NodeId node);
    /// The user wants to see the games that a filter accepts.
    void gamesWanted(const QString& filter);

private:
    const core::AnyPosition& position() const;
    bool isFlipped() const;
    void bringUp(QWidget& window, WindowUse use = WindowUse::InsteadOfBoard);
    StatisticsWindow& statistics();

    QWidget& m_window;
    const UserVariants& m_variants;
    LibraryService& m_library;
    std::function<GameView&()> m_view;
    // Each is null until the user first asks for it.
    PositionEditor* m_editor = nullptr;
    HelpWindow* m_manual = nullptr;
    RuleBook* m_ruleBook = nullptr;
    TourWindow* m_tour = nullptr;
    MobilityWindow* m_mobility = nullptr;
    StatisticsWindow* m_statistics = nullptr;
    OpeningGraphWindow* m_openingGraph = nullptr;
    PositionFinder* m_finder = nullptr;
    bool m_isFirstTour = false;            ///< see showFirstTour
    QPointer<EngineLogWindow> m_engineLog; ///< null while it is closed: it costs memory
};

} // namespace komadai::ui
