#include "ui/document/game_document.h"

#include "core/record/plain_line.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace komadai::ui {

GameDocument::GameDocument(core::GameRecord record, QObject* parent) : QObject(parent) {
    reset(std::move(record));
}

void GameDocument::reset(core::GameRecord record, std::optional<core::NodeId> lastTakenBack) {
    const core::NodeId playedTo = core::playedTo(record);
    emit recordAboutToReset();
    m_cursor.reset();
    m_header = std::move(record.header);
    m_outcome = record.outcome;
    m_tree = std::make_unique<core::GameTree>(std::move(record.tree));
    clearHistory();
    m_told = m_tree->revision();
    m_state = ++m_lastState;
    m_playedTo = playedTo;
    m_lastVisited.clear();
    m_hidesTakenBack = false;
    m_lastTakenBack = lastTakenBack;
    m_nodes = lineThrough(m_playedTo);
    m_ply = m_tree->depth(m_playedTo);
    m_cursor = std::make_unique<core::TreeCursor>(*m_tree, m_nodes.back());
    emit recordReset();
}

// --- the record

core::GameRecord GameDocument::recordToShare() const {
    core::GameRecord shared = record();
    if (const auto first = takenBack()) {
        shared.tree.remove(*first);
        shared.tree.clearHistory();
    }
    return shared;
}

std::optional<core::NodeId> GameDocument::playedEnd() const {
    if (m_hidesTakenBack || takenBack()) return m_playedTo;
    if (!m_outcome) return std::nullopt;
    return m_playedTo == core::NodeId::root() ? m_tree->mainLineEnd() : m_playedTo;
}

core::Game GameDocument::gameAt(core::NodeId node) const { return core::TreeCursor(*m_tree, node).game(); }

std::chrono::milliseconds GameDocument::timeUsed(core::NodeId node) const {
    return m_tree->timeUsed(node).value_or(std::chrono::milliseconds(0));
}

std::vector<std::chrono::milliseconds> GameDocument::timesTo(core::NodeId node) const {
    std::vector<std::chrono::milliseconds> times;
    for (const core::NodeId passed : m_tree->pathTo(node))
        if (passed != core::NodeId::root()) times.push_back(timeUsed(passed));
    return times;
}

// --- what is shown

std::optional<int> GameDocument::plyOnLine(core::NodeId node) const {
    if (!m_tree->contains(node)) return std::nullopt;
    const auto ply = static_cast<std::size_t>(m_tree->depth(node));
    if (ply >= m_nodes.size() || m_nodes[ply] != node) return std::nullopt;
    return static_cast<int>(ply);
}

const core::AnyPosition& GameDocument::position() const { return line().positionAt(m_ply); }

std::optional<core::Move> GameDocument::lastMove() const {
    if (m_ply == 0) return std::nullopt;
    return line().moves()[static_cast<std::size_t>(m_ply - 1)];
}

std::vector<core::NodeId> GameDocument::lineThrough(core::NodeId node) const {
    auto nodes = m_tree->pathTo(node);
    const auto hidden = m_hidesTakenBack ? std::optional<core::NodeId>() : takenBack();
    while (true) {
        if (m_hidesTakenBack && nodes.back() == m_playedTo) return nodes;
        const auto visited = m_lastVisited.find(nodes.back());
        std::optional<core::NodeId> next;
        if (visited != m_lastVisited.end() && m_tree->contains(visited->second)) next = visited->second;
        if (!next || next == hidden) next = m_tree->firstChild(nodes.back());
        if (next && next == hidden) next = m_tree->nextSibling(*next);
        if (!next) return nodes;
        nodes.push_back(*next);
    }
}

void GameDocument::show(core::NodeId node) {
    for (auto step = node; step != core::NodeId::root();) {
        const auto parent = *m_tree->parent(step);
        m_lastVisited[parent] = step;
        step = parent;
    }
    const core::NodeId from = current();
    auto nodes = lineThrough(node);
    const bool isOther = nodes != m_nodes;
    m_nodes = std::move(nodes);
    m_ply = m_tree->depth(node);
    if (isOther) {
        m_cursor->goTo(m_nodes.back());
        emit lineChanged();
    }
    if (from != current()) emit currentChanged(from, current());
}

std::vector<core::NodeId> GameDocument::shownChildren(core::NodeId node) const {
    auto children = m_tree->children(node);
    if (node != m_playedTo) return children;
    if (const auto hidden = takenBack()) std::erase(children, *hidden);
    return children;
}

std::vector<core::NodeId> GameDocument::samePosition(core::NodeId node) const {
    auto others = m_tree->samePosition(node);
    if (others.empty()) return others;
    if (const auto hidden = takenBack())
        std::erase_if(others, [&](core::NodeId other) { return m_tree->leadsTo(*hidden, other); });
    return others;
}

void GameDocument::goTo(core::NodeId node) {
    if (node != current()) show(node);
}

