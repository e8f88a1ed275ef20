#include "ui/game_starter.h"

#include "core/variants/rule_options.h"
#include "ui/document/game_document.h"
#include "ui/editor/position_editor.h"
#include "ui/files/game_file.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/open_game.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/new_game/play_from_here_dialog.h"
#include "ui/tool_windows.h"
#include "ui/variants/user_variants.h"
#include "ui/widgets/notice_bar.h"
#include "ui/window_places.h"

#include <utility>

namespace komadai::ui {

GameStarter::GameStarter(QWidget& window, const UserVariants& variants, const EngineStore& engines,
                         GameTabs& tabs, ToolWindows& tools, TabFor newTab, TabFor freeTab)
    : QObject(&window), m_window(window), m_variants(variants), m_engines(engines), m_tabs(tabs),
      m_tools(tools), m_newTab(std::move(newTab)), m_freeTab(std::move(freeTab)) {}

void GameStarter::askForGame() { askForGameOf(m_tabs.current().game().document().spec().id); }

void GameStarter::askForGameOf(const std::string& variant) {
    const auto& all = m_variants.all();
    const NewGameChoice choice = NewGameChoice::remembered(all, variant);
    PositionsAtHand atHand{m_tabs.current().game().document().position(), std::nullopt};
    if (const auto* editor = m_tools.editor(); editor && editor->isVisible())
        if (const auto& edited = editor->position().game()) atHand.inEditor = edited->positionAt(0);
    if (const auto made = chooseGame(choice, std::move(atHand), &m_window))
        startGame(made->gameIn(all), made->players, made->clocks);
}

void GameStarter::askToPlay(const core::Game& inEditor) {
    // The editor may get another position meanwhile. NOLINTNEXTLINE(performance-unnecessary-copy-initialization)
    const core::Game edited = inEditor;
    const auto& all = m_variants.all();
    if (!all.find(edited.spec().id)) { // was removed meanwhile
        m_tools.editor()->finish();
        return playFrom(edited);
    }
    NewGameChoice choice = NewGameChoice::remembered(all, edited.spec().id);
    choice.ruleOptions = core::formatRuleOptions(edited.spec());
    const auto made = chooseGame(choice, {std::nullopt, edited.positionAt(0), true}, m_tools.editor());
    if (!made) return;
    core::Game start = made->gameIn(all);
    if (start.positionAt(0) == edited.positionAt(0)) start = edited; // with its count of quiet moves
    m_tools.editor()->finish();
    startGame(start, made->players, made->clocks);
    comeToFront(m_window);
}

std::optional<NewGameChoice> GameStarter::chooseGame(const NewGameChoice& choice, PositionsAtHand atHand,
                                                     QWidget* parent) {
    NewGameDialog dialog(m_variants.all(), m_engines, choice, std::move(atHand), parent);
    connect(&dialog, &NewGameDialog::booksWanted, this, [this, &dialog] { emit booksWanted(&dialog); });
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    dialog.choice().remember();
    return dialog.choice().withSidesDrawn();
}

void GameStarter::playFromHere() {
    const GameDocument& document = m_tabs.current().game().document();
    const core::Game start = document.gameAt(document.current());
    if (start.isOver()) {
        emit messageShown(tr("The game is over in this position."));
        return;
    }
    PlayFromHereDialog dialog(m_engines, start, NewGameChoice::remembered(m_variants.all()), &m_window);
    connect(&dialog, &PlayFromHereDialog::booksWanted, this, [this, &dialog] { emit booksWanted(&dialog); });
    if (dialog.exec() != QDialog::Accepted) return;
    dialog.remember();
    m_newTab(start).startGame(start, dialog.players(), dialog.clocks());
    emit gameStarted();
}

void GameStarter::startGame(const core::Game& start, const Players& players,
                            const core::TimeControls& clocks) {
    GameView& front = m_tabs.current();
    front.completeRecord();
    OpenGame& game = front.game();
    if (game.hasMovesNowhereElse() || game.isInFileOnly() || game.losesPositionFor(start)) {
        m_newTab(core::Game(game.document().tree().start())).startGame(start, players, clocks);
        return emit gameStarted();
    }
    const bool isLeft = game.isBeingPlayed() && game.recorder().isKept();
    front.startGame(start, players, clocks);
    emit gameStarted();
    if (isLeft) emit messageShown(tr("Your previous game is unfinished. You can find it under Games."));
}

void GameStarter::playFrom(const core::Game& start) {
    GameView& shown = m_freeTab(start);
    shown.notice().dismiss();
    shown.game().startGame(start, twoHumans(), {});
    comeToFront(m_window);
}

void GameStarter::startFirstGame(const std::shared_ptr<const core::Variant>& variant) {
    NewGameChoice choice = NewGameChoice::remembered(m_variants.all(), variant->spec().id);
    choice.remember();
    choice = choice.withSidesDrawn();
    startGame(core::Game(core::AnyPosition::startOf(variant)), choice.players, choice.clocks);
}

void GameStarter::startEasyGame(const std::shared_ptr<const core::Variant>& variant) {
    const NewGameChoice choice = NewGameChoice::usual(variant->spec().id);
    startGame(core::Game(core::AnyPosition::startOf(variant)), choice.players, choice.clocks);
    comeToFront(m_window);
}

void GameStarter::prepareGame() {
    const NewGameChoice choice = NewGameChoice::remembered(m_variants.all()).withSidesDrawn();
    m_tabs.current().prepareGame(choice.gameIn(m_variants.all()), choice.players, choice.clocks);
}

} // namespace komadai::ui
