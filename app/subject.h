// The arguments --variant, --variants and --position of all programs.
#pragma once

#include "core/base/result.h"
#include "core/rules/game.h"
#include "core/rules/variant_set.h"

#include <cstddef>
#include <filesystem>
#include <istream>
#include <string>
#include <vector>

namespace komadai {

/// The variant with that id, or an error message that lists the known ids.
core::Result<std::shared_ptr<const core::Variant>, std::string> findVariant(const core::VariantSet& variants,
                                                                            const std::string& id);

/// A game that starts from a position in SFEN or FEN, or from the variant's start if the text is empty; or an error message.
core::Result<core::Game, std::string> gameFrom(const std::shared_ptr<const core::Variant>& variant,
                                               const std::string& position);

/// The most bytes that are read of a file of variants, and of any other text.
constexpr std::size_t MostVariantBytes = std::size_t{1} << 20;
constexpr std::size_t MostTextBytes = std::size_t{1} << 30;

/// Why a text could not be read, as a sentence.
struct Unread {
    std::string sentence;
};

/// The contents of a file. A file that is larger than `mostBytes`, or a device without an end, is refused
/// as soon as that is known; a pipe to which nothing writes is refused too.
core::Result<std::string, Unread> readText(const std::filesystem::path& file,
                                           std::size_t mostBytes = MostTextBytes);
/// The same for a stream; `name` stands for it in messages.
core::Result<std::string, Unread> readText(std::istream& stream, const std::string& name,
                                           std::size_t mostBytes = MostTextBytes);

/// The variants that come with the program and those of the file, unless its name is empty; or an error message for each
/// problem.
core::Result<core::VariantSet, std::vector<std::string>> variantsWith(const std::filesystem::path& file);

} // namespace komadai
