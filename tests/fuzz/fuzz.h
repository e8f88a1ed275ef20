// What the fuzz targets share. A target is a function LLVMFuzzerTestOneInput: it reads any bytes and ends the
// program where a law is broken. See CONTRIBUTING.md for how they are run.
#pragma once

#include "core/base/parse_error.h"
#include "core/variants/variant_file.h"
#include "core/variants/variant_spec.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace komadai::fuzz {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Ends the program with the name of the law unless it holds.
void require(bool holds, const char* law);

/// An error quotes the text at the place it names.
void requirePlace(const core::ParseError& error, std::string_view text);

/// The problems of a file are in the order of its lines, and there is at least one.
void requirePlaces(const core::VariantProblems& problems, std::string_view text);

/// A check of a text finds variants or problems, in the order of its lines.
void requireCheck(std::string_view text, core::VariantFormat format);

/// A variant that a reader has accepted can be written down. Unless its start breaks the rules, its export is read back, and games of it
/// are counted, searched, played, stored and written; for large variants only the moves of the start are tried.
void requirePlayable(const core::VariantSpec& spec);

} // namespace komadai::fuzz
