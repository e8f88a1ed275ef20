#include "core/files/game_texts.h"

#include "core/base/ascii.h"
#include "core/base/whole_file.h"
#include "core/notation/record_file.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace komadai::core {
namespace {

namespace fs = std::filesystem;

/// The first bytes of archives and of compressed files.
/// Source: APPNOTE of zip, section 4.3; format descriptions of 7z, gzip, bzip2, xz, zstd; ustar at offset 257 (POSIX).
bool isArchive(std::string_view bytes) {
    using namespace std::string_view_literals;
    for (const std::string_view magic :
         {"PK\3\4"sv, "PK\5\6"sv, "7z\xbc\xaf\x27\x1c"sv, "\x1f\x8b"sv, "BZh"sv,
          "\xfd"
          "7zXZ\0"sv,
          "\x28\xb5\x2f\xfd"sv})
        if (bytes.substr(0, magic.size()) == magic) return true;
    return bytes.size() > 262 && bytes.substr(257, 5) == "ustar";
}

bool hasKnownExtension(const fs::path& path) {
    const std::string extension = path.extension().string();
    return isNamedAsArchive(path) || (extension.size() > 1 && formatNamed(extension.substr(1)));
}

bool isHidden(const std::string& name) {
    const std::size_t slash = name.find_last_of('/');
    const std::size_t start = slash == std::string::npos ? 0 : slash + 1;
    // Archives made by macOS have a folder with a second file for each file.
    return name[std::min(start, name.size() - 1)] == '.' || name.find("__MACOSX/") != std::string::npos;
}

/// Goes through files and archives, until it is told to stop.
class Walk {
public:
    Walk(const GameTextSink& sink, const GameTextLimits& limits) : m_sink(sink), m_limits(limits) {}

    void read(std::span<const fs::path> paths) {
        std::vector<fs::path> files;
        for (const fs::path& path : paths) {
            std::error_code error;
            if (fs::is_directory(path, error))
                collect(path, files);
            else
                files.push_back(path);
        }
        m_total = static_cast<std::int64_t>(files.size());
        for (const fs::path& file : files) {
            if (mustStop()) return;
            if (auto bytes = contentsOf(file)) take(file.string(), std::move(*bytes), 0);
            if (m_isStopped) return;
            ++m_done;
        }
        mustStop();
    }

private:
    /// Tells the progress.
    bool mustStop() { return m_isStopped = m_sink.progress && !m_sink.progress(m_done, m_total); }
    void fault(FileFault::Kind kind, const std::string& name) { m_sink.fault({kind, name}); }

    void collect(const fs::path& folder, std::vector<fs::path>& files) {
        std::error_code error;
        std::vector<fs::path> found;
        fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error);
        if (error) return fault(FileFault::Kind::CannotRead, folder.string());
        for (; at != fs::recursive_directory_iterator(); at.increment(error)) {
            std::error_code ignored;
            const bool hidden = isHidden(at->path().filename().string());
            if (hidden && at->is_directory(ignored)) at.disable_recursion_pending();
            if (!hidden && at->is_regular_file(ignored) && hasKnownExtension(at->path()))
                found.push_back(at->path());
        }
        if (error) fault(FileFault::Kind::CannotRead, folder.string()); // which ended the loop
        std::sort(found.begin(), found.end());
        files.insert(files.end(), found.begin(), found.end());
    }

    /// The bytes of a regular file or a pipe. Devices are refused, because they may have no end.
    std::optional<std::string> contentsOf(const fs::path& file) {
        std::error_code error;
        const auto status = fs::status(file, error);
        const bool canBeRead = fs::is_regular_file(status) || fs::is_fifo(status);
        auto bytes =
            canBeRead ? readWholeFile(file, m_limits.bytes, [this] { return mustStop(); }) : FileReason();
        if (m_isStopped) return std::nullopt;
        if (!bytes || bytes.value().size() > m_limits.bytes) {
            fault(bytes ? FileFault::Kind::TooLarge : FileFault::Kind::CannotRead, file.string());
            return std::nullopt;
        }
        return std::move(bytes).value();
    }

