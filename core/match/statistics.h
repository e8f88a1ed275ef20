// Estimates of playing strength from the results of a match.
#pragma once

#include <array>
#include <optional>

namespace komadai::core::match {

/// The result of a game for a player; the value is in half points.
enum class GameResult { Loss = 0, Draw = 1, Win = 2 };

/// The results of player A against player B. Games are played in pairs, with the same opening and colours reversed. Pairs
/// are independent of each other; the two games of a pair are not.
struct Tally {
    int wins = 0, draws = 0, losses = 0;
    /// The number of finished pairs by the points of A: 0, ½, 1, 1½ or 2.
    std::array<int, 5> pairs{};

    void addGame(GameResult result);
    /// Adds a finished pair, whose games have both been added before.
    void addPair(GameResult first, GameResult second);

    int games() const { return wins + draws + losses; }
    int pairCount() const;
    /// Whether every game belongs to a finished pair.
    bool isPaired() const { return 2 * pairCount() == games(); }
};

/// The estimated strength of A.
struct Strength {
    double score = 0.5; ///< points a game, 0..1
    /// Standard error of the score; none with fewer than two samples or if all are equal.
    std::optional<double> standardError;
    std::optional<double> elo; ///< rating of A minus that of B; none if A has won or lost all games
    /// Half the width of the 95 % confidence interval of `elo`; none if the error is unknown or an end is infinite.
    std::optional<double> eloMargin;
    /// Likelihood that A is the stronger player (LOS), 0..1; none if the error is unknown.
    std::optional<double> superiority;

    bool isSweep() const { return !elo; }
};

/// Estimates A's strength from the pairs if all games are paired, otherwise from single games as if they were independent.
/// With n samples of mean m and variance v, the error of the mean is sqrt(v / n). The rating difference is
/// 400 log10(m / (1 - m)); the ends of its interval are the differences for m ± 1.96 sqrt(v / n). The likelihood of
/// superiority is the normal distribution function at (m - ½) / sqrt(v / n).
/// Precondition: there is a game.
/// Source: https://www.chessprogramming.org/Match_Statistics, with pairs for games as fishtest does.
Strength strengthFrom(const Tally& tally);

/// The expected score of a player who is `elo` stronger, 0..1.
double expectedScore(double elo);

enum class SprtVerdict {
    Continue,
    AcceptH0, ///< A is at most elo0 stronger
    AcceptH1, ///< A is at least elo1 stronger
};

/// A sequential probability ratio test (SPRT): whether A is `elo1` stronger (H1) rather than `elo0` (H0). Precondition:
/// elo0 < elo1.
struct Sprt {
    double elo0 = 0, elo1 = 0;
    double alpha = 0.05; ///< probability of accepting H1 if H0 is true
    double beta = 0.05;  ///< probability of accepting H0 if H1 is true

    /// H0 is accepted when the ratio falls to ln(beta / (1 - alpha)), H1 when it reaches
    /// ln((1 - beta) / alpha). Source: A. Wald, "Sequential Tests of Statistical Hypotheses" (1945).
    double lowerBound() const;
    double upperBound() const;

    /// The generalized log likelihood ratio of the finished pairs: n Σ p ln(p1 / p0). p are the observed frequencies; p0 and p1
    /// are the most likely distributions with the expected scores of elo0 and elo1: p / (1 + t (a - s)) for the result a and
    /// the expected score s, with the t for which the mean is s. A result that has not occurred counts as a thousandth of a
    /// pair. 0 without pairs.
    /// Source: M. Van den Bergh, http://hardy.uhasselt.be/Fishtest/support_MLE_multinomial.pdf,
    /// proposition 1.1, as fishtest computes it.
    double logLikelihoodRatio(const Tally& tally) const;
    SprtVerdict verdict(const Tally& tally) const;
};

} // namespace komadai::core::match
