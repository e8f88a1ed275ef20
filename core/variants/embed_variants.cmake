# Writes OUT, a header with the text of each of FILES.
set(texts "")
foreach(file IN LISTS FILES)
    file(READ ${file} text)
    string(APPEND texts "    R\"ini(${text})ini\",\n")
endforeach()
file(WRITE ${OUT} "// Made from resources/variants by the build.
#pragma once

#include <string_view>

namespace komadai::core {

constexpr std::string_view BuiltinVariantTexts[] = {
${texts}};

} // namespace komadai::core
")
