// The variants that come with the program.
#pragma once

#include "core/variants/variant_spec.h"

#include <string_view>
#include <vector>

namespace komadai::core {

/// The specs of `resources/variants`, which are compiled in, in the order in which they are offered. Read
/// anew at each call. Asserts that the files are free of problems; a test sees to it.
std::vector<VariantSpec> builtinVariants();

/// The texts of these files.
std::vector<std::string_view> builtinVariantTexts();

} // namespace komadai::core
