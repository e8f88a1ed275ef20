# Writes OUT, the source of the function NAME that core/search/network/builtin_network_bytes.h declares. The assembler takes the
# bytes of each of FILES into the program: a compiler would need many seconds for millions of them as text. The checksums
# let a cache of compiled files see that a file has changed.
set(sections "")
set(declarations "")
set(entries "")
set(number 0)
foreach(file IN LISTS FILES)
    get_filename_component(stem ${file} NAME_WE)
    file(SIZE ${file} size)
    file(SHA256 ${file} checksum)
    set(label "komadai_bytes_${number}")
    string(APPEND sections "${label}: .incbin \"${file}\" /* ${checksum} */\n")
    string(APPEND declarations "extern const char bytes${number}[] asm(\"${label}\");\n")
    string(APPEND entries "    EmbeddedBytes{\"${stem}\", std::string_view(bytes${number}, ${size})},\n")
    math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUT} "// Made from resources by the build.
#include \"core/search/network/builtin_network_bytes.h\"

#include <array>

asm(R\"(
.section .rodata
${sections}.text
)\");

namespace komadai::core {

${declarations}
namespace {

constexpr std::array<EmbeddedBytes, ${number}> Files{
${entries}};

} // namespace

std::span<const EmbeddedBytes> ${NAME}() {
    return Files;
}

} // namespace komadai::core
")