void GameDocument::goToPly(int ply) {
    goTo(m_nodes[static_cast<std::size_t>(std::clamp(ply, 0, linePlies()))]);
}

void GameDocument::showMainLine() {
    if (variationStart(current())) return;
    for (auto step = std::optional(current()); step; step = m_tree->firstChild(*step))
        m_lastVisited.erase(*step);
    show(current());
}

std::optional<core::NodeId> GameDocument::sibling(int step) const {
    for (int ply = m_ply; ply > 0; --ply) {
        const auto node = m_nodes[static_cast<std::size_t>(ply)];
        const auto siblings = shownChildren(m_nodes[static_cast<std::size_t>(ply - 1)]);
        const auto found = std::find(siblings.begin(), siblings.end(), node);
        if (siblings.size() < 2 || found == siblings.end()) continue;
        const auto wanted = found - siblings.begin() + step;
        if (wanted < 0 || wanted >= std::ssize(siblings)) return std::nullopt;
        return siblings[static_cast<std::size_t>(wanted)];
    }
    return std::nullopt;
}

bool GameDocument::goToSibling(int step) {
    const auto wanted = sibling(step);
    if (wanted) goTo(*wanted);
    return wanted.has_value();
}

std::optional<core::NodeId> GameDocument::variationStart(core::NodeId node) const {
    for (auto step = std::optional(node); step; step = m_tree->parent(*step))
        if (m_tree->indexOf(*step) > 0) return step;
    return std::nullopt;
}

void GameDocument::goToSamePosition(core::NodeId node) {
    const auto others = samePosition(node);
    if (others.empty()) return;
    const auto next = std::upper_bound(others.begin(), others.end(), node);
    goTo(next == others.end() ? others.front() : *next);
}

void GameDocument::goToLastBranch() {
    int ply = std::max(m_ply - 1, 0);
    while (ply > 0 && !isBranch(ply))
        --ply;
    goToPly(ply);
}

void GameDocument::goToNextBranch() {
    int ply = std::min(m_ply + 1, linePlies());
    while (ply < linePlies() && !isBranch(ply))
        ++ply;
    goToPly(ply);
}

// --- changes

/// Rows are told while the line may still name nodes that are gone; nobody asks for the line before `lineChanged`.
void GameDocument::tell() {
    if (m_tree->revision() == m_told) return;
    m_told = m_tree->revision();
    const core::TreeStep step = m_tree->lastStep();
    for (const core::TreeChange& change : step.changes) {
        switch (change.kind) {
        case core::TreeChange::Kind::Added: emit nodeAdded(change.node); break;
        case core::TreeChange::Kind::Removed: emit nodesRemoved(change.parent); break;
        case core::TreeChange::Kind::Reordered: emit nodeMoved(change.node); break;
        case core::TreeChange::Kind::Changed: emit nodeChanged(change.node); break;
        }
    }
    int ply = m_ply;
    while (!m_tree->contains(m_nodes[static_cast<std::size_t>(ply)]))
        --ply;
    show(m_nodes[static_cast<std::size_t>(ply)]);
    emit edited(step.edit);
}

template <class Command>
void GameDocument::perform(Command command) {
    const Played before = played();
    const auto revision = m_tree->revision();
    command();
    if (m_tree->revision() == revision) return;
    m_state = ++m_lastState;
    m_undoable.push_back({before, played()});
    m_redoable.clear();
    tell();
}

void GameDocument::setPlayed(const Played& played) {
    setPlayedTo(played.to);
    setOutcome(played.outcome);
}

void GameDocument::clearHistory() {
    m_tree->clearHistory();
    m_undoable.clear();
    m_redoable.clear();
}

core::NodeId GameDocument::addMove(core::NodeId parent, const core::Move& move) {
    core::NodeId node;
    perform([&] { node = m_tree->add(parent, move); });
    noteAnalysis(node);
    goTo(node);
    return node;
}

core::NodeId GameDocument::addLine(core::NodeId parent, const std::vector<core::Move>& moves) {
    core::NodeId node;
    perform([&] { node = m_tree->addLine(parent, moves); });
    noteAnalysis(node);
    return node;
}

void GameDocument::join(core::NodeId at, const core::GameTree& other) {
    perform([&] { m_tree->join(at, other); });
}

void GameDocument::remove(core::NodeId node) {
    const auto parent = *m_tree->parent(node);
    const bool wasPlayed = m_tree->leadsTo(node, m_playedTo);
    perform([&] {
        if (wasPlayed) setPlayed({parent, std::nullopt});
        m_tree->remove(node);
    });
}

void GameDocument::promote(core::NodeId node) {
    perform([&] { m_tree->promote(node); });
}

void GameDocument::demote(core::NodeId node) {
    perform([&] { m_tree->demote(node); });
}

void GameDocument::makeMainLine(core::NodeId node) {
    perform([&] { m_tree->makeMainLine(node); });
}