    /// `depth`  in how many archives the file is.
    void take(const std::string& name, std::string&& bytes, int depth) {
        if (!isArchive(bytes)) {
            if (!m_sink.text({name, std::move(bytes)})) m_isStopped = true;
            return;
        }
        if (depth >= m_limits.depth) return fault(FileFault::Kind::TooDeep, name);
        unpack(name, bytes, depth + 1);
    }

    void unpack(const std::string& name, const std::string& bytes, int depth) {
        const std::unique_ptr<archive, decltype(&archive_read_free)> reader(archive_read_new(),
                                                                            &archive_read_free);
        archive_read_support_format_zip(reader.get());
        archive_read_support_format_7zip(reader.get());
        archive_read_support_format_tar(reader.get());
        archive_read_support_format_raw(reader.get()); // a single compressed file
        for (const auto support : {&archive_read_support_filter_gzip, &archive_read_support_filter_bzip2,
                                   &archive_read_support_filter_xz, &archive_read_support_filter_zstd})
            support(reader.get());
        if (archive_read_open_memory(reader.get(), bytes.data(), bytes.size()) != ARCHIVE_OK)
            return fault(FileFault::Kind::DamagedArchive, name);
        archive_entry* entry = nullptr;
        while (!m_isStopped) {
            const int result = archive_read_next_header(reader.get(), &entry);
            if (result == ARCHIVE_EOF) return;
            if (result < ARCHIVE_WARN) return fault(FileFault::Kind::DamagedArchive, name);
            const bool isSingle = archive_format(reader.get()) == ARCHIVE_FORMAT_RAW;
            const std::string within = isSingle ? withoutExtension(name) : pathOf(entry);
            std::string full = name;
            if (!isSingle) full.append("/").append(within);
            if (archive_entry_is_encrypted(entry) != 0) return fault(FileFault::Kind::Encrypted, full);
            if (!isSingle && (archive_entry_filetype(entry) != AE_IFREG || within.empty() ||
                              isHidden(within) || !hasKnownExtension(within)))
                continue;
            if (auto unpacked = contentsOf(reader.get(), full)) take(full, std::move(*unpacked), depth);
        }
    }

    static std::string withoutExtension(const std::string& name) {
        return fs::path(name).replace_extension().string();
    }
    static std::string pathOf(archive_entry* entry) {
        if (const char* path = archive_entry_pathname_utf8(entry)) return path;
        const char* path = archive_entry_pathname(entry); // in the encoding of the archive
        return path ? path : "";
    }

    std::optional<std::string> contentsOf(archive* reader, const std::string& name) {
        std::string bytes;
        std::array<char, 65536> buffer{};
        while (true) {
            const auto size = archive_read_data(reader, buffer.data(), buffer.size());
            if (size == 0) return bytes;
            if (size < 0) {
                fault(FileFault::Kind::DamagedArchive, name);
                return std::nullopt;
            }
            bytes.append(buffer.data(), static_cast<std::size_t>(size));
            if (bytes.size() <= m_limits.bytes) continue;
            fault(FileFault::Kind::TooLarge, name);
            return std::nullopt;
        }
    }

    const GameTextSink& m_sink;
    GameTextLimits m_limits;
    std::int64_t m_done = 0, m_total = 0; ///< files
    bool m_isStopped = false;
};

} // namespace

bool isNamedAsArchive(const fs::path& path) {
    static const std::set<std::string> extensions{".zip", ".7z", ".tar", ".gz", ".tgz",
                                                  ".bz2", ".xz", ".txz", ".zst"};
    return extensions.contains(ascii::lowerCase(path.extension().string()));
}

void readGameTexts(std::span<const fs::path> paths, const GameTextSink& sink, const GameTextLimits& limits) {
    Walk(sink, limits).read(paths);
}

} // namespace komadai::core
