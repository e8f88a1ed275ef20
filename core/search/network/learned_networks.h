// The networks that a user has learned or imported, as files.
#pragma once

#include "core/search/network/network_file.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace komadai::core {

/// At most one network for each variant. It is used instead of the network that comes with the program. Each network is a file, which
/// is read when the network is first needed. Beside it there can be the log of the course that made it. A file that cannot be used is
/// left as it is. Before `open` there are no networks, and none can be added.
/// Any thread, but `learn`, `import` and `remove` must not be called at the same time for the same variant.
class LearnedNetworks {
public:
    /// Returns the path of the network of the variant with this id; the file need not exist. Called on any thread.
    using FileOf = std::function<std::filesystem::path(const std::string& id)>;
    explicit LearnedNetworks(FileOf fileOf = {}) : m_fileOf(std::move(fileOf)) {}
    /// From now on, the networks are in these files.
    void open(FileOf fileOf);
    bool isOpen() const;

    /// Empty before `open`.
    std::filesystem::path fileOf(const std::string& id) const;
    std::filesystem::path logOf(const std::string& id) const { return fileOf(id).string() + ".log"; }

    /// The network for a variant; null if there is none or its file cannot be used. The first call reads the file, which takes some
    /// milliseconds.
    std::shared_ptr<const Network> find(const VariantSpec& variant);
    /// The same, but if there is none: the network that comes with the program; null if there is none of either.
    std::shared_ptr<const Network> findAny(const VariantSpec& variant);
    /// Whether there is a file for the variant, even one that cannot be used.
    bool has(const std::string& id) const;
    /// Why the file of the variant cannot be used. None if it can be used, or if there is no file.
    std::optional<NetworkFault> fault(const VariantSpec& variant);

    /// `refused` is called when a file is read and cannot be used, once for each file, on the thread that needed the network. It must
    /// call nothing of this object. It replaces the previous function, which is not called any more when this returns.
    using Refused = std::function<void(const NetworkFault&)>;
    void whenRefused(Refused refused);

    using Failure = std::optional<NetworkFault>;
    /// Adds or replaces the network of a variant, together with the log of its course; `log` need not exist. The network is written to a
    /// new file, which then replaces the old one: if that fails, the old network stays.
    [[nodiscard]] Failure learn(const VariantSpec& variant, const Network& network,
                                const std::filesystem::path& log);
    /// Adds or replaces the network of a variant by that of a file, without a log.
    [[nodiscard]] Failure import(const VariantSpec& variant, const std::filesystem::path& file);
    /// Copies the network to another file. Precondition: has(variant.id).
    [[nodiscard]] Failure exportTo(const VariantSpec& variant, const std::filesystem::path& file);
    /// Deletes the network and its log.
    [[nodiscard]] Failure remove(const std::string& id);

    /// Changes with each change of the networks. A caller that keeps a network can see by it when to call `find` again.
    std::uint64_t revision() const { return m_revision; }

private:
    struct Entry {
        std::string identity; ///< of the variant, see core/variants/variant_identity.h
        std::shared_ptr<const Network> network;
        Failure fault;
    };
    Entry entryFor(const VariantSpec& variant);
    Failure write(const VariantSpec& variant, const std::string& bytes, const std::string& log);
    void forget(const std::string& id);

    mutable std::mutex m_mutex; ///< for all that follows
    FileOf m_fileOf;
    std::map<std::string, Entry> m_entries;
    Refused m_refused;
    std::atomic<std::uint64_t> m_revision = 1;
};

} // namespace komadai::core