void GameDocument::annotate(core::NodeId node, core::Annotations annotations) {
    perform([&] { m_tree->setAnnotations(node, std::move(annotations)); });
}

bool GameDocument::apply(const core::TreeEdit& edit) {
    bool fits = false;
    perform([&] { fits = !m_tree->apply(edit); });
    return fits;
}

core::TreeEdit GameDocument::removalOf(const core::RecordParts& parts) const {
    return core::removalOf(parts, *m_tree, takenBack(), m_outcome ? playedEnd() : std::nullopt);
}

void GameDocument::removeParts(const core::RecordParts& parts) {
    const core::TreeEdit edit = removalOf(parts);
    if (edit.parts.empty()) return;
    std::optional<core::NodeId> playedTo; // where the node that was played last goes
    for (const core::TreeEdit::Part& part : edit.parts)
        if (const auto* removed = std::get_if<core::TreeEdit::Remove>(&part);
            removed && m_tree->leadsTo(removed->node, m_playedTo))
            playedTo = m_tree->parent(removed->node);
    perform([&] {
        if (playedTo) setPlayed({*playedTo, std::nullopt});
        m_tree->apply(edit);
    });
}

void GameDocument::toggleGlyph(core::NodeId node, core::Glyph glyph) {
    core::Annotations notes = m_tree->annotations(node);
    toggle(notes.glyphs, glyph);
    annotate(node, std::move(notes));
}

void GameDocument::setBookmark(core::NodeId node, std::optional<std::string> name) {
    core::Annotations notes = m_tree->annotations(node);
    notes.bookmark = std::move(name);
    annotate(node, std::move(notes));
}

/// What the step has not changed stays, also where it was changed after the step: the game may have ended since.
void GameDocument::undo() {
    const Step step = m_undoable.back();
    m_undoable.pop_back();
    m_redoable.push_back(step);
    m_state = step.before.state;
    m_tree->undo();
    tell();
    if (step.changesPlayed() || !m_tree->contains(m_playedTo)) setPlayed(step.before);
}

void GameDocument::redo() {
    const Step step = m_redoable.back();
    m_redoable.pop_back();
    m_undoable.push_back(step);
    if (step.changesPlayed()) setPlayed(step.after); // first, since the step may delete the node played last
    m_state = step.after.state;
    m_tree->redo();
    tell();
}

void GameDocument::setHeader(const core::RecordHeader& header) {
    if (header == m_header) return;
    m_header = header;
    emit headerChanged();
}

void GameDocument::setPlayers(const Players& players) {
    auto header = m_header;
    header.players = players;
    setHeader(header);
}

std::optional<core::NodeId> GameDocument::takenBack() const {
    if (!m_hidesTakenBack) {
        if (m_outcome || !m_lastTakenBack) return std::nullopt;
        return core::takenBackAfter(*m_tree, m_playedTo, *m_lastTakenBack);
    }
    const auto next = m_tree->firstChild(m_playedTo);
    return next && core::plainLineEnd(*m_tree, *next) ? next : std::nullopt;
}

core::NodeId GameDocument::playMove(core::NodeId at, const core::Move& move, std::chrono::milliseconds used) {
    m_state = ++m_lastState;
    const auto undone = m_tree->firstChild(at);
    const auto node = m_tree->add(at, move, {used, std::nullopt});
    tell();
    m_tree->setTimes(node, {used, std::nullopt});
    tell();
    if (m_tree->indexOf(node) > 0) {
        m_tree->reorder(node, 0);
        tell();
    }
    if (undone && *undone != node && core::plainLineEnd(*m_tree, *undone)) {
        m_tree->remove(*undone);
        tell();
    }
    clearHistory();
    setPlayedTo(node);
    return node;
}

void GameDocument::setPlayedTo(core::NodeId node) {
    if (node == m_playedTo) return;
    m_playedTo = node;
    show(current());
    emit playedToChanged();
}

void GameDocument::setHidesTakenBack(bool hides) {
    if (hides == m_hidesTakenBack) return;
    m_hidesTakenBack = hides;
    show(current());
    emit takenBackChanged();
}

void GameDocument::noteAnalysis(core::NodeId node) {
    const auto first = takenBack();
    if (m_hidesTakenBack || !first || !m_tree->leadsTo(*first, node)) return;
    m_lastTakenBack = m_playedTo; // the library is told with the next change
    show(current());
    emit takenBackChanged();
}

void GameDocument::setOutcome(const std::optional<core::Outcome>& outcome) {
    if (outcome == m_outcome) return;
    m_outcome = outcome;
    const auto hidden = takenBack(); // may be another one now
    show(hidden && m_tree->leadsTo(*hidden, current()) ? m_playedTo : current());
    emit outcomeChanged();
}

void GameDocument::keepEvaluation(core::NodeId node, const core::Evaluation& evaluation) {
    m_tree->keepEvaluation(node, evaluation);
    tell();
}

} // namespace komadai::ui
