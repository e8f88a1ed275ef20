// Variants from text, for tests.
#pragma once

#include "core/variants/variants_ini.h"

#include <gtest/gtest.h>

#include <string>

namespace komadai::core::test {

/// The first variant of a text. A text with problems fails the test.
inline VariantSpec specFrom(const std::string& text) {
    auto specs = readVariantsIni(text);
    if (!specs) {
        ADD_FAILURE() << text;
        return {};
    }
    return specs.value().at(0);
}

} // namespace komadai::core::test
