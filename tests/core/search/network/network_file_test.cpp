#include "core/search/network/network_file.h"

#include "core/variants/variant_identity.h"

#include "tests/core/positions.h"
#include "tests/core/search/network/random_network.h"

#include <gtest/gtest.h>

#include <string>

namespace komadai::core::test {
namespace {

using Problem = NetworkFileError::Problem;

constexpr NetworkShape FileShape{NetworkBasis::Material, {2, 1}, 16, 2};

const VariantSpec& spec() {
    static const VariantSpec EuroShogi = euroShogiRules()->spec();
    return EuroShogi;
}
const std::string& file() {
    static const std::string Bytes = formatNetwork(*randomNetwork(spec(), FileShape), spec());
    return Bytes;
}
std::optional<Problem> problemOf(const std::string& bytes, const VariantSpec& variant = spec()) {
    const auto network = parseNetwork(bytes, variant);
    return network ? std::nullopt : std::optional(network.error().problem);
}
std::string replaced(std::string text, const std::string& what, const std::string& with) {
    return text.replace(text.find(what), what.size(), with);
}

TEST(NetworkFile, ContainsTheWholeNetwork) {
    const auto network = randomNetwork(spec(), FileShape);
    const auto read = parseNetwork(formatNetwork(*network, spec()), spec());
    ASSERT_TRUE(read);
    EXPECT_EQ(read.value()->shape(), FileShape);
    EXPECT_EQ(read.value()->weights().inputs, network->weights().inputs);
    EXPECT_EQ(read.value()->weights().biases, network->weights().biases);
    EXPECT_EQ(read.value()->weights().outputs, network->weights().outputs);
    EXPECT_EQ(read.value()->weights().outputBiases, network->weights().outputBiases);
}
TEST(NetworkFile, BeginsWithWhatItIs) {
    EXPECT_TRUE(file().starts_with("Komadai network 1\neuroshogi\n" + identityText(spec()) + "\n"));
}
TEST(NetworkFile, OtherFilesAreRefused) {
    EXPECT_EQ(problemOf(""), Problem::Foreign);
    EXPECT_EQ(problemOf("{}"), Problem::Foreign);
    EXPECT_EQ(problemOf("Komadai network one\n"), Problem::Foreign);
}
TEST(NetworkFile, ANewerVersionIsRefused) {
    EXPECT_EQ(problemOf(replaced(file(), "network 1", "network 2")), Problem::NewerVersion);
}
TEST(NetworkFile, ANetworkOfAnotherVariantIsRefused) {
    const auto network = parseNetwork(file(), shogiRules()->spec());
    ASSERT_FALSE(network);
    EXPECT_EQ(network.error().problem, Problem::OtherVariant);
    EXPECT_EQ(network.error().variant, "euroshogi");
}
TEST(NetworkFile, ANetworkForOtherPiecesOrAnotherBoardIsRefused) {
    VariantSpec other = spec();
    other.pieces.front().letters = "Z";
    EXPECT_EQ(problemOf(file(), other), Problem::OtherRules);
    other = spec();
    other.size.files = 7;
    EXPECT_EQ(problemOf(file(), other), Problem::OtherRules);
}
TEST(NetworkFile, AnyChangedByteIsFound) {
    for (std::size_t i = file().find('\n') + 1; i < file().size(); i += 997) {
        std::string bytes = file();
        bytes[i] = static_cast<char>(bytes[i] ^ 4);
        EXPECT_TRUE(problemOf(bytes)) << "byte " << i;
    }
}
TEST(NetworkFile, APartIsRefused) {
    for (std::size_t size = 0; size < file().size(); size += 1009)
        EXPECT_TRUE(problemOf(file().substr(0, size))) << size << " bytes";
    EXPECT_EQ(problemOf(file() + "x"), Problem::Damaged);
}

} // namespace
} // namespace komadai::core::test
