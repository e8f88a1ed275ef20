// The arguments --variant, --variants and --position of all programs.
#pragma once

#include "core/base/result.h"
#include "core/rules/game.h"
#include "core/rules/variant_set.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace komadai {

/// The variant with that id, or an error message that lists the known ids.
core::Result<std::shared_ptr<const core::Variant>, std::string> findVariant(const core::VariantSet& variants,
                                                                            const std::string& id);

/// A game that starts from a position in SFEN or FEN, or from the variant's start if the text is empty; or an error message.
core::Result<core::Game, std::string> gameFrom(const std::shared_ptr<const core::Variant>& variant,
                                               const std::string& position);

/// The contents of a file; none if it cannot be read.
std::optional<std::string> readText(const std::filesystem::path& file);

/// The variants that come with the program and those of the file, unless its name is empty; or an error message for each
/// problem.
core::Result<core::VariantSet, std::vector<std::string>> variantsWith(const std::filesystem::path& file);

} // namespace komadai
