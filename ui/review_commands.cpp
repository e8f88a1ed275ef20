#include "ui/review_commands.h"

#include "ui/document/game_document.h"
#include "ui/engine/engine_pool.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/recorder.h"
#include "ui/review/review_dialog.h"
#include "ui/review/review_service.h"
#include "ui/variants/user_variants.h"

namespace komadai::ui {
namespace {

GameDocument* documentOf(const GameTabs& tabs, core::GameId game) {
    for (GameView* view : tabs.views())
        if (view->game().recorder().game() == game) return &view->game().document();
    return nullptr;
}

} // namespace

ReviewCommands::ReviewCommands(QWidget& window, GameTabs& tabs, const UserVariants& variants,
                               LibraryService& library, EnginePool& engines)
    : QObject(&window), m_window(window), m_engines(engines),
      m_service(new ReviewService(
          library, engines, variants.all(), [&tabs](core::GameId game) { return documentOf(tabs, game); },
          this)) {
    connect(m_service, &ReviewService::failed, this, &ReviewCommands::messageShown);
    connect(m_service, &ReviewService::finished, this,
            [this] { emit messageShown(tr("The review is done.")); });
}

void ReviewCommands::review(GameView& view) {
    OpenGame& game = view.game();
    const GameDocument& document = game.document();
    const int plies = document.tree().depth(document.playedEnd().value_or(document.tree().mainLineEnd()));
    if (plies == 0) return emit messageShown(tr("There is no move to review."));
    if (game.isBeingPlayed())
        return emit messageShown(tr("This game is still being played. It can be reviewed when it is over."));
    Recorder& recorder = game.recorder();
    if (!recorder.isBegun())
        return emit messageShown(tr("Only the computer has moved so far. There is nothing to review yet."));
    if (!recorder.belongsToLibrary()) return emit messageShown(tr("This game is not stored in the library."));
    ReviewDialog dialog(m_engines.store(), &document.spec(), 1, plies, &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    dialog.remember();
    emit reviewBegun();
    recorder.whenStored(m_service, [service = m_service, plan = dialog.plan()](core::GameId id) {
        service->add({id}, plan);
    });
}

void ReviewCommands::review(const std::vector<core::GameId>& games) {
    ReviewDialog dialog(m_engines.store(), nullptr, static_cast<int>(games.size()), 1000, &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    dialog.remember();
    m_service->add(games, dialog.plan());
}

} // namespace komadai::ui
