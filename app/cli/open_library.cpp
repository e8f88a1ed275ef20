#include "app/cli/open_library.h"

#include "app/cli/commands.h"
#include "app/command_line.h"
#include "core/base/visible_text.h"
#include "core/search/engine.h"
#include "core/store/library_check.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>

#include <iostream>
#include <optional>
#include <system_error>
#include <utility>

namespace komadai::cli {

OpenLibrary::OpenLibrary(const std::filesystem::path& path, core::VariantSet variants, To purpose)
    : m_variants(std::move(variants)) {
    if (purpose != To::AddGames && !std::filesystem::exists(path))
        throw CommandError(ExitStatus::Failed, fmt::format("{} does not exist.", path.string()));
    const core::VariantFinder finder = core::finderOf(m_variants.all());
    if (purpose == To::Read)
        m_readable.emplace(path, Timeout, finder);
    else
        m_library.emplace(path, Timeout, finder);
    if (purpose == To::AddGames) warnOfFaults();
}

void OpenLibrary::warnOfFaults() {
    std::error_code error;
    if (std::filesystem::file_size(m_library->path(), error) > core::Library::CheckedBytes || error) return;
    const auto result = core::checkGames(*m_library, {});
    if (result.first)
        std::cerr << fmt::format(
            "{}: faults found: {}. The first: {} To list all, run “komadai-cli library check”.\n",
            core::visibleText(m_library->path().string()), result.faults, Wording().sentence(*result.first));
}

std::unique_ptr<core::LibraryCopy> OpenLibrary::copyOf(const std::filesystem::path& path,
                                                       const std::function<bool()>& isStopped) const {
    return std::make_unique<core::LibraryCopy>(path, Timeout, core::finderOf(m_variants.all()), isStopped);
}

std::string computerOfLevel(int level) { return fmt::format("Computer {}", level); }

core::GameFilter filterFrom(const std::string& text, const core::VariantSet& variants) {
    const auto filter = core::parseFilter(text);
    if (!filter) throw CommandError(ExitStatus::WrongCall, Wording().sentence(filter.error()));
    core::ShownNames names;
    for (const auto& variant : variants.all())
        names.variants.emplace_back(variant->spec().id, variant->spec().name);
    for (int level = core::MinLevel; level <= core::MaxLevel; ++level)
        names.levels.push_back(computerOfLevel(level));
    names.fullStrength = "Computer at full strength";
    names.nameless = "Human";
    return core::withShownNames(filter.value(), names);
}

std::string sentenceOf(const core::UnreadableGame& problem) {
    if (const auto* unknown = std::get_if<core::UnknownVariant>(&problem))
        return fmt::format("The variant “{}” is unknown.", unknown->id);
    if (const auto* damaged = std::get_if<core::RecordError>(&problem)) return Wording().sentence(*damaged);
    return "The library has no such game.";
}

} // namespace komadai::cli
