#include "ui/repertoire_commands.h"

#include "core/notation/stored_record.h"
#include "core/practice/puzzle.h"
#include "ui/board/board_preferences.h"
#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/engine/engine_pool.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/practice/repertoire_list.h"
#include "ui/practice/repertoire_service.h"
#include "ui/practice/repertoire_window.h"
#include "ui/preferences/preferences.h"
#include "ui/record/move_list_panel.h"
#include "ui/variants/user_variants.h"
#include "ui/window_actions.h"
#include "ui/window_places.h"
#include "ui/wording.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace komadai::ui {
namespace {

/// Says that a record is a repertoire, in files too: all moves of the player belong to it. Its value is 1 for the first player.
constexpr const char* RepertoireTag = "Repertoire";
/// So many changes can be undone. Each keeps two copies of a repertoire.
constexpr std::size_t MostSteps = 50;

core::Repertoire::OwnMoves ownMovesOf(const core::RecordHeader& header, core::Side side) {
    const core::RecordHeader::Tag tag{RepertoireTag, side == core::Side::First ? "1" : "2"};
    const bool isRepertoire = std::find(header.tags.begin(), header.tags.end(), tag) != header.tags.end();
    return isRepertoire ? core::Repertoire::OwnMoves::All : core::Repertoire::OwnMoves::First;
}

core::GameRecord recordOf(const core::StoredRepertoire& stored) {
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    core::GameRecord record{core::headerOf(core::Game(stored.repertoire.start()), {}, now),
                            stored.repertoire.tree()};
    record.header.event = stored.name;
    record.header.tags.push_back({RepertoireTag, stored.repertoire.side() == core::Side::First ? "1" : "2"});
    return record;
}

bool isAgainstComputer(const Play& play) {
    const auto& players = play.players();
    return play.isRunning() && !(players[0].isHuman() && players[1].isHuman());
}

/// The first node with the position; the root if there is none.
core::NodeId nodeOf(const core::GameTree& tree, const std::string& position) {
    for (const core::NodeId node : tree.subtree())
        if (core::positionText(tree.position(node)) == position) return node;
    return core::NodeId::root();
}

} // namespace

RepertoireCommands::RepertoireCommands(QWidget& window, const WindowActions& actions,
                                       const UserVariants& variants, LibraryService& library,
                                       EnginePool& engines, std::function<GameView&()> view)
    : QObject(&window), m_window(window), m_actions(actions), m_variants(variants), m_library(library),
      m_engines(engines), m_view(std::move(view)), m_service(new RepertoireService(library, this)) {
    connect(m_service, &RepertoireService::told, this, &RepertoireCommands::messageShown);
    connect(m_service, &RepertoireService::failed, this, &RepertoireCommands::messageShown);
    connect(m_actions.practiseRepertoire, &QAction::triggered, this, [this] { practise(); });
    connect(m_actions.repertoires, &QAction::triggered, this, &RepertoireCommands::showList);
    connect(&m_library, &LibraryService::leaving, this, [this] {
        m_done.clear();
        m_undone.clear();
        emit stepsChanged();
    });
    connectMarks();
}

void RepertoireCommands::connectMarks() {
    using Stored = RepertoireService::Stored;
    const auto on = [this](const QAction* action, auto act) {
        connect(action, &QAction::triggered, this, [this, act] {
            const GameDocument& document = m_view().game().document();
            const Stored stored = [this, at = QPointer<const GameDocument>(&document),
                                   state = document.state()](const RepertoireChange& change) {
                note({at, state, change});
            };
            act(document.tree(), document.current(), stored);
        });
    };
    using Tree = core::GameTree;
    on(m_actions.markMyMove, [this](const Tree& tree, core::NodeId node, const Stored& stored) {
        if (node != core::NodeId::root()) m_service->markLine(tree, node, stored);
    });
    for (const core::Side side : core::Sides)
        on(m_actions.markMyMoves[core::indexOf(side)],
           [this, side](const Tree& tree, core::NodeId, const Stored& stored) {
               m_service->markTree(tree, side, ownMovesOf(m_view().game().document().header(), side), stored);
           });
    on(m_actions.preferMyMove, [this](const Tree& tree, core::NodeId node, const Stored& stored) {
        m_service->prefer(tree, node, stored);
    });
    on(m_actions.unmarkMove, [this](const Tree& tree, core::NodeId node, const Stored& stored) {
        m_service->remove(tree, node, stored);
    });
}

