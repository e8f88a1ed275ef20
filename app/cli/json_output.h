// JSON on standard output.
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace komadai::cli {

/// A value as text, for example with a name that an engine or a file has: bytes that are not UTF-8 become U+FFFD.
/// `indent`  columns for each level; -1: all in one line.
inline std::string jsonText(const nlohmann::ordered_json& json, int indent = 2) {
    return json.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace komadai::cli
