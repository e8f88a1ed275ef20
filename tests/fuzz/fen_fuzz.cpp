// Positions in FEN, read for each variant.
#include "tests/fuzz/positions.h"

using namespace komadai;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::textOf(data, size);
    fuzz::forEachVariant([text](const auto& variant) {
        fuzz::requireRoundTrip(text, variant->spec(), core::fen::parse, core::fen::format);
        fuzz::requireSetup(text, variant);
    });
    return 0;
}
