#include "ui/practice/repertoire_service.h"

#include "ui/wording.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

namespace komadai::ui {
namespace {

/// What marking has done.
struct Marked {
    std::string name; ///< of the repertoire; empty if there is none, and no move for one
    int added = 0;
    std::optional<RepertoireChange> change; ///< none if there is no new move
    std::vector<core::StoredRepertoire> all;
};

/// What taking a change back, or making it again, has done.
struct Restoration {
    bool isDone = false;
    std::vector<core::StoredRepertoire> all;
};

std::string unusedName(const core::RepertoireStore& store, const std::string& wanted) {
    std::set<std::string> used;
    for (const auto& summary : store.all({}))
        used.insert(summary.name);
    std::string name = wanted;
    for (int number = 2; used.contains(name); ++number)
        name = wanted + " (" + std::to_string(number) + ')';
    return name;
}

/// Whether moves of the side are marked as faults.
bool hasFaults(const core::GameTree& tree, core::Side side) {
    const auto nodes = tree.subtree();
    return std::any_of(nodes.begin(), nodes.end(), [&](core::NodeId node) {
        const auto& glyphs = tree.annotations(node).glyphs;
        return node != core::NodeId::root() && tree.position(*tree.parent(node)).sideToMove() == side &&
               std::any_of(glyphs.begin(), glyphs.end(), core::marksFault);
    });
}

/// Adds to the repertoire that was chosen last among those for the same moves, or to a new one.
Marked addMoves(core::Library& library, const core::GameTree& tree, core::Side side,
                const std::string& nameOfNew, const std::function<int(core::Repertoire&)>& add) {
    core::RepertoireStore store(library);
    Marked marked;
    const auto all = store.readAll(tree.spec().id);
    const auto found = std::find_if(all.begin(), all.end(), [&](const core::StoredRepertoire& stored) {
        return stored.repertoire.side() == side && stored.repertoire.fits(tree);
    });
    if (found != all.end()) {
        marked.name = found->name;
        auto after =
            store.change(found->id, [&](core::Repertoire& repertoire) { marked.added = add(repertoire); });
        if (marked.added > 0)
            marked.change = {found->id, tree.spec().id, found->name, found->repertoire, std::move(after)};
    } else {
        marked.name = unusedName(store, nameOfNew);
        core::Repertoire repertoire(tree.start(), side);
        marked.added = add(repertoire);
        if (marked.added == 0) return {};
        const core::RepertoireId id = store.add(marked.name, repertoire);
        marked.change = {id, tree.spec().id, marked.name, {}, std::move(repertoire)};
    }
    marked.all = store.readAll(tree.spec().id);
    return marked;
}

/// Gives a repertoire the moves `to` if it has the moves `from`. None: no such repertoire.
Restoration restoreMoves(core::Library& library, const RepertoireChange& change,
                         const std::optional<core::Repertoire>& from,
                         const std::optional<core::Repertoire>& to) {
    core::RepertoireStore store(library);
    const auto all = store.readAll(change.variant);
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& each) {
        return each.id == change.id && from && each.repertoire.tree() == from->tree();
    });
    Restoration restoration;
    restoration.isDone = !from || found != all.end();
    if (!from)
        store.add(unusedName(store, change.name), *to, change.id);
    else if (restoration.isDone && to)
        store.change(change.id, [&to](core::Repertoire& repertoire) { repertoire = *to; });
    else if (restoration.isDone)
        store.remove(change.id);
    restoration.all = store.readAll(change.variant);
    return restoration;
}

} // namespace

RepertoireService::RepertoireService(LibraryService& library, QObject* parent)
    : QObject(parent), m_library(library) {
    connect(&library, &LibraryService::leaving, this, [this] {
        m_isOpen = false;
        forget();
    });
    connect(&library, &LibraryService::opened, this, [this] {
        m_isOpen = true;
        forget();
    });
}

LibraryService::Failed RepertoireService::failure() {
    return [this](const core::StorageError& error) { emit failed(sentence(error)); };
}

void RepertoireService::forget() {
    ++m_generation;
    m_loaded.clear();
    emit changed();
}

// --- what is in them

RepertoireService::Loaded& RepertoireService::loaded(const std::string& variant) {
    const auto [found, isNew] = m_loaded.try_emplace(variant);
    if (isNew && m_isOpen)
        m_library.read(
            [variant](core::Library& library) { return core::RepertoireStore(library).readAll(variant); },
            this,
            [this, variant,
             generation = m_generation](const std::vector<core::StoredRepertoire>& repertoires) {
                if (generation == m_generation && !m_loaded[variant].isRead) show(variant, repertoires);
            },
            failure());
    return found->second;
}

