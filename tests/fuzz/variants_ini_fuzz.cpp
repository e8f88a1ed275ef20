// Files of variants in the dialect of variants.ini.
#include "core/variants/catalogue.h"
#include "core/variants/variants_ini.h"
#include "tests/fuzz/fuzz.h"

using namespace komadai;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::textOf(data, size);
    fuzz::requireCheck(text, core::VariantFormat::Ini);
    const auto variants = core::readVariantsIni(text, {core::builtinVariantTexts(), "unnamed"});
    if (!variants) {
        fuzz::requirePlaces(variants.error(), text);
        return 0;
    }
    for (const auto& spec : variants.value())
        fuzz::requirePlayable(spec);
    return 0;
}
