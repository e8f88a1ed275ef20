// The networks that are part of the program, as files.
#pragma once

#include "core/base/embedded_bytes.h"

#include <span>

namespace komadai::core {

/// The files of resources/networks, in the order of their names. A file is called like the id of its variant. They stay for
/// as long as the program runs. Any thread may call this.
std::span<const EmbeddedBytes> builtinNetworkBytes();

} // namespace komadai::core
