// Ratings of players and puzzles.
#pragma once

#include <chrono>
#include <optional>

namespace komadai::core {

/// A rating by Glicko-2: the player is this strong, give or take the deviation.
struct PlayerRating {
    double rating = 1500;
    double deviation = MostDeviation; ///< LeastDeviation to MostDeviation
    double volatility = 0.06;         ///< how much the strength varies, above 0
    /// Of the last result, UTC; none before the first one.
    std::optional<std::chrono::sys_seconds> ratedAt{};

    /// Whether so few results are known that the rating is to be shown with a question mark. Source: Lichess, from a deviation
    /// of 110 on.
    bool isProvisional() const { return deviation >= 110; }
    static constexpr double LeastDeviation = 45, MostDeviation = 350;
    /// The rating with which a player begins. With MostDeviation a first failure would cost 170 points against a puzzle of the
    /// player's own level, and 400 against an easy one, which discourages; with this deviation it costs about 110 and 270.
    static PlayerRating ofBeginner();
    static constexpr double LeastRating = 100, MostRating = 4000;
    friend bool operator==(const PlayerRating&, const PlayerRating&) = default;
};

inline PlayerRating PlayerRating::ofBeginner() {
    PlayerRating rating;
    rating.deviation = 250;
    return rating;
}

/// The rating after one result against an opponent at `now`. `score` is 1 for a win, 0.5 for a draw, 0 for a loss. First the
/// deviation grows with the time since `ratedAt`, at most to MostDeviation.
///
/// Source: M. E. Glickman, "Example of the Glicko-2 system" (2013), with the constant 0.5. Each result is a rating period by itself;
/// and like at Lichess a period without results is 4.665 days long, that is 0.21436 periods a day.
PlayerRating ratingAfter(const PlayerRating& player, const PlayerRating& opponent, double score,
                         std::chrono::sys_seconds now);

/// The expected score against an opponent, 0 to 1.
double expectedScore(const PlayerRating& player, const PlayerRating& opponent);

} // namespace komadai::core
