# Writes OUT, a header with the constant NAME: the text of each of FILES.
set(texts "")
list(LENGTH FILES count)
foreach(file IN LISTS FILES)
    file(READ ${file} text)
    string(APPEND texts "    R\"ini(${text})ini\",\n")
endforeach()
file(WRITE ${OUT} "// Made from resources by the build.
#pragma once

#include <array>
#include <string_view>

namespace komadai::core {

inline constexpr std::array<std::string_view, ${count}> ${NAME}{
${texts}};

} // namespace komadai::core
")
