#include "core/review/win_chance.h"

#include "core/review/builtin_win_chances.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <sstream>

namespace komadai::core {
namespace {

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

double middleOf(const ScoreBucket& bucket) { return bucket.from + ScoreBucket::Width / 2.0; }

/// The counts of all variants together.
std::vector<ScoreBucket> allBuckets() {
    std::vector<ScoreBucket> all;
    for (const WinChanceData& data : builtinWinChances())
        all.insert(all.end(), data.buckets.begin(), data.buckets.end());
    return all;
}

} // namespace

void ScoreTally::add(Score score, int result) {
    if (score.isMate() || score.centipawns() < -m_range || score.centipawns() >= m_range) return;
    constexpr int Width = ScoreBucket::Width;
    const int value = score.centipawns();
    const int from = (value >= 0 ? value / Width : -((Width - 1 - value) / Width)) * Width;
    ScoreBucket& bucket = m_buckets[from];
    bucket.from = from;
    ++(result > 0 ? bucket.wins : result < 0 ? bucket.losses : bucket.draws);
}

std::vector<ScoreBucket> ScoreTally::buckets() const {
    std::vector<ScoreBucket> buckets;
    for (const auto& [from, bucket] : m_buckets)
        buckets.push_back(bucket);
    return buckets;
}

WinChance WinChance::of(const VariantSpec& variant) {
    for (const WinChanceData& data : builtinWinChances())
        if (data.variant == variant.id) return WinChance(data.scale);
    static const double common = fitScale(allBuckets()).value();
    return WinChance(common);
}

double WinChance::at(Score score) const {
    if (score.isMate()) return score.isWin() ? 1 : 0;
    return logistic(score.centipawns() / m_scale);
}

/// Newton's method. The logarithm of the likelihood is a concave function of 1 / scale.
std::optional<double> fitScale(std::span<const ScoreBucket> buckets) {
    constexpr int Steps = 100;
    constexpr double First = 1 / 400.0, Smallest = 1e-6, Precision = 1e-12;
    double slope = First; // 1 / scale
    for (int step = 0; step < Steps; ++step) {
        double gradient = 0, curvature = 0;
        for (const ScoreBucket& bucket : buckets) {
            const double x = middleOf(bucket), chance = logistic(slope * x);
            gradient += x * (bucket.wins + bucket.draws / 2.0 - bucket.count() * chance);
            curvature += x * x * bucket.count() * chance * (1 - chance);
        }
        if (curvature <= 0) return std::nullopt;
        const double next = std::clamp(slope + gradient / curvature, slope / 4, slope * 4);
        if (next < Smallest) return std::nullopt;
        const bool isFound = std::abs(next - slope) < Precision;
        slope = next;
        if (isFound) return 1 / slope;
    }
    return std::nullopt;
}

std::string formatWinChance(const WinChanceData& data, std::string_view command) {
    std::ostringstream text;
    char scale[32];
    std::snprintf(scale, sizeof scale, "%.1f", data.scale);
    text << "# Results of self-play by the score of the side to move, see core/review/win_chance.h. Made "
            "by:\n# "
         << command << "\n[" << data.variant << "]\ngames " << data.games << "\nscale " << scale
         << "\n# lowest score in centipawns, wins, draws, losses\n";
    for (const ScoreBucket& bucket : data.buckets)
        text << bucket.from << ' ' << bucket.wins << ' ' << bucket.draws << ' ' << bucket.losses << '\n';
    return text.str();
}

std::optional<WinChanceData> parseWinChance(std::string_view text) {
    WinChanceData data;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#') continue;
        if (line.front() == '[' && line.back() == ']') {
            data.variant = line.substr(1, line.size() - 2);
            continue;
        }
        std::istringstream words(line);
        std::string name;
        ScoreBucket bucket;
        if (line.starts_with("games "))
            words >> name >> data.games;
        else if (line.starts_with("scale "))
            words >> name >> data.scale;
        else if (words >> bucket.from >> bucket.wins >> bucket.draws >> bucket.losses)
            data.buckets.push_back(bucket);
        if (!words) return std::nullopt;
    }
    if (data.variant.empty() || data.games <= 0 || data.scale <= 0) return std::nullopt;
    return data;
}

const std::vector<WinChanceData>& builtinWinChances() {
    static const std::vector<WinChanceData> all = [] {
        std::vector<WinChanceData> read;
        for (const std::string_view text : BuiltinWinChanceTexts)
            if (auto data = parseWinChance(text)) read.push_back(std::move(*data));
        return read;
    }();
    return all;
}

} // namespace komadai::core
