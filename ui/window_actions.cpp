#include "ui/window_actions.h"

#include "ui/analysis/evaluation_bar.h"
#include "ui/board/board_preferences.h"
#include "ui/board/look_setting.h"
#include "ui/files/record_formats.h"
#include "ui/icons.h"
#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/library/recent_libraries.h"
#include "ui/panel_layouts.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"
#include "ui/record/autoplay.h"
#include "ui/record/move_list_panel.h"
#include "ui/widgets/action_text.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QWidget>

namespace komadai::ui {
namespace {

/// With the key by which it goes, as a toolbar shows it.
QString toolTip(const QString& text, const QKeySequence& key) {
    const QString plain = plainText(text);
    return key.isEmpty() ? plain
                         : QStringLiteral("%1 (%2)").arg(plain, key.toString(QKeySequence::NativeText));
}

} // namespace

WindowActions::WindowActions(QWidget& window, const PanelActions& panels)
    : QObject(&window), showReview(panels.review), evaluationGraph(panels.graph), games(panels.games),
      explorer(panels.explorer), m_window(window), m_moveMenu(new QMenu(&window)),
      m_bookmarkMenu(new QMenu(&window)), m_recentMenu(new QMenu(&window)),
      m_copyPositionMenu(new QMenu(&window)), m_copyGameMenu(new QMenu(&window)),
      m_recentLibraries(new RecentLibraryMenu(&window)), m_panelLayouts(new PanelLayoutMenu(&window)) {
    addPlayActions();
    addAnalysisActions();
    addPracticeActions();
    addTabActions();
    addFileActions();
    addLibraryActions();
    addToolActions();
    addEditActions();
    addStepActions();
    addRecordActions();
    addRepertoireActions();
    addViewActions();
    addHelpActions();
    namePanelActions();
    addLookActions();
    for (QAction* action : {settings, quit, manual}) // from the editor and the rule book too
        action->setShortcutContext(Qt::ApplicationShortcut);
    retranslated(this, [this] { updateToolTips(); });
}

void WindowActions::addPlayActions() {
    newGame = add("newGame", QT_TR_NOOP("&New Game…"), "new-game", {QKeySequence::New});
    rematch = add("rematch", QT_TR_NOOP("Re&match, Sides Swapped"), {},
                  {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)});
    rematchSameSides = add("rematchSameSides", QT_TR_NOOP("Rematch, &Same Sides"), {}, {});
    playFromHere = add("playFromHere", QT_TR_NOOP("Play &from Here…"), {},
                       {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_P)});
    takeBack = add("takeBack", [this] { return m_undoesEdits ? tr("&Undo") : tr("&Take Back"); }, "take-back",
                   {QKeySequence::Undo});
    redo = add("redo", QT_TR_NOOP("Re&do"), "redo",
               {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    hint = add("hint", QT_TR_NOOP("&Hint"), "hint", {Qt::Key_H});
    playByKeys = add("playByKeys", QT_TR_NOOP("Play by &Keyboard"), {}, {Qt::Key_K});
    typeMove = add("typeMove", QT_TR_NOOP("T&ype a Move"), {}, {QKeySequence(Qt::CTRL | Qt::Key_L)});
    pause = add("pause", QT_TR_NOOP("&Pause"), "pause", {Qt::Key_P});
    moveNow = add("moveNow", QT_TR_NOOP("Mo&ve Now"), "move-now", {Qt::Key_M});
    resign = add("resign", QT_TR_NOOP("&Resign…"), "resign", {});
    offerDraw = add("offerDraw", QT_TR_NOOP("&Offer Draw"), {}, {});
    impasse = add("impasse", QT_TR_NOOP("Offer &Impasse"), "impasse", {});
    declare = add("declare", QT_TR_NOOP("Dec&lare…"), "impasse", {});
    adjudicate = add("adjudicate", QT_TR_NOOP("Ad&judicate…"), {}, {});
    for (QAction* lasting : {playByKeys, pause})
        lasting->setCheckable(true);
}

void WindowActions::addAnalysisActions() {
    analyse =
        add("analyse", QT_TR_NOOP("&Analyse"), "analyse", {QKeySequence(Qt::CTRL | Qt::Key_R), Qt::Key_L});
    review = add("review", QT_TR_NOOP("Revie&w…"), {}, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)});
    lockAnalysis = add("lockAnalysis", QT_TR_NOOP("&Lock to This Position"), {}, {});
    threats = add("threats", QT_TR_NOOP("Show &Threats"), {}, {Qt::Key_X});
    findMate =
        add("findMate", QT_TR_NOOP("Find &Mate"), {}, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M)});
    insertLine = add("insertLine", QT_TR_NOOP("&Insert Line"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Return)});
    insertLines = add("insertLines", QT_TR_NOOP("Insert All Li&nes"), {},
                      {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return)});
    playBest = add("playBest", QT_TR_NOOP("Play the &Best Move"), {}, {Qt::Key_Space});
    for (QAction* lasting : {analyse, lockAnalysis, threats})
        lasting->setCheckable(true);
}

