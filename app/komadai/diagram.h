// Pictures of positions without a display.
#pragma once

#include "core/rules/any_position.h"

#include <optional>
#include <string>

namespace komadai {

struct DiagramArguments {
    std::string file;   ///< ends in .png, .svg or .pdf
    std::string pieces; ///< name of a piece set; empty for the variant's own
    int size = 640;     ///< longer side in pixels
};

/// Writes a picture. Returns an error message if that fails.
std::optional<std::string> writeDiagram(const core::AnyPosition& position, const DiagramArguments& arguments);

} // namespace komadai
