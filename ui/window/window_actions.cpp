#include "ui/window/window_actions.h"

#include "ui/board/look_setting.h"
#include "ui/icons.h"
#include "ui/settings/animation_switch.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QToolBar>
#include <QWidget>

namespace komadai::ui {
namespace {

/// With the key by which it goes, as a toolbar shows it.
QString toolTip(const QString& text, const QKeySequence& key) {
    const QString plain = WindowActions::plainText(text);
    return key.isEmpty() ? plain
                         : QStringLiteral("%1 (%2)").arg(plain, key.toString(QKeySequence::NativeText));
}

} // namespace

WindowActions::WindowActions(QWidget& window, QAction& showGames)
    : QObject(&window), games(&showGames), m_window(window) {
    newGame = add("newGame", tr("&New Game…"), "new-game", {QKeySequence::New});
    rematch =
        add("rematch", tr("Re&match, Sides Swapped"), {}, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)});
    takeBack = add("takeBack", tr("&Take Back"), "take-back", {QKeySequence::Undo});
    redo = add("redo", tr("Re&do"), "redo", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    hint = add("hint", tr("&Hint"), "hint", {Qt::Key_H});
    playByKeys = add("playByKeys", tr("Play by &Keyboard"), {}, {Qt::Key_K});
    typeMove = add("typeMove", tr("T&ype a Move"), {}, {QKeySequence(Qt::CTRL | Qt::Key_L)});
    pause = add("pause", tr("&Pause"), "pause", {Qt::Key_P});
    moveNow = add("moveNow", tr("Mo&ve Now"), "move-now", {Qt::Key_M});
    resign = add("resign", tr("&Resign…"), "resign", {});
    offerDraw = add("offerDraw", tr("&Offer Draw"), {}, {});
    impasse = add("impasse", tr("Offer &Impasse"), "impasse", {});
    adjudicate = add("adjudicate", tr("Ad&judicate…"), {}, {});
    analyse = add("analyse", tr("&Analyse"), "analyse", {QKeySequence(Qt::CTRL | Qt::Key_R), Qt::Key_L});

    openLibrary = add("openLibrary", tr("Open &Library…"), {}, {QKeySequence::Open});
    importVariant = add("importVariant", tr("&Import Variant…"), {}, {});
    manageVariants = add("manageVariants", tr("Imported &Variants…"), {}, {});
    engines = add("engines", tr("&Engines…"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Period)});
    quit = add("quit", tr("&Quit"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    copyPosition = add("copyPosition", tr("&Copy Position"), {}, {QKeySequence::Copy});
    pastePosition = add("pastePosition", tr("&Paste Position"), {}, {QKeySequence::Paste});
    editor = add("editor", tr("Position &Editor…"), "editor", {QKeySequence(Qt::CTRL | Qt::Key_E)});
    settings = add("settings", tr("&Settings…"), "settings", {QKeySequence(Qt::CTRL | Qt::Key_Comma)});

    first = add("first", tr("&First Position"), "first", {Qt::Key_Home});
    previous = add("previous", tr("&Previous Position"), "previous",
                   {Qt::Key_Left, QKeySequence(Qt::CTRL | Qt::Key_Left)});
    next = add("next", tr("&Next Position"), "next", {Qt::Key_Right, QKeySequence(Qt::CTRL | Qt::Key_Right)});
    last = add("last", tr("&Last Position"), "last", {Qt::Key_End});
    backTen = add("backTen", tr("Ten Plies &Back"), {}, {Qt::Key_PageUp});
    forwardTen = add("forwardTen", tr("Ten Plies F&orward"), {}, {Qt::Key_PageDown});

    flip = add("flip", tr("&Flip Board"), "flip", {Qt::Key_F});
    autoFlip = add("autoFlip", tr("Flip to the &Player to Move"), {}, {});
    animate = new AnimationSwitch(tr("&Animate Moves"), this);
    animate->setObjectName(QStringLiteral("animate"));
    window.addAction(animate);
    analysisArrow = add("analysisArrow", tr("A&rrow of the Analysis"), {}, {Qt::Key_A});
    zoomIn =
        add("zoomIn", tr("Zoom &In"), {}, {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    zoomOut = add("zoomOut", tr("Zoom &Out"), {}, {QKeySequence::ZoomOut});
    zoomToFit = add("zoomToFit", tr("Fit the &Board"), {}, {QKeySequence(Qt::CTRL | Qt::Key_0)});
    mobility = add("mobility", tr("&Mobility…"), "mobility", {QKeySequence(Qt::CTRL | Qt::Key_M)});
    fullScreen = add("fullScreen", tr("F&ull Screen"), {}, {Qt::Key_F11});
    rules = add("rules", tr("&Rules of the Game"), "rules", {QKeySequence(Qt::Key_F1)});
    pieceCard = add("pieceCard", tr("&What Is This Piece?"), {}, {QKeySequence::WhatsThis});
    keys = add("keys", tr("&Keys…"), {}, {Qt::Key_Question});
    about = add("about", tr("&About Komadai"), {}, {});
    for (QAction* lasting : {playByKeys, pause, analyse, autoFlip, analysisArrow})
        lasting->setCheckable(true);

    games->setObjectName(QStringLiteral("games"));
    games->setText(tr("&Games"));
    games->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_G));
    m_icons.emplace_back(games, QStringLiteral("games"));

    auto* group = new QActionGroup(this);
    for (const auto look : pieceLooks()) {
        QAction* action = add("pieces-" + nameOf(look), titleOf(look), {}, {});
        action->setCheckable(true);
        group->addAction(action);
        looks.emplace_back(look, action);
    }
    updateToolTips();
}

/// In Japanese the letter of a menu's entry stands in brackets behind the text.
QString WindowActions::plainText(QString text) {
    static const QRegularExpression Letter(QStringLiteral("\\(&.\\)"));
    return text.remove(Letter).remove('&').remove(QStringLiteral("…")).trimmed();
}

QAction* WindowActions::add(const QString& id, const QString& text, const QString& icon,
                            const QList<QKeySequence>& keys) {
    auto* action = new QAction(text, this);
    action->setObjectName(id);
    action->setShortcuts(keys);
    if (!icon.isEmpty()) m_icons.emplace_back(action, icon);
    m_window.addAction(action);
    return action;
}

void WindowActions::updateToolTips() {
    const auto update = [](QAction* action, const QString& text) {
        action->setToolTip(toolTip(text, action->shortcut()));
    };
    for (QAction* action : findChildren<QAction*>())
        update(action, action->text());
    update(autoFlip, tr("Turns the board after each move when two people play at it"));
    update(games, tr("Stored games"));
}

void WindowActions::setIcons(const QPalette& palette) const {
    for (const auto& [action, name] : m_icons)
        action->setIcon(themedIcon(name, palette));
}

void WindowActions::addTo(QMenuBar& menus) const {
    const auto fill = [](QMenu& menu, std::initializer_list<QList<QAction*>> groups) {
        for (const auto& group : groups) {
            if (!menu.isEmpty()) menu.addSeparator();
            menu.addActions(group);
        }
    };
    fill(*menus.addMenu(tr("&File")), {{openLibrary}, {importVariant, manageVariants}, {quit}});
    fill(*menus.addMenu(tr("&Game")), {{newGame, rematch},
                                       {takeBack, redo, hint},
                                       {playByKeys, typeMove},
                                       {pause, moveNow},
                                       {resign, offerDraw, impasse, adjudicate},
                                       {analyse, engines}});
    fill(*menus.addMenu(tr("&Edit")), {{copyPosition, pastePosition}, {editor}, {settings}});
    fill(*menus.addMenu(tr("G&o")), {{first, previous, next, last}, {backTen, forwardTen}});
    auto* view = menus.addMenu(tr("&View"));
    auto* pieces = new QMenu(tr("Pie&ces"), view);
    for (const auto& [look, action] : looks)
        pieces->addAction(action);
    fill(*view, {{flip, autoFlip, animate, analysisArrow},
                 {zoomIn, zoomOut, zoomToFit},
                 {pieces->menuAction()},
                 {games, mobility, fullScreen}});
    fill(*menus.addMenu(tr("&Help")), {{rules, pieceCard, keys}, {about}});
}

void WindowActions::addTo(QToolBar& bar) const {
    bar.addActions({newGame, games});
    bar.addSeparator();
    bar.addActions({takeBack, redo, hint});
    bar.addSeparator();
    bar.addActions({flip, analyse, rules});
    bar.addSeparator();
    bar.addActions({resign});
}

} // namespace komadai::ui