void WindowActions::addPracticeActions() {
    findMove =
        add("findMove", QT_TR_NOOP("&Find the Move…"), {}, {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_F)});
    findPuzzles = add("findProblems", QT_TR_NOOP("Find &Puzzles in This Game…"), {}, {});
    importPuzzles = add("importPuzzles", QT_TR_NOOP("&Import Puzzles…"), {}, {});
    exportPuzzles = add("exportPuzzles", QT_TR_NOOP("&Export Puzzles…"), {}, {});
    practiceStatistics = add("practiceStatistics", QT_TR_NOOP("&Statistics…"), {}, {});
}

void WindowActions::addTabActions() {
    newTab = add("newTab", QT_TR_NOOP("New &Tab"), {}, {QKeySequence(Qt::CTRL | Qt::Key_T)});
    closeTab = add("closeTab", QT_TR_NOOP("&Close Tab"), {}, {QKeySequence(Qt::CTRL | Qt::Key_W)});
    reopenTab = add("reopenTab", QT_TR_NOOP("Reopen Close&d Tab"), {},
                    {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)});
    nextTab = add("nextTab", QT_TR_NOOP("&Next Tab"), {},
                  {QKeySequence(Qt::CTRL | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageDown)});
    previousTab =
        add("previousTab", QT_TR_NOOP("Pr&evious Tab"), {},
            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageUp)});
}

void WindowActions::addFileActions() {
    openFile = add("openFile", QT_TR_NOOP("&Open…"), {}, {QKeySequence::Open});
    save = add("save", QT_TR_NOOP("&Save"), {}, {QKeySequence::Save});
    saveAs = add("saveAs", QT_TR_NOOP("Save &As…"), {}, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    savePicture = add("savePicture", QT_TR_NOOP("Save Pict&ure…"), {}, {});
    saveAnimation = add("saveAnimation", QT_TR_NOOP("Save Ani&mation…"), {}, {});
    print = add("print", QT_TR_NOOP("&Print…"), {}, {QKeySequence::Print});
}

void WindowActions::addLibraryActions() {
    newLibrary = add("newLibrary", QT_TR_NOOP("&New Library…"), {}, {});
    openLibrary = add("openLibrary", QT_TR_NOOP("&Open Library…"), {}, {});
    exportLibrary = add("exportLibrary", QT_TR_NOOP("E&xport Library…"), {}, {});
    addToLibrary = add("addToLibrary", QT_TR_NOOP("&Add This Game"), {}, {});
    showInList = add("showInList", QT_TR_NOOP("Sho&w This Game in the List"), {}, {});
    firstNewMove = add("firstNewMove", QT_TR_NOOP("Go to the First New &Move"), {}, {});
    studies = add("studies", QT_TR_NOOP("S&tudies…"), {}, {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S)});
    addGameToStudy = add("addGameToStudy", QT_TR_NOOP("Add This Game to St&udy…"), {}, {});
    addPositionToStudy = add("addPositionToStudy", QT_TR_NOOP("Add This Position to Stud&y…"), {}, {});
    importGames = add("importGames", QT_TR_NOOP("&Import Games…"), {}, {});
    importFolder = add("importFolder", QT_TR_NOOP("Import &Folder…"), {}, {});
    addOtherLibrary = add("addOtherLibrary", QT_TR_NOOP("Add Another &Library…"), {}, {});
    statistics = add("statistics", QT_TR_NOOP("&Statistics…"), {}, {});
}

