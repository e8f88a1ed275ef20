// Networks as files.
//
// A file begins with three lines of text: the format and its version, the id of the variant, and its identity in hexadecimal
// digits. Then come numbers in groups of seven bits (core/base/bytes.h): basis, zones by rank and by file, neurons, phases, and
// the weights in the order of Network::Weights. At the end there is a checksum of all that follows the text.
#pragma once

#include "core/base/result.h"
#include "core/base/whole_file.h"
#include "core/search/network/network.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

namespace komadai::core {

/// Why bytes are no network for a variant.
struct NetworkFileError {
    enum class Problem {
        Foreign,      ///< not a network
        NewerVersion, ///< of a later version of the format
        OtherVariant, ///< of the variant `variant`
        OtherRules,   ///< of a variant with this id but other pieces or another board
        Damaged,      ///< a wrong checksum, or numbers that no network has
    };
    Problem problem;
    std::string variant = {}; ///< the id in the file
};

constexpr std::size_t MostNetworkBytes = std::size_t{1} << 25;

/// The bytes of a file with the network of this variant.
std::string formatNetwork(const Network& network, const VariantSpec& variant);
/// Reads the bytes of a file, at most MostNetworkBytes; more are damaged.
Result<std::shared_ptr<const Network>, NetworkFileError> parseNetwork(std::string_view file,
                                                                      const VariantSpec& variant);

/// Why a file cannot be used as a network.
struct NetworkFault {
    std::filesystem::path file;
    std::variant<FileReason, NetworkFileError> problem; ///< the system's reason, or that of the contents
};

/// Reads a network of this variant. A file that is not there is a fault, too.
Result<std::shared_ptr<const Network>, NetworkFault> readNetworkFile(const std::filesystem::path& file,
                                                                     const VariantSpec& variant);

} // namespace komadai::core
