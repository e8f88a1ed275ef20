#include "core/endgames/endgame_file.h"

#include "core/base/hash.h"
#include "core/base/unfinished_file.h"
#include "core/variants/variants_ini_writer.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <chrono>
#include <new>
#include <span>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace komadai::core {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view Name = "Komadai endgame table ";
constexpr std::string_view Version = "1";
constexpr std::string_view Extension = ".endgame";
/// An unfinished file that has not changed for so long is not being written.
constexpr std::chrono::hours AgeOfRemains{1};
/// So many bytes are read between two looks at the stop token.
constexpr std::size_t BytesAtOnce = std::size_t{1} << 20;
/// No header is longer.
constexpr std::size_t MostHeaderBytes = 512;

std::uint64_t checksumOfTable(std::span<const std::uint8_t> bytes) {
    return hashOf({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

std::string headerOf(const EndgameTable& table, const VariantSpec& variant) {
    std::string text(Name);
    text += Version;
    text += "\nrules " + hashText(endgameRules(variant));
    text += "\nmaterial " + formatMaterial(table.material(), variant);
    text += "\nwidth " + std::to_string(table.width());
    text += "\nchecksum " + hashText(checksumOfTable(table.bytes())) + "\n\n";
    return text;
}

struct ClosesFile {
    int descriptor;
    ~ClosesFile() { ::close(descriptor); }
};

/// Writes a compressed file and waits until the disk has it.
bool writeCompressed(const fs::path& file, std::string_view header, std::span<const std::uint8_t> bytes) {
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor < 0) return false;
    const ClosesFile closes{descriptor};
    const std::unique_ptr<archive, decltype(&archive_write_free)> writer(archive_write_new(),
                                                                         &archive_write_free);
    const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(),
                                                                              &archive_entry_free);
    archive_entry_set_pathname(entry.get(), "table");
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    const auto write = [&](const void* data, std::size_t size) {
        return archive_write_data(writer.get(), data, size) == static_cast<la_ssize_t>(size);
    };
    return archive_write_add_filter_gzip(writer.get()) == ARCHIVE_OK &&
           archive_write_set_format_raw(writer.get()) == ARCHIVE_OK &&
           archive_write_open_fd(writer.get(), descriptor) == ARCHIVE_OK &&
           archive_write_header(writer.get(), entry.get()) == ARCHIVE_OK &&
           write(header.data(), header.size()) && write(bytes.data(), bytes.size()) &&
           archive_write_close(writer.get()) == ARCHIVE_OK && ::fsync(descriptor) == 0;
}

/// Removes unfinished files beside a file, if they are old: they were left by processes that were killed.
void removeRemains(const fs::path& file) {
    const std::string beginning = file.filename().string() + ".incomplete";
    std::error_code error;
    for (fs::directory_iterator entry(file.parent_path(), error), end; !error && entry != end;
         entry.increment(error)) {
        if (!entry->path().filename().string().starts_with(beginning)) continue;
        std::error_code unknown;
        const auto changedAt = entry->last_write_time(unknown);
        if (!unknown && fs::file_time_type::clock::now() - changedAt > AgeOfRemains)
            fs::remove(entry->path(), unknown);
    }
}

/// Reads a compressed file from its beginning.
class CompressedFile {
public:
    explicit CompressedFile(const fs::path& file) : m_reader(archive_read_new(), &archive_read_free) {
        archive_read_support_filter_gzip(m_reader.get());
        archive_read_support_format_raw(m_reader.get());
        archive_entry* entry = nullptr;
        m_isOpen = archive_read_open_filename(m_reader.get(), file.c_str(), 1 << 16) == ARCHIVE_OK &&
                   archive_read_next_header(m_reader.get(), &entry) == ARCHIVE_OK;
    }
    bool isOpen() const { return m_isOpen; }

    /// The text up to an empty line, without it; none if there is none within MostHeaderBytes.
    std::optional<std::string> header() {
        std::string text;
        while (text.size() < MostHeaderBytes) {
            char letter = 0;
            if (archive_read_data(m_reader.get(), &letter, 1) != 1) return std::nullopt;
            text += letter;
            if (text.ends_with("\n\n")) return text.substr(0, text.size() - 1);
        }
        return std::nullopt;
    }
    /// Exactly so many bytes up to the end of the file; otherwise none. After a stop, the rest of them is 0.
    std::optional<std::vector<std::uint8_t>> rest(std::uint64_t size, const std::stop_token& stop) {
        std::vector<std::uint8_t> bytes(size);
        std::size_t done = 0;
        while (done < size && !stop.stop_requested()) {
            const auto part = archive_read_data(m_reader.get(), bytes.data() + done,
                                                std::min<std::size_t>(size - done, BytesAtOnce));
            if (part <= 0) return std::nullopt;
            done += static_cast<std::size_t>(part);
        }
        char more = 0;
        return archive_read_data(m_reader.get(), &more, 1) == 0 ? std::optional(std::move(bytes))
                                                                : std::nullopt;
    }

private:
    std::unique_ptr<archive, decltype(&archive_read_free)> m_reader;
    bool m_isOpen = false;
};

/// The value of a line `NAME VALUE` of a header; none if the line is missing.
std::optional<std::string_view> valueIn(std::string_view header, std::string_view name) {
    while (!header.empty()) {
        const auto end = std::min(header.find('\n'), header.size() - 1);
        const std::string_view line = header.substr(0, end);
        header.remove_prefix(end + 1);
        if (line.starts_with(name) && line.size() > name.size() && line[name.size()] == ' ')
            return line.substr(name.size() + 1);
    }
    return std::nullopt;
}

std::optional<EndgameFileProblem> problemOf(std::string_view header, const EndgameMaterial& material,
                                            const VariantSpec& variant) {
    using Problem = EndgameFileProblem;
    if (!header.starts_with(Name)) return Problem::NoTable;
    header.remove_prefix(Name.size());
    if (!header.starts_with(std::string(Version) + '\n')) return Problem::OtherVersion;
    if (valueIn(header, "rules") != hashText(endgameRules(variant))) return Problem::OtherRules;
    if (valueIn(header, "material") != formatMaterial(material, variant)) return Problem::OtherMaterial;
    const auto width = valueIn(header, "width");
    return width == "1" || width == "2" ? std::nullopt : std::optional(Problem::Damaged);
}

} // namespace

