#include "core/base/bytes.h"
#include "core/base/hash.h"

#include <gtest/gtest.h>

namespace komadai::core::test {
namespace {

/// Source of the values: the test vectors in RFC draft-eastlake-fnv.
TEST(Hashes, AreThoseOfTheDefinition) {
    EXPECT_EQ(hashOf(""), 0xcbf29ce484222325ULL);
    EXPECT_EQ(hashOf("a"), 0xaf63dc4c8601ec8cULL);
    EXPECT_EQ(hashOf("foobar"), 0x85944171f73967e8ULL);
    EXPECT_EQ(hashWith(hashOf("fooba"), 'r'), hashOf("foobar"));
}
TEST(Hashes, OfBytesBeyondAsciiDoNotDependOnTheSignOfChar) {
    EXPECT_EQ(hashOf("\xff"), hashWith(EmptyHash, 0xff));
}
TEST(Hashes, AreWrittenWithSixteenDigits) {
    EXPECT_EQ(hashText(0), "0000000000000000");
    EXPECT_EQ(hashText(hashOf("foobar")), "85944171f73967e8");
}
TEST(Hashes, OfThirtyTwoBitsAreFolded) { EXPECT_EQ(checksumOf("foobar"), 0x85944171U ^ 0xf73967e8U); }

} // namespace
} // namespace komadai::core::test