void RepertoireService::show(const std::string& variant, std::vector<core::StoredRepertoire> repertoires) {
    Loaded& shown = m_loaded[variant];
    const bool isSame = shown.repertoires.empty() && repertoires.empty();
    shown.isRead = true;
    shown.repertoires = std::move(repertoires);
    shown.moves.clear();
    for (const auto& stored : shown.repertoires) {
        const core::Repertoire& repertoire = stored.repertoire;
        const QString name = QString::fromStdString(stored.name);
        for (core::Repertoire::Place place = 0; place < repertoire.size(); ++place) {
            if (!repertoire.isCard(place)) continue;
            const auto& edges = repertoire.edges(place);
            for (const auto& edge : edges)
                shown.moves.emplace(repertoire.position(place).key(),
                                    OwnMove{edge.move, name, &edge == &edges.front()});
        }
    }
    if (!isSame) emit changed();
}

const std::vector<core::StoredRepertoire>& RepertoireService::ofVariant(const std::string& variant) {
    return loaded(variant).repertoires;
}

const RepertoireService::OwnMove* RepertoireService::find(const core::GameTree& tree, core::NodeId node) {
    const auto parent = tree.parent(node);
    if (!parent) return nullptr;
    const core::Move move = tree.move(node);
    const auto [first, last] = loaded(tree.spec().id).moves.equal_range(tree.key(*parent));
    const auto found =
        std::find_if(first, last, [&move](const auto& entry) { return entry.second.move == move; });
    return found == last ? nullptr : &found->second;
}

QString RepertoireService::nameFor(const core::GameTree& tree, core::NodeId node) {
    const OwnMove* own = find(tree, node);
    return own ? own->repertoire : QString();
}

bool RepertoireService::isOther(const core::GameTree& tree, core::NodeId node) {
    const OwnMove* own = find(tree, node);
    return own && !own->isFirst;
}

std::vector<core::Move> RepertoireService::movesAt(const core::GameTree& tree, core::NodeId node) {
    const auto [first, last] = loaded(tree.spec().id).moves.equal_range(tree.key(node));
    std::vector<core::Move> moves;
    for (const bool areFirst : {true, false})
        for (auto entry = first; entry != last; ++entry)
            if (entry->second.isFirst == areFirst &&
                std::find(moves.begin(), moves.end(), entry->second.move) == moves.end())
                moves.push_back(entry->second.move);
    return moves;
}

std::optional<core::RepertoireId> RepertoireService::withMove(const core::GameTree& tree, core::NodeId node,
                                                              bool isPlayers) {
    const auto parent = tree.parent(node);
    if (!parent) return std::nullopt;
    const core::AnyPosition position = tree.position(*parent);
    for (const auto& stored : ofVariant(tree.spec().id)) {
        const auto place = stored.repertoire.find(position);
        if (place && stored.repertoire.isPlayersTurn(*place) == isPlayers &&
            stored.repertoire.edge(*place, tree.move(node)))
            return stored.id;
    }
    return std::nullopt;
}

bool RepertoireService::contains(const core::GameTree& tree, core::NodeId node) {
    return find(tree, node) || withMove(tree, node, false);
}

// --- changes

void RepertoireService::mark(const core::GameTree& tree, core::Side side,
                             std::function<int(core::Repertoire&)> add, const Stored& stored,
                             bool leavesFaults) {
    const std::string name = tr("%1: %2").arg(nameOf(tree.spec()), sideName(tree.spec(), side)).toStdString();
    m_library.write(
        LibraryService::Priority::Edit,
        [tree, side, name, add = std::move(add)](core::Library& library) {
            return addMoves(library, tree, side, name, add);
        },
        this,
        [this, variant = tree.spec().id, who = sideName(tree.spec(), side), stored,
         leavesFaults](const Marked& marked) {
            if (!m_isOpen) return;
            if (marked.name.empty())
                return emit told((leavesFaults ? tr("No move was added. All moves of %1 are marked as "
                                                    "faults, or come after a fault.")
                                               : tr("This record has no moves of %1."))
                                     .arg(who));
            show(variant, marked.all);
            if (marked.change && stored) stored(*marked.change);
            const QString repertoire = QString::fromStdString(marked.name);
            if (marked.added > 0)
                return emit told(
                    tr("%Ln move(s) added to the repertoire “%1”.", nullptr, marked.added).arg(repertoire));
            emit told((leavesFaults ? tr("The repertoire “%1” has these moves already. Faults were left out.")
                                    : tr("The repertoire “%1” has these moves already."))
                          .arg(repertoire));
        },
        failure());
}