std::uint64_t endgameRules(const VariantSpec& variant) {
    VariantSpec rules = variant;
    rules.id = "rules";
    rules.name.clear();
    rules.summary.clear();
    rules.sideNames = VariantSpec().sideNames;
    rules.coordinates = Coordinates::Algebraic;
    rules.moveCoordinates = MoveCoordinates::OfProtocol;
    rules.pieceStyle = PieceStyle::Letters;
    rules.handicaps.clear();
    rules.ends.moveLimit = {};
    rules.ends.impasseByAgreement = false;
    for (PieceSpec& piece : rules.pieces) {
        for (std::string* text : {&piece.name, &piece.kanji, &piece.fullKanji, &piece.reading})
            text->clear();
        piece.value.reset();
    }
    rules.start = Setup(rules.size);
    return hashOf(writeVariantsIni(rules));
}

fs::path endgameFolder(const fs::path& root, const VariantSpec& variant) {
    return root / (variant.id + '-' + hashText(endgameRules(variant)));
}

fs::path endgameFile(const fs::path& root, const EndgameMaterial& material, const VariantSpec& variant) {
    return endgameFolder(root, variant) / (formatMaterial(material, variant) + std::string(Extension));
}

std::optional<EndgameFileProblem> writeEndgame(const fs::path& root, const EndgameTable& table,
                                               const VariantSpec& variant) {
    const fs::path file = endgameFile(root, table.material(), variant);
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    if (error) return EndgameFileProblem::Unwritable;
    removeRemains(file);
    UnfinishedFile unfinished(file);
    const bool isWritten = writeCompressed(unfinished.path(), headerOf(table, variant), table.bytes());
    if (!isWritten || unfinished.replace()) return EndgameFileProblem::Unwritable;
    return std::nullopt;
}

