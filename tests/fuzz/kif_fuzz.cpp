// KIF files.
#include "core/notation/text_encoding.h"
#include "tests/fuzz/records.h"

using namespace komadai;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = core::decodeText(fuzz::textOf(data, size)).text;
    fuzz::requireRecords(text, core::RecordFormat::Kif);
    fuzz::requireRecords(text, core::RecordFormat::Bod);
    return 0;
}
