// What the programs' arguments --variant, --variants and --position mean.
#pragma once

#include "core/base/result.h"
#include "core/rules/game.h"
#include "core/rules/variant_set.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace komadai {

/// The variant with that id, or a sentence that names those there are.
core::Result<std::shared_ptr<const core::Variant>, std::string> findVariant(const core::VariantSet& variants,
                                                                            const std::string& id);

/// A game that starts from a position in SFEN or FEN, or from the variant's start if the text is empty; or a
/// sentence that says what is wrong with the text.
core::Result<core::Game, std::string> gameFrom(const std::shared_ptr<const core::Variant>& variant,
                                               const std::string& position);

/// The text of a file; none if it cannot be read.
std::optional<std::string> readText(const std::filesystem::path& file);

/// The variants that come with the program and those of a file, if one is named; or a sentence for each problem.
core::Result<core::VariantSet, std::vector<std::string>> variantsWith(const std::filesystem::path& file);

} // namespace komadai
