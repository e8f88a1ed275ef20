#include "ui/report/report.h"

#include "core/review/game_review.h"
#include "ui/document/game_document.h"
#include "ui/language/local_text.h"
#include "ui/library/game_columns.h"
#include "ui/record/move_rows.h"
#include "ui/record/move_texts.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace komadai::ui {
namespace {

using Style = ReportParagraph::Style;

/// A graph with fewer evaluations says nothing of the game. The moves of one engine alone are half of the plies.
constexpr int PliesPerEvaluation = 4;

struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(komadai::ui::Report)
};

/// "Anna, 5 dan (1870)".
QString titleOf(const core::Player& player) {
    QString text = playerName(player);
    if (!player.title.empty()) text = QString::fromStdString(player.title) + ' ' + text;
    if (player.rating) text += QStringLiteral(" (%1)").arg(*player.rating);
    return text;
}

QString dateOf(const core::RecordHeader& header) {
    if (!header.date.empty()) {
        const QString date = QString::fromStdString(header.date);
        const QDate day = QDate::fromString(date, Qt::ISODate);
        return day.isValid() ? longDateText(day) : date;
    }
    if (header.startedAt == std::chrono::sys_seconds{}) return {};
    const auto started = QDateTime::fromSecsSinceEpoch(header.startedAt.time_since_epoch().count());
    return longDateText(started.date());
}

class ReportWriter {
public:
    ReportWriter(const GameDocument& document, const ReportOptions& options)
        : m_document(document), m_tree(document.tree()), m_hidden(document.takenBack()), m_options(options),
          m_texts(document),
          m_review(core::reviewOf(m_tree, core::storedEvaluations(m_tree, document.playedEnd()), {},
                                  document.playedEnd())) {
        for (const std::size_t turn : m_review.turningPoints)
            m_turns.push_back(m_review.moves[turn].node);
    }

    std::vector<ReportPart> write() {
        m_parts.emplace_back(title());
        m_parts.emplace_back(facts());
        writeGraph();
        writeStart();
        readInOrder(m_tree, m_hidden, [&](const MoveInOrder& move) {
            if (m_options.hasVariations || move.level == 0) writeMove(move);
        });
        finishParagraph();
        return std::move(m_parts);
    }

private:
    ReportTitle title() const {
        const auto& players = m_document.header().players;
        const QString variant = nameOf(m_document.spec());
        if (!hasNames()) return {variant, {}};
        return {QStringLiteral("%1 – %2").arg(playerName(players[0]), playerName(players[1])), variant};
    }

    /// Whether anything is known of the players.
    bool hasNames() const {
        const auto& players = m_document.header().players;
        return std::any_of(players.begin(), players.end(), [](const core::Player& player) {
            return !player.isHuman() || !player.name.empty();
        });
    }

    ReportFacts facts() const {
        const core::RecordHeader& header = m_document.header();
        ReportFacts facts;
        const auto add = [&](const QString& name, const QString& value) {
            if (!value.isEmpty()) facts.rows.emplace_back(name, value);
        };
        for (const core::Side side : core::Sides)
            if (hasNames())
                add(sideName(m_document.spec(), side),
                    titleOf(header.players[static_cast<std::size_t>(core::indexOf(side))]));
        add(ReportWords::tr("Event"), QString::fromStdString(header.event));
        add(ReportWords::tr("Site"), QString::fromStdString(header.site));
        add(ReportWords::tr("Round"), QString::fromStdString(header.round));
        add(ReportWords::tr("Date"), dateOf(header));
        add(ReportWords::tr("Annotator"), QString::fromStdString(header.annotator));
        if (const auto& outcome = m_document.outcome())
            add(ReportWords::tr("Result"), result(*outcome, m_document.spec()));
        add(ReportWords::tr("Accuracy"), accuracies());
        return facts;
    }

    /// Of the sides with enough moves that were reviewed: "White 91%, Black 84%".
    QString accuracies() const {
        QStringList texts;
        for (const core::Side side : core::Sides) {
            const auto& review = m_review.sides[static_cast<std::size_t>(core::indexOf(side))];
            if (!review.isMeaningful) continue;
            texts += ReportWords::tr("%1 %2", "White 91%")
                         .arg(sideName(m_document.spec(), side), percentText(review.accuracy));
        }
        return texts.join(QStringLiteral(", "));
    }

    void writeGraph() {
        if (!m_options.hasGraph) return;
        ReportGraph graph{EvaluationPicture::of(m_document, mainLineEvaluations(m_document))};
        const auto& plies = graph.picture.plies;
        const auto evaluated = std::count_if(plies.begin(), plies.end(),
                                             [](const EvaluatedPly& ply) { return ply.score.has_value(); });
        if (evaluated > 1 && PliesPerEvaluation * evaluated >= std::ssize(plies))
            m_parts.emplace_back(std::move(graph));
    }

