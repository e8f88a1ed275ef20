#include "ui/statistics/result_rows.h"

#include "core/clock/time_control.h"
#include "ui/game/clock_text.h"
#include "ui/language/local_text.h"
#include "ui/library/game_columns.h"
#include "ui/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace komadai::ui {
namespace {

using By = core::ResultsBy;

/// The context of the texts.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(komadai::ui::Statistics)
};

QString clockName(const std::string& stored) {
    const auto control = core::parseTimeControl(stored);
    return control ? controlText(*control) : QString::fromStdString(stored);
}

QString reasonName(const std::string& word) {
    if (word.empty()) return Words::tr("not finished");
    const auto reason = core::endReasonNamed(word);
    return QString::fromStdString(reason ? wording().reason(*reason) : word);
}

QString nameOf(By by, const core::ResultCounts& group, const core::VariantSet& variants) {
    const std::string& name = group.name;
    QString text = QString::fromStdString(name);
    switch (by) {
    case By::Variant: {
        const auto variant = variants.find(name);
        return variant ? ui::nameOf(variant->spec()) : text;
    }
    case By::Side: return name == "first" ? Words::tr("moved first") : Words::tr("moved second");
    case By::Opponent:
        if (group.level) return playerName(core::Player{*group.level, {}});
        return name.empty() ? Words::tr("without a name") : text;
    case By::Level: return Words::tr("Level %1").arg(text);
    case By::Clock: return clockName(name);
    case By::Year: return name == "0" ? Words::tr("unknown") : text;
    case By::Reason: return reasonName(name);
    }
    return text;
}

ResultRow rowOf(const core::ResultCounts& counts) {
    return {QString(), counts.wins, counts.draws, counts.losses,
            counts.games - counts.wins - counts.draws - counts.losses};
}

bool isCounted(By by) { return by == By::Level || by == By::Year; }

} // namespace

std::optional<double> ResultRow::score() const {
    const std::int64_t finished = wins + draws + losses;
    if (finished == 0) return std::nullopt;
    return (static_cast<double>(wins) + static_cast<double>(draws) / 2) / static_cast<double>(finished);
}

void ResultRow::add(const ResultRow& other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    unfinished += other.unfinished;
}

std::vector<ResultRow> rowsOf(By by, const std::vector<core::ResultCounts>& groups,
                              const core::VariantSet& variants) {
    auto sorted = groups;
    if (isCounted(by))
        std::stable_sort(sorted.begin(), sorted.end(),
                         [](const auto& a, const auto& b) { return std::stoi(a.name) < std::stoi(b.name); });
    std::vector<ResultRow> rows;
    const std::size_t shown =
        isCounted(by) || sorted.size() <= MostResultRows + 1 ? sorted.size() : MostResultRows;
    for (std::size_t i = 0; i < shown; ++i) {
        rows.push_back(rowOf(sorted[i]));
        rows.back().name = nameOf(by, sorted[i], variants);
    }
    if (shown == sorted.size()) return rows;
    ResultRow others;
    others.name = Words::tr("%n others", nullptr, static_cast<int>(sorted.size() - shown));
    for (std::size_t i = shown; i < sorted.size(); ++i)
        others.add(rowOf(sorted[i]));
    rows.push_back(others);
    return rows;
}

ResultRow totalOf(const std::vector<core::ResultCounts>& groups) {
    ResultRow total;
    for (const auto& group : groups)
        total.add(rowOf(group));
    return total;
}

QString titleOf(By by) {
    switch (by) {
    case By::Variant: return Words::tr("By variant");
    case By::Side: return Words::tr("By side");
    case By::Opponent: return Words::tr("By opponent");
    case By::Level: return Words::tr("Against each level of the computer");
    case By::Clock: return Words::tr("By time control");
    case By::Year: return Words::tr("By year");
    case By::Reason: return Words::tr("By how the game ended");
    }
    return {};
}

QString numbersOf(const ResultRow& row) {
    const auto score = row.score();
    if (!score) return Words::tr("%1 not finished").arg(countText(row.unfinished));
    return QStringLiteral("%1 – %2 – %3   %4")
        .arg(countText(row.wins), countText(row.draws), countText(row.losses), percentText(100 * *score));
}

QString sentenceOf(const ResultRow& row) {
    QString text = Words::tr("%1: wins %2, draws %3, losses %4")
                       .arg(row.name, countText(row.wins), countText(row.draws), countText(row.losses));
    if (row.unfinished > 0) text += Words::tr(", not finished %1").arg(countText(row.unfinished));
    if (const auto score = row.score()) text += Words::tr(", score %1").arg(percentText(100 * *score));
    return text;
}

} // namespace komadai::ui