/// Variants, engines and the program itself.
void WindowActions::addToolActions() {
    importVariant = add("importVariant", QT_TR_NOOP("&Import Variant…"), {}, {});
    manageVariants = add("manageVariants", QT_TR_NOOP("Imported &Variants…"), {}, {});
    engines = add("engines", QT_TR_NOOP("&Engines…"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Period)});
    engineLog = add("engineLog", QT_TR_NOOP("Sho&w Engine Log"), {}, {});
    openingBooks = add("openingBooks", QT_TR_NOOP("Openin&g Books…"), {}, {});
    engineMatch = add("engineMatch", QT_TR_NOOP("Engine M&atch…"), {}, {});
    teach = add("teach", QT_TR_NOOP("Tea&ch…"), {}, {});
    quit = add("quit", QT_TR_NOOP("&Quit"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Q)});
}

/// To other positions, chapters and games.
void WindowActions::addStepActions() {
    first = add("first", QT_TR_NOOP("&First Position"), "first", {Qt::Key_Home});
    previous = add("previous", QT_TR_NOOP("&Previous Position"), "previous",
                   {Qt::Key_Left, QKeySequence(Qt::CTRL | Qt::Key_Left)});
    next = add("next", QT_TR_NOOP("&Next Position"), "next",
               {Qt::Key_Right, QKeySequence(Qt::CTRL | Qt::Key_Right)});
    last = add("last", QT_TR_NOOP("&Last Position"), "last", {Qt::Key_End});
    backTen = add("backTen", QT_TR_NOOP("Ten Plies &Back"), {}, {Qt::Key_PageUp});
    forwardTen = add("forwardTen", QT_TR_NOOP("Ten Plies F&orward"), {}, {Qt::Key_PageDown});
    variationBefore = add("variationBefore", QT_TR_NOOP("Variation &Above"), {}, {Qt::Key_Up});
    variationAfter = add("variationAfter", QT_TR_NOOP("Variation Belo&w"), {}, {Qt::Key_Down});
    branchBack =
        add("branchBack", QT_TR_NOOP("Previous B&ranch"), {}, {QKeySequence(Qt::SHIFT | Qt::Key_Left)});
    branchForward =
        add("branchForward", QT_TR_NOOP("Ne&xt Branch"), {}, {QKeySequence(Qt::SHIFT | Qt::Key_Right)});
    previousChapter = add("previousChapter", QT_TR_NOOP("Previous Chap&ter"), {},
                          {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp)});
    nextChapter = add("nextChapter", QT_TR_NOOP("Next &Chapter"), {},
                      {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown)});
    previousGame =
        add("previousGame", QT_TR_NOOP("Pre&vious Game"), {}, {QKeySequence(Qt::ALT | Qt::Key_PageUp)});
    nextGame = add("nextGame", QT_TR_NOOP("N&ext Game"), {}, {QKeySequence(Qt::ALT | Qt::Key_PageDown)});
    backToGame =
        add("backToGame", QT_TR_NOOP("Back to the &Game"), {}, {QKeySequence(Qt::SHIFT | Qt::Key_End)});
}

