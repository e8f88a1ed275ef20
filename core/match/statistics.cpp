#include "core/match/statistics.h"

#include <cassert>
#include <cmath>
#include <numeric>
#include <span>

namespace komadai::core::match {
namespace {

constexpr double Quantile95 = 1.959964; ///< of the normal distribution, both sides
constexpr double NeverSeen = 1e-3;      ///< frequency assumed for a result that has not occurred

/// Samples with evenly spaced values from 0 to 1: 0, ½ and 1 for games.
struct Sample {
    double count = 0, mean = 0, variance = 0;

    template <class Number>
    explicit Sample(std::span<const Number> counts) {
        const double step = 1.0 / static_cast<double>(counts.size() - 1);
        double squares = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const double value = step * static_cast<double>(i);
            count += counts[i];
            mean += value * counts[i];
            squares += value * value * counts[i];
        }
        mean /= count;
        variance = squares / count - mean * mean;
    }
    /// None if the samples do not determine it.
    std::optional<double> standardError() const {
        constexpr double Rounding = 1e-12;
        if (count < 2 || variance < Rounding) return std::nullopt;
        return std::sqrt(variance / count);
    }
};

Sample sampleOf(const Tally& tally) {
    if (tally.isPaired()) return Sample(std::span<const int>(tally.pairs));
    const std::array<int, 3> games{tally.losses, tally.draws, tally.wins};
    return Sample(std::span<const int>(games));
}

std::optional<double> eloOf(double score) {
    if (score <= 0 || score >= 1) return std::nullopt;
    return 400 * std::log10(score / (1 - score));
}

/// How often each result of a pair occurs, and its value.
using Frequencies = std::array<double, 5>;
constexpr double valueOf(std::size_t result) { return static_cast<double>(result) / 4; }

/// The t for which Σ p (a - s) / (1 + t (a - s)) is 0; that sum falls as t grows, between the poles.
/// Precondition: 0 < s < 1, all frequencies are positive.
double tiltFor(const Frequencies& frequencies, double s) {
    double low = -1 / (1 - s);
    double high = 1 / s;
    for (int i = 0; i < 100; ++i) {
        const double t = (low + high) / 2;
        double sum = 0;
        for (std::size_t result = 0; result < frequencies.size(); ++result) {
            const double a = valueOf(result) - s;
            sum += frequencies[result] * a / (1 + t * a);
        }
        (sum > 0 ? low : high) = t;
    }
    return (low + high) / 2;
}

} // namespace

void Tally::addGame(GameResult result) {
    switch (result) {
    case GameResult::Loss: ++losses; break;
    case GameResult::Draw: ++draws; break;
    case GameResult::Win: ++wins; break;
    }
}

void Tally::addPair(GameResult first, GameResult second) {
    ++pairs[static_cast<std::size_t>(first) + static_cast<std::size_t>(second)];
}

int Tally::pairCount() const { return std::accumulate(pairs.begin(), pairs.end(), 0); }

Strength strengthFrom(const Tally& tally) {
    assert(tally.games() > 0);
    const Sample sample = sampleOf(tally);
    Strength strength;
    strength.score = sample.mean;
    strength.standardError = sample.standardError();
    strength.elo = eloOf(sample.mean);
    if (!strength.standardError) return strength;
    const double error = *strength.standardError;
    const auto low = eloOf(sample.mean - Quantile95 * error);
    const auto high = eloOf(sample.mean + Quantile95 * error);
    if (low && high) strength.eloMargin = (*high - *low) / 2;
    strength.superiority = std::erfc(-(sample.mean - 0.5) / error / std::sqrt(2.0)) / 2;
    return strength;
}

double expectedScore(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double Sprt::lowerBound() const { return std::log(beta / (1 - alpha)); }
double Sprt::upperBound() const { return std::log((1 - beta) / alpha); }

double Sprt::logLikelihoodRatio(const Tally& tally) const {
    if (tally.pairCount() == 0) return 0;
    Frequencies counts;
    for (std::size_t i = 0; i < counts.size(); ++i)
        counts[i] = tally.pairs[i] > 0 ? tally.pairs[i] : NeverSeen;
    const double s0 = expectedScore(elo0);
    const double s1 = expectedScore(elo1);
    const double t0 = tiltFor(counts, s0);
    const double t1 = tiltFor(counts, s1);
    double ratio = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        ratio += counts[i] * std::log((1 + t0 * (valueOf(i) - s0)) / (1 + t1 * (valueOf(i) - s1)));
    return ratio;
}

SprtVerdict Sprt::verdict(const Tally& tally) const {
    const double ratio = logLikelihoodRatio(tally);
    if (ratio >= upperBound()) return SprtVerdict::AcceptH1;
    if (ratio <= lowerBound()) return SprtVerdict::AcceptH0;
    return SprtVerdict::Continue;
}

} // namespace komadai::core::match
