# Writes OUT, a header with the constant NAME: the name and the bytes of each of FILES.
set(entries "")
set(count 0)
foreach(file IN LISTS FILES)
    get_filename_component(stem ${file} NAME_WE)
    file(READ ${file} digits HEX)
    string(LENGTH "${digits}" length)
    math(EXPR size "${length} / 2")
    string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${digits}")
    string(APPEND entries "    EmbeddedBytes{\"${stem}\", std::string_view(\"${bytes}\", ${size})},\n")
    math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUT} "// Made from resources by the build.
#pragma once

#include \"core/base/embedded_bytes.h\"

#include <array>

namespace komadai::core {

inline constexpr std::array<EmbeddedBytes, ${count}> ${NAME}{
${entries}};

} // namespace komadai::core
")
