// The commands of the window: their words, keys and icons, and where they stand in menus and toolbar.
#pragma once

#include "ui/board/piece_set.h"
#include "ui/language/retranslated.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <utility>
#include <vector>

class QMenuBar;
class QPalette;
class QToolBar;

namespace komadai::ui {

/// Each does nothing until `triggered` is connected. Their keys hold wherever the window has the focus. Their object
/// names stay the same in all languages and versions.
class WindowActions : public QObject {
    Q_OBJECT
public:
    /// `showGames` shows and hides the stored games.
    WindowActions(QWidget& window, QAction& showGames);

    // playing
    QAction *newGame, *rematch, *takeBack, *redo, *hint, *playByKeys, *typeMove, *pause, *moveNow;
    QAction *resign, *offerDraw, *impasse, *adjudicate, *analyse, *playBest;
    // tabs
    QAction *newTab, *closeTab, *nextTab, *previousTab;
    // what is kept and set
    QAction *openFile, *openLibrary, *importVariant, *manageVariants, *engines, *quit;
    QAction *copyPosition, *pastePosition, *editor, *settings;
    // other positions of the game
    QAction *first, *previous, *next, *last, *backTen, *forwardTen;
    QAction *variationBefore, *variationAfter, *branchBack, *branchForward, *backToGame;
    // what is seen
    QAction *flip, *autoFlip, *animate, *analysisArrow, *zoomIn, *zoomOut, *zoomToFit;
    QAction *games, *mobility, *fullScreen, *rules, *pieceCard, *keys, *about;
    std::vector<std::pair<PieceLook, QAction*>> looks;

    /// Ctrl+Z takes moves of the game back, or undoes changes of the record: names the command after what it does now.
    void setUndoesEdits(bool undoes);

    void addTo(QMenuBar& menus) const;
    void addTo(QToolBar& bar) const;
    /// Says with each command by which key it goes now.
    void updateToolTips();
    /// Draws the icons in the colours of the palette.
    void setIcons(const QPalette& palette) const;

private:
    /// `text` is one for translators.
    QAction* add(const QString& id, const char* text, const QString& icon, const QList<QKeySequence>& keys);
    QAction* add(const QString& id, Text text, const QString& icon, const QList<QKeySequence>& keys);

    QWidget& m_window;
    bool m_undoesEdits = false;
    std::vector<std::pair<QAction*, QString>> m_icons;
};

} // namespace komadai::ui
