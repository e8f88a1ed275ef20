// Groups of results as charts show them: named, in their order, and not too many.
#pragma once

#include "core/rules/variant_set.h"
#include "core/store/library_search.h"

#include <QString>

#include <optional>
#include <vector>

namespace komadai::ui {

/// A group of games, as one player sees them.
struct ResultRow {
    QString name;
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    std::int64_t unfinished = 0;

    std::int64_t games() const { return wins + draws + losses + unfinished; }
    /// Points from 0 to 1, half a point for a draw; none without a finished game.
    std::optional<double> score() const;
    void add(const ResultRow& other);
    friend bool operator==(const ResultRow&, const ResultRow&) = default;
};

/// Groups that are shown, the rest of them being one row; years and levels are shown all.
constexpr std::size_t MostResultRows = 10;

/// Levels and years come in ascending order, other groups with the largest one first.
std::vector<ResultRow> rowsOf(core::ResultsBy by, const std::vector<core::ResultCounts>& groups,
                              const core::VariantSet& variants);
/// All games together.
ResultRow totalOf(const std::vector<core::ResultCounts>& groups);

/// "By variant".
QString titleOf(core::ResultsBy by);
/// "12 – 3 – 5   67 %": wins, draws, losses and the score. "4 not finished" without a finished game.
QString numbersOf(const ResultRow& row);
/// "EuroShogi: 12 wins, 3 draws, 5 losses, score 67 %", for those who cannot see the chart.
QString sentenceOf(const ResultRow& row);

} // namespace komadai::ui
