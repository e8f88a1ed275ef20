#include "core/variants/variants_ini_writer.h"

#include "core/variants/spec_writer.h"

namespace komadai::core {

bool canOthersRead(const VariantSpec& variant) { return !variant.effects && !variant.hasCodes(); }

std::string writeVariantsIni(const VariantSpec& variant) { return SpecWriter(variant).write(); }

} // namespace komadai::core
