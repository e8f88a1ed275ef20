// What learned data of a variant depends on.
#pragma once

#include "core/variants/variant_spec.h"

#include <cstdint>
#include <string>

namespace komadai::core {

/// A number for the board and the kinds of pieces of a variant, in their order: their letters, which of them are royal, and as
/// what they are held. Data that was learned for one variant fits another one only if both have the same number. It does not
/// depend on the other rules, names or values. It is stored in files, so it must never change.
std::uint64_t identityOf(const VariantSpec& variant);
/// The same as 16 hexadecimal digits.
std::string identityText(const VariantSpec& variant);

} // namespace komadai::core
