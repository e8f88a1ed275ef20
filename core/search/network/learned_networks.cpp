#include "core/search/network/learned_networks.h"

#include "core/search/network/builtin_networks.h"
#include "core/variants/variant_identity.h"

#include <system_error>
#include <utility>

namespace komadai::core {
namespace {

constexpr std::size_t MostLogBytes = std::size_t{1} << 24;

LearnedNetworks::Failure failureOf(const std::filesystem::path& file,
                                   const std::optional<FileReason>& reason) {
    if (!reason) return std::nullopt;
    return NetworkFault{file, *reason};
}

/// The bytes of a file, if they are a network for this variant.
Result<std::string, NetworkFault> checkedBytes(const std::filesystem::path& file,
                                               const VariantSpec& variant) {
    auto bytes = readWholeFile(file, MostNetworkBytes);
    if (!bytes) return NetworkFault{file, bytes.error()};
    if (const auto network = parseNetwork(bytes.value(), variant); !network)
        return NetworkFault{file, network.error()};
    return std::move(bytes).value();
}

/// It is no failure if the file does not exist.
LearnedNetworks::Failure removeFile(const std::filesystem::path& file) {
    std::error_code error;
    std::filesystem::remove(file, error);
    if (!error) return std::nullopt;
    return NetworkFault{file, FileReason{error.message()}};
}

} // namespace

void LearnedNetworks::open(FileOf fileOf) {
    const std::lock_guard lock(m_mutex);
    m_fileOf = std::move(fileOf);
    m_entries.clear();
    ++m_revision;
}

bool LearnedNetworks::isOpen() const {
    const std::lock_guard lock(m_mutex);
    return static_cast<bool>(m_fileOf);
}

std::filesystem::path LearnedNetworks::fileOf(const std::string& id) const {
    const std::lock_guard lock(m_mutex);
    return m_fileOf ? m_fileOf(id) : std::filesystem::path();
}

LearnedNetworks::Entry LearnedNetworks::entryFor(const VariantSpec& variant) {
    const std::string identity = identityText(variant);
    const std::lock_guard lock(m_mutex);
    Entry& entry = m_entries[variant.id];
    if (entry.identity == identity) return entry;
    entry = {identity, nullptr, std::nullopt};
    const auto file = m_fileOf ? m_fileOf(variant.id) : std::filesystem::path();
    std::error_code ignored;
    if (file.empty() || !std::filesystem::exists(file, ignored)) return entry;
    auto network = readNetworkFile(file, variant);
    if (network) {
        entry.network = std::move(network).value();
    } else {
        entry.fault = network.error();
        if (m_refused) m_refused(*entry.fault);
    }
    return entry;
}

std::shared_ptr<const Network> LearnedNetworks::find(const VariantSpec& variant) {
    return entryFor(variant).network;
}

std::shared_ptr<const Network> LearnedNetworks::findAny(const VariantSpec& variant) {
    auto network = find(variant);
    return network ? network : builtinNetwork(variant);
}

bool LearnedNetworks::has(const std::string& id) const {
    std::error_code ignored;
    const auto file = fileOf(id);
    return !file.empty() && std::filesystem::exists(file, ignored);
}

std::optional<NetworkFault> LearnedNetworks::fault(const VariantSpec& variant) {
    return entryFor(variant).fault;
}

void LearnedNetworks::whenRefused(Refused refused) {
    const std::lock_guard lock(m_mutex);
    m_refused = std::move(refused);
}

LearnedNetworks::Failure LearnedNetworks::learn(const VariantSpec& variant, const Network& network,
                                                const std::filesystem::path& log) {
    const auto text = readWholeFile(log, MostLogBytes);
    return write(variant, formatNetwork(network, variant), text ? text.value() : std::string());
}

LearnedNetworks::Failure LearnedNetworks::import(const VariantSpec& variant,
                                                 const std::filesystem::path& file) {
    const auto bytes = checkedBytes(file, variant);
    if (!bytes) return bytes.error();
    return write(variant, bytes.value(), {});
}

/// The old log is deleted first: if writing fails half-way, a network without a log is better than one with the wrong log.
LearnedNetworks::Failure LearnedNetworks::write(const VariantSpec& variant, const std::string& bytes,
                                                const std::string& log) {
    const auto file = fileOf(variant.id);
    if (file.empty())
        return NetworkFault{file,
                            FileReason{std::make_error_code(std::errc::no_such_file_or_directory).message()}};
    std::error_code ignored; // writing reports it
    std::filesystem::create_directories(file.parent_path(), ignored);
    if (auto failure = removeFile(logOf(variant.id))) return failure;
    if (auto failure = failureOf(file, writeWholeFile(file, bytes))) return failure;
    forget(variant.id);
    return log.empty() ? std::nullopt : failureOf(logOf(variant.id), writeWholeFile(logOf(variant.id), log));
}

LearnedNetworks::Failure LearnedNetworks::exportTo(const VariantSpec& variant,
                                                   const std::filesystem::path& file) {
    const auto bytes = checkedBytes(fileOf(variant.id), variant);
    if (!bytes) return bytes.error();
    return failureOf(file, writeWholeFile(file, bytes.value()));
}

LearnedNetworks::Failure LearnedNetworks::remove(const std::string& id) {
    if (fileOf(id).empty()) return std::nullopt; // there is nothing
    if (auto failure = removeFile(fileOf(id))) return failure;
    forget(id);
    return removeFile(logOf(id));
}

void LearnedNetworks::forget(const std::string& id) {
    const std::lock_guard lock(m_mutex);
    m_entries.erase(id);
    ++m_revision;
}

} // namespace komadai::core