void WindowActions::addViewActions() {
    flip = add("flip", QT_TR_NOOP("&Flip Board"), "flip", {Qt::Key_F});
    autoFlip = add("autoFlip", QT_TR_NOOP("Flip to the &Player to Move"), {}, {});
    animate = add("animate", QT_TR_NOOP("&Animate Moves"), {}, {});
    analysisArrow = add("analysisArrow", QT_TR_NOOP("Best Moves as A&rrows"), {}, {Qt::Key_A});
    variationArrows = add("variationArrows", QT_TR_NOOP("&Variations as Arrows"), {}, {Qt::Key_V});
    evaluationBar = add("evaluationBar", QT_TR_NOOP("&Evaluation Bar"), {}, {Qt::Key_Z});
    zoomIn = add("zoomIn", QT_TR_NOOP("Zoom &In"), {},
                 {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    zoomOut = add("zoomOut", QT_TR_NOOP("Zoom &Out"), {}, {QKeySequence::ZoomOut});
    zoomToFit = add("zoomToFit", QT_TR_NOOP("Fit the &Board"), {}, {QKeySequence(Qt::CTRL | Qt::Key_0)});
    findPosition = add("findPosition", QT_TR_NOOP("Find &Position…"), {},
                       {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)});
    findGames = add("findGames", QT_TR_NOOP("Fin&d Games"), {}, {QKeySequence::Find});
    mobility = add("mobility", QT_TR_NOOP("&Mobility…"), "mobility", {QKeySequence(Qt::CTRL | Qt::Key_M)});
    openingGraph = add("openingGraph", QT_TR_NOOP("Opening Grap&h…"), {}, {});
    boardOnly = add("boardOnly", QT_TR_NOOP("Boar&d Only"), {}, {QKeySequence(Qt::SHIFT | Qt::Key_F11)});
    fullScreen = add("fullScreen", QT_TR_NOOP("F&ull Screen"), {}, {Qt::Key_F11});
    boardOnly->setCheckable(true);
    bindToPreference(*animate, preference::AnimateMoves);
    bindToPreference(*autoFlip, preference::AutoFlip);
    bindToPreference(*analysisArrow, preference::AnalysisArrow);
    bindToPreference(*variationArrows, preference::VariationArrows);
    bindToPreference(*evaluationBar, preference::EvaluationBar);
}

void WindowActions::addHelpActions() {
    manual = add("manual", QT_TR_NOOP("&Manual"), {}, {QKeySequence(Qt::Key_F1)});
    rules = add("rules", QT_TR_NOOP("&Rules of the Game"), "rules", {QKeySequence(Qt::CTRL | Qt::Key_F1)});
    tour = add("tour", QT_TR_NOOP("&Tour…"), {}, {});
    pieceCard = add("pieceCard", QT_TR_NOOP("&What Is This Piece?"), {}, {QKeySequence::WhatsThis});
    keys = add("keys", QT_TR_NOOP("&Keyboard Shortcuts…"), {}, {Qt::Key_Question});
    about = add("about", QT_TR_NOOP("&About Komadai"), {}, {});
}

/// The docks have made them.
void WindowActions::namePanelActions() {
    games->setObjectName(QStringLiteral("games"));
    retranslated(games, &QAction::setText, [] { return tr("&Games"); });
    games->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_G));
    m_icons.emplace_back(games, QStringLiteral("games"));
    showReview->setObjectName(QStringLiteral("showReview"));
    retranslated(showReview, &QAction::setText, [] { return tr("Re&view Results"); });
    explorer->setObjectName(QStringLiteral("explorer"));
    retranslated(explorer, &QAction::setText, [] { return tr("Opening &Explorer"); });
    explorer->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    evaluationGraph->setObjectName(QStringLiteral("evaluationGraph"));
    retranslated(evaluationGraph, &QAction::setText, [] { return tr("Evaluation &Graph"); });
    evaluationGraph->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G));
    for (QAction* panel : {games, explorer, showReview, evaluationGraph})
        m_window.addAction(panel); // their keys hold without the menus too
}

void WindowActions::addLookActions() {
    auto* group = new QActionGroup(this);
    for (const auto look : pieceLooks()) {
        QAction* action = add("pieces-" + nameOf(look), [look] { return titleOf(look); }, {}, {});
        action->setCheckable(true);
        group->addAction(action);
        looks.emplace_back(look, action);
    }
}