void RepertoireService::markLine(const core::GameTree& tree, core::NodeId node, const Stored& stored) {
    assert(node != core::GameTree::root());
    const core::Side side = core::opponent(tree.position(node).sideToMove());
    mark(
        tree, side, [tree, node](core::Repertoire& repertoire) { return repertoire.addLine(tree, node); },
        stored);
}

void RepertoireService::markTree(const core::GameTree& tree, core::Side side,
                                 core::Repertoire::OwnMoves ownMoves, const Stored& stored) {
    mark(
        tree, side,
        [tree, ownMoves](core::Repertoire& repertoire) { return repertoire.addTree(tree, ownMoves); }, stored,
        hasFaults(tree, side));
}

void RepertoireService::change(core::RepertoireId id, const std::string& variant,
                               std::function<void(core::Repertoire&)> change,
                               std::function<QString(const QString&)> said, const Stored& stored) {
    struct Changed {
        RepertoireChange change;
        std::vector<core::StoredRepertoire> all;
    };
    m_library.write(
        LibraryService::Priority::Edit,
        [id, variant, change = std::move(change)](core::Library& library) {
            core::RepertoireStore store(library);
            std::optional<core::Repertoire> before;
            auto after = store.change(id, [&](core::Repertoire& repertoire) {
                before = repertoire;
                change(repertoire);
            });
            Changed changed{{id, variant, {}, std::move(before), std::move(after)}, store.readAll(variant)};
            for (const auto& each : changed.all)
                if (each.id == id) changed.change.name = each.name;
            return changed;
        },
        this,
        [this, variant, said = std::move(said), stored](const Changed& changed) {
            if (!m_isOpen) return;
            show(variant, changed.all);
            if (stored) stored(changed.change);
            emit told(said(QString::fromStdString(changed.change.name)));
        },
        failure());
}

void RepertoireService::prefer(const core::GameTree& tree, core::NodeId node, const Stored& stored) {
    const auto id = withMove(tree, node, true);
    if (!id) return;
    change(
        *id, tree.spec().id,
        [position = tree.position(*tree.parent(node)), move = tree.move(node)](core::Repertoire& repertoire) {
            repertoire.prefer(position, move);
        },
        [](const QString& name) {
            return tr("This is now the move to play in the repertoire “%1”.").arg(name);
        },
        stored);
}

void RepertoireService::remove(const core::GameTree& tree, core::NodeId node, const Stored& stored) {
    auto id = withMove(tree, node, true);
    if (!id) id = withMove(tree, node, false);
    if (!id) return;
    change(
        *id, tree.spec().id,
        [position = tree.position(*tree.parent(node)), move = tree.move(node)](core::Repertoire& repertoire) {
            repertoire.remove(position, move);
        },
        [](const QString& name) {
            return tr("The move was removed from the repertoire “%1”, together with all moves that can be "
                      "reached only through it.")
                .arg(name);
        },
        stored);
}

void RepertoireService::restore(const RepertoireChange& change, Way way, const Restored& restored) {
    m_library.write(
        LibraryService::Priority::Edit,
        [change, way](core::Library& library) {
            const std::optional after(change.after);
            return way == Way::Undo ? restoreMoves(library, change, after, change.before)
                                    : restoreMoves(library, change, change.before, after);
        },
        this,
        [this, change, way, restored](const Restoration& restoration) {
            if (!m_isOpen) return;
            show(change.variant, restoration.all);
            restored(restoration.isDone ? Outcome::Done : Outcome::Outdated);
            const QString name = QString::fromStdString(change.name);
            if (!restoration.isDone)
                emit told(
                    tr("The repertoire “%1” has changed in the meantime. It was left as it is.").arg(name));
            else if (way == Way::Redo)
                emit told(tr("The change to the repertoire “%1” was redone.").arg(name));
            else
                emit told(change.before ? tr("The change to the repertoire “%1” was undone.").arg(name)
                                        : tr("The new repertoire “%1” was removed again.").arg(name));
        },
        [this, restored](const core::StorageError& error) {
            restored(Outcome::Failed);
            failure()(error);
        });
}

void RepertoireService::write(std::function<void(core::RepertoireStore&)> job) {
    m_library.write(
        LibraryService::Priority::Edit,
        [job = std::move(job)](core::Library& library) {
            core::RepertoireStore store(library);
            job(store);
            return true;
        },
        this, [this](bool) { forget(); }, failure());
}

void RepertoireService::rename(core::RepertoireId id, const QString& name) {
    write([id, name = name.toStdString()](core::RepertoireStore& store) { store.rename(id, name); });
}

void RepertoireService::choose(core::RepertoireId id) {
    write([id](core::RepertoireStore& store) { store.choose(id); });
}

void RepertoireService::removeRepertoire(core::RepertoireId id) {
    write([id](core::RepertoireStore& store) { store.remove(id); });
}

} // namespace komadai::ui
