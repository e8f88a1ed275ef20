#include "core/variants/catalogue.h"

#include "core/variants/builtin_variants.h"
#include "core/variants/variants_ini.h"

#include <cassert>

namespace komadai::core {

std::vector<VariantSpec> builtinVariants() {
    std::vector<VariantSpec> variants;
    const IniContext context{builtinVariantTexts(), {}};
    for (const auto text : BuiltinVariantTexts) {
        auto specs = readVariantsIni(text, context);
        assert(specs);
        for (auto& spec : std::move(specs).value())
            variants.push_back(std::move(spec));
    }
    return variants;
}

std::vector<std::string_view> builtinVariantTexts() {
    return {std::begin(BuiltinVariantTexts), std::end(BuiltinVariantTexts)};
}

} // namespace komadai::core
