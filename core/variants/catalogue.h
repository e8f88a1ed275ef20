// The variants that come with the program.
#pragma once

#include "core/variants/variant_spec.h"

#include <string_view>
#include <vector>

namespace komadai::core {

/// The specs of the files in `resources/variants`, which are compiled in, in the order in which they are offered.
/// Every call reads them again. Asserts that the files have no problems; a test checks that.
std::vector<VariantSpec> builtinVariants();

/// The texts of these files.
std::vector<std::string_view> builtinVariantTexts();

} // namespace komadai::core