// --- undo

RepertoireCommands::Steps::const_iterator RepertoireCommands::lastStep(const Steps& steps,
                                                                       const GameDocument& document) {
    const auto last = std::find_if(steps.rbegin(), steps.rend(), [&document](const Step& step) {
        return step.document == &document && step.state == document.state();
    });
    return last == steps.rend() ? steps.end() : std::prev(last.base());
}

void RepertoireCommands::note(Step step) {
    std::erase_if(m_undone, [&step](const Step& undone) { return undone.document == step.document; });
    if (m_done.size() == MostSteps) m_done.erase(m_done.begin());
    m_done.push_back(std::move(step));
    emit stepsChanged();
}

void RepertoireCommands::undo(const GameDocument& document) {
    restore(m_done, m_undone, RepertoireService::Way::Undo, document);
}

void RepertoireCommands::redo(const GameDocument& document) {
    restore(m_undone, m_done, RepertoireService::Way::Redo, document);
}

void RepertoireCommands::restore(Steps& from, Steps& to, RepertoireService::Way way,
                                 const GameDocument& document) {
    const auto last = lastStep(from, document);
    assert(last != from.end());
    to.push_back(*last);
    from.erase(last);
    const Step& step = to.back();
    using Outcome = RepertoireService::Outcome;
    m_service->restore(step.change, way, [this, &from, &to, step](Outcome outcome) {
        if (outcome == Outcome::Done) return;
        const auto isStep = [&step](const Step& each) {
            return each.document == step.document && each.state == step.state &&
                   each.change.id == step.change.id;
        };
        const auto last = std::find_if(to.rbegin(), to.rend(), isStep);
        if (last == to.rend()) return;
        if (outcome == Outcome::Failed) from.push_back(*last); // so that the user can try again
        to.erase(std::prev(last.base()));
        emit stepsChanged();
    });
    emit stepsChanged();
}

void RepertoireCommands::practise(std::optional<core::RepertoireId> repertoire) {
    if (!m_practice) {
        m_practice = new RepertoireWindow(m_variants.all(), m_library, m_engines, &m_window);
        connect(m_practice, &RepertoireWindow::listWanted, this, &RepertoireCommands::showList);
        connect(m_practice, &RepertoireWindow::openingWanted, this, &RepertoireCommands::open);
        connect(m_practice, &RepertoireWindow::firstWanted, this,
                [this](core::Side side) { m_actions.markMyMoves[core::indexOf(side)]->trigger(); });
        showGame();
        connect(&m_practice->session(), &RepertoireSession::stored, this, [this] {
            if (m_list && m_list->isVisible()) m_list->refresh();
            emit practised();
        });
        connect(m_service, &RepertoireService::changed, m_practice, [this] {
            if (m_practice->isVisible()) m_practice->refresh();
        });
    }
    if (!m_practice->isVisible() || repertoire)
        m_practice->begin(m_view().game().document().spec().id, repertoire);
    bringUp(*m_practice, m_window);
}

void RepertoireCommands::showGame() {
    const core::GameTree& tree = m_view().game().document().tree();
    m_practice->setGame(tree.start(), tree.size() > 1);
}

