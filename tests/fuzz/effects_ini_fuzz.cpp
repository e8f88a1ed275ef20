// Files of variants whose pieces have special effects.
#include "core/variants/effects_ini.h"
#include "tests/fuzz/fuzz.h"

using namespace komadai;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::textOf(data, size);
    fuzz::requireCheck(text, core::VariantFormat::Effects);
    const auto variant = core::readEffectsIni(text);
    if (variant)
        fuzz::requirePlayable(variant.value());
    else
        fuzz::requirePlaces(variant.error(), text);
    return 0;
}
