// The commands of the window: their words, keys and icons, and where they stand in menus and toolbar.
#pragma once

#include "ui/board/piece_set.h"
#include "ui/language/spoken.h"

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

class AnimationSwitch;

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
    // what is kept and set
    QAction *openLibrary, *importVariant, *manageVariants, *engines, *quit;
    QAction *copyPosition, *pastePosition, *editor, *settings;
    // other positions of the game
    QAction *first, *previous, *next, *last, *backTen, *forwardTen;
    // what is seen
    AnimationSwitch* animate;
    QAction *flip, *autoFlip, *analysisArrow, *zoomIn, *zoomOut, *zoomToFit;
    QAction *games, *mobility, *fullScreen, *rules, *pieceCard, *keys, *about;
    std::vector<std::pair<PieceLook, QAction*>> looks;

    /// The text of a command or menu without its marks for the keyboard.
    static QString plainText(QString text);

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
    std::vector<std::pair<QAction*, QString>> m_icons;
};

} // namespace komadai::ui
