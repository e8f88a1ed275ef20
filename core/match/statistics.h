// What the results of a match say of two players' strength.
#pragma once

#include <array>
#include <optional>

namespace komadai::core::match {

/// The result of a game as a player sees it, worth so many half points.
enum class GameResult { Loss = 0, Draw = 1, Win = 2 };

/// The results of one of two players, A. Games are played in pairs, two with the same opening and colours
/// changed; the games of a pair are not independent, pairs are.
struct Tally {
    int wins = 0, draws = 0, losses = 0;
    /// Finished pairs by what A has won in them: 0, ½, 1, 1½ or 2 points.
    std::array<int, 5> pairs{};

    void addGame(GameResult result);
    /// Two games of one opening, both added before.
    void addPair(GameResult first, GameResult second);

    int games() const { return wins + draws + losses; }
    int pairCount() const;
    /// Whether every game is one of a finished pair.
    bool isPaired() const { return 2 * pairCount() == games(); }
};

/// What is known of A's strength.
struct Strength {
    double score = 0.5; ///< points a game, 0..1
    /// Of the score; none where it is not known: there are fewer than two samples, or they are all alike.
    std::optional<double> standardError;
    std::optional<double> elo; ///< A's rating less B's; none where A has won or lost everything
    /// Half the width of the interval of 95 % for `elo`; none where the error is not known or an end is infinite.
    std::optional<double> eloMargin;
    /// Likelihood that A is the stronger player (LOS), 0..1; none where the error is not known.
    std::optional<double> superiority;

    bool isSweep() const { return !elo; }
};

/// Estimates A's strength from the pairs if all games are paired, else from single games as if they were
/// independent. With n samples of mean m and variance v, the error of the mean is sqrt(v / n); the rating
/// difference is 400 log10(m / (1 - m)), the ends of its interval that of m ± 1.96 sqrt(v / n), and the
/// likelihood of superiority the normal distribution function at (m - ½) / sqrt(v / n).
/// Precondition: there is a game.
/// Source: https://www.chessprogramming.org/Match_Statistics, with pairs for games as fishtest does.
Strength strengthFrom(const Tally& tally);

/// The expected score of a player who is `elo` stronger, 0..1.
double expectedScore(double elo);

enum class SprtVerdict {
    Continue,
    AcceptH0, ///< A is stronger by no more than elo0
    AcceptH1, ///< A is stronger by at least elo1
};

/// A sequential probability ratio test: whether A is stronger by `elo1` rather than by `elo0`, which is less.
struct Sprt {
    double elo0 = 0, elo1 = 0;
    double alpha = 0.05; ///< how often H1 may be accepted where H0 holds
    double beta = 0.05;  ///< how often H0 may be accepted where H1 holds

    /// H0 is accepted where the ratio falls to ln(beta / (1 - alpha)), H1 where it reaches
    /// ln((1 - beta) / alpha). Source: A. Wald, "Sequential Tests of Statistical Hypotheses" (1945).
    double lowerBound() const;
    double upperBound() const;

    /// The generalized log likelihood ratio of the finished pairs: n Σ p ln(p1 / p0), where p are the
    /// frequencies seen and p0, p1 the likeliest distributions with the expected scores of elo0 and elo1,
    /// p / (1 + t (a - s)) for the result a, the expected score s and the t that makes the mean right.
    /// A result that was never seen counts as a thousandth of a pair. 0 without pairs.
    /// Source: M. Van den Bergh, http://hardy.uhasselt.be/Fishtest/support_MLE_multinomial.pdf,
    /// proposition 1.1, as fishtest computes it.
    double logLikelihoodRatio(const Tally& tally) const;
    SprtVerdict verdict(const Tally& tally) const;
};

} // namespace komadai::core::match