core::Result<std::shared_ptr<const EndgameTable>, EndgameFileProblem>
readEndgame(const fs::path& root, const EndgameMaterial& material, const Endgames& endgames,
            const std::stop_token& stop) {
    const VariantSpec& variant = endgames.variant()->spec();
    const fs::path path = endgameFile(root, material, variant);
    std::error_code error;
    if (!fs::exists(path, error)) return EndgameFileProblem::NotFound;
    if (::access(path.c_str(), R_OK) != 0) return EndgameFileProblem::Unreadable;
    CompressedFile file(path);
    if (!file.isOpen()) return EndgameFileProblem::NoTable;
    const auto header = file.header();
    if (!header) return EndgameFileProblem::NoTable;
    if (const auto problem = problemOf(*header, material, variant)) return *problem;
    const int width = valueIn(*header, "width") == "2" ? 2 : 1;
    EndgameLayout layout = endgames.layoutOf(material);
    if (layout.entries() > MostEndgameEntries) return EndgameFileProblem::Damaged;
    auto bytes = file.rest(EndgameTable::byteCount(layout, width), stop);
    if (stop.stop_requested()) return EndgameFileProblem::Interrupted;
    if (!bytes || valueIn(*header, "checksum") != hashText(checksumOfTable(*bytes)))
        return EndgameFileProblem::Damaged;
    return std::shared_ptr<const EndgameTable>(
        std::make_shared<EndgameTable>(std::move(layout), width, std::move(*bytes)));
}

std::vector<EndgameFileInfo> endgameFilesOf(const fs::path& root, const Endgames& endgames) {
    const VariantSpec& variant = endgames.variant()->spec();
    std::vector<EndgameFileInfo> files;
    std::error_code error;
    for (fs::directory_iterator entry(endgameFolder(root, variant), error), end; !error && entry != end;
         entry.increment(error)) {
        if (entry->path().extension() != Extension) continue;
        const auto reading = parseMaterial(entry->path().stem().string(), variant, endgames.symmetry());
        if (reading.problem || endgameFile(root, reading.material, variant) != entry->path()) continue;
        std::error_code unknown;
        const auto size = entry->file_size(unknown);
        files.push_back({entry->path(), reading.material, unknown ? 0 : size});
    }
    std::sort(files.begin(), files.end(), [](const EndgameFileInfo& a, const EndgameFileInfo& b) {
        return std::pair(a.material.pieces.size(), a.file) < std::pair(b.material.pieces.size(), b.file);
    });
    return files;
}

core::Result<Endgames, EndgameFileFault> readEndgamesAfter(const fs::path& root,
                                                           const EndgameMaterial& material,
                                                           const Endgames& endgames,
                                                           const std::stop_token& stop) {
    const VariantSpec& variant = endgames.variant()->spec();
    Endgames tables(endgames.variant());
    for (const EndgameMaterial& after : materialsAfter(material, variant, endgames.symmetry())) {
        auto table = readEndgame(root, after, endgames, stop);
        if (!table) return EndgameFileFault{endgameFile(root, after, variant), table.error()};
        tables.add(std::move(table).value());
    }
    return tables;
}

LoadedEndgames loadEndgames(const fs::path& root, std::shared_ptr<const Variant> variant,
                            std::uint64_t mostBytes, const std::stop_token& stop) {
    auto endgames = std::make_shared<Endgames>(std::move(variant));
    LoadedEndgames loaded;
    std::uint64_t bytes = 0;
    for (const EndgameFileInfo& info : endgameFilesOf(root, *endgames)) {
        if (stop.stop_requested()) break;
        if (bytes + endgames->layoutOf(info.material).entries() > mostBytes) {
            loaded.leftOut.push_back(info.file);
            continue;
        }
        try {
            auto table = readEndgame(root, info.material, *endgames, stop);
            if (!table) {
                loaded.faults.push_back({info.file, table.error()});
                continue;
            }
            const std::uint64_t size = table.value()->bytes().size(); // may be twice the number of entries
            if (bytes + size > mostBytes) {
                loaded.leftOut.push_back(info.file);
                continue;
            }
            bytes += size;
            endgames->add(std::move(table).value());
        } catch (const std::bad_alloc&) {
            loaded.leftOut.push_back(info.file);
        }
    }
    loaded.endgames = std::move(endgames);
    return loaded;
}

} // namespace komadai::core