void WindowActions::addEditActions() {
    copyPosition = add("copyPosition", QT_TR_NOOP("&Copy Position"), {}, {QKeySequence::Copy});
    copyFen = add("copyFen", [] { return QStringLiteral("FEN"); }, {}, {});
    copyGame =
        add("copyGame", QT_TR_NOOP("Copy &Game"), {}, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)});
    copyLine = add("copyLine", QT_TR_NOOP("Cop&y Line"), {}, {});
    copyPicture = add("copyPicture", QT_TR_NOOP("Copy Pict&ure"), {}, {});
    paste = add("pastePosition", QT_TR_NOOP("&Paste"), {}, {QKeySequence::Paste});
    auto* formats = new QActionGroup(this); // marks the one that Copy Game uses
    for (const core::RecordFormatInfo& info : core::recordFormats()) {
        QString name = nameOf(info.format);
        const auto addFormat = [&](const QString& id) {
            return add(id + name.toLower(), [name] { return name; }, {}, {});
        };
        copyPositionAs.emplace_back(info.format, addFormat(QStringLiteral("copyPositionAs-")));
        QAction* game = addFormat(QStringLiteral("copyGameAs-"));
        game->setCheckable(true);
        formats->addAction(game);
        copyGameAs.emplace_back(info.format, game);
    }
    editor = add("editor", QT_TR_NOOP("Position &Editor…"), "editor", {QKeySequence(Qt::CTRL | Qt::Key_E)});
    settings =
        add("settings", QT_TR_NOOP("&Settings…"), "settings", {QKeySequence(Qt::CTRL | Qt::Key_Comma)});
}

void WindowActions::addRecordActions() {
    autoplay = add("autoplay", QT_TR_NOOP("A&utoplay"), {}, {QKeySequence(Qt::SHIFT | Qt::Key_Space)});
    samePosition = add("samePosition", QT_TR_NOOP("&Same Position Elsewhere"), {}, {QKeySequence(Qt::Key_S)});
    nextBookmark = add("nextBookmark", QT_TR_NOOP("Next Book&mark"), {},
                       {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)});
    previousComment =
        add("previousComment", QT_TR_NOOP("Previous Comment"), {}, {QKeySequence(Qt::SHIFT | Qt::Key_C)});
    nextComment = add("nextComment", QT_TR_NOOP("Next Comment"), {}, {Qt::Key_C});
    previousMistake =
        add("previousMistake", QT_TR_NOOP("Previous Mistake"), {}, {QKeySequence(Qt::ALT | Qt::Key_Left)});
    nextMistake =
        add("nextMistake", QT_TR_NOOP("Next M&istake"), {}, {QKeySequence(Qt::ALT | Qt::Key_Right)});
    comment = add("comment", QT_TR_NOOP("&Comment"), {}, {Qt::Key_D});
    commentBefore = add("commentBefore", QT_TR_NOOP("Comment &Before the Move"), {},
                        {QKeySequence(Qt::SHIFT | Qt::Key_D)});
    bookmark = add("bookmark", QT_TR_NOOP("Boo&kmark"), {}, {QKeySequence(Qt::CTRL | Qt::Key_B)});
    nameBookmark = add("nameBookmark", QT_TR_NOOP("&Name Bookmark…"), {}, {});
    removeGlyphs = add("removeGlyphs", QT_TR_NOOP("&No Symbols"), {}, {});
    drawByKeys =
        add("drawByKeys", QT_TR_NOOP("Dra&w an Arrow or Circle"), {}, {QKeySequence(Qt::SHIFT | Qt::Key_K)});
    removeDrawings = add("removeDrawings", QT_TR_NOOP("Remove A&rrows and Circles"), {}, {});
    promote = add("promote", QT_TR_NOOP("&Promote Variation"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Up)});
    demote = add("demote", QT_TR_NOOP("D&emote Variation"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Down)});
    makeMainLine = add("makeMainLine", QT_TR_NOOP("Make &Main Line"), {},
                       {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up)});
    removeMoves = add("removeMoves", QT_TR_NOOP("&Delete from Here…"), {}, {QKeySequence::Delete});
    removeComments = add("removeComments", QT_TR_NOOP("Remove All C&omments"), {}, {});
    removeVariations = add("removeVariations", QT_TR_NOOP("Remove All &Variations"), {}, {});
    header = add("header", QT_TR_NOOP("&Game Details…"), {}, {QKeySequence(Qt::CTRL | Qt::Key_I)});
    movesAsText = add("movesAsText", QT_TR_NOOP("Moves as Te&xt"), {}, {});
    moveTimes = add("moveTimes", QT_TR_NOOP("&Times in the List of Moves"), {}, {});
    movePreview = add("movePreview", QT_TR_NOOP("P&review in the List of Moves"), {}, {});
    for (QAction* lasting : {autoplay, bookmark})
        lasting->setCheckable(true);
    bindToPreference(*movesAsText, preference::MovesAsText);
    bindToPreference(*moveTimes, preference::TimesInMoves);
    bindToPreference(*movePreview, preference::PreviewInMoves);
    addGlyphs();
    addAutoplayPaces();
}

