// Fits the weights of a network to positions.
#pragma once

#include "core/learning/samples.h"
#include "core/learning/work_gate.h"
#include "core/search/network/network.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace komadai::core::learning {

/// How often a network usually sees each position. With special effects, networks are fitted mostly to the results of games, and
/// those that see the positions more often play worse, although their loss falls.
int usualEpochs(const VariantSpec& variant);

/// How a network is fitted.
struct FittingPlan {
    std::optional<int> epochs; ///< how often every position is seen; none: as usual
    int commonEpochs = 5; ///< of these, the first ones, in which all zones of the king have the same weights
    /// The most positions between two changes of the weights, 1 or more. There are at least 64 changes an epoch.
    int batch = 16384;
    double rate = 0.01; ///< learning rate at the beginning; it falls to a hundredth
    /// Weight decay: weights shrink by the rate times this in each step, divided by the number of games. The fewer games there are, the
    /// closer the network stays to the evaluation.
    double decay = 240'000;
    std::uint64_t seed = 1;
    int threads = 1; ///< the result does not depend on it
};

/// What an epoch has brought. Losses are mean squares of the difference between expected and predicted results.
struct EpochReport {
    int epoch = 1;
    double loss = 0;        ///< of the positions learned from, while learning; 0 if there are none
    double checkedLoss = 0; ///< of the positions kept apart; 0 if there are none
    double baseLoss = 0;    ///< of these without the network
};

/// Fits a network by gradient descent (Adam: Kingma and Ba 2014). The positions that the samples keep apart are not learned from.
/// Returns null on a stop request.
/// `listener`  is called after each epoch, on this thread; may be empty
std::shared_ptr<const Network> fit(const VariantSpec& variant, const Samples& samples,
                                   const FittingPlan& plan,
                                   const std::function<void(const EpochReport&)>& listener,
                                   const WorkGate& gate);

} // namespace komadai::core::learning
