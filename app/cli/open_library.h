// The library of a command, with the variants of the call.
#pragma once

#include "core/rules/variant_set.h"
#include "core/store/library.h"
#include "core/store/library_copy.h"
#include "core/store/library_search.h"
#include "core/store/stored_game.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace komadai::cli {

/// An open library: the file itself, or a copy of a write-protected one.
class OpenLibrary {
public:
    enum class To {
        Read,    ///< it must exist; if it is write-protected, a copy is read
        Change,  ///< it must exist
        AddGames ///< it is created if it does not exist
    };

    /// Throws CommandError if the library must exist and does not, and core::StorageError.
    OpenLibrary(const std::filesystem::path& path, core::VariantSet variants, To purpose);

    core::Library& library() { return m_readable ? m_readable->library() : *m_library; }
    const core::VariantSet& variants() const { return m_variants; }
    core::LibrarySearch search() { return core::LibrarySearch(library()); }
    /// The contents of another library, which stays as it is.
    std::unique_ptr<core::LibraryCopy> copyOf(const std::filesystem::path& path,
                                              const std::function<bool()>& isStopped = {}) const;

private:
    static constexpr std::chrono::seconds Timeout{10};

    /// Reads a library of at most core::Library::CheckedBytes, and names on standard error the first fault that core::checkGames finds.
    /// Throws core::StorageError if the file cannot be read at all.
    void warnOfFaults();

    core::VariantSet m_variants;
    std::optional<core::Library> m_library;
    std::optional<core::ReadableLibrary> m_readable; ///< instead of `m_library`, if it is only read
};

/// How a list of games shows the built-in engine with a level: "Computer 5".
std::string computerOfLevel(int level);

/// The filter of a command, see core::parseFilter. Words without a field also find what the list of games shows in English:
/// names of variants, "Computer 5", "Human". Throws CommandError if the text is no filter.
core::GameFilter filterFrom(const std::string& text, const core::VariantSet& variants);

/// Why a game of the library cannot be used.
std::string sentenceOf(const core::UnreadableGame& problem);

} // namespace komadai::cli