void WindowActions::addRepertoireActions() {
    practiseRepertoire = add("practiseRepertoire", QT_TR_NOOP("Practise a &Repertoire…"), {},
                             {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_R)});
    repertoires = add("repertoires", QT_TR_NOOP("Reper&toires…"), {}, {});
    markMyMove = add("markMyMove", QT_TR_NOOP("&Mark as My Move"), {}, {});
    markMyMoves = {add("markFirstPlayer", QT_TR_NOOP("Mark All Moves of the &First Player"), {}, {}),
                   add("markSecondPlayer", QT_TR_NOOP("Mark All Moves of the &Second Player"), {}, {})};
    preferMyMove = add("preferMyMove", QT_TR_NOOP("Make This the Move to &Play"), {}, {});
    unmarkMove = add("unmarkMove", QT_TR_NOOP("&Remove from Repertoire"), {}, {});
    showMyMoves = add("showMyMoves", QT_TR_NOOP("My Moves as &Arrows"), {}, {});
    bindToPreference(*showMyMoves, preference::RepertoireArrows);
}

/// Those that are set most have a key; signs for the development or the attack of a side only come from files.
void WindowActions::addGlyphs() {
    struct Named {
        core::Glyph glyph;
        const char* name;
    };
    constexpr int Keys = 6;
    using core::Glyph;
    static constexpr Named All[] = {
        {Glyph::Good, QT_TR_NOOP("Good Move")},
        {Glyph::Mistake, QT_TR_NOOP("Mistake")},
        {Glyph::Brilliant, QT_TR_NOOP("Brilliant Move")},
        {Glyph::Blunder, QT_TR_NOOP("Blunder")},
        {Glyph::Interesting, QT_TR_NOOP("Interesting Move")},
        {Glyph::Dubious, QT_TR_NOOP("Dubious Move")},
        {Glyph::OnlyMove, QT_TR_NOOP("Only Move")},
        {Glyph::Equal, QT_TR_NOOP("Equal Position")},
        {Glyph::Unclear, QT_TR_NOOP("Unclear Position")},
        {Glyph::SlightlyBetterFirst, QT_TR_NOOP("First Player Slightly Better")},
        {Glyph::SlightlyBetterSecond, QT_TR_NOOP("Second Player Slightly Better")},
        {Glyph::BetterFirst, QT_TR_NOOP("First Player Better")},
        {Glyph::BetterSecond, QT_TR_NOOP("Second Player Better")},
        {Glyph::WinningFirst, QT_TR_NOOP("First Player Winning")},
        {Glyph::WinningSecond, QT_TR_NOOP("Second Player Winning")},
        {Glyph::Novelty, QT_TR_NOOP("New Move")},
    };
    for (const auto& [glyph, name] : All) {
        const auto sign = core::signOf(glyph);
        const QString shown = QString::fromUtf8(sign.data(), static_cast<qsizetype>(sign.size()));
        QList<QKeySequence> keys;
        if (const auto key = static_cast<int>(glyphs.size()); key < Keys)
            keys = {QKeySequence(Qt::Key_1 + key)};
        QAction* action = add(
            QStringLiteral("glyph-%1").arg(core::numberOf(glyph)),
            [shown, name = name] { return QStringLiteral("%1  %2").arg(shown, tr(name)); }, {}, keys);
        action->setCheckable(true);
        glyphs.emplace_back(glyph, action);
    }
}

