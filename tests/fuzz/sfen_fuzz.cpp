// Positions in SFEN, read for each variant.
#include "tests/fuzz/positions.h"

using namespace komadai;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::textOf(data, size);
    fuzz::forEachVariant([text](const auto& variant) {
        const auto format = [](const core::Setup& setup, const core::VariantSpec& spec) {
            return core::sfen::format(setup, spec);
        };
        fuzz::requireRoundTrip(text, variant->spec(), core::sfen::parse, format);
        fuzz::requireSetup(text, variant);
    });
    return 0;
}
