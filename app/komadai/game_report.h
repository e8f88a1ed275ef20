// Reports of games without a display.
#pragma once

#include "core/rules/variant_set.h"

#include <filesystem>
#include <optional>
#include <string>

namespace komadai {

struct ReportArguments {
    std::string game; ///< a file, of which the first game is taken, or "library:ID"
    std::string file; ///< ends in .pdf or .html
};

/// Writes a report. Returns an error message if that fails. Problems of a file that has a game nevertheless go to
/// standard error.
/// `library`  where games with an ID are
std::optional<std::string> writeReport(const ReportArguments& arguments, const core::VariantSet& variants,
                                       const std::filesystem::path& library);

} // namespace komadai
