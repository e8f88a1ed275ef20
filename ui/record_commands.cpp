#include "ui/record_commands.h"

#include "core/review/game_review.h"
#include "ui/document/game_document.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/library/known_players.h"
#include "ui/record/autoplay.h"
#include "ui/record/header_dialog.h"
#include "ui/record/move_list_panel.h"
#include "ui/record/move_rows.h"
#include "ui/record/move_texts.h"
#include "ui/window_actions.h"

#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <iterator>
#include <variant>
#include <vector>

namespace komadai::ui {
namespace {

/// The nearest node, from `node` towards the start, for which `holds`.
template <class Condition>
std::optional<core::NodeId> nearest(const core::GameTree& tree, core::NodeId node, Condition holds) {
    for (auto step = std::optional(node); step; step = tree.parent(*step))
        if (*step != core::NodeId::root() && holds(*step)) return step;
    return std::nullopt;
}

/// The variation that goes up: the one that the node is in.
std::optional<core::NodeId> promotable(const OpenGame& game) {
    const auto start = game.document().variationStart(game.document().current());
    return start && game.mayPromote(*start) ? start : std::nullopt;
}

/// The variation that goes down; the main line does where it has variations.
std::optional<core::NodeId> demotable(const OpenGame& game) {
    const core::GameTree& tree = game.document().tree();
    const auto branch = nearest(tree, game.document().current(),
                                [&](core::NodeId node) { return tree.childCount(*tree.parent(node)) > 1; });
    return branch && game.mayDemote(*branch) ? branch : std::nullopt;
}

bool hasVariations(const GameDocument& document) {
    const core::GameTree& tree = document.tree();
    const int depth = tree.depth(document.playedEnd().value_or(tree.mainLineEnd()));
    return tree.size() > static_cast<std::size_t>(depth) + 1;
}

/// Whether an edit deletes the last move that was played.
bool takesTheResult(const core::TreeEdit& edit, const GameDocument& document) {
    return document.outcome() &&
           std::any_of(edit.parts.begin(), edit.parts.end(), [&](const core::TreeEdit::Part& part) {
               const auto* removed = std::get_if<core::TreeEdit::Remove>(&part);
               return removed && document.tree().leadsTo(removed->node, document.playedTo());
           });
}

/// Not while the game that is being played goes on in one of them.
bool mayRemoveVariations(const OpenGame& game) {
    if (!hasVariations(game.document())) return false;
    const core::TreeEdit edit = game.document().removalOf({.variations = true});
    return !edit.parts.empty() &&
           std::all_of(edit.parts.begin(), edit.parts.end(), [&](const core::TreeEdit::Part& part) {
               const auto* removed = std::get_if<core::TreeEdit::Remove>(&part);
               return !removed || game.mayRemove(removed->node);
           });
}

bool hasComment(const core::GameTree& tree, core::NodeId node) {
    const auto& notes = tree.annotations(node);
    return !notes.before.empty() || !notes.after.empty();
}

bool hasComments(const core::GameTree& tree) {
    const auto nodes = tree.subtree();
    return std::any_of(nodes.begin(), nodes.end(),
                       [&tree](core::NodeId node) { return hasComment(tree, node); });
}

/// Whether an engine has evaluated the positions before and after a move of the line that is reviewed.
bool hasVerdicts(const GameDocument& document) {
    const core::GameTree& tree = document.tree();
    const auto end = document.playedEnd();
    const auto evaluations = core::storedEvaluations(tree, end);
    if (evaluations.empty()) return false;
    const auto line = tree.pathTo(end.value_or(tree.mainLineEnd()));
    const auto isJudged = [&evaluations](core::NodeId before, core::NodeId after) {
        return evaluations.contains(before) && evaluations.contains(after);
    };
    return std::adjacent_find(line.begin(), line.end(), isJudged) != line.end();
}

std::vector<core::NodeId> bookmarks(const core::GameTree& tree) {
    std::vector<core::NodeId> nodes = tree.subtree();
    std::erase_if(nodes, [&](core::NodeId node) { return !tree.annotations(node).bookmark; });
    return nodes;
}

/// Goes to the next node (`step` 1) or to the one before (-1) for which `holds`, as the moves are listed; behind the last one to the
/// first, and before the first one to the last. Stays where there is none.
void goToNearest(GameDocument& document, int step, const std::function<bool(core::NodeId)>& holds) {
    std::vector<core::NodeId> nodes{core::NodeId::root()};
    readInOrder(document.tree(), document.takenBack(),
                [&nodes](const MoveInOrder& move) { nodes.push_back(move.node); });
    if (step < 0) std::reverse(nodes.begin(), nodes.end());
    const auto current = std::find(nodes.begin(), nodes.end(), document.current());
    if (current != nodes.end()) std::rotate(nodes.begin(), std::next(current), nodes.end());
    const auto next = std::find_if(nodes.begin(), nodes.end(), holds);
    if (next != nodes.end()) document.goTo(*next);
}

} // namespace

RecordCommands::RecordCommands(QWidget& window, const WindowActions& actions, LibraryService& library,
                               std::function<GameView&()> view)
    : QObject(&window), m_window(window), m_actions(actions), m_library(library), m_view(std::move(view)) {
    connectNotes();
    connectVariations();
    connectSteps();
}

void RecordCommands::connectNotes() {
    const auto on = [this](const QAction* action, auto act) {
        connect(action, &QAction::triggered, this, act);
    };
    on(m_actions.comment, [this] { m_view().moves().editComment(CommentPlace::After); });
    on(m_actions.commentBefore, [this] { m_view().moves().editComment(CommentPlace::Before); });
    for (const auto& [glyph, action] : m_actions.glyphs)
        on(action, [this, glyph = glyph] {
            GameDocument& document = m_view().game().document();
            document.toggleGlyph(document.current(), glyph);
            refresh();
        });
    on(m_actions.removeGlyphs, [this] { annotate([](core::Annotations& notes) { notes.glyphs.clear(); }); });
    on(m_actions.removeDrawings,
       [this] { annotate([](core::Annotations& notes) { notes.drawings.clear(); }); });
    on(m_actions.removeComments, [this] { m_view().game().document().removeParts({.comments = true}); });
    on(m_actions.bookmark, [this] { toggleBookmark(); });
    on(m_actions.nameBookmark, [this] { nameBookmark(); });
    on(m_actions.header, [this] { editHeader(); });
}

void RecordCommands::connectVariations() {
    const auto on = [this](const QAction* action, auto act) {
        connect(action, &QAction::triggered, this, act);
    };
    on(m_actions.promote, [this] {
        OpenGame& game = m_view().game();
        if (const auto node = promotable(game)) game.document().promote(*node);
    });
    on(m_actions.demote, [this] {
        OpenGame& game = m_view().game();
        if (const auto node = demotable(game)) game.document().demote(*node);
    });
    on(m_actions.makeMainLine, [this] {
        OpenGame& game = m_view().game();
        const core::NodeId node = game.document().current();
        if (game.mayMakeMainLine(node)) game.document().makeMainLine(node);
    });
    on(m_actions.removeMoves, [this] { removeMoves(); });
    on(m_actions.removeVariations, [this] { removeVariations(); });
}

void RecordCommands::connectSteps() {
    const auto on = [this](const QAction* action, auto act) {
        connect(action, &QAction::triggered, this, act);
    };
    on(m_actions.samePosition, [this] {
        GameDocument& document = m_view().game().document();
        document.goToSamePosition(document.current());
    });
    on(m_actions.nextBookmark, [this] { goToNextBookmark(); });
    on(m_actions.nextComment, [this] { stepToComment(1); });
    on(m_actions.previousComment, [this] { stepToComment(-1); });
    connect(&m_actions.bookmarkMenu(), &QMenu::aboutToShow, this, &RecordCommands::listBookmarks);
    on(m_actions.autoplay, [this] {
        Autoplay& autoplay = m_view().autoplay();
        autoplay.isOn() ? autoplay.stop() : autoplay.start();
        refresh();
    });
}

const RecordCommands::NoteKinds& RecordCommands::noteKindsIn(const GameDocument& document) {
    if (m_noteKinds.document != &document || m_noteKinds.state != document.state()) {
        const core::GameTree& tree = document.tree();
        m_noteKinds = {&document, document.state(), hasComments(tree), !bookmarks(tree).empty()};
    }
    return m_noteKinds;
}

void RecordCommands::refresh() {
    GameView& view = m_view();
    const OpenGame& game = view.game();
    const GameDocument& document = game.document();
    const core::GameTree& tree = document.tree();
    const core::NodeId node = document.current();
    const auto& notes = tree.annotations(node);
    const bool isMove = node != core::NodeId::root();
    const bool hasList = !m_actions.boardOnly->isChecked(); // with the field for comments
    m_actions.comment->setEnabled(hasList);
    m_actions.commentBefore->setEnabled(isMove && hasList);
    for (const auto& [glyph, action] : m_actions.glyphs) {
        action->setEnabled(isMove || !core::judgesMove(glyph));
        action->setChecked(std::find(notes.glyphs.begin(), notes.glyphs.end(), glyph) != notes.glyphs.end());
    }
    m_actions.removeGlyphs->setEnabled(!notes.glyphs.empty());
    m_actions.removeDrawings->setEnabled(!notes.drawings.empty());
    const NoteKinds& kinds = noteKindsIn(document);
    for (QAction* ofComments : {m_actions.removeComments, m_actions.nextComment, m_actions.previousComment})
        ofComments->setEnabled(kinds.comments);
    const bool isReviewed = hasVerdicts(document);
    for (QAction* ofMistakes : {m_actions.nextMistake, m_actions.previousMistake})
        ofMistakes->setEnabled(isReviewed);
    m_actions.bookmark->setChecked(notes.bookmark.has_value());
    m_actions.bookmark->setEnabled(isMove);
    m_actions.nameBookmark->setEnabled(isMove);
    m_actions.nextBookmark->setEnabled(kinds.bookmarks);
    m_actions.promote->setEnabled(promotable(game).has_value());
    m_actions.demote->setEnabled(demotable(game).has_value());
    m_actions.makeMainLine->setEnabled(game.mayMakeMainLine(node));
    m_actions.removeMoves->setEnabled(game.mayRemove(node));
    m_actions.removeVariations->setEnabled(mayRemoveVariations(game));
    m_actions.samePosition->setEnabled(!document.samePosition(node).empty());
    m_actions.autoplay->setEnabled(document.linePlies() > 0);
    m_actions.autoplay->setChecked(view.autoplay().isOn());
}

void RecordCommands::annotate(const std::function<void(core::Annotations&)>& change) {
    GameDocument& document = m_view().game().document();
    core::Annotations notes = document.tree().annotations(document.current());
    change(notes);
    document.annotate(document.current(), std::move(notes));
    refresh();
}

void RecordCommands::toggleBookmark() {
    annotate([](core::Annotations& notes) {
        notes.bookmark = notes.bookmark ? std::nullopt : std::optional<std::string>(std::in_place);
    });
}

void RecordCommands::nameBookmark() {
    GameDocument& document = m_view().game().document();
    const core::NodeId node = document.current();
    const auto& bookmark = document.tree().annotations(node).bookmark;
    bool isGiven = false;
    const QString name =
        QInputDialog::getText(&m_window, tr("Name Bookmark"), tr("&Name:"), QLineEdit::Normal,
                              QString::fromStdString(bookmark.value_or(std::string())), &isGiven);
    if (isGiven && document.tree().contains(node)) document.setBookmark(node, name.trimmed().toStdString());
}

void RecordCommands::goToNextBookmark() {
    GameDocument& document = m_view().game().document();
    goToNearest(document, 1, [&tree = document.tree()](core::NodeId node) {
        return tree.annotations(node).bookmark.has_value();
    });
}

void RecordCommands::stepToComment(int step) {
    GameDocument& document = m_view().game().document();
    goToNearest(document, step,
                [&tree = document.tree()](core::NodeId node) { return hasComment(tree, node); });
}

void RecordCommands::listBookmarks() {
    QMenu& menu = m_actions.bookmarkMenu();
    menu.clear();
    GameDocument& document = m_view().game().document();
    const MoveTexts texts(document);
    for (const core::NodeId node : bookmarks(document.tree())) {
        const auto& name = *document.tree().annotations(node).bookmark;
        QString text = texts.numberedMove(node);
        if (!name.empty()) text += QStringLiteral("  ") + QString::fromStdString(name);
        menu.addAction(text.replace('&', QStringLiteral("&&")), this, [this, &document, node] {
            if (&m_view().game().document() == &document && document.tree().contains(node))
                document.goTo(node);
        });
    }
    if (menu.isEmpty()) menu.addAction(tr("No bookmarks in this record"))->setEnabled(false);
}

void RecordCommands::removeMoves() {
    OpenGame& game = m_view().game();
    GameDocument& document = game.document();
    const core::NodeId node = document.current();
    if (!game.mayRemove(node)) return;
    const auto following = static_cast<int>(document.tree().subtree(node).size()) - 1;
    QMessageBox box(QMessageBox::Question, tr("Delete Moves"),
                    tr("Delete %1?").arg(MoveTexts(document).numberedMove(node)), QMessageBox::Cancel,
                    &m_window);
    QString text = following == 0 ? tr("No move follows it.")
                                  : tr("%n moves that follow it are deleted too.", nullptr, following);
    if (document.outcome() && document.tree().leadsTo(node, document.playedTo()))
        text += ' ' + tr("If the last move of the game is removed, its result is removed, too.");
    box.setInformativeText(text);
    const auto* remove = box.addButton(tr("&Delete"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == remove && document.tree().contains(node) && game.mayRemove(node))
        document.remove(node);
}

void RecordCommands::removeVariations() {
    OpenGame& game = m_view().game();
    if (!mayRemoveVariations(game)) return;
    GameDocument& document = game.document();
    if (takesTheResult(document.removalOf({.variations = true}), document)) {
        QMessageBox box(QMessageBox::Question, tr("Remove All Variations"),
                        tr("The game ended in a variation. Remove this variation, too?"), QMessageBox::Cancel,
                        &m_window);
        box.setInformativeText(tr("If the last move of the game is removed, its result is removed, too."));
        const auto* remove = box.addButton(tr("&Remove"), QMessageBox::AcceptRole);
        box.setDefaultButton(QMessageBox::Cancel);
        box.exec();
        if (box.clickedButton() != remove || !mayRemoveVariations(game)) return;
    }
    document.removeParts({.variations = true});
}

void RecordCommands::editHeader() {
    OpenGame& game = m_view().game();
    GameDocument& document = game.document();
    const auto outcome = document.outcome();
    const bool mayChangeResult = game.mayChangeResult();
    HeaderDialog dialog(document.header(), outcome, document.spec(), mayChangeResult, &m_window);
    LibraryRequest players = readKnownPlayers(
        m_library, &dialog, [&dialog](const QStringList& names) { dialog.offerPlayers(names); });
    const bool isAccepted = dialog.exec() == QDialog::Accepted;
    players.cancel();
    if (!isAccepted) return;
    document.setHeader(dialog.header());
    const bool hasEnded = document.outcome() != outcome; // while the dialog was open
    if (!mayChangeResult || !game.mayChangeResult() || hasEnded) return;
    // Moves of other sources, and what was added to them by hand, were all played.
    const bool isEntered = document.playedTo() == core::NodeId::root() || !document.header().source.empty();
    const core::NodeId end = document.tree().mainLineEnd();
    if (!outcome && dialog.outcome() && isEntered && document.tree().isMainLine(document.playedTo()))
        document.setPlayedTo(end);
    document.setOutcome(dialog.outcome());
}

} // namespace komadai::ui
