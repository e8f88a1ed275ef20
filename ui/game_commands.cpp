#include "ui/game_commands.h"

#include "ui/analysis/analysis.h"
#include "ui/board/board_view.h"
#include "ui/board/move_line.h"
#include "ui/document/game_document.h"
#include "ui/game/game_questions.h"
#include "ui/game/game_view.h"
#include "ui/game/open_game.h"
#include "ui/game/play.h"
#include "ui/repertoire_commands.h"
#include "ui/rulebook/piece_card.h"
#include "ui/window_actions.h"

#include <utility>

namespace komadai::ui {
namespace {

constexpr int BigStep = 10; ///< plies

} // namespace

GameCommands::GameCommands(QWidget& window, WindowActions& actions, RepertoireCommands& repertoire,
                           std::function<GameView&()> view)
    : QObject(&window), m_actions(actions), m_repertoire(repertoire), m_view(std::move(view)) {
    connectPlay();
    connectSteps();
    connectBoard();
}

void GameCommands::on(const QAction* action, const std::function<void(GameView&)>& act) {
    connect(action, &QAction::triggered, this, [this, act] { act(m_view()); });
}

void GameCommands::connectPlay() {
    const auto& a = m_actions;
    on(a.takeBack, [this](GameView& view) { takeBackOrUndo(view); });
    on(a.redo, [this](GameView& view) { redo(view); });
    on(a.hint, [](GameView& view) { view.lookForHint(); });
    on(a.playBest, [](GameView& view) { view.playBestMove(); });
    on(a.typeMove, [](GameView& view) { view.moveLine().open(); });
    on(a.pause, [this](GameView& view) {
        view.questions().togglePause();
        refresh(); // the mark of the action stands for the pause, whatever came of the click
    });
    on(a.moveNow, [](GameView& view) { view.questions().moveNow(); });
    on(a.resign, [](GameView& view) { view.questions().askResign(); });
    on(a.offerDraw, [](GameView& view) { view.game().play().offerDraw(); });
    on(a.impasse, [](GameView& view) { view.game().play().offerImpasse(); });
    on(a.declare, [](GameView& view) { view.questions().askDeclaration(); });
    on(a.adjudicate, [](GameView& view) { view.questions().askHowToEnd(); });
}

void GameCommands::connectSteps() {
    const auto onDocument = [this](const QAction* action, auto act) {
        on(action, [act](GameView& view) { act(view.game().document()); });
    };
    const auto& a = m_actions;
    onDocument(a.first, [](GameDocument& document) { document.goToPly(0); });
    onDocument(a.previous, [](GameDocument& document) { document.goToPly(document.ply() - 1); });
    onDocument(a.next, [](GameDocument& document) { document.goToPly(document.ply() + 1); });
    onDocument(a.last, [](GameDocument& document) { document.goToPly(document.linePlies()); });
    onDocument(a.backTen, [](GameDocument& document) { document.goToPly(document.ply() - BigStep); });
    onDocument(a.forwardTen, [](GameDocument& document) { document.goToPly(document.ply() + BigStep); });
    onDocument(a.variationBefore, [](GameDocument& document) { document.goToSibling(-1); });
    onDocument(a.variationAfter, [](GameDocument& document) { document.goToSibling(1); });
    onDocument(a.branchBack, [](GameDocument& document) { document.goToLastBranch(); });
    onDocument(a.branchForward, [](GameDocument& document) { document.goToNextBranch(); });
    on(a.backToGame, [](GameView& view) { view.goBackToGame(); });
}

void GameCommands::connectBoard() {
    const auto& a = m_actions;
    on(a.playByKeys, [this](GameView& view) {
        view.board().setFocus(Qt::OtherFocusReason);
        view.board().setPlayedByKeys(m_actions.playByKeys->isChecked());
    });
    on(a.drawByKeys, [](GameView& view) {
        view.board().setFocus(Qt::OtherFocusReason);
        view.board().drawByKeys();
    });
    on(a.flip, [](GameView& view) { view.setFlipped(!view.isFlipped()); });
    on(a.zoomIn, [](GameView& view) { view.board().zoomIn(); });
    on(a.zoomOut, [](GameView& view) { view.board().zoomOut(); });
    on(a.zoomToFit, [](GameView& view) { view.board().zoomToFit(); });
    on(a.pieceCard, [this](GameView& view) {
        if (!view.pieceCard().showPointed())
            emit messageShown(tr("First point at a piece with the mouse or the keyboard cursor."));
    });
}

void GameCommands::refresh() {
    GameView& view = m_view();
    const OpenGame& game = view.game();
    const GameDocument& document = game.document();
    const auto& a = m_actions;
    for (QAction* back : {a.first, a.previous, a.backTen, a.branchBack})
        back->setEnabled(document.ply() > 0);
    for (QAction* forward : {a.last, a.next, a.forwardTen, a.branchForward})
        forward->setEnabled(document.ply() < document.linePlies());
    a.variationBefore->setEnabled(document.sibling(-1).has_value());
    a.variationAfter->setEnabled(document.sibling(1).has_value());
    a.backToGame->setEnabled(!game.isAtTip());
    refreshPlay(view);
}

void GameCommands::refreshBestMove() {
    OpenGame& game = m_view().game();
    m_actions.playBest->setEnabled(game.analysis().bestMove() && game.movableSide());
}

void GameCommands::refreshPlay(GameView& view) {
    const OpenGame& game = view.game();
    const Play& play = game.play();
    const GameDocument& document = game.document();
    const core::EndRules& ends = document.spec().ends;
    const auto& a = m_actions;
    const bool undoes = !play.isRunning() && (m_repertoire.canUndo(document) || document.canUndo());
    const bool redoes = !play.isRunning() && (m_repertoire.canRedo(document) || document.canRedo());
    m_actions.setUndoesEdits(undoes);
    a.takeBack->setEnabled(undoes || play.canTakeBack());
    a.redo->setEnabled(redoes || play.canRedo());
    a.resign->setEnabled(play.resigningSide().has_value());
    a.impasse->setEnabled(play.mayOfferImpasse());
    a.impasse->setVisible(ends.impasseByAgreement);
    a.declare->setEnabled(play.isRunning());
    a.declare->setVisible(ends.enteringKing.isUsed());
    a.offerDraw->setEnabled(play.mayOfferDraw());
    a.adjudicate->setEnabled(play.mayAdjudicate());
    a.hint->setEnabled(game.movableSide().has_value());
    refreshBestMove();
    const bool mayHurry = play.isComputerThinking() && !play.isComputerGettingReady();
    a.moveNow->setEnabled(mayHurry || play.canStep() || play.computerMayGoOn());
    a.pause->setEnabled(play.canPause() || play.isPaused());
    a.pause->setChecked(play.isPaused() || play.isStepping());
}

void GameCommands::takeBackOrUndo(GameView& view) {
    Play& play = view.game().play();
    GameDocument& document = view.game().document();
    if (!play.isRunning() && m_repertoire.canUndo(document))
        m_repertoire.undo(document);
    else if (!play.isRunning() && document.canUndo())
        document.undo();
    else if (play.canTakeBack())
        play.takeBack();
}

void GameCommands::redo(GameView& view) {
    Play& play = view.game().play();
    GameDocument& document = view.game().document();
    if (!play.isRunning() && m_repertoire.canRedo(document))
        m_repertoire.redo(document);
    else if (!play.isRunning() && document.canRedo())
        document.redo();
    else if (play.canRedo())
        play.redo();
}

} // namespace komadai::ui
