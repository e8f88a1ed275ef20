// The commands of the window: their words, keys and icons, and where they stand in menus and toolbar.
#pragma once

#include "core/notation/record_file.h"
#include "core/record/annotations.h"
#include "ui/board/piece_set.h"
#include "ui/language/retranslated.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <array>
#include <utility>
#include <vector>

class QMenu;
class QMenuBar;
class QPalette;
class QToolBar;

namespace komadai::ui {

class PanelLayoutMenu;
class RecentLibraryMenu;

/// Show and hide the panels of the window.
struct PanelActions {
    QAction *games, *explorer, *review, *graph;
};

/// Each does nothing until `triggered` is connected. Their keys hold wherever the window has the focus. Their object
/// names stay the same in all languages and versions.
class WindowActions : public QObject {
    Q_OBJECT
public:
    WindowActions(QWidget& window, const PanelActions& panels);

    // playing
    QAction *newGame, *rematch, *rematchSameSides, *playFromHere, *takeBack, *redo, *hint, *playByKeys,
        *typeMove, *pause, *moveNow;
    QAction *resign, *offerDraw, *impasse, *declare, *adjudicate;
    // analysis
    QAction *analyse, *lockAnalysis, *threats, *findMate, *insertLine, *insertLines, *playBest;
    QAction *review, *showReview;
    // practice
    QAction *findMove, *findPuzzles, *importPuzzles, *exportPuzzles, *practiceStatistics;
    QAction *practiseRepertoire, *repertoires, *markMyMove, *preferMyMove, *unmarkMove, *showMyMoves;
    std::array<QAction*, core::SideCount> markMyMoves; ///< by indexOf(Side)
    // tabs
    QAction *newTab, *closeTab, *reopenTab, *nextTab, *previousTab;
    // what is kept and set
    QAction *openFile, *save, *saveAs, *newLibrary, *openLibrary, *exportLibrary, *importVariant,
        *manageVariants;
    QAction *print, *savePicture, *saveAnimation;
    QAction *studies, *addGameToStudy, *addPositionToStudy, *previousChapter, *nextChapter;
    QAction *showInList, *firstNewMove; ///< of the game in front
    QAction *addToLibrary, *importGames, *importFolder, *addOtherLibrary, *statistics;
    QAction *engines, *engineLog, *openingBooks, *engineMatch, *teach, *quit;
    QAction *copyPosition, *copyFen, *copyGame, *copyLine, *copyPicture, *paste, *editor, *settings;
    std::vector<std::pair<core::RecordFormat, QAction*>> copyPositionAs, copyGameAs;
    // other positions of the game
    QAction *first, *previous, *next, *last, *backTen, *forwardTen;
    QAction *autoplay, *samePosition, *nextBookmark, *previousComment, *nextComment;
    QAction *previousMistake, *nextMistake;
    QAction *previousGame, *nextGame;                    ///< of the table of games
    std::vector<std::pair<int, QAction*>> autoplayPaces; ///< by milliseconds
    // notes on moves, and variations
    QAction *comment, *commentBefore, *bookmark, *nameBookmark, *removeGlyphs, *drawByKeys, *removeDrawings;
    std::vector<std::pair<core::Glyph, QAction*>> glyphs;
    QAction *removeComments, *removeVariations; ///< of the whole record
    QAction *promote, *demote, *makeMainLine, *removeMoves, *header, *movesAsText, *moveTimes, *movePreview;
    QAction *variationBefore, *variationAfter, *branchBack, *branchForward, *backToGame;
    // what is seen
    QAction *flip, *autoFlip, *animate, *analysisArrow, *variationArrows, *evaluationBar, *evaluationGraph,
        *zoomIn, *zoomOut, *zoomToFit;
    QAction *games, *findGames, *explorer, *findPosition, *mobility, *openingGraph, *boardOnly, *fullScreen;
    QAction *manual, *rules, *tour, *pieceCard, *keys, *about;
    std::vector<std::pair<PieceLook, QAction*>> looks;

    /// Ctrl+Z takes moves of the game back, or undoes changes of the record: names the command after what it does now.
    void setUndoesEdits(bool undoes);

    /// Opens at a move that is clicked with the right button. The window owns it.
    QMenu& moveMenu() const { return *m_moveMenu; }
    /// Lists the bookmarks of the record.
    QMenu& bookmarkMenu() const { return *m_bookmarkMenu; }
    /// Lists the files that were opened last.
    QMenu& recentMenu() const { return *m_recentMenu; }
    /// Have the formats in which the position and the game can be copied.
    QMenu& copyPositionMenu() const { return *m_copyPositionMenu; }
    QMenu& copyGameMenu() const { return *m_copyGameMenu; }

    /// Lists the libraries that were open last.
    RecentLibraryMenu& recentLibraries() const { return *m_recentLibraries; }
    PanelLayoutMenu& panelLayouts() const { return *m_panelLayouts; }

    void addTo(QMenuBar& menus);
    void addTo(QToolBar& bar) const;
    /// Says with each command by which key it goes now.
    void updateToolTips();
    /// Draws the icons in the colours of the palette.
    void setIcons(const QPalette& palette) const;

private:
    /// `text` is one for translators.
    QAction* add(const QString& id, const char* text, const QString& icon, const QList<QKeySequence>& keys);
    QAction* add(const QString& id, Text text, const QString& icon, const QList<QKeySequence>& keys);

    void addPlayActions();
    void addAnalysisActions();
    void addPracticeActions();
    void addTabActions();
    void addFileActions();
    void addLibraryActions();
    void addToolActions();
    void addEditActions();
    void addStepActions();
    void addRecordActions();
    void addRepertoireActions();
    void addViewActions();
    void addHelpActions();
    void namePanelActions();
    void addLookActions();
    void addGlyphs();
    void addAutoplayPaces();
    /// Fills a menu with what can be done with a move.
    void addRecordActionsTo(QMenu& menu) const;
    void prepareSubmenus();
    /// A menu with what can be done with moves of the repertoire.
    QMenu* makeRepertoireMenu();

    QWidget& m_window;
    QMenu* m_moveMenu;
    QMenu* m_bookmarkMenu;
    QMenu* m_recentMenu;
    QMenu* m_copyPositionMenu;
    QMenu* m_copyGameMenu;
    RecentLibraryMenu* m_recentLibraries;
    PanelLayoutMenu* m_panelLayouts;
    bool m_undoesEdits = false;
    std::vector<std::pair<QAction*, QString>> m_icons;
};

} // namespace komadai::ui
