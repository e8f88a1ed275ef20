// Texts of interactive diagrams.
#include "core/variants/diagram.h"
#include "tests/fuzz/fuzz.h"

using namespace komadai;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::textOf(data, size);
    fuzz::requireCheck(text, core::VariantFormat::Diagram);
    const auto diagram = core::readDiagram(text, "diagram");
    if (diagram)
        fuzz::requirePlayable(diagram.value().spec);
    else
        fuzz::requirePlaces(diagram.error(), text);
    return 0;
}
