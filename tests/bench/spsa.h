// Finds good numbers by trials that chance decides in part.
#pragma once

#include <cstdint>
#include <vector>

namespace komadai::bench {

/// A whole number to be tuned, from `least` to `most`.
struct TunedNumber {
    double value; ///< with parts of a unit
    int step;     ///< by how much a trial changes it: about as much as makes a difference that can be seen
    int least, most;
};

/// Simultaneous perturbation stochastic approximation (Spall 1992). In each trial, all numbers change at once, each by its step up or
/// down, at random. Player A has these numbers, player B those of the opposite changes. Then every number moves by a small part of its
/// step towards the winner; the part becomes smaller with time.
class Spsa {
public:
    /// `trials`  how many there will be
    /// `rate`    the part of a step by which a number moves for a lead of one, in the first trial
    Spsa(std::vector<TunedNumber> numbers, int trials, double rate);

    struct Trial {
        std::vector<int> a, b;       ///< the numbers of the players
        std::vector<int> directions; ///< of A, by number: 1 or -1
    };
    /// The same seed and numbers give the same trial.
    Trial trial(std::uint64_t seed) const;
    /// `lead`  the games that A has won minus those that B has won
    void follow(const Trial& trial, int lead);

    const std::vector<TunedNumber>& numbers() const { return m_numbers; }
    /// How many trials were followed.
    int followed() const { return m_followed; }

private:
    std::vector<TunedNumber> m_numbers;
    int m_trials;
    double m_rate;
    int m_followed = 0;
};

} // namespace komadai::bench
