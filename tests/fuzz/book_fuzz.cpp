// Opening books in our own format.
#include "tests/fuzz/books.h"

using namespace komadai;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::requireBook(data, size, core::BookFormat::Komadai);
    return 0;
}
