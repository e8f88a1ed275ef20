// The networks that come with the program (resources/networks).
#pragma once

#include "core/search/network/network.h"

#include <memory>

namespace komadai::core {

/// Reads the network for this variant, which takes some milliseconds. Null where there is none, also for a variant with the same id but
/// other pieces or another board. Any thread.
std::shared_ptr<const Network> builtinNetwork(const VariantSpec& variant);

} // namespace komadai::core
