// Compares two networks, or two ways to search, by games.
#pragma once

#include "core/learning/game_maker.h"
#include "core/match/statistics.h"
#include "core/search/network/network.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace komadai::core::learning {

/// A player.
struct Rival {
    std::shared_ptr<const Network> network;          ///< null: it evaluates without one
    std::optional<SearchParameters> parameters = {}; ///< none: the usual ones
};
/// Players A and B.
struct Rivals {
    Rival a, b;
};

/// A clock that counts positions instead of time, so that games do not depend on the machine.
struct NodeClock {
    std::chrono::milliseconds main{};
    std::chrono::milliseconds increment{};  ///< added after each move
    std::uint64_t nodesPerMillisecond = 20; ///< 1 or more
};

/// How players are compared.
struct ComparisonPlan {
    GamePlan games{}; ///< each opening is played twice, with sides exchanged
    /// The clock of each side, instead of a number of nodes for each move. A player who has no time left moves at once.
    std::optional<NodeClock> clock{};
    int mostPairs = 200;     ///< then the comparison ends
    match::Sprt test{0, 25}; ///< it also ends as soon as this test has decided, if `endsEarly`
    bool endsEarly = true;
    std::uint64_t seed = 1;
    int threads = 1;
};

/// Called after each pair of games, by one thread at a time, with the results of A. False ends the comparison.
using TallyListener = std::function<bool(const match::Tally&)>;

/// Plays pairs of games that `before` does not count yet, until there are enough. All games are paired. With one thread, the result
/// depends on the arguments only; with more, on which pairs end before the test decides. After a stop request, and where `listener`
/// ends it, there are fewer.
/// `listener`  may be empty
match::Tally compare(const std::shared_ptr<const Variant>& variant, const Rivals& rivals,
                     const ComparisonPlan& plan, const match::Tally& before, const TallyListener& listener,
                     const WorkGate& gate);

} // namespace komadai::core::learning
