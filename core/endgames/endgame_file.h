// Files with endgame tables.
//
// A file is compressed with gzip. In it are these lines and an empty one, then the bytes of the table:
//
//     Komadai endgame table 1
//     rules 8a1f3c2b00d4e5f6
//     material KRvK
//     width 1
//     checksum 0123456789abcdef
//
// The number behind the name is the version of the format. `rules` is endgameRules of the variant. `width` is the number of
// bytes of an entry. `checksum` is FNV-1a of 64 bits of the bytes of the table.
#pragma once

#include "core/base/result.h"
#include "core/endgames/endgames.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace komadai::core {

/// Why a file of a table cannot be used.
enum class EndgameFileProblem : std::uint8_t {
    NotFound,
    Unreadable,
    Unwritable,
    NoTable,       ///< the file is something else
    OtherVersion,  ///< of a version that this program does not know
    OtherRules,    ///< of another variant, or of the same with other rules
    OtherMaterial, ///< the name of the file says something else
    Damaged,       ///< the length or the checksum is wrong
    Interrupted,   ///< the reading was stopped
};

/// A number for the rules that decide the values of endgames. Names, values of pieces and the start of the game do not matter.
std::uint64_t endgameRules(const VariantSpec& variant);

/// The folder with the tables of a variant: its id and its rules, "greatshatranj-8a1f3c2b00d4e5f6".
std::filesystem::path endgameFolder(const std::filesystem::path& root, const VariantSpec& variant);
/// The file of a material in that folder, "KRvK.endgame".
std::filesystem::path endgameFile(const std::filesystem::path& root, const EndgameMaterial& material,
                                  const VariantSpec& variant);

/// Writes a table to its file, as a whole or not at all: first to a file beside it, which is then renamed. Also removes unfinished
/// files of this table that have not changed for an hour: the programs that wrote them were killed. Returns Unwritable on a failure,
/// otherwise none.
std::optional<EndgameFileProblem> writeEndgame(const std::filesystem::path& root, const EndgameTable& table,
                                               const VariantSpec& variant);
/// Reads the table of a material of the variant of `endgames`.
core::Result<std::shared_ptr<const EndgameTable>, EndgameFileProblem>
readEndgame(const std::filesystem::path& root, const EndgameMaterial& material, const Endgames& endgames,
            const std::stop_token& stop = {});

/// A file with the name of a table.
struct EndgameFileInfo {
    std::filesystem::path file;
    EndgameMaterial material;
    std::uint64_t bytes = 0; ///< of the file
};
/// The tables in the folder of the variant, those with the fewest pieces first. Other files are left out.
std::vector<EndgameFileInfo> endgameFilesOf(const std::filesystem::path& root, const Endgames& endgames);

/// A file that could not be loaded.
struct EndgameFileFault {
    std::filesystem::path file;
    EndgameFileProblem problem{};
};
/// Reads the tables of materialsAfter(material), and no others, or names the first one that cannot be read.
/// `endgames`  has the variant; its tables are not used.
core::Result<Endgames, EndgameFileFault> readEndgamesAfter(const std::filesystem::path& root,
                                                           const EndgameMaterial& material,
                                                           const Endgames& endgames,
                                                           const std::stop_token& stop = {});

/// The most bytes of tables that `loadEndgames` keeps in memory.
constexpr std::uint64_t MostEndgameBytes = std::uint64_t{1} << 30;
/// The tables of a variant, and the files that are missing in them.
struct LoadedEndgames {
    std::shared_ptr<const Endgames> endgames;
    std::vector<EndgameFileFault> faults;
    std::vector<std::filesystem::path> leftOut; ///< files for which there was no room, or no memory
};
/// Loads the tables of a variant, those with the fewest pieces first. A stop takes effect within about 10 ms; the result then lacks
/// tables. Precondition: !whyNoEndgames(variant->spec()).
LoadedEndgames loadEndgames(const std::filesystem::path& root, std::shared_ptr<const Variant> variant,
                            std::uint64_t mostBytes = MostEndgameBytes, const std::stop_token& stop = {});

} // namespace komadai::core
