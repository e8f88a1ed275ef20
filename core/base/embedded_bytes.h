// A file that is part of the program.
#pragma once

#include <string_view>

namespace komadai::core {

/// The name and the contents of such a file.
struct EmbeddedBytes {
    std::string_view name; ///< of the file, without its extension
    std::string_view bytes;
};

} // namespace komadai::core
