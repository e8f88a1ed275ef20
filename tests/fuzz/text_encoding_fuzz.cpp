// Bytes of text files. The text is valid UTF-8, and is read back from Shift_JIS.
#include "core/base/utf8.h"
#include "core/notation/text_encoding.h"
#include "tests/fuzz/fuzz.h"

using namespace komadai;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = core::decodeText(fuzz::textOf(data, size)).text;
    fuzz::require(text.find('\r') == std::string::npos, "line ends are unified");
    for (std::string_view rest = text; !rest.empty(); rest.remove_prefix(core::utf8Length(rest)))
        fuzz::require(core::utf8Length(rest) > 0, "a decoded text is valid UTF-8");
    core::toShiftJis(text);
    return 0;
}