    void writeStart() {
        const auto& notes = m_tree.annotations(core::NodeId::root());
        if (m_options.showsStart || (m_options.showsEnd && isEnd(core::NodeId::root())))
            writeDiagram(core::NodeId::root(), ReportWords::tr("Start"));
        if (m_options.hasComments && !notes.after.empty()) {
            writeComment(notes.after);
            finishParagraph();
        }
    }

    void writeMove(const MoveInOrder& move) {
        // Without variations, what stood before and after them is one line.
        if (move.startsLine && (m_options.hasVariations || m_paragraph.runs.empty())) {
            finishParagraph();
            m_isInterrupted = true;
        }
        m_paragraph.level = move.level;
        const auto& notes = m_tree.annotations(move.node);
        if (m_options.hasComments && !notes.before.empty()) writeComment(notes.before);
        const MoveNumber number = numberOf(move.node, m_tree);
        if (!number.isShared || m_isInterrupted) add(number.text() + QStringLiteral("\u00a0"), Style::Number);
        m_isInterrupted = false;
        add(m_texts.moveAndGlyphs(move.node) + ' ', Style::Move);
        if (m_options.hasComments && !notes.after.empty()) writeComment(notes.after);
        if (getsDiagram(move)) {
            finishParagraph();
            writeDiagram(move.node, captionOf(move.node));
            m_isInterrupted = true;
        }
    }

    /// Whether the report shows no move after the node.
    bool isEnd(core::NodeId node) const {
        const auto next = m_tree.firstChild(node);
        return !next || (next == m_hidden && !m_tree.nextSibling(*next));
    }

    bool getsDiagram(const MoveInOrder& move) const {
        const auto& notes = m_tree.annotations(move.node);
        if (m_options.showsBookmarks && notes.bookmark) return true;
        const auto isMark = [](core::Glyph glyph) {
            return glyph == core::Glyph::Brilliant || glyph == core::Glyph::Mistake ||
                   glyph == core::Glyph::Blunder;
        };
        if (move.level > 0) return false;
        if (m_options.showsMarkedMoves && std::any_of(notes.glyphs.begin(), notes.glyphs.end(), isMark))
            return true;
        if (m_options.showsTurns && std::find(m_turns.begin(), m_turns.end(), move.node) != m_turns.end())
            return true;
        if (m_options.showsEnd && isEnd(move.node)) return true;
        return m_options.everyPlies > 0 && m_tree.depth(move.node) % m_options.everyPlies == 0;
    }

    /// "After 23… P-7f?", or the name of the bookmark and that.
    QString captionOf(core::NodeId node) const {
        const auto& notes = m_tree.annotations(node);
        QString after = ReportWords::tr("After %1").arg(m_texts.numberedMove(node) + textOf(notes.glyphs));
        if (!notes.bookmark || notes.bookmark->empty()) return after;
        return QStringLiteral("%1 · %2").arg(QString::fromStdString(*notes.bookmark), after);
    }

    void writeDiagram(core::NodeId node, const QString& caption) {
        std::optional<core::Move> lastMove;
        if (node != core::NodeId::root()) lastMove = m_tree.move(node);
        m_parts.emplace_back(
            ReportDiagram{m_tree.position(node), lastMove, m_tree.annotations(node).drawings, caption, {}});
    }

    void writeComment(const std::string& text) {
        add(QString::fromStdString(text).trimmed() + ' ', Style::Comment);
        m_isInterrupted = true;
    }
    void add(const QString& text, Style style) { m_paragraph.runs.push_back({text, style}); }
    void finishParagraph() {
        if (!m_paragraph.runs.empty()) m_parts.emplace_back(std::move(m_paragraph));
        m_paragraph = {};
    }

    const GameDocument& m_document;
    const core::GameTree& m_tree;
    const std::optional<core::NodeId> m_hidden; ///< moves that were taken back
    const ReportOptions& m_options;
    MoveTexts m_texts;
    core::GameReview m_review; ///< by the evaluations in the record
    std::vector<core::NodeId> m_turns;
    std::vector<ReportPart> m_parts;
    ReportParagraph m_paragraph;
    bool m_isInterrupted = true; ///< a number is needed also before a move of the second side
};

} // namespace

QString ReportParagraph::text() const {
    QString text;
    for (const Run& run : runs)
        text += run.text;
    return text.trimmed();
}

std::vector<ReportPart> makeReport(const GameDocument& document, const ReportOptions& options) {
    return ReportWriter(document, options).write();
}

} // namespace komadai::ui