void WindowActions::addAutoplayPaces() {
    auto* group = new QActionGroup(this);
    for (const int pace : {300, 700, 1500, 3000, 6000}) {
        QAction* action =
            add(QStringLiteral("autoplayPace-%1").arg(pace),
                [pace] { return tr("%1 Seconds per Move").arg(decimalText(pace / 1000.0)); }, {}, {});
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [pace] { preferences().set(preference::AutoplayPace, pace); });
        autoplayPaces.emplace_back(pace, action);
    }
    preferences().follow<int>(preference::AutoplayPace, this, [this](int chosen) {
        for (const auto& [pace, action] : autoplayPaces)
            action->setChecked(pace == chosen);
    });
}

QAction* WindowActions::add(const QString& id, const char* text, const QString& icon,
                            const QList<QKeySequence>& keys) {
    return add(
        id, [text] { return tr(text); }, icon, keys);
}

QAction* WindowActions::add(const QString& id, Text text, const QString& icon,
                            const QList<QKeySequence>& keys) {
    auto* action = retranslated(new QAction(this), &QAction::setText, std::move(text));
    action->setObjectName(id);
    action->setShortcuts(keys);
    if (!icon.isEmpty()) m_icons.emplace_back(action, icon);
    m_window.addAction(action);
    return action;
}

void WindowActions::setUndoesEdits(bool undoes) {
    if (undoes == m_undoesEdits) return;
    m_undoesEdits = undoes;
    takeBack->setText(undoes ? tr("&Undo") : tr("&Take Back"));
    updateToolTips();
}

void WindowActions::updateToolTips() {
    const auto update = [](QAction* action, const QString& text) {
        action->setToolTip(toolTip(text, action->shortcut()));
    };
    for (QAction* action : findChildren<QAction*>())
        update(action, action->text());
    update(autoFlip, tr("Turns the board after each move when two people play at it"));
    update(games, tr("Stored games"));
    update(evaluationGraph, tr("Evaluations and times of the game as a graph"));
    update(explorer, tr("Moves that were played in this position"));
}

void WindowActions::setIcons(const QPalette& palette) const {
    for (const auto& [action, name] : m_icons)
        action->setIcon(themedIcon(name, palette));
}

namespace {

void fill(QMenu& menu, std::initializer_list<QList<QAction*>> groups) {
    for (const auto& group : groups) {
        if (!menu.isEmpty()) menu.addSeparator();
        menu.addActions(group);
    }
}

} // namespace

void WindowActions::addRecordActionsTo(QMenu& menu) const {
    auto* signs = retranslated(new QMenu(&menu), &QMenu::setTitle, [] { return tr("Symbo&l"); });
    for (const auto& [glyph, action] : glyphs) {
        if (glyph == core::Glyph::Equal || glyph == core::Glyph::Novelty) signs->addSeparator();
        signs->addAction(action);
    }
    fill(*signs, {{removeGlyphs}});
    fill(menu, {{comment, commentBefore, signs->menuAction()},
                {bookmark, nameBookmark, drawByKeys, removeDrawings},
                {promote, demote, makeMainLine, removeMoves}});
}

QMenu* WindowActions::makeRepertoireMenu() {
    auto* menu = retranslated(new QMenu(&m_window), &QMenu::setTitle, [] { return tr("Repert&oire"); });
    fill(*menu, {{markMyMove, markMyMoves[0], markMyMoves[1]}, {preferMyMove, unmarkMove}, {showMyMoves}});
    return menu;
}

/// Titles, and the formats for copies; others fill the rest.
void WindowActions::prepareSubmenus() {
    retranslated(m_recentLibraries, &QMenu::setTitle, [] { return tr("&Recent Libraries"); });
    retranslated(m_bookmarkMenu, &QMenu::setTitle, [] { return tr("Boo&kmarks"); });
    retranslated(m_recentMenu, &QMenu::setTitle, [] { return tr("Open &Recent"); });
    retranslated(m_copyPositionMenu, &QMenu::setTitle, [] { return tr("Copy P&osition As"); });
    for (const auto& [format, action] : copyPositionAs)
        m_copyPositionMenu->addAction(action);
    m_copyPositionMenu->addAction(copyFen);
    retranslated(m_copyGameMenu, &QMenu::setTitle, [] { return tr("Copy Game &As"); });
    for (const auto& [format, action] : copyGameAs)
        m_copyGameMenu->addAction(action);
}

