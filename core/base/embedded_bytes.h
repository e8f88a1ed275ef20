// A file that is part of the program.
#pragma once

#include <string_view>

namespace komadai::core {

struct EmbeddedBytes {
    std::string_view name; ///< of the file, without its extension
    std::string_view bytes;
};

} // namespace komadai::core
