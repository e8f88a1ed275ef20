#include "ui/analysis/analysis_text.h"

#include "ui/analysis/score_text.h"
#include "ui/document/game_document.h"
#include "ui/language/local_text.h"
#include "ui/notation/notation.h"
#include "ui/wording.h"

#include <QCoreApplication>

namespace komadai::ui {
namespace {

struct AnalysisWords {
    Q_DECLARE_TR_FUNCTIONS(AnalysisText)
};

QString fullNumber(std::uint64_t number) { return countText(static_cast<qint64>(number)); }

/// "123", "12 k", "3.4 M".
QString shortNumber(std::uint64_t number) {
    constexpr std::uint64_t Thousand = 1000, Million = 1000 * Thousand;
    if (number < 10 * Thousand) return fullNumber(number);
    if (number < Million)
        return decimalText(static_cast<double>(number) / Thousand, 0) + QStringLiteral(" k");
    return decimalText(static_cast<double>(number) / Million, number < 100 * Million ? 1 : 0) +
           QStringLiteral(" M");
}

/// In nodes per second; 0 while it is not known.
std::uint64_t speedOf(const core::SearchInfo& info) {
    const auto ms = static_cast<std::uint64_t>(info.elapsed.count());
    return ms == 0 ? 0 : info.nodes * 1000 / ms;
}

QString sentence(core::PassRefusal refusal) {
    switch (refusal) {
    case core::PassRefusal::InCheck:
        return AnalysisWords::tr("There is no threat to show: the side to move is in check.");
    case core::PassRefusal::NoMove:
        return AnalysisWords::tr("There is no threat to show: a side has no legal move.");
    case core::PassRefusal::BadSetup:
        return AnalysisWords::tr("There is no threat to show: the rules do not allow this position with the "
                                 "other side to move.");
    }
    return {};
}

/// Why the search of an engine has ended; empty while it goes on.
QString endText(const EngineLines& lines) {
    if (!lines.end()) return {};
    switch (*lines.end()) {
    case SearchEnd::NothingLeft: return AnalysisWords::tr("Finished: there is nothing more to find.");
    case SearchEnd::TimeIsUp: return AnalysisWords::tr("Stopped after the set time.");
    }
    return {};
}

/// What has been searched, or why nothing has.
QString progressText(const Analysis& analysis) {
    if (analysis.passRefusal()) return sentence(*analysis.passRefusal());
    if (analysis.isOn() && analysis.isOver()) return AnalysisWords::tr("The game is over in this position.");
    const auto& searches = analysis.searches();
    if (searches.size() == 1)
        if (QString remark = remarkOn(analysis, *searches.front()); !remark.isEmpty()) return remark;
    const auto* latest = searches.front()->latest();
    if (!latest) return {};
    if (latest->nodes == 0 && searches.front()->isEarlier())
        return AnalysisWords::tr("From an earlier analysis"); // of a record without the number of nodes
    QString text = AnalysisWords::tr("%1 nodes").arg(fullNumber(latest->nodes));
    if (const auto speed = speedOf(*latest); speed > 0)
        text = AnalysisWords::tr("%1 nodes, %2 per second").arg(fullNumber(latest->nodes), fullNumber(speed));
    if (searches.front()->isEarlier()) text = AnalysisWords::tr("%1, from an earlier analysis").arg(text);
    return text;
}

QString foundMateText(const MateAnswer& answer) {
    const auto plies = static_cast<int>(answer.result.line.size());
    // The winner makes the first move and the last one: one move is one ply, which needs no number, and more moves are more plies. So a
    // translation can choose the form of both by %n.
    QString mate =
        plies == 1 ? AnalysisWords::tr("Mate in 1 move.")
                   : AnalysisWords::tr("Mate in %n move(s), %1 plies.", nullptr, (plies + 1) / 2).arg(plies);
    if (answer.hasOtherSolution) return AnalysisWords::tr("%1 There is another solution.").arg(mate);
    if (answer.isOtherDecided)
        return AnalysisWords::tr("%1 It is the only first move that mates by checks.").arg(mate);
    return mate;
}

QString mateSearchText(const Analysis& analysis) {
    if (analysis.isLookingForMate()) return AnalysisWords::tr("Searching for a mate by checks…");
    const auto& answer = analysis.mateAnswer();
    if (!answer) return {};
    using Verdict = core::MateResult::Verdict;
    const QString nodes = fullNumber(answer->result.nodes);
    switch (answer->result.verdict) {
    case Verdict::NoMate: return AnalysisWords::tr("No mate by checks (%1 nodes).").arg(nodes);
    case Verdict::Undecided:
        return AnalysisWords::tr("Not decided: no mate by checks found in %1 nodes.").arg(nodes);
    case Verdict::Mate: return foundMateText(*answer);
    }
    return {};
}

} // namespace

QString engineTitle(const Analysis::EngineName& engine) {
    return engine.value_or(AnalysisWords::tr("Komadai"));
}

QStringList lineWords(const Analysis& analysis, const std::vector<core::Move>& line) {
    QStringList words;
    core::AnyPosition position = analysis.position();
    auto before = analysis.lastDestination();
    for (const core::Move& move : line) {
        if (!position.isLegal(move)) break;
        words << moveText(move, position, before);
        position = position.after(move);
        before = core::destinationOf(move);
    }
    return words;
}

LinesTable::Row lineRow(const Analysis& analysis, const core::SearchInfo& info, const QStringList& moves) {
    LinesTable::Row row;
    row.moves = moves;
    if (info.line.empty()) return row;
    row.score = ScoreText(analysis.document().spec()).text(info.score, analysis.position().sideToMove());
    if (info.depth > 0) row.depth = QString::number(info.depth);
    if (info.depth > 0 && info.selectiveDepth > info.depth)
        row.depth += QStringLiteral("/%1").arg(info.selectiveDepth);
    if (info.nodes > 0) row.nodes = shortNumber(info.nodes);
    if (const auto speed = speedOf(info); speed > 0) row.speed = shortNumber(speed);
    return row;
}

QString remarkOn(const Analysis& analysis, const EngineLines& lines) {
    const QString name = engineTitle(lines.engine());
    if (lines.failure()) return sentence(*lines.failure());
    if (lines.isLate())
        return AnalysisWords::tr("%1 has found no line yet. It may not know the rules of this game.")
            .arg(name);
    if (analysis.isOn() && lines.found().empty() && lines.engine() && !analysis.isOver())
        return AnalysisWords::tr("Waiting for %1…").arg(name);
    return analysis.searches().size() > 1 ? endText(lines) : QString();
}

QString statusText(const Analysis& analysis) {
    QStringList texts{progressText(analysis)};
    if (analysis.searches().size() == 1) texts << endText(*analysis.searches().front());
    if (analysis.showsThreats() && !analysis.passRefusal())
        texts.prepend(AnalysisWords::tr("Threats of %1.")
                          .arg(sideName(analysis.document().spec(), analysis.position().sideToMove())));
    if (analysis.isLocked() && analysis.node() != analysis.document().current())
        texts.prepend(AnalysisWords::tr("Locked to another position."));
    texts << mateSearchText(analysis);
    texts.removeAll(QString());
    return texts.join(QStringLiteral(" · "));
}

QString sentence(core::MateRefusal refusal) {
    switch (refusal) {
    case core::MateRefusal::NoCheck:
        return AnalysisWords::tr("This game has no check, so there is no mate by checks.");
    case core::MateRefusal::SeveralRoyals:
        return AnalysisWords::tr("A side can have several kings in this game. Mates are not searched there.");
    }
    return {};
}

} // namespace komadai::ui
