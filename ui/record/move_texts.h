// The texts of the moves of a record.
#pragma once

#include "core/record/annotations.h"
#include "core/record/tree_edit.h"

#include <QCoreApplication>
#include <QString>

#include <chrono>
#include <functional>
#include <unordered_map>
#include <vector>

namespace komadai::ui {

class GameDocument;

/// What is said of a move that has the mark of the repertoire; empty for one that has not.
using MoveMarks = std::function<QString(core::NodeId)>;

/// How the position after a move is evaluated; empty if that is not known, or not to be shown.
using MoveScores = std::function<QString(core::NodeId)>;

/// How many pieces a move burnt or quenched besides its captures, and how many it came to hold.
struct MoveTraces {
    int removed = 0;
    int held = 0;
    bool isEmpty() const { return removed == 0 && held == 0; }
};

/// What is seen of a move already and not repeated in its tool tip.
struct SeenOfMove {
    bool move = false; ///< all of its text
    bool score = false;
    bool time = false;
};

/// Words moves in the chosen notation when they are asked for, and remembers the words. Call `forget` when the notation
/// changes, or when the document shows another record.
class MoveTexts {
    Q_DECLARE_TR_FUNCTIONS(komadai::ui::MoveTexts)
public:
    /// The document must outlive the object.
    explicit MoveTexts(const GameDocument& document) : m_document(document) {}

    /// The move alone. Precondition: not the root.
    QString move(core::NodeId node) const;
    /// The move with its glyphs: "P-e4!?".
    QString moveAndGlyphs(core::NodeId node) const;
    /// The move with its number: "3. P-e4" or "3… P-e5"; "6. P-e5" where each move has its own.
    QString numberedMove(core::NodeId node) const;
    /// How the game ended: "0–1 · Black wins by resignation"; for shogi without points in Japanese notation. Empty if it did not.
    QString result() const;
    /// What the move did besides its captures. Precondition: not the root.
    MoveTraces traces(core::NodeId node) const;
    void setMarks(MoveMarks marks) { m_marks = std::move(marks); }
    void setScores(MoveScores scores) { m_scores = std::move(scores); }
    QString score(core::NodeId node) const { return m_scores ? m_scores(node) : QString(); }
    bool isMarked(core::NodeId node) const { return m_marks && !m_marks(node).isEmpty(); }
    /// The move as a screen reader says it, with the time used; `time` may be empty.
    QString moveAndTime(core::NodeId node, const QString& time) const;
    /// All that is known about the move: its text in full, its evaluation, the time used, its bookmark, its mark, where its
    /// position stands again. Empty if there is nothing but what is seen.
    QString toolTip(core::NodeId node, const SeenOfMove& seen = {}) const;
    void forget();

private:
    const GameDocument& m_document;
    MoveMarks m_marks;
    MoveScores m_scores;
    mutable std::unordered_map<core::NodeId, QString> m_moves;
    mutable std::unordered_map<core::NodeId, MoveTraces> m_traces;
};

/// The signs of glyphs, one behind the other; a glyph that only has a number is "$123".
QString textOf(const std::vector<core::Glyph>& glyphs);

/// In whole seconds, rounded down: "0:05", "1:23", "1:02:03".
QString usedTimeText(std::chrono::milliseconds used);

} // namespace komadai::ui