void WindowActions::addTo(QMenuBar& menus) {
    prepareSubmenus();
    QMenu* repertoire = makeRepertoireMenu();
    addRecordActionsTo(*m_moveMenu);
    fill(*m_moveMenu, {{samePosition, playFromHere, copyLine}, {repertoire->menuAction()}});
    auto* paces = retranslated(new QMenu(&m_window), &QMenu::setTitle, [] { return tr("Autopla&y Pace"); });
    for (const auto& [pace, action] : autoplayPaces)
        paces->addAction(action);
    const auto addMenu = [&menus](const char* title) {
        return retranslated(menus.addMenu(QString()), &QMenu::setTitle, [title] { return tr(title); });
    };
    fill(*addMenu(QT_TR_NOOP("&File")),
         {{newTab, closeTab, reopenTab, nextTab, previousTab},
          {openFile, m_recentMenu->menuAction(), save, saveAs, savePicture, saveAnimation},
          {print},
          {importVariant, manageVariants},
          {quit}});
    fill(*addMenu(QT_TR_NOOP("&Game")), {{newGame, rematch, rematchSameSides, playFromHere},
                                         {takeBack, redo, hint},
                                         {playByKeys, typeMove},
                                         {pause, moveNow},
                                         {resign, offerDraw, impasse, declare, adjudicate},
                                         {engines, engineLog, openingBooks, engineMatch, teach}});
    fill(*addMenu(QT_TR_NOOP("&Edit")), {{copyPosition, m_copyPositionMenu->menuAction(), copyGame,
                                          m_copyGameMenu->menuAction(), copyLine, copyPicture},
                                         {paste},
                                         {editor},
                                         {settings}});
    auto* record = addMenu(QT_TR_NOOP("&Record"));
    addRecordActionsTo(*record);
    fill(*record, {{removeComments, removeVariations}, {header}});
    fill(*addMenu(QT_TR_NOOP("&Analysis")), {{analyse, lockAnalysis, threats},
                                             {playBest, insertLine, insertLines},
                                             {findMate, review},
                                             {analysisArrow, evaluationBar, evaluationGraph, showReview}});
    fill(*addMenu(QT_TR_NOOP("&Practice")), {{findMove, findPuzzles, importPuzzles, exportPuzzles},
                                             {practiseRepertoire, repertoire->menuAction(), repertoires},
                                             {practiceStatistics}});
    fill(*addMenu(QT_TR_NOOP("&Library")), {{games, findGames, showInList, addToLibrary},
                                            {studies, addGameToStudy, addPositionToStudy},
                                            {explorer, findPosition, firstNewMove, openingGraph, statistics},
                                            {importGames, importFolder, addOtherLibrary, exportLibrary},
                                            {openLibrary, m_recentLibraries->menuAction(), newLibrary}});
    fill(*addMenu(QT_TR_NOOP("G&o")), {{first, previous, next, last},
                                       {backTen, forwardTen},
                                       {variationBefore, variationAfter, branchBack, branchForward},
                                       {samePosition, nextBookmark, m_bookmarkMenu->menuAction()},
                                       {previousComment, nextComment, previousMistake, nextMistake},
                                       {previousGame, nextGame, previousChapter, nextChapter},
                                       {autoplay, paces->menuAction()},
                                       {backToGame}});
    auto* view = addMenu(QT_TR_NOOP("&View"));
    auto* pieces = retranslated(new QMenu(view), &QMenu::setTitle, [] { return tr("Pie&ces"); });
    for (const auto& [look, action] : looks)
        pieces->addAction(action);
    fill(*view, {{flip, autoFlip, animate, movesAsText, moveTimes, movePreview, variationArrows},
                 {zoomIn, zoomOut, zoomToFit},
                 {pieces->menuAction()},
                 {mobility, m_panelLayouts->menuAction(), boardOnly, fullScreen}});
    fill(*addMenu(QT_TR_NOOP("&Help")), {{manual, rules, tour, pieceCard, keys}, {about}});
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