void RepertoireCommands::showList() {
    if (!m_list) {
        m_list = new RepertoireList(m_variants.all(), m_library, *m_service, &m_window);
        connect(m_list, &RepertoireList::practiceWanted, this,
                [this](core::RepertoireId repertoire) { practise(repertoire); });
        connect(m_list, &RepertoireList::openingWanted, this,
                [this](core::RepertoireId repertoire) { open(repertoire); });
        connect(m_list, &RepertoireList::lineWanted, this, &RepertoireCommands::openLine);
    }
    bringUp(*m_list, m_window);
}

void RepertoireCommands::open(core::RepertoireId repertoire, const std::string& position) {
    openRecord(repertoire, [position](core::GameTree& tree) { return nodeOf(tree, position); });
}

void RepertoireCommands::openLine(core::RepertoireId repertoire, const std::vector<core::Move>& line) {
    openRecord(repertoire, [line](core::GameTree& tree) { return tree.addLine(core::NodeId::root(), line); });
}

void RepertoireCommands::openRecord(core::RepertoireId repertoire,
                                    std::function<core::NodeId(core::GameTree&)> nodeOf) {
    m_library.read(
        [repertoire](core::Library& library) { return core::RepertoireStore(library).read(repertoire); },
        this,
        [this, nodeOf = std::move(nodeOf)](const std::optional<core::StoredRepertoire>& stored) {
            if (!stored)
                return emit messageShown(
                    tr("This repertoire cannot be opened. It was deleted, or the rules no longer "
                       "allow the position where it starts."));
            core::GameRecord record = recordOf(*stored);
            const core::NodeId node = nodeOf(record.tree);
            emit recordOpened(record, node);
        },
        [this](const core::StorageError& error) { emit messageShown(sentence(error)); });
}

void RepertoireCommands::follow(GameView& view) {
    const auto show = [this, &view] {
        view.moves().setMarks([this, &document = view.game().document()](core::NodeId node) {
            const QString name = m_service->nameFor(document.tree(), node);
            return name.isEmpty() ? name : tr("My move in the repertoire “%1”").arg(name);
        });
    };
    const auto showArrows = [this, &view] { this->showArrows(view); };
    connect(m_service, &RepertoireService::changed, &view, show);
    connect(m_service, &RepertoireService::changed, &view, showArrows);
    connect(&view.board(), &BoardView::positionShown, &view, showArrows);
    connect(&view, &GameView::changed, &view, showArrows); // a game may have begun or ended
    preferences().whenChanged(preference::RepertoireArrows, &view, showArrows);
    show();
}

void RepertoireCommands::showArrows(GameView& view) {
    const GameDocument& document = view.game().document();
    std::vector<BoardArrow> arrows;
    if (preferences().get(preference::RepertoireArrows) && !isAgainstComputer(view.game().play()) &&
        view.board().position() == document.position())
        for (const core::Move& move : m_service->movesAt(document.tree(), document.current()))
            arrows.push_back(arrowOf(move, document.position(), ArrowKind::Repertoire,
                                     static_cast<int>(arrows.size()) + 1));
    std::reverse(arrows.begin(), arrows.end()); // the move to be played lies on top
    view.board().setArrows(ArrowKind::Repertoire, arrows);
}

void RepertoireCommands::noteImport() {
    if (m_list && m_list->isVisible()) m_list->refresh();
    if (m_practice && m_practice->isVisible()) m_practice->refresh();
}

void RepertoireCommands::refresh() {
    const GameDocument& document = m_view().game().document();
    const core::GameTree& tree = document.tree();
    const core::NodeId node = document.current();
    const bool isMove = node != core::NodeId::root();
    if (m_practice) showGame();
    m_actions.markMyMove->setEnabled(isMove);
    for (QAction* action : m_actions.markMyMoves)
        action->setEnabled(tree.size() > 1);
    m_actions.preferMyMove->setEnabled(m_service->isOther(tree, node));
    m_actions.unmarkMove->setEnabled(isMove && m_service->contains(tree, node));
}

} // namespace komadai::ui
