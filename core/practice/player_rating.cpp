#include "core/practice/player_rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace komadai::core {
namespace {

// Names and numbers of steps as in Glickman's paper.
constexpr double Scale = 173.7178; ///< from the scale of Glicko to that of Glicko-2
constexpr double Tau = 0.5;        ///< limits how fast the volatility changes
constexpr double Precision = 1e-6;
constexpr double PeriodsPerDay = 0.21436;
constexpr double Middle = 1500;
constexpr double LeastVolatility = 0.001, MostVolatility = 0.1;

double g(double phi) { return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi)); }

double expected(double mu, double opponentMu, double opponentPhi) {
    return 1 / (1 + std::exp(-g(opponentPhi) * (mu - opponentMu)));
}

double muOf(const PlayerRating& player) { return (player.rating - Middle) / Scale; }
double phiOf(const PlayerRating& player) { return player.deviation / Scale; }

/// Step 5: the new volatility, by the Illinois algorithm.
double volatilityAfter(double sigma, double delta, double phi, double v) {
    const double start = std::log(sigma * sigma);
    const auto f = [&](double x) {
        const double e = std::exp(x), sum = phi * phi + v + e;
        return e * (delta * delta - sum) / (2 * sum * sum) - (x - start) / (Tau * Tau);
    };
    double a = start, b = std::log(std::max(delta * delta - phi * phi - v, 1e-12));
    if (delta * delta <= phi * phi + v) {
        int steps = 1;
        while (f(start - steps * Tau) < 0)
            ++steps;
        b = start - steps * Tau;
    }
    double atA = f(a), atB = f(b);
    while (std::abs(b - a) > Precision) {
        const double c = a + (a - b) * atA / (atB - atA), atC = f(c);
        if (atC * atB <= 0) {
            a = b;
            atA = atB;
        } else {
            atA /= 2;
        }
        b = c;
        atB = atC;
    }
    return std::exp(a / 2);
}

/// Rating periods since the last result; at least 0, also if the clock was set back.
double periodsSince(const PlayerRating& player, std::chrono::sys_seconds now) {
    if (!player.ratedAt) return 0;
    const std::chrono::duration<double, std::chrono::days::period> days = now - *player.ratedAt;
    return std::max(0.0, days.count() * PeriodsPerDay);
}

/// Step 6 for the time without results.
double phiAtLast(const PlayerRating& player, std::chrono::sys_seconds now) {
    const double phi = phiOf(player), sigma = player.volatility;
    const double grown = std::sqrt(phi * phi + sigma * sigma * periodsSince(player, now));
    return std::min(grown, PlayerRating::MostDeviation / Scale);
}

} // namespace

PlayerRating ratingAfter(const PlayerRating& player, const PlayerRating& opponent, double score,
                         std::chrono::sys_seconds now) {
    const double mu = muOf(player), phi = phiAtLast(player, now);
    const double weight = g(phiOf(opponent)), chance = expected(mu, muOf(opponent), phiOf(opponent));
    const double v = 1 / (weight * weight * chance * (1 - chance)); // step 3
    const double delta = v * weight * (score - chance);             // step 4
    const double sigma = volatilityAfter(player.volatility, delta, phi, v);
    const double before = phi * phi + sigma * sigma;        // step 6
    const double after = 1 / std::sqrt(1 / before + 1 / v); // step 7
    const double rating = Middle + Scale * (mu + after * after * weight * (score - chance));
    return {std::clamp(rating, PlayerRating::LeastRating, PlayerRating::MostRating),
            std::clamp(after * Scale, PlayerRating::LeastDeviation, PlayerRating::MostDeviation),
            std::clamp(sigma, LeastVolatility, MostVolatility), now};
}

double expectedScore(const PlayerRating& player, const PlayerRating& opponent) {
    return expected(muOf(player), muOf(opponent), phiOf(opponent));
}

} // namespace komadai::core
