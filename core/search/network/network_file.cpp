#include "core/search/network/network_file.h"

#include "core/base/bytes.h"
#include "core/base/number.h"
#include "core/variants/variant_identity.h"

#include <limits>
#include <optional>
#include <sstream>

namespace komadai::core {
namespace {

using Error = NetworkFileError;
using Problem = Error::Problem;

constexpr std::string_view Format = "Komadai network ";
constexpr int Version = 1;

constexpr std::uint64_t MostZones = 32;
constexpr std::uint64_t MostNeurons = 256;
constexpr std::uint64_t NeuronsTogether = 16;
constexpr std::uint64_t MostPhases = 16;
/// The sums of all inputs of a position stay in 16 bits in practice.
constexpr std::int64_t LargestInputWeight = 8000;

/// Takes the first line off the text; none if it has no end.
std::optional<std::string_view> takeLine(std::string_view& text) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const auto line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line;
}

template <class Number>
std::vector<Number> readNumbers(ByteReader& in, std::size_t count, std::int64_t largest) {
    std::vector<Number> numbers;
    if (count > in.remaining()) in.fail(); // each has at least one byte
    if (in.failed()) return numbers;
    numbers.reserve(count);
    for (std::size_t i = 0; i < count && !in.failed(); ++i) {
        const std::int64_t number = in.signedNumber();
        if (number < -largest || number > largest) in.fail();
        numbers.push_back(static_cast<Number>(number));
    }
    return numbers;
}

std::shared_ptr<const Network> readNetwork(std::string_view bytes, const VariantSpec& variant) {
    ByteReader in = ByteReader::ofSealed(bytes);
    NetworkShape shape;
    shape.basis = static_cast<NetworkBasis>(in.number(static_cast<std::uint64_t>(NetworkBasis::Evaluation)));
    shape.zones.byRank = static_cast<int>(in.number(MostZones));
    shape.zones.byFile = static_cast<int>(in.number(MostZones));
    shape.neurons = static_cast<int>(in.number(MostNeurons));
    shape.phases = static_cast<int>(in.number(MostPhases));
    if (in.failed() || shape.zones.count() == 0 || shape.neurons == 0 || shape.phases == 0 ||
        static_cast<std::uint64_t>(shape.neurons) % NeuronsTogether != 0 ||
        (variant.effects && shape.basis != NetworkBasis::Evaluation))
        return nullptr;
    const auto neurons = static_cast<std::size_t>(shape.neurons);
    const auto phases = static_cast<std::size_t>(shape.phases);
    const auto inputs = static_cast<std::size_t>(NetworkInputs(variant, shape.zones).count());
    Network::Weights weights;
    weights.inputs = readNumbers<std::int16_t>(in, inputs * neurons, LargestInputWeight);
    weights.biases = readNumbers<std::int16_t>(in, neurons, LargestInputWeight);
    weights.outputs = readNumbers<std::int16_t>(in, phases * 2 * neurons, Network::LargestOutputWeight);
    weights.outputBiases =
        readNumbers<std::int32_t>(in, phases, std::numeric_limits<std::int32_t>::max() / 2);
    if (in.failed() || !in.isAtEnd()) return nullptr;
    return std::make_shared<Network>(variant, shape, std::move(weights));
}

} // namespace

std::string formatNetwork(const Network& network, const VariantSpec& variant) {
    std::ostringstream head;
    head << Format << Version << '\n' << variant.id << '\n' << identityText(variant) << '\n';
    ByteWriter out;
    const NetworkShape& shape = network.shape();
    out.number(static_cast<std::uint64_t>(shape.basis));
    for (const int number : {shape.zones.byRank, shape.zones.byFile, shape.neurons, shape.phases})
        out.number(static_cast<std::uint64_t>(number));
    const Network::Weights& weights = network.weights();
    for (const auto* numbers : {&weights.inputs, &weights.biases, &weights.outputs})
        for (const std::int16_t number : *numbers)
            out.signedNumber(number);
    for (const std::int32_t number : weights.outputBiases)
        out.signedNumber(number);
    return head.str() + std::move(out).sealed();
}

Result<std::shared_ptr<const Network>, NetworkFileError> parseNetwork(std::string_view file,
                                                                      const VariantSpec& variant) {
    if (!file.starts_with(Format)) return Error{Problem::Foreign};
    if (file.size() > MostNetworkBytes) return Error{Problem::Damaged};
    file.remove_prefix(Format.size());
    const auto versionText = takeLine(file);
    const auto version = versionText ? numberFrom<int>(*versionText, 1) : std::nullopt;
    if (!version) return Error{Problem::Foreign};
    if (*version > Version) return Error{Problem::NewerVersion};
    const auto id = takeLine(file);
    const auto identity = takeLine(file);
    if (!id || !identity) return Error{Problem::Damaged};
    if (*id != variant.id) return Error{Problem::OtherVariant, std::string(*id)};
    if (*identity != identityText(variant)) return Error{Problem::OtherRules};
    if (auto network = readNetwork(file, variant)) return network;
    return Error{Problem::Damaged};
}

Result<std::shared_ptr<const Network>, NetworkFault> readNetworkFile(const std::filesystem::path& file,
                                                                     const VariantSpec& variant) {
    const auto bytes = readWholeFile(file, MostNetworkBytes);
    if (!bytes) return NetworkFault{file, bytes.error()};
    auto network = parseNetwork(bytes.value(), variant);
    if (!network) return NetworkFault{file, network.error()};
    return std::move(network).value();
}

} // namespace komadai::core
