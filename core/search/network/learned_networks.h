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

/// A network for each variant, which evaluates in place of that of the program. It is a file, read when it is first asked for. The log
/// of the course that has made it may lie beside it. A file that cannot be used is left as it is. Any thread; `learn`, `import` and
/// `remove` are not called at the same time for one variant. Before `open` there are no networks, and none can be taken.
class LearnedNetworks {
public:
    /// The file for the network of the variant with this id, whether it is there or not. Called on any thread.
    using FileOf = std::function<std::filesystem::path(const std::string& id)>;
    explicit LearnedNetworks(FileOf fileOf = {}) : m_fileOf(std::move(fileOf)) {}
    /// Uses these files from now on.
    void open(FileOf fileOf);
    bool isOpen() const;

    /// Empty before `open`.
    std::filesystem::path fileOf(const std::string& id) const;
    std::filesystem::path logOf(const std::string& id) const { return fileOf(id).string() + ".log"; }

    /// The network for a variant; null where there is none, or none that can be used. Reads its file with the first call, which takes
    /// some milliseconds.
    std::shared_ptr<const Network> find(const VariantSpec& variant);
    /// The same, or else the network that comes with the program.
    std::shared_ptr<const Network> findAny(const VariantSpec& variant);
    /// Whether there is a file for the variant, even one that cannot be used.
    bool has(const std::string& id) const;
    /// Why the file of the variant cannot be used; none if it can, and if there is none.
    std::optional<NetworkFault> fault(const VariantSpec& variant);

    /// Called once for each file that cannot be used, when it is asked for, on the thread that asks. It must not ask for networks. When
    /// this returns, the function before is not called any more.
    using Refused = std::function<void(const NetworkFault&)>;
    void whenRefused(Refused refused);

    using Failure = std::optional<NetworkFault>;
    /// Takes a network with the log of its course, which may not be there. Writes beside the old files and renames; on a failure, the
    /// old ones stay.
    [[nodiscard]] Failure learn(const VariantSpec& variant, const Network& network,
                                const std::filesystem::path& log);
    /// Takes the network of a file that somebody else has written. It has no log.
    [[nodiscard]] Failure import(const VariantSpec& variant, const std::filesystem::path& file);
    /// Writes the network to another file. Precondition: has(variant.id).
    [[nodiscard]] Failure exportTo(const VariantSpec& variant, const std::filesystem::path& file);
    /// Deletes the files.
    [[nodiscard]] Failure remove(const std::string& id);

    /// Another number after each change, so that a user of networks knows when to ask again.
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
