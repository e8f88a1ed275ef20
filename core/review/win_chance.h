// The chance to win that a score stands for, in each variant.
#pragma once

#include "core/base/score.h"
#include "core/variants/variant_spec.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core {

/// How games ended in which the side to move had a score within a range.
struct ScoreBucket {
    static constexpr int Width = 50; ///< centipawns

    int from = 0; ///< the lowest score; the range ends before `from + Width`
    int wins = 0, draws = 0, losses = 0;

    int count() const { return wins + draws + losses; }
    friend bool operator==(const ScoreBucket&, const ScoreBucket&) = default;
};

/// Counts the results of games by the scores of their positions.
class ScoreTally {
public:
    /// Scores from `-range` to `range - 1` are counted. In quick games, the result of a position that is decided tells more
    /// about oversights than about chances.
    explicit ScoreTally(int range) : m_range(range) {}

    /// Adds a position. `result` is that of the game for the side to move: 1 a win, 0 a draw, -1 a loss. A mate is left out.
    void add(Score score, int result);
    /// In ascending order, without empty ones.
    std::vector<ScoreBucket> buckets() const;

private:
    int m_range;
    std::map<int, ScoreBucket> m_buckets; ///< by ScoreBucket::from
};

/// The chance to win as a function of the score s in centipawns: 1 / (1 + exp(-s / scale)), where a draw counts as half a
/// win. One number a variant: a score of 0 is an even chance for either side.
///
/// The scale is fitted to games that the built-in engine played against itself from random openings (`komadai-cli
/// winchance`). The fit is the maximum of the likelihood: each position of a bucket is a trial with the score in the middle
/// of the bucket, and a draw is half a win and half a loss. Most games are fitted in the range of 600 centipawns, where moves
/// matter most; Ko Shogi, whose scores are larger, in the range of 2000. The engine searched 10,000 nodes a move. Games with few
/// nodes tell more about oversights than about chances: with 1,000, the scales of the five games were 0.9 to 2.2 times as large.
/// The counts and the command that made them are in resources/win_chance. A variant without data has the scale fitted to the
/// counts of all variants together.
class WinChance {
public:
    /// Precondition: scale > 0.
    explicit WinChance(double scale) : m_scale(scale) {}
    static WinChance of(const VariantSpec& variant);

    double scale() const { return m_scale; }
    /// From 0 to 1, for the side that has the score. A mate is certain.
    double at(Score score) const;

private:
    double m_scale;
};

/// The scale of WinChance that fits best; none where the counts say nothing, or where a higher score does not mean more wins.
std::optional<double> fitScale(std::span<const ScoreBucket> buckets);

/// What a file of resources/win_chance contains.
struct WinChanceData {
    std::string variant; ///< id
    int games = 0;
    double scale = 0; ///< fitted to the buckets
    std::vector<ScoreBucket> buckets;
};

/// Writes the file. `command` made the counts.
std::string formatWinChance(const WinChanceData& data, std::string_view command);
/// Reads it; none where it is not such a file.
std::optional<WinChanceData> parseWinChance(std::string_view text);
/// The files that come with the program.
const std::vector<WinChanceData>& builtinWinChances();

} // namespace komadai::core
