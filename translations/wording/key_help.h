// What the keys of variant files are for. The command line lists them, in English only.
#pragma once

#include <string>
#include <string_view>

namespace komadai {

/// One line without a full stop on a key of variant_keys.h; empty for other keys.
std::string keyHelp(std::string_view key);

} // namespace komadai
