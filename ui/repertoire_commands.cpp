#include "ui/repertoire_commands.h"

#include "ui/document/game_document.h"
#include "ui/game/game_view.h"
#include "ui/practice/repertoire_service.h"
#include "ui/record/move_list_panel.h"
#include "ui/window_actions.h"

#include <utility>

namespace komadai::ui {

RepertoireCommands::RepertoireCommands(QWidget& window, const WindowActions& actions,
                                       const UserVariants& variants, LibraryService& library,
                                       EnginePool& engines, std::function<GameView&()> view)
    : QObject(&window), m_window(window), m_actions(actions), m_variants(variants), m_library(library),
      m_engines(engines), m_view(std::move(view)), m_service(new RepertoireService(library, this)) {
    connect(m_service, &RepertoireService::told, this, &RepertoireCommands::messageShown);
    connect(m_service, &RepertoireService::failed, this, &RepertoireCommands::messageShown);
    connectMarks();
}

void RepertoireCommands::connectMarks() {
    const auto on = [this](const QAction* action, auto act) {
        connect(action, &QAction::triggered, this, [this, act] {
            const GameDocument& document = m_view().game().document();
            act(document.tree(), document.current());
        });
    };
    on(m_actions.markMyMove, [this](const core::GameTree& tree, core::NodeId node) {
        if (node != core::NodeId::root()) m_service->markLine(tree, node);
    });
    for (const core::Side side : core::Sides)
        on(m_actions.markMyMoves[core::indexOf(side)],
           [this, side](const core::GameTree& tree, core::NodeId) { m_service->markTree(tree, side); });
    on(m_actions.preferMyMove,
       [this](const core::GameTree& tree, core::NodeId node) { m_service->prefer(tree, node); });
    on(m_actions.unmarkMove,
       [this](const core::GameTree& tree, core::NodeId node) { m_service->remove(tree, node); });
}

void RepertoireCommands::follow(GameView& view) {
    const auto show = [this, &view] {
        view.moves().setMarks([this, &document = view.game().document()](core::NodeId node) {
            const QString name = m_service->nameFor(document.tree(), node);
            return name.isEmpty() ? name : tr("My move in the repertoire “%1”").arg(name);
        });
    };
    connect(m_service, &RepertoireService::changed, &view, show);
    show();
}

void RepertoireCommands::refresh() {
    const GameDocument& document = m_view().game().document();
    const core::GameTree& tree = document.tree();
    const core::NodeId node = document.current();
    const bool isMove = node != core::NodeId::root();
    m_actions.markMyMove->setEnabled(isMove);
    for (QAction* action : m_actions.markMyMoves)
        action->setEnabled(tree.size() > 1);
    m_actions.preferMyMove->setEnabled(m_service->isOther(tree, node));
    m_actions.unmarkMove->setEnabled(isMove && m_service->contains(tree, node));
}

} // namespace komadai::ui
