#include "ui/record/move_texts.h"

#include "core/rules/effects/move_consequences.h"
#include "ui/board/board_words.h"
#include "ui/document/game_document.h"
#include "ui/language/local_text.h"
#include "ui/notation/notation.h"
#include "ui/record/move_rows.h"
#include "ui/wording.h"

#include <QStringList>

#include <chrono>

namespace komadai::ui {
namespace {

constexpr std::chrono::milliseconds ShortestShownTime{50}; ///< less is “0.0 s”

} // namespace

QString MoveTexts::move(core::NodeId node) const {
    QString& text = m_moves[node];
    if (text.isEmpty()) {
        const core::GameTree& tree = m_document.tree();
        const auto parent = *tree.parent(node);
        std::optional<core::Square> before;
        if (parent != core::NodeId::root()) before = core::destinationOf(tree.move(parent));
        text = moveText(tree.move(node), tree.position(parent), before);
    }
    return text;
}

QString MoveTexts::moveAndGlyphs(core::NodeId node) const {
    return move(node) + textOf(m_document.tree().annotations(node).glyphs);
}

QString MoveTexts::moveAndTime(core::NodeId node, const QString& time) const {
    return time.isEmpty() ? moveAndGlyphs(node) : tr("%1, time used %2").arg(moveAndGlyphs(node), time);
}

MoveTraces MoveTexts::traces(core::NodeId node) const {
    const auto [entry, isNew] = m_traces.try_emplace(node);
    if (isNew) {
        const core::GameTree& tree = m_document.tree();
        const auto effects = core::consequencesOf(tree.position(*tree.parent(node)), tree.move(node));
        entry->second = {static_cast<int>(effects.removed.size()), static_cast<int>(effects.held.size())};
    }
    return entry->second;
}

void MoveTexts::forget() {
    m_moves.clear();
    m_traces.clear();
}

QString MoveTexts::numberedMove(core::NodeId node) const {
    return QStringLiteral("%1 %2").arg(numberOf(node, m_document.tree()).text(), move(node));
}

QString MoveTexts::result() const {
    const auto& outcome = m_document.outcome();
    if (!outcome) return {};
    const core::VariantSpec& spec = m_document.spec();
    if (chosenNotation() == Notation::Japanese && isOfShogiFamily(spec))
        return ui::result(*outcome, spec); // shogi records have no points
    return QStringLiteral("%1 · %2").arg(pointsText(*outcome), ui::result(*outcome, spec));
}

QString MoveTexts::toolTip(core::NodeId node, const SeenOfMove& seen) const {
    const core::GameTree& tree = m_document.tree();
    const auto& notes = tree.annotations(node);
    QStringList lines;
    if (!seen.move) lines += moveAndGlyphs(node);
    if (!traces(node).isEmpty()) {
        const auto before = tree.position(*tree.parent(node));
        const core::Move move = tree.move(node);
        lines += wordsFor(core::consequencesOf(before, move), std::get<core::PathMove>(move), before);
    }
    if (const QString value = score(node); !value.isEmpty() && !seen.score)
        lines += tr("Evaluation: %1").arg(value);
    if (const auto used = tree.timeUsed(node); used && *used >= ShortestShownTime && !seen.time) {
        const double seconds = static_cast<double>(used->count()) / 1000;
        lines += tr("Time used: %1 s").arg(decimalText(seconds, seconds < 10 ? 1 : 0));
    }
    if (notes.bookmark)
        lines += notes.bookmark->empty() ? tr("Bookmark")
                                         : tr("Bookmark: %1").arg(QString::fromStdString(*notes.bookmark));
    if (isMarked(node)) lines += m_marks(node);
    QStringList places;
    for (const core::NodeId other : m_document.samePosition(node))
        places += other == core::NodeId::root() ? tr("at the start") : numberedMove(other);
    constexpr qsizetype MostPlaces = 5;
    if (places.size() > MostPlaces) places = places.mid(0, MostPlaces) << QStringLiteral("…");
    if (!places.isEmpty()) lines += tr("The same position: %1").arg(places.join(QStringLiteral(", ")));
    return lines.join('\n');
}

QString textOf(const std::vector<core::Glyph>& glyphs) {
    QString text;
    for (const core::Glyph glyph : glyphs) {
        const auto sign = core::signOf(glyph);
        text += sign.empty() ? QStringLiteral("$%1").arg(core::numberOf(glyph))
                             : QString::fromUtf8(sign.data(), static_cast<qsizetype>(sign.size()));
    }
    return text;
}

QString usedTimeText(std::chrono::milliseconds used) {
    const qint64 seconds = used.count() / 1000;
    const auto twoDigits = [](qint64 number) {
        return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
    };
    if (seconds < 3600)
        return QStringLiteral("%1:%2").arg(QString::number(seconds / 60), twoDigits(seconds % 60));
    return QStringLiteral("%1:%2:%3")
        .arg(QString::number(seconds / 3600), twoDigits(seconds / 60 % 60), twoDigits(seconds % 60));
}

} // namespace komadai::ui
