// The commands of practice.
#pragma once

#include "core/practice/puzzle.h"
#include "core/record/game_record.h"
#include "core/store/library.h"
#include "ui/practice/new_puzzles.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

class QWidget;

namespace komadai::ui {

class EnginePool;
class GameView;
class LibraryService;
class PracticeStatistics;
class PracticeWindow;
class PuzzleFiles;
class PuzzleSearch;
struct PuzzleImportReport;
class UserVariants;

/// Opens the windows of practice, and looks for puzzles in games.
class PracticeCommands : public QObject {
    Q_OBJECT
public:
    /// All must outlive the object. `window` is the parent of the others.
    PracticeCommands(QWidget& window, const UserVariants& variants, LibraryService& library,
                     EnginePool& engines);

    /// Shows the window with a puzzle. `variant` is that of the game in front, for those who practise for the first time.
    void practise(const std::string& variant);
    /// The same with the puzzles that were found or imported last, which the user wants to see; the last ones were of this variant.
    void practiseNew(const std::string& variant);

    void showStatistics();
    /// Something else than a puzzle was practised.
    void refreshStatistics();
    /// Shows the window with the puzzles from the game of the view, and makes puzzles of the mistakes that its review has found:
    /// those of the user in a game against the computer, otherwise those of both sides. They come in the order of the game, beginning
    /// with the mistake `first` if it is given: the node after it. A game that is in no library is stored first.
    void practiseMistakes(GameView& view, std::optional<core::NodeId> first = {});
    /// Asks how to look for puzzles in the game of the view. A game that is in no library is stored first.
    void findPuzzles(GameView& view);
    /// Asks how to look for puzzles in games of the library.
    void findPuzzles(const std::vector<core::GameId>& games);
    /// Lets the user choose files with puzzles, adds their puzzles to the library, and says what came of it.
    void importPuzzles();
    /// Lets the user choose a file for the puzzles of the library.
    void exportPuzzles();
    /// Makes puzzles of the user's faults in a game that was reviewed, once the review is stored.
    void collectMistakes(core::GameId game);
    PuzzleSearch& search() { return *m_search; }
    /// Whether the program may end, or another library may open. Asks if games still wait for a search for puzzles.
    bool mayEnd();
    /// Ends that search.
    void end();

signals:
    /// For some seconds at the foot of the window.
    void messageShown(const QString& text);
    /// A search that the user had asked for has ended.
    /// `puzzles`  how many new ones were found
    /// `variant`  the id of the variant of the last one
    void puzzlesFound(int puzzles, const std::string& variant);
    /// The user wants to analyse this game, which is a puzzle with its solution.
    void analysisWanted(const komadai::core::GameRecord& record);
    /// The user wants to see a game of the library, at this node.
    void gameWanted(komadai::core::GameId game, komadai::core::NodeId node);

private:
    PracticeWindow& practiceWindow();
    void showPractice();
    void report(const PuzzleImportReport& report);

    QWidget& m_window;
    const UserVariants& m_variants;
    LibraryService& m_library;
    EnginePool& m_engines;
    PuzzleSearch* m_search;
    PuzzleFiles* m_files;
    int m_libraries = 0;                  ///< how many were left: ids of games mean others in the next one
    NewPuzzles m_new;                     ///< that were found or imported last; of the present library
    bool m_isAsked = false;               ///< the user waits for the result of the search
    PracticeWindow* m_practice = nullptr; ///< once it was asked for
    PracticeStatistics* m_statistics = nullptr; ///< likewise
};

} // namespace komadai::ui
